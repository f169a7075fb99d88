package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The events Mine Warfare (RE.B2, RE.B3) and Mandatory Offensive (RE.B1) in combat. */
class MineTest {
  private static final int MINE = 7;
  private static final int OFFENSIVE = 6;

  private static Situation mine(String placements) {
    return Situation.of()
        .with(placements)
        .at(8, "central", "first-combat")
        .set("event", MINE)
        .set("mine", 1);
  }

  @Test
  @Case({"IF-RE.B2", "IF-10.4.8"})
  void theAlliesChooseTheStepFreely() {
    Situation s = mine("2618: it-8/1, it-7; 2718: ah-6");
    s.dice(4).play(s.chooseHexes("mine", "2618"));
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.suggestion()).as("a full unit").isEqualTo(s.lose("it-7"));
    assertThat(s.refusal(s.lose("it-7:2"))).isEqualTo("IF-RE.B2");
    assertThat(s.refusal(s.pass())).isEqualTo("IF-RE.B2");
    s.play(s.lose("it-8"));
    assertThat(s.where("it-8")).as("the two-step rule does not bind").isEqualTo("eliminated");
    assertThat(s.total("italian-casualties")).isZero();
    assertThat(s.events(Event.Rolled.class)).as("no morale").isEmpty();
    assertThat(s.refusal(s.chooseHexes("mine", "2618"))).as("once").isEqualTo("IF-RE.B2");
    assertThat(s.grants(s.attack("2618", "ah-6"))).as("before an attack").isTrue();
  }

  @Test
  @Case({"IF-RE.B2", "IF-11.6.1"})
  void theEnemyLearnsOnlyTheStepUnlessHeSeesTheUnit() {
    Situation s = mine("2618: it-8, it-7; 2718: ah-6");
    s.dice(1).play(s.chooseHexes("mine", "2618"), s.lose("it-8"));
    assertThat(s.told("allied")).anyMatch(line -> line.contains("8th"));
    assertThat(s.told("central")).noneMatch(line -> line.contains("8th"));
    assertThat(s.seen("central", "2618")).containsExactly("it-7", "?");
  }

  @Test
  @Case("IF-RE.B2")
  void aHighDieDoesNothing() {
    Situation s = mine("2618: it-7; 2718: ah-6");
    s.dice(5).play(s.chooseHexes("mine", "2618"));
    assertThat(s.steps("it-7")).isEqualTo(2);
    assertThat(s.asked()).isEqualTo("attack");
    s = mine("2618: it-7; 2718: ah-6");
    s.dice(2).play(s.chooseHexes("mine", "2618"));
    assertThat(s.steps("it-7")).as("one unit: taken and told").isEqualTo(1);
  }

  @Test
  @Case("IF-RE.B2")
  void itIsFiredUnderItaliansInItalyNextToAustroHungarians() {
    Situation s =
        mine(
            "2618: it-7; 2718: ge-117; 2519: it-8; 2420: ah-4; 2717: fr-64; 2818: ah-6; 2817:"
                + " it-10");
    assertThat(s.refused(s.chooseHexes("mine", "2618")).why()).contains("Austro-Hungarian");
    assertThat(s.refused(s.chooseHexes("mine", "2519")).why()).contains("not in Italy");
    assertThat(s.refused(s.chooseHexes("mine", "2717")).why()).contains("no Italian");
    assertThat(s.grants(s.chooseHexes("mine", "2817"))).isTrue();
    assertThat(s.rules().clerk().actions(s.p()))
        .extracting(action -> action.order())
        .containsExactly(s.chooseHexes("mine", "2817"));
    s.set("mine", 0);
    assertThat(s.rules().clerk().actions(s.p())).isEmpty();
    assertThat(s.refused(s.chooseHexes("mine", "2817")).why()).contains("no mine");
    s = Situation.of().with("2618: it-7; 2718: ah-6").at(8, "allied", "first-combat");
    s.set("event", MINE).set("mine", 1);
    assertThat(s.refusal(s.chooseHexes("mine", "2718"))).isEqualTo("IF-RE.B2");
  }

  @Test
  @Case({"IF-RE.B2", "IF-8.5.2"})
  void czechsOnTopHaveItaliansBelow() {
    Situation s = mine("2618: cz-cl; 2718: ah-6");
    assertThat(s.refusal(s.chooseHexes("mine", "2618"))).as("Czechs alone").isEqualTo("IF-RE.B2");
    s = mine("2618: it-7, cz-cl; 2718: ah-6");
    s.dice(1).play(s.chooseHexes("mine", "2618"));
    assertThat(s.steps("it-7")).as("only Italians lose it").isEqualTo(1);
  }

  @Test
  @Case("IF-RE.B2")
  void aHexThatWasAttackedIsNotMined() {
    Situation s = mine("2618: it-7; 2718: ah-6, ah-18");
    s.fight(s.attack("2618", "ah-6"), 1).toTheEnd();
    assertThat(s.refusal(s.chooseHexes("mine", "2618"))).isEqualTo("IF-RE.B2");
    s.passTo(8, "central", "second-combat");
    assertThat(s.grants(s.chooseHexes("mine", "2618"))).isTrue();
    assertThat(s.prompt()).contains("is lost");
    s.play(s.pass());
    assertThat(s.told("central")).anyMatch(line -> line.contains("not fired"));
    s.passTo(8, "central", "movement");
    assertThat(s.total("mine")).as("it lapses").isZero();
  }

  @Test
  @Case({"IF-RE.B3", "IF-15.2.2", "IF-RE.B1"})
  void unitsEnterTheHexThatTheMineHasEmptied() {
    Situation s =
        mine("2618: it-2nd-army-hq, it-7/1; 2718: ah-3-ed, ah-10th-hq; 2619: ge-117; 2717: ah-4");
    s.dice(3).play(s.chooseHexes("mine", "2618"));
    assertThat(s.where("it-2nd-army-hq")).as("left alone").isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.advance("ah-10th-hq", "2618"))).isEqualTo("IF-RE.B3");
    assertThat(s.refusal(s.advance("ah-4", "2716"))).isEqualTo("IF-RE.B3");
    s.play(s.advance("ah-3-ed", "2618"), s.advance("ge-117", "2618"), s.pass());
    assertThat(s.stack("2618")).containsExactlyInAnyOrder("ah-3-ed", "ge-117");
    assertThat(s.asked()).as("no second hex").isEqualTo("attack");
    assertThat(s.has("ah-3-ed", "attacked")).as("they may still attack").isFalse();
  }

  // ---- RE.B1

  private static Situation offensive(String placements) {
    return Situation.of()
        .with(placements)
        .at(8, "central", "second-combat")
        .set("event", OFFENSIVE);
  }

  @Test
  @Case({"IF-RE.B1", "IF-11.1.1"})
  void theSecondCombatDoesNotEndWhileMoreStepsCanAttack() {
    Situation s =
        offensive("2618: it-7; 2718: ah-6, ah-18, ah-29; 2817: it-8; 2818: ah-4, ah-53, ge-117/1");
    assertThat(s.refusal(s.pass())).isEqualTo("IF-RE.B1");
    assertThat(s.suggestion()).isInstanceOf(Order.Attack.class);
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 3).toTheEnd();
    assertThat(s.total("offensive-steps")).isEqualTo(6);
    assertThat(s.refusal(s.pass())).isEqualTo("IF-RE.B1");
    s.fight(s.attack("2817", "ah-4", "ah-53", "ge-117"), 1).toTheEnd();
    assertThat(s.total("offensive-steps")).as("German steps count").isEqualTo(11);
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case("IF-RE.B1")
  void whereNobodyIsLeftTheSubPhaseMayEnd() {
    Situation s = offensive("2618: it-7; 2718: ah-6");
    s.fight(s.attack("2618", "ah-6"), 1).toTheEnd();
    assertThat(s.total("offensive-steps")).isEqualTo(2);
    assertThat(s.grants(s.pass())).isTrue();
    s = Situation.of().with("2618: it-7; 2718: ah-6").at(8, "central", "first-combat");
    s.set("event", OFFENSIVE);
    assertThat(s.grants(s.pass())).as("the first combat may be ended").isTrue();
  }

  @Test
  @Case({"IF-RE.B1", "IF-17.2.1", "IF-17.1.4"})
  void aPauseAllowsTwoAttacksAndThenTheEnd() {
    Situation s =
        offensive("2618: it-7; 2718: ah-6, ah-18; 2817: it-8; 2818: ah-4; 2516: it-10; 2517: ah-53")
            .set("central-pause", 1);
    assertThat(s.refusal(s.pass())).isEqualTo("IF-RE.B1");
    s.fight(s.attack("2618", "ah-6"), 1).toTheEnd();
    s.fight(s.attack("2817", "ah-4"), 1).toTheEnd();
    assertThat(s.refusal(s.attack("2516", "ah-53"))).isEqualTo("IF-17.2.1");
    assertThat(s.total("offensive-steps")).isEqualTo(4);
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case("IF-RE.B2")
  void aHexThatWasAttackedInTheFirstCombatMayBeMinedInTheSecond() {
    Situation s = mine("2618: it-7, it-8; 2718: ah-6, ah-18, ah-29");
    s.fight(s.attack("2618", "ah-6"), 1).toTheEnd();
    assertThat(s.refused(s.chooseHexes("mine", "2618")).why()).contains("already attacked");
    s.passTo(8, "central", "second-combat");
    assertThat(s.grants(s.chooseHexes("mine", "2618"))).isTrue();
    s.fight(s.attack("2618", "ah-18"), 1).toTheEnd();
    assertThat(s.refusal(s.chooseHexes("mine", "2618"))).isEqualTo("IF-RE.B2");
  }

  @Test
  @Case({"IF-RE.B2", "IF-RE.B3"})
  void oneHexIsNamedAndWhoeverStandsBesideItMayEnter() {
    Situation s =
        mine(
            "2618: it-6/1; 2718: ah-6, ah-10th-hq; 2619: ge-117, ah-18, ah-29; 2717: ah-4; 2519:"
                + " ah-53");
    assertThat(s.refused(s.chooseHexes("mine")).why()).contains("Choose the hex");
    assertThat(s.refused(s.chooseHexes("mine", "2618", "2717")).why()).contains("Choose the hex");
    s.dice(4).play(s.chooseHexes("mine", "2618"));
    assertThat(s.where("it-6")).isEqualTo("eliminated");
    assertThat(s.orders(Order.Advance.class))
        .contains(s.advance("ah-6", "2618"), s.advance("ge-117", "2618"), s.advance("ah-4", "2618"))
        .doesNotContain(s.advance("ah-10th-hq", "2618"), s.advance("it-7", "2618"));
    assertThat(s.refused(s.advance("ah-6 ah-6", "2618")).why()).contains("twice");
    s.play(s.advance("ah-6 ge-117 ah-18 ah-29 ah-4", "2618"));
    assertThat(s.told("central")).anyMatch(line -> line.contains("is overstacked"));
    assertThat(s.stack("2618")).hasSize(5);
  }

  @Test
  @Case("IF-RE.B2")
  void theMineIsOfferedOnceForEveryHexAndOnlyWhileItIsReady() {
    Situation s = mine("2618: it-7; 2718: ah-6; 2717: it-10");
    List<Order> offered = new ArrayList<>();
    assertThat(s.rules().mines().list(s.p(), Chapter.CENTRAL, offered::add)).isTrue();
    assertThat(offered)
        .containsExactlyInAnyOrder(s.chooseHexes("mine", "2618"), s.chooseHexes("mine", "2717"));
    offered.clear();
    assertThat(s.rules().mines().list(s.p(), Chapter.CENTRAL, order -> !offered.add(order)))
        .as("it stops when it is told to")
        .isFalse();
    assertThat(offered).hasSize(1);
    assertThat(s.rules().mines().sample(s.p(), Chapter.CENTRAL, new SplittableRandom(1)))
        .isIn(s.chooseHexes("mine", "2618"), s.chooseHexes("mine", "2717"));
    s.set("mine", 0);
    assertThat(s.rules().mines().list(s.p(), Chapter.CENTRAL, order -> false)).isTrue();
    assertThat(s.rules().mines().sample(s.p(), Chapter.CENTRAL, new SplittableRandom(1))).isNull();
    s = mine("2618: it-7; 2718: ge-117");
    assertThat(s.rules().mines().sample(s.p(), Chapter.CENTRAL, new SplittableRandom(1))).isNull();
  }
}
