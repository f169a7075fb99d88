package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/**
 * Chapter 9 as the standard rules have it, on the {@link ProvingGround}: the range is three hexes.
 */
class StandardSupplyTest {
  private static Situation field(String units) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(units);
  }

  private static boolean inSupply(String unit, String units) {
    return field(units).inSupply(unit);
  }

  /** Only the railhead 0708 feeds red, so that one line of three hexes leads from there to 0711. */
  private static Situation straight(String units) {
    return field(units).onlyRailheads("red", "0708");
  }

  private static boolean reaches0711(String unit, String others) {
    return straight(others + "; 0711: " + unit).inSupply(unit);
  }

  // ---- 9.12, 9.13

  @Test
  @Case("GWE-9.12")
  void aSourceThreeHexesAwayIsInRangeAndOneFourHexesAwayIsNot() {
    assertThat(inSupply("red-2a", "0511: red-2a")).isTrue();
    assertThat(inSupply("red-2a", "0512: red-2a")).isFalse();
    assertThat(inSupply("red-1a", "0511: red-1a")).isTrue();
    assertThat(inSupply("red-1a", "0512: red-1a")).isFalse();
  }

  @Test
  @Case("GWE-9.13")
  void theSourceIsCountedAndTheUnitsOwnHexIsNot() {
    assertThat(field("0711: red-2a").supplyLine("red-2a"))
        .containsExactly("0711", "0710", "0709", "0708");
    assertThat(field("0711: red-1a").supplyLine("red-1a"))
        .containsExactly("0711", "0710", "0709", "0708");
    assertThat(field("0708: red-2a").supplyLine("red-2a")).containsExactly("0708");
    assertThat(field("0708: red-1a").supplyLine("red-1a")).containsExactly("0708");
    assertThat(field("0512: red-2a").supplyLine("red-2a")).isEmpty();
  }

  @Test
  @Case("GWE-9.13")
  void theMapEdgeWhereARailwayLeavesIsASourceThoughTheRailwayBehindItIsCut() {
    assertThat(field("0103: blue-2a; 0301: red-2a").supplyLine("red-2a"))
        .containsExactly("0301", "0201", "0101");
    assertThat(inSupply("red-2a", "0101: blue-2a; 0301: red-2a")).isFalse();
  }

  @Test
  @Case("GWE-9.13")
  void onlyTheSidesOwnRailwayIsItsSource() {
    assertThat(inSupply("red-2a", "1308: red-2a")).isFalse();
    assertThat(inSupply("blue-2a", "1308: blue-2a")).isTrue();
    assertThat(inSupply("blue-2a", "0408: blue-2a")).isFalse();
  }

  private static void refuses(Situation s, String unit, String caseId, String why) {
    var trace = s.rules().supply(s.p(), s.unit(unit));
    assertThat(trace.in()).isFalse();
    assertThat(trace.why()).isEqualTo(why);
    assertThat(trace.caseId()).isEqualTo(caseId);
  }

  @Test
  @Case("GWE-9.12")
  void whoIsTooFarFromEverySourceIsToldSo() {
    Situation s = field("0512: red-2a; 0513: red-1a");
    refuses(s, "red-2a", "GWE-9.12", "No supply source is within 3 hexes.");
    refuses(s, "red-1a", "GWE-9.12", "No supply source is within 3 hexes.");
  }

  @Test
  @Case("GWE-9.14")
  void whoseLinesTheEnemyCutsIsToldSo() {
    Situation s = straight("0711: red-2a; 0710: blue-2a");
    refuses(
        s,
        "red-2a",
        "GWE-9.14",
        "Enemy units and zones of control cut every supply line of at most 3 hexes.");
    s = straight("0711: red-1a; 0710: blue-2a");
    refuses(
        s,
        "red-1a",
        "GWE-9.14",
        "Every supply line of at most 3 hexes enters an enemy unit's hex or more than two hexes in"
            + " enemy zones of control.");
  }

  @Test
  @Case("GWE-9.15")
  void whoseRailwayTheEnemyHasCutOrTakenIsToldSo() {
    Situation s = field("0711: red-2a").onlyRailheads("red");
    refuses(
        s,
        "red-2a",
        "GWE-9.15",
        "The railways within 3 hexes are not a supply source: the enemy has cut them or was the last"
            + " to occupy them.");
  }

  @Test
  @Case({"GWE-9.12", "GWE-10.35", "GWE-11.22", "GWE-5.38"})
  void supplyIsExplainedWithItsCase() {
    Situation s = field("0711: red-2a; 1104: red-hq-army");

    assertThat(s.rules().supply(s.p(), s.unit("red-2a")).why())
        .isEqualTo("It has a supply line of 3 hexes to a supply source.");
    assertThat(s.rules().supply(s.p(), s.unit("red-2a")).caseId()).isEqualTo("GWE-9.12");
    assertThat(s.rules().supply(s.p(), s.unit("red-hq-army")).caseId()).isEqualTo("GWE-10.35");
    assertThat(s.supplyLine("red-hq-army")).containsExactly("1104");
    assertThat(s.rules().supply(s.p(), s.unit("fort-blue")).caseId()).isEqualTo("GWE-11.22");
    assertThat(s.supplyLine("fort-blue")).containsExactly("1310");
    assertThat(s.inSupply("red-2d")).as("not on the map").isTrue();
    assertThat(s.rules().supply(s.p(), s.unit("red-2d")).caseId()).isEqualTo("GWE-5.38");
  }

  @Test
  @Case({"GWE-11.22", "GWE-9.12"})
  void whoIsFedByAFortressIsInSupplyWithoutALine() {
    Situation s = field("1310: blue-2a+fed-by-fortress, blue-2b").onlyRailheads("blue");

    assertThat(s.inSupply("blue-2a")).isTrue();
    assertThat(s.rules().supply(s.p(), s.unit("blue-2a")).caseId()).isEqualTo("GWE-11.22");
    assertThat(s.supplyLine("blue-2a")).containsExactly("1310");
    assertThat(s.inSupply("blue-2b")).isFalse();
  }

  // ---- 9.14

  @Test
  @Case("GWE-9.14")
  void anEnemyControlledHexStopsTheLineOfRatingTwoButNotOfRatingOne() {
    String zone = "0810: blue-2a";

    assertThat(reaches0711("red-2a", zone)).isFalse();
    assertThat(reaches0711("red-3a", zone)).isFalse();
    assertThat(reaches0711("red-1a", zone)).isTrue();
  }

  @Test
  @Case("GWE-9.14")
  void theUnitsOwnHexMayBeEnemyControlled() {
    assertThat(reaches0711("red-2a", "0811: blue-2a")).isTrue();
  }

  @Test
  @Case("GWE-9.14")
  void aFriendInTheControlledHexOpensTheLine() {
    assertThat(straight("0810: blue-2a; 0711: red-2a; 0710: red-bde").supplyLine("red-2a"))
        .containsExactly("0711", "0710", "0709", "0708");
    assertThat(reaches0711("red-2a", "0810: blue-2a; 0710: red-hq-1")).isFalse();
  }

  @Test
  @Case("GWE-9.14")
  void ratingOneMayPassTwoControlledHexes() {
    // The zones reach 0708, 0709 and 0710; at the railhead a friend does away with them.
    Situation s = straight("0810: blue-2a; 0809: blue-2b; 0708: red-3b; 0711: red-1a, red-2a");

    assertThat(s.supplyLine("red-1a")).containsExactly("0711", "0710", "0709", "0708");
    assertThat(s.inSupply("red-2a")).isFalse();
  }

  @Test
  @Case("GWE-9.14")
  void noLineRunsThroughAnEnemy() {
    assertThat(reaches0711("red-1a", "0710: blue-bde")).isFalse();
    assertThat(reaches0711("red-1a", "0710: blue-depot1")).isFalse();
    assertThat(reaches0711("red-1a", "0710: red-bde")).isTrue();
  }

  @Test
  @Case({"GWE-9.14", "GWE-9.12"})
  void aLineGoesRoundAnEnemyWhereItsLengthAllows() {
    // Two hexes lead from 0710 to the railhead; with a depot in 0709, which has no zone, three do.
    assertThat(straight("0710: red-2a").supplyLine("red-2a"))
        .containsExactly("0710", "0709", "0708");
    assertThat(straight("0710: red-2a; 0709: blue-depot1").supplyLine("red-2a"))
        .hasSize(4)
        .doesNotContain("0709")
        .endsWith("0708");
    assertThat(reaches0711("red-2a", "0709: blue-depot1")).as("four hexes").isFalse();
  }

  // ---- 9.15

  @Test
  @Case("GWE-9.15")
  void oneControlledRailHexCutsAllTheRailwayBehindIt() {
    // The zone of 0407 reaches 0308, 0408 and 0508.
    String zone = "0407: blue-2a; ";

    assertThat(inSupply("red-2a", zone + "0708: red-2a")).isFalse();
    assertThat(inSupply("red-2a", "0708: red-2a")).isTrue();
    assertThat(inSupply("red-2a", zone + "0210: red-2a")).isTrue();
  }

  @Test
  @Case("GWE-9.15")
  void friendsInEveryControlledRailHexKeepItOpen() {
    String zone = "0407: blue-2a; 0308: red-3a; 0408: red-3b";

    assertThat(reaches0711("red-2a", zone)).isFalse();
    assertThat(reaches0711("red-2a", zone + "; 0508: red-3c")).isTrue();
    assertThat(reaches0711("red-2a", zone + "; 0508: red-hq-1")).isFalse();
  }

  @Test
  @Case("GWE-9.15")
  void anEnemyOnTheRailwayCutsIt() {
    assertThat(inSupply("red-2a", "0308: blue-depot1; 0708: red-2a")).isFalse();
    assertThat(inSupply("red-2a", "0308: blue-hq-1; 0708: red-2a")).isTrue();
  }

  @Test
  @Case("GWE-9.15")
  void aRailHexThatTheEnemyRaidedIsNoSourceButTheRailwayBehindItWorks() {
    Situation s = field("0511: red-2a; 0711: red-2b").heldBy("blue", "0408", "0508", "0608");

    assertThat(s.inSupply("red-2a")).isFalse();
    assertThat(s.supplyLine("red-2b")).containsExactly("0711", "0710", "0709", "0708");
    s.with("0508: red-bde");
    assertThat(s.supplyLine("red-2a")).endsWith("0508");
  }

  @Test
  @Case("GWE-9.15")
  void walkingThroughARailHexTakesItAndWalkingBackRestoresIt() {
    Situation s =
        straight("0908: blue-1a; 1009: blue-hq-1; 0711: red-2a; 0608: red-3a; 0509: red-hq-army")
            .at(3, "blue", "movement");
    assertThat(s.inSupply("red-2a")).isTrue();

    s.play(s.march("blue-1a", "0808", "0708", "0707", "0706"));

    assertThat(s.controls("blue", "0708")).isFalse();
    assertThat(s.inSupply("red-2a")).as("the enemy was last in 0708").isFalse();

    s.at(3, "red", "movement").play(s.march("red-3a", "0708"));

    assertThat(s.supplyLine("red-2a")).endsWith("0708");
  }

  @Test
  @Case("GWE-9.15")
  void aRailwayThatReachesNoMapEdgeIsNoSource() {
    assertThat(inSupply("red-2a", "0503: red-2a")).isFalse();
    assertThat(inSupply("red-2a", "0504: red-2a")).isFalse();
  }

  // ---- 9.16

  @Test
  @Case("GWE-9.16")
  void depotsFormAChainFromTheRailway() {
    Situation s = field("0705: red-depot1; 0702: red-depot2; 1002: red-2a; 1102: red-2b");

    assertThat(s.inSupply("red-depot1")).isTrue();
    assertThat(s.inSupply("red-depot2")).isTrue();
    assertThat(s.supplyLine("red-2a")).hasSize(4).endsWith("0702");
    assertThat(s.inSupply("red-2b")).as("four hexes from the last depot").isFalse();
  }

  @Test
  @Case("GWE-9.16")
  void aChainWithoutItsFirstLinkSuppliesNobody() {
    Situation s = field("0702: red-depot2; 1002: red-2a");

    assertThat(s.inSupply("red-depot2")).isFalse();
    assertThat(s.inSupply("red-2a")).isFalse();
  }

  @Test
  @Case("GWE-9.16")
  void twoDepotsDoNotSupplyEachOther() {
    Situation s = field("0704: red-depot1; 0703: red-depot2; 0702: red-2a");

    assertThat(s.inSupply("red-depot1")).as("four hexes from the railway").isFalse();
    assertThat(s.inSupply("red-depot2")).isFalse();
    assertThat(s.inSupply("red-2a")).isFalse();
  }

  @Test
  @Case("GWE-9.16")
  void theLineOfADepotIsFreeOfEnemyZones() {
    assertThat(inSupply("red-depot1", "0705: red-depot1")).isTrue();
    assertThat(inSupply("red-depot1", "0705: red-depot1; 0806: blue-2a")).isFalse();
    assertThat(inSupply("red-depot1", "0705: red-depot1; 0806: blue-2a; 0707: red-bde")).isFalse();
    assertThat(
            inSupply(
                "red-depot1", "0705: red-depot1; 0806: blue-2a; 0707: red-bde; 0706: red-bde2"))
        .isTrue();
  }

  @Test
  @Case("GWE-9.16")
  void theLineShownForADepotIsTheOneThatFeedsIt() {
    Situation s = field("0705: red-depot1; 0704: red-depot2");

    assertThat(s.supplyLine("red-depot1")).containsExactly("0705", "0706", "0707", "0708");
    assertThat(s.supplyLine("red-depot2")).containsExactly("0704", "0705");
    assertThat(field("0708: red-depot1").supplyLine("red-depot1")).containsExactly("0708");
    assertThat(field("0704: red-depot1; 0705: red-depot2").supplyLine("red-depot1"))
        .containsExactly("0704", "0705");
  }

  @Test
  @Case("GWE-9.16")
  void aDepotAboardATrainIsFedButFeedsNobody() {
    String chain = "0505: red-depot2; 0601: red-2a; 0503: red-depot1";

    assertThat(inSupply("red-2a", chain)).isTrue();
    Situation aboard = field(chain + "+entrained");
    assertThat(aboard.inSupply("red-depot1")).isTrue();
    assertThat(aboard.supplyLine("red-depot1")).containsExactly("0503", "0504", "0505");
    assertThat(aboard.inSupply("red-2a")).isFalse();
  }

  // ---- 9.17

  @Test
  @Case("GWE-9.17")
  void aLineRunsThroughAnEnemyHeadquartersThatStandsAlone() {
    assertThat(inSupply("red-2a", "0710: blue-hq-1; 0711: red-2a")).isTrue();
    assertThat(inSupply("red-2a", "0710: blue-hq-1, blue-bde; 0711: red-2a")).isFalse();
    assertThat(inSupply("red-depot1", "0710: blue-hq-1; 0711: red-depot1")).isTrue();
  }

  // ---- 9.11 and the effects of 9.2

  @Test
  @Case({"GWE-9.11", "GWE-4.0-1a"})
  void whoIsCutOffWhenThePhaseOpensHasHalfHisPointsForAllOfIt() {
    // 0710 is in the zone of 0810: the 2nd is cut off until a friend stands there.
    Situation s =
        straight("0810: blue-2a; 0711: red-2a; 0610: red-1a; 0609: red-hq-army")
            .at(3, "red", "movement");
    assertThat(s.has("red-2a", "out-of-supply")).isTrue();
    assertThat(s.allowance("red-2a")).isEqualTo(2);
    assertThat(s.has("red-1a", "out-of-supply")).isFalse();
    assertThat(s.allowance("red-1a")).isEqualTo(6);

    s.play(s.march("red-1a", "0710"));

    assertThat(s.inSupply("red-2a")).isTrue();
    assertThat(s.allowance("red-2a")).isEqualTo(2);
  }

  @Test
  @Case({"GWE-9.11", "GWE-9.22"})
  void whoIsReconnectedBeforeTheAttritionSegmentDoesNotRoll() {
    Situation s =
        straight("0810: blue-2a; 0711: red-2a; 0610: red-1a; 0609: red-hq-army")
            .at(3, "red", "movement");
    s.play(s.march("red-1a", "0710")).dice(1);

    s.play(s.pass());

    assertThat(s.steps("red-2a")).isEqualTo(2);
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    assertThat(s.diceLeft()).containsExactly(1);
  }

  @Test
  @Case({"GWE-9.11", "GWE-9.22"})
  void whoIsCutOffInTheMovementSegmentRollsThoughHeHadAllHisPoints() {
    Situation s =
        straight("0810: blue-2a; 0711: red-2a; 0710: red-1a; 0609: red-hq-army")
            .at(3, "red", "movement");
    assertThat(s.has("red-2a", "out-of-supply")).isFalse();
    s.play(s.march("red-1a", "0609")).dice(3);

    s.play(s.pass());

    assertThat(s.steps("red-2a")).isEqualTo(1);
    assertThat(s.diceLeft()).isEmpty();
  }

  @Test
  @Case({"GWE-9.11", "GWE-9.23"})
  void supplyForAnAttackIsLookedAtWhenTheAttackIsMade() {
    // The brigade in 0810 has a zone in 0710; while the 1st stand there the line of the 2nd is
    // open.
    Situation s =
        straight(
                "0810: blue-bde2; 0610: blue-bde; 0711: red-2a; 0710: red-1a, red-1b; 0709:"
                    + " red-hq-army")
            .at(3, "red", "combat");
    assertThat(s.preview(s.attack("0810", "red-2a")).attack().total()).isEqualTo(3);

    s.dice(1).play(s.attack("0610", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("-/E");
    while (s.asked().equals("advance")) {
      String unit = s.where("red-1a").equals("0710") ? "red-1a" : "red-1b";
      s.play(s.advance(unit, "0610"));
    }

    assertThat(s.where("red-1a")).isEqualTo("0610");
    assertThat(s.where("red-1b")).isEqualTo("0610");
    assertThat(s.inSupply("red-2a")).isFalse();
    assertThat(s.preview(s.attack("0810", "red-2a")).attack().total()).isEqualTo(1);
    s.dice(2, 6).play(s.attack("0810", "red-2a"));
    assertThat(s.events(Event.Reduced.class).get(0))
        .isEqualTo(new Event.Reduced(s.unit("red-2a"), 1, "GWE-9.23"));
  }

  @Test
  @Case("GWE-9.21")
  void halvesAreRoundedDownAndNeverBelowOneButNothingStaysNothing() {
    assertThat(Supply.halved(5)).isEqualTo(2);
    assertThat(Supply.halved(8)).isEqualTo(4);
    assertThat(Supply.halved(2)).isEqualTo(1);
    assertThat(Supply.halved(1)).isEqualTo(1);
    assertThat(Supply.halved(0)).isZero();
  }

  @Test
  @Case("GWE-9.21")
  void outOfSupplyUnitsHaveHalfTheirMovementPoints() {
    Situation s =
        field("1103: red-1a; 1104: red-2a; 1105: red-3a; 1106: red-cav1; 1107: red-hq-army")
            .at(3, "red", "movement");

    assertThat(s.allowance("red-1a")).isEqualTo(3);
    assertThat(s.allowance("red-2a")).isEqualTo(2);
    assertThat(s.allowance("red-3a")).isEqualTo(2);
    assertThat(s.allowance("red-cav1")).isEqualTo(4);
    assertThat(s.allowance("red-hq-army")).as("headquarters are not affected").isEqualTo(8);
  }

  @Test
  @Case("GWE-9.21")
  void outOfSupplyUnitsAttackWithHalfButDefendWithAll() {
    // Both sides are cut off between the lines; the attack of 3 is 1, that of 1 stays 1.
    Situation s =
        field("0903: red-2a, red-bde; 0904: blue-2a; 0803: red-hq-army").at(3, "red", "combat");
    assertThat(s.inSupply("red-2a")).isFalse();
    assertThat(s.inSupply("blue-2a")).isFalse();

    var preview = s.preview(s.attack("0904", "red-2a", "red-bde"));

    assertThat(preview.attack().leaves())
        .extracting(part -> part.total())
        .containsExactly(1.0, 1.0);
    assertThat(preview.defence().total()).isEqualTo(5);
    assertThat(preview.modifiers()).extracting(part -> part.caseId()).contains("GWE-9.21");
  }

  @Test
  @Case("GWE-9.21")
  void lackOfSupplyDoesNotSlowTrains() {
    // Both exits are taken: the railway between is no source, but trains run on it.
    Situation s =
        field("0101: blue-2a; 0116: blue-2b; 0103: red-2a+entrained; 0304: red-hq-army")
            .at(3, "red", "movement");
    assertThat(s.inSupply("red-2a")).isFalse();
    String[] eleven = {
      "0104", "0105", "0106", "0107", "0108", "0109", "0110", "0111", "0112", "0113", "0114"
    };

    assertThat(s.refusal(s.rail("red-2a", eleven))).isEqualTo("GWE-5.31");
    s.play(s.rail("red-2a", java.util.Arrays.copyOf(eleven, 10)));

    assertThat(s.where("red-2a")).isEqualTo("0113");
  }

  // ---- 9.22

  private static int stepsAfterAttrition(String unit, int steps, int die) {
    Situation s = field("1104: " + unit + "/" + steps).dice(die).at(3, "red", "attrition");
    assertThat(s.diceLeft()).isEmpty();
    return s.steps(unit);
  }

  @Test
  @Case("GWE-9.22")
  void onOneToThreeAUnitOutOfSupplyLosesHalfItsStepsRoundedUp() {
    assertThat(stepsAfterAttrition("red-c3", 4, 1)).isEqualTo(2);
    assertThat(stepsAfterAttrition("red-c3", 3, 3)).isEqualTo(1);
    assertThat(stepsAfterAttrition("red-c3", 1, 3)).isZero();
    assertThat(stepsAfterAttrition("red-2a", 2, 3)).isEqualTo(1);
    assertThat(stepsAfterAttrition("red-2a", 2, 2)).isEqualTo(1);
    assertThat(stepsAfterAttrition("red-bde", 1, 3)).isZero();
    assertThat(stepsAfterAttrition("red-depot1", 1, 3)).isZero();
  }

  @Test
  @Case("GWE-9.22")
  void onFourToSixItLosesNothing() {
    assertThat(stepsAfterAttrition("red-c3", 4, 4)).isEqualTo(4);
    assertThat(stepsAfterAttrition("red-c3", 3, 6)).isEqualTo(3);
    assertThat(stepsAfterAttrition("red-2a", 2, 4)).isEqualTo(2);
    assertThat(stepsAfterAttrition("red-bde", 1, 4)).isEqualTo(1);
  }

  @Test
  @Case("GWE-9.22")
  void everyPhasingUnitRollsForItselfAndTheOtherSideDoesNot() {
    Situation s =
        field("1104: red-2a, red-2b; 0708: red-2c; 0603: blue-2a")
            .dice(3, 4, 1)
            .at(3, "red", "attrition");

    assertThat(s.steps("red-2a")).isEqualTo(1);
    assertThat(s.steps("red-2b")).isEqualTo(2);
    assertThat(s.steps("red-2c")).isEqualTo(2);
    assertThat(s.steps("blue-2a")).isEqualTo(2);
    assertThat(s.diceLeft()).containsExactly(1);
    assertThat(s.phase()).isNotEqualTo("attrition");
  }

  // ---- 9.23

  @Test
  @Case("GWE-9.23")
  void anAttackerOutOfSupplyRollsJustBeforeTheOddsAreWorkedOut() {
    // 8 is halved to 4 against 4. On a 1 the corps loses two of four steps: 4 is halved to 2, 1-2.
    Situation s = field("0904: red-c3; 0903: blue-3a; 0803: red-hq-army").at(3, "red", "combat");
    assertThat(s.preview(s.attack("0903", "red-c3")).odds()).isEqualTo("1:1");

    s.dice(3, 6).play(s.attack("0903", "red-c3"));

    assertThat(s.events(Event.Fought.class))
        .singleElement()
        .satisfies(f -> assertThat(f.odds()).isEqualTo("1:2"));
    assertThat(s.events(Event.Rolled.class))
        .extracting(Event.Rolled::caseId)
        .startsWith("GWE-9.23", "GWE-8.4");
    assertThat(s.events(Event.Reduced.class).get(0))
        .isEqualTo(new Event.Reduced(s.unit("red-c3"), 2, "GWE-9.23"));
  }

  @Test
  @Case("GWE-9.23")
  void onAFourTheAttackerGoesInWithAllHisSteps() {
    Situation s = field("0904: red-c3; 0903: blue-3a; 0803: red-hq-army").at(3, "red", "combat");

    s.dice(4, 6).play(s.attack("0903", "red-c3"));

    assertThat(s.events(Event.Fought.class))
        .singleElement()
        .satisfies(f -> assertThat(f.odds()).isEqualTo("1:1"));
  }

  @Test
  @Case("GWE-9.23")
  void aLastStepLostIsGoneBeforeTheOdds() {
    // 1 and 1 against 4 would be 1-2; without the brigade it is 1-4, which the table has not.
    Situation s =
        field("0904: red-2a/1, red-bde, red-1a; 0903: blue-3a; 0803: red-hq-army")
            .at(3, "red", "combat");

    s.dice(4, 2, 4, 6).play(s.attack("0903", "red-2a", "red-bde", "red-1a"));

    assertThat(s.where("red-bde")).isEqualTo("eliminated");
    assertThat(s.events(Event.Fought.class))
        .singleElement()
        .satisfies(f -> assertThat(f.odds()).as("1 + 2 against 4").isEqualTo("1:2"));
  }

  @Test
  @Case("GWE-9.23")
  void attackersInSupplyAndDefendersDoNotRoll() {
    Situation s =
        field("0709: red-2a, red-2b; 0710: blue-2a; 0609: red-hq-army").at(3, "red", "combat");
    assertThat(s.inSupply("red-2a")).isTrue();
    assertThat(s.inSupply("blue-2a")).isFalse();

    s.dice(6).play(s.attack("0710", "red-2a", "red-2b"));

    assertThat(s.events(Event.Rolled.class))
        .singleElement()
        .satisfies(r -> assertThat(r.caseId()).isEqualTo("GWE-8.4"));
  }

  // ---- 9.24

  @Test
  @Case("GWE-9.24")
  void headquartersNeverRollForAttrition() {
    Situation s = field("1104: red-hq-army; 1105: red-hq-heroic").dice(1).at(3, "red", "attrition");

    assertThat(s.where("red-hq-army")).isEqualTo("1104");
    assertThat(s.where("red-hq-heroic")).isEqualTo("1105");
    assertThat(s.diceLeft()).containsExactly(1);
  }

  @Test
  @Case("GWE-9.24")
  void aHeroicHeadquartersRollsForNoAttack() {
    Situation s = field("0904: red-c3, red-hq-heroic; 0903: blue-3a").at(3, "red", "combat");

    s.dice(4, 6).play(s.attack("0903", "red-c3", "red-hq-heroic"));

    assertThat(s.events(Event.Rolled.class))
        .extracting(Event.Rolled::caseId)
        .startsWith("GWE-9.23", "GWE-8.4");
  }
}
