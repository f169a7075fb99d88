package fieldmarshal.bots;

import java.util.List;

/** A plan and how much better than the plain one it has done, die for die. */
final class Plan {
  /** A plan must be better than the plain one by so many times what chance alone would show. */
  private static final double DOUBT = 1.2;

  /** Before a plan has been tried so often, nothing is said of it. */
  private static final int FEWEST = 3;

  private static final double UNTRIED = -1e9;

  private final Style style;
  private final Beginning beginning = new Beginning();
  private double sum;
  private double squares;
  private int count;

  Plan(Style style) {
    this.style = style;
  }

  Style style() {
    return style;
  }

  /** What it comes to before the first die, once it was tried. */
  Beginning beginning() {
    return beginning;
  }

  double mean() {
    return count == 0 ? 0 : sum / count;
  }

  void add(double better) {
    sum += better;
    squares += better * better;
    count++;
  }

  /** Whether it has come to the same as the plain one whenever it was tried. */
  boolean idle() {
    return squares == 0;
  }

  /** What it is sure to bring, more or less: the mean less what chance makes of it. */
  double sure(double spread) {
    return count < FEWEST ? UNTRIED : mean() - DOUBT * spread / Math.sqrt(count);
  }

  /**
   * Whether it was tried often enough, and did better than the plain one.
   *
   * @param by so much at least
   */
  boolean keepsUp(double by) {
    return count >= FEWEST && !idle() && mean() >= by;
  }

  /** What chance alone makes of its mean. */
  double chance(double spread) {
    return spread / Math.sqrt(Math.max(1, count));
  }

  /** How far a plan's results lie apart from one another, over all plans that were tried again. */
  static double spread(List<Plan> plans) {
    double squares = 1;
    int count = 1;
    for (Plan plan : plans) {
      if (plan.count > 1 && !plan.idle()) {
        squares += plan.squares - plan.count * plan.mean() * plan.mean();
        count += plan.count - 1;
      }
    }
    return Math.sqrt(squares / count);
  }

  /** The plan that is surest to be better than the plain one, or that one. */
  static Plan surest(List<Plan> plans, Plan plain) {
    double spread = spread(plans);
    Plan best = plain;
    for (Plan plan : plans) {
      if (plan != plain && plan.sure(spread) > (best == plain ? 0 : best.sure(spread))) {
        best = plan;
      }
    }
    return best;
  }
}
