package fieldmarshal.lab.tricks;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** What a trick goes by: the board as its side sees it, with distances. */
final class Scene {
  /** Farther than any hex of a map. */
  static final int FAR = 99;

  /** So many hexes of the enemy's lines are tried at most. */
  private static final int MOST_TRIED = 60;

  final Rules rules;
  final Appraisal appraisal;
  final Position position;
  final Side side;
  final Side enemy;

  /** Own units that attack and defend, the strongest defenders first. */
  final List<Unit> fighters = new ArrayList<>();

  final List<Unit> enemies = new ArrayList<>();

  /** Hexes to the nearest enemy. */
  final int[] toEnemy;

  Scene(Rules rules, Appraisal appraisal, Position position, Side side) {
    this.rules = rules;
    this.appraisal = appraisal;
    this.position = position;
    this.side = side;
    this.enemy = rules.game().sides().get(1 - side.index());
    for (Unit unit : rules.roster().all()) {
      if (!position.onMap(unit)) {
        continue;
      }
      if (unit.side() != side) {
        enemies.add(unit);
      } else if (appraisal.role(unit) == Role.FIGHTER) {
        fighters.add(unit);
      }
    }
    fighters.sort(
        Comparator.comparingDouble((Unit unit) -> -appraisal.defence(position, unit))
            .thenComparingInt(Unit::index));
    toEnemy = distances(hex -> enemies.stream().anyMatch(unit -> position.place(unit) == hex));
  }

  /** How far it is from every hex to the nearest of some hexes. */
  int[] distances(IntPredicate goal) {
    Board board = rules.board();
    int[] far = new int[board.size()];
    Arrays.fill(far, FAR);
    int[] queue = new int[board.size()];
    int tail = 0;
    for (int hex = 0; hex < far.length; hex++) {
      if (goal.test(hex)) {
        far[hex] = 0;
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(queue[head], d);
        if (to >= 0 && far[to] == FAR) {
          far[to] = far[queue[head]] + 1;
          queue[tail++] = to;
        }
      }
    }
    return far;
  }

  /** How far it is to the nearest enemy of some kind. */
  int[] toEnemies(Predicate<Unit> which) {
    boolean[] there = new boolean[rules.board().size()];
    for (Unit unit : enemies) {
      if (which.test(unit)) {
        there[position.place(unit)] = true;
      }
    }
    return distances(hex -> there[hex]);
  }

  /** What victory gives for a unit in a hex. */
  double value(Unit unit, int hex) {
    return appraisal.hexValue(position, unit, hex) + appraisal.holdingValue(position, side, hex);
  }

  /** Hexes that count for victory and that the enemy holds. */
  boolean[] prizes() {
    boolean[] prizes = new boolean[rules.board().size()];
    Hexes held = rules.controlled(position, enemy);
    for (int i = 0; i < held.size(); i++) {
      int hex = held.at(i);
      prizes[hex] =
          appraisal.holdingValue(position, side, hex) > 0
              || appraisal.holdingValue(position, enemy, hex) > 0;
    }
    return prizes;
  }

  /** Hexes over which a side's supply runs; none where the game cannot tell. */
  boolean[] lines(Side of) {
    boolean[] lines = appraisal.lifelines(position, of);
    return lines == null ? new boolean[rules.board().size()] : lines;
  }

  /** What hunger would cost the enemy if the unit stood in the hex. */
  double hunger(Unit unit, int hex) {
    Position thought = position.withUnitAt(unit, hex);
    double cost = 0;
    for (Unit each : enemies) {
      int place = thought.place(each);
      Role role = appraisal.role(each);
      if ((role == Role.FIGHTER || role == Role.GUN) && !appraisal.supplied(thought, each, place)) {
        cost += appraisal.costUnsupplied(thought, each, place);
      }
    }
    return cost;
  }

  /**
   * The hex of the enemy's lines in which the unit would cost him most; where it stands if none.
   */
  int junction(Unit unit) {
    boolean[] lines = lines(enemy);
    int count = 0;
    for (boolean line : lines) {
      count += line ? 1 : 0;
    }
    int step = 1 + count / MOST_TRIED;
    int best = position.place(unit);
    double most = hunger(unit, best);
    int at = 0;
    for (int hex = 0; hex < lines.length; hex++) {
      if (lines[hex] && toEnemy[hex] > 0 && at++ % step == 0) {
        double cost = hunger(unit, hex);
        if (cost > most) {
          most = cost;
          best = hex;
        }
      }
    }
    return best;
  }

  boolean lastTurn() {
    return appraisal.turnsLeft(position) <= 1;
  }
}
