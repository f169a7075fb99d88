package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.DeclarationAppraisal;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plans all attacks of a phase together, for games in which they are declared before the first is
 * made: who attacks whom so that the whole promises most, and nobody is left alone who must be
 * attacked.
 */
final class Declarations {
  private static final int MOST_UNITS = 62;
  private static final int MOST_PASSES = 12;
  private static final double NEVER = -1e9;
  private static final double BETTER = 0.05;

  private final Rules rules;
  private final Appraisal appraisal;
  private final @Nullable DeclarationAppraisal declaring;
  private final Side side;
  private final Style style;
  private final RandomGenerator random;
  private final Position p;

  private final List<Unit> units = new ArrayList<>();
  private final int[] targets;

  /** The units that can attack each target, as bits. */
  private final long[] able;

  /** The targets that must be attacked if the unit attacks, as bits. */
  private final List<Long> owes = new ArrayList<>();

  private final List<Map<Long, Double>> known = new ArrayList<>();
  private final double[] enemyWorth;
  private final Relief relief;

  Declarations(
      Rules rules,
      Appraisal appraisal,
      Side side,
      Style style,
      Position position,
      RandomGenerator random) {
    this.rules = rules;
    this.appraisal = appraisal;
    this.declaring = appraisal.declarations();
    this.side = side;
    this.style = style;
    this.random = random;
    this.p = position;
    this.relief = new Relief(rules, appraisal, p, side);
    Hexes hexes = rules.clerk().targets(p);
    int count = Math.min(hexes.size(), MOST_UNITS);
    targets = new int[count];
    able = new long[count];
    enemyWorth = new double[count];
    for (int t = 0; t < count; t++) {
      targets[t] = hexes.at(t);
      known.add(new HashMap<>());
      enemyWorth[t] = Attacks.enemyWorth(rules, appraisal, p, side, targets[t]);
      for (Unit unit : rules.clerk().muster(p, Hexes.of(targets[t]), List.of()).units()) {
        int index = index(unit);
        if (index >= 0) {
          able[t] |= 1L << index;
        }
      }
    }
    for (Unit unit : units) {
      Hexes owed = declaring == null ? Hexes.NONE : declaring.owed(p, unit);
      long bits = 0;
      for (int i = 0; i < owed.size(); i++) {
        bits |= bit(owed.at(i));
      }
      owes.add(bits);
    }
  }

  private int index(Unit unit) {
    int index = units.indexOf(unit);
    if (index < 0 && units.size() < MOST_UNITS) {
      index = units.size();
      units.add(unit);
    }
    return index;
  }

  /** The target in a hex; a bit of its own where nobody can attack what must be attacked. */
  private long bit(int hex) {
    for (int t = 0; t < targets.length; t++) {
      if (targets[t] == hex) {
        return 1L << t;
      }
    }
    return 1L << 63;
  }

  /** An attack and what it promises. */
  record Planned(Order.Attack attack, Forecast forecast) {}

  /** The attacks, in no particular order. */
  List<Planned> plan() {
    long[] best = new long[targets.length];
    double value = 0;
    for (int pass = 0; pass < MOST_PASSES; pass++) {
      long[] next = open(best, value);
      if (next != null) {
        best = next;
        value = total(best);
      }
      long[] better = rearranged(best, value);
      if (better != null) {
        best = better;
        value = total(best);
      } else if (next == null) {
        break;
      }
    }
    List<Planned> plan = new ArrayList<>();
    for (int t = 0; t < targets.length; t++) {
      if (best[t] != 0) {
        Order.Attack attack = attack(t, best[t]);
        plan.add(new Planned(attack, appraisal.forecast(p, attack)));
      }
    }
    return plan;
  }

  /** The best of the plans with one attack more, and with those that it makes necessary. */
  private long @Nullable [] open(long[] plan, double value) {
    long[] best = null;
    double most = value + Math.max(BETTER, style.leastGain());
    for (int t = 0; t < targets.length; t++) {
      if (plan[t] != 0) {
        continue;
      }
      for (long group : groups(t, able[t] & ~busy(plan))) {
        long[] next = plan.clone();
        next[t] = group;
        double total = settle(next);
        if (total > most) {
          most = total;
          best = next;
        }
      }
    }
    return best;
  }

  /** One unit somewhere else, or at rest. */
  private long @Nullable [] rearranged(long[] plan, double value) {
    long[] best = null;
    double most = value + BETTER;
    for (int u = 0; u < units.size(); u++) {
      long bit = 1L << u;
      for (int t = -1; t < targets.length; t++) {
        if (t >= 0 && ((able[t] & bit) == 0 || (plan[t] & bit) != 0)) {
          continue;
        }
        long[] next = plan.clone();
        boolean was = false;
        for (int other = 0; other < next.length; other++) {
          was |= (next[other] & bit) != 0;
          next[other] &= ~bit;
        }
        if (t >= 0) {
          next[t] |= bit;
        } else if (!was) {
          continue;
        }
        double total = settle(next);
        if (total > most) {
          most = total;
          best = next;
        }
      }
    }
    return best;
  }

  /** Adds what must be attacked too, and sums up; never where that cannot be. */
  private double settle(long[] plan) {
    for (int i = 0; i <= targets.length; i++) {
      long owed = owed(plan);
      if (owed == 0) {
        return total(plan);
      }
      int t = Long.numberOfTrailingZeros(owed);
      if (t >= targets.length) {
        return NEVER;
      }
      double most = NEVER;
      for (long group : groups(t, able[t] & ~busy(plan))) {
        double value = value(t, group);
        if (value > most) {
          most = value;
          plan[t] = group;
        }
      }
      if (plan[t] == 0) {
        return NEVER;
      }
    }
    return NEVER;
  }

  /** The targets that must be attacked and are not. */
  private long owed(long[] plan) {
    long owed = 0;
    long attacked = 0;
    for (int t = 0; t < plan.length; t++) {
      for (long left = plan[t]; left != 0; left &= left - 1) {
        owed |= owes.get(Long.numberOfTrailingZeros(left));
      }
      attacked |= plan[t] != 0 ? 1L << t : 0;
    }
    return owed & ~attacked;
  }

  private static long busy(long[] plan) {
    long busy = 0;
    for (long group : plan) {
      busy |= group;
    }
    return busy;
  }

  /** The strongest one, two, three and so on; and each alone. */
  private List<Long> groups(int t, long from) {
    List<Integer> order = new ArrayList<>();
    for (long left = from; left != 0; left &= left - 1) {
      order.add(Long.numberOfTrailingZeros(left));
    }
    order.sort(
        Comparator.comparingDouble((Integer u) -> -strength(units.get(u), targets[t]))
            .thenComparingInt(u -> u));
    List<Long> groups = new ArrayList<>();
    long group = 0;
    for (int u : order) {
      group |= 1L << u;
      groups.add(group);
    }
    for (int i = 1; i < order.size(); i++) {
      groups.add(1L << order.get(i));
    }
    return groups;
  }

  private double strength(Unit unit, int target) {
    int from = p.place(unit);
    return appraisal.attack(p, unit)
        * appraisal.crossing(from, rules.board().direction(from, target));
  }

  private double total(long[] plan) {
    double total = 0;
    for (int t = 0; t < plan.length; t++) {
      total += plan[t] == 0 ? 0 : value(t, plan[t]);
    }
    return total;
  }

  private double value(int t, long group) {
    Double value = known.get(t).get(group);
    if (value == null) {
      value = weigh(t, attack(t, group));
      known.get(t).put(group, value);
    }
    return value;
  }

  private Order.Attack attack(int t, long group) {
    List<Unit> attackers = new ArrayList<>();
    for (long left = group; left != 0; left &= left - 1) {
      attackers.add(units.get(Long.numberOfTrailingZeros(left)));
    }
    return Order.Attack.of(attackers, targets[t]);
  }

  private double weigh(int t, Order.Attack attack) {
    Forecast forecast = appraisal.forecast(p, attack);
    if (forecast.best() < 0) {
      return NEVER;
    }
    double value =
        Attacks.value(appraisal, style, p, attack, forecast, enemyWorth[t])
            + relief.promise(style, targets[t], forecast)
            - 0.05 * attack.units().size()
            + (declaring == null ? 0 : declaring.bonus(p, attack))
            + (style.liking(targets[t], 1) + style.weight(targets[t]));
    return style.noise() > 0 ? value + style.noise() * 4 * random.nextGaussian() : value;
  }
}
