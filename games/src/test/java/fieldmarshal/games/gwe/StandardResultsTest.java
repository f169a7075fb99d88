package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Cases 8.5 and 8.9 on the proving ground. Blue stands at 0609 (and 0610), between red's railway
 * and fort; red attacks from the north, in supply and in command. Every red attacker has rating 1.
 */
class StandardResultsTest {
  /** What red brings to every combat: a headquarters in whose radius the attackers are. */
  private static final String RED = "0409: red-hq-1; ";

  private static Situation field(String units) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(RED + units)
        .at(2, "red", "combat");
  }

  private static int attack(Situation s, String unit) {
    return s.rules().pieces().attack(s.p(), s.unit(unit));
  }

  private static int defence(Situation s, String unit) {
    return s.rules().pieces().defence(s.p(), s.unit(unit));
  }

  // ---- 8.5 steps

  @Test
  @Case("GWE-8.51")
  void aDepotHasOneStepAndIsGoneWithIt() {
    Situation s = field("0509: red-1a; 0609: blue-depot1; 0809: blue-hq-army");
    assertThat(s.steps("blue-depot1")).isEqualTo(1);
    s.dice(5).play(s.attack("0609", "red-1a"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.where("blue-depot1")).isEqualTo("eliminated");
    // The attacker pays for half of one affected step, which is one.
    assertThat(s.steps("red-1a")).isEqualTo(1);
  }

  @Test
  @Case("GWE-8.51")
  void aBrigadeHasOneStepAndIsGoneWithIt() {
    Situation s = field("0509: red-1a; 0609: blue-bde; 0809: blue-hq-army");
    assertThat(s.steps("blue-bde")).isEqualTo(1);
    s.dice(4).play(s.attack("0609", "red-1a"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.where("blue-bde")).isEqualTo("eliminated");
  }

  @Test
  @Case("GWE-8.52")
  void aDivisionFlipsWithTheFirstStepAndIsGoneWithTheSecond() {
    Situation s = field("0509: red-1a, red-1b; 0609: blue-2a");
    assertThat(attack(s, "blue-2a")).isEqualTo(3);
    assertThat(defence(s, "blue-2a")).isEqualTo(5);
    s.dice(5).play(s.attack("0609", "red-1a"));
    assertThat(s.result()).isEqualTo("1/-");
    s.at(2, "red", "combat").dice(4).play(s.attack("0609", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.steps("blue-2a")).isEqualTo(1);
    assertThat(attack(s, "blue-2a")).isEqualTo(1);
    assertThat(defence(s, "blue-2a")).isEqualTo(2);
    s = field("0509: red-1a, red-1b; 0609: blue-2a/1");
    s.dice(1).play(s.attack("0609", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("-/E");
    assertThat(s.where("blue-2a")).isEqualTo("eliminated");
  }

  @ParameterizedTest
  @CsvSource({"4, 8, 15", "3, 7, 14", "2, 4, 8", "1, 3, 7"})
  @Case("GWE-8.53")
  void aCorpsIsFrontThenFrontLessOneThenBackThenBackLessOne(int steps, int attack, int defence) {
    Situation s = field("0509: red-c1, red-1a; 0609: blue-c3/" + steps + "; 0809: blue-hq-army");
    assertThat(attack(s, "blue-c3")).isEqualTo(attack);
    assertThat(defence(s, "blue-c3")).isEqualTo(defence);
    assertThat(s.preview(s.attack("0609", "red-c1", "red-1a")).defence().total())
        .isEqualTo((double) defence);
    assertThat(s.unit("blue-c3").stacking()).isEqualTo(4);
  }

  @Test
  @Case("GWE-8.53")
  void theFourthLossRemovesACorps() {
    Situation s = field("0509: red-c1; 0510: red-1a; 0609: blue-c3/2; 0809: blue-hq-army");
    s.dice(4).play(s.attack("0609", "red-c1"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.steps("blue-c3")).isEqualTo(1);
    assertThat(s.where("blue-c3")).isEqualTo("0609");
    s = field("0509: red-c1; 0510: red-1a; 0609: blue-c3/1; 0809: blue-hq-army");
    s.dice(4).play(s.attack("0609", "red-c1"));
    s.play(s.choose("1"));
    assertThat(s.where("blue-c3")).isEqualTo("eliminated");
  }

  @Test
  @Case("GWE-8.53")
  void theStrengthsOfACorpsNeverFallBelowNothing() {
    Situation s = field("0609: blue-4a/1");
    assertThat(attack(s, "blue-4a")).isZero();
    assertThat(defence(s, "blue-4a")).isEqualTo(1);
  }

  // ---- 8.9 the affected steps

  @Test
  @Case({"GWE-8.9-S", "GWE-8.9-A1", "GWE-8.9-D2"})
  void twelveStepsAgainstFourConcernFour() {
    Situation s =
        field("0509: red-c1, red-1a, red-1b; 0510: red-1c, red-1d; 0609: blue-2a, blue-2b");
    s.dice(3).play(s.attack("0609", "red-c1", "red-1a", "red-1b", "red-1c", "red-1d"));
    assertThat(s.result()).isEqualTo("1/2");
    assertThat(s.askedOf()).isEqualTo("blue");
    s.play(s.choose("1"));
    // The defenders go first (8.54), all of them: four steps.
    assertThat(s.where("blue-2a")).isEqualTo("eliminated");
    assertThat(s.where("blue-2b")).isEqualTo("eliminated");
    // Then the attackers give half of four, not of twelve, and choose among all who fought.
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.refusal(s.lose("red-c1:1"))).isEqualTo("GWE-8.9-A1");
    assertThat(s.refusal(s.lose("red-c1:3"))).isEqualTo("GWE-8.9-A1");
    s.play(s.lose("red-c1:1", "red-1d:1"));
    assertThat(s.steps("red-c1")).isEqualTo(3);
    assertThat(s.steps("red-1d")).isEqualTo(1);
    assertThat(s.steps("red-1a")).isEqualTo(2);
  }

  @Test
  @Case({"GWE-8.9-A1", "GWE-8.9-X3", "GWE-8.9-S"})
  void fiveAffectedStepsCostTheAttackerThree() {
    Situation s = field("0509: red-c1, red-1a/1; 0609: blue-c1, blue-1a");
    s.dice(4).play(s.attack("0609", "red-c1", "red-1a"));
    assertThat(s.result()).isEqualTo("1/1");
    assertThat(s.askedOf()).isEqualTo("blue");
    s.play(s.choose("1"));
    // Half of five is three for the defender as well.
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.refusal(s.lose("blue-c1:2"))).isEqualTo("GWE-8.9-D1");
    s.play(s.lose("blue-c1:3"));
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.refusal(s.lose("red-c1:2"))).isEqualTo("GWE-8.9-A1");
    s.play(s.lose("red-c1:2", "red-1a:1"));
    assertThat(s.steps("red-c1")).isEqualTo(2);
    assertThat(s.where("red-1a")).isEqualTo("eliminated");
  }

  @Test
  @Case({"GWE-8.9-A2", "GWE-8.74"})
  void asTheSmallerForceTheAttackerIsWipedOutByATwo() {
    Situation s = field("0509: red-1a/1, red-1b; 0609: blue-1a, blue-1b, blue-1c");
    s.dice(6).play(s.attack("0609", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("2/-");
    assertThat(s.where("red-1a")).isEqualTo("eliminated");
    assertThat(s.where("red-1b")).isEqualTo("eliminated");
    // Nobody is asked to retreat or to advance; the phase has nothing left in it for red.
    assertThat(s.where("blue-1a")).isEqualTo("0609");
    assertThat(s.steps("blue-1a")).isEqualTo(2);
    assertThat(s.events(Event.Moved.class)).isEmpty();
  }

  @Test
  @Case("GWE-8.9-A2")
  void asTheLargerForceTheAttackerLosesAsManyAsTheDefenderHas() {
    // 6 against 15 in the row of rating 2; 4 steps against 3.
    Situation s = field("0509: red-2a, red-2b; 0609: blue-c1/3");
    s.dice(5).play(s.attack("0609", "red-2a", "red-2b"));
    assertThat(s.result()).isEqualTo("2/-");
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.refusal(s.lose("red-2a:2"))).isEqualTo("GWE-8.9-A2");
    assertThat(s.refusal(s.lose("red-2a:2", "red-2b:2"))).isEqualTo("GWE-8.9-A2");
    s.play(s.lose("red-2a:1", "red-2b:2"));
    assertThat(s.steps("red-2a")).isEqualTo(1);
    assertThat(s.where("red-2b")).isEqualTo("eliminated");
  }

  @Test
  @Case({"GWE-8.9-X1", "GWE-8.9-S"})
  void equalForcesAreBothWhollyAffected() {
    // 8 against 2 + 2 + 2 + 2, four steps against four.
    Situation s = field("0509: red-1a, red-1b; 0609: blue-2a/1, blue-2b/1, blue-2c/1, blue-2d/1");
    s.dice(2).play(s.attack("0609", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("1/2");
    s.play(s.choose("1"));
    for (String unit : List.of("blue-2a", "blue-2b", "blue-2c", "blue-2d")) {
      assertThat(s.where(unit)).as(unit).isEqualTo("eliminated");
    }
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.refusal(s.lose("red-1a:1"))).isEqualTo("GWE-8.9-A1");
    s.play(s.lose("red-1a:2"));
    assertThat(s.where("red-1a")).isEqualTo("eliminated");
  }

  // ---- 8.9 the defender's options

  @Test
  @Case({"GWE-8.9-D1", "GWE-8.9-X4"})
  void aOneIsHalfTheAffectedStepsOrARetreatOfOneHex() {
    String units = "0509: red-1a, red-1b; 0510: red-1c; 0609: blue-1a, blue-1b/1, blue-cav1/1";
    Situation s = field(units);
    // 12 against 6 + 3 + 1.
    s.dice(4).play(s.attack("0609", "red-1a", "red-1b", "red-1c"));
    assertThat(s.result()).isEqualTo("1/1");
    assertThat(s.asked()).isEqualTo("option");
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.orders()).containsExactlyInAnyOrder(s.choose("1"), s.choose("2"));
    assertThat(s.prompt()).isEqualTo("Result 1/1: choose losses or retreat.");
    assertThat(s.options()).containsExactly("1: Lose 2 steps", "2: Retreat 1 hex");
    assertThat(s.refusal(s.choose("3"))).isEqualTo("GWE-8.9-D1");
    assertThat(s.refusal(s.choose("1", "blue-1a"))).isEqualTo("GWE-8.9-D1");
    assertThat(s.refusal(s.chooseHexes("1", "0609"))).isEqualTo("GWE-8.9-D1");
    assertThat(s.refusal(s.pass())).isEqualTo("GWE-8.9-D1");
    s.play(s.choose("1"));
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.askedOf()).isEqualTo("blue");
    // Two of four steps: one division, or one step each, or the two that are left of two units.
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.lose("blue-1a:2"),
            s.lose("blue-1a:1", "blue-1b:1"),
            s.lose("blue-1a:1", "blue-cav1:1"),
            s.lose("blue-1b:1", "blue-cav1:1"));
    assertThat(s.refusal(s.lose("blue-1b:2"))).isEqualTo("GWE-8.9-X4");
    assertThat(s.refusal(s.lose("blue-1a:1", "blue-1a:1"))).isEqualTo("GWE-8.9-X4");
    assertThat(s.refusal(s.lose("red-1a:2"))).isEqualTo("GWE-8.9-X4");
    assertThat(s.refusal(s.lose("blue-1a:0", "blue-1b:1"))).isEqualTo("GWE-8.9-X4");
    assertThat(s.refusal(s.pass())).isEqualTo("GWE-8.9-D1");
    s.play(s.lose("blue-1b:1", "blue-cav1:1"));
    assertThat(s.steps("blue-1a")).isEqualTo(2);
    assertThat(s.where("blue-1a")).isEqualTo("0609");
    assertThat(s.where("blue-1b")).isEqualTo("eliminated");
    assertThat(s.askedOf()).isEqualTo("red");

    s = field(units);
    s.dice(4).play(s.attack("0609", "red-1a", "red-1b", "red-1c"));
    s.play(s.choose("2"));
    assertThat(s.asked()).isEqualTo("retreat");
    s.play(s.retreat("blue-1a blue-1b blue-cav1", "0710"));
    assertThat(s.steps("blue-1a") + s.steps("blue-1b") + s.steps("blue-cav1")).isEqualTo(4);
    assertThat(s.where("blue-cav1")).isEqualTo("0710");
  }

  @Test
  @Case({"GWE-8.9-D2", "GWE-8.9-X7"})
  void aTwoIsAllOrHalfAndOneHexOrTwoHexes() {
    String units = "0509: red-1a, red-1b; 0609: blue-1a/1, blue-1b/1, blue-cav1/1, blue-cav2/1";
    // 8 against 3 + 3 + 1 + 1, four steps each.
    Situation s = field(units);
    s.dice(2).play(s.attack("0609", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("1/2");
    assertThat(s.orders()).containsExactlyInAnyOrder(s.choose("1"), s.choose("2"), s.choose("3"));
    assertThat(s.options())
        .containsExactly(
            "1: Lose 4 steps", "2: Lose 2 steps and retreat 1 hex", "3: Retreat 2 hexes");
    s.play(s.choose("1"));
    assertThat(s.where("blue-cav2")).isEqualTo("eliminated");
    assertThat(s.where("blue-1a")).isEqualTo("eliminated");

    s = field(units);
    s.dice(2).play(s.attack("0609", "red-1a", "red-1b"));
    s.play(s.choose("2"));
    assertThat(s.asked()).isEqualTo("lose");
    s.play(s.lose("blue-cav1:1", "blue-cav2:1"));
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.refusal(s.retreat("blue-1a", "0709"))).isEqualTo("GWE-8.62");
    assertThat(s.refusal(s.retreat("blue-1a blue-1b", "0709", "0808"))).isEqualTo("GWE-8.61");
    s.play(s.retreat("blue-1a blue-1b", "0709"));
    assertThat(s.where("blue-1a")).isEqualTo("0709");
    assertThat(s.where("blue-1b")).isEqualTo("0709");
    assertThat(s.steps("blue-1a")).isEqualTo(1);

    s = field(units);
    s.dice(2).play(s.attack("0609", "red-1a", "red-1b"));
    s.play(s.choose("3"));
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.refusal(s.retreat("blue-1a blue-1b blue-cav1 blue-cav2", "0709")))
        .isEqualTo("GWE-8.61");
    s.play(s.retreat("blue-1a blue-1b blue-cav1 blue-cav2", "0709", "0808"));
    assertThat(s.where("blue-cav2")).isEqualTo("0808");
    assertThat(s.steps("blue-cav2")).isEqualTo(1);
  }

  @Test
  @Case({"GWE-8.9-D3", "GWE-8.9-X3"})
  void aThreeIsAllOrHalfAndTwoHexes() {
    String units =
        "0509: red-c1, red-1a; 0510: red-1b; 0609: blue-1a/1, blue-1b, blue-cav1/1, blue-cav2/1";
    // 18 against 3 + 6 + 1 + 1 is 1-1; the shift of the headquarters makes it 2-1. Five steps.
    Situation s = field(units);
    s.dice(1).play(s.shifted(s.attack("0609", "red-c1", "red-1a", "red-1b"), "red-hq-1"));
    assertThat(s.result()).isEqualTo("-/3");
    assertThat(s.orders()).containsExactlyInAnyOrder(s.choose("1"), s.choose("2"));
    assertThat(s.refusal(s.choose("3"))).isEqualTo("GWE-8.9-D3");
    s.play(s.choose("2"));
    // Half of five is three.
    assertThat(s.refusal(s.lose("blue-cav1:1", "blue-cav2:1"))).isEqualTo("GWE-8.9-D3");
    s.play(s.lose("blue-cav1:1", "blue-cav2:1", "blue-1a:1"));
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.refusal(s.retreat("blue-1b", "0709"))).isEqualTo("GWE-8.61");
    s.play(s.retreat("blue-1b", "0710", "0809"));
    assertThat(s.where("blue-1b")).isEqualTo("0809");
    assertThat(s.steps("blue-1b")).isEqualTo(2);

    s = field(units);
    s.dice(1).play(s.shifted(s.attack("0609", "red-c1", "red-1a", "red-1b"), "red-hq-1"));
    s.play(s.choose("1"));
    assertThat(s.where("blue-1b")).isEqualTo("eliminated");
    assertThat(s.where("blue-1a")).isEqualTo("eliminated");
    assertThat(s.where("blue-cav1")).isEqualTo("eliminated");
  }

  @Test
  @Case("GWE-8.9-DE")
  void anEliminationTakesTheAffectedStepsAndNoMoreAndLeavesNoChoiceOfOption() {
    Situation s =
        field(
            "0509: red-c1, red-hq-heroic, red-hq-army;"
                + " 0609: blue-cav1, blue-cav2, blue-cav3, blue-cav4; 0809: blue-hq-army");
    // 10 + 2 against 12, shifted three columns: 4 steps against 8.
    s.dice(1)
        .play(s.shifted(s.attack("0609", "red-c1", "red-hq-heroic"), "red-hq-1", "red-hq-army"));
    assertThat(s.result()).isEqualTo("-/E");
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.refusal(s.lose("blue-cav1:2", "blue-cav2:1"))).isEqualTo("GWE-8.9-DE");
    assertThat(s.refusal(s.lose("blue-cav1:2", "blue-cav2:2", "blue-cav3:1")))
        .isEqualTo("GWE-8.9-DE");
    s.play(s.lose("blue-cav1:2", "blue-cav2:1", "blue-cav3:1"));
    assertThat(s.where("blue-cav1")).isEqualTo("eliminated");
    assertThat(s.steps("blue-cav2")).isEqualTo(1);
    assertThat(s.steps("blue-cav4")).isEqualTo(2);
    // They stay; nothing is left to enter.
    assertThat(s.where("blue-cav4")).isEqualTo("0609");
    assertThat(s.asked()).isNotEqualTo("advance");
    assertThat(s.steps("red-c1")).isEqualTo(4);
  }

  // ---- 8.9 the closing remarks

  @Test
  @Case({"GWE-8.9-X2", "GWE-8.9-X6"})
  void theLargerForceChoosesWhoIsAffectedAndItsWholeStackRetreats() {
    String units = "0509: red-1a; 0609: blue-cav1, blue-cav2, blue-1a/1";
    Situation s = field(units);
    // 4 against 3 + 3 + 3; 2 steps against 5.
    s.dice(1).play(s.attack("0609", "red-1a"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.lose("blue-cav1:1"), s.lose("blue-cav2:1"), s.lose("blue-1a:1"));
    s.play(s.lose("blue-1a:1"));
    assertThat(s.where("blue-1a")).isEqualTo("eliminated");
    assertThat(s.steps("blue-cav1")).isEqualTo(2);

    s = field(units);
    s.dice(1).play(s.attack("0609", "red-1a"));
    s.play(s.choose("2"));
    // Two of five steps are affected, yet the stack is one: all or none.
    assertThat(s.refusal(s.retreat("blue-1a", "0709"))).isEqualTo("GWE-8.62");
    s.play(s.retreat("blue-1a blue-cav1 blue-cav2", "0709"));
    assertThat(s.where("blue-cav1")).isEqualTo("0709");
    assertThat(s.where("blue-cav2")).isEqualTo("0709");
    assertThat(s.where("blue-1a")).isEqualTo("0709");
  }

  @Test
  @Case("GWE-8.9-X2")
  void inSeveralHexesTheLargerForceMayConfineTheRetreatToOneOfThem() {
    String units = "0510: red-1a; 0609: blue-cav1, blue-1a/1; 0610: blue-bde; 0709: blue-hq-army";
    // 4 against 3 + 3 + 2; 2 steps against 4.
    Situation s = field(units);
    s.dice(1).play(s.attack("0609 0610", "red-1a"));
    assertThat(s.result()).isEqualTo("-/1");
    s.play(s.choose("2"));
    assertThat(s.asked()).isEqualTo("affected");
    assertThat(s.askedOf()).isEqualTo("blue");
    // The brigade alone has not the two steps; 0609 has, and so have both.
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.chooseHexes("affected", "0609"), s.chooseHexes("affected", "0609", "0610"));
    assertThat(s.refusal(s.chooseHexes("affected", "0610"))).isEqualTo("GWE-8.9-X2");
    assertThat(s.refusal(s.chooseHexes("affected", "0609", "0609"))).isEqualTo("GWE-8.9-X2");
    assertThat(s.refusal(s.chooseHexes("affected", "0709"))).isEqualTo("GWE-8.9-X2");
    assertThat(s.refusal(s.pass())).isEqualTo("GWE-8.9-X2");
    s.play(s.chooseHexes("affected", "0609"));
    s.play(s.retreat("blue-cav1 blue-1a", "0710"));
    assertThat(s.where("blue-bde")).isEqualTo("0610");
    assertThat(s.where("blue-cav1")).isEqualTo("0710");
    // The hex they left is empty and may be entered.
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.orders()).containsExactlyInAnyOrder(s.pass(), s.advance("red-1a", "0609"));
  }

  @Test
  @Case({"GWE-8.9-X2", "GWE-8.9-X4"})
  void unitsThatAreNotAffectedCannotPay() {
    // The loss of a force that retreats comes from the stacks that go.
    Situation s =
        field(
            "0510: red-1a, red-1b/1; 0609: blue-cav1, blue-1a/1; 0610: blue-bde; 0709:"
                + " blue-hq-army");
    // 6 against 8, shifted to 1-1; 3 steps against 4.
    s.dice(1).play(s.shifted(s.attack("0609 0610", "red-1a", "red-1b"), "red-hq-1"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("2"));
    s.play(s.chooseHexes("affected", "0609"));
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.refusal(s.lose("blue-bde:1", "blue-cav1:1"))).isEqualTo("GWE-8.9-X4");
    s.play(s.lose("blue-cav1:2"));
    s.play(s.retreat("blue-1a", "0709"));
    assertThat(s.where("blue-bde")).isEqualTo("0610");
  }

  @Test
  @Case({"GWE-8.9-X5", "GWE-8.62"})
  void oneOptionHoldsForAllHexesAndTheOwnerOrdersTheRetreats() {
    Situation s = field("0510: red-c1; 0609: blue-1a; 0610: blue-1b; 0711: blue-cav1");
    // 10 against 12: 1-2; four steps each.
    s.dice(1).play(s.attack("0609 0610", "red-c1"));
    assertThat(s.result()).isEqualTo("-/1");
    s.play(s.choose("2"));
    // Not asked who is affected: all are. Asked who goes first: either.
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.orders()).contains(s.retreat("blue-1a", "0709"), s.retreat("blue-1b", "0710"));
    assertThat(s.refusal(s.retreat("blue-1a blue-1b", "0710"))).isEqualTo("GWE-8.62");
    s.play(s.retreat("blue-1b", "0710"));
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.refusal(s.retreat("blue-1b", "0809"))).isEqualTo("GWE-8.62");
    s.play(s.retreat("blue-1a", "0709"));
    assertThat(s.where("blue-1a")).isEqualTo("0709");
    assertThat(s.where("blue-1b")).isEqualTo("0710");
    assertThat(s.askedOf()).isEqualTo("red");
    // Each of the two hexes may be entered.
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.pass(), s.advance("red-c1", "0609"), s.advance("red-c1", "0610"));
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "3, 2", "4, 2"})
  @Case("GWE-8.9-X3")
  void halfAnOddNumberIsRoundedUp(int steps, int lost) {
    assertThat(CombatTable.steps(CombatTable.Loss.HALF, steps)).isEqualTo(lost);
    Situation s = field("0509: red-c1, red-1a, red-1b; 0609: blue-c1/" + steps);
    // 18 against 16, 15, 8 and 7.
    s.dice(5).play(s.attack("0609", "red-c1", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.steps("blue-c1")).isEqualTo(steps - lost);
    List<Order> orders = s.orders();
    assertThat(orders).contains(s.lose("red-c1:" + lost));
    assertThat(orders).doesNotContain(s.lose("red-c1:" + (lost + 1)));
  }

  @Test
  @Case("GWE-8.9-X7")
  void afterLosingTwoOfFourStepsTheTwoThatAreLeftGo() {
    Situation s = field("0509: red-c1; 0510: red-1a, red-1b; 0609: blue-c1");
    // 18 against 16.
    s.dice(1).play(s.attack("0609", "red-c1", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("2"));
    assertThat(s.steps("blue-c1")).isEqualTo(2);
    assertThat(s.where("blue-c1")).isEqualTo("0609");
    s.play(s.retreat("blue-c1", "0709"));
    assertThat(s.where("blue-c1")).isEqualTo("0709");
    assertThat(s.steps("blue-c1")).isEqualTo(2);
  }

  // ---- help for the player

  @Test
  @Case("GWE-8.9-X4")
  void theStepsThatCostLeastStrengthAreSuggested() {
    Situation s = field("0509: red-c1; 0609: blue-c1, blue-2a; 0510: red-1a");
    // 14 against 21; six steps, of which three are lost.
    s.dice(4).play(s.attack("0609", "red-c1", "red-1a"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.prompt()).isEqualTo("Choose which units lose 3 steps.");
    // A full corps gives a step for 2 points, a full division for 5, and its last for less than the
    // corps its second.
    assertThat(s.suggestion()).isEqualTo(s.lose("blue-2a:2", "blue-c1:1"));
    s.play(s.suggestion());
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.suggestion()).isEqualTo(s.lose("red-c1:1", "red-1a:2"));
  }

  @Test
  @Case("GWE-8.9-X4")
  void aDepotIsNotTheFirstToBeGivenUp() {
    Situation s = field("0509: red-1a/1; 0609: blue-depot1, blue-cav1; 0709: blue-hq-army");
    // 2 against 4; a loss of one step out of one.
    s.dice(1).play(s.attack("0609", "red-1a"));
    assertThat(s.result()).isEqualTo("-/1");
    assertThat(s.options()).containsExactly("1: Lose 1 step", "2: Retreat 1 hex");
    s.play(s.choose("1"));
    assertThat(s.prompt()).isEqualTo("Choose which units lose 1 step.");
    // 3 points for a step of cavalry; 1 for the depot, but it is worth more than it looks.
    assertThat(s.suggestion()).isEqualTo(s.lose("blue-cav1:1"));
  }
}
