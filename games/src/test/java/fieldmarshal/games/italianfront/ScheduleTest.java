package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The charts of replacements and withdrawals, read anew. */
class ScheduleTest {
  private static Schedule fresh() {
    return new ItalianFront().rules(Set.of(), EnumSet.noneOf(Reading.class)).charts().schedule();
  }

  private static List<Integer> points(Schedule schedule, Nation nation) {
    List<Integer> points = new ArrayList<>();
    for (int turn = 1; turn <= Schedule.TURNS; turn++) {
      points.add(schedule.points(nation, turn));
    }
    return points;
  }

  /** The withdrawals of a nation, such as "4 DIVISION 3" or "4 ah-2-isonzo-hq". */
  private static List<String> demands(Schedule schedule, Nation nation) {
    List<String> demands = new ArrayList<>();
    for (int turn = 1; turn <= Schedule.TURNS; turn++) {
      for (Schedule.Demand demand : schedule.demands(nation, turn)) {
        boolean named = demand.sort() == Schedule.Sort.UNIT;
        assertThat(demand.unit().isEmpty()).isEqualTo(!named);
        demands.add(turn + " " + demand.sort() + " " + demand.count());
      }
    }
    return demands;
  }

  @Test
  @Case({"IF-13.2.10", "IF-13.2.11", "IF-13.2.12", "IF-13.2.13", "IF-13.2.14", "IF-13.2.2"})
  void thePointsOfEachNationTurnByTurn() {
    Schedule schedule = fresh();
    assertThat(points(schedule, Nation.ITALIAN))
        .containsExactly(0, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2);
    assertThat(points(schedule, Nation.AUSTRIAN))
        .containsExactly(0, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0);
    assertThat(points(schedule, Nation.GERMAN))
        .containsExactly(0, 2, 2, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0);
    assertThat(points(schedule, Nation.BRITISH))
        .containsExactly(0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0);
    assertThat(points(schedule, Nation.FRENCH))
        .containsExactly(0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0);
    assertThat(schedule.hasPoints(Nation.CZECH)).isFalse();
    assertThat(points(schedule, Nation.CZECH)).containsOnly(0);
  }

  @Test
  @Case({"IF-13.3.5", "IF-13.3.6", "IF-13.3.7", "IF-13.3.8"})
  void theWithdrawalsOfEachNation() {
    Schedule schedule = fresh();
    assertThat(demands(schedule, Nation.ITALIAN)).containsExactly("3 DIVISION 2");
    assertThat(demands(schedule, Nation.AUSTRIAN))
        .containsExactlyInAnyOrder(
            "2 DIVISION 1",
            "4 UNIT 1",
            "4 DIVISION 3",
            "5 DIVISION 3",
            "6 DIVISION 1",
            "9 DIVISION 1",
            "9 CAVALRY 1",
            "11 CAVALRY 1");
    assertThat(demands(schedule, Nation.GERMAN))
        .containsExactlyInAnyOrder(
            "3 DIVISION 1",
            "4 DIVISION 2",
            "4 ARTILLERY 1",
            "5 UNIT 1",
            "5 DIVISION 2",
            "5 ARTILLERY 1",
            "6 DIVISION 2");
    assertThat(demands(schedule, Nation.BRITISH)).isEmpty();
    assertThat(demands(schedule, Nation.FRENCH)).isEmpty();
  }
}
