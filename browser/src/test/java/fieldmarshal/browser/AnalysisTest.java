package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Match;
import fieldmarshal.games.Shelf;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page of an analysis, whose figures are made up here, and hints of the real marshal. */
@Calm
@ExtendWith(Hall.class)
class AnalysisTest {

  private static ObjectNode estimate(ObjectNode node, double chance) {
    return node.put("chance", chance)
        .put("low", chance - 0.04)
        .put("high", chance + 0.04)
        .put("games", 40);
  }

  private static ObjectNode part(String side, String title) {
    return House.object().put("number", 1).put("side", side).put("id", side).put("title", title);
  }

  private static void deed(ArrayNode list, String unit, String from, String to) {
    ObjectNode deed = list.addObject().put("kind", "move").put("why", "It covers Codroipo.");
    deed.putArray("units").add(unit);
    deed.putArray("from").add(from);
    deed.putArray("path").add(to);
    deed.putArray("targets");
  }

  /** An analysis of a match with two lines, one of them a mistake. */
  private static ObjectNode analysis(String state) {
    boolean done = state.equals("done");
    ObjectNode node = House.object().put("state", state).put("side", "central");
    node.put("done", done ? 3 : 2).put("total", 3).put("progress", done ? 1 : 0.6);
    node.put("secondsLeft", 20).put("games", 120).put("fitted", true);
    ArrayNode points = node.putArray("points");
    double[] chances = {0.57, 0.36, 0.4};
    for (int i = 0; i < (done ? 3 : 2); i++) {
      boolean central = i % 2 == 0;
      ObjectNode point = estimate(points.addObject().put("line", i).put("turn", 1), chances[i]);
      String title = central ? "Central Powers" : "Allies";
      point.set("part", part(central ? "central" : "allied", title));
      point.put("dice", 0.01);
    }
    ArrayNode mistakes = node.putArray("mistakes");
    ObjectNode mistake = mistakes.addObject().put("point", 0).put("line", 0).put("turn", 1);
    mistake.put("side", "central").put("mark", "??").put("loss", 0.19).put("error", 0.02);
    mistake.put("after", 0.35).put("why", "").set("part", part("central", "Central Powers"));
    estimate(mistake.putObject("expected"), 0.54);
    deed(mistake.putArray("played"), "ge-12", "1702", "1501");
    deed(mistake.putArray("proposed"), "ge-26", "1802", "1803");
    mistake.putArray("orders");
    ObjectNode shares = node.putObject("shares").put("from", 0.57).put("to", 0.4).put("dice", 0.02);
    shares.putObject("decisions").put("central", -0.22).put("allied", 0.03);
    return node;
  }

  private static Visitor at(Hall.Guests guests, int width, int height, String theme) {
    return guests.one(
        new Browser.NewContextOptions()
            .setViewportSize(width, height)
            .setColorScheme(ColorScheme.valueOf(theme)));
  }

  private static Visitor open(Visitor visitor, House house, ObjectNode analysis) {
    String id = house.begin("me", "me", 7);
    house.pass(id);
    house.pass(id);
    visitor.page.route(
        "**/api/matches/*/analysis*",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody(analysis.toString())));
    visitor.match(id).key("Shift+A").until("s.analysis && s.replay?.state").settle();
    return visitor;
  }

  @ParameterizedTest
  @CsvSource({"1366,768,LIGHT", "1024,768,DARK", "390,844,LIGHT"})
  void curveMistakeAndSharesStandInTheWindow(
      int width, int height, String theme, Hall.Guests guests, House house) {
    Visitor visitor = open(at(guests, width, height, theme), house, analysis("done"));

    // the worst mistake is shown, and its arrows are in sight
    visitor.until("s.analysis.mistake === 0 && s.replay.line === 0").settle();
    assertThat(visitor.text("['1702', '1501', '1803'].every(n => fieldMarshal.board.inSight(n))"))
        .isEqualTo("true");
    String gaps =
        "((a, c, b) => [innerWidth - a.right, innerHeight - a.bottom, c.left, innerWidth < 600 ?"
            + " a.top - c.bottom : a.left - c.right, innerWidth < 600 ? 0 : a.top -"
            + " b.bottom].map(Math.round).join())(...['.anside', '.ancurve', '.bar'].map(q =>"
            + " document.querySelector(q).getBoundingClientRect()))";
    assertThat(visitor.text(gaps)).as("no strips of map round the panels").isEqualTo("0,0,0,0,0");

    assertThat(visitor.find(".anhead h2")).hasText("A blunder: 54 to 35 %");
    assertThat(visitor.find(".ancurve .line")).hasCount(1);
    assertThat(visitor.find(".ancurve .anmark")).hasText("??");
    assertThat(visitor.find(".anbar b").allTextContents()).isEqualTo(List.of("−22", "+3", "+2"));
    assertThat(visitor.inWindow(".ancurve")).isTrue();
    assertThat(visitor.inWindow("#try-here")).isTrue();
    assertThat(
            visitor.text(
                "JSON.stringify(fieldMarshal.board.scene.sheet.arrows.map(a => a.dashed))"))
        .isEqualTo("[true,false]");
    assertThat(visitor.text("fieldMarshal.board.scene.sheet.arrows.every(a => !a.begins)"))
        .as("with reduced motion they are there at once")
        .isEqualTo("true");
    assertThat(AccessTest.findings(visitor)).isEmpty();
  }

  /**
   * What was left undone is no deed that the marshal shares; what should be left undone neither.
   */
  @Test
  void whereNothingWasDoneOrNothingIsProposedTheBoxSaysSo(Hall.Guests guests, House house) {
    ObjectNode idle = analysis("done");
    ((ArrayNode) idle.at("/mistakes/0/played")).removeAll();
    Visitor visitor = open(at(guests, 1366, 768, "LIGHT"), house, idle);
    visitor.until("s.analysis.mistake === 0").settle();
    assertThat(visitor.find("[data-key=played] p"))
        .hasText("Only what the marshal would have done too.");

    ObjectNode rash = analysis("done");
    ((ArrayNode) rash.at("/mistakes/0/proposed")).removeAll();
    rash.put("unseen", 2).put("total", 5);
    visitor = open(at(guests, 1366, 768, "LIGHT"), house, rash);
    visitor.until("s.analysis.mistake === 0").settle();
    assertThat(visitor.find("[data-key=proposed] p").first())
        .hasText("The marshal would not have made the moves and attacks above.");
    // what there was no time for is told
    assertThat(visitor.find("#unseen")).containsText("ask the marshal about 2 more drops");
    assertThat(visitor.find(".anside [role=status]")).containsText("time for 3 of 5 player-turns");
    assertThat(visitor.find(".ancurve .draw")).containsText("not analysed");
  }

  /** The map goes to a mistake; when it is there, what was played is drawn, then the plan. */
  @Test
  void theMapMovesFirstThenBothArrowsAreDrawn(Hall.Guests guests, House house) {
    Visitor visitor = at(guests, 1366, 768, "LIGHT");
    visitor.page.addInitScript(
        "localStorage.setItem('settings', '{\"day\":false,\"combats\":false,\"motion\":\"full\"}')");
    open(visitor, house, analysis("done")).until("s.analysis.mistake === 0").settle();
    visitor.page.evaluate(
        "() => { const b = fieldMarshal.board, go = b.go; window.glides = []; b.look(200, 200, 1,"
            + " false); b.go = function (to, ms) { window.glides.push(ms); return go.call(this, to,"
            + " ms); }; }");
    visitor.press(".androp").settle();
    assertThat(visitor.text("glides.join()")).isEqualTo("300");
    String begins = "fieldMarshal.board.scene.sheet.arrows.map(a => a.begins)";
    assertThat(visitor.number(begins + ".reduce((a, b) => b - a)")).isEqualTo(260);
    String drawn = "performance.now() > " + begins + "[1] + 260";
    assertThat(visitor.text(drawn))
        .as("the page has settled when both are drawn")
        .isEqualTo("true");
    // whoever steps to a mistake from point to point sees the same
    visitor.key("ArrowRight").until("s.analysis.at === 1 && s.replay.line === 1").settle();
    visitor.page.evaluate(
        "() => { window.glides = []; fieldMarshal.board.look(200, 200, 1, false); }");
    visitor.key("ArrowLeft").until("s.analysis.mistake === 0 && s.replay.line === 0").settle();
    assertThat(visitor.text("glides.at(-1)")).isEqualTo("300");
    assertThat(visitor.number(begins + ".reduce((a, b) => b - a)")).isEqualTo(260);
    assertThat(visitor.text(drawn)).isEqualTo("true");
  }

  /** Two texts of the curve, or a text and a mark, that lie on each other. */
  private static final String OVERLAPS =
      "(() => { const all = [...document.querySelectorAll('.ancurve text, .ancurve .eyebrow,"
          + " .ancurve .muted, .ancurve .anmark')].filter(e => e.getClientRects().length), r ="
          + " all.map(e => e.getBoundingClientRect()), out = []; for (let i = 0; i < r.length; i++)"
          + " for (let j = 0; j < i; j++) { const x = Math.min(r[i].right, r[j].right) -"
          + " Math.max(r[i].left, r[j].left), y = Math.min(r[i].bottom, r[j].bottom) -"
          + " Math.max(r[i].top, r[j].top); if (x > 1 && y > 1 && !(all[i].matches('.anmark') &&"
          + " all[j].matches('.anmark'))) out.push(all[i].textContent + ' on ' +"
          + " all[j].textContent); } return out.join(); })()";

  /** A match of many turns, of which the first has more parts than others. */
  @Test
  void noTextOfTheCurveLiesOnAnother(Hall.Guests guests, House house) {
    ObjectNode many = analysis("done");
    ArrayNode points = (ArrayNode) many.get("points");
    points.removeAll();
    for (int i = 0; i < 44; i++) {
      double chance = 0.5 + 0.42 * Math.sin(i / 5.0);
      boolean central = i % 2 == 0;
      ObjectNode point = estimate(points.addObject().put("line", Math.min(i, 2)), chance);
      point.put("turn", i < 8 ? 1 : i - 7).put("dice", 0.01);
      point.set(
          "part", part(central ? "central" : "allied", central ? "Central Powers" : "Allies"));
    }
    many.put("done", 44).put("total", 44);
    Visitor visitor = open(at(guests, 1366, 768, "LIGHT"), house, many);
    for (int[] size : new int[][] {{1366, 768}, {1024, 768}, {390, 844}}) {
      visitor.page.setViewportSize(size[0], size[1]);
      visitor.settle();
      assertThat(visitor.text(OVERLAPS)).as("at " + size[0]).isEmpty();
    }
    // a percent has one form wherever it stands
    assertThat(visitor.find(".anside, .ancurve").allInnerTexts().toString())
        .contains("\u00a0%")
        .doesNotContainPattern("[0-9] ?%");
  }

  /**
   * A match of some player-turns is analysed by the server, and the page shows its curve, a mark
   * for each mistake of either side, and what dice and decisions did: in two games with other
   * sequences of play, because an analysis takes the whole machine for a while. For the second one
   * nothing was fitted: there the luck of the dice is not told, and it is said why.
   */
  @ParameterizedTest
  @CsvSource({"east-prussia-1914,historical", "clash-gumbinnen,campaign"})
  void aMatchOfAnotherGameIsAnalysed(String game, String scenario, Visitor visitor, House house) {
    String id = analysable(house, game, scenario);
    visitor
        .match(id)
        .key("Shift+A")
        .until("s.analysis?.data.points?.length > 1 && s.replay?.state");
    visitor.page.evaluate("() => document.querySelector('#stop-analysis')?.click()");
    visitor.until("!['running', 'waiting'].includes(s.analysis.data.state)").settle();
    assertThat(visitor.text("s.analysis.data.state")).isIn("done", "stopped");
    assertThat(visitor.find(".ancurve .line")).hasCount(1);
    assertThat(visitor.text("document.querySelector('.ancurve .line').getAttribute('d')"))
        .doesNotContain("NaN");
    int marks = visitor.number("s.analysis.data.mistakes.length");
    assertThat(visitor.find(".ancurve .anmark")).hasCount(marks);
    assertThat(visitor.find("[data-key=drops]")).isVisible();
    boolean weighed = visitor.js("s.analysis.data.weighed").equals(true);
    assertThat(visitor.find("[data-key=fall] .anbar")).hasCount(weighed ? 3 : 2);
    assertThat(visitor.find("#not-weighed")).hasCount(weighed ? 0 : 1);
    if (game.equals("clash-gumbinnen")) {
      assertThat(visitor.text("s.analysis.data.fitted")).isEqualTo("false");
      assertThat(visitor.find("#not-weighed"))
          .containsText("cannot calculate the luck of the dice");
      assertThat(visitor.find(".anside"))
          .not()
          .containsText("The luck of the dice is not included");
    }
    visitor.key("End").until("s.analysis.at > 0").settle();
    assertThat(visitor.find(".anside h2").first()).containsText("%");
    visitor.key("Escape").until("!s.analysis && !s.replay");
  }

  /** A match that one player plays for both sides, as far as a bot has played it. */
  private static String analysable(House house, String game, String scenario) {
    String[] usual =
        Objects.requireNonNull(Shelf.find(game)).usual(scenario).toArray(String[]::new);
    String id = house.begin(game, scenario, "me", "me", 11, usual);
    Played.until(game, scenario, "recruit", 11, AnalysisTest::threeParts)
        .path("orders")
        .forEach(line -> house.order(id, line.path("order")));
    return id;
  }

  /** Whether three player-turns, or parts of one, are over. */
  private static boolean threeParts(Match match) {
    Set<String> parts = new HashSet<>();
    for (int line = 0; line <= match.size(); line++) {
      Decision at = line < match.size() ? match.decision(line) : match.decision();
      if (at instanceof Decision.Choose choose) {
        parts.add(choose.turn() + " " + choose.part().number() + choose.part().id());
      }
    }
    return parts.size() > 3;
  }

  @Test
  void keysStepAndARunningAnalysisSaysHowFarItIs(Hall.Guests guests, House house) {
    Visitor visitor = open(at(guests, 1366, 768, "LIGHT"), house, analysis("running"));

    // the eye begins where the two sides face each other
    assertThat(
            visitor.text(
                "['central', 'allied'].every(side => s.replay.state.units.some(u => u.side === side"
                    + " && u.hex && fieldMarshal.board.inSight(u.hex)))"))
        .isEqualTo("true");
    assertThat(visitor.find(".anside")).containsText("First look: 2 of 3 player-turns");
    assertThat(visitor.find(".ancurve .hatch")).hasCount(1);
    visitor.key("ArrowRight").until("s.analysis.at === 1 && s.replay.line === 1");
    visitor.key("ArrowLeft").until("s.analysis.at === 0 && s.replay.line === 0");
    visitor.key("Escape").until("!s.analysis && !s.replay");
  }

  @Test
  void tryItHereOpensANewMatchAtThatDecision(Hall.Guests guests, House house) {
    Visitor visitor = open(at(guests, 1366, 768, "LIGHT"), house, analysis("done"));
    String before = visitor.text("s.match.id");
    visitor.key("m").until("s.analysis.mistake === 0 && s.replay.line === 0").settle();

    visitor.press("#try-here");
    visitor.page.waitForURL(url -> !url.contains(before));

    visitor.until("s.page === 'match' && s.match && s.log.length === 0 && s.hint?.deeds");
  }

  @Test
  void aHintIsShownAgainstABotAndNotBetweenPeople(Hall.Guests guests, House house) {
    Visitor visitor = at(guests, 1366, 768, "LIGHT").match(house.begin("me", "bot:recruit", 7));
    visitor.key("Shift+H").until("s.hint?.deeds").settle();
    assertThat(visitor.find("#hint .why")).not().isEmpty();
    assertThat(visitor.number("fieldMarshal.board.scene.sheet.arrows.length")).isPositive();
    visitor.press("#carry-out").until("!s.hint && s.log.length > 0 && !s.busy");
    visitor.key("Shift+H").until("s.hint?.deeds").settle();
    visitor.press("#close-hint").until("!s.hint");

    visitor.match(house.begin("me", "friend", 7)).press("[aria-label='Menu']");
    assertThat(visitor.find(".menu")).not().containsText("Hint");
    assertThat(visitor.find(".menu")).not().containsText("Analyse");
  }
}
