package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.Preview.Chance;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Cases 12.75 and 12.76: what a die brings, and how a player reads it. */
class OutcomesTest {
  private static Map<String, Long> sixths(List<Chance> chances) {
    assertThat(chances.stream().mapToDouble(Chance::probability).sum()).isCloseTo(1, within(1e-9));
    return chances.stream()
        .collect(Collectors.toMap(Chance::result, chance -> Math.round(6 * chance.probability())));
  }

  @Test
  @Case({"COG-12.75a", "COG-12.75b"})
  void aDefenderOfRatingFourLosesOnFiveAndSix() {
    assertThat(sixths(Outcomes.chances(Role.DEFENDER, 0, 4, 2, false)))
        .containsExactlyInAnyOrderEntriesOf(Map.of("D-", 4L, "D1R1", 1L, "D1R2", 1L));
  }

  @Test
  @Case({"COG-12.75c", "COG-12.75d"})
  void aNaturalOneNeverAndANaturalSixAlwaysCostsAStep() {
    assertThat(Outcomes.of(Role.DEFENDER, 1, 9, 2, 2, false)).isEqualTo("D-");
    assertThat(Outcomes.of(Role.DEFENDER, 6, -9, 5, 2, false)).startsWith("D1");
  }

  @Test
  @Case({"COG-12.76", "COG-13.0a", "COG-12.75a"})
  void attackersAndFortsNeverRetreatAndTheLastStepIsTheEnd() {
    assertThat(Outcomes.of(Role.ATTACKER, 6, 0, 4, 2, false)).isEqualTo("A1");
    assertThat(Outcomes.of(Role.DEFENDER, 6, 0, 4, 2, true)).isEqualTo("D1");
    assertThat(Outcomes.of(Role.DEFENDER, 6, 0, 4, 1, false)).isEqualTo("DE");
    assertThat(Outcomes.of(Role.ATTACKER, 6, 0, 4, 1, false)).isEqualTo("AE");
  }

  @Test
  @Case({"COG-12.75a", "COG-12.75b", "COG-12.76"})
  void aResultIsReadByTheSideThatItConcerns() {
    Meaning none = Outcomes.meaning("D-");
    assertThat(none).isEqualTo(new Meaning("", "", 0));
    Meaning retreat = Outcomes.meaning("D1R1");
    assertThat(retreat.defender()).isEqualTo("loses a step and retreats 1 hex");
    assertThat(retreat.attacker()).isEmpty();
    assertThat(retreat.worth()).isPositive();
    assertThat(Outcomes.meaning("D1R2").defender()).endsWith("retreats 2 hexes");
    assertThat(Outcomes.meaning("D1R2").worth()).isGreaterThan(retreat.worth());
    assertThat(Outcomes.meaning("DE").worth()).isEqualTo(1);
    Meaning attacker = Outcomes.meaning("A1");
    assertThat(attacker.attacker()).isEqualTo("loses a step");
    assertThat(attacker.defender()).isEmpty();
    assertThat(attacker.worth()).isNegative();
    Meaning both = Outcomes.meaning("D2 A1");
    assertThat(both.defender()).isEqualTo("loses 2 steps");
    assertThat(both.attacker()).isEqualTo("loses 1 step");
    assertThat(both.worth()).isCloseTo(1 / 3.0, within(1e-9));
    assertThat(Outcomes.meaning("D0 A0")).isEqualTo(new Meaning("", "", 0));
    assertThat(Outcomes.meaning("D0 A6").worth()).isEqualTo(-1);
  }

  @Test
  @Case({"COG-12.75a", "COG-12.75c"})
  void theLogTellsTheDieAsItCounts() {
    assertThat(Outcomes.told("c-1", 3, 2, 4, "D1R1"))
        .isEqualTo("c-1 rolls 3 + 2 = 5 against 4: retreat of 1 hex.");
    assertThat(Outcomes.told("c-1", 3, -2, 4, "D-"))
        .isEqualTo("c-1 rolls 3 - 2 = 1 against 4: no effect.");
    assertThat(Outcomes.told("c-1", 6, -2, 4, "DE"))
        .as("a natural 6 counts as it is")
        .isEqualTo("c-1 rolls 6 against 4.");
  }

  @Test
  @Case({"COG-12.76", "COG-12.75a"})
  void aLossCitesTheCaseOfItsSide() {
    Proving s = Proving.central("1117: c-1; 1217: e-1; 0505: e-7; 0405: c-10");
    s.fight(List.of(5, 6), s.attack("1217", "c-1")).resolve();
    assertThat(s.lossesOf("c-1")).containsExactly("COG-12.76");
    assertThat(s.lossesOf("e-1")).containsExactly("COG-12.75a");
  }
}
