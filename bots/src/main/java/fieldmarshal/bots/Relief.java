package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What it is worth to drive the enemy out of a hex because own troops who are cut off would be
 * supplied again: asked of the rules, with nobody in the hex.
 */
final class Relief {
  private final Rules rules;
  private final Appraisal appraisal;
  private final Position p;
  private final Side side;
  private final List<Unit> hungry = new ArrayList<>();
  private double cost;

  /** By hex; not a number where nobody has asked. */
  private final double[] known;

  Relief(Rules rules, Appraisal appraisal, Position position, Side side) {
    this.rules = rules;
    this.appraisal = appraisal;
    this.p = position;
    this.side = side;
    for (Unit unit : rules.roster().all()) {
      int hex = p.place(unit);
      Role role = appraisal.role(unit);
      if (hex >= 0
          && unit.side() == side
          && (role == Role.FIGHTER || role == Role.GUN)
          && !appraisal.supplied(p, unit, hex)) {
        hungry.add(unit);
        cost += appraisal.costUnsupplied(p, unit, hex);
      }
    }
    known = new double[cost < PlanStep.WORTH_A_RAID ? 0 : rules.board().size()];
    Arrays.fill(known, Double.NaN);
  }

  /** What an attack promises by it, as a style sees it. */
  double promise(Style style, int target, Forecast forecast) {
    return known.length == 0 || forecast.gone() <= 0
        ? 0
        : style.mass() * style.relief() * forecast.gone() * of(target);
  }

  private double of(int target) {
    if (Double.isNaN(known[target])) {
      known[target] = ask(target);
    }
    return known[target];
  }

  private double ask(int target) {
    Position without = p;
    for (int u = p.first(target); u >= 0; u = p.next(u)) {
      Unit unit = rules.roster().get(u);
      if (unit.side() != side) {
        without = without.withUnitAt(unit, Position.ELIMINATED);
      }
    }
    double then = 0;
    for (Unit unit : hungry) {
      int hex = p.place(unit);
      if (!appraisal.supplied(without, unit, hex)) {
        then += appraisal.costUnsupplied(without, unit, hex);
      }
    }
    return Math.max(0, cost - then);
  }
}
