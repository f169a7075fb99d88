package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Side;
import java.util.List;

/** What the game waits for, in the words of the protocol. */
public final class DecisionJson {
  private DecisionJson() {}

  public static ObjectNode write(Decision decision, List<Side> sides) {
    return switch (decision) {
      case Decision.Choose(var side, var turn, var phase, var kind, var prompt, var cause) ->
          Json.object()
              .put("side", side.id())
              .put("turn", turn)
              .put("phase", phase)
              .put("kind", kind)
              .put("prompt", prompt)
              .put("case", cause);
      case Decision.Over(var turn, var outcome) -> over(turn, outcome, sides);
      case Decision.Chance chance ->
          throw new IllegalStateException("a die was left unrolled: " + chance);
    };
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
