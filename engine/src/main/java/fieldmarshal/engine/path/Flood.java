package fieldmarshal.engine.path;

import fieldmarshal.engine.board.Board;
import java.util.Arrays;

/**
 * Cheapest ways from one hex to all others within a budget: Dijkstra's algorithm with a ring of
 * buckets, for small whole costs. One instance is used again and again by one thread; each run
 * forgets the last by counting up an epoch, so nothing is cleared and nothing allocated.
 */
public final class Flood {
  /** A step that may not be taken. */
  public static final int PROHIBITED = -1;

  /** The cost of a step into a neighbour, or {@link #PROHIBITED}. */
  @FunctionalInterface
  public interface Cost {
    int enter(int from, int direction, int to);
  }

  private static final int RING = 32;

  private final Board board;
  private final int[] best;
  private final int[] came;
  private final int[] epochs;
  private final int[][] buckets = new int[RING][];
  private final int[] fill = new int[RING];
  private final int[] reached;
  private int count;
  private int epoch;

  public Flood(Board board) {
    this.board = board;
    int size = board.size();
    best = new int[size];
    came = new int[size];
    epochs = new int[size];
    reached = new int[size];
    for (int i = 0; i < RING; i++) {
      buckets[i] = new int[64];
    }
  }

  /** Floods from {@code start} with {@code budget} to spend. Costs of a step must be below 32. */
  public void run(int start, int budget, Cost cost) {
    epoch++;
    count = 0;
    Arrays.fill(fill, 0);
    epochs[start] = epoch;
    best[start] = 0;
    came[start] = -1;
    add(0, start);
    for (int at = 0; at <= budget; at++) {
      int slot = at & (RING - 1);
      for (int i = 0; i < fill[slot]; i++) {
        int hex = buckets[slot][i];
        if (best[hex] != at || (epochs[hex] & DONE) != 0) {
          continue;
        }
        expand(hex, at, budget, cost);
      }
      fill[slot] = 0;
    }
  }

  private static final int DONE = 1 << 31;

  private void expand(int hex, int at, int budget, Cost cost) {
    int[] epochs = this.epochs;
    int[] best = this.best;
    int now = epoch;
    int done = now | DONE;
    epochs[hex] = done;
    reached[count++] = hex;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(hex, d);
      if (to < 0) {
        continue;
      }
      int seen = epochs[to];
      if (seen == done) {
        continue;
      }
      int step = cost.enter(hex, d, to);
      int total = at + step;
      if (step != PROHIBITED && total <= budget && (seen != now || total < best[to])) {
        epochs[to] = now;
        best[to] = total;
        came[to] = hex;
        add(total, to);
      }
    }
  }

  private void add(int total, int hex) {
    int slot = total & (RING - 1);
    int at = fill[slot];
    if (at == buckets[slot].length) {
      buckets[slot] = Arrays.copyOf(buckets[slot], at * 2);
    }
    buckets[slot][at] = hex;
    fill[slot] = at + 1;
  }

  /** How many hexes were reached, the start included; the start comes first. */
  public int count() {
    return count;
  }

  /** The hexes reached, the cheapest first. */
  public int reached(int index) {
    return reached[index];
  }

  public boolean reaches(int hex) {
    return epochs[hex] == (epoch | DONE);
  }

  public int cost(int hex) {
    return best[hex];
  }

  /** The hex before on the cheapest way, or -1 at the start. */
  public int before(int hex) {
    return came[hex];
  }

  /** The cheapest way to a hex, the start not included. */
  public int[] path(int hex) {
    int length = 0;
    for (int at = hex; came[at] >= 0; at = came[at]) {
      length++;
    }
    int[] path = new int[length];
    for (int at = hex; came[at] >= 0; at = came[at]) {
      path[--length] = at;
    }
    return path;
  }
}
