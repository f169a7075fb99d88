package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 12.4: units of several hexes attack together, and what they owe for it. */
class CombinedAttacksTest {
  /** A at 1217 is beside c-1 and c-4; B at 1219 is beside c-4 and c-7. */
  private static final String TWO = "1117: c-1; 1118: c-4; 1217: e-1; 1218: e-4; ";

  @Test
  @Case("COG-12.4a")
  void everyOtherEnemyInTheirZonesMustBeAttackedToo() {
    Proving s = Proving.central(TWO + "1119: c-7");
    s.resolve(List.of(1, 1, 1), s.attack("1217", "c-1", "c-4"));
    assertThat(s.has("e-4", "owed")).isTrue();
    assertThat(s.rules().combat().owed(s.p())).isEqualTo(Hexes.of(s.hex("1218")));
    assertThat(s.refusal(s.pass())).isEqualTo("COG-12.4a");
    assertThat(s.orders()).doesNotContain(s.pass());
    assertThat(s.prompt()).contains("1218");
    s.resolve(List.of(1, 1), s.attack("1218", "c-7"));
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.has("e-4", "owed")).isFalse();
  }

  @Test
  @Case("COG-12.4a")
  void whoWasAttackedBeforeIsNotOwed() {
    Proving s = Proving.central(TWO + "1119: c-7; 1505: e-7; 1405: c-10");
    s.resolve(List.of(1, 1), s.attack("1218", "c-7"));
    s.resolve(List.of(1, 1, 1), s.attack("1217", "c-1", "c-4"));
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case("COG-12.4a")
  void unitsOfOneHexOweNothing() {
    Proving s = Proving.central("1118: c-4, c-5; 1217: e-1; 1218: e-4; 1119: c-7");
    s.resolve(List.of(1, 1, 1), s.attack("1217", "c-4", "c-5"));
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case({"COG-12.4a", "COG-7.1d"})
  void attackersOutOfSupplyOweNothingAndNothingIsOwedInWorks() {
    // c-4 alone touches 1218 and has no zone.
    Proving s = Proving.central("1117: c-1; 1118: c-4+out-of-supply; 1217: e-1; 1218: e-4");
    assertThat(s.grants(s.attack("1217", "c-1", "c-4"))).isTrue();
    // No zone reaches into the fort at 0317: c-1 in it is not owed.
    Proving works = Proving.entente("0417: e-1; 0316: e-4; 0416: c-4; 0317: c-1");
    assertThat(works.grants(works.attack("0416", "e-1", "e-4"))).isTrue();
    works.resolve(List.of(1, 1, 1), works.attack("0416", "e-1", "e-4"));
    assertThat(works.has("c-1", "owed")).isFalse();
  }

  @Test
  @Case("COG-12.4b")
  void cavalryAndInfantryDoNotAttackTogether() {
    Proving s = Proving.central("1117: c-1; 1118: c-c1; 1217: e-c1");
    assertThat(s.refusal(s.attack("1217", "c-1", "c-c1"))).isEqualTo("COG-12.4b");
    assertThat(s.grants(s.attack("1217", "c-c1"))).isTrue();
    var muster = s.rules().clerk().muster(s.p(), s.hexes("1217"), List.of(s.unit("c-1")));
    assertThat(muster.refused()).hasSize(1);
  }

  @Test
  @Case("COG-12.4c")
  void aDutyThatNobodyCouldMeetForbidsTheAttack() {
    Proving s = Proving.central(TWO);
    assertThat(s.refusal(s.attack("1217", "c-1", "c-4"))).isEqualTo("COG-12.4c");
    assertThat(s.grants(s.attack("1217", "c-1"))).isTrue();
    assertThat(s.grants(s.attack("1217", "c-4"))).isTrue();
    assertThat(s.orders(Order.Attack.class))
        .extracting(order -> order.units().size())
        .containsOnly(1);
  }

  @Test
  @Case("COG-12.4c")
  void oneUnitCannotMeetTwoDuties() {
    // 1218 and 1119 are owed; c-7 is the only unit that touches them beside the attackers.
    Proving s = Proving.central(TWO + "1219: c-7; 1119: e-7");
    assertThat(s.refusal(s.attack("1217", "c-1", "c-4"))).isEqualTo("COG-12.4c");
    Proving two = Proving.central(TWO + "1219: c-7, c-8; 1119: e-7");
    assertThat(two.grants(two.attack("1217", "c-1", "c-4"))).isTrue();
  }

  @Test
  @Case("COG-12.4c")
  void everyDutyFindsAUnitOfItsOwnWhereThatCanBe() {
    // 1218 and 1119 are owed; c-7 at 1219 could attack either, c-8 only one of them.
    for (String other : new String[] {"1319", "1318", "1120", "1018", "1019"}) {
      Proving s = Proving.central(TWO + "1219: c-7; 1119: e-7; " + other + ": c-8");
      assertThat(s.grants(s.attack("1217", "c-1", "c-4"))).as(other).isTrue();
      s.resolve(List.of(1, 1, 1), s.attack("1217", "c-1", "c-4"));
      assertThat(s.rules().combat().owed(s.p()).size()).as(other).isEqualTo(2);
      // c-7 must be left for the hex that c-8 does not touch.
      String ofEight = other.startsWith("13") ? "1218" : "1119";
      String ofSeven = ofEight.equals("1218") ? "1119" : "1218";
      assertThat(s.refusal(s.attack(ofEight, "c-7"))).as(other).isEqualTo("COG-12.4c");
      assertThat(s.grants(s.attack(ofSeven, "c-7"))).as(other).isTrue();
      assertThat(s.suggestion()).isInstanceOf(Order.Attack.class);
    }
  }

  @Test
  @Case({"COG-12.4a", "COG-12.4c"})
  void whoIsNeededForADutyMayNotAttackElsewhere() {
    Proving s = Proving.central(TWO + "1119: c-7; 1219: e-7; 1120: c-8");
    s.resolve(List.of(1, 1, 1), s.attack("1217", "c-1", "c-4"));
    // c-7 is the last who could attack 1218.
    assertThat(s.refusal(s.attack("1219", "c-7"))).isEqualTo("COG-12.4c");
    assertThat(s.grants(s.attack("1218", "c-7"))).isTrue();
    assertThat(s.grants(s.attack("1219", "c-8"))).isTrue();
  }

  @Test
  @Case("COG-12.4a")
  void aDutyLapsesWhenTheEnemyIsGoneOrNobodyIsLeft() {
    Proving s = Proving.central(TWO + "1119: c-7; 1505: e-7; 1405: c-10");
    s.resolve(List.of(1, 1, 1), s.attack("1217", "c-1", "c-4"));
    assertThat(s.grants(s.pass())).isFalse();
    assertThat(s.with("2005: e-4").grants(s.pass())).isTrue();
    Proving alone = Proving.central(TWO + "1119: c-7; 1505: e-7; 1405: c-10");
    alone.resolve(List.of(1, 1, 1), alone.attack("1217", "c-1", "c-4"));
    assertThat(alone.with("2005: c-7").grants(alone.pass())).isTrue();
  }

  /** Two duties were met by two units; one of them is gone, and the other cannot meet both. */
  @Test
  @Case({"COG-12.4a", "COG-12.4c"})
  void ofTwoDutiesThatOneUnitIsLeftForTheAttackerChooses() {
    Proving s = Proving.central(TWO + "1219: c-7, c-8; 1119: e-7; 1505: e-8; 1405: c-10");
    s.resolve(List.of(1, 1, 1), s.attack("1217", "c-1", "c-4"));
    assertThat(s.rules().combat().owed(s.p()).size()).isEqualTo(2);
    Proving one = s.with("2005: c-8");
    assertThat(one.grants(one.pass())).isFalse();
    assertThat(one.grants(one.attack("1218", "c-7"))).isTrue();
    assertThat(one.grants(one.attack("1119", "c-7"))).isTrue();
    assertThat(one.suggestion()).isInstanceOf(Order.Attack.class);
    one.resolve(List.of(1, 1), one.attack("1218", "c-7"));
    assertThat(one.grants(one.pass())).as("the other lapses").isTrue();
  }

  @Test
  @Case("COG-X10")
  void anAdvanceBringsNoNewDuty() {
    // c-1 and c-4 advance into 1217 and stand beside e-7 at 1318 then.
    Proving s =
        Proving.central("1117: c-1; 1118: c-4; 1217: e-b1; 1318: e-7; 1505: e-8; 1405: c-10");
    s.fight(List.of(5, 1, 1), s.attack("1217", "c-1", "c-4"));
    s.then(s.advance("c-1", "1217"), s.pass());
    assertThat(s.has("e-7", "owed")).isFalse();
    assertThat(s.grants(s.pass())).isTrue();
    assertThat(s.refusal(s.attack("1318", "c-1"))).isEqualTo("COG-12.2d");
  }

  @Test
  @Case("COG-X17")
  void cavalryThatRetiresHasBeenAttacked() {
    Proving s =
        Proving.central(
            "1117: c-1; 1118: c-4; 1217: e-1; 1218: e-c1; 1119: c-7;" + " 1505: e-7; 1405: c-10");
    s.resolve(List.of(1, 1, 1), s.attack("1217", "c-1", "c-4"));
    assertThat(s.refusal(s.pass())).isEqualTo("COG-12.4a");
    s.fight(List.of(), s.attack("1218", "c-7"));
    s.then(s.orders(Order.Retreat.class).getFirst()).then(s.pass());
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case({"COG-12.4c", "COG-14.2a"})
  void cavalryCannotMeetTheDutyToAttackInfantry() {
    Proving s = Proving.central("1117: c-c1; 1118: c-c2; 1217: e-c1; 1218: e-4; 1119: c-c3");
    assertThat(s.refusal(s.attack("1217", "c-c1", "c-c2"))).isEqualTo("COG-12.4c");
    Proving foot = Proving.central("1117: c-c1; 1118: c-c2; 1217: e-c1; 1218: e-4; 1119: c-7");
    assertThat(foot.grants(foot.attack("1217", "c-c1", "c-c2"))).isTrue();
  }
}
