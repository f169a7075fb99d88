package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Combat Resolution Chart and how strengths find their column. */
class CombatChartTest {
  private final CombatChart chart = new CombatChart("fieldmarshal/clash/combat.tsv");

  private static int at(String column) {
    return CombatChart.COLUMNS.indexOf(column);
  }

  @ParameterizedTest
  @Case("COG-12.71a")
  @CsvSource({
    "7,3,2:1", "3,4,1:2", "2,5,1:3", "6,4,1:1", "4,4,1:1", "2,4,1:2", "2,6,1:3", "3,5,1:2",
    "4,2,2:1", "6,2,3:1", "8,2,4:1", "9,2,4:1", "5,1,5:1", "6,1,6:1", "1,2,1:2", "1,3,1:3"
  })
  void strengthsAreDividedAndRoundedDown(int attack, int defence, String column) {
    assertThat(CombatChart.column(attack, defence)).isEqualTo(at(column));
  }

  @Test
  @Case("COG-12.71b")
  void theChartEndsAtItsColumnsBeforeAnyShift() {
    assertThat(CombatChart.column(8, 1)).isEqualTo(at("6:1"));
    assertThat(CombatChart.column(1, 9)).isEqualTo(at("1:3"));
    assertThat(CombatChart.shifted(CombatChart.column(7, 1), 1, 0)).isEqualTo(at("5:1"));
  }

  @Test
  @Case("COG-12.92c")
  void shiftsAddUpAndStopAtTheFirstColumn() {
    assertThat(CombatChart.shifted(at("3:1"), 2, 0)).isEqualTo(at("1:1"));
    assertThat(CombatChart.shifted(at("1:2"), 3, 0)).isEqualTo(at("1:3"));
    // A marker shifts what the left shifts have left.
    assertThat(CombatChart.shifted(at("1:3"), 1, 1)).isEqualTo(at("1:2"));
    assertThat(CombatChart.shifted(at("6:1"), 0, 1)).isEqualTo(at("6:1"));
    assertThat(CombatChart.shifted(at("6:1"), 1, 1)).isEqualTo(at("6:1"));
  }

  private void column(String name, int attacker, int defender, int limit) {
    int column = at(name);
    assertThat(chart.attackerModifier(column)).as(name).isEqualTo(attacker);
    assertThat(chart.defenderModifier(column)).as(name).isEqualTo(defender);
    assertThat(chart.defenderRolls(column)).as(name).isTrue();
    assertThat(chart.limit(column, false)).as(name).isEqualTo(limit);
    assertThat(chart.caseOf(column)).isEqualTo("COG-CRC-" + name.replace(':', '-'));
  }

  @Test
  @Case("COG-CRC-1-3")
  void atOneToThreeOnlyTheAttackerRolls() {
    assertThat(chart.defenderRolls(at("1:3"))).isFalse();
    assertThat(chart.attackerModifier(at("1:3"))).isEqualTo(2);
    assertThat(chart.limit(at("1:3"), false)).isEqualTo(CombatChart.ALL);
  }

  @Test
  @Case("COG-CRC-1-2")
  void oneToTwo() {
    column("1:2", 1, -1, CombatChart.ALL);
  }

  @Test
  @Case("COG-CRC-1-1")
  void oneToOne() {
    column("1:1", 0, 0, CombatChart.ALL);
  }

  @Test
  @Case("COG-CRC-2-1")
  void twoToOne() {
    column("2:1", -1, 1, 4);
  }

  @Test
  @Case("COG-CRC-3-1")
  void threeToOne() {
    column("3:1", -2, 2, 3);
  }

  @Test
  @Case("COG-CRC-4-1")
  void fourToOne() {
    column("4:1", -3, 3, 2);
  }

  @Test
  @Case("COG-CRC-5-1")
  void fiveToOne() {
    column("5:1", -3, 3, 1);
  }

  @Test
  @Case("COG-CRC-6-1")
  void atSixToOneNoAttackerRolls() {
    column("6:1", -3, 3, 0);
  }

  @Test
  @Case("COG-CRC-FORT")
  void againstWorksEveryAttackerRolls() {
    for (String column : List.of("2:1", "3:1", "4:1", "5:1", "6:1")) {
      assertThat(chart.limit(at(column), true)).as(column).isEqualTo(CombatChart.ALL);
    }
    assertThat(chart.attackerModifier(at("6:1"))).isEqualTo(-3);
  }
}
