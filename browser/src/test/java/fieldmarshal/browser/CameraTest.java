package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The eye over the map: it keeps its distance, looks round the menus, and fills the window. */
@ExtendWith(Hall.class)
class CameraTest {

  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "east-prussia-1914,historical",
    "italian-front-1917,campaign",
    "clash-galicia,campaign",
    "clash-ypres,campaign",
    "clash-gumbinnen,campaign"
  })
  void noHexThatIsBroughtIntoSightLiesUnderAMenu(
      String game, String scenario, Visitor visitor, House house) {
    visitor.match(house.begin(game, scenario, "me", "friend", 7)).settle();
    if (visitor.find("#seat").count() > 0) {
      visitor.press("#seat").until("!s.veil").settle();
    }
    // an overlay is shown, so that the legend lies on the map as well; at set-up one may be on
    if (!(boolean) visitor.js("!!s.overlay")) {
      visitor.find(".ovs .ov:not(.fold)").last().click();
    }
    visitor.until("document.querySelector('.legend')").settle();
    Object under =
        visitor.page.evaluate(
            "() => { const f = window.fieldMarshal, b = f.board, scale = b.scale; b.still = true;"
                + " const hidden = b.chart.hexes.map(h => h.n).filter(n => { b.reveal(n);"
                + " const p = f.where(n); return document.elementFromPoint(p.x, p.y)?.id !=="
                + " 'board'; }); return [...hidden, ...(b.scale === scale ? [] : ['scale'])]; }");
    assertThat((List<?>) under).as("hexes that a click does not reach").isEmpty();
  }

  @Test
  void anAttackThatIsPlannedKeepsTheScale(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.key("-").settle();
    double scale = ((Number) visitor.js("window.fieldMarshal.board.scale")).doubleValue();
    visitor.press("[data-key=targets] .u").until("s.attack?.preview").settle();
    assertThat(((Number) visitor.js("window.fieldMarshal.board.scale")).doubleValue())
        .isEqualTo(scale);
    assertThat((boolean) visitor.js("window.fieldMarshal.inSight(s.attack.targets[0])")).isTrue();
  }

  /** The map makes room for a wide panel, also where nothing moves. */
  @Test
  void whatIsAttackedDoesNotLieUnderThePanelWithLessMotion(Hall.Guests guests) {
    Visitor visitor =
        guests.one(
            new Browser.NewContextOptions()
                .setViewportSize(1366, 768)
                .setReducedMotion(ReducedMotion.REDUCE));
    String id = guests.house.begin("me", "friend", 7);
    guests.house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.press("[data-key=targets] .u").until("s.attack?.preview").settle();
    String covered =
        "document.querySelector('.gutter.combat').getBoundingClientRect().width"
            + " - window.fieldMarshal.board.insets.right";
    assertThat(visitor.number(covered)).isZero();
  }

  /** A wide panel that goes leaves no bare table where there could be map. */
  @Test
  void aPanelThatHasGoneLeavesMapBehind(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.press("[data-key=targets] .u").until("s.attack?.preview").settle();
    // the eye goes to the right edge of the map, as far as it shows no bare table
    visitor.js(
        "(b => b.look(b.chart.bounds.width, b.chart.bounds.height / 2, 1,"
            + " false))(window.fieldMarshal.board)");
    visitor.key("Escape").until("!s.attack").settle();
    String right =
        "(b => { const r = b.room(); return b.x + (r.x + r.w) / b.scale - b.chart.bounds.width; })"
            + "(window.fieldMarshal.board)";
    assertThat(((Number) visitor.js(right)).doubleValue()).isLessThan(6);
    // the replay has no panel at the right
    visitor.key("r").until("s.replay?.state").settle();
    assertThat(((Number) visitor.js(right)).doubleValue()).isLessThan(6);
  }

  /** The eye knows what a panel covers at once, where nothing moves as well. */
  @Test
  void whatAPanelCoversIsKnownWhereMotionIsReduced(Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(
            new Browser.NewContextOptions()
                .setViewportSize(1366, 768)
                .setReducedMotion(ReducedMotion.REDUCE));
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    String covered =
        "window.fieldMarshal.board.insets.right ==="
            + " document.querySelector('.gutter').getBoundingClientRect().width";
    visitor.press("[data-key=targets] .u").until("s.attack?.preview").settle();
    assertThat(visitor.text(covered)).isEqualTo("true");
    visitor.key("Escape").until("!s.attack").settle();
    assertThat(visitor.text(covered)).isEqualTo("true");
  }

  @Test
  void theWholeMapFillsTheWindowAgainWhenItsSizeChanges(Visitor visitor, House house) {
    visitor.page.setViewportSize(1024, 768);
    visitor.match(house.begin("me", "friend", 7)).key("0").settle();
    double before = ((Number) visitor.js("window.fieldMarshal.board.scale")).doubleValue();
    visitor.page.setViewportSize(1920, 1080);
    visitor.until("window.fieldMarshal.board.scale > " + before * 1.2).settle();
    visitor.key("+").key("+").settle();
    visitor.page.setViewportSize(1024, 768);
    visitor.settle();
    visitor.page.setViewportSize(1920, 1080);
    visitor.settle();
    // no bare table beside a map that is larger than the room
    String bare =
        visitor.text(
            "(b => { const r = b.room(), left = b.x + r.x / b.scale, right = left + r.w / b.scale;"
                + " return r.w / b.scale < b.chart.bounds.width && (left < -5 || right >"
                + " b.chart.bounds.width + 5); })(window.fieldMarshal.board)");
    assertThat(bare).isEqualTo("false");
  }

  @Test
  void theFirstLookAtASmallMapLeavesNoBareTable(Visitor visitor, House house) {
    visitor.match(house.begin("clash-gumbinnen", "campaign", "me", "friend", 7)).settle();
    String seen =
        visitor.text(
            "(b => { const r = b.room(), { width, height } = b.chart.bounds, left = b.x + r.x /"
                + " b.scale, top = b.y + r.y / b.scale; return left > -5 && top > -25 && left + r.w"
                + " / b.scale < width + 5 && top + r.h / b.scale < height + 25;"
                + " })(window.fieldMarshal.board)");
    assertThat(seen).isEqualTo("true");
  }
}
