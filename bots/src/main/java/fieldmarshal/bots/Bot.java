package fieldmarshal.bots;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.View;

/** A player that is a program. It is asked only when its own side decides. */
public interface Bot extends AutoCloseable {
  String name();

  /** A legal order for the decision that waits. */
  Order decide(View view);

  /** Why it gave the last order, in a sentence; empty where there is nothing to say. */
  default String why() {
    return "";
  }

  /** Lets go of what it holds. */
  @Override
  default void close() {}
}
