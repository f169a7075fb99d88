package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where rules of combat meet other rules. */
class CombatInteractionsTest {
  private static Situation central(int turn, String placements) {
    return Situation.of().with(placements).at(turn, "central", "first-combat");
  }

  @Test
  @Case({"IF-16.1.1", "IF-10.4.2", "IF-11.6.2"})
  void aDefenderCannotSlipAwayBeforeTheDie() {
    Situation s = central(8, "2618: it-7; 2718: ah-6, ah-18, ah-29");
    s.play(s.attack("2618", "ah-6", "ah-18", "ah-29"), s.support("ge-art-1"));
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.refusal(s.choose("retreat"))).isEqualTo("IF-16.1.1");
    s.dice(6, 1).play(s.pass());
    assertThat(s.fought()).isEqualTo("12:4 (4:1) 3/1");
    assertThat(s.asked()).as("now he may").isEqualTo("option");
  }

  @Test
  @Case({"IF-16.2.1", "IF-16.1.2", "IF-14.3.8", "IF-15.1.1"})
  void whoInfiltratesBeyondTheHeadquartersFightsWithOneSupportUnit() {
    Situation s =
        central(
            8,
            "2715: it-7; 2817: it-8; 2717: ge-ak, ge-jgr; 2819: ah-6; 2818: it-10;"
                + " 3020: ah-1st-is-hq+support-mode");
    s.play(s.attack("2818", "ah-6"));
    s.dice(1, 1, 1).play(s.support("ah-art-1", "ah-art-2"), s.pass());
    s.toTheEnd().passTo(8, "central", "infiltration");
    s.play(s.march("ge-ak ge-jgr", "2716"));
    s.passTo(8, "central", "second-combat");
    s.play(s.attack("2715", "ge-ak", "ge-jgr"));
    assertThat(s.refusal(s.support("ah-art-3", "ah-art-4"))).isEqualTo("IF-16.2.1");
    assertThat(s.refusal(s.support("ah-art-1"))).isEqualTo("IF-16.1.2");
    assertThat(s.grants(s.support("ah-art-3"))).as("not out of supply yet").isTrue();
  }

  @Test
  @Case({"IF-12.1.2", "IF-15.2.4", "IF-11.8.3", "IF-7.4.2", "IF-7.5.1"})
  void theWholeChainOfAnAssaultUnit() {
    Situation s =
        central(
            8,
            "2718: it-7/1; 2717: it-2nd-army-hq; 2716: it-8; 2617: it-10; 2518: it-13; 2818: ge-ak,"
                + " ge-jgr; 2819: ah-6, ge-117");
    s.fight(s.attack("2718", "ge-ak", "ge-jgr", "ah-6", "ge-117"), 6);
    assertThat(s.result()).isEqualTo("1/E");
    s.play(s.lose("ge-jgr"), s.advance("ge-ak ge-jgr", "2718"));
    assertThat(s.where("it-2nd-army-hq")).isEqualTo("eliminated");
    s.play(s.pass(), s.advance("ge-ak ge-jgr", "2717"));
    s.passTo(8, "central", "infiltration");
    s.play(s.march("ge-ak ge-jgr", "2618"));
    s.passTo(8, "central", "second-combat");
    s.fight(s.attack("2617", "ge-ak", "ge-jgr"), 6);
    assertThat(s.fought()).isEqualTo("10:4 (2:1) 1/2");
    s.play(s.pass(), s.pass());
    assertThat(s.where("ge-ak")).isEqualTo("2618");
    s.passTo(8, "central", "movement");
    assertThat(s.refusal(s.march("ge-ak", "2619"))).as("pinned by 2518").isEqualTo("IF-7.4.2");
  }

  @Test
  @Case({"IF-10.4.6", "IF-15.2.2", "IF-7.11.3"})
  void inAPanicTheHeadquartersThatCannotGoDiesAlone() {
    // In winter the headquarters cannot cross the Isonzo; a place west of it is taken by another.
    Situation s =
        Situation.of()
            .with(
                "2719: it-2nd-army-hq, it-7; 2718: ah-6, ah-18, ah-29; 2819: ah-13-sch; 2619:"
                    + " ah-57; 2820: it-20, it-27")
            .at(4, "central", "first-combat")
            .set("italian-morale", -4);
    s.fight(s.attack("2719", "ah-6", "ah-18", "ah-29"), 2);
    assertThat(s.fought()).as("12 to 4, die 2 + 1").isEqualTo("12:4 (3:1) 2/1");
    s.play(s.suggestion());
    s.dice(4, 6).play(s.choose("retreat"));
    assertThat(s.asked()).isEqualTo("retreat");
    s.play(s.retreat("it-7", "2820"));
    assertThat(s.where("it-2nd-army-hq")).as("2820 is full").isEqualTo("eliminated");
    assertThat(s.stack("2719")).isEmpty();
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case({"IF-5.1.1", "IF-12.1.1", "IF-3.4.1"})
  void anAdvanceIntoVeneziaEndsTheGameAtOnce() {
    Situation s = central(2, "1911: it-vg; 2011: ge-ak, ge-117; 2012: ge-5");
    s.fight(s.attack("1911", "ge-ak", "ge-117", "ge-5"), 6);
    assertThat(s.fought()).isEqualTo("19:3 (3:1) 1/3");
    s.play(s.advance("ge-117", "1911"));
    assertThat(s.asked()).isEqualTo("over");
  }

  @Test
  @Case({"IF-12.2.6", "IF-5.1.1", "IF-5.1.2"})
  void aRetreatIntoVeneziaCountsToo() {
    Situation s = Situation.of().with("2011: ge-117; 2110: it-4, it-14, it-51; 2010: it-28");
    s.at(2, "allied", "first-combat").fight(s.attack("2011", "it-4", "it-14", "it-51"), 4);
    assertThat(s.fought()).isEqualTo("12:6 (2:1) 2/1");
    s.play(s.lose("it-4", "it-14"), s.choose("retreat"), s.retreat("ge-117", "1911"));
    assertThat(s.asked()).isEqualTo("over");
  }

  @Test
  @Case({"IF-7.11.1", "IF-12.1.1", "IF-7.6.1"})
  void inWinterNobodyAdvancesIntoTheAlps() {
    Situation s = central(4, "3108: it-alp-1; 3107: ah-6, ah-18, ah-29, ah-10-geb");
    s.fight(s.attack("3108", "ah-6", "ah-18", "ah-29", "ah-10-geb"), 6);
    s.play(s.suggestion());
    assertThat(s.where("it-alp-1")).isEqualTo("eliminated");
    assertThat(s.asked()).as("nobody may enter, so nobody is asked").isEqualTo("attack");
  }

  @Test
  @Case({"IF-16.8.4", "IF-16.3.5"})
  void reconnaissanceAddsNothingToGunsThatNeedNoDie() {
    Situation s = central(2, "2618: it-7; 2718: ah-6, ah-18");
    Order recon = new Order.Choose("recon", List.of(s.unit("ah-air-1")), s.hexes("2618"));
    s.play(recon, s.pass());
    Preview preview = s.preview(s.planned(s.attack("2618", "ah-6", "ah-18"), "ge-art-1"));
    assertThat(preview.stages()).noneMatch(Preview.Dice.class::isInstance);
    preview = s.preview(s.planned(s.attack("2618", "ah-6", "ah-18"), "ah-art-1"));
    assertThat(preview.stages())
        .filteredOn(Preview.Dice.class::isInstance)
        .allMatch(stage -> ((Preview.Dice) stage).dice().getFirst().modifier() == 1);
  }

  @Test
  @Case({"IF-10.5.2", "IF-10.3.2", "IF-12.1.1"})
  void hexesAreTakenFirstAndCasualtiesPaidLater() {
    Situation s =
        central(8, "2718: it-7/1; 2818: ge-ak, ge-jgr, ge-12").set("austro-hungarian-morale", 2);
    s.fight(s.attack("2718", "ge-ak", "ge-jgr", "ge-12"), 6);
    s.play(s.suggestion(), s.advance("ge-jgr", "2718"));
    assertThat(s.total("austro-hungarian-morale")).as("wasted above +2").isEqualTo(2);
  }

  @Test
  @Case({"IF-19.5.3", "IF-19.5.6", "IF-8.6.1"})
  void besideThe14thArmyFiveInTheClearAreNoCrowd() {
    Situation s =
        Situation.of(ItalianFront.FREE_DEPLOYMENT)
            .with(
                "2618: ah-4, ah-33, ah-35, ah-53, ah-7; 2518: ge-14th-army-hq+support-mode, ah-60;"
                    + " 2718: it-4, it-14, it-51; 2717: it-28, it-31, it-33")
            .at(8, "allied", "first-combat");
    s.fight(s.attack("2618", "it-4", "it-14", "it-51", "it-28", "it-31", "it-33"), 5, 1, 1);
    s.play(s.suggestion());
    s.play(s.choose("retreat"));
    assertThat(s.events(Event.Rolled.class))
        .as("a morale die, not panic at once")
        .hasSizeGreaterThan(0);
    assertThat(s.events(Event.Rolled.class).getFirst().purpose()).startsWith("morale");
  }

  @Test
  @Case({"IF-11.7.10", "IF-14.3.2", "IF-11.2.2"})
  void hexesAcrossALakeAreNoSides() {
    Situation s = central(8, "2301: it-7; 2401: ah-6; 2402: ah-18; 2302: ah-29");
    assertThat(s.refusal(s.attack("2301", "ah-6", "ah-18", "ah-29"))).isEqualTo("IF-11.2.1");
    assertThat(s.preview(s.attack("2301", "ah-18", "ah-29")).dieModifier()).isZero();
  }

  @Test
  @Case({"IF-19.6.2", "IF-19.6.1", "IF-12.1.2", "IF-11.7.5"})
  void alpiniFightAsAssaultInfantryOnlyInTheMountains() {
    Situation s =
        Situation.of(ItalianFront.ALPINI_ASSAULT)
            .with("2819: ah-ry-i; 2818: it-alp-1, it-4, it-14")
            .at(11, "allied", "first-combat")
            .set("alpini", 10);
    s.fight(s.attack("2819", "it-alp-1", "it-4", "it-14"), 6);
    assertThat(s.fought()).isEqualTo("10:3 (2:1) 1/2");
    assertThat(s.steps("it-4") + s.steps("it-14")).as("a full unit is there: 11.7.4").isEqualTo(4);
    s.play(s.suggestion(), s.advance("it-alp-1", "2819"), s.pass());
    assertThat(s.orders(Order.Advance.class))
        .as("the second hex must be mountain or alpine")
        .isNotEmpty()
        .allMatch(order -> {
          int terrain = s.rules().board().terrain(order.path().at(0));
          return terrain == TerrainCode.MOUNTAIN || terrain == TerrainCode.ALPINE;
        });
    assertThat(s.refusal(s.advance("it-alp-1", "2820"))).as("rough").isEqualTo("IF-19.6.2");
  }
}
