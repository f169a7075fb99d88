package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Where supply, arrivals, replacements and the battle books meet other rules. */
class BattleInteractionsTest {
  /** Frozen supply and the open door. */
  @Test
  @Case({"COG-5.31a", "COG-11.5a", "COG-8.41"})
  void whoIsCutOffAfterTheSupplyPhaseStillHoldsTheDoor() {
    // Three Russian divisions close all six hexes round 4510.
    String pocket = "; 4509: ru-23; 4610: ru-37; 4410: ru-58-r";
    Situation s = Situation.galicia().with("4510: ah-6" + pocket).army(5, "ah-3", 6);
    assertThat(s.inSupply("ah-6")).as("its line as things stand").isFalse();
    assertThat(s.rules().movement().doors(s.p(), 0)).contains(s.hex("4510"));
    s.with("4510: ah-6+out-of-supply").army(5, "ah-3", 6);
    assertThat(s.rules().movement().doors(s.p(), 0)).doesNotContain(s.hex("4510"));
  }

  /** A rebuilt unit defends with two steps, has its zone and holds doors until Recovery. */
  @Test
  @Case({"COG-9.32", "COG-11.5a", "COG-7.1a"})
  void aRebuiltUnitHoldsDoorsAndExertsItsZone() {
    Situation s =
        Situation.galicia()
            .with("3621: ah-6/1; 3721: ah-30; 3822: ru-33, ru-44; 3521: ru-11")
            .at(5, "central", "reinforcement");
    s.play(s.replace("ah-6"));
    assertThat(s.steps("ah-6")).isEqualTo(2);
    assertThat(s.enemyZone("entente", "3622")).isTrue();
    s.passUntil("move");
    assertThat(s.rules().movement().doors(s.p(), 0)).contains(s.hex("3621"));
    s.at(5, "central", "recovery");
    assertThat(s.has("ah-6", "replaced")).isFalse();
  }

  /** Two divisions in a cut-off fort: neither takes replacements. */
  @Test
  @Case({"COG-8.5a", "COG-9.31b", "COG-9.31a"})
  void neitherOfTwoDivisionsInACutOffFortIsRebuilt() {
    Situation s =
        Situation.galicia()
            .with("2621: ah-19/1, ah-3/1; 2620: ru-23; 2722: ru-37; 2522: ru-58-r; 3721: ah-30/1")
            .at(9, "central", "supply");
    s.play(s.choose("feed", "ah-19"));
    assertThat(s.asked()).isEqualTo("replace");
    assertThat(s.refusal(s.replace("ah-19"))).isEqualTo("COG-9.31b");
    assertThat(s.refusal(s.replace("ah-3"))).isEqualTo("COG-9.31a");
    assertThat(s.orders(Order.Replace.class)).containsExactly(s.replace("ah-30"));
  }

  /** Placed units enter their hex: control changes, and with it the game may end. */
  @Test
  @Case({"COG-4.2a", "COG-G7d"})
  void whoIsPlacedTakesTheHex() {
    Situation s = Situation.galicia().with("turn 5: ru-21, ru-52; 2621: ah-przm-g");
    s.heldBy("central", "2501");
    s.at(5, "entente", "reinforcement");
    assertThat(s.where("ru-21")).isEqualTo("2501");
    assertThat(s.controller("2501")).isEqualTo("entente");
  }

  /** The flooded hex of a friendly unit is still closed to the lines of others. */
  @Test
  @Case({"COG-Y10e", "COG-8.22b"})
  void aFriendlyUnitDoesNotOpenTheFloodForSupply() {
    // A Belgian division whose only neighbours are Germans, water, and a flooded hex of its own
    // side.
    String ring = "1909: be-2-b; 1808: ge-5-r; 1908: ge-6-r; 1810: ge-43-r; 2009: be-1-b";
    Situation dry = Situation.ypres().with(ring + "; 2010: be-4-b; 1911: be-6-b");
    assertThat(dry.inSupply("be-2-b")).isTrue();
    Situation wet = Situation.ypres().with(ring + "; 2010: be-4-b; 1911: ge-44-r");
    wet.flooded("2009", "2010");
    assertThat(wet.inSupply("be-2-b")).isFalse();
  }

  /** A unit of a new corps that may not attack a hex does not meet the duty to attack it. */
  @Test
  @Case({"COG-Y12a", "COG-12.4c"})
  void theLimitOfTurnOneCountsForTheDuty() {
    // Cavalry at 2818 is attacked from two hexes; British infantry at 2719 stands in their zones.
    String units = "2818: br-3-c; 2719: br-7; 2819: ge-51-r; 2918: ge-52-r; 2720: ge-53-r";
    Situation one = Situation.ypres().with(units);
    one.combat(1, "ge-4");
    assertThat(one.refusal(one.attack("2818", "ge-51-r", "ge-52-r"))).isEqualTo("COG-12.4c");
    Situation two = Situation.ypres().with(units);
    two.combat(2, "ge-4");
    assertThat(two.grants(two.attack("2818", "ge-51-r", "ge-52-r"))).as("turn 2").isTrue();
  }

  /** Fabeck's units fight in a combat that another army's marker brings. */
  @Test
  @Case({"COG-Y2b", "COG-5.34b"})
  void fabeckMayAdvanceOnTurnFive() {
    Situation s =
        Situation.ypres().with("2723: ge-30, ge-39; 2722: br-7/1; 3117: ge-9-r; 1611: be-2-b");
    s.army(5, "ge-4", 6).play(s.pass(), Order.Choose.option("declare"));
    s.dice(6, 1, 1).play(s.attack("2722", "ge-30", "ge-39"));
    assertThat(s.asked()).isEqualTo("advance");
    s.play(s.advance("ge-30", "2722"));
    assertThat(s.where("ge-30")).isEqualTo("2722");
  }

  /** An instant victory ends the game in the middle of a combat. */
  @Test
  @Case({"COG-4.1b", "COG-G11b", "COG-12.77d"})
  void anAdvanceMayEndTheGame() {
    Situation s =
        Situation.galicia()
            .with("0319: ah-5/1; 0418: ru-18, ru-45; 0910: ah-7-c; 2505: ru-41; 2510: ah-12")
            .put(Field.FORT, 0, "0319");
    s.combat(8, "ru-4").dice(6, 1, 1);
    s.play(s.attack("0319", "ru-18", "ru-45"));
    assertThat(s.asked()).isEqualTo("advance");
    s.play(s.advance("ru-18", "0319"));
    assertThat(s.level()).isEqualTo("Entente instant victory");
  }

  /** The marker of an army whose only unit cannot move is drawn all the same. */
  @Test
  @Case({"COG-G2c", "COG-5.33a"})
  void aGarrisonKeepsTheMarkerOfItsArmyInTheCup() {
    Situation s = Situation.galicia().with("2621: ah-przm-g; 5527: ru-4-rif");
    assertThat(s.draw(4).meanings()).containsExactlyInAnyOrder("A-H 3rd Army", "Russian 8th Army");
  }
}
