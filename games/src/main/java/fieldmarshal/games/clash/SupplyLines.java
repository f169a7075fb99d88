package fieldmarshal.games.clash;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Compass;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.board.HexSteps;
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

  /** Whether a hexside can be crossed. */
  interface Passage {
    boolean open(int hex, int direction);
  }

  private final int size;
  private final int compass;
  private final int[] beside;

  private final HexSet all;

  /** The steps of a line, from its end back. */
  private final HexSteps anywhere;

  private final HexSteps alongTheCompass;

  /** The neighbours of each hex from which a step along the compass leads to it. */
  private final int[][] leadingTo;

  SupplyLines(Board board, Compass compass, Passage passage) {
    this.size = board.size();
    this.compass = compass.bits();
    beside = new int[size * Board.DIRECTIONS];
    int[][] around = new int[size][];
    int[][] back = new int[size][];
    all = new HexSet(size);
    for (int hex = 0; hex < size; hex++) {
      int[] open = new int[Board.DIRECTIONS];
      int[] from = new int[Board.DIRECTIONS];
      int ways = 0;
      int count = 0;
      all.add(hex);
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
    anywhere = new HexSteps(around);
    alongTheCompass = new HexSteps(back);
    leadingTo = back;
  }

  /** How each hex is fed. */
  static final class Fed {
    private final int[] sources;
    private final HexSet closed;

    /** For each number of free hexes, 0 to 5, the hexes whose lines need no more. */
    private final HexSet[] within;

    /** By hex: how far it is to a source by the compass alone, from the first time it is asked. */
    private short @Nullable [] toSource;

    private Fed(int[] sources, HexSet closed, HexSet[] within) {
      this.sources = sources;
      this.closed = closed;
      this.within = within;
    }

    /** Whether there is a line from the hex. */
    boolean has(int hex) {
      return within[FREE].has(hex);
    }

    /** The least number of free hexes that a line from a hex needs. */
    private int free(int hex) {
      int free = 0;
      while (!within[free].has(hex)) {
        free++;
      }
      return free;
    }

    private short[] toSource(SupplyLines lines) {
      short[] known = toSource;
      if (known == null) {
        known = lines.distances(this);
        toSource = known;
      }
      return known;
    }

    /** Whether these are the lines of these sources past these hexes. */
    private boolean isOf(int[] sources, HexSet closed) {
      return this.closed.equals(closed) && Arrays.equals(this.sources, sources);
    }
  }

  /**
   * Finds all lines to the sources. All lines grow by a hex at a time, as sets.
   *
   * @param closed the hexes that no line may enter
   * @param last what was found before: it is handed out again where nothing has changed
   */
  @Case({"COG-8.22a", "COG-8.22b", "COG-8.22c"})
  Fed find(int[] sources, HexSet closed, @Nullable Fed last) {
    if (last != null && last.isOf(sources, closed)) {
      return last;
    }
    HexSet open = all.copy();
    open.removeAll(closed);
    long[] front = new long[HexSet.words(size)];
    long[] next = new long[front.length];
    HexSet fed =
        last != null && Arrays.equals(last.sources, sources)
            ? stillFed(last, closed, front, next)
            : of(sources);
    HexSet[] within = new HexSet[FREE + 1];
    fed.copyTo(front);
    // Along the compass, however far.
    while (open.retainIn(front)) {
      grow(alongTheCompass, front, next, fed);
    }
    within[0] = fed;
    // Five rings of one step each in any direction round what the compass alone feeds.
    fed.copyTo(front);
    for (int ring = 1; ring <= FREE; ring++) {
      fed = fed.copy();
      if (open.retainIn(front)) {
        grow(anywhere, front, next, fed);
      }
      within[ring] = fed;
    }
    return new Fed(sources, closed, within);
  }

  /**
   * Of the hexes that the compass alone fed those that it feeds still, whatever has changed: all
   * but those whose lines may have run through a hex that is closed since.
   */
  private HexSet stillFed(Fed last, HexSet closed, long[] front, long[] next) {
    HexSet fed = last.within[0].copy();
    HexSet shut = closed.copy();
    shut.removeAll(last.closed);
    shut.retainAll(fed);
    if (shut.isEmpty()) {
      return fed;
    }
    HexSet ends = of(last.sources);
    HexSet passed = fed.copy();
    passed.removeAll(last.closed);
    HexSet doubtful = new HexSet(size);
    shut.copyTo(front);
    do {
      grow(alongTheCompass, front, next, doubtful);
    } while (passed.retainIn(front));
    doubtful.removeAll(ends);
    fed.removeAll(doubtful);
    return fed;
  }

  private HexSet of(int[] hexes) {
    HexSet set = new HexSet(size);
    for (int hex : hexes) {
      set.add(hex);
    }
    return set;
  }

  /** Adds to what is fed where a step leads to from the front; what is new is the next front. */
  private static void grow(HexSteps steps, long[] front, long[] next, HexSet fed) {
    Arrays.fill(next, 0);
    steps.take(front, next);
    fed.addNew(next);
    System.arraycopy(next, 0, front, 0, front.length);
  }

  /** A line from the hex, its hexes in order without the first; null where there is none. */
  @Case("COG-8.22c")
  @Nullable Hexes path(Fed lines, int hex) {
    if (!lines.has(hex)) {
      return null;
    }
    int free = lines.free(hex);
    int[] steps = new int[FREE];
    int at = hex;
    for (int i = 0; i < free; i++) {
      at = step(at, free - i, lines);
      steps[i] = at;
    }
    short[] far = lines.toSource(this);
    int[] path = Arrays.copyOf(steps, free + far[at]);
    for (int i = free; i < path.length; i++) {
      at = stepByCompass(at, far, lines);
      path[i] = at;
    }
    return Hexes.wrap(path);
  }

  /** A neighbour that needs one free hex less. */
  private int step(int at, int free, Fed lines) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = beside[at * Board.DIRECTIONS + d];
      if (to >= 0 && !lines.closed.has(to) && lines.has(to) && lines.free(to) == free - 1) {
        return to;
      }
    }
    throw new IllegalStateException("a line is broken");
  }

  /** The first neighbour in a direction of the compass that is nearer to a source. */
  private int stepByCompass(int at, short[] far, Fed lines) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = beside[at * Board.DIRECTIONS + d];
      if ((compass & 1 << d) != 0 && to >= 0 && !lines.closed.has(to) && far[to] == far[at] - 1) {
        return to;
      }
    }
    throw new IllegalStateException("a line is broken");
  }

  /** The hexes of the shortest way to a source by the compass alone; -1 where there is none. */
  private short[] distances(Fed lines) {
    short[] far = new short[size];
    Arrays.fill(far, (short) -1);
    int[] queue = new int[size];
    int tail = 0;
    for (int source : lines.sources) {
      if (far[source] < 0) {
        far[source] = 0;
        queue[tail++] = source;
      }
    }
    for (int head = 0; head < tail; head++) {
      int at = queue[head];
      if (lines.closed.has(at)) {
        continue;
      }
      for (int from : leadingTo[at]) {
        if (far[from] < 0) {
          far[from] = (short) (far[at] + 1);
          queue[tail++] = from;
        }
      }
    }
    return far;
  }
}
