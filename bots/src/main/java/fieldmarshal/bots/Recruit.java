package fieldmarshal.bots;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.View;
import java.util.SplittableRandom;

/** Knows the rules and nothing else: plays any legal order, the usual kinds more often. */
public final class Recruit implements Bot {
  public static final String NAME = "recruit";

  private final SplittableRandom random;
  private String why = "";

  public Recruit(long seed) {
    random = new SplittableRandom(seed);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Order decide(View view) {
    Order order = view.rules().sample(view.position(), random);
    why =
        order instanceof Order.Attack attack
            ? view.rules().board().title(attack.targets().at(0)) + ": all choices are equally good."
            : "All choices are equally good.";
    return order;
  }

  @Override
  public String why() {
    return why;
  }
}
