package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Cases 5.1 and 5.2: marching. */
class StandardMovementTest {
  private static final Caporetto CAPORETTO = new Caporetto();

  private static Situation field() {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED);
  }

  /** A headquarters on the red branch line, and whatever the test needs; red moves. */
  private static Situation redMoves(String placements) {
    return field().with("0408: red-hq-army; " + placements).at(1, "red", "movement");
  }

  private static Order.Move together(Situation s, List<String> units, String... path) {
    List<Unit> counters = new ArrayList<>();
    units.forEach(unit -> counters.add(s.unit(unit)));
    return new Order.Move(counters, s.hexes(path), Order.Move.MARCH);
  }

  // ---- 5.0

  @Test
  @Case({"GWE-5.0", "GWE-5.14", "GWE-2.4-MA"})
  void fourMovementPointsBuyFourClearHexesAndNotAFifth() {
    Situation s = redMoves("0305: red-3a");
    assertThat(s.refusal(s.march("red-3a", "0306", "0307", "0308", "0309", "0310")))
        .isEqualTo("GWE-5.14");
    s.play(s.march("red-3a", "0306", "0307", "0308", "0309"));
    assertThat(s.where("red-3a")).isEqualTo("0309");
    assertThat(s.spent("red-3a")).isEqualTo(4);
    assertThat(s.left("red-3a")).isZero();
    assertThat(s.has("red-3a", "moved")).isTrue();
    assertThat(s.refusal(s.march("red-3a", "0310"))).isEqualTo("GWE-5.14");
    assertThat(s.events(Event.Moved.class))
        .containsExactly(
            new Event.Moved(
                s.unit("red-3a"), s.hex("0305"), s.hexes("0306", "0307", "0308", "0309"), "march"));
  }

  @Test
  @Case("GWE-5.0")
  void aMarchMayBeMadeInPartsUntilAnotherUnitSetsOut() {
    Situation s = redMoves("0305: red-3a; 0505: red-3b");
    s.play(s.march("red-3a", "0306", "0307"));
    s.play(s.march("red-3a", "0308"));
    assertThat(s.left("red-3a")).isEqualTo(1);
    assertThat(s.reach("red-3a"))
        .containsExactlyInAnyOrder("0307", "0309", "0207", "0208", "0407", "0408");
    s.play(s.march("red-3b", "0506"));
    assertThat(s.refusal(s.march("red-3a", "0309"))).isEqualTo("GWE-5.0");
    assertThat(s.reach("red-3a")).isEmpty();
    s.play(s.march("red-3b", "0507"));
    assertThat(s.where("red-3b")).isEqualTo("0507");
  }

  @Test
  @Case("GWE-5.0")
  void nobodyHasToMove() {
    Situation s = redMoves("0305: red-3a").play(Order.PASS);
    assertThat(s.where("red-3a")).isEqualTo("0305");
    assertThat(s.has("red-3a", "moved")).isFalse();
    assertThat(s.askedOf()).isEqualTo("blue");
  }

  @Test
  @Case("GWE-5.0")
  void thePathRunsFromHexToAdjacentHex() {
    Situation s = redMoves("0305: red-3a");
    assertThat(s.refusal(s.march("red-3a", "0307"))).isEqualTo("GWE-5.0");
    assertThat(s.refusal(s.march("red-3a", "0306", "0308"))).isEqualTo("GWE-5.0");
    assertThat(s.refusal(s.march("red-3a"))).isEqualTo("GWE-5.0");
    assertThat(s.refusal(s.move("gallop", "red-3a", "0306"))).isEqualTo("GWE-5.0");
  }

  @Test
  @Case("GWE-5.0")
  void unitsThatGoByOneOrderStartTogetherAndEachPaysForItself() {
    Situation s = redMoves("0305: red-3a, red-3b; 0306: red-3c");
    assertThat(s.refusal(together(s, List.of("red-3a", "red-3c"), "0206"))).isEqualTo("GWE-5.0");
    assertThat(s.refusal(together(s, List.of("red-3a", "red-3a"), "0306"))).isEqualTo("GWE-5.0");
    assertThat(s.refusal(together(s, List.of(), "0306"))).isEqualTo("GWE-5.0");
    s.play(together(s, List.of("red-3a", "red-3b"), "0306", "0307"));
    assertThat(s.where("red-3a")).isEqualTo("0307");
    assertThat(s.where("red-3b")).isEqualTo("0307");
    assertThat(s.left("red-3a")).isEqualTo(2);
    assertThat(s.left("red-3b")).isEqualTo(2);
    s.play(s.march("red-3b", "0308"));
    assertThat(s.refusal(s.march("red-3a", "0308"))).isEqualTo("GWE-5.0");
  }

  @Test
  @Case("GWE-5.0")
  void aFortressDoesNotMove() {
    Situation s = redMoves("0305: red-3a");
    assertThat(s.refusal(s.march("fort-red", "0409"))).isEqualTo("GWE-5.0");
    assertThat(s.refusal(s.march("red-3b", "0409"))).isEqualTo("GWE-5.0");
  }

  @Test
  @Case("GWE-5.0")
  void theOrdersOfferedAreTheHexesWithinReachAndNoOthers() {
    Situation s = redMoves("0305: red-3a");
    Set<String> offered = new TreeSet<>();
    for (Order order : s.orders()) {
      assertThat(s.grants(order)).as(order.toString()).isTrue();
      if (order instanceof Order.Move move && move.units().contains(s.unit("red-3a"))) {
        offered.add(s.rules().board().number(move.path().last()));
      }
    }
    assertThat(offered).isEqualTo(s.reach("red-3a")).hasSizeGreaterThan(20);
    Set<String> within = new TreeSet<>();
    for (int hex = 0; hex < s.rules().board().size(); hex++) {
      int distance = s.rules().board().distance(s.hex("0305"), hex);
      boolean lake = hex == s.hex("0302") || hex == s.hex("0303");
      boolean trench = s.rules().theatre().trench(hex) != 0;
      if (distance > 0 && distance + (trench ? 1 : 0) <= 4 && !lake) {
        within.add(s.rules().board().number(hex));
      }
    }
    within.remove("0301"); // four hexes off, but behind the lake
    assertThat(s.reach("red-3a")).isEqualTo(within);
  }

  @Test
  @Case("GWE-5.0")
  void theReachTellsWhyAHexBesideTheUnitIsClosed() {
    Situation s = redMoves("0404: red-3a; 0403: blue-3a; 0504: blue-hq-1; 0408: red-depot1");
    Reach reach = s.rules().reach(s.p(), s.unit("red-3a")).value();
    assertThat(reach.refused())
        .extracting(closed -> closed.why().caseId())
        .containsExactly("GWE-5.13");
    assertThat(reach.refused().getFirst().hex()).isEqualTo(s.hex("0403"));
    assertThat(s.rules().reach(s.p(), s.unit("blue-3a")).refused().caseId()).isEqualTo("GWE-5.11");
    s.play(s.march("red-3a", "0304"));
    Reach tired = s.rules().reach(s.p(), s.unit("red-3a")).value();
    assertThat(s.left("red-3a")).isEqualTo(2);
    assertThat(tired.hexes())
        .extracting(step -> s.rules().board().number(step.hex()) + " " + step.cost())
        .contains("0305 1", "0306 2", "0404 2");
    assertThat(tired.refused())
        .extracting(closed -> s.rules().board().number(closed.hex()) + " " + closed.why().caseId())
        .containsExactlyInAnyOrder("0303 GWE-5.4-LAKE", "0403 GWE-5.13");
  }

  // ---- 5.11

  @Test
  @Case("GWE-5.11")
  void aUnitMovesOnlyInItsOwnMovementPhase() {
    Situation s = redMoves("0305: red-3a; 1305: blue-3a");
    assertThat(s.refusal(s.march("blue-3a", "1306"))).isEqualTo("GWE-5.11");
    assertThat(s.refusal(s.entrain("blue-3a"))).isEqualTo("GWE-5.11");
    s.at(1, "red", "combat");
    assertThat(s.rules().judge(s.p(), s.march("red-3a", "0306")))
        .isInstanceOf(fieldmarshal.engine.Ruling.Refused.class);
    assertThat(s.rules().reach(s.p(), s.unit("red-3a")).refused().caseId()).isEqualTo("GWE-5.11");
  }

  @Test
  @Case({"GWE-5.11", "GWE-12.14"})
  void cavalryThatWithdrawsTwoHexesSpendsNoMovementPoints() {
    Situation s =
        field()
            .with("1008: blue-cav1; 1208: blue-hq-army, blue-depot1; 0908: red-1a; 0708: red-hq-1")
            .at(1, "red", "withdrawal");
    assertThat(s.askedOf()).isEqualTo("blue");
    s.dice(6).play(s.withdraw("blue-cav1"));
    s.play(s.retreat("blue-cav1", "1108", "1208"));
    assertThat(s.where("blue-cav1")).isEqualTo("1208");
    assertThat(s.spent("blue-cav1")).isZero();
    s.passTo(1, "blue", "movement");
    assertThat(s.left("blue-cav1")).isEqualTo(8);
  }

  // ---- 5.12

  @Test
  @Case("GWE-5.12")
  void hexHexsideAndZoneAddUp() {
    Situation s =
        field()
            .with("1204: blue-4a; 1303: blue-1a; 1404: red-3a; 0611: blue-4b; 0412: red-3b")
            .at(1, "blue", "movement");
    assertThat(s.cost("blue-4a", "1204", "1304")).as("clear, river, zone").isEqualTo(3);
    assertThat(s.cost("blue-4a", "1204", "1203")).as("clear").isEqualTo(1);
    assertThat(s.cost("blue-4b", "0611", "0512")).as("forest, zone").isEqualTo(3);
    Explanation sum =
        s.rules().movement().explain(s.p(), s.unit("blue-4a"), s.hex("1204"), s.hex("1304"));
    assertThat(sum.total()).isEqualTo(3);
    assertThat(sum.leaves())
        .extracting(part -> part.caseId() + " " + part.amount())
        .containsExactly("GWE-5.4-CLEAR 1.0", "GWE-5.4-RIVER 1.0", "GWE-7.21 1.0");
  }

  @Test
  @Case({"GWE-5.12", "GWE-5.4-MOUNTAIN"})
  void mountainOverARiverIntoAZoneCostsFour() {
    Situation s =
        Situation.of(CAPORETTO, "historical").with("1706: it-53").at(5, "allied", "movement");
    assertThat(s.cost("it-53", "1706", "1605")).as("mountain, river").isEqualTo(3);
    s.with("1604: ah-24").at(5, "allied", "movement");
    assertThat(s.cost("it-53", "1706", "1605")).as("mountain, river, zone").isEqualTo(4);
  }

  // ---- 5.13

  @Test
  @Case("GWE-5.13")
  void noUnitEntersAHexWithAnEnemyUnit() {
    Situation s = redMoves("0305: red-3a, red-hq-1; 0306: blue-bde");
    assertThat(s.refusal(s.march("red-3a", "0306"))).isEqualTo("GWE-5.13");
    assertThat(s.cost("red-3a", "0305", "0306")).isNegative();
    assertThat(s.refusal(s.march("red-3a", "0205", "0306"))).isEqualTo("GWE-5.13");
    assertThat(s.grants(s.march("red-3a", "0205", "0206"))).isTrue();
  }

  @Test
  @Case("GWE-5.13")
  void aLoneDepotBarsItsHex() {
    Situation s = redMoves("0305: red-3a; 0306: blue-depot1");
    assertThat(s.refusal(s.march("red-3a", "0306"))).isEqualTo("GWE-5.13");
  }

  @Test
  @Case({"GWE-5.13", "GWE-11.14"})
  void anEmptyFortressBarsItsHexUntilItsLastStepIsGone() {
    Situation s =
        field().with("1209: red-1a; 1108: red-hq-1; 1310: fort-blue/1").at(1, "red", "movement");
    assertThat(s.refusal(s.march("red-1a", "1310"))).isEqualTo("GWE-5.13");
    s.with("eliminated: fort-blue").at(1, "red", "movement");
    s.play(s.march("red-1a", "1310"));
    assertThat(s.where("red-1a")).isEqualTo("1310");
    assertThat(s.spent("red-1a")).isEqualTo(1);
  }

  // ---- 5.14

  @Test
  @Case("GWE-5.14")
  void unspentPointsAreLost() {
    Situation s = redMoves("0305: red-1a");
    s.play(s.march("red-1a", "0306", "0307"));
    assertThat(s.left("red-1a")).isEqualTo(4);
    s.passTo(2, "red", "movement");
    assertThat(s.left("red-1a")).isEqualTo(6);
    assertThat(s.has("red-1a", "moved")).isFalse();
    assertThat(s.refusal(s.march("red-1a", "0308", "0309", "0310", "0311", "0312", "0313", "0314")))
        .isEqualTo("GWE-5.14");
    s.play(s.march("red-1a", "0308", "0309", "0310", "0311", "0312", "0313"));
    assertThat(s.where("red-1a")).isEqualTo("0313");
  }

  // ---- 5.15

  @Test
  @Case({"GWE-5.15", "GWE-7.22"})
  void aUnitLeavesAZoneForAnotherAtTheUsualCost() {
    Situation s = redMoves("0308: red-3a, red-hq-1; 0509: blue-3a");
    assertThat(s.inSupply("red-3a")).isTrue();
    assertThat(s.controls("blue", "0308")).isFalse();
    s.play(s.march("red-3a", "0408"));
    assertThat(s.spent("red-3a")).isEqualTo(2);
    assertThat(s.cost("red-3a", "0408", "0308")).as("out of the zone").isEqualTo(1);
    assertThat(s.controls("blue", "0508")).isTrue();
    s.play(s.march("red-3a", "0508"));
    assertThat(s.where("red-3a")).isEqualTo("0508");
    assertThat(s.spent("red-3a")).isEqualTo(4);
  }

  // ---- 5.16

  @Test
  @Case({"GWE-5.16", "GWE-5.4-RAIL"})
  void aRailwayDoesNotMakeAMarchCheaper() {
    Situation s = redMoves("0305: red-3a; 0408: red-3b");
    assertThat(s.cost("red-3b", "0408", "0508")).isEqualTo(1);
    assertThat(s.cost("red-3b", "0408", "0409")).isEqualTo(1);
    assertThat(s.refusal(s.rail("red-3b", "0508"))).isEqualTo("GWE-5.33");
    Situation alps =
        Situation.of(CAPORETTO, "historical").with("0905: ah-24").at(5, "central", "movement");
    assertThat(alps.rules().theatre().rails(alps.hex("0905"))).isNotZero();
    assertThat(alps.cost("ah-24", "0905", "1004")).as("mountain with a railway").isEqualTo(2);
  }

  // ---- 5.17

  @Test
  @Case({"GWE-5.17", "GWE-9.21"})
  void aUnitThatHasSpentNothingMayEnterOneHexWhateverItCosts() {
    Situation s =
        field().with("0812: red-3a; 0710: red-hq-army; 1011: blue-3a").at(1, "red", "movement");
    assertThat(s.inSupply("red-3a")).isFalse();
    assertThat(s.left("red-3a")).isEqualTo(2);
    assertThat(s.cost("red-3a", "0812", "0912")).isEqualTo(4);
    assertThat(s.reach("red-3a")).contains("0912");
    assertThat(s.refusal(s.march("red-3a", "0811", "0912"))).isEqualTo("GWE-5.14");
    s.play(s.march("red-3a", "0912"));
    assertThat(s.where("red-3a")).isEqualTo("0912");
    assertThat(s.left("red-3a")).isZero();
    assertThat(s.reach("red-3a")).isEmpty();
    assertThat(s.refusal(s.march("red-3a", "0911"))).isEqualTo("GWE-5.14");
  }

  @Test
  @Case("GWE-5.17")
  void aUnitThatHasSpentAPointMayNot() {
    Situation s =
        field().with("0812: red-3a; 0710: red-hq-army; 1011: blue-3a").at(1, "red", "movement");
    s.play(s.march("red-3a", "0811"));
    assertThat(s.left("red-3a")).isEqualTo(1);
    assertThat(s.refusal(s.march("red-3a", "0912"))).isEqualTo("GWE-5.14");
    assertThat(s.reach("red-3a")).doesNotContain("0912");
  }

  @Test
  @Case({"GWE-5.17", "GWE-10.31"})
  void aUnitOutOfCommandMayNotMoveEvenOneHex() {
    Situation s = field().with("0812: red-3a; 1011: blue-3a").at(1, "red", "movement");
    assertThat(s.inCommand("red-3a")).isFalse();
    assertThat(s.refusal(s.march("red-3a", "0811"))).isEqualTo("GWE-10.31");
    assertThat(s.reach("red-3a")).isEmpty();
  }

  @Test
  @Case({"GWE-5.17", "GWE-5.4-BLOCKED", "GWE-5.4-LAKE", "GWE-5.13"})
  void theFreeHexOpensNoProhibitedHexsideNorHex() {
    Situation s =
        field().with("1211: blue-3a; 1212: blue-hq-army; 1311: red-3a").at(1, "blue", "movement");
    assertThat(s.refusal(s.march("blue-3a", "1212"))).isEqualTo("GWE-5.4-BLOCKED");
    assertThat(s.refusal(s.march("blue-3a", "1311"))).isEqualTo("GWE-5.13");
    assertThat(s.reach("blue-3a")).doesNotContain("1311").contains("1210");
    Situation lake = redMoves("0304: red-3a");
    assertThat(lake.refusal(lake.march("red-3a", "0303"))).isEqualTo("GWE-5.4-LAKE");
  }

  /** A ride costs no movement points, so a unit that has only got off a train has spent none. */
  @Test
  @Case({"GWE-5.17", "GWE-5.34"})
  void aUnitThatOnlyRodeATrainStillHasItsOneHex() {
    Situation s = Situation.of(CAPORETTO, "historical").at(5, "central", "movement");
    s.with("0703: ah-art-10+entrained+out-of-supply, ah-24+entrained+out-of-supply");
    assertThat(s.left("ah-art-10")).isEqualTo(2);
    s.play(s.rail("ah-art-10", "0603")).play(s.detrain("ah-art-10"));
    assertThat(s.spent("ah-art-10")).isZero();
    assertThat(s.cost("ah-art-10", "0603", "0704")).as("mountain over the Gail").isEqualTo(3);
    s.play(s.march("ah-art-10", "0704"));
    assertThat(s.where("ah-art-10")).isEqualTo("0704");
    assertThat(s.left("ah-art-10")).isZero();
  }

  // ---- 5.2

  @Test
  @Case("GWE-5.21")
  void friendsInTheWayCostNothing() {
    Situation s = redMoves("0305: red-3a; 0306: red-3b, red-3c, red-3d; 0307: red-3e");
    assertThat(s.cost("red-3a", "0305", "0306")).isEqualTo(1);
    s.play(s.march("red-3a", "0306", "0307", "0308"));
    assertThat(s.left("red-3a")).isEqualTo(1);
  }

  @Test
  @Case({"GWE-5.22", "GWE-6.14"})
  void aHexMayHoldTooManyUntilThePhaseEnds() {
    Situation s = redMoves("0306: red-3b, red-3c, red-3d, red-3e; 0305: red-3a; 0307: red-3f");
    s.play(s.march("red-3a", "0306"));
    assertThat(s.rules().stacking().points(s.p(), s.hex("0306"), s.side("red"))).isEqualTo(10);
    s.play(s.march("red-3f", "0306", "0305"));
    s.play(s.march("red-3b", "0307"));
    s.play(Order.PASS);
    assertThat(s.asked()).isNotEqualTo("excess");
    assertThat(s.where("red-3a")).isEqualTo("0306");
    assertThat(s.where("red-3c")).isEqualTo("0306");
  }

  @Test
  @Case({"GWE-5.22", "GWE-6.14"})
  void whenThePhaseEndsTheExcessIsEliminated() {
    Situation s = redMoves("0306: red-3b, red-3c, red-3d, red-3e; 0305: red-3a");
    s.play(s.march("red-3a", "0306")).play(Order.PASS);
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.refusal(s.choose("eliminate", "red-3a", "red-3b"))).isEqualTo("GWE-6.14");
    s.play(s.choose("eliminate", "red-3c"));
    assertThat(s.where("red-3c")).isEqualTo("eliminated");
    assertThat(s.where("red-3a")).isEqualTo("0306");
    assertThat(s.asked()).isNotEqualTo("excess");
  }

  /** The attrition segment lies between the movement segment and the end of the phase. */
  @Test
  @Case({"GWE-5.22", "GWE-4.0-1e"})
  void lossesInALaterSegmentOfThePhaseMayMendAStack() {
    Situation s =
        field()
            .with("0812: red-3a, red-3b, red-3c, red-3d, red-bde; 0710: red-hq-army")
            .at(1, "red", "movement");
    assertThat(s.inSupply("red-bde")).isFalse();
    s.dice(4, 4, 4, 4, 1).play(Order.PASS);
    assertThat(s.where("red-bde")).isEqualTo("eliminated");
    assertThat(s.asked()).isNotEqualTo("excess");
    for (String unit : List.of("red-3a", "red-3b", "red-3c", "red-3d")) {
      assertThat(s.steps(unit)).isEqualTo(2);
    }
  }
}
