package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts the plays of each side that a player would call stupid: units that walk out of supply for
 * nothing, attacks at the worst odds that promise nothing, headquarters, depots and key hexes left
 * bare beside an enemy, troops far from any enemy that stay although they could come nearer to
 * victory; and, in {@link Wastage}, what is lost otherwise than in combat.
 */
final class Blunders {
  /** The kinds, in the order in which they are counted. */
  enum Blunder {
    UNSUPPLIED("unsupplied"),
    HOPELESS("hopeless"),
    BARE("bare"),
    IDLE("idle"),
    OVERSTACKED("overstacked"),
    STARVED("starved"),
    RINGED("ringed"),
    SOAK_OFF_FIRST("soakOffFirst");

    private final String word;

    Blunder(String word) {
      this.word = word;
    }
  }

  private static final int FAR = 6;

  /** Enemies at whom one may strike. */
  private static final Set<Role> STRIKES =
      EnumSet.of(Role.FIGHTER, Role.GUN, Role.FIXED, Role.DEPOT);

  /** The points that an idle unit would have to gain by a march before it is called idle. */
  private static final double WORTH_A_MARCH = 1;

  /** The points that an attack lost because a worse one was made before it. */
  private static final double RUINED = 0.5;

  private final Rules rules;
  private final Appraisal appraisal;
  private final int[][] counts = new int[2][Blunder.values().length];
  private final Set<Unit> active = new HashSet<>();

  /** The position before the first march of a movement. */
  private @Nullable Position before;

  private final Wastage wastage;

  /** Positions of this phase before attacks that promised less than they cost. */
  private final List<Position> beforePoor = new ArrayList<>();

  /** The phase in which those positions were; it may end without a word of the attacker. */
  private String combat = "";

  Blunders(Rules rules, Appraisal appraisal) {
    this.rules = rules;
    this.appraisal = appraisal;
    this.wastage = new Wastage(rules, appraisal, this::count);
  }

  /** An order was granted, or a die fell. */
  void came(Position earlier, @Nullable String kind, Position later) {
    wastage.came(earlier, kind, later);
  }

  /** What a side has on its account, by word. */
  Map<String, Integer> of(int side) {
    Map<String, Integer> words = new LinkedHashMap<>();
    for (Blunder kind : Blunder.values()) {
      words.put(kind.word, counts[side][kind.ordinal()]);
    }
    return words;
  }

  /** An order is given and will be granted. */
  void order(Position p, Order order, String kind, Side side) {
    switch (order) {
      case Order.Move move -> active.addAll(move.units());
      case Order.Rail rail -> active.add(rail.unit());
      case Order.Entrain entrain -> active.add(entrain.unit());
      case Order.Detrain detrain -> active.add(detrain.unit());
      case Order.Attack attack -> attacked(p, attack);
      case Order.Pass pass when kind.equals(Kind.ATTACK) -> {
        beforePoor.clear();
        bare(p, side);
      }
      default -> {}
    }
    if (kind.equals(Kind.MOVE)) {
      Position start = before == null ? p : before;
      before = start;
      if (order instanceof Order.Pass) {
        for (Unit unit : active) {
          marched(start, unit, p);
        }
        wastage.moved(p, side, active);
        idle(p, side);
        bareKeys(p, side);
        active.clear();
        before = null;
      }
    }
  }

  private void count(Side side, Blunder kind) {
    counts[side.index()][kind.ordinal()]++;
  }

  /** Where all have marched, those who have left supply behind and gain nothing by it. */
  private void marched(Position start, Unit unit, Position end) {
    int from = start.place(unit);
    int to = end.place(unit);
    if (appraisal.role(unit) == Role.FIGHTER
        && to >= 0
        && from >= 0
        && from != to
        && appraisal.supplied(start, unit, from)
        && !appraisal.supplied(end, unit, to)
        // What was to be had there may be had by now: both are seen from before the march.
        && appraisal.holdingValue(start, unit.side(), to) <= 0
        && appraisal.hexValue(start, unit, to) <= appraisal.hexValue(start, unit, from)
        && !Field.enemyBeside(rules, appraisal, end, unit.side(), to, STRIKES)
        && hungry(end, unit.side()) <= hungry(end.withUnitAt(unit, from), unit.side())) {
      count(unit.side(), Blunder.UNSUPPLIED);
    }
  }

  /** The enemy's fighters who are cut off. */
  private int hungry(Position p, Side side) {
    int hungry = 0;
    for (Unit unit : rules.roster().all()) {
      int hex = p.place(unit);
      if (hex >= 0
          && unit.side() != side
          && appraisal.role(unit) == Role.FIGHTER
          && !appraisal.supplied(p, unit, hex)) {
        hungry++;
      }
    }
    return hungry;
  }

  private void attacked(Position p, Order.Attack attack) {
    Appraisal.Forecast forecast = appraisal.forecast(p, attack);
    Side side = attack.units().get(0).side();
    Rules.Status status = rules.status(p);
    String now = status.turn() + "/" + status.phase() + "/" + side.id();
    if (!now.equals(combat)) {
      combat = now;
      beforePoor.clear();
    }
    double promise = promise(p, attack);
    if (forecast.best() <= 0 && promise < 0) {
      count(side, Blunder.HOPELESS);
    }
    if (promise < 0) {
      beforePoor.add(p);
    } else if (beforePoor.stream().anyMatch(then -> promise(then, attack) > promise + RUINED)) {
      count(side, Blunder.SOAK_OFF_FIRST);
    }
  }

  /** What an attack promises beyond what it costs. */
  private double promise(Position p, Order.Attack attack) {
    Appraisal.Forecast forecast = appraisal.forecast(p, attack);
    Side side = attack.units().get(0).side();
    return forecast.enemy() * Attacks.enemyWorth(rules, appraisal, p, side, attack.targets().at(0))
        - Attacks.price(appraisal, p, attack.units(), forecast.own());
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
        count(side, Blunder.BARE);
      }
    }
  }

  /** Hexes that victory counts, held by nobody although somebody stands idle near by. */
  private void bareKeys(Position p, Side side) {
    Hexes held = rules.controlled(p, side);
    for (int i = 0; i < held.size(); i++) {
      int hex = held.at(i);
      if (appraisal.holdingValue(p, side, hex) > 0
          && !guarded(p, side, hex)
          && besideEnemy(p, side, hex)
          && spare(p, side, hex)) {
        count(side, Blunder.BARE);
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
          && appraisal.holdingValue(p, side, there) <= 0
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
          || appraisal.holdingValue(p, side, hex) > 0
          || enemyWithin(p, side, hex, FAR)) {
        continue;
      }
      Appraisal.Ways ways = appraisal.ways(p, unit);
      double here = appraisal.hexValue(p, unit, hex);
      for (int i = 1; i < ways.count(); i++) {
        if (appraisal.hexValue(p, unit, ways.hex(i)) > here + WORTH_A_MARCH
            && Room.fits(rules, appraisal, p, unit, ways.hex(i))
            && appraisal.supplied(p, unit, ways.hex(i))) {
          count(side, Blunder.IDLE);
          break;
        }
      }
    }
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
    return Field.fighterBeside(rules, appraisal, p, side, hex);
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
