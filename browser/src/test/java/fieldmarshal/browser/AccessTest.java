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
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What axe-core finds, and whether a page can be used without a mouse and with large type. */
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

  private static Visitor visitor(Hall.Guests guests, ColorScheme scheme) {
    return guests.one(
        new Browser.NewContextOptions().setViewportSize(1366, 768).setColorScheme(scheme));
  }

  /** The serious and critical findings, each with its elements. */
  static List<String> findings(Visitor visitor) {
    visitor.settle();
    visitor.page.evaluate(AXE + "; 0");
    Object found =
        visitor.page.evaluate(
            "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
                + ".filter(v => ['serious', 'critical'].includes(v.impact))"
                + ".map(v => ({ id: v.id, nodes: v.nodes.map(n => n.html.slice(0, 160) + ' '"
                + " + n.any.map(a => a.message).join('; ').slice(0, 160)) }))");
    List<String> findings = new ArrayList<>();
    for (Object one : (List<?>) found) {
      Map<?, ?> violation = (Map<?, ?>) one;
      findings.add(violation.get("id") + ": " + violation.get("nodes"));
    }
    return findings;
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void theLobbyHasNoSeriousFinding(ColorScheme scheme, Hall.Guests guests, House house) {
    house.begin("me", "friend", 7);
    Visitor visitor = visitor(guests, scheme).lobby();
    visitor.find("label.opt", "Heroic leaders").click();
    assertThat(findings(visitor)).isEmpty();
    visitor.find(".nav button", "Matches").click();
    assertThat(findings(visitor)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void theBoardHasNoSeriousFinding(ColorScheme scheme, Hall.Guests guests, House house) {
    String id = house.begin("me", "friend", 7);
    Visitor visitor = visitor(guests, scheme).match(id);
    assertThat(findings(visitor)).as("nothing selected").isEmpty();
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
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void theCupAndItsPanelsHaveNoSeriousFinding(ColorScheme scheme, Hall.Guests guests, House house) {
    Visitor visitor = visitor(guests, scheme).match(house.open(ClashStoryTest.galicia().file()));
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

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void fightsAndReplaysHaveNoSeriousFinding(ColorScheme scheme, Hall.Guests guests, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    Visitor visitor = visitor(guests, scheme).match(id).until("s.targets.length");
    assertThat(findings(visitor)).as("targets").isEmpty();
    visitor.click("1703").until("s.attack?.preview");
    assertThat(findings(visitor)).as("attack").isEmpty();
    visitor.press("#attack").until("s.legal");
    assertThat(findings(visitor)).as("decision").isEmpty();
    visitor.key("r").until("s.replay?.state");
    assertThat(findings(visitor)).as("replay").isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void theEndAndTheDayHaveNoSeriousFinding(ColorScheme scheme, Hall.Guests guests, House house) {
    Visitor visitor = visitor(guests, scheme);
    visitor.match(house.open(Played.whole("clash-gumbinnen", "campaign", "recruit", 11)));
    visitor.press("#see-end").until("s.end?.luck");
    assertThat(findings(visitor)).as("the end").isEmpty();
    visitor.key("Escape").until("!s.end");
    visitor.menu("What the enemy did").until("s.day");
    assertThat(findings(visitor)).as("the day").isEmpty();
  }

  /** The panels that only a game with a set-up, support and many tracks has. */
  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void setUpSupportAndTracksHaveNoSeriousFinding(
      ColorScheme scheme, Hall.Guests guests, House house) {
    Visitor visitor = visitor(guests, scheme);
    String id = house.begin(ItalianStoryTest.GAME, "campaign", "me", "friend", 7);
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("document.getElementById('seat')");
    ItalianStoryTest.sit(visitor, "allied");
    visitor.press("[data-key=cit-9]").until("s.pick.key === 'it-9'");
    assertThat(findings(visitor)).as("set-up").isEmpty();
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
