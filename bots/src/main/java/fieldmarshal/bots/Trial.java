package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import java.util.function.BooleanSupplier;

/**
 * Plays a plan through the rules for some parts of a turn and says what it is worth to the side.
 *
 * @param later how the side plays after the part that is planned
 */
record Trial(Rules rules, Appraisal appraisal, Side side, Style later) {
  private static final int TOO_MANY = 4000;

  /** What winning is worth beside the points. */
  private static final double VICTORY = 100;

  /**
   * What comes of a plan; not a number where time ran out.
   *
   * @param mine plays the part that is planned
   * @param diceSeed the same dice for all plans that are compared
   * @param depth how many parts are played
   */
  double play(
      Position from, Staff mine, Staff theirs, long diceSeed, int depth, BooleanSupplier timeIsUp) {
    SharedDice dice = new SharedDice(diceSeed);
    Staff afterwards = Staff.brisk(later, diceSeed);
    Position p = from;
    String began = "";
    int parts = 0;
    for (int i = 0; i < TOO_MANY; i++) {
      if (timeIsUp.getAsBoolean()) {
        return Double.NaN;
      }
      switch (rules.decision(p)) {
        case Decision.Chance chance -> p = rules.roll(p, dice.roll(chance)).next();
        case Decision.Over over -> {
          double lead =
              appraisal.lead(
                  over.outcome().points().get(side.index()).total(),
                  over.outcome().points().get(1 - side.index()).total());
          Side winner = over.outcome().winner();
          return lead + (winner == null ? 0 : winner == side ? VICTORY : -VICTORY);
        }
        case Decision.Choose choose -> {
          String part = Marshal.part(choose);
          if (began.isEmpty()) {
            began = part;
          } else if (!part.equals(began) && Marshal.plans(choose) && appraisal.operations(p)) {
            began = part;
            if (++parts == depth) {
              return new Scales(rules, appraisal).promise(p, side);
            }
          }
          Staff staff = choose.side() == side ? parts > 0 ? afterwards : mine : theirs;
          Order order = staff.decide(rules.view(p, choose.side()));
          dice.follow(order);
          p = Playout.next(rules, p, staff, order);
        }
      }
    }
    return new Scales(rules, appraisal).promise(p, side);
  }
}
