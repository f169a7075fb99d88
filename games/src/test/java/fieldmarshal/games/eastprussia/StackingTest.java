package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Case 3.2: stacking. */
class StackingTest {
  private static final String SCENARIO = "historical";

  private static Situation german(String units) {
    return Situation.of(SCENARIO).with(units).at(5, "german", "first-movement");
  }

  @Test
  @Case({"TWU-3.2a", "TWU-3.2d"})
  void threeInfantryOrCavalryAreLegalAndAFourthIsOneTooMany() {
    Situation s = german("0906: ge-1, ge-2, ge-1kb");
    s.play(s.pass());
    assertThat(s.phase()).isEqualTo("second-movement");
    Situation four = german("0906: ge-1, ge-2, ge-36, ge-1kb");
    assertThat(due(four)).as("what the end of the phase takes").isEqualTo(1);
    Situation fight =
        Situation.of(SCENARIO)
            .with("0906: ge-1, ge-2, ge-36, ge-1kb")
            .at(5, "german", "first-combat");
    assertThat(due(fight)).as("nobody looks at stacks when a combat phase ends").isZero();
    int before = four.points("russian");
    four.play(four.pass());
    assertThat(four.asked()).isEqualTo("excess");
    assertThat(four.askedOf()).isEqualTo("german");
    assertThat(four.suggestion()).isEqualTo(four.lose("ge-1kb"));
    assertThat(four.refusal(four.lose("ge-1", "ge-2"))).isEqualTo("TWU-3.2d");
    assertThat(four.refusal(four.pass())).isEqualTo("TWU-3.2d");
    four.play(four.lose("ge-2"));
    assertThat(four.where("ge-2")).isEqualTo("eliminated");
    assertThat(four.where("ge-1kb")).isEqualTo("0906");
    assertThat(four.points("russian")).as("the enemy scores").isEqualTo(before + 9);
    assertThat(four.phase()).isEqualTo("second-movement");
  }

  private static int due(Situation s) {
    return s.rules().clerk().loads(s.p(), s.hex("0906"), s.side("german")).getFirst().due();
  }

  @Test
  @Case("TWU-3.2b")
  void oneArtilleryAndOneHeadquartersComeOnTop() {
    Situation s =
        Situation.of(SCENARIO, "russian-hq")
            .with("5728: ru-25, ru-27, ru-28, ru-2ha, ru-rennenkampf")
            .at(5, "russian", "first-movement");
    s.play(s.pass());
    assertThat(s.phase()).isEqualTo("second-movement");
    Situation two =
        Situation.of(SCENARIO)
            .with("5728: ru-25, ru-1ha, ru-2ha")
            .at(5, "russian", "first-movement");
    two.play(two.pass());
    assertThat(two.asked()).isEqualTo("excess");
    assertThat(two.refusal(two.lose("ru-25"))).as("not of the kind").isEqualTo("TWU-3.2d");
    two.play(two.lose("ru-1ha"));
    assertThat(two.where("ru-2ha")).isEqualTo("5728");
    assertThat(two.where("ru-1ha")).isEqualTo("eliminated");
  }

  @Test
  @Case("TWU-3.2c")
  void thereIsNoLimitWhileUnitsMove() {
    Situation s = german("0906: ge-1, ge-2, ge-36; 0905: ge-35");
    s.play(s.march("ge-35", "0906"));
    assertThat(s.asked()).isEqualTo("move");
    s.play(s.march("ge-35", "0907"));
    s.play(s.pass());
    assertThat(s.phase()).isEqualTo("second-movement");
    assertThat(s.where("ge-35")).isEqualTo("0907");
  }

  @Test
  @Case("TWU-3.2d")
  void bothMovementPhasesAreFollowedByTheCheckButNotTheEnemys() {
    Situation s = german("0906: ge-1, ge-2, ge-36, ge-35").at(5, "german", "second-movement");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    Situation enemy =
        Situation.of(SCENARIO)
            .with("0906: ge-1, ge-2, ge-36, ge-35; 5728: ru-25")
            .at(5, "russian", "first-movement");
    enemy.play(enemy.pass());
    assertThat(enemy.phase()).isEqualTo("second-movement");
  }

  @Test
  @Case("TWU-3.2e")
  void whoRetreatedIntoTheHexGoesWithoutChoice() {
    Situation s =
        Situation.of(SCENARIO)
            .with("5728: ru-25, ru-27, ru-28, ru-29+newcomer")
            .at(5, "russian", "first-movement");
    s.play(s.pass());
    assertThat(s.phase()).isEqualTo("second-movement");
    assertThat(s.where("ru-29")).isEqualTo("eliminated");
    assertThat(s.where("ru-25")).isEqualTo("5728");
  }

  @Test
  @Case("TWU-3.2e")
  void newcomersAreSafeWhenEnoughUnitsLeave() {
    Situation s =
        Situation.of(SCENARIO)
            .with("5728: ru-25, ru-27, ru-28, ru-29+newcomer")
            .at(5, "russian", "first-movement");
    s.play(s.march("ru-25", "5727"), s.pass());
    assertThat(s.where("ru-29")).isEqualTo("5728");
    assertThat(s.has("ru-29", "newcomer")).isFalse();
  }

  @Test
  @Case("TWU-3.2g")
  void theSetUpMayBeTooFullButNotForLong() {
    Situation s = Situation.asPrinted("masurian");
    assertThat(s.where("ru-1ha")).isEqualTo("4916");
    assertThat(s.where("ru-2ha")).isEqualTo("4916");
    assertThat(s.asked()).isEqualTo("move");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    Situation left = Situation.asPrinted("masurian");
    left.play(left.march("ru-2ha", "4917"), left.pass());
    assertThat(left.phase()).isEqualTo("second-movement");
    assertThat(left.where("ru-2ha")).isEqualTo("4917");
  }

  @Test
  @Case({"TWU-3.2d", "TWU-3.2e"})
  void whoHasMarchedOnIsNoNewcomerAnyMore() {
    Situation s =
        Situation.of(SCENARIO)
            .with("5828: ru-27, ru-28, ru-29, ru-25+newcomer; 5928: ru-30, ru-40, ru-26")
            .at(5, "russian", "first-movement");
    s.play(s.march("ru-25", "5928"), s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.orders()).contains(s.lose("ru-25"), s.lose("ru-30"), s.lose("ru-40"));
  }

  @Test
  @Case({"TWU-6.5g", "TWU-3.2e"})
  void whoFoundRoomSinceHisRetreatIsAtHomeWhenOthersRetreatThere() {
    Situation s =
        Situation.of(SCENARIO)
            .with("5628: ge-1, ge-2; 5826: ge-36; 5728: ru-40; 5828: ru-27, ru-28, ru-25+newcomer")
            .heldBy("german", "5528", "5428", "5328", "5228", "5128")
            .at(5, "german", "first-combat");
    s.fight(3, s.attack("5728", "ge-1", "ge-2"));
    assertThat(s.where("ru-40")).isEqualTo("5828");
    assertThat(s.has("ru-40", "newcomer")).isTrue();
    assertThat(s.has("ru-25", "newcomer")).as("three had room there").isFalse();
    Situation full =
        Situation.of(SCENARIO)
            .with(
                "5628: ge-1, ge-2; 5826: ge-36; 5728: ru-40;"
                    + "5828: ru-27, ru-28, ru-29, ru-25+newcomer")
            .heldBy("german", "5528", "5428", "5328", "5228", "5128")
            .at(5, "german", "first-combat");
    full.fight(3, full.attack("5728", "ge-1", "ge-2"));
    assertThat(full.has("ru-25", "newcomer")).as("a fourth had none").isTrue();
    assertThat(full.has("ru-40", "newcomer")).isTrue();
  }
}
