package fieldmarshal.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import fieldmarshal.engine.Game;
import fieldmarshal.games.Shelf;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every panel of every game in every size by day and by night, to be looked at: {@code
 * ./fieldmarshal gallery}. No test by its name. What it takes stands in the property {@code
 * fieldmarshal.gallery}: {@code --game clash-ypres --panel end --size 390x844}; a panel is named by
 * the beginning of its name. The pictures, sheets of them and a list of faults that the page itself
 * can tell go to {@code browser/target/gallery}.
 */
@ExtendWith(Hall.class)
class Gallery {
  private static final List<String> WORDS =
      List.of(System.getProperty("fieldmarshal.gallery", "").strip().split("\\s+"));

  /** Milliseconds that an analysis may take on a machine that has other things to do. */
  private static final double ANALYSED = 240_000;

  private static String word(String name) {
    int at = WORDS.indexOf(name);
    return at >= 0 && at + 1 < WORDS.size() ? WORDS.get(at + 1) : "";
  }

  static Stream<String> games() {
    return Shelf.games().stream()
        .map(Game::id)
        .filter(id -> word("--game").isEmpty() || List.of(word("--game").split(",")).contains(id));
  }

  private static final Map<String, String> HIDDEN = Map.of("east-prussia-1914", "hidden-movement");

  @ParameterizedTest
  @MethodSource("games")
  void ofOneGame(String game, Hall.Guests guests, House house) throws IOException {
    Path folder = Node.home().resolve("browser/target/gallery").resolve(game);
    Camera camera = new Camera(folder, word("--panel"), word("--size"));
    String scenario = scenario(house, game);
    Moments moments = Moments.of(game, scenario, "recruit", 11);
    new Round(camera, guests, house, game, scenario).take(moments);
    String option = HIDDEN.get(game);
    if (option != null) {
      new Round(camera, guests, house, game, scenario).handOver(option);
    }
    camera.end();
    guests.forget();
  }

  private static String scenario(House house, String game) {
    JsonNode lessons = house.get("/lessons/" + game + ".json");
    return lessons.path("scenario").asText();
  }

  /** Goes from state to state of one game, and lets each be taken. */
  private static final class Round {
    private final Camera camera;
    private final Hall.Guests guests;
    private final House house;
    private final String game;
    private final String scenario;
    private Visitor visitor;

    Round(Camera camera, Hall.Guests guests, House house, String game, String scenario) {
      this.camera = camera;
      this.guests = guests;
      this.house = house;
      this.game = game;
      this.scenario = scenario;
      visitor = arrive();
    }

    private Visitor arrive() {
      guests.forget();
      return guests.one(
          new Browser.NewContextOptions()
              .setViewportSize(1366, 768)
              .setColorScheme(ColorScheme.LIGHT)
              .setReducedMotion(ReducedMotion.REDUCE));
    }

    void take(Moments moments) {
      step("lobby", this::lobby);
      step("guide", this::guide);
      step("rest", this::rest);
      for (var moment : moments.first().entrySet()) {
        String kind = moment.getKey().split(" ")[0];
        if (kind.equals("attack")) {
          step(moment.getKey(), () -> attack(moment.getKey(), moment.getValue()));
        } else if (!kind.equals("move")) {
          step(moment.getKey(), () -> decide(moment.getKey(), moment.getValue()));
        }
      }
      step("march", () -> march(moments.move()));
      step("sheets", () -> sheets(moments.move()));
      step("desks", () -> desks(moments.move()));
      step("day", () -> day(moments.move()));
      step("replay", () -> replay(moments.move()));
      step("end", () -> end(moments.whole()));
      step("analysis", () -> analysis(moments.whole()));
      complaints();
    }

    /** What the page has complained of. */
    private void complaints() {
      visitor.complaints.forEach(one -> camera.tell("complaint: " + one));
    }

    /** What cannot be taken is told, and the rest is taken all the same. */
    private void step(String what, Runnable deed) {
      try {
        deed.run();
      } catch (PlaywrightException | IllegalStateException e) {
        camera.tell(
            "not taken: " + what + ": " + String.valueOf(e.getMessage()).replaceAll("\\s+", " "));
        complaints();
        visitor = arrive();
      }
    }

    private Visitor open(String id) {
      camera.usual(visitor);
      visitor.page.navigate("about:blank");
      visitor.page.navigate(house.address + "/match/" + id);
      visitor.until("s.page === 'match' && s.match").settle();
      return visitor;
    }

    private Visitor seated(String id) {
      open(id);
      sit();
      return visitor.settle();
    }

    private void sit() {
      if (visitor.find("#seat").count() > 0) {
        visitor.press("#seat").until("!s.veil").settle();
      }
    }

    private void lobby() {
      if (!camera.wants("lobby")) {
        return;
      }
      camera.usual(visitor);
      visitor.lobby();
      if (!visitor.text("s.lobby.game").equals(game)) {
        visitor.choose(game);
      }
      camera.take(visitor, "lobby", "");
      visitor.setup();
      camera.take(visitor, "lobby-setup", "");
    }

    private void guide() {
      if (!camera.wants("guide") && !camera.wants("veil")) {
        return;
      }
      JsonNode lessons = house.get("/lessons/" + game + ".json");
      long seed = lessons.path("seed").asLong(7);
      boolean first =
          house
              .match(house.begin(game, scenario, "me", "friend", seed))
              .at("/seats/" + lessons.path("seat").asText())
              .asText()
              .equals("me");
      String id =
          house.begin(
              game, scenario, first ? "me" : "bot:recruit", first ? "bot:recruit" : "me", seed);
      visitor.page.navigate("about:blank");
      visitor.page.navigate(house.address + "/match/" + id + "#guide");
      visitor.until("s.guide === 0 && s.match.decision.side === s.match.as").settle();
      camera.take(visitor, "guide", "");
      visitor.find(".guide button", "Next").click();
      camera.take(visitor, "guide-2", "");
    }

    /** The table as a new match finds it, the menu, and each overlay. */
    private void rest() {
      if (!camera.wants("rest") && !camera.wants("menu") && !camera.wants("over")) {
        return;
      }
      String id = house.begin(game, scenario, "me", "friend", 7);
      open(id);
      if (visitor.find("#seat").count() > 0) {
        camera.take(visitor, "veil", "");
        sit();
      }
      camera.take(visitor, "rest", "");
      visitor.press("[aria-label='Menu']");
      camera.take(visitor, "menu", "");
      visitor.key("Escape");
      for (Object overlay : (List<?>) visitor.js("(s.game.overlays || []).map(o => o.id)")) {
        visitor.page.evaluate("o => window.fieldMarshal.play.toggleOverlay(o)", overlay);
        visitor.settle();
        camera.take(visitor, "over-" + overlay, "");
        if (visitor.js("!!s.overlay").equals(true)) {
          visitor.page.evaluate(
              "() => window.fieldMarshal.play.toggleOverlay(window.fieldMarshal.state.overlay)");
        }
      }
    }

    void handOver(String option) {
      step(
          "veil",
          () -> {
            open(house.begin(game, scenario, "me", "friend", 7, option));
            camera.take(visitor, "veil", "");
            sit();
            camera.take(visitor, "hidden", "");
          });
    }

    private void decide(String key, JsonNode file) {
      String name = "decide-" + key.replaceAll("[^A-Za-z0-9.]+", "-");
      if (!camera.wants(name)) {
        return;
      }
      seated(house.open(file)).until("s.legal");
      visitor.settle();
      camera.take(visitor, name, "s.pick.from || s.hex || [...(s.pick.hexes?.keys() || [])][0]");
      if (visitor.find("[data-key^=c] > .u, .pickrow button.u").count() > 0
          && visitor.js("!s.pick.key").equals(true)) {
        visitor.find("[data-key^=c] > .u, .pickrow button.u").first().click();
        visitor.settle();
        if (visitor.js("!!s.pick.key").equals(true)) {
          camera.take(visitor, name + "-picked", "[...(s.pick.hexes?.keys() || [])][0]");
        }
      }
    }

    /**
     * The targets, the plan of an attack with all that may be added, the roll, and what came of it.
     */
    private void attack(String key, JsonNode file) {
      String name = "attack-" + key.replaceAll("[^A-Za-z0-9.]+", "-");
      if (!camera.wants(name)) {
        return;
      }
      seated(house.open(file)).until("s.targets.length");
      camera.take(visitor, name + "-targets", "s.targets[0]");
      visitor.press("[data-key=targets] .u").until("s.attack?.preview").settle();
      camera.take(visitor, name + "-plan", "s.attack.targets?.[0]");
      int added = 0;
      for (int i = 0; i < 3; i++) {
        var more = visitor.find(".support label.sw:not(:has(input:checked)):not(.off)");
        if (more.count() > 0) {
          more.first().click();
          added++;
          visitor.until("s.attack?.preview").settle();
        }
      }
      if (added > 0) {
        camera.take(visitor, name + "-support", "s.attack.targets?.[0]");
      }
      visitor.page.evaluate(
          "() => import('/js/drama/script.js').then(m => Object.assign(m.TIMES, { die: 300000,"
              + " next: 300000, still: 300000 }))");
      visitor.page.evaluate("() => import('/js/settings.js').then(m => m.change({combats: true}))");
      int planned = visitor.revision();
      visitor.find("#attack").click();
      visitor.until("s.match.revision > " + planned);
      for (int i = 0; i < 14 && !visitor.kind().equals("attack"); i++) {
        sit();
        visitor.until("s.drama || s.match.decision.kind === 'attack' || (s.legal && !s.busy)");
        if (visitor.js("!!s.drama").equals(true)) {
          camera.take(visitor, name + "-roll", "");
          break;
        }
        if (visitor.js("!!s.legal").equals(true)) {
          int revision = visitor.revision();
          visitor.js("window.fieldMarshal.play.send(s.match.suggest)");
          visitor.until("s.match.revision > " + revision);
        }
      }
      visitor.page.evaluate(
          "() => import('/js/settings.js').then(m => m.change({combats: false}))");
      visitor.page.keyboard().press(" ");
      visitor.until("!s.drama").settle();
      for (int i = 0; i < 30 && !List.of("attack", "move").contains(visitor.kind()); i++) {
        sit();
        visitor.until("s.legal || ['attack', 'move'].includes(s.match.decision.kind)");
        if (visitor.js("!!s.legal").equals(true)) {
          int revision = visitor.revision();
          visitor.js("window.fieldMarshal.play.send(s.match.suggest)");
          visitor.until("s.match.revision > " + revision).settle();
        }
      }
      sit();
      camera.take(visitor, name + "-result", "");
    }

    private void march(JsonNode file) {
      if (!camera.wants("stack") && !camera.wants("march")) {
        return;
      }
      seated(house.open(file)).until("s.match.canMove?.length");
      String unit =
          visitor.text(
              "s.match.canMove.map(id => s.match.state.units.find(u => u.id === id)).filter(u =>"
                  + " u.hex).sort((a, b) => s.match.state.units.filter(u => u.hex === b.hex).length"
                  + " - s.match.state.units.filter(u => u.hex === a.hex).length || b.move -"
                  + " a.move)[0].id");
      String hex = visitor.hexOf(unit);
      visitor.click(hex);
      visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
      visitor.until("s.reach").settle();
      camera.take(visitor, "stack", "s.hex");
      camera.pointed(
          visitor, "march", "s.hex", "s.reach.hexes.toSorted((a, b) => b.mp - a.mp)[0]?.hex");
      visitor.click(
          visitor.text(
              "(() => { const lit = new Set(s.reach.hexes.map(r => r.hex)), h = s.chart.hexes,"
                  + " at = h.find(v => v.n === s.hex), far = v => Math.hypot(v.x - at.x, v.y - at.y);"
                  + " return h.filter(v => !lit.has(v.n) && !v.sea && !s.match.state.units.some(u =>"
                  + " u.hex === v.n)).sort((a, b) => far(a) - far(b))[0].n; })()"));
      visitor.until("s.refusal").settle();
      camera.take(visitor, "refused", "s.hex");
    }

    private void sheets(JsonNode file) {
      if (Stream.of("sheet", "rules").noneMatch(camera::wants)) {
        return;
      }
      seated(house.open(file));
      for (String tab : List.of("log", "tracks", "losses", "points", "arrivals")) {
        visitor.page.evaluate("t => window.fieldMarshal.play.openSheet(t)", tab);
        camera.take(visitor, "sheet-" + tab, "");
      }
      visitor.key("Escape");
      for (String tab : List.of("rules", "tables", "counters", "map")) {
        visitor.page.evaluate("t => window.fieldMarshal.play.openRules(t)", tab);
        visitor.settle();
        camera.take(visitor, "rules-" + tab, "");
      }
      visitor.page.evaluate("t => window.fieldMarshal.play.openRules(t)", "rules");
      visitor.settle().find(".drawer input[type=search]").fill("retreat");
      visitor.settle();
      camera.take(visitor, "rules-search", "");
    }

    private void desks(JsonNode file) {
      if (!camera.wants("desk")) {
        return;
      }
      seated(house.open(file));
      for (String desk : List.of("settings", "help", "players", "notes", "standing", "dice")) {
        visitor.page.evaluate("d => window.fieldMarshal.play.toggleDesk(d)", desk);
        visitor.until("s.drawer === '" + desk + "'").settle();
        if (desk.equals("notes")) {
          SettingsTest.note(
              visitor, visitor.text("s.chart.hexes[99].n"), "Two divisions seen here on turn 2.");
        }
        camera.take(visitor, "desk-" + desk, "");
        visitor.key("Escape");
      }
      visitor.menu("Resign …").until("s.drawer === 'resign'");
      camera.take(visitor, "desk-resign", "");
    }

    private void day(JsonNode file) {
      if (!camera.wants("day")) {
        return;
      }
      seated(house.open(file)).menu("What the enemy did").until("s.day").settle();
      camera.take(visitor, "day", "");
    }

    private void replay(JsonNode file) {
      if (!camera.wants("replay")) {
        return;
      }
      seated(house.open(file)).key("r").until("s.replay?.state").settle();
      visitor.page.evaluate(
          "() => { const f = window.fieldMarshal, n = f.state.log.findIndex(l => l.events.some(e =>"
              + " e.type === 'fought')); return f.play.seek(n < 0 ? 3 : n + 1, false); }");
      visitor.settle();
      camera.take(visitor, "replay", "");
    }

    private void end(JsonNode file) {
      if (!camera.wants("end")) {
        return;
      }
      open(house.open(file)).press("#see-end").until("s.end?.luck").settle();
      camera.take(visitor, "end", "");
      visitor.page.evaluate("() => document.querySelector('.endpage').scrollTo(0, 1e6)");
      camera.take(visitor, "end-below", "");
    }

    /** While it runs, when it is done, and with a mistake that was chosen. */
    private void analysis(JsonNode file) {
      if (!camera.wants("analysis")) {
        return;
      }
      open(house.open(file)).key("Shift+A").until("s.analysis && s.replay?.state").settle();
      visitor.until("document.querySelector('.ancurve .line')");
      camera.take(visitor, "analysis-running", "");
      camera.usual(visitor);
      visitor.page.waitForFunction(
          "() => window.fieldMarshal.state.analysis?.data.state === 'done'",
          null,
          new Page.WaitForFunctionOptions().setTimeout(ANALYSED));
      visitor.settle();
      camera.take(visitor, "analysis-done", "");
      visitor.key("m").settle();
      camera.take(visitor, "analysis-mistake", "");
      visitor.key("Escape");
    }
  }
}
