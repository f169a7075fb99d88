package fieldmarshal.bots;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.View;

/** A player that is a program. It is asked only when its own side decides. */
public interface Bot {
  String name();

  /** A legal order for the decision that waits. */
  Order decide(View view);
}
