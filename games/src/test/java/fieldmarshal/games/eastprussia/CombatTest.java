package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 6.0 to 6.3 with 3.1 and 3.5: declaring attacks, strengths and modifiers. */
class CombatTest {
  private static final String SCENARIO = "historical";

  private static Situation of(String side, String units, String... options) {
    return Situation.of(SCENARIO, options).with(units).at(5, side, "first-combat");
  }

  private static Situation german(String units) {
    return of("german", units);
  }

  private static int attack(Situation s, Order.Attack attack) {
    return (int) s.preview(attack).attack().total();
  }

  private static int defence(Situation s, Order.Attack attack) {
    return (int) s.preview(attack).defence().total();
  }

  private static List<String> modifiers(Situation s, Order.Attack attack) {
    return s.preview(attack).modifiers().stream().map(part -> part.what() + part.words()).toList();
  }

  // ---- 3.1

  @Test
  @Case({"TWU-3.1d", "TWU-6.1a", "TWU-6.1b"})
  void unitsCountWhatIsPrintedOnBothSides() {
    Situation s = german("5028: ge-36, ge-1; 5128: ru-25, ru-1gc");
    Order.Attack both = s.attack("5128", "ge-36", "ge-1");
    assertThat(attack(s, both)).isEqualTo(16);
    assertThat(defence(s, both)).isEqualTo(6);
    Situation defends = of("russian", "5028: ge-36; 5128: ru-25");
    assertThat(defence(defends, defends.attack("5028", "ru-25"))).isEqualTo(7);
  }

  @Test
  @Case({"TWU-3.1e", "TWU-6.3f"})
  void stackedArtilleryShiftsTheDieInsteadOfFighting() {
    Situation s = of("russian", "5128: ru-28, ru-2ha; 5028: ge-36");
    Order.Attack attack = s.attack("5028", "ru-28", "ru-2ha");
    assertThat(attack(s, attack)).isEqualTo(5);
    assertThat(s.preview(attack).dieModifier()).isEqualTo(-1);
    assertThat(s.preview(s.attack("5028", "ru-28")).dieModifier()).isZero();
    Situation defends = german("5028: ge-36; 5128: ru-28, ru-2ha");
    Order.Attack german = defends.attack("5128", "ge-36");
    assertThat(defence(defends, german)).isEqualTo(5);
    assertThat(defends.preview(german).dieModifier()).isEqualTo(1);
  }

  @Test
  @Case("TWU-3.1f")
  void artilleryAloneDefendsWithOneAndShiftsNothing() {
    Situation s = german("5028: ge-1; 5128: ru-1ha");
    Order.Attack attack = s.attack("5128", "ge-1");
    assertThat(defence(s, attack)).isEqualTo(1);
    assertThat(s.preview(attack).dieModifier()).isZero();
    s.with("5128: ru-2ha");
    assertThat(defence(s, attack)).as("two, one each").isEqualTo(2);
    Situation withHq = of("german", "5028: ge-1; 5128: ru-1ha, ru-rennenkampf", "russian-hq");
    assertThat(defence(withHq, attack)).as("not alone").isEqualTo(1);
    assertThat(withHq.preview(withHq.attack("5128", "ge-1")).dieModifier()).isEqualTo(1);
  }

  @Test
  @Case("TWU-3.1g")
  void artilleryAttacksOnlyWithAUnitOfItsOwnHex() {
    Situation s = of("russian", "5128: ru-2ha; 5127: ru-28; 5028: ge-36", "russian-hq");
    assertThat(s.refusal(s.attack("5028", "ru-2ha"))).isEqualTo("TWU-3.1g");
    s.with("5129: ru-29");
    assertThat(s.refusal(s.attack("5028", "ru-29", "ru-2ha"))).isEqualTo("TWU-3.1g");
    assertThat(s.orders(Order.Attack.class))
        .noneMatch(attack -> attack.units().contains(s.unit("ru-2ha")));
    s.with("5128: ru-rennenkampf");
    assertThat(s.grants(s.attack("5028", "ru-2ha", "ru-rennenkampf")))
        .as("a headquarters is enough")
        .isTrue();
  }

  // ---- 3.4, 6.2

  @Test
  @Case({"TWU-3.4j", "TWU-6.2a"})
  void withoutSupplyStrengthIsHalvedUnitByUnitRoundedUp() {
    Situation s = german("5028: ge-1, ge-41, ge-ldw2; 5128: ru-25, ru-27, ru-1gc");
    s.allHeldBy("russian", "5028");
    Order.Attack attack = s.attack("5128", "ge-1", "ge-41", "ge-ldw2");
    assertThat(attack(s, attack)).as("5 + 3 + 1").isEqualTo(9);
    assertThat(defence(s, attack)).isEqualTo(11);
    s.allHeldBy("german", "5128");
    assertThat(attack(s, attack)).isEqualTo(15);
    assertThat(defence(s, attack)).as("3 + 3 + 1").isEqualTo(7);
  }

  @Test
  @Case("TWU-3.4j")
  void theModifierOfArtilleryIsNeverHalved() {
    Situation s = of("russian", "5128: ru-28, ru-2ha; 5028: ge-36").allHeldBy("german", "5128");
    Order.Attack attack = s.attack("5028", "ru-28", "ru-2ha");
    assertThat(attack(s, attack)).isEqualTo(3);
    assertThat(s.preview(attack).dieModifier()).isEqualTo(-1);
  }

  @Test
  @Case({"TWU-3.4k", "TWU-6.1e", "TWU-6.1h"})
  void whoDefendsAFortressNeedsNoLineButWhoAttacksOutOfItDoes() {
    Situation s = of("russian", "4126: ru-25; 4025: ge-g-boyn, ge-41").allHeldBy("russian", "4025");
    assertThat(defence(s, s.attack("4025", "ru-25"))).as("4 + 2 + 5").isEqualTo(11);
    s.at(5, "german", "first-combat");
    assertThat(attack(s, s.attack("4126", "ge-g-boyn", "ge-41")))
        .as("1 + 3, and nothing of the fortress")
        .isEqualTo(4);
    s.allHeldBy("german", "4126");
    assertThat(attack(s, s.attack("4126", "ge-g-boyn", "ge-41"))).isEqualTo(7);
  }

  @Test
  @Case({"TWU-6.2a", "TWU-3.4l", "TWU-6.0h"})
  void anAdvanceInTheFirstCombatMayCutOffTheDefendersOfTheSecond() {
    Situation s =
        german("5027: ge-1, ge-2; 5128: ru-1c; 5030: ge-36; 5130: ru-25")
            .allHeldBy("german")
            .heldBy("russian", "5128", "5130", "5129", "5228", "5328", "5428", "5528", "5628");
    s.heldBy("russian", "5728", "5828", "5928", "6028");
    assertThat(s.inSupply("ru-25")).isTrue();
    s.play(s.attack("5128", "ge-1", "ge-2"), s.attack("5130", "ge-36"));
    s.dice(1).play(s.pass());
    s.play(s.chooseHexes("resolve", "5128"));
    assertThat(s.fought()).isEqualTo("18:3 (6:1) DE");
    s.play(s.advance("ge-1", "5128"));
    assertThat(s.inSupply("ru-25")).as("5129 is in the zone of 5128").isFalse();
    s.dice(4).play(s.pass());
    assertThat(s.fought()).startsWith("7:3 (2:1)");
  }

  // ---- 6.0

  @Test
  @Case("TWU-6.0a")
  void nobodyMustAttack() {
    Situation s = german("5028: ge-1; 5128: ru-25");
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.suggestion()).isEqualTo(Order.PASS);
    s.play(s.pass());
    assertThat(s.phase()).isEqualTo("second-movement");
    assertThat(s.has("ge-1", "disrupted")).isFalse();
  }

  @Test
  @Case("TWU-6.0a")
  void thereMustBeSomebodyToAttack() {
    Situation s = german("5028: ge-1; 5128: ru-25");
    assertThat(s.refusal(s.attack("5129", "ge-1"))).isEqualTo("TWU-6.0a");
    assertThat(s.refusal(s.attack("5128", "ru-25"))).isEqualTo("TWU-6.0a");
    assertThat(s.refusal(new Order.Attack(List.of(), s.hexes("5128")))).isEqualTo("TWU-6.0a");
    assertThat(s.refusal(new Order.Attack(List.of(s.unit("ge-1")), Hexes.NONE)))
        .isEqualTo("TWU-6.0a");
  }

  @Test
  @Case("TWU-6.0b")
  void everyEnemyInTheZoneOfAnAttackerMustBeAttackedBySomebody() {
    Situation s = german("5028: ge-1; 5128: ru-25; 5129: ru-27; 5029: ge-2");
    s.play(s.attack("5128", "ge-1"));
    assertThat(s.refusal(s.pass())).isEqualTo("TWU-6.0b");
    assertThat(s.orders()).doesNotContain(Order.PASS);
    s.play(s.attack("5129", "ge-2"));
    assertThat(s.grants(s.pass())).as("by another unit").isTrue();
  }

  @Test
  @Case("TWU-6.0b")
  void acrossARiverAndInAFortressThereIsNoDuty() {
    Situation s = german("1829: ge-1; 1830: ru-6; 1929: ru-8");
    s.play(s.attack("1929", "ge-1"));
    assertThat(s.grants(s.pass())).as("1830 is across the river").isTrue();
    Situation fort =
        of("russian", "4126: ru-25; 4025: ge-g-boyn; 4226: ge-1").allHeldBy("russian", "4025");
    fort.play(fort.attack("4226", "ru-25"));
    assertThat(fort.grants(fort.pass())).as("Boyen is no unit in a zone").isTrue();
  }

  @Test
  @Case("TWU-6.0b")
  void theDutyLapsesWhenAnEarlierCombatRemovesTheEnemy() {
    Situation s = german("5028: ge-1, ge-2; 5128: ru-1c; 5129: ru-1gc; 5029: ge-36");
    s.play(s.attack("5128", "ge-1", "ge-2"), s.attack("5129", "ge-36"));
    s.dice(1).play(s.pass(), s.chooseHexes("resolve", "5128"));
    assertThat(s.where("ru-1c")).isEqualTo("eliminated");
  }

  @Test
  @Case({"TWU-6.0c", "TWU-TEC-RIVER", "TWU-TEC-LAKE"})
  void beingNextToTheEnemyIsEnoughOnlyLakesForbidIt() {
    Situation s = german("1829: ge-1; 1830: ru-6; 3826: ge-2; 3927: ru-25");
    assertThat(s.grants(s.attack("1830", "ge-1"))).as("over a river").isTrue();
    assertThat(s.refusal(s.attack("3927", "ge-2"))).isEqualTo("TWU-TEC-LAKE");
    assertThat(s.orders(Order.Attack.class))
        .noneMatch(attack -> attack.targets().contains(s.hex("3927")));
  }

  @Test
  @Case("TWU-6.0h")
  void allAttacksAreDeclaredFirstAndTheAttackerChoosesTheOrder() {
    Situation s = german("5028: ge-1; 5128: ru-1gc; 5032: ge-2; 5132: ru-1c");
    s.play(s.attack("5128", "ge-1"), s.attack("5132", "ge-2"));
    s.play(s.chooseHexes("call-off", "5132"), s.attack("5132", "ge-2"));
    assertThat(s.refusal(s.chooseHexes("call-off", "5131"))).isEqualTo("TWU-6.0h");
    s.dice(1, 1).play(s.pass());
    assertThat(s.asked()).isEqualTo("choose");
    assertThat(s.refusal(s.attack("5128", "ge-1"))).isEqualTo("TWU-6.0h");
    assertThat(s.refusal(s.chooseHexes("resolve", "5131"))).isEqualTo("TWU-6.0h");
    s.play(s.chooseHexes("resolve", "5132"));
    assertThat(s.where("ru-1c")).isNotEqualTo("5132");
    assertThat(s.where("ru-1gc")).as("not yet").isEqualTo("5128");
  }

  @Test
  @Case("TWU-6.0i")
  void aUnitAttacksOnceAndAHexIsAttackedOnce() {
    Situation s = german("5028: ge-1, ge-2; 5128: ru-25; 5129: ru-27");
    s.play(s.attack("5128", "ge-1"));
    assertThat(s.refusal(s.attack("5129", "ge-1"))).isEqualTo("TWU-6.0i");
    assertThat(s.refusal(s.attack("5128", "ge-2"))).isEqualTo("TWU-6.0i");
    assertThat(s.refusal(s.attack("5129", "ge-2", "ge-2"))).isEqualTo("TWU-6.0i");
    assertThat(s.refusal(s.attack("5129 5129", "ge-2"))).isEqualTo("TWU-6.0i");
    assertThat(s.grants(s.attack("5129", "ge-2"))).isTrue();
  }

  // ---- 6.1

  @Test
  @Case("TWU-6.1a")
  void aHexDefendsAsOne() {
    Situation s = german("5028: ge-1, ge-2; 5128: ru-25, ru-27");
    s.fight(1, s.attack("5128", "ge-1", "ge-2"));
    assertThat(s.fought()).isEqualTo("18:10 (1.5:1) D1");
    assertThat(s.where("ru-25")).isEqualTo(s.where("ru-27")).isNotEqualTo("5128");
  }

  @Test
  @Case("TWU-6.1b")
  void unitsOfSeveralHexesAddUp() {
    Situation s = german("5028: ge-1; 5027: ge-36; 5129: ge-37; 5128: ru-25");
    s.heldBy("german", "5129", "5029");
    assertThat(attack(s, s.attack("5128", "ge-1", "ge-36", "ge-37"))).isEqualTo(22);
    assertThat(s.refusal(s.attack("5128", "ge-1", "ge-2"))).as("not there").isEqualTo("TWU-6.0a");
  }

  @Test
  @Case("TWU-6.1c")
  void unitsOfOneHexMayAttackDifferentHexes() {
    Situation s = german("5028: ge-1, ge-36; 5128: ru-25; 5129: ru-27");
    s.play(s.attack("5128", "ge-1"), s.attack("5129", "ge-36"));
    s.dice(6, 6).play(s.pass());
    assertThat(s.asked()).isEqualTo("choose");
  }

  @Test
  @Case("TWU-6.1d")
  void severalHexesMayBeOneCombatIfAllAttackersTouchAll() {
    Situation s = german("5028: ge-1; 5128: ru-25; 5129: ru-1c; 5027: ge-2");
    Order.Attack both = s.attack("5128 5129", "ge-1");
    assertThat(s.preview(both).odds()).isEqualTo("9:8");
    assertThat(s.refusal(s.attack("5128 5129", "ge-1", "ge-2"))).isEqualTo("TWU-6.1d");
    assertThat(s.orders(Order.Attack.class)).contains(both);
    s.fight(1, both);
    assertThat(s.fought()).isEqualTo("9:8 (1:1) D1");
    s.settle();
    assertThat(s.where("ru-25")).isNotEqualTo("5128");
    assertThat(s.where("ru-1c")).isNotEqualTo("5129");
  }

  @Test
  @Case({"TWU-6.1e", "TWU-6.1f"})
  void aFortressAddsItsStrengthAndDefendsEvenEmpty() {
    Situation s = of("russian", "4126: ru-25, ru-27; 4025: ge-g-boyn").allHeldBy("russian", "4025");
    assertThat(defence(s, s.attack("4025", "ru-25"))).isEqualTo(6);
    s.with("eliminated: ge-g-boyn");
    assertThat(defence(s, s.attack("4025", "ru-25"))).isEqualTo(4);
    assertThat(s.grants(s.attack("4025", "ru-25"))).isTrue();
    Situation german = german("4126: ge-1; 5028: ge-2; 5128: ru-25");
    assertThat(german.refusal(german.attack("4025", "ge-1"))).as("his own").isEqualTo("TWU-6.0a");
  }

  @Test
  @Case("TWU-6.1g")
  void whoIsNotNamedIsNotConcerned() {
    Situation s = german("5028: ge-1, ge-36; 5128: ru-25, ru-27, ru-28");
    s.fight(6, s.attack("5128", "ge-36"));
    assertThat(s.fought()).isEqualTo("7:15 (1:3) AE");
    assertThat(s.where("ge-36")).isEqualTo("eliminated");
    assertThat(s.where("ge-1")).isEqualTo("5028");
    assertThat(s.has("ge-1", "disrupted")).isFalse();
  }

  // ---- 6.3

  @Test
  @Case("TWU-6.3a")
  void modifiersAddUp() {
    Situation s = of("russian", "2630: ge-1; 2531: ru-6, ru-2ha").allHeldBy("russian", "2630");
    s.heldBy("german", "2629", "2628");
    Order.Attack attack = s.attack("2630", "ru-6", "ru-2ha");
    assertThat(modifiers(s, attack)).containsExactly("swamp+2", "river+3", "attacking artillery-1");
    assertThat(s.preview(attack).dieModifier()).isEqualTo(4);
  }

  @Test
  @Case({"TWU-6.3b", "TWU-TEC-FOREST", "TWU-TEC-SWAMP"})
  void forestAddsOneAndSwampTwo() {
    Situation s = german("5125: ge-37; 5224: ru-25; 5620: ge-1; 5721: ru-27");
    assertThat(modifiers(s, s.attack("5224", "ge-37"))).contains("forest+1");
    assertThat(modifiers(s, s.attack("5721", "ge-1"))).containsExactly("swamp+2");
    Situation clear = german("5028: ge-1; 5128: ru-25");
    assertThat(modifiers(clear, clear.attack("5128", "ge-1"))).isEmpty();
  }

  @Test
  @Case("TWU-6.3c")
  void overSeveralHexesTheBestGroundCounts() {
    Situation s = german("5620: ge-1; 5721: ru-27; 5720: ru-25");
    assertThat(modifiers(s, s.attack("5721 5720", "ge-1"))).containsExactly("swamp+2");
    assertThat(modifiers(s, s.attack("5720", "ge-1"))).isEmpty();
  }

  @Test
  @Case({"TWU-6.3d", "TWU-TEC-RIVER"})
  void aRiverCountsOnlyIfAllAttackAcrossIt() {
    Situation s = german("1829: ge-1; 1830: ru-6; 1831: ge-2").heldBy("german", "1831");
    assertThat(modifiers(s, s.attack("1830", "ge-1"))).containsExactly("river+3");
    assertThat(modifiers(s, s.attack("1830", "ge-1", "ge-2"))).doesNotContain("river+3");
  }

  @Test
  @Case("TWU-6.3e")
  void aFlankAttackCoversAllHexesAround() {
    Situation s = german("5028: ge-1; 5227: ge-2; 5128: ru-25");
    assertThat(modifiers(s, s.attack("5128", "ge-1", "ge-2"))).containsExactly("flank attack-1");
    assertThat(modifiers(s, s.attack("5128", "ge-1"))).as("an idle friend").isEmpty();
    Situation gap = german("5028: ge-1; 5127: ge-2; 5128: ru-25");
    assertThat(modifiers(gap, gap.attack("5128", "ge-1", "ge-2"))).as("5228 is open").isEmpty();
    Situation beside = german("5028: ge-1; 5227: ge-2; 5128: ru-25; 5228: ru-27");
    assertThat(modifiers(beside, beside.attack("5128", "ge-1", "ge-2")))
        .as("defenders do not matter")
        .containsExactly("flank attack-1");
  }

  @Test
  @Case("TWU-6.3e")
  void riversOpenAFlankLakesAndTheEdgeDoNot() {
    Situation river = german("4515: ge-1; 4513: ge-2; 4514: ru-25");
    assertThat(modifiers(river, river.attack("4514", "ge-1", "ge-2")))
        .as("the zone of 4513 ends at the Pregel")
        .isEmpty();
    Situation edge = german("6027: ge-1; 6029: ge-2; 6028: ru-25");
    assertThat(modifiers(edge, edge.attack("6028", "ge-1", "ge-2")))
        .containsExactly("flank attack-1");
    Situation lake = german("4125: ge-1; 4223: ge-2; 4224: ru-25");
    assertThat(lake.rules().board().terrainName(lake.hex("4124"))).isEqualTo("lake");
    assertThat(modifiers(lake, lake.attack("4224", "ge-1", "ge-2"))).isEmpty();
    lake.with("4325: ge-36");
    assertThat(modifiers(lake, lake.attack("4224", "ge-1", "ge-2", "ge-36")))
        .containsExactly("flank attack-1");
  }

  @Test
  @Case("TWU-6.3e")
  void otherHexesOfTheSameCombatAreIgnored() {
    Situation s =
        german("5128: ge-1; 5129: ru-25; 5130: ru-27; 5229: ge-2; 5029: ge-36; 5030: ge-37");
    Order.Attack both = s.attack("5129 5130", "ge-2", "ge-36");
    Preview preview = s.preview(both);
    assertThat(preview.dieModifier()).as("5128 and 5131 are not covered").isZero();
  }

  @Test
  @Case("TWU-6.3f")
  void everyGunCounts() {
    Situation s =
        of("russian", "5128: ru-28, ru-2ha; 5127: ru-29, ru-1ha; 5028: ge-36; 5027: ge-1");
    Order.Attack attack = s.attack("5027", "ru-28", "ru-2ha", "ru-29", "ru-1ha");
    assertThat(modifiers(s, attack)).containsExactly("attacking artillery-2");
    Situation two = german("5028: ge-1; 5128: ru-28, ru-2ha; 5129: ru-29, ru-1ha");
    assertThat(modifiers(two, two.attack("5128 5129", "ge-1")))
        .containsExactly("defending artillery+2");
  }

  @Test
  @Case("TWU-6.3h")
  void artillerySupportsOneCombatOrNone() {
    Situation s = of("russian", "5128: ru-28, ru-29, ru-2ha; 5028: ge-36; 5027: ge-1");
    s.play(s.attack("5028", "ru-28", "ru-2ha"));
    assertThat(s.refusal(s.attack("5027", "ru-29", "ru-2ha"))).isEqualTo("TWU-6.0i");
    s.play(s.attack("5027", "ru-29"));
    assertThat(
            s.refusal(
                new Order.Attack(
                    List.of(s.unit("ru-1c")),
                    s.hexes("5027"),
                    List.of(new Order.Extra("shift", s.unit("ru-2ha"))))))
        .isNotBlank();
    Situation held = of("russian", "5128: ru-28, ru-2ha; 5028: ge-36");
    held.fight(6, held.attack("5028", "ru-28"));
    assertThat(held.has("ru-2ha", "disrupted")).as("held back").isFalse();
    assertThat(held.where("ru-2ha")).isEqualTo("5128");
  }

  // ---- 3.5

  @Test
  @Case({"TWU-3.5a", "TWU-3.5e"})
  void whoAttacksInTheFirstCombatPhaseIsDisruptedArtilleryToo() {
    Situation s = of("russian", "5128: ru-28, ru-29, ru-27, ru-2ha; 5028: ge-1kb");
    s.fight(3, s.attack("5028", "ru-28", "ru-29", "ru-2ha")).settle();
    assertThat(s.has("ru-28", "disrupted")).isTrue();
    assertThat(s.has("ru-2ha", "disrupted")).isTrue();
    assertThat(s.has("ru-27", "disrupted")).isFalse();
    assertThat(s.phase()).isEqualTo("second-movement");
    assertThat(s.refusal(s.march("ru-28", "5127"))).isEqualTo("TWU-3.5b");
    assertThat(s.grants(s.march("ru-27", "5127"))).isTrue();
  }

  @Test
  @Case("TWU-3.5b")
  void disruptedUnitsDoNotAttackAndOweNothing() {
    Situation s =
        Situation.of(SCENARIO)
            .with("5028: ge-1+disrupted, ge-2; 5128: ru-25; 5129: ru-27")
            .at(5, "german", "second-combat");
    assertThat(s.refusal(s.attack("5128", "ge-1"))).isEqualTo("TWU-3.5b");
    assertThat(s.inZone("german", "5128")).as("they keep their zone").isTrue();
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case("TWU-3.5d")
  void theSecondCombatPhaseDisruptsNobody() {
    Situation s =
        Situation.of(SCENARIO)
            .with("5028: ge-1, ge-2; 5128: ru-1gc")
            .at(5, "german", "second-combat");
    s.fight(1, s.attack("5128", "ge-1", "ge-2"));
    assertThat(s.has("ge-1", "disrupted")).isFalse();
    s.passTo(6, "german", "first-movement");
    assertThat(s.grants(s.march("ge-1", "4928"))).isTrue();
  }

  // ---- 5.1, 5.2

  @Test
  @Case({"TWU-5.1i", "TWU-5.1j"})
  void anAttackTakesTheMarkerFromTheWholeHexAndTheOthersMoveAsUsual() {
    Situation s =
        Situation.of(SCENARIO)
            .with("5028: ge-1, ge-2; 5128: ru-1gc; 4926: ge-35; 4826: ge-36; 4726: ge-37")
            .at(5, "german", "first-movement");
    s.play(s.chooseHexes("reserve-3", "5028"), s.chooseHexes("reserve-1", "4926"));
    s.play(s.chooseHexes("reserve-1", "4826"), s.chooseHexes("reserve-1", "4726"), s.pass());
    s.fight(1, s.attack("5128", "ge-1"));
    s.play(s.pass());
    assertThat(s.phase()).isEqualTo("second-movement");
    assertThat(s.has("ge-1", "disrupted")).isTrue();
    assertThat(s.refusal(s.march("ge-1", "5027"))).isEqualTo("TWU-3.5b");
    assertThat(s.reach("ge-2").values().stream().max(Integer::compare)).contains(3);
    assertThat(s.rules().status(s.p()).markers())
        .anyMatch(marker ->
            marker.name().equals("reserve markers, German") && marker.value().equals("4 of 5"));
  }

  @Test
  @Case("TWU-5.2f")
  void entrainedUnitsDefendButDoNotAttackAndARetreatTakesThemOffTheTrain() {
    Situation s = german("4828: ge-1; 4827: ge-2+entrained; 4927: ru-25");
    assertThat(s.refusal(s.attack("4927", "ge-2"))).isEqualTo("TWU-5.2f");
    s.at(5, "russian", "first-combat");
    assertThat(defence(s, s.attack("4827", "ru-25"))).isEqualTo(9);
    Situation beaten = of("russian", "4827: ge-1kb+entrained; 4927: ru-25, ru-27, ru-28");
    beaten.heldBy("russian", "4927", "5026", "5126");
    beaten.fight(3, beaten.attack("4827", "ru-25", "ru-27", "ru-28"));
    assertThat(beaten.fought()).isEqualTo("15:3 (5:1) D1");
    beaten.settle();
    assertThat(beaten.where("ge-1kb")).isNotIn("4827", "eliminated");
    assertThat(beaten.has("ge-1kb", "entrained")).isFalse();
  }
}
