package fieldmarshal.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Where the rolls come from: those laid out first, then a stream that its seed fixes. The stream
 * has no state but its count, so that a saved match goes on with the die it would have had.
 */
public final class Dice {
  private final long seed;
  private long drawn;
  private final Deque<Integer> laid = new ArrayDeque<>();

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

  public int roll(int faces) {
    Integer next = laid.peek();
    if (next != null && next >= 1 && next <= faces) {
      laid.remove();
      return next;
    }
    return face(seed, drawn++, faces);
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
