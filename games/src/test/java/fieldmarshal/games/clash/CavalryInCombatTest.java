package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 14: cavalry in combat. */
class CavalryInCombatTest {
  /** Another battle waits, so that the combat does not end. */
  private static final String MORE = "; 0505: e-7; 0405: c-10";

  @Test
  @Case("COG-14.2a")
  void cavalryNeverAttacksInfantry() {
    Proving s = Proving.central("1117: c-c1; 1217: e-1; 1116: e-c1" + MORE);
    assertThat(s.refusal(s.attack("1217", "c-c1"))).isEqualTo("COG-14.2a");
    assertThat(s.grants(s.attack("1116", "c-c1"))).isTrue();
    // A fort that stands alone is no infantry; every attacker rolls.
    Proving fort = Proving.entente("0417: e-c1, e-c2; 1111: e-10; 1010: c-10");
    assertThat(fort.odds(fort.attack("0317", "e-c1", "e-c2"))).isEqualTo("2:2 1:1, all");
    assertThat(fort.grants(fort.attack("0317", "e-c1", "e-c2"))).isTrue();
    Proving held = Proving.entente("0417: e-c1; 0317: c-g; 1111: e-10; 1010: c-10");
    assertThat(held.refusal(held.attack("0317", "e-c1"))).isEqualTo("COG-14.2a");
  }

  @Test
  @Case("COG-14.2b")
  void infantryHitsCavalryHardAndOneAttackerRolls() {
    // 1-3: one attacker rolls at +2, the cavalry does not.
    Proving s = Proving.central("1117: c-b1, c-b2; 1217: e-c1, e-c2, e-c4; 1505: e-7; 1405: c-10");
    assertThat(s.odds(s.attack("1217", "c-b1", "c-b2"))).isEqualTo("2:4 1:2, 1");
    assertThat(s.odds(s.attack("1217", "c-b1"))).isEqualTo("1:4 1:3, 1");
    // At 6-1 still nobody rolls for the attacker.
    Proving best = Proving.central("1117: c-1, c-2, c-3; 1217: e-c1" + MORE);
    assertThat(best.odds(best.attack("1217", "c-1", "c-2", "c-3"))).isEqualTo("6:1 6:1, none");
    // Its rating is 1, supplied or not: at 1-1 a 2 is a loss.
    Proving even = Proving.central("1117: c-1; 1217: e-c4" + MORE);
    even.fight(List.of(2, 1), even.attack("1217", "c-1")).then(even.pass());
    assertThat(even.steps("e-c4")).isEqualTo(1);
  }

  @Test
  @Case("COG-X8")
  void cavalryHitByInfantryIsSavedByAModifiedOrNaturalOne() {
    // 1-2: 2 - 1 = 1 against 1.
    Proving s = Proving.central("1117: c-b1; 1217: e-c4" + MORE);
    s.fight(List.of(2, 1), s.attack("1217", "c-b1")).then(s.pass());
    assertThat(s.steps("e-c4")).isEqualTo(2);
    // 6-1: a natural 1.
    Proving one = Proving.central("1117: c-1, c-2, c-3; 1217: e-c1" + MORE);
    one.fight(List.of(1), one.attack("1217", "c-1", "c-2", "c-3")).then(one.pass());
    assertThat(one.where("e-c1")).isEqualTo("1217");
    // 1-1: a 2 eliminates the one step.
    Proving two = Proving.central("1117: c-b1; 1217: e-c1" + MORE);
    two.fight(List.of(2, 1), two.attack("1217", "c-b1")).then(two.pass());
    assertThat(two.where("e-c1")).isEqualTo("eliminated");
  }

  @Test
  @Case("COG-14.2d")
  void againstCavalryItHasItsOwnRatingAndTheLimitOfTheChart() {
    Proving s = Proving.central("1117: c-c1; 1217: e-c1" + MORE);
    assertThat(s.odds(s.attack("1217", "c-c1"))).isEqualTo("1:1 1:1, all");
    s.fight(List.of(4, 1), s.attack("1217", "c-c1")).then(s.pass());
    assertThat(s.where("e-c1")).isEqualTo("1217");
  }

  @Test
  @Case({"COG-14.3a", "COG-14.3c"})
  void beforeInfantryAllUnitsRetireTogether() {
    Proving s = Proving.central("1117: c-1, c-2; 1217: e-c1, e-c2" + MORE);
    s.fight(List.of(), s.attack("1217", "c-1", "c-2"));
    assertThat(s.askedOf()).isEqualTo("entente");
    assertThat(s.asked()).isEqualTo("retire");
    assertThat(s.suggestion()).isEqualTo(s.pass());
    assertThat(s.refusal(s.retreat("e-c1", "1317", "1316"))).isEqualTo("COG-14.3a");
    s.then(s.retreat("e-c1 e-c2", "1317", "1416"));
    assertThat(s.where("e-c1")).isEqualTo("1416");
    assertThat(s.where("e-c2")).isEqualTo("1416");
    assertThat(s.dice()).isEmpty();
    // The attackers may advance one hex, and attack no more even if they stay.
    assertThat(s.advances("c-1")).containsExactly("1217");
    s.then(s.pass());
    assertThat(s.refusal(s.attack("0505", "c-1"))).isEqualTo("COG-12.2d");
  }

  @Test
  @Case("COG-14.3b")
  void itRetiresInCompassDirectionsOnly() {
    // c-4 and c-5 close the compass hexes; the south is open, and no way out.
    Proving s = Proving.central("1117: c-1; 1216: c-4; 1417: c-5; 1217: e-c1" + MORE);
    s.fight(List.of(3, 1), s.attack("1217", "c-1"));
    assertThat(s.dice()).isNotEmpty();
    // Cavalry minds the zones of cavalry.
    Proving zones = Proving.central("1117: c-1; 1216: c-c1; 1417: c-c2; 1217: e-c1" + MORE);
    zones.fight(List.of(3, 1), zones.attack("1217", "c-1"));
    assertThat(zones.dice()).isNotEmpty();
    // It does not end on infantry, and goes on where it would.
    Proving full =
        Proving.central(
            "1117: c-1; 1217: e-c1; 1316: e-1; 1416: e-4; 1417: e-8; 1418: e-9; 1317: e-11" + MORE);
    full.fight(List.of(), full.attack("1217", "c-1"));
    assertThat(full.orders(Order.Retreat.class))
        .isNotEmpty()
        .allMatch(order -> order.path().size() == 3);
    assertThat(full.refusal(full.retreat("e-c1", "1218", "1219"))).isEqualTo("COG-14.3b");
  }

  @Test
  @Case("COG-14.3a")
  void withInfantryBesideItNobodyRetires() {
    Proving s = Proving.central("1117: c-1; 1217: e-b1" + MORE);
    s.fight(List.of(1, 1), s.attack("1217", "c-1"));
    assertThat(s.dice()).hasSize(2);
  }

  @Test
  @Case({"COG-14.4a", "COG-14.4b", "COG-14.4d"})
  void fromCavalryEachTriesItsLuckAndIsPursuedTwoHexes() {
    Proving s = Proving.central("1117: c-c1; 1118: c-c2; 1217: e-c1, e-c4; 1519: e-8" + MORE);
    s.fight(List.of(4, 3), s.attack("1217", "c-c1"));
    assertThat(s.prompt()).contains("4 or less");
    assertThat(s.refusal(s.retreat("e-c1", "1317", "1316"))).isEqualTo("COG-14.4a");
    s.then(s.choose("retire", "e-c1"));
    assertThat(s.refused(s.pass()).why()).as("its die has fallen").doesNotContain("stand");
    assertThat(s.refusal(s.retreat("e-c1 e-c4", "1317", "1416")))
        .as("each by itself")
        .isEqualTo("COG-14.4a");
    s.then(s.retreat("e-c1", "1317", "1416"));
    s.then(s.choose("retire", "e-c4"), s.retreat("e-c4", "1318", "1418"));
    assertThat(s.dice())
        .containsExactly(
            "retreat before combat of the Entente c1: 4",
            "retreat before combat of the Entente c4: 3");
    // One hex or two, into zones of control too.
    assertThat(s.advances("c-c1"))
        .containsExactlyInAnyOrder(
            "1217", "1217 1216", "1217 1317", "1217 1318", "1217 1218", "1217 1118");
    assertThat(s.refusal(s.advance("c-c1", "1317"))).isEqualTo("COG-12.77a");
    assertThat(s.refusal(s.advance("c-c1", "1217", "1318", "1418"))).isEqualTo("COG-14.4b");
    s.then(s.advance("c-c1", "1217", "1318"));
    assertThat(s.where("c-c1")).isEqualTo("1318");
    assertThat(s.controls("central", "1217")).isTrue();
    assertThat(s.refusal(s.attack("1418", "c-c1"))).isEqualTo("COG-12.2d");
  }

  @Test
  @Case("COG-14.4a")
  void outOfSupplyItsRatingIsTwoLess() {
    Proving s = Proving.central("1117: c-c1; 1217: e-c1+out-of-supply" + MORE);
    s.fight(List.of(3, 1, 1), s.attack("1217", "c-c1")).then(s.choose("retire", "e-c1"));
    assertThat(s.where("e-c1")).isEqualTo("1217");
    assertThat(s.dice()).hasSize(3);
  }

  @Test
  @Case("COG-14.4c")
  void whoFailsOrStaysFightsAlone() {
    Proving s = Proving.central("1117: c-c1, c-c2; 1217: e-c1, e-c2" + MORE);
    s.fight(List.of(4, 6, 1, 1, 1), s.attack("1217", "c-c1", "c-c2"));
    s.then(s.choose("retire", "e-c1"), s.retreat("e-c1", "1317", "1416"));
    s.then(s.choose("retire", "e-c2"));
    assertThat(s.fought()).isEqualTo("2:1 D0 A0");
    // Even if the rest is beaten there is no pursuit of two hexes.
    Proving beaten = Proving.central("1117: c-c1, c-c2; 1217: e-c1, e-c2" + MORE);
    beaten.fight(List.of(4, 6, 1, 1), beaten.attack("1217", "c-c1", "c-c2"));
    beaten.then(beaten.choose("retire", "e-c1"), beaten.retreat("e-c1", "1317", "1416"));
    beaten.then(beaten.pass());
    assertThat(beaten.where("e-c2")).isEqualTo("eliminated");
    assertThat(beaten.advances("c-c1")).containsExactly("1217");
  }

  @Test
  @Case({"COG-X15", "COG-X9", "COG-12.2e"})
  void cavalryThatRetiredIsNotAttackedAgain() {
    Proving beside = Proving.central("1117: c-1; 1217: e-c1; 1516: c-4+out-of-supply" + MORE);
    beside.fight(List.of(), beside.attack("1217", "c-1"));
    beside.then(beside.retreat("e-c1", "1317", "1416"), beside.pass());
    assertThat(beside.refusal(beside.attack("1416", "c-4"))).isEqualTo("COG-12.2d");
    // With fresh cavalry it adds nothing and dies with any loss.
    Proving fresh =
        Proving.central("1117: c-1; 1217: e-c1; 1416: e-c2; 1516: c-4+out-of-supply" + MORE);
    fresh.fight(List.of(), fresh.attack("1217", "c-1"));
    fresh.then(fresh.retreat("e-c1", "1317", "1416"), fresh.pass());
    assertThat(fresh.odds(fresh.attack("1416", "c-4"))).isEqualTo("2:1 2:1, 1");
    fresh.fight(List.of(5, 1), fresh.attack("1416", "c-4")).then(fresh.pass());
    assertThat(fresh.where("e-c2")).isEqualTo("eliminated");
    assertThat(fresh.where("e-c1")).isEqualTo("eliminated");
  }

  /** Cavalry that retired to 1416, where fresh cavalry stands; next to them an attacker. */
  private static Proving joined(String attacker) {
    Proving s =
        Proving.central(
            "1117: c-1; 1217: e-c1; 1416: e-c2; 1516: " + attacker + "+out-of-supply" + MORE);
    s.fight(List.of(), s.attack("1217", "c-1"));
    return s.then(s.retreat("e-c1", "1317", "1416"), s.pass());
  }

  @Test
  @Case({"COG-12.85", "COG-14.3a"})
  void whoRetiredIntoAHexRetiresAgainWithTheOthers() {
    Proving s = joined("c-4");
    s.fight(List.of(), s.attack("1416", "c-4"));
    assertThat(s.asked()).isEqualTo("retire");
    Order.Retreat both = s.orders(Order.Retreat.class).getFirst();
    assertThat(both.units()).containsExactlyInAnyOrder(s.unit("e-c1"), s.unit("e-c2"));
    s.then(both);
    assertThat(s.where("e-c1")).isEqualTo(s.where("e-c2")).isNotEqualTo("1416");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case({"COG-12.85", "COG-14.4a", "COG-14.4b"})
  void whoRetiredIntoAHexTriesItsLuckFromCavalryToo() {
    Proving s = joined("c-c1");
    s.fight(List.of(4, 4), s.attack("1416", "c-c1"));
    s.then(s.choose("retire", "e-c2")).then(s.orders(Order.Retreat.class).getFirst());
    s.then(s.choose("retire", "e-c1")).then(s.orders(Order.Retreat.class).getFirst());
    assertThat(s.where("e-c1")).isNotEqualTo("1416");
    assertThat(s.advances("c-c1")).anyMatch(way -> way.length() > 4);
    // If it stays it is not fought, and nobody advances past it.
    Proving stays = joined("c-c1");
    stays.fight(List.of(4), stays.attack("1416", "c-c1"));
    stays.then(stays.choose("retire", "e-c2")).then(stays.orders(Order.Retreat.class).getFirst());
    stays.then(stays.pass());
    assertThat(stays.where("e-c1")).isEqualTo("1416");
    assertThat(stays.asked()).isEqualTo("attack");
  }

  @Test
  @Case("COG-11.6b")
  void cavalryDoesNotAdvanceIntoAnEnemyZone() {
    Proving s = Proving.entente("0710: e-c1; 0610: c-c1; 1111: e-10; 1010: c-10");
    s.fight(List.of(1), s.attack("0610", "e-c1"));
    s.then(s.choose("retire", "c-c1"), s.retreat("c-c1", "0510", "0511"));
    assertThat(s.advances("e-c1")).contains("0610", "0610 0611").doesNotContain("0610 0609");
    assertThat(s.refusal(s.advance("e-c1", "0610", "0609"))).isEqualTo("COG-11.6b");
  }
}
