package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import fieldmarshal.games.italianfront.EventChart.RandomEvent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The charts of events, replacements and withdrawals. */
class ChartsTest {
  private final Schedule schedule = Situation.GAME.charts().schedule();
  private final EventChart events = Situation.GAME.charts().events();

  private int[] points(Nation nation) {
    return IntStream.rangeClosed(1, 13).map(turn -> schedule.points(nation, turn)).toArray();
  }

  @Test
  @Case("IF-13.2.10")
  void italyHasThreePointsAndLaterTwo() {
    assertThat(points(Nation.ITALIAN)).containsExactly(0, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2);
    assertThat(Arrays.stream(points(Nation.ITALIAN)).sum()).isEqualTo(29);
  }

  @Test
  @Case("IF-13.2.11")
  void austriaHungaryHasFifteenPointsInAll() {
    assertThat(points(Nation.AUSTRIAN)).containsExactly(0, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0);
    assertThat(Arrays.stream(points(Nation.AUSTRIAN)).sum()).isEqualTo(15);
  }

  @Test
  @Case("IF-13.2.12")
  void germanyHasSevenPointsInAll() {
    assertThat(points(Nation.GERMAN)).containsExactly(0, 2, 2, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0);
    assertThat(Arrays.stream(points(Nation.GERMAN)).sum()).isEqualTo(7);
  }

  @Test
  @Case({"IF-13.2.13", "IF-13.2.14"})
  void theBritishAndTheFrenchHaveThreePointsEach() {
    int[] three = {0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0};
    assertThat(points(Nation.BRITISH)).containsExactly(three);
    assertThat(points(Nation.FRENCH)).containsExactly(three);
    assertThat(points(Nation.CZECH)).containsOnly(0);
    assertThat(schedule.hasPoints(Nation.CZECH)).isFalse();
  }

  private List<String> demands(Nation nation) {
    return IntStream.rangeClosed(1, 13)
        .boxed()
        .flatMap(turn -> schedule.demands(nation, turn).stream())
        .map(each -> each.turn() + " " + each.sort() + " " + each.count() + each.unit())
        .toList();
  }

  @Test
  @Case("IF-13.3.5")
  void italyGivesTwoDivisionsOnTurn3() {
    assertThat(demands(Nation.ITALIAN)).containsExactly("3 DIVISION 2");
  }

  @Test
  @Case("IF-13.3.6")
  void austriaHungaryGivesNineDivisionsTwoOfCavalryAndAHeadquarters() {
    assertThat(demands(Nation.AUSTRIAN))
        .containsExactly(
            "2 DIVISION 1",
            "4 UNIT 1ah-2nd-is-hq",
            "4 DIVISION 3",
            "5 DIVISION 3",
            "6 DIVISION 1",
            "9 DIVISION 1",
            "9 CAVALRY 1",
            "11 CAVALRY 1");
  }

  @Test
  @Case("IF-13.3.7")
  void germanyGivesSevenDivisionsTwoGunsAndAHeadquarters() {
    assertThat(demands(Nation.GERMAN))
        .containsExactly(
            "3 DIVISION 1",
            "4 DIVISION 2",
            "4 ARTILLERY 1",
            "5 UNIT 1ge-14th-army-hq",
            "5 DIVISION 2",
            "5 ARTILLERY 1",
            "6 DIVISION 2");
  }

  @Test
  @Case("IF-13.3.8")
  void theChartAsksForNoBritishAndNoFrench() {
    assertThat(demands(Nation.BRITISH)).isEmpty();
    assertThat(demands(Nation.FRENCH)).isEmpty();
  }

  @Test
  @Case("IF-6.2.3")
  void fourEventsArePlayedOnce() {
    assertThat(Arrays.stream(RandomEvent.values()).filter(event -> events.line(event).once()))
        .containsExactly(
            RandomEvent.ROMMEL,
            RandomEvent.BREST_LITOVSK,
            RandomEvent.DIAZ_REFORMS,
            RandomEvent.KAISERSCHLACHT);
    assertThat(events.chits(true)).hasSize(6);
    assertThat(events.chits(false)).as("seven times hunger").hasSize(12);
  }
}
