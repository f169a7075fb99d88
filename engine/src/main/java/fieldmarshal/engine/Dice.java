package fieldmarshal.engine;

import fieldmarshal.engine.rolls.RollStream;
import fieldmarshal.engine.rolls.SeededRolls;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The rolls of a match: those laid out first, then a {@link RollStream}. The stream has no state
 * but its count, so that a saved match goes on with the die it would have had. A die has any number
 * of faces; a draw from a cup of n chits is a die of n faces.
 */
public final class Dice {
  private final RollStream stream;
  private long drawn;
  private final Deque<Integer> laid = new ArrayDeque<>();

  /** The next value laid out is no face of the die that is asked for. */
  public static final class Misfit extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int value;
    private final int faces;

    Misfit(int value, int faces) {
      super(
          "the next die laid out shows " + value + ", and a die of " + faces + " faces is rolled");
      this.value = value;
      this.faces = faces;
    }

    public int value() {
      return value;
    }

    public int faces() {
      return faces;
    }
  }

  /** Dice of a seed, for experiments and tests. */
  public Dice(long seed) {
    this(new SeededRolls(seed), 0, List.of());
  }

  public Dice(RollStream stream, long drawn, List<Integer> laid) {
    this.stream = stream;
    this.drawn = drawn;
    this.laid.addAll(laid);
  }

  /** The next rolls, in order, before the stream goes on. */
  public void lay(List<Integer> rolls) {
    laid.addAll(rolls);
  }

  /** Takes away what was laid out and not rolled. */
  public void clear() {
    laid.clear();
  }

  /**
   * Rolls a die.
   *
   * @throws Misfit where the next value laid out is none of its faces; it stays where it is
   */
  public int roll(int faces) {
    Integer next = laid.peek();
    if (next == null) {
      return stream.face(drawn++, faces);
    }
    if (next < 1 || next > faces) {
      throw new Misfit(next, faces);
    }
    laid.remove();
    return next;
  }

  /** How many came from the stream so far. */
  public long drawn() {
    return drawn;
  }

  public List<Integer> laid() {
    return List.copyOf(laid);
  }
}
