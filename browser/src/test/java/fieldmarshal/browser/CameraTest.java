package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The eye over the map: it keeps its distance, looks round the menus, and fills the window. */
@ExtendWith(Hall.class)
class CameraTest {

  @EveryGame
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

  /** What the panel suggests is on the map before one's eyes, also where it was far away. */
  @ParameterizedTest
  @CsvSource({
    "east-prussia-1914,historical,set-up,hidden-movement",
    "gwe-brusilov,fourth-of-june,reinforce,"
  })
  void theSuggestedHexIsInSight(
      String game,
      String scenario,
      String kind,
      @Nullable String option,
      Hall.Guests guests,
      House house) {
    for (int width : new int[] {1366, 390}) {
      Visitor visitor =
          guests.one(
              new Browser.NewContextOptions()
                  .setViewportSize(width, width == 390 ? 844 : 768)
                  .setHasTouch(width == 390));
      String[] options = option == null ? new String[0] : new String[] {option};
      String id = house.begin(game, scenario, "me", "friend", 7, options);
      house.passUntil(id, kind);
      visitor.match(id).settle();
      if (visitor.find("#seat").count() > 0) {
        visitor.press("#seat").until("!s.veil").settle();
      }
      visitor.until("s.match.suggest?.hex && s.pick.hexes").settle();
      assertThat(visitor.text(UNDER.formatted("s.match.suggest.hex")))
          .as(game + " " + width)
          .isEqualTo("board");
    }
  }

  /** What lies over the middle of a hex. */
  private static final String UNDER =
      "(p => document.elementFromPoint(p.x, p.y)?.id)(window.fieldMarshal.where(%s))";

  /** A turned phone, a smaller and a larger window show what was in the middle in the middle. */
  @Test
  void theMiddleStaysTheMiddleWhenTheWindowChanges(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7)).settle();
    visitor.js(
        "(b => b.look(b.chart.bounds.width / 2, b.chart.bounds.height / 2, 1,"
            + " false))(window.fieldMarshal.board)");
    String middle =
        "(b => { const r = b.room(); return b.toHex(r.x + r.w / 2, r.y + r.h / 2);"
            + " })(window.fieldMarshal.board)";
    String before = visitor.text(middle);
    for (int[] size : new int[][] {{1024, 768}, {390, 844}, {844, 390}, {1366, 768}}) {
      visitor.page.setViewportSize(size[0], size[1]);
      visitor.until("window.fieldMarshal.board.host.clientWidth === " + size[0]).settle();
      assertThat(visitor.text(middle)).as(size[0] + " by " + size[1]).isEqualTo(before);
    }
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

  /**
   * How much bare table is seen beside a map that could fill the room, in units of the map; {@code
   * all}: also beside one that could not.
   */
  private static final String BARE =
      "((b, all) => { const r = b.room(), { width, height } = b.chart.bounds, w = r.w / b.scale,"
          + " h = r.h / b.scale, left = b.x + r.x / b.scale, top = b.y + r.y / b.scale;"
          + " return Math.max(0, w > width && !all ? 0 : Math.max(-left, left + w - width) - 5,"
          + " h > height && !all ? 0 : Math.max(-top, top + h - height) - 25); })";

  /**
   * Whatever is brought into sight by itself, the scale stays, and no bare table is seen where
   * there could be map, but for a hex that a menu would cover; the whole map fills a window whose
   * size changes.
   */
  @EveryGame
  void theMapFillsTheWindowWhateverIsShown(
      String game, String scenario, Visitor visitor, House house) {
    visitor.page.setViewportSize(1024, 768);
    visitor.match(house.begin(game, scenario, "me", "friend", 7)).settle();
    if (visitor.find("#seat").count() > 0) {
      visitor.press("#seat").until("!s.veil").settle();
    }
    assertThat(bare(visitor, true)).as("at first").isZero();
    visitor.key("0").settle();
    double before = ((Number) visitor.js("window.fieldMarshal.board.scale")).doubleValue();
    visitor.page.setViewportSize(1920, 1080);
    visitor.until("window.fieldMarshal.board.scale > " + before * 1.2).settle();
    visitor.key("+").key("+").settle();
    for (int[] size : new int[][] {{1024, 768}, {1920, 1080}, {1366, 768}}) {
      visitor.page.setViewportSize(size[0], size[1]);
      visitor.settle();
      assertThat(bare(visitor, false)).as(size[0] + "x" + size[1]).isZero();
      assertThat((List<?>) visitor.page.evaluate(REVEALED.formatted(BARE)))
          .as("hexes whose reveal changes the scale or shows bare table")
          .isEmpty();
    }
  }

  private static double bare(Visitor visitor, boolean all) {
    String asked = BARE + "(window.fieldMarshal.board, " + all + ")";
    return ((Number) visitor.js(asked)).doubleValue();
  }

  /**
   * Brings each hex into sight from the middle of the map, and tells where that changed the scale
   * or showed bare table, unless the hex would lie under a menu without it.
   */
  private static final String REVEALED =
      """
      () => {
        const b = window.fieldMarshal.board, still = b.still, scale = b.scale, bare = %s;
        const { width, height } = b.chart.bounds;
        b.still = true;
        const bad = b.chart.hexes.filter(h => {
          b.look(width / 2, height / 2, scale);
          b.reveal(h.n);
          if (b.scale !== scale) return true;
          if (bare(b) === 0) return false;
          b.look(h.x, h.y, scale);
          return bare(b) > 0 || !b.coverOf(b.seen(h));
        }).map(h => h.n);
        b.still = still;
        return bad.slice(0, 20);
      }\
      """;
}
