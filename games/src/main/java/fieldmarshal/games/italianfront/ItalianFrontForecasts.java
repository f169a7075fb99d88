package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Appraisal.Assault;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.ArrayList;
import java.util.List;

/**
 * What attacks would bring on the average, for bots. Of what lies below the top of an enemy stack
 * it takes the average; of the support that the enemy may announce, what he commonly does.
 */
final class ItalianFrontForecasts extends Chapter {
  /** What a unit that is not seen counts. */
  private static final double[] UNSEEN_DEFENCE = {4.3, 3.8};

  private static final double UNSEEN_STEPS = 1.9;

  /** How often a defender with a gun at hand lets it fire. */
  private static final double FIRES = 0.6;

  /** How often a defender leaves a hex rather than lose a step. */
  private static final double LEAVES = 0.3;

  /** What the enemy's losses count where the attackers are lost too. */
  private static final double LOST = 0.3;

  /** How much more a step of an army counts while its losses still wear its morale down. */
  private static final double WEARING = 0.3;

  private final Objectives objectives;
  private final double[] terrain;

  ItalianFrontForecasts(ItalianFrontRules rules, Objectives objectives) {
    super(rules);
    this.objectives = objectives;
    terrain = new double[board.size()];
    for (int hex = 0; hex < terrain.length; hex++) {
      terrain[hex] =
          switch (board.terrain(hex)) {
            case TerrainCode.MOUNTAIN -> -1;
            case TerrainCode.ALPINE, TerrainCode.MARSH, TerrainCode.DOMINANT -> -2;
            default -> 0;
          };
      if (board.has(hex, TerrainCode.CITY) || board.has(hex, TerrainCode.TOWN)) {
        terrain[hex]--;
      }
    }
  }

  /** The columns that the ground gives a defender, as a number below zero. */
  double terrain(int hex) {
    return terrain[hex];
  }

  /** What an attack that can be made now would bring. */
  Forecast of(Position p, Order.Attack attack) {
    if (!(p.pending() instanceof Combat.Declaring(int side))
        || rules.combat().check(p, side, attack) != null) {
      return Forecast.NONE;
    }
    List<Counter> attackers = Combat.counters(attack.units());
    int[] from = new int[attackers.size()];
    for (int i = 0; i < from.length; i++) {
      from[i] = p.place(attackers.get(i));
    }
    int target = attack.targets().at(0);
    List<Counter> support = Combat.counters(attack.givers(Announcements.SUPPORT));
    double shift = 0;
    for (Counter unit : support) {
      shift += rules.support().chance(p, unit, true, attackers, target);
    }
    return forecast(p, attackers, from, target, support, shift);
  }

  /** What an attack would bring if these units stood there; some gun will be found for it. */
  Forecast of(Position p, int target, Assault assault) {
    List<Counter> attackers = new ArrayList<>(assault.units().size());
    for (Unit unit : assault.units()) {
      attackers.add((Counter) unit);
    }
    int side = attackers.getFirst().sideIndex();
    return forecast(p, attackers, assault.from(), target, List.of(), ready(p, side));
  }

  /** The columns that support commonly brings to an attack. */
  private double ready(Position p, int side) {
    int guns = 0;
    for (Counter unit : rules.support().pool(side)) {
      guns += rules.support().absent(p, unit, side) == null ? 1 : 0;
    }
    return Math.min(1.2, 0.25 * guns);
  }

  private Forecast forecast(
      Position p,
      List<Counter> attackers,
      int[] from,
      int target,
      List<Counter> support,
      double supported) {
    int side = attackers.getFirst().sideIndex();
    double attack = 0;
    double crossing = 0;
    long sides = 0;
    for (int i = 0; i < from.length; i++) {
      int factor = rules.pieces().attack(p, attackers.get(i));
      int d = board.direction(from[i], target);
      attack += factor;
      crossing += theatre.river(from[i], d) ? factor : 0;
      sides |= 1L << d;
    }
    double defence = 0;
    double steps = 0;
    boolean marked = false;
    for (int u = p.first(target); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.isSymbol()) {
        defence += UNSEEN_DEFENCE[1 - side];
        steps += UNSEEN_STEPS;
      } else if (!unit.isHq()) {
        defence += rules.pieces().defense(p, unit);
        steps += p.stepsLeft(unit);
      }
      marked |= p.has(unit, Flag.OUT_OF_SUPPLY);
    }
    if (attack == 0 || steps == 0) {
      return Forecast.NONE;
    }
    double shift = terrain[target] + supported - defended(p, side, marked);
    shift -= crossing > 0 && 2 * crossing >= attack ? 1 : 0;
    shift -= rules.moraleTrack().morale(p, side) <= -2 && shaken(attackers) ? 1 : 0;
    if (side == CENTRAL) {
      shift += turn(p) == 1 ? 1 : 0;
      shift += Support.feuerwalze(turn(p), support) ? 1 : 0;
    }
    int die = side == CENTRAL ? Support.gas(turn(p), support) : 0;
    die += marked ? 2 : 0;
    die += Long.bitCount(sides) >= 3 ? 1 : 0;
    die += rules.moraleTrack().morale(p, 1 - side) <= -3 ? 1 : 0;
    int base = CombatTable.column((int) attack, Math.max(1, (int) Math.round(defence)));
    int own = 0;
    for (Counter unit : attackers) {
      own += p.stepsLeft(unit);
    }
    Forecast forecast = result(base + shift, die, steps, own);
    return wears(p, side)
        ? new Forecast(
            forecast.own(), (1 + WEARING) * forecast.enemy(), forecast.gone(), forecast.best())
        : forecast;
  }

  /**
   * Whether the Allies in their offensive can still bring the Austro-Hungarian morale down this
   * turn: it falls with the casualties, up to two levels.
   */
  private boolean wears(Position p, int side) {
    return side == ALLIED
        && objectives.attacks(turn(p), side)
        && rules.moraleTrack().casualties(p, CENTRAL) < MoraleTrack.TWO_LEVELS;
  }

  /** Whether the morale of the side's army weighs on the attack. */
  private static boolean shaken(List<Counter> attackers) {
    for (Counter unit : attackers) {
      if (unit.nation() == Nation.AUSTRIAN || unit.nation() == Nation.ITALIAN) {
        return true;
      }
    }
    return false;
  }

  /** The columns that the defender's support is likely to take. */
  private double defended(Position p, int attacker, boolean marked) {
    if (marked) {
      return 0;
    }
    int side = 1 - attacker;
    for (Counter unit : rules.support().pool(side)) {
      if (!unit.isNaval() && rules.support().absent(p, unit, side) == null) {
        return FIRES * (side == ALLIED && turn(p) <= 2 ? 0.33 : 0.67);
      }
    }
    return 0;
  }

  /** The average over the faces, between the two columns that the shifts lead to. */
  Forecast result(double column, int die, double steps, int attackers) {
    double at = Math.max(0, Math.min(CombatTable.LAST, column));
    int low = (int) at;
    double part = at - low;
    Forecast left = average(low, die, steps, attackers);
    if (part < 0.01) {
      return left;
    }
    Forecast right = average(Math.min(CombatTable.LAST, low + 1), die, steps, attackers);
    return new Forecast(
        left.own() + part * (right.own() - left.own()),
        left.enemy() + part * (right.enemy() - left.enemy()),
        left.gone() + part * (right.gone() - left.gone()),
        at / CombatTable.LAST);
  }

  private Forecast average(int column, int die, double steps, int attackers) {
    double own = 0;
    double enemy = 0;
    double gone = 0;
    for (int face = 1; face <= ItalianFrontRules.FACES; face++) {
      int price = Math.min(attackers, rules.table().attacker(column, face + die));
      own += price;
      // Where nobody is left to go there, an empty hex is worth little.
      double taken = price < attackers ? 1 : 0.2;
      double counted = price < attackers ? 1 : LOST;
      int loss = rules.table().defender(column, face + die);
      if (loss == CombatTable.ELIMINATED || loss >= steps) {
        enemy += counted * steps;
        gone += taken;
      } else if (loss > 0) {
        enemy += counted * loss;
        gone += LEAVES * taken;
      }
    }
    double faces = ItalianFrontRules.FACES;
    return new Forecast(
        own / faces, enemy / faces, gone / faces, column / (double) CombatTable.LAST);
  }
}
