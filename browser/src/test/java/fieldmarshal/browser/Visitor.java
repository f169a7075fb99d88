package fieldmarshal.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who looks at a page and has a mouse and keys. Waits for what the page itself says is
 * done, never for a time.
 */
final class Visitor {
  record Point(double x, double y) {}

  final Page page;
  private final House house;

  /** So long that only a page that hangs uses it up: the machine may be slow, or busy. */
  static final double PATIENCE = 120_000;

  /** What the page has complained of. */
  final List<String> complaints = new ArrayList<>();

  private boolean deaf;

  Visitor(House house, BrowserContext context) {
    this.house = house;
    page = context.newPage();
    page.setDefaultTimeout(PATIENCE);
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    // Most tests look at the table, not at pages over it, and need no dice to be seen.
    page.addInitScript(
        "if (location.href !== 'about:blank' && !localStorage.getItem('settings'))"
            + " localStorage.setItem('settings', '{\"day\":false,\"combats\":false}')");
    page.onPageError(this::complain);
    page.onConsoleMessage(message -> {
      if (message.type().equals("error")) {
        complain(message.text());
      }
    });
  }

  private void complain(String what) {
    if (!deaf) {
      complaints.add(what);
    }
  }

  /** How many milliseconds it waits from now on. */
  void patience(double millis) {
    page.setDefaultTimeout(millis);
  }

  /** What this page complains of from now on is what the test wants. */
  Visitor deaf() {
    deaf = true;
    return this;
  }

  /** Combats are seen on the map, and a page tells of each day, as they are for every player. */
  Visitor asUsual() {
    page.addInitScript("localStorage.setItem('settings', '{}')");
    return this;
  }

  // ---- going and waiting

  Visitor lobby() {
    page.navigate(house.address + "/");
    return settle();
  }

  /** Another game in the lobby. */
  Visitor choose(String game) {
    return press("[data-key=g" + game + "]").until("s.lobby.game === '" + game + "'").settle();
  }

  /** Opens what can be chosen beside the game in the lobby: scenario, optional rules, seats. */
  Visitor setup() {
    return press("#setup").until("document.querySelector('.desk')").settle();
  }

  Visitor match(String id) {
    page.navigate(house.address + "/match/" + id);
    return settle();
  }

  /** Comes to a match and sits down where the screen has to be handed over. */
  Visitor seated(String id) {
    page.navigate(house.address + "/match/" + id);
    until("s.match && (!s.veil || document.getElementById('seat'))").settle();
    tap("#seat");
    return until("!s.veil").settle();
  }

  Visitor until(String condition) {
    return wait("() => { const s = window.fieldMarshal?.state; return s && (" + condition + "); }");
  }

  /** Waits until nothing is on its way any more. */
  Visitor settle() {
    return wait("() => window.fieldMarshal?.settled");
  }

  /**
   * The page itself looks whether it is so yet: asking from here takes a frame and more each time.
   * Where it takes long, or the page is being left, the browser's driver waits.
   */
  private Visitor wait(String condition) {
    boolean so = false;
    try {
      so = page.evaluate(SOON.formatted(condition)).equals(true);
    } catch (PlaywrightException e) {
      // The page was left meanwhile; the next one is waited for.
    }
    if (!so) {
      page.waitForFunction(condition);
    }
    return this;
  }

  private static final String SOON =
      """
      async () => {
        const is = %s, end = performance.now() + 2000;
        while (!is()) {
          if (performance.now() > end) return false;
          await new Promise(go => setTimeout(go, 2));
        }
        return true;
      }\
      """;

  /**
   * Waits until nothing is on its way and something is so, and answers a question then, all in one
   * way to the browser and back. Beside the state {@code s} the question may use {@code at(hex)},
   * the middle of a hex that is brought into sight, which is to be awaited, and {@code
   * mid(selector)}, the middle of the first such element.
   */
  @Nullable Object when(String condition, String expression) {
    String question = WHEN.formatted(condition, expression);
    List<?> answer = List.of();
    try {
      answer = (List<?>) page.evaluate(question);
    } catch (PlaywrightException e) {
      if (!String.valueOf(e.getMessage()).contains("context was destroyed")) {
        throw e;
      }
    }
    while (answer.isEmpty()) {
      until("window.fieldMarshal.settled && (" + condition + ")");
      answer = (List<?>) page.evaluate(question);
    }
    return answer.getFirst();
  }

  /** A list with the answer; an empty one where it takes long. */
  private static final String WHEN =
      """
      async () => {
        const end = performance.now() + 2000, rest = () => new Promise(go => setTimeout(go, 1));
        const f = window.fieldMarshal, s = f?.state;
        const at = async n => {
          f.board.reveal(n);
          while (!f.settled && performance.now() < end) await rest();
          return f.where(n);
        };
        const mid = q => {
          const e = document.querySelector(q);
          if (!e) return null;
          e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
          return e.contains(document.elementFromPoint(x, y)) ? { x, y } : { covered: q };
        };
        if (!f) return [];
        while (!(f.settled && (%s))) {
          if (performance.now() > end) return [];
          await rest();
        }
        return [await (%s)];
      }\
      """;

  Object js(String expression) {
    return page.evaluate(
        "() => { const s = window.fieldMarshal.state; return " + expression + "; }");
  }

  String text(String expression) {
    return String.valueOf(js(expression));
  }

  int number(String expression) {
    return ((Number) js(expression)).intValue();
  }

  int revision() {
    return number("s.match.revision");
  }

  String kind() {
    return text("s.match.decision.kind");
  }

  /** Where a unit stands: a hex, or null. */
  String hexOf(String unit) {
    return text("(s.match.state.units.find(u => u.id === '" + unit + "') || {}).hex");
  }

  // ---- the map

  /** The middle of a hex on the screen, brought into sight where it is not. */
  Point where(String hex) {
    settle();
    Object at = page.evaluate(REVEAL, hex);
    if (at == null) {
      settle();
      at = page.evaluate("n => window.fieldMarshal.where(n)", hex);
    }
    return pointOf((Map<?, ?>) at);
  }

  /** Where a hex is that is brought into sight; null while the map is still on its way there. */
  private static final String REVEAL =
      "n => { const f = window.fieldMarshal; f.board.reveal(n);"
          + " return f.settled ? f.where(n) : null; }";

  static Point pointOf(Map<?, ?> point) {
    return new Point(
        ((Number) point.get("x")).doubleValue(), ((Number) point.get("y")).doubleValue());
  }

  Visitor click(String hex) {
    if (!tap("true", "at('" + hex + "')")) {
      throw new AssertionError("There is no hex " + hex + " on the map.");
    }
    return settle();
  }

  Visitor point(String hex) {
    Point at = where(hex);
    page.mouse().move(at.x(), at.y());
    return settle();
  }

  Visitor drag(String from, String to) {
    Point target = where(to);
    Point start = where(from);
    target = here(to, target);
    page.mouse().move(start.x(), start.y());
    page.mouse().down();
    // A counter is held before it is pulled; else the map is.
    until("window.fieldMarshal.board.drag");
    page.mouse().move(start.x() + 12, start.y() + 6);
    settle();
    page.mouse().move(target.x(), target.y());
    settle();
    page.mouse().up();
    return settle();
  }

  private Point here(String hex, Point before) {
    Object at = page.evaluate("n => window.fieldMarshal.where(n)", hex);
    return at instanceof Map<?, ?> point ? pointOf(point) : before;
  }

  // ---- the panels

  Locator find(String selector) {
    return page.locator(selector);
  }

  /** The first of these that says something. */
  Locator find(String selector, String text) {
    return page.locator(selector, new Page.LocatorOptions().setHasText(text)).first();
  }

  Visitor press(String selector) {
    find(selector).first().click();
    return settle();
  }

  /** Presses the first of these with the mouse, if there is one; whether there is. */
  boolean tap(String selector) {
    return tap("true", "mid(\"" + selector.replace("\"", "\\\"") + "\")");
  }

  /**
   * Presses, once the page has settled and something is so, what an expression of {@link #when}
   * finds there: a point, or nothing; whether it found something. Does not wait for what comes of
   * it.
   */
  boolean tap(String condition, String expression) {
    if (!(when(condition, expression) instanceof Map<?, ?> found)) {
      return false;
    }
    if (found.get("covered") instanceof String selector) {
      find(selector).first().click();
    } else {
      Point middle = pointOf(found);
      page.mouse().click(middle.x(), middle.y());
    }
    return true;
  }

  Visitor key(String key) {
    page.keyboard().press(key);
    return settle();
  }

  /**
   * Chooses something from the menu. The bar may move between the two halves of a click while a bot
   * plays; whoever sees that no menu has come clicks again.
   */
  Visitor menu(String item) {
    press("[aria-label='Menu']");
    if (!text("s.menu").equals("true")) {
      press("[aria-label='Menu']");
    }
    page.locator(".menu").getByText(item, new Locator.GetByTextOptions().setExact(true)).click();
    return settle();
  }

  /** Whether an element lies wholly in the window. */
  boolean inWindow(String selector) {
    BoundingBox box = find(selector).first().boundingBox();
    var size = page.viewportSize();
    return box != null
        && box.x >= 0
        && box.y >= 0
        && box.x + box.width <= size.width + 0.5
        && box.y + box.height <= size.height + 0.5;
  }
}
