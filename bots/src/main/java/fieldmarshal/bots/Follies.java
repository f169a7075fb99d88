package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Counts the plays of each side that a player would call stupid: units that walk out of supply for
 * nothing, attacks at the worst odds that promise nothing, headquarters, depots and key hexes left
 * bare beside an enemy, and troops far from any enemy that stay although they could come nearer to
 * victory.
 */
final class Follies {
  /** The kinds, in the order in which they are counted. */
  enum Kind {
    UNSUPPLIED("unsupplied"),
    HOPELESS("hopeless"),
    BARE("bare"),
    IDLE("idle");

    private final String word;

    Kind(String word) {
      this.word = word;
    }
  }

  private static final int FAR = 6;

  /** The points that an idle unit would have to gain by a march before it is called idle. */
  private static final double WORTH_A_MARCH = 1;

  private final Rules rules;
  private final Appraisal appraisal;
  private final int[][] counts = new int[2][Kind.values().length];
  private final Set<Unit> active = new HashSet<>();

  Follies(Rules rules, Appraisal appraisal) {
    this.rules = rules;
    this.appraisal = appraisal;
  }

  /** What a side has on its account, by word. */
  Map<String, Integer> of(int side) {
    Map<String, Integer> words = new LinkedHashMap<>();
    for (Kind kind : Kind.values()) {
      words.put(kind.word, counts[side][kind.ordinal()]);
    }
    return words;
  }

  /** An order was given and granted. */
  void order(Position before, Order order, Position after, String kind, Side side) {
    switch (order) {
      case Order.Move move -> {
        for (Unit unit : move.units()) {
          active.add(unit);
          marched(before, unit, after);
        }
      }
      case Order.Rail rail -> active.add(rail.unit());
      case Order.Entrain entrain -> active.add(entrain.unit());
      case Order.Detrain detrain -> active.add(detrain.unit());
      case Order.Attack attack -> attacked(before, attack);
      case Order.Pass pass -> {
        if (kind.equals("move")) {
          idle(before, side);
          bareKeys(before, side);
          active.clear();
        } else if (kind.equals("attack")) {
          bare(before, side);
        }
      }
      default -> {}
    }
  }

  private void count(Side side, Kind kind) {
    counts[side.index()][kind.ordinal()]++;
  }

  private void marched(Position before, Unit unit, Position after) {
    int from = before.place(unit);
    int to = after.place(unit);
    if (appraisal.role(unit) == Role.FIGHTER
        && to >= 0
        && from >= 0
        && appraisal.supplied(before, unit, from)
        && !appraisal.supplied(after, unit, to)
        // What was to be had there may be had by now: both are seen from before the march.
        && appraisal.key(before, unit.side(), to) <= 0
        && appraisal.ground(before, unit, to) <= appraisal.ground(before, unit, from)
        && !besideEnemy(after, unit.side(), to)) {
      count(unit.side(), Kind.UNSUPPLIED);
    }
  }

  private void attacked(Position before, Order.Attack attack) {
    Appraisal.Forecast forecast = appraisal.forecast(before, attack);
    Side side = attack.units().get(0).side();
    double gain =
        forecast.enemy()
            * Planner.enemyWorth(rules, appraisal, before, side, attack.targets().at(0));
    if (forecast.best() <= 0
        && gain < Planner.price(appraisal, before, attack.units(), forecast.own())) {
      count(side, Kind.HOPELESS);
    }
  }

  private void bare(Position p, Side side) {
    for (Unit unit : rules.roster().all()) {
      int hex = p.place(unit);
      Role role = appraisal.role(unit);
      if (hex >= 0
          && unit.side() == side
          && (role == Role.HEADQUARTERS || role == Role.DEPOT)
          && !guarded(p, side, hex)
          && besideEnemy(p, side, hex)) {
        count(side, Kind.BARE);
      }
    }
  }

  /** Hexes that victory counts, held by nobody although somebody stands idle near by. */
  private void bareKeys(Position p, Side side) {
    Hexes held = rules.controlled(p, side);
    for (int i = 0; i < held.size(); i++) {
      int hex = held.at(i);
      if (appraisal.key(p, side, hex) > 0
          && !guarded(p, side, hex)
          && besideEnemy(p, side, hex)
          && spare(p, side, hex)) {
        count(side, Kind.BARE);
      }
    }
  }

  private boolean spare(Position p, Side side, int hex) {
    for (Unit unit : rules.roster().all()) {
      int there = p.place(unit);
      if (there >= 0
          && unit.side() == side
          && appraisal.role(unit) == Role.FIGHTER
          && !active.contains(unit)
          && appraisal.key(p, side, there) <= 0
          && !besideEnemy(p, side, there)
          && appraisal.ways(p, unit).contains(hex)) {
        return true;
      }
    }
    return false;
  }

  private void idle(Position p, Side side) {
    for (Unit unit : rules.roster().all()) {
      int hex = p.place(unit);
      if (hex < 0
          || unit.side() != side
          || appraisal.role(unit) != Role.FIGHTER
          || active.contains(unit)
          || appraisal.key(p, side, hex) > 0
          || enemyWithin(p, side, hex, FAR)) {
        continue;
      }
      Appraisal.Ways ways = appraisal.ways(p, unit);
      double here = appraisal.ground(p, unit, hex);
      for (int i = 1; i < ways.count(); i++) {
        if (appraisal.ground(p, unit, ways.hex(i)) > here + WORTH_A_MARCH
            && hasRoom(p, unit, ways.hex(i))
            && appraisal.supplied(p, unit, ways.hex(i))) {
          count(side, Kind.IDLE);
          break;
        }
      }
    }
  }

  private boolean hasRoom(Position p, Unit unit, int hex) {
    int bulk = appraisal.bulk(unit);
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      bulk += appraisal.bulk(rules.roster().get(u));
    }
    return bulk <= appraisal.room();
  }

  private boolean guarded(Position p, Side side, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Unit unit = rules.roster().get(u);
      Role role = appraisal.role(unit);
      if (unit.side() == side && (role == Role.FIGHTER || role == Role.FIXED || role == Role.GUN)) {
        return true;
      }
    }
    return false;
  }

  private boolean besideEnemy(Position p, Side side, int hex) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = rules.board().neighbour(hex, d);
      for (int u = to < 0 ? -1 : p.first(to); u >= 0; u = p.next(u)) {
        Unit unit = rules.roster().get(u);
        if (unit.side() != side && appraisal.role(unit) == Role.FIGHTER) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean enemyWithin(Position p, Side side, int hex, int range) {
    for (Unit unit : rules.roster().all()) {
      if (unit.side() != side
          && p.onMap(unit)
          && appraisal.role(unit) == Role.FIGHTER
          && rules.board().distance(hex, p.place(unit)) <= range) {
        return true;
      }
    }
    return false;
  }
}
