package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Chapter 14: reinforcements. On the proving ground red-2d is due on turn 2 at A (0104), red-1d on
 * turn 3 at B (0116).
 */
class StandardReinforcementsTest {
  private static Situation field() {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED);
  }

  /** A red headquarters near A, and whatever the test needs; red's reinforcement segment. */
  private static Situation redReceives(int turn, String placements) {
    return field().with("0306: red-hq-army; " + placements).at(turn, "red", "reinforcement");
  }

  private static List<String> entries(Situation s, String unit) {
    return s.rules().reinforcements().entries(s.p(), s.unit(unit)).stream()
        .map(hex -> s.rules().board().number(hex))
        .toList();
  }

  // ---- 14.0

  @Test
  @Case({"GWE-14.0", "GWE-3.0"})
  void reinforcementsComeOnTheirTurnAndNotBefore() {
    Situation early = redReceives(1, "turn 2: red-2d; turn 1: red-3a");
    assertThat(early.asked()).isEqualTo("reinforce");
    assertThat(early.refusal(early.reinforce("red-2d", "0104"))).isEqualTo("GWE-14.0");
    assertThat(early.orders().contains(early.reinforce("red-2d", "0104"))).isFalse();
    early.passTo(2, "red", "reinforcement");
    assertThat(early.askedOf()).isEqualTo("red");
    early.play(early.reinforce("red-2d", "0104"));
    assertThat(early.where("red-2d")).isEqualTo("0104");
  }

  @Test
  @Case("GWE-14.0")
  void reinforcementsComeAtTheirOwnEntryHex() {
    Situation s = redReceives(3, "turn 2: red-2d; turn 3: red-1d");
    assertThat(entries(s, "red-2d")).containsExactly("0104");
    assertThat(entries(s, "red-1d")).containsExactly("0116");
    assertThat(s.refusal(s.reinforce("red-2d", "0116"))).isEqualTo("GWE-14.24");
    assertThat(s.refusal(s.reinforce("red-1d", "0104"))).isEqualTo("GWE-14.24");
    s.play(s.reinforce("red-1d", "0116"));
    assertThat(s.where("red-1d")).isEqualTo("0116");
  }

  @Test
  @Case({"GWE-14.0", "GWE-4.0-1b"})
  void theyComeInTheirOwnersReinforcementSegment() {
    Situation s = redReceives(2, "turn 2: red-2d, blue-2d; 0305: red-3a");
    assertThat(s.refusal(s.reinforce("blue-2d", "1604"))).isEqualTo("GWE-14.0");
    assertThat(s.refusal(s.march("red-3a", "0304"))).isEqualTo("GWE-4.0-1b");
    assertThat(s.refusal(s.reinforce("red-3a", "0104"))).isEqualTo("GWE-14.0");
    s.play(s.reinforce("red-2d", "0104"));
    s.passTo(2, "red", "movement");
    assertThat(s.rules().judge(s.p(), s.reinforce("red-2d", "0104")))
        .isInstanceOf(fieldmarshal.engine.Ruling.Refused.class);
    s.passTo(2, "blue", "reinforcement");
    assertThat(s.askedOf()).isEqualTo("blue");
    s.play(s.reinforce("blue-2d", "1604"));
    assertThat(s.where("blue-2d")).isEqualTo("1604");
  }

  @Test
  @Case("GWE-14.0")
  void thePrintedScheduleBringsThem() {
    Situation s =
        Situation.asPrinted(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED);
    assertThat(s.where("red-2d")).isEqualTo("turn 2");
    assertThat(s.where("red-1d")).isEqualTo("turn 3");
    assertThat(s.rules().reinforcements().any(s.p(), s.side("red"))).isFalse();
    s.at(2, "red", "supply");
    assertThat(s.rules().reinforcements().any(s.p(), s.side("red"))).isTrue();
  }

  // ---- 14.1

  @Test
  @Case({"GWE-14.11", "GWE-14.14"})
  void enteringCostsNothingAndTheUnitMovesInTheSegmentThatFollows() {
    Situation s = redReceives(2, "turn 2: red-2d");
    s.play(s.reinforce("red-2d", "0104"));
    s.passTo(2, "red", "movement");
    assertThat(s.spent("red-2d")).isZero();
    assertThat(s.left("red-2d")).isEqualTo(5);
    assertThat(s.has("red-2d", "out-of-command")).isFalse();
    s.play(s.detrain("red-2d"));
    s.play(s.march("red-2d", "0204", "0205", "0206", "0207", "0208"));
    assertThat(s.where("red-2d")).isEqualTo("0208");
  }

  @Test
  @Case({"GWE-14.12", "GWE-5.31"})
  void theyComeAboardATrainWithoutPayingForIt() {
    Situation s = redReceives(2, "turn 2: red-2d; 0406: red-3a");
    s.play(s.reinforce("red-2d", "0104"));
    assertThat(s.has("red-2d", "entrained")).isTrue();
    assertThat(s.onRails("red")).isEqualTo(2);
    s.passTo(2, "red", "movement");
    s.play(
        s.rail(
            "red-2d", "0105", "0106", "0107", "0108", "0208", "0308", "0408", "0508", "0608",
            "0708"));
    assertThat(s.where("red-2d")).isEqualTo("0708");
    assertThat(s.left("red-2d")).isEqualTo(5);
  }

  /** They came by rail in this phase, even if they get off where they came in. */
  @Test
  @Case({"GWE-14.12", "GWE-5.34"})
  void whoComesByTrainHasUsedTheRailway() {
    Situation s = redReceives(2, "turn 2: red-2d");
    s.play(s.reinforce("red-2d", "0104"));
    s.passTo(2, "red", "movement");
    s.play(s.detrain("red-2d"));
    assertThat(s.onRails("red")).isEqualTo(2);
    assertThat(s.rules().railways().mayAttack(s.p(), s.unit("red-2d")).caseId())
        .isEqualTo("GWE-5.34");
  }

  @Test
  @Case({"GWE-14.13", "GWE-6.14"})
  void moreMayComeInThanTheHexHoldsWhenThePhaseEnds() {
    Situation s = redReceives(2, "turn 2: red-2d; 0104: red-3a, red-3b, red-3c, red-3d");
    s.play(s.reinforce("red-2d", "0104"));
    assertThat(s.rules().stacking().points(s.p(), s.hex("0104"), s.side("red"))).isEqualTo(10);
    s.passTo(2, "red", "movement");
    assertThat(s.where("red-2d")).isEqualTo("0104");
    s.play(Order.PASS);
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("red");
  }

  @Test
  @Case({"GWE-14.14", "GWE-5.35"})
  void outOfCommandTheyGoOnByRailOnly() {
    Situation s = field().with("turn 2: red-2d").at(2, "red", "reinforcement");
    s.play(s.reinforce("red-2d", "0104"));
    s.passTo(2, "red", "movement");
    assertThat(s.has("red-2d", "out-of-command")).isTrue();
    assertThat(s.refusal(s.detrain("red-2d"))).isEqualTo("GWE-5.35");
    s.play(s.rail("red-2d", "0105"));
    assertThat(s.where("red-2d")).isEqualTo("0105");
  }

  // ---- 14.2

  @Test
  @Case("GWE-14.21")
  void nobodyEntersOntoTheEnemyOrUnderHisControl() {
    Situation zone = redReceives(3, "turn 2: red-2d; turn 3: red-1d; 0203: blue-3a");
    assertThat(zone.controls("blue", "0104")).isTrue();
    assertThat(zone.refusal(zone.reinforce("red-2d", "0104"))).isEqualTo("GWE-14.21");
    assertThat(entries(zone, "red-2d")).isEmpty();
    assertThat(zone.grants(zone.reinforce("red-1d", "0116"))).isTrue();
    Situation held = redReceives(3, "turn 2: red-2d; turn 3: red-1d; 0104: blue-depot1");
    assertThat(held.refusal(held.reinforce("red-2d", "0104"))).isEqualTo("GWE-14.21");
    Situation hq = redReceives(3, "turn 2: red-2d; turn 3: red-1d; 0104: blue-hq-1");
    assertThat(hq.refusal(hq.reinforce("red-2d", "0104"))).isEqualTo("GWE-14.21");
  }

  @Test
  @Case("GWE-14.21")
  void theOtherSideIsBlockedByItsEnemiesAndNotByItsFriends() {
    Situation s =
        field()
            .with("turn 2: blue-2d; turn 3: blue-1d; 1604: red-3a; 1616: blue-3a")
            .at(3, "blue", "reinforcement");
    assertThat(s.refusal(s.reinforce("blue-2d", "1604"))).isEqualTo("GWE-14.21");
    s.play(s.reinforce("blue-1d", "1616"));
    assertThat(s.where("blue-1d")).isEqualTo("1616");
  }

  @Test
  @Case("GWE-14.0")
  void aUnitWithoutATurnNeverComes() {
    Situation s = redReceives(3, "reinforcements: red-3a; turn 2: red-2d");
    assertThat(s.refusal(s.reinforce("red-3a", "0104"))).isEqualTo("GWE-14.0");
  }

  @Test
  @Case({"GWE-14.21", "GWE-7.24"})
  void aFriendInTheEntryHexDoesNotHelp() {
    Situation s = redReceives(3, "turn 2: red-2d; turn 3: red-1d; 0203: blue-3a; 0104: red-3a");
    assertThat(s.refusal(s.reinforce("red-2d", "0104"))).isEqualTo("GWE-14.21");
  }

  /** Blue at 0203 controls 0103 and 0104; the friend is in the east. */
  @Test
  @Case("GWE-14.22")
  void theBlockedComeATurnLaterAtTheNearestOpenEdgeHexTowardsAFriend() {
    Situation s = redReceives(2, "turn 2: red-2d; turn 2: red-3a; 0203: blue-3a; 0108: red-3b");
    assertThat(s.asked()).isEqualTo("reinforce");
    assertThat(s.refusal(s.reinforce("red-2d", "0105"))).isEqualTo("GWE-14.24");
    assertThat(s.refusal(s.reinforce("red-2d", "0106"))).isEqualTo("GWE-14.24");
    s.play(s.pass());
    assertThat(s.has("red-2d", "entry-blocked")).isTrue();
    assertThat(s.has("red-3a", "entry-blocked")).as("B is open to it").isFalse();
    s.passTo(3, "red", "reinforcement");
    assertThat(entries(s, "red-2d")).containsExactly("0105");
    assertThat(s.refusal(s.reinforce("red-2d", "0106"))).isEqualTo("GWE-14.24");
    assertThat(s.refusal(s.reinforce("red-2d", "0104"))).isEqualTo("GWE-14.21");
    s.play(s.reinforce("red-2d", "0105"));
    assertThat(s.where("red-2d")).isEqualTo("0105");
    assertThat(s.has("red-2d", "entry-blocked")).isFalse();
    assertThat(s.has("red-2d", "entrained")).isTrue();
  }

  @Test
  @Case("GWE-14.22")
  void theAlternateIsLookedForTowardsTheNearestFriend() {
    Situation west = blocked("0101: red-3b; 0116: red-3c");
    assertThat(entries(west, "red-2d")).containsExactly("0102");
    Situation east = blocked("0107: red-3b; 0101: red-hq-1");
    assertThat(entries(east, "red-2d")).containsExactly("0106");
    Situation held = blocked("0107: red-3b; 0106: blue-depot1");
    assertThat(entries(held, "red-2d")).containsExactly("0107");
  }

  /** Blue sits on 0104 and so controls 0103 and 0105. */
  private static Situation blocked(String placements) {
    return field()
        .with("0104: blue-3a; turn 2: red-2d+entry-blocked, red-3a; " + placements)
        .at(3, "red", "reinforcement");
  }

  @Test
  @Case("GWE-14.22")
  void whenTheEntryIsOpenAgainTheyUseIt() {
    Situation s =
        field().with("turn 2: red-2d+entry-blocked; 0108: red-3b").at(3, "red", "reinforcement");
    assertThat(entries(s, "red-2d")).containsExactly("0104");
    assertThat(s.refusal(s.reinforce("red-2d", "0105"))).isEqualTo("GWE-14.24");
  }

  @Test
  @Case("GWE-14.22")
  void blockedAgainTheyWaitAndTryAgain() {
    Situation s = blocked("0107: red-3b");
    assertThat(s.grants(s.reinforce("red-2d", "0106"))).isTrue();
    s.play(s.pass());
    assertThat(s.has("red-2d", "entry-blocked")).isTrue();
    s.passTo(4, "red", "reinforcement");
    s.play(s.reinforce("red-2d", "0106"));
    assertThat(s.where("red-2d")).isEqualTo("0106");
  }

  @Test
  @Case({"GWE-14.22", "GWE-14.12"})
  void whereNoRailwayLeadsTheyComeOnFoot() {
    Situation s =
        field()
            .with("turn 2: red-2d+entry-blocked; 0104: blue-3a; 0201: red-3b; 0301: red-hq-1")
            .with("0102: blue-depot1; 0101: blue-depot2")
            .at(3, "red", "reinforcement");
    assertThat(entries(s, "red-2d")).containsExactly("0201");
    s.play(s.reinforce("red-2d", "0201"));
    assertThat(s.has("red-2d", "entrained")).isFalse();
    assertThat(s.onRails("red")).isZero();
  }

  @Test
  @Case({"GWE-14.23", "GWE-5.37"})
  void blockedTrainsMayTakeAnOffMapRailwayInstead() {
    Situation s = redReceives(3, "turn 3: red-1d; 0116: blue-3a");
    assertThat(s.asked()).isEqualTo("reinforce");
    assertThat(s.orders()).containsExactly(Order.PASS, s.choose("off-map", "red-1d"));
    s.play(s.choose("off-map", "red-1d"));
    assertThat(s.where("red-1d")).isEqualTo("off-map");
    assertThat(s.has("red-1d", "entrained")).isTrue();
    assertThat(s.onRails("red")).isEqualTo(2);
    s.passTo(3, "red", "movement");
    assertThat(s.refusal(s.rail("red-1d", "0116"))).isEqualTo("GWE-5.13");
    s.play(s.rail("red-1d", "0101", "0102", "0103", "0104", "0105", "0106"));
    assertThat(s.where("red-1d")).isEqualTo("0106");
    assertThat(s.p().unitNumber(s.unit("red-1d"), UnitNumber.RAILED))
        .as("five off the map, five on it")
        .isEqualTo(10);
  }

  @Test
  @Case("GWE-14.23")
  void onlyTheBlockedTakeIt() {
    Situation open = redReceives(3, "turn 3: red-1d");
    assertThat(open.refusal(open.choose("off-map", "red-1d"))).isEqualTo("GWE-14.23");
    Situation unlinked = redReceives(3, "turn 2: red-2d; turn 3: red-1d; 0104: blue-3a");
    assertThat(unlinked.refusal(unlinked.choose("off-map", "red-2d")))
        .as("no link at A")
        .isEqualTo("GWE-14.23");
    assertThat(unlinked.refusal(unlinked.choose("off-map", "blue-1d"))).isEqualTo("GWE-14.23");
    assertThat(unlinked.refusal(unlinked.choose("elsewhere", "red-2d"))).isEqualTo("GWE-4.0-1b");
  }

  @Test
  @Case({"GWE-14.23", "GWE-5.38"})
  void anOffMapRailwayHasNoRoomWhenTheTrainsAreFull() {
    Situation s =
        redReceives(
            3,
            "turn 3: red-1d; turn 2: red-2d; 0116: blue-3a; 0308: red-c1+entrained,"
                + " red-c3+entrained");
    assertThat(s.onRails("red")).isEqualTo(8);
    assertThat(s.refusal(s.choose("off-map", "red-1d"))).isEqualTo("GWE-14.23");
  }

  @Test
  @Case("GWE-14.24")
  void reinforcementsMayBeHeldBackAndComeLater() {
    Situation s = redReceives(2, "turn 2: red-2d");
    s.play(s.pass());
    assertThat(s.where("red-2d")).isEqualTo("turn 2");
    assertThat(s.has("red-2d", "entry-blocked")).isFalse();
    s.passTo(5, "red", "reinforcement");
    assertThat(s.refusal(s.reinforce("red-2d", "0105"))).isEqualTo("GWE-14.24");
    s.play(s.reinforce("red-2d", "0104"));
    assertThat(s.where("red-2d")).isEqualTo("0104");
    assertThat(s.turn()).isEqualTo(5);
  }
}
