package fieldmarshal.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A chit that says whose part of the turn comes: in the cup, or drawn from it in this turn. All
 * chits of the cup are equally likely to be drawn next.
 *
 * @param part what it activates
 * @param nation whose colours it has
 * @param label what stands on it, a letter or two
 * @param drawn its place in the order of the draw, from 1; 0 while it is in the cup
 * @param active whether its part is being played
 * @param roll the die that is rolled for it; null where none is
 */
public record Chit(
    Part part, String nation, String label, int drawn, boolean active, @Nullable Roll roll) {

  /**
   * A die that is rolled for a chit, such as the one that gives an army its movement points.
   *
   * @param values what each face gives, the lowest face first
   * @param face how it fell, or 0 until it is rolled
   */
  public record Roll(List<Integer> values, int face, String caseId) {
    public Roll {
      values = List.copyOf(values);
    }

    /** What the die gave; null until it is rolled. */
    public @Nullable Integer value() {
      return face == 0 ? null : values.get(face - 1);
    }
  }

  public boolean inCup() {
    return drawn == 0;
  }
}
