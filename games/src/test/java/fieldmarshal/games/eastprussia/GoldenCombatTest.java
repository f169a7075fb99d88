package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Twelve combats whose column, row and result are known, fought on the map. */
class GoldenCombatTest {
  private static final String SCENARIO = "historical";

  private static Situation of(String side, String units) {
    return Situation.of(SCENARIO).with(units).at(5, side, "first-combat");
  }

  private static void fight(
      Situation s, int die, int modifier, String fought, Order.Attack attack) {
    assertThat(s.preview(attack).dieModifier()).isEqualTo(modifier);
    s.fight(die, attack);
    assertThat(s.fought()).isEqualTo(fought);
  }

  @Test
  @Case("TWU-GOLD-1")
  void defendingArtilleryAddsOne() {
    Situation s = of("german", "5028: ge-1, ge-2; 5128: ru-28, ru-2ha");
    fight(s, 4, 1, "18:5 (3:1) A1", s.attack("5128", "ge-1", "ge-2"));
  }

  @Test
  @Case("TWU-GOLD-2")
  void aFlankAttackTakesOneOff() {
    Situation s = of("german", "6027: ge-35; 6029: ge-36; 6028: ru-25").allHeldBy("german", "6028");
    fight(s, 1, -1, "14:5 (2:1) D2", s.attack("6028", "ge-35", "ge-36"));
  }

  @Test
  @Case("TWU-GOLD-3")
  void oneDivisionAgainstTwo() {
    Situation s = of("german", "5028: ge-1; 5128: ru-25, ru-27");
    fight(s, 3, 0, "9:10 (1:1.5) A2", s.attack("5128", "ge-1"));
  }

  @Test
  @Case("TWU-GOLD-4")
  void allAcrossARiver() {
    Situation s = of("german", "1829: ge-1, ge-ldw3; 1830: ru-6");
    fight(s, 6, 3, "13:5 (2:1) AE", s.attack("1830", "ge-1", "ge-ldw3"));
  }

  @Test
  @Case("TWU-GOLD-5")
  void loneArtilleryDefendsWithOne() {
    Situation s = of("german", "5028: ge-1; 5128: ru-1ha");
    fight(s, 6, 0, "9:1 (6:1) D1", s.attack("5128", "ge-1"));
  }

  @Test
  @Case("TWU-GOLD-6")
  void anIsolatedDivisionInForestIsHalved() {
    Situation s = of("german", "5125: ge-37; 5224: ru-25").allHeldBy("german", "5224");
    fight(s, 2, 1, "6:3 (2:1) D1", s.attack("5224", "ge-37"));
  }

  @Test
  @Case("TWU-GOLD-7")
  void boyenWithItsGarrison() {
    Situation s = of("russian", "4126: ru-25, ru-27; 4025: ge-g-boyn").allHeldBy("russian", "4025");
    fight(s, 2, 0, "10:6 (1.5:1) A1", s.attack("4025", "ru-25", "ru-27"));
  }

  @Test
  @Case("TWU-GOLD-8")
  void anEmptyFortressAtThreeToOneWithArtillery() {
    assertThat(CombatTable.COLUMNS.get(CombatTable.column(10, 3))).isEqualTo("3:1");
    Situation s = of("russian", "0621: ru-25, ru-27, ru-29, ru-2ha").allHeldBy("russian");
    fight(s, 5, -1, "15:5 (3:1) A1", s.attack("0620", "ru-25", "ru-27", "ru-29", "ru-2ha"));
  }

  @Test
  @Case("TWU-GOLD-9")
  void oneRussianDivisionAgainstTheFirst() {
    Situation s = of("russian", "5128: ru-25; 5028: ge-1");
    fight(s, 1, 0, "5:9 (1:2) A2", s.attack("5028", "ru-25"));
  }

  @Test
  @Case("TWU-GOLD-10")
  void threeDivisionsAgainstASwamp() {
    Situation s =
        of("russian", "5821: ru-25, ru-27, ru-29; 5721: ge-36")
            .heldBy("german", "5621", "5620", "5521", "5520", "5421", "5422", "5619");
    fight(s, 3, 2, "15:7 (2:1) A2", s.attack("5721", "ru-25", "ru-27", "ru-29"));
  }

  @Test
  @Case("TWU-GOLD-11")
  void aRussianExchangeAcrossARiver() {
    Situation s = of("russian", "1830: ru-6, ru-8; 1930: ru-36, ru-1; 1829: ge-1kb");
    fight(s, 6, 3, "20:3 (6:1) EX", s.attack("1829", "ru-6", "ru-8", "ru-36", "ru-1"));
  }

  @Test
  @Case("TWU-GOLD-12")
  void cossacksAgainstACorps() {
    Situation s = of("russian", "5128: ru-1c, ru-1ha; 5028: ge-35, ge-36");
    fight(s, 1, -1, "3:14 (1:4) A3", s.attack("5028", "ru-1c", "ru-1ha"));
  }
}
