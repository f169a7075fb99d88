package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/**
 * Case 11.5: emergency withdrawal. The Central Powers retreat to NW, SW and S: from 4921 to 4820,
 * 4821 and 4922.
 */
class EmergencyWithdrawalTest {
  /** A (ah-5) in 4921 and B (ah-12) in 4922, both next to Russians; the way on to 4923 is free. */
  private static Situation situation(String more, int die) {
    return Situation.galicia()
        .with("4921: ah-5; 4922: ah-12; 5021: ru-33; 4920: ru-44;" + more)
        .army(2, "ah-1", die);
  }

  @Test
  @Case("COG-11.5a")
  void aUnitThatHoldsTheDoorLiftsTheZoneInItsHex() {
    Situation s = situation("", 5);
    assertThat(s.enemyZone("central", "4921")).isTrue();
    assertThat(s.enemyZone("central", "4922")).isTrue();
    assertThat(s.refusal(s.march("ah-5", "4922"))).isEqualTo("COG-7.2b");
    assertThat(s.refusal(s.march("ah-5", "4922", "4923"))).isEqualTo("COG-7.2b");
    s.play(s.withdrawal("ah-5", "4922", "4923"));
    assertThat(s.where("ah-5")).isEqualTo("4923");
    assertThat(s.has("ah-5", "done")).isTrue();
  }

  @Test
  @Case({"COG-11.5a", "COG-8.42g"})
  void aUnitOutOfSupplyHoldsNoDoor() {
    Situation s = situation("", 5).with("4922: ah-12+out-of-supply");
    assertThat(s.refusal(s.withdrawal("ah-5", "4922", "4923"))).isEqualTo("COG-11.5a");
    assertThat(s.orders(Order.Move.class))
        .noneMatch(move -> move.mode().equals(Movement.WITHDRAWAL));
    s.with("4922: ah-12+attenuated");
    assertThat(s.grants(s.withdrawal("ah-5", "4922", "4923"))).isTrue();
  }

  @Test
  @Case("COG-11.5a")
  void theDoorNeedNotBeOfTheMovingArmyButOfTheSide() {
    Situation s =
        Situation.galicia()
            .with("4921: ah-5; 4922: ah-4; 5021: ru-33; 4920: ru-44")
            .army(2, "ah-1", 5);
    assertThat(s.grants(s.withdrawal("ah-5", "4922", "4923"))).isTrue();
  }

  @Test
  @Case("COG-11.5b")
  void everyStepGoesInARetreatDirection() {
    Situation s = situation("4821: ah-46", 5);
    // SE of 4922 is 5022
    assertThat(s.refusal(s.withdrawal("ah-5", "4922", "5022"))).isEqualTo("COG-11.5b");
    assertThat(s.refusal(s.withdrawal("ah-5", "5020"))).isEqualTo("COG-11.5b");
    assertThat(s.grants(s.withdrawal("ah-5", "4922", "4822"))).isTrue();
  }

  @Test
  @Case("COG-11.5b")
  void itDoesNotEndNextToAnEnemy() {
    Situation s = situation("", 5);
    assertThat(s.refusal(s.withdrawal("ah-5", "4922"))).isEqualTo("COG-11.5b");
    s.with("4824: ru-11+out-of-supply");
    // 4823 is next to an enemy that has no zone
    assertThat(s.enemyZone("central", "4823")).isFalse();
    assertThat(s.refusal(s.withdrawal("ah-5", "4922", "4822", "4823"))).isEqualTo("COG-11.5b");
    assertThat(s.grants(s.withdrawal("ah-5", "4922", "4822"))).isTrue();
  }

  @Test
  @Case("COG-11.5c")
  void whoHasMovedHoldsNoDoorAndWhoHeldItMayMoveLater() {
    Situation s = situation("", 5);
    s.play(s.withdrawal("ah-5", "4922", "4923"));
    s.play(s.march("ah-12", "4822", "4823"));
    assertThat(s.where("ah-12")).isEqualTo("4823");
    Situation moved = situation("", 5).with("4922: ah-12+done");
    assertThat(moved.refusal(moved.withdrawal("ah-5", "4922", "4923"))).isEqualTo("COG-11.5a");
  }

  @Test
  @Case({"COG-11.5c", "COG-9.32"})
  void aUnitThatTakesAReplacementHoldsTheDoor() {
    Situation s = situation("", 5).with("4922: ah-12+replaced");
    assertThat(s.grants(s.withdrawal("ah-5", "4922", "4923"))).isTrue();
    // In the sequence of volume one such a unit shows Done; it has not moved all the same.
    Situation done = situation("", 5).with("4922: ah-12+replaced+done");
    assertThat(done.grants(done.withdrawal("ah-5", "4922", "4923"))).isTrue();
  }

  @Test
  @Case("COG-11.5d")
  void severalDoorsMayBePassed() {
    Situation s = situation("4923: ah-46; 5023: ru-11", 5);
    assertThat(s.enemyZone("central", "4923")).isTrue();
    assertThat(s.grants(s.withdrawal("ah-5", "4922", "4923", "4924"))).isFalse();
    // 4924 is next to 5023; beyond it 4925 is free
    assertThat(s.refusal(s.withdrawal("ah-5", "4922", "4923", "4924"))).isEqualTo("COG-11.5a");
    s.play(s.withdrawal("ah-5", "4922", "4923", "4823"));
    assertThat(s.where("ah-5")).isEqualTo("4823");
  }

  @Test
  @Case({"COG-11.5b", "COG-11.4"})
  void withOnePointNobodyWithdraws() {
    Situation s =
        Situation.galicia()
            .with("4921: ah-17; 4922: ah-12; 5021: ru-33; 4920: ru-44")
            .army(2, "ah-2", 1);
    assertThat(s.reach("ah-17", Movement.WITHDRAWAL)).isEmpty();
    assertThat(s.refusal(s.withdrawal("ah-17", "4922"))).isEqualTo("COG-11.5b");
    assertThat(s.refusal(s.withdrawal("ah-17", "4922", "4923"))).isEqualTo("COG-11.1");
  }

  @Test
  @Case("COG-11.5a")
  void aPathWithoutADoorIsNoWithdrawal() {
    Situation s = situation("", 5);
    assertThat(s.refusal(s.withdrawal("ah-5", "4821", "4822"))).isEqualTo("COG-11.5a");
    assertThat(s.grants(s.march("ah-5", "4821", "4822"))).isTrue();
    assertThat(s.reach("ah-5", Movement.WITHDRAWAL)).containsEntry("4923", 2);
  }

  @Test
  @Case("COG-11.5a")
  void thePageIsToldThatNoDoorIsHeld() {
    Situation s = Situation.galicia().with("4921: ah-5; 5021: ru-33").army(2, "ah-1", 5);
    assertThat(s.rules().clerk().modes(s.p(), s.unit("ah-5")).get(1).refused().caseId())
        .isEqualTo("COG-11.5a");
  }

  @Test
  @Case({"COG-11.5b", "COG-6.3"})
  void aWithdrawalDoesNotEndOnTheOtherArm() {
    Situation s = situation("4923: ah-3-c", 5);
    assertThat(s.refusal(s.withdrawal("ah-5", "4922", "4923"))).isEqualTo("COG-6.3");
  }
}
