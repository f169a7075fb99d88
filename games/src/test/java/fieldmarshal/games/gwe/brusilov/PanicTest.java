package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chapter 23: the panic of the Austro-Hungarian army. */
class PanicTest {
  private static final Game GAME = new Brusilov();

  /** Two strong divisions at 1704 in open ground; a spent headquarters commands those before it. */
  private static final String FIELD = "1704: ru-4rf, ru-2rf; 1906: ah-hq-4fe+reversed; ";

  private static Situation field(String units) {
    return field(1, units);
  }

  private static Situation field(int turn, String units) {
    return Situation.of(GAME, "fourth-of-june", "unlimited-command")
        .with(FIELD + "1702: ru-hq-9le; " + units)
        .at(turn, "russian", "combat");
  }

  private static double defence(Situation s, String target, String... units) {
    return s.preview(s.attack(target, units)).defence().total();
  }

  /** The ways that are open to a stack. */
  private static List<String> ways(Situation s, String unit) {
    List<String> ways = new ArrayList<>();
    for (Order order : s.orders()) {
      if (order instanceof Order.Retreat retreat && retreat.units().contains(s.unit(unit))) {
        ways.add(path(s, retreat));
      }
    }
    return ways;
  }

  private static String path(Situation s, Order.Retreat retreat) {
    List<String> hexes = new ArrayList<>();
    for (int i = 0; i < retreat.path().size(); i++) {
      hexes.add(s.rules().board().number(retreat.path().at(i)));
    }
    return String.join(" ", hexes);
  }

  // ---- 23.0, 23.11

  @Test
  @Case({"BRU-23.0", "BRU-23.11"})
  void onTheFirstTurnEachAustrianDefendsWithOneAndOnTheSecondAsPrinted() {
    assertThat(defence(field(1, "1705: ah-4, ah-41"), "1705", "ru-4rf", "ru-2rf")).isEqualTo(2);
    assertThat(defence(field(2, "1705: ah-4, ah-41"), "1705", "ru-4rf", "ru-2rf")).isEqualTo(9);
    assertThat(defence(field(1, "1705: ah-202, ah-cav-11, ah-dep-1"), "1705", "ru-4rf"))
        .as("brigade, cavalry and depot")
        .isEqualTo(3);
  }

  @Test
  @Case("BRU-23.11")
  void thePanicEmptiesTheTrenches() {
    // 2111 and 2112 face each other in trenches, with nothing between.
    String units = "2111: ru-4rf, ru-2rf; 2112: ah-26, ah-53; 2110: ru-hq-9le";
    Situation s =
        Situation.of(GAME, "fourth-of-june", "unlimited-command")
            .with(units)
            .at(1, "russian", "combat");
    assertThat(defence(s, "2112", "ru-4rf", "ru-2rf")).isEqualTo(2);
    assertThat(s.preview(s.attack("2112", "ru-4rf", "ru-2rf")).modifiers())
        .noneMatch(part -> part.caseId().equals("GWE-5.4-TRENCH"));

    s.at(2, "russian", "combat");
    assertThat(defence(s, "2112", "ru-4rf", "ru-2rf")).as("twice 4 and 4").isEqualTo(16);
    assertThat(s.preview(s.attack("2112", "ru-4rf", "ru-2rf")).modifiers())
        .anyMatch(part -> part.caseId().equals("GWE-5.4-TRENCH"));
  }

  @Test
  @Case("BRU-23.11")
  void mountainsStillDoubleAndAHeadquartersAddsOne() {
    Situation s =
        Situation.of(GAME, "fourth-of-june")
            .with("3017: ru-4rf, ru-2rf; 3018: ah-26, ah-53; 3024: ru-dep-1")
            .at(1, "russian", "combat");
    assertThat(defence(s, "3018", "ru-4rf", "ru-2rf")).isEqualTo(4);

    assertThat(defence(field("1705: ah-26, ah-53, ah-hq-1"), "1705", "ru-4rf", "ru-2rf"))
        .isEqualTo(3);
  }

  @Test
  @Case("BRU-23.11")
  void thePanicLeavesAttackStrengthsAlone() {
    Situation s =
        Situation.of(GAME, "fourth-of-june")
            .with("1116: ru-cav-16/1; 1115: ah-4, ah-41; 1114: ah-hq-4fe")
            .at(1, "central", "combat-command");
    s.play(s.command("ah-hq-4fe", "ah-4", "ah-41")).play(s.pass());
    assertThat(s.preview(s.attack("1116", "ah-4", "ah-41")).attack().total()).isEqualTo(4);
  }

  // ---- 23.12, 23.13, 23.14

  @ParameterizedTest
  @Case({"BRU-23.12", "BRU-23.13", "BRU-23.14"})
  @CsvSource({"6, 1, 1/1", "3, 2, 1/2", "1, 3, -/3"})
  void theNumberOfTheResultIsTheLengthOfTheRoutAndEveryDivisionLosesAStep(
      int die, int length, String result) {
    // 8 to 2 is 4-1.
    Situation s = field("1705: ah-4, ah-41");
    s.dice(die).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).isEqualTo(result);
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.askedOf()).isEqualTo("central");
    List<String> ways = ways(s, "ah-4");
    assertThat(ways).isNotEmpty().allMatch(way -> way.split(" ").length == length);
    assertThat(s.steps("ah-4")).as("not before it has gone").isEqualTo(2);

    s.play(s.retreat("ah-4 ah-41", ways.get(0).split(" ")));

    assertThat(s.where("ah-4")).isEqualTo(ways.get(0).split(" ")[length - 1]);
    assertThat(s.where("ah-41")).isEqualTo(s.where("ah-4"));
    assertThat(s.steps("ah-4")).isEqualTo(1);
    assertThat(s.steps("ah-41")).isEqualTo(1);
    assertThat(s.has("ah-4", "panicked")).isTrue();
  }

  @Test
  @Case("BRU-23.13")
  void anEMeansFourHexesAndEliminatesNobody() {
    Situation s = field("1705: ah-26");
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).isEqualTo("-/E");
    List<String> ways = ways(s, "ah-26");
    assertThat(ways).isNotEmpty().allMatch(way -> way.split(" ").length == 4);
    s.play(s.retreat("ah-26", ways.get(0).split(" ")));
    assertThat(s.steps("ah-26")).isEqualTo(1);
  }

  @Test
  @Case("BRU-23.13")
  void aResultMadeWorseForWantOfCommandIsALongerRout() {
    Situation s =
        Situation.of(GAME, "fourth-of-june")
            .with("1704: ru-4rf, ru-2rf; 1705: ah-4, ah-41")
            .at(1, "russian", "combat");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).as("1/1 made worse").isEqualTo("1/2");
    assertThat(ways(s, "ah-4")).allMatch(way -> way.split(" ").length == 2);
  }

  @Test
  @Case("BRU-23.12")
  void brigadesAndDepotsAndDivisionsAtTheirLastStepLoseNothing() {
    Situation s = field("1705: ah-202, ah-dep-1, ah-26/1");
    s.dice(3).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).as("8 to 3").isEqualTo("1/1");
    s.play(s.retreat("ah-202 ah-dep-1 ah-26", ways(s, "ah-202").get(0)));
    assertThat(s.steps("ah-202")).isEqualTo(1);
    assertThat(s.steps("ah-dep-1")).isEqualTo(1);
    assertThat(s.steps("ah-26")).isEqualTo(1);
  }

  @Test
  @Case("BRU-23.12")
  void cavalryDivisionsLoseAStepToo() {
    Situation s = field("1705: ah-cav-11");
    s.dice(6).play(s.attack("1705", "ru-4rf"));
    s.play(s.retreat("ah-cav-11", ways(s, "ah-cav-11").get(0).split(" ")));
    assertThat(s.steps("ah-cav-11")).isEqualTo(1);
  }

  @Test
  @Case("BRU-23.14")
  void theWholeStackGoesThoughTheAttackersAreFewerAndTheRussianLossIsAsUsual() {
    Situation s = field("1705: ah-4, ah-41");
    s.dice(5).play(s.attack("1705", "ru-4rf"));
    assertThat(s.result()).as("4 to 2").isEqualTo("1/1");
    assertThat(s.refusal(s.retreat("ah-4", "1706"))).isEqualTo("BRU-23.14");
    s.play(s.retreat("ah-4 ah-41", "1706"));
    assertThat(s.steps("ah-4")).isEqualTo(1);
    assertThat(s.steps("ah-41")).isEqualTo(1);
    assertThat(s.steps("ru-4rf")).as("half of its own two steps").isEqualTo(1);
  }

  @Test
  @Case("BRU-23.12")
  void thePanickedMustGoBeforeAnythingElse() {
    Situation s = field("1705: ah-4, ah-41");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.refusal(s.choose("1"))).isEqualTo("BRU-23.12");
    assertThat(s.refusal(s.retreat("ah-4 ah-41", "1706", "1707"))).isEqualTo("GWE-8.61");
    assertThat(s.prompt()).contains("Panic!").contains("1 hex ");
  }

  // ---- 23.15

  @Test
  @Case("BRU-23.15")
  void thePanickedDieOnlyWhenNoWayOfTheFullLengthIsOpen() {
    // The Russians leave 1706 and 1707 open, and nothing behind them. Nobody commands the
    // defenders, so that every result is worse by one.
    String ring =
        "1804: ru-77; 1805: ru-100; 1604: ru-71; 1605: ru-80; 1806: ru-14; 1606: ru-3;"
            + " 1708: ru-15; 1607: ru-35; 1807: ru-13; ";
    Situation s = field(ring + "1705: ah-4, ah-41");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).isEqualTo("1/2");
    assertThat(s.where("ah-4")).as("the only way").isEqualTo("1707");
    assertThat(s.steps("ah-4")).isEqualTo(1);

    s = field(ring + "1705: ah-4, ah-41");
    s.dice(3).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).isEqualTo("1/3");
    assertThat(s.where("ah-4")).as("three hexes are not to be had").isEqualTo("eliminated");
    assertThat(s.where("ah-41")).isEqualTo("eliminated");
    assertThat(s.events(Event.Removed.class))
        .extracting(Event.Removed::caseId)
        .containsOnly("BRU-23.15");
    s.play(s.lose("ru-4rf:1", "ru-2rf:1"));
    assertThat(s.grants(s.advance("ru-4rf", "1705"))).as("nothing bars the advance").isTrue();
  }

  @Test
  @Case("BRU-23.15")
  void aWayThatEndsOverstackedIsTakenOnlyWhenThereIsNoOther() {
    String ring = "1804: ru-77; 1805: ru-100; 1604: ru-71; 1605: ru-80;";
    // Exempt divisions fill 1706 and do not move: four of them are too many for two more.
    Situation s = field(ring + "1705: ah-4, ah-41; 1706: ah-54, ah-55, ah-38, ah-hq-1+reversed");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.where("ah-4")).isEqualTo("1706");
    s.play(s.choose("eliminate", "ah-4"));
    assertThat(s.where("ah-4")).isEqualTo("eliminated");
    assertThat(s.where("ah-41")).isEqualTo("1706");
  }

  @Test
  @Case({"BRU-23.15", "GWE-8.66a"})
  void panickedPassengersGoAlongAndDoNotDie() {
    Situation s = field("1705: ah-4; 1706: ah-26/1+panicked; 1707: ru-77, ru-100");
    s.dice(5).play(s.attack("1705", "ru-4rf"));
    assertThat(s.result()).as("4 to 1").isEqualTo("1/1");
    s.play(s.retreat("ah-4", "1706"));
    assertThat(s.has("ah-4", "passenger")).isTrue();
    s.play(s.pass());

    assertThat(defence(s, "1706", "ru-77", "ru-100")).as("the passenger adds nothing").isEqualTo(1);
    s.dice(5).play(s.attack("1706", "ru-77", "ru-100"));
    assertThat(s.asked()).isEqualTo("retreat");
    s.play(s.orders().get(0));
    assertThat(s.where("ah-26")).isNotEqualTo("1706");
    assertThat(s.where("ah-4")).isEqualTo(s.where("ah-26"));
    assertThat(s.steps("ah-4")).isEqualTo(1);
  }

  // ---- 23.16

  @Test
  @Case("BRU-23.16")
  void attackersFollowTheRoutAndStopAnywhereOnIt() {
    Situation s = field("1705: ah-4, ah-41");
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.play(s.retreat("ah-4 ah-41", "1706", "1707", "1807"));
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.grants(s.advance("ru-4rf", "1705"))).isTrue();
    assertThat(s.grants(s.advance("ru-4rf", "1705", "1706"))).isTrue();
    assertThat(s.refusal(s.advance("ru-4rf", "1705", "1706", "1707", "1807")))
        .as("where they stand")
        .isEqualTo("BRU-23.16");
    assertThat(s.refusal(s.advance("ru-4rf", "1705", "1805"))).isEqualTo("BRU-23.16");
    s.play(s.advance("ru-4rf", "1705", "1706", "1707"));
    assertThat(s.where("ru-4rf")).isEqualTo("1707");
    s.play(s.advance("ru-2rf", "1705"));
    assertThat(s.where("ru-2rf")).isEqualTo("1705");
  }

  @Test
  @Case("BRU-23.16")
  void onLaterTurnsTheAdvanceEndsInTheHexThatWasLeft() {
    Situation s = field(2, "1705: ah-26/1");
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.asked()).as("an E kills again").isEqualTo("advance");
    assertThat(s.where("ah-26")).isEqualTo("eliminated");
    s = field(2, "1705: ah-cav-11");
    s.dice(2).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("3"));
    s.play(s.retreat("ah-cav-11", ways(s, "ah-cav-11").get(0).split(" ")));
    assertThat(s.orders())
        .filteredOn(Order.Advance.class::isInstance)
        .allMatch(order -> ((Order.Advance) order).path().size() == 1);
  }

  // ---- 23.21 to 23.23

  @Test
  @Case("BRU-23.21")
  void thoseBesideTheRoutGoOneHexAndLoseAStep() {
    Situation s = field("1705: ah-4, ah-41; 1604: ah-26, ah-202; 1804: ah-53; 1806: ah-45");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.play(s.retreat("ah-4 ah-41", "1706"));
    assertThat(s.prompt()).contains("1604").contains("1804").doesNotContain("1806");
    assertThat(s.refusal(s.retreat("ah-26", "1605"))).as("together").isEqualTo("BRU-23.21");
    assertThat(s.refusal(s.pass())).isEqualTo("BRU-23.21");

    s.play(s.retreat("ah-26 ah-202", "1605")); // the other stack has one way and takes it

    assertThat(s.steps("ah-26")).isEqualTo(1);
    assertThat(s.steps("ah-202")).as("a brigade").isEqualTo(1);
    assertThat(s.steps("ah-53")).isEqualTo(1);
    assertThat(s.where("ah-53")).isEqualTo("1805");
    assertThat(s.where("ah-45")).as("two hexes away").isEqualTo("1806");
    assertThat(s.steps("ah-45")).isEqualTo(2);
    assertThat(s.where("ah-26")).isEqualTo("1605");
  }

  @Test
  @Case("BRU-23.21")
  void exemptUnitsThatRetreatInfectTheOthersButContagionDoesNotSpreadFurther() {
    Situation s = field("1705: ah-54/1; 1706: ah-26; 1707: ah-53");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.asked()).as("the steady have their options").isEqualTo("option");
    s.play(s.choose("2"));
    s.play(s.retreat("ah-54", "1805"));
    // 1706 lies beside 1705; 1707, beside 1706, does not.
    s.play(s.retreat("ah-26", ways(s, "ah-26").get(0)));
    assertThat(s.steps("ah-26")).isEqualTo(1);
    assertThat(s.steps("ah-53")).isEqualTo(2);
    assertThat(s.where("ah-53")).isEqualTo("1707");
    assertThat(s.steps("ah-54")).isEqualTo(1);
  }

  @Test
  @Case("BRU-23.21")
  void aHeadquartersFleesWithItsCompanyAndStaysWhenAlone() {
    Situation s = field("1705: ah-4, ah-41; 1604: ah-26, ah-hq-1; 1804: ah-hq-2be");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf")).play(s.pass());
    s.play(s.retreat("ah-4 ah-41", "1706"));
    s.play(s.retreat("ah-26 ah-hq-1", "1605"));
    assertThat(s.where("ah-hq-1")).isEqualTo("1605");
    assertThat(s.where("ah-hq-2be")).isEqualTo("1804");
  }

  @Test
  @Case("BRU-23.21")
  void withoutARetreatThereIsNoContagion() {
    Situation s = field("1705: ah-54; 1706: ah-26");
    s.dice(3).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.play(s.choose("1"));
    assertThat(s.where("ah-26")).isEqualTo("1706");
    assertThat(s.steps("ah-26")).isEqualTo(2);
  }

  @Test
  @Case({"BRU-23.22", "BRU-23.23"})
  void nobodyFleesIntoTheWayOfTheAdvanceAndNobodyAdvancesIntoWhatContagionLeft() {
    Situation s = field("1705: ah-4, ah-41; 1706: ah-26; 1604: ah-53");
    s.dice(3).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.play(s.retreat("ah-4 ah-41", "1706", "1707"));
    assertThat(s.asked()).as("before any advance or loss").isEqualTo("retreat");
    assertThat(s.refusal(s.retreat("ah-26", "1707"))).isEqualTo("BRU-23.22");
    assertThat(s.refusal(s.retreat("ah-53", "1705"))).isEqualTo("BRU-23.22");
    s.play(s.retreat("ah-26", "1806"));
    s.play(s.retreat("ah-53", "1605"));
    s.play(s.lose("ru-4rf:1", "ru-2rf:1"));

    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.grants(s.advance("ru-2rf", "1705"))).isTrue();
    assertThat(s.refusal(s.advance("ru-2rf", "1705", "1706")))
        .as("1706 is on the way of the rout, but contagion left it")
        .isEqualTo("BRU-23.23");
  }

  @Test
  @Case({"BRU-23.21", "BRU-23.15"})
  void whoCatchesThePanicAndHasNoWayIsLost() {
    Situation s =
        field(
            "1705: ah-4, ah-41; 1604: ah-53; 1504: ru-77; 1505: ru-100; 1603: ru-71; 1605: ru-80");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.where("ah-4")).as("the rout had one way and took it").isNotEqualTo("1705");
    assertThat(s.where("ah-53")).isEqualTo("eliminated");
    assertThat(s.events(Event.Removed.class))
        .extracting(Event.Removed::caseId)
        .containsExactly("BRU-23.15");
  }

  @Test
  @Case({"BRU-23.21", "BRU-23.15", "GWE-10.53"})
  void aHeadquartersGoesTheWayOfThoseWhoCaughtThePanicAndHadNoWay() {
    String trap = "1705: ah-4, ah-41; 1504: ru-77; 1505: ru-100; 1603: ru-71; 1605: ru-80; ";
    Situation s = field(trap + "1604: ah-53, ah-hq-1+reversed");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.where("ah-53")).isEqualTo("eliminated");
    assertThat(s.where("ah-hq-1")).as("its company is gone").isEqualTo("eliminated");
  }

  @Test
  @Case({"BRU-23.21", "GWE-8.66a"})
  void passengersOfThoseWhoCaughtThePanicAndHadNoWayShelterWithNobody() {
    Situation s =
        field("1705: ah-4, ah-41; 1504: ru-77; 1505: ru-100; 1603: ru-71; 1605: ru-80; 1604: ah-53")
            .with("1604: ah-54+passenger");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.where("ah-53")).isEqualTo("eliminated");
    assertThat(s.where("ah-54")).isEqualTo("1604");
    assertThat(s.has("ah-54", "passenger")).isFalse();
  }

  // ---- 23.24

  @Test
  @Case("BRU-23.24")
  void zonesHoldThePanickedOnlyWhileThereIsAnotherWay() {
    // 1706 and the hexes beside it are in the zone of 1707; 1605 and 1805 are not.
    Situation s = field("1705: ah-4, ah-41; 1707: ru-77");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(ways(s, "ah-4")).isNotEmpty().doesNotContain("1706");
    assertThat(s.refusal(s.retreat("ah-4 ah-41", "1706"))).isEqualTo("GWE-8.64");

    s = field("1705: ah-4, ah-41; 1604: ru-77; 1804: ru-100; 1707: ru-71");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(ways(s, "ah-4")).as("all are under zones").isNotEmpty();
    s.play(s.retreat("ah-4 ah-41", ways(s, "ah-4").get(0).split(" ")));
    assertThat(s.steps("ah-4")).isEqualTo(1);

    s = field(2, "1705: ah-26; 1604: ru-77; 1804: ru-100; 1707: ru-71");
    s.dice(4).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).as("8 to 4, and out of command").isEqualTo("1/2");
    s.play(s.choose("3"));
    assertThat(s.where("ah-26")).as("on turn 2 zones kill").isEqualTo("eliminated");
  }

  // ---- 23.25, 23.26

  @Test
  @Case("BRU-23.25")
  void thoseInTheWayOfTheRoutStepAsideWithoutLoss() {
    Situation s = field("1705: ah-4, ah-41; 1707: ah-26; 1807: ah-54; 1710: ah-53");
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.play(s.retreat("ah-4 ah-41", "1706", "1707", "1807"));
    assertThat(s.prompt()).contains("displaces other units").contains("1707");
    assertThat(s.refusal(s.retreat("ah-26", "1706"))).isEqualTo("BRU-23.22");
    s.play(s.retreat("ah-26", ways(s, "ah-26").get(0)));
    assertThat(s.steps("ah-26")).isEqualTo(2);
    assertThat(s.has("ah-26", "panicked")).isTrue();
    assertThat(s.where("ah-54")).as("the exempt stay").isEqualTo("1807");
    assertThat(s.has("ah-4", "passenger")).as("and shelter those who came").isTrue();
  }

  @Test
  @Case({"BRU-23.25", "GWE-8.66a"})
  void whoRoutsIntoAHexThatIsThenLeftIsNobodysPassenger() {
    Situation s = field("1705: ah-4, ah-41; 1707: ah-26");
    s.dice(3).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.play(s.retreat("ah-4 ah-41", "1706", "1707"));
    s.play(s.retreat("ah-26", ways(s, "ah-26").get(0)));
    assertThat(s.has("ah-4", "passenger")).isFalse();
    assertThat(s.where("ah-4")).isEqualTo("1707");
  }

  @Test
  @Case("BRU-23.26")
  void aUnitPanicsOnceButWhoHasOnlyCaughtItMayStillBeAttacked() {
    Situation s = field("1705: ah-26+panicked, ah-53");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.play(s.retreat("ah-26 ah-53", ways(s, "ah-26").get(0)));
    assertThat(s.steps("ah-26")).as("it retreats and loses nothing more").isEqualTo(2);
    assertThat(s.steps("ah-53")).isEqualTo(1);
    assertThat(s.where("ah-26")).isNotEqualTo("1705");
  }

  @Test
  @Case({"BRU-23.12", "BRU-23.25", "BRU-23.26"})
  void whoStoodAsideAndIsBeatenLaterLosesAStepLikeAnyOther() {
    Situation s = field("1705: ah-4, ah-41; 1707: ah-26; 1710: ah-53");
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.play(s.retreat("ah-4 ah-41", "1706", "1707", "1807"));
    s.play(s.retreat("ah-26", ways(s, "ah-26").get(0)));
    assertThat(s.steps("ah-26")).isEqualTo(2);
    assertThat(s.has("ah-26", "stepped-aside")).isTrue();

    s = field("1705: ah-26+panicked+stepped-aside, ah-53+panicked");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.play(s.retreat("ah-26 ah-53", ways(s, "ah-26").get(0)));
    assertThat(s.steps("ah-26")).as("it had lost none").isEqualTo(1);
    assertThat(s.steps("ah-53")).as("it lost its step by contagion").isEqualTo(2);
    assertThat(s.has("ah-26", "stepped-aside")).isFalse();
  }

  @Test
  @Case("BRU-23.26")
  void thePanicIsForgottenWhenTheTurnIsOver() {
    Situation s = field("1708: ah-26+panicked");
    assertThat(s.has("ah-26", "panicked")).isTrue();
    s.at(2, "russian", "supply");
    assertThat(s.has("ah-26", "panicked")).isFalse();
  }

  @Test
  @Case({"BRU-23.26", "BRU-23.21"})
  void whoHasPanickedDoesNotCatchItAgain() {
    Situation s = field("1705: ah-4, ah-41; 1706: ah-26/1+panicked");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.play(s.retreat("ah-4 ah-41", "1805"));
    assertThat(s.where("ah-26")).isEqualTo("1706");
    assertThat(s.asked()).isEqualTo("lose");
  }

  // ---- 23.31

  @Test
  @Case("BRU-23.31")
  void austrianCavalryDoesNotWithdrawOnTheFirstTurn() {
    String units = "1704: ru-4rf; 1705: ah-cav-11";
    Situation s = Situation.of(GAME, "fourth-of-june").with(units);
    assertThat(s.rules().withdrawal().mayTry(s.at(1, "russian", "combat").p(), s.unit("ah-cav-11")))
        .extracting(refused -> refused.caseId())
        .isEqualTo("BRU-23.31");

    s.with("1706: ah-26");
    assertThat(s.rules().withdrawal().mayTry(s.p(), s.unit("ah-26")))
        .as("infantry never does")
        .extracting(refused -> refused.caseId())
        .isEqualTo("GWE-12.11");

    s = Situation.of(GAME, "fourth-of-june").with(units).at(2, "russian", "withdrawal");
    assertThat(s.asked()).isEqualTo("withdraw");
    s.dice(5).play(s.withdraw("ah-cav-11"));
    assertThat(s.asked()).as("5 is above 4").isEqualTo("withdrawal-path");
    s = Situation.of(GAME, "fourth-of-june").with(units).at(2, "russian", "withdrawal");
    s.dice(4).play(s.withdraw("ah-cav-11"));
    assertThat(s.where("ah-cav-11")).as("4 is not").isEqualTo("1705");
  }

  // ---- 23.41, 23.42

  @Test
  @Case("BRU-23.41")
  void germansFightByTheStandardRulesOnTheFirstTurn() {
    Situation s = field("1705: ge-48r");
    assertThat(defence(s, "1705", "ru-4rf", "ru-2rf")).isEqualTo(6);
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.asked()).isEqualTo("option");
  }

  @Test
  @Case("BRU-23.41")
  void anAttackOnPanickingAndSteadyHexesTakesEachInItsOwnWay() {
    // 1705 and 1804 are both beside 1704.
    Situation s = field("1705: ah-26; 1804: ah-54");
    s.dice(2).play(s.attack("1705 1804", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).as("8 to 5").isEqualTo("1/1");
    s.play(s.retreat("ah-26", "1706"));
    assertThat(s.asked()).isEqualTo("option");
    s.play(s.choose("1"));
    assertThat(s.steps("ah-54")).as("half of its own two steps, not of four").isEqualTo(1);
    assertThat(s.steps("ah-26")).isEqualTo(1);
    assertThat(s.where("ah-54")).isEqualTo("1804");
  }

  @Test
  @Case("BRU-23.41")
  void whereTheyAreMixedTheStackGoesTogetherAndTheGermansLoseNothing() {
    Situation s = field("1705: ah-26, ge-48r");
    assertThat(defence(s, "1705", "ru-4rf", "ru-2rf")).isEqualTo(7);
    s.dice(3).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).as("8 to 7").isEqualTo("1/1");
    s.play(s.retreat("ah-26 ge-48r", "1706"));
    assertThat(s.steps("ah-26")).isEqualTo(1);
    assertThat(s.steps("ge-48r")).isEqualTo(2);
  }

  @Test
  @Case("BRU-23.41")
  void anEKillsTheGermansAmongThem() {
    Situation s =
        Situation.of(GAME, "fourth-of-june")
            .with("1704: ru-4rf, ru-2rf; 1703: ru-hq-9le, ru-dep-1; 1705: ah-26, ge-48r")
            .at(1, "russian", "combat");
    s.dice(1)
        .play(s.burning(s.shifted(s.attack("1705", "ru-4rf", "ru-2rf"), "ru-hq-9le"), "ru-dep-1"));
    assertThat(s.result()).as("4:1, a 3 made worse").isEqualTo("-/E");
    assertThat(s.where("ge-48r")).isEqualTo("eliminated");
    assertThat(ways(s, "ah-26")).isNotEmpty().allMatch(way -> way.split(" ").length == 4);
  }

  @ParameterizedTest
  @Case("BRU-23.42")
  @ValueSource(strings = {"ah-54", "ah-55", "ah-38", "ah-19", "ah-32"})
  void theDivisionsOfTheSouthArmyDefendAsPrinted(String unit) {
    Situation s = field("1705: " + unit);
    assertThat(defence(s, "1705", "ru-4rf", "ru-2rf")).isEqualTo(unit.equals("ah-32") ? 5 : 4);
  }

  @Test
  @Case({"BRU-23.42", "BRU-23.21"})
  void theExemptDoNotCatchThePanic() {
    Situation s = field("1705: ah-4, ah-41; 1706: ah-19, ah-32");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.play(s.retreat("ah-4 ah-41", "1805"));
    assertThat(s.where("ah-19")).isEqualTo("1706");
    assertThat(s.steps("ah-19")).isEqualTo(2);
    assertThat(s.steps("ah-32")).isEqualTo(2);
  }

  @Test
  @Case("BRU-26.24b")
  void inAttackOnScheduleThePanicComesOnTurnFive() {
    for (int turn : new int[] {5, 6}) {
      Situation s =
          Situation.of(GAME, "on-schedule")
              .with(FIELD + "1705: ah-4, ah-41")
              .at(turn, "russian", "combat");
      assertThat(defence(s, "1705", "ru-4rf", "ru-2rf")).isEqualTo(turn == 5 ? 2 : 9);
    }
  }

  // ---- 23.51

  @Test
  @Case("BRU-23.51")
  void reducedAustriansHaveNoBenefitFromTrenchesAllThroughTheGame() {
    Situation s =
        Situation.of(GAME, "fourth-of-june")
            .with("2111: ru-4rf, ru-2rf, ru-4, ru-16; 2112: ah-26/1, ah-53")
            .at(8, "russian", "combat");
    assertThat(defence(s, "2112", "ru-4rf", "ru-2rf", "ru-4", "ru-16"))
        .as("1 and twice 4")
        .isEqualTo(9);
    s =
        Situation.of(GAME, "fourth-of-june")
            .with("2111: ru-4rf, ru-2rf; 2112: ge-48r/1")
            .at(8, "russian", "combat");
    assertThat(defence(s, "2112", "ru-4rf", "ru-2rf")).as("Germans keep theirs").isEqualTo(8);
  }

  // ---- the eighth interaction of the notes

  @Test
  @Case({"BRU-23.11", "BRU-23.13", "BRU-23.21", "BRU-23.23", "BRU-23.25", "BRU-23.42"})
  void theWholePanicInOneAttack() {
    Situation s =
        field(
            "1705: ah-26, ah-53; 1605: ah-37; 1805: ah-19, ah-32; 1708: ah-45, ah-hq-1+reversed;"
                + " 1607: ah-2; 1603: ru-4, ru-16; 1702: ru-dep-1");
    Order.Attack attack = s.burning(s.attack("1705", "ru-4rf", "ru-2rf"), "ru-dep-1");
    assertThat(s.preview(attack).modifiers())
        .extracting(part -> part.caseId() + " " + part.words())
        .containsExactly(
            "BRU-19.21 x2", "BRU-19.21 x2", "BRU-23.11 defends with 1", "BRU-23.11 defends with 1");
    assertThat(s.preview(attack).defence().total()).isEqualTo(2);
    assertThat(s.preview(attack).attack().total()).isEqualTo(16);
    s.dice(1).play(attack);
    assertThat(s.result()).isEqualTo("-/E");
    s.play(s.retreat("ah-26 ah-53", "1706", "1707", "1708", "1709"));
    assertThat(s.steps("ah-26")).isEqualTo(1);
    s.play(s.retreat("ah-37", ways(s, "ah-37").get(0)));
    assertThat(s.steps("ah-37")).isEqualTo(1);
    s.play(s.retreat("ah-45 ah-hq-1", ways(s, "ah-45").get(0)));
    assertThat(s.steps("ah-45")).as("stepped aside").isEqualTo(2);
    assertThat(s.steps("ah-19")).isEqualTo(2);
    assertThat(s.where("ah-19")).isEqualTo("1805");
    assertThat(s.where("ah-2")).isEqualTo("1607");

    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.refusal(s.advance("ru-4rf", "1605"))).isEqualTo("BRU-23.23");
    s.play(s.advance("ru-4rf ru-2rf", "1705", "1706", "1707", "1708"));
    s.play(s.pass());
    assertThat(s.where("ru-2rf")).isEqualTo("1708");
    assertThat(s.where("ru-dep-1")).isEqualTo("unused");
  }
}
