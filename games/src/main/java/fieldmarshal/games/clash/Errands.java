package fieldmarshal.games.clash;

import fieldmarshal.engine.ErrandAppraisal;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who goes back through a door before the others march, for bots. */
final class Errands implements ErrandAppraisal {
  /** How many times its own strength stands beside a unit that does well to go. */
  private static final double HARD_PRESSED = 2.5;

  private final ClashRules rules;
  private final ClashAppraisal appraisal;
  private final Goals goals;

  Errands(ClashRules rules, ClashAppraisal appraisal, Goals goals) {
    this.rules = rules;
    this.appraisal = appraisal;
    this.goals = goals;
  }

  /**
   * Whoever is hard pressed and cannot march away goes back through a door that a comrade holds,
   * before anybody has moved: then all doors are still held.
   */
  @Override
  public @Nullable Order errand(Position p, boolean marched) {
    if (marched || !(p.pending() instanceof Movement.Segment)) {
      return null;
    }
    int side = p.global(Global.PLAYER);
    for (Counter unit : rules.unitsOf(side)) {
      if (p.onMap(unit)
          && rules.movement().barred(p, unit) == null
          && rules.zones().enemyZone(p, side, p.place(unit))
          && pressed(p, unit)) {
        Order order = withdrawal(p, unit);
        if (order != null) {
          return order;
        }
      }
    }
    return null;
  }

  private boolean pressed(Position p, Counter unit) {
    int hex = p.place(unit);
    double own = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter mate = rules.roster().get(u);
      own += appraisal.defence(p, mate) * appraisal.cover(p, mate, hex);
    }
    double enemy = 0;
    for (int to : rules.theatre().beside(hex)) {
      for (int u = p.first(to); u >= 0; u = p.next(u)) {
        Counter there = rules.roster().get(u);
        enemy += there.side() == unit.side() ? 0 : appraisal.attack(p, there);
      }
    }
    return enemy > HARD_PRESSED * own && !goals.isGoal(hex);
  }

  /** The best hex behind a door, where the unit cannot simply march out of the enemy's zones. */
  private @Nullable Order withdrawal(Position p, Counter unit) {
    Reach marches = appraisal.reach(p, unit);
    if (marches != null) {
      for (Reach.Step step : marches.hexes()) {
        if (!rules.zones().enemyZone(p, unit.sideIndex(), step.hex())) {
          return null;
        }
      }
    }
    Reach back = rules.movement().reach(p, unit, Movement.WITHDRAWAL).value();
    Reach.Step best = null;
    double most = Double.NEGATIVE_INFINITY;
    for (Reach.Step step : back == null ? List.<Reach.Step>of() : back.hexes()) {
      double value =
          appraisal.hexValue(p, unit, step.hex())
              - (appraisal.supplied(p, unit, step.hex())
                  ? 0
                  : appraisal.costUnsupplied(p, unit, step.hex()));
      if (value > most && rules.stacking().fits(p, unit, step.hex()) == null) {
        most = value;
        best = step;
      }
    }
    return best == null ? null : new Order.Move(List.of(unit), best.path(), Movement.WITHDRAWAL);
  }
}
