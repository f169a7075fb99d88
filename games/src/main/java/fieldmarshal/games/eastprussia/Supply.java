package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Case 3.4: the line of supply. It is looked for afresh whenever it is asked for, from the unit
 * towards the nearest source, the hexes that lead there most directly first.
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
    return hex < 0 || searches.get().find(p, unit.sideIndex(), hex);
  }

  /** The line itself. */
  Trace trace(Position p, Counter unit) {
    int hex = p.place(unit);
    if (hex < 0) {
      return new Trace(false, null, unit.name() + " is not on the map.", "TWU-3.4a");
    }
    if (!inSupply(p, unit)) {
      return new Trace(
          false,
          null,
          unit.name()
              + " has no supply line: enemy units, zones of control and hexes"
              + (unit.sideIndex() == RUSSIAN ? ", forest or swamp" : "")
              + " block it"
              + (longest(unit.sideIndex()) < Theatre.FAR
                  ? ", or it is longer than 40 hexes."
                  : "."),
          "TWU-3.4a");
    }
    Search search = searches.get();
    Hexes path = search.find(p, unit.sideIndex(), hex) ? search.path() : null;
    return new Trace(true, path, unit.name() + " is in supply.", "TWU-3.4a");
  }

  /** A hex that the side draws supply from now. */
  @Case({"TWU-3.4f", "TWU-3.4g", "TWU-3.4m"})
  private boolean source(Position p, int side, int hex) {
    if (theatre.isEdge(side, hex)) {
      return true;
    }
    return side == GERMAN && theatre.isSource(side, hex) && rules.zones().fortress(p, hex);
  }

  /** Whether a line may go through the hex. */
  @Case({"TWU-3.4a", "TWU-3.4d", "TWU-3.4e", "TWU-3.4h"})
  private boolean passes(Position p, int side, int hex, Zones.Presence own, Zones.Presence enemy) {
    return theatre.toSource(side, hex) < Theatre.FAR
        && rules.control().controller(p, hex) == side
        && !enemy.units.has(hex)
        && (own.units.has(hex) || !rules.zones().enemyZone(p, side, hex));
  }

  private final ThreadLocal<int[]> queues = ThreadLocal.withInitial(() -> new int[board.size()]);

  /** For every hex whether a unit of the side there could trace a line, as things stand. */
  boolean[] fed(Position p, int side) {
    Zones.Presence own = rules.zones().presence(p, side);
    Zones.Presence enemy = rules.zones().presence(p, 1 - side);
    int limit = longest(side);
    boolean[] fed = new boolean[board.size()];
    int[] queue = queues.get();
    int tail = 0;
    for (int hex : theatre.sources(side)) {
      if (source(p, side, hex)) {
        fed[hex] = true;
        if (passes(p, side, hex, own, enemy)) {
          queue[tail++] = hex;
        }
      }
    }
    // All lines grow by a hex at a time.
    int head = 0;
    for (int length = 0; length < limit && head < tail; length++) {
      for (int end = tail; head < end; head++) {
        for (int to : theatre.beside(queue[head])) {
          if (!fed[to]) {
            fed[to] = true;
            if (passes(p, side, to, own, enemy)) {
              queue[tail++] = to;
            }
          }
        }
      }
    }
    return fed;
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
      Zones.Presence own = rules.zones().presence(p, side);
      Zones.Presence enemy = rules.zones().presence(p, 1 - side);
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
          if (total > limit && total < Theatre.FAR || !passes(p, side, to, own, enemy)) {
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
      int[] back = new int[board.size()];
      int count = 0;
      for (int hex = end; came[hex] >= 0; hex = came[hex]) {
        back[count++] = hex;
      }
      int[] path = new int[count];
      for (int i = 0; i < count; i++) {
        path[i] = back[count - 1 - i];
      }
      return Hexes.wrap(path);
    }
  }
}
