package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 11.6.4: who lies on top of a stack, and who is told of it. */
class StackOrderTest {
  /** The units that may be put on top now. */
  private static List<String> tops(Situation s) {
    return s.orders(Order.Choose.class).stream()
        .filter(order -> order.option().equals("top"))
        .map(order -> order.units().getFirst().id())
        .toList();
  }

  @Test
  @Case({"IF-11.6.4", "IF-11.6.1"})
  void bothSidesAreToldWhoLiesOnTopNow() {
    Situation s = Situation.of().with("2718: it-5, it-4, it-alp-5").at(6, "allied", "movement");
    assertThat(tops(s)).containsExactlyInAnyOrder("it-4", "it-5");
    s.play(s.choose("top", "it-5"));
    assertThat(s.events(Event.Placed.class))
        .containsExactly(new Event.Placed(s.unit("it-5"), s.hex("2718"), "top"));
    assertThat(s.told("central")).hasSize(1);
    assertThat(s.told("allied"))
        .hasSize(1)
        .first()
        .asString()
        .contains("5th Division is now the top unit at");
    assertThat(tops(s)).containsExactlyInAnyOrder("it-4", "it-alp-5");
  }

  @Test
  @Case({"IF-11.6.4", "IF-3.1.1"})
  void atSetUpTheEnemyIsToldNothing() {
    Situation s = Situation.asPrinted();
    s.play(s.choose("top", "it-12"));
    assertThat(s.told("allied")).hasSize(1);
    assertThat(s.told("central")).isEmpty();
  }

  @Test
  @Case("IF-11.6.4")
  void inStrategicMovementOnlyStacksThatSomebodyJoinedAreListed() {
    Situation s =
        Situation.of()
            .with("1599: it-4; 1500: it-5, it-7; 1501: it-9, it-11")
            .at(6, "preparation", "strategic");
    assertThat(tops(s)).isEmpty();
    s.play(s.move("strategic", "it-4", "1500"));
    assertThat(tops(s)).containsExactlyInAnyOrder("it-5", "it-7");
  }

  @Test
  @Case({"IF-11.6.4", "IF-13.1.1"})
  void amongReinforcementsOnlyStacksThatSomebodyJoinedAreListed() {
    Situation s =
        Situation.of()
            .with("3321: ah-4; 2524: ah-9, ah-10; turn 3: ah-2, ah-20-h")
            .at(3, "central", "reinforcement");
    assertThat(tops(s)).isEmpty();
    s.play(s.reinforce("ah-2", "3321"));
    assertThat(tops(s)).containsExactly("ah-4");
  }

  @Test
  @Case({"IF-11.6.4", "IF-15.1.1"})
  void theOrderIsAlsoChangedWhileModesAreChosenAndInCombat() {
    Situation s =
        Situation.of()
            .with("3320: ah-10th-hq, ah-4, ah-7; 2110: it-8, it-7")
            .at(2, "central", "command");
    assertThat(tops(s)).containsExactlyInAnyOrder("ah-10th-hq", "ah-4");
    assertThat(s.refusal(s.choose("top", "it-8"))).isEqualTo("IF-11.6.4");
    assertThat(s.refusal(s.choose("top", "ah-7"))).as("on top already").isEqualTo("IF-11.6.4");
    s.play(s.choose("top", "ah-4"));
    assertThat(s.stack("3320")).containsExactly("ah-4", "ah-7", "ah-10th-hq");
    s.play(s.pass(), s.choose("top", "ah-10th-hq"));
    assertThat(s.phase()).isEqualTo("first-combat");
    assertThat(s.stack("3320")).containsExactly("ah-10th-hq", "ah-4", "ah-7");
  }
}
