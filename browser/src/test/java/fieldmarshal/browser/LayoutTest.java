package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Calm
@ExtendWith(Hall.class)
class LayoutTest {

  @ParameterizedTest(name = "{0} by {1}")
  @CsvSource({"1920, 1080", "1366, 768", "1024, 768", "768, 1024", "390, 844"})
  void whatOneNeedsIsInTheWindowAtEverySize(
      int width, int height, Hall.Guests guests, House house) {
    boolean touch = width <= 1024;
    Visitor visitor =
        guests.one(
            new Browser.NewContextOptions().setViewportSize(width, height).setHasTouch(touch));
    visitor.lobby();
    assertThat(wider(visitor)).as("lobby").isFalse();
    visitor.match(house.begin("me", "friend", 7));
    assertThat(wider(visitor)).as("board").isFalse();
    assertThat(visitor.inWindow("#end")).as("end button").isTrue();
    visitor.press("[aria-label='Menu']");
    assertThat(visitor.inWindow(".menu")).as("menu").isTrue();
    visitor.key("Escape");
    visitor.click("1702").until("s.reach").settle();
    assertThat(visitor.inWindow(".side")).as("panel of the stack").isTrue();
    assertThat(visitor.inWindow(".side .foot .btn")).as("its buttons").isTrue();
    assertThat(visitor.inWindow("#end")).as("end button").isTrue();
    // what the colours mean is said at every size; where there is little room a press unfolds it
    if (visitor.find("details.legend").count() > 0) {
      visitor.press("details.legend summary").settle();
    }
    assertThat(visitor.find(".legend .lg svg").count()).isEqualTo(4);
    assertThat(visitor.inWindow(".legend")).as("legend").isTrue();
    assertThat(visitor.find(".legend .lg").last().isVisible()).isTrue();
  }

  /**
   * With the whole map in the window the names of the areas stand beside the list of overlays and
   * the legend, which float over it.
   */
  @ParameterizedTest(name = "{0} by {1}")
  @CsvSource({"1920, 1080", "1366, 768", "1024, 768"})
  void namesOfAreasStandBesideWhatFloatsOverTheMap(
      int width, int height, Hall.Guests guests, House house) {
    Visitor visitor = guests.one(new Browser.NewContextOptions().setViewportSize(width, height));
    String id = house.begin(ItalianStoryTest.GAME, "campaign", "me", "friend", 7);
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("document.getElementById('seat')");
    ItalianStoryTest.sit(visitor, "allied");
    visitor.until("s.overlayData").key("0");
    visitor.until("window.fieldMarshal.board.drawnAreas.length === 4").settle();
    assertThat(
            visitor.text(
                "window.fieldMarshal.board.drawnAreas.filter(a => { const b ="
                    + " window.fieldMarshal.board, p = b.toScreen(a.x, a.y), w = a.w * b.scale / 2;"
                    + " return b.covers().some(c => p.x + w > c.x && p.x - w < c.x + c.w && p.y >"
                    + " c.y && p.y - 12 < c.y + c.h); }).map(a => a.text).join()"))
        .isEmpty();
  }

  /** The end of a match: no front runs over the name of a town. */
  @Test
  void townNamesOfTheEndStandBesideTheFronts(Hall.Guests guests, House house) {
    Visitor visitor = guests.one();
    visitor.match(house.open(Played.whole(ItalianStoryTest.GAME, "campaign", "recruit", 11)));
    visitor.press("#see-end").until("s.end?.luck && document.querySelector('.endmap .town')");
    visitor.settle();
    assertThat(
            visitor.text(
                "(() => { const towns = [...document.querySelectorAll('.endmap .town')].map(t =>"
                    + " t.getBBox()); const lines = [...document.querySelectorAll('.front"
                    + " path')].filter(p => !p.classList.contains('edge')); let over = 0; for"
                    + " (const l of lines) for (let k = 0, n = l.getTotalLength(); k < n; k += 3)"
                    + " { const p = l.getPointAtLength(k); if (towns.some(b => p.x > b.x + 2 && p.x"
                    + " < b.x + b.width - 2 && p.y > b.y + 5 && p.y < b.y + b.height - 5)) over +="
                    + " 3; } return Math.round(over / Math.max(1, towns.length)); })()"))
        .as("pixels of the fronts under a name, on the average")
        .matches("\\d");
  }

  /** A list of phases that does not fit on its line shows no sliver of a second one. */
  @Test
  void ofTheListOfPhasesOnlyOneLineIsSeen(Hall.Guests guests, House house) {
    Visitor visitor = guests.one(new Browser.NewContextOptions().setViewportSize(1024, 768));
    String id = house.begin(ItalianStoryTest.GAME, "campaign", "me", "friend", 7);
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("document.getElementById('seat')");
    ItalianStoryTest.sit(visitor, "allied");
    assertThat(
            visitor.text(
                "(() => { const b = document.querySelector('.ladder').getBoundingClientRect();"
                    + " return [...document.querySelectorAll('.ladder li')].filter(l => { const r ="
                    + " l.getBoundingClientRect(); return r.height && r.top < b.bottom - 0.5 &&"
                    + " r.bottom > b.bottom + 0.5; }).length; })()"))
        .isEqualTo("0");
  }

  /** On a phone every switch of the settings is wholly seen, and the bar keeps to its height. */
  @Test
  void aPhoneShowsTheSettingsWhole(Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(new Browser.NewContextOptions().setViewportSize(390, 844).setHasTouch(true));
    visitor.match(house.begin(ItalianStoryTest.GAME, "campaign", "me", "bot:recruit", 7));
    visitor.js("window.fieldMarshal.play.toggleDesk('settings')");
    visitor.until("s.drawer === 'settings'").settle();
    assertThat(
            visitor.text(
                "(() => { const r = document.querySelector('.desk"
                    + " .scroll').getBoundingClientRect().right; return"
                    + " [...document.querySelectorAll('.desk :is(button, input[type=range], .tg,"
                    + " canvas)')].filter(e => e.getBoundingClientRect().right > r + 1).length;"
                    + " })()"))
        .isEqualTo("0");
  }

  /**
   * All games are seen at once, with what is needed to begin, and on a laptop all options of a game
   * too.
   */
  @ParameterizedTest(name = "{0} by {1}")
  @CsvSource({"1920, 1080", "1366, 768", "1024, 768"})
  void theLobbyShowsAllGamesAtOnce(int width, int height, Hall.Guests guests, House house) {
    Visitor visitor = guests.one(new Browser.NewContextOptions().setViewportSize(width, height));
    visitor.lobby();
    assertThat(
            visitor.number(
                "[...document.querySelectorAll('.gcard')].filter(c => { const r ="
                    + " c.getBoundingClientRect(), p = document.querySelector('.picked')"
                    + ".getBoundingClientRect(); return r.top >= 56 && r.bottom <= p.top &&"
                    + " c.scrollHeight <= c.clientHeight; }).length"))
        .isEqualTo(house.get("/api/games").size());
    for (String needed : List.of("#start", "#guided", "#setup", "#all-matches")) {
      assertThat(visitor.inWindow(needed)).as(needed).isTrue();
    }
    visitor.choose(ItalianStoryTest.GAME).setup();
    assertThat(visitor.number("document.querySelectorAll('.opt').length")).isEqualTo(6);
    assertThat(
            visitor.number(
                "(e => e.scrollHeight - e.clientHeight)(document.querySelector('.desk .scroll'))"))
        .isLessThanOrEqualTo(1);
  }

  private static boolean wider(Visitor visitor) {
    return (boolean)
        visitor.page.evaluate("() => document.documentElement.scrollWidth > window.innerWidth + 1");
  }

  @Test
  void thePageSurvivesTypeOfTwiceTheSize(Hall.Guests guests, House house) {
    Visitor visitor = guests.withLargeType();
    visitor.match(house.begin("me", "friend", 7));
    assertThat(visitor.text("getComputedStyle(document.documentElement).fontSize"))
        .isEqualTo("32px");
    visitor.click("1702").until("s.reach").settle();
    assertThat(wider(visitor)).isFalse();
    assertThat(visitor.inWindow("#end")).as("end button").isTrue();
    assertThat(visitor.inWindow(".side")).as("panel").isTrue();
    List<String> cut =
        visitor.find("#end, .side .foot .btn").all().stream()
            .filter(b -> (boolean) b.evaluate("e => e.scrollWidth > e.clientWidth + 1"))
            .map(b -> b.innerText())
            .toList();
    assertThat(cut).isEmpty();
    visitor.click("1701").click("1701");
    assertThat(visitor.revision()).isEqualTo(1);
  }

  @Test
  void twoFingersZoomTheMap(Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(new Browser.NewContextOptions().setViewportSize(1024, 768).setHasTouch(true));
    visitor.match(house.begin("me", "friend", 7));
    double before = ((Number) visitor.js("window.fieldMarshal.board.scale")).doubleValue();
    visitor.page.evaluate(
        "() => { const c = document.getElementById('board'), r = c.getBoundingClientRect();"
            + " const send = (type, id, x, y) => c.dispatchEvent(new PointerEvent(type, {"
            + " pointerId: id, pointerType: 'touch', isPrimary: id === 1, bubbles: true,"
            + " clientX: r.left + x, clientY: r.top + y }));"
            + " send('pointerdown', 1, 300, 300); send('pointerdown', 2, 400, 300);"
            + " for (let i = 1; i <= 10; i++) { send('pointermove', 1, 300 - i * 5, 300);"
            + " send('pointermove', 2, 400 + i * 5, 300); }"
            + " send('pointerup', 1, 250, 300); send('pointerup', 2, 450, 300); }");
    visitor.settle();
    double after = ((Number) visitor.js("window.fieldMarshal.board.scale")).doubleValue();
    assertThat(after / before).isBetween(1.8, 2.2);
    assertThat(visitor.text("s.hex")).isEqualTo("null");
  }

  /** What a chip says stands in its middle, in one line with its key. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({"1366, 768", "390, 844"})
  void theWordsOfAChipStandInItsMiddle(int width, int height, Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setHasTouch(width < 400)
                .setIsMobile(width < 400));
    String id = house.begin("gwe-brusilov", "fourth-of-june", "me", "friend", 7);
    house.answerUntil(id, "move");
    visitor.match(id).until("s.match.canMove.length").settle();
    visitor.click(visitor.hexOf(visitor.text("s.match.canMove[0]"))).until("s.hex").settle();
    Object aslant =
        visitor.page.evaluate(
            "() => { const mid = r => r.top + r.bottom; return [...document.querySelectorAll('.side"
                + " .chip.go')].filter(c => { const r = document.createRange(), b ="
                + " mid(c.getBoundingClientRect()); r.selectNodeContents(c); return c.offsetHeight"
                + " && [r, ...c.children].some(p => Math.abs(mid(p.getBoundingClientRect()) - b) >"
                + " 6); }).map(c => c.textContent); }");
    assertThat((List<?>) aslant).isEmpty();
    assertThat(visitor.find(".side .chip.go").count()).isPositive();
  }

  /** A window that goes to another screen is drawn with the pixels of that one. */
  @Test
  void theMapIsSharpOnAnotherScreen(Hall.Guests guests, House house) {
    Visitor visitor = guests.one(new Browser.NewContextOptions().setViewportSize(1366, 768));
    visitor.match(house.begin("me", "friend", 7)).settle();
    CDPSession screen = visitor.page.context().newCDPSession(visitor.page);
    for (double ratio : new double[] {2, 1, 1.5}) {
      JsonObject size = new JsonObject();
      size.addProperty("width", 1366);
      size.addProperty("height", 768);
      size.addProperty("deviceScaleFactor", ratio);
      size.addProperty("mobile", false);
      screen.send("Emulation.setDeviceMetricsOverride", size);
      visitor.until("devicePixelRatio === " + ratio);
      // the pointer comes to the map
      visitor.page.mouse().move(500, 300 + 50 * ratio);
      visitor.until("document.getElementById('board').width === " + Math.round(1366 * ratio));
      assertThat(visitor.settle().number("window.fieldMarshal.board.w"))
          .isEqualTo((int) Math.round(1366 * ratio));
    }
  }

  @Test
  void theMapGetsSharpAtEveryScaleHoweverOftenOneZooms(Hall.Guests guests, House house) {
    Visitor visitor = guests.one();
    visitor.match(house.begin("me", "friend", 7));
    for (double scale : new double[] {1.1, 0.5, 0.9, 0.3, 1.3, 0.7, 1.1}) {
      visitor.page.evaluate("s => window.fieldMarshal.board.look(2400, 1400, s, false)", scale);
      visitor.settle();
      visitor.page.waitForFunction("() => window.fieldMarshal.board.map.whole()");
    }
  }

  @Test
  void focusIsSeenAndTheKeysReachEverything(Hall.Guests guests, House house) {
    Visitor visitor = guests.one();
    visitor.match(house.begin("me", "friend", 7));
    List<String> reached = new java.util.ArrayList<>();
    visitor.page.evaluate("() => document.body.focus()");
    visitor.find("header.bar a.id").last().focus();
    for (int i = 0; i < 30; i++) {
      visitor.page.keyboard().press("Tab");
      reached.add(
          (String)
              visitor.page.evaluate(
                  "() => { const e = document.activeElement; const c = getComputedStyle(e); const"
                      + " seen = parseFloat(c.outlineWidth) >= 2 && c.outlineStyle !== 'none';"
                      + " return (e.id || e.getAttribute('aria-label') || e.textContent.trim()) +"
                      + " (seen ? '' : ' NO FOCUS RING'); }"));
    }
    assertThat(reached).noneMatch(name -> name.endsWith("NO FOCUS RING"));
    assertThat(reached).contains("Menu", "Rules", "end");
  }
}
