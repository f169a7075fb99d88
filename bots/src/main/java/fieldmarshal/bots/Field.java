package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/** A position as one side's staff sees it: who stands where, and what the enemy could strike at. */
final class Field {
  private final Rules rules;
  final Position position;
  final Board board;
  final Side side;
  final List<Unit> own = new ArrayList<>();
  final List<Unit> enemies = new ArrayList<>();
  private final Appraisal appraisal;

  /** Enemies who fight only when they are fed. */
  private final List<Unit> enemyTroops = new ArrayList<>();

  private final List<Unit> ownTroops = new ArrayList<>();

  /** Hexes that an enemy fighter, gun, depot or fortress holds. */
  final boolean[] held;

  /** The attack that the enemy could bring against a hex in his next turn. */
  final double[] threat;

  /** Hexes to the nearest enemy. */
  final int[] toEnemy;

  /** Hexes from the enemy in which an attack of his next turn is likely. */
  private static final int WITHIN_REACH = 2;

  /** The hexes that a unit marches in a turn, about. */
  static final double A_MARCH = 4;

  /** What a hex beside an enemy takes on the march, in hexes. */
  private static final int PAST_AN_ENEMY = 3;

  private static final int FAR_FROM_HOME = 40;

  /** By unit: the hexes to march to where it would be supplied. */
  private final Map<Unit, double[]> home = new HashMap<>();

  /** By goals: the hexes to march to the nearest of them. */
  private final Map<HexSet, double[]> ways = new HashMap<>();

  /** What the appraisal says of units here. */
  final Remembered known;

  Field(Rules rules, Appraisal appraisal, Position position, Side side) {
    this.rules = rules;
    this.position = position;
    this.board = rules.board();
    this.side = side;
    this.appraisal = appraisal;
    int size = board.size();
    known = new Remembered(appraisal, position, size, rules.roster().size());
    held = new boolean[size];
    threat = new double[size];
    toEnemy = new int[size];
    for (Unit unit : rules.roster().all()) {
      if (!position.onMap(unit)) {
        continue;
      }
      if (unit.side() == side) {
        own.add(unit);
        if (appraisal.role(unit) == Role.FIGHTER || appraisal.role(unit) == Role.GUN) {
          ownTroops.add(unit);
        }
      } else {
        enemies.add(unit);
        Role role = appraisal.role(unit);
        if (role == Role.FIGHTER || role == Role.GUN) {
          enemyTroops.add(unit);
        }
        if (role != Role.HEADQUARTERS && role != Role.OTHER) {
          held[position.place(unit)] = true;
        }
      }
    }
    threaten(appraisal);
    measure();
  }

  private void threaten(Appraisal appraisal) {
    double[] one = new double[board.size()];
    int[] touched = new int[board.size()];
    double[] first = new double[board.size()];
    double[] second = new double[board.size()];
    for (Unit enemy : enemies) {
      double attack = appraisal.attack(position, enemy);
      if (attack <= 0 || appraisal.role(enemy) != Role.FIGHTER) {
        continue;
      }
      Appraisal.Ways ways = appraisal.threat(position, enemy);
      int count = 0;
      for (int i = 0; i < ways.count(); i++) {
        int hex = ways.hex(i);
        if (attack > first[hex]) {
          second[hex] = first[hex];
          first[hex] = attack;
        } else if (attack > second[hex]) {
          second[hex] = attack;
        }
      }
      for (int i = 0; i < ways.count(); i++) {
        int from = ways.hex(i);
        for (int d = 0; d < Board.DIRECTIONS; d++) {
          double crossing = appraisal.crossing(from, d);
          if (crossing <= 0) {
            continue;
          }
          int to = board.neighbour(from, d);
          if (one[to] == 0) {
            touched[count++] = to;
          }
          one[to] = Math.max(one[to], crossing);
        }
      }
      for (int i = 0; i < count; i++) {
        threat[touched[i]] += attack * one[touched[i]];
        one[touched[i]] = 0;
      }
    }
    // Only so many find room around a hex: one strong unit and a lesser one in each of those
    // beside.
    for (int hex = 0; hex < threat.length; hex++) {
      if (threat[hex] == 0) {
        continue;
      }
      double room = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int from = board.neighbour(hex, d);
        if (from >= 0) {
          room +=
              (first[from] + 0.5 * second[from]) * appraisal.crossing(from, d >= 3 ? d - 3 : d + 3);
        }
      }
      threat[hex] = Math.min(threat[hex], room);
    }
  }

  /** What it costs the enemy in a position that some of his troops are without supply. */
  double unsuppliedEnemies(Position at) {
    return unsupplied(at, enemyTroops);
  }

  /** Hexes in which somebody could take supply from a side. */
  boolean[] gates(Position at, Side victim) {
    boolean[] gates = new boolean[board.size()];
    boolean[] used = appraisal.lifelines(at, victim);
    for (int hex = 0; hex < gates.length; hex++) {
      gates[hex] = used == null || used[hex];
      for (int d = 0; d < Board.DIRECTIONS && !gates[hex]; d++) {
        int to = board.neighbour(hex, d);
        gates[hex] = to >= 0 && used != null && used[to];
      }
    }
    return gates;
  }

  /**
   * By hex, what it would cost us that the enemy takes it from us by an attack because our supply
   * runs over it; only hexes that he can attack in his next turn.
   */
  double[] stakes() {
    double[] stakes = new double[board.size()];
    if (enemyTroops.isEmpty()) {
      return stakes;
    }
    boolean[] lines = appraisal.lifelines(position, side);
    double now = lines == null ? 0 : unsuppliedOwn(position);
    for (int hex = 0; lines != null && hex < stakes.length; hex++) {
      if (!lines[hex] || held[hex] || threat[hex] <= 0 || toEnemy[hex] > WITHIN_REACH) {
        continue;
      }
      Position taken = position;
      for (int u = position.first(hex); u >= 0; u = position.next(u)) {
        taken = taken.withUnitAt(rules.roster().get(u), Position.ELIMINATED);
      }
      taken = taken.withUnitAt(enemyTroops.getFirst(), hex);
      stakes[hex] = Math.max(0, unsuppliedOwn(taken) - now);
    }
    return stakes;
  }

  double unsuppliedOwn(Position at) {
    return unsupplied(at, ownTroops);
  }

  private double unsupplied(Position at, List<Unit> units) {
    double cost = 0;
    for (Unit unit : units) {
      int hex = at.place(unit);
      if (hex >= 0 && !appraisal.supplied(at, unit, hex)) {
        cost += appraisal.costUnsupplied(at, unit, hex);
      }
    }
    return cost;
  }

  /**
   * How many turns a unit marches from a hex to where it would be supplied as things stand, about:
   * around the enemy's hexes, and slowly past them.
   */
  double wayHome(Unit unit, int hex) {
    return home.computeIfAbsent(unit, this::wayHome)[hex] / A_MARCH;
  }

  private double[] wayHome(Unit unit) {
    return wayTo(hex -> appraisal.supplied(position, unit, hex));
  }

  /**
   * From every hex the hexes to march to the nearest that is meant: around the enemy's, and slowly
   * past them.
   */
  double[] wayTo(IntPredicate goal) {
    HexSet goals = new HexSet(board.size());
    for (int hex = 0; hex < held.length; hex++) {
      if (!held[hex] && goal.test(hex)) {
        goals.add(hex);
      }
    }
    // Most units of a side have the same goals.
    return ways.computeIfAbsent(goals, this::spread);
  }

  /**
   * The hexes that were reached wait by their distance. What it takes to come into a hex is the
   * same from everywhere, so whoever comes there first comes by the shortest way.
   */
  private double[] spread(HexSet goals) {
    double[] far = new double[board.size()];
    Arrays.fill(far, FAR_FROM_HOME);
    int[][] waiting = new int[PAST_AN_ENEMY + 1][board.size()];
    int[] count = new int[waiting.length];
    for (int hex = goals.next(0); hex >= 0; hex = goals.next(hex + 1)) {
      far[hex] = 0;
      waiting[0][count[0]++] = hex;
    }
    for (int distance = 0; distance < FAR_FROM_HOME; distance++) {
      int now = distance % waiting.length;
      for (int i = 0; i < count[now]; i++) {
        int to = waiting[now][i];
        for (int d = 0; d < Board.DIRECTIONS; d++) {
          int from = board.neighbour(to, d);
          if (from < 0
              || far[from] < FAR_FROM_HOME
              || held[from]
              || appraisal.crossing(from, d >= 3 ? d - 3 : d + 3) <= 0) {
            continue;
          }
          int further = distance + (toEnemy[from] <= 1 ? PAST_AN_ENEMY : 1);
          if (further < FAR_FROM_HOME) {
            far[from] = further;
            int then = further % waiting.length;
            waiting[then][count[then]++] = from;
          }
        }
      }
      count[now] = 0;
    }
    return far;
  }

  private void measure() {
    Arrays.fill(toEnemy, 99);
    int[] queue = new int[board.size()];
    int tail = 0;
    for (int hex = 0; hex < held.length; hex++) {
      if (held[hex]) {
        toEnemy[hex] = 0;
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(queue[head], d);
        if (to >= 0 && toEnemy[to] == 99) {
          toEnemy[to] = toEnemy[queue[head]] + 1;
          queue[tail++] = to;
        }
      }
    }
  }

  /**
   * The ways out of a hex: neighbours without an enemy in them, and without an enemy beside them
   * unless a friend stands there.
   */
  int exits(int hex, int[] friends) {
    int exits = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(hex, d);
      if (to >= 0 && !held[to] && appraisal.crossing(hex, d) > 0) {
        exits += toEnemy[to] > 1 || friends[to] > 0 ? 1 : 0;
      }
    }
    return exits;
  }

  static boolean fighterBeside(Rules rules, Appraisal appraisal, Position p, Side side, int hex) {
    return enemyBeside(rules, appraisal, p, side, hex, EnumSet.of(Role.FIGHTER));
  }

  /** Whether an enemy of a side with one of these roles stands beside a hex. */
  static boolean enemyBeside(
      Rules rules, Appraisal appraisal, Position p, Side side, int hex, Set<Role> roles) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = rules.board().neighbour(hex, d);
      for (int u = to < 0 ? -1 : p.first(to); u >= 0; u = p.next(u)) {
        Unit unit = rules.roster().get(u);
        if (unit.side() != side && roles.contains(appraisal.role(unit))) {
          return true;
        }
      }
    }
    return false;
  }

  /** How probable it is that an attack of this strength takes a hex from those who defend it. */
  static double taken(double attack, double defence) {
    return defence <= 0 ? 1 : Math.max(0, Math.min(0.9, 0.25 * (attack / defence - 0.6)));
  }

  /** The part of a force that an attack of this strength is likely to cost it. */
  static double loss(double attack, double defence) {
    if (attack <= 0) {
      return 0;
    }
    double odds = attack / Math.max(0.5, defence);
    return Math.max(0, Math.min(0.65, 0.12 * (odds - 1)));
  }
}
