package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Goal;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a marshal is about over several turns. It tells which axes are open to the side, the one
 * that it follows first, and which of the plans that come to the same is taken: by the seed, so
 * that two games do not open alike.
 */
final class Campaign {
  /** A goal farther from the front than this is not thought of yet, in hexes. */
  private static final int FARTHEST = 9;

  /** An enemy so near to a goal stands before it. */
  private static final int BEFORE = 3;

  /** How fast the appeal of a goal fades, in hexes. */
  private static final double FADING = 5;

  /** So many units ahead of a goal have to go back to it. */
  private static final int FEW = 3;

  /** What a goal counts that the seed does not like. */
  private static final double LEAST_LIKING = 0.3;

  /** How much better than the plain plan a new axis must do, of what chance shows. */
  private static final double HOPE = 0.5;

  private static final int NOWHERE = Integer.MAX_VALUE / 2;

  private final long seed;

  /** How far each goal is from everywhere. */
  private final Map<Hexes, int[]> distances = new HashMap<>();

  /** The axis that is followed, and how many parts of turns already. */
  private @Nullable Axis axis;

  private int parts;

  Campaign(long seed) {
    this.seed = seed;
  }

  /** The axis that is followed. */
  @Nullable Axis axis() {
    return axis;
  }

  /** How many parts of turns it has been followed. */
  int parts() {
    return parts;
  }

  /** What was chosen for a part. */
  void follow(@Nullable Axis chosen) {
    parts = chosen == null ? 0 : same(chosen, axis) ? parts + 1 : 1;
    axis = chosen;
  }

  /** Whether two axes are about the same goal, in the same way. */
  static boolean same(@Nullable Axis one, @Nullable Axis other) {
    return one != null
        && other != null
        && one.goal().hexes().equals(other.goal().hexes())
        && (one.kind() == Axis.Kind.ADVANCE) == (other.kind() == Axis.Kind.ADVANCE);
  }

  /**
   * The axes that are open to a side, those that appeal most first; before all others the one that
   * is followed, unless it is reached or out of reach.
   */
  List<Axis> open(Rules rules, Appraisal appraisal, Position p, Side side) {
    List<Goal> goals = appraisal.goals(p, side);
    double most = goals.stream().mapToDouble(Goal::worth).max().orElse(1);
    List<Appealing> open = new ArrayList<>();
    for (Goal goal : goals) {
      int[] far = distances.computeIfAbsent(goal.hexes(), key -> far(rules, appraisal, key));
      Front front = Front.of(rules, appraisal, p, side, far);
      int foremost = goal.held() ? front.enemy() : front.own();
      if (foremost > FARTHEST || front.own() > 2 * FARTHEST) {
        continue;
      }
      Axis.Kind kind =
          !goal.held()
              ? Axis.Kind.ADVANCE
              : front.enemy() > BEFORE && front.ahead() >= FEW
                  ? Axis.Kind.FALL_BACK
                  : Axis.Kind.HOLD;
      Axis found = new Axis(goal, kind, far, foremost);
      double appeal =
          Math.sqrt(goal.worth() / most)
              * Math.exp(-foremost / FADING)
              * (LEAST_LIKING + liking(found));
      open.add(new Appealing(found, same(found, axis) ? Double.MAX_VALUE : appeal));
    }
    return open.stream()
        .sorted(Comparator.comparingDouble((Appealing each) -> -each.appeal()))
        .map(Appealing::axis)
        .toList();
  }

  private record Appealing(Axis axis, double appeal) {}

  /**
   * Who is near a goal.
   *
   * @param own how far our nearest fighter is
   * @param enemy how far the nearest enemy is
   * @param ahead our fighters who stand between it and the enemy, some way off
   */
  private record Front(int own, int enemy, int ahead) {
    static Front of(Rules rules, Appraisal appraisal, Position p, Side side, int[] far) {
      int[] nearest = {NOWHERE, NOWHERE};
      for (Unit unit : rules.roster().all()) {
        if (p.onMap(unit) && appraisal.role(unit) == Role.FIGHTER) {
          int index = unit.side() == side ? 0 : 1;
          nearest[index] = Math.min(nearest[index], far[p.place(unit)]);
        }
      }
      int ahead = 0;
      for (Unit unit : rules.roster().all()) {
        if (p.onMap(unit) && unit.side() == side && appraisal.role(unit) == Role.FIGHTER) {
          int hex = p.place(unit);
          ahead += far[hex] > BEFORE && far[hex] <= nearest[1] + BEFORE ? 1 : 0;
        }
      }
      return new Front(nearest[0], nearest[1], ahead);
    }
  }

  /** How much the seed likes an axis, from 0 to 1; the one that is followed is liked most. */
  double liking(Axis of) {
    if (same(of, axis)) {
      return 1;
    }
    long z = seed + (of.goal().hexes().at(0) * 8L + of.kind().ordinal()) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return ((z ^ (z >>> 31)) >>> 11) * 0x1p-53;
  }

  /**
   * The plan that is taken. One that is surely better than the plain one stands; else one with an
   * axis that has done somewhat better comes before the plain one, the more likely the more the
   * seed likes it. The axis that is followed goes on as long as it has not done worse. In the first
   * part of a game any plan will do that has not done worse: there the plain one would open every
   * game alike.
   *
   * @param plans all that were tried
   * @param opens whether this is the first part of the side in the game
   */
  Plan choice(List<Plan> plans, Plan plain, Plan surest, boolean opens) {
    if (surest != plain) {
      return surest;
    }
    double spread = Plan.spread(plans);
    Plan best = plain;
    double most = 0;
    for (Plan plan : plans) {
      Axis of = plan.style().axis();
      double chance = plan.chance(spread);
      if (of == null && !opens || !plan.keepsUp(opens || same(of, axis) ? 0 : HOPE * chance)) {
        continue;
      }
      double value = plan.mean() + (of == null ? 0 : liking(of) * chance);
      if (best == plain || value > most) {
        most = value;
        best = plan;
      }
    }
    return best;
  }

  /** Hexes from everywhere to the nearest of some. */
  private static int[] far(Rules rules, Appraisal appraisal, Hexes goal) {
    Board board = rules.board();
    int[] far = new int[board.size()];
    Arrays.fill(far, NOWHERE);
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < goal.size(); i++) {
      far[goal.at(i)] = 0;
      open.add(goal.at(i));
    }
    while (!open.isEmpty()) {
      int to = open.remove();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int from = board.neighbour(to, d);
        if (from >= 0 && appraisal.crossing(to, d) > 0 && far[to] + 1 < far[from]) {
          far[from] = far[to] + 1;
          open.add(from);
        }
      }
    }
    return far;
  }
}
