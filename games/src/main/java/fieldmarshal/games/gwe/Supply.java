package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 9: supply.
 *
 * <p>Lines are flooded backwards, from all sources at once, so that one flood answers for every unit of
 * a side. A unit of rating 1 may have two enemy-controlled hexes on its line: its flood runs on three
 * levels, the level being the number of such hexes between the source and where the flood stands.
 */
public abstract class Supply extends Chapter {
  private static final int SLOT = 2;
  private static final int ALLOWED_ZONES = 2;
  private static final byte FAR = Byte.MAX_VALUE;

  /** The state of a side's supply: which hexes can draw on which sources. */
  public static final class Lines {
    /** Hexes that are sources: usable rail hexes, edges, supplied depots. */
    public final HexSet sources;

    /** Rail hexes that are sources. */
    public final HexSet railheads;

    /** Distance to the nearest source for a unit of rating 1, by hex; {@link #FAR} if out of range. */
    final byte[] able;

    /** The same for the other ratings. */
    final byte[] plain;

    /** For the path of a unit of rating 1: levels by hex. */
    final byte[][] levels;

    Lines(int size) {
      sources = new HexSet(size);
      railheads = new HexSet(size);
      able = new byte[size];
      plain = new byte[size];
      levels = new byte[ALLOWED_ZONES + 1][size];
    }
  }

  private static final class Scratch {
    final int[] queue;
    final int[] next;

    Scratch(int size) {
      queue = new int[size * (ALLOWED_ZONES + 1)];
      next = new int[size * (ALLOWED_ZONES + 1)];
    }
  }

  private final ThreadLocal<Scratch> scratch;

  protected Supply(GreatWarInTheEast rules) {
    super(rules);
    int size = rules.board().size();
    scratch = ThreadLocal.withInitial(() -> new Scratch(size));
  }

  // ---- 9.1 determination

  /** Whether a unit is in supply now: by a line, by its nature, or fed by a fortress. */
  @Case({"GWE-9.11", "GWE-9.12", "GWE-10.35", "GWE-11.22"})
  public boolean inSupply(Position p, Counter unit) {
    return !p.onMap(unit) || always(unit) || p.has(unit, Flag.FED) || traces(p, unit);
  }

  /** Units for which supply is no matter: headquarters (10.35) and fortresses (11.22). */
  @Case({"GWE-10.35", "GWE-11.22", "GWE-9.24"})
  protected boolean always(Counter unit) {
    return unit.isHq() || unit.isFortress() || unit.isLeader();
  }

  /** Whether a line of supply can be traced from the unit. */
  @Case({"GWE-9.12", "GWE-9.13"})
  public final boolean traces(Position p, Counter unit) {
    Lines lines = lines(p, unit.side().index());
    int hex = p.place(unit);
    if (unit.isDepot()) {
      return lines.sources.has(hex) && depotSupplied(p, unit, lines);
    }
    return (unit.tcr() == 1 ? lines.able : lines.plain)[hex] <= range(unit);
  }

  /** The longest line, in hexes. */
  @Case("GWE-9.12")
  public abstract int range(Counter unit);

  /** The longest range that any unit of the side has. */
  protected abstract int longestRange(Side side);

  public final Lines lines(Position p, int side) {
    return p.derived(SLOT + side, this, side == 0 ? Supply::first : Supply::second);
  }

  private Lines first(Position p) {
    return work(p, rules.side(0));
  }

  private Lines second(Position p) {
    return work(p, rules.side(1));
  }

  private Lines work(Position p, Side side) {
    Lines lines = new Lines(board().size());
    railheads(p, side, lines);
    lines.sources.addAll(lines.railheads);
    for (int hex : specialSources(side)) {
      if (!rules.zones().presence(p, 1 - side.index()).bars.has(hex)) {
        lines.sources.add(hex);
      }
    }
    depots(p, side, lines);
    floodPlain(p, side, lines);
    floodAble(p, side, lines);
    return lines;
  }

  /** Sources that the exclusive rules add. */
  protected int[] specialSources(Side side) {
    return new int[0];
  }

  // ---- 9.15 railways as sources

  /**
   * Rail hexes joined to a friendly map edge by rail that is free of enemies and their zones. The path
   * may run over hexes where the enemy was last; such a hex is only no source itself.
   */
  @Case({"GWE-9.13", "GWE-9.15"})
  private void railheads(Position p, Side side, Lines lines) {
    Scratch s = scratch.get();
    HexSet seen = new HexSet(board().size());
    HexSet cut = interdicted(p, side);
    int head = 0;
    int tail = 0;
    for (int hex : rules.exitsOf(side.index())) {
      if (theatre().friendlyRail(side.index(), hex) && railOpen(p, side, hex, cut)) {
        seen.add(hex);
        s.queue[tail++] = hex;
      }
    }
    while (head < tail) {
      int hex = s.queue[head++];
      if (rules.pieces().lastOccupant(p, hex) != 1 - side.index()) {
        lines.railheads.add(hex);
      }
      int rails = theatre().rails(hex);
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if ((rails >> d & 1) == 0) {
          continue;
        }
        int to = board().neighbour(hex, d);
        if (!seen.has(to)
            && theatre().friendlyRail(side.index(), to)
            && railOpen(p, side, to, cut)) {
          seen.add(to);
          s.queue[tail++] = to;
        }
      }
    }
  }

  private boolean railOpen(Position p, Side side, int hex, HexSet cut) {
    Zones.Presence enemy = rules.zones().presence(p, 1 - side.index());
    return !cut.has(hex)
        && !enemy.bars.has(hex)
        && (!enemy.zone.has(hex) || rules.zones().presence(p, side.index()).cover.has(hex));
  }

  /** Rail hexes that enemy guns keep from being used (exclusive rules). */
  protected HexSet interdicted(Position p, Side side) {
    return new HexSet(board().size());
  }

  // ---- 9.14, 9.17 lines

  /** Whether a line may run through a hex at all: not where enemies stand, headquarters excepted. */
  @Case({"GWE-9.14", "GWE-9.17", "GWE-5.4-LAKE"})
  protected boolean passable(Position p, Side side, int hex) {
    return !Ground.isWater(board(), hex)
        && !rules.zones().presence(p, 1 - side.index()).bars.has(hex);
  }

  /** Whether a line may cross a hexside. */
  @Case({"GWE-5.4-BLOCKED"})
  protected boolean crosses(int from, int direction, boolean able) {
    return (board().side(from, direction) & Ground.BLOCKED) == 0;
  }

  /** Whether a line may run from a hex to its neighbour: the one test that all floods ask. */
  protected boolean step(Position p, Side side, int from, int direction, int to, boolean able) {
    return crosses(from, direction, able) && passable(p, side, to);
  }

  // ---- 9.16 depots

  /** Depots in a chain: each within range of rail or of a depot that is supplied already. */
  @Case("GWE-9.16")
  private void depots(Position p, Side side, Lines lines) {
    List<Counter> waiting = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side.index())) {
      if (unit.isDepot() && p.onMap(unit) && !p.has(unit, Flag.ENTRAINED)) {
        waiting.add(unit);
      }
    }
    boolean found = true;
    while (found && !waiting.isEmpty()) {
      found = false;
      floodPlain(p, side, lines);
      for (int i = waiting.size() - 1; i >= 0; i--) {
        Counter depot = waiting.get(i);
        if (lines.plain[p.place(depot)] <= range(depot)) {
          waiting.remove(i);
          lines.sources.add(p.place(depot));
          found = true;
        }
      }
    }
  }

  private boolean depotSupplied(Position p, Counter depot, Lines lines) {
    return !p.has(depot, Flag.ENTRAINED) || lines.plain[p.place(depot)] <= range(depot);
  }

  // ---- the floods

  private void floodPlain(Position p, Side side, Lines lines) {
    Scratch s = scratch.get();
    Zones.Presence enemy = rules.zones().presence(p, 1 - side.index());
    Zones.Presence own = rules.zones().presence(p, side.index());
    Arrays.fill(lines.plain, FAR);
    int tail = 0;
    for (int hex = lines.sources.next(0); hex >= 0; hex = lines.sources.next(hex + 1)) {
      lines.plain[hex] = 0;
      s.queue[tail++] = hex;
    }
    int range = longestRange(side);
    for (int head = 0; head < tail; head++) {
      int hex = s.queue[head];
      int distance = lines.plain[hex];
      // A line that ends here counts; one that goes on runs through this hex, so it must be open.
      if (distance >= range
          || (enemy.zone.has(hex) && !own.cover.has(hex))
          || enemy.bars.has(hex)) {
        continue;
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board().neighbour(hex, d);
        if (to >= 0
            && lines.plain[to] == FAR
            && step(p, side, hex, d, to, false)) {
          lines.plain[to] = (byte) (distance + 1);
          s.queue[tail++] = to;
        }
      }
    }
  }

  /** Levels count the enemy-controlled hexes on the line, the unit's own hex left out. */
  @Case("GWE-9.14")
  private void floodAble(Position p, Side side, Lines lines) {
    Scratch s = scratch.get();
    int size = board().size();
    for (byte[] level : lines.levels) {
      Arrays.fill(level, FAR);
    }
    Arrays.fill(lines.able, FAR);
    int fill = 0;
    for (int hex = lines.sources.next(0); hex >= 0; hex = lines.sources.next(hex + 1)) {
      lines.levels[0][hex] = 0;
      lines.able[hex] = 0;
      s.queue[fill++] = hex;
    }
    int[] ring = s.queue;
    int[] coming = s.next;
    Zones.Presence enemy = rules.zones().presence(p, 1 - side.index());
    Zones.Presence own = rules.zones().presence(p, side.index());
    int range = longestRange(side);
    for (int distance = 1; distance <= range && fill > 0; distance++) {
      int more = 0;
      for (int i = 0; i < fill; i++) {
        int hex = ring[i] % size;
        int level = ring[i] / size;
        if (enemy.zone.has(hex) && !own.cover.has(hex)) {
          level++;
        }
        if (level > ALLOWED_ZONES) {
          continue;
        }
        byte[] reached = lines.levels[level];
        for (int d = 0; d < Board.DIRECTIONS; d++) {
          int to = board().neighbour(hex, d);
          if (to >= 0 && reached[to] == FAR && step(p, side, hex, d, to, true)) {
            for (int l = level; l <= ALLOWED_ZONES && lines.levels[l][to] == FAR; l++) {
              lines.levels[l][to] = (byte) distance;
            }
            if (lines.able[to] == FAR) {
              lines.able[to] = (byte) distance;
            }
            coming[more++] = level * size + to;
          }
        }
      }
      int[] swap = ring;
      ring = coming;
      coming = swap;
      fill = more;
    }
  }

  // ---- explaining

  /** Whether and how the unit is supplied. */
  public Trace trace(Position p, Counter unit) {
    if (!p.onMap(unit)) {
      return new Trace(true, null, unit.name() + " is not on the map.", "GWE-5.38");
    }
    if (unit.isFortress()) {
      return new Trace(true, Hexes.of(p.place(unit)), "A fortress is always in supply.", "GWE-11.22");
    }
    if (always(unit)) {
      return new Trace(
          true,
          Hexes.of(p.place(unit)),
          "Lack of supply does nothing to the " + unit.name() + ".",
          "GWE-10.35");
    }
    Hexes path = path(p, unit);
    if (path != null) {
      return new Trace(
          true, path, "A line of " + (path.size() - 1) + " hexes reaches a source.", "GWE-9.12");
    }
    if (p.has(unit, Flag.FED)) {
      return new Trace(true, Hexes.of(p.place(unit)), "It is fed by the fortress.", "GWE-11.22");
    }
    return new Trace(
        false,
        null,
        "No line of at most "
            + range(unit)
            + " hexes reaches a source"
            + (unit.tcr() == 1
                ? " with no more than two hexes in enemy zones."
                : " clear of enemy units and zones."),
        "GWE-9.12");
  }

  /** The line from the unit to its source, both ends included, or null. */
  private @Nullable Hexes path(Position p, Counter unit) {
    if (!traces(p, unit)) {
      return null;
    }
    Lines lines = lines(p, unit.side().index());
    boolean able = unit.tcr() == 1 && !unit.isDepot();
    int at = p.place(unit);
    List<Integer> path = new ArrayList<>(List.of(at));
    if (unit.isDepot()) {
      // A depot is a source itself; show the line that feeds it.
      HexSet others = new HexSet(board().size());
      others.addAll(lines.sources);
      if (!lines.railheads.has(at)) {
        others.remove(at);
      }
      return depotPath(p, unit, others);
    }
    int level = ALLOWED_ZONES;
    while ((able ? lines.levels[level] : lines.plain)[at] > 0) {
      int distance = (able ? lines.levels[level] : lines.plain)[at];
      int step = -1;
      for (int d = 0; d < Board.DIRECTIONS && step < 0; d++) {
        int to = board().neighbour(at, d);
        if (to < 0
            || !step(p, unit.side(), to, HexGrid.opposite(d), at, able)
            || lines.sources.has(to) && distance != 1) {
          continue;
        }
        boolean zone = rules.zones().barredByZone(p, unit.side(), to);
        if (able) {
          int inner = zone ? level - 1 : level;
          if (inner >= 0 && lines.levels[inner][to] == distance - 1) {
            step = to;
            level = inner;
          }
        } else if (!zone && lines.plain[to] == distance - 1
            && !rules.zones().presence(p, 1 - unit.side().index()).bars.has(to)) {
          step = to;
        }
      }
      if (step < 0) {
        break;
      }
      at = step;
      path.add(at);
    }
    return Hexes.wrap(path.stream().mapToInt(Integer::intValue).toArray());
  }

  private Hexes depotPath(Position p, Counter depot, HexSet sources) {
    int[] came = new int[board().size()];
    Arrays.fill(came, -2);
    int start = p.place(depot);
    came[start] = -1;
    List<Integer> queue = new ArrayList<>(List.of(start));
    for (int i = 0; i < queue.size(); i++) {
      int hex = queue.get(i);
      if (sources.has(hex)) {
        List<Integer> path = new ArrayList<>();
        for (int at = hex; at >= 0; at = came[at]) {
          path.add(0, at);
        }
        return Hexes.wrap(path.stream().mapToInt(Integer::intValue).toArray());
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board().neighbour(hex, d);
        if (to >= 0
            && came[to] == -2
            && step(p, depot.side(), hex, d, to, false)
            && !rules.zones().barredByZone(p, depot.side(), to)) {
          came[to] = hex;
          queue.add(to);
        }
      }
    }
    return Hexes.of(start);
  }

  /** Whether a line free of enemy units and zones (and whatever bars the poorly rated) reaches a source. */
  public final boolean openLine(Position p, Side side, int hex) {
    return lines(p, side.index()).plain[hex] <= longestRange(side);
  }

  /** The distance in hexes from a hex to the nearest source, one hex left out of account. */
  public final int distanceToSource(Position p, Side side, int hex, int leftOut) {
    Lines lines = lines(p, side.index());
    int best = Integer.MAX_VALUE;
    for (int source = lines.sources.next(0); source >= 0; source = lines.sources.next(source + 1)) {
      if (source != leftOut) {
        best = Math.min(best, board().distance(hex, source));
      }
    }
    return best;
  }

  // ---- 9.2 effects

  /** Segment 1a: who is out of supply now, is so for the whole Movement Phase. */
  @Case({"GWE-4.0-1a", "GWE-9.11"})
  public final void determine(Table t, Side side) {
    for (Counter unit : rules.unitsOf(side.index())) {
      if (t.now().onMap(unit) && unit.hasSteps()) {
        t.mark(unit, Flag.OUT_OF_SUPPLY, !inSupply(t.now(), unit), "GWE-4.0-1a");
      }
    }
  }

  /** An attack strength for a unit that is out of supply. */
  @Case("GWE-9.21")
  public static int halved(int strength) {
    return strength == 0 ? 0 : Math.max(1, strength / 2);
  }

  /** Whether a unit that is out of supply is spared the die. */
  @Case("GWE-9.24")
  protected boolean exempt(Position p, Counter unit) {
    return always(unit);
  }

  /** Segment 1e: a die for every unit that is out of supply at this instant. */
  @Case({"GWE-4.0-1e", "GWE-9.22"})
  public final void attrition(Table t, Side side) {
    Position p = t.now();
    for (int i = rules.unitsOf(side.index()).length - 1; i >= 0; i--) {
      Counter unit = rules.unitsOf(side.index())[i];
      if (p.onMap(unit) && unit.isCombat() && !inSupply(p, unit) && !exempt(p, unit)) {
        t.push(new Attrition(unit, "GWE-9.22"));
      }
    }
  }

  /** A die for a unit without supply: on 1 to 3 it loses half of its steps, rounded up. */
  @Case({"GWE-9.22", "GWE-9.23"})
  record Attrition(Counter unit, String cause) implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(p, unit.side(), "attrition of the " + unit.name(), cause);
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("attrition of the " + unit.name(), face, cause));
      if (face <= 3) {
        rules.pieces().lose(t, unit, (t.now().stepsLeft(unit) + 1) / 2, cause);
      }
    }
  }
}
