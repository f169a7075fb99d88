package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Appraisal.Ways;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Everybody who has nothing else to do goes to the hex that is worth most to him. */
final class Marches extends PlanStep {
  Marches(Draft plan) {
    super(plan);
  }

  void plan() {
    List<Unit> rest = new ArrayList<>();
    for (Unit unit : field.own) {
      if (appraisal.role(unit) == Role.FIGHTER && !plan.assigned[unit.index()]) {
        rest.add(unit);
      }
    }
    // The strongest choose first: they make the stacks that others lean on.
    rest.sort(
        Comparator.comparingDouble(
                (Unit unit) -> -appraisal.defence(p, unit) - 0.001 * appraisal.attack(p, unit))
            .thenComparingInt(Unit::index));
    for (Unit unit : rest) {
      Ways reach = plan.ways(unit);
      int here = p.place(unit);
      int best = here;
      double bestScore = plan.fits(unit, here) ? plan.score(unit, here) + 0.15 : -1e9;
      double stay = bestScore;
      for (int i = 1; i < reach.count(); i++) {
        int hex = reach.hex(i);
        if (!plan.fits(unit, hex)) {
          continue;
        }
        double score = plan.score(unit, hex) - 0.01 * reach.cost(i);
        if (score > bestScore) {
          bestScore = score;
          best = hex;
        }
      }
      plan.go(unit, best, reason(unit, here, best, stay));
    }
  }

  private String reason(Unit unit, int here, int there, double stay) {
    if (here == there) {
      return "";
    }
    double ground = field.known.hexValue(unit, there) - field.known.hexValue(unit, here);
    if (stay <= -1e8) {
      return "to make room in " + board.title(here);
    }
    if (field.threat[there] < field.threat[here] && ground <= 0) {
      return "because the enemy could attack "
          + board.title(here)
          + " with strength "
          + Math.round(field.threat[here]);
    }
    if (!appraisal.supplied(p, unit, here) && appraisal.supplied(p, unit, there)) {
      return "to come back into supply";
    }
    if (ground > 0) {
      return "to advance towards victory hexes";
    }
    return "to close the line with adjacent units";
  }
}
