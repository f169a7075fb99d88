package fieldmarshal.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Where the rolls come from: those laid out first, then a stream that its seed fixes. The stream
 * has no state but its count, so that a saved match goes on with the die it would have had. A die
 * has any number of faces; a draw from a cup of n chits is a die of n faces.
 */
public final class Dice {
  private final long seed;
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

  public Dice(long seed) {
    this(seed, 0, List.of());
  }

  public Dice(long seed, long drawn, List<Integer> laid) {
    this.seed = seed;
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
      return face(seed, drawn++, faces);
    }
    if (next < 1 || next > faces) {
      throw new Misfit(next, faces);
    }
    laid.remove();
    return next;
  }

  /** The face that a seed gives at a count: anyone can check it. */
  public static int face(long seed, long count, int faces) {
    long z = seed + (count + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    z = z ^ (z >>> 31);
    return 1 + (int) Math.unsignedMultiplyHigh(z, faces);
  }

  /** How many came from the stream so far. */
  public long drawn() {
    return drawn;
  }

  public List<Integer> laid() {
    return List.copyOf(laid);
  }
}
