package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The card of a combat tells all that came of it, unit by unit, until the next thing is done. */
@Calm
@ExtendWith(Hall.class)
class ResultCardTest {
  private static final List<String> UNTOLD = List.of("rolled", "began", "controlled", "marked");

  @ParameterizedTest
  @CsvSource({"gwe-caporetto,historical"})
  void everythingThatFollowsTheRollStandsInTheCard(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    int before = visitor.number("s.log.length");
    visitor.press("[data-key=targets] .u").until("s.attack?.preview").settle();
    int planned = visitor.revision();
    visitor.press("#attack").until("s.match.revision > " + planned).settle();
    for (int i = 0; i < 30 && !List.of("attack", "move").contains(visitor.kind()); i++) {
      visitor.until("s.legal").settle();
      int revision = visitor.revision();
      visitor.key("d").settle();
      if (visitor.revision() == revision) {
        visitor.press("[data-key=decide] .foot .wide");
      }
      visitor.until("s.match.revision > " + revision).settle();
    }
    assertThat(visitor.kind()).isEqualTo("attack");
    var card = visitor.find(".result");
    assertThat(card).isVisible();
    String shown = card.innerText().replaceAll("\\s+", " ");
    int told = 0;
    boolean fought = false;
    JsonNode log = house.get("/api/matches/" + id + "/log?from=" + before);
    for (JsonNode line : log) {
      JsonNode events = line.path("events");
      for (int i = 0; i < events.size(); i++) {
        JsonNode event = events.get(i);
        String text = event.path("text").asText();
        boolean fight = event.path("type").asText().equals("fought");
        if (fought
            && !text.isEmpty()
            && !UNTOLD.contains(event.path("type").asText())
            && !fight
            && !CombatToldTest.lastStep(event, events.path(i + 1))) {
          assertThat(shown).contains(text.replaceAll("\\s+", " "));
          told++;
        }
        fought |= fight;
      }
    }
    assertThat(told).isPositive();
    // What can be attacked next stands below it.
    assertThat(visitor.find("[data-key=targets] .u").first()).isAttached();
  }

  /** A result that does nothing to either side says so in words. */
  @Test
  void aResultWithoutEffectSaysSo(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.page.evaluate(
        "() => import('/js/store.js').then(m => m.set({ result: { at: 1, rolls: [], events: [],"
            + " fought: { type: 'fought', targets: ['1703'], odds: '1:1', result: 'D0 A0', meaning:"
            + " { attacker: '', defender: '', words: 'No effect' } } } }))");
    assertThat(visitor.find(".result")).containsText("No effect");
    // where each unit has a die of its own there is no table in which the code could be looked up
    assertThat(visitor.find(".result")).not().containsText("D0 A0");
  }
}
