package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Cases 11.7.1 to 11.7.5 and 10.2: who loses the steps, and what goes on the casualty track. */
class LossesTest {
  private static Situation central(String placements) {
    return Situation.of().with(placements).at(8, "central", "first-combat");
  }

  @Test
  @Case({"IF-11.7.1", "IF-11.7.3", "IF-11.4.1"})
  void theAttackerLosesFirstThenTheDefender() {
    Situation s = central("2618: it-7, it-8; 2718: ah-6, ah-18; 2717: ah-29, ah-13-sch");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 2);
    assertThat(s.fought()).isEqualTo("16:8 (2:1) 3/1");
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.steps("it-7") + s.steps("it-8")).as("not yet").isEqualTo(4);
    s.play(s.lose("ah-6", "ah-18", "ah-29"));
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.asked()).isEqualTo("option");
    s.play(s.pass());
    assertThat(s.refusal(s.lose("it-7", "it-8"))).as("one step").isEqualTo("IF-11.7.1");
    s.play(s.lose("it-7"));
    assertThat(s.steps("it-7")).isEqualTo(1);
    assertThat(s.asked()).isEqualTo("attack");
  }

  @Test
  @Case({"IF-10.2.3", "IF-11.7.1"})
  void anAttackerLosesAllThatTheTableSays() {
    Situation s = central("2618: it-7, it-8; 2718: ah-6, ah-18; 2717: ah-29, ah-13-sch");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 2);
    assertThat(s.refusal(s.lose("ah-6", "ah-18"))).isEqualTo("IF-10.2.3");
    assertThat(s.refusal(s.choose("retreat"))).isEqualTo("IF-11.7.4");
    assertThat(s.refusal(s.pass())).isEqualTo("IF-11.7.4");
    assertThat(s.refusal(s.lose("ah-6", "ah-18", "it-7"))).isEqualTo("IF-11.7.4");
    assertThat(s.refusal(s.lose("ah-6", "ah-6", "ah-18"))).isEqualTo("IF-11.7.4");
    assertThat(s.refusal(s.lose("ah-6:3"))).isEqualTo("IF-11.7.4");
  }

  @Test
  @Case("IF-11.7.4")
  void nobodyIsEliminatedWhileAFullUnitIsThere() {
    Situation s = central("2618: it-7, it-8; 2718: ah-6/1, ah-18; 2717: ah-29, ah-13-sch, ah-57");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29", "ah-13-sch", "ah-57"), 2);
    assertThat(s.fought()).isEqualTo("18:8 (2:1) 3/1");
    assertThat(s.refusal(s.lose("ah-6", "ah-18", "ah-29"))).isEqualTo("IF-11.7.4");
    assertThat(s.refusal(s.lose("ah-18:2", "ah-29"))).isEqualTo("IF-11.7.4");
    assertThat(s.orders(Order.Lose.class)).as("three of the four full units").hasSize(4);
    s.play(s.lose("ah-18", "ah-29", "ah-57"));
    assertThat(s.where("ah-6")).isEqualTo("2718");
  }

  @Test
  @Case("IF-11.7.4")
  void twoFullUnitsAndAReducedOneLoseTwo() {
    Situation s =
        central("2618: it-7, it-8, it-10/1; 2718: ge-117, ge-5, ah-6; 2717: ah-18, ah-29");
    s.fight(s.attack("2618", "ge-117", "ge-5", "ah-6", "ah-18", "ah-29"), 5);
    assertThat(s.fought()).as("24 to 11").isEqualTo("24:11 (2:1) 2/2");
    s.play(s.lose("ge-117", "ge-5"), s.pass());
    assertThat(s.steps("it-7")).as("taken and told: there is no choice").isEqualTo(1);
    assertThat(s.steps("it-8")).isEqualTo(1);
    assertThat(s.steps("it-10")).isEqualTo(1);
  }

  @Test
  @Case({"IF-11.7.5", "IF-11.7.4"})
  void anAssaultUnitTakesTheFirstStepOfAnAttack() {
    Situation s = central("2618: it-7; 2718: ge-ak, ah-4, ah-6");
    s.fight(s.attack("2618", "ge-ak", "ah-4", "ah-6"), 5);
    assertThat(s.fought()).isEqualTo("14:4 (3:1) 1/2");
    assertThat(s.steps("ge-ak")).as("no choice").isEqualTo(1);
    s = central("2618: it-7; 2718: ge-ak, ah-3-ed, ah-4");
    s.fight(s.attack("2618", "ge-ak", "ah-3-ed", "ah-4"), 4);
    assertThat(s.fought()).isEqualTo("15:4 (3:1) 2/2");
    assertThat(s.refused(s.lose("ah-4", "ge-ak:1", "ah-3-ed:1")).caseId()).isEqualTo("IF-10.2.3");
    assertThat(s.orders(Order.Lose.class))
        .as("two of three, not without an assault unit")
        .hasSize(3);
    s = central("2618: it-7; 2718: ge-ak, ah-4, ah-6; 2717: ah-18");
    s.fight(s.attack("2618", "ge-ak", "ah-4", "ah-6", "ah-18"), 3);
    assertThat(s.fought()).isEqualTo("18:4 (4:1) 2/1");
    assertThat(s.refusal(s.lose("ah-4", "ah-6"))).isEqualTo("IF-11.7.5");
    s.play(s.lose("ah-4", "ge-ak"));
  }

  @Test
  @Case({"IF-11.7.5", "IF-11.7.4"})
  void aReducedAssaultUnitIsSparedWhileAFullUnitIsThere() {
    Situation s = central("2618: it-7; 2718: ge-ak/1, ah-13-sch, ge-117/1");
    s.fight(s.attack("2618", "ge-ak", "ah-13-sch"), 4);
    assertThat(s.fought()).isEqualTo("8:4 (2:1) 2/1");
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.orders(Order.Lose.class))
        .as("4 Div flips, then either is removed")
        .containsExactlyInAnyOrder(s.lose("ah-13-sch:2"), s.lose("ah-13-sch", "ge-ak"));
    s = central("2618: it-7; 2718: ge-ak/1, ah-13-sch; 2717: ah-6");
    s.fight(s.attack("2618", "ge-ak", "ah-13-sch", "ah-6"), 5);
    assertThat(s.fought()).isEqualTo("12:4 (3:1) 1/2");
    assertThat(s.orders(Order.Lose.class))
        .containsExactlyInAnyOrder(s.lose("ah-13-sch"), s.lose("ah-6"));
  }

  @Test
  @Case("IF-11.7.5")
  void withoutFullUnitsAnAssaultUnitIsEliminatedFirst() {
    Situation s = central("2618: it-7/1; 2718: ge-ak/1, ah-6/1, ah-18/1; 2717: ah-3-ed/1");
    s.fight(s.attack("2618", "ge-ak", "ah-6", "ah-18", "ah-3-ed"), 5);
    assertThat(s.fought()).as("4 + 2 + 2 + 3 to 3").isEqualTo("11:3 (3:1) 1/2");
    assertThat(s.refusal(s.lose("ah-6"))).isEqualTo("IF-11.7.5");
    s.play(s.lose("ah-3-ed"));
    assertThat(s.where("ah-3-ed")).isEqualTo("eliminated");
  }

  @Test
  @Case({"IF-11.7.5", "IF-11.7.4"})
  void inDefenceAssaultUnitsHaveNoSuchDuty() {
    Situation s = Situation.of().with("2618: ah-3-ed, ah-4; 2718: it-4, it-14; 2717: it-51, it-7");
    s.at(8, "allied", "first-combat").fight(s.attack("2618", "it-4", "it-14", "it-51", "it-7"), 5);
    assertThat(s.fought()).isEqualTo("15:9 (1:1) 2/1");
    s.play(s.suggestion(), s.pass(), s.lose("ah-4"));
    assertThat(s.steps("ah-3-ed")).isEqualTo(2);
  }

  @Test
  @Case({"IF-15.2.6", "IF-11.7.4", "IF-11.3.1"})
  void aHeadquartersAddsNothingAndLosesNothing() {
    Situation s = central("2618: it-2nd-army-hq, it-7; 2718: ah-6, ah-18");
    s.fight(s.attack("2618", "ah-6", "ah-18"), 3);
    assertThat(s.fought()).isEqualTo("8:4 (2:1) 2/1");
    s.play(s.suggestion(), s.pass());
    assertThat(s.steps("it-7")).isEqualTo(1);
    assertThat(s.where("it-2nd-army-hq")).isEqualTo("2618");
  }

  @Test
  @Case({"IF-11.7.3", "IF-11.7.4"})
  void theDefenderLosesEvenIfNoAttackerIsLeft() {
    Situation s = central("2618: it-7; 2718: ah-10-geb, ah-59-geb");
    s.fight(s.attack("2618", "ah-10-geb", "ah-59-geb"), 4);
    assertThat(s.fought()).isEqualTo("4:4 (1:1) 3/1");
    assertThat(s.where("ah-10-geb"))
        .as("what they do not have is forgotten")
        .isEqualTo("eliminated");
    s.play(s.pass());
    assertThat(s.steps("it-7")).isEqualTo(1);
  }

  @Test
  @Case({"IF-11.7.2", "IF-10.4.7", "IF-10.2.4"})
  void everybodyDiesOfAnE() {
    Situation s =
        central(
            "2618: it-2nd-army-hq, it-7, it-8; 2718: ge-ak, ge-jgr, ge-12; 2717: ge-200, ge-26");
    s.fight(s.attack("2618", "ge-ak", "ge-jgr", "ge-12", "ge-200", "ge-26"), 6);
    assertThat(s.fought()).as("31 to 8").isEqualTo("31:8 (3:1) 1/3");
    s =
        central(
            "2618: it-2nd-army-hq, it-7, it-8; 2718: ge-ak, ge-jgr, ge-12; 2717: ge-200, ge-26,"
                + " ah-6");
    s.fight(s.attack("2618", "ge-ak", "ge-jgr", "ge-12", "ge-200", "ge-26", "ah-6"), 6);
    assertThat(s.result()).isEqualTo("1/E");
    s.play(s.suggestion());
    assertThat(s.stack("2618")).isEmpty();
    assertThat(s.where("it-2nd-army-hq")).isEqualTo("eliminated");
    assertThat(s.total("italian-casualties")).as("no step of the headquarters").isEqualTo(4);
    assertThat(s.diceLeft()).isEmpty();
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case({"IF-10.2.1", "IF-10.1.1"})
  void theStepsOfDefendersGoOnTheTrack() {
    Situation s = central("2618: it-7; 2718: ah-6, ah-18, ah-29");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 5);
    assertThat(s.fought()).isEqualTo("12:4 (3:1) 1/2");
    s.play(s.lose("ah-6"), s.pass());
    assertThat(s.where("it-7")).isEqualTo("eliminated");
    assertThat(s.total("italian-casualties")).isEqualTo(2);
    assertThat(s.total("austro-hungarian-casualties")).as("attackers do not count").isZero();
    s = central("2618: br-23; 2718: ah-6, ah-18, ah-29");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 5);
    s.play(s.suggestion(), s.pass());
    assertThat(s.total("italian-casualties")).as("British steps do not count").isZero();
  }

  @Test
  @Case("IF-10.2.1")
  void inTheOtherReadingTheStepsOfAttackersCountToo() {
    Situation s =
        Situation.reading(Reading.ALL_STEPS_COUNT)
            .with("2618: it-7; 2718: ah-6, ge-117, ah-29")
            .at(8, "central", "first-combat");
    s.fight(s.attack("2618", "ah-6", "ah-29", "ge-117"), 1);
    assertThat(s.fought()).isEqualTo("14:4 (3:1) 3/1");
    assertThat(s.total("austro-hungarian-casualties")).as("not the German step").isEqualTo(2);
    s.play(s.pass());
    assertThat(s.total("italian-casualties")).isEqualTo(1);
  }

  @Test
  @Case("IF-10.2.4")
  void theTrackEndsAtTwenty() {
    Situation s = central("2618: it-7; 2718: ah-6, ah-18, ah-29").set("italian-casualties", 19);
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 5);
    s.play(s.suggestion(), s.pass());
    assertThat(s.total("italian-casualties")).isEqualTo(20);
  }

  @Test
  @Case("IF-11.7.5")
  void theProposalKeepsTheDutyOfAssaultUnits() {
    Situation s = central("2618: it-7; 2718: ge-ak, ah-4, ah-33; 2717: ah-6");
    s.fight(s.attack("2618", "ge-ak", "ah-4", "ah-33", "ah-6"), 3);
    assertThat(s.fought()).isEqualTo("17:4 (4:1) 2/1");
    Order.Lose proposal = (Order.Lose) s.suggestion();
    assertThat(proposal.losses()).extracting(each -> each.unit().id()).contains("ge-ak");
  }

  @Test
  @Case("IF-11.7.4")
  void theProposalIsTheLeastAttack() {
    Situation s = central("2618: it-7; 2718: ge-117, ah-4, ah-6");
    s.fight(s.attack("2618", "ge-117", "ah-4", "ah-6"), 5);
    assertThat(s.suggestion()).isEqualTo(s.lose("ah-4"));
  }
}
