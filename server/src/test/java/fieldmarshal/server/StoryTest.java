package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The story of a match and of the enemy's player-turn: facts that agree with the log, no more. */
class StoryTest {
  @TempDir static Path data;

  private static House house;

  @BeforeAll
  static void open() {
    house = House.open(data);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static Match play(
      String game, String scenario, Set<String> options, Predicate<Match> enough) {
    try {
      Game found = Objects.requireNonNull(Shelf.find(game));
      Rules rules = found.rules(scenario, options);
      Bot bot = Objects.requireNonNull(Bots.named("recruit", 5));
      Match match = new Match(rules, scenario, new TreeSet<>(options), 5);
      while (match.decision() instanceof Decision.Choose choose && !enough.test(match)) {
        match.play(bot.decide(rules.view(match.position(), choose.side())));
      }
      return match;
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private static String opened(Match match) {
    ObjectNode file =
        MatchJson.write(new Notation(match.rules(), match.position().layout()), match.save());
    return "/api/matches/" + house.post("/api/open", file).text("/id");
  }

  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "east-prussia-1914,masurian",
    "italian-front-1917,campaign",
    "clash-gumbinnen,campaign"
  })
  void theStoryOfAMatchAgreesWithItsPositions(String game, String scenario) {
    Set<String> usual = Objects.requireNonNull(Shelf.find(game)).usual(scenario);
    Match match = play(game, scenario, usual, m -> false);
    String path = opened(match);
    JsonNode story = house.get(path + "/story").json();
    JsonNode now = house.get(path).json();
    int rank = story.at("/decision/outcome/rank").asInt(-1);
    assertThat(rank).isBetween(0, story.path("levels").size() - 1);
    String winner = story.path("levels").get(rank).path("winner").asText("draw");
    assertThat(winner).isEqualTo(now.at("/decision/outcome/winner").asText());
    assertThat(story.at("/decision/outcome/ending").asText()).isEqualTo("played");
    if (story.has("missed")) {
      assertThat(Math.abs(story.at("/missed/rank").asInt() - rank)).isEqualTo(1);
      assertThat(story.at("/missed/points").asInt()).isNotZero();
    }
    JsonNode turns = story.path("turns");
    for (JsonNode turn : turns) {
      for (JsonNode town : turn.path("towns")) {
        assertThat(town.path("name").asText()).isNotEmpty();
        assertThat(turn.at("/taken/" + town.path("side").asText()).toString())
            .contains(town.path("hex").asText());
      }
    }
    JsonNode last = turns.get(turns.size() - 1);
    assertThat(last.path("points")).isEqualTo(now.at("/state/points"));
    // Who holds what at the start, with all that was taken, is who holds it now.
    for (var side : match.rules().game().sides()) {
      Set<String> held = new TreeSet<>();
      story.at("/start/control/" + side.id()).forEach(hex -> held.add(hex.asText()));
      for (JsonNode turn : turns) {
        turn.path("taken")
            .properties()
            .forEach(taken ->
                taken
                    .getValue()
                    .forEach(hex -> {
                      if (taken.getKey().equals(side.id())) {
                        held.add(hex.asText());
                      } else {
                        held.remove(hex.asText());
                      }
                    }));
      }
      Set<String> now1 = new TreeSet<>();
      now.at("/state/control/" + side.id()).forEach(hex -> now1.add(hex.asText()));
      assertThat(held).containsAll(now1);
    }
    // Every fight of the log is counted, and each one told stands where it says.
    JsonNode log = house.get(path + "/log?as=" + story.path("as").asText()).json();
    assertThat(last.path("line").asInt()).isEqualTo(log.size());
    int fought = 0;
    for (JsonNode line : log) {
      for (JsonNode event : line.path("events")) {
        fought += event.path("type").asText().equals("fought") ? 1 : 0;
      }
    }
    assertThat(story.at("/length/attacks").asInt()).isEqualTo(fought);
    for (JsonNode fight : story.path("fights")) {
      assertThat(log.get(fight.path("line").asInt()).toString()).contains("\"fought\"");
      assertThat(fight.path("turn").asInt()).isPositive();
      // The counters of a fight are told as they were before it, not as they are at the end.
      JsonNode then =
          house
              .get(path + "/at/" + fight.path("line").asInt() + "?as=" + story.path("as").asText())
              .json();
      for (JsonNode counter : fight.path("counters")) {
        then.path("state")
            .path("units")
            .forEach(unit -> {
              if (unit.path("id").equals(counter.path("id"))) {
                // Where it lies in its stack is told of a whole position only.
                assertThat(counter).isEqualTo(((ObjectNode) unit).without("stack"));
              }
            });
      }
      assertThat(fight.path("counters")).isNotEmpty();
    }
  }

  /** What the end of a turn brings is of no fight, though its last answer ends the turn too. */
  @Test
  void pointsOfTheEndOfATurnAreOfNoFight() {
    Match match =
        play(
            "east-prussia-1914",
            "historical",
            Set.of(),
            m -> m.decision() instanceof Decision.Choose choose && choose.turn() > 3);
    String path = opened(match);
    JsonNode log = house.get(path + "/log").json();
    JsonNode fights = house.get(path + "/story").json().path("fights");
    assertThat(fights).isNotEmpty();
    for (JsonNode fight : fights) {
      int begins = fight.path("line").asInt();
      Set<Double> swings = new TreeSet<>();
      for (int line = begins;
          line < log.size() && log.get(line).path("turn").equals(fight.path("turn"));
          line++) {
        swings.add(lead(match, line) - lead(match, begins));
      }
      assertThat(swings).as("line %d", begins).contains(fight.path("swing").asDouble());
    }
  }

  private static double lead(Match match, int line) {
    var points = match.rules().points(match.before(line));
    return points.get(0).total() - points.get(1).total();
  }

  /**
   * The fights told first moved the chance to win most; while a match runs nothing is told of it.
   */
  @Test
  void fightsAreDecisiveByTheChanceThatTheyMoved() {
    Match whole = play("gwe-caporetto", "historical", Set.of(), m -> false);
    JsonNode fights = house.get(opened(whole) + "/story").json().path("fights");
    double weight = Double.MAX_VALUE;
    for (JsonNode fight : fights) {
      double chance = fight.path("chance").asDouble(Double.NaN);
      assertThat(chance).isBetween(-1.0, 1.0);
      int steps = 0;
      for (JsonNode lost : fight.path("lost")) {
        steps += lost.asInt();
      }
      assertThat(fight.path("weight").asDouble())
          .isCloseTo(100 * Math.abs(chance) + 0.1 * steps, within(0.06))
          .isLessThanOrEqualTo(weight);
      weight = fight.path("weight").asDouble();
    }
    assertThat(fights.get(0).path("chance").asDouble()).isNotZero();
    Match half =
        play(
            "gwe-caporetto",
            "historical",
            Set.of(),
            m -> m.decision() instanceof Decision.Choose choose && choose.turn() == 3);
    for (JsonNode fight : house.get(opened(half) + "/story").json().path("fights")) {
      assertThat(fight.has("chance")).isFalse();
    }
  }

  /** Steps lost over all turns are those that units have lost, where none come back. */
  @Test
  void lossesAddUp() {
    Match match = play("gwe-caporetto", "historical", Set.of(), m -> false);
    JsonNode story = house.get(opened(match) + "/story").json();
    int told = 0;
    for (JsonNode turn : story.path("turns")) {
      for (JsonNode lost : turn.path("lost")) {
        told += lost.asInt();
      }
    }
    int least = 0;
    for (Unit unit : match.rules().roster().all()) {
      if (match.rules().clerk().lost(match.position(), unit) && unit.steps() > 0) {
        least += 1;
      }
    }
    assertThat(told).isGreaterThanOrEqualTo(least).isPositive();
  }

  /** What the enemy did is told up to the present part, and not what was done before. */
  @Test
  void theDayHoldsTheEnemysPlayerTurn() {
    Match match =
        play(
            "gwe-caporetto",
            "historical",
            Set.of(),
            m ->
                m.decision() instanceof Decision.Choose choose
                    && choose.turn() == 2
                    && choose.part().side().id().equals("allied"));
    String path = opened(match);
    JsonNode day = house.get(path + "/day?as=allied").json();
    assertThat(day.at("/part/side").asText()).isEqualTo("central");
    assertThat(day.path("turn").asInt()).isEqualTo(2);
    assertThat(day.path("to").asInt()).isEqualTo(match.size());
    JsonNode log = house.get(path + "/log").json();
    for (int line = day.path("from").asInt(); line < day.path("to").asInt(); line++) {
      assertThat(log.get(line).at("/part/side").asText()).isEqualTo("central");
    }
    assertThat(log.get(day.path("from").asInt() - 1).at("/part/side").asText()).isEqualTo("allied");
    assertThat(day.path("facts")).isNotEmpty();
    for (JsonNode fact : day.path("facts")) {
      assertThat(fact.path("line").asInt())
          .isBetween(day.path("from").asInt(), day.path("to").asInt() - 1);
    }
  }

  /** On its first turn a side walks through its own land: no place there is told as taken. */
  @ParameterizedTest
  @CsvSource({"gwe-caporetto,historical,central", "gwe-brusilov,fourth-of-june,russian"})
  void noPlaceIsTakenByWhomItBelongedTo(String game, String scenario, String first) {
    Match match =
        play(
            game,
            scenario,
            Set.of(),
            m ->
                m.decision() instanceof Decision.Choose choose
                    && !choose.part().side().id().equals(first));
    Rules rules = match.rules();
    Notation notation = new Notation(rules, match.position().layout());
    int mine =
        rules.game().sides().stream().filter(s -> s.id().equals(first)).findFirst().get().index();
    Set<String> own = new TreeSet<>();
    for (int hex = 0; hex < rules.board().size(); hex++) {
      if (rules.clerk().home(hex) == mine) {
        own.add(notation.hex(hex));
      }
    }
    assertThat(own).isNotEmpty();
    String other =
        rules.game().sides().stream().filter(s -> s.index() != mine).findFirst().get().id();
    for (JsonNode fact : house.get(opened(match) + "/day?as=" + other).json().path("facts")) {
      if (fact.path("kind").asText().equals("taken")) {
        assertThat(own).doesNotContain(fact.path("hex").asText());
      }
    }
  }

  /** Needs, room and closed ways of the enemy's decision are those that a side can see itself. */
  @Test
  void theDecisionIsToldAsTheSideSeesIt() {
    Game found = Objects.requireNonNull(Shelf.find("italian-front-1917"));
    Match match = play(found.id(), "campaign", found.usual("campaign"), m -> true);
    String path = opened(match);
    for (var side : found.sides()) {
      String as = "as=" + side.id();
      assertThat(house.get(path + "/story?" + as).at("/decision/question"))
          .isEqualTo(house.get(path + "?" + as).at("/decision/question"));
    }
  }

  /** A side's story names no unit of the enemy that its log and its view do not name. */
  @ParameterizedTest
  @CsvSource({
    "east-prussia-1914,historical,hidden-movement",
    "italian-front-1917,campaign,fog-of-war"
  })
  void nothingHiddenIsTold(String game, String scenario, String option) {
    Game found = Objects.requireNonNull(Shelf.find(game));
    Set<String> options =
        found.options().stream().anyMatch(each -> each.id().equals(option))
            ? Set.of(option)
            : found.usual(scenario);
    int[] told = new int[1];
    for (boolean over : new boolean[] {false, true}) {
      Match match =
          play(
              game,
              scenario,
              options,
              m ->
                  !over
                      && m.decision() instanceof Decision.Choose choose
                      && choose.turn() == 3
                      && choose.part().side().index() == 1);
      String path = opened(match);
      for (var side : found.sides()) {
        String as = "as=" + side.id();
        String known =
            house.get(path + "/log?" + as).response().body()
                + known(house.get(path + "?" + as).json());
        for (String what : new String[] {"/story?", "/day?"}) {
          String story = house.get(path + what + as).response().body();
          for (Unit unit : match.rules().roster().all()) {
            String quoted = "\"" + unit.id() + "\"";
            if (!unit.side().equals(side) && story.contains(quoted)) {
              told[0]++;
              assertThat(known.contains(quoted) || onceSeen(path, as, quoted))
                  .as(what + as + " " + unit)
                  .isTrue();
            }
          }
        }
      }
    }
    assertThat(told[0]).isPositive();
  }

  /** Whether the side has been shown a unit at some time: a combat opens the stack it is about. */
  private boolean onceSeen(String path, String as, String quoted) {
    boolean seen = false;
    for (int line = 0; !seen; line++) {
      House.Answer then = house.get(path + "/at/" + line + "?" + as);
      if (then.status() != 200) {
        return false;
      }
      seen = known(then.json()).contains(quoted);
    }
    return true;
  }

  /** The units that a view shows on the map. */
  private static String known(JsonNode match) {
    StringBuilder known = new StringBuilder();
    for (JsonNode unit : match.at("/state/units")) {
      if (unit.has("hex")) {
        known.append('"').append(unit.path("id").asText()).append('"');
      }
    }
    return known.toString();
  }
}
