package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** While decisions of a combat are asked, the panel tells the combat, in any game. */
@Calm
@ExtendWith(Hall.class)
class UnderWayTest {

  /** Plays until a decision in the middle of a combat is asked: attacks as soon as one may. */
  static boolean fight(House house, String id) {
    for (int i = 0; i < 120; i++) {
      JsonNode match = house.match(id);
      if (match.at("/state/combat").isObject()) {
        return true;
      }
      boolean attacks = match.at("/decision/kind").asText().equals("attack");
      if (!(attacks && declared(house, id))) {
        boolean pass = attacks || match.at("/decision/kind").asText().equals("move");
        house.order(id, pass ? House.object().put("type", "pass") : match.path("suggest"));
      }
    }
    return false;
  }

  /** Attacks the first hex that can be attacked. */
  static boolean declared(House house, String id) {
    JsonNode targets = house.get("/api/matches/" + id + "/targets");
    for (JsonNode hex : targets.path("hexes")) {
      if (targets.path("deeds").size() > 2 || !targets.at("/odds/" + hex.asText()).has("odds")) {
        continue;
      }
      ObjectNode attack = House.object().put("type", "attack");
      attack.set(
          "attackers",
          house.get("/api/matches/" + id + "/attackers?targets=" + hex.asText()).path("together"));
      attack.putArray("targets").add(hex.asText());
      try {
        house.order(id, attack);
        return true;
      } catch (IllegalStateException refused) {
        continue;
      }
    }
    return false;
  }

  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "east-prussia-1914,historical"
  })
  void whoAttacksWhomWhatWasRolledAndWhatIsToComeStandInThePanel(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    assertThat(fight(house, id)).isTrue();
    visitor.match(id).until("s.legal").settle();
    JsonNode combat = house.match(id).at("/state/combat");
    var panel = visitor.find("[data-key=decide] [data-key=underway]");
    assertThat(panel).hasCount(1);
    for (JsonNode hex : combat.path("targets")) {
      assertThat(panel).containsText(hex.asText());
    }
    assertThat(panel.locator(".sides > div").first()).containsText("Attacker");
    assertThat(panel.locator(".sides > div").last()).containsText("Defender");
    assertThat(panel.locator(".sides > div").first().locator("canvas"))
        .hasCount(combat.path("attackers").size());
    List<String> titles = new ArrayList<>();
    List<String> results = new ArrayList<>();
    String now = "";
    for (JsonNode stage : combat.path("stages")) {
      titles.add(stage.path("title").asText());
      now = stage.path("progress").asText().equals("now") ? stage.path("title").asText() : now;
      if (stage.path("progress").asText().equals("done") && stage.hasNonNull("result")) {
        results.add(stage.path("result").asText());
      }
    }
    assertThat(panel.locator(".stages li")).hasCount(titles.size());
    if (!now.isEmpty()) {
      assertThat(panel.locator(".stages [aria-current=step]")).containsText(now);
    }
    for (String result : results) {
      assertThat(panel.locator(".stages")).containsText(result);
    }
    // Strengths are those at which it was fought, also when units that counted are gone.
    assertThat(panel.locator(".sides > div:has-text('before losses')"))
        .hasCount(results.isEmpty() ? 0 : 2);
    whyIsSaid(combat, visitor.find("[data-key=decide]"));
  }

  /**
   * What makes up the strengths, moves the column or changes the die stands there with its rule.
   */
  static void whyIsSaid(JsonNode combat, Locator panel) {
    for (JsonNode modifier : combat.path("modifiers")) {
      assertThat(panel).containsText(modifier.path("what").asText());
      if (modifier.hasNonNull("case")) {
        assertThat(panel).containsText(modifier.path("case").asText());
      }
    }
    for (String side : List.of("attack", "defense")) {
      for (JsonNode part : combat.at("/" + side + "/parts")) {
        assertThat(panel).containsText(part.path("case").asText());
      }
    }
  }
}
