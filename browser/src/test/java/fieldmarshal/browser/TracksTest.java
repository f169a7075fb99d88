package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tracks beside the map and markers on it, of whatever game. */
@Calm
@ExtendWith(Hall.class)
class TracksTest {

  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "east-prussia-1914,historical",
    "clash-galicia,campaign",
    "clash-ypres,campaign"
  })
  void everyTrackOfTheGameIsOnTheSheetWithItsMarkerOnTheValue(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.suggested(id, 12);
    visitor.match(id).key("t");
    JsonNode tracks = house.match(id).at("/state/tracks");
    assertThat(tracks.size()).isPositive();
    for (JsonNode track : tracks) {
      Locator strip = visitor.find("[data-key='t" + track.path("id").asText() + "']");
      assertThat(strip).hasCount(1);
      assertThat(strip.locator("li.here")).hasCount(1);
      int value = track.path("value").asInt();
      String shown = String.valueOf(value).replace('-', '−');
      for (JsonNode step : track.path("steps")) {
        if (step.path("value").asInt() == value
            && track.path("steps").size()
                == track.path("most").asInt() - track.path("least").asInt() + 1) {
          shown = step.path("title").asText();
        }
      }
      assertThat(strip.locator("li.here")).hasText(shown);
    }
    visitor.key("Escape");
    assertThat(visitor.find(".trackcard")).hasCount(0);
    visitor.press("[aria-label='Menu']");
    visitor.find(".menu button", "Tracks").click();
    visitor.settle();
    assertThat(visitor.find(".trackcard")).hasCount(1);
  }

  @Test
  void theTracksFitOnAPhone(Hall.Guests guests, House house) {
    String id = house.begin("me", "friend", 7);
    Visitor visitor =
        guests.one(new Browser.NewContextOptions().setViewportSize(390, 844)).match(id);
    visitor.key("t");
    assertThat(visitor.inWindow(".trackcard section")).isTrue();
    assertThat(visitor.number("document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
  }

  /** A track and markers of our own, as a game to come may have them. */
  private static void dealt(Visitor visitor, String id, Consumer<ObjectNode> change) {
    visitor.page.route(
        url -> url.matches(".*/api/matches/" + id + "(\\?.*)?"),
        route -> {
          var answer = route.fetch();
          ObjectNode match = (ObjectNode) House.parse(answer.text());
          change.accept((ObjectNode) match.path("state"));
          route.fulfill(new Route.FulfillOptions().setResponse(answer).setBody(match.toString()));
        });
  }

  @Test
  void aTrackOfAnotherGameIsDrawnWithItsMeanings(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    dealt(
        visitor,
        id,
        state -> {
          ObjectNode track = state.putArray("tracks").addObject();
          track.put("id", "morale").put("title", "Morale").put("side", "allied").put("value", -2);
          track.put("least", -4).put("most", 2).put("case", "GWE-5.0");
          track.putArray("steps").addObject().put("value", -2).put("title", "attacks one left");
        });
    visitor.match(id).key("t");
    Locator strip = visitor.find("[data-key=tmorale]");
    assertThat(strip.locator("li")).hasText(new String[] {"−4", "−3", "−2", "−1", "0", "1", "2"});
    assertThat(strip.locator("li.here")).hasText("−2");
    assertThat(strip.locator("li.here")).hasAttribute("title", "−2: attacks one left");
    assertThat(strip.locator("li.here")).hasAttribute("tabindex", "0");
    assertThat(strip).containsText("Allies");
    assertThat(visitor.text("getComputedStyle(document.querySelector('.mark')).backgroundColor"))
        .isEqualTo("rgb(82, 168, 146)");
  }

  @Test
  void markersLieOnTheMapWithWhateverGlyphTheirGameGivesThem(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    String[] glyphs = {"cut", "ruin", "water", "bridge", "", "of a game to come"};
    dealt(
        visitor,
        id,
        state -> {
          var markers = state.putArray("mapMarkers");
          for (int i = 0; i < glyphs.length; i++) {
            ObjectNode marker = markers.addObject();
            marker.put("kind", "k" + i).put("hex", "1703").put("title", "Marker " + i);
            marker.putObject("badge").put("text", "M").put("tone", "bad").put("glyph", glyphs[i]);
            if (glyphs[i].equals("bridge")) {
              marker.put("toward", "1704");
            }
          }
        });
    visitor.match(id);
    assertThat(visitor.text("window.fieldMarshal.board.drawnMarkers.sort().join()"))
        .isEqualTo("k0 1703,k1 1703,k2 1703,k3 1703,k4 1703,k5 1703");
    visitor.click("1703");
    assertThat(visitor.find(".side .hd")).containsText("Marker 0");
  }

  /** The bar says whose part of the turn it is. If another side is asked, it says that too. */
  @Test
  void theBarSaysWhosePartItIsAndWhoIsAsked(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    assertThat(visitor.find(".ask .who")).hasText(new String[] {"Central Powers"});
    visitor.click("1703").until("s.attack?.preview").settle();
    visitor.press("#attack").until("s.match.decision.side === 'allied' && s.legal").settle();
    assertThat(visitor.find(".ask .who")).hasText(new String[] {"Central Powers", "Allies"});
    assertThat(visitor.find(".ask .asks")).hasText("to play ·");
    assertThat(visitor.find(".ask .decides")).hasText("to decide:");
  }

  /** Where counters are hidden, the losses that are known are counted, and no more. */
  @Test
  void lossesOfHiddenCountersAreNotCounted(Visitor visitor, House house) {
    Sketch sketch = ItalianStoryTest.beforeUdine();
    visitor.page.navigate(house.address + "/match/" + house.open(sketch.file()));
    visitor.until("document.getElementById('seat')");
    ItalianStoryTest.sit(visitor, "central");
    visitor.js("window.fieldMarshal.play.openSheet('losses')");
    visitor.settle();
    Locator sums = visitor.find("#sheetscroll .num");
    assertThat(sums).hasCount(2);
    assertThat(sums.first()).hasText("0 steps lost");
    assertThat(sums.last()).hasText("at least 0 steps lost");
  }
}
