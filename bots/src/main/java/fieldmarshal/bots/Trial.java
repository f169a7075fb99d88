package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

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
    Staff afterwards = Staff.brisk(later, diceSeed);
    State state = new State(from, mine, theirs, afterwards, new SharedDice(diceSeed));
    return play(state, null, depth, timeIsUp);
  }

  /**
   * The same for a plan that is tried again and again by staffs that do not err.
   *
   * @param style of the part that is planned
   * @param beginning of this plan: what is known of it is not played again
   */
  double play(
      Position from,
      Style style,
      Beginning beginning,
      long diceSeed,
      int depth,
      BooleanSupplier timeIsUp) {
    SharedDice dice = new SharedDice(diceSeed);
    Beginning.Moment known = beginning.of(from);
    if (known != null) {
      return play(new State(known, dice), null, depth, timeIsUp);
    }
    Staff mine = Staff.brisk(style, diceSeed);
    Staff theirs = Staff.brisk(Style.PLAIN, ~diceSeed);
    State state = new State(from, mine, theirs, Staff.brisk(later, diceSeed), dice);
    return play(state, beginning, depth, timeIsUp);
  }

  private double play(
      State state, @Nullable Beginning beginning, int depth, BooleanSupplier timeIsUp) {
    Position from = state.p;
    Beginning unknown = beginning;
    for (int i = 0; i < TOO_MANY; i++) {
      if (timeIsUp.getAsBoolean()) {
        return Double.NaN;
      }
      switch (rules.decision(state.p)) {
        case Decision.Chance chance -> {
          if (unknown != null) {
            unknown.keep(from, state.moment());
            unknown = null;
          }
          state.p = rules.roll(state.p, state.dice.roll(chance)).next();
        }
        case Decision.Over over -> {
          double lead =
              appraisal.lead(
                  over.outcome().points().get(side.index()).total(),
                  over.outcome().points().get(1 - side.index()).total());
          Side winner = over.outcome().winner();
          return lead + (winner == null ? 0 : winner == side ? VICTORY : -VICTORY);
        }
        case Decision.Choose choose -> {
          if (opens(state, choose) && ++state.parts == depth) {
            return new Scales(rules, appraisal).promise(state.p, side);
          }
          Staff staff = state.staff(choose.side() == side);
          Order order = staff.decide(rules.view(state.p, choose.side()));
          state.dice.follow(order);
          state.p = Playout.next(rules, state.p, staff, order);
        }
      }
    }
    return new Scales(rules, appraisal).promise(state.p, side);
  }

  /** Whether another part begins with this decision. */
  private boolean opens(State state, Decision.Choose choose) {
    String now = Marshal.part(choose);
    if (state.part.isEmpty()) {
      state.part = now;
      return false;
    }
    if (now.equals(state.part) || !Marshal.plans(choose) || !appraisal.operations(state.p)) {
      return false;
    }
    state.part = now;
    return true;
  }

  /** How far a trial has come. */
  private static final class State {
    Position p;
    final Staff mine;
    final Staff theirs;
    final Staff afterwards;
    final SharedDice dice;
    String part = "";
    int parts;

    State(Position from, Staff mine, Staff theirs, Staff afterwards, SharedDice dice) {
      this.p = from;
      this.mine = mine;
      this.theirs = theirs;
      this.afterwards = afterwards;
      this.dice = dice;
    }

    State(Beginning.Moment from, SharedDice dice) {
      this(
          from.position(),
          from.mine().copy(),
          from.theirs().copy(),
          from.afterwards().copy(),
          dice);
      part = from.part();
      parts = from.parts();
      dice.follow(from.target());
    }

    Beginning.Moment moment() {
      return new Beginning.Moment(
          p, mine.copy(), theirs.copy(), afterwards.copy(), part, parts, dice.target());
    }

    Staff staff(boolean own) {
      return own ? parts > 0 ? afterwards : mine : theirs;
    }
  }
}
