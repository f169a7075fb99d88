package fieldmarshal.engine.book;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What each step of a path costs, for a clerk. */
public final class PathCosts {
  private PathCosts() {}

  /** Why a step cannot be taken, or null. */
  public interface StepCheck {
    @Nullable Refused barred(int from, int direction, int to);
  }

  /** What a step costs and why. */
  public interface Pricing {
    Explanation cost(int from, int to);
  }

  /**
   * The cost of each step; refused at the first step that cannot be taken.
   *
   * @param start where the path begins, or below zero off the map
   * @param apart the refusal of a path whose hexes do not touch
   */
  public static Answer<List<Explanation>> of(
      Board board, int start, Hexes path, Refused apart, StepCheck barring, Pricing pricing) {
    List<Explanation> costs = new ArrayList<>();
    int from = start;
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      int direction = from < 0 ? -1 : board.direction(from, to);
      if (direction < 0) {
        return Answer.refused(apart);
      }
      Refused refused = barring.barred(from, direction, to);
      if (refused != null) {
        return Answer.refused(refused);
      }
      costs.add(pricing.cost(from, to));
      from = to;
    }
    return Answer.of(costs);
  }
}
