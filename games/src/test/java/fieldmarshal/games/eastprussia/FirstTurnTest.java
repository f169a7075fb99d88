package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Case 7.1: the attacks that Germany owes on the first turn. */
class FirstTurnTest {

  /** Three places where Germans face the First Army on the plain. */
  private static Situation facing(String second) {
    return Situation.of("historical")
        .with(
            "5028: ge-1; 5128: ru-1gc; 4926: ge-2; 5026: " + second + "; 5031: ge-36; 5131: ru-2gc")
        .at(1, "german", "second-combat");
  }

  private static int penalty(Situation s, Order.Attack... attacks) {
    int before = s.points("russian") + s.p().global(Global.GERMAN_LOSSES);
    s.play(attacks);
    s.match().lay(java.util.List.of(1, 1, 1));
    s.play(s.pass());
    while (s.turn() == 1) {
      s.play(s.asked().equals("choose") || s.asked().equals("retreat") ? s.suggestion() : s.pass());
    }
    return s.p().global(Global.PENALTY);
  }

  @Test
  @Case({"TWU-7.1b", "TWU-7.1c"})
  void threeAttacksAtTwoToOneSatisfyTheDuty() {
    Situation s = facing("ru-3c");
    assertThat(
            penalty(
                s, s.attack("5128", "ge-1"), s.attack("5026", "ge-2"), s.attack("5131", "ge-36")))
        .isZero();
    Situation two = facing("ru-3c");
    assertThat(penalty(two, two.attack("5128", "ge-1"), two.attack("5131", "ge-36"))).isEqualTo(50);
  }

  @Test
  @Case("TWU-7.1b")
  void anAttackBelowTwoToOneDoesNotCount() {
    Situation s = facing("ru-25");
    assertThat(s.preview(s.attack("5026", "ge-2")).column()).isIn("1.5:1", "3:1");
    Situation strong = facing("ru-25, ru-27");
    strong.heldBy("russian", "5026", "5126", "5226");
    assertThat(
            penalty(
                strong,
                strong.attack("5128", "ge-1"),
                strong.attack("5026", "ge-2"),
                strong.attack("5131", "ge-36")))
        .isEqualTo(50);
  }

  @Test
  @Case("TWU-7.1b")
  void theSecondArmyDoesNotCount() {
    Situation s = facing("ru-4c");
    assertThat(
            penalty(
                s, s.attack("5128", "ge-1"), s.attack("5026", "ge-2"), s.attack("5131", "ge-36")))
        .isEqualTo(50);
  }

  @Test
  @Case("TWU-7.1b")
  void anAttackOnSeveralHexesCountsOnce() {
    Situation s =
        Situation.of("historical")
            .with("5028: ge-1; 5128: ru-1gc; 5129: ru-2gc; 4624: ge-36; 4724: ru-3c")
            .at(1, "german", "second-combat");
    assertThat(penalty(s, s.attack("5128 5129", "ge-1"), s.attack("4724", "ge-36"))).isEqualTo(50);
    assertThat(s.p().global(Global.OPENING_ATTACKS)).isEqualTo(2);
  }

  @Test
  @Case("TWU-7.1b")
  void withThePrintedSetUpTheDutyCanBeMet() {
    Situation s = Situation.asPrinted("historical");
    s.play(s.march("ge-2", "5518", "5618"), s.march("ge-1", "5418", "5518", "5618"));
    s.play(s.march("ge-36", "5321"), s.march("ge-1r", "4723", "4724"), s.march("ge-36r", "4724"));
    s.play(s.pass());
    Order.Attack gumbinnen = s.attack("5421", "ge-35", "ge-36");
    assertThat(s.preview(gumbinnen).odds()).isEqualTo("14:5");
    assertThat(s.preview(gumbinnen).column()).isEqualTo("2:1");
    Order.Attack stallupoenen = s.attack("5619", "ge-1", "ge-2");
    assertThat(s.preview(stallupoenen).odds()).isEqualTo("18:5");
    Order.Attack goldap = s.attack("4824", "ge-1r", "ge-36r");
    assertThat(s.preview(goldap).odds()).isEqualTo("12:5");
    assertThat(s.preview(goldap).column()).isEqualTo("2:1");
    s.play(gumbinnen, stallupoenen, goldap);
    assertThat(s.grants(s.pass())).as("and nothing else is owed").isTrue();
    assertThat(penalty(s)).isZero();
  }
}
