package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Reach;
import fieldmarshal.engine.casebook.Case;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Where rules of the campaign meet each other and those of movement and combat. */
class CampaignInteractionsTest {
  /** The hexes that a unit can march to, with their costs in half points. */
  private static Map<String, Integer> marches(Situation s, String unit) {
    Map<String, Integer> hexes = new TreeMap<>();
    for (Reach.Step step : s.rules().movement().reach(s.p(), s.unit(unit)).hexes()) {
      hexes.put(s.rules().board().number(step.hex()), step.cost());
    }
    return hexes;
  }

  @Test
  @Case({"IF-13.1.3", "IF-13.1.2", "IF-7.12.2"})
  void aReinforcementMovesStrategicallyMarchesAndFightsInTheTurnOfItsEntry() {
    Situation s =
        Situation.of()
            .with("turn 3: fr-46-c, fr-64; 2212: it-8; 2312: ah-4")
            .at(3, "allied", "reinforcement");
    s.play(s.reinforce("fr-46-c", "1507"), s.reinforce("fr-64", "1507"), s.pass());
    s.at(3, "allied", "strategic");
    s.play(
        s.move(
            "strategic",
            "fr-46-c",
            "1607",
            "1707",
            "1808",
            "1908",
            "2009",
            "2109",
            "2210",
            "2211"));
    assertThat(s.where("fr-46-c")).isEqualTo("2211");
    assertThat(s.total("strategic-moves")).isEqualTo(1);
    s.at(3, "allied", "first-combat");
    assertThat(s.grants(s.attack("2312", "fr-46-c", "it-8"))).as("it is not next to it").isFalse();
    s.at(3, "allied", "movement");
    s.play(s.march("fr-64", "1607"));
    assertThat(s.where("fr-64")).isEqualTo("1607");
  }

  @Test
  @Case({"IF-8.6.1", "IF-13.3.7", "IF-8.1.3", "IF-10.2.1"})
  void whenTheFourteenthArmyLeavesItsNeighboursAreOneTooManyAtTheNextCheck() {
    Situation s =
        Situation.of()
            .with(
                "2822: ge-14th-army-hq+support-mode; 2821: ah-4, ah-7, ah-9, ah-10; 3320: ah-12,"
                    + " ah-14, ah-17, ah-24")
            .at(5, "central", "withdrawal");
    assertThat(s.where("ge-14th-army-hq")).isEqualTo("withdrawn");
    s.at(5, "central", "first-combat");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    s.play(s.lose("ah-4"));
    assertThat(s.where("ah-4")).isEqualTo("eliminated");
    assertThat(s.total("austro-hungarian-casualties")).isZero();
  }

  @Test
  @Case({"IF-14.3.1", "IF-14.3.7", "IF-14.3.2", "IF-13.2.5"})
  void aRingThatIsClosedCountsFromTheEndOfTheVictimsOwnSegment() {
    Situation s =
        Situation.of()
            .with(
                "2210: it-7/1; 2208: ah-4; 2212: ah-9; 2409: ah-10; 2008: ah-12; 2411: ah-14; 2011:"
                    + " ah-17")
            .at(4, "central", "movement");
    s.play(s.pass());
    assertThat(s.has("it-7", "out-of-supply")).as("not in the enemy's segment").isFalse();
    assertThat(s.rules().unitState(s.p(), s.unit("it-7")).attack()).isEqualTo(2);
    s.at(4, "allied", "movement");
    s.play(s.pass());
    assertThat(s.has("it-7", "out-of-supply")).isTrue();
    assertThat(s.rules().unitState(s.p(), s.unit("it-7")).attack()).isEqualTo(1);
    s.with("eliminated: ah-12, ah-17").at(5, "allied", "replacement");
    assertThat(s.inSupply("it-7")).as("the ring is open again").isTrue();
    assertThat(s.refusal(s.replace("it-7"))).isEqualTo("IF-13.2.5");
  }

  @Test
  @Case({"IF-17.2.4", "IF-14.3.2", "IF-7.3.1"})
  void aPauseHalvesWhatHungerHasLeftAndOneHexIsAlwaysAllowed() {
    Situation s =
        Situation.of()
            .with("2110: it-7+out-of-supply; 2804: ah-4")
            .set("allied-pause", 1)
            .set("central-pause", 1)
            .at(4, "allied", "movement");
    assertThat(marches(s, "it-7").values()).allMatch(cost -> cost <= 4);
    assertThat(marches(s, "it-7")).isNotEmpty();
    s.at(4, "central", "movement");
    // Mountain in winter: 4 points; a unit that pauses has 4, and a second hex is out of reach.
    assertThat(marches(s, "ah-4")).containsKeys("2805").doesNotContainKey("2806");
  }

  @Test
  @Case({"IF-17.2.1", "IF-RE.B1", "IF-17.1.4"})
  void inAPauseAMandatoryOffensiveAsksForTwoAttacksOnly() {
    Situation s =
        Situation.of()
            .with("2110: it-7; 2210: ah-4; 2514: it-8; 2614: ah-9; 2717: it-9; 2817: ah-10")
            .set("event", 6)
            .set("central-pause", 1)
            .set("central-attacks", 1)
            .at(9, "central", "second-combat");
    assertThat(s.refusal(s.pass())).isEqualTo("IF-RE.B1");
    s.set("central-attacks", 2);
    assertThat(s.refusal(s.attack("2110", "ah-4"))).isEqualTo("IF-17.2.1");
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case({"IF-10.5.2", "IF-10.3.1", "IF-4.1.5", "IF-10.3.2"})
  void conquestsRaiseMoraleAtOnceAndCasualtiesLowerItAtTheEnd() {
    Situation s = Situation.of().with("2519: it-8; 2716: ah-4").at(1, "central", "movement");
    s.play(s.march("ah-4", "2717", "2718"));
    assertThat(s.total("austro-hungarian-morale")).isEqualTo(2);
    s.set("austro-hungarian-casualties", 12).at(1, "allied", "end");
    assertThat(s.total("austro-hungarian-morale")).isZero();
  }

  @Test
  @Case({"IF-19.3.1", "IF-5.2.1", "IF-10.5.1"})
  void aRaidOnTriesteTakesThePointFromTheEnemyThoughItHasNoSupply() {
    Situation s =
        Situation.of(ItalianFront.TRIESTE_RAID)
            .with("2110: it-4; 2321: ah-4; 2222: ah-9")
            .at(13, "allied", "command");
    s.play(s.place("it-4", "2221")).at(13, "allied", "movement");
    assertThat(s.inZone("central", "2221")).as("pinned where it landed").isTrue();
    Situation free =
        Situation.of(ItalianFront.TRIESTE_RAID)
            .with("2110: it-4; 2523: ah-4; 2420: ah-9; 2318: ah-10")
            .at(13, "allied", "command");
    free.play(free.place("it-4", "2221")).at(13, "allied", "movement");
    free.play(free.march("it-4", "2120"));
    assertThat(free.total("italian-morale")).isZero();
    assertThat(free.controls("allied", "2120")).isTrue();
    assertThat((int) free.rules().points(free.p()).get(Chapter.CENTRAL).total()).isEqualTo(3);
  }

  @Test
  @Case({"IF-13.1.4", "IF-8.5.2", "IF-8.1.2"})
  void theEntryHexMustBeInOrderWhenTheOwnersMovementEnds() {
    Situation s = Situation.of().with("turn 3: br-23, br-41, br-7, fr-46-c; 1507: it-7, it-8");
    s.at(3, "allied", "reinforcement");
    s.play(
        s.reinforce("br-23", "1507"),
        s.reinforce("br-41", "1507"),
        s.reinforce("br-7", "1507"),
        s.reinforce("fr-46-c", "1507"),
        s.pass());
    s.at(3, "allied", "second-combat").play(s.pass());
    assertThat(s.phase()).as("no check before").isEqualTo("movement");
    assertThat(s.stack("1507")).hasSize(6);
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
  }

  @Test
  @Case("IF-19.1.1")
  void aReserveUnitMovesOnTurn1OnlyIfItsDieReleasesIt() {
    Situation s =
        Situation.of(ItalianFront.GHQ_RESERVE)
            .with("2110: it-30; 2108: it-48; 2106: it-7")
            .at(1, "allied", "movement");
    assertThat(s.refusal(s.march("it-30", "2111"))).isEqualTo("IF-19.1.1");
    assertThat(s.grants(s.march("it-7", "2107"))).as("no reserve unit").isTrue();
    assertThat(s.refusal(s.choose("release", "it-7"))).isEqualTo("IF-19.1.1");
    s.dice(3).play(s.choose("release", "it-30"));
    assertThat(s.refusal(s.march("it-30", "2111"))).isEqualTo("IF-19.1.1");
    assertThat(s.refusal(s.choose("release", "it-30"))).as("one try").isEqualTo("IF-19.1.1");
    s.dice(4).play(s.choose("release", "it-48")).play(s.march("it-48", "2109"));
    assertThat(s.where("it-48")).isEqualTo("2109");
    s.at(1, "allied", "end");
    assertThat(s.has("it-30", "kept")).as("after turn 1 nobody asks").isFalse();
    s.at(2, "allied", "movement");
    assertThat(s.grants(s.march("it-30", "2111"))).isTrue();
  }

  @Test
  @Case("IF-19.1.1")
  void anAdjacentEnemyAddsTwo() {
    // An Austro-Hungarian division beside an alpine hex has no zone there.
    Situation s =
        Situation.of(ItalianFront.GHQ_RESERVE)
            .with("2110: it-30; 2210: ah-4")
            .at(1, "allied", "movement");
    s.dice(2).play(s.choose("release", "it-30"));
    assertThat(s.has("it-30", "released")).as("2 + 2").isTrue();
    assertThat(s.refusal(s.march("it-30", "2111"))).as("pinned all the same").isEqualTo("IF-7.4.2");
    Situation off = Situation.of().with("2110: it-30").at(1, "allied", "movement");
    assertThat(off.grants(off.march("it-30", "2111"))).isTrue();
    assertThat(off.grants(off.choose("release", "it-30"))).isFalse();
  }

  @Test
  @Case({"IF-19.2.1", "IF-7.10.1"})
  void oneItalianDivisionATurnCrossesLakeGardaToTheEast() {
    Situation s =
        Situation.of(ItalianFront.LAKE_GARDA)
            .with("2199: it-7; 2100: it-8, it-1-cav; 1999: br-23; 2001: it-9; 2200: it-alp-1")
            .at(2, "allied", "movement");
    assertThat(s.refusal(s.march("it-9", "2100"))).as("one way only").isEqualTo("IF-7.10.1");
    s.play(s.march("it-7", "2100", "2001", "2002"));
    assertThat(s.where("it-7")).isEqualTo("2002");
    assertThat(s.refusal(s.march("it-8", "2001"))).as("one a turn").isEqualTo("IF-19.2.1");
    s.at(3, "allied", "movement");
    s.play(s.march("it-8", "2001"));
    assertThat(s.where("it-8")).isEqualTo("2001");
    Situation off = Situation.of().with("2100: it-8").at(2, "allied", "movement");
    assertThat(off.refusal(off.march("it-8", "2001"))).isEqualTo("IF-7.10.1");
  }

  @Test
  @Case("IF-19.2.1")
  void theCrossingCostsTwoPoints() {
    Situation s =
        Situation.of(ItalianFront.LAKE_GARDA).with("2100: it-8").at(2, "allied", "movement");
    assertThat(marches(s, "it-8").get("2001")).as("in half points").isEqualTo(4);
    Situation british =
        Situation.of(ItalianFront.LAKE_GARDA).with("2100: br-23").at(2, "allied", "movement");
    assertThat(british.refusal(british.march("br-23", "2001"))).isEqualTo("IF-19.2.1");
  }

  @Test
  @Case({"IF-7.9.3", "IF-14.1.2"})
  void anAlpineHexWithoutAZoneIsStillNoWayForALine() {
    Situation s =
        Situation.of()
            .with("2900: it-alp-1; 2901: ah-4; 2801: ah-9; 3001: ah-10")
            .heldBy("allied", "2900");
    // All ways from 2900 that are no zone lead through alpine hexes or along the edge.
    assertThat(s.supplyLine("it-alp-1").subList(1, s.supplyLine("it-alp-1").size()))
        .allSatisfy(hex -> assertThat(s.rules().theatre().isAlpine(s.hex(hex))).isFalse());
  }
}
