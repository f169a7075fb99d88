package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Case 5.3: railways. The proving ground's go ten hexes a turn and carry eight points. */
class StandardRailwaysTest {
  private static final String[] WEST = {"0107", "0106", "0105", "0104", "0103", "0102", "0101"};
  private static final String[] EAST = {"0110", "0111", "0112", "0113", "0114", "0115", "0116"};

  private static Situation field() {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED);
  }

  /**
   * A headquarters in the middle of the red branch line, and whatever the test needs; red moves.
   */
  private static Situation redMoves(String placements) {
    return field().with("0408: red-hq-army; " + placements).at(1, "red", "movement");
  }

  private static String[] path(String[] path, String... more) {
    String[] longer = java.util.Arrays.copyOf(path, path.length + more.length);
    System.arraycopy(more, 0, longer, path.length, more.length);
    return longer;
  }

  private static int ridden(Situation s, String unit) {
    return s.p().unitNumber(s.unit(unit), UnitNumber.RAILED);
  }

  // ---- 5.31

  @Test
  @Case("GWE-5.31")
  void fourDivisionsFillTheCapacityAndOnlyHeadquartersComeOnTop() {
    Situation s = redMoves("0308: red-3a, red-3b, red-3c, red-3d; 0508: red-bde");
    assertThat(s.onRails("red")).isZero();
    s.play(s.entrain("red-3a")).play(s.entrain("red-3b")).play(s.entrain("red-3c"));
    assertThat(s.onRails("red")).isEqualTo(6);
    assertThat(s.grants(s.entrain("red-bde"))).isTrue();
    s.play(s.entrain("red-3d"));
    assertThat(s.onRails("red")).isEqualTo(8);
    assertThat(s.refusal(s.entrain("red-bde"))).isEqualTo("GWE-5.31");
    s.play(s.entrain("red-hq-army"));
    s.play(s.rail("red-hq-army", "0508"));
    assertThat(s.where("red-hq-army")).isEqualTo("0508");
    assertThat(s.onRails("red")).isEqualTo(8);
    assertThat(s.rules().status(s.p()).markers())
        .anySatisfy(marker -> {
          assertThat(marker.name()).isEqualTo("rail red");
          assertThat(marker.value()).isEqualTo("8 of 8");
        });
  }

  /** Twelve points aboard where the railways carry eight: two corps ride, the third gets off. */
  @Test
  @Case("GWE-5.31")
  void noMoreRideThanTheRailwaysCarryHoweverManyAreAboard() {
    Situation s =
        redMoves(
            "0308: red-c1+entrained, red-c3+entrained; 0508: red-3a+entrained, red-3b+entrained,"
                + " red-bde");
    assertThat(s.onRails("red")).isEqualTo(12);
    assertThat(s.rules().tracks(s.p()))
        .anyMatch(track -> track.id().equals("rail-red") && track.value() == 12);
    assertThat(s.refusal(s.entrain("red-bde"))).isEqualTo("GWE-5.31");
    s.play(s.rail("red-c1", "0208")).play(s.rail("red-3a", "0608"));
    assertThat(s.refusal(s.rail("red-c3", "0208"))).isEqualTo("GWE-5.31");
    s.play(s.rail("red-3b", "0608"));
    assertThat(s.grants(s.detrain("red-c3"))).isTrue();
  }

  @Test
  @Case("GWE-5.31")
  void twoCorpsFillTheCapacity() {
    Situation s = redMoves("0308: red-c1, red-c3; 0508: red-bde");
    s.play(s.entrain("red-c1")).play(s.entrain("red-c3"));
    assertThat(s.onRails("red")).isEqualTo(8);
    assertThat(s.refusal(s.entrain("red-bde"))).isEqualTo("GWE-5.31");
  }

  @Test
  @Case("GWE-5.31")
  void whoIsAboardWhenThePhaseOpensTakesUpRoomUnlessHeGetsOffAtOnce() {
    Situation s = redMoves("0308: red-c1+entrained, red-c3+entrained; 0508: red-3a");
    assertThat(s.onRails("red")).isEqualTo(8);
    assertThat(s.refusal(s.entrain("red-3a"))).isEqualTo("GWE-5.31");
    s.play(s.detrain("red-c1"));
    assertThat(s.onRails("red")).isEqualTo(4);
    s.play(s.entrain("red-3a"));
    assertThat(s.onRails("red")).isEqualTo(6);
  }

  @Test
  @Case("GWE-5.31")
  void whoHasRiddenAndGotOffStillCounts() {
    Situation s = redMoves("0308: red-c1+entrained, red-c3+entrained; 0508: red-3a");
    s.play(s.rail("red-c1", "0208")).play(s.detrain("red-c1"));
    assertThat(s.onRails("red")).isEqualTo(8);
    assertThat(s.refusal(s.entrain("red-3a"))).isEqualTo("GWE-5.31");
  }

  @Test
  @Case({"GWE-5.31", "GWE-5.34"})
  void whoStaysAboardThroughTheSegmentHasUsedTheRailway() {
    Situation s = redMoves("0308: red-3a+entrained; 0508: red-3b");
    assertThat(s.has("red-3a", "railed")).isFalse();
    s.play(Order.PASS);
    assertThat(s.has("red-3a", "railed")).isTrue();
    assertThat(s.has("red-3a", "rail-counted")).isTrue();
    assertThat(s.has("red-3b", "railed")).isFalse();
    assertThat(s.has("red-3a", "entrained")).isTrue();
  }

  @Test
  @Case("GWE-5.31")
  void aTrainGoesTenHexesAndNotEleven() {
    Situation s = redMoves("0708: red-3a+entrained; 0608: red-hq-1");
    s.play(s.rail("red-3a", "0608", "0508", "0408", "0308", "0208", "0108"));
    assertThat(ridden(s, "red-3a")).isEqualTo(6);
    assertThat(s.refusal(s.rail("red-3a", "0107", "0106", "0105", "0104", "0103")))
        .isEqualTo("GWE-5.31");
    s.play(s.rail("red-3a", "0107", "0106", "0105", "0104"));
    assertThat(ridden(s, "red-3a")).isEqualTo(10);
    assertThat(s.where("red-3a")).isEqualTo("0104");
    assertThat(s.refusal(s.rail("red-3a", "0103"))).isEqualTo("GWE-5.31");
    assertThat(s.rules().railways().rides(s.p(), s.unit("red-3a"))).isEmpty();
    assertThat(s.events(Event.Moved.class)).extracting(Event.Moved::how).containsExactly("rail");
  }

  @Test
  @Case({"GWE-5.31", "GWE-5.33"})
  void theRidesOfferedEndInEveryRailHexWithinTheRate() {
    Situation s = redMoves("0708: red-3a+entrained; 0608: red-hq-1");
    Set<String> ends = new TreeSet<>();
    for (Order order : s.orders()) {
      if (order instanceof Order.Rail rail && rail.unit() == s.unit("red-3a")) {
        assertThat(s.grants(rail)).as(rail.toString()).isTrue();
        ends.add(s.rules().board().number(rail.path().last()));
      }
    }
    assertThat(ends)
        .containsExactlyInAnyOrder(
            "0608", "0508", "0408", "0308", "0208", "0108", "0107", "0106", "0105", "0104", "0109",
            "0110", "0111", "0112");
    assertThat(s.orders().contains(s.detrain("red-3a"))).isTrue();
    assertThat(s.orders().contains(s.entrain("red-3a"))).isFalse();
  }

  // ---- 5.32

  @Test
  @Case({"GWE-5.32", "GWE-5.4-ENTRAIN"})
  void aUnitOfRatingThreeWalksOneHexAndEntrainsWithTheRest() {
    Situation s = redMoves("0307: red-3a; 0306: red-3b");
    s.play(s.march("red-3a", "0308"));
    assertThat(s.left("red-3a")).isEqualTo(3);
    s.play(s.entrain("red-3a"));
    assertThat(s.left("red-3a")).isZero();
    assertThat(s.has("red-3a", "entrained")).isTrue();
    assertThat(s.has("red-3a", "railed")).isTrue();
    s.play(s.march("red-3b", "0307", "0308"));
    assertThat(s.left("red-3b")).isEqualTo(2);
    assertThat(s.refusal(s.entrain("red-3b"))).isEqualTo("GWE-5.4-ENTRAIN");
  }

  @Test
  @Case("GWE-5.32")
  void entrainingNeedsAFriendlyRailway() {
    Situation s = redMoves("0307: red-3a; 1008: red-1a; 0908: red-hq-1");
    assertThat(s.refusal(s.entrain("red-3a"))).isEqualTo("GWE-5.32");
    assertThat(s.refusal(s.entrain("red-1a"))).as("the enemy's railway").isEqualTo("GWE-5.32");
  }

  @Test
  @Case("GWE-5.32")
  void onlyTheBestEntrainUnderEnemyControl() {
    Situation s = redMoves("0508: red-1a, red-2a, red-3a; 0610: red-depot1; 0509: blue-3a");
    assertThat(s.controls("blue", "0508")).isTrue();
    assertThat(s.inSupply("red-3a")).isTrue();
    assertThat(s.refusal(s.entrain("red-3a"))).isEqualTo("GWE-5.32");
    assertThat(s.refusal(s.entrain("red-2a"))).isEqualTo("GWE-5.32");
    s.play(s.entrain("red-1a"));
    assertThat(s.has("red-1a", "entrained")).isTrue();
    assertThat(s.left("red-1a")).isEqualTo(5);
  }

  @Test
  @Case({"GWE-5.32", "GWE-4.0-1a"})
  void entrainingAsksTheSupplyOfTheFirstSegment() {
    Situation s = redMoves("0504: red-3a; 0206: red-depot1");
    assertThat(s.inSupply("red-3a")).isFalse();
    assertThat(s.refusal(s.entrain("red-3a"))).isEqualTo("GWE-5.32");
    s.play(s.march("red-depot1", "0306", "0305"));
    assertThat(s.inSupply("red-3a")).as("now").isTrue();
    assertThat(s.refusal(s.entrain("red-3a")))
        .as("but not when the phase began")
        .isEqualTo("GWE-5.32");
  }

  @Test
  @Case({"GWE-5.32", "GWE-10.35"})
  void aHeadquartersEntrainsWithoutSupply() {
    Situation s = redMoves("0503: red-3a, red-hq-1; 0610: red-bde");
    assertThat(s.has("red-3a", "out-of-supply")).isTrue();
    assertThat(s.refusal(s.entrain("red-3a"))).isEqualTo("GWE-5.32");
    s.play(s.entrain("red-hq-1"));
    assertThat(s.has("red-hq-1", "entrained")).isTrue();
    assertThat(s.left("red-hq-1")).isEqualTo(7);
  }

  @Test
  @Case("GWE-5.32")
  void theEntrainedStayEntrainedFromTurnToTurn() {
    Situation s = redMoves("0308: red-3a");
    s.play(s.entrain("red-3a"));
    assertThat(s.refusal(s.entrain("red-3a"))).isEqualTo("GWE-5.32");
    assertThat(s.refusal(s.entrain("fort-red"))).isEqualTo("GWE-5.0");
    s.passTo(2, "red", "movement");
    assertThat(s.has("red-3a", "entrained")).isTrue();
    assertThat(s.onRails("red")).isEqualTo(2);
    assertThat(s.left("red-3a")).isEqualTo(4);
    assertThat(s.refusal(s.march("red-3a", "0309"))).isEqualTo("GWE-5.35");
  }

  // ---- 5.33

  @Test
  @Case("GWE-5.33")
  void aTrainFollowsTheLine() {
    Situation s = redMoves("0308: red-3a+entrained; 0503: red-3b");
    assertThat(s.refusal(s.rail("red-3a", "0309"))).isEqualTo("GWE-5.33");
    assertThat(s.refusal(s.rail("red-3a", "0108"))).isEqualTo("GWE-5.33");
    assertThat(s.refusal(s.rail("red-3a"))).isEqualTo("GWE-5.33");
    assertThat(s.refusal(s.rail("red-3b", "0504"))).as("on foot").isEqualTo("GWE-5.33");
    s.play(s.rail("red-3a", "0208", "0108", "0109"));
    assertThat(s.where("red-3a")).isEqualTo("0109");
  }

  @Test
  @Case({"GWE-5.33", "GWE-7.24"})
  void aTrainEntersNoHexUnderEnemyControlNotEvenAFriends() {
    Situation s = redMoves("0408: red-3a+entrained; 0208: red-3b; 0209: blue-3a");
    assertThat(s.refusal(s.rail("red-3a", "0308", "0208"))).isEqualTo("GWE-5.33");
    s.play(s.rail("red-3a", "0308"));
    assertThat(s.where("red-3a")).isEqualTo("0308");
    assertThat(s.rules().railways().rides(s.p(), s.unit("red-3a")))
        .isNotEmpty()
        .noneMatch(ride -> ride.contains(s.hex("0208")));
  }

  @Test
  @Case("GWE-5.33")
  void aTrainThatStandsUnderEnemyControlMayLeaveIt() {
    Situation s = redMoves("0508: red-1a+entrained; 0509: blue-3a");
    assertThat(s.controls("blue", "0508")).isTrue();
    assertThat(s.controls("blue", "0608")).isTrue();
    assertThat(s.refusal(s.rail("red-1a", "0608"))).isEqualTo("GWE-5.33");
    assertThat(s.refusal(s.rail("red-1a", "0408")))
        .as("0408 is beside the enemy too")
        .isEqualTo("GWE-5.33");
    Situation free = redMoves("0608: red-1a+entrained; 0609: blue-3a");
    assertThat(free.controls("blue", "0608")).isTrue();
    free.play(free.rail("red-1a", "0508"));
    assertThat(free.where("red-1a")).isEqualTo("0508");
  }

  @Test
  @Case({"GWE-5.33", "GWE-5.13"})
  void aTrainStopsBeforeTheEnemyAndBeforeAHeadquartersItCannotDrive() {
    Situation s = redMoves("0408: red-3a+entrained; 0308: blue-depot1");
    assertThat(s.refusal(s.rail("red-3a", "0308"))).isEqualTo("GWE-5.13");
    Situation hq =
        redMoves("0408: red-3a+entrained, red-depot1+entrained; 0308: blue-hq-1; 1008: blue-3a");
    assertThat(hq.refusal(hq.rail("red-depot1", "0308"))).isEqualTo("GWE-10.52b");
    hq.play(hq.rail("red-3a", "0308"));
    assertThat(hq.where("red-3a")).isEqualTo("0308");
    assertThat(hq.where("blue-hq-1")).isNotEqualTo("0308");
  }

  @Test
  @Case("GWE-5.33")
  void aTrainEntersNoHexWhereTheEnemyWasLastUntilAFriendHasBeenThere() {
    Situation s = redMoves("0408: red-3a+entrained, red-hq-1; 0207: red-3b").heldBy("blue", "0208");
    assertThat(s.refusal(s.rail("red-3a", "0308", "0208"))).isEqualTo("GWE-5.33");
    s.play(s.march("red-hq-1", "0308", "0208", "0109"));
    assertThat(s.refusal(s.rail("red-3a", "0308", "0208")))
        .as("a headquarters holds no ground")
        .isEqualTo("GWE-5.33");
    s.play(s.march("red-3b", "0208", "0209"));
    s.play(s.rail("red-3a", "0308", "0208"));
    assertThat(s.where("red-3a")).isEqualTo("0208");
  }

  @Test
  @Case({"GWE-5.33", "GWE-5.13"})
  void theOtherSidesTrainsMindItsEnemiesAndNotItsFriends() {
    Situation s =
        field()
            .with("1208: blue-3a+entrained; 1308: blue-3b; 1108: blue-hq-1; 1508: red-depot1")
            .at(1, "blue", "movement")
            .heldBy("red", "1108");
    assertThat(s.refusal(s.rail("blue-3a", "1308", "1408", "1508"))).isEqualTo("GWE-5.13");
    assertThat(s.refusal(s.rail("blue-3a", "1108"))).as("red was last there").isEqualTo("GWE-5.33");
    s.play(s.rail("blue-3a", "1308", "1408"));
    assertThat(s.where("blue-3a")).isEqualTo("1408");
    Situation zone =
        field().with("1208: blue-3a+entrained; 1509: red-3a").at(1, "blue", "movement");
    assertThat(zone.refusal(zone.rail("blue-3a", "1308", "1408"))).isEqualTo("GWE-5.33");
    assertThat(zone.grants(zone.rail("blue-3a", "1308"))).isTrue();
  }

  @Test
  @Case({"GWE-5.33", "GWE-5.0"})
  void whoHasFinishedNeitherRidesNorGetsOff() {
    Situation s = redMoves("0308: red-3a+entrained, red-3b+entrained");
    s.play(s.rail("red-3a", "0208")).play(s.rail("red-3b", "0208"));
    assertThat(s.refusal(s.rail("red-3a", "0108"))).isEqualTo("GWE-5.0");
    assertThat(s.refusal(s.detrain("red-3a"))).isEqualTo("GWE-5.0");
    assertThat(s.refusal(s.rail("blue-3a", "1608"))).isEqualTo("GWE-5.11");
  }

  @Test
  @Case("GWE-5.32")
  void entrainingIsOfferedAndTheListStopsWhereItIsTold() {
    Situation s = redMoves("0308: red-3a, red-3b+entrained");
    assertThat(s.orders().contains(s.entrain("red-3a"))).isTrue();
    int all = s.orders().size();
    for (int limit = 1; limit < all; limit++) {
      assertThat(s.rules().list(s.p(), limit)).hasSize(limit);
    }
  }

  // ---- 5.34

  @Test
  @Case("GWE-5.34")
  void whoBeganAboardDetrainsFreeOfCostWithAllHisPoints() {
    Situation s = redMoves("0108: red-3a+entrained; 0508: red-hq-1");
    assertThat(s.refusal(s.march("red-3a", "0109"))).isEqualTo("GWE-5.35");
    s.play(s.rail("red-3a", "0208", "0308", "0408", "0508", "0608", "0708"));
    s.play(s.detrain("red-3a"));
    assertThat(s.has("red-3a", "entrained")).isFalse();
    assertThat(s.has("red-3a", "detrained")).isTrue();
    assertThat(s.left("red-3a")).isEqualTo(4);
    s.play(s.march("red-3a", "0709", "0710", "0711", "0611"));
    assertThat(s.where("red-3a")).isEqualTo("0611");
    assertThat(s.left("red-3a")).isZero();
  }

  @Test
  @Case("GWE-5.34")
  void whoEntrainedThisPhaseWalksOnWithWhatIsLeft() {
    Situation s = redMoves("0308: red-2a");
    s.play(s.entrain("red-2a")).play(s.rail("red-2a", "0408")).play(s.detrain("red-2a"));
    assertThat(s.left("red-2a")).isEqualTo(3);
    assertThat(s.refusal(s.detrain("red-2a"))).isEqualTo("GWE-5.34");
    s.play(s.march("red-2a", "0409"));
    assertThat(s.left("red-2a")).isEqualTo(2);
  }

  private static Situation afterARide(String unit) {
    Situation s =
        field()
            .with("0608: " + unit + "+entrained; 0508: red-hq-1; 0908: blue-bde; 0807: red-1b")
            .at(1, "red", "movement");
    s.play(s.rail(unit, "0708")).play(s.detrain(unit)).play(s.march(unit, "0808"));
    return s.passTo(1, "red", "combat");
  }

  @Test
  @Case("GWE-5.34")
  void afterARideOnlyTheBestAttack() {
    Situation poor = afterARide("red-3a");
    assertThat(poor.refusal(poor.attack("0908", "red-3a"))).isEqualTo("GWE-5.34");
    Situation middling = afterARide("red-2a");
    assertThat(middling.refusal(middling.attack("0908", "red-2a"))).isEqualTo("GWE-5.34");
    Situation best = afterARide("red-1a");
    assertThat(best.grants(best.attack("0908", "red-1a"))).isTrue();
  }

  @Test
  @Case("GWE-5.34")
  void whoEntrainsAndGetsOffAgainHasUsedTheRailway() {
    Situation s =
        field()
            .with("0708: red-2a, red-2b; 0508: red-hq-1; 0908: blue-bde")
            .at(1, "red", "movement");
    s.play(s.entrain("red-2a")).play(s.detrain("red-2a")).play(s.march("red-2a", "0808"));
    s.play(s.march("red-2b", "0808"));
    s.passTo(1, "red", "combat");
    assertThat(s.refusal(s.attack("0908", "red-2a"))).isEqualTo("GWE-5.34");
    assertThat(s.grants(s.attack("0908", "red-2b"))).isTrue();
  }

  /** He has neither moved by rail nor remained aboard. */
  @Test
  @Case("GWE-5.34")
  void whoOnlyGetsOffHasNotUsedTheRailway() {
    Situation s =
        field()
            .with("0708: red-3a+entrained; 0508: red-hq-1; 0809: blue-bde")
            .at(1, "red", "movement");
    s.play(s.detrain("red-3a")).play(s.march("red-3a", "0808"));
    s.passTo(1, "red", "combat");
    assertThat(s.grants(s.attack("0809", "red-3a"))).isTrue();
  }

  // ---- 5.35

  @Test
  @Case("GWE-5.35")
  void outOfCommandTheEntrainedGoOnByRailAndDoNothingElse() {
    Situation s = field().with("0308: red-3a+entrained; 0208: red-3b").at(1, "red", "movement");
    assertThat(s.has("red-3a", "out-of-command")).isTrue();
    assertThat(s.refusal(s.detrain("red-3a"))).isEqualTo("GWE-5.35");
    assertThat(s.refusal(s.march("red-3a", "0309"))).isEqualTo("GWE-5.35");
    assertThat(s.refusal(s.entrain("red-3b"))).isEqualTo("GWE-5.35");
    s.play(s.rail("red-3a", "0408"));
    assertThat(s.where("red-3a")).isEqualTo("0408");
    assertThat(s.has("red-3a", "entrained")).isTrue();
  }

  // ---- 5.36

  @Test
  @Case("GWE-5.36")
  void theEntrainedHaveNoZoneAndDoNotAttack() {
    Situation s =
        field()
            .with("0708: red-1a+entrained; 0508: red-hq-1; 0808: blue-bde")
            .at(1, "red", "combat");
    assertThat(s.controls("red", "0808")).isFalse();
    assertThat(s.refusal(s.attack("0808", "red-1a"))).isEqualTo("GWE-5.36");
    s.with("0708: red-1a").at(1, "red", "combat");
    assertThat(s.controls("red", "0808")).isTrue();
    assertThat(s.grants(s.attack("0808", "red-1a"))).isTrue();
  }

  private static Situation blueAttacks(String placements) {
    return field().with("0808: blue-1a; 1008: blue-hq-1; " + placements).at(1, "blue", "combat");
  }

  @Test
  @Case("GWE-5.36")
  void theEntrainedDefendWithHalfRoundedDown() {
    Situation five = blueAttacks("0708: red-2a+entrained");
    assertThat(five.preview(five.attack("0708", "blue-1a")).defence().total()).isEqualTo(2);
    Situation two = blueAttacks("0708: red-2a+entrained, red-3a");
    assertThat(two.preview(two.attack("0708", "blue-1a")).defence().total()).isEqualTo(6);
    Situation one = blueAttacks("0708: red-depot1+entrained");
    assertThat(one.preview(one.attack("0708", "blue-1a")).defence().total()).isZero();
    assertThat(one.preview(one.attack("0708", "blue-1a")).column()).isEqualTo("5:1");
  }

  @Test
  @Case("GWE-5.36")
  void whoIsAttackedIsNoLongerEntrained() {
    Situation s = blueAttacks("0708: red-2a+entrained, red-hq-1+entrained; 0608: red-3a+entrained");
    s.dice(4).play(s.attack("0708", "blue-1a"));
    assertThat(s.result()).isEqualTo("1/1");
    assertThat(s.has("red-2a", "entrained")).isFalse();
    assertThat(s.has("red-hq-1", "entrained")).isFalse();
    assertThat(s.has("red-3a", "entrained")).as("not attacked").isTrue();
  }

  /** Who leaves in haste leaves the train behind. */
  @Test
  @Case({"GWE-5.36", "GWE-10.52d"})
  void aHeadquartersDrivenFromItsTrainIsNoLongerEntrained() {
    Situation s =
        field()
            .with("0708: red-hq-1+entrained; 0606: red-3a; 0908: blue-1a; 1008: blue-hq-1")
            .at(1, "blue", "movement");
    s.play(s.march("blue-1a", "0808"));
    assertThat(s.where("red-hq-1")).isEqualTo("0606");
    assertThat(s.has("red-hq-1", "entrained")).isFalse();
  }

  // ---- 5.37

  @Test
  @Case("GWE-5.37")
  void anOffMapRailwayCountsItsLengthAgainstTheRate() {
    Situation s = redMoves("0103: red-3a+entrained");
    s.play(s.rail("red-3a", "0102", "0101", "0116", "0115"));
    assertThat(s.where("red-3a")).isEqualTo("0115");
    assertThat(ridden(s, "red-3a")).isEqualTo(8);
    assertThat(s.refusal(s.rail("red-3a", "0114", "0113", "0112"))).isEqualTo("GWE-5.31");
    s.play(s.rail("red-3a", "0114", "0113"));
    assertThat(ridden(s, "red-3a")).isEqualTo(10);
  }

  @Test
  @Case("GWE-5.37")
  void itRunsBothWaysAndOnlyBetweenItsTwoEnds() {
    Situation s =
        redMoves("0116: red-3a+entrained; 0114: red-3b+entrained; 0103: red-3c+entrained");
    s.play(s.rail("red-3a", "0101", "0102"));
    assertThat(s.where("red-3a")).isEqualTo("0102");
    assertThat(ridden(s, "red-3a")).isEqualTo(6);
    assertThat(s.refusal(s.rail("red-3b", "0101"))).isEqualTo("GWE-5.33");
    assertThat(s.refusal(s.rail("red-3c", "0116"))).isEqualTo("GWE-5.33");
  }

  @Test
  @Case("GWE-5.37")
  void nobodyComesBackOntoTheMapUnderEnemyControl() {
    Situation s = redMoves("0103: red-3a+entrained; 0215: blue-3a");
    assertThat(s.controls("blue", "0116")).isTrue();
    assertThat(s.refusal(s.rail("red-3a", "0102", "0101", "0116"))).isEqualTo("GWE-5.33");
    Situation held = redMoves("0103: red-3a+entrained; 0116: blue-depot1");
    assertThat(held.refusal(held.rail("red-3a", "0102", "0101", "0116"))).isEqualTo("GWE-5.13");
  }

  @Test
  @Case("GWE-5.37")
  void theEnemyDoesNotUseIt() {
    Situation s = field().with("1601: blue-3a+entrained").at(1, "blue", "movement");
    assertThat(s.refusal(s.rail("blue-3a", "0101"))).isEqualTo("GWE-5.33");
    s.play(s.rail("blue-3a", "1616"));
    assertThat(s.where("blue-3a")).isEqualTo("1616");
  }

  // ---- 5.38

  @Test
  @Case({"GWE-5.38", "GWE-5.37"})
  void aTrainMayStopOffTheMapAndGoOnNextTurnFromWhereItIs() {
    Situation s = redMoves("0108: red-3a+entrained; 0610: red-3b; 0609: red-hq-1");
    String[] out = path(WEST, "0116");
    assertThat(s.orders().contains(s.rail("red-3a", out))).isTrue();
    s.play(s.rail("red-3a", out));
    assertThat(s.where("red-3a")).isEqualTo("off-map");
    assertThat(s.onRails("red")).isEqualTo(2);
    assertThat(s.inSupply("red-3a")).isTrue();
    assertThat(s.refusal(s.detrain("red-3a"))).isEqualTo("GWE-5.37");
    assertThat(s.refusal(s.march("red-3a", "0116"))).isEqualTo("GWE-5.35");
    assertThat(s.refusal(s.rail("red-3a", "0116"))).as("no rate left").isEqualTo("GWE-5.31");
    s.passTo(2, "red", "movement");
    assertThat(s.where("red-3a")).isEqualTo("off-map");
    assertThat(s.onRails("red")).isEqualTo(2);
    assertThat(s.refusal(s.rail("red-3a", "0115"))).isEqualTo("GWE-5.37");
    String[] home = {"0116", "0115", "0114", "0113", "0112", "0111", "0110", "0109", "0108"};
    assertThat(s.refusal(s.rail("red-3a", path(home, "0107")))).isEqualTo("GWE-5.31");
    Set<String> ends = new TreeSet<>();
    s.rules()
        .railways()
        .rides(s.p(), s.unit("red-3a"))
        .forEach(ride -> ends.add(s.rules().board().number(ride.last()) + " " + ride.size()));
    assertThat(ends)
        .as("nine hexes on from one end, eight from the other, and how many each ride has")
        .contains("0116 1", "0109 8", "0101 1", "0107 7")
        .hasSize(16);
    String[] back = {"0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108"};
    assertThat(s.grants(s.rail("red-3a", back))).isTrue();
    assertThat(s.refusal(s.rail("red-3a", path(back, "0109")))).isEqualTo("GWE-5.31");
    assertThat(s.refusal(s.rail("red-3a", "0116", "0114"))).isEqualTo("GWE-5.33");
    s.play(s.rail("red-3a", home));
    assertThat(s.where("red-3a")).isEqualTo("0108");
    assertThat(ridden(s, "red-3a")).isEqualTo(10);
    assertThat(s.p().unitNumber(s.unit("red-3a"), UnitNumber.LINK)).isZero();
  }

  @Test
  @Case("GWE-5.38")
  void twoOfFiveRemainWhenThreeAreBehindIt() {
    Situation s = redMoves("0109: red-3a+entrained");
    s.play(s.rail("red-3a", path(EAST, "0101")));
    assertThat(s.where("red-3a")).isEqualTo("off-map");
    s.passTo(2, "red", "movement");
    s.play(s.rail("red-3a", "0101"));
    assertThat(ridden(s, "red-3a")).isEqualTo(2);
    assertThat(s.where("red-3a")).isEqualTo("0101");
    assertThat(s.has("red-3a", "railed")).isTrue();
  }

  @Test
  @Case({"GWE-5.38", "GWE-5.37"})
  void aTrainThatStopsOffTheMapMaySetOutThoughTheFarEndIsHeld() {
    Situation s = redMoves("0108: red-3a+entrained; 0116: blue-3a");
    assertThat(s.orders().contains(s.rail("red-3a", path(WEST, "0116")))).isTrue();
    s.play(s.rail("red-3a", path(WEST, "0116"))).passTo(2, "red", "movement");
    assertThat(s.where("red-3a")).isEqualTo("off-map");
    assertThat(s.refusal(s.rail("red-3a", "0116"))).isEqualTo("GWE-5.13");
    assertThat(s.orders().contains(s.rail("red-3a", "0116"))).isFalse();
    s.with("eliminated: blue-3a");
    assertThat(s.refusal(s.rail("red-3a", "0116"))).isEqualTo("GWE-5.33");
    s.heldBy("red", "0116").play(s.rail("red-3a", "0116"));
    assertThat(s.where("red-3a")).isEqualTo("0116");
  }

  @Test
  @Case({"GWE-5.37", "GWE-5.38"})
  void aLinkThatTheRateJustCoversIsTravelledWhole() {
    Situation s = redMoves("0106: red-3a+entrained");
    String[] whole = {"0105", "0104", "0103", "0102", "0101", "0116"};
    assertThat(s.orders().contains(s.rail("red-3a", whole))).isTrue();
    s.play(s.rail("red-3a", whole));
    assertThat(s.where("red-3a")).isEqualTo("0116");
    assertThat(ridden(s, "red-3a")).isEqualTo(10);
  }

  @Test
  @Case("GWE-5.38")
  void itMayTurnBackTheWayItCame() {
    Situation s = redMoves("0109: red-3a+entrained");
    s.play(s.rail("red-3a", path(EAST, "0101"))).passTo(2, "red", "movement");
    assertThat(
            s.refusal(
                s.rail(
                    "red-3a", "0116", "0115", "0114", "0113", "0112", "0111", "0110", "0109",
                    "0108")))
        .isEqualTo("GWE-5.31");
    s.play(s.rail("red-3a", "0116", "0115", "0114", "0113", "0112", "0111", "0110", "0109"));
    assertThat(ridden(s, "red-3a")).isEqualTo(10);
    assertThat(s.where("red-3a")).isEqualTo("0109");
  }

  @Test
  @Case("GWE-5.38")
  void aTrainThatHasSpentItsRateAtTheExitStaysThere() {
    Situation s = redMoves("0111: red-3a+entrained; 0110: red-3b+entrained");
    String[] all = path(new String[] {"0110", "0109", "0108"}, WEST);
    assertThat(s.refusal(s.rail("red-3a", path(all, "0116")))).isEqualTo("GWE-5.31");
    assertThat(s.orders().contains(s.rail("red-3a", path(all, "0116")))).isFalse();
    s.play(s.rail("red-3a", all));
    assertThat(s.where("red-3a")).isEqualTo("0101");
    assertThat(s.refusal(s.rail("red-3a", "0116"))).isEqualTo("GWE-5.31");
    s.play(s.rail("red-3b", path(path(new String[] {"0109", "0108"}, WEST), "0116")));
    assertThat(s.where("red-3b")).isEqualTo("off-map");
    s.passTo(2, "red", "movement");
    s.play(s.rail("red-3b", "0116"));
    assertThat(ridden(s, "red-3b")).as("one of five was behind it").isEqualTo(4);
  }

  @Test
  @Case("GWE-5.38")
  void offMapTravelCountsAgainstTheCapacityButNotForHeadquarters() {
    Situation s =
        redMoves("0108: red-c1+entrained, red-c3+entrained, red-hq-1+entrained; 0308: red-bde");
    s.play(s.rail("red-c1", path(WEST, "0116"))).play(s.rail("red-c3", path(WEST, "0116")));
    s.play(s.rail("red-hq-1", path(WEST, "0116")));
    s.passTo(2, "red", "movement");
    assertThat(s.where("red-c1")).isEqualTo("off-map");
    assertThat(s.where("red-hq-1")).isEqualTo("off-map");
    assertThat(s.onRails("red")).isEqualTo(8);
    assertThat(s.refusal(s.entrain("red-bde"))).isEqualTo("GWE-5.31");
    s.play(s.rail("red-hq-1", "0116"));
    assertThat(s.where("red-hq-1")).isEqualTo("0116");
  }

  @Test
  @Case("GWE-5.38")
  void offTheMapAUnitIsInSupply() {
    Situation s =
        redMoves("0610: red-3b").with("0108: red-3a+entrained+out-of-supply+rail-counted");
    s.play(s.rail("red-3a", path(WEST, "0116")));
    assertThat(s.has("red-3a", "out-of-supply")).isTrue();
    s.passTo(2, "red", "movement");
    assertThat(s.has("red-3a", "out-of-supply")).isFalse();
    assertThat(s.left("red-3a")).isEqualTo(4);
  }

  @Test
  @Case({"GWE-5.38", "GWE-10.52d"})
  void aTrainOnItsWayOffTheMapDrivesHeadquartersFromBesideTheLine() {
    Situation s =
        redMoves("0108: red-3a+entrained; 0205: blue-hq-1; 0212: blue-hq-corps; 1008: blue-3a");
    s.play(s.rail("red-3a", path(WEST, "0116")));
    assertThat(s.where("blue-hq-1")).isEqualTo("1008");
    s.passTo(2, "red", "movement");
    s.with("0216: blue-hq-1; 0816: blue-3b").play(s.rail("red-3a", "0116", "0115"));
    assertThat(s.where("blue-hq-1")).isEqualTo("0816");
    assertThat(s.where("blue-hq-corps")).isEqualTo("0212");
  }

  @Test
  @Case("GWE-5.33")
  void aUnitThatIsNotOnARailwayHasNoRidesWhateverItsFlagsSay() {
    Situation s = redMoves("0108: red-3a+entrained");
    Table table = new Table(s.p()).silent();
    table.shift(s.unit("red-3a"), Position.ELIMINATED);
    assertThat(s.rules().clerk().rides(table.now(), s.unit("red-3a"))).isEmpty();
    table.shift(s.unit("red-3a"), Railways.OFF_MAP);
    assertThat(s.rules().clerk().rides(table.now(), s.unit("red-3a"))).isEmpty();
    assertThat(s.rules().judge(table.now(), s.rail("red-3a", "0109")))
        .isInstanceOfSatisfying(
            Ruling.Refused.class, refused -> assertThat(refused.caseId()).isEqualTo("GWE-5.33"));
  }
}
