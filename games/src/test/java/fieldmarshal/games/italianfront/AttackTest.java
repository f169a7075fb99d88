package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Cases 11.1 to 11.6: who may attack whom, and the declaration. */
class AttackTest {
  private static Situation central(int turn, String placements) {
    return Situation.of().with(placements).at(turn, "central", "first-combat");
  }

  @Test
  @Case({"IF-11.1.1", "IF-11.4.1"})
  void nobodyMustAttack() {
    Situation s = central(3, "2718: it-7; 2818: ah-4");
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.suggestion()).isEqualTo(Order.PASS);
    s.play(s.pass());
    assertThat(s.phase()).isEqualTo("infiltration");
  }

  @Test
  @Case({"IF-11.2.1", "IF-11.2.3"})
  void unitsOfAllHexesAroundAttackTogether() {
    Situation s = central(3, "2718: it-7; 2818: ah-4; 2819: ge-ak; 2619: ah-3-ed");
    s.fight(s.attack("2718", "ah-4", "ge-ak", "ah-3-ed"), 6);
    assertThat(s.events(Event.Fought.class)).hasSize(1);
    assertThat(s.fought()).as("7 + 4 + 5 against 4, town 1L").isEqualTo("16:4 (3:1) 1/3");
  }

  @Test
  @Case("IF-11.2.1")
  void whoIsNotNextToTheHexDoesNotAttackIt() {
    Situation s = central(3, "2718: it-7; 2817: ah-4; 2818: ah-55");
    assertThat(s.refusal(s.attack("2718", "ah-4"))).isEqualTo("IF-11.2.1");
    assertThat(s.refusal(s.attack("2717", "ah-4"))).isEqualTo("IF-11.2.1");
    assertThat(s.refusal(s.attack("2718"))).isEqualTo("IF-11.2.1");
  }
}
