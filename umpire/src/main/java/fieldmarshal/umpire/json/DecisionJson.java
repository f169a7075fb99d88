package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Side;
import java.util.List;

/** What the game waits for, in the words of the protocol. */
public final class DecisionJson {
  private DecisionJson() {}

  public static ObjectNode write(Decision decision, List<Side> sides) {
    return switch (decision) {
      case Decision.Choose choose -> choose(choose);
      case Decision.Over(var turn, var outcome) -> over(turn, outcome, sides);
      case Decision.Chance chance ->
          throw new IllegalStateException("a die was left unrolled: " + chance);
    };
  }

  private static ObjectNode choose(Decision.Choose choose) {
    ObjectNode node =
        Json.object()
            .put("side", choose.side().id())
            .put("turn", choose.turn())
            .put("phase", choose.phase())
            .put("kind", choose.kind())
            .put("prompt", choose.prompt())
            .put("case", choose.cause());
    Part part = choose.part();
    node.putObject("part")
        .put("number", part.number())
        .put("side", part.side().id())
        .put("id", part.id())
        .put("title", part.title());
    return node;
  }

  private static ObjectNode over(int turn, Outcome outcome, List<Side> sides) {
    ObjectNode node =
        Json.object()
            .putNull("side")
            .put("turn", turn)
            .put("phase", "over")
            .put("kind", "over")
            .put("prompt", "The game is over: " + outcome.level() + ".")
            .putNull("case");
    node.set("outcome", outcome(outcome, sides));
    return node;
  }

  private static ObjectNode outcome(Outcome outcome, List<Side> sides) {
    Side winner = outcome.winner();
    ObjectNode node =
        Json.object()
            .put("winner", winner == null ? "draw" : winner.id())
            .put("level", outcome.level());
    node.set("points", Notation.points(sides, outcome.points()));
    return node;
  }
}
