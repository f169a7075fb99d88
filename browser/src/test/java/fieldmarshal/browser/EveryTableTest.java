package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.TimeoutError;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player does at every table, whatever game lies on it. */
@ExtendWith(Hall.class)
class EveryTableTest {
  private static final int HEIGHT = 844;

  /** Milliseconds that a list has to come after a tap. */
  private static final int PATIENCE = 5000;

  /** How much of the map is seen when something opens over it on a phone. */
  private static final double SEEN = 0.45;

  /**
   * A table at which somebody is selected who can march; answers a hex in reach where nobody
   * stands.
   */
  private static String march(String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.answerUntil(id, "move");
    visitor.seated(id).until("s.match.canMove.length && s.legal").settle();
    for (Object unit : (List<?>) visitor.js("s.match.canMove")) {
      visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
      visitor.until("s.reach").settle();
      String free =
          visitor.text(
              "s.reach.hexes.find(h => !s.match.state.units.some(u => u.hex === h.hex))?.hex");
      if (!free.equals("null")) {
        return free;
      }
    }
    throw new IllegalStateException("nobody can march to an empty hex");
  }

  /**
   * Pointing says the cost, a chip leads back from a unit to all that is left, K tells the keys.
   */
  @EveryGame
  void theListOfThePhaseIsOnePressAway(String game, String scenario, Visitor visitor, House house) {
    String goal = march(game, scenario, visitor, house);
    assertThat(visitor.find("#end.q")).isVisible();
    visitor.point(goal).until("s.route?.hex === '" + goal + "' && s.route.steps").settle();
    assertThat(visitor.find(".tip h3")).containsText(goal);
    assertThat(visitor.find(".tip table tr").first()).isVisible();
    // the way back stays in sight however far one scrolls
    Locator back = visitor.find("#to-phase");
    assertThat(back).containsText("can still move");
    visitor.page.evaluate("() => document.querySelector('.side .body').scrollTo(0, 1e6)");
    assertThat(visitor.settle().inWindow("#to-phase")).isTrue();
    visitor.press("#to-phase").until("!s.hex && !s.units.length").settle();
    assertThat(visitor.find(".side [data-key=idle] .u").first()).isVisible();
    assertThat(visitor.find("#to-phase")).hasCount(0);
    visitor.key("k").until("s.drawer === 'help'").settle();
    assertThat(visitor.find(".desk")).containsText("Zones of control");
    visitor.key("Escape").until("!s.drawer");
  }

  /** How far the words of the way back lie beside the middle of its button. */
  private static final String ASIDE =
      "(e => { const r = document.createRange(), mid = b => b.top + b.height / 2;"
          + " r.selectNodeContents(e); return Math.abs(mid(r.getBoundingClientRect()) -"
          + " mid(e.getBoundingClientRect())); })(document.querySelector('#to-phase'))";

  /** How much of the window is map between the bar and what lies over it. */
  private static double map(Visitor visitor, String over) {
    return (visitor.find(over).boundingBox().y - visitor.find("#board-host").boundingBox().y)
        / HEIGHT;
  }

  /**
   * On a phone a finger is shown the way first; panel, decision and sheet leave the map in sight.
   */
  @EveryGame
  void aPhoneShowsTheWayFirstAndKeepsTheMapInSight(
      String game, String scenario, Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(new Browser.NewContextOptions().setViewportSize(390, HEIGHT).setHasTouch(true));
    String goal = march(game, scenario, visitor, house);
    assertThat(map(visitor, ".side")).isGreaterThanOrEqualTo(SEEN);
    assertThat(visitor.number(ASIDE))
        .as("pixels of the words beside the middle of the chip")
        .isLessThan(4);
    int revision = visitor.revision();
    Visitor.Point at = visitor.where(goal);
    visitor.page.touchscreen().tap(at.x(), at.y());
    visitor.until("s.route?.hex === '" + goal + "'").settle();
    assertThat(visitor.revision()).isEqualTo(revision);
    visitor.key("g").until("s.drawer === 'sheet'").settle();
    assertThat(map(visitor, ".sheet")).isGreaterThanOrEqualTo(SEEN);
    assertThat(visitor.inWindow(".sheet .foot .btn")).isTrue();
  }

  /** Whoever resigns is asked first and loses; the match is then renamed, and deleted. */
  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "east-prussia-1914,historical",
    "italian-front-1917,campaign"
  })
  void aMatchIsResignedRenamedAndDeleted(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "bot:recruit", 7);
    visitor.match(id).menu("Resign …").until("s.drawer === 'resign'").settle();
    visitor.press("#no").until("!s.drawer");
    assertThat(visitor.kind()).isNotEqualTo("over");
    visitor.menu("Resign …").press("#yes").until("s.match.decision.kind === 'over'").settle();
    assertThat(visitor.text("s.match.seats[s.match.decision.outcome.winner]"))
        .isEqualTo("bot:recruit");
    assertThat(visitor.find(".endpage")).containsText("resigned on turn");
    visitor.lobby().press(".nav button:has-text('Matches')").settle();
    String name = "Lost " + id;
    visitor.press("[data-key=m" + id + "] .put.name").until("s.drawer === 'rename'").settle();
    visitor.find("#newname").fill(name);
    visitor.press("#yes").until("s.matches.some(m => m.name === '" + name + "')").settle();
    visitor.press("[data-key=m" + id + "] .put:has-text('Delete')");
    visitor.until("s.drawer === 'delete'").settle();
    visitor.press("#yes").until("!s.matches.some(m => m.id === '" + id + "')").settle();
    assertThat(house.match(id).has("error")).isTrue();
  }

  /** Red is for what commits: it is not red before it is known what can be attacked. */
  @Test
  void theButtonThatEndsAPhaseIsQuietUntilTheTargetsAreKnown(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    Route[] held = new Route[1];
    visitor.page.route(
        url -> url.contains("/api/") && url.contains("/targets"), route -> held[0] = route);
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("s.match && document.getElementById('end')");
    assertThat(visitor.find("#end.q small")).hasText("looking up what can be attacked");
    assertThat(visitor.find(".side")).not().containsText("No hex can be attacked");
    while (held[0] == null) {
      visitor.page.waitForTimeout(10);
    }
    held[0].resume();
    visitor.until("s.targets.length").settle();
    assertThat(visitor.find("#end.q small")).containsText("hexes can be attacked");
  }

  /** A scenario of the last days lists its own turns. */
  @Test
  void theArrivalsAreThoseOfTheScenario(Visitor visitor, House house) {
    visitor.seated(house.begin("east-prussia-1914", "masurian", "me", "friend", 7));
    visitor.menu("Arrivals").until("s.sheet === 'arrivals'").settle();
    Locator rows = visitor.find(".sheet tr");
    assertThat(rows).hasCount(8);
    assertThat(rows.first().locator("td").first()).hasText("19");
    assertThat(rows.last().locator("td").first()).hasText("26");
    assertThat(visitor.find(".track .t").first()).hasText("19");
  }

  /** A line of the log shows its hexes while it is pointed at, and a link leads to it. */
  @Test
  void aLineOfTheLogShowsItsHexesAndIsShared(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 3);
    house.suggested(id, 120);
    visitor.match(id).key("0").key("g").until("s.drawer === 'sheet'").settle();
    visitor.page.evaluate(
        "() => { navigator.clipboard.writeText = async t => { window.copied = t; }; }");
    visitor.menu("Share this position").until("window.copied");
    assertThat(visitor.text("window.copied")).doesNotContain("#");
    visitor.page.evaluate(
        "() => { window.copied = ''; document.getElementById('sheetscroll').scrollTop = 0; }");
    Object named =
        visitor.page.evaluate(
            "() => { const drawn = new Set(window.fieldMarshal.board.drawnNumbers), links ="
                + " [...document.querySelectorAll('.sheet .log p .hexlink')]; const link ="
                + " links.find(l => !drawn.has(l.textContent)); link.closest('p').id = 'line';"
                + " link.closest('p').scrollIntoView({ block: 'center' }); return"
                + " link.textContent; }");
    visitor.find("#line").hover();
    visitor.until("window.fieldMarshal.board.drawnNumbers.includes('" + named + "')");
    visitor.page.mouse().move(700, 500);
    visitor.until("!window.fieldMarshal.board.drawnNumbers.includes('" + named + "')");
    visitor.menu("Share this position").until("window.copied");
    int line = Integer.parseInt(visitor.text("window.copied.split('#line=')[1]"));
    assertThat(line).isBetween(1, visitor.number("s.log.length") - 1);
    visitor.page.navigate(visitor.text("window.copied"));
    visitor.page.reload();
    visitor.until("s.replay && s.replay.line === " + line + " && s.replay.state");
  }

  /**
   * Two stacks so near each other on the screen that a finger covers both, and the middle between.
   */
  private record Pair(Visitor.Point middle, String one, String other) {
    private static final String FIND =
        "() => { const f = window.fieldMarshal, hexes = [...f.board.scene.stacks.keys()]; for"
            + " (const a of hexes) for (const b of hexes) { const p = f.where(a), q ="
            + " f.where(b), d = Math.hypot(p.x - q.x, p.y - q.y), x = (p.x + q.x) / 2, y ="
            + " (p.y + q.y) / 2; if (d > 4 && d < 40 && f.inSight(a) &&"
            + " document.elementFromPoint(x, y) === f.board.canvas) return { x, y, a, b }; } }";

    static Pair of(Visitor visitor) {
      Map<?, ?> found = (Map<?, ?>) visitor.page.evaluate(FIND);
      return new Pair(
          Visitor.pointOf(found), String.valueOf(found.get("a")), String.valueOf(found.get("b")));
    }
  }

  /** The whole map on a phone. */
  private static Visitor fromAfar(Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(new Browser.NewContextOptions().setViewportSize(390, HEIGHT).setHasTouch(true));
    visitor.match(house.begin("me", "friend", 7)).settle();
    return visitor;
  }

  /** Two stacks under one finger: it is asked which of them is meant. */
  @Test
  void whatLiesUnderOneFingerIsOfferedToChooseFrom(Hall.Guests guests, House house) {
    Visitor visitor = fromAfar(guests, house);
    Pair pair = open(visitor);
    assertThat(visitor.text("s.hex")).isEqualTo("null");
    for (String hex : new String[] {pair.one(), pair.other()}) {
      assertThat(visitor.find(".fingers [data-key=f" + hex + "]")).isVisible();
    }
    for (Locator row : visitor.find(".fingers .u").all()) {
      assertThat(row.boundingBox().height).isGreaterThanOrEqualTo(44);
    }
    assertThat(visitor.inWindow(".fingers")).isTrue();
    visitor.key("Escape");
    assertThat(visitor.find(".fingers")).hasCount(0);
    pair = open(visitor);
    visitor.press(".fingers [data-key=f" + pair.other() + "]");
    assertThat(visitor.text("s.hex")).isEqualTo(pair.other());
    assertThat(visitor.find(".fingers")).hasCount(0);
  }

  /**
   * Where the list opens under the finger, before the browser has made a click of the tap, that
   * click chooses nothing in it.
   */
  @Test
  void theTapThatOpensAListChoosesNothingInIt(Hall.Guests guests, House house) {
    Visitor visitor = fromAfar(guests, house);
    open(visitor);
    Object list =
        visitor.page.evaluate(
            "() => { const r = document.querySelector('.fingers .u').getBoundingClientRect();"
                + " return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; }");
    Visitor.Point row = Visitor.pointOf((Map<?, ?>) list);
    visitor.key("Escape");
    assertThat(visitor.find(".fingers")).hasCount(0);
    // the map lies so that the two stacks are where the list opens, and what a tap changes is
    // drawn at once
    visitor.page.evaluate(
        "at => { const b = window.fieldMarshal.board, usual = window.requestAnimationFrame; let"
            + " soon = 9; b.clamp = () => {}; b.x -= at.dx / b.scale; b.y -= at.dy / b.scale;"
            + " b.dirty(true); window.requestAnimationFrame = f => { if (soon-- <= 0) return"
            + " usual(f); queueMicrotask(() => f(performance.now())); return 1; }; }",
        shift(Pair.of(visitor).middle(), row));
    visitor.page.touchscreen().tap(row.x(), row.y());
    visitor.settle();
    assertThat(visitor.find(".fingers")).isVisible();
    assertThat(visitor.text("s.hex")).isEqualTo("null");
  }

  private static Map<String, Double> shift(Visitor.Point from, Visitor.Point to) {
    return Map.of("dx", to.x() - from.x(), "dy", to.y() - from.y());
  }

  /**
   * Taps between two stacks until the list is there. On a machine with much to do the browser takes
   * a tap for a long press and gives it up, or the map still moves, and the finger comes down
   * beside the two: what it chose then is put back.
   */
  private static Pair open(Visitor visitor) {
    Pair pair = null;
    for (int i = 0; i < 4 && visitor.find(".fingers").count() == 0; i++) {
      visitor.key("Escape").settle();
      visitor.page.evaluate("() => window.fieldMarshal.board.fit()");
      visitor.settle();
      pair = Pair.of(visitor);
      visitor.page.touchscreen().tap(pair.middle().x(), pair.middle().y());
      try {
        visitor.find(".fingers").waitFor(new Locator.WaitForOptions().setTimeout(PATIENCE));
      } catch (TimeoutError again) {
        visitor.settle();
      }
    }
    return Objects.requireNonNull(pair);
  }
}
