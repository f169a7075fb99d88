package fieldmarshal.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a game ended: the winner (none in a draw), the level in words, and each side's points. */
public record Outcome(@Nullable Side winner, String level, List<Explanation> points) {
  public Outcome {
    points = List.copyOf(points);
  }
}
