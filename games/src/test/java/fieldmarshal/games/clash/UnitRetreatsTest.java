package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 12.81 to 12.84: where units retreat. */
class UnitRetreatsTest {
  /** Another battle waits, so that the combat does not end. */
  private static final String MORE = "; 0505: e-7; 0405: c-10";

  @Test
  @Case("COG-12.82")
  void retreatsGoInTheDirectionsOfTheCompass() {
    Proving s = Proving.central("1117: c-1; 1217: e-1" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    // N, NE and SE of 1217; 1216 in the north lies in the zone of c-1.
    assertThat(s.ways()).containsExactlyInAnyOrder("1317", "1318");
    assertThat(s.refusal(s.retreat("e-1", "1218"))).isEqualTo("COG-12.82");
    assertThat(s.refusal(s.retreat("e-1", "1216"))).isEqualTo("COG-12.84a");
    assertThat(s.refusal(s.retreat("e-1", "1217"))).isEqualTo("COG-12.82");
    assertThat(s.refusal(s.retreat("e-1", "1317", "1316"))).isEqualTo("COG-12.83a");
    assertThat(s.refusal(s.retreat("e-1", "1417"))).isEqualTo("COG-12.82");
    assertThat(s.refusal(s.pass())).isEqualTo("COG-12.82");
  }

  @Test
  @Case("COG-12.82")
  void theOwnerChoosesTheWayAndMayBendIt() {
    Proving s = Proving.central("1117: c-1; 1217: e-t3" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.ways()).contains("1317 1316", "1317 1416", "1317 1417", "1318 1317", "1318 1417");
    assertThat(s.ways()).allMatch(way -> !way.contains("1217"));
    assertThat(s.refusal(s.retreat("e-t3", "1317"))).isEqualTo("COG-12.75b");
    s.then(s.retreat("e-t3", "1318", "1317"));
    assertThat(s.where("e-t3")).isEqualTo("1317");
    assertThat(s.moves()).contains("e-t3 retreat 1318 1317");
  }

  @Test
  @Case("COG-12.82")
  void anotherDirectionIsOpenOnlyWhereNoneOfTheCompassIs() {
    // c-4 and c-5 close the north-east and south-east with their zones; 1218 in the south is open.
    Proving s = Proving.central("1116: c-1; 1216: c-4; 1417: c-5; 1217: e-1" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-4"));
    assertThat(s.ways()).containsExactlyInAnyOrder("1218", "1118");
    assertThat(s.refused(s.retreat("e-1", "1218", "1319")).why())
        .as("the direction is right, the length is not")
        .contains("longer than required");
    // Where a compass direction is open the unit takes it.
    Proving open = Proving.central("1116: c-1; 1216: c-4; 1217: e-1" + MORE);
    open.fight(List.of(5, 1), open.attack("1217", "c-4"));
    assertThat(open.where("e-1")).isEqualTo("1318");
  }

  @Test
  @Case({"COG-12.82", "COG-12.82b"})
  void aCompassHexThatLeadsNowhereIsLeftForADirectionThatSavesTheUnit() {
    // The compass leads to 1317 alone, and zones close all hexes around that; 1218 leads on.
    String dead = "1117: c-1; 1315: c-4; 1517: c-7; 1418: c-8; 1217: ";
    Proving s = Proving.central(dead + "e-t3" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.ways()).containsExactlyInAnyOrder("1218 1219", "1218 1119");
    assertThat(s.refused(s.retreat("e-t3", "1218")).why()).endsWith("2 hexes long.");
    assertThat(s.refusal(s.retreat("e-t3", "1317", "1318"))).isEqualTo("COG-12.82b");
    // One hex is no dead end: then the compass holds.
    Proving one = Proving.central(dead + "e-1" + MORE);
    one.fight(List.of(5, 1), one.attack("1217", "c-1"));
    assertThat(one.where("e-1")).isEqualTo("1317");
    // With the south closed too it is lost.
    Proving ring = Proving.central(dead + "e-t3; 1219: c-9" + MORE);
    ring.fight(List.of(5, 1), ring.attack("1217", "c-1"));
    assertThat(ring.where("e-t3")).isEqualTo("eliminated");
  }

  @Test
  @Case("COG-12.82b")
  void aRetreatThatCannotBeCompletedEliminates() {
    // Three alternate hexes held by the enemy close all six.
    Proving s = Proving.central("1216: c-1; 1318: c-4; 1118: c-7; 1217: e-1" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.where("e-1")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case({"COG-12.82c", "COG-12.84a"})
  void retreatsEnterNoEnemiesNoEnemyWorksAndNoWater() {
    // An Entente unit north of the lake at 2018: N of 2019 is water.
    Proving s = Proving.central("1919: c-1; 2019: e-1" + MORE);
    s.fight(List.of(5, 1), s.attack("2019", "c-1"));
    assertThat(s.ways()).containsExactlyInAnyOrder("2119", "2120");
    assertThat(s.refusal(s.retreat("e-1", "2018"))).isEqualTo("COG-12.82c");
    // A Central unit beside the Entente fort at 2312.
    Proving fort = Proving.entente("2311: e-1, e-2; 2411: c-1; 2111: e-4; 2010: c-10");
    fort.fight(List.of(4, 1, 1), fort.attack("2411", "e-1", "e-2"));
    assertThat(fort.where("c-1")).isEqualTo("2412");
  }

  @Test
  @Case("COG-12.82c")
  void noRetreatLeavesTheMap() {
    // South and south-west of 1220 there is nothing.
    Proving s = Proving.entente("1320: e-1; 1220: c-1; 2111: e-4; 2010: c-10");
    s.fight(List.of(5, 1), s.attack("1220", "e-1"));
    assertThat(s.where("c-1")).isEqualTo("1120");
    Proving corner = Proving.entente("1219: e-1; 1220: c-1; 2111: e-4; 2010: c-10");
    corner.fight(List.of(5, 1), corner.attack("1220", "e-1"));
    assertThat(corner.where("c-1")).isEqualTo("eliminated");
  }

  @Test
  @Case("COG-12.83a")
  void aFullHexIsNoEndAnotherIsTakenFirst() {
    Proving s = Proving.central("1117: c-1; 1217: e-1; 1317: e-2, e-4" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    // e-1 and e-2 are of one corps, so three fit.
    assertThat(s.ways()).containsExactlyInAnyOrder("1317", "1318");
    Proving full =
        Proving.central("1117: c-1; 1217: e-1; 1317: e-7, e-8, e-9; 0505: e-10; 0405: c-10");
    full.fight(List.of(5, 1), full.attack("1217", "c-1"));
    assertThat(full.where("e-1")).isEqualTo("1318");
  }

  @Test
  @Case("COG-12.83a")
  void whereEveryEndIsFullTheRetreatGoesOn() {
    Proving s =
        Proving.central(
            "1117: c-1; 1217: e-1; 1317: e-7, e-8, e-9; 1318: e-c1; 0505: e-10; 0405: c-10");
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    // Cavalry in the other hex is as bad as a full one.
    assertThat(s.ways()).isNotEmpty().allMatch(way -> way.split(" ").length == 2);
    assertThat(s.ways()).contains("1317 1316", "1318 1418");
    assertThat(s.refusal(s.retreat("e-1", "1318"))).isEqualTo("COG-12.83a");
  }

  @Test
  @Case("COG-12.83b")
  void withNowhereToEndTheUnitIsLost() {
    // Only 1317 is open, and it is full; from there enemy zones close every compass hex.
    Proving s =
        Proving.central(
            "1117: c-1; 1217: e-1; 1317: e-7, e-8, e-9; 1319: c-4; 1315: c-7; 1516: c-8; 1518: c-9;"
                + " 0505: e-10; 0405: c-10");
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.where("e-1")).isEqualTo("eliminated");
  }

  @Test
  @Case({"COG-12.84a", "COG-7.2d", "COG-X4"})
  void aFriendlyUnitLiftsEnemyZones() {
    // 1216 lies in the zone of c-1; e-4 stands there, even out of supply.
    Proving s = Proving.central("1117: c-1; 1217: e-1; 1216: e-4+out-of-supply" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.ways()).containsExactlyInAnyOrder("1216", "1317", "1318");
  }

  @Test
  @Case("COG-12.84b")
  void infantryInSupplyIgnoresTheZonesOfCavalry() {
    String zones = "1117: c-1; 1416: c-c1; 1418: c-c2" + MORE + "; 1217: ";
    Proving s = Proving.central(zones + "e-1");
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.ways()).containsExactlyInAnyOrder("1317", "1318");
    Proving attenuated = Proving.central(zones + "e-1+attenuated");
    attenuated.fight(List.of(5, 1), attenuated.attack("1217", "c-1"));
    assertThat(attenuated.ways()).containsExactlyInAnyOrder("1317", "1318");
    // Out of supply it minds them: no compass hex is open, so it goes south.
    Proving unsupplied = Proving.central(zones + "e-t3+out-of-supply");
    unsupplied.fight(List.of(2, 1), unsupplied.attack("1217", "c-1"));
    assertThat(unsupplied.where("e-t3")).isEqualTo("1218");
    // Infantry beside the cavalry closes the hex.
    Proving foot = Proving.central(zones.replace("c-c1", "c-4") + "e-1");
    foot.fight(List.of(5, 1), foot.attack("1217", "c-1"));
    assertThat(foot.where("e-1")).isEqualTo("1318");
  }

  @Test
  @Case({"COG-4.2a", "COG-12.81a"})
  void aRetreatTakesTheHexesThatItEnters() {
    Proving s = Proving.central("1117: c-1; 1217: e-t3" + MORE).heldBy("central", "1317", "1316");
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    s.then(s.retreat("e-t3", "1317", "1316"));
    assertThat(s.controls("entente", "1317")).isTrue();
    assertThat(s.controls("entente", "1316")).isTrue();
  }

  @Test
  @Case({"COG-11.2f", "COG-12.81a"})
  void aUnitWithAReplacementRetreats() {
    Proving s = Proving.central("1117: c-1; 1217: e-1+replaced" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1")).resolve();
    assertThat(s.where("e-1")).isNotEqualTo("1217");
  }

  @Test
  @Case({"COG-12.81a", "COG-12.82b"})
  void whoWentBackIsMarkedAndWhoCannotIsTold() {
    Proving s = Proving.central("1117: c-1; 1217: e-1" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1")).resolve();
    assertThat(s.has("e-1", "retreated")).isTrue();
    Proving lost = Proving.central("1216: c-1; 1318: c-4; 1118: c-7; 1217: e-1" + MORE);
    lost.fight(List.of(5, 1), lost.attack("1217", "c-1"));
    assertThat(lost.told("entente"))
        .anyMatch(line -> line.contains("Entente 1 has no retreat path"))
        .anyMatch(line -> line.contains("Combat at 1217"))
        .anyMatch(line -> line.contains("rolls 5 against 4"));
  }

  @Test
  @Case({"COG-12.75b", "COG-12.83a"})
  void aWayThatIsNoneIsRefusedForItsOwnReason() {
    Proving s = Proving.central("1117: c-1; 1217: e-1" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.refused(s.retreat("e-1", "1317", "1316")).why()).contains("longer than required");
    assertThat(s.refused(s.retreat("e-1", "1419")).why()).contains("1419 is not next to");
    Proving far = Proving.central("1117: c-1; 1217: e-t3" + MORE);
    far.fight(List.of(5, 1), far.attack("1217", "c-1"));
    assertThat(far.refused(far.retreat("e-t3", "1317")).why()).endsWith("2 hexes long.");
    assertThat(far.refused(far.retreat("e-t3", "1317", "1217")).why()).contains("twice");
    Proving full =
        Proving.central(
            "1117: c-1; 1217: e-1; 1317: e-7, e-8, e-9; 1318: e-c1; 0505: e-10; 0405: c-10");
    full.fight(List.of(5, 1), full.attack("1217", "c-1"));
    assertThat(full.refused(full.retreat("e-1", "1318")).why()).contains("no room");
  }

  @Test
  @Case({"COG-14.3b", "COG-12.83a"})
  void aStackRetiresOnlyWhereAllOfItHasRoom() {
    Proving one = Proving.central("1117: c-1; 1217: e-c1; 1417: e-c2" + MORE);
    one.fight(List.of(), one.attack("1217", "c-1"));
    assertThat(one.ways()).anyMatch(way -> way.endsWith("1417"));
    Proving two = Proving.central("1117: c-1; 1217: e-c1, e-c4; 1417: e-c2" + MORE);
    two.fight(List.of(), two.attack("1217", "c-1"));
    assertThat(two.ways()).isNotEmpty().noneMatch(way -> way.endsWith("1417"));
  }
}
