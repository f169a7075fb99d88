package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cases 7.6 to 7.11 and the Terrain Effects Chart for movement: what a step costs, and where a unit
 * may not go in any way. Costs are in half points, because a railway costs half a point.
 */
final class Ground extends Chapter {
  /** Costs whatever the unit has, and nothing may have been spent before. */
  static final int WHOLE = 1 << 10;

  static final int HALVES = 2;
  private static final int RAIL = 1;
  private static final int RAIN = 1;
  private static final int WINTER = 2;

  /** By weather (rain 1, winter 2, both 3) and terrain, in half points. */
  private static final int[][] ENTERING = new int[4][];

  static {
    for (int weather = 0; weather < ENTERING.length; weather++) {
      int wet = (weather & RAIN) != 0 ? 2 : 1;
      int cold = (weather & WINTER) != 0 ? 2 : 1;
      int[] costs = new int[TerrainCode.SEA + 1];
      costs[TerrainCode.CLEAR] = HALVES * wet;
      costs[TerrainCode.ROUGH] = HALVES * wet;
      costs[TerrainCode.MARSH] = 2 * HALVES * wet;
      costs[TerrainCode.MOUNTAIN] = 2 * HALVES * cold;
      costs[TerrainCode.ALPINE] = WHOLE;
      costs[TerrainCode.DOMINANT] = WHOLE;
      ENTERING[weather] = costs;
    }
  }

  Ground(ItalianFrontRules rules) {
    super(rules);
  }

  private int weather(Position p) {
    return (rules.weather().rain(p) ? RAIN : 0) + (rules.weather().winter(p) ? WINTER : 0);
  }

  // ---- 7.6, 7.9 to 7.11 where a unit may not go

  /** Whether the ground lets the unit go from a hex into a neighbour, whatever it costs. */
  @Case({
    "IF-7.6.1",
    "IF-7.9.2",
    "IF-7.10.1",
    "IF-7.11.1",
    "IF-7.11.3",
    "IF-2.3.1",
    "IF-TEC.alpine",
    "IF-TEC.sea"
  })
  boolean open(Position p, Counter unit, int from, int direction, int to) {
    if (!theatre.open(from, direction)) {
      return false;
    }
    if (theatre.isAlpine(to)) {
      return unit.isMountain() && !rules.weather().winter(p);
    }
    return !(unit.isHq()
        && theatre.river(from, direction)
        && !theatre.bridge(from, direction)
        && rules.weather().winter(p));
  }

  /** Why the ground does not let it, or null. */
  @Case({"IF-7.9.2", "IF-7.10.1", "IF-7.11.1", "IF-7.11.3", "IF-TEC.sea", "IF-7.6.1"})
  @Nullable Refused barred(Position p, Counter unit, int from, int direction, int to) {
    if (open(p, unit, from, direction, to)) {
      return null;
    }
    if (TerrainCode.isWater(board, to)) {
      return Refused.of("IF-TEC.sea", () -> title(to) + " is water.");
    }
    if (!theatre.open(from, direction)) {
      return Refused.of(
          "IF-7.10.1", () -> "Sea or lake lies between " + title(from) + " and " + title(to) + ".");
    }
    if (!theatre.isAlpine(to)) {
      return Refused.of(
          "IF-7.11.3", () -> "In winter a headquarters may cross a river only at a bridge.");
    }
    return unit.isMountain()
        ? Refused.of(
            "IF-7.11.1", () -> "No unit may enter " + title(to) + " in winter: it is alpine.")
        : Refused.of(
            "IF-7.9.2", () -> "Only mountain infantry may enter " + title(to) + ": it is alpine.");
  }

  /** Whether the unit may stand in a hex at all: for placing it there. */
  @Case({"IF-7.9.2", "IF-TEC.sea"})
  boolean holds(Counter unit, int hex) {
    return !TerrainCode.isWater(board, hex) && (unit.isMountain() || !theatre.isAlpine(hex));
  }

  // ---- 7.7, 7.8 what a step costs

  /** The cost of a step that the ground allows, in half points, or {@link #WHOLE}. */
  @Case({
    "IF-7.7.1",
    "IF-7.7.2",
    "IF-7.8.1",
    "IF-7.8.2",
    "IF-7.9.1",
    "IF-7.11.2",
    "IF-7.11.3",
    "IF-RE.A4",
    "IF-TEC.clear",
    "IF-TEC.rough",
    "IF-TEC.mountain",
    "IF-TEC.marsh",
    "IF-TEC.town",
    "IF-TEC.city",
    "IF-TEC.border",
    "IF-TEC.rail",
    "IF-TEC.river",
    "IF-TEC.bridge",
    "IF-TEC.dominant"
  })
  int cost(Position p, Counter unit, int from, int direction, int to) {
    int weather = weather(p);
    int side = board.side(from, direction);
    int cost =
        (side & TerrainCode.RAIL) != 0 && rides(p, unit)
            ? RAIL
            : ENTERING[weather][board.terrain(to)];
    return (side & TerrainCode.RIVER) != 0 && !bridged(p, unit, side, to)
        ? cost + river(weather)
        : cost;
  }

  /** A headquarters in support mode does not use the railway. */
  @Case({"IF-7.8.1", "IF-15.1.2"})
  private static boolean rides(Position p, Counter unit) {
    return !unit.isHq() || !p.has(unit, Flag.SUPPORT_MODE);
  }

  /**
   * Whether a bridge saves the cost of the river: both hexes must be friendly. The hex that the
   * unit comes from always is, for it has entered it.
   */
  @Case({"IF-7.8.2", "IF-3.4.1"})
  private boolean bridged(Position p, Counter unit, int side, int to) {
    return (side & TerrainCode.RAIL) != 0 && rules.control().controller(p, to) == unit.sideIndex();
  }

  @Case({"IF-7.10.1", "IF-7.11.3", "IF-TEC.river"})
  private static int river(int weather) {
    return (weather & WINTER) != 0 ? 2 * HALVES : HALVES;
  }

  /** The cost of a step with its parts, in points. */
  Explanation explain(Position p, Counter unit, int from, int to) {
    int direction = board.direction(from, to);
    int side = board.side(from, direction);
    int weather = weather(p);
    List<Explanation> parts = new ArrayList<>();
    if ((side & TerrainCode.RAIL) != 0 && rides(p, unit)) {
      parts.add(Explanation.leaf("railway", "IF-7.8.1", 0.5));
    } else {
      int cost = ENTERING[weather][board.terrain(to)];
      double points = cost == WHOLE ? rules.pieces().move(p, unit) : (double) cost / HALVES;
      parts.add(Explanation.leaf(board.terrainName(to), "IF-TEC." + board.terrainName(to), points));
    }
    if ((side & TerrainCode.RIVER) != 0) {
      parts.add(
          bridged(p, unit, side, to)
              ? Explanation.leaf("bridge", "IF-7.8.2", 0)
              : Explanation.leaf("river", "IF-TEC.river", (double) river(weather) / HALVES));
    }
    return Explanation.sum(title(to), "IF-7.7.1", parts);
  }
}
