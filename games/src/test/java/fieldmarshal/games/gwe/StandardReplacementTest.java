package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Chapter 13: on the proving ground a 1, 2 or 3 brings replacements, three hexes from the enemy.
 */
class StandardReplacementTest {
  private static Situation field(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(placements);
  }

  /** With a reduced division at hand, so that the phase is asked for in any case. */
  private static Situation resting(String placements) {
    return field("0108: red-1a/1; " + placements).at(3, "red", "replacement");
  }

  // ---- who

  @ParameterizedTest(name = "{0} with {1} steps")
  @Case("GWE-13.0-a")
  @CsvSource({"red-3a, 1, 2", "red-2a, 1, 2", "red-c3, 3, 4", "red-c3, 2, 4"})
  void aDivisionDownOneStepAndACorpsDownOneOrTwoAreMadeWhole(String unit, int steps, int whole) {
    Situation s = resting("0608: " + unit + "/" + steps);

    s.dice(3).play(s.replace(unit));
    assertThat(s.events(Event.Rolled.class))
        .extracting(Event.Rolled::face, Event.Rolled::caseId)
        .containsExactly(org.assertj.core.groups.Tuple.tuple(3, "GWE-13.0-a"));
    assertThat(s.steps(unit)).isEqualTo(whole);
    assertThat(s.events(Event.Restored.class))
        .extracting(Event.Restored::steps)
        .containsExactly(whole - steps);
  }

  @Test
  @Case("GWE-13.0-a")
  void aFourBringsNothingAndThereIsOneTryForEachUnit() {
    Situation s = resting("0608: red-c3/2");

    s.dice(4).play(s.replace("red-c3"));
    assertThat(s.steps("red-c3")).isEqualTo(2);
    assertThat(s.events(Event.Restored.class)).isEmpty();
    assertThat(s.asked()).isEqualTo("replace");
    assertThat(s.refusal(s.replace("red-c3"))).isEqualTo("GWE-13.0-a");
    assertThat(s.grants(s.replace("red-1a"))).isTrue();

    s.passTo(4, "red", "replacement");
    assertThat(s.grants(s.replace("red-c3"))).as("a new turn, a new try").isTrue();
  }

  @ParameterizedTest
  @Case("GWE-13.0-a")
  @ValueSource(
      strings = {
        "red-c3/1",
        "red-3a",
        "red-c3",
        "red-cav1/1",
        "red-bde",
        "red-depot1",
        "red-hq-army"
      })
  void nobodyElseIsRebuilt(String unit) {
    Situation s = resting("0608: " + unit);

    assertThat(s.refusal(s.replace(unit.split("/")[0]))).isEqualTo("GWE-13.0-a");
    assertThat(s.orders()).containsExactly(s.pass(), s.replace("red-1a"));
  }

  @Test
  @Case({"GWE-13.0-a", "GWE-11.15"})
  void aFortressIsNeverRebuilt() {
    Situation s = resting("0410: fort-red/2");

    assertThat(s.refusal(s.replace("fort-red"))).isEqualTo("GWE-11.15");
  }

  @Test
  @Case("GWE-13.0-a")
  void theDeadDoNotReturn() {
    Situation s = resting("eliminated: red-3a; turn 5: red-3b/1");

    assertThat(s.refusal(s.replace("red-3a"))).isEqualTo("GWE-4.0-4");
    assertThat(s.refusal(s.replace("red-3b"))).isEqualTo("GWE-4.0-4");
  }

  @Test
  @Case("GWE-13.0-a")
  void thePlayerMayLeaveUnitsAsTheyAre() {
    Situation s = resting("0608: red-3a/1");

    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.rules().suggest(s.p())).isEqualTo(s.replace("red-1a"));
    s.dice(5).play(s.replace("red-1a"));
    assertThat(s.rules().suggest(s.p())).isEqualTo(s.replace("red-3a"));
    s.play(s.pass());
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.steps("red-3a")).isEqualTo(1);
  }

  // ---- the enemy's distance

  @ParameterizedTest(name = "{0}")
  @Case("GWE-13.0-b")
  @ValueSource(strings = {"blue-1a", "blue-bde", "blue-cav1", "blue-depot1", "blue-hq-1"})
  void anyEnemyUnitMustBeThreeHexesOff(String enemy) {
    Situation s = resting("0803: red-3a/1; 1004: " + enemy);
    assertThat(s.refused(s.replace("red-3a")).caseId()).isEqualTo("GWE-13.0-b");

    s = resting("0803: red-3a/1; 1005: " + enemy);
    s.dice(1).play(s.replace("red-3a"));
    assertThat(s.steps("red-3a")).isEqualTo(2);
  }

  @Test
  @Case("GWE-13.0-b")
  void aFortressIsNoUnitAndFriendsDoNotMatter() {
    Situation s = resting("1311: red-3a/1; 1312: red-3b; 1308: red-3c");

    assertThat(s.grants(s.replace("red-3a"))).isTrue();
  }

  // ---- no combat

  /** Red attacks on turn 4; then the armies part. */
  private static Situation fought() {
    Situation s =
        field(
                "0808: red-1a; 0807: red-3a/1; 0708: red-hq-army; 0108: red-1b/1; 0909: blue-3a;"
                    + " 1108: blue-hq-1; 1608: blue-1b/1")
            .at(4, "red", "combat");
    // One to one for rating 1 and a 6: 1/-.
    s.dice(6).play(s.attack("0909", "red-1a"));
    assertThat(s.result()).isEqualTo("1/-");
    assertThat(s.steps("red-1a")).isEqualTo(1);
    return s;
  }

  @Test
  @Case("GWE-13.0-c")
  void whoAttackedOnTurnFourIsNotRebuiltOnTurnsFourAndFiveButOnTurnSix() {
    Situation s = fought().with("1616: blue-3a; 1615: blue-hq-1");
    s.at(4, "red", "replacement");
    assertThat(s.refusal(s.replace("red-1a"))).isEqualTo("GWE-13.0-c");
    assertThat(s.grants(s.replace("red-3a"))).as("it stood by").isTrue();
    s.at(5, "red", "replacement");
    assertThat(s.refusal(s.replace("red-1a"))).isEqualTo("GWE-13.0-c");
    s.at(6, "red", "replacement");
    s.dice(2).play(s.replace("red-1a"));
    assertThat(s.steps("red-1a")).isEqualTo(2);
  }

  @Test
  @Case("GWE-13.0-c")
  void whoDefendedOnTurnFourLikewise() {
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0909: blue-3a/1; 1108: blue-hq-1; 1608: blue-1b/1")
            .at(4, "red", "combat");
    // Two to one for rating 1 and a 6: 1/1; the defender retreats.
    s.dice(6).play(s.attack("0909", "red-1a")).play(s.choose("2"));
    s.with("0101: red-1a");
    s.at(4, "blue", "replacement");
    assertThat(s.refusal(s.replace("blue-3a"))).isEqualTo("GWE-13.0-c");
    s.at(5, "blue", "replacement");
    assertThat(s.refusal(s.replace("blue-3a"))).isEqualTo("GWE-13.0-c");
    s.at(6, "blue", "replacement");
    assertThat(s.grants(s.replace("blue-3a"))).isTrue();
  }

  @Test
  @Case("GWE-13.0-c")
  void whoFightsOnTheFirstTurnWaitsLikeAnybody() {
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0108: red-1b/1; 0909: blue-3a; 1108: blue-hq-1")
            .at(1, "red", "combat");
    s.dice(6).play(s.attack("0909", "red-1a")).with("1616: blue-3a");
    s.at(1, "red", "replacement");
    assertThat(s.refusal(s.replace("red-1a"))).isEqualTo("GWE-13.0-c");
    assertThat(s.grants(s.replace("red-1b"))).as("has never fought").isTrue();
    s.at(2, "red", "replacement");
    assertThat(s.refusal(s.replace("red-1a"))).isEqualTo("GWE-13.0-c");
    s.at(3, "red", "replacement");
    assertThat(s.grants(s.replace("red-1a"))).isTrue();
  }

  @Test
  @Case("GWE-13.0-c")
  void aPassengerHasNotDefended() {
    Situation s =
        field("0808: red-1a; 0608: red-hq-army; 0909: blue-3a; 1108: blue-hq-1; 1608: blue-1b/1")
            .at(4, "red", "combat")
            .with("0909: blue-3b/1+passenger");
    s.dice(6).play(s.attack("0909", "red-1a"));
    assertThat(s.result()).isEqualTo("1/-");
    s.with("0101: red-1a").at(4, "blue", "replacement");

    assertThat(s.grants(s.replace("blue-3b"))).isTrue();
    assertThat(s.p().unitNumber(s.unit("blue-3a"), UnitNumber.FOUGHT)).isEqualTo(4);
  }

  // ---- no move

  @Test
  @Case("GWE-13.0-d")
  void whoMovedThisTurnIsNotRebuilt() {
    Situation s =
        field("0608: red-1a/1, red-1b/1, red-1c/1, red-hq-1; 1208: blue-hq-1")
            .at(3, "red", "movement");
    s.play(s.march("red-1a", "0607"));
    s.play(s.entrain("red-1b"));
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("replace");
    assertThat(s.refusal(s.replace("red-1a"))).isEqualTo("GWE-13.0-d");
    assertThat(s.refusal(s.replace("red-1b")))
        .as("the railway is movement")
        .isEqualTo("GWE-13.0-d");
    s.dice(6).play(s.replace("red-1c"));

    s.passTo(4, "red", "replacement");
    assertThat(s.grants(s.replace("red-1a"))).isTrue();
  }
}
