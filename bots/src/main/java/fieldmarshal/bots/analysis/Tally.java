package fieldmarshal.bots.analysis;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What happened between two positions.
 *
 * @param steps by side: the steps lost by units that stood on the map
 * @param points by side: the victory points gained
 * @param chance by how much the chance of the first side to win has grown, from -1 to 1; 0 where
 *     nobody knows it
 */
public record Tally(double[] steps, double[] points, double chance) {

  /** From one position to a later one. */
  static Tally between(Rules rules, @Nullable ChanceModel model, Position from, Position to) {
    double[] steps = new double[2];
    Appraisal appraisal = rules.appraisal();
    for (Unit unit : rules.roster().all()) {
      if (from.onMap(unit) && counts(appraisal, unit)) {
        int left = to.onMap(unit) ? to.stepsLeft(unit) : 0;
        steps[unit.side().index()] += Math.max(0, from.stepsLeft(unit) - left);
      }
    }
    List<Explanation> before = rules.points(from);
    List<Explanation> after = rules.points(to);
    double[] points = new double[2];
    for (int side = 0; side < points.length; side++) {
      points[side] = after.get(side).total() - before.get(side).total();
    }
    double chance = model == null ? 0 : model.chance(to) - model.chance(from);
    return new Tally(steps, points, chance);
  }

  /** Dummies and markers have no steps to lose. */
  private static boolean counts(@Nullable Appraisal appraisal, Unit unit) {
    return unit.steps() > 0
        && !unit.isSymbol()
        && (appraisal == null || appraisal.role(unit) != Appraisal.Role.OTHER);
  }

  /** The sum of this and another, so many times. */
  public Tally plus(Tally other, double times) {
    return new Tally(
        sum(steps, other.steps, times),
        sum(points, other.points, times),
        chance + times * other.chance);
  }

  private static double[] sum(double[] a, double[] b, double times) {
    return new double[] {a[0] + times * b[0], a[1] + times * b[1]};
  }

  /** Nothing happened. */
  public static Tally none() {
    return new Tally(new double[2], new double[2], 0);
  }
}
