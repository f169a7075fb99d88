package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** After the enemy's player-turn a page tells what he did. */
@Calm
@ExtendWith(Hall.class)
class DayPageTest {
  private static final int MOST_ANSWERS = 60;

  /** The bot plays first; when it is done the page comes, and its notes lead to hexes and lines. */
  @ParameterizedTest
  @CsvSource({"gwe-caporetto,historical"})
  void theEnemysTurnEndsWithAPage(String game, String scenario, Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    String id = house.begin(game, scenario, "bot:recruit", "me", 7);
    answered(visitor.match(id));
    JsonNode day = house.get("/api/matches/" + id + "/day?as=" + visitor.text("s.day.as"));
    assertThat(day.path("facts").size()).isEqualTo(visitor.number("s.day.facts.length"));
    assertThat(visitor.find(".daypage h1")).not().isEmpty();
    int notes = visitor.find(".daypage .notes li").count();
    assertThat(notes).isBetween(1, 6);
    assertThat(visitor.find(".totals .points").textContent())
        .matches("victory points: Central Powers \\S+ Allies \\S+");
    assertThat(visitor.text("document.activeElement.id")).isEqualTo("day-on");
    // the note shows its place in the replay
    visitor.press(".daypage .notes .seek").until("s.replay && !s.day").settle();
    assertThat(visitor.number("s.replay.line"))
        .isBetween(day.path("from").asInt(), day.path("to").asInt());
    visitor.key("Escape").until("!s.replay");
    // the menu brings it back, and Enter puts it away
    visitor.menu("What the enemy did").until("s.day").settle();
    visitor.key("Enter").until("!s.day").settle();
    assertThat(visitor.find(".daypage")).hasCount(0);
    assertThat(visitor.text("s.match.decision.side")).isEqualTo(visitor.text("s.match.as"));
  }

  /** The enemy's turn to its end: what he asks on the way is answered as the clerk proposes. */
  private static void answered(Visitor visitor) {
    for (int i = 0; i < MOST_ANSWERS && visitor.js("!s.day").equals(true); i++) {
      visitor.until("s.day || (s.match.decision.side === s.match.as && !s.busy)").settle();
      if (visitor.js("!s.day").equals(true)) {
        visitor.js("window.fieldMarshal.play.send(s.match.suggest)");
      }
    }
    visitor.until("s.day").settle();
  }

  /** Who does not want the page says so on it. */
  @Test
  void thePageCanBeTurnedOff(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    String id = house.begin("clash-gumbinnen", "campaign", "bot:recruit", "me", 7);
    answered(visitor.match(id));
    visitor.find("#day-want").click();
    visitor.key("Escape").until("!s.day").settle();
    assertThat(visitor.text("JSON.parse(localStorage.getItem('settings')).day")).isEqualTo("false");
  }

  /** Where the screen is handed over, the page tells only what the side may know. */
  @Test
  void aSideIsToldOnlyWhatItMayKnow(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    String id =
        house.open(
            Played.until(
                "east-prussia-1914",
                "historical",
                "recruit",
                11,
                match ->
                    match.decision() instanceof fieldmarshal.engine.Decision.Choose choose
                        && choose.turn() == 2
                        && choose.part().side().index() == 1
                        && choose.side().index() == 1,
                "hidden-movement"));
    visitor.match(id);
    visitor.press("#seat").until("!s.veil").settle();
    visitor.menu("What the enemy did").until("s.day").settle();
    String text = visitor.find(".daypage").innerText();
    String log = house.get("/api/matches/" + id + "/log?as=german").toString();
    for (Object name :
        (java.util.List<?>)
            visitor.js(
                "[...s.printed.values()].filter(u => u.side === 'russian').map(u => u.name)")) {
      if (text.contains(name.toString())) {
        assertThat(log).contains(name.toString());
      }
    }
  }
}
