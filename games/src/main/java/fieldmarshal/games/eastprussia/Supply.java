package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Case 3.4: the line of supply. Where nobody has asked for a whole side it is looked for from the
 * unit towards the nearest source, the hexes that lead there most directly first.
 */
public final class Supply extends Chapter {
  /** The longest German line. */
  @Case("TWU-3.4b")
  static final int GERMAN_LENGTH = 40;

  private final ThreadLocal<Search> searches = ThreadLocal.withInitial(Search::new);

  Supply(EastPrussiaRules rules) {
    super(rules);
  }

  /** Russian lines have no limit, nor have German ones at the Masurian Lakes. */
  @Case({"TWU-3.4b", "TWU-3.4c", "TWU-9.4b"})
  private int longest(int side) {
    return side == GERMAN && !rules.plan().masurian() ? GERMAN_LENGTH : Theatre.FAR;
  }

  /** Whether the unit can trace a line of supply now. */
  @Case({"TWU-3.4a", "TWU-3.4l", "TWU-10.1b"})
  public boolean inSupply(Position p, Counter unit) {
    // What a player sees of lines of supply is the truth, even where dummies hide it.
    if (p.global(Global.VIEW) != 0) {
      return !p.has(unit, Flag.CUT_OFF);
    }
    int hex = p.place(unit);
    return hex < 0 || isFed(p, unit.sideIndex(), hex);
  }

  /** Whether the unit has a line on the board as it is shown, whatever lies hidden there. */
  boolean seems(Position p, Counter unit) {
    int hex = p.place(unit);
    return hex < 0 || isFed(p, unit.sideIndex(), hex);
  }

  /** The line itself. */
  Trace trace(Position p, Counter unit) {
    int hex = p.place(unit);
    if (hex < 0) {
      return new Trace(false, null, unit.begins() + " is not on the map.", "TWU-3.4a");
    }
    if (!inSupply(p, unit)) {
      return new Trace(
          false,
          null,
          unit.begins()
              + " has no supply line: enemy units, enemy zones of control, enemy-controlled hexes"
              + (unit.sideIndex() == RUSSIAN ? ", forest or swamp" : "")
              + " block it"
              + (longest(unit.sideIndex()) < Theatre.FAR
                  ? ", or it is longer than 40 hexes."
                  : "."),
          "TWU-3.4a");
    }
    Search search = searches.get();
    Hexes path = search.find(p, unit.sideIndex(), hex) ? search.path() : null;
    return new Trace(true, path, unit.begins() + " is in supply.", "TWU-3.4a");
  }

  /** A hex that the side draws supply from now. */
  @Case({"TWU-3.4f", "TWU-3.4g", "TWU-3.4m"})
  private boolean source(Position p, int side, int hex) {
    if (theatre.isEdge(side, hex)) {
      return true;
    }
    return side == GERMAN && theatre.isSource(side, hex) && rules.zones().fortress(p, hex);
  }

  /**
   * What lines of a side depend on.
   *
   * @param sources where they may end
   * @param passable the hexes that they may go through
   */
  private record Passage(HexSet sources, HexSet passable, Questions questions) {
    boolean sameAs(Passage other) {
      return sources.equals(other.sources) && passable.equals(other.passable);
    }
  }

  /** How often somebody asked for one hex; it only decides how the answer is looked for. */
  private static final class Questions {
    int asked;
  }

  /** When so many single hexes were asked for, the whole side is worked out. */
  private static final int MANY = 3;

  private Passage passage(Position p, int side) {
    return side == RUSSIAN
        ? p.derived(Derived.PASSAGE + RUSSIAN, this, Supply::russianPassage)
        : p.derived(Derived.PASSAGE + GERMAN, this, Supply::germanPassage);
  }

  private Passage russianPassage(Position p) {
    return derivePassage(p, RUSSIAN);
  }

  private Passage germanPassage(Position p) {
    return derivePassage(p, GERMAN);
  }

  @Case({"TWU-3.4a", "TWU-3.4d", "TWU-3.4e", "TWU-3.4h"})
  private Passage derivePassage(Position p, int side) {
    HexSet barred = rules.zones().enemyZone(p, side);
    barred.removeAll(rules.zones().presence(p, side).units);
    HexSet passable = theatre.carrying(side).copy();
    passable.retainAll(rules.control().ground(p).controlled()[side]);
    passable.removeAll(rules.zones().presence(p, 1 - side).units);
    passable.removeAll(barred);
    HexSet sources = new HexSet(board.size());
    for (int hex : theatre.sources(side)) {
      if (source(p, side, hex)) {
        sources.add(hex);
      }
    }
    return new Passage(sources, passable, new Questions());
  }

  /**
   * Where units of a side can trace a line.
   *
   * @param passage what that was worked out from
   */
  private record Fed(Passage passage, HexSet hexes) {}

  /** The hexes where a unit of the side could trace a line, as things stand. */
  HexSet fed(Position p, int side) {
    Fed fed =
        side == RUSSIAN
            ? p.derivedAgain(Derived.SUPPLY + RUSSIAN, this, Supply::russianFed)
            : p.derivedAgain(Derived.SUPPLY + GERMAN, this, Supply::germanFed);
    return fed.hexes();
  }

  private Fed russianFed(Position p, @Nullable Fed last) {
    return flood(p, RUSSIAN, last);
  }

  private Fed germanFed(Position p, @Nullable Fed last) {
    return flood(p, GERMAN, last);
  }

  /** All lines grow by a hex at a time. Most moves leave them as they were. */
  private Fed flood(Position p, int side, @Nullable Fed last) {
    Passage passage = passage(p, side);
    if (last != null && last.passage().sameAs(passage)) {
      return last;
    }
    HexSet fed = passage.sources().copy();
    int words = HexSet.words(board.size());
    long[] front = new long[words];
    long[] next = new long[words];
    fed.copyTo(front);
    int limit = longest(side);
    boolean more = passage.passable().retainIn(front);
    for (int length = 0; length < limit && more; length++) {
      Arrays.fill(next, 0);
      theatre.steps().take(front, next);
      fed.addNew(next);
      long[] swap = front;
      front = next;
      next = swap;
      more = passage.passable().retainIn(front);
    }
    return new Fed(passage, fed);
  }

  /** The same for one hex; the whole side is worked out only where many ask. */
  private boolean isFed(Position p, int side, int hex) {
    Fed last = p.derivedLast(Derived.SUPPLY + side);
    Passage passage = passage(p, side);
    if (last != null && (last.passage() == passage || last.passage().sameAs(passage))) {
      return last.hexes().has(hex);
    }
    return ++passage.questions().asked > MANY
        ? fed(p, side).has(hex)
        : searches.get().find(p, side, hex);
  }

  /** One search, used again and again by one thread; each forgets the last. */
  private final class Search {
    private final int[] epochs = new int[board.size()];
    private final int[] length = new int[board.size()];
    private final int[] came = new int[board.size()];
    private final int[][] buckets = new int[64][16];
    private final int[] fill = new int[64];
    private int epoch;
    private int end;

    /** Looks for the shortest line; its length does not matter where there is no limit. */
    boolean find(Position p, int side, int start) {
      epoch++;
      end = start;
      came[start] = -1;
      epochs[start] = epoch;
      length[start] = 0;
      if (source(p, side, start)) {
        return true;
      }
      HexSet passable = passage(p, side).passable();
      int limit = longest(side);
      Arrays.fill(fill, 0);
      int top = 0;
      int least = Integer.MAX_VALUE;
      int at = start;
      while (true) {
        for (int d = 0; d < Board.DIRECTIONS; d++) {
          int to = board.neighbour(at, d);
          if (!theatre.open(at, d) || epochs[to] == epoch && length[to] <= length[at] + 1) {
            continue;
          }
          int total = length[at] + 1 + theatre.toSource(side, to);
          if (total > limit && total < Theatre.FAR || !passable.has(to)) {
            continue;
          }
          epochs[to] = epoch;
          length[to] = length[at] + 1;
          came[to] = at;
          if (source(p, side, to)) {
            end = to;
            return true;
          }
          // Detours are rare and short; what is longer than all buckets waits in the last one.
          int slot = Math.min(total, 63);
          int[] bucket = buckets[slot];
          if (fill[slot] == bucket.length) {
            bucket = Arrays.copyOf(bucket, bucket.length * 2);
            buckets[slot] = bucket;
          }
          bucket[fill[slot]++] = to;
          least = Math.min(least, slot);
          top = Math.max(top, slot);
        }
        while (least <= top && fill[least] == 0) {
          least++;
        }
        if (least > top) {
          return false;
        }
        at = buckets[least][--fill[least]];
      }
    }

    @Nullable Hexes path() {
      int count = 0;
      for (int hex = end; came[hex] >= 0; hex = came[hex]) {
        count++;
      }
      int[] path = new int[count];
      for (int hex = end; came[hex] >= 0; hex = came[hex]) {
        path[--count] = hex;
      }
      return Hexes.wrap(path);
    }
  }
}
