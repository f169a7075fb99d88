package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.Situation;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Chapter 2 at Caporetto: the counters, the two alliances, the scale. */
class CaporettoPiecesTest {
  private static final Caporetto GAME = new Caporetto();

  private static Situation empty() {
    return Situation.of(GAME, "historical");
  }

  private static Set<String> ids(Situation s, Predicate<Counter> which) {
    Set<String> ids = new TreeSet<>();
    s.rules().roster().all().stream().filter(which).forEach(unit -> ids.add(unit.id()));
    return ids;
  }

  // ---- 2.3

  @Test
  @Case("CAP-2.3a")
  void countersWithoutHexOrTurnAreInTheTyrolOnlyButForTwoCavalryDivisions() {
    Situation historical = Situation.asPrinted(GAME, "historical");
    Set<String> absent = ids(historical, unit -> historical.p().place(unit) == Position.UNUSED);
    assertThat(absent)
        .containsExactlyInAnyOrder(
            "ge-195",
            "ge-79r",
            "ah-25",
            "ah-26",
            "ah-46",
            "ah-1-cav",
            "ah-8",
            "ah-9",
            "ah-dep-t10",
            "ah-dep-t11",
            "ah-dep-t12",
            "ah-dep-t13",
            "it-41",
            "it-42",
            "ge-rommel");
    assertThat(ids(historical, unit -> unit.setup().isEmpty()))
        .isEqualTo(ids(historical, unit -> absent.contains(unit.id()) && !unit.isLeader()));
    Situation tyrol = Situation.asPrinted(GAME, "tyrol");
    assertThat(tyrol.asked()).isNotEqualTo("move");
    assertThat(ids(tyrol, unit -> unit.scenario().equals("tyrol")))
        .isEqualTo(
            ids(
                tyrol,
                unit ->
                    unit.setup().isEmpty() && !unit.isCavalry()
                        || unit.id().matches("ah-(1-cav|8|9)")));
  }

  @Test
  @Case({"CAP-2.3b", "CAP-10.0"})
  void aHeadquartersCommandsWhateverIsInItsRadius() {
    Situation s =
        empty()
            .with(
                "1525: it-hq-2; 1524: it-xxv; 1526: it-iv; 1425: it-vi; 1625: it-viii; 1517: fr-23;"
                    + " 1516: fr-24")
            .at(5, "allied", "movement");
    assertThat(s.unit("it-hq-2").printed().commandStrength()).isZero();
    int points = 0;
    for (String unit : List.of("it-xxv", "it-iv", "it-vi", "it-viii", "fr-23")) {
      assertThat(s.has(unit, "out-of-command")).as(unit).isFalse();
      points += s.unit(unit).stacking();
    }
    assertThat(points).isEqualTo(38);
    assertThat(s.has("fr-24", "out-of-command")).as("nine hexes off").isTrue();
  }

  @Test
  @Case("CAP-2.3b")
  void noCommandIsAllocated() {
    Situation s = empty().with("1525: it-hq-2; 1516: fr-24").at(5, "allied", "command");
    assertThat(s.asked()).isEqualTo("command");
    assertThat(s.refusal(s.command("it-hq-2", "fr-24"))).isEqualTo("GWE-4.0-1c");
    assertThat(s.orders()).containsExactly(Order.PASS, s.choose("roll", "fr-24"));
  }

  @Test
  @Case({"CAP-2.3c", "CAP-23.2", "CAP-7.0"})
  void fourteenCountersAreStosstruppen() {
    Situation s = empty().at(1, "central", "movement");
    List<String> german =
        List.of("ge-117", "ge-12", "ge-200", "ge-26", "ge-5", "ge-55", "ge-8kj", "ge-ba");
    List<String> tyrol = List.of("ge-195", "ge-79r");
    List<String> austrian = List.of("ah-3e", "ah-1", "ah-13", "ah-50");
    Set<String> all = new TreeSet<>(german);
    all.addAll(tyrol);
    all.addAll(austrian);
    assertThat(all).hasSize(14);
    assertThat(ids(s, unit -> unit.printed().stosstruppen())).isEqualTo(all);
    assertThat(
            ids(
                s,
                unit ->
                    unit.isCombat() && s.rules().movement().allowance(s.p(), unit, "march") == 10))
        .as("with ten points on turn 1")
        .isEqualTo(all);
    assertThat(ids(s, unit -> s.rules().zones().costToEnter(unit) == 0)).isEqualTo(all);
  }

  @Test
  @Case({"CAP-2.3d", "GWE-8.53", "CAP-24.13"})
  void theItalianNineteenthDivisionIsACorps() {
    Situation s = empty().at(5, "allied", "movement").with("1730: it-19; 1729: it-1");
    Counter nineteenth = s.unit("it-19");
    assertThat(nineteenth.steps()).isEqualTo(4);
    assertThat(nineteenth.stacking()).isEqualTo(9);
    assertThat(nineteenth.sizeMark()).isEqualTo(Counter.Size.CORPS);
    s.play(s.move("forced", "it-19", "1729")).play(Order.PASS);
    assertThat(s.events(Event.Rolled.class))
        .extracting(Event.Rolled::caseId)
        .doesNotContain("CAP-19.22");
    assertThat(s.steps("it-19")).as("a step for certain, as a corps").isEqualTo(3);
    assertThat(s.rules().unitState(s.p(), nineteenth).attack()).as("front less one").isEqualTo(3);
    Situation last = empty().at(5, "allied", "movement").with("1730: it-19/1; 1729: it-1");
    last.play(last.move("forced", "it-19", "1729")).play(Order.PASS);
    assertThat(last.where("it-19")).isEqualTo("eliminated");
    assertThat(last.rules().points(last.p()).get(0).total())
        .as("two points, as for a corps")
        .isEqualTo(2);
  }

  @Test
  @Case({"CAP-2.31E", "GWE-10.21"})
  void theFirstFigureOfAHeadquartersIsItsShift() {
    Situation s =
        empty()
            .with("1524: it-xxv, it-1; 1525: it-hq-2; 1528: it-hq-4, it-dep-1; 1523: ah-24")
            .at(5, "allied", "combat");
    Order.Attack plain = s.attack("1523", "it-xxv");
    assertThat(s.preview(plain).odds()).isEqualTo(s.preview(plain).column());
    int before = column(s.preview(plain).column());
    assertThat(column(s.preview(s.shifted(plain, "it-hq-2")).column())).isEqualTo(before + 2);
    assertThat(column(s.preview(s.shifted(plain, "it-hq-4")).column())).isEqualTo(before + 1);
    Counter second = s.unit("it-hq-2");
    assertThat(second.printed().radius()).isEqualTo(8);
    assertThat(second.printed().defence()).isEqualTo(1);
    assertThat(second.printed().move()).isEqualTo(8);
    assertThat(second.printed().barrage())
        .as("the bracket on a headquarters is no barrage")
        .isZero();
  }

  private static int column(String ratio) {
    return List.of("1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1").indexOf(ratio);
  }

  // ---- 2.4

  @Test
  @Case("CAP-2.4")
  void theRatingFollowsFromThePrintedMovementAllowance() {
    Situation s = empty();
    for (Counter unit : s.rules().roster().all()) {
      int move = unit.printed().move();
      if (move > 0) {
        assertThat(unit.tcr()).as(unit.id()).isEqualTo(move == 8 || move == 10 ? 1 : 2);
        assertThat(move).as(unit.id()).isIn(4, 6, 8, 10);
      }
    }
    assertThat(s.unit("it-52").tcr()).isEqualTo(1);
    assertThat(s.unit("it-ii").tcr()).isEqualTo(2);
    assertThat(s.unit("it-hq-1").tcr()).isEqualTo(1);
    assertThat(s.unit("ah-t").tcr()).isEqualTo(2);
  }

  @Test
  @Case({"CAP-2.4", "CAP-9.21"})
  void aTemporaryAllowanceDoesNotChangeTheRating() {
    Situation s =
        empty().with("1729: ge-5, ge-12; 1730: ge-hq-14; 1728: it-1/1").at(5, "central", "combat");
    assertThat(s.inSupply("ge-5")).isFalse();
    assertThat(s.preview(s.attack("1728", "ge-5", "ge-12")).attack().total()).isEqualTo(6);
    assertThat(s.preview(s.attack("1728", "ge-5", "ge-12")).odds())
        .as("6 to 2 on the row of rating 1")
        .isEqualTo("3:1");
    s.at(5, "central", "movement");
    assertThat(s.allowance("ge-5")).isEqualTo(6);
    assertThat(s.unit("ge-5").tcr()).isEqualTo(1);
  }

  @Test
  @Case({"CAP-2.4-ALLY", "GWE-6.13"})
  void twoPowersStandAgainstThree() {
    Situation s = empty();
    for (Counter unit : s.rules().roster().all()) {
      assertThat(unit.side())
          .as(unit.id())
          .isEqualTo(
              switch (unit.nationality()) {
                case "German", "Austro-Hungarian" -> Caporetto.CENTRAL;
                case "Italian", "French", "British" -> Caporetto.ALLIED;
                default -> throw new AssertionError(unit.nationality());
              });
    }
    s.with("1524: it-1, it-hq-4; 1525: fr-23, br-23").at(5, "allied", "movement");
    assertThat(s.cost("fr-23", "1525", "1524"))
        .as("no enemy zone")
        .isEqualTo(s.cost("it-13", "1525", "1524"));
    s.with("1425: ge-5; 1424: ah-24");
    assertThat(s.refusal(s.march("fr-23", "1425"))).isEqualTo("GWE-5.13");
    assertThat(s.inCommand("br-23")).as("an Italian headquarters serves all Allies").isTrue();
  }

  // ---- 2.5, 2.32

  @Test
  @Case({"CAP-2.5", "CAP-4.1"})
  void fifteenTurnsOfTwoDaysRunFromTheTwentyFourthOfOctober() {
    DateTimeFormatter format = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);
    List<String> expected = new ArrayList<>();
    LocalDate day = LocalDate.of(1917, 10, 24);
    for (int turn = 1; turn <= 15; turn++) {
      LocalDate next = day.plusDays(1);
      expected.add(day.getDayOfMonth() + "-" + next.format(format));
      day = day.plusDays(2);
    }
    assertThat(GAME.dates()).isEqualTo(expected);
    assertThat(GAME.dates()).hasSize(empty().rules().lastTurn());
    assertThat(GAME.dates().getLast()).isEqualTo("21-22 November 1917");
  }

  @Test
  @Case({"CAP-2.32", "GWE-6.12"})
  void markersAreStatesAndNotUnits() {
    assertThat(Flag.ALL.list()).contains("entrained", "moved", "out-of-command");
    Situation s = empty().with("1833: it-1; 1524: it-13").at(5, "allied", "movement");
    assertThat(s.has("it-13", "out-of-command")).isTrue();
    s.with("1832: it-hq-4").at(5, "allied", "movement");
    int before = s.rules().stacking().points(s.p(), s.hex("1833"), s.side("allied"));
    s.play(s.entrain("it-1"));
    assertThat(s.has("it-1", "entrained")).isTrue();
    assertThat(s.has("it-1", "moved")).isTrue();
    assertThat(s.rules().stacking().points(s.p(), s.hex("1833"), s.side("allied")))
        .isEqualTo(before);
    assertThat(s.rules().status(s.p()).turn()).as("the turn marker").isEqualTo(5);
    for (Counter unit : s.rules().roster().all()) {
      assertThat(unit.name().toLowerCase(Locale.ROOT))
          .as(unit.id())
          .doesNotContain("moved", "marker", "reduction", "entrained", "game-turn");
    }
  }

  @Test
  @Case({"CAP-2.32", "GWE-8.53", "GWE-11.14"})
  void aReducedCorpsAndADestroyedFortressNeedNoMarker() {
    Situation s = empty().with("1730: it-ii/3; 1729: it-viii/1; eliminated: fort-0928");
    assertThat(s.rules().unitState(s.p(), s.unit("it-ii")).attack()).as("7 less 1").isEqualTo(6);
    assertThat(s.rules().unitState(s.p(), s.unit("it-ii")).defence()).isEqualTo(7);
    assertThat(s.rules().unitState(s.p(), s.unit("it-viii")).attack()).as("3 less 1").isEqualTo(2);
    assertThat(s.rules().unitState(s.p(), s.unit("it-viii")).defence()).isEqualTo(3);
    assertThat(s.where("fort-0928")).isEqualTo("eliminated");
  }

  // ---- 8.51

  @Test
  @Case({"CAP-8.51", "GWE-8.51", "GWE-8.52"})
  void brigadesWithABackHaveTwoStepsTheOthersOne() {
    Situation s = empty();
    Set<String> two = ids(s, unit -> unit.sizeMark() == Counter.Size.BRIGADE && unit.steps() == 2);
    assertThat(two).containsExactlyInAnyOrder("ah-29", "ah-56", "ah-57", "ah-59");
    for (Counter unit : s.rules().roster().all()) {
      if (unit.sizeMark() == Counter.Size.BRIGADE) {
        assertThat(unit.steps()).as(unit.id()).isEqualTo(unit.printed().reverse() ? 2 : 1);
      }
    }
    s.at(5, "central", "movement").with("1730: ah-29, ah-1-bde");
    s.play(s.move("forced", "ah-29", "1729"));
    s.dice(1).play(s.move("forced", "ah-1-bde", "1729"));
    assertThat(s.steps("ah-29")).isEqualTo(1);
    assertThat(s.rules().unitState(s.p(), s.unit("ah-29")).attack()).isEqualTo(1);
    assertThat(s.rules().unitState(s.p(), s.unit("ah-29")).defence()).isEqualTo(1);
    s.dice(1).play(Order.PASS);
    assertThat(s.where("ah-1-bde")).isEqualTo("eliminated");
  }
}
