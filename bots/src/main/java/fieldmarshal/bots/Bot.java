package fieldmarshal.bots;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A player that is a program. It is asked only when its own side decides. */
public interface Bot extends AutoCloseable {
  String name();

  /** A legal order for the decision that waits. */
  Order decide(View view);

  /** Why it gave the last order, in a sentence; empty where there is nothing to say. */
  default String why() {
    return "";
  }

  /** The same without what it says of its plans: for those who must not know them. */
  default String reason() {
    return why();
  }

  /**
   * What comes of the order that it gave last, where it has worked that out for this very position;
   * else null. It spares whoever plays the order the same work.
   */
  default @Nullable Granted foreseen(Position position, Order order) {
    return null;
  }

  /**
   * May think while the enemy decides.
   *
   * @param view what its side knows
   * @param side its side
   * @param stop whether it has to come to an end, soon
   */
  default void ponder(View view, Side side, BooleanSupplier stop) {}

  /** Lets go of what it holds. */
  @Override
  default void close() {}
}
