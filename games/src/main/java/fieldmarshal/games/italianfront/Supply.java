package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.casebook.Case;
import java.util.Arrays;

/**
 * Chapter 14: supply. Lines are worked out for all hexes of a side at once, from its sources, and
 * kept with the position. A unit goes by its marker, which is looked at in its owner's Supply
 * Sub-phase; a few rules trace afresh.
 */
public final class Supply extends Chapter {
  private static final int UNREACHED = -1;
  private static final int SOURCE = -2;

  private final ThreadLocal<int[]> queues = ThreadLocal.withInitial(() -> new int[board.size()]);

  Supply(ItalianFrontRules rules) {
    super(rules);
  }

  /**
   * The lines of a side.
   *
   * @param toward for each hex the next hex on the way to a source, {@link #SOURCE} in a source
   *     that feeds its own hex, {@link #UNREACHED} where no line begins
   */
  private record Lines(int[] toward) {
    boolean fed(int hex) {
      return toward[hex] != UNREACHED;
    }
  }

  // ---- 14.1 lines, 14.2 sources

  /** A source works while its side controls it and no enemy stands there. */
  @Case({"IF-14.2.1", "IF-14.2.3"})
  boolean usable(Position p, int side, int hex) {
    return theatre.isSource(side, hex)
        && rules.control().controller(p, hex) == side
        && !rules.zones().enemy(p, side, hex);
  }

  /** Whether a line may go through the hex, or end in it. */
  @Case({"IF-14.1.1", "IF-14.1.2", "IF-14.2.3", "IF-7.9.3", "IF-9.1.3"})
  private boolean passes(Position p, int side, int hex) {
    return !theatre.isAlpine(hex)
        && !rules.zones().enemy(p, side, hex)
        && !rules.zones().zone(p, 1 - side, hex);
  }

  private Lines lines(Position p, int side) {
    return side == CENTRAL
        ? p.derived(Derived.SUPPLY, this, Supply::centralLines)
        : p.derived(Derived.SUPPLY + 1, this, Supply::alliedLines);
  }

  private Lines centralLines(Position p) {
    return draw(p, CENTRAL);
  }

  private Lines alliedLines(Position p) {
    return draw(p, ALLIED);
  }

  /**
   * All lines grow from the sources by a hex at a time; the hex that they reach is not examined.
   */
  @Case({"IF-14.1.1", "IF-14.1.2", "IF-14.2.3"})
  private Lines draw(Position p, int side) {
    int[] toward = new int[board.size()];
    Arrays.fill(toward, UNREACHED);
    int[] queue = queues.get();
    int tail = 0;
    for (int hex : theatre.sources(side)) {
      if (usable(p, side, hex)) {
        toward[hex] = SOURCE;
        if (passes(p, side, hex)) {
          queue[tail++] = hex;
        }
      }
    }
    for (int head = 0; head < tail; head++) {
      int from = queue[head];
      for (int to : theatre.beside(from)) {
        if (toward[to] == UNREACHED) {
          toward[to] = from;
          if (passes(p, side, to)) {
            queue[tail++] = to;
          }
        }
      }
    }
    return new Lines(toward);
  }

  /** Whether a unit of the side could trace a line from the hex now, whatever its marker says. */
  @Case({"IF-14.1.1", "IF-14.3.8"})
  public boolean traces(Position p, int side, int hex) {
    return lines(p, side).fed(hex);
  }

  /** The line of a unit as it can be traced now. */
  @Case("IF-14.1.1")
  Trace trace(Position p, Counter unit) {
    int hex = p.place(unit);
    if (hex < 0) {
      return new Trace(false, null, unit.begins() + " is not on the map.", "IF-14.1.1");
    }
    Lines lines = lines(p, unit.sideIndex());
    if (!lines.fed(hex)) {
      return new Trace(
          false,
          null,
          unit.begins()
              + " has no supply line: enemy units, enemy zones of control, alpine hexes and"
              + " water block it.",
          "IF-14.1.1");
    }
    boolean marked = p.has(unit, Flag.OUT_OF_SUPPLY);
    return new Trace(
        true,
        path(lines, hex),
        marked
            ? unit.begins()
                + " has a supply line; its marker stays until the next supply check of its side."
            : unit.begins() + " has a supply line.",
        marked ? "IF-14.3.7" : "IF-14.1.1");
  }

  private Hexes path(Lines lines, int hex) {
    int[] path = new int[board.size()];
    int count = 0;
    path[count++] = hex;
    for (int to = lines.toward()[hex]; to >= 0; to = lines.toward()[to]) {
      path[count++] = to;
    }
    return Hexes.wrap(Arrays.copyOf(path, count));
  }

  // ---- 14.3 out of supply

  /** The Supply Sub-phase of a side: its units are marked and unmarked. */
  @Case({"IF-14.3.1", "IF-14.3.6", "IF-14.3.7"})
  void mark(Table t, int side) {
    check(t, side);
    if (rules.reads(Reading.BOTH_SIDES_CHECKED)) {
      check(t, 1 - side);
    }
  }

  @Case("IF-14.3.1")
  private void check(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      int hex = t.now().place(unit);
      if (hex >= 0) {
        boolean out = !traces(t.now(), side, hex);
        if (t.now().has(unit, Flag.OUT_OF_SUPPLY) != out) {
          rules.pieces().mark(t, unit, Flag.OUT_OF_SUPPLY, out, "IF-14.3.1");
        }
      }
    }
  }

  /** Whether the unit on the map could trace a line now, whatever its marker says. */
  @Case("IF-14.3.8")
  boolean traced(Position p, Counter unit) {
    return traces(p, unit.sideIndex(), p.place(unit));
  }

  /** Whether the unit counts as supplied: by its marker, not by its line. */
  @Case({"IF-14.3.7", "IF-14.3.8"})
  boolean supplied(Position p, Counter unit) {
    return !p.has(unit, Flag.OUT_OF_SUPPLY);
  }
}
