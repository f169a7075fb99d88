package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case 8.8: every cell of the Combat Results Table, and what carries a combat to its cell. */
class CombatTableTest {
  private static final CombatTable TABLE = new CombatTable("fieldmarshal/gwe");

  /** A number that all ratios of the table divide. */
  private static final int MUCH = 8 * 3 * 5 * 7;

  // ---- the rows of odds

  @ParameterizedTest(name = "rating {0}: {2} is column {1}")
  @Case({"GWE-8.8-ROWS", "GWE-8.4"})
  @CsvSource({
    "1, 1, 1:4", "1, 2, 1:3", "1, 3, 1:2", "1, 4, 1:1", "1, 5, 2:1", "1, 6, 3:1", "1, 7, 4:1",
        "1, 8, 5:1",
    "2, 1, 1:3", "2, 2, 1:2", "2, 3, 1:1", "2, 4, 2:1", "2, 5, 3:1", "2, 6, 4:1", "2, 7, 5:1",
        "2, 8, 6:1",
    "3, 1, 1:3", "3, 2, 1:2", "3, 3, 1:1", "3, 4, 2:1", "3, 5, 3:1", "3, 6, 4:1", "3, 7, 5:1",
        "3, 8, 6:1",
    "4, 1, 1:2", "4, 2, 1:1", "4, 3, 2:1", "4, 4, 3:1", "4, 5, 4:1", "4, 6, 5:1", "4, 7, 6:1",
        "4, 8, 7:1",
  })
  void aColumnBeginsAtItsOddsAndAnythingLessIsTheColumnBefore(int tcr, int column, String odds) {
    int attack = MUCH * Integer.parseInt(odds.substring(0, 1));
    int defence = MUCH * Integer.parseInt(odds.substring(2));

    assertThat(TABLE.column(tcr, attack, defence)).isEqualTo(column - 1);
    assertThat(TABLE.column(tcr, attack - 1, defence)).isEqualTo(column - 2);
    assertThat(TABLE.column(tcr, attack, defence + 1)).isEqualTo(column - 2);
    assertThat(TABLE.ratio(tcr, column - 1)).isEqualTo(odds);
  }

  @ParameterizedTest(name = "rating {0}: {1} against {2} is {3}")
  @Case("GWE-8.4")
  @CsvSource({
    "1, 26, 9, 2:1",
    "2, 26, 9, 2:1",
    "3, 26, 9, 2:1",
    "4, 26, 9, 2:1",
    "1, 4, 9, 1:3",
    "2, 4, 9, 1:3",
    "1, 9, 9, 1:1",
    "1, 8, 9, 1:2",
    "1, 10, 9, 1:1",
    "1, 17, 9, 1:1",
    "1, 18, 9, 2:1",
  })
  void oddsAreRoundedDownInFavourOfTheDefender(int tcr, int attack, int defence, String odds) {
    assertThat(TABLE.ratio(tcr, TABLE.column(tcr, attack, defence))).isEqualTo(odds);
  }

  @Test
  @Case("GWE-8.8-ROWS")
  void twoToOneIsAnotherColumnForEachRating() {
    assertThat(TABLE.column(1, 2, 1) + 1).isEqualTo(5);
    assertThat(TABLE.column(2, 2, 1) + 1).isEqualTo(4);
    assertThat(TABLE.column(3, 2, 1) + 1).isEqualTo(4);
    assertThat(TABLE.column(4, 2, 1) + 1).isEqualTo(3);
  }

  @ParameterizedTest
  @Case("GWE-8.8-MIN")
  @CsvSource({"1, 4", "2, 3", "3, 3", "4, 2"})
  void belowTheFirstColumnThereIsNoAttack(int tcr, int least) {
    assertThat(TABLE.column(tcr, 1, least)).isZero();
    assertThat(TABLE.column(tcr, 1, least + 1)).isEqualTo(-1);
    assertThat(TABLE.column(tcr, 0, 1)).isEqualTo(-1);
    assertThat(TABLE.column(tcr, 0, 0)).isEqualTo(-1);
  }

  @ParameterizedTest
  @Case("GWE-8.8-MAX")
  @ValueSource(ints = {1, 2, 3, 4})
  void aboveTheLastColumnAndAgainstNoDefenceTheLastColumnIsUsed(int tcr) {
    assertThat(TABLE.column(tcr, 30, 2)).isEqualTo(7);
    assertThat(TABLE.column(tcr, 1000, 1)).isEqualTo(7);
    assertThat(TABLE.column(tcr, 1, 0)).isEqualTo(7);
  }

  // ---- the cells, column by column for each die

  @ParameterizedTest(name = "column {0}: {1}")
  @Case("GWE-8.8-D1")
  @CsvSource({"1, 1/1", "2, 1/1", "3, -/1", "4, -/2", "5, -/3", "6, -/3", "7, -/E", "8, -/E"})
  void aOneIs(int column, String result) {
    assertThat(TABLE.result(1, column - 1)).hasToString(result);
  }

  @ParameterizedTest(name = "column {0}: {1}")
  @Case("GWE-8.8-D2")
  @CsvSource({"1, 1/1", "2, 1/1", "3, 1/1", "4, 1/2", "5, -/2", "6, -/2", "7, -/E", "8, -/E"})
  void aTwoIs(int column, String result) {
    assertThat(TABLE.result(2, column - 1)).hasToString(result);
  }

  @ParameterizedTest(name = "column {0}: {1}")
  @Case("GWE-8.8-D3")
  @CsvSource({"1, 1/-", "2, 1/1", "3, 1/1", "4, 1/1", "5, 1/2", "6, 1/2", "7, -/3", "8, -/3"})
  void aThreeIs(int column, String result) {
    assertThat(TABLE.result(3, column - 1)).hasToString(result);
  }

  @ParameterizedTest(name = "column {0}: {1}")
  @Case("GWE-8.8-D4")
  @CsvSource({"1, 1/-", "2, 1/-", "3, 1/1", "4, 1/1", "5, 1/1", "6, 1/2", "7, 1/2", "8, -/3"})
  void aFourIs(int column, String result) {
    assertThat(TABLE.result(4, column - 1)).hasToString(result);
  }

  @ParameterizedTest(name = "column {0}: {1}")
  @Case("GWE-8.8-D5")
  @CsvSource({"1, 2/-", "2, 1/-", "3, 1/-", "4, 1/1", "5, 1/1", "6, 1/1", "7, 1/1", "8, 1/2"})
  void aFiveIs(int column, String result) {
    assertThat(TABLE.result(5, column - 1)).hasToString(result);
  }

  @ParameterizedTest(name = "column {0}: {1}")
  @Case("GWE-8.8-D6")
  @CsvSource({"1, 2/-", "2, 2/-", "3, 1/-", "4, 1/-", "5, 1/1", "6, 1/1", "7, 1/1", "8, 1/1"})
  void aSixIs(int column, String result) {
    assertThat(TABLE.result(6, column - 1)).hasToString(result);
  }

  @ParameterizedTest(name = "column {0}: {1}")
  @Case("GWE-8.8-D7")
  @CsvSource({"1, 2/-", "2, 2/-", "3, 2/-", "4, 1/-", "5, 1/-", "6, 1/1", "7, 1/1", "8, 1/1"})
  void aSevenIs(int column, String result) {
    assertThat(TABLE.result(7, column - 1)).hasToString(result);
  }

  @ParameterizedTest(name = "column {0}: {1}")
  @Case("GWE-8.8-D8")
  @CsvSource({"1, 2/-", "2, 2/-", "3, 2/-", "4, 2/-", "5, 1/-", "6, 1/-", "7, 1/-", "8, 1/1"})
  void anEightIs(int column, String result) {
    assertThat(TABLE.result(8, column - 1)).hasToString(result);
    assertThat(TABLE.result(9, column - 1)).as("6 + 1 + 2 counts as 8").hasToString(result);
  }

  // ---- on the table

  /** Two divisions of rating 1 (8) against one of 4 in the open: 2-1, column 5. */
  private static Situation twoToOne() {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with("0708: red-hq-army; 0808: red-1a, red-1b; 0908: blue-3a; 1108: blue-hq-army")
        .at(2, "red", "combat");
  }

  /** One division (4) against two of 4: 1-2, and a 6. Another stands by. */
  private static Situation repelled() {
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with(
                "0708: red-hq-army; 0808: red-1a; 0909: red-c1; 0908: blue-3a, blue-3b; "
                    + "1108: blue-hq-army; 1009: blue-1a")
            .at(2, "red", "combat");
    return s.dice(6).play(s.attack("0908", "red-1a"));
  }

  @ParameterizedTest(name = "a {0} at 2:1 is {1}")
  @Case({
    "GWE-8.8-D1",
    "GWE-8.8-D2",
    "GWE-8.8-D3",
    "GWE-8.8-D4",
    "GWE-8.8-D5",
    "GWE-8.8-D6",
    "GWE-8.4"
  })
  @CsvSource({"1, -/3", "2, -/2", "3, 1/2", "4, 1/1", "5, 1/1", "6, 1/1"})
  void theDieIsReadInTheColumnOfTheOdds(int die, String result) {
    Situation s = twoToOne();

    s.dice(die).play(s.attack("0908", "red-1a", "red-1b"));

    assertThat(s.result()).isEqualTo(result);
    assertThat(s.events(Event.Fought.class).getFirst().odds()).isEqualTo("2:1");
    assertThat(s.events(Event.Rolled.class)).extracting(Event.Rolled::face).containsExactly(die);
  }

  @ParameterizedTest(name = "a {0} is {1}")
  @Case("GWE-8.8-D7")
  @CsvSource({"5, 1/-, 1", "6, 2/-, 0"})
  void acrossARidgeASixIsASeven(int die, String result, int left) {
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with("1009: blue-hq-army; 1010: blue-1a; 1011: red-3a, red-3b")
            .at(2, "blue", "combat");

    s.dice(die).play(s.attack("1011", "blue-1a"));

    assertThat(s.events(Event.Fought.class).getFirst().odds()).isEqualTo("1:2");
    assertThat(s.result()).isEqualTo(result);
    assertThat(s.steps("blue-1a")).isEqualTo(left);
  }

  @ParameterizedTest(name = "a {0} is {1}")
  @Case("GWE-8.8-D8")
  @CsvSource({"4, 1/-", "5, 1/-", "6, 2/-"})
  void allAcrossAMajorRiverASixIsAnEight(int die, String result) {
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with("1405: blue-hq-army; 1305: blue-1a, blue-1b; 1205: red-3a")
            .at(2, "blue", "combat");

    s.dice(die).play(s.attack("1205", "blue-1a", "blue-1b"));

    assertThat(s.events(Event.Fought.class).getFirst().odds()).isEqualTo("1:1");
    assertThat(s.result()).isEqualTo(result);
  }

  @Test
  @Case("GWE-8.54")
  void theDefenderCarriesOutHisPartBeforeTheAttackerPays() {
    Situation s = twoToOne();

    s.dice(3).play(s.attack("0908", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("1/2");
    assertThat(s.asked()).isEqualTo("option");
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.steps("red-1a") + s.steps("red-1b")).isEqualTo(4);

    s.play(s.choose("2"));
    assertThat(s.steps("blue-3a")).isEqualTo(1);
    assertThat(s.where("blue-3a")).isEqualTo("1008");
    assertThat(s.steps("red-1a") + s.steps("red-1b")).isEqualTo(4);
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.askedOf()).isEqualTo("red");

    s.play(s.lose("red-1b:1"));
    assertThat(s.steps("red-1a")).isEqualTo(2);
    assertThat(s.steps("red-1b")).isEqualTo(1);
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case("GWE-8.5")
  void aResultIsMetByOneOfItsOptionsAndNeverIgnored() {
    Situation s = twoToOne();
    s.dice(4).play(s.attack("0908", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("1/1");

    assertThat(s.refusal(s.pass())).isEqualTo("GWE-8.9-D1");
    assertThat(s.refusal(s.choose("3"))).isEqualTo("GWE-8.9-D1");
    assertThat(s.refusal(s.attack("0908", "red-1a"))).isEqualTo("GWE-8.9-D1");
    assertThat(s.orders()).containsExactly(s.choose("1"), s.choose("2"));

    s.play(s.choose("1"));
    assertThat(s.steps("blue-3a")).as("half of two steps").isEqualTo(1);
    assertThat(s.where("blue-3a")).isEqualTo("0908");
    assertThat(s.refusal(s.pass())).as("the attacker's 1").isEqualTo("GWE-8.9-A1");
  }

  @Test
  @Case({"GWE-8.54", "GWE-8.5"})
  void aDashOnEitherSideAsksNothingOfThatSide() {
    Situation s = twoToOne();
    s.dice(2).play(s.attack("0908", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("3")).play(s.retreat("blue-3a", "1008", "1108"));

    assertThat(s.steps("red-1a") + s.steps("red-1b")).isEqualTo(4);
    assertThat(s.asked()).isEqualTo("advance");

    Situation lost = repelled();
    assertThat(lost.result()).isEqualTo("1/-");
    assertThat(lost.where("blue-3a")).isEqualTo("0908");
    assertThat(lost.steps("blue-3a") + lost.steps("blue-3b")).isEqualTo(4);
    assertThat(lost.steps("red-1a")).isEqualTo(1);
    assertThat(lost.asked()).isEqualTo("attack");
  }
}
