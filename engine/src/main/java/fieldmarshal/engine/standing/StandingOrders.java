package fieldmarshal.engine.standing;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Engaged;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.View;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a side has ordered in advance. It holds only in the enemy's part of a turn, and only where
 * the answer is legal; else the player is asked. It goes by what the side may know.
 *
 * @param policies what is ordered about each matter; about the others the player is asked
 */
public record StandingOrders(Map<Matter, Policy> policies) {
  public static final StandingOrders NONE = new StandingOrders(Map.of());

  public StandingOrders {
    policies = Map.copyOf(policies);
  }

  /** An answer, and by which policy it was given. */
  public record Answer(Order order, Policy policy) {}

  /** The answer to the decision that waits for the side; null where it must be asked. */
  public @Nullable Answer answer(View view) {
    Rules rules = view.rules();
    Position p = view.position();
    if (!(rules.decision(p) instanceof Decision.Choose choose)
        || choose.side() != view.side()
        || choose.part().side() == view.side()) {
      return null;
    }
    Matter matter = Matter.ofKind(choose.kind());
    Policy policy = matter == null ? null : policies.get(matter);
    if (policy == null) {
      return null;
    }
    boolean passes =
        switch (policy) {
          case CLERK -> false;
          case HOLD -> !cutOff(rules, p, view.side());
          case DECLINE -> true;
        };
    Order order =
        passes && rules.judge(p, Order.PASS) instanceof Granted ? Order.PASS : rules.suggest(p);
    return rules.judge(p, order) instanceof Granted ? new Answer(order, policy) : null;
  }

  /** Whether none of the side's units that are attacked is in supply. */
  private static boolean cutOff(Rules rules, Position p, Side side) {
    Engaged engaged = rules.engaged(p);
    if (engaged == null) {
      return false;
    }
    boolean any = false;
    for (Unit unit : rules.roster().all()) {
      if (unit.side() == side && p.onMap(unit) && engaged.targets().contains(p.place(unit))) {
        if (rules.supply(p, unit).in()) {
          return false;
        }
        any = true;
      }
    }
    return any;
  }
}
