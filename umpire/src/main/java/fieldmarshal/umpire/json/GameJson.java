package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Side;
import java.util.List;

/** The games on the shelf and what can be chosen in them. */
public final class GameJson {
  private GameJson() {}

  public static ArrayNode write(List<Game> games) {
    ArrayNode array = Json.array();
    games.forEach(game -> array.add(write(game)));
    return array;
  }

  /** The names for {@code goto}, and beside them what a page shows of each. */
  private static void phases(ObjectNode node, Phase phase) {
    node.withArray("phases").add(phase.id());
    node.withArray("phaseList")
        .addObject()
        .put("id", phase.id())
        .put("title", phase.title())
        .put("activity", Json.word(phase.activity()));
  }

  private static ObjectNode write(Game game) {
    ObjectNode node = Json.object().put("id", game.id()).put("title", game.title());
    if (!game.origin().isEmpty()) {
      node.put("origin", game.origin());
    }
    if (!game.tables().identity().isEmpty()) {
      ObjectNode tables = node.putObject("tables").put("identity", game.tables().identity());
      game.tables().files().forEach(tables.putArray("files")::add);
    }
    ArrayNode sides = node.putArray("sides");
    for (Side side : game.sides()) {
      sides
          .addObject()
          .put("id", side.id())
          .put("name", side.name())
          .put("called", side.called())
          .put("plural", side.plural())
          .put("nation", game.flag(side));
    }
    ArrayNode parts = node.putArray("parts");
    game.parts().forEach(part -> parts.add(DecisionJson.part(part)));
    game.phases().forEach(phase -> phases(node, phase));
    ArrayNode scenarios = node.putArray("scenarios");
    for (Game.Scenario scenario : game.scenarios()) {
      ObjectNode one = scenarios.addObject();
      one.put("id", scenario.id())
          .put("title", scenario.title())
          .put("first", scenario.firstTurn())
          .put("last", scenario.lastTurn())
          .put("about", scenario.about());
      game.usual(scenario.id()).forEach(one.putArray("usual")::add);
    }
    ArrayNode options = node.putArray("options");
    for (Game.Option option : game.options()) {
      options
          .addObject()
          .put("id", option.id())
          .put("title", option.title())
          .put("case", option.caseId())
          .put("default", option.standard())
          .put("about", option.about());
    }
    return node;
  }
}
