package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Cases 12.2.3 to 12.2.5: where units may retreat. Each goes one hex, wherever its owner likes; in
 * a retreat that saves a step all must find room, so a choice that would leave somebody without a
 * way is refused.
 */
final class RetreatWays extends Chapter {
  RetreatWays(ItalianFrontRules rules) {
    super(rules);
  }

  // ---- one unit

  /** Why a unit may not retreat from a hex into the next one, room aside, or null. */
  @Case({"IF-12.2.4", "IF-12.2.5", "IF-7.6.1", "IF-8.5.2"})
  private @Nullable Refused closed(Position p, Counter unit, int from, int direction, int to) {
    int side = unit.sideIndex();
    if (direction < 0) {
      return Refused.of("IF-12.2.3", () -> title(to) + " is not next to " + title(from) + ".");
    }
    if (!theatre.open(from, direction)) {
      return Refused.of("IF-12.2.4", () -> "Sea or lake blocks the way to " + title(to) + ".");
    }
    if (rules.zones().enemy(p, side, to)) {
      return Refused.of("IF-12.2.4", () -> "Enemy units are in " + title(to) + ".");
    }
    Refused refused = rules.movement().prohibited(p, unit, from, direction, to);
    if (refused != null) {
      return refused;
    }
    if (seenZone(p, side, to) && !sheltered(p, to)) {
      return Refused.of(
          "IF-12.2.4",
          () -> title(to) + " is in an enemy zone of control, with no friendly unit there.");
    }
    return rules.stacking().stranger(p, unit, to);
  }

  /**
   * Whether the side that retreats knows that a hex is in an enemy zone. Only mountain infantry
   * reaches into alpine hexes, and it may lie below another unit. The book forbids the retreat into
   * any enemy zone and hides what lies below the top (11.6). Our ruling: what the owner does not
   * see closes no hex, for a refusal would tell him what is there; the units that attack him in
   * this combat are shown, and their zones count wherever they lie in their stacks.
   */
  @Case({"IF-12.2.4", "IF-9.1.2", "IF-11.6.1"})
  private boolean seenZone(Position p, int side, int hex) {
    if (rules.zones().seenZone(p, 1 - side, hex)) {
      return true;
    }
    Battle battle = Below.find(p, Battle.class);
    if (battle == null || !theatre.isAlpine(hex) || rules.weather().winter(p)) {
      return false;
    }
    for (Counter attacker : battle.attackers()) {
      int at = p.place(attacker);
      if (attacker.isMountain()
          && at >= 0
          && board.adjacent(hex, at)
          && theatre.open(hex, board.direction(hex, at))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit that is no headquarters stands there. */
  @Case("IF-12.2.4")
  private boolean sheltered(Position p, int hex) {
    return p.first(hex) >= 0 && !rules.loneHeadquarters().alone(p, hex);
  }

  /** How many units more may stand in a hex. What is about to leave beside it does not help. */
  @Case({"IF-12.2.5", "IF-8.6.1"})
  private int room(Position p, int side, int from, int to) {
    boolean leaving = p.place(rules.support().fourteenth()) == from;
    int limit =
        leaving
            ? rules.stacking().chartLimit(to) + rules.stacking().crowd(p)
            : rules.stacking().limit(p, side, to);
    return Math.max(0, limit - p.height(to));
  }

  // ---- all together

  /** Whether there are units to go, headquarters alone aside, and all of them find room. */
  @Case({"IF-12.2.3", "IF-12.2.5", "IF-10.4.2"})
  boolean allCanGo(Position p, int from, List<Counter> units) {
    boolean fighters = false;
    for (Counter unit : units) {
      fighters |= !unit.isHq();
    }
    return fighters && allFit(p, from, units, -1);
  }

  /**
   * Whether all units find a hex, by a matching of units to room.
   *
   * @param taken a hex in which one place is taken already, or -1
   */
  private boolean allFit(Position p, int from, List<Counter> units, int taken) {
    int[] room = new int[Board.DIRECTIONS];
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(from, d);
      if (to >= 0 && theatre.open(from, d) && !units.isEmpty()) {
        room[d] = room(p, units.getFirst().sideIndex(), from, to) - (to == taken ? 1 : 0);
      }
    }
    int[] goes = new int[units.size()];
    Arrays.fill(goes, -1);
    for (int i = 0; i < goes.length; i++) {
      if (!place(p, from, units, i, goes, room, new boolean[Board.DIRECTIONS])) {
        return false;
      }
    }
    return true;
  }

  /** Finds a hex for a unit; whoever is in the way finds another. */
  private boolean place(
      Position p,
      int from,
      List<Counter> units,
      int unit,
      int[] goes,
      int[] room,
      boolean[] tried) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(from, d);
      if (to < 0 || tried[d] || closed(p, units.get(unit), from, d, to) != null) {
        continue;
      }
      tried[d] = true;
      if (room[d] > 0) {
        room[d]--;
        goes[unit] = d;
        return true;
      }
      for (int other = 0; other < goes.length; other++) {
        if (goes[other] == d && place(p, from, units, other, goes, room, tried)) {
          goes[unit] = d;
          return true;
        }
      }
    }
    return false;
  }

  // ---- the ways of a battle

  /** Whether anybody has a way to go. */
  @Case("IF-10.4.6")
  boolean open(Position p, Battle battle) {
    for (Counter unit : Results.remaining(p, battle)) {
      if (!of(p, battle, unit).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** The hexes that a unit may go to now. */
  List<Hexes> of(Position p, Battle battle, Counter unit) {
    List<Hexes> ways = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(battle.target(), d);
      if (to >= 0 && barred(p, battle, unit, to) == null) {
        ways.add(Hexes.of(to));
      }
    }
    return ways;
  }

  /** Why a unit may not go there, or null. */
  @Case({"IF-12.2.3", "IF-12.2.4", "IF-12.2.5"})
  @Nullable Refused barred(Position p, Battle battle, Counter unit, int to) {
    int from = battle.target();
    Refused refused = closed(p, unit, from, board.direction(from, to), to);
    if (refused != null) {
      return refused;
    }
    if (room(p, unit.sideIndex(), from, to) == 0) {
      return Refused.of("IF-12.2.5", () -> "There is no room in " + title(to) + ".");
    }
    if (battle.withdrawal() != Battle.Withdrawal.RETREAT) {
      return null;
    }
    List<Counter> rest = Results.remaining(p, battle);
    rest.remove(unit);
    return allFit(p, from, rest, to)
        ? null
        : Refused.of(
            "IF-12.2.3", "All units of the hex must retreat, and another unit would have no room.");
  }

  /** The directions in which a unit of a battle may not go now, each with the reason. */
  @Case({"IF-12.2.3", "IF-12.2.4", "IF-12.2.5"})
  List<Question.Closed> closed(Position p, Battle battle) {
    List<Question.Closed> closed = new ArrayList<>();
    for (Counter unit : Results.remaining(p, battle)) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(battle.target(), d);
        Refused refused =
            to < 0
                ? Refused.of("IF-12.2.4", "A retreat may not leave the map.")
                : barred(p, battle, unit, to);
        if (refused != null) {
          closed.add(
              new Question.Closed(
                  List.of(unit),
                  board.grid().named(d),
                  to < 0 ? Question.Closed.BEYOND : to,
                  refused.why(),
                  refused.caseId()));
        }
      }
    }
    return closed;
  }

  /** A way towards the nearest source of supply. */
  Order homeward(Position p, Battle battle) {
    Order best = null;
    int least = Integer.MAX_VALUE;
    for (Counter unit : Results.remaining(p, battle)) {
      for (Hexes way : of(p, battle, unit)) {
        int price =
            2 * home(unit.sideIndex(), way.at(0))
                + (seenZone(p, unit.sideIndex(), way.at(0)) ? 1 : 0);
        if (price < least) {
          least = price;
          best = new Order.Retreat(List.of(unit), way);
        }
      }
    }
    return Objects.requireNonNull(best);
  }

  private int home(int side, int hex) {
    int least = Integer.MAX_VALUE / 4;
    for (int source : theatre.sources(side)) {
      least = Math.min(least, board.distance(hex, source));
    }
    return least;
  }
}
