package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Appraisal.Ways;
import fieldmarshal.engine.Unit;
import org.jspecify.annotations.Nullable;

/**
 * The last step of a plan: where more units are to stand than there is room for, those who lose
 * least by it go elsewhere. Who is too many when the movement ends is lost.
 */
final class Crowds extends PlanStep {
  private static final int MOST_SENT_AWAY = 24;

  /** What a hex is worth less, by hexes, to whoever has no business of his own in it. */
  private static final double A_HEX_AWAY = 0.3;

  private static final double BESIDE_AN_ENEMY = 8;

  Crowds(Draft plan) {
    super(plan);
  }

  void plan() {
    for (int i = 0; i < MOST_SENT_AWAY; i++) {
      Place better = null;
      for (Unit unit : field.own) {
        if (plan.crowded(unit)) {
          better = better(unit, better);
        }
      }
      if (better == null) {
        return;
      }
      Unit unit = better.unit();
      int from = plan.goal[unit.index()];
      plan.withdraw(unit);
      plan.go(unit, better.hex(), "because there is no room for it in " + board.title(from));
    }
  }

  /** Another hex for a unit, if that costs less than what is known. */
  private @Nullable Place better(Unit unit, @Nullable Place known) {
    Ways reach = plan.ways(unit);
    int goal = plan.goal[unit.index()];
    Place best = known;
    double here = worth(unit, goal);
    for (int i = 0; i < reach.count(); i++) {
      int hex = reach.hex(i);
      if (hex == goal || !plan.fits(unit, hex)) {
        continue;
      }
      double less = worth(unit, hex) - here;
      if (best == null || less > best.strength()) {
        best = new Place(unit, hex, less);
      }
    }
    return best;
  }

  private double worth(Unit unit, int hex) {
    if (appraisal.role(unit) == Role.FIGHTER) {
      return plan.score(unit, hex) - (plan.taken(unit) ? 2 : 0);
    }
    return -A_HEX_AWAY * board.distance(plan.goal[unit.index()], hex)
        - (field.toEnemy[hex] <= 1 && plan.fighters[hex] == 0 ? BESIDE_AN_ENEMY : 0);
  }
}
