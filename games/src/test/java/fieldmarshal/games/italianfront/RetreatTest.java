package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Cases 10.1, 10.4 and 12.2: morale, and retreat instead of a loss. */
class RetreatTest {
  private static Situation central(String placements) {
    return Situation.of().with(placements).at(8, "central", "first-combat");
  }

  private static final String TWELVE = "; 2718: ah-6, ah-18, ah-29";

  /** Italians in 2618 are attacked by 12 factors, and the attacker has paid. */
  private static Situation attacked(String placements, Integer... dice) {
    Situation s = central(placements + TWELVE);
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), dice);
    while (s.askedOf().equals("central") && s.asked().equals("lose")) {
      s.play(s.suggestion());
    }
    return s;
  }

  @Test
  @Case({"IF-10.4.1", "IF-10.4.4", "IF-10.2.2", "IF-12.2.1"})
  void aRetreatSavesOneStepWhichCountsAllTheSame() {
    Situation s = moraleRoll(-1, 4);
    assertThat(s.fought()).isEqualTo("12:4 (3:1) 1/2");
    assertThat(s.asked()).isEqualTo("option");
    assertThat(s.options()).containsExactly("retreat: Retreat");
    s.play(s.choose("retreat"));
    assertThat(s.steps("it-7")).isEqualTo(1);
    assertThat(s.total("italian-casualties")).isEqualTo(2);
    s.play(s.retreat("it-7", "2517"));
    assertThat(s.where("it-7")).isEqualTo("2517");
  }

  /** One Italian division, result 1/2, a morale die at a level; 2617 and 2517 are free. */
  private static Situation moraleRoll(int level, Integer... dice) {
    Situation s = central("2618: it-7" + TWELVE).set("italian-morale", level);
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 5);
    s.play(s.suggestion());
    s.dice(dice).play(s.choose("retreat"));
    return s;
  }

  @Test
  @Case({"IF-10.4.1", "IF-10.4.5"})
  void atMinusOneAThreeIsSurrender() {
    Situation s = moraleRoll(-1, 3);
    assertThat(s.where("it-7")).as("two steps").isEqualTo("eliminated");
    assertThat(s.total("italian-casualties")).isEqualTo(2);
  }

  @Test
  @Case("IF-10.4.5")
  void whoSurrendersStaysIfStepsAreLeft() {
    Situation s = central("2618: it-7, it-8; 2718: ah-6, ah-18; 2717: ah-29, ah-13-sch");
    s.set("italian-morale", -1);
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 5);
    assertThat(s.fought()).isEqualTo("16:8 (2:1) 2/2");
    s.play(s.suggestion());
    s.dice(3).play(s.choose("retreat"));
    assertThat(s.steps("it-7") + s.steps("it-8")).isEqualTo(2);
    assertThat(s.stack("2618")).hasSize(2);
    assertThat(s.asked()).isEqualTo("attack");
  }

  @Test
  @Case({"IF-10.4.6", "IF-10.2.1"})
  void panicCostsAllLossesPerhapsOneMoreAndTheHex() {
    Situation s = central("2618: it-7, it-8; 2718: ah-6, ah-18; 2717: ah-29, ah-13-sch");
    s.set("italian-morale", -1);
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 5);
    s.play(s.suggestion());
    s.dice(2, 2).play(s.choose("retreat"));
    assertThat(s.asked()).as("which of the two is eliminated").isEqualTo("lose");
    s.play(s.lose("it-7:2", "it-8"));
    assertThat(s.total("italian-casualties")).isEqualTo(3);
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.askedOf()).isEqualTo("allied");
    s.play(s.retreat("it-8", "2517"));
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case("IF-10.4.6")
  void aHighSecondDieOfAPanicCostsNoMore() {
    Situation s = central("2618: it-7, it-8; 2718: ah-6, ah-18; 2717: ah-29, ah-13-sch");
    s.set("italian-morale", -1);
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 5);
    s.play(s.suggestion());
    s.dice(1, 4).play(s.choose("retreat"));
    assertThat(s.total("italian-casualties")).isEqualTo(2);
    assertThat(s.steps("it-7") + s.steps("it-8")).isEqualTo(2);
    assertThat(s.asked()).isEqualTo("retreat");
  }

  @Test
  @Case({"IF-10.4.6", "IF-12.2.4"})
  void inAPanicThoseWhoFindNoWayStay() {
    // Infantry can go to 3008 alone, where there is one place; Alpini can go into the Alps too.
    Situation s = central("3107: it-7, it-alp-1; 3008: it-20; 3106: ah-6, ah-18, ah-29, ah-13-sch");
    s.set("italian-morale", -4);
    s.fight(s.attack("3107", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 4);
    assertThat(s.fought()).as("16 to 7 in the mountains, die 4 + 1").isEqualTo("16:7 (1:1) 2/1");
    s.play(s.suggestion());
    s.dice(4, 6).play(s.choose("retreat"));
    assertThat(s.steps("it-7")).as("the full unit loses the step").isEqualTo(1);
    assertThat(s.orders(Order.Retreat.class))
        .contains(s.retreat("it-7", "3008"), s.retreat("it-alp-1", "3008"));
    s.play(s.retreat("it-alp-1", "3008"));
    assertThat(s.stack("3107")).containsExactly("it-7");
    assertThat(s.asked()).as("the hex is held").isEqualTo("attack");
  }

  @Test
  @Case({"IF-12.2.3", "IF-10.4.4"})
  void inARetreatNobodyTakesTheOnlyWayOfAnother() {
    Situation s = central("3107: it-7, it-alp-1; 3008: it-20; 3106: ah-6, ah-18, ah-29, ah-13-sch");
    s.fight(s.attack("3107", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 5, 6);
    s.play(s.suggestion());
    s.play(s.choose("retreat"), s.choose("retreat"));
    assertThat(s.refusal(s.retreat("it-alp-1", "3008"))).isEqualTo("IF-12.2.3");
    assertThat(s.closed())
        .as("read with its reason")
        .anyMatch(way -> way.matches("it-alp-1 .* 3008 IF-12.2.3"))
        .anyMatch(way -> way.matches("it-7 .* 3106 IF-12.2.4"))
        .noneMatch(way -> way.matches("it-7 .* 3008 .*"));
    s.play(s.retreat("it-alp-1", "3108"));
    assertThat(s.where("it-7")).as("one way is left: taken and told").isEqualTo("3008");
  }

  @Test
  @Case({"IF-10.4.2", "IF-10.4.1"})
  void nobodyMustRoll() {
    Situation s = attacked("2618: it-7", 4);
    assertThat(s.fought()).isEqualTo("12:4 (3:1) 2/2");
    assertThat(s.suggestion()).isEqualTo(Order.PASS);
    s.play(s.pass());
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    assertThat(s.where("it-7")).isEqualTo("eliminated");
  }

  @Test
  @Case({"IF-10.4.2", "IF-12.2.4"})
  void noRollIsOfferedWhereNoRetreatCouldFollow() {
    Situation s =
        central("2618: it-7; 2718: ah-6, ah-18, ah-29; 2517: ah-57; 2617: ah-60; 2619: ah-10");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 5);
    s.play(s.suggestion());
    assertThat(s.where("it-7")).as("no question, two steps").isEqualTo("eliminated");
    s = attacked("2618: it-7/1", 5);
    assertThat(s.fought())
        .as("the rest of the loss takes the last step")
        .isEqualTo("12:3 (4:1) 1/2");
    assertThat(s.where("it-7")).isEqualTo("eliminated");
  }

  @Test
  @Case("IF-10.4.3")
  void assaultUnitsAlwaysAddTwo() {
    Situation s = Situation.of().with("2618: ah-3-ed; 2718: it-4, it-14; 2717: it-51, it-28");
    s.at(8, "allied", "first-combat").set("austro-hungarian-morale", -4);
    s.fight(s.attack("2618", "it-4", "it-14", "it-51", "it-28"), 4);
    assertThat(s.fought()).as("die 4 + 1").isEqualTo("15:5 (3:1) 1/2");
    s.play(s.suggestion());
    s.dice(1).play(s.choose("retreat"));
    assertThat(s.asked()).as("1 + 2 = 3").isEqualTo("option");
    s.play(s.choose("retreat"));
    assertThat(s.asked()).isEqualTo("retreat");
  }

  @Test
  @Case("IF-10.4.4")
  void whoMayRetreatMayStillStand() {
    Situation s = moraleRoll(0, 6);
    s.play(s.pass());
    assertThat(s.where("it-7")).as("all losses").isEqualTo("eliminated");
    assertThat(moraleRoll(0, 6).suggestion()).isEqualTo(s.choose("retreat"));
  }

  @Test
  @Case("IF-10.4.6")
  void aSecondDieOfThreeStillCostsAStepOfAPanic() {
    Situation s = central("2618: it-7, it-8; 2718: ah-6, ah-18; 2717: ah-29, ah-13-sch");
    s.set("italian-morale", -1);
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 3);
    assertThat(s.fought()).isEqualTo("16:8 (2:1) 2/1");
    s.play(s.suggestion());
    s.dice(1, 3).play(s.choose("retreat"));
    assertThat(s.total("italian-casualties")).isEqualTo(2);
    assertThat(s.asked()).isEqualTo("retreat");
  }

  @Test
  @Case("IF-10.4.1")
  void inTheOtherReadingAFiveIsARetreat() {
    for (int die = 2; die <= 5; die++) {
      Situation s =
          Situation.reading(Reading.MORALE_TABLE_KNOWS_NO_EFFECT)
              .with("2618: it-7, it-8" + TWELVE)
              .at(8, "central", "first-combat")
              .set("italian-morale", 0);
      s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 6);
      s.play(s.suggestion());
      s.dice(die).play(s.choose("retreat"));
      assertThat(s.asked()).as("a die of " + die).isEqualTo(die == 5 ? "option" : "attack");
    }
  }

  @Test
  @Case("IF-10.4.1")
  void inTheOtherReadingAFourHasNoEffect() {
    Situation s =
        Situation.reading(Reading.MORALE_TABLE_KNOWS_NO_EFFECT)
            .with("2618: it-7, it-8" + TWELVE)
            .at(8, "central", "first-combat")
            .set("italian-morale", -1);
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 6);
    assertThat(s.fought()).isEqualTo("12:8 (1:1) 2/2");
    s.play(s.suggestion());
    s.dice(5).play(s.choose("retreat"));
    assertThat(s.steps("it-7") + s.steps("it-8")).isEqualTo(2);
    assertThat(s.stack("2618")).hasSize(2);
  }

  @Test
  @Case({"IF-10.1.1", "IF-12.2.1"})
  void theBritishRetreatWithoutADie() {
    Situation s = central("2618: br-23" + TWELVE);
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 3);
    assertThat(s.fought()).isEqualTo("12:5 (2:1) 2/1");
    s.play(s.suggestion(), s.choose("retreat"));
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    s.play(s.retreat("br-23", "2617"));
    assertThat(s.steps("br-23")).isEqualTo(2);
    assertThat(s.total("italian-casualties")).isZero();
  }

  @Test
  @Case({"IF-10.1.2", "IF-10.2.2"})
  void mixedStacksRetreatWithoutADieAndMoveNoMarkerForTheStepSaved() {
    Situation s = Situation.of().with("2618: ge-ak, ah-4; 2718: it-4, it-14; 2717: it-51, it-28");
    s.at(8, "allied", "first-combat").set("austro-hungarian-morale", -3);
    s.fight(s.attack("2618", "it-4", "it-14", "it-51", "it-28"), 6);
    assertThat(s.fought()).isEqualTo("15:10 (1:1) 2/2");
    s.play(s.suggestion(), s.choose("retreat"), s.lose("ah-4"));
    assertThat(s.total("austro-hungarian-casualties")).as("the step really lost").isEqualTo(1);
    s.play(s.retreat("ge-ak", "2517"), s.retreat("ah-4", "2518"));
    assertThat(s.where("ge-ak")).isEqualTo("2517");
  }

  @Test
  @Case({"IF-10.1.3", "IF-10.2.2"})
  void italiansWithCzechsRetreatWithoutADie() {
    Situation s = attacked("2618: cz-cl, it-7", 3);
    assertThat(s.fought()).isEqualTo("12:8 (1:1) 3/1");
    s.play(s.choose("retreat"));
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.total("italian-casualties")).isZero();
  }

  @Test
  @Case({"IF-10.1.2", "IF-10.4.1"})
  void aGermanHeadquartersDoesNotSpareTheDie() {
    Situation s = Situation.of().with("2618: ge-14th-army-hq, ah-4; 2718: it-4, it-14");
    s.at(8, "allied", "first-combat").fight(s.attack("2618", "it-4", "it-14"), 3);
    assertThat(s.options()).containsExactly("retreat: Try to retreat");
    Situation other = Situation.reading(Reading.HEADQUARTERS_MIX_STACKS);
    other.with("2618: ge-14th-army-hq, ah-4; 2718: it-4, it-14").at(8, "allied", "first-combat");
    other.fight(other.attack("2618", "it-4", "it-14"), 3);
    assertThat(other.options()).containsExactly("retreat: Retreat");
  }

  // ---- 12.2 the way

  @Test
  @Case("IF-12.2.3")
  void allGoEachItsOwnWay() {
    Situation s = attacked("2618: it-2nd-army-hq, it-7, it-8", 3, 6);
    assertThat(s.fought()).isEqualTo("12:8 (1:1) 3/1");
    s.play(s.choose("retreat"), s.choose("retreat"));
    assertThat(s.asked()).isEqualTo("retreat");
    s.play(
        s.retreat("it-7", "2617"), s.retreat("it-8", "2517"), s.retreat("it-2nd-army-hq", "2517"));
    assertThat(s.stack("2618")).isEmpty();
    assertThat(s.where("it-2nd-army-hq")).isEqualTo("2517");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case({"IF-12.2.3", "IF-12.2.5"})
  void aWayThatLeavesAnotherWithoutRoomIsRefused() {
    // 2617 takes one more, 2517 one more.
    Situation s =
        central(
            "2618: it-7, it-8; 2718: ah-6, ah-18, ah-29; 2519: ah-60; 2619: ah-57;"
                + " 2617: it-20, it-27, it-29; 2517: it-32, it-66, it-37");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 3, 6);
    s.play(s.choose("retreat"), s.choose("retreat"));
    s.play(s.retreat("it-7", "2617"));
    assertThat(s.where("it-8")).as("one way is left: taken and told").isEqualTo("2517");
  }

  @Test
  @Case({"IF-12.2.4", "IF-9.1.1"})
  void noRetreatIntoAnEnemyZoneUnlessAFriendIsThere() {
    Situation s = attacked("2618: it-7; 2516: ah-57; 2617: it-8; 2519: ah-10", 4, 6);
    s.play(s.choose("retreat"), s.choose("retreat"));
    assertThat(s.where("it-7"))
        .as("2517, 2518 and 2619 are in zones; 2617 too, but it-8 is there")
        .isEqualTo("2617");
  }

  @Test
  @Case("IF-12.2.4")
  void theReasonsOfAClosedWayAreTold() {
    Situation s =
        attacked(
            "2618: it-7; 2516: ah-57; 2617: it-8; 2619: it-10, it-20, it-27; 2620: ah-10", 4, 6);
    s.play(s.choose("retreat"), s.choose("retreat"));
    assertThat(s.refusal(s.retreat("it-7", "2718"))).isEqualTo("IF-12.2.4");
    assertThat(s.refusal(s.retreat("it-7", "2517"))).isEqualTo("IF-12.2.4");
    assertThat(s.refusal(s.retreat("it-7", "2619"))).as("full").isEqualTo("IF-12.2.5");
    assertThat(s.refusal(s.retreat("it-7", "2515"))).as("far off").isEqualTo("IF-12.2.3");
    assertThat(s.refusal(s.retreat("it-8", "2516"))).isEqualTo("IF-12.2.3");
    assertThat(s.refusal(s.pass())).isEqualTo("IF-12.2.3");
  }

  @Test
  @Case({"IF-12.2.5", "IF-8.5.2"})
  void italiansDoNotRetreatIntoABritishHex() {
    Situation s =
        central("2618: it-7; 2718: ah-6, ah-18, ah-29; 2516: ah-57; 2619: ah-10; 2617: br-23");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 3);
    s.play(s.suggestion());
    assertThat(s.steps("it-7")).as("no way, so no question").isEqualTo(1);
    assertThat(s.where("it-7")).isEqualTo("2618");
    s = attacked("2618: it-7; 2617: br-23; 2517: cz-cl", 4, 6);
    s.play(s.choose("retreat"), s.choose("retreat"));
    assertThat(s.refusal(s.retreat("it-7", "2617"))).isEqualTo("IF-8.5.2");
    assertThat(s.grants(s.retreat("it-7", "2517"))).as("where Czechs stand").isTrue();
  }

  @Test
  @Case({"IF-12.2.4", "IF-7.6.1", "IF-7.9.2"})
  void onlyMountainUnitsRetreatIntoTheAlps() {
    Situation s = central("3107: it-7, it-alp-1; 3106: ah-6, ah-18, ah-29, ah-13-sch");
    s.fight(s.attack("3107", "ah-6", "ah-18", "ah-29", "ah-13-sch"), 5, 6);
    s.play(s.suggestion());
    s.play(s.choose("retreat"), s.choose("retreat"));
    assertThat(s.refusal(s.retreat("it-7", "3108"))).isEqualTo("IF-7.9.2");
    assertThat(s.refusal(s.retreat("it-7", "3207"))).isEqualTo("IF-7.9.2");
    assertThat(s.grants(s.retreat("it-alp-1", "3207"))).isTrue();
  }

  @Test
  @Case({"IF-12.2.3", "IF-7.11.3", "IF-10.4.6"})
  void inWinterAHeadquartersThatCannotCrossTheRiverKeepsTheStackOrDies() {
    // West of the Isonzo all is taken or full, 2620 is in a zone: only 2720 beyond it is left.
    String placements =
        "2719: it-2nd-army-hq, it-7; 2718: ah-6, ah-18, ah-29; 2819: ah-13-sch; 2619: ah-57;"
            + " 2820: it-20, it-27, it-29";
    Situation s = Situation.of().with(placements).at(4, "central", "first-combat");
    s.fight(s.attack("2719", "ah-6", "ah-18", "ah-29"), 3);
    s.play(s.suggestion());
    assertThat(s.steps("it-7")).as("the headquarters could not go: no question").isEqualTo(1);
    s = Situation.of().with(placements).at(6, "central", "first-combat");
    s.fight(s.attack("2719", "ah-6", "ah-18", "ah-29"), 3);
    s.play(s.suggestion());
    assertThat(s.asked()).as("out of winter").isEqualTo("option");
  }

  @Test
  @Case({"IF-12.2.6", "IF-10.5.2", "IF-3.4.1"})
  void aRetreatTakesTheHex() {
    String placements = "2613: ah-4; 2713: it-4, it-14";
    Situation s = Situation.of().with(placements).at(6, "allied", "first-combat");
    s.fight(s.attack("2613", "it-4", "it-14"), 3, 6);
    s.play(s.choose("retreat"), s.choose("retreat"));
    s.play(s.retreat("ah-4", "2513"));
    assertThat(s.controls("central", "2513")).as("Pordenone").isTrue();
    assertThat(s.total("austro-hungarian-morale")).isEqualTo(1);
    Situation other = Situation.reading(Reading.RETREAT_TAKES_NOTHING).with(placements);
    other.at(6, "allied", "first-combat").fight(other.attack("2613", "it-4", "it-14"), 3, 6);
    other.play(other.choose("retreat"), other.choose("retreat"));
    other.play(other.retreat("ah-4", "2513"));
    assertThat(other.controls("allied", "2513")).isTrue();
    assertThat(other.total("austro-hungarian-morale")).isZero();
  }

  @Test
  @Case({"IF-19.5.6", "IF-10.4.6"})
  void anOverstackedHexPanicsWithoutAFirstDie() {
    Situation s =
        Situation.of(ItalianFront.FREE_DEPLOYMENT)
            .with(
                "2719: it-7, it-8, it-10, it-1-ard; 2718: ah-6, ah-18, ah-29; 2820: ah-13-sch,"
                    + " ah-57, ah-60")
            .at(8, "central", "first-combat");
    s.fight(s.attack("2719", "ah-6", "ah-18", "ah-29", "ah-13-sch", "ah-57", "ah-60"), 6);
    assertThat(s.fought()).isEqualTo("24:16 (1:1) 2/2");
    s.play(s.suggestion());
    s.dice(6).play(s.choose("retreat"));
    assertThat(s.events(Event.Rolled.class)).hasSize(1);
    assertThat(s.asked()).isEqualTo("lose");
    s.play(s.lose("it-7", "it-8"));
    assertThat(s.total("italian-casualties")).as("nothing saved").isEqualTo(2);
    assertThat(s.asked()).isEqualTo("retreat");
  }

  @Test
  @Case("IF-12.2.3")
  void theProposalLeadsTowardsTheSources() {
    Situation s = attacked("2618: it-7", 4, 6);
    s.play(s.choose("retreat"), s.choose("retreat"));
    assertThat(s.suggestion()).isIn(s.retreat("it-7", "2517"), s.retreat("it-7", "2617"));
  }

  /** An attack with any die after which the defender retreats; he is asked where to. */
  private static Situation retreating(
      String side, String placements, String target, String... attackers) {
    for (int die = 1; die <= 6; die++) {
      Situation s = Situation.of().with(placements).at(8, side, "first-combat");
      s.set("italian-morale", 0).set("austro-hungarian-morale", 0);
      s.fight(s.attack(target, attackers), die);
      while (s.asked().equals("lose") && s.askedOf().equals(side)) {
        s.play(s.suggestion());
      }
      if (s.asked().equals("option")) {
        s.dice(6).play(s.choose("retreat"), s.choose("retreat"));
        assertThat(s.asked()).isEqualTo("retreat");
        return s;
      }
    }
    throw new AssertionError("nobody retreats");
  }

  /** 3008 touches 3107 and the alpine hex 3108. */
  @Test
  @Case({"IF-12.2.4", "IF-9.1.2", "IF-11.6.1"})
  void mountainInfantryThatIsNotSeenClosesNoAlpineHex() {
    String alpini = "3107: it-alp-1; 3008: ah-10-geb, ah-18, ah-29, ah-13-sch, ah-6";
    Situation s = retreating("central", alpini, "3107", "ah-6", "ah-18", "ah-29", "ah-13-sch");
    assertThat(s.seen("allied", "3008")).endsWith("?");
    assertThat(s.grants(s.retreat("it-alp-1", "3108"))).isTrue();
    String brigade = "3107: ah-10-geb; 3008: it-alp-1, it-8, it-9, it-10, it-7";
    s = retreating("allied", brigade, "3107", "it-7", "it-8", "it-9", "it-10");
    assertThat(s.grants(s.retreat("ah-10-geb", "3108"))).isTrue();
  }

  @Test
  @Case({"IF-12.2.4", "IF-9.1.2", "IF-11.6.2"})
  void mountainInfantryThatAttacksIsShownAndClosesIt() {
    String alpini = "3107: it-alp-1; 3008: ah-10-geb, ah-18, ah-29, ah-13-sch, ah-6";
    Situation s =
        retreating("central", alpini, "3107", "ah-10-geb", "ah-6", "ah-18", "ah-29", "ah-13-sch");
    assertThat(s.refusal(s.retreat("it-alp-1", "3108"))).isEqualTo("IF-12.2.4");
    String brigade = "3107: ah-10-geb; 3008: it-alp-1, it-8, it-9, it-10, it-7";
    s = retreating("allied", brigade, "3107", "it-alp-1", "it-7", "it-8", "it-9", "it-10");
    assertThat(s.refusal(s.retreat("ah-10-geb", "3108"))).isEqualTo("IF-12.2.4");
  }
}
