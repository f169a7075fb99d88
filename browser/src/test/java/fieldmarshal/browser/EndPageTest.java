package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import fieldmarshal.engine.Game;
import fieldmarshal.games.Shelf;
import java.io.IOException;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The end of a game is a page that says who won, by what level, and why. */
@Calm
@ExtendWith(Hall.class)
class EndPageTest {

  /** Where a game can hide something it is hidden, so that the end shows that it no longer is. */
  @EveryGame
  void thePageShowsWhatTheStorySays(String game, String scenario, Visitor visitor, House house) {
    String[] options =
        Objects.requireNonNull(Shelf.find(game)).options().stream()
            .map(Game.Option::id)
            .filter("hidden-movement"::equals)
            .toArray(String[]::new);
    String id = house.open(Played.whole(game, scenario, "recruit", 11, options));
    visitor.match(id);
    // nothing is hidden any more: nobody is asked who he is
    assertThat(visitor.find("#seat")).hasCount(0);
    visitor.press("#see-end").until("s.end").settle();
    JsonNode story = house.get("/api/matches/" + id + "/story?as=" + visitor.text("s.end.as"));
    int rank = story.at("/decision/outcome/rank").asInt(-1);
    assertThat(visitor.find(".levels li")).hasCount(story.path("levels").size());
    String title = story.path("levels").get(rank).path("title").asText();
    assertThat(visitor.find(".levels [aria-current] b")).hasText(title);
    assertThat(visitor.find(".endhead h1")).hasText(title);
    assertThat(visitor.find(".fight")).hasCount(Math.min(3, story.path("fights").size()));
    // each fight tells the chance to win that it moved, where the story knows it
    int moved = 0;
    for (int i = 0; i < Math.min(3, story.path("fights").size()); i++) {
      double chance = story.path("fights").get(i).path("chance").asDouble();
      moved += Math.round(100 * chance) == 0 ? 0 : 1;
    }
    assertThat(visitor.find(".fight .moved .chip:has-text('chance to win')")).hasCount(moved);
    // where dice were rolled the card says which of them are good
    visitor.until("s.end.luck");
    assertThat(visitor.find(".luck .of").all().stream().map(Locator::textContent))
        .allMatch(words -> words.matches(".* dice, expected .*; (low|high) dice are good .*"));
    assertThat(visitor.find(".lossbar")).hasCount(2 * story.path("turns").size());
    assertThat(visitor.find(".front")).not().hasCount(0);
    assertThat(
            visitor.text(
                "[...document.querySelectorAll('.front path')].every(p =>"
                    + " p.getAttribute('d').startsWith('M'))"))
        .isEqualTo("true");
    // the small map has the shape of its card: no name is cut
    assertThat(
            visitor.text(
                "(() => { const c = document.querySelector('.endmap canvas'), r ="
                    + " c.getBoundingClientRect(); return Math.abs(c.width / c.height / (r.width /"
                    + " r.height) - 1) < 0.04; })()"))
        .isEqualTo("true");
    // no figure of a graph is cut, in any window
    for (int[] size : new int[][] {{390, 844}, {1024, 768}, {1366, 768}}) {
      visitor.page.setViewportSize(size[0], size[1]);
      visitor.settle();
      assertThat(
              visitor.number(
                  "(c => c.getContext('2d').getImageData(c.width / 2, c.height / 2, 1,"
                      + " 1).data[3])(document.querySelector('.endmap canvas'))"))
          .as("the small map is there")
          .isEqualTo(255);
      assertThat(visitor.text(CUT)).as("figures that are cut at " + size[0]).isEmpty();
      assertThat(((Number) visitor.js(SHARE)).doubleValue())
          .as("the map fills its card at " + size[0])
          .isGreaterThan(size[0] == 1024 ? 0.72 : 0.5);
    }
    // a fight leads to its place in the replay
    if (story.path("fights").size() > 0) {
      visitor.press(".fight .hexlink").until("s.replay && !s.end");
      assertThat(visitor.number("s.replay.line"))
          .isEqualTo(story.path("fights").get(0).path("line").asInt() + 1);
      visitor.key("Escape").until("!s.replay");
    }
    assertThat(visitor.find("#see-end")).isVisible();
  }

  /** The texts of graphs that are not wholly in their picture. */
  private static final String CUT =
      "[...document.querySelectorAll('.graph text')].filter(t => { const r ="
          + " t.getBoundingClientRect(), b = t.closest('svg').getBoundingClientRect(); return"
          + " r.height && (r.top < b.top - 1 || r.bottom > b.bottom + 1 || r.left < b.left - 1 ||"
          + " r.right > b.right + 1); }).map(t => t.textContent).join()";

  /** How much of the card of the small map is map, and not bare table beside it. */
  private static final String SHARE =
      "import('/js/end/map.js').then(m => { const r ="
          + " document.querySelector('.endmap').getBoundingClientRect(), d = m.drawnOf(s.end, r.width"
          + " / r.height).part, b = s.chart.bounds; return Math.min(1, b.width / d.w) * Math.min(1,"
          + " b.height / d.h); })";

  /** The last order brings the page; it can be shared as a picture, and the match played again. */
  @Test
  void itOpensWhenTheGameEnds(Visitor visitor, House house) throws IOException {
    ObjectNode file = Played.whole("clash-gumbinnen", "campaign", "recruit", 11);
    ArrayNode orders = (ArrayNode) file.get("orders");
    orders.remove(orders.size() - 1);
    String id = house.open(file);
    visitor.match(id);
    assertThat(visitor.find(".endpage")).hasCount(0);
    house.pass(id);
    visitor.until("s.end").settle();
    assertThat(visitor.find(".endpage h1")).isVisible();
    Download picture = visitor.page.waitForDownload(() -> visitor.find("#end-share").click());
    assertThat(picture.suggestedFilename()).endsWith(".png");
    var image = ImageIO.read(picture.createReadStream());
    assertThat(image.getWidth()).isEqualTo(1200);
    assertThat(image.getHeight()).isEqualTo(630);
    visitor.key("Escape").until("!s.end").settle();
    assertThat(visitor.inWindow("#again")).as("the second button is not cut").isTrue();
    visitor.press("#see-end").until("s.end");
    visitor.find("#rematch").click();
    visitor.until("s.match && s.match.id !== '" + id + "' && s.match.decision.kind !== 'over'");
  }
}
