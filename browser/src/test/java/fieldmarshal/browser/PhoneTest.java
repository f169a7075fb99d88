package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The panel at the lower edge of a phone, and what small windows show without scrolling. */
@ExtendWith(Hall.class)
class PhoneTest {
  private static final int HEIGHT = 844;

  private static Visitor phone(Hall.Guests guests) {
    return guests.one(
        new Browser.NewContextOptions().setViewportSize(390, HEIGHT).setHasTouch(true));
  }

  /** Pulls the handle so many pixels down. */
  private static void pull(Visitor visitor, int down) {
    BoundingBox box = visitor.find(".handle").boundingBox();
    double x = box.x + box.width / 2;
    double y = box.y + box.height / 2;
    visitor.page.mouse().move(x, y);
    visitor.page.mouse().down();
    visitor.page.mouse().move(x, y + down / 2.0);
    visitor.page.mouse().move(x, y + down);
    visitor.page.mouse().up();
    visitor.settle();
  }

  private static String rest(Visitor visitor) {
    return visitor.text("document.querySelector('.side').dataset.rest");
  }

  /** How much of the window is map between bar and panel. */
  private static double map(Visitor visitor) {
    return (visitor.find(".side").boundingBox().y - visitor.find("#board-host").boundingBox().y)
        / HEIGHT;
  }

  @Test
  void thePanelIsPulledBetweenThreeRests(Hall.Guests guests, House house) {
    Visitor visitor = phone(guests);
    visitor.match(house.begin("me", "friend", 7)).click("1702").until("s.reach").settle();
    assertThat(rest(visitor)).isEqualTo("middle");
    assertThat(map(visitor)).isGreaterThanOrEqualTo(0.45);
    assertThat(visitor.inWindow(".side .foot .btn")).isTrue();
    pull(visitor, 300);
    assertThat(rest(visitor)).isEqualTo("low");
    assertThat(map(visitor)).isGreaterThan(0.6);
    assertThat(visitor.find(".side h2")).isVisible();
    assertThat(visitor.find(".side .units").first()).isHidden();
    assertThat(visitor.inWindow(".side .foot .btn")).isTrue();
    assertThat(visitor.find(".handle")).hasAttribute("aria-expanded", "false");
    pull(visitor, -600);
    assertThat(rest(visitor)).isEqualTo("high");
    assertThat(map(visitor)).isLessThan(0.1);
    pull(visitor, 250);
    assertThat(rest(visitor)).isEqualTo("middle");
    // A tap lays it down and opens it again; so do keys.
    visitor.press(".handle").settle();
    assertThat(rest(visitor)).isEqualTo("low");
    visitor.press(".handle").settle();
    assertThat(rest(visitor)).isEqualTo("middle");
    visitor.find(".handle").focus();
    visitor.page.keyboard().press("ArrowUp");
    assertThat(visitor.settle().find(".side")).hasAttribute("data-rest", "high");
    visitor.page.keyboard().press("Enter");
    assertThat(visitor.settle().find(".side")).hasAttribute("data-rest", "low");
  }

  @Test
  void somethingNewToDecideOpensThePanel(Hall.Guests guests, House house) {
    Visitor visitor = phone(guests);
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.press(".handle").settle();
    assertThat(rest(visitor)).isEqualTo("low");
    visitor.click("1703").until("s.attack?.preview").settle();
    assertThat(rest(visitor)).isEqualTo("middle");
    // Who lays it down now has seen it: it stays there as long as nothing else is asked.
    visitor.press(".handle").settle();
    visitor.js("window.fieldMarshal.state.attack && window.fieldMarshal.board.dirty()");
    assertThat(rest(visitor.settle())).isEqualTo("low");
  }

  @Test
  void thereAreButtonsToZoom(Hall.Guests guests, House house) {
    Visitor visitor = phone(guests);
    visitor.match(house.begin("me", "friend", 7)).settle();
    double before = ((Number) visitor.js("window.fieldMarshal.board.scale")).doubleValue();
    visitor.press(".zoomer button").settle();
    double near = ((Number) visitor.js("window.fieldMarshal.board.scale")).doubleValue();
    assertThat(near).isGreaterThan(before * 1.2);
    for (var button : visitor.find(".zoomer button").all()) {
      assertThat(button.boundingBox().width).isGreaterThanOrEqualTo(44);
      assertThat(button.boundingBox().height).isGreaterThanOrEqualTo(44);
    }
    BoundingBox zoomer = visitor.find(".zoomer").boundingBox();
    assertThat(zoomer.y + zoomer.height).isLessThan(visitor.find(".side").boundingBox().y);
    visitor.press("#fold").settle();
    BoundingBox overlays = visitor.find(".ovs").boundingBox();
    assertThat(zoomer.y).isGreaterThan(overlays.y + overlays.height);
  }

  /** Whether an element lies wholly in the part of the panel that is seen without scrolling. */
  private static boolean seen(Visitor visitor, String selector) {
    BoundingBox body = visitor.find(".side > .body").boundingBox();
    BoundingBox box = visitor.find(selector).first().boundingBox();
    return box.y >= body.y - 0.5 && box.y + box.height <= body.y + body.height + 0.5;
  }

  /** Odds and chances are seen before one scrolls, however many units attack. */
  @ParameterizedTest(name = "{0} by {1}")
  @CsvSource({"1366, 768", "1024, 768", "390, 844"})
  void theResultOfAnAttackStandsFirst(int width, int height, Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setHasTouch(width <= 1024));
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.click("1703").until("s.attack?.preview").settle();
    assertThat(seen(visitor, ".combat .oddsbar")).as("odds").isTrue();
    assertThat(seen(visitor, ".combat .outcome")).as("chances").isTrue();
    assertThat(visitor.inWindow("#attack")).as("button").isTrue();
  }

  /** The list of those who may support the defence is seen, and what ticking them leads to. */
  @Test
  void theListOfSupportIsSeenBelowItsQuestion(Hall.Guests guests, House house) {
    String id = house.open(ItalianStoryTest.beforeUdine().file());
    house.order(
        id,
        House.parse(
            "{'type':'attack','attackers':['ah-6','ah-18'],'targets':['2618']}"
                .replace('\'', '"')));
    house.order(
        id,
        House.parse(
            "{'type':'choose','option':'support','units':['ah-art-1']}".replace('\'', '"')));
    Visitor visitor = phone(guests);
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("document.getElementById('seat')");
    ItalianStoryTest.sit(visitor, "allied");
    assertThat(visitor.find(".side h2").first().textContent()).isEqualTo("Support of the defence");
    assertThat(map(visitor)).isGreaterThanOrEqualTo(0.45);
    assertThat(seen(visitor, ".several .pickrow:nth-of-type(2)")).as("first row").isTrue();
    assertThat(seen(visitor, ".several .pickrow:nth-of-type(3)")).as("second row").isTrue();
    visitor.press(".several .u").settle();
    assertThat(seen(visitor, ".several .pickrow:nth-of-type(3)")).as("second row").isTrue();
    assertThat(visitor.inWindow("#several")).as("button").isTrue();
  }

  /** Wherever the hex of a combat lies, the large die lies wholly on the map that is seen. */
  @Test
  void theLargeDieLiesWhollyOnTheMap(Hall.Guests guests, House house) {
    Visitor visitor =
        guests
            .one(
                new Browser.NewContextOptions()
                    .setViewportSize(390, HEIGHT)
                    .setHasTouch(true)
                    .setReducedMotion(ReducedMotion.REDUCE))
            .asUsual();
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.click("1703").until("s.attack?.preview").settle();
    CombatSeenTest.slowDice(visitor);
    visitor.find("#attack").click();
    visitor.until("s.drama && document.querySelector('.rollstrip')");
    Object outside =
        visitor.page.evaluate(
            "() => { const f = window.fieldMarshal, b = f.board, r = b.room(), at ="
                + " b.hexes.get(f.state.drama.play.hex), top ="
                + " b.host.getBoundingClientRect().top, strip ="
                + " document.querySelector('.rollstrip').getBoundingClientRect().bottom - top,"
                + " out = []; for (const u of [0.02, 0.5, 0.98]) for (const v of [0.02, 0.5,"
                + " 0.98]) { b.x = at.x - (r.x + u * r.w) / b.scale; b.y = at.y - (r.y + v * r.h)"
                + " / b.scale; b.dirty(true); const d = b.drawnDie; if (!d || d.x < -0.5 || d.y <"
                + " strip - 0.5 || d.x + d.w > r.w + 0.5 || d.y + d.h > r.h + 0.5)"
                + " out.push(`${u} ${v} ${JSON.stringify(d)}`); } return out; }");
    assertThat((List<?>) outside).isEmpty();
    visitor.page.keyboard().press(" ");
    visitor.until("!s.drama");
  }

  /** On a phone that lies on its side the strip of the roll leaves the map to whoever is asked. */
  @Test
  void whoIsAskedSeesTheMapOnAPhoneThatLiesOnItsSide(Hall.Guests guests, House house) {
    Visitor visitor =
        guests
            .one(new Browser.NewContextOptions().setViewportSize(844, 390).setHasTouch(true))
            .asUsual();
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.click("1703").until("s.attack?.preview").settle();
    visitor.find("#attack").click();
    visitor.until("s.drama");
    visitor.page.keyboard().press(" ");
    visitor.until("!s.drama && s.legal").settle();
    assertThat(visitor.find(".side[data-key=decide]")).isVisible();
    assertThat(visitor.find(".rollstrip.rest")).hasCount(1);
    assertThat(visitor.find(".rollstrip.rest")).isHidden();
  }

  /** That a match is from a file is said in the bar, and dialogs reach to their lower edge. */
  @Test
  void nothingStandsInTheWay(Hall.Guests guests, House house) {
    Visitor visitor = phone(guests);
    visitor.match(house.open(ClashStoryTest.galicia().file())).settle();
    BoundingBox mark = visitor.find("#edited").boundingBox();
    assertThat(mark.y + mark.height)
        .as("the mark lies over no counter")
        .isLessThanOrEqualTo(visitor.find("#board-host").boundingBox().y);
    visitor.menu("Settings").until("s.drawer === 'settings'").settle();
    BoundingBox paper = visitor.find(".desk .paper").boundingBox();
    BoundingBox list = visitor.find(".desk .paper .scroll").boundingBox();
    assertThat(paper.y + paper.height - list.y - list.height).as("a blank band").isLessThan(2);
  }

  /** A long sentence with the names of both sides before it is read without hovering. */
  @ParameterizedTest(name = "{0} by {1}")
  @CsvSource({"1366, 768", "1024, 768", "390, 844"})
  void aLongPromptIsNotCut(int width, int height, Hall.Guests guests, House house) {
    Visitor visitor = guests.one(new Browser.NewContextOptions().setViewportSize(width, height));
    visitor.match(house.open(ClashStoryTest.ypres().file())).until("s.legal").settle();
    assertThat(
            visitor.number(
                "(p => p.scrollHeight - p.clientHeight)(document.querySelector('.ask .p'))"))
        .isLessThanOrEqualTo(1);
    assertThat(
            visitor.number(
                "document.querySelector('.ask .p').getBoundingClientRect().bottom -"
                    + " document.querySelector('#board-host,"
                    + " .cupstrip').getBoundingClientRect().top"))
        .isLessThanOrEqualTo(0);
    assertThat(visitor.find(".side .choice.commits")).containsText("Open the sluices");
    assertThat(seen(visitor, ".side .choice.commits")).as("the red button").isTrue();
    assertThat(visitor.find(".side .changes li")).hasCount(3);
  }
}
