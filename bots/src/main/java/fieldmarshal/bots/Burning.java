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
import org.jspecify.annotations.Nullable;

/** Attacks for which a depot is given up, where the rules offer it and it pays. */
final class Burning {
  private final Rules rules;
  private final Appraisal appraisal;
  private final Side side;
  private final Style style;

  Burning(Rules rules, Appraisal appraisal, Side side, Style style) {
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
      Clerk.Muster muster = rules.clerk().muster(p, target, List.of());
      if (!muster.burn().isEmpty() && !muster.units().isEmpty()) {
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
      Unit cheapest = cheapest(p, exact.burn());
      if (cheapest == null) {
        continue;
      }
      Order.Attack attack =
          new Order.Attack(
              units, target, Attacks.shifts(exact.shifts()), List.of(), List.of(cheapest));
      Forecast forecast = appraisal.forecast(p, attack);
      double value =
          forecast.best() < 0
              ? -1e9
              : Attacks.value(appraisal, style, p, attack, forecast, enemy)
                  + appraisal.gain(p, attack)
                  - price(p, cheapest)
                  - 0.05 * count;
      if (value > style.nerve() && (best == null || value > best.value())) {
        best = new Attacks.Found(attack, value, forecast);
      }
    }
    return best;
  }

  private double price(Position p, Unit depot) {
    return appraisal.worth(p, depot) * Math.max(1, p.stepsLeft(depot));
  }

  private @Nullable Unit cheapest(Position p, List<Unit> depots) {
    Unit best = null;
    for (Unit depot : depots) {
      if (best == null
          || appraisal.ground(p, depot, p.place(depot))
              < appraisal.ground(p, best, p.place(best))) {
        best = depot;
      }
    }
    return best;
  }
}
