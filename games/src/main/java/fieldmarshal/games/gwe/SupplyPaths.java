package fieldmarshal.games.gwe;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.casebook.Case;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The lines of supply as they are shown: the way of each, or why there is none. */
final class SupplyPaths extends Chapter {
  private final Supply supply;

  SupplyPaths(GreatWarInTheEast rules, Supply supply) {
    super(rules);
    this.supply = supply;
  }

  /** Whether and how the unit is supplied. */
  Trace trace(Position p, Counter unit) {
    if (!p.onMap(unit)) {
      return new Trace(true, null, unit.begins() + " is not on the map.", "GWE-5.38");
    }
    if (unit.isFortress()) {
      return new Trace(
          true, Hexes.of(p.place(unit)), "A fortress is always in supply.", "GWE-11.22");
    }
    if (supply.always(unit)) {
      return new Trace(
          true,
          Hexes.of(p.place(unit)),
          "Lack of supply has no effect on " + unit.called() + ".",
          "GWE-10.35");
    }
    Hexes path = path(p, unit);
    if (path != null) {
      return new Trace(
          true,
          path,
          "It has a supply line of " + Counted.of(path.size() - 1, "hex") + " to a supply source.",
          "GWE-9.12");
    }
    if (rules.fortresses().feeds(p, unit)) {
      return new Trace(true, Hexes.of(p.place(unit)), "The fortress supplies it.", "GWE-11.22");
    }
    return noLine(p, unit);
  }

  /** Why no line reaches the unit: the case that forbids it, or that no source is near. */
  @Case({"GWE-9.12", "GWE-9.14", "GWE-9.15"})
  private Trace noLine(Position p, Counter unit) {
    Side side = unit.side();
    String interdiction = supply.interdictionCase();
    if (interdiction != null
        && supply.traces(p, unit, supply.work(p, side, new HexSet(board().size())))) {
      return new Trace(
          false,
          null,
          "Enemy artillery interdicts the railways within " + supply.range(unit) + " hexes.",
          interdiction);
    }
    if (supply.isNear(p, unit, supply.lines(p, side.index()).sources)) {
      return new Trace(
          false,
          null,
          Supply.able(unit)
              ? "Every supply line of at most "
                  + supply.range(unit)
                  + " hexes enters an enemy unit's hex or more than two hexes in enemy zones of"
                  + " control."
              : "Enemy units and zones of control cut every supply line of at most "
                  + supply.range(unit)
                  + " hexes.",
          "GWE-9.14");
    }
    return supply.isNear(p, unit, railways(side))
        ? new Trace(
            false,
            null,
            "The railways within "
                + supply.range(unit)
                + " hexes are not a supply source: the enemy has cut them or was the last to occupy them.",
            "GWE-9.15")
        : new Trace(
            false,
            null,
            "No supply source is within " + supply.range(unit) + " hexes.",
            "GWE-9.12");
  }

  /** The rail hexes of a side that are joined to its map edges, whoever stands there. */
  private HexSet railways(Side side) {
    HexSet joined = new HexSet(board().size());
    int[] queue = new int[board().size()];
    int tail = 0;
    for (int hex : rules.exitsOf(side.index())) {
      if (theatre().friendlyRail(side.index(), hex) && !joined.has(hex)) {
        joined.add(hex);
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      int rails = theatre().rails(queue[head]);
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = (rails >> d & 1) == 0 ? -1 : board().neighbour(queue[head], d);
        if (to >= 0 && !joined.has(to) && theatre().friendlyRail(side.index(), to)) {
          joined.add(to);
          queue[tail++] = to;
        }
      }
    }
    return joined;
  }

  /** The line from the unit to its source, both ends included, or null. */
  private @Nullable Hexes path(Position p, Counter unit) {
    Tracer tracer = new Tracer(p, unit.side());
    return tracer.trace(unit) ? Hexes.wrap(Arrays.copyOf(tracer.path, tracer.count)) : null;
  }

  /** Traces lines of one side in one position. */
  private final class Tracer {
    /** The last line that was found, the unit's end first. */
    final int[] path = new int[board().size()];

    int count;

    private final Position p;
    private final Side side;
    private final HexSet closed;
    private final HexSet zone;
    private final Supply.Lines all;
    private Supply.@Nullable Lines withoutDepots;

    Tracer(Position p, Side side) {
      this.p = p;
      this.side = side;
      closed = supply.closed(p, side);
      zone = supply.bareZone(p, side);
      all = supply.lines(p, side.index());
    }

    /** Finds the line of a unit; false if it has none. */
    boolean trace(Counter unit) {
      count = 0;
      if (!supply.traces(p, unit, all)) {
        return false;
      }
      Supply.Lines lines = unit.isDepot() ? feeding(unit) : all;
      boolean able = Supply.able(unit) && !all.plain.reaches(p.place(unit), supply.range(unit));
      LineReach reach = able ? supply.ableReach(side, lines) : lines.plain;
      boolean[] ways = supply.ways(side, able);
      int zones = able ? Supply.ALLOWED_ZONES : 0;
      int at = p.place(unit);
      path[count++] = at;
      for (int left = reach.length(zones, at); left > 0; left = reach.length(zones, at)) {
        int step = -1;
        for (int d = 0; d < Board.DIRECTIONS && step < 0; d++) {
          int to = board().neighbour(at, d);
          if (to < 0
              || closed.has(to)
              || !ways[to * Board.DIRECTIONS + HexGrid.opposite(d)]
              || lines.sources.has(to) && left != 1) {
            continue;
          }
          int inner = zone.has(to) ? zones - 1 : zones;
          if (inner >= 0 && reach.length(inner, to) == left - 1) {
            step = to;
            zones = inner;
          }
        }
        if (step >= 0) {
          at = step;
          path[count++] = at;
          continue;
        }
        int[] passage = lastPassage(reach, zones, at);
        if (passage == null) {
          break;
        }
        zones -= Supply.zonesOn(passage, zone, closed);
        for (int i = passage.length - 2; i >= 0; i--) {
          path[count++] = passage[i];
        }
        at = passage[0];
      }
      return true;
    }

    /** A depot is a source itself; these are the lines that may feed it. */
    private Supply.Lines feeding(Counter depot) {
      Supply.Lines rails = withoutDepots;
      if (rails == null) {
        rails = supply.withoutDepots(p, side);
        withoutDepots = rails;
      }
      Supply.Lines lines = rails.copy();
      supply.depots(p, side, lines, depot);
      return lines;
    }

    /** The passage by which a line came to a hex, or null. */
    private int @Nullable [] lastPassage(LineReach reach, int zones, int at) {
      for (int[] passage : supply.knownPassages(side)) {
        int inner = zones - Supply.zonesOn(passage, zone, closed);
        if (passage[passage.length - 1] == at
            && inner >= 0
            && reach.length(inner, passage[0]) == reach.length(zones, at) - passage.length + 1) {
          return passage;
        }
      }
      return null;
    }
  }

  /** The hexes that somebody's line runs through: to rail or depot, and by rail to the edge. */
  boolean[] lifelines(Position p, Side side) {
    boolean[] used = new boolean[board().size()];
    int[] back = homeward(p, side);
    Tracer tracer = new Tracer(p, side);
    for (Counter unit : rules.unitsOf(side.index())) {
      if (!p.onMap(unit)
          || !unit.isCombat() && !unit.isDepot()
          || supply.always(unit)
          || !tracer.trace(unit)) {
        continue;
      }
      for (int i = 1; i < tracer.count; i++) {
        used[tracer.path[i]] = true;
      }
      int hex = tracer.path[tracer.count - 1];
      while (hex >= 0 && back[hex] >= -1) {
        used[hex] = true;
        hex = back[hex];
      }
    }
    return used;
  }

  /** For each rail hex joined to an edge the one before it on the way there; -1 at the edge. */
  private int[] homeward(Position p, Side side) {
    int[] back = new int[board().size()];
    Arrays.fill(back, -2);
    HexSet open = supply.openRails(p, side, supply.bareZone(p, side), supply.interdicted(p, side));
    int[] queue = new int[board().size()];
    int tail = 0;
    for (int hex : rules.exitsOf(side.index())) {
      if (open.has(hex)) {
        back[hex] = -1;
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      int hex = queue[head];
      for (int to : supply.joined(side)[hex]) {
        if (back[to] == -2 && open.has(to)) {
          back[to] = hex;
          queue[tail++] = to;
        }
      }
    }
    return back;
  }
}
