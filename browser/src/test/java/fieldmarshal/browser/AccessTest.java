package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What axe-core finds, and whether a page can be used without a mouse and with large type. */
@Calm
@ExtendWith(Hall.class)
class AccessTest {
  private static final String AXE = axe();

  private static String axe() {
    try (InputStream in = AccessTest.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Visitor visitor(Hall.Guests guests) {
    return guests.one(
        new Browser.NewContextOptions()
            .setViewportSize(1366, 768)
            .setColorScheme(ColorScheme.LIGHT));
  }

  /** The findings by day and by night, minor ones too, each with its elements. */
  static List<String> findings(Visitor visitor) {
    return findings(visitor, "html");
  }

  /** The same in a part of the page. In the other theme only colours are other ones. */
  static List<String> findings(Visitor visitor, String part) {
    visitor.settle();
    return findings(visitor, part, visitor::settle);
  }

  /** The same where something is still on its way. */
  static List<String> findingsNow(Visitor visitor, String part) {
    return findings(visitor, part, () -> {});
  }

  private static List<String> findings(Visitor visitor, String part, Runnable settle) {
    if (visitor.page.evaluate("typeof axe").equals("undefined")) {
      visitor.page.evaluate(AXE + "; 0");
    }
    List<String> findings = run(visitor, part, "");
    otherTheme(visitor, settle);
    findings.addAll(run(visitor, part, "runOnly: ['color-contrast', 'link-in-text-block'], "));
    otherTheme(visitor, settle);
    return findings;
  }

  private static void otherTheme(Visitor visitor, Runnable settle) {
    String before = visitor.text("s.theme");
    visitor.page.evaluate("() => window.fieldMarshal.play.otherTheme()");
    visitor.until("s.theme !== '" + before + "'");
    settle.run();
  }

  private static List<String> run(Visitor visitor, String part, String only) {
    Object found =
        visitor.page.evaluate(
            "async part => (await axe.run(part, { "
                + only
                + "resultTypes: ['violations'] })).violations"
                + ".map(v => ({ id: v.id, nodes: v.nodes.map(n => n.html.slice(0, 160) + ' '"
                + " + n.any.map(a => a.message).join('; ').slice(0, 160)) }))",
            part);
    List<String> findings = new ArrayList<>();
    for (Object one : (List<?>) found) {
      Map<?, ?> violation = (Map<?, ?>) one;
      findings.add(
          visitor.text("s.theme") + " " + violation.get("id") + ": " + violation.get("nodes"));
    }
    return findings;
  }

  @Test
  void theLobbyHasNoFinding(Hall.Guests guests, House house) {
    house.begin("me", "friend", 7);
    Visitor visitor = visitor(guests).lobby();
    assertThat(findings(visitor)).isEmpty();
    visitor.setup().find("label.opt", "Heroic leaders").click();
    assertThat(findings(visitor, ".desk")).as("scenario and options").isEmpty();
    visitor.key("Escape");
    visitor.key("k").until("s.drawer === 'help'");
    assertThat(findings(visitor, ".desk")).as("keys").isEmpty();
    visitor.key("Escape").find(".bar button", "Settings").click();
    visitor.until("s.drawer === 'settings'");
    assertThat(findings(visitor, ".desk")).as("settings").isEmpty();
    visitor.press("[data-key=todata]").until("s.drawer === 'data'");
    assertThat(findings(visitor, ".desk")).as("data on this device").isEmpty();
    visitor.key("Escape").find(".nav button", "Rules").click();
    assertThat(findings(visitor, ".drawer")).as("rules").isEmpty();
    visitor.key("Escape").find(".nav button", "Matches").click();
    assertThat(findings(visitor)).as("matches").isEmpty();
  }

  @Test
  void theBoardHasNoFinding(Hall.Guests guests, House house) {
    String id = house.begin("me", "friend", 7);
    Visitor visitor = visitor(guests).match(id);
    assertThat(findings(visitor)).as("nothing selected").isEmpty();
    visitor.page.setViewportSize(390, 844);
    assertThat(findings(visitor)).as("on a phone").isEmpty();
    visitor.page.setViewportSize(1366, 768);
    visitor.settle();
    visitor.click("1702").until("s.reach").point("1501").until("s.route?.steps");
    assertThat(findings(visitor)).as("a unit with its reach").isEmpty();
    visitor.press("[aria-label='Menu']");
    assertThat(findings(visitor)).as("menu").isEmpty();
    visitor.key("Escape").key("?");
    assertThat(findings(visitor)).as("rules").isEmpty();
    visitor.find(".drawer [role=tab]", "Charts").click();
    assertThat(findings(visitor)).as("charts").isEmpty();
    visitor.key("Escape").key("g");
    assertThat(findings(visitor)).as("log").isEmpty();
    visitor.key("Escape").menu("Resign …").until("s.drawer === 'resign'");
    assertThat(findings(visitor, ".desk")).as("resign").isEmpty();
    visitor.key("Escape").menu("Your notes on hexes").until("s.drawer === 'notes'");
    SettingsTest.note(visitor, "1702", "Watch the flank.");
    assertThat(findings(visitor, ".desk")).as("notes").isEmpty();
    visitor.key("Escape").menu("Dice").until("s.drawer === 'dice'");
    assertThat(findings(visitor, ".desk")).as("dice").isEmpty();
    visitor.press("#all-dice").until("s.drawer === 'statistics'");
    visitor.page.waitForSelector("#host-even .sort, #host-luck .muted");
    assertThat(findings(visitor, ".desk")).as("all dice").isEmpty();
  }

  /** A hex that a notice names can be read on the dark ground of the notice. */
  @Test
  void aHexInANoticeCanBeRead(Hall.Guests guests, House house) {
    Visitor visitor = visitor(guests).match(house.begin("me", "friend", 7));
    visitor.page.evaluate(
        "() => import('/js/store.js').then(m => m.set({ notice: 'The enemy in 1703 must be"
            + " attacked.' }))");
    assertThat(visitor.find(".toast .hexlink").first().textContent()).isEqualTo("1703");
    assertThat(findings(visitor, ".toast")).isEmpty();
  }

  @Test
  void theCupAndItsPanelsHaveNoFinding(Hall.Guests guests, House house) {
    Visitor visitor = visitor(guests).match(house.open(ClashStoryTest.galicia().file()));
    visitor.press("#end").until("s.match.decision.kind === 'choose' && s.legal");
    visitor.press("#end").until("s.match.decision.kind === 'move'");
    visitor.click("4921").until("s.units[0] === 'ah-5' && s.reach");
    visitor.press("[data-key=mwithdrawal]").until("s.mode === 'withdrawal' && s.reach");
    assertThat(findings(visitor)).as("the cup, and a unit that withdraws").isEmpty();
    visitor.click("4923").until("s.match.state.units.find(u => u.id === 'ah-5').hex === '4923'");
    visitor.press("#end").until("s.match.decision.kind === 'choose' && s.legal");
    assertThat(findings(visitor)).as("declaration").isEmpty();
    visitor.find(".side .choice", "Declare combat").click();
    visitor.until("s.match.decision.kind === 'attack' && s.targets.length").click("5021");
    visitor.until("s.attack?.preview");
    assertThat(findings(visitor)).as("a die for each unit").isEmpty();
    visitor.press("#attack").until("s.match.decision.kind === 'choose' && s.legal");
    assertThat(findings(visitor)).as("who rolls next").isEmpty();
    visitor.find(".side .pickrow .act").first().click();
    visitor.until("s.match.decision.kind === 'retreat' && s.legal").key("t");
    assertThat(findings(visitor)).as("retreat, and the tracks").isEmpty();
  }

  @Test
  void fightsAndReplaysHaveNoFinding(Hall.Guests guests, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    Visitor visitor = visitor(guests).match(id).until("s.targets.length");
    assertThat(findings(visitor)).as("targets").isEmpty();
    visitor.click("1703").until("s.attack?.preview");
    assertThat(findings(visitor)).as("attack").isEmpty();
    visitor.press("#attack").until("s.legal");
    assertThat(findings(visitor)).as("decision").isEmpty();
    visitor.key("r").until("s.replay?.state");
    assertThat(findings(visitor)).as("replay").isEmpty();
  }

  @Test
  void theEndAndTheDayHaveNoFinding(Hall.Guests guests, House house) {
    Visitor visitor = visitor(guests);
    visitor.match(house.open(Played.whole("clash-gumbinnen", "campaign", "recruit", 11)));
    visitor.press("#see-end").until("s.end?.luck");
    assertThat(findings(visitor)).as("the end").isEmpty();
    visitor.key("Escape").until("!s.end");
    visitor.menu("What the enemy did").until("s.day");
    assertThat(findings(visitor)).as("the day").isEmpty();
  }

  /** The panels that only a game with a set-up, support and many tracks has. */
  @Test
  void setUpSupportAndTracksHaveNoFinding(Hall.Guests guests, House house) {
    Visitor visitor = visitor(guests);
    String id = house.begin(ItalianStoryTest.GAME, "campaign", "me", "friend", 7);
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("document.getElementById('seat')");
    ItalianStoryTest.sit(visitor, "allied");
    visitor.press("[data-key=cit-9]").until("s.pick.key === 'it-9'");
    visitor.until("s.overlayData");
    assertThat(findings(visitor)).as("set-up, with its areas").isEmpty();
    id = house.open(ItalianStoryTest.beforeUdine().file());
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("document.getElementById('seat')");
    ItalianStoryTest.sit(visitor, "central");
    visitor.key("t").until("document.querySelector('.trackcard')");
    assertThat(findings(visitor)).as("tracks").isEmpty();
    visitor.key("Escape").click("2618").until("s.attack?.preview");
    assertThat(findings(visitor)).as("attack").isEmpty();
    visitor.press("#attack").until("s.legal");
    assertThat(findings(visitor)).as("support").isEmpty();
  }
}
