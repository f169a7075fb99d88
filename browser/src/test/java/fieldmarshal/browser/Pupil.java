package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;
import java.nio.file.Path;
import java.util.List;

/**
 * Follows the guided first turn of any game to its end, as a newcomer does: each step tells in its
 * data what shows that it has been done, and that is done by mouse and keys.
 */
final class Pupil {
  /** So many prompts are answered at most until a step has been done. */
  private static final int MOST_ANSWERS = 120;

  private static final String ROUTE = "Where it can go";

  private final Visitor visitor;
  private final JsonNode lessons;

  /** How many orders the pupil gave or answered. */
  int answered;

  private Pupil(Visitor visitor, JsonNode lessons) {
    this.visitor = visitor;
    this.lessons = lessons;
  }

  static Path lessons() {
    return Node.home().resolve("client/src/main/resources/fieldmarshal/client/lessons");
  }

  /** Begins the guide of a game in the lobby and goes through all its steps. */
  static Pupil follow(Visitor visitor, String game) {
    begin(visitor, game);
    Pupil pupil = new Pupil(visitor, House.read(lessons().resolve(game + ".json")));
    pupil.all();
    return pupil;
  }

  /** Begins the guide of a game in the lobby. */
  static void begin(Visitor visitor, String game) {
    visitor.lobby();
    if (!visitor.text("s.lobby.game").equals(game)) {
      visitor.choose(game);
    }
    visitor.find("#guided").click();
    visitor.until("s.match && s.guide === 0").settle();
    assertThat(visitor.text("s.match.game")).isEqualTo(game);
  }

  private void all() {
    JsonNode steps = lessons.path("steps");
    String seat = lessons.path("seat").asText();
    assertThat(visitor.text("s.match.seats." + seat)).isEqualTo("me");
    for (int i = 0; i < steps.size(); i++) {
      JsonNode step = steps.get(i);
      String title = step.path("title").asText();
      assertThat(visitor.find(".guide h2")).hasText(title);
      assertThat(visitor.number("s.guide")).as(title).isEqualTo(i);
      if (i + 1 == steps.size()) {
        break;
      }
      if (step.has("done")) {
        assertThat(visitor.text("s.match.decision.side")).as(title).isEqualTo(seat);
        does(step, step.path("done"), i);
      } else {
        visitor.press(".guide .btn.blue");
      }
      goesOn(title, i);
    }
    visitor.press(".guide .btn.blue");
    assertThat(visitor.find(".guide")).hasCount(0);
  }

  /** The guide has seen that a step was done. */
  private void goesOn(String title, int step) {
    try {
      visitor.until("s.guide > " + step).settle();
    } catch (TimeoutError e) {
      throw new AssertionError(
          title
              + " was not done: "
              + visitor.text(
                  "JSON.stringify([s.guide, document.activeElement?.className, s.match.decision,"
                      + " s.match.revision, s.hex, s.units, s.reach?.hexes.length, s.route,"
                      + " s.refusal, s.menu, s.log.slice(-3)])"),
          e);
    }
  }

  private void does(JsonNode step, JsonNode done, int number) {
    String hex = step.path("hex").asText();
    if (done.has("select")) {
      visitor.click(done.path("select").asText());
    } else if (done.has("route")) {
      pointed(hex, number);
    } else if (done.path("order").asText().equals("pass")) {
      visitor.press("#end");
    } else if (done.has("order")) {
      march(hex);
    } else if (done.has("at")) {
      send(done.at("/at/0").asText(), hex, done.at("/at/1").asText());
    } else if (done.has("undone")) {
      visitor.key("u");
    } else if (done.has("refused")) {
      refused();
    } else if (done.has("overlay")) {
      overlay(done.path("overlay").asText(), number);
    } else if (done.has("kind")) {
      goOn(number, done.path("kind").asText());
    } else if (done.has("plan")) {
      visitor.click(hex).until("s.attack?.preview").settle();
    } else if (done.has("declared")) {
      visitor.click(hex).until("s.attack?.preview").settle().press("#attack");
      assertThat(visitor.find("[data-key=deeds] .pickrow")).hasCount(done.path("declared").asInt());
    } else {
      visitor.press(visitor.js("!!s.attack").equals(true) ? "#attack" : "#end");
      goOn(number, "");
    }
  }

  /** The first unit that can march is picked, if none is. */
  private void pick() {
    if (!visitor.js("!!s.reach?.hexes.length").equals(true)) {
      visitor.find("#board").focus();
      visitor.key("Tab");
    }
    visitor.until("s.reach?.hexes.length").settle();
  }

  /** A hex that the unit can reach: the one that the step names, or the first. */
  private String goal(String named) {
    return visitor.text(
        "(s.reach.hexes.find(h => h.hex === '%s') || s.reach.hexes[0]).hex".formatted(named));
  }

  /** A path that was pointed at is shown, but the guide waits until the reader goes on. */
  private void pointed(String hex, int number) {
    pick();
    visitor.point(goal(hex)).until("s.route").settle();
    assertThat(visitor.find(".guide h2")).hasText(ROUTE);
    assertThat(visitor.number("s.guide")).isEqualTo(number);
    visitor.press(".guide .btn.blue");
  }

  private void march(String hex) {
    if (!hex.isEmpty()
        && visitor.js("!s.reach?.hexes.some(h => h.hex === '" + hex + "')").equals(true)) {
      // the step names who shall march, not where to
      visitor.click(hex).until("s.hex === '" + hex + "'");
    }
    pick();
    visitor.click(goal(hex));
    answered++;
  }

  /** What was taken back is done again. */
  private void again() {
    if (visitor.js("!!s.match.canRedo").equals(true)) {
      visitor.key("y").until("!s.match.canRedo").settle();
    }
  }

  /** Another unit is sent after the first one. */
  private void send(String unit, String from, String to) {
    again();
    visitor.click(from).until("s.units[0] === '" + unit + "' && s.reach").settle();
    visitor.point(to).click(to);
    answered++;
  }

  /** A unit is sent where an enemy stands. */
  private void refused() {
    pick();
    String enemy =
        visitor.text(
            "s.match.state.units.find(u => u.hex && u.side !== s.match.decision.side"
                + " && !s.reach.hexes.some(h => h.hex === u.hex)).hex");
    visitor.click(enemy);
  }

  private void overlay(String id, int number) {
    String title = visitor.text("s.game.overlays.find(o => o.id === '" + id + "').title");
    String key = visitor.find(".ovs .ov[title='" + title + "'] .kbd").innerText();
    visitor.key(key).until("s.overlayData && s.guide > " + number).settle();
    visitor.key(key).until("!s.overlay");
  }

  /**
   * A combat is declared where that is offered, and of things to choose the first is taken; a phase
   * in which units march or attack is ended.
   */
  private void answer() {
    boolean free = List.of("move", "attack").contains(visitor.kind());
    Locator choices = visitor.find(".side .choice");
    Locator combat = visitor.find(".side .choice", "Declare combat");
    if (!free && combat.count() > 0) {
      combat.click();
    } else if (!free && visitor.kind().equals("choose") && choices.count() > 0) {
      choices.first().click();
    } else if (visitor.find("#end").count() > 0) {
      visitor.press("#end");
    } else {
      visitor.until("s.legal").settle();
      Answers.first(visitor);
    }
  }

  /** Does what is asked, and ends what need not be done, until the step has been done. */
  private void goOn(int number, String kind) {
    String mine = "s.match.seats[s.match.decision.side] === 'me'";
    String there =
        "s.guide > %d || s.match.decision.kind === '%s' && %s".formatted(number, kind, mine);
    int turn = visitor.number("s.match.decision.turn");
    again();
    for (int i = 0; i < MOST_ANSWERS; i++) {
      visitor.until(mine + " || s.guide > " + number).settle();
      if (visitor.js("!!(" + there + ")").equals(true)) {
        break;
      }
      int revision = visitor.revision();
      answer();
      answered++;
      visitor.until("s.match.revision > " + revision).settle();
    }
    if (!kind.isEmpty()) {
      visitor.until("s.guide > " + number).settle();
      assertThat(visitor.text(mine)).as("it is the reader who decides").isEqualTo("true");
      // whoever stands beside no enemy has no combat: then the next turn has come
      if (visitor.number("s.match.decision.turn") == turn) {
        assertThat(visitor.kind()).isEqualTo(kind);
      }
    }
  }
}
