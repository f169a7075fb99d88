package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/**
 * Cases 10.4 and 12.2 with 11.7: which losses leave a force that can go, and what is told of it.
 */
class RetreatAndLossTest {
  private static final String[] FIVE = {"ah-6", "ah-18", "ah-29", "ah-13-sch", "ah-57"};

  private static Situation central(String placements) {
    return Situation.of().with(placements).at(8, "central", "first-combat");
  }

  /** Twelve factors on 2618, where the units of a stack stand; the attacker has paid. */
  private static Situation attacked(String stack, Integer... dice) {
    Situation s = central("2618: " + stack + "; 2718: ah-6, ah-18, ah-29");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), dice);
    while (s.askedOf().equals("central") && s.asked().equals("lose")) {
      s.play(s.suggestion());
    }
    return s;
  }

  // ---- what a retreat ends

  @Test
  @Case({"IF-10.4.4", "IF-12.1.1", "IF-11.7.1"})
  void afterTheRetreatNothingMoreIsLostAndTheNextAttackComes() {
    Situation s = attacked("it-7", 5);
    assertThat(s.fought()).isEqualTo("12:4 (3:1) 1/2");
    s.dice(6).play(s.choose("retreat"), s.choose("retreat"), s.retreat("it-7", "2517"));
    assertThat(s.asked()).isEqualTo("advance");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.steps("it-7")).isEqualTo(1);
    assertThat(s.total("italian-casualties")).isEqualTo(2);
  }

  @Test
  @Case({"IF-10.4.1", "IF-10.4.3"})
  void beforeTheDieTheDefenderReadsItsChances() {
    String[] told = {
      "A die on the Morale Table decides (-1): panic 33\u00a0%, surrender 17\u00a0%, retreat 50\u00a0%.",
      "A die on the Morale Table decides: panic 17\u00a0%, surrender 17\u00a0%, retreat 67\u00a0%.",
      "A die on the Morale Table decides (+1): surrender 17\u00a0%, retreat 83\u00a0%."
    };
    for (int level = -1; level <= 1; level++) {
      Situation s = central("2618: it-7; 2718: ah-6, ah-18, ah-29").set("italian-morale", level);
      s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 5);
      s.play(s.suggestion());
      assertThat(s.rules().question(s.p()).options().getFirst().about()).isEqualTo(told[level + 1]);
    }
  }

  @Test
  @Case({"IF-10.2.2", "IF-10.4.4"})
  void theSavedStepOfAustriansCountsOnTheirOwnTrack() {
    Situation s =
        Situation.of().with("2718: ah-6; 2618: it-7, it-8, it-9").at(8, "allied", "first-combat");
    s.fight(s.attack("2718", "it-7", "it-8", "it-9"), 5);
    int loss = Integer.parseInt(s.fought().substring(s.fought().length() - 1));
    assertThat(loss).as(s.fought()).isPositive();
    while (s.askedOf().equals("allied")) {
      s.play(s.suggestion());
    }
    s.dice(6).play(s.choose("retreat"), s.choose("retreat"));
    while (s.asked().equals("lose")) {
      s.play(s.suggestion());
    }
    assertThat(s.total("austro-hungarian-casualties")).isEqualTo(loss);
    assertThat(s.steps("ah-6")).isEqualTo(2 - (loss - 1));
  }

  // ---- who must be lost so that the others can go

  @Test
  @Case({"IF-10.4.2", "IF-12.2.3", "IF-7.9.2"})
  void aRetreatIsOfferedWhereTheDeathOfOneUnitLetsTheOthersGo() {
    // Only alpine hexes are free: the division has no way, the Alpini have.
    String valley = "3107: it-7/1, it-alp-1; 3008: ah-57; 3106: ah-6, ah-18, ah-29, ah-13-sch";
    Situation s = central(valley);
    s.fight(s.attack("3107", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 6);
    assertThat(s.fought()).isEqualTo("16:6 (1:1) 2/2");
    s.play(s.suggestion());
    assertThat(s.askedBy()).as("one of two steps is saved").isEqualTo("IF-10.4.2");
    s.dice(6).play(s.choose("retreat"), s.choose("retreat"));
    assertThat(s.where("it-7")).as("the only loss that leaves a way").isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.grants(s.retreat("it-alp-1", "3207"))).isTrue();
  }

  @Test
  @Case({"IF-10.4.2", "IF-12.2.3"})
  void noRetreatIsOfferedWhereAllStaysFullAndOneHasNoWay() {
    Situation s = central("3107: it-7, it-alp-1; 3008: ah-57; 3106: ah-6, ah-18, ah-29, ah-13-sch");
    s.fight(s.attack("3107", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 6);
    assertThat(s.fought()).isEqualTo("16:7 (1:1) 2/2");
    s.play(s.suggestion());
    assertThat(s.asked()).as("the division would lose one step and stay").isEqualTo("lose");
    assertThat(s.askedOf()).isEqualTo("allied");
  }

  @Test
  @Case({"IF-11.7.4", "IF-12.2.3"})
  void theOwnerChoosesWhoDiesAmongThoseWhoLeaveAWay() {
    Situation s =
        central(
            "2618: it-7/1+out-of-supply, it-8/1+out-of-supply, it-10/1+out-of-supply;"
                + " 2718: ah-6, ah-18, ah-29; 2717: ah-13-sch, ah-57");
    s.fight(s.attack("2618", FIVE), 2);
    assertThat(s.fought()).as("halved, and the die + 2").isEqualTo("20:3 (6:1) 1/3");
    s.play(s.suggestion());
    s.dice(6).play(s.choose("retreat"), s.choose("retreat"));
    assertThat(s.asked()).as("two of three steps").isEqualTo("lose");
    assertThat(s.orders(Order.Lose.class)).hasSize(3);
    assertThat(s.grants(s.lose("it-7", "it-8"))).isTrue();
    assertThat(s.grants(s.lose("it-8", "it-10"))).isTrue();
    s.play(s.lose("it-7", "it-10"));
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.where("it-8")).isEqualTo("2618");
  }

  @Test
  @Case({"IF-12.2.3", "IF-12.2.5"})
  void noRetreatIsOfferedWhereEveryLossLeavesTooManyForTheRoom() {
    // One place in 2617 and none elsewhere.
    Situation s =
        central(
            "2618: it-7/1, it-8/1, it-alp-1; 2718: ah-6, ah-18, ah-29; 2519: ah-60; 2619: ah-10;"
                + " 2516: ah-13-sch; 2617: it-20, it-27, it-29");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 6);
    assertThat(s.fought()).isEqualTo("12:9 (1:1) 2/2");
    s.play(s.suggestion());
    assertThat(s.asked())
        .as("one of three dies, two are too many for one place")
        .isNotEqualTo("option");
  }

  @Test
  @Case({"IF-12.2.1", "IF-15.2.6", "IF-10.4.2"})
  void headquartersAloneDoNotRetreat() {
    Situation s = attacked("it-2nd-army-hq, it-7/1", 5);
    assertThat(s.fought()).isEqualTo("12:3 (4:1) 1/2");
    assertThat(s.where("it-7")).as("its last step goes in any case").isEqualTo("eliminated");
    assertThat(s.where("it-2nd-army-hq")).as("left alone").isEqualTo("eliminated");
  }

  // ---- 8.6, 12.2.5 room beside a headquarters that goes too

  /** The Allies attack 2618; of its neighbours only 2617 is not held by them. */
  private static final String PRESSED =
      "2717: it-4, it-14, it-51; 2718: it-20; 2619: it-29; 2518: it-27; 2517: it-32;";

  private static Situation pressed(Situation s, String placements) {
    s.with(PRESSED + placements).at(8, "allied", "first-combat");
    s.fight(s.attack("2618", "it-4", "it-14", "it-51"), 3);
    while (s.askedOf().equals("allied") && s.asked().equals("lose")) {
      s.play(s.suggestion());
    }
    return s;
  }

  @Test
  @Case({"IF-12.2.5", "IF-8.6.1"})
  void theFourteenthArmyMakesNoRoomBesideAHexThatItLeaves() {
    String three = "2617: ah-57, ah-60, ah-10; 2618: ge-14th-army-hq+support-mode, ah-4";
    Situation s = pressed(Situation.of(), three);
    assertThat(s.asked()).as("one place for two: no question").isEqualTo("attack");
    assertThat(s.steps("ah-4")).isEqualTo(1);
    Situation crowd = pressed(Situation.of(ItalianFront.FREE_DEPLOYMENT), three);
    assertThat(crowd.asked()).as("two more with option 19.5").isEqualTo("option");
    Situation two =
        pressed(Situation.of(), "2617: ah-57, ah-60; 2618: ge-14th-army-hq+support-mode, ah-4");
    assertThat(two.asked()).as("two places").isEqualTo("option");
  }

  @Test
  @Case({"IF-12.2.5", "IF-8.6.1"})
  void theFourteenthArmyMakesRoomWhereItStays() {
    String four = "2617: ah-57, ah-60, ah-10, ah-6; 2618: ah-4;";
    assertThat(pressed(Situation.of(), four).asked()).as("full").isEqualTo("attack");
    assertThat(pressed(Situation.of(), four + "2616: ge-14th-army-hq+support-mode, ah-18").asked())
        .isEqualTo("option");
  }

  // ---- what is asked and told

  @Test
  @Case({"IF-10.4.1", "IF-10.4.2", "IF-12.2.1"})
  void whoRollsForMoraleIsAskedByAnotherCaseThanWhoDoesNot() {
    Situation italians = attacked("it-7", 5);
    assertThat(italians.askedBy()).isEqualTo("IF-10.4.2");
    assertThat(italians.prompt()).contains("Lose 2 steps").contains("roll on the Morale Table");
    assertThat(italians.options()).containsExactly("retreat: Try to retreat");
    Situation british = attacked("br-23", 3);
    assertThat(british.askedBy()).isEqualTo("IF-12.2.1");
    assertThat(british.prompt()).contains("Lose 1 step,").doesNotContain("roll");
    assertThat(british.options()).containsExactly("retreat: Retreat");
    assertThat(italians.refusal(italians.choose("stand"))).isEqualTo("IF-10.4.2");
  }

  @Test
  @Case({"IF-10.4.2", "IF-10.4.4"})
  void theLogTellsThatTheDefenderTakesHisLosses() {
    Situation s = attacked("it-7", 5);
    s.play(s.pass());
    assertThat(s.noted()).contains("IF-10.4.2");
    Situation stands = attacked("it-7", 5);
    stands.dice(6).play(stands.choose("retreat"));
    assertThat(stands.noted()).containsExactly("IF-10.4.4");
    assertThat(stands.refusal(stands.choose("stand"))).isEqualTo("IF-10.4.4");
    stands.play(stands.pass());
    assertThat(stands.noted()).contains("IF-10.4.4");
  }

  @Test
  @Case({"IF-10.4.5", "IF-10.4.6"})
  void theLogTellsSurrenderAndPanic() {
    Situation s = attacked("it-7, it-8", 6);
    s.set("italian-morale", -1).dice(3).play(s.choose("retreat"));
    assertThat(s.noted()).contains("IF-10.4.5");
    assertThat(s.events(Event.Rolled.class).getFirst().purpose()).isEqualTo("morale, die -1");
    Situation panic = attacked("it-7, it-8", 6);
    panic.set("italian-morale", 0).dice(1, 4).play(panic.choose("retreat"));
    assertThat(panic.events(Event.Noted.class))
        .extracting(Event.Noted::text)
        .contains("The panic costs no more steps.");
    assertThat(panic.events(Event.Rolled.class).getFirst().purpose()).isEqualTo("morale");
    Situation worse = attacked("it-7, it-8", 6);
    worse.set("italian-morale", 0).dice(1, 3).play(worse.choose("retreat"));
    assertThat(worse.noted()).startsWith("IF-10.4.6", "IF-10.4.6");
    assertThat(worse.events(Event.Noted.class))
        .extracting(Event.Noted::text)
        .contains("The panic costs one more step.");
  }

  @Test
  @Case("IF-10.4.1")
  void inTheOtherReadingTheLogTellsThatNothingHappens() {
    Situation s =
        Situation.reading(Reading.MORALE_TABLE_KNOWS_NO_EFFECT)
            .with("2618: it-7, it-8; 2718: ah-6, ah-18, ah-29")
            .at(8, "central", "first-combat")
            .set("italian-morale", 0);
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 6);
    s.play(s.suggestion());
    s.dice(4).play(s.choose("retreat"));
    assertThat(s.noted()).contains("IF-10.4.1");
  }

  @Test
  @Case({"IF-19.5.6", "IF-10.4.6"})
  void theLogTellsWhyAnOverstackedHexPanics() {
    Situation s =
        Situation.of(ItalianFront.FREE_DEPLOYMENT)
            .with(
                "2719: it-7, it-8, it-10, it-20; 2718: ah-6, ah-18, ah-29; 2820: ah-13-sch, ah-57,"
                    + " ah-60")
            .at(8, "central", "first-combat");
    s.fight(s.attack("2719", "ah-6", "ah-18", "ah-29", "ah-13-sch", "ah-57", "ah-60"), 6);
    s.play(s.suggestion());
    s.dice(6).play(s.choose("retreat"));
    assertThat(s.noted()).startsWith("IF-19.5.6");
  }

  @Test
  @Case("IF-10.4.6")
  void theLogTellsThatUnitsCouldNotFleeInAPanic() {
    String way = "3107: it-7, it-alp-1; 3008: it-20; 3106: ah-6, ah-18, ah-29, ah-13-sch";
    Situation s = central(way);
    s.set("italian-morale", -4);
    s.fight(s.attack("3107", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 4);
    s.play(s.suggestion());
    s.dice(4, 6).play(s.choose("retreat"));
    s.play(s.retreat("it-alp-1", "3008"));
    assertThat(s.noted()).as("the division stays").contains("IF-10.4.6");
    Situation both = central(way);
    both.set("italian-morale", -4);
    both.fight(both.attack("3107", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 4);
    both.play(both.suggestion());
    both.dice(4, 6).play(both.choose("retreat"));
    both.play(both.retreat("it-alp-1", "3207"));
    assertThat(both.where("it-7")).isEqualTo("3008");
    assertThat(both.noted()).as("nobody stays").doesNotContain("IF-10.4.6");
  }

  @Test
  @Case("IF-12.2.3")
  void aRetreatNamesOneUnitAndOneHex() {
    Situation s = attacked("it-7, it-8", 3);
    s.dice(6).play(s.choose("retreat"), s.choose("retreat"));
    assertThat(s.askedBy()).isEqualTo("IF-12.2.3");
    assertThat(s.refusal(s.retreat("it-7 it-8", "2517"))).isEqualTo("IF-12.2.3");
    assertThat(s.refusal(s.retreat("it-7", "2517", "2416"))).isEqualTo("IF-12.2.3");
  }
}
