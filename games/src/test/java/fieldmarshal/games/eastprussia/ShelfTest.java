package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The game as it is taken from the shelf: read anew, and held to its tables line by line. */
class ShelfTest {
  private static final String DATA = "fieldmarshal/east-prussia-1914/";

  private static EastPrussiaRules rules(EastPrussia game, String scenario, String... options) {
    try {
      return (EastPrussiaRules) game.rules(scenario, Set.of(options));
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private static int arm(String type) {
    return switch (type) {
      case "cavalry" -> Counter.Arm.CAVALRY.ordinal();
      case "artillery" -> Counter.Arm.ARTILLERY.ordinal();
      case "hq" -> Counter.Arm.HQ.ordinal();
      case "dummy" -> Counter.Arm.DUMMY.ordinal();
      default -> Counter.Arm.INFANTRY.ordinal();
    };
  }

  @Test
  @Case({"TWU-3.1a", "TWU-3.1c", "TWU-3.1d", "TWU-9.1.1", "TWU-9.1.2"})
  void everyCounterIsAsItsLineSays() {
    EastPrussia game = new EastPrussia();
    List<Counter> open = rules(game, "historical").roster().all();
    List<Tsv.Row> rows = new ArrayList<>(Tsv.resource(DATA + "units.tsv"));
    rows.removeIf(row -> row.text("type").equals("dummy"));
    assertThat(open).hasSameSizeAs(rows);
    for (int i = 0; i < rows.size(); i++) {
      Tsv.Row row = rows.get(i);
      Counter unit = open.get(i);
      String id = row.text("id");
      boolean german = row.text("side").equals("german");
      assertThat(unit.index()).as(id).isEqualTo(i);
      assertThat(unit.id()).isEqualTo(id);
      assertThat(unit.side()).as(id).isEqualTo(german ? EastPrussia.GERMAN : EastPrussia.RUSSIAN);
      assertThat(unit.arm().ordinal()).as(id).isEqualTo(arm(row.text("type")));
      assertThat(unit.army()).as(id).isEqualTo(german ? 0 : row.number("army", 0));
      assertThat(unit.strength()).as(id).isEqualTo(row.number("strength"));
      assertThat(unit.printed().move()).as(id).isEqualTo(row.number("move"));
      assertThat(unit.printed().arrival()).as(id).isEqualTo(row.number("arrival", 0));
      assertThat(unit.printed().schlieffen()).isEqualTo(row.text("schlieffen").equals("yes"));
      assertThat(unit.printed().setup()).isEqualTo(row.maybe("setup"));
      assertThat(unit.printed().setupMasurian()).isEqualTo(row.maybe("setup_masurian"));
      assertThat(unit.printed().needs()).isEqualTo(row.maybe("needs"));
      assertThat(unit.printed().doubt()).isEqualTo(row.maybe("doubt"));
      assertThat(unit.name()).isEqualTo(row.text("name"));
      assertThat(unit.designation()).isEqualTo(row.text("designation"));
    }
    assertThat(open.stream().map(Counter::size).distinct())
        .containsExactlyInAnyOrder("division", "brigade", "regiment", "army");
    assertThat(size(open, "ge-1")).isEqualTo("division");
    assertThat(size(open, "ge-ldw2")).isEqualTo("brigade");
    assertThat(size(open, "ru-1ha")).isEqualTo("regiment");
    assertThat(size(open, "ru-samsonov")).isEqualTo("army");
  }

  private static String size(List<Counter> units, String id) {
    return units.stream().filter(unit -> unit.id().equals(id)).findFirst().orElseThrow().size();
  }

  @Test
  @Case({"TWU-10.1a", "TWU-10.1c"})
  void hiddenMovementBringsFiveDummiesASideAndAsManySymbolsAsASideHasCounters() {
    EastPrussia game = new EastPrussia();
    int open = rules(game, "historical").roster().all().size();
    List<Counter> all = rules(game, "historical", "hidden-movement").roster().all();
    for (String side : new String[] {"russian", "german"}) {
      List<Counter> own = all.stream().filter(unit -> unit.side().id().equals(side)).toList();
      List<Counter> symbols = own.stream().filter(Counter::isSymbol).toList();
      assertThat(own).filteredOn(Counter::isDummy).as(side).hasSize(5);
      assertThat(symbols).as(side).hasSize(own.size() - symbols.size());
      String nation = side.equals("german") ? "German" : "Russian";
      String stem = side.equals("german") ? "ge-unseen-" : "ru-unseen-";
      assertThat(symbols.stream().map(Counter::id))
          .containsExactlyElementsOf(
              IntStream.rangeClosed(1, symbols.size()).mapToObj(i -> stem + i).toList());
      assertThat(symbols)
          .allSatisfy(symbol -> {
            assertThat(symbol.name()).isEqualTo(nation + " unit");
            assertThat(symbol.nationality()).isEqualTo(nation);
            assertThat(symbol.size()).isEmpty();
            assertThat(symbol.army()).isZero();
          });
    }
    assertThat(all).hasSize(2 * (open + 10));
    assertThat(all.stream().map(Counter::index))
        .containsExactlyElementsOf(IntStream.range(0, all.size()).boxed().toList());
  }

  @Test
  @Case({"TWU-9.1", "TWU-9.2.1a", "TWU-9.3a", "TWU-9.3c", "TWU-9.4a"})
  void scenariosAreAsTheirLinesSay() {
    EastPrussia game = new EastPrussia();
    List<String> ids = new ArrayList<>();
    for (Tsv.Row row : Tsv.resource(DATA + "scenarios.tsv")) {
      String id = row.text("scenario");
      ids.add(id);
      EastPrussia.Plan plan = rules(game, id).plan();
      assertThat(plan.scenario())
          .isEqualTo(
              new Game.Scenario(
                  id,
                  row.text("title"),
                  row.number("first_turn"),
                  row.number("last_turn"),
                  row.text("about")));
      assertThat(plan.firstSide()).isEqualTo(row.text("first_side").equals("german") ? 1 : 0);
      assertThat(plan.firstPhase()).isEqualTo(row.text("first_phase"));
      assertThat(plan.germanPoints()).isEqualTo(row.number("german_points"));
      assertThat(plan.schlieffen()).isEqualTo(row.text("schlieffen").equals("yes"));
      assertThat(plan.ninthArmy()).isEqualTo(row.text("ninth_army").equals("yes"));
      assertThat(plan.masurian()).isEqualTo(row.text("group").equals("masurian"));
    }
    assertThat(game.scenarios().stream().map(Game.Scenario::id))
        .containsExactlyElementsOf(ids)
        .hasSize(5);
    assertThatThrownBy(() -> game.rules("galicia", Set.of()))
        .isInstanceOf(Game.BadSetup.class)
        .hasMessage("there is no scenario galicia; there are " + String.join(", ", ids));
  }

  @Test
  @Case({"TWU-10.0", "TWU-9.2.1d", "TWU-9.4i"})
  void optionsAreAsTheirLinesSay() {
    EastPrussia game = new EastPrussia();
    List<Tsv.Row> rows = Tsv.resource(DATA + "options.tsv");
    assertThat(game.options()).hasSameSizeAs(rows);
    for (int i = 0; i < rows.size(); i++) {
      Tsv.Row row = rows.get(i);
      Game.Option option = game.options().get(i);
      assertThat(option.id()).isEqualTo(row.text("option"));
      assertThat(option.title()).isEqualTo(row.text("title"));
      assertThat(option.about()).isEqualTo(row.text("about"));
      boolean campaign = row.text("standard_campaign").equals("yes");
      assertThat(option.standard()).isEqualTo(campaign);
      assertThat(game.usual("historical").contains(option.id())).isEqualTo(campaign);
      assertThat(game.usual("schlieffen").contains(option.id()))
          .isEqualTo(row.text("standard_schlieffen").equals("yes"));
      assertThat(game.usual("masurian").contains(option.id()))
          .isEqualTo(row.text("standard_masurian").equals("yes"));
    }
    assertThat(game.usual("galicia")).isEmpty();
    EastPrussiaRules chosen = rules(game, "historical", "refugees", "forced-march");
    assertThat(chosen.options()).containsExactlyInAnyOrder("refugees", "forced-march");
  }

  @Test
  @Case("TWU-4.0a")
  void theGameHasATitleSidesAndADateForEveryTurn() {
    EastPrussia game = new EastPrussia();
    assertThat(game.id()).isEqualTo("east-prussia-1914");
    assertThat(game.title()).contains("East Prussia 1914");
    assertThat(game.sides()).containsExactly(EastPrussia.RUSSIAN, EastPrussia.GERMAN);
    assertThat(game.dates()).hasSize(26).contains("20 August 1914").doesNotHaveDuplicates();
    assertThat(game.dates()).noneMatch(String::isBlank);
    assertThat(game.dates().getFirst()).isEqualTo("20 August 1914");
    assertThat(game.books()).hasSize(1);
    assertThat(game.chart()).isNotNull();
  }

  @Test
  @Case("TWU-10.6a")
  void whatTheRulesAnswerWhereThereIsNothingToAsk() {
    Situation s = Situation.of("historical").with("5028: ge-1").at(5, "german", "first-movement");
    assertThat(s.rules().command(s.p(), s.unit("ge-1")).in()).isTrue();
    assertThat(s.rules().command(s.p(), s.unit("ge-1")).caseId()).isEqualTo("TWU-10.6a");
    var preview = s.rules().preview(s.p(), s.attack("5128", "ge-1"));
    assertThat(preview.refused()).isNotNull();
    assertThat(preview.refused().caseId()).isEqualTo("TWU-4.0b");
    s.at(5, "german", "first-combat");
    var reach = s.rules().reach(s.p(), s.unit("ge-1"));
    assertThat(reach.refused()).isNotNull();
    assertThat(reach.refused().caseId()).isEqualTo("TWU-4.0b");
  }

  @Test
  @Case("TWU-4.0c")
  void nothingIsGrantedWhenTheGameIsOver() {
    Situation s = Situation.of("historical").with("5028: ge-1").at(26, "german", "second-combat");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("over");
    assertThat(s.refusal(s.pass())).isEqualTo("TWU-4.0c");
    assertThat(s.orders()).isEmpty();
  }
}
