package fieldmarshal.games.clash;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Compass;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Case 8.22: supply lines of one side. A line goes from hex to hex; the first five hexes that it
 * enters lie in any direction, all later ones in the directions of the side's retreat compass. It
 * is looked for from the sources back: first all hexes from which the compass alone leads to a
 * source, then five rings round these.
 *
 * <p>The hex where a line begins is not entered, so nothing in it hinders the line.
 */
final class SupplyLines {
  /** So many hexes of a line lie in any direction. */
  @Case("COG-8.22c")
  static final int FREE = 5;

  private static final byte FAR = Byte.MAX_VALUE;

  /** Whether a hexside can be crossed. */
  interface Passage {
    boolean open(int hex, int direction);
  }

  private final int size;
  private final int compass;
  private final int[] beside;

  /** The neighbours of each hex that can be walked to. */
  private final int[][] around;

  /** The neighbours of each hex from which a step along the compass leads to it. */
  private final int[][] back;

  private final ThreadLocal<int[]> queues;

  SupplyLines(Board board, Compass compass, Passage passage) {
    this.size = board.size();
    this.compass = compass.bits();
    beside = new int[size * Board.DIRECTIONS];
    around = new int[size][];
    back = new int[size][];
    for (int hex = 0; hex < size; hex++) {
      int[] open = new int[Board.DIRECTIONS];
      int[] from = new int[Board.DIRECTIONS];
      int ways = 0;
      int count = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        boolean passes = to >= 0 && passage.open(hex, d);
        beside[hex * Board.DIRECTIONS + d] = passes ? to : -1;
        if (passes) {
          open[ways++] = to;
        }
        if (passes && compass.has(HexGrid.opposite(d))) {
          from[count++] = to;
        }
      }
      around[hex] = Arrays.copyOf(open, ways);
      back[hex] = Arrays.copyOf(from, count);
    }
    int capacity = size;
    queues = ThreadLocal.withInitial(() -> new int[capacity]);
  }

  /** How each hex is fed. */
  static final class Fed {
    /**
     * For each hex the least number of free hexes that a line from it needs, 0 to 5; more where
     * there is no line.
     */
    private final byte[] free;

    /** The hexes from which there is a line. */
    private final HexSet fed;

    private Fed(byte[] free, HexSet fed) {
      this.free = free;
      this.fed = fed;
    }

    boolean has(int hex) {
      return fed.has(hex);
    }
  }

  /**
   * Finds all lines to the sources.
   *
   * @param closed the hexes that no line may enter
   */
  @Case({"COG-8.22a", "COG-8.22b", "COG-8.22c"})
  Fed find(int[] sources, HexSet closed) {
    byte[] free = new byte[size];
    Arrays.fill(free, FAR);
    HexSet fed = new HexSet(size);
    int[] queue = queues.get();
    int tail = 0;
    for (int source : sources) {
      if (free[source] != 0) {
        free[source] = 0;
        fed.add(source);
        queue[tail++] = source;
      }
    }
    // Along the compass, however far.
    for (int head = 0; head < tail; head++) {
      int hex = queue[head];
      if (!closed.has(hex)) {
        for (int from : back[hex]) {
          if (free[from] != 0) {
            free[from] = 0;
            fed.add(from);
            queue[tail++] = from;
          }
        }
      }
    }
    rings(free, fed, closed, queue);
    return new Fed(free, fed);
  }

  /** Five rings of one step each round what the compass alone feeds. */
  @Case("COG-8.22c")
  private void rings(byte[] free, HexSet fed, HexSet closed, int[] left) {
    int count = 0;
    for (int hex = 0; hex < size; hex++) {
      if (free[hex] != 0 && around[hex].length > 0) {
        left[count++] = hex;
      }
    }
    for (int ring = 1; ring <= FREE; ring++) {
      int kept = 0;
      for (int i = 0; i < count; i++) {
        int hex = left[i];
        if (touches(hex, ring - 1, free, closed)) {
          free[hex] = (byte) ring;
          fed.add(hex);
        } else {
          left[kept++] = hex;
        }
      }
      if (kept == count) {
        return;
      }
      count = kept;
    }
  }

  /** Whether a line may go from the hex into one of the ring within. */
  private boolean touches(int hex, int ring, byte[] free, HexSet closed) {
    for (int to : around[hex]) {
      if (free[to] == ring && !closed.has(to)) {
        return true;
      }
    }
    return false;
  }

  /** A line from the hex, its hexes in order without the first; null where there is none. */
  @Case("COG-8.22c")
  @Nullable Hexes path(Fed lines, HexSet closed, int[] sources, int hex) {
    if (!lines.has(hex)) {
      return null;
    }
    int[] path = new int[size];
    int length = 0;
    int at = hex;
    while (lines.free[at] > 0) {
      at = step(at, (1 << Board.DIRECTIONS) - 1, closed, lines.free);
      path[length++] = at;
    }
    int[] rest = alongTheCompass(at, closed, sources);
    System.arraycopy(rest, 0, path, length, rest.length);
    return Hexes.wrap(Arrays.copyOf(path, length + rest.length));
  }

  /** A neighbour that needs one free hex less. */
  private int step(int at, int directions, HexSet closed, byte[] free) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = beside[at * Board.DIRECTIONS + d];
      if ((directions & 1 << d) != 0 && to >= 0 && !closed.has(to) && free[to] == free[at] - 1) {
        return to;
      }
    }
    throw new IllegalStateException("a line is broken");
  }

  /** The shortest way to a source by the compass alone. */
  private int[] alongTheCompass(int start, HexSet closed, int[] sources) {
    HexSet ends = new HexSet(size);
    for (int source : sources) {
      ends.add(source);
    }
    int[] came = new int[size];
    Arrays.fill(came, -1);
    int[] queue = new int[size];
    int tail = 0;
    queue[tail++] = start;
    came[start] = start;
    for (int head = 0; head < tail; head++) {
      int at = queue[head];
      if (ends.has(at)) {
        int length = 0;
        for (int hex = at; hex != start; hex = came[hex]) {
          length++;
        }
        int[] path = new int[length];
        for (int hex = at; hex != start; hex = came[hex]) {
          path[--length] = hex;
        }
        return path;
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = beside[at * Board.DIRECTIONS + d];
        if ((compass & 1 << d) != 0 && to >= 0 && came[to] < 0 && !closed.has(to)) {
          came[to] = at;
          queue[tail++] = to;
        }
      }
    }
    throw new IllegalStateException("a line is broken");
  }
}
