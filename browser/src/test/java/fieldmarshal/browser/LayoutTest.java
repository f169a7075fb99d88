package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
