package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Clip;
import fieldmarshal.engine.Game;
import fieldmarshal.games.Shelf;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a new player meets in his first half hour, in every game and from one game to the next. */
@ExtendWith(Hall.class)
class StrangerTest {
  /** The counters that the state has on the map and the last frame did not draw. */
  private static String undrawn(Visitor visitor) {
    return visitor.text(
        "s.match.state.units.filter(u => u.hex && window.fieldMarshal.inSight(u.hex)"
            + " && !window.fieldMarshal.board.drawnUnits.has(u.id)).map(u => u.id).join()");
  }

  @Test
  void aMatchIsPlayedOnTheMapOfItsOwnGameWhateverWasPlayedBefore(Visitor visitor, House house) {
    visitor.match(house.begin("east-prussia-1914", "historical", "me", "friend", 7));
    for (String game : Shelf.games().stream().map(Game::id).toList()) {
      visitor.menu("To the lobby");
      visitor.until("s.page === 'lobby'").settle();
      if (visitor.find("[data-key=g" + game + "]").count() > 0) {
        visitor.press("[data-key=g" + game + "]");
      }
      visitor.press("#start").until("s.page === 'match' && s.match.game === '" + game + "'");
      visitor.settle();
      String title = house.get("/api/games/" + game + "/chart").at("/cartouche/title").asText();
      assertThat(visitor.text("window.fieldMarshal.board.chart.title")).isEqualTo(title);
      assertThat(visitor.number("window.fieldMarshal.board.drawnUnits.size")).isPositive();
      assertThat(undrawn(visitor)).isEmpty();
      // The keys work at once, without a click on the map.
      assertThat(visitor.text("document.activeElement.id")).as(game).isEqualTo("board");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "east-prussia-1914,historical",
    "clash-galicia,campaign"
  })
  void aCounterIsDrawnWhereItArrivedThoughThePointerRests(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.passUntil(id, "move");
    visitor.match(id).until("s.match.canMove.length").settle();
    String unit = visitor.text("s.match.canMove[0]");
    visitor.click(visitor.hexOf(unit));
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
    visitor.until("s.units[0] === '" + unit + "' && s.reach").settle();
    String goal = visitor.text("s.reach.hexes[0].hex");
    int revision = visitor.revision();
    visitor.click(goal).until("s.match.revision > " + revision).settle();
    drawnAtRest(visitor, unit, goal);
    visitor.key("u").until("s.match.canRedo").settle();
    visitor.key("y").until("!s.match.canRedo").settle();
    drawnAtRest(visitor, unit, goal);
    // Dragged and dropped, another unit stays where it was put as well.
    String other = visitor.text("s.match.canMove.find(u => u !== '" + unit + "')");
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", other);
    visitor.until("s.units[0] === '" + other + "' && s.reach?.hexes.length").settle();
    String place = visitor.text("s.reach.hexes[0].hex");
    int now = visitor.revision();
    visitor.drag(visitor.hexOf(other), place).until("s.match.revision > " + now).settle();
    drawnAtRest(visitor, other, place);
  }

  /** The unit is drawn in the hex, and the next stir of the pointer changes nothing there. */
  private static void drawnAtRest(Visitor visitor, String unit, String hex) {
    assertThat(visitor.hexOf(unit)).isEqualTo(hex);
    assertThat(undrawn(visitor)).isEmpty();
    visitor.until("window.fieldMarshal.board.map.whole()");
    byte[] before = around(visitor, hex);
    visitor.page.evaluate("() => window.fieldMarshal.board.dirty(true)");
    assertThat(Arrays.equals(around(visitor, hex), before))
        .as("another frame draws the hex as it is")
        .isTrue();
  }

  private static byte[] around(Visitor visitor, String hex) {
    Visitor.Point at = visitor.where(hex);
    return visitor.page.screenshot(
        new Page.ScreenshotOptions().setClip(new Clip(at.x() - 30, at.y() - 30, 60, 60)));
  }

  @Test
  void aHiddenEnemyLooksAndReadsLikeAHiddenCounter(Visitor visitor, House house) {
    String id =
        house.begin("east-prussia-1914", "historical", "me", "bot:recruit", 7, "hidden-movement");
    for (int i = 0; i < 60 && !house.match(id).at("/decision/kind").asText().equals("move"); i++) {
      house.suggested(id, 1);
    }
    visitor.match(id).settle();
    String hidden =
        visitor.text("s.match.state.units.find(u => u.hex && u.side === 'german' && u.hidden).id");
    for (String value : List.of("attack", "defense", "move", "steps", "lost")) {
      assertThat(visitor.text("s.match.state.units.find(u => u.id === '" + hidden + "')." + value))
          .as(value)
          .isEqualTo("null");
    }
    visitor.click(visitor.hexOf(hidden));
    var row = visitor.find("[data-key=u" + hidden + "]");
    assertThat(row).containsText("German unit");
    assertThat(row).containsText("Face down");
    assertThat(row).not().containsText("step");
    assertThat(row).not().containsText("unseen");
    assertThat(row).not().containsText("undefined");
    assertThat(row).not().containsText("NaN");
  }
}
