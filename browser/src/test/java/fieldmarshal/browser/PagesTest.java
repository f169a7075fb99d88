package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.FileChooser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Calm
@ExtendWith(Hall.class)
class PagesTest {

  @Test
  void aPageThatIsReloadedInTheMiddleOfADecisionAsksItAgain(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").click("1703").until("s.attack?.preview").settle();
    visitor.press("#attack").until("s.match.decision.kind === 'option' && s.legal").settle();
    int revision = visitor.revision();
    java.util.List<String> choices = visitor.find(".side .choice").allInnerTexts();
    assertThat(choices).hasSizeGreaterThan(1);
    visitor.page.reload();
    visitor.until("s.match && s.legal").settle();
    assertThat(visitor.revision()).isEqualTo(revision);
    assertThat(visitor.find(".side .choice").allInnerTexts()).isEqualTo(choices);
    assertThat(visitor.text("s.hex")).isEqualTo("1703");
    visitor.press(".side .choice").until("s.match.revision > " + revision);
  }

  @Test
  void aMatchOfOlderRulesSaysInPlainWordsFromWhichOrderItDiffers(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    ObjectNode march = House.object().put("type", "move");
    march.putArray("units").add("ge-12");
    march.putArray("path").add("1801");
    house.order(id, march);
    house.pass(id);
    ObjectNode file = (ObjectNode) house.get("/api/matches/" + id + "/file");
    file.remove("seal");
    file.put("rules", "1");
    ((ObjectNode) file.path("orders").path(1)).put("digest", "0000000000000000");
    visitor.match(house.open(file)).until("s.match.differs").settle();
    var banner = visitor.find(".differs");
    assertThat(banner).containsText("From order 2 on, this match would go differently today.");
    assertThat(banner).containsText("That order was: Pass.");
    assertThat(banner).not().containsText("{");
    assertThat(visitor.find(".ask .p")).hasText("You can only look at this match.");
    assertThat(visitor.find("#end")).hasCount(0);
    assertThat(overlaps(visitor, ".differs", ".side")).isFalse();
    assertThat(overlaps(visitor, ".differs", ".ovs")).isFalse();
    visitor.page.setViewportSize(390, 844);
    visitor.settle();
    assertThat(visitor.inWindow(".differs")).isTrue();
    assertThat(visitor.find(".differs span").boundingBox().width).isGreaterThan(250);
    assertThat(overlaps(visitor, ".differs", ".side")).isFalse();
  }

  private static boolean overlaps(Visitor visitor, String one, String other) {
    BoundingBox a = visitor.find(one).first().boundingBox();
    BoundingBox b = visitor.find(other).first().boundingBox();
    return a.x < b.x + b.width
        && b.x < a.x + a.width
        && a.y < b.y + b.height
        && b.y < a.y + a.height;
  }

  @Test
  void twoPagesOfOneMatchBothSeeWhatHappens(Hall.Guests guests, House house) {
    String id = house.begin("me", "friend", 7);
    Visitor one = guests.one().match(id);
    Visitor other = guests.one().match(id);
    one.click("1702").until("s.reach").settle();
    String unit = one.text("s.units[0]");
    one.click("1701").click("1701");
    other.until("s.match.revision === 1").settle();
    assertThat(other.hexOf(unit)).isEqualTo("1701");
    assertThat(other.number("s.log.length")).isEqualTo(1);
    other.key("u");
    one.until("s.match.revision === 2").settle();
    assertThat(one.hexOf(unit)).isEqualTo("1702");
  }

  @Test
  void anOrderOnTopOfAnOlderPositionIsNotPlayedButShowsTheNewerOne(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    // A page whose line to the server is dead does not hear what others do.
    visitor.deaf().page.route("**/stream*", Route::abort);
    visitor.match(id).click("1702").until("s.reach").settle();
    house.pass(id);
    visitor.press("#end").until("s.match.revision === 1");
    visitor.until("s.said.includes('has changed')");
    assertThat(house.match(id).path("revision").asInt()).isEqualTo(1);
  }

  @Test
  void aMatchIsSavedOpenedReplayedAndBranched(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 3);
    house.suggested(id, 40);
    visitor.match(id);
    visitor.press("[aria-label='Menu']");
    Download download =
        visitor.page.waitForDownload(() -> visitor.find(".menu a", "Save to a file").click());
    Path file = download.path();
    JsonNode saved = House.read(file);
    assertThat(saved.path("game").asText()).isEqualTo(House.GAME);
    assertThat(saved.path("orders")).hasSize(40);

    visitor.lobby();
    FileChooser chooser =
        visitor.page.waitForFileChooser(() -> visitor.find("button", "Open a file").click());
    chooser.setFiles(file);
    visitor.until("s.match && s.match.id !== '" + id + "' && s.log.length === 40").settle();
    assertThat(visitor.text("JSON.stringify(s.match.state.units)"))
        .isEqualTo(units(visitor, house, id));

    visitor.key("r").until("s.replay && s.replay.state").settle();
    visitor.press("[aria-label='To the beginning']").until("s.replay.line === 0").settle();
    assertThat(visitor.find(".bar .ask .p")).containsText("beginning");
    visitor.press("[aria-label='Forward']").until("s.replay.line === 1").settle();
    visitor.find(".slider input").fill("20");
    visitor.until("s.replay.line === 20 && s.replay.state").settle();
    visitor.find(".speeds button", "4×").click();
    // The page itself presses Pause: a slow driver would find the replay at its end.
    visitor.page.evaluate(
        "() => { const s = window.fieldMarshal.state; const watch = setInterval(() => {"
            + " if (s.replay.line >= 24) { clearInterval(watch); window.paused = s.replay.line;"
            + " document.querySelector('[aria-label=Pause]').click(); } }, 10); }");
    visitor.find("[aria-label='Play']").click();
    visitor.until("window.paused && !s.replay.playing").settle();
    assertThat(visitor.number("s.replay.line")).isBetween(24, 26);
    visitor.find(".slider input").fill("25");
    visitor.until("s.replay.line === 25").settle();
    String before = visitor.text("s.match.id");
    visitor.find("button", "Play on from here").click();
    visitor.until("s.match && !s.replay && s.match.id !== '" + before + "'").settle();
    assertThat(visitor.number("s.log.length")).isEqualTo(25);
    assertThat(visitor.find(".bar .ask .p")).isVisible();
  }

  private static String units(Visitor visitor, House house, String id) {
    return (String)
        visitor.page.evaluate(
            "async url => JSON.stringify((await (await fetch(url)).json()).state.units)",
            house.address + "/api/matches/" + id);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "not a match",
        "",
        "null",
        "[1, 2]",
        "{}",
        "{\"format\": 1, \"game\": \"gwe-caporetto\"}"
      })
  void aFileThatIsNoMatchIsNotOpened(String text, Visitor visitor) throws java.io.IOException {
    Path file = java.nio.file.Files.createTempFile("no-match", ".json");
    java.nio.file.Files.writeString(file, text);
    visitor.lobby();
    visitor
        .page
        .waitForFileChooser(() -> visitor.find("button", "Open a file").click())
        .setFiles(file);
    visitor.until("s.said.includes('not a saved match')");
    java.nio.file.Files.delete(file);
  }

  @Test
  void anAddressWithoutAMatchLeadsToTheLobbyAndSaysWhy(Visitor visitor) {
    visitor.match("nosuchmatch").until("s.lobby.game").settle();
    assertThat(visitor.find(".toast")).containsText("There is no match of that name.");
    assertThat(visitor.find(".picked h2")).isVisible();
    assertThat(visitor.text("location.pathname")).isEqualTo("/");
  }

  @Test
  void aLinkToAPositionShowsThatPosition(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 3);
    house.suggested(id, 12);
    visitor.page.navigate(house.address + "/match/" + id + "#line=5");
    visitor.until("s.replay && s.replay.line === 5 && s.replay.state").settle();
    visitor.key("Escape").until("!s.replay");
  }

  @Test
  void theWholeMatchGoesToPaper(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 3);
    house.suggested(id, 150);
    visitor.match(id).key("r").until("s.replay?.state").settle();
    visitor.page.evaluate(
        "() => { window.print = () => { window.printed ="
            + " [document.querySelectorAll('.log > p').length, s().log.filter(l => l.events.some("
            + "e => e.text && !['began', 'controlled'].includes(e.type))).length,"
            + " document.querySelector('.printhead').textContent,"
            + " document.querySelectorAll('.log').length]; };"
            + " function s() { return window.fieldMarshal.state; } }");
    visitor.press("#print");
    visitor.page.waitForFunction("() => window.printed");
    java.util.List<?> printed = (java.util.List<?>) visitor.js("window.printed");
    // one paragraph for each line; what many dice brought stands in tables between them
    assertThat(printed.get(0)).isEqualTo(printed.get(1));
    assertThat(printed.get(3)).as("logs on the page").isEqualTo(1);
    assertThat(((Number) printed.get(0)).intValue()).isGreaterThan(60);
    assertThat((String) printed.get(2)).contains("Caporetto").contains("Central Powers: a player");
    visitor.until("!s.printing");
  }

  @Test
  void paperHasTheColoursOfTheDayAlsoByNight(Hall.Guests guests, House house) {
    String id = house.begin("me", "friend", 3);
    house.suggested(id, 12);
    Visitor visitor =
        guests.one(new Browser.NewContextOptions().setColorScheme(ColorScheme.DARK)).match(id);
    visitor.key("r").until("s.replay?.state").settle();
    String ink = "getComputedStyle(document.querySelector('.log .eyebrow')).color";
    assertThat(visitor.text(ink)).isEqualTo("rgb(188, 180, 162)");
    visitor.page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(visitor.text(ink)).isEqualTo("rgb(90, 84, 69)");
  }

  @Test
  void aUnitRidesByRailAndAnotherForcesItsMarch(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    while (!house.match(id).at("/decision/side").asText().equals("allied")
        || !house.match(id).at("/decision/kind").asText().equals("move")) {
      house.pass(id);
    }
    visitor.match(id);
    select(visitor, "it-19");
    int march = visitor.number("s.reach.hexes.length");
    visitor.find(".mode", "Forced march").click();
    visitor.until("s.mode === 'forced' && s.reach").settle();
    assertThat(visitor.number("s.reach.hexes.length")).isGreaterThan(march);
    String far = visitor.text("s.reach.hexes.at(-1).hex");
    visitor.click(far).until("s.match.revision === " + house.match(id).path("revision").asInt());
    assertThat(visitor.hexOf("it-19")).isEqualTo(far);

    select(visitor, "it-viii");
    visitor.find("button.mode", "Entrain").click();
    visitor.settle().until("s.reach && s.reach.rail.length").settle();
    visitor.find("button.mode", "Rail").click();
    visitor.until("s.mode === 'rail' && s.reach").settle();
    String station = visitor.text("s.reach.hexes[20].hex");
    visitor.click(station).settle();
    assertThat(visitor.hexOf("it-viii")).isEqualTo(station);
    // Who may leave the train at the station does so by the same act.
    assertThat(visitor.text("s.match.state.units.find(u => u.id === 'it-viii').flags.join()"))
        .doesNotContain("entrained");
  }

  private static void select(Visitor visitor, String unit) {
    visitor.click(visitor.hexOf(unit)).settle();
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
    visitor.until("s.units[0] === '" + unit + "' && s.reach").settle();
  }

  @Test
  void aWholeTurnIsPlayedAgainstABot(Visitor visitor, House house) {
    String id = house.begin("me", "bot:recruit", 7);
    visitor.match(id).click("1702").until("s.reach").settle().click("1701").click("1701");
    for (int i = 0; i < 80 && visitor.number("s.match.decision.turn") == 1; i++) {
      visitor.until("s.match.decision.side === 'central' || s.match.decision.turn > 1").settle();
      int revision = visitor.revision();
      if (visitor.number("s.match.decision.turn") > 1) {
        break;
      }
      if (visitor.find("#end").count() > 0) {
        visitor.press("#end");
      } else {
        visitor.until("s.legal").settle();
        Answers.first(visitor);
      }
      visitor.until("s.match.revision > " + revision).settle();
    }
    visitor.until("s.match.decision.turn === 2 && s.match.decision.side === 'central'").settle();
    assertThat(visitor.number("s.log.filter(l => l.side === 'allied').length")).isGreaterThan(5);
    assertThat(visitor.text("s.match.canUndo")).isEqualTo("false");
  }

  /** Where a game hides things, the screen is handed over and shows nothing in between. */
  @Test
  void aScreenThatIsSharedBySidesWithSecretsIsHandedOver(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    java.util.List<String> asked = new java.util.ArrayList<>();
    visitor.page.onRequest(request -> asked.add(request.url()));
    visitor.page.route(
        url -> url.contains("/api/matches/" + id) && !url.contains("/stream"),
        route -> {
          var answer = route.fetch();
          String text = answer.text().replace("\"hidden\":false", "\"hidden\":true");
          route.fulfill(new Route.FulfillOptions().setResponse(answer).setBody(text));
        });
    visitor.page.navigate(house.address + "/match/" + id);
    assertThat(visitor.find(".veil h2")).hasText("Next: Central Powers");
    assertThat(visitor.find("#board")).isHidden();
    assertThat(visitor.find(".side")).hasCount(0);
    visitor.press("#seat").until("!s.veil").settle();
    assertThat(visitor.find("#board")).isVisible();
    assertThat(asked).anyMatch(url -> url.contains("/log?") && url.contains("as=central"));
    while (visitor.text("s.match.decision.side").equals("central")) {
      int revision = visitor.revision();
      visitor.press("#end").until("s.match.revision > " + revision).settle();
    }
    assertThat(visitor.find(".veil h2")).hasText("Next: Allies");
    assertThat(visitor.find("#board")).isHidden();
    asked.clear();
    visitor.press("#seat").until("!s.veil && s.viewer === 'allied'").settle();
    assertThat(asked).anyMatch(url -> url.endsWith("?as=allied"));
    assertThat(asked).noneMatch(url -> url.contains("as=central"));
    assertThat(visitor.find("#board")).isVisible();
  }
}
