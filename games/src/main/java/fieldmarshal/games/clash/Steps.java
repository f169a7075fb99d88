package fieldmarshal.games.clash;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Compass;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The steps of one unit's move (11.3 to 11.6): what each costs, which are closed and why, where the
 * move may end. One instance is used again and again by one thread.
 */
final class Steps implements Flood.Cost {
  private final ClashRules rules;
  private final Theatre theatre;
  private final Board board;
  private final Flood flood;

  private Position p;
  private Counter unit;
  private int side;
  private int start;
  private int allowance;
  private boolean startsInZone;
  private boolean withdraws;
  private boolean walks;
  private boolean doorUsed;
  private Compass compass;

  Steps(ClashRules rules) {
    this.rules = rules;
    theatre = rules.theatre();
    board = rules.board();
    flood = new Flood(board);
    p = Position.empty(rules.layout(), rules.roster());
    unit = rules.roster().get(0);
    compass = theatre.compass(Chapter.CENTRAL);
  }

  /** A unit that is on the map sets out. */
  void begin(Position now, Counter mover, String mode) {
    p = now;
    unit = mover;
    side = mover.sideIndex();
    start = now.place(mover);
    allowance = rules.command().allowance(now, mover);
    startsInZone = rules.zones().enemyZone(now, side, start);
    withdraws = mode.equals(Movement.WITHDRAWAL);
    compass = theatre.compass(side);
    walks = true;
    doorUsed = false;
  }

  int allowance() {
    return allowance;
  }

  /** Looks where the unit gets to; the answer counts the hexes, its own included. */
  int flood(Position now, Counter mover, String mode) {
    begin(now, mover, mode);
    walks = false;
    flood.run(start, allowance, this);
    return flood.count();
  }

  int reached(int index) {
    return flood.reached(index);
  }

  int spent(int hex) {
    return flood.cost(hex);
  }

  int[] path(int hex) {
    return flood.path(hex);
  }

  // ---- a step

  /** What a step costs, or prohibited. A first step never costs more than the unit has (11.4). */
  @Override
  @Case({
    "COG-11.3d",
    "COG-11.3e",
    "COG-11.3g",
    "COG-11.3h",
    "COG-11.4",
    "COG-7.2a",
    "COG-7.2b",
    "COG-7.2c",
    "COG-11.5a",
    "COG-11.5d",
    "COG-11.6b"
  })
  public int enter(int from, int direction, int to) {
    int cost = theatre.cost(from, direction);
    if (cost == Flood.PROHIBITED
        || rules.pieces().enemyIn(p, side, to)
        || rules.control().fort(p, 1 - side, to) > 0) {
      return Flood.PROHIBITED;
    }
    boolean first = from == start;
    if (withdraws) {
      if (!compass.has(direction) || rules.zones().enemyZone(p, side, to) && !door(to)) {
        return Flood.PROHIBITED;
      }
    } else if (first
        ? startsInZone && rules.zones().enemyZone(p, side, to)
        : rules.zones().enemyZone(p, side, from)) {
      return Flood.PROHIBITED;
    }
    boolean zone = rules.control().zone(p, 1 - side, to);
    if (zone || rules.control().flooded(p, to)) {
      if (!first || zone && unit.isCavalry()) {
        return Flood.PROHIBITED;
      }
      cost = allowance;
    }
    if (rules.movement().closed(p, unit, to) != null) {
      return Flood.PROHIBITED;
    }
    return first ? Math.min(cost, allowance) : cost;
  }

  /** Why a step is closed, or null. */
  @Nullable Refused whyNot(int from, int direction, int to) {
    if (theatre.cost(from, direction) == Flood.PROHIBITED) {
      return water(to);
    }
    if (rules.pieces().enemyIn(p, side, to)) {
      return Refused.of(
          "COG-11.3h", () -> "Enemy units are in " + board.title(to) + "; no unit may enter it.");
    }
    if (rules.control().fort(p, 1 - side, to) > 0) {
      return Refused.of(
          "COG-11.3e",
          () -> "The enemy fort in " + board.title(to) + " is intact; no unit may enter it.");
    }
    Refused zones = withdraws ? withdrawal(direction, to) : zones(from, to);
    if (zones != null) {
      return zones;
    }
    Refused works = works(from, to);
    return works != null ? works : rules.movement().closed(p, unit, to);
  }

  Refused water(int to) {
    return Refused.of("COG-11.3h", () -> "Sea or lake blocks the way to " + board.title(to) + ".");
  }

  @Case({"COG-7.2a", "COG-7.2b"})
  private @Nullable Refused zones(int from, int to) {
    if (from != start) {
      return rules.zones().enemyZone(p, side, from)
          ? Refused.of(
              "COG-7.2a",
              () ->
                  board.title(from)
                      + " is in an enemy zone of control; a unit that enters one stops.")
          : null;
    }
    return startsInZone && rules.zones().enemyZone(p, side, to)
        ? Refused.of(
            "COG-7.2b",
            () ->
                "A unit may not move from one enemy zone of control into another, and "
                    + board.title(to)
                    + " is in one.")
        : null;
  }

  @Case({"COG-11.5a", "COG-11.5b"})
  private @Nullable Refused withdrawal(int direction, int to) {
    if (!compass.has(direction)) {
      return Refused.of(
          "COG-11.5b",
          "An emergency withdrawal may go in retreat directions only; "
              + board.title(to)
              + " is in none of them.");
    }
    return rules.zones().enemyZone(p, side, to) && !door(to)
        ? Refused.of(
            "COG-11.5a",
            () ->
                board.title(to)
                    + " is in an enemy zone of control, and no friendly unit holds the door open there.")
        : null;
  }

  @Case({"COG-11.3d", "COG-11.3g", "COG-11.6b"})
  private @Nullable Refused works(int from, int to) {
    boolean zone = rules.control().zone(p, 1 - side, to);
    if (zone && unit.isCavalry()) {
      return Refused.of("COG-11.6b", "Cavalry may not enter an intact enemy fortified zone.");
    }
    if (zone && from != start) {
      return Refused.of(
          "COG-11.3d", "Only a unit that begins next to a fortified zone may enter it.");
    }
    return rules.control().flooded(p, to) && from != start
        ? Refused.of("COG-11.3g", "Only a unit that begins next to a flooded hex may enter it.")
        : null;
  }

  // ---- 11.5 emergency withdrawal

  /**
   * Whether a friendly unit in the hex holds the door open for the unit: it is not out of supply
   * and has not moved in this turn.
   */
  @Case({"COG-11.5a", "COG-11.5c", "COG-11.5d"})
  private boolean door(int hex) {
    return holds(rules, p, unit, side, hex);
  }

  /**
   * @param mover the unit for which the door would be held, or null for any
   */
  static boolean holds(ClashRules rules, Position p, @Nullable Counter mover, int side, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter there = rules.roster().get(u);
      if (there != mover
          && there.sideIndex() == side
          && !p.has(there, Flag.OUT_OF_SUPPLY)
          && (!p.has(there, Flag.DONE) || p.has(there, Flag.REPLACED))) {
        return true;
      }
    }
    return false;
  }

  /** The unit passes through a hex of its path. */
  void pass(int hex) {
    doorUsed |= withdraws && rules.zones().enemyZone(p, side, hex);
  }

  /** Whether the cheapest path to the hex goes through a door. */
  private boolean through(int hex) {
    for (int at = hex; at != start; at = flood.before(at)) {
      if (rules.zones().enemyZone(p, side, at)) {
        return true;
      }
    }
    return false;
  }

  // ---- the end of the move

  /** Why the move may not end in a hex, or null. */
  @Case({"COG-6.3", "COG-11.5b", "COG-11.6a"})
  @Nullable Refused mayEnd(int hex) {
    if (withdraws) {
      if (rules.pieces().enemyBeside(p, side, hex)) {
        return Refused.of(
            "COG-11.5b", "An emergency withdrawal may not end next to an enemy unit.");
      }
      if (walks ? !doorUsed : !flood.reaches(hex) || !through(hex)) {
        return Refused.of(
            "COG-11.5a",
            "An emergency withdrawal must pass a hex where a friendly unit holds the door open.");
      }
    }
    return rules.stacking().mixes(p, unit, hex);
  }

  // ---- in words

  /** What a step costs and why. */
  Explanation explain(int from, int direction, int to) {
    if (rules.control().zone(p, 1 - side, to)) {
      return Explanation.leaf(board.title(to) + ", fortified zone", "COG-11.3d", allowance);
    }
    if (rules.control().flooded(p, to)) {
      return Explanation.leaf(board.title(to) + ", flooded", "COG-11.3g", allowance);
    }
    if ((board.side(from, direction) & TerrainCode.PASS) != 0) {
      return Explanation.leaf(board.title(to) + ", through the pass", "COG-11.3i", 1);
    }
    int cost = theatre.cost(from, direction);
    int added = theatre.majorCost(from, direction);
    List<Explanation> parts = new ArrayList<>();
    parts.add(
        Explanation.leaf(
            board.terrainName(to), theatre.terrainCase(board.terrain(to)), cost - added));
    if (added > 0) {
      parts.add(Explanation.leaf("over the " + river(from, direction), "COG-11.3c", added));
    }
    return Explanation.sum(board.title(to), "COG-11.1", parts);
  }

  private String river(int from, int direction) {
    String name = board.sideName(from, direction);
    return name.isEmpty() ? "river" : name;
  }
}
