package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where rules of the combat chapters meet. */
class ClashInteractionsTest {
  private static final String MORE = "; 0505: e-7; 0405: c-10";

  @Test
  @Case({"COG-12.84a", "COG-12.77b"})
  void zonesFollowTheCountersFromBattleToBattle() {
    // The advance of c-1 into 1217 closes 1218's way to the north-east.
    Proving s =
        Proving.central(
            "1117: c-1; 1217: e-b1; 1218: e-1; 1119: c-4; 1219: e-8+out-of-supply" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1")).then(s.advance("c-1", "1217"));
    s.fight(List.of(5, 1), s.attack("1218", "c-4"));
    // N is held by c-1, NE 1318 lies in its zone; SE 1319 is left.
    assertThat(s.where("e-1")).isEqualTo("1319");
  }

  @Test
  @Case({"COG-12.82b", "COG-12.84a"})
  void theAttackersOwnZonesBarTheRetreat() {
    Proving s = Proving.central("1216: c-1; 1318: c-4; 1118: c-7; 1217: e-1; 1119: c-11" + MORE);
    s.fight(List.of(5, 1, 1, 1), s.attack("1217", "c-1", "c-4", "c-7"));
    assertThat(s.where("e-1")).isEqualTo("eliminated");
  }

  @Test
  @Case({"COG-12.82", "COG-12.84b"})
  void compassHexesInCavalryZonesAloneMustBeTaken() {
    // Every compass hex lies in a zone of cavalry; supplied infantry may not leave the compass.
    Proving s = Proving.central("1117: c-1; 1416: c-c1; 1418: c-c2; 1217: e-1" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.ways()).containsExactlyInAnyOrder("1317", "1318");
    assertThat(s.refusal(s.retreat("e-1", "1218"))).isEqualTo("COG-12.82");
  }

  @Test
  @Case({"COG-12.83a", "COG-6.3"})
  void aRetreatDoesNotEndAmongCavalry() {
    Proving s = Proving.central("1117: c-1; 1217: e-1; 1317: e-c1; 1318: e-c2" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.ways()).isNotEmpty().allMatch(way -> way.split(" ").length == 2);
  }

  @Test
  @Case({"COG-12.77a", "COG-13.0e", "COG-13.0f"})
  void cavalryMayAdvanceWhereAFortWas() {
    Proving s = Proving.entente("0417: e-1, e-2; 0416: e-4; 1111: e-10; 1010: c-10");
    s.resolve(List.of(6, 1, 1, 1), s.attack("0317", "e-1", "e-2", "e-4"));
    s.with("0417: e-c1, e-c4; 0416: e-c2; 0218: e-1, e-2; 0216: e-4").at(4, "entente", "combat");
    s.fight(List.of(6, 1, 1, 1), s.attack("0317", "e-c1", "e-c4", "e-c2"));
    assertThat(s.fort("0317")).isZero();
    assertThat(s.advances("e-c1")).containsExactly("0317");
  }

  @Test
  @Case({"COG-14.2b", "COG-12.72a", "COG-CRC-1-3"})
  void againstCavalryAtTheWorstOddsOneAttackerRolls() {
    Proving s = Proving.central("1117: c-b1, c-b2; 1217: e-c4, e-c1, e-c2" + MORE);
    s.fight(List.of(2), s.attack("1217", "c-b1")).then(s.pass());
    // 1:4 is 1-3: 2 + 2 = 4 against 4; the cavalry does not roll.
    assertThat(s.dice()).containsExactly("attack of the Central b1: 2");
  }

  @Test
  @Case({"COG-12.91b", "COG-12.94"})
  void attackersInTheFloodDoNotCountForTheRiver() {
    // They cannot attack, so only the others are looked at.
    Proving s = Proving.central("1508: c-1; 1408: c-4; 1509: e-1" + MORE);
    assertThat(s.odds(s.attack("1509", "c-1"))).startsWith("2:3 ");
    assertThat(s.odds(s.attack("1509", "c-1", "c-4"))).startsWith("4:2 ");
  }

  @Test
  @Case({"COG-12.5", "COG-12.81a", "COG-12.85"})
  void threeDefendersRetreatOneByOneAndTheNewcomerDiesLater() {
    Proving s =
        Proving.central(
            "1117: c-1, c-2, c-3; 1217: e-1, e-2, e-3; 1317: e-8; 1417:"
                + " c-7+out-of-supply, c-8+out-of-supply"
                + MORE);
    s.fight(List.of(5, 1, 1, 1, 1, 1), s.attack("1217", "c-1", "c-2", "c-3"));
    s.then(s.roll("e-1"), s.retreat("e-1", "1317"), s.roll("e-2"));
    assertThat(s.asked()).isEqualTo("attack");
    Order.Attack second = s.attack("1317", "c-7", "c-8");
    s.fight(List.of(6, 1, 1), second);
    assertThat(s.where("e-1")).isEqualTo("eliminated");
  }

  @Test
  @Case({"COG-10.1c", "COG-8.42g"})
  void commandDoesNotTouchCombat() {
    // Out of supply and of an army that has rolled nothing: it attacks and advances.
    Proving s = Proving.central("1117: c-7+out-of-supply; 1217: e-b1" + MORE);
    s.fight(List.of(5, 1), s.attack("1217", "c-7")).then(s.advance("c-7", "1217"));
    assertThat(s.where("c-7")).isEqualTo("1217");
  }
}
