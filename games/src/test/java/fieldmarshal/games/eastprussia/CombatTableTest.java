package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The two Combat Results Tables, cell by cell, and how a ratio finds its column. */
class CombatTableTest {
  private static final int RUSSIAN = 0;
  private static final int GERMAN = 1;

  private static final List<String> GERMAN_ROWS =
      List.of(
          "A2 A1 A1 D1 D1 D2 D2 D3 DE DE DE",
          "A3 A2 A1 A1 D1 D1 D2 D2 D3 DE DE",
          "AE A3 A2 A1 A1 D1 D1 D2 D2 D3 DE",
          "AE AE A3 A2 A1 A1 D1 D1 D2 D2 D3",
          "AE AE AE A3 A2 A1 A1 D1 D1 D2 D2",
          "AE AE AE AE A3 A2 A1 A1 D1 D1 D2",
          "AE AE AE AE AE A3 A2 A1 A1 D1 D1",
          "AE AE AE AE AE AE A3 A2 A1 A1 EX",
          "AE AE AE AE AE AE AE A3 A2 EX EX",
          "AE AE AE AE AE AE AE AE EX EX EX");

  private static final List<String> RUSSIAN_ROWS =
      List.of(
          "A3 A2 A2 A1 D1 D1 D2 D2 D3 DE DE",
          "A3 A3 A2 A2 A1 D1 D1 D2 D2 D3 DE",
          "AE A3 A3 A2 A2 A1 D1 D1 D2 D2 D3",
          "AE AE A3 A3 A2 A2 A1 D1 D1 D1 D2",
          "AE AE AE A3 A3 A2 A2 A1 D1 D1 D1",
          "AE AE AE AE A3 A3 A2 A2 A1 A1 D1",
          "AE AE AE AE AE A3 A3 A2 A2 A2 EX",
          "AE AE AE AE AE AE A3 A3 A2 EX EX",
          "AE AE AE AE AE AE AE A3 EX EX EX",
          "AE AE AE AE AE AE AE EX EX EX EX");

  private final CombatTable table = new CombatTable("fieldmarshal/east-prussia-1914/crt.tsv");

  private void cells(int attacker, List<String> rows) {
    for (int die = 0; die < rows.size(); die++) {
      String[] cells = rows.get(die).split(" ");
      assertThat(cells).hasSize(CombatTable.COLUMNS.size());
      for (int column = 0; column < cells.length; column++) {
        assertThat(table.result(attacker, column, die))
            .as("die %d at %s", die, CombatTable.COLUMNS.get(column))
            .isEqualTo(cells[column]);
      }
    }
  }

  @Test
  @Case("TWU-CRT-G")
  void everyCellOfTheGermanTable() {
    cells(GERMAN, GERMAN_ROWS);
  }

  @Test
  @Case("TWU-CRT-R")
  void everyCellOfTheRussianTable() {
    cells(RUSSIAN, RUSSIAN_ROWS);
  }

  @Test
  @Case("TWU-6.0f")
  void theAttackersNationChoosesTheTable() {
    int even = CombatTable.COLUMNS.indexOf("1:1");
    assertThat(table.result(GERMAN, even, 1)).isEqualTo("D1");
    assertThat(table.result(RUSSIAN, even, 1)).isEqualTo("A1");
  }

  @ParameterizedTest(name = "{0} against {1} is {2}")
  @CsvSource({
    "14, 5, 2:1",
    "8, 5, 1.5:1",
    "7, 5, 1:1",
    "4, 5, 1:1.5",
    "3, 5, 1:2",
    "2, 5, 1:3",
    "10, 5, 2:1",
    "9, 5, 1.5:1",
    "15, 10, 1.5:1",
    "14, 10, 1:1",
    "5, 5, 1:1",
    "2, 3, 1:1.5",
    "13, 20, 1:2",
    "5, 10, 1:2",
    "4, 9, 1:3",
    "3, 9, 1:3",
    "3, 10, 1:4",
    "3, 12, 1:4",
    "15, 5, 3:1",
    "14, 4, 3:1",
    "16, 4, 4:1",
    "19, 4, 4:1",
    "20, 4, 5:1",
    "23, 4, 5:1",
    "24, 4, 6:1"
  })
  @Case("TWU-6.0d")
  void theRatioFallsToTheNextColumnForTheDefender(int attack, int defence, String column) {
    assertThat(CombatTable.COLUMNS.get(CombatTable.column(attack, defence))).isEqualTo(column);
  }

  @Test
  @Case("TWU-6.0e")
  void theTableEndsAtSixToOneAndAtOneToFour() {
    assertThat(CombatTable.COLUMNS.get(CombatTable.column(9, 1))).isEqualTo("6:1");
    assertThat(CombatTable.COLUMNS.get(CombatTable.column(40, 1))).isEqualTo("6:1");
    assertThat(CombatTable.COLUMNS.get(CombatTable.column(3, 14))).isEqualTo("1:4");
    assertThat(CombatTable.COLUMNS.get(CombatTable.column(1, 30))).isEqualTo("1:4");
  }

  @Test
  @Case("TWU-6.0g")
  void aDieBelowNoughtReadsNoughtAndAboveNineReadsNine() {
    assertThat(CombatTable.row(-2)).isZero();
    assertThat(CombatTable.row(-1)).isZero();
    assertThat(CombatTable.row(0)).isZero();
    assertThat(CombatTable.row(1)).isEqualTo(1);
    assertThat(CombatTable.row(8)).isEqualTo(8);
    assertThat(CombatTable.row(9)).isEqualTo(9);
    assertThat(CombatTable.row(11)).isEqualTo(9);
    int two = CombatTable.COLUMNS.indexOf("2:1");
    assertThat(table.result(GERMAN, two, -1)).isEqualTo("D2");
    assertThat(table.result(GERMAN, two, 11)).isEqualTo("AE");
  }
}
