package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 12.77: advance after combat. */
class AdvancesTest {
  /** Another battle waits, so that the combat does not end. */
  private static final String MORE = "; 0505: e-7; 0405: c-10";

  @Test
  @Case("COG-12.77a")
  void survivingAttackersMayAdvanceIntoTheEmptyHex() {
    Proving s = Proving.central("1117: c-1, c-2; 1118: c-4; 1217: e-b1" + MORE);
    // 6-1: nobody rolls for the attacker, and all three may advance.
    s.fight(List.of(5), s.attack("1217", "c-1", "c-2", "c-4"));
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.advances("c-1")).containsExactly("1217");
    assertThat(s.refusal(s.advance("c-10", "1217"))).isEqualTo("COG-12.77a");
    assertThat(s.refusal(s.advance("c-1", "1317"))).isEqualTo("COG-12.77a");
    assertThat(s.refusal(s.advance("c-1", "1217", "1317"))).isEqualTo("COG-12.77b");
    s.then(s.advance("c-4", "1217"), s.advance("c-1 c-2", "1217"));
    assertThat(s.where("c-1")).isEqualTo("1217");
    assertThat(s.asked()).isEqualTo("attack");
  }

  @Test
  @Case("COG-12.77a")
  void deadAttackersDoNotAdvance() {
    Proving s = Proving.central("1117: c-b1; 1118: c-b2; 1217: e-b1" + MORE);
    s.fight(List.of(4, 6, 1), s.attack("1217", "c-b1", "c-b2"));
    assertThat(s.where("c-b1")).isEqualTo("eliminated");
    assertThat(s.advances("c-b2")).containsExactly("1217");
    assertThat(s.advances("c-b1")).isEmpty();
  }

  @Test
  @Case("COG-12.77b")
  void anAdvanceObeysStackingIgnoresZonesAndEndsAttacking() {
    // Three attackers of three corps: only two may enter. e-4 beside the hex does not matter.
    Proving s = Proving.central("1117: c-1, c-4; 1118: c-7; 1217: e-b1; 1318: e-4" + MORE);
    s.fight(List.of(5), s.attack("1217", "c-1", "c-4", "c-7"));
    s.then(s.advance("c-1", "1217"), s.advance("c-4", "1217"));
    // Nobody else fits: the advance is over.
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.where("c-7")).isEqualTo("1118");
    assertThat(s.refusal(s.attack("1318", "c-1"))).isEqualTo("COG-12.2d");
    assertThat(s.has("c-1", "advanced")).isTrue();
  }

  @Test
  @Case("COG-12.77b")
  void theAdvanceIsDecidedAtOnce() {
    Proving s = Proving.central("1117: c-1; 1217: e-b1" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.grants(s.attack("0505", "c-10"))).isFalse();
    s.then(s.pass());
    assertThat(s.refusal(s.advance("c-1", "1217"))).isEqualTo("COG-12.1a");
    assertThat(s.where("c-1")).isEqualTo("1117");
  }

  @Test
  @Case("COG-12.77c")
  void defendersNeverAdvance() {
    Proving s = Proving.central("1117: c-b1; 1217: e-1" + MORE);
    s.fight(List.of(2, 6), s.attack("1217", "c-b1"));
    assertThat(s.where("c-b1")).isEqualTo("eliminated");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.where("e-1")).isEqualTo("1217");
  }

  @Test
  @Case({"COG-12.77d", "COG-4.2a"})
  void anAdvanceIsNoMovementAndTakesTheHex() {
    // The unit has moved already and the hex is a forest.
    Proving s =
        Proving.central("0204: c-1; 0304: e-b1; 0505: e-7; 0405: c-10")
            .with("0204: c-1+done")
            .heldBy("entente", "0304");
    s.fight(List.of(6, 1), s.attack("0304", "c-1"));
    s.then(s.advance("c-1", "0304"));
    assertThat(s.where("c-1")).isEqualTo("0304");
    assertThat(s.controls("central", "0304")).isTrue();
    // Into a flooded hex too.
    Proving flood = Proving.entente("0714: e-1; 0614: c-b1; 2111: e-4; 2010: c-10");
    flood.fight(List.of(6, 1), flood.attack("0614", "e-1"));
    assertThat(flood.advances("e-1")).containsExactly("0614");
  }

  @Test
  @Case({"COG-X18", "COG-5.34b", "COG-11.2f"})
  void aUnitOfAnArmyNotDrawnYetMovesAfterItsAdvance() {
    Proving s =
        Proving.on("1117: c-7; 1217: e-b1; 1220: c-1; 2420: e-1").at(3, "c-a", "operations");
    s.play(s.pass(), s.choose("declare"));
    s.fight(List.of(5, 1), s.attack("1217", "c-7")).then(s.advance("c-7", "1217"));
    assertThat(s.where("c-7")).isEqualTo("1217");
    assertThat(s.has("c-7", "done")).isFalse();
    // The other Central army is drawn later in the turn.
    while (!s.rules().part(s.p()).id().equals("c-b")) {
      s.play(s.pass());
    }
    assertThat(s.grants(s.march("c-7", "1218"))).isTrue();
  }

  @Test
  @Case({"COG-5.34a", "COG-5.34b"})
  void combatIsDeclaredOnceATurnAndUnitsOfAllArmiesFight() {
    Proving s = Proving.on("1117: c-7; 1217: e-1; 1220: c-1").at(3, "c-a", "operations");
    s.play(s.march("c-1", "1219"), s.pass());
    assertThat(s.asked()).isEqualTo("choose");
    s.play(s.choose("declare"));
    // c-1 has moved, c-7 is of the other army: both may attack, if they stand beside an enemy.
    assertThat(s.grants(s.attack("1217", "c-7"))).isTrue();
    s.play(s.pass());
    while (!s.rules().part(s.p()).id().equals("c-b")) {
      s.play(s.pass());
    }
    // After the second army no combat is offered any more.
    s.play(s.pass());
    assertThat(s.asked()).isNotEqualTo("choose");
  }

  @Test
  @Case("COG-X3")
  void aPocketMadeByAnAdvanceBitesOnTheNextTurn() {
    Proving s = Proving.central("1117: c-1; 1217: e-b1; 1218: e-1" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1")).then(s.advance("c-1", "1217"));
    assertThat(s.has("e-1", "attenuated")).isFalse();
    assertThat(s.has("e-1", "out-of-supply")).isFalse();
  }

  @Test
  @Case({"COG-14.4b", "COG-12.77a"})
  void aPursuitGoesFromHexToHexAndNamesItsUnits() {
    Proving s =
        Proving.central(
            "1117: c-c1; 1118: c-c2; 1217: e-c1, e-c4; 1517: e-2; 0505: e-7; 0405: c-10");
    s.fight(List.of(1, 1), s.attack("1217", "c-c1", "c-c2"));
    while (s.asked().equals("retire")) {
      Order order = s.suggestion();
      s.then(order.equals(Order.PASS) ? s.orders(Order.Choose.class).getFirst() : order);
    }
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.prompt()).contains("one hex farther");
    assertThat(s.refusal(s.advance("c-c1", "1217", "1419"))).isEqualTo("COG-14.4b");
    assertThat(s.refused(s.advance("c-c1", "1217", "1419")).why())
        .contains("A pursuit may not enter");
    assertThat(s.refusal(new Order.Advance(List.of(), s.hexes("1217")))).isEqualTo("COG-12.77a");
    s.then(s.advance("c-c1", "1217", "1218"));
    assertThat(s.where("c-c1")).isEqualTo("1218");
  }
}
