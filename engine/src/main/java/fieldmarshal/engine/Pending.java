package fieldmarshal.engine;

import fieldmarshal.engine.Ruling.Refused;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Something that waits on a position's stack: a choice of a player, a die, or a task that runs by
 * itself as soon as it is on top. Frames are immutable values (records); the chapters of a rulebook
 * hold them beside the methods that serve them.
 *
 * @param <R> the rulebook that the frame belongs to
 */
public sealed interface Pending<R> {

  /** A player decides. */
  non-sealed interface Choice<R> extends Pending<R> {
    Decision.Choose decision(R rules, Position position);

    /** The decision as a player reads it; only pages ask for it. */
    Question question(R rules, Position position);

    /** Every legal order here, until the sink has had enough. */
    void orders(R rules, Position position, OrderSink sink);

    /**
     * The legal orders that are neither a march nor an attack, where the decision is about marches
     * or attacks: what a page lists as what else may be done.
     */
    default void others(R rules, Position position, OrderSink sink) {}

    /** Plays the order on the table, or says why not (the table is then given up). */
    @Nullable Refused play(R rules, Table table, Order order);

    /** Whether a sole legal order is taken without asking. */
    default boolean obvious() {
      return false;
    }

    /**
     * The order that a player accepts with one key: the first that is legal, unless a frame knows
     * better.
     */
    default Order suggest(R rules, Position position) {
      Order[] first = new Order[1];
      orders(
          rules,
          position,
          order -> {
            first[0] = order;
            return false;
          });
      return Objects.requireNonNull(first[0], "no legal order");
    }

    /**
     * A legal order drawn at random: any of the first few hundred alike, unless a frame knows
     * better.
     */
    default Order sample(R rules, Position position, RandomGenerator random) {
      Order[] drawn = new Order[1];
      int[] seen = new int[1];
      orders(
          rules,
          position,
          order -> {
            if (random.nextInt(++seen[0]) == 0) {
              drawn[0] = order;
            }
            return seen[0] < 400;
          });
      return Objects.requireNonNull(drawn[0], "no legal order");
    }
  }

  /** A choice that is taken and told, not asked, where it leaves only one legal order. */
  interface Obvious<R> extends Choice<R> {
    @Override
    default boolean obvious() {
      return true;
    }
  }

  /** A die is rolled. */
  non-sealed interface Chance<R> extends Pending<R> {
    Decision.Chance decision(R rules, Position position);

    void roll(R rules, Table table, int face);
  }

  /** Runs when it comes to the top; takes itself off the stack or puts something on it. */
  non-sealed interface Task<R> extends Pending<R> {
    void run(R rules, Table table);
  }

  /** The end. */
  non-sealed interface End<R> extends Pending<R> {
    Decision.Over decision(R rules, Position position);
  }
}
