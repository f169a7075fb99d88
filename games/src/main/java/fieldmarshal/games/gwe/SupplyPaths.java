package fieldmarshal.games.gwe;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
      return new Trace(true, null, unit.name() + " is not on the map.", "GWE-5.38");
    }
    if (unit.isFortress()) {
      return new Trace(
          true, Hexes.of(p.place(unit)), "A fortress is always in supply.", "GWE-11.22");
    }
    if (supply.always(unit)) {
      return new Trace(
          true,
          Hexes.of(p.place(unit)),
          "Lack of supply has no effect on the " + unit.name() + ".",
          "GWE-10.35");
    }
    Hexes path = path(p, unit);
    if (path != null) {
      return new Trace(
          true, path, "A line of " + (path.size() - 1) + " hexes reaches a source.", "GWE-9.12");
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
                + " hexes are no supply source: the enemy has cut them or was the last there.",
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
    if (!supply.traces(p, unit)) {
      return null;
    }
    HexSet closed = supply.closed(p, unit.side());
    Supply.Lines lines = supply.lines(p, unit.side().index());
    boolean able = Supply.able(unit) && lines.plain[p.place(unit)] > supply.range(unit);
    if (unit.isDepot()) {
      // A depot is a source itself; show the line that feeds it.
      lines = supply.withoutDepots(p, unit.side());
      supply.depots(p, unit.side(), lines, unit);
    }
    int at = p.place(unit);
    List<Integer> path = new ArrayList<>(List.of(at));
    byte[][] levels = able ? supply.levels(p, unit.side(), lines) : new byte[][] {lines.plain};
    int level = able ? Supply.ALLOWED_ZONES : 0;
    while (levels[level][at] > 0) {
      int distance = levels[level][at];
      int step = -1;
      for (int d = 0; d < Board.DIRECTIONS && step < 0; d++) {
        int to = board().neighbour(at, d);
        if (to < 0
            || closed.has(to)
            || !supply.ways(unit.side(), able)[to * Board.DIRECTIONS + HexGrid.opposite(d)]
            || lines.sources.has(to) && distance != 1) {
          continue;
        }
        boolean zone = rules.zones().barredByZone(p, unit.side(), to);
        if (able) {
          int inner = zone ? level - 1 : level;
          if (inner >= 0 && levels[inner][to] == distance - 1) {
            step = to;
            level = inner;
          }
        } else if (!zone && lines.plain[to] == distance - 1) {
          step = to;
        }
      }
      if (step >= 0) {
        at = step;
        path.add(at);
        continue;
      }
      int[] passage = lastPassage(p, unit, levels, level, at);
      if (passage == null) {
        break;
      }
      level -= able ? supply.zonesOn(p, unit.side(), passage) : 0;
      for (int i = passage.length - 2; i >= 0; i--) {
        path.add(passage[i]);
      }
      at = passage[0];
    }
    return Hexes.wrap(path.stream().mapToInt(Integer::intValue).toArray());
  }

  /** The passage by which a line came to a hex, or null. */
  private int @Nullable [] lastPassage(
      Position p, Counter unit, byte[][] levels, int level, int at) {
    for (int[] passage : supply.knownPassages(unit.side())) {
      int zones = supply.zonesOn(p, unit.side(), passage);
      int inner = levels.length == 1 ? 0 : level - zones;
      if (passage[passage.length - 1] == at
          && (levels.length == 1 ? zones == 0 : inner >= 0)
          && levels[inner][passage[0]] == levels[level][at] - passage.length + 1) {
        return passage;
      }
    }
    return null;
  }

  /** The hexes that somebody's line runs through: to rail or depot, and by rail to the edge. */
  boolean[] lifelines(Position p, Side side) {
    boolean[] used = new boolean[board().size()];
    int[] back = homeward(p, side);
    for (Counter unit : rules.unitsOf(side.index())) {
      Hexes path =
          p.onMap(unit) && (unit.isCombat() || unit.isDepot()) && !supply.always(unit)
              ? path(p, unit)
              : null;
      if (path == null) {
        continue;
      }
      for (int i = 1; i < path.size(); i++) {
        used[path.at(i)] = true;
      }
      for (int hex = path.last(); hex >= 0 && back[hex] >= -1; hex = back[hex]) {
        used[hex] = true;
      }
    }
    return used;
  }

  /** For each rail hex joined to an edge the one before it on the way there; -1 at the edge. */
  private int[] homeward(Position p, Side side) {
    int[] back = new int[board().size()];
    Arrays.fill(back, -2);
    HexSet cut = supply.interdicted(p, side);
    Zones.Presence enemy = rules.zones().presence(p, 1 - side.index());
    Zones.Presence own = rules.zones().presence(p, side.index());
    int[] queue = new int[board().size()];
    int tail = 0;
    for (int hex : rules.exitsOf(side.index())) {
      if (theatre().friendlyRail(side.index(), hex) && Supply.railOpen(enemy, own, hex, cut)) {
        back[hex] = -1;
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      int hex = queue[head];
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = (theatre().rails(hex) >> d & 1) == 0 ? -1 : board().neighbour(hex, d);
        if (to >= 0
            && back[to] == -2
            && theatre().friendlyRail(side.index(), to)
            && Supply.railOpen(enemy, own, to, cut)) {
          back[to] = hex;
          queue[tail++] = to;
        }
      }
    }
    return back;
  }
}
