package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The golden battles of the ledger and the worked examples of the rule book. */
class GoldenBattlesTest {
  @Test
  @Case("COG-GOLD-1")
  void sixAgainstFourInTheOpen() {
    Proving s = Proving.central("1117: c-1, c-2; 1118: c-4; 1217: e-1, e-2");
    Order.Attack attack = s.attack("1217", "c-1", "c-2", "c-4");
    assertThat(s.odds(attack)).isEqualTo("6:4 1:1, all");
    s.resolve(List.of(4, 4, 3, 3, 3), attack);
    assertThat(s.fought()).isEqualTo("6:4 (1:1) D0 A0");
    assertThat(s.steps("e-1") + s.steps("e-2")).isEqualTo(4);
  }

  @Test
  @Case("COG-GOLD-2")
  void sixAgainstFourInATown() {
    Proving s = Proving.central("2004: c-1, c-2; 2003: c-4; 2104: e-1, e-2");
    Order.Attack attack = s.attack("2104", "c-1", "c-2", "c-4");
    assertThat(s.odds(attack)).isEqualTo("6:5 1:1, all");
    s.resolve(List.of(4, 4, 4, 4, 4), attack);
    assertThat(s.fought()).isEqualTo("6:5 (1:1) D0 A0");
  }

  @Test
  @Case("COG-GOLD-3")
  void twelveAgainstFourInACity() {
    Proving s = Proving.central("1704: c-1, c-2, c-3; 1705: c-4, c-5, c-6; 1804: e-1, e-2");
    Order.Attack attack = s.attack("1804", "c-1", "c-2", "c-3", "c-4", "c-5", "c-6");
    assertThat(s.odds(attack)).isEqualTo("12:4 2:1, 4");
    s.fight(List.of(5, 1, 4, 4, 4, 4), attack).then(s.roll("e-1"));
    // 5 + 1 = 6 against 4: a step and two hexes.
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.steps("e-1")).isEqualTo(1);
    assertThat(s.ways()).isNotEmpty().allMatch(way -> way.split(" ").length == 2);
    s.resolve();
    assertThat(s.fought()).isEqualTo("12:4 (2:1) D1 A0");
    assertThat(s.diceLeft()).isEmpty();
  }

  @Test
  @Case("COG-GOLD-4")
  void sevenAgainstOneInBrokenForest() {
    Proving s = Proving.central("1104: c-1, c-2; 1105: c-4, c-b1; 1204: e-b1");
    Order.Attack attack = s.attack("1204", "c-1", "c-2", "c-4", "c-b1");
    assertThat(s.odds(attack)).isEqualTo("7:1 5:1, 1");
    s.resolve(List.of(4, 5), attack);
    assertThat(s.fought()).isEqualTo("7:1 (5:1) D1 A0");
    assertThat(s.where("e-b1")).isEqualTo("eliminated");
    assertThat(s.diceLeft()).isEmpty();
  }

  @Test
  @Case("COG-GOLD-5")
  void fourAgainstTwoInAFortifiedZone() {
    Proving s = Proving.entente("0709: e-1; 0710: e-2; 0609: c-t3");
    Order.Attack attack = s.attack("0609", "e-1", "e-2");
    assertThat(s.odds(attack)).isEqualTo("4:3 1:2, all");
    s.fight(List.of(5, 5, 2), attack);
    // 5 - 1 = 4 against 3: one hex, or the unit stays in its works.
    assertThat(s.steps("c-t3")).isEqualTo(1);
    assertThat(s.ways()).allMatch(way -> way.length() == 4);
    s.then(s.pass());
    assertThat(s.where("c-t3")).isEqualTo("0609");
    // 5 + 1 = 6 against 4.
    assertThat(s.steps("e-1")).isEqualTo(1);
    assertThat(s.fought()).isEqualTo("4:3 (1:2) D1 A1");
  }

  @Test
  @Case("COG-GOLD-6")
  void twoAgainstFive() {
    Proving s = Proving.central("1117: c-1; 1217: e-1, e-2, e-b1");
    Order.Attack attack = s.attack("1217", "c-1");
    assertThat(s.odds(attack)).isEqualTo("2:5 1:3, all");
    s.resolve(List.of(3), attack);
    assertThat(s.dice()).containsExactly("attack of Central 1: 3");
    assertThat(s.steps("c-1")).isEqualTo(1);
    assertThat(s.fought()).isEqualTo("2:5 (1:3) D0 A1");
  }

  @Test
  @Case("COG-GOLD-7")
  void threeAgainstFour() {
    Proving s = Proving.central("1117: c-1, c-b1; 1217: e-1, e-2");
    Order.Attack attack = s.attack("1217", "c-1", "c-b1");
    assertThat(s.odds(attack)).isEqualTo("3:4 1:2, all");
    s.resolve(List.of(5, 5, 5, 2), attack);
    assertThat(s.fought()).isEqualTo("3:4 (1:2) D0 A1");
    assertThat(s.steps("c-1")).isEqualTo(1);
  }

  @Test
  @Case("COG-GOLD-8")
  void eightAgainstAFortAlone() {
    Proving s = Proving.entente("0417: e-1, e-2; 0416: e-4, e-5");
    Order.Attack attack = s.attack("0317", "e-1", "e-2", "e-4", "e-5");
    assertThat(s.odds(attack)).isEqualTo("8:2 4:1, all");
    s.resolve(List.of(3, 4, 4, 4, 4), attack);
    assertThat(s.fort("0317")).isEqualTo(1);
    assertThat(s.fought()).isEqualTo("8:2 (4:1) D1 A0");
    // The hex is not empty: nobody advances, and the combat is over.
    assertThat(s.asked()).isEqualTo("move");
  }

  @Test
  @Case("COG-GOLD-9")
  void nineDivisionsAgainstADivisionInAFort() {
    Proving s =
        Proving.entente("0409: e-1, e-2, e-3; 0408: e-4, e-5, e-6; 0308: e-7, e-8, e-9; 0309: c-1");
    Order.Attack attack =
        s.attack("0309", "e-1", "e-2", "e-3", "e-4", "e-5", "e-6", "e-7", "e-8", "e-9");
    assertThat(s.odds(attack)).isEqualTo("18:4 2:1, all");
    s.fight(List.of(4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5), attack);
    assertThat(s.suggestion()).isEqualTo(s.roll("c-1"));
    s.then(s.choose(Results.ROLL_FORT));
    // The fort: 4 + 1 = 5 against 5. The division: 5 against 4, one hex.
    assertThat(s.fort("0309")).isEqualTo(2);
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.suggestion()).isEqualTo(s.pass());
    s.resolve();
    assertThat(s.fought()).isEqualTo("18:4 (2:1) D1 A0");
    assertThat(s.dice()).hasSize(11);
  }

  @Test
  @Case("COG-GOLD-10")
  void infantryAgainstCavalryThatStands() {
    Proving s = Proving.central("1117: c-1, c-2; 1217: e-c1");
    Order.Attack attack = s.attack("1217", "c-1", "c-2");
    assertThat(s.odds(attack)).isEqualTo("4:1 4:1, 1");
    s.fight(List.of(2, 5), attack);
    assertThat(s.asked()).isEqualTo("retire");
    s.then(s.pass()).resolve();
    assertThat(s.where("e-c1")).isEqualTo("eliminated");
    assertThat(s.fought()).isEqualTo("4:1 D1 A0");
    assertThat(s.diceLeft()).isEmpty();
  }

  @Test
  @Case("COG-GOLD-11")
  void sixAgainstAnUnsuppliedDivisionBehindMajorRivers() {
    Proving s = Proving.central("1109: c-1, c-2; 1110: c-4; 1209: e-1+out-of-supply");
    Order.Attack attack = s.attack("1209", "c-1", "c-2", "c-4");
    assertThat(s.odds(attack)).isEqualTo("6:2 2:1, 4");
    s.fight(List.of(3, 2, 2, 2), attack);
    // 3 + 1 = 4 against 2: two hexes.
    assertThat(s.ways()).isNotEmpty().allMatch(way -> way.split(" ").length == 2);
    s.resolve();
    assertThat(s.dice()).hasSize(4);
    Proving six = Proving.central("1109: c-1, c-2; 1110: c-4; 1209: e-1+out-of-supply");
    six.fight(List.of(6), six.attack("1209", "c-1", "c-2", "c-4"));
    assertThat(six.ways()).isNotEmpty().allMatch(way -> way.split(" ").length == 3);
  }

  @Test
  @Case({"COG-GOLD-12", "COG-12.91c", "COG-EX-3"})
  void fiveAgainstTwoInATownInBrokenGroundBehindRivers() {
    Proving s = Proving.central("0808: c-t3, c-b1; 0809: c-1; 0909: e-t5");
    Order.Attack attack = s.attack("0909", "c-t3", "c-1", "c-b1");
    assertThat(s.odds(attack)).isEqualTo("5:5 1:1, all");
    s.fight(List.of(6, 4, 2, 2), attack);
    assertThat(s.steps("e-t5")).isEqualTo(1);
    assertThat(s.ways()).allMatch(way -> way.length() == 4);
    s.resolve();
    assertThat(s.steps("c-t3")).isEqualTo(1);
    assertThat(s.fought()).isEqualTo("5:5 (1:1) D1 A1");
  }

  @Test
  @Case({"COG-EX-1", "COG-12.72a"})
  void atTwoToOneFourOfSixAttackersRoll() {
    Proving s = Proving.central("1117: c-1, c-2, c-3; 1118: c-4, c-5, c-6; 1217: e-1, e-2, e-b1");
    Order.Attack attack = s.attack("1217", "c-1", "c-2", "c-3", "c-4", "c-5", "c-6");
    assertThat(s.odds(attack)).isEqualTo("12:5 2:1, 4");
    s.fight(List.of(1, 1, 1, 5, 5, 5, 6), attack).then(s.roll("e-1"), s.roll("e-2"));
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.orders()).hasSize(15);
    assertThat(s.refusal(s.roll("c-1", "c-2", "c-3"))).isEqualTo("COG-12.72a");
    s.then(s.roll("c-1", "c-2", "c-5", "c-6"));
    // Each 5 - 1 = 4 against 4, and a 6 is always a loss.
    assertThat(s.dice().subList(3, 7))
        .containsExactly(
            "attack of Central 1: 5",
            "attack of Central 2: 5",
            "attack of Central 5: 5",
            "attack of Central 6: 6");
    assertThat(s.steps("c-6")).isEqualTo(1);
    assertThat(s.fought()).isEqualTo("12:5 (2:1) D0 A1");
  }

  @Test
  @Case({"COG-EX-2", "COG-CRC-4-1"})
  void atFourToOneTwoOfFourAttackersRoll() {
    Proving s = Proving.central("1117: c-1, c-2; 1118: c-4, c-5; 1217: e-1");
    Order.Attack attack = s.attack("1217", "c-1", "c-2", "c-4", "c-5");
    assertThat(s.odds(attack)).isEqualTo("8:2 4:1, 2");
    s.fight(List.of(1, 5, 6), attack);
    assertThat(s.orders()).hasSize(6);
    s.then(s.roll("c-2", "c-4"));
    assertThat(s.steps("c-2")).isEqualTo(2);
    assertThat(s.steps("c-4")).isEqualTo(1);
    assertThat(s.dice()).hasSize(3);
  }
}
