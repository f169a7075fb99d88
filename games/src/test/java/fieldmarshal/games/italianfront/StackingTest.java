package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 8: stacking, and the order of stacks (11.6.4). */
class StackingTest {
  private static Situation allied(String placements) {
    return Situation.of().with(placements).at(6, "allied", "movement");
  }

  @ParameterizedTest
  @CsvSource({
    "2616, 4, clear",
    "2717, 4, city in clear",
    "2718, 3, town in rough",
    "2719, 3, rough",
    "2819, 2, mountain",
    "1811, 2, marsh",
    "3108, 1, alpine",
    "2408, 1, dominant"
  })
  @Case({
    "IF-8.1.1",
    "IF-0.4",
    "IF-TEC.clear",
    "IF-TEC.rough",
    "IF-TEC.mountain",
    "IF-TEC.marsh",
    "IF-TEC.alpine",
    "IF-TEC.dominant",
    "IF-TEC.town",
    "IF-TEC.city"
  })
  void everyTerrainHasItsLimit(String hex, int limit, String terrain) {
    Situation s = Situation.of();
    assertThat(s.rules().stacking().limit(s.p(), Chapter.ALLIED, s.hex(hex)))
        .as(terrain)
        .isEqualTo(limit);
  }

  @Test
  @Case({"IF-8.1.1", "IF-8.1.3"})
  void aHeadquartersCountsAsOne() {
    Situation s = allied("2616: it-1, it-2, it-3, it-4, it-1st-army-hq");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.orders(Order.Lose.class)).hasSize(5);
    assertThat(s.suggestion()).isNotEqualTo(s.lose("it-1st-army-hq"));
  }

  @Test
  @Case({"IF-8.1.3", "IF-0.4", "IF-8.1.2"})
  void theOwnerChoosesWhatIsTooMuch() {
    Situation s = allied("1811: it-1, it-2, it-3");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.refusal(s.lose("it-4"))).isEqualTo("IF-8.1.3");
    assertThat(s.refusal(s.lose("it-1", "it-2"))).isEqualTo("IF-8.1.3");
    s.play(s.lose("it-2"));
    assertThat(s.where("it-2")).isEqualTo("eliminated");
    assertThat(s.total("italian-casualties")).isZero();
    assertThat(s.asked()).isNotEqualTo("excess");
  }

  @Test
  @Case({"IF-8.1.3", "IF-12.1.4"})
  void aFullHexMayBeEnteredWithAWarning() {
    Situation s = allied("2819: it-1, it-2; 2818: it-3");
    s.play(s.march("it-3", "2819"));
    assertThat(s.told("allied")).anyMatch(line -> line.contains("over the stacking limit"));
    assertThat(s.told("central")).noneMatch(line -> line.contains("over the stacking limit"));
    s.play(s.march("it-1", "2818"), s.pass());
    assertThat(s.asked()).isNotEqualTo("excess");
  }

  @Test
  @Case("IF-8.1.2")
  void bothSidesAreCheckedTheActiveOneFirst() {
    Situation s = allied("2819: it-1, it-2, it-3; 3219: ah-6, ah-4, ah-7");
    s.play(s.pass());
    assertThat(s.askedOf()).isEqualTo("allied");
    s.play(s.lose("it-1"));
    assertThat(s.askedOf()).isEqualTo("central");
    s.play(s.lose("ah-6"));
    assertThat(s.stack("3219")).hasSize(2);
  }

  @Test
  @Case({"IF-8.2.1", "IF-2.2"})
  void supportUnitsNeverStandInAHex() {
    Situation s = Situation.of();
    assertThat(s.rules().roster().all())
        .filteredOn(Counter::isSupport)
        .hasSize(28)
        .allMatch(unit -> s.p().place(unit) < 0);
    Situation t =
        Situation.of()
            .with("2616: it-1, it-2, it-3, it-4; 2617: ah-6")
            .at(6, "central", "first-combat");
    t.play(t.choose("recon", "ah-air-1", "2616"));
    while (!t.asked().equals("attack")) {
      t.play(t.pass());
    }
    t.play(t.pass());
    assertThat(t.asked()).isNotEqualTo("excess");
  }

  @Test
  @Case("IF-8.5.1")
  void germansAndAustriansStackTogether() {
    Situation s = Situation.of().with("2819: ge-ak; 2820: ah-4").at(6, "central", "movement");
    s.play(s.march("ah-4", "2819"), s.pass());
    assertThat(s.stack("2819")).containsExactly("ah-4", "ge-ak");
  }

  @Test
  @Case("IF-8.5.2")
  void alliesOfDifferentNationsDoNot() {
    Situation s = allied("1599: it-4; 1500: br-23; 1600: cz-cl; 1501: fr-23");
    assertThat(s.refusal(s.march("br-23", "1599"))).isEqualTo("IF-8.5.2");
    assertThat(s.refusal(s.march("cz-cl", "1500"))).isEqualTo("IF-8.5.2");
    assertThat(s.refusal(s.march("fr-23", "1500"))).isEqualTo("IF-8.5.2");
    s.play(s.march("cz-cl", "1599"));
    assertThat(s.stack("1599")).containsExactly("cz-cl", "it-4");
  }

  @Test
  @Case("IF-8.5.2")
  void unitsThatSharedASourceDoNotLeaveTogether() {
    Situation s = allied("1501: it-4, br-23");
    assertThat(s.refusal(s.march("it-4 br-23", "1502"))).isEqualTo("IF-8.5.2");
    s.play(s.march("br-23", "1502"));
  }

  @Test
  @Case("IF-8.5.2")
  void nationsThatHaveNotPartedWhenTheMovementEndsLoseUnits() {
    Situation s = allied("1501: it-4, cz-cl, br-23+entered, br-41+entered");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.prompt()).contains("may not stack together");
    assertThat(s.orders(Order.Lose.class)).hasSize(4);
    assertThat(s.refusal(s.lose("it-5"))).isEqualTo("IF-8.5.2");
    s.play(s.lose("br-41"));
    assertThat(s.asked()).as("one stranger is left").isEqualTo("excess");
    s.play(s.lose("br-23"));
    assertThat(s.asked()).isNotEqualTo("excess");
    assertThat(s.stack("1501")).containsExactlyInAnyOrder("it-4", "cz-cl");
    assertThat(s.where("br-23")).isEqualTo("eliminated");
  }

  @Test
  @Case("IF-8.5.2")
  void theWeakerNationIsProposedAndUntilTheMovementEndsNationsShareTheHexOfEntry() {
    Situation s = allied("1501: it-4, it-5, br-23");
    s.play(s.pass());
    assertThat(s.suggestion()).isEqualTo(s.lose("br-23"));
    Situation t =
        Situation.of().with("1501: it-4+entered, br-23+entered").at(6, "allied", "first-combat");
    t.play(t.pass());
    assertThat(t.stack("1501")).hasSize(2);
    assertThat(t.asked()).isNotEqualTo("excess");
  }

  @Test
  @Case("IF-8.6.1")
  void besideTheFourteenthArmyOneMoreUnitFits() {
    Situation s = Situation.of().with("2619: ge-14th-army-hq+support-mode");
    Stacking stacking = s.rules().stacking();
    assertThat(stacking.limit(s.p(), Chapter.CENTRAL, s.hex("2618"))).isEqualTo(5);
    assertThat(stacking.limit(s.p(), Chapter.CENTRAL, s.hex("2718"))).isEqualTo(4);
    assertThat(stacking.limit(s.p(), Chapter.CENTRAL, s.hex("2619"))).isEqualTo(3);
    assertThat(stacking.limit(s.p(), Chapter.CENTRAL, s.hex("2717"))).isEqualTo(4);
    assertThat(stacking.limit(s.p(), Chapter.ALLIED, s.hex("2618"))).isEqualTo(4);
    s.with("2619: ge-14th-army-hq");
    assertThat(stacking.limit(s.p(), Chapter.CENTRAL, s.hex("2618"))).isEqualTo(4);
    s.with("2821: ge-14th-army-hq+support-mode");
    assertThat(stacking.limit(s.p(), Chapter.CENTRAL, s.hex("2822"))).isEqualTo(2);
  }

  @Test
  @Case("IF-8.6.1")
  void whoIsTooManyWithoutItIsLostAtTheNextCheck() {
    Situation s =
        Situation.of()
            .with("2822: ge-14th-army-hq+support-mode, ge-5; 2821: ah-1, ah-4, ah-7, ah-9")
            .at(3, "central", "command");
    s.play(s.choose("movement-mode", "ge-14th-army-hq"), s.pass(), s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.prompt()).contains("Tolmino (2821)");
  }

  @Test
  @Case("IF-19.5.3")
  void withFreeDeploymentTwoMoreFit() {
    Situation s = Situation.of(ItalianFront.FREE_DEPLOYMENT).at(2, "allied", "movement");
    Stacking stacking = s.rules().stacking();
    assertThat(stacking.limit(s.p(), Chapter.ALLIED, s.hex("2819"))).isEqualTo(4);
    assertThat(stacking.limit(s.p(), Chapter.ALLIED, s.hex("2616"))).isEqualTo(6);
    assertThat(stacking.limit(s.p(), Chapter.ALLIED, s.hex("3108"))).isEqualTo(3);
    s.with("2819: it-1, it-2, it-3");
    assertThat(stacking.overstacked(s.p(), s.hex("2819"))).isTrue();
  }

  @Test
  @Case("IF-19.5.3")
  void byAnotherReadingOnlyAtSetUp() {
    Situation s =
        Situation.reading(Reading.OVERSTACKING_AT_SET_UP_ONLY, ItalianFront.FREE_DEPLOYMENT);
    Stacking stacking = s.rules().stacking();
    assertThat(stacking.limit(s.p(), Chapter.ALLIED, s.hex("2819"))).isEqualTo(4);
    s.at(2, "allied", "movement");
    assertThat(stacking.limit(s.p(), Chapter.ALLIED, s.hex("2819"))).isEqualTo(2);
  }

  // ---- 15.2 headquarters

  @Test
  @Case("IF-15.2.2")
  void aLoneHeadquartersMayNotGoIntoAnEnemyZone() {
    Situation s = allied("2717: it-1st-army-hq, it-4; 2619: ah-6");
    assertThat(s.refusal(s.march("it-1st-army-hq", "2618"))).isEqualTo("IF-15.2.2");
    s.play(s.march("it-1st-army-hq it-4", "2618"));
    assertThat(s.stack("2618")).hasSize(2);
    Situation t = allied("2717: it-1st-army-hq; 2619: ah-6; 2618: it-4");
    t.play(t.march("it-1st-army-hq", "2618"));
  }

  // ---- 11.6.4 the order

  @Test
  @Case("IF-11.6.4")
  void theOwnerDecidesWhoLiesOnTop() {
    Situation s = allied("2718: it-5, it-4, it-alp-5");
    assertThat(s.stack("2718")).containsExactly("it-alp-5", "it-4", "it-5");
    s.play(s.choose("top", "it-5"));
    assertThat(s.stack("2718")).containsExactly("it-5", "it-alp-5", "it-4");
    assertThat(s.seen("central", "2718")).containsExactly("it-5", "?", "?");
    assertThat(s.refusal(s.choose("top", "it-5"))).isEqualTo("IF-11.6.4");
    assertThat(s.refusal(s.choose("top", "it-6"))).isEqualTo("IF-11.6.4");
    assertThat(s.refusal(Order.Choose.units("top", List.of(s.unit("it-4"), s.unit("it-5")))))
        .isEqualTo("IF-11.6.4");
  }

  @Test
  @Case({"IF-11.6.4", "IF-4.1.6"})
  void neverInTheSegmentOfTheEnemy() {
    Situation s = Situation.of().with("2718: it-4, it-5").at(6, "central", "movement");
    assertThat(s.refusal(s.choose("top", "it-4"))).isEqualTo("IF-11.6.4");
  }

  @Test
  @Case("IF-11.6.4")
  void inStrategicMovementOnlyOfStacksThatSomebodyJoined() {
    Situation s =
        Situation.of()
            .with("1599: it-4; 1500: it-5, it-7; 1501: it-9, it-11")
            .at(6, "preparation", "strategic");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.refusal(s.choose("top", "it-5"))).isEqualTo("IF-11.6.4");
    s.play(s.move("strategic", "it-4", "1500"), s.choose("top", "it-5"));
    assertThat(s.stack("1500")).containsExactly("it-5", "it-4", "it-7");
    assertThat(s.refusal(s.choose("top", "it-9"))).isEqualTo("IF-11.6.4");
  }

  @Test
  @Case("IF-11.6.4")
  void aUnitThatEntersLiesOnTopAndAfterLossesTheNextOneShows() {
    Situation s = allied("1599: it-4; 1500: it-5");
    s.play(s.march("it-4", "1500"));
    assertThat(s.stack("1500")).containsExactly("it-4", "it-5");
    assertThat(s.seen("central", "1500")).containsExactly("it-4", "?");
    s.with("eliminated: it-4");
    assertThat(s.seen("central", "1500")).containsExactly("it-5");
  }

  @Test
  @Case("IF-8.5.2")
  void nationsThatMayNotStackTogetherAreALoadOfTheHex() {
    Situation s = Situation.of().with("2110: it-7, it-8, fr-64; 2108: it-9; 3320: ah-4, ge-ak");
    assertThat(s.rules().clerk().loads(s.p(), s.hex("2110"), s.side("allied")))
        .contains(new Clerk.Load("nations", 2, 1, "IF-8.5.2"));
    assertThat(s.rules().clerk().loads(s.p(), s.hex("2108"), s.side("allied"))).hasSize(1);
    assertThat(s.rules().clerk().loads(s.p(), s.hex("3320"), s.side("central"))).hasSize(1);
  }

  /** What the page warns of is what the end of the sub-phase takes, no more. */
  @Test
  @Case({"IF-8.1.2", "IF-13.1.4", "IF-8.5.2"})
  void whoEnteredThisTurnIsWarnedOfOnlyInHisMovement() {
    String stack = "1501: it-4, it-5, it-6+entered, it-7+entered, it-8+entered";
    Situation s = Situation.of().with(stack).at(6, "allied", "first-combat");
    assertThat(due(s, "1501")).as("those who entered do not count yet").isZero();
    s = Situation.of().with(stack).at(6, "allied", "movement");
    int most = s.rules().stacking().limit(s.p(), 1, s.hex("1501"));
    assertThat(due(s, "1501")).as("their time ends").isEqualTo(5 - most).isPositive();
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    Situation mixed = Situation.of().with("1501: it-4, fr-23").at(6, "allied", "first-combat");
    assertThat(loads(mixed, "1501")).hasSize(2).allMatch(load -> load.due() == 0);
    mixed = Situation.of().with("1501: it-4, fr-23").at(6, "allied", "movement");
    assertThat(loads(mixed, "1501").getLast().due()).isEqualTo(1);
  }

  private static List<Clerk.Load> loads(Situation s, String hex) {
    return s.rules().clerk().loads(s.p(), s.hex(hex), s.side("allied"));
  }

  private static int due(Situation s, String hex) {
    return loads(s, hex).getFirst().due();
  }

  @Test
  @Case({"IF-8.1.1", "IF-8.1.3"})
  void aUnitTooManyIsFoundWhereverItLiesInTheStack() {
    Situation s = allied("2819: it-7, it-8, it-6");
    s.play(s.pass());
    assertThat(s.asked()).as("it-6 on top").isEqualTo("excess");
    s = allied("2819: it-6, it-7, it-8");
    s.play(s.pass());
    assertThat(s.asked()).as("it-6 below the others").isEqualTo("excess");
    assertThat(s.orders(Order.Lose.class)).hasSize(3);
    s = allied("2819: it-6, it-7");
    s.play(s.pass());
    assertThat(s.asked()).as("two fit").isNotEqualTo("excess");
  }

  @Test
  @Case({"IF-19.5.3", "IF-11.6.3"})
  void aHexLooksOverstackedByTheChartUnlessTheHeadquartersIsSeen() {
    Situation s = Situation.of(ItalianFront.FREE_DEPLOYMENT).at(2, "allied", "movement");
    Stacking stacking = s.rules().stacking();
    s.with("2618: ah-1, ah-4, ah-7, ah-9");
    assertThat(stacking.seemsOverstacked(s.p(), s.hex("2618"))).as("four in the plain").isFalse();
    s.with("2618: ah-1, ah-4, ah-7, ah-9, ah-6; 2619: ge-14th-army-hq+support-mode, ge-5");
    assertThat(stacking.seemsOverstacked(s.p(), s.hex("2618")))
        .as("the headquarters lies below")
        .isTrue();
    assertThat(stacking.overstacked(s.p(), s.hex("2618"))).as("it allows a fifth").isFalse();
    s.cleared("2618: ah-1, ah-4, ah-7, ah-9, ah-6; 2619: ge-5, ge-14th-army-hq+support-mode");
    assertThat(s.stack("2619").getFirst()).isEqualTo("ge-14th-army-hq");
    assertThat(stacking.seemsOverstacked(s.p(), s.hex("2618"))).as("it lies on top").isFalse();
    s.with("2616: it-6");
    assertThat(stacking.overstacked(s.p(), s.hex("2616"))).isFalse();
    s.with("2819: it-7, it-8, it-6");
    assertThat(stacking.overstacked(s.p(), s.hex("2819"))).as("three in mountains").isTrue();
  }

  @Test
  @Case("IF-8.5.2")
  void theNationThatAttacksLeastIsProposedWhoeverLiesOnTop() {
    for (String stack : new String[] {"br-23, br-41, it-6", "it-6, br-23, br-41"}) {
      Situation s = allied("1501: " + stack);
      s.play(s.pass());
      assertThat(s.suggestion()).as(stack).isEqualTo(s.lose("it-6"));
    }
    Situation s = allied("1501: it-6, fr-23");
    assertThat(s.rules().stacking().camps(s.p(), s.hex("1501"))).isEqualTo(2);
    s = allied("1599: it-6; 1500: br-23");
    assertThat(s.refusal(s.march("br-23", "1599"))).isEqualTo("IF-8.5.2");
  }

  @Test
  @Case("IF-15.2.2")
  void anyDivisionIsCompanyEnoughForAHeadquarters() {
    Situation s = allied("2717: it-1st-army-hq; 2619: ah-6; 2618: it-6");
    s.play(s.march("it-1st-army-hq", "2618"));
    assertThat(s.stack("2618")).hasSize(2);
  }
}
