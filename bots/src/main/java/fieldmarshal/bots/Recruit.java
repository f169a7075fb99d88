package fieldmarshal.bots;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.View;
import java.util.SplittableRandom;

/** Knows the rules and nothing else: plays any legal order, the usual kinds more often. */
public final class Recruit implements Bot {
  public static final String NAME = "recruit";

  private final SplittableRandom random;

  public Recruit(long seed) {
    random = new SplittableRandom(seed);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Order decide(View view) {
    return view.rules().sample(view.position(), random);
  }
}
