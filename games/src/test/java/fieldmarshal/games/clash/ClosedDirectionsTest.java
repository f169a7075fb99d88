package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Question;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who must retreat reads which directions are closed, and why. */
class ClosedDirectionsTest {
  /** Another battle waits, so that the combat does not end. */
  private static final String MORE = "; 0505: e-7; 0405: c-10";

  private static Proving beaten(String placements) {
    Proving s = Proving.central(placements + MORE);
    return s.fight(List.of(5, 1), s.attack("1217", "c-1"));
  }

  private static List<String> reasons(Proving s) {
    return s.rules().question(s.p()).closed().stream().map(Question.Closed::why).toList();
  }

  @Test
  @Case({"COG-12.82", "COG-12.82c", "COG-12.84a"})
  void enemiesTheirZonesAndTheCompassCloseDirections() {
    Proving s = beaten("1117: c-1; 1217: e-1");
    assertThat(s.ways()).containsExactlyInAnyOrder("1317", "1318");
    assertThat(s.closed())
        .containsExactly(
            "e-1 S 1218 COG-12.82",
            "e-1 SW 1118 COG-12.84a",
            "e-1 NW 1117 COG-12.82c",
            "e-1 N 1216 COG-12.84a");
    assertThat(reasons(s))
        .containsExactly(
            "1218 is not in a retreat direction.",
            "1118 is in an enemy zone of control.",
            "Enemy units are in 1117.",
            "1216 is in an enemy zone of control.");
    // What is closed is refused, by the same case.
    assertThat(s.refusal(s.retreat("e-1", "1218"))).isEqualTo("COG-12.82");
    assertThat(s.refusal(s.retreat("e-1", "1117"))).isEqualTo("COG-12.82c");
  }

  @Test
  @Case("COG-12.82b")
  void aDeadEndIsClosedToALongRetreat() {
    Proving s = beaten("1117: c-1; 1315: c-4; 1517: c-7; 1418: c-8; 1217: e-t3");
    assertThat(s.closed())
        .contains("e-t3 NE 1317 COG-12.82b")
        .noneMatch(way -> way.contains(" S "));
    assertThat(reasons(s)).contains("A retreat through 1317 would be too short.");
  }

  @Test
  @Case("COG-12.83a")
  void aHexWithoutRoomIsClosed() {
    Proving s =
        Proving.central("1118: c-1; 1217: e-1; 1317: e-7, e-8, e-9; 0505: e-10; 0405: c-10");
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.ways()).containsExactlyInAnyOrder("1216", "1318");
    assertThat(s.closed()).contains("e-1 NE 1317 COG-12.83a");
    assertThat(reasons(s)).contains("A retreat through 1317 would end in a hex without room.");
  }

  @Test
  @Case("COG-12.82c")
  void theEdgeOfTheMapWaterAndEnemyWorksAreClosed() {
    Proving edge = Proving.entente("1219: e-1; 1120: c-1" + MORE);
    edge.fight(List.of(5, 1), edge.attack("1120", "e-1"));
    assertThat(edge.ways()).containsExactlyInAnyOrder("1019", "1020");
    assertThat(edge.closed()).contains("c-1 S COG-12.82c");
    assertThat(reasons(edge)).contains("A retreat may not leave the map.");
    Proving lake = Proving.central("1919: c-1; 2019: e-1" + MORE);
    lake.fight(List.of(5, 1), lake.attack("2019", "c-1"));
    assertThat(lake.closed()).contains("e-1 N 2018 COG-12.82c");
    assertThat(reasons(lake)).contains("Sea or lake blocks the way to 2018.");
    Proving fort = Proving.entente("2210: e-1; 2211: c-1" + MORE);
    fort.fight(List.of(5, 1), fort.attack("2211", "e-1"));
    assertThat(fort.closed()).contains("c-1 SE 2312 COG-12.82c");
    assertThat(reasons(fort)).contains("An enemy fort or fortified zone is in Bastion (2312).");
  }

  @Test
  @Case("COG-14.3b")
  void cavalryThatRetiresReadsItForAllItsUnits() {
    Proving s =
        Proving.central("1118: c-1; 1315: c-4; 1517: c-7; 1418: c-8; 1217: e-c1, e-c4" + MORE);
    s.fight(List.of(), s.attack("1217", "c-1"));
    assertThat(s.asked()).isEqualTo("retire");
    assertThat(s.ways()).containsExactly("1216 1317");
    assertThat(s.closed())
        .contains("e-c1 e-c4 NE 1317 COG-14.3b", "e-c1 e-c4 SE 1318 COG-12.84a")
        .noneMatch(way -> way.contains(" N "));
    assertThat(reasons(s)).contains("A retreat through 1317 would be too short.");
    Proving free = Proving.central("1117: c-1; 1217: e-c1" + MORE);
    free.fight(List.of(), free.attack("1217", "c-1"));
    assertThat(free.closed()).contains("e-c1 S 1218 COG-14.3b");
  }

  @Test
  void otherQuestionsCloseNoDirection() {
    assertThat(Proving.central("1117: c-1; 1217: e-1").closed()).isEmpty();
  }
}
