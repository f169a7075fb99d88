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
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Attacks for which something is given up, a depot or the like, where the rules offer it and it
 * pays.
 */
final class Burning {
  private final Rules rules;
  private final Appraisal appraisal;
  private final Side side;
  private final Style style;
  private final BiFunction<Position, Integer, Clerk.Muster> musters;

  /**
   * Looks for such attacks.
   *
   * @param musters who could attack a hex, with what may be added
   */
  Burning(
      Rules rules,
      Appraisal appraisal,
      Side side,
      Style style,
      BiFunction<Position, Integer, Clerk.Muster> musters) {
    this.musters = musters;
    this.rules = rules;
    this.appraisal = appraisal;
    this.side = side;
    this.style = style;
  }

  /** An attack that promises more than the one already found, or that one. */
  Attacks.@Nullable Found better(Position p, Attacks.@Nullable Found plain) {
    Attacks.Found best = plain;
    Hexes targets = rules.clerk().targets(p);
    for (int i = 0; i < targets.size(); i++) {
      Hexes target = Hexes.of(targets.at(i));
      Clerk.Muster muster = musters.apply(p, targets.at(i));
      if (!new Offered(muster).spendable().isEmpty() && !muster.units().isEmpty()) {
        best = better(p, target, muster, best);
      }
    }
    return best;
  }

  private Attacks.@Nullable Found better(
      Position p, Hexes target, Clerk.Muster muster, Attacks.@Nullable Found plain) {
    List<Unit> all = new ArrayList<>(muster.units());
    all.sort(
        Comparator.comparingDouble((Unit unit) -> -appraisal.attack(p, unit))
            .thenComparingInt(Unit::index));
    double enemy = Attacks.enemyWorth(rules, appraisal, p, side, target.at(0));
    Attacks.Found best = plain;
    for (int count = Math.min(2, all.size()); count <= all.size(); count++) {
      List<Unit> units = List.copyOf(all.subList(0, count));
      Clerk.Muster exact = rules.clerk().muster(p, target, units);
      Offered offered = new Offered(exact);
      Clerk.Item cheapest = cheapest(p, offered.spendable());
      if (cheapest == null) {
        continue;
      }
      Order.Attack attack = new Order.Attack(units, target, offered.shiftsAnd(cheapest));
      Forecast forecast = appraisal.forecast(p, attack);
      double value =
          forecast.best() < 0
              ? -1e9
              : Attacks.value(appraisal, style, p, attack, forecast, enemy)
                  + appraisal.gain(p, attack)
                  - price(p, cheapest)
                  - 0.05 * count
                  + style.weight(target.at(0));
      if (value > style.leastGain() && (best == null || value > best.value())) {
        best = new Attacks.Found(attack, value, forecast);
      }
    }
    return best;
  }

  private double price(Position p, Clerk.Item spent) {
    Unit unit = spent.unit();
    return unit == null ? 0 : appraisal.worth(p, unit) * Math.max(1, p.stepsLeft(unit));
  }

  private Clerk.@Nullable Item cheapest(Position p, List<Clerk.Item> items) {
    Clerk.Item best = null;
    for (Clerk.Item item : items) {
      if (best == null || ground(p, item) < ground(p, best)) {
        best = item;
      }
    }
    return best;
  }

  private double ground(Position p, Clerk.Item item) {
    Unit unit = item.unit();
    return unit == null || !p.onMap(unit) ? 0 : appraisal.hexValue(p, unit, p.place(unit));
  }
}
