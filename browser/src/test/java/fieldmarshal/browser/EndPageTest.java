package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The end of a game is a page that says who won, by what level, and why. */
@Calm
@ExtendWith(Hall.class)
class EndPageTest {

  /** Where a game can hide something it is hidden, so that the end shows that it no longer is. */
  @EveryGame
  void thePageShowsWhatTheStorySays(String game, String scenario, Visitor visitor, House house) {
    String[] options =
        Objects.requireNonNull(Shelf.find(game)).options().stream()
            .map(Game.Option::id)
            .filter("hidden-movement"::equals)
            .toArray(String[]::new);
    String id = house.open(Played.whole(game, scenario, "recruit", 11, options));
    visitor.match(id);
    // nothing is hidden any more: nobody is asked who he is
    assertThat(visitor.find("#seat")).hasCount(0);
    visitor.press("#see-end").until("s.end").settle();
    JsonNode story = house.get("/api/matches/" + id + "/story?as=" + visitor.text("s.end.as"));
    int rank = story.at("/decision/outcome/rank").asInt(-1);
    assertThat(visitor.find(".levels li")).hasCount(story.path("levels").size());
    String title = story.path("levels").get(rank).path("title").asText();
    assertThat(visitor.find(".levels [aria-current] b")).hasText(title);
    boolean draw = story.path("levels").get(rank).path("winner").isNull();
    assertThat(visitor.find(".endhead h1")).hasText(draw ? "A draw" : title);
    assertThat(visitor.find(".endhead .sub:has-text('would have meant')"))
        .hasCount(story.has("missed") ? 1 : 0);
    // the first front has the number of the first turn, and a town that counts is marked when it
    // fell
    for (Locator start : visitor.find(".badge.start text").all()) {
      assertThat(start).hasText(story.path("turns").get(0).path("turn").asText());
    }
    boolean fell =
        story.path("turns").findParents("points").stream()
            .anyMatch(town -> town.has("hex") && town.path("points").asInt() > 0);
    if (fell && visitor.find(".graph .curve").count() > 0) {
      assertThat(visitor.find(".graph .fallen text")).containsText("falls");
    }
    assertThat(visitor.find(".fight")).hasCount(Math.min(3, story.path("fights").size()));
    // each fight tells the chance to win that it moved, where the story knows it
    int moved = 0;
    for (int i = 0; i < Math.min(3, story.path("fights").size()); i++) {
      double chance = story.path("fights").get(i).path("chance").asDouble();
      moved += Math.round(100 * chance) == 0 ? 0 : 1;
    }
    assertThat(visitor.find(".fight .moved .chip:has-text('chance to win')")).hasCount(moved);
    // where dice were rolled the card says which of them are good
    visitor.until("s.end.luck");
    assertThat(visitor.find(".luck .of").all().stream().map(Locator::textContent))
        .allMatch(words -> words.matches(".* dice, expected .*; (low|high) dice are good .*"));
    theLuckIsToldInStepsAndPointsAndByTurn(
        visitor, house.get("/api/matches/" + id + "/luck?as=" + visitor.text("s.end.as")));
    assertThat(visitor.find(".lossbar")).hasCount(2 * story.path("turns").size());
    assertThat(visitor.find(".front")).not().hasCount(0);
    assertThat(
            visitor.text(
                "[...document.querySelectorAll('.front path')].every(p =>"
                    + " p.getAttribute('d').startsWith('M'))"))
        .isEqualTo("true");
    // the small map has the shape of its card: no name is cut
    assertThat(
            visitor.text(
                "(() => { const c = document.querySelector('.endmap canvas'), r ="
                    + " c.getBoundingClientRect(); return Math.abs(c.width / c.height / (r.width /"
                    + " r.height) - 1) < 0.04; })()"))
        .isEqualTo("true");
    // no figure of a graph is cut, in any window
    for (int[] size : new int[][] {{390, 844}, {1024, 768}, {1366, 768}}) {
      visitor.page.setViewportSize(size[0], size[1]);
      visitor.settle();
      assertThat(
              visitor.number(
                  "(c => c.getContext('2d').getImageData(c.width / 2, c.height / 2, 1,"
                      + " 1).data[3])(document.querySelector('.endmap canvas'))"))
          .as("the small map is there")
          .isEqualTo(255);
      assertThat(visitor.text(CUT)).as("figures that are cut at " + size[0]).isEmpty();
      assertThat(((Number) visitor.js(SHARE)).doubleValue())
          .as("the map fills its card at " + size[0])
          .isGreaterThan(size[0] == 1024 ? 0.72 : 0.5);
    }
    // and a graph is as high as its card, also on a large screen
    visitor.page.setViewportSize(1920, 1080);
    visitor.settle();
    // it is drawn anew a little after the window has changed
    visitor.until(FILLED + " < 0.06");
    assertThat(visitor.number("document.querySelector('.levels').offsetHeight"))
        .as("the levels are a strip")
        .isLessThan(90);
    // a fight leads to its place in the replay
    if (story.path("fights").size() > 0) {
      visitor.press(".fight .hexlink").until("s.replay && !s.end");
      assertThat(visitor.number("s.replay.line"))
          .isEqualTo(story.path("fights").get(0).path("line").asInt() + 1);
      visitor.key("Escape").until("!s.replay");
    }
    assertThat(visitor.find("#see-end")).isVisible();
  }

  /** What attacks cost each side beside what was to be expected, and the luck of each turn. */
  private static void theLuckIsToldInStepsAndPointsAndByTurn(Visitor visitor, JsonNode luck) {
    long helped = 0;
    for (JsonNode turn : luck.path("turns")) {
      helped += turn.findValue("luck").asDouble() == 0 ? 0 : 1;
    }
    assertThat(visitor.find(".luckturn")).hasCount((int) helped);
    boolean points = luck.path("sides").findValues("points").stream().anyMatch(EndPageTest::any);
    assertThat(visitor.find(".inattacks tbody tr"))
        .hasCount(luck.path("sides").findValue("dice") == null ? 0 : points ? 4 : 2);
    for (Locator row : visitor.find(".inattacks tbody tr").all()) {
      String key = row.getAttribute("data-key");
      JsonNode side = luck.path("sides").path(key.substring(1));
      boolean steps = key.startsWith("s");
      double actual =
          steps ? side.at("/steps/lost").asDouble() : side.at("/points/gained").asDouble();
      double sum = 0;
      List<Double> figures =
          row.locator("td").allTextContents().stream()
              .map(text -> Double.parseDouble(text.replace("\u2212", "-")))
              .toList();
      for (double figure : figures.subList(0, 3)) {
        sum += figure;
      }
      assertThat(figures.get(3)).as(key).isEqualTo(actual);
      assertThat(sum).as("expected, dice and choices of " + key).isCloseTo(actual, within(0.01));
      assertThat(figures.get(0))
          .isCloseTo(
              side.path(steps ? "steps" : "points").path("expected").asDouble(), within(0.06));
    }
  }

  private static boolean any(JsonNode points) {
    return points.path("expected").asDouble() != 0
        || points.path("rolled").asDouble() != 0
        || points.path("gained").asDouble() != 0;
  }

  /** The texts of graphs that are not wholly in their picture. */
  private static final String CUT =
      "[...document.querySelectorAll('.graph text')].filter(t => { const r ="
          + " t.getBoundingClientRect(), b = t.closest('svg').getBoundingClientRect(); return"
          + " r.height && (r.top < b.top - 1 || r.bottom > b.bottom + 1 || r.left < b.left - 1 ||"
          + " r.right > b.right + 1); }).map(t => t.textContent).join()";

  /** How much the shape of a graph differs from that of the place that its card has for it. */
  private static final String FILLED =
      "Math.max(...[...document.querySelectorAll('.graph svg')].map(e => { const r ="
          + " e.getBoundingClientRect(), v = e.viewBox.baseVal; return Math.abs(1 - (r.width /"
          + " r.height) / (v.width / v.height)); }))";

  /** How much of the card of the small map is map, and not bare table beside it. */
  private static final String SHARE =
      "import('/js/end/map.js').then(m => { const r ="
          + " document.querySelector('.endmap').getBoundingClientRect(), d = m.drawnOf(s.end, r.width"
          + " / r.height).part, b = s.chart.bounds; return Math.min(1, b.width / d.w) * Math.min(1,"
          + " b.height / d.h); })";

  /** The last order brings the page; it can be shared as a picture, and the match played again. */
  @Test
  void itOpensWhenTheGameEnds(Visitor visitor, House house) throws IOException {
    ObjectNode file = Played.whole("clash-gumbinnen", "campaign", "recruit", 11);
    ArrayNode orders = (ArrayNode) file.get("orders");
    orders.remove(orders.size() - 1);
    String id = house.open(file);
    visitor.match(id);
    assertThat(visitor.find(".endpage")).hasCount(0);
    house.pass(id);
    visitor.until("s.end").settle();
    assertThat(visitor.find(".endpage h1")).isVisible();
    assertThat(heard(visitor)).contains("end");
    aTurnLightsItsFrontItsPointsAndItsLosses(visitor);
    assertThat(AccessTest.findings(visitor)).isEmpty();
    itIsPrinted(visitor);
    visitor.page.evaluate(WRITTEN);
    Download picture = visitor.page.waitForDownload(() -> visitor.find("#end-share").click());
    assertThat(picture.suggestedFilename()).endsWith(".png");
    var image = ImageIO.read(picture.createReadStream());
    assertThat(image.getWidth()).isEqualTo(1200);
    assertThat(image.getHeight()).isEqualTo(630);
    // the picture tells what the page tells
    String written = visitor.text("window.written.join('|')");
    assertThat(written)
        .contains(visitor.find(".endhead h1").textContent())
        .contains(visitor.find(".endmap figcaption").textContent())
        .contains(visitor.text("document.querySelector('.luck p').textContent").substring(0, 20));
    assertThat(written.split("Attacker: ", -1)).hasSize(1 + visitor.find(".fight").count());
    visitor.key("Escape").until("!s.end").settle();
    assertThat(visitor.inWindow("#again")).as("the second button is not cut").isTrue();
    visitor.press("#see-end").until("s.end");
    visitor.find("#rematch").click();
    visitor.until("s.match && s.match.id !== '" + id + "' && s.match.decision.kind !== 'over'");
  }

  /** The sounds that were made. */
  static String heard(Visitor visitor) {
    return String.valueOf(
        visitor.page.evaluate("() => import('/js/drama/sounds.js').then(m => m.heard.join())"));
  }

  /** Whatever is written into a canvas from now on. */
  private static final String WRITTEN =
      "() => { window.written = []; const p = CanvasRenderingContext2D.prototype, fill = p.fillText;"
          + " p.fillText = function (t, ...more) { window.written.push(t); return fill.call(this, t,"
          + " ...more); }; }";

  private static void aTurnLightsItsFrontItsPointsAndItsLosses(Visitor visitor) {
    String turn = visitor.find(".front").last().getAttribute("data-turn");
    String at = "[data-turn='" + turn + "']";
    visitor.page.evaluate(
        "q => document.querySelector(q).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))",
        ".lossbar" + at);
    for (String part : new String[] {".front", ".dot", ".lossbar"}) {
      assertThat(visitor.find(part + at + ".lit")).not().hasCount(0);
    }
    assertThat(visitor.find(".front.lit")).hasCount(1);
    visitor.page.evaluate(
        "() => document.getElementById('end-page').dispatchEvent(new PointerEvent('pointerleave'))");
    assertThat(visitor.find(".lit")).hasCount(0);
  }

  /** On paper there are no buttons, and nothing is cut at the edge of a window. */
  private static void itIsPrinted(Visitor visitor) {
    visitor.page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(visitor.find(".endacts")).isHidden();
    assertThat(visitor.find(".endpage h1")).isVisible();
    assertThat(
            visitor.text(
                "(s => s.position + ' ' + s.overflowY)(getComputedStyle(document.querySelector('.endpage')))"))
        .isEqualTo("static visible");
    assertThat(
            visitor.text(
                "[...document.querySelectorAll('.endcard')].every(c =>"
                    + " getComputedStyle(c).breakInside === 'avoid')"))
        .isEqualTo("true");
    visitor.page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
    visitor.settle();
    // by night it goes to paper as it is by day
    visitor.page.evaluate("() => window.fieldMarshal.play.otherTheme()");
    visitor.until("s.theme === 'dark'").settle();
    visitor.page.evaluate(
        "() => { window.print = () => { window.printed = document.documentElement.dataset.theme +"
            + " ' ' + !!document.querySelector('canvas[data-painting]') + ' ' +"
            + " !!document.querySelector('[data-key^=endmap][data-key*=light]'); }; }");
    visitor.press("#end-print").until("window.printed");
    assertThat(visitor.text("window.printed")).isEqualTo("light false true");
    visitor.until("s.theme === 'dark'").settle();
    visitor.page.evaluate("() => window.fieldMarshal.play.otherTheme()");
    visitor.until("s.theme === 'light'").settle();
  }

  /** However a game came to its end, the title says who won; who watches cannot play it again. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "resign|The Central Powers win|The Allies resigned on turn 1",
        "time|The Central Powers win: the Allies have lost on time|",
        "draw|A draw|Both sides agreed to a draw on turn 1",
      })
  void itSaysHowTheGameEnded(
      String how, String title, @Nullable String more, Visitor visitor, House house) {
    ObjectNode file =
        Played.ended(
            "gwe-caporetto",
            "historical",
            "recruit",
            11,
            match -> match.size() > 2,
            match -> {
              Side allied = match.rules().game().sides().get(1);
              Ruling ruling =
                  how.equals("draw")
                      ? match.agreeDraw()
                      : how.equals("time") ? match.loseOnTime(allied) : match.resign(allied);
              assertThat(ruling).isInstanceOf(Ruling.Granted.class);
            });
    boolean watched = how.equals("draw");
    file.putObject("seats")
        .put("central", watched ? "bot:recruit" : "me")
        .put("allied", "bot:recruit");
    visitor.match(house.open(file)).press("#see-end").until("s.end").settle();
    assertThat(visitor.find(".endhead h1")).hasText(title);
    if (more != null) {
      assertThat(visitor.find(".endhead .sub")).containsText(more);
    }
    assertThat(visitor.find(".levels [aria-current]")).hasCount(0);
    assertThat(visitor.find("#rematch")).hasCount(watched ? 0 : 1);
    assertThat(visitor.find("#end-replay")).isVisible();
  }
}
