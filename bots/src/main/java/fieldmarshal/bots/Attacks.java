package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Clerk;
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

/** Finds the attack that promises most, out of those that can be made now. */
final class Attacks {
  /** When so many stakes were not worth it, no more are tried. */
  private static final int MOST_REFUSED = 3;

  private final Rules rules;
  private final Appraisal appraisal;
  private final Side side;
  private final Style style;
  private final RandomGenerator random;

  /** What was mustered against each hex, and in which position. */
  private final Map<Integer, Clerk.Muster> musters = new HashMap<>();

  private @Nullable Position mustered;

  /** What it is worth to reopen supply in that position. */
  private @Nullable Relief relief;

  /** An attack and what it promises. */
  record Found(Order.Attack attack, double value, Forecast forecast) {}

  Attacks(Rules rules, Appraisal appraisal, Side side, Style style, RandomGenerator random) {
    this.rules = rules;
    this.appraisal = appraisal;
    this.side = side;
    this.style = style;
    this.random = random;
  }

  /** All who could attack a hex, with what may be added; worked out once. */
  Clerk.Muster all(Position p, int target) {
    if (p != mustered) {
      mustered = p;
      musters.clear();
      relief = new Relief(rules, appraisal, p, side);
    }
    return musters.computeIfAbsent(
        target, hex -> rules.clerk().muster(p, Hexes.of(hex), List.of()));
  }

  @Nullable Found best(Position p) {
    Found best = null;
    Hexes targets = rules.clerk().targets(p);
    for (int i = 0; i < targets.size(); i++) {
      Found found = best(p, targets.at(i));
      if (found != null && (best == null || found.value() > best.value())) {
        best = found;
      }
    }
    return best;
  }

  /** The best attack on one hex, where it is worth it. */
  @Nullable Found best(Position p, int target) {
    Hexes hexes = Hexes.of(target);
    Clerk.Muster muster = all(p, target);
    if (muster.units().isEmpty()) {
      return null;
    }
    List<Unit> all = new ArrayList<>(muster.units());
    all.sort(
        Comparator.comparingDouble((Unit unit) ->
                -appraisal.attack(p, unit)
                    * appraisal.crossing(
                        p.place(unit), rules.board().direction(p.place(unit), target)))
            .thenComparingInt(Unit::index));
    double enemy = enemyWorth(rules, appraisal, p, side, target);
    Found best = null;
    int from = all.size() > 6 ? 2 : 1;
    boolean alone = appraisal.attacksOneByOne();
    for (int count = alone ? 1 : from; count <= all.size(); count++) {
      Found found = found(p, hexes, all.subList(alone ? count - 1 : 0, count), enemy);
      best = better(best, found);
      if (found != null
          && found.forecast().best() >= 1
          && best != null
          && count > best.attack().units().size() + 2) {
        break;
      }
    }
    return appraisal.combinedAttacksOwe() ? stacks(p, hexes, all, enemy, best) : best;
  }

  /** The units of each hex by themselves, which take on no duty. */
  private @Nullable Found stacks(
      Position p, Hexes target, List<Unit> all, double enemy, @Nullable Found known) {
    Found best = known;
    for (int hex : all.stream().mapToInt(p::place).distinct().toArray()) {
      List<Unit> stack = all.stream().filter(unit -> p.place(unit) == hex).toList();
      if (stack.size() < all.size()) {
        for (int count = 1; count <= stack.size(); count++) {
          best = better(best, found(p, target, stack.subList(0, count), enemy));
        }
      }
    }
    return best;
  }

  private @Nullable Found better(@Nullable Found known, @Nullable Found found) {
    return found != null
            && found.value() > style.leastGain()
            && (known == null || found.value() > known.value())
        ? found
        : known;
  }

  /** What these units together promise, or null where they may not attack so. */
  private @Nullable Found found(Position p, Hexes hexes, List<Unit> force, double enemy) {
    List<Unit> units = List.copyOf(force);
    Clerk.Muster exact = rules.clerk().muster(p, hexes, units);
    Offered offered = new Offered(exact);
    Order.Attack attack = new Order.Attack(units, hexes, offered.free(appraisal, p));
    Forecast forecast = legal(p, attack);
    if (forecast == null) {
      attack = new Order.Attack(units, hexes, offered.shifts());
      forecast = legal(p, attack);
    }
    if (forecast == null) {
      return null;
    }
    double effort = effort(p, units);
    double value = promise(p, attack, forecast, enemy) - effort;
    int refused = 0;
    for (Order.Extra stake : offered.staked(appraisal, p)) {
      Order.Attack more = attack.with(List.of(stake));
      Forecast then = legal(p, more);
      double worth =
          then == null
              ? Double.NEGATIVE_INFINITY
              : promise(p, more, then, enemy) - effort - stakes(p, more);
      if (then != null && worth > value) {
        value = worth;
        attack = more;
        forecast = then;
      } else if (++refused == MOST_REFUSED) {
        break;
      }
    }
    value += style.liking(hexes.at(0), 1) + style.weight(hexes.at(0));
    if (style.noise() > 0) {
      value += style.noise() * 4 * random.nextGaussian();
    }
    return new Found(attack, value, forecast);
  }

  private double promise(Position p, Order.Attack attack, Forecast forecast, double enemy) {
    return value(appraisal, style, p, attack, forecast, enemy)
        + (relief == null ? 0 : relief.promise(style, attack.targets().at(0), forecast));
  }

  private double effort(Position p, List<Unit> units) {
    double effort = 0;
    for (Unit unit : units) {
      effort += appraisal.effort(p, unit);
    }
    return style.effort() * effort;
  }

  /** What everything that was added to the attack costs. */
  private double stakes(Position p, Order.Attack attack) {
    double stakes = 0;
    for (Order.Extra extra : attack.extras()) {
      stakes += appraisal.stake(p, extra);
    }
    return stakes;
  }

  private @Nullable Forecast legal(Position p, Order.Attack attack) {
    Forecast forecast = appraisal.forecast(p, attack);
    return forecast.best() < 0 ? null : forecast;
  }

  /**
   * What an attack on one hex promises, in points.
   *
   * @param enemy what a step of the defenders is worth
   */
  static double value(
      Appraisal appraisal,
      Style style,
      Position p,
      Order.Attack attack,
      Forecast forecast,
      double enemy) {
    int target = attack.targets().at(0);
    double ground = 0;
    for (Unit unit : attack.units()) {
      ground =
          Math.max(
              ground,
              appraisal.hexValue(p, unit, target)
                  - appraisal.hexValue(p, unit, p.place(unit))
                  + (style.pull(target) - style.pull(p.place(unit))));
    }
    double prize = appraisal.prize(p, attack.units().getFirst().side(), target);
    return style.mass()
            * (forecast.enemy() * enemy
                + forecast.gone() * style.prize() * (0.8 + 1.5 * ground + prize))
        - price(appraisal, p, attack.units(), forecast.own());
  }

  /** What a loss costs its owner, who gives up the cheapest steps he has. */
  static double price(Appraisal appraisal, Position p, List<Unit> force, double loss) {
    double left = loss;
    double price = 0;
    boolean[] paid = new boolean[force.size()];
    while (left > 0) {
      int cheapest = -1;
      double least = Double.MAX_VALUE;
      for (int i = 0; i < paid.length; i++) {
        Unit unit = force.get(i);
        int steps = p.stepsLeft(unit);
        double step =
            appraisal.worth(p, unit)
                + 0.6 * appraisal.ground(p, unit, p.place(unit)) / Math.max(1, steps);
        if (!paid[i] && steps > 0 && step < least) {
          least = step;
          cheapest = i;
        }
      }
      if (cheapest < 0) {
        break;
      }
      paid[cheapest] = true;
      double taken = Math.min(left, p.stepsLeft(force.get(cheapest)));
      price += taken * least;
      left -= taken;
    }
    return price;
  }

  /** What a step of those in a hex is worth to their side, with the ground it holds. */
  static double enemyWorth(Rules rules, Appraisal appraisal, Position p, Side side, int hex) {
    double worth = 0;
    double steps = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Unit unit = rules.roster().get(u);
      if (unit.side() != side && p.stepsLeft(unit) > 0) {
        worth += appraisal.worth(p, unit) * p.stepsLeft(unit);
        if (appraisal.supplied(p, unit, hex)) {
          worth += 0.8 * appraisal.ground(p, unit, hex);
        }
        steps += p.stepsLeft(unit);
      }
    }
    return steps == 0 ? 0 : worth / steps;
  }
}
