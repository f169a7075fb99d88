package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case 10.5: what the enemy does to headquarters. */
class StandardHeadquartersTest {
  private static Situation field(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(placements);
  }

  private static double defence(Situation s, String target, String... units) {
    return s.preview(s.attack(target, units)).defence().total();
  }

  private static List<String> scored(Situation s) {
    return s.events(Event.Scored.class).stream()
        .map(scored -> scored.side().id() + " " + scored.what())
        .toList();
  }

  // ---- 10.51 their strength

  @ParameterizedTest(name = "{0}: {1}")
  @Case({"GWE-10.51", "GWE-10.53"})
  @CsvSource({
    "'blue-3a, blue-hq-corps', 5",
    "'blue-3a, blue-hq-heroic', 6",
    "'blue-3a, blue-hq-corps, blue-hq-heroic', 7",
    "'blue-bde, blue-hq-corps', 2",
    "'blue-bde, blue-hq-heroic', 2",
    "'blue-bde, blue-bde2, blue-hq-corps', 5",
    "'blue-3a/1, blue-hq-corps', 3"
  })
  void aHeadquartersAddsItsStrengthBesideTwoStackingPoints(String defenders, double strength) {
    Situation s =
        field("0808: red-c1; 0708: red-hq-army; 0909: " + defenders).at(2, "red", "combat");

    assertThat(defence(s, "0909", "red-c1")).isEqualTo(strength);
  }

  @Test
  @Case("GWE-10.51")
  void passengersAreNotTheTwoPointsItNeeds() {
    Situation s =
        field("0808: red-c1; 0708: red-hq-army; 0909: blue-bde, blue-hq-corps")
            .at(2, "red", "combat")
            .with("0909: blue-3a+passenger");

    assertThat(defence(s, "0909", "red-c1")).isEqualTo(2);
  }

  @Test
  @Case("GWE-10.51")
  void groundThatDoublesTheDefendersDoublesTheHeadquarters() {
    // Bluestadt, 1215: four and one, doubled.
    Situation s =
        field("1115: red-c1; 0914: red-hq-army; 1215: blue-3a, blue-hq-corps")
            .at(2, "red", "combat");

    assertThat(defence(s, "1215", "red-c1")).isEqualTo(10);
  }

  @Test
  @Case("GWE-10.51")
  void lackOfSupplyTakesNothingFromAHero() {
    // Far from the railway: the division has 1 of its 2, the hero his 2.
    Situation s =
        field("0803: red-3a, red-hq-heroic; 0903: blue-bde; 1208: blue-hq-1")
            .at(2, "red", "combat");
    assertThat(s.inSupply("red-3a")).isFalse();

    assertThat(s.preview(s.attack("0903", "red-3a", "red-hq-heroic")).attack().total())
        .isEqualTo(3);
  }

  @Test
  @Case("GWE-10.51")
  void aRiverHalvesAHeroToo() {
    Situation s =
        field("1203: red-3a, red-hq-heroic; 1303: blue-bde; 1508: blue-hq-1")
            .at(2, "red", "combat");
    assertThat(s.inSupply("red-3a")).isFalse();

    assertThat(s.preview(s.attack("1303", "red-3a", "red-hq-heroic")).attack().total())
        .isEqualTo(1.5);
  }

  @Test
  @Case("GWE-10.51")
  void aHeadquartersAloneIsNotAttacked() {
    Situation s =
        field("0808: red-c1; 0708: red-hq-army; 0909: blue-hq-heroic; 0809: blue-bde")
            .at(2, "red", "combat");

    assertThat(s.refusal(s.attack("0909", "red-c1"))).isEqualTo("GWE-8.11");
  }

  // ---- 10.52 they are transparent

  @Test
  @Case("GWE-10.52a")
  void headquartersHaveNoZoneAndCostNothingToPass() {
    Situation s =
        field("0808: red-1a, red-hq-1; 0909: blue-hq-corps; 0810: blue-hq-army; 1008: blue-1a")
            .at(2, "red", "movement");

    assertThat(s.controls("blue", "0809")).isFalse();
    assertThat(s.cost("red-1a", "0808", "0809")).isEqualTo(1);
    assertThat(s.controls("blue", "0909")).as("by the division at 1008").isTrue();
  }

  @Test
  @Case("GWE-10.52a")
  void supplyRunsOverHeadquartersAndNotOverUnits() {
    // Both lines of three hexes from 0711 begin in 0710 and 0610.
    Situation s = field("0711: red-3a; 0710: blue-hq-corps; 0610: blue-hq-army");
    assertThat(s.inSupply("red-3a")).isTrue();

    s = field("0711: red-3a; 0710: blue-depot1; 0610: blue-depot2");
    assertThat(s.inSupply("red-3a")).isFalse();
  }

  @Test
  @Case("GWE-10.52a")
  void trainsRollPastHeadquarters() {
    Situation s =
        field("0608: red-1a+entrained, red-hq-1; 0507: blue-hq-corps; 1208: blue-1a")
            .at(2, "red", "movement");
    s.play(s.rail("red-1a", "0508", "0408"));
    assertThat(s.where("red-1a")).isEqualTo("0408");

    s = field("0608: red-1a+entrained, red-hq-1; 0507: blue-bde").at(2, "red", "movement");
    assertThat(s.refusal(s.rail("red-1a", "0508", "0408"))).isEqualTo("GWE-5.33");
  }

  @Test
  @Case({"GWE-10.52a", "GWE-10.52b"})
  void retreatsGoOverHeadquartersAndDriveThemOff() {
    // Blue may retreat only to 1008, where a red headquarters stands; its friend is at 1207.
    Situation s =
        field(
                "0808: red-c1; 0910: red-1a; 0907: red-1b; 0708: red-hq-army; 1008: red-hq-1; 1207:"
                    + " red-bde; 0909: blue-1a; 1408: blue-hq-1")
            .at(2, "red", "combat");
    // Two to one for rating 1 and a 4: 1/1.
    s.dice(4).play(s.attack("0909", "red-c1", "red-1a")).play(s.choose("2"));

    assertThat(s.where("blue-1a")).as("the only way").isEqualTo("1008");
    assertThat(s.asked()).isEqualTo("displace");
    assertThat(s.askedOf()).isEqualTo("red");
    s.play(s.displace("red-hq-1", "1207"));
    assertThat(s.where("red-hq-1")).isEqualTo("1207");
    assertThat(s.asked()).as("the combat goes on").isEqualTo("lose");
  }

  // ---- 10.52b overrun

  /** Blue may enter 0808, where a red headquarters is alone; its friend is two hexes off. */
  private static Situation alone(String hq, String intruder) {
    return field("0808: " + hq + "; 0608: red-3a; 0909: " + intruder + "; 1008: blue-hq-1")
        .at(2, "blue", "movement");
  }

  @ParameterizedTest(name = "{0} before {1}")
  @Case("GWE-10.52b")
  @CsvSource({
    "red-hq-corps, blue-3a",
    "red-hq-corps, blue-3a/1",
    "red-hq-1, blue-bde",
    "red-hq-heroic, blue-cav1"
  })
  void aUnitThatCanAttackDrivesAHeadquartersToTheNearestFriend(String hq, String intruder) {
    Situation s = alone(hq, intruder);

    s.play(s.march(intruder.split("/")[0], "0808"));
    assertThat(s.where(intruder.split("/")[0])).isEqualTo("0808");
    assertThat(s.where(hq)).isEqualTo("0608");
    assertThat(s.events(Event.Placed.class))
        .extracting(Event.Placed::how)
        .containsExactly("displaced");
    assertThat(scored(s)).isEmpty();
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.askedOf()).isEqualTo("blue");
  }

  @ParameterizedTest
  @Case("GWE-10.52b")
  @ValueSource(strings = {"blue-4a/1", "blue-depot1", "blue-hq-army"})
  void aUnitWithoutAttackStrengthMayNotEnter(String intruder) {
    Situation s = alone("red-hq-corps", intruder);

    assertThat(s.refusal(s.march(intruder.split("/")[0], "0808"))).isEqualTo("GWE-10.52b");
    assertThat(s.cost(intruder.split("/")[0], "0909", "0808")).isNegative();
  }

  @Test
  @Case("GWE-10.52b")
  void amongEquallyNearFriendsTheOwnerPicks() {
    Situation s =
        field(
                "0808: red-hq-corps; 0607: red-3a; 0609: red-3b; 0501: red-3c; 0909: blue-3a; 1008:"
                    + " blue-hq-1")
            .at(2, "blue", "movement");
    s.play(s.march("blue-3a", "0808"));
    assertThat(s.asked()).isEqualTo("displace");
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.displace("red-hq-corps", "0607"), s.displace("red-hq-corps", "0609"));
    assertThat(s.refusal(s.displace("red-hq-corps", "0501"))).as("farther").isEqualTo("GWE-10.52b");
    assertThat(s.refusal(s.displace("red-3a", "0609"))).isEqualTo("GWE-10.52b");
    assertThat(s.refusal(s.march("blue-3a", "0807"))).isEqualTo("GWE-10.52b");

    s.play(s.displace("red-hq-corps", "0609"));
    assertThat(s.where("red-hq-corps")).isEqualTo("0609");
    assertThat(s.askedOf()).isEqualTo("blue");
  }

  @Test
  @Case("GWE-10.52b")
  void aFortressIsARefugeButAnotherHeadquartersIsNot() {
    // The fortress at 0410 is four hexes off, the other headquarters one, the division seven.
    Situation s =
        field("0808: red-hq-corps; 0708: red-hq-army; 0101: red-3a; 0909: blue-3a; 1008: blue-hq-1")
            .at(2, "blue", "movement");

    s.play(s.march("blue-3a", "0808"));
    assertThat(s.where("red-hq-corps")).isEqualTo("0410");
  }

  @Test
  @Case("GWE-10.52b")
  void allHeadquartersInTheHexMustGo() {
    Situation s =
        field("0808: red-hq-corps, red-hq-army; 0608: red-3a; 0909: blue-3a; 1008: blue-hq-1")
            .at(2, "blue", "movement");

    s.play(s.march("blue-3a", "0808"));
    assertThat(s.where("red-hq-corps")).isEqualTo("0608");
    assertThat(s.where("red-hq-army")).isEqualTo("0608");
  }

  // ---- 10.52c no way out

  /** Zones lie on all hexes about 0808 but 0909, where the intruder stands. */
  private static Situation ringed(String hq) {
    return field(
            "0808: "
                + hq
                + "; 0401: red-3a; 0806: blue-1b; 0810: blue-1c; 0608: blue-2a; 1007: blue-2b;"
                + " 0909: blue-3a; 1008: blue-hq-1")
        .at(2, "blue", "movement");
  }

  @Test
  @Case("GWE-10.52c")
  void aPoorHeadquartersWhoseNeighbourHexesAreAllControlledIsLostWhenItsHexIsEntered() {
    Situation s = ringed("red-hq-corps");
    for (String hex : new String[] {"0807", "0809", "0708", "0709", "0908"}) {
      assertThat(s.controls("blue", hex)).as(hex).isTrue();
    }

    s.play(s.march("blue-3a", "0808"));
    assertThat(s.where("red-hq-corps"))
        .as("0909 is open, but for the intruder's own zone")
        .isEqualTo("0410");
    assertThat(scored(s)).isEmpty();

    s = ringed("red-hq-corps").with("1009: blue-3b");
    s.play(s.march("blue-3a", "0808"));
    assertThat(s.where("red-hq-corps")).isEqualTo("eliminated");
    assertThat(scored(s)).containsExactly("blue Red hq-corps");
    assertThat(s.events(Event.Removed.class))
        .extracting(Event.Removed::caseId)
        .containsExactly("GWE-10.52c");
  }

  @Test
  @Case("GWE-10.52c")
  void aHeadquartersOfRatingOneSlipsThroughZonesButNotThroughUnits() {
    Situation s = ringed("red-hq-1").with("1009: blue-3b");
    s.play(s.march("blue-3a", "0808"));
    assertThat(s.where("red-hq-1")).isEqualTo("0410");

    s =
        field(
                "0808: red-hq-1; 0401: red-3a; 0807: blue-1b; 0809: blue-1c; 0708: blue-2a; 0709:"
                    + " blue-2b; 0908: blue-3b; 0909: blue-3a, blue-3c; 1008: blue-hq-1")
            .at(2, "blue", "movement");
    s.play(s.march("blue-3a", "0808"));
    assertThat(s.where("red-hq-1")).isEqualTo("eliminated");
  }

  @Test
  @Case("GWE-10.52c")
  void whereThereIsNoFriendToGoToItIsLost() {
    Situation s =
        field(
                "eliminated: fort-red; 0808: red-hq-corps; 0101: red-hq-army; 0909: blue-3a; 1008:"
                    + " blue-hq-1")
            .at(2, "blue", "movement");

    s.play(s.march("blue-3a", "0808"));
    assertThat(s.where("red-hq-corps")).isEqualTo("eliminated");
    assertThat(s.where("red-hq-army")).isEqualTo("0101");
  }

  @Test
  @Case({"GWE-10.52c", "GWE-10.52d"})
  void withEnemiesOnlyBesideItAHeadquartersThatCannotGoStays() {
    Situation s =
        field(
                "0808: red-hq-corps; 0401: red-3a; 0806: blue-1b; 0810: blue-1c; 0608: blue-2a;"
                    + " 1007: blue-2b; 1009: blue-3b; 0910: blue-3a; 1108: blue-hq-1")
            .at(2, "blue", "movement");
    s.play(s.march("blue-3a", "0909"));
    assertThat(s.where("red-hq-corps")).isEqualTo("0808");
    assertThat(s.asked()).isEqualTo("move");

    s.play(s.march("blue-3a", "0808"));
    assertThat(s.where("red-hq-corps"))
        .as("and is lost when it is entered")
        .isEqualTo("eliminated");
  }

  // ---- 10.52d enemies beside them

  @Test
  @Case("GWE-10.52d")
  void aLoneHeadquartersGoesBeforeTheEnemyTakesHisNextStep() {
    Situation s =
        field("0808: red-hq-corps; 0607: red-3a; 0609: red-3b; 1009: blue-1a; 1208: blue-hq-1")
            .at(2, "blue", "movement");
    // By 0909, which is next to it, into 0808.
    s.play(s.march("blue-1a", "0909", "0808", "0708"));
    assertThat(s.asked()).isEqualTo("displace");
    assertThat(s.where("blue-1a")).as("it waits").isEqualTo("0909");
    s.play(s.displace("red-hq-corps", "0607"));
    assertThat(s.where("blue-1a")).isEqualTo("0708");
    assertThat(s.where("red-hq-corps")).isEqualTo("0607");
    assertThat(s.spent("blue-1a")).as("1 + 1 + 2, the last in a zone").isEqualTo(4);
  }

  @Test
  @Case("GWE-10.52d")
  void aHeadquartersWithACombatUnitNeverGoes() {
    Situation s =
        field("0808: red-hq-corps, red-bde; 0608: red-3a; 1009: blue-1a; 1208: blue-hq-1")
            .at(2, "blue", "movement");

    s.play(s.march("blue-1a", "0909"));
    assertThat(s.where("red-hq-corps")).isEqualTo("0808");
    assertThat(s.refusal(s.march("blue-1a", "0808"))).isEqualTo("GWE-5.13");
  }

  @ParameterizedTest
  @Case("GWE-10.52d")
  @ValueSource(strings = {"blue-hq-army", "blue-depot1"})
  void headquartersAndDepotsDriveNobodyOff(String unit) {
    Situation s =
        field("0808: red-hq-corps; 0608: red-3a; 1009: " + unit + "; 1208: blue-hq-1")
            .at(2, "blue", "movement");
    s.play(s.march(unit, "0909"));
    assertThat(s.where("red-hq-corps")).isEqualTo("0808");

    s.at(3, "blue", "supply");
    assertThat(s.where("red-hq-corps")).isEqualTo("0808");
  }

  @Test
  @Case("GWE-10.52d")
  void whoStandsBesideTheEnemyWhenHisPhaseOpensGoesThen() {
    Situation s =
        field(
                "0808: red-hq-corps; 0607: red-3a; 0609: red-3b; 0705: red-hq-army, red-3c; 0909:"
                    + " blue-1a; 0806: blue-1b; 1208: blue-hq-army")
            .at(2, "blue", "supply");
    assertThat(s.asked()).isEqualTo("displace");
    assertThat(s.askedOf()).isEqualTo("red");
    s.play(s.displace("red-hq-corps", "0609"));
    assertThat(s.where("red-hq-corps")).isEqualTo("0609");
    assertThat(s.where("red-hq-army")).as("in company").isEqualTo("0705");
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.askedOf()).isEqualTo("blue");
  }

  @Test
  @Case({"GWE-10.52d", "GWE-14.14"})
  void aReinforcementThatAppearsBesideALoneHeadquartersDrivesItOff() {
    Situation s =
        field("1504: red-hq-corps; 1304: red-3a; turn 2: blue-2d").at(2, "blue", "reinforcement");

    s.play(s.reinforce("blue-2d", "1604"));
    assertThat(s.where("blue-2d")).isEqualTo("1604");
    assertThat(s.where("red-hq-corps")).isEqualTo("1304");
  }

  @Test
  @Case("GWE-10.52d")
  void aTrainThatPassesALoneHeadquartersDrivesItOffOnce() {
    // 1207 is next to three hexes of the line.
    Situation s =
        field("1408: blue-1a+entrained, blue-hq-1; 1207: red-hq-1; 1205: red-3a; 1006: red-3b")
            .at(2, "blue", "movement");
    s.play(s.rail("blue-1a", "1308", "1208", "1108"));
    assertThat(s.asked()).isEqualTo("displace");
    s.play(s.displace("red-hq-1", "1205"));
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.askedOf()).isEqualTo("blue");
  }

  @Test
  @Case({"GWE-10.52d", "GWE-10.35"})
  void aHeadquartersThatIsDrivenOffLeavesItsTrain() {
    Situation s =
        field("0708: red-hq-corps+entrained; 0605: red-3a; 0909: blue-1a; 1008: blue-hq-1")
            .at(2, "blue", "movement");

    s.play(s.march("blue-1a", "0808"));
    assertThat(s.where("red-hq-corps")).isEqualTo("0605");
    assertThat(s.has("red-hq-corps", "entrained")).isFalse();
  }

  @Test
  @Case("GWE-10.52d")
  void inItsOwnPhaseAHeadquartersMayStandBesideTheEnemy() {
    Situation s =
        field("0707: red-hq-corps; 0608: red-3a; 0909: blue-1a; 1208: blue-hq-1")
            .at(2, "red", "movement");

    s.play(s.march("red-hq-corps", "0708", "0808"));
    assertThat(s.where("red-hq-corps")).isEqualTo("0808");
    assertThat(s.asked()).isEqualTo("move");
  }

  // ---- 10.53 in combat

  @Test
  @Case("GWE-10.53")
  void aHeadquartersRetreatsWithItsStack() {
    // Ten against four and one, two to one for rating 1; a 4 is 1/1.
    Situation s =
        field("0808: red-c1; 0708: red-hq-army; 0909: blue-3a, blue-hq-corps; 1408: blue-hq-1")
            .at(2, "red", "combat");
    s.dice(4).play(s.attack("0909", "red-c1"));
    s.play(s.choose("2"));

    assertThat(s.where("blue-3a")).isEqualTo("1008");
    assertThat(s.where("blue-hq-corps")).isEqualTo("1008");
  }

  @Test
  @Case("GWE-10.53")
  void aHeadquartersIsNoStepToLoseAndStaysWhileAnyoneIsLeft() {
    Situation s =
        field("0808: red-c1; 0708: red-hq-army; 0909: blue-3a, blue-hq-corps; 1408: blue-hq-1")
            .at(2, "red", "combat");
    s.dice(4).play(s.attack("0909", "red-c1"));
    s.play(s.choose("1"));

    assertThat(s.steps("blue-3a")).as("the only unit that can pay").isEqualTo(1);
    assertThat(s.where("blue-hq-corps")).isEqualTo("0909");
    assertThat(scored(s)).isEmpty();
  }

  /** Twenty-six against five are five to one; a 1 is an E. */
  private static Situation destroyed(String hq, String more) {
    Situation s =
        field("0808: red-c1, red-c3; 0809: red-c3b; 0708: red-hq-army; 0909: blue-3a, " + hq + more)
            .at(2, "red", "combat");
    s.dice(1).play(s.attack("0909", "red-c1", "red-c3", "red-c3b"));
    assertThat(s.result()).isEqualTo("-/E");
    assertThat(s.where("blue-3a")).isEqualTo("eliminated");
    return s;
  }

  @ParameterizedTest
  @Case("GWE-10.53")
  @ValueSource(strings = {"blue-hq-corps", "blue-hq-1"})
  void aHeadquartersDiesWithTheLastOfItsCompany(String hq) {
    Situation s = destroyed(hq, "; 1208: blue-bde");

    assertThat(s.where(hq)).isEqualTo("eliminated");
    assertThat(scored(s)).containsExactly("red Blue " + hq.substring(5));
    assertThat(s.asked()).isEqualTo("advance");
  }

  // ---- 10.54 the reverse side

  @Test
  @Case("GWE-10.54")
  void aHeadquartersWithAReverseTurnsOverAndGoesToTheNearestFriend() {
    Situation s = destroyed("blue-hq-army", "; 1208: blue-bde; 1605: blue-bde2");

    assertThat(s.where("blue-hq-army")).isEqualTo("1208");
    assertThat(s.has("blue-hq-army", "reversed")).isTrue();
    assertThat(scored(s))
        .as("the enemy scores it all the same")
        .containsExactly("red Blue hq-army");
  }

  @Test
  @Case("GWE-10.54")
  void theSecondTimeItIsLostForGood() {
    Situation s =
        field(
                "0808: red-c1, red-c3; 0809: red-c3b; 0708: red-hq-army; 0909: blue-3a,"
                    + " blue-hq-army+reversed; 1208: blue-bde")
            .at(2, "red", "combat");
    s.dice(1).play(s.attack("0909", "red-c1", "red-c3", "red-c3b"));

    assertThat(s.where("blue-hq-army")).isEqualTo("eliminated");
    assertThat(scored(s)).containsExactly("red Blue hq-army");
  }

  @Test
  @Case("GWE-10.54")
  void withoutAWayOutItIsLostAtOnce() {
    // Red's zones lie on all hexes about 0909.
    Situation s =
        destroyed(
            "blue-hq-army",
            "; 1208: blue-bde; 1107: red-1a; 1109: red-1b; 1010: red-1c; 0907: red-1d");

    assertThat(s.where("blue-hq-army")).isEqualTo("eliminated");
    assertThat(s.has("blue-hq-army", "reversed")).isFalse();
  }

  @Test
  @Case({"GWE-10.54", "GWE-10.11"})
  void theReverseShowsSmallerFigures() {
    // 2-16-5 has become 1-12-4.
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD)
            .with(
                "0608: red-hq-army+reversed; 0604: red-c1, red-c3; 0605: red-c3b, red-3a; 0603:"
                    + " red-3b")
            .at(2, "red", "command");
    s.play(s.command("red-hq-army", "red-c1", "red-c3", "red-c3b"));
    assertThat(s.refusal(s.command("red-hq-army", "red-3a"))).isEqualTo("GWE-10.31");
    assertThat(s.refusal(s.command("red-hq-army", "red-3b")))
        .as("five hexes")
        .isEqualTo("GWE-10.33");

    s =
        field("0808: red-c3; 0708: red-hq-army+reversed; 0909: blue-3a; 1208: blue-hq-1")
            .at(2, "red", "combat");
    Order.Attack shifted = s.shifted(s.attack("0909", "red-c3"), "red-hq-army");
    Preview preview = s.preview(shifted);
    assertThat(preview.odds()).isEqualTo("2:1");
    assertThat(preview.column()).isEqualTo("3:1");
  }
}
