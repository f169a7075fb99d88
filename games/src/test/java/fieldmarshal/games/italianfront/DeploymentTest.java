package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 3: the set-up. */
class DeploymentTest {
  private static Order swap(Situation s, String one, String other) {
    return Order.Choose.units("swap", List.of(s.unit(one), s.unit(other)));
  }

  // ---- 3.1

  @Test
  @Case({"IF-3.1.1", "IF-4.1.2"})
  void theAlliesSetUpFirstThenTheCentralPowersAndCombatBegins() {
    Situation s = Situation.asPrinted();
    assertThat(s.asked()).isEqualTo("set-up");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.refusal(s.place("ah-6", "2403"))).isEqualTo("IF-3.1.1");
    s.play(s.suggestion());
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.place("it-6", "2899"))).isEqualTo("IF-3.1.1");
    s.play(s.suggestion());
    assertThat(s.turn()).isEqualTo(1);
    assertThat(s.phase()).isEqualTo("first-combat");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case("IF-3.1.1")
  void theReadyMadeSetUpComesBackWithOneOrder() {
    Situation s = Situation.asPrinted();
    fieldmarshal.engine.Position before = s.p();
    s.play(s.place("it-1-cav", "2416"), s.choose("movement-mode", "it-1st-army-hq"));
    s.play(swap(s, "it-7", "it-20"), s.choose("top", "it-12"));
    assertThat(s.p()).isNotEqualTo(before);
    s.play(Order.Choose.option("ready-made"));
    assertThat(s.p()).isEqualTo(before);
  }

  // ---- 3.2 the Allies

  private static long count(
      Situation s, Areas.Area area, java.util.function.Predicate<Counter> of) {
    Areas areas = s.rules().deployment().areas();
    return s.rules().roster().all().stream()
        .filter(Areas::starts)
        .filter(of)
        .filter(unit -> unit.sideIndex() == area.side())
        .filter(unit -> areas.in(area, s.p().place(unit)))
        .count();
  }

  @Test
  @Case({"IF-3.2.1", "IF-3.2.2", "IF-3.2.3", "IF-3.3.1", "IF-3.3.2"})
  void theReadyMadeSetUpHasTheNumbersOfTheBook() {
    Situation s = Situation.asPrinted();
    assertThat(count(s, Areas.Area.FIRST, unit -> !unit.isReserve())).isEqualTo(17);
    assertThat(count(s, Areas.Area.FOURTH, unit -> !unit.isReserve())).isEqualTo(9);
    assertThat(count(s, Areas.Area.SECOND, unit -> !unit.isReserve())).isEqualTo(29);
    assertThat(s.rules().unitsOf(Chapter.CENTRAL)).filteredOn(Areas::starts).hasSize(18 + 37);
    assertThat(s.rules().unitsOf(Chapter.ALLIED)).filteredOn(Areas::starts).hasSize(77);
    assertThat(s.rules().unitsOf(Chapter.ALLIED)).filteredOn(Counter::isReserve).hasSize(11);
  }

  @Test
  @Case({"IF-3.2.1", "IF-3.2.2", "IF-3.2.3", "IF-3.2.6"})
  void anArmyWithADivisionTooFewCannotFinish() {
    Situation s = Situation.asPrinted();
    s.play(s.place("it-9", "2405"));
    assertThat(s.refusal(s.pass())).isEqualTo("IF-3.2.1");
    s.play(s.place("it-1", "2699"));
    assertThat(s.grants(s.pass())).isTrue();
    s.play(s.place("it-16", "2406"));
    assertThat(s.refusal(s.pass())).isEqualTo("IF-3.2.2");
    s.play(s.place("it-2", "3217"));
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case({"IF-3.2.1", "IF-3.2.2", "IF-3.2.3"})
  void headquartersAndAlpiniKeepToTheirAreas() {
    Situation s = Situation.asPrinted();
    assertThat(s.refusal(s.place("it-1st-army-hq", "2405"))).isEqualTo("IF-3.2.1");
    assertThat(s.refusal(s.place("it-4th-army-hq", "3313"))).isEqualTo("IF-3.2.2");
    assertThat(s.refusal(s.place("it-2nd-army-hq", "2999"))).isEqualTo("IF-3.2.3");
    s.play(s.place("it-alp-1", "2405"));
    assertThat(s.refusal(s.pass())).isEqualTo("IF-3.2.1");
    assertThat(s.refusal(s.place("it-alp-1", "2420"))).isEqualTo("IF-3.2.1");
    assertThat(s.refusal(s.place("it-4", "2616"))).isEqualTo("IF-3.2.4");
  }

  @Test
  @Case("IF-3.2.4")
  void theThirdArmyStandsWithinOneHexOfItsFront() {
    Situation s = Situation.asPrinted();
    assertThat(s.grants(s.place("it-61", "2318"))).isTrue();
    assertThat(s.refusal(s.place("it-61", "2417"))).isEqualTo("IF-3.2.4");
    assertThat(s.refusal(s.place("it-3rd-army-hq", "2620"))).isEqualTo("IF-3.2.4");
  }

  @Test
  @Case("IF-3.2.5")
  void theThirdArmyKeepsTwoDivisionsInEachHexOfItsFront() {
    Situation s = Situation.asPrinted();
    s.play(s.place("it-14", "2318"), s.place("it-4", "2318"));
    assertThat(s.refusal(s.pass())).isEqualTo("IF-3.2.5");
    s.play(s.place("it-3rd-army-hq", "2420"));
    assertThat(s.refusal(s.pass())).isEqualTo("IF-3.2.5");
    s.play(s.place("it-4", "2420"));
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case({"IF-3.2.6", "IF-3.2.1"})
  void divisionsMayChangeArmies() {
    Situation s = Situation.asPrinted();
    s.play(swap(s, "it-7", "it-20"));
    assertThat(s.where("it-7")).isEqualTo("2599");
    assertThat(s.stack("2599")).containsExactly("it-7", "it-27");
    assertThat(s.grants(s.pass())).isTrue();
    assertThat(s.refusal(swap(s, "it-16", "it-1st-army-hq"))).isEqualTo("IF-3.2.1");
    assertThat(s.refusal(swap(s, "it-7", "it-27"))).isEqualTo("IF-3.2.6");
  }

  @Test
  @Case({"IF-3.2.6", "IF-8.1.1"})
  void theLimitHoldsAtSetUp() {
    Situation s = Situation.asPrinted();
    assertThat(s.stack("2820")).hasSize(3);
    assertThat(s.refusal(s.place("it-16", "2820"))).isEqualTo("IF-3.2.6");
    assertThat(s.refusal(s.place("it-16", "2919"))).isEqualTo("IF-3.2.6");
    assertThat(s.refusal(s.place("it-16", "3217"))).isEqualTo("IF-3.1.1");
  }

  @Test
  @Case({"IF-3.2.6", "IF-7.9.2"})
  void onlyMountainUnitsAreSetUpInAlpineHexes() {
    Situation s = Situation.asPrinted();
    assertThat(s.refusal(s.place("it-9", "2899"))).isEqualTo("IF-7.9.2");
    assertThat(s.grants(s.place("it-alp-1", "2899"))).isTrue();
    assertThat(s.refusal(s.place("it-12", "2303"))).isEqualTo("IF-3.2.6");
  }

  @Test
  @Case("IF-3.2.7")
  void theGarrisonStartsInVenezia() {
    Situation s = Situation.asPrinted();
    assertThat(s.where("it-vg")).isEqualTo("1911");
    assertThat(s.refusal(s.place("it-vg", "1910"))).isEqualTo("IF-3.2.7");
  }

  @Test
  @Case("IF-3.2.8")
  void reservesStartWithinSixHexesOfTheFront() {
    Situation s = Situation.asPrinted();
    assertThat(s.grants(s.place("it-30", "2414"))).isTrue();
    assertThat(s.grants(s.place("it-30", "2616"))).isTrue();
    assertThat(s.refusal(s.place("it-30", "1608"))).isEqualTo("IF-3.2.8");
    assertThat(s.refusal(s.place("it-30", "2821"))).isEqualTo("IF-3.2.8");
  }

  @Test
  @Case({"IF-3.2.12", "IF-0.1"})
  void reinforcementsWaitInTheBoxOfTheirTurn() {
    Situation s = Situation.asPrinted();
    assertThat(s.where("fr-46-c")).isEqualTo("turn 3");
    assertThat(s.where("ah-1-cav")).isEqualTo("turn 5");
    assertThat(s.refusal(s.place("fr-46-c", "2414"))).isEqualTo("IF-3.2.12");
  }

  @Test
  @Case("IF-3.2.13")
  void noHeadquartersStandsAloneInTheFront() {
    Situation s = Situation.asPrinted();
    s.play(s.place("it-2nd-army-hq", "3413"), s.place("it-5", "3314"));
    assertThat(s.refusal(s.pass())).isEqualTo("IF-3.2.13");
    s.play(s.place("it-5", "3413"));
    assertThat(s.grants(s.pass())).isTrue();
    assertThat(s.refusal(s.place("it-1st-army-hq", "2899"))).isEqualTo("IF-7.9.2");
    Situation t = Situation.asPrinted();
    t.play(t.pass(), t.place("ah-10th-hq", "3415"));
    assertThat(t.refusal(t.pass())).isEqualTo("IF-3.2.13");
  }

  // ---- 3.3 the Central Powers

  private static Situation central() {
    Situation s = Situation.asPrinted();
    return s.play(s.pass());
  }

  @Test
  @Case("IF-3.3.1")
  void conradStandsWithinOneHexOfHisFront() {
    Situation s = central();
    assertThat(s.grants(s.place("ah-ry-i", "3399"))).isTrue();
    assertThat(s.refusal(s.place("ah-ry-i", "3005"))).isEqualTo("IF-3.3.1");
    assertThat(s.refusal(s.place("ah-10-geb", "2821"))).isEqualTo("IF-3.3.1");
    assertThat(s.refusal(s.place("ah-11th-hq", "2721"))).isEqualTo("IF-3.3.1");
    // The division in 3218 may count for either army group.
    s.play(s.place("ah-6", "2722"));
    assertThat(s.grants(s.pass())).isTrue();
    s.play(s.place("ah-52", "3021"), s.place("ah-49", "2422"));
    assertThat(s.refusal(s.pass())).isEqualTo("IF-3.3.1");
  }

  @Test
  @Case({"IF-3.3.2", "IF-0.2"})
  void eugenHasAllGermans() {
    Situation s = central();
    assertThat(s.refusal(s.place("ge-ak", "2403"))).isEqualTo("IF-3.3.2");
    assertThat(s.refusal(s.place("ge-14th-army-hq", "2505"))).isEqualTo("IF-3.3.2");
    assertThat(s.where("ah-64-h")).isEqualTo("2321");
    s.play(s.place("ah-9", "2501"));
    assertThat(s.refusal(s.pass())).isEqualTo("IF-3.3.1");
  }

  @Test
  @Case("IF-3.3.3")
  void assaultDivisionsCountAsDivisions() {
    Situation s = central();
    s.play(swap(s, "ah-8-kj", "ah-9"));
    assertThat(s.grants(s.pass())).isTrue();
    assertThat(s.refusal(s.place("ah-9", "2821"))).isEqualTo("IF-3.3.3");
  }

  @Test
  @Case({"IF-3.3.3", "IF-8.6.1"})
  void theFourteenthArmyMakesRoomAtSetUp() {
    Situation s = central();
    assertThat(s.stack("2821")).hasSize(4);
    s.play(s.choose("movement-mode", "ge-14th-army-hq"));
    assertThat(s.refusal(s.pass())).isEqualTo("IF-3.3.3");
    s.play(s.choose("support-mode", "ge-14th-army-hq"));
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case({"IF-15.1.1", "IF-4.1.2"})
  void modesAreChosenAtSetUp() {
    Situation s = Situation.asPrinted();
    s.play(s.choose("movement-mode", "it-1st-army-hq"));
    assertThat(s.has("it-1st-army-hq", "support-mode")).isFalse();
    assertThat(s.refusal(s.choose("movement-mode", "it-1st-army-hq"))).isEqualTo("IF-15.1.1");
    assertThat(s.refusal(s.choose("movement-mode", "ah-10th-hq"))).isEqualTo("IF-15.1.1");
  }

  @Test
  @Case("IF-3.3.6")
  void whoeverIsSetUpIsInSupply() {
    Situation s = Situation.asPrinted();
    for (Counter unit : s.rules().roster().all()) {
      if (s.p().onMap(unit)) {
        assertThat(s.rules().supply(s.p(), unit).in()).as(unit.id()).isTrue();
      }
    }
  }

  // ---- fog at set-up

  @Test
  @Case({"IF-11.6.1", "IF-3.1.1"})
  void theEnemySeesNothingBeforeASetUpIsFinished() {
    Situation s = Situation.asPrinted();
    assertThat(s.seen("central", "2820")).isEmpty();
    assertThat(s.seen("allied", "2821")).isEmpty();
    s.play(s.place("it-1-cav", "2416"));
    assertThat(s.told("central")).isEmpty();
    assertThat(s.told("allied")).isNotEmpty();
    s.play(s.pass());
    assertThat(s.seen("central", "2820")).containsExactly("it-34", "?", "?");
    assertThat(s.seen("allied", "2821")).isEmpty();
    s.play(s.pass());
    assertThat(s.seen("allied", "2821")).containsExactly("ge-12", "?", "?", "?");
  }

  // ---- 19.5

  @Test
  @Case({"IF-19.5.1", "IF-19.0.1"})
  void withTheOptionUnitsStandAnywhereAlongTheFront() {
    Situation s = Situation.asPrinted(ItalianFront.FREE_DEPLOYMENT);
    s.play(s.place("it-6", "2619"), s.place("it-1st-army-hq", "2719"));
    assertThat(s.grants(s.pass())).isTrue();
    assertThat(s.refusal(s.place("it-6", "2616"))).isEqualTo("IF-19.5.1");
    assertThat(s.refusal(s.place("it-vg", "1910"))).isEqualTo("IF-3.2.7");
    assertThat(s.refusal(s.place("it-30", "1608"))).isEqualTo("IF-3.2.8");
    s.play(s.place("it-16", "2820"), s.place("it-8", "2820"));
    assertThat(s.stack("2820")).hasSize(5);
    Situation plain = Situation.asPrinted();
    assertThat(plain.refusal(plain.place("it-6", "2619"))).isEqualTo("IF-3.2.1");
  }

  @Test
  @Case("IF-19.5.2")
  void everyHexFromThePlockenToTheSeaIsGarrisoned() {
    Situation s = Situation.asPrinted(ItalianFront.FREE_DEPLOYMENT);
    s.play(s.place("it-8", "3413"));
    assertThat(s.refusal(s.pass())).isEqualTo("IF-19.5.2");
    s.play(s.place("it-8", "3314"));
    assertThat(s.grants(s.pass())).isTrue();
  }

  /** What is listed as missing and what forbids to finish are the same, wherever units stand. */
  @Test
  @Case({"IF-3.2.5", "IF-3.2.13", "IF-3.3.1", "IF-3.3.2", "IF-19.5.2"})
  void theListOfNeedsIsMetExactlyWhenTheSetUpMayEnd() {
    java.util.SplittableRandom random = new java.util.SplittableRandom(7);
    int open = 0;
    for (String[] options : new String[][] {{}, {ItalianFront.FREE_DEPLOYMENT}}) {
      Situation s = Situation.asPrinted(options);
      for (int i = 0; i < 200; i++) {
        boolean met = s.rules().question(s.p()).needs().stream().allMatch(Question.Need::met);
        assertThat(met).isEqualTo(s.grants(s.pass()));
        open += met ? 0 : 1;
        Order order = s.rules().sample(s.p(), random);
        s.play(order instanceof Order.Pass ? Order.Choose.option("ready-made") : order);
      }
    }
    assertThat(open).isBetween(20, 380);
  }

  @Test
  @Case({"IF-3.2.1", "IF-11.6.1"})
  void whatIsMissingIsToldToTheOwnerAlone() {
    Situation s = Situation.asPrinted();
    s.play(s.place("it-9", "2405"));
    assertThat(s.rules().question(s.p()).needs())
        .contains(new Question.Need("divisions of the 1st Army", 13, 14, "IF-3.2.1"));
    assertThat(s.rules().question(s.p()).pass()).isEmpty();
    fieldmarshal.engine.Position seen = s.rules().view(s.p(), s.side("central")).position();
    assertThat(s.rules().question(seen).needs()).isEmpty();
    assertThat(s.rules().question(seen).pass()).isNotEmpty();
  }

  /** All that may be done is listed, and nothing else; whoever looks may stop at any order. */
  @Test
  @Case({"IF-3.1.1", "IF-3.2.6", "IF-15.1.1", "IF-11.6.4"})
  void everyChangeOfTheSetUpIsListed() {
    Situation s = Situation.asPrinted();
    List<Order> orders = s.orders();
    assertThat(orders).startsWith(s.pass(), Order.Choose.option("ready-made"));
    assertThat(orders)
        .contains(
            s.place("it-9", "2405"),
            s.choose("movement-mode", "it-1st-army-hq"),
            s.choose("top", "it-12"))
        .containsAnyOf(swap(s, "it-7", "it-20"), swap(s, "it-20", "it-7"))
        .doesNotContain(s.choose("support-mode", "it-1st-army-hq"), s.choose("top", "it-37"))
        .doesNotHaveDuplicates();
    for (int i = 0; i < orders.size(); i += 97) {
      assertThat(s.grants(orders.get(i))).as(orders.get(i).toString()).isTrue();
    }
    for (int most : new int[] {1, 2, 3, 60, orders.size() - 1}) {
      int[] seen = {0};
      s.rules().orders(s.p(), order -> ++seen[0] < most);
      assertThat(seen[0]).isEqualTo(most);
    }
  }

  /** 2301 holds the 37th Division over the 12th, 2302 the 52nd over the 55th. */
  @Test
  @Case({"IF-3.2.6", "IF-11.6.1"})
  void whoChangesPlacesTakesThePlaceInTheStackAndTheOwnerAloneIsTold() {
    Situation s = Situation.asPrinted();
    s.play(swap(s, "it-37", "it-55"));
    assertThat(s.stack("2301")).containsExactly("it-55", "it-12");
    assertThat(s.stack("2302")).containsExactly("it-52", "it-37");
    assertThat(s.told("allied")).hasSize(2).anyMatch(line -> line.contains("37th"));
    assertThat(s.told("central")).isEmpty();
    s.play(s.choose("movement-mode", "it-1st-army-hq"));
    assertThat(s.told("allied")).isNotEmpty();
    assertThat(s.told("central")).isEmpty();
    s.play(Order.Choose.option("ready-made"));
    assertThat(s.told("allied")).isNotEmpty();
  }

  @Test
  @Case("IF-3.1.1")
  void ordersThatAreNoneOfTheSetUpAreRefused() {
    Situation s = Situation.asPrinted();
    assertThat(s.refusal(s.choose("support", "it-art-1"))).isEqualTo("IF-3.1.1");
    assertThat(s.refusal(s.choose("ready-made", "it-7"))).isEqualTo("IF-3.1.1");
    assertThat(s.refusal(Order.Choose.units("swap", List.of(s.unit("it-7")))))
        .isEqualTo("IF-3.2.6");
    assertThat(s.refusal(swap(s, "it-37", "it-12"))).as("one hex").isEqualTo("IF-3.2.6");
    assertThat(s.refusal(s.march("it-7", "2405"))).isEqualTo("IF-3.1.1");
    assertThat(s.refusal(s.chooseHexes("ready-made", "2405"))).isEqualTo("IF-3.1.1");
  }
}
