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

  private static final byte FAR = Byte.MAX_VALUE;

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
  private final ThreadLocal<Search> searches;

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
    int capacity = size;
    searches = ThreadLocal.withInitial(() -> new Search(capacity));
  }

  /** How each hex is fed. */
  static final class Fed {
    private final int[] sources;
    private final HexSet closed;

    /** For each number of free hexes, 0 to 5, the hexes whose lines need no more. */
    private final HexSet[] within;

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
    Search search = searches.get();
    int end = alongTheCompass(search, at, lines);
    int length = free;
    for (int back = end; back != at; back = search.came[back]) {
      length++;
    }
    int[] path = Arrays.copyOf(steps, Math.max(length, FREE));
    int count = length;
    for (int back = end; back != at; back = search.came[back]) {
      path[--count] = back;
    }
    return Hexes.wrap(length == path.length ? path : Arrays.copyOf(path, length));
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

  /** One search for a way, used again and again by one thread; each forgets the last. */
  private static final class Search {
    final int[] came;
    final int[] queue;

    /** When a hex was reached, and by which source it is one: the number of the search. */
    final int[] reached;

    final int[] ends;
    int number;

    Search(int size) {
      came = new int[size];
      queue = new int[size];
      reached = new int[size];
      ends = new int[size];
    }
  }

  /** Looks for the shortest way to a source by the compass alone, and returns the source. */
  private int alongTheCompass(Search search, int start, Fed lines) {
    int now = ++search.number;
    for (int source : lines.sources) {
      search.ends[source] = now;
    }
    int tail = 0;
    search.queue[tail++] = start;
    search.reached[start] = now;
    for (int head = 0; head < tail; head++) {
      int at = search.queue[head];
      if (search.ends[at] == now) {
        return at;
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = beside[at * Board.DIRECTIONS + d];
        if ((compass & 1 << d) != 0
            && to >= 0
            && search.reached[to] != now
            && !lines.closed.has(to)) {
          search.reached[to] = now;
          search.came[to] = at;
          search.queue[tail++] = to;
        }
      }
    }
    throw new IllegalStateException("a line is broken");
  }
}
