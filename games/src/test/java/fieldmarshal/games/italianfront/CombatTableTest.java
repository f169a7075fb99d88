package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case 11.7: the table itself. */
class CombatTableTest {
  private static final String FOLDER = "fieldmarshal/italian-front-1917/";
  private final CombatTable table = new CombatTable(FOLDER + "crt.tsv");

  @ParameterizedTest
  @CsvSource({
    "20, 8, 2:1",
    "7, 8, 1:2",
    "8, 8, 1:1",
    "15, 8, 1:1",
    "16, 8, 2:1",
    "4, 8, 1:2",
    "3, 8, 1:3",
    "1, 8, 1:3",
    "28, 4, 7:1",
    "40, 4, 7:1",
    "27, 4, 6:1",
    "3, 0, 7:1"
  })
  @Case({"IF-11.7.6", "IF-11.7.12"})
  void oddsAreRoundedDownForTheDefender(int attack, int defence, String column) {
    assertThat(CombatTable.COLUMNS.get(CombatTable.column(attack, defence))).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource({"2:1, 2, 4:1", "7:1, 2, 7:1", "6:1, 1, 7:1", "1:2, -3, 1:3", "3:1, 0, 3:1"})
  @Case("IF-11.7.9")
  void shiftsAreSummedAndStayOnTheTable(String from, int shift, String to) {
    int column = CombatTable.COLUMNS.indexOf(from);
    assertThat(CombatTable.COLUMNS.get(CombatTable.shifted(column, shift))).isEqualTo(to);
  }

  @Test
  @Case("IF-11.7.9")
  void theDieStaysOnTheTable() {
    assertThat(CombatTable.row(0)).isEqualTo(1);
    assertThat(CombatTable.row(3)).isEqualTo(3);
    assertThat(CombatTable.row(11)).isEqualTo(6);
  }

  @Test
  @Case({"IF-11.7.1", "IF-2.6"})
  void theResultsThatTheRulebookNamesStand() {
    assertThat(table.result(CombatTable.COLUMNS.indexOf("2:1"), 2)).isEqualTo("3/1");
    assertThat(table.result(CombatTable.COLUMNS.indexOf("3:1"), 5)).isEqualTo("1/2");
    assertThat(table.result(CombatTable.COLUMNS.indexOf("7:1"), 6)).isEqualTo("0/E");
  }

  /** A better column or a better die never costs the attacker more or the defender less. */
  @ParameterizedTest
  @ValueSource(strings = {"crt.tsv", "crt-b.tsv"})
  @Case("IF-11.7.1")
  void betterOddsAreNeverWorse(String file) {
    CombatTable each = new CombatTable(FOLDER + file);
    assertThat(each.result(CombatTable.COLUMNS.indexOf("2:1"), 2)).isEqualTo("3/1");
    for (int die = 1; die <= CombatTable.ROWS; die++) {
      for (int c = 0; c <= CombatTable.LAST; c++) {
        if (c > 0) {
          assertThat(each.attacker(c, die)).isLessThanOrEqualTo(each.attacker(c - 1, die));
          assertThat(weight(each, c, die)).isGreaterThanOrEqualTo(weight(each, c - 1, die));
        }
        if (die > 1) {
          assertThat(each.attacker(c, die)).isLessThanOrEqualTo(each.attacker(c, die - 1));
          assertThat(weight(each, c, die)).isGreaterThanOrEqualTo(weight(each, c, die - 1));
        }
      }
    }
  }

  private static int weight(CombatTable table, int column, int die) {
    int steps = table.defender(column, die);
    return steps == CombatTable.ELIMINATED ? 99 : steps;
  }

  @Test
  @Case({"IF-11.7.1", "IF-11.7.2"})
  void resultsAreToldInWords() {
    assertThat(CombatTable.meaning("3/1"))
        .isEqualTo(new Meaning("loses 3 steps", "loses 1 step", -0.5));
    Meaning all = CombatTable.meaning("1/E");
    assertThat(all.defender()).isEqualTo("is eliminated");
    assertThat(all.good()).isEqualTo(Role.ATTACKER);
    assertThat(CombatTable.meaning("4/0").defender()).isEmpty();
  }
}
