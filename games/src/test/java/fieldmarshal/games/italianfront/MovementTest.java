package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapter 7: movement. */
class MovementTest {
  private static final int RAIN = EventChart.RandomEvent.TORRENTIAL_RAIN.chit();

  private static Situation allied(int turn, String placements) {
    return Situation.of().with(placements).at(turn, "allied", "movement");
  }

  private static Situation central(int turn, String placements) {
    return Situation.of().with(placements).at(turn, "central", "movement");
  }

  // ---- 7.1 to 7.5

  @Test
  @Case({"IF-7.1.1", "IF-TEC.clear"})
  void aUnitGoesAsFarAsItsFactor() {
    Situation s = allied(1, "1599: it-4");
    assertThat(s.refusal(s.march("it-4", path(9)))).isEqualTo("IF-7.1.1");
    s.play(s.march("it-4", path(8)));
    assertThat(s.where("it-4")).isEqualTo("1600");
  }

  /** Clear hexes without a railway or a river between them. */
  private static String[] path(int steps) {
    String all = "1500 1501 1502 1503 1603 1602 1601 1600 1699";
    return java.util.Arrays.copyOf(all.split(" "), steps);
  }

  @Test
  @Case({"IF-7.1.1", "IF-4.1.6"})
  void onlyOwnUnitsMoveFromHexToHex() {
    Situation s = allied(1, "1599: it-4; 3705: ah-6");
    assertThat(s.refusal(s.march("ah-6", "3606"))).isEqualTo("IF-4.1.6");
    assertThat(s.refusal(s.march("it-4", "1502"))).isEqualTo("IF-7.1.1");
    assertThat(s.refusal(s.march("it-6", "1502"))).isEqualTo("IF-7.1.1");
    assertThat(s.refusal(s.move("fast", "it-4", "1500"))).isEqualTo("IF-7.1.1");
    assertThat(s.refusal(s.march("it-4"))).isEqualTo("IF-7.1.1");
    assertThat(s.refusal(s.attack("3705", "it-4"))).isEqualTo("IF-4.1.3");
  }

  @Test
  @Case({"IF-7.1.1", "IF-8.1.1"})
  void theClerkSaysWhatIsLeftAndHowFullAHexIs() {
    Situation s = allied(1, "1599: it-4, it-6");
    s.play(s.march("it-4", path(3)));
    var clerk = s.rules().clerk();
    assertThat(clerk.fractions()).as("points are counted in halves").isEqualTo(2);
    assertThat(clerk.points(s.p(), s.unit("it-4"), "march"))
        .isEqualTo(new fieldmarshal.engine.Clerk.Points(16, 10));
    assertThat(clerk.points(s.p(), s.unit("it-6"), "march"))
        .isEqualTo(new fieldmarshal.engine.Clerk.Points(16, 16));
    assertThat(clerk.loads(s.p(), s.hex("1599"), s.rules().side(1)))
        .singleElement()
        .satisfies(load -> assertThat(load.used()).isEqualTo(1))
        .satisfies(load -> assertThat(load.most()).isEqualTo(4));
    assertThat(clerk.loads(s.p(), s.hex("1599"), s.rules().side(0))).isEmpty();
  }

  @Test
  @Case("IF-7.2.1")
  void unusedPointsAreLost() {
    Situation s = allied(3, "1599: it-4");
    s.play(s.march("it-4", path(4)), s.pass());
    s.at(4, "allied", "movement");
    assertThat(s.halves("it-4").values()).allMatch(cost -> cost <= 16).contains(16);
  }

  @Test
  @Case("IF-7.3.1")
  void oneHexMayAlwaysBeEntered() {
    Situation s = allied(4, "2606: it-4th-army-hq+support-mode");
    assertThat(s.halves("it-4th-army-hq")).containsEntry("2506", 4);
    s.play(s.march("it-4th-army-hq", "2506"));
    assertThat(s.refusal(s.march("it-4th-army-hq", "2406"))).isEqualTo("IF-8.4.1");
  }

  @Test
  @Case({"IF-7.3.1", "IF-7.1.1"})
  void theMinimumMoveIsForUnitsThatHaveNotMoved() {
    Situation s = allied(4, "2607: it-4th-army-hq+support-mode");
    s.play(s.march("it-4th-army-hq", "2507"));
    assertThat(s.refusal(s.march("it-4th-army-hq", "2407"))).isEqualTo("IF-8.4.1");
  }

  @Test
  @Case("IF-7.4.1")
  void anEnemyZoneEndsAMove() {
    Situation s = central(1, "2820: ah-4; 2618: it-4");
    s.play(s.march("ah-4", "2719", "2718"));
    assertThat(s.refusal(s.march("ah-4", "2818"))).isEqualTo("IF-7.4.1");
  }

  @Test
  @Case("IF-7.4.1")
  void noWayLeadsThroughAnEnemyZone() {
    Situation s = central(1, "2820: ah-4; 2618: it-4");
    assertThat(s.refusal(s.march("ah-4", "2719", "2718", "2818"))).isEqualTo("IF-7.4.1");
    assertThat(s.halves("ah-4")).containsKeys("2718", "2818");
  }

  @Test
  @Case({"IF-7.4.2", "IF-7.3.1"})
  void aUnitThatBeginsInAnEnemyZoneIsPinned() {
    Situation s = central(1, "2718: ah-4, ge-ak, ge-14th-army-hq; 2618: it-4");
    for (String unit : new String[] {"ah-4", "ge-ak", "ge-14th-army-hq"}) {
      assertThat(s.refusal(s.march(unit, "2819"))).isEqualTo("IF-7.4.2");
    }
    assertThat(s.orders(fieldmarshal.engine.Order.Move.class)).isEmpty();
    assertThat(s.rules().reach(s.p(), s.unit("ah-4")).refused().caseId()).isEqualTo("IF-7.4.2");
  }

  @Test
  @Case("IF-7.5.1")
  void infiltrationTakesNothingOfTheFactor() {
    Situation s = Situation.of().with("2820: ah-3-ed").at(1, "central", "infiltration");
    s.play(s.march("ah-3-ed", "2719", "2718", "2818", "2817"), s.pass(), s.pass());
    assertThat(s.phase()).isEqualTo("movement");
    assertThat(s.halves("ah-3-ed").values()).contains(16);
  }

  @Test
  @Case({"IF-7.5.1", "IF-7.4.2"})
  void whoInfiltratedIntoAnEnemyZoneIsPinned() {
    Situation s = Situation.of().with("2820: ah-3-ed; 2617: it-4").at(1, "central", "infiltration");
    s.play(s.march("ah-3-ed", "2719", "2718", "2717"), s.pass(), s.pass());
    assertThat(s.phase()).isEqualTo("movement");
    assertThat(s.refusal(s.march("ah-3-ed", "2718"))).isEqualTo("IF-7.4.2");
  }

  // ---- 7.6 to 7.10

  @Test
  @Case({"IF-7.7.1", "IF-7.10.1", "IF-TEC.river", "IF-TEC.bridge"})
  void aRiverAddsItsCost() {
    Situation s = allied(1, "2412: it-4");
    assertThat(s.halves("it-4")).containsEntry("2413", 4);
    assertThat(s.rules().clerk().costs(s.p(), s.unit("it-4"), s.hexes("2413")).value().getFirst())
        .satisfies(cost -> assertThat(cost.total()).isEqualTo(2));
  }

  @Test
  @Case({"IF-7.7.2", "IF-TEC.town", "IF-TEC.mountain", "IF-7.11.2"})
  void theDearestTerrainIsPaid() {
    assertThat(allied(1, "2306: it-4").costs("it-4", "2307")).containsExactly(2.0);
    assertThat(allied(4, "2306: it-4").costs("it-4", "2307")).containsExactly(4.0);
  }

  @Test
  @Case({"IF-7.8.1", "IF-TEC.rail"})
  void aRailwayCostsHalfAPoint() {
    Situation s = allied(1, "1910: it-4");
    assertThat(s.halves("it-4"))
        .containsEntry("2011", 1)
        .containsEntry("2110", 2)
        .containsEntry("1909", 2);
    assertThat(allied(4, "2307: it-4").halves("it-4")).containsEntry("2407", 1);
    assertThat(allied(4, "2307: it-4").halves("it-4")).containsEntry("2306", 8);
  }

  @Test
  @Case({"IF-7.8.1", "IF-15.1.2", "IF-15.1.3"})
  void aHeadquartersThatSupportsDoesNotUseTheRailway() {
    assertThat(allied(1, "1910: it-1st-army-hq+support-mode").halves("it-1st-army-hq"))
        .containsEntry("2011", 2)
        .containsEntry("2110", 4)
        .doesNotContainKey("2211");
    assertThat(allied(1, "1910: it-1st-army-hq").halves("it-1st-army-hq").values()).contains(12);
  }

  @Test
  @Case({"IF-7.8.2", "IF-TEC.bridge", "IF-3.4.1"})
  void aBridgeSavesTheRiverWhereBothHexesAreFriendly() {
    Situation s = allied(1, "2514: it-4, it-14");
    assertThat(s.halves("it-4")).containsEntry("2515", 1);
    s.heldBy("central", "2515");
    assertThat(s.halves("it-4")).containsEntry("2515", 3);
    s.play(s.march("it-4", "2515"));
    assertThat(s.controls("allied", "2515")).isTrue();
    assertThat(s.events(Event.Controlled.class))
        .containsExactly(new Event.Controlled(s.hex("2515"), s.side("allied")));
    assertThat(s.halves("it-14")).containsEntry("2515", 1);
  }

  @Test
  @Case({"IF-7.8.2", "IF-TEC.bridge"})
  void aBridgeHelpsThoseWhoDoNotRide() {
    Situation s = allied(1, "2514: it-1st-army-hq+support-mode");
    assertThat(s.halves("it-1st-army-hq")).containsEntry("2515", 2);
    s.heldBy("central", "2515");
    assertThat(s.halves("it-1st-army-hq")).containsEntry("2515", 4);
  }

  @Test
  @Case("IF-7.8.3")
  void aBridgeIsNeverDestroyed() {
    Situation s = Situation.of().with("2514: it-4; 2515: ah-4, ah-7");
    s.at(1, "central", "first-combat").dice(6, 6, 6, 6, 6, 6);
    s.play(s.attack("2514", "ah-4", "ah-7"));
    int from = s.hex("2514");
    int direction = s.rules().board().direction(from, s.hex("2515"));
    assertThat(s.rules().theatre().bridge(from, direction)).isTrue();
    assertThat(s.rules().theatre().river(from, direction)).isTrue();
  }

  @Test
  @Case({"IF-7.9.1", "IF-TEC.alpine"})
  void anAlpineHexTakesTheWholeFactor() {
    Situation s = allied(1, "3008: it-alp-1");
    assertThat(s.halves("it-alp-1")).containsEntry("3108", 16);
    s.play(s.march("it-alp-1", "3009"));
    assertThat(s.refusal(s.march("it-alp-1", "3108"))).isEqualTo("IF-7.9.1");
  }

  @Test
  @Case({"IF-TEC.dominant", "IF-7.9.1"})
  void aDominantHexTakesTheWholeFactorOfAnyUnit() {
    Situation s = allied(1, "2409: it-4");
    assertThat(s.halves("it-4")).containsEntry("2408", 16);
    assertThat(s.refusal(s.march("it-4", "2309", "2308", "2408"))).isEqualTo("IF-TEC.dominant");
    assertThat(allied(4, "2409: it-4").halves("it-4")).containsEntry("2408", 16);
  }

  @Test
  @Case({"IF-7.9.2", "IF-2.3.1", "IF-TEC.alpine"})
  void onlyMountainInfantryEntersAlpineHexes() {
    Situation s = central(1, "3107: ah-3-ed, ah-11-geb, ge-14th-army-hq");
    assertThat(s.refusal(s.march("ah-3-ed", "3108"))).isEqualTo("IF-7.9.2");
    assertThat(s.refusal(s.march("ge-14th-army-hq", "3108"))).isEqualTo("IF-7.9.2");
    s.play(s.march("ah-11-geb", "3108"));
    assertThat(s.where("ah-11-geb")).isEqualTo("3108");
  }

  @Test
  @Case({"IF-7.10.1", "IF-TEC.sea"})
  void waterIsClosed() {
    Situation s = allied(1, "2100: it-4; 1911: it-14; 1901: it-5");
    assertThat(s.refusal(s.march("it-4", "2001"))).isEqualTo("IF-7.10.1");
    assertThat(s.refusal(s.march("it-4", "2101"))).isEqualTo("IF-7.10.1");
    assertThat(s.refusal(s.march("it-5", "1900"))).isEqualTo("IF-TEC.sea");
    assertThat(s.refusal(s.march("it-14", "1912"))).isEqualTo("IF-7.10.1");
  }

  // ---- 7.11 weather

  @Test
  @Case({"IF-7.11.1", "IF-TEC.alpine"})
  void nobodyEntersAnAlpineHexInWinter() {
    Situation s = allied(4, "3008: it-alp-1");
    assertThat(s.refusal(s.march("it-alp-1", "3108"))).isEqualTo("IF-7.11.1");
    assertThat(allied(2, "3008: it-alp-1").grants(s.march("it-alp-1", "3108"))).isTrue();
  }

  @Test
  @Case("IF-7.11.1")
  void whoIsInAnAlpineHexInWinterMayLeaveIt() {
    Situation s = allied(4, "3108: it-alp-1");
    s.play(s.march("it-alp-1", "3009"));
    assertThat(s.where("it-alp-1")).isEqualTo("3009");
  }

  @Test
  @Case("IF-7.11.1")
  void marchIsWinterByAnotherReading() {
    Situation usual = allied(6, "3008: it-alp-1");
    assertThat(usual.grants(usual.march("it-alp-1", "3108"))).isTrue();
    Situation other =
        Situation.reading(Reading.MARCH_IS_WINTER)
            .with("3008: it-alp-1")
            .at(6, "allied", "movement");
    assertThat(other.refusal(other.march("it-alp-1", "3108"))).isEqualTo("IF-7.11.1");
  }

  @Test
  @Case({"IF-7.11.2", "IF-TEC.mountain"})
  void mountainsCostFourInWinter() {
    Situation s = allied(4, "2003: it-4");
    assertThat(s.refusal(s.march("it-4", "2102", "2103", "2104"))).isEqualTo("IF-7.1.1");
    s.play(s.march("it-4", "2102", "2103"));
    Situation summer = allied(2, "2003: it-4");
    summer.play(summer.march("it-4", "2102", "2103", "2104", "2204"));
    assertThat(summer.where("it-4")).isEqualTo("2204");
  }

  @Test
  @Case({"IF-7.11.3", "IF-TEC.river"})
  void inWinterHeadquartersCrossRiversByBridges() {
    Situation s = allied(4, "2412: it-1st-army-hq, it-4; 2514: it-2nd-army-hq");
    assertThat(s.refusal(s.march("it-1st-army-hq", "2413"))).isEqualTo("IF-7.11.3");
    assertThat(s.costs("it-4", "2413")).containsExactly(3.0);
    assertThat(allied(2, "2412: it-4").costs("it-4", "2413")).containsExactly(2.0);
    assertThat(s.halves("it-2nd-army-hq")).containsEntry("2515", 1);
    s.heldBy("central", "2515");
    assertThat(s.halves("it-2nd-army-hq")).containsEntry("2515", 5);
  }

  @Test
  @Case({"IF-RE.A4", "IF-TEC.clear", "IF-TEC.rough", "IF-TEC.marsh", "IF-TEC.town", "IF-TEC.city"})
  void rainDoublesClearRoughAndMarsh() {
    Situation s = allied(2, "1599: it-4; 1902: it-5; 1710: it-7; 2003: it-9; 1909: it-11");
    assertThat(s.halves("it-4")).containsEntry("1500", 2);
    assertThat(s.halves("it-5")).containsEntry("1903", 2);
    assertThat(s.halves("it-7")).containsEntry("1811", 4);
    s.set("event", RAIN);
    assertThat(s.halves("it-4")).containsEntry("1500", 4);
    assertThat(s.halves("it-5")).containsEntry("1903", 4);
    assertThat(s.halves("it-7")).containsEntry("1811", 8);
    assertThat(s.halves("it-9")).containsEntry("2102", 4);
    assertThat(s.halves("it-11")).containsEntry("1910", 4);
  }

  @Test
  @Case("IF-TEC.border")
  void theBorderOf1914CostsNothing() {
    // 2617 lies in Italy, 2519 did not.
    Situation s = allied(1, "2619: it-4");
    assertThat(s.rules().theatre().inItaly(s.hex("2619"))).isTrue();
    assertThat(s.rules().theatre().inItaly(s.hex("2519"))).isFalse();
    assertThat(s.halves("it-4")).containsEntry("2519", 2);
  }

  // ---- 8.3, 8.4 stacks on the move

  @Test
  @Case("IF-8.3.1")
  void aStackMovesAtTheRateOfTheSlowest() {
    Situation s = allied(1, "1599: it-1-cav, it-4");
    assertThat(s.refusal(s.march("it-1-cav it-4", path(9)))).isEqualTo("IF-7.1.1");
    s.play(s.march("it-1-cav it-4", path(8)));
    assertThat(s.stack("1600")).containsExactly("it-4", "it-1-cav");
  }

  @Test
  @Case("IF-8.3.1")
  void aStackStartsInOneHex() {
    Situation s = allied(1, "1599: it-4; 1500: it-14");
    assertThat(s.refusal(s.march("it-4 it-14", "1501"))).isIn("IF-8.3.1", "IF-7.1.1");
    assertThat(s.refusal(s.march("it-4 it-4", "1500"))).isEqualTo("IF-8.3.1");
  }

  @Test
  @Case("IF-8.4.1")
  void aStackMayDropOffUnitsAndGoOn() {
    Situation s = allied(1, "1599: it-4, it-14, it-5");
    s.play(s.march("it-4 it-14", "1500"), s.march("it-14", "1501"), s.march("it-5", "1500"));
    assertThat(s.refusal(s.march("it-4", "1501"))).isEqualTo("IF-8.4.1");
    assertThat(s.refusal(s.march("it-14", "1502"))).isEqualTo("IF-8.4.1");
  }

  @Test
  @Case("IF-8.4.1")
  void whoIsLeftBehindMayGoOnAndSplitAgain() {
    Situation s = allied(1, "1599: it-4, it-14, it-5, it-7");
    s.play(s.march("it-4 it-14 it-5", "1500"), s.march("it-14", "1501"));
    assertThat(s.has("it-4", "left-behind")).isTrue();
    s.play(s.march("it-14", "1502"));
    s.play(s.march("it-4 it-5", "1501"));
    assertThat(s.refusal(s.march("it-14", "1503"))).as("finished").isEqualTo("IF-8.4.1");
    s.play(s.march("it-5", "1502"), s.march("it-4", "1502"));
    assertThat(s.refusal(s.march("it-5", "1503"))).as("finished").isEqualTo("IF-8.4.1");
    s.play(s.march("it-7", "1500"));
    assertThat(s.refusal(s.march("it-4", "1503"))).as("others set out").isEqualTo("IF-8.4.1");
  }

  @Test
  @Case("IF-8.4.1")
  void aStackThatHasSetOutPicksUpNobody() {
    Situation s = allied(1, "1599: it-4; 1500: it-14");
    s.play(s.march("it-4", "1500"));
    assertThat(s.refusal(s.march("it-4 it-14", "1501"))).isEqualTo("IF-8.4.1");
    s.play(s.march("it-4", "1501"));
  }

  @Test
  @Case({"IF-8.1.4", "IF-8.1.2"})
  void friendsMayBePassedButNotEnemies() {
    Situation s = allied(1, "1599: it-4; 1500: it-14, it-5, it-7, it-9; 1501: br-23");
    s.play(s.march("it-4", "1500", "1501", "1502"));
    assertThat(s.where("it-4")).isEqualTo("1502");
    Situation t = central(1, "2820: ah-4; 2618: it-4");
    assertThat(t.refusal(t.march("ah-4", "2719", "2619", "2618"))).isEqualTo("IF-8.1.4");
  }

  // ---- 19.1, 19.2

  @Test
  @Case("IF-19.1.1")
  void aDieReleasesAReserveOnTurnOne() {
    Situation s =
        Situation.of(ItalianFront.GHQ_RESERVE)
            .with("1599: it-30, it-48; 1500: it-4")
            .at(1, "allied", "movement");
    assertThat(s.refusal(s.march("it-30", "1500"))).isEqualTo("IF-19.1.1");
    s.dice(3).play(s.choose("release", "it-30"));
    assertThat(s.refusal(s.march("it-30", "1500"))).isEqualTo("IF-19.1.1");
    assertThat(s.refusal(s.choose("release", "it-30"))).isEqualTo("IF-19.1.1");
    s.dice(4).play(s.choose("release", "it-48"), s.march("it-48", "1500"));
    assertThat(s.refusal(s.choose("release", "it-4"))).isEqualTo("IF-19.1.1");
    s.play(s.march("it-4", "1501"));
  }

  @Test
  @Case("IF-19.2.1")
  void oneDivisionATurnCrossesLakeGarda() {
    Situation s =
        Situation.of(ItalianFront.LAKE_GARDA)
            .with("2199: it-4, it-14, it-alp-1; 2001: it-5")
            .at(6, "allied", "movement");
    assertThat(s.refusal(s.march("it-4 it-14", "2100", "2001"))).isEqualTo("IF-19.2.1");
    assertThat(s.refusal(s.march("it-alp-1", "2100", "2001"))).isEqualTo("IF-19.2.1");
    assertThat(s.refusal(s.march("it-5", "2100"))).isEqualTo("IF-7.10.1");
    assertThat(s.halves("it-4")).containsEntry("2100", 2).containsEntry("2001", 6);
    assertThat(s.costs("it-4", "2100", "2001", "1901")).containsExactly(1.0, 2.0, 1.0);
    s.play(s.march("it-4", "2100", "2001", "1901"));
    assertThat(s.refusal(s.march("it-14", "2100", "2001"))).isEqualTo("IF-19.2.1");
    s.at(7, "allied", "movement");
    s.play(s.march("it-14", "2100", "2001"));
  }

  @Test
  @Case("IF-7.1.1")
  void halfPointsAreWrittenAsHalves() {
    assertThat(Marching.points(0)).isEqualTo("0");
    assertThat(Marching.points(1)).isEqualTo("½");
    assertThat(Marching.points(2)).isEqualTo("1");
    assertThat(Marching.points(7)).isEqualTo("3½");
  }

  /** What was spent and noted in one sub-phase does not bind in the next. */
  @Test
  @Case({"IF-7.2.1", "IF-7.4.2"})
  void theNextSubPhaseBeginsAnew() {
    Situation s = Situation.of().with("2411: ah-4; 1501: it-7").at(2, "central", "movement");
    s.play(s.march("ah-4", "2410"));
    assertThat(s.has("ah-4", "moving") || s.has("ah-4", "finished")).isTrue();
    s.play(s.pass());
    for (String flag : new String[] {"moving", "finished", "left-behind", "pinned"}) {
      assertThat(s.has("ah-4", flag)).as(flag).isFalse();
    }
    assertThat(s.p().unitNumber(s.unit("ah-4"), UnitNumber.SPENT)).isZero();
  }

  @Test
  @Case({"IF-7.1.1", "IF-8.1.4"})
  void neighboursThatCannotBeEnteredAreNamedWithTheirReason() {
    Situation s = Situation.of().with("2817: ah-4; 2717: it-7").at(2, "central", "movement");
    var reach = s.rules().movement().reach(s.p(), s.unit("ah-4"));
    assertThat(reach.hexes()).isNotEmpty();
    assertThat(reach.refused())
        .filteredOn(closed -> closed.hex() == s.hex("2717"))
        .singleElement()
        .satisfies(closed -> assertThat(closed.why().caseId()).isEqualTo("IF-8.1.4"));
    for (var closed : reach.refused()) {
      assertThat(s.rules().board().adjacent(s.hex("2817"), closed.hex())).isTrue();
      assertThat(reach.hexes()).noneMatch(step -> step.hex() == closed.hex());
    }
  }
}
