package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
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
    assertThat(s.fought()).as("3 + 7 + 5 against 4, town 1L").isEqualTo("15:4 (2:1) 1/2");
  }

  @Test
  @Case("IF-11.2.1")
  void whoIsNotNextToTheHexDoesNotAttackIt() {
    Situation s = central(3, "2718: it-7; 2817: ah-4; 2818: ah-55");
    assertThat(s.refusal(s.attack("2718", "ah-4"))).isEqualTo("IF-11.2.1");
    assertThat(s.refusal(s.attack("2717", "ah-4"))).isEqualTo("IF-11.2.1");
    assertThat(s.refusal(s.attack("2718"))).isEqualTo("IF-11.2.1");
  }

  @Test
  @Case({"IF-11.2.1", "IF-15.2.6", "IF-14.3.2"})
  void headquartersAndUnitsWithoutAFactorNeverAttack() {
    Situation s =
        central(8, "2718: it-7; 2818: ah-4, ah-10th-hq; 2819: ah-ry-i+out-of-supply; 2619: ah-55");
    assertThat(s.refusal(s.attack("2718", "ah-10th-hq"))).isEqualTo("IF-15.2.6");
    assertThat(s.refusal(s.attack("2718", "ah-ry-i"))).as("1 halved is 0").isEqualTo("IF-14.3.2");
    assertThat(s.grants(s.attack("2718", "ah-4", "ah-55"))).isTrue();
    Situation t = Situation.of().with("2618: ah-4; 2718: it-vg").at(8, "allied", "first-combat");
    assertThat(t.refusal(t.attack("2618", "it-vg"))).as("printed 0").isEqualTo("IF-11.2.1");
    assertThat(t.refused(t.attack("2618", "it-vg")).why()).endsWith("has no attack factor.");
  }

  @Test
  @Case({"IF-11.2.1", "IF-TEC.sea"})
  void nobodyAttacksAcrossALake() {
    Situation s = Situation.of().with("2100: it-7; 2201: ah-4").at(8, "central", "first-combat");
    assertThat(s.refusal(s.attack("2100", "ah-4"))).isEqualTo("IF-11.2.1");
    assertThat(s.refused(s.attack("2100", "ah-4")).why()).contains("sea or lake");
  }

  @Test
  @Case("IF-11.2.1")
  void infantryAttacksAnAlpineHexButDoesNotEnterIt() {
    Situation s = central(8, "3108: it-alp-1; 3107: ah-4, ah-18, ah-6; 3109: ah-13-sch, ah-10-geb");
    s.fight(s.attack("3108", "ah-4", "ah-18", "ah-6", "ah-13-sch", "ah-10-geb"), 6);
    assertThat(s.fought()).isEqualTo("17:3 (3:1) 1/3");
    s.play(s.lose("ah-4"));
    assertThat(s.where("it-alp-1")).isEqualTo("eliminated");
    assertThat(s.refusal(s.advance("ah-18", "3108"))).isEqualTo("IF-7.9.2");
    s.play(s.advance("ah-10-geb", "3108"));
    assertThat(s.where("ah-10-geb")).isEqualTo("3108");
  }

  @Test
  @Case("IF-11.3.1")
  void aUnitUsesItsWholeFactorOnce() {
    Situation s = central(8, "2718: it-7; 2818: ah-4");
    assertThat(s.refusal(s.attack("2718", "ah-4", "ah-4"))).isEqualTo("IF-11.3.1");
    Order both =
        new Order.Attack(s.attack("2718", "ah-4").units(), s.hexes("2718", "2817"), List.of());
    assertThat(s.refusal(both)).isEqualTo("IF-11.2.1");
  }

  @Test
  @Case({"IF-11.3.2", "IF-11.1.2"})
  void aUnitAttacksOnceAndIsAttackedOnceInASubPhase() {
    Situation s = central(8, "2718: it-7, it-8; 2818: ah-4, ah-6, ah-18; 2619: ah-55; 2618: it-10");
    s.fight(s.attack("2718", "ah-4", "ah-6", "ah-18"), 6);
    while (!s.asked().equals("attack")) {
      s.play(s.suggestion());
    }
    assertThat(s.refusal(s.attack("2718", "ah-55"))).isEqualTo("IF-11.3.2");
    assertThat(s.refusal(s.attack("2718", "ah-4"))).isEqualTo("IF-11.3.2");
    assertThat(s.grants(s.attack("2618", "ah-55"))).isTrue();
    s.passTo(8, "central", "second-combat");
    assertThat(s.grants(s.attack("2718", "ah-4", "ah-55"))).isTrue();
  }

  @Test
  @Case({"IF-11.3.2", "IF-11.6.5"})
  void aHexThatTookInUnitsIsSafeUntilTheNextSubPhase() {
    Situation s = retreatedInto2617(Situation.of());
    assertThat(s.refusal(s.attack("2617", "ah-55"))).isEqualTo("IF-11.3.2");
    assertThat(s.refused(s.attack("2617", "ah-55")).why()).contains("were already attacked");
    s.passTo(8, "central", "second-combat");
    assertThat(s.grants(s.attack("2617", "ah-55"))).isTrue();
  }

  /** A British division has given way from 2618 to another in 2617. */
  private static Situation retreatedInto2617(Situation empty) {
    Situation s =
        empty
            .with("2618: br-23; 2617: br-41; 2718: ah-4, ah-6; 2516: ah-55; 2517: ah-13-sch")
            .at(8, "central", "first-combat");
    s.fight(s.attack("2618", "ah-4", "ah-6"), 4);
    assertThat(s.fought()).isEqualTo("7:5 (1:1) 3/1");
    s.play(s.suggestion(), s.choose("retreat"));
    while (s.asked().equals("retreat")) {
      s.play(s.retreat("br-23", "2617"));
    }
    while (!s.asked().equals("attack")) {
      s.play(s.pass());
    }
    assertThat(s.stack("2617")).containsExactly("br-23", "br-41");
    return s;
  }

  @Test
  @Case("IF-11.3.2")
  void inTheOtherReadingTheOthersThereMayBeAttackedAlone() {
    Situation s = retreatedInto2617(Situation.reading(Reading.SHELTERS_MAY_BE_ATTACKED));
    s.fight(s.attack("2617", "ah-55"), 1);
    assertThat(s.fought()).as("the newcomer does not defend").isEqualTo("5:5 (1:1) 4/0");
    assertThat(s.refusal(s.attack("2617", "ah-13-sch"))).isEqualTo("IF-11.3.2");
  }

  @Test
  @Case("IF-11.5.1")
  void unitsOfAStackAttackDifferentHexes() {
    Situation s = central(8, "2818: ah-4, ah-6, ah-18; 2718: it-7; 2817: it-8");
    s.fight(s.attack("2718", "ah-4", "ah-6"), 6);
    while (!s.asked().equals("attack")) {
      s.play(s.suggestion());
    }
    assertThat(s.grants(s.attack("2817", "ah-18"))).isTrue();
    assertThat(s.refusal(s.attack("2817", "ah-4", "ah-18"))).isEqualTo("IF-11.3.2");
  }

  @Test
  @Case({"IF-11.6.1", "IF-11.6.2"})
  void theDeclarationShowsAllWhoFightAndCannotBeTakenBack() {
    Situation s = central(8, "2718: it-8, it-7; 2818: ah-6, ah-4, ah-18");
    // What is placed last lies on top.
    assertThat(s.seen("central", "2718")).containsExactly("it-7", "?");
    assertThat(s.seen("allied", "2818")).containsExactly("ah-18", "?", "?");
    s.play(s.attack("2718", "ah-4"));
    assertThat(s.events(Event.Revealed.class))
        .extracting(event -> event.unit().id())
        .containsExactlyInAnyOrder("it-8", "ah-4");
    assertThat(s.seen("central", "2718")).containsExactly("it-7", "it-8");
    assertThat(s.seen("allied", "2818"))
        .as("companions that do not attack stay hidden")
        .containsExactly("ah-18", "ah-4", "?");
    assertThat(s.asked()).isEqualTo("support");
    assertThat(s.refusal(s.attack("2718", "ah-6"))).isEqualTo("IF-16.1.1");
  }

  @Test
  @Case("IF-11.6.5")
  void fogClosesAfterTheCombat() {
    Situation s = central(8, "2718: it-8, it-7; 2818: ah-6, ah-4");
    s.fight(s.attack("2718", "ah-4"), 1);
    while (!s.asked().equals("attack")) {
      s.play(s.suggestion());
    }
    assertThat(s.seen("central", "2718")).containsExactly("it-7", "?");
  }

  @Test
  @Case("IF-11.6.4")
  void theAttackerMayChangeTheOrderOfHisStacksAndTheDefenderNot() {
    Situation s = central(8, "2718: it-8, it-7; 2818: ah-6, ah-4");
    assertThat(s.options()).anyMatch(option -> option.startsWith("top"));
    assertThat(s.refusal(s.choose("top", "it-8"))).isEqualTo("IF-11.6.4");
    s.play(s.choose("top", "ah-6"));
    assertThat(s.seen("allied", "2818")).containsExactly("ah-6", "?");
    s.play(s.attack("2718", "ah-6"));
    assertThat(s.refusal(s.choose("top", "ah-4"))).as("not in a combat").isEqualTo("IF-16.1.1");
  }

  @Test
  @Case("IF-11.7.12")
  void anyAttackMayBeMadeHoweverPoorItsOdds() {
    Situation s = central(8, "2618: it-7, it-8; 2718: ah-ry-i");
    s.fight(s.attack("2618", "ah-ry-i"), 6);
    assertThat(s.fought()).isEqualTo("1:8 (1:3) 3/1");
  }
}
