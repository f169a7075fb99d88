package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 11.7: odds, shifts and what is added to the die. */
class ReckoningTest {
  private static Situation central(int turn, String placements) {
    return Situation.of().with(placements).at(turn, "central", "first-combat");
  }

  private static Situation allied(int turn, String placements) {
    return Situation.of().with(placements).at(turn, "allied", "first-combat");
  }

  /** The column after all shifts and what is added to the die. */
  private static String figures(Situation s, Order.Attack attack) {
    Preview preview = s.preview(attack);
    return preview.column() + " " + preview.dieModifier();
  }

  private static List<String> cases(Situation s, Order.Attack attack) {
    return s.preview(attack).modifiers().stream().map(Preview.Part::caseId).toList();
  }

  // ---- terrain

  @Test
  @Case({"IF-11.7.6", "IF-TEC.clear", "IF-TEC.rough"})
  void clearAndRoughShiftNothing() {
    Situation s = central(8, "2618: it-7; 2718: ah-6, ah-18; 2717: ah-29");
    assertThat(figures(s, s.attack("2618", "ah-6", "ah-18", "ah-29"))).isEqualTo("3:1 0");
    s = central(8, "2719: it-7; 2718: ah-6, ah-18; 2820: ah-29");
    assertThat(figures(s, s.attack("2719", "ah-6", "ah-18", "ah-29"))).isEqualTo("3:1 0");
  }

  @Test
  @Case({"IF-TEC.mountain", "IF-TEC.alpine", "IF-TEC.marsh", "IF-11.7.8"})
  void mountainsAlpsAndMarshesShiftToTheLeft() {
    Situation s = central(8, "2819: it-7; 2818: ah-6, ah-18, ah-29; 2820: ah-13-sch");
    assertThat(figures(s, s.attack("2819", "ah-6", "ah-18", "ah-29", "ah-13-sch")))
        .as("4:1 becomes 3:1")
        .isEqualTo("3:1 0");
    s = central(8, "3108: it-alp-1; 3107: ah-6, ah-18; 3109: ah-13-sch");
    assertThat(figures(s, s.attack("3108", "ah-6", "ah-18", "ah-13-sch")))
        .as("4:1 becomes 2:1")
        .isEqualTo("2:1 0");
    s = central(8, "2115: it-7; 2215: ah-6, ah-18, ah-29; 2216: ah-13-sch");
    assertThat(figures(s, s.attack("2115", "ah-6", "ah-18", "ah-29", "ah-13-sch")))
        .isEqualTo("2:1 0");
  }

  @Test
  @Case({"IF-TEC.town", "IF-TEC.city", "IF-11.7.8", "IF-TEC.border"})
  void townsAndCitiesAddToTheTerrainOfTheHex() {
    Situation s = central(8, "2717: it-7; 2618: ah-6, ah-18; 2718: ah-29, ah-13-sch");
    Order.Attack udine = s.attack("2717", "ah-6", "ah-18", "ah-29", "ah-13-sch");
    assertThat(figures(s, udine)).isEqualTo("3:1 0");
    s = central(8, "3116: it-7; 3115: ah-6, ah-18; 3117: ah-29, ah-13-sch");
    Order.Attack tolmezzo = s.attack("3116", "ah-6", "ah-18", "ah-29", "ah-13-sch");
    assertThat(figures(s, tolmezzo)).as("town in mountain: 2L").isEqualTo("2:1 0");
    s = central(8, "1911: it-7; 2011: ah-6, ah-18, ah-29; 2012: ah-13-sch, ah-57, ah-60, ah-10");
    Order.Attack venezia =
        s.attack("1911", "ah-6", "ah-18", "ah-29", "ah-13-sch", "ah-57", "ah-60", "ah-10");
    assertThat(figures(s, venezia)).as("city in marsh: 3L").isEqualTo("4:1 0");
  }

  @Test
  @Case("IF-11.7.8")
  void inTheOtherReadingOnlyTheBestLineCounts() {
    Situation s =
        Situation.reading(Reading.BEST_TERRAIN_ONLY)
            .with("3116: it-7; 3115: ah-6, ah-18; 3117: ah-29, ah-13-sch")
            .at(8, "central", "first-combat");
    assertThat(figures(s, s.attack("3116", "ah-6", "ah-18", "ah-29", "ah-13-sch")))
        .isEqualTo("3:1 0");
    s.cleared("1911: it-7; 2011: ah-6, ah-18, ah-29; 2012: ah-13-sch, ah-57, ah-60, ah-10");
    assertThat(
            figures(
                s,
                s.attack("1911", "ah-6", "ah-18", "ah-29", "ah-13-sch", "ah-57", "ah-60", "ah-10")))
        .as("marsh 2L and not the city")
        .isEqualTo("5:1 0");
  }

  @Test
  @Case({"IF-TEC.dominant", "IF-11.7.8"})
  void dominantTerrainStandsAlone() {
    Situation s = central(8, "2408: it-7; 2508: ah-6; 2409: ah-18, ah-29, ah-13-sch");
    Order.Attack grappa = s.attack("2408", "ah-6", "ah-18", "ah-29", "ah-13-sch");
    assertThat(figures(s, grappa)).as("4:1 becomes 2:1").isEqualTo("2:1 0");
    assertThat(cases(s, grappa)).containsExactly("IF-TEC.dominant");
  }

  // ---- rivers

  @Test
  @Case({"IF-11.7.10", "IF-TEC.river"})
  void aRiverShiftsIfHalfOfTheFactorsCrossIt() {
    Situation s = central(8, "2719: it-7; 2720: ah-6, ah-18; 2820: ah-29, ah-13-sch, ah-53");
    assertThat(cases(s, s.attack("2719", "ah-6", "ah-18", "ah-29", "ah-13-sch")))
        .as("8 across, 8 not")
        .containsExactly("IF-11.7.10");
    assertThat(cases(s, s.attack("2719", "ah-6", "ah-18", "ah-29", "ah-13-sch", "ah-53")))
        .as("8 across, 11 not")
        .isEmpty();
    assertThat(figures(s, s.attack("2719", "ah-6", "ah-18"))).as("2:1").isEqualTo("1:1 0");
  }

  @Test
  @Case({"IF-11.7.10", "IF-14.3.2"})
  void factorsCountAsTheyAreUsed() {
    Situation s =
        central(8, "2719: it-7; 2720: ah-6; 2820: ah-53+out-of-supply, ah-4+out-of-supply");
    assertThat(cases(s, s.attack("2719", "ah-6", "ah-53", "ah-4")))
        .as("4 across, 1 + 1 not")
        .containsExactly("IF-11.7.10");
  }

  @Test
  @Case({"IF-11.7.10", "IF-TEC.bridge"})
  void aBridgeDoesNotHelpAnAttack() {
    Situation s = central(8, "2514: it-7; 2515: ah-6, ah-18");
    assertThat(cases(s, s.attack("2514", "ah-6", "ah-18"))).contains("IF-11.7.10");
    Situation other =
        Situation.reading(Reading.BRIDGES_CANCEL_THE_SHIFT)
            .with("2514: it-7; 2515: ah-6, ah-18; 2415: ah-29, ah-13-sch")
            .at(8, "central", "first-combat");
    assertThat(cases(other, other.attack("2514", "ah-6", "ah-18"))).doesNotContain("IF-11.7.10");
    other.cleared("2415: it-7; 2515: ah-6, ah-18");
    assertThat(cases(other, other.attack("2415", "ah-6", "ah-18")))
        .as("no bridge there")
        .containsExactly("IF-11.7.10");
  }

  // ---- the first turn, supply, sides

  @Test
  @Case({"IF-11.7.11", "IF-CM.3", "IF-CM.4"})
  void onTurn1AllAttacksOfTheCentralPowersAreShifted() {
    Situation s = central(1, "2618: it-7; 2718: ah-6, ah-18, ah-53");
    assertThat(figures(s, s.attack("2618", "ah-6", "ah-18", "ah-53"))).isEqualTo("3:1 0");
    s.at(2, "central", "first-combat");
    assertThat(figures(s, s.attack("2618", "ah-6", "ah-18", "ah-53"))).isEqualTo("2:1 0");
    s = allied(1, "2618: ah-4; 2718: it-7, it-8, it-10");
    assertThat(figures(s, s.attack("2618", "it-7", "it-8", "it-10"))).isEqualTo("2:1 0");
  }

  @Test
  @Case({"IF-14.3.3", "IF-14.3.2"})
  void defendersOutOfSupplyGiveTwo() {
    Situation s = central(8, "2618: it-7+out-of-supply; 2718: ah-6");
    assertThat(figures(s, s.attack("2618", "ah-6"))).as("4 against 2").isEqualTo("2:1 2");
    s.cleared("2618: it-7+out-of-supply, it-8; 2718: ah-6, ah-18, ah-29");
    s.dice(3).play(s.attack("2618", "ah-6", "ah-18", "ah-29"), s.pass());
    s.play(s.pass());
    assertThat(s.fought())
        .as("12 against 6, one marked unit: die 3 + 2")
        .isEqualTo("12:6 (2:1) 2/2");
    assertThat(s.events(Event.Fought.class).getLast().modifier()).as("is told").isEqualTo(2);
  }

  @Test
  @Case("IF-11.2.2")
  void anAttackFromThreeHexesAddsOne() {
    Situation s = central(8, "2718: it-7; 2818: ah-6, ah-53; 2819: ah-18; 2619: ah-29");
    assertThat(figures(s, s.attack("2718", "ah-6", "ah-18", "ah-29"))).isEqualTo("2:1 1");
    assertThat(figures(s, s.attack("2718", "ah-6", "ah-53", "ah-18"))).isEqualTo("1:1 0");
  }

  // ---- morale

  @Test
  @Case({"IF-10.6.1", "IF-10.6.3"})
  void lowMoraleShiftsTheAttacksOfItsNation() {
    Situation s = allied(8, "2618: ah-4; 2718: it-4, it-14, it-51; 2717: fr-64, fr-65");
    Order.Attack italian = s.attack("2618", "it-4", "it-14", "it-51");
    Order.Attack joint = s.attack("2618", "fr-64", "fr-65", "it-4");
    Order.Attack french = s.attack("2618", "fr-64", "fr-65");
    assertThat(figures(s, italian)).isEqualTo("3:1 0");
    s.set("italian-morale", -2);
    assertThat(figures(s, italian)).isEqualTo("2:1 0");
    assertThat(cases(s, italian)).containsExactly("IF-10.6.1");
    assertThat(cases(s, joint)).containsExactly("IF-10.6.3");
    assertThat(cases(s, french)).isEmpty();
  }

  @Test
  @Case({"IF-10.6.4", "IF-10.1.2"})
  void germansInTheSameHexKeepLowMoraleAway() {
    Situation s = central(8, "2618: it-7; 2718: ge-ak, ah-4; 2717: ah-6");
    s.set("austro-hungarian-morale", -3);
    assertThat(cases(s, s.attack("2618", "ge-ak", "ah-4"))).isEmpty();
    assertThat(cases(s, s.attack("2618", "ah-4")))
        .as("a German who does not attack will do")
        .isEmpty();
    assertThat(cases(s, s.attack("2618", "ge-ak", "ah-6"))).containsExactly("IF-10.6.4");
    assertThat(cases(s, s.attack("2618", "ah-6"))).containsExactly("IF-10.6.1");
    assertThat(cases(s, s.attack("2618", "ge-ak"))).isEmpty();
  }

  @Test
  @Case({"IF-10.6.2", "IF-10.1.2"})
  void attacksOnABrokenNationAddOne() {
    Situation s = allied(8, "2618: ah-4; 2718: it-4, it-14");
    Order.Attack attack = s.attack("2618", "it-4", "it-14");
    s.set("austro-hungarian-morale", -2);
    assertThat(figures(s, attack)).isEqualTo("2:1 0");
    s.set("austro-hungarian-morale", -3);
    assertThat(figures(s, attack)).isEqualTo("2:1 1");
    assertThat(cases(s, attack)).containsExactly("IF-10.6.2");
    s.with("2618: ge-ak");
    s.fight(attack, 6);
    assertThat(s.fought()).as("a mixed stack: no +1").isEqualTo("8:10 (1:2) 2/1");
  }

  @Test
  @Case({"IF-10.1.2", "IF-10.6.2"})
  void aHeadquartersDoesNotMakeAStackMixed() {
    Situation s = allied(8, "2618: ge-14th-army-hq, ah-4; 2718: it-4, it-14");
    s.set("austro-hungarian-morale", -3).fight(s.attack("2618", "it-4", "it-14"), 5);
    assertThat(s.fought()).as("die 5 + 1").isEqualTo("8:4 (2:1) 1/2");
    Situation other =
        Situation.reading(Reading.HEADQUARTERS_MIX_STACKS)
            .with("2618: ge-14th-army-hq, ah-4; 2718: it-4, it-14")
            .at(8, "allied", "first-combat");
    other.set("austro-hungarian-morale", -3);
    other.fight(other.attack("2618", "it-4", "it-14"), 5);
    assertThat(other.fought()).as("die 5").isEqualTo("8:4 (2:1) 2/2");
  }

  @Test
  @Case({"IF-10.1.3", "IF-10.6.2"})
  void aCzechUnitDoesNotKeepLowMoraleAway() {
    Situation s = central(8, "2618: cz-cl, it-7; 2718: ah-6, ah-18");
    s.set("italian-morale", -3);
    assertThat(figures(s, s.attack("2618", "ah-6", "ah-18"))).isEqualTo("2:1 1");
  }

  // ---- events and options

  @Test
  @Case("IF-RE.A1")
  void rommelHelpsGermanAssaultUnitsInTheSecondCombat() {
    Situation s = central(3, "2618: it-7; 2718: ge-ak, ah-4; 2717: ge-117").set("event", 1);
    assertThat(cases(s, s.attack("2618", "ge-ak", "ah-4"))).as("first combat").isEmpty();
    s.at(3, "central", "second-combat").set("event", 1);
    assertThat(cases(s, s.attack("2618", "ge-ak", "ah-4"))).containsExactly("IF-RE.A1");
    assertThat(s.preview(s.attack("2618", "ge-ak")).dieModifier()).isEqualTo(1);
    assertThat(cases(s, s.attack("2618", "ge-117", "ah-4"))).isEmpty();
  }

  @Test
  @Case("IF-19.3.2")
  void theRaidersAttackOnTriesteIsShifted() {
    Situation s =
        Situation.of(ItalianFront.TRIESTE_RAID)
            .with("2120: ah-gr/1; 2221: it-4+raider")
            .at(13, "allied", "first-combat");
    Order.Attack raid = s.attack("2120", "it-4");
    assertThat(figures(s, raid)).as("4 to 2, city 1L, raid 1L").isEqualTo("1:2 0");
    assertThat(cases(s, raid)).containsExactly("IF-TEC.city", "IF-19.3.2");
  }

  @Test
  @Case("IF-19.4.1")
  void artilleryIsHelpedByDominantTerrainNextToTheTarget() {
    Situation s =
        Situation.of(ItalianFront.DOMINANT_TERRAIN)
            .with("2409: ah-4; 2309: it-4, it-14")
            .at(8, "allied", "first-combat");
    Order.Attack attack = s.attack("2409", "it-4", "it-14");
    s.dice(3, 5).play(attack, s.support("it-art-1"));
    s.play(s.pass());
    assertThat(s.fought()).as("die 5 + 1 on 3:1").isEqualTo("8:4 (3:1) 1/3");
    s = Situation.of(ItalianFront.DOMINANT_TERRAIN);
    s.with("2409: ah-4; 2309: it-4, it-14").at(8, "allied", "first-combat");
    s.dice(2, 5).play(attack, s.support("it-art-1"));
    s.play(s.pass());
    assertThat(s.fought()).as("the support failed: no +1").isEqualTo("8:4 (2:1) 2/2");
    s = allied(8, "2409: ah-4; 2309: it-4, it-14");
    s.dice(3, 5).play(attack, s.support("it-art-1"));
    s.play(s.pass());
    assertThat(s.fought()).as("without the option").isEqualTo("8:4 (3:1) 1/2");
  }

  @Test
  @Case({"IF-19.5.4", "IF-19.5.3"})
  void artilleryIsDeadlyToAnOverstackedHex() {
    Situation s =
        Situation.of(ItalianFront.FREE_DEPLOYMENT)
            .with("2819: ah-4, ah-6, ah-18; 2818: it-4, it-14, it-51; 2718: it-7, it-8, it-10")
            .at(8, "allied", "first-combat");
    Order.Attack attack = s.attack("2819", "it-4", "it-14", "it-51", "it-7", "it-8", "it-10");
    s.dice(4, 3).play(attack, s.support("it-art-1"));
    s.play(s.pass());
    assertThat(s.fought()).as("21 to 12, 1R, mountain 1L; die 3 + 2").isEqualTo("21:12 (1:1) 2/1");
  }

  @Test
  @Case("IF-19.5.5")
  void artilleryThatDefendsTakesAShiftFromOverstackedAttackers() {
    Situation s =
        Situation.of(ItalianFront.FREE_DEPLOYMENT)
            .with("2618: it-7; 2819: ah-55; 2718: ah-4, ah-6, ah-18, ah-29")
            .at(8, "central", "first-combat");
    Order.Attack attack = s.attack("2618", "ah-6", "ah-18", "ah-29");
    s.dice(3, 3, 1).play(attack, s.support("ah-art-1"), s.support("it-art-1"));
    assertThat(s.fought()).as("3:1, 1R, 1L, and one R gone").isEqualTo("12:4 (2:1) 3/0");
    s = Situation.of(ItalianFront.FREE_DEPLOYMENT);
    s.with("2618: it-7; 2718: ah-4, ah-6, ah-18, ah-29").at(8, "central", "first-combat");
    s.dice(3, 1).play(attack, s.pass(), s.support("it-art-1"));
    assertThat(s.fought()).as("there is no R to take").isEqualTo("12:4 (2:1) 3/0");
    s = Situation.of(ItalianFront.FREE_DEPLOYMENT);
    s.with("2618: it-7; 2819: ah-55; 2718: ah-4, ah-6, ah-18, ah-29");
    s.at(8, "central", "first-combat").dice(3, 1).play(attack, s.support("ah-art-1"), s.pass());
    assertThat(s.fought()).as("no gun defends").startsWith("12:4 (4:1) ");
  }

  // ---- the sum

  @Test
  @Case({"IF-CM.1", "IF-11.7.9"})
  void allModifiersAreSummed() {
    Situation s = allied(8, "2819: ah-4; 2818: it-4, it-14").set("italian-morale", -2);
    s.dice(3, 3, 1).with("2818: it-1st-army-hq+support-mode");
    s.play(s.attack("2819", "it-4", "it-14"), s.support("it-art-1", "it-art-2"));
    s.play(s.pass());
    assertThat(s.fought()).as("2R - 1L - 1L = 0").isEqualTo("8:4 (2:1) 3/0");
  }

  @Test
  @Case({"IF-CM.1", "IF-14.3.3", "IF-16.6.1"})
  void outOfSupplyThreeSidesAndGasMakeEveryDieASix() {
    Situation s =
        central(1, "2718: it-7+out-of-supply; 2818: ah-6; 2819: ah-18; 2619: ah-29").dice(1);
    s.play(s.attack("2718", "ah-6", "ah-18", "ah-29"), s.support("ge-art-1"));
    assertThat(s.fought()).as("12 to 2 is 6:1, 2R 1L; die 1 + 6").isEqualTo("12:2 (7:1) 0/E");
  }
}
