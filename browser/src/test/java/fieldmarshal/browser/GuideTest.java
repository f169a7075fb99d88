package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The guided first turn of each game, followed as a newcomer follows it. */
@Calm
@ExtendWith(Hall.class)
class GuideTest {

  /** Every game has a guide, and it is followed to its last card. */
  @EveryGame
  void theGuideIsFollowedToItsEnd(String game, String scenario, Visitor visitor) {
    Pupil pupil = Pupil.follow(visitor, game);
    assertThat(pupil.answered).as("orders that were given on the way").isPositive();
    assertThat(visitor.text("s.match.scenario")).isEqualTo(scenario);
  }

  private static Visitor begin(Visitor visitor, String game) {
    Pupil.begin(visitor, game);
    assertThat(visitor.text("s.match.seats[s.match.decision.side]")).isEqualTo("me");
    return step(visitor, "The map");
  }

  private static Visitor step(Visitor visitor, String title) {
    assertThat(visitor.find(".guide h2")).hasText(title);
    return visitor.settle();
  }

  private static Visitor next(Visitor visitor, String title) {
    visitor.find(".guide button", "Next").click();
    return step(visitor.settle(), title);
  }

  /** Presses the red button, and on through what nobody needs, until attacks are asked for. */
  private static void toCombat(Visitor visitor) {
    for (int i = 0; i < 8 && !visitor.kind().equals("attack"); i++) {
      int revision = visitor.revision();
      visitor.press("#end").until("s.match.revision > " + revision).settle();
    }
  }

  /**
   * The guide that is read word by word: pointing alone does not go on, a red button that comes too
   * early is refused.
   */
  @Test
  void attacksAreDeclaredAndNobodyIsLeftOut(Visitor visitor) {
    begin(visitor, "east-prussia-1914");
    next(visitor, "A division").click("5319");
    step(visitor, "Read a counter");
    pointed(next(visitor, "Where it can go").point("5420"));
    step(visitor, "March").click("5420");
    step(visitor, "Take it back").key("u");
    step(visitor, "A second division").key("y");
    visitor.click("5320").until("s.units[0] === 'ge-36' && s.reach").settle();
    visitor.point("5420").click("5420");
    step(visitor, "End movement");
    toCombat(visitor);
    step(visitor, "Declare").click("5520").until("s.attack?.preview").settle();
    assertThat(visitor.number("s.attack.attackers.size")).isEqualTo(2);
    assertThat(visitor.find("#attack")).hasText("Declare the attack");
    visitor.press("#attack");
    step(visitor, "Leave nobody out").press("#end");
    visitor.until("s.said.length > 0");
    visitor.click("5421").until("s.attack?.preview").settle().press("#attack");
    assertThat(visitor.find("[data-key=deeds] .pickrow")).hasCount(2);
    assertThat(visitor.find("#end")).containsText("Begin the combats");
    step(visitor, "Roll").press("#end").until("s.legal").settle();
    for (int i = 0; i < 4 && visitor.number("s.guide") < 11; i++) {
      Answers.first(visitor);
    }
    step(visitor, "The rest is yours");
  }

  /**
   * A button that is held down while its card is taken out of the page and put back loses its
   * click: on a slow machine "Next" did nothing when the card of the path went at that moment.
   */
  @Test
  void theCardIsNotMovedWhenTheCostOfAPathGoes(Visitor visitor) {
    begin(visitor, "east-prussia-1914");
    next(visitor, "A division").click("5319");
    step(visitor, "Read a counter");
    next(visitor, "Where it can go").point("5420").until("s.route").settle();
    assertThat(visitor.find(".tip")).isVisible();
    visitor.page.evaluate(
        "() => { window.moved = 0; new MutationObserver(all => all.forEach(m =>"
            + " m.removedNodes.forEach(n => { if (n.classList?.contains('guide')) window.moved++;"
            + " }))).observe(document.querySelector('.guide').parentNode, { childList: true }); }");
    visitor.find(".guide .btn.blue").hover();
    visitor.until("!s.route").settle();
    assertThat(visitor.find(".tip")).hasCount(0);
    assertThat(visitor.text("window.moved")).isEqualTo("0");
    visitor.press(".guide .btn.blue").until("s.guide > 3");
  }

  /** A guide that names what is not there would leave a newcomer alone. */
  @Test
  void whatTheLessonsNameIsThere(House house) throws IOException {
    try (var files = Files.list(Pupil.lessons())) {
      for (Path file : files.toList()) {
        String game = file.getFileName().toString().replace(".json", "");
        var lessons = House.read(file);
        long seed = lessons.path("seed").asLong(7);
        String id = house.begin(game, lessons.path("scenario").asText(), "me", "friend", seed);
        var match = house.match(id);
        assertThat(match.at("/decision/side").asText())
            .as(game)
            .isEqualTo(lessons.path("seat").asText());
        String chart = house.get("/api/games/" + game + "/chart").path("hexes").toString();
        for (var step : lessons.path("steps")) {
          assertThat(step.path("title").asText()).isNotBlank();
          assertThat(step.path("text").asText()).isNotBlank();
          if (step.has("hex")) {
            assertThat(chart).contains("\"" + step.path("hex").asText() + "\"");
          }
          if (step.at("/done/at").isArray()) {
            assertThat(match.path("state").path("units").toString())
                .contains("\"" + step.at("/done/at/0").asText() + "\"");
          }
        }
      }
    }
  }

  /** Nobody turns a wheel or presses a key on a phone. */
  @Test
  void withAFingerTheGuideSpeaksOfTaps(Hall.Guests guests, House house) throws IOException {
    try (var files = Files.list(Pupil.lessons())) {
      for (Path file : files.toList()) {
        for (var step : House.read(file).path("steps")) {
          assertThat(step.path(step.has("touch") ? "touch" : "text").asText())
              .as(file.getFileName() + ", " + step.path("title").asText())
              .doesNotContainPattern(
                  "(?i)\\b(wheel|click|hover|point at|escape|press|on the right)\\b|\\bTab\\b")
              // a letter alone is a key
              .doesNotContainPattern("(?<![-\\w])[B-HJ-Z](?![-\\w.])");
        }
      }
    }
    Visitor visitor =
        guests.one(
            new Browser.NewContextOptions()
                .setViewportSize(390, 844)
                .setHasTouch(true)
                .setIsMobile(true));
    visitor.page.navigate(house.address + "/match/" + house.begin("me", "friend", 7) + "#guide");
    visitor.until("s.guide === 0").settle();
    assertThat(visitor.find(".guide p")).containsText("spread two fingers");
  }

  /** A path that was pointed at is shown, but the guide waits until the reader goes on. */
  private static void pointed(Visitor visitor) {
    visitor.until("s.route").settle();
    assertThat(visitor.find(".guide h2")).hasText("Where it can go");
    visitor.press(".guide .btn.blue").until("s.guide > 3").settle();
  }
}
