package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How full a hex is stands in the panel, and the page warns before something is lost by it. */
@Calm
@ExtendWith(Hall.class)
class RoomTest {

  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "east-prussia-1914,historical",
    "clash-galicia,campaign"
  })
  void thePanelShowsWhatAHexHoldsAndMayHold(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    JsonNode load = house.match(id).at("/state/loads/0");
    assertThat(load.path("most").asInt()).isPositive();
    visitor.match(id).settle();
    visitor.click(load.path("hex").asText()).until("s.hex");
    assertThat(visitor.find(".side[data-key=stack] .load").first())
        .containsText(
            load.path("used").asInt()
                + " of "
                + load.path("most").asInt()
                + " "
                + load.path("what").asText());
  }

  @Test
  void whoEndsThePhaseIsToldThatAHexIsTooFull(Visitor visitor, House house) {
    Sketch sketch =
        new Sketch(House.GAME, "historical")
            .only(
                "1702: ge-12, ge-117, ge-26, ge-200, ge-5, ah-1, ah-22, ah-50; 1802: ge-hq-14;"
                    + " 2522: it-60; 2523: it-hq-2")
            .go(2, "central", "movement");
    String id = house.open(sketch.file());
    visitor.match(id).settle();
    JsonNode load = house.match(id).at("/state/loads/0");
    assertThat(load.path("over").asBoolean()).isTrue();
    assertThat(visitor.find("#end small"))
        .containsText(
            "overstacked: " + load.path("used").asInt() + " of " + load.path("most").asInt());
    // the warning lies inside its button, and the button inside the bar
    for (int[] size : new int[][] {{390, 844}, {1024, 768}, {1366, 768}, {1920, 1080}}) {
      visitor.page.setViewportSize(size[0], size[1]);
      visitor.settle();
      assertThat(
              visitor.text(
                  "(() => { const r = q => document.querySelector(q).getBoundingClientRect(), b ="
                      + " r('#end'), t = r('#end small'), bar = r('.bar'); return t.height > 0 &&"
                      + " t.top >= b.top && t.bottom <= b.bottom && t.left >= b.left && t.right <="
                      + " b.right && b.bottom <= bar.bottom + 1 && b.right <= innerWidth; })()"))
          .as("warning at " + size[0])
          .isEqualTo("true");
    }
    visitor.click("1702").until("s.hex === '1702'");
    assertThat(visitor.find(".side[data-key=stack] .load.over")).isVisible();
  }

  /** Attacks all along the front; every answer is the suggested one. */
  @ParameterizedTest
  @CsvSource({"gwe-caporetto,historical", "gwe-brusilov,fourth-of-june"})
  void nobodyWhoFollowsTheSuggestionsHasToEliminateUnitsForWantOfRoom(
      String game, String scenario, House house) {
    String id = house.begin(game, scenario, "me", "friend", 11);
    int retreats = 0;
    for (int i = 0; i < 90; i++) {
      JsonNode match = house.match(id);
      String kind = match.at("/decision/kind").asText();
      assertThat(kind).isNotEqualTo("excess");
      retreats += kind.equals("retreat") ? 1 : 0;
      if (!(kind.equals("attack") && UnderWayTest.declared(house, id))) {
        boolean pass = kind.equals("attack") || kind.equals("move");
        house.order(id, pass ? House.object().put("type", "pass") : match.path("suggest"));
      }
    }
    assertThat(retreats).isPositive();
  }
}
