package fieldmarshal.engine;

import org.jspecify.annotations.Nullable;

/**
 * A chit that says whose part of the turn comes: in the cup, or drawn from it in this turn. All
 * chits of the cup are equally likely to be drawn next.
 *
 * @param part what it activates
 * @param label what stands on it, a letter or two
 * @param drawn its place in the order of the draw, from 1; 0 while it is in the cup
 * @param active whether its part is being played
 * @param value what the draw gave, such as movement points; null where nothing is known
 */
public record Chit(Part part, String label, int drawn, boolean active, @Nullable Integer value) {
  public boolean inCup() {
    return drawn == 0;
  }
}
