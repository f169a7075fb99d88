package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Where several cases meet: the odds from strengths to die, and the three times that supply is
 * looked at.
 */
class InteractionsTest {
  private static Situation field(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(placements);
  }

  // ---- the odds: row, column cut to the table, shift, cut again

  /** A shift of so many columns to the right for every attack, to the left if negative. */
  private record Push(int by) implements Odds.Shift {
    @Override
    public int columns(Position p, Order.Attack attack) {
      return by;
    }

    @Override
    public String what() {
      return "push";
    }

    @Override
    public String caseId() {
      return "GWE-10.21";
    }
  }

  /** 26 against 2, 13-1, with rating 1. */
  private static Situation thirteenToOne() {
    return field(
            "0708: red-hq-army; 0808: red-c1, red-1a, red-1b; 0807: red-1c, red-1d; 0908: blue-bde;"
                + " 1108: blue-hq-army")
        .at(2, "red", "combat");
  }

  private static Order.Attack all(Situation s) {
    return s.attack("0908", "red-c1", "red-1a", "red-1b", "red-1c", "red-1d");
  }

  @Test
  @Case({"GWE-8.8-MAX", "GWE-10.21"})
  void aShiftToTheRightFromTheLastColumnStaysThere() {
    Situation s = thirteenToOne();
    Preview preview = s.preview(s.shifted(all(s), "red-hq-army"));

    assertThat(preview.odds()).isEqualTo("5:1");
    assertThat(preview.column()).isEqualTo("5:1");
    s.dice(4).play(s.shifted(all(s), "red-hq-army"));
    assertThat(s.result()).isEqualTo("-/3");
  }

  @ParameterizedTest(name = "{0} and a headquarters' {1}: {2}")
  @Case({"GWE-8.8-MAX", "GWE-8.4"})
  @CsvSource({"-1, 0, 4:1", "-2, 0, 3:1", "-2, 2, 5:1", "-3, 2, 4:1", "-7, 0, 1:4", "-9, 0, 1:4"})
  void theOddsAreCutToTheLastColumnBeforeTheNetShiftIsTaken(int push, int hq, String column) {
    Situation s = thirteenToOne();
    s.rules().combat().addShift(new Push(push));
    Order.Attack attack = hq == 0 ? all(s) : s.shifted(all(s), "red-hq-army");

    assertThat(s.preview(attack).odds()).isEqualTo("5:1");
    assertThat(s.preview(attack).column()).isEqualTo(column);
  }

  @Test
  @Case({"GWE-8.8-MAX", "GWE-8.8-D1"})
  void thirteenToOneWithOneToTheLeftIsTheSeventhColumn() {
    Situation s = thirteenToOne();
    s.rules().combat().addShift(new Push(-1));

    s.dice(4).play(all(s));

    assertThat(s.events(Event.Fought.class).getFirst().odds()).isEqualTo("4:1");
    assertThat(s.result()).as("in the eighth it would be -/3").isEqualTo("1/2");
  }

  @Test
  @Case("GWE-8.8-MIN")
  void aShiftToTheLeftStopsAtTheFirstColumnAndForbidsNothing() {
    Situation s =
        field("0708: red-hq-army; 0808: red-1a; 0908: blue-c1; 1108: blue-hq-army")
            .at(2, "red", "combat");
    s.rules().combat().addShift(new Push(-1));

    // 4 against 16 is 1-4, the least odds of rating 1.
    assertThat(s.preview(s.attack("0908", "red-1a")).column()).isEqualTo("1:4");
    s.dice(5).play(s.attack("0908", "red-1a"));
    assertThat(s.result()).isEqualTo("2/-");
  }

  @Test
  @Case({"GWE-8.4", "GWE-10.21", "GWE-5.4-RIDGE"})
  void theRowThenTheColumnThenTheShiftThenTheDieWithItsModifier() {
    // 4 + 3 against 8 is 1-2: the second column of rating 2, with 1 the third; 6 + 1 is a 7.
    Situation s =
        field(
                "1009: blue-hq-corps; 1010: blue-1a, blue-2a; 1011: red-3a, red-3b; 0811:"
                    + " red-hq-army")
            .at(2, "blue", "combat");
    Order.Attack attack = s.shifted(s.attack("1011", "blue-1a", "blue-2a"), "blue-hq-corps");
    Preview preview = s.preview(attack);
    assertThat(preview.odds()).isEqualTo("1:2");
    assertThat(preview.column()).isEqualTo("1:1");
    assertThat(preview.dieModifier()).isEqualTo(1);

    s.dice(6).play(attack);

    assertThat(s.result()).as("a 6 there would be 1/-").isEqualTo("2/-");
    assertThat(s.steps("blue-1a") + s.steps("blue-2a")).as("equal forces: all four steps").isZero();
  }

  // ---- supply is looked at three times

  /**
   * The third corps stands at 0601, four hexes from the depots at 0404. When one of them has moved
   * to 0604 it is three hexes away, in a straight line over 0602, which a blue zone covers; the
   * brigade there undoes it as long as it lives.
   */
  private static Situation threeLooks(String hq) {
    Situation s =
        field(
                "0404: red-depot1, red-depot2; 0601: red-c3; 0602: red-bde; "
                    + hq
                    + ": red-hq-corps; 0702: blue-bde; 0701: blue-3a; 0903: blue-hq-army")
            .at(2, "red", "movement");
    assertThat(s.inSupply("red-c3")).as("at the first look").isFalse();
    assertThat(s.allowance("red-c3")).as("half of 4").isEqualTo(2);

    s.play(s.march("red-depot1", "0504", "0604"));
    assertThat(s.inSupply("red-c3")).isTrue();
    assertThat(s.allowance("red-c3")).as("frozen for the phase").isEqualTo(2);

    s.play(s.pass());
    assertThat(s.events(Event.Rolled.class)).as("no attrition at the second look").isEmpty();
    assertThat(s.asked()).isEqualTo("attack");

    // 1 against 2 is 1-2; a 6 is 2/-.
    s.dice(6).play(s.attack("0702", "red-bde"));
    assertThat(s.where("red-bde")).isEqualTo("eliminated");
    assertThat(s.inSupply("red-c3")).as("at the third look").isFalse();
    return s;
  }

  @Test
  @Case({"GWE-9.11", "GWE-9.21", "GWE-9.23", "GWE-7.24"})
  void aUnitCutOffAgainBeforeItsCombatAttacksHalvedAndChecksAttrition() {
    Situation s = threeLooks("0604");
    assertThat(s.has("red-c3", "out-of-command")).isFalse();
    assertThat(s.preview(s.attack("0701", "red-c3")).attack().total()).isEqualTo(4);

    s.dice(4, 3).play(s.attack("0701", "red-c3"));

    assertThat(s.events(Event.Rolled.class))
        .extracting(Event.Rolled::caseId)
        .containsExactly("GWE-9.23", "GWE-8.4");
    assertThat(s.events(Event.Fought.class).getFirst().odds()).isEqualTo("1:1");
    assertThat(s.steps("red-c3")).isEqualTo(4);
  }

  @Test
  @Case({"GWE-9.23", "GWE-9.21"})
  void whatAttritionTakesIsGoneBeforeTheOddsAreWorkedOut() {
    Situation s = threeLooks("0604");

    s.dice(3, 3).play(s.attack("0701", "red-c3"));

    assertThat(s.steps("red-c3")).isEqualTo(2);
    assertThat(s.events(Event.Fought.class).getFirst().odds())
        .as("4 halved against 4")
        .isEqualTo("1:2");
  }

  @Test
  @Case({"GWE-9.21", "GWE-10.42"})
  void withoutSupplyAndWithoutCommandAQuarterIsLeft() {
    Situation s = threeLooks("0605");
    assertThat(s.has("red-c3", "out-of-command")).isTrue();

    assertThat(s.preview(s.attack("0701", "red-c3")).attack().total()).isEqualTo(2);
    assertThat(s.preview(s.attack("0701", "red-c3")).odds()).isEqualTo("1:2");
  }
}
