package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
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
    "east-prussia-1914,historical"
  })
  void noHexThatIsBroughtIntoSightLiesUnderAMenu(
      String game, String scenario, Visitor visitor, House house) {
    visitor.match(house.begin(game, scenario, "me", "friend", 7)).settle();
    double scale = ((Number) visitor.js("window.fieldMarshal.board.scale")).doubleValue();
    BoundingBox menu = visitor.find(".ovs").boundingBox();
    // the corners of the map, and its middle
    for (String order : new String[] {"a.x + a.y", "a.x - a.y", "-a.x - a.y", "-a.x + a.y"}) {
      String hex =
          visitor.text(
              "s.chart.hexes.map(a => ({n: a.n, v: "
                  + order
                  + "})).sort((a, b) => a.v - b.v)[0].n");
      Visitor.Point at = visitor.where(hex);
      boolean under =
          at.x() > menu.x
              && at.x() < menu.x + menu.width
              && at.y() > menu.y
              && at.y() < menu.y + menu.height;
      assertThat(under).as(hex).isFalse();
      assertThat(((Number) visitor.js("window.fieldMarshal.board.scale")).doubleValue())
          .isEqualTo(scale);
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
}
