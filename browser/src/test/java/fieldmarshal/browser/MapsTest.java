package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The map of every game, as the page paints it. */
@Calm
@ExtendWith(Hall.class)
class MapsTest {
  /** Colours of a painted part of the map that differ clearly: ground alone has few. */
  private static final String COLOURS =
      "async () => { const m = window.fieldMarshal.board.map; const b = m.chart.bounds;"
          + " const picture = await m.picture('light', 300 / b.width, 0, 0, 300, Math.round(300 *"
          + " b.height / b.width), { ratio: 1 }); const c = document.createElement('canvas');"
          + " c.width = picture.width; c.height = picture.height; const g = c.getContext('2d');"
          + " g.drawImage(picture, 0, 0); const d = g.getImageData(0, 0, c.width, c.height).data;"
          + " const seen = new Set(); for (let i = 0; i < d.length; i += 4) seen.add((d[i] >> 4) +"
          + " ',' + (d[i + 1] >> 4) + ',' + (d[i + 2] >> 4)); return seen.size; }";

  @Test
  void everyMapIsPaintedWithItsHeights(Visitor visitor, House house) {
    for (JsonNode game : house.get("/api/games")) {
      String id = game.path("id").asText();
      String scenario = game.at("/scenarios/0/id").asText();
      visitor.match(house.begin(id, scenario, "me", "bot:recruit", 7));
      visitor.page.waitForFunction("() => window.fieldMarshal.board?.map.whole()");
      assertThat(visitor.text("window.fieldMarshal.board.map.heights.metres.some(m => m > 100)"))
          .as(id)
          .isEqualTo("true");
      assertThat(((Number) visitor.page.evaluate(COLOURS)).intValue()).as(id).isGreaterThan(40);
    }
    assertThat(visitor.complaints).isEmpty();
  }

  @Test
  void everyGameHasACardThatTheLobbyShows(Visitor visitor, House house) {
    visitor.lobby();
    for (JsonNode game : house.get("/api/games")) {
      assertThat(game.path("card").asBoolean()).as(game.path("id").asText()).isTrue();
    }
    assertThat(visitor.number("document.querySelectorAll('.gcard img').length")).isPositive();
  }
}
