package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player does at every table, whatever game lies on it. */
@ExtendWith(Hall.class)
class EveryTableTest {
  private static final int HEIGHT = 844;

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

  /** Two stacks under one finger: it is asked which of them is meant. */
  @Test
  void whatLiesUnderOneFingerIsOfferedToChooseFrom(Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(new Browser.NewContextOptions().setViewportSize(390, HEIGHT).setHasTouch(true));
    visitor.match(house.begin("me", "friend", 7)).settle();
    visitor.page.evaluate("() => window.fieldMarshal.board.fit()");
    visitor.settle();
    Object between =
        visitor.page.evaluate(
            "() => { const f = window.fieldMarshal, hexes = [...f.board.scene.stacks.keys()]; for"
                + " (const a of hexes) for (const b of hexes) { const p = f.where(a), q ="
                + " f.where(b), d = Math.hypot(p.x - q.x, p.y - q.y), x = (p.x + q.x) / 2, y ="
                + " (p.y + q.y) / 2; if (d > 4 && d < 40 && f.inSight(a) &&"
                + " document.elementFromPoint(x, y) === f.board.canvas) return { x, y, a, b }; } }");
    Visitor.Point at = Visitor.pointOf((Map<?, ?>) between);
    String one = String.valueOf(((Map<?, ?>) between).get("a"));
    String other = String.valueOf(((Map<?, ?>) between).get("b"));
    tap(visitor, at);
    assertThat(visitor.text("s.hex")).isEqualTo("null");
    for (String hex : new String[] {one, other}) {
      assertThat(visitor.find(".fingers [data-key=f" + hex + "]")).isVisible();
    }
    for (Locator row : visitor.find(".fingers .u").all()) {
      assertThat(row.boundingBox().height).isGreaterThanOrEqualTo(44);
    }
    assertThat(visitor.inWindow(".fingers")).isTrue();
    visitor.key("Escape");
    assertThat(visitor.find(".fingers")).hasCount(0);
    tap(visitor, at);
    visitor.press(".fingers [data-key=f" + other + "]");
    assertThat(visitor.text("s.hex")).isEqualTo(other);
    assertThat(visitor.find(".fingers")).hasCount(0);
  }

  /** On a machine with much to do the browser takes a tap for a long press, and gives it up. */
  private static void tap(Visitor visitor, Visitor.Point at) {
    for (int i = 0; i < 4 && visitor.find(".fingers").count() == 0; i++) {
      visitor.page.touchscreen().tap(at.x(), at.y());
      visitor.settle();
    }
  }
}
