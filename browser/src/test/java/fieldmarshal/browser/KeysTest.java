package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Keys do what is written on the buttons, wherever the focus is; nothing useful goes out of sight.
 */
@ExtendWith(Hall.class)
class KeysTest {

  @Test
  void theDrawerOfTheLobbyOpensAndClosesByKeysAndItsTabsAreFilled(Visitor visitor) {
    visitor.lobby().key("?").until("s.drawer === 'rules' && s.cases.length").settle();
    visitor.press(".drawer .tabs button:has-text('Counters')").until("s.drawer === 'counters'");
    assertThat(visitor.find(".drawer .kf canvas").first()).isVisible();
    visitor.press(".drawer .tabs button:has-text('Map')").until("s.drawer === 'map'");
    assertThat(visitor.find(".drawer .kf canvas").first()).isVisible();
    visitor.key("Escape").until("!s.drawer").settle();
    assertThat(visitor.find(".drawer")).hasCount(0);
    String theme = visitor.text("s.theme");
    visitor.key("n").until("s.theme !== '" + theme + "'");
  }

  @Test
  void theReplayObeysItsKeysWhereverTheFocusIs(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.pass(id);
    house.pass(id);
    visitor.match(id).key("r").until("s.replay && s.replay.state").settle();
    int last = visitor.number("s.log.length");
    assertThat(visitor.number("s.replay.line")).isEqualTo(last);
    visitor.find(".player .speeds button").first().focus();
    visitor.key("ArrowLeft").until("s.replay.line === " + (last - 1)).settle();
    visitor.key("ArrowRight").until("s.replay.line === " + last).settle();
    visitor.key("Home").until("s.replay.line === 0").settle();
    visitor.key("End").until("s.replay.line === " + last).settle();
    visitor.key("Home").until("s.replay.line === 0").settle();
    visitor.key(" ").until("s.replay.line === " + last + " && !s.replay.playing").settle();
    visitor.find(".slider input").focus();
    visitor.key("ArrowLeft").until("s.replay.line === " + (last - 1)).settle();
    visitor.key("Escape").until("!s.replay");
  }

  /** Whoever has just advanced is shown moves and fights, not an empty map. */
  @EveryGame
  void lastMovesAreShownAfterAnAdvanceOfOnesOwn(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.open(Played.until(game, scenario, "staff", 3, KeysTest::advanced));
    visitor.match(id);
    if (visitor.find("#seat").count() > 0) {
      visitor.press("#seat").until("!s.veil").settle();
    }
    visitor.key("l").until("s.overlay && s.overlayData").settle();
    assertThat(visitor.text("s.game.overlays.find(o => o.id === s.overlay).picture"))
        .isEqualTo("trails");
    assertThat(
            visitor.number(
                "(t => t.ways.length + t.edges.flatMap(e => e.hexes).length)"
                    + "(window.fieldMarshal.board.scene.sheet)"))
        .isPositive();
  }

  /** Whether the last order was an advance, and the player who made it goes on. */
  private static boolean advanced(Match match) {
    return match.size() > 0
        && match.kept(match.size() - 1).line() instanceof Match.Line.Played played
        && played.order() instanceof Order.Advance advance
        && !advance.units().isEmpty()
        && match.decision() instanceof Decision.Choose now
        && now.side().equals(now.part().side());
  }

  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "east-prussia-1914,historical",
    "clash-galicia,campaign"
  })
  void aSelectionLeavesTheListOfThePhaseInSight(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.passUntil(id, "move");
    visitor.match(id).until("s.match.canMove.length").settle();
    int all = visitor.number("s.match.canMove.length");
    assertThat(visitor.find("[data-key=idle] .u")).hasCount(all);
    visitor.click(visitor.hexOf(visitor.text("s.match.canMove[0]"))).until("s.units.length");
    int here = visitor.find(".side .units").first().locator(".u").count();
    assertThat(visitor.find("[data-key=idle] .u").count()).isGreaterThanOrEqualTo(all - here);
  }

  @ParameterizedTest
  @CsvSource({"gwe-caporetto,historical", "gwe-brusilov,fourth-of-june"})
  void theButtonCountsOnlyHexesThatReallyCanBeAttacked(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.passUntil(id, "attack");
    int able = 0;
    for (JsonNode odds : house.get("/api/matches/" + id + "/targets").path("odds")) {
      able += odds.has("odds") ? 1 : 0;
    }
    visitor.match(id).until("s.targets.length").settle();
    assertThat(visitor.find("#end small")).hasText(able + " hexes can be attacked");
  }

  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "east-prussia-1914,historical"
  })
  void theBarSaysWhosePlayerTurnItIsAndWhoIsAsked(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    assertThat(UnderWayTest.fight(house, id)).isTrue();
    JsonNode match = house.match(id);
    for (int i = 0; i < 20 && !other(match); i++) {
      house.suggested(id, 1);
      match = house.match(id);
    }
    visitor.match(id).settle();
    String part = match.at("/decision/part/title").asText();
    String asked = match.at("/decision/sideName").asText();
    assertThat(visitor.find(".ask .who").first()).hasText(part);
    if (other(match)) {
      assertThat(visitor.find(".ask .who").last()).hasText(asked);
      assertThat(visitor.find(".ask")).containsText("to decide:");
    }

    String phase = match.at("/decision/phaseTitle").asText();
    assertThat(visitor.find(".ladder .on")).hasText(phase);
    String second = visitor.text("s.game.parts[1].title");
    boolean first =
        match.at("/decision/part/id").asText().equals(visitor.text("s.game.parts[0].id"));
    assertThat(visitor.find(".ladder .then"))
        .hasText(
            first ? "Next: " + second : "Next: turn 2, " + visitor.text("s.game.parts[0].title"));
  }

  /** Whether somebody else is asked than the side whose turn it is. */
  private static boolean other(JsonNode match) {
    return !match.at("/decision/side").asText().equals(match.at("/decision/part/side").asText());
  }
}
