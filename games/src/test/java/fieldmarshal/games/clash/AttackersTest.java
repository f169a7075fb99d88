package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 12.1 to 12.3, 12.5 and 12.94: who may attack whom. */
class AttackersTest {

  @Test
  @Case({"COG-12.1a", "COG-5.34b"})
  void unitsOfAllArmiesAttackNeighboursOnly() {
    // c-1 is of army a, c-7 of army b: neither army's marker was drawn.
    Proving s = Proving.central("1117: c-1; 1118: c-7; 1016: c-4; 1217: e-1");
    assertThat(s.grants(s.attack("1217", "c-1"))).isTrue();
    assertThat(s.grants(s.attack("1217", "c-7"))).isTrue();
    assertThat(s.refusal(s.attack("1217", "c-4"))).isEqualTo("COG-12.1a");
    assertThat(s.refusal(s.attack("1217", "e-1"))).isEqualTo("COG-12.1a");
    assertThat(s.refusal(s.march("c-1", "1116"))).isEqualTo("COG-12.1a");
  }

  @Test
  @Case("COG-12.1b")
  void unitsWithReplacementsOrMovedByRailDoNotAttack() {
    Proving s =
        Proving.central("1117: c-1, c-2, c-3; 1217: e-1").with("1117: c-1+replaced, c-2+strategic");
    assertThat(s.refusal(s.attack("1217", "c-1"))).isEqualTo("COG-12.1b");
    assertThat(s.refusal(s.attack("1217", "c-2"))).isEqualTo("COG-12.1b");
    assertThat(s.orders(Order.Attack.class)).hasSize(1);
    var muster = s.rules().clerk().muster(s.p(), s.hexes("1217"), List.of());
    assertThat(muster.units()).containsExactly(s.unit("c-3"));
    assertThat(muster.refused()).hasSize(2);
  }

  @Test
  @Case("COG-12.1c")
  void nobodyHasToAttack() {
    Proving s = Proving.central("1117: c-1; 1217: e-1");
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case("COG-12.1d")
  void whoeverDeclaredTheCombatIsTheAttacker() {
    Proving s = Proving.central("1117: c-1; 1016: e-1, e-2; 1217: e-4, e-5");
    s.fight(List.of(), s.attack("1016", "c-1"));
    // The Entente is all round, and still it is the defender and rolls first.
    assertThat(s.askedOf()).isEqualTo("entente");
    assertThat(s.prompt()).contains("rolls next");
  }

  @Test
  @Case("COG-2.26c")
  void garrisonsNeverAttack() {
    Proving s = Proving.central("1117: c-g, c-1; 1217: e-1");
    assertThat(s.refusal(s.attack("1217", "c-g"))).isEqualTo("COG-2.26c");
    assertThat(s.refusal(s.attack("1217", "c-1", "c-g"))).isEqualTo("COG-2.26c");
  }

  @Test
  @Case("COG-12.2a")
  void anAttackHasOneTarget() {
    Proving s = Proving.central("1117: c-1; 1217: e-1; 1116: e-4");
    assertThat(s.refusal(new Order.Attack(List.of(s.unit("c-1")), s.hexes("1217", "1116"))))
        .isEqualTo("COG-12.2a");
    assertThat(s.refusal(new Order.Attack(List.of(), s.hexes("1217")))).isEqualTo("COG-12.2a");
    assertThat(s.refusal(s.attack("1118", "c-1"))).isEqualTo("COG-12.2a");
  }

  @Test
  @Case("COG-12.2b")
  void allDefendersOfAHexDefendTogether() {
    Proving s = Proving.entente("0416: e-1; 0317: c-1, c-b1");
    // Two steps, one step and the two of the fort.
    assertThat(s.odds(s.attack("0317", "e-1"))).startsWith("2:5 ");
  }

  @Test
  @Case({"COG-12.2c", "COG-12.2d"})
  void unitsOfAHexMayAttackDifferentHexesEachOnce() {
    Proving s = Proving.central("1117: c-1, c-2, c-3; 1217: e-1; 1116: e-4");
    s.resolve(List.of(1, 1, 1), s.attack("1217", "c-1", "c-2"));
    assertThat(s.refusal(s.attack("1116", "c-1"))).isEqualTo("COG-12.2d");
    assertThat(s.refusal(s.attack("1217", "c-3"))).isEqualTo("COG-12.2d");
    s.resolve(List.of(1, 1), s.attack("1116", "c-3"));
    assertThat(s.fought()).isEqualTo("2:2 (1:1) D0 A0");
  }

  @Test
  @Case("COG-12.2e")
  void whoeverWasBeatenIntoAnEmptyHexIsSafeThere() {
    // e-t3 is beaten out of 1217 into 1317, where c-4 stands beside it.
    String others = "1417: c-4+out-of-supply; 2005: e-5; 2004: c-10";
    Proving s = Proving.central("1117: c-1; 1217: e-t3; " + others);
    s.fight(List.of(4, 1), s.attack("1217", "c-1"));
    s.then(s.retreat("e-t3", "1317")).then(s.pass());
    assertThat(s.refusal(s.attack("1317", "c-4"))).isEqualTo("COG-12.2d");
    // With a fresh unit there it can be attacked; the one that was beaten adds nothing.
    Proving fresh = Proving.central("1117: c-1; 1217: e-t3; 1317: e-1; " + others);
    fresh.fight(List.of(4, 1), fresh.attack("1217", "c-1"));
    fresh.then(fresh.retreat("e-t3", "1317")).then(fresh.pass());
    assertThat(fresh.odds(fresh.attack("1317", "c-4"))).startsWith("2:2 ");
    assertThat(fresh.grants(fresh.attack("1317", "c-4"))).isTrue();
  }

  @Test
  @Case("COG-12.3")
  void noUnitIsDivided() {
    Proving s = Proving.central("1117: c-1; 1217: e-1, e-2; 1116: e-4; 2005: e-5; 2004: c-10");
    assertThat(s.refusal(s.attack("1217", "c-1", "c-1"))).isEqualTo("COG-12.3");
    // Its two steps count against 1217 and no more against 1116.
    s.resolve(List.of(1, 1, 1), s.attack("1217", "c-1"));
    assertThat(s.fought()).startsWith("2:4 ");
    assertThat(s.refusal(s.attack("1116", "c-1"))).isEqualTo("COG-12.2d");
  }

  @Test
  @Case("COG-12.5")
  void attacksAreMadeOneAfterTheOther() {
    Proving s = Proving.central("1117: c-1; 1217: e-b1; 1120: c-4; 1220: e-4");
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    // The first is decided, with the advance, before the second is made.
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.refusal(s.attack("1220", "c-4"))).isEqualTo("COG-12.77a");
    s.then(s.pass());
    assertThat(s.grants(s.attack("1220", "c-4"))).isTrue();
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case("COG-12.94")
  void nobodyAttacksOutOfFloodsOrAcrossLakes() {
    Proving s = Proving.central("0614: c-1; 0714: e-1; 2213: c-4; 2214: e-4; 0713: c-2");
    assertThat(s.refusal(s.attack("0714", "c-1"))).isEqualTo("COG-12.94");
    assertThat(s.refusal(s.attack("2214", "c-4"))).isEqualTo("COG-12.94");
    Proving into = Proving.entente("0614: c-1; 0714: e-1; 2213: c-4; 2214: e-4");
    assertThat(into.grants(into.attack("0614", "e-1"))).isTrue();
    assertThat(into.refusal(into.attack("2213", "e-4"))).isEqualTo("COG-12.94");
  }
}
