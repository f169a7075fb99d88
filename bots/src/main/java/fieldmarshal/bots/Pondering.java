package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What a marshal thinks of while the enemy decides. In each round the enemy's part is played on in
 * thought as a staff would, with other dice and another guess of what is hidden; then all plans for
 * the own part are tried from there. So a plan must do well whatever the enemy makes of his part.
 */
final class Pondering {
  private static final int PLANS = 7;

  /** So many of them are axes. */
  private static final int AXES = 2;

  /** So many are worth keeping. */
  private static final int KEPT = 2;

  /** Fewer rounds tell nothing. */
  private static final int FEWEST_ROUNDS = 3;

  private static final int TOO_MANY = 4000;

  private final View view;
  private final Rules rules;
  private final Appraisal appraisal;
  private final Side side;
  private final Style usual;
  private final List<Axis> axes;
  private final SplittableRandom random;

  /**
   * @param axes what the side may be about, the best first
   */
  Pondering(
      View view,
      Appraisal appraisal,
      Side side,
      Style usual,
      List<Axis> axes,
      SplittableRandom random) {
    this.axes = axes;
    this.view = view;
    this.rules = view.rules();
    this.appraisal = appraisal;
    this.side = side;
    this.usual = usual;
    this.random = random;
  }

  /** The plans that did better than the usual one, the best first; none where time was short. */
  List<Style> best(BooleanSupplier stop) {
    List<Plan> plans = plans();
    int rounds = 0;
    while (!stop.getAsBoolean() && round(plans, stop)) {
      rounds++;
    }
    if (rounds < FEWEST_ROUNDS) {
      return List.of();
    }
    return plans.stream()
        .skip(1)
        .filter(plan -> plan.mean() > 0)
        .sorted(Comparator.comparingDouble((Plan plan) -> -plan.mean()))
        .limit(KEPT)
        .map(Plan::style)
        .toList();
  }

  private List<Plan> plans() {
    List<Plan> plans = new ArrayList<>(List.of(new Plan(usual)));
    axes.stream().limit(AXES).forEach(axis -> plans.add(new Plan(usual.withAxis(axis))));
    int page = random.nextInt(Style.BOOK.length - 1);
    for (int i = 0; plans.size() < PLANS; i++) {
      plans.add(
          new Plan(
              i % 2 == 0
                  ? usual.near(random)
                  : Style.BOOK[1 + (page + i / 2) % (Style.BOOK.length - 1)]));
    }
    return plans;
  }

  /** Tries all plans once; false where it was stopped, or the side has no part any more. */
  private boolean round(List<Plan> plans, BooleanSupplier stop) {
    long dice = random.nextLong();
    Position from = ownPart(rules.guess(view, new SplittableRandom(dice)), dice, stop);
    if (from == null) {
      return false;
    }
    Trial trial = new Trial(rules, appraisal, side, usual);
    double[] values = new double[plans.size()];
    for (int i = 0; i < values.length; i++) {
      Staff mine = Staff.brisk(plans.get(i).style(), dice);
      Staff theirs = Staff.brisk(Style.PLAIN, ~dice);
      values[i] = trial.play(from, mine, theirs, dice, appraisal.horizon(), stop);
      if (Double.isNaN(values[i])) {
        return false;
      }
    }
    for (int i = 0; i < values.length; i++) {
      plans.get(i).add(values[i] - values[0]);
    }
    return true;
  }

  /** Plays on to where the side plans its next part, or null. */
  private @Nullable Position ownPart(Position now, long seed, BooleanSupplier stop) {
    SharedDice dice = new SharedDice(seed);
    Staff[] staffs = new Staff[2];
    staffs[side.index()] = Staff.brisk(usual, seed);
    staffs[1 - side.index()] = Staff.brisk(Style.PLAIN, ~seed);
    Position p = now;
    for (int i = 0; i < TOO_MANY && !stop.getAsBoolean(); i++) {
      switch (rules.decision(p)) {
        case Decision.Over over -> {
          return null;
        }
        case Decision.Chance chance -> p = rules.roll(p, dice.roll(chance)).next();
        case Decision.Choose choose -> {
          if (choose.side() == side
              && choose.part().side().equals(side)
              && Marshal.plans(choose)
              && appraisal.operations(p)) {
            return p;
          }
          Staff staff = staffs[choose.side().index()];
          Order order = staff.decide(rules.view(p, choose.side()));
          dice.follow(order);
          p = Playout.next(rules, p, staff, order);
        }
      }
    }
    return null;
  }
}
