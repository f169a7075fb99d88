package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapter 17: the operational pause. */
class PauseTest {
  private static Situation declaring(int turn) {
    return Situation.of().at(turn, "preparation", "pause");
  }

  @Test
  @Case({"IF-17.1.1", "IF-4.1.8"})
  void fromTurn3OnEachSideMayPauseTheCentralPowersFirst() {
    Situation s = declaring(3);
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.suggestion()).isEqualTo(s.pass());
    s.dice(4).play(s.choose("pause"));
    assertThat(s.askedOf()).isEqualTo("allied");
    s.dice(4, 5).play(s.choose("pause"));
    assertThat(s.total("central-pause")).isEqualTo(1);
    assertThat(s.total("allied-pause")).isEqualTo(1);
  }

  @Test
  @Case("IF-17.1.1")
  void onTurn2NobodyIsAsked() {
    Situation s = Situation.of().dice(5).at(2, "preparation", "pause");
    assertThat(s.phase()).isNotEqualTo("pause");
    assertThat(s.refusal(s.choose("pause"))).isNotEmpty();
    assertThat(declaring(3).refusal(declaring(3).choose("truce"))).isEqualTo("IF-17.1.1");
  }

  @Test
  @Case("IF-17.1.2")
  void aDieOfOneToThreeRaisesMorale() {
    Situation s = declaring(3).play(declaring(3).pass());
    s.dice(2, 5).play(s.choose("pause"));
    assertThat(s.total("italian-morale")).isZero();
    assertThat(s.total("austro-hungarian-morale")).isZero();
    Situation no = declaring(3).play(declaring(3).pass());
    no.dice(4, 5).play(no.choose("pause"));
    assertThat(no.total("italian-morale")).isEqualTo(-1);
    Situation central = declaring(3);
    central.dice(3).play(central.choose("pause"));
    assertThat(central.total("austro-hungarian-morale")).isEqualTo(1);
  }

  @Test
  @Case({"IF-17.1.4", "IF-17.1.2"})
  void pausesComeBeforeTheEventAndBothHold() {
    Situation s = declaring(9);
    s.dice(2).play(s.choose("pause"));
    assertThat(s.total("event")).isZero();
    s.dice(2).play(s.pass());
    assertThat(s.rules().events().offensive(s.p())).isTrue();
    assertThat(s.total("austro-hungarian-morale")).isEqualTo(2);
    assertThat(s.rules().pause().pausing(s.p(), Chapter.CENTRAL)).isTrue();
  }

  /** Turn 5 after a pause of the Allies on turn 4. */
  private static Situation afterThePause(Integer... dice) {
    Situation s =
        Situation.of().with("2110: it-7/1; 2108: fr-64/1, fr-65/1").at(4, "preparation", "pause");
    s.play(s.pass()).dice(5, 5).play(s.choose("pause")).at(4, "allied", "end");
    // The pauses of turn 5 are declined, nothing happens, then the die of last turn's pause falls.
    Integer[] all = new Integer[dice.length + 1];
    all[0] = 5;
    System.arraycopy(dice, 0, all, 1, dice.length);
    return s.play(s.pass()).dice(all).play(s.pass());
  }

  @Test
  @Case("IF-17.1.3")
  void nextTurnADieMayBringAPointForANationOfTheOwnersChoice() {
    Situation s = afterThePause(3);
    assertThat(s.turn()).isEqualTo(5);
    assertThat(s.phase()).isEqualTo("reinforcement");
    assertThat(s.options())
        .containsExactly("for-italian: Italy", "for-british: Great Britain", "for-french: France");
    assertThat(s.refusal(s.choose("for-german"))).isEqualTo("IF-17.1.3");
    assertThat(s.suggestion()).isEqualTo(s.choose("for-italian"));
    s.play(s.choose("for-french"));
    assertThat(s.asked()).isEqualTo("replace");
    assertThat(s.total("french-points")).isEqualTo(1);
    assertThat(s.total("italian-points")).isEqualTo(3);
  }

  @Test
  @Case("IF-17.1.3")
  void theItalianPointIsAddedToThoseOfTheChart() {
    Situation s = afterThePause(1);
    s.play(s.choose("for-italian"));
    assertThat(s.total("italian-points")).isEqualTo(4);
    Situation none = afterThePause(4);
    assertThat(none.asked()).isEqualTo("replace");
    assertThat(none.total("italian-points")).isEqualTo(3);
  }

  @Test
  @Case("IF-17.2.7")
  void aPauseLastsOneTurnAndMayBeDeclaredAgain() {
    Situation s = afterThePause(4);
    assertThat(s.total("allied-pause")).isZero();
    Situation again = Situation.of().at(4, "preparation", "pause");
    again.dice(6).play(again.choose("pause")).at(4, "allied", "end");
    assertThat(again.turn()).isEqualTo(5);
    again.dice(6).play(again.choose("pause"));
    assertThat(again.total("central-pause")).isEqualTo(1);
    assertThat(again.total("central-recovery")).as("the die of turn 4 is still due").isEqualTo(1);
  }

  @Test
  @Case("IF-17.2.1")
  void aSideThatPausesAttacksTwice() {
    Situation s = Situation.of().set("central-pause", 1);
    Pause pause = s.rules().pause();
    Table t = new Table(s.p());
    pause.attacked(t, Chapter.CENTRAL);
    assertThat(pause.mayAttack(t.now(), Chapter.CENTRAL)).isNull();
    pause.attacked(t, Chapter.CENTRAL);
    assertThat(pause.mayAttack(t.now(), Chapter.CENTRAL))
        .isNotNull()
        .satisfies(refused -> assertThat(refused.caseId()).isEqualTo("IF-17.2.1"));
    pause.attacked(t, Chapter.ALLIED);
    pause.attacked(t, Chapter.ALLIED);
    pause.attacked(t, Chapter.ALLIED);
    assertThat(pause.mayAttack(t.now(), Chapter.ALLIED)).as("no pause").isNull();
  }

  @Test
  @Case({"IF-17.2.4", "IF-17.2.3"})
  void noUnitSpendsMoreThanHalfOfItsMovementRoundedUp() {
    Situation s = Situation.of().set("allied-pause", 1);
    Pause pause = s.rules().pause();
    int[] halves = {8, 6, 2, 4, 1, 3};
    for (int i = 0; i < halves.length; i++) {
      halves[i] = pause.limit(s.p(), Chapter.ALLIED, halves[i]);
    }
    assertThat(halves).containsExactly(4, 3, 1, 2, 1, 2);
    assertThat(pause.limit(s.p(), Chapter.CENTRAL, 8)).isEqualTo(8);
  }

  @Test
  @Case({"IF-17.2.4", "IF-7.1.1", "IF-17.2.7"})
  void whoPausesMarchesHalfAsFar() {
    Situation s =
        Situation.of().with("1599: it-4; 1501: it-1st-army-hq").at(2, "allied", "movement");
    assertThat(s.halves("it-4").values()).contains(16).allMatch(cost -> cost <= 16);
    assertThat(s.halves("it-1st-army-hq").values()).contains(12).allMatch(cost -> cost <= 12);
    s.set("central-pause", 1);
    assertThat(s.halves("it-4").values()).as("the enemy pauses").contains(16);
    s.set("allied-pause", 1);
    assertThat(s.halves("it-4").values()).contains(8).allMatch(cost -> cost <= 8);
    assertThat(s.halves("it-1st-army-hq").values()).contains(6).allMatch(cost -> cost <= 6);
  }

  @Test
  @Case("IF-17.2.5")
  void aSideThatPausesUsesTwoArtilleryUnitsInAttackAndDefenceTogether() {
    Situation s = Situation.of().set("allied-pause", 1);
    Pause pause = s.rules().pause();
    Table t = new Table(s.p());
    assertThat(pause.gunsLeft(t.now(), Chapter.ALLIED)).isEqualTo(2);
    pause.fired(t, Chapter.ALLIED, 1);
    pause.fired(t, Chapter.ALLIED, 1);
    assertThat(pause.gunsLeft(t.now(), Chapter.ALLIED)).isZero();
    pause.fired(t, Chapter.CENTRAL, 3);
    assertThat(pause.gunsLeft(t.now(), Chapter.CENTRAL)).isGreaterThan(10);
  }
}
