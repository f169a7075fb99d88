package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Response;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures the table for {@code docs/performance.md}: {@code ./fieldmarshal figures}. No test by
 * its name, so that the usual test run leaves it out.
 */
@ExtendWith(Hall.class)
class Figures {
  private final List<String> table = new ArrayList<>();

  @Test
  void ofTheTable(Hall.Guests guests, House house, @TempDir Path data) throws IOException {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    table.add("| what | measured | target |");
    table.add("| --- | --- | --- |");
    start(guests, data);
    bytes(guests, house);
    moves(guests, house);
    attacks(guests, house);
    pan(guests, house);
    String head = String.format(Locale.ROOT, "Load average at the start: %.1f.%n%n", load);
    String text = head + String.join("\n", table) + "\n";
    Path target = Files.createDirectories(Node.home().resolve("browser/target"));
    Files.writeString(target.resolve("figures.md"), text);
    System.out.println(text);
  }

  private void row(String what, String target, String format, Object... values) {
    table.add(
        "| " + what + " | " + String.format(Locale.ROOT, format, values) + " | " + target + " |");
  }

  // ---- the start

  /**
   * From the command to an answer and to a lobby that can be clicked, as the launcher starts it.
   */
  private void start(Hall.Guests guests, Path data) {
    List<String> launcher = new ArrayList<>();
    String script = System.getProperty("fieldmarshal.launcher", "");
    if (!script.isEmpty()) {
      launcher.addAll(List.of(script, "play", "--no-browser", "--port", "0"));
      launcher.addAll(List.of("--data", data.resolve("start").toString()));
    }
    double[] said = new double[5];
    double[] shown = new double[5];
    for (int i = 0; i < said.length; i++) {
      long began = System.nanoTime();
      House house =
          launcher.isEmpty() ? House.open(data.resolve("start"), 0) : House.open(launcher);
      try {
        said[i] = house.start.toNanos() / 1e6;
        Visitor visitor = guests.at(house);
        visitor.page.navigate(house.address + "/");
        visitor.page.waitForSelector("#start");
        shown[i] = (System.nanoTime() - began) / 1e6;
      } finally {
        house.close();
        guests.forget();
      }
    }
    String how = launcher.isEmpty() ? "without the launcher's cache" : "`./fieldmarshal play`";
    row(
        "command to \"is at\", " + how,
        "under 2 s",
        "%.2f s (median of %d)",
        median(said) / 1000,
        said.length);
    row("command to a lobby that can be clicked", "", "%.2f s", median(shown) / 1000);
  }

  // ---- what goes over the line

  private void bytes(Hall.Guests guests, House house) {
    Visitor visitor = guests.one();
    List<Response> responses = new ArrayList<>();
    visitor.page.onResponse(responses::add);
    visitor.lobby();
    visitor.page.waitForFunction("() => window.fieldMarshal.drawn()");
    row("first load, lobby with its map, compressed", "under 600 kB", "%d kB", sum(responses));
    for (JsonNode game : house.get("/api/games")) {
      String id = game.path("id").asText();
      responses.clear();
      Visitor direct = guests.one();
      direct.page.onResponse(responses::add);
      String scenario = game.at("/scenarios/0/id").asText();
      direct.match(house.begin(id, scenario, "me", "friend", 7));
      direct.page.waitForFunction("() => window.fieldMarshal.board.map.whole()");
      responses.removeIf(response -> response.url().contains("/stream"));
      row(
          "first load, straight to a match of " + id + ", compressed",
          "under 600 kB",
          "%d kB",
          sum(responses));
    }
  }

  /** What some answers weigh in kB, as they go over the line. */
  static long sum(List<Response> responses) {
    long sum = 0;
    for (Response response : new ArrayList<>(responses)) {
      var sizes = response.request().sizes();
      sum += sizes.responseBodySize + sizes.responseHeadersSize;
    }
    return Math.round(sum / 1000.0);
  }

  // ---- from a click to the board

  /**
   * Notes the time from each release of the mouse until the newer position has been drawn, and
   * until the frame that shows it has been handed over: the first task after that frame's own.
   */
  private static void watch(Visitor visitor) {
    visitor.page.evaluate(
        "() => { const f = window.fieldMarshal, b = f.board; window.times = []; window.shown = [];"
            + " let t0 = 0, at = 0; const line = new MessageChannel(); let from = 0;"
            + " line.port1.onmessage = () => window.shown.push(performance.now() - from);"
            + " window.addEventListener('pointerup', () => { t0 = performance.now();"
            + " at = f.state.match.revision; }, true);"
            + " const draw = b.draw; b.draw = function (t) { draw.call(b, t);"
            + " if (t0 && f.state.match.revision > at && b.stackOf === f.state.match.state) {"
            + " window.times.push(performance.now() - t0); from = t0; t0 = 0;"
            + " requestAnimationFrame(() => line.port2.postMessage(0)); } }; }");
  }

  private static double[] times(Visitor visitor, String what) {
    List<?> list = (List<?>) visitor.page.evaluate("() => window." + what);
    return list.stream().mapToDouble(time -> ((Number) time).doubleValue()).toArray();
  }

  private void moves(Hall.Guests guests, House house) {
    Visitor visitor = guests.one(new Browser.NewContextOptions().setViewportSize(1366, 768));
    visitor.match(house.begin("me", "friend", 7)).click("1702").until("s.reach").settle();
    visitor.page.waitForFunction("() => window.fieldMarshal.board.map.whole()");
    Visitor.Point to = visitor.where("1801");
    watch(visitor);
    for (int i = 0; i < 120; i++) {
      visitor.page.evaluate("() => window.fieldMarshal.play.selectUnit('ge-12', false)");
      visitor.until("s.units[0] === 'ge-12' && s.reach && s.hex === '1702'").settle();
      int revision = visitor.revision();
      visitor.page.mouse().move(to.x(), to.y());
      visitor.settle();
      visitor.page.mouse().click(to.x(), to.y());
      visitor.until("s.match.revision === " + (revision + 1)).settle();
      visitor.key("u").until("s.match.revision === " + (revision + 2)).settle();
    }
    double[] times = times(visitor, "times");
    assertThat(times).hasSizeGreaterThan(100);
    // A player has looked about before he first moves: the first ones warm the machine up.
    report("click to the board after a move", "under 50 ms", after(times, 10));
    report("the same, until the frame is handed over", "", after(times(visitor, "shown"), 10));
  }

  private static double[] after(double[] times, int first) {
    return Arrays.copyOfRange(times, first, times.length);
  }

  private void attacks(Hall.Guests guests, House house) {
    List<Double> all = new ArrayList<>();
    for (long seed = 1; seed <= 3; seed++) {
      String id = house.begin("me", "friend", seed);
      house.passUntil(id, "attack");
      Visitor visitor = guests.one(new Browser.NewContextOptions().setViewportSize(1366, 768));
      visitor.match(id).until("s.targets.length").settle();
      visitor.page.waitForFunction("() => window.fieldMarshal.board.map.whole()");
      watch(visitor);
      for (int i = 0; i < 15; i++) {
        visitor.until("s.match.decision.kind === 'attack'").settle();
        String target = visitor.text("s.targets.find(t => s.targetOdds[t].odds) || ''");
        if (target.isEmpty()) {
          break;
        }
        visitor.page.evaluate("t => window.fieldMarshal.play.plan([t])", target);
        visitor.until("s.attack?.preview").settle();
        int revision = visitor.revision();
        visitor.find("#attack").click();
        visitor.until("s.match.revision > " + revision).settle();
        while (!house.match(id).at("/decision/kind").asText().equals("attack")) {
          JsonNode suggest = house.match(id).path("suggest");
          house.order(id, suggest);
        }
        visitor.until("s.match.revision === " + house.match(id).path("revision").asInt()).settle();
      }
      double[] times = times(visitor, "times");
      for (int i = 2; i < times.length; i++) {
        all.add(times[i]);
      }
      visitor.page.close();
    }
    report(
        "click to the board after an attack",
        "under 150 ms",
        all.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private void report(String what, String target, double[] times) {
    row(
        what,
        target,
        "median %.0f ms, p99 %.0f ms (%d)",
        median(times),
        quantile(times, 0.99),
        times.length);
  }

  // ---- panning

  private void pan(Hall.Guests guests, House house) {
    Visitor visitor = guests.one(new Browser.NewContextOptions().setViewportSize(1920, 1080));
    visitor.match(house.begin("me", "friend", 7));
    visitor.key("0");
    visitor.page.waitForFunction("() => window.fieldMarshal.board.map.whole()");
    frames(visitor, "panning the whole map with all counters in view");
    visitor.page.evaluate(
        "() => { const b = window.fieldMarshal.board; b.look(2400, 1400, 0.8, false); }");
    visitor.settle();
    visitor.page.waitForFunction("() => window.fieldMarshal.board.map.whole()");
    frames(visitor, "panning at the scale of play");
  }

  private void frames(Visitor visitor, String what) {
    Object measured =
        visitor.page.evaluate(
            "() => new Promise(done => { const c = document.getElementById('board'); const r ="
                + " c.getBoundingClientRect(), times = []; const send = (type, x, y) =>"
                + " c.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse',"
                + " button: 1, buttons: 4, bubbles: true, clientX: r.left + x, clientY: r.top + y"
                + " })); send('pointerdown', 600, 500); const start = performance.now(); let last ="
                + " start; const step = t => { const now = performance.now(); times.push(now -"
                + " last); last = now; const u = (now - start) / 1000; send('pointermove', 600 +"
                + " 240 * Math.sin(u * 2.2), 500 + 150 * Math.sin(u * 1.7)); if (u < 5)"
                + " requestAnimationFrame(step); else { send('pointerup', 600, 500);"
                + " done(times.slice(1)); } }; requestAnimationFrame(step); })");
    double[] times =
        ((List<?>) measured).stream().mapToDouble(time -> ((Number) time).doubleValue()).toArray();
    double mean = Arrays.stream(times).average().orElseThrow();
    row(
        what,
        "60, never under 30",
        "%.0f frames a second; 99 %% of frames within %.0f ms, worst %.0f ms",
        1000 / mean,
        quantile(times, 0.99),
        quantile(times, 1));
  }

  // ---- figures

  private static double median(double[] values) {
    return quantile(values, 0.5);
  }

  private static double quantile(double[] values, double part) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[(int) Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  }
}
