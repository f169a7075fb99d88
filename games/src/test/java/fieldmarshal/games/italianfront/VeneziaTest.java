package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapter 5.1: Venezia. */
class VeneziaTest {
  /** An Austro-Hungarian division at Mestre, in its own movement. */
  private static Situation mestre(int turn) {
    return Situation.of().with("1910: ah-4; 2110: ah-9").at(turn, "central", "movement");
  }

  private static String winner(Situation s) {
    return s.match().decision() instanceof Decision.Over over && over.outcome().winner() != null
        ? over.outcome().winner().id()
        : "nobody";
  }

  @Test
  @Case("IF-5.1.1")
  void whoTakesVeneziaOnTurn1Or2WinsAtOnce() {
    for (int turn = 1; turn <= 2; turn++) {
      Situation s = mestre(turn);
      s.play(s.march("ah-4", "1911"));
      assertThat(s.asked()).isEqualTo("over");
      assertThat(winner(s)).isEqualTo("central");
      assertThat(s.total("venezia")).isEqualTo(Victory.DECIDED);
      assertThat(s.refusal(s.pass())).as("the game is over").isEqualTo("IF-5.1.1");
    }
  }

  @Test
  @Case("IF-5.1.2")
  void laterADieOfFiveOrMoreIsNeeded() {
    Situation won = mestre(3);
    won.dice(5).play(won.march("ah-4", "1911"));
    assertThat(winner(won)).isEqualTo("central");
    assertThat(won.refusal(won.pass())).isEqualTo("IF-5.1.2");
    Situation failed = mestre(3);
    failed.dice(4).play(failed.march("ah-4", "1911"));
    assertThat(winner(failed)).isEqualTo("nobody");
    assertThat(failed.asked()).as("the movement goes on").isEqualTo("move");
    assertThat(failed.total("venezia")).isEqualTo(Victory.HELD_OUT);
  }

  @Test
  @Case("IF-5.1.3")
  void anItalianMoraleOfMinusThreeAddsOne() {
    Situation s = mestre(3).set("italian-morale", -3);
    s.dice(4).play(s.march("ah-4", "1911"));
    assertThat(winner(s)).isEqualTo("central");
    Situation better = mestre(3).set("italian-morale", -2);
    better.dice(4).play(better.march("ah-4", "1911"));
    assertThat(winner(better)).isEqualTo("nobody");
  }

  @Test
  @Case("IF-5.1.4")
  void theDieFallsOnceInAGame() {
    Situation s = mestre(4);
    s.dice(4).play(s.march("ah-4", "1911"));
    s.with("1810: ah-4; 1910: ah-9").heldBy("allied", "1911").at(6, "central", "movement");
    s.dice(6).play(s.march("ah-9", "1911"));
    assertThat(winner(s)).isEqualTo("nobody");
    assertThat(s.diceLeft()).containsExactly(6);
  }

  @Test
  @Case({"IF-5.1.1", "IF-10.5.2", "IF-3.4.1"})
  void entryTakesTheHexAndRaisesMoraleBeforeTheGameEnds() {
    Situation s = mestre(5);
    s.dice(1).play(s.march("ah-4", "1911"));
    assertThat(s.controls("central", "1911")).isTrue();
    assertThat(s.total("austro-hungarian-morale")).isEqualTo(1);
  }

  @Test
  @Case({"IF-5.1.1", "IF-17.1.4"})
  void aSideThatPausesMayStillWinByWalkingIn() {
    Situation s = mestre(3).set("central-pause", 1);
    s.dice(6).play(s.march("ah-4", "1911"));
    assertThat(winner(s)).isEqualTo("central");
  }

  @Test
  @Case({"IF-10.5.1", "IF-10.5.2"})
  void aVictoryHexThatChangesHandsRaisesTheTakersMorale() {
    Situation s = Situation.of().with("2716: ah-4; 2703: it-alp-1").at(2, "central", "movement");
    s.play(s.march("ah-4", "2717", "2718"));
    assertThat(s.total("austro-hungarian-morale")).as("Udine and Cividale").isEqualTo(2);
    assertThat(s.total("italian-morale")).as("the loser is not punished").isEqualTo(-1);
    Situation back =
        Situation.of().with("2716: br-23").heldBy("central", "2717").at(3, "allied", "movement");
    back.play(back.march("br-23", "2717"));
    assertThat(back.total("italian-morale")).isZero();
    assertThat(back.total("austro-hungarian-morale")).isZero();
  }
}
