package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 22: step replacement. */
class BrusilovReplacementTest {
  private static final Game GAME = new Brusilov();

  private static Situation rest(String scenario, int turn, String side, String units) {
    return Situation.of(GAME, scenario).with(units).at(turn, side, "replacement");
  }

  // ---- 22.0

  @Test
  @Case("BRU-22.0")
  void notBesideAnyEnemyNotEvenAHeadquarters() {
    assertThat(rest("fourth-of-june", 4, "russian", "1704: ru-77/1; 1706: ah-26").asked())
        .isEqualTo("replace");
    Situation s = rest("fourth-of-june", 4, "russian", "1704: ru-77/1; 1702: ru-71/1; 1705: ah-26");
    assertThat(s.refusal(s.replace("ru-77"))).isEqualTo("BRU-22.0");
    s = rest("fourth-of-june", 4, "russian", "1704: ru-77/1; 1702: ru-71/1; 1705: ah-hq-1");
    assertThat(s.refusal(s.replace("ru-77"))).isEqualTo("BRU-22.0");
    assertThat(s.grants(s.replace("ru-71"))).as("two hexes away and more").isTrue();
  }

  @Test
  @Case("BRU-22.0")
  void onlyInSupplyAtRestAndOutOfCombat() {
    Situation s = rest("fourth-of-june", 4, "russian", "1704: ru-77/1; 1015: ru-71/1");
    assertThat(s.refusal(s.replace("ru-71"))).as("out of supply").isEqualTo("BRU-22.0");
    s.dice(1).play(s.replace("ru-77"));
    assertThat(s.steps("ru-77")).isEqualTo(2);

    s = rest("fourth-of-june", 4, "russian", "1704: ru-77/1+moved; 1702: ru-71/1");
    assertThat(s.refusal(s.replace("ru-77"))).isEqualTo("GWE-13.0-d");
    s = rest("fourth-of-june", 4, "russian", "1704: ru-cav-9/1; 1702: ru-71/1, ru-100");
    assertThat(s.refusal(s.replace("ru-cav-9"))).isEqualTo("GWE-13.0-a");
    assertThat(s.refusal(s.replace("ru-100"))).as("whole").isEqualTo("GWE-13.0-a");
  }

  // ---- 22.1, 22.2

  @ParameterizedTest
  @Case({"BRU-22.11", "BRU-22.12", "BRU-22.21", "BRU-26.24a"})
  @CsvSource({
    "fourth-of-june, ah-26, 1, 0",
    "fourth-of-june, ah-26, 2, 0",
    "fourth-of-june, ah-26, 3, 1",
    "fourth-of-june, ah-26, 4, 1",
    "fourth-of-june, ah-26, 5, 2",
    "fourth-of-june, ah-26, 7, 2",
    "fourth-of-june, ah-26, 8, 3",
    "fourth-of-june, ah-26, 14, 3",
    "fourth-of-june, ge-48r, 1, 3",
    "fourth-of-june, ge-48r, 14, 3",
    "fourth-of-june, ru-77, 2, 0",
    "fourth-of-june, ru-77, 3, 3",
    "fourth-of-june, ru-77, 5, 3",
    "fourth-of-june, ru-77, 6, 2",
    "fourth-of-june, ru-77, 14, 2",
    "on-schedule, ah-26, 6, 0",
    "on-schedule, ah-26, 7, 1",
    "on-schedule, ah-26, 8, 1",
    "on-schedule, ah-26, 9, 2",
    "on-schedule, ah-26, 11, 2",
    "on-schedule, ah-26, 12, 3",
    "on-schedule, ge-48r, 5, 3",
    "on-schedule, ru-77, 6, 0",
    "on-schedule, ru-77, 7, 3",
    "on-schedule, ru-77, 9, 3",
    "on-schedule, ru-77, 10, 2"
  })
  void theDieThatBringsASteps(String scenario, String unit, int turn, int highest) {
    boolean russian = unit.startsWith("ru");
    String side = russian ? "russian" : "central";
    String where = russian ? "1704: " : "1015: ";
    for (int die = 1; die <= 4; die++) {
      Situation s = rest(scenario, turn, side, where + unit + "/1");
      if (highest == 0) {
        assertThat(s.rules().replacement().mayTry(s.p(), s.unit(unit))).isNotNull();
        continue;
      }
      s.dice(die).play(s.replace(unit));
      assertThat(s.steps(unit)).as("die " + die).isEqualTo(die <= highest ? 2 : 1);
    }
  }

  @Test
  @Case({"BRU-22.11", "BRU-22.21"})
  void theTableIsCitedWhereItAllowsNothing() {
    Situation s = rest("fourth-of-june", 2, "central", "1015: ah-26/1; 1116: ge-48r/1");
    assertThat(s.refusal(s.replace("ah-26"))).isEqualTo("BRU-22.11");
    s = rest("fourth-of-june", 2, "russian", "1704: ru-77/1");
    assertThat(s.rules().replacement().mayTry(s.at(2, "russian", "combat").p(), s.unit("ru-77")))
        .extracting(refused -> refused.caseId())
        .isEqualTo("BRU-22.21");
  }

  @Test
  @Case("BRU-22.0")
  void aCorpsDownTwoStepsComesBackWhole() {
    Situation s =
        Situation.of(GAME, "fourth-of-june", "guards")
            .with("1704: ru-corps-1gd/2; 1703: ru-corps-30/1")
            .at(8, "russian", "replacement");
    assertThat(s.refusal(s.replace("ru-corps-30")))
        .as("three are too many")
        .isEqualTo("GWE-13.0-a");
    s.dice(2).play(s.replace("ru-corps-1gd"));
    assertThat(s.steps("ru-corps-1gd")).isEqualTo(4);
  }
}
