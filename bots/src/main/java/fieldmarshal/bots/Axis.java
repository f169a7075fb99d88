package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal.Goal;

/**
 * What a side is about for some turns: a goal, and what is done about it. Those who are near enough
 * to take part are drawn to it more than usual; the others economize, and attack only at better
 * odds.
 */
final class Axis {
  /** What is done about a goal. */
  enum Kind {
    /** It is to be taken. */
    ADVANCE,
    /** It is held against an enemy who stands before it. */
    HOLD,
    /** The enemy is still some way off; the army goes back to it. */
    FALL_BACK
  }

  /** How much a hex nearer to the goal draws, in points. */
  private static final double DRAW = 0.5;

  private static final double DRAW_BACK = 0.35;

  /** How far behind the foremost those stand who take part, in hexes. */
  private static final int DEPTH = 4;

  /** How much more an attack on the way counts, and how much less one elsewhere. */
  private static final double EFFORT = 0.5;

  private static final double ECONOMY = 0.5;

  /** How much less an attack counts of those who are to hold. */
  private static final double PATIENCE = 0.5;

  private final Goal goal;
  private final Kind kind;

  /** By hex: how far the goal is. */
  private final int[] far;

  /** How far from the goal those stand who take part. */
  private final int radius;

  /**
   * An axis as things stand.
   *
   * @param far by hex, how far the goal is, in hexes
   * @param foremost how far from it the nearest of those is against whom or for whom it counts: our
   *     own unit where it is to be taken, the enemy where it is to be held
   */
  Axis(Goal goal, Kind kind, int[] far, int foremost) {
    this.goal = goal;
    this.kind = kind;
    this.far = far;
    this.radius = foremost + DEPTH;
  }

  Goal goal() {
    return goal;
  }

  Kind kind() {
    return kind;
  }

  /** Whether somebody in the hex takes part. */
  boolean concerns(int hex) {
    return far[hex] <= radius;
  }

  /** How much more than usual the hex draws a unit, in points. */
  double pull(int hex) {
    if (far[hex] >= radius) {
      return 0;
    }
    return kind == Kind.ADVANCE
        ? DRAW * (radius - far[hex])
        : DRAW_BACK * (radius - Math.max(goal.hexes().size() > 1 ? 0 : 1, far[hex]));
  }

  /** How much more than usual an attack on the hex counts, in points. */
  double weight(int target) {
    if (kind == Kind.ADVANCE) {
      return concerns(target) ? EFFORT : -ECONOMY;
    }
    return concerns(target) ? -PATIENCE : 0;
  }
}
