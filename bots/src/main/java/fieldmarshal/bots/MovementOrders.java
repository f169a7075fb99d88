package fieldmarshal.bots;

import fieldmarshal.bots.Asked.Reply;
import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.CommandAppraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.ErrandAppraisal;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Has a whole movement planned, and then gives it order by order. */
final class MovementOrders {
  /** A side's movement is planned again when something comes between, but not for ever. */
  private static final int MOST_PLANS = 60;

  /** The steps that a depot may leave hungry when it goes where it is wanted. */
  private static final int STRAGGLERS = 4;

  private final SplittableRandom random;
  private final Deque<Intent> intents = new ArrayDeque<>();
  private String planned = "";
  private int plans;
  private @Nullable Position expected;
  private @Nullable Position replanned;

  MovementOrders(SplittableRandom random) {
    this.random = random;
  }

  /** The same plans as another. */
  MovementOrders(MovementOrders other, SplittableRandom random) {
    this.random = random;
    this.intents.addAll(other.intents);
    this.planned = other.planned;
    this.plans = other.plans;
    this.expected = other.expected;
    this.replanned = other.replanned;
  }

  /** The next order of the movement. */
  Reply next(Asked asked) {
    Rules rules = asked.rules();
    Appraisal appraisal = asked.appraisal();
    Position p = asked.position();
    if (!asked.when().equals(planned)) {
      planned = asked.when();
      plans = 0;
      expected = null;
    }
    Reply arrival = errand(asked, false);
    if (arrival != null) {
      return arrival;
    }
    // Anything may have happened since the last order, even that somebody took it back.
    if (!asExpected(rules, p) && plans < MOST_PLANS) {
      plans++;
      intents.clear();
      intents.addAll(Planner.plan(rules, appraisal, asked.side(), asked.style(), p, random));
    }
    int waiting = 0;
    boolean barred = false;
    while (!intents.isEmpty()) {
      Intent intent = intents.getFirst();
      if (full(rules, appraisal, p, intent)) {
        if (waiting < intents.size()) {
          // Others are to leave that hex first.
          intents.addLast(intents.removeFirst());
          waiting++;
          continue;
        }
        if (!vacating(rules, appraisal, p, intent)) {
          intents.removeFirst();
          waiting = 0;
          barred = true;
          continue;
        }
      }
      Order order = order(rules, appraisal, p, intent);
      if (order != null
          && rules.judge(p, order) instanceof Granted granted
          && !starves(rules, appraisal, intent.unit(), p, granted.next())) {
        expected = granted.next();
        return new Reply(order, () -> sentence(rules, intent), granted);
      }
      intents.removeFirst();
      waiting = 0;
    }
    if (!Objects.equals(p, replanned)
        && plans < MOST_PLANS
        && (barred || crowded(rules, p, asked.side()))) {
      // Somebody could not go where he was to go, or now there are too many in a hex.
      replanned = p;
      expected = null;
      return next(asked);
    }
    Reply rest = errand(asked, true);
    if (rest != null) {
      return rest;
    }
    Order ride = ride(rules, appraisal, p, asked.side());
    if (ride != null && rules.judge(p, ride) instanceof Granted granted) {
      expected = granted.next();
      return new Reply(ride, "A headquarters on a train commands no unit.", granted);
    }
    Order back = back(rules, appraisal, p, asked.side());
    if (back != null && rules.judge(p, back) instanceof Granted granted) {
      expected = granted.next();
      return new Reply(back, "A depot out of supply supplies no unit.", granted);
    }
    expected = null;
    return new Reply(Order.PASS, "No move improves the position.");
  }

  /** Whether there is no room now where a unit is to go. */
  private static boolean full(Rules rules, Appraisal appraisal, Position p, Intent intent) {
    return p.place(intent.unit()) != intent.hex()
        && !Room.fits(rules, appraisal, p, intent.unit(), intent.hex());
  }

  /** Whether somebody is still to leave the hex where a unit is to go, and can. */
  private boolean vacating(Rules rules, Appraisal appraisal, Position p, Intent intent) {
    for (Intent other : intents) {
      if (p.place(other.unit()) == intent.hex() && !full(rules, appraisal, p, other)) {
        Order order = order(rules, appraisal, p, other);
        if (order != null && rules.judge(p, order) instanceof Granted) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the side would have to give up units for lack of room if the movement ended now. */
  private static boolean crowded(Rules rules, Position p, Side side) {
    return rules.judge(p, Order.PASS) instanceof Granted granted
        && rules.decision(granted.next()) instanceof Decision.Choose next
        && next.side() == side
        && next.kind().equals(Kind.EXCESS);
  }

  /** Whether everybody in sight stands where he was thought to stand by now. */
  private boolean asExpected(Rules rules, Position p) {
    Position then = expected;
    if (then == null) {
      return false;
    }
    for (Unit unit : rules.roster().all()) {
      if (then.place(unit) != p.place(unit) || then.lost(unit) != p.lost(unit)) {
        return false;
      }
    }
    return true;
  }

  /** What the game itself says is to be done, before the marches or after them. */
  private @Nullable Reply errand(Asked asked, boolean marched) {
    ErrandAppraisal errands = asked.appraisal().errands();
    Order order = errands == null ? null : errands.errand(asked.position(), marched);
    if (order == null
        || !(asked.rules().judge(asked.position(), order) instanceof Granted granted)) {
      return null;
    }
    expected = marched ? granted.next() : null;
    return new Reply(
        order,
        marched
            ? "This can still be done in this phase."
            : "Units that enter early are worth more.",
        granted);
  }

  /** A headquarters that is aboard goes where it commands most, and gets off. */
  private static @Nullable Order ride(Rules rules, Appraisal appraisal, Position p, Side side) {
    for (Unit hq : rules.roster().all()) {
      if (hq.side() != side
          || appraisal.role(hq) != Appraisal.Role.HEADQUARTERS
          || !(rules.judge(p, new Order.Detrain(hq)) instanceof Granted)) {
        continue;
      }
      Order best = new Order.Detrain(hq);
      double most = commands(rules, appraisal, p, hq, p.place(hq)) + 1;
      for (Hexes ride : rules.clerk().rides(p, hq)) {
        double value = commands(rules, appraisal, p, hq, ride.last());
        if (value > most) {
          most = value;
          best = new Order.Rail(hq, ride);
        }
      }
      return best;
    }
    return null;
  }

  /** A depot that is cut off goes back towards supply. */
  private static @Nullable Order back(Rules rules, Appraisal appraisal, Position p, Side side) {
    for (Unit depot : rules.roster().all()) {
      int here = p.place(depot);
      if (here < 0
          || depot.side() != side
          || appraisal.role(depot) != Appraisal.Role.DEPOT
          || appraisal.supplied(p, depot, here)) {
        continue;
      }
      Appraisal.Ways ways = appraisal.ways(p, depot);
      int best = here;
      for (int i = 1; i < ways.count(); i++) {
        if (appraisal.costUnsupplied(p, depot, ways.hex(i))
            < appraisal.costUnsupplied(p, depot, best)) {
          best = ways.hex(i);
        }
      }
      if (best != here) {
        return Order.Move.march(depot, appraisal.path(p, depot, best));
      }
    }
    return null;
  }

  /** The steps that a headquarters would have near it, the nearer the more. */
  private static double commands(Rules rules, Appraisal appraisal, Position p, Unit hq, int hex) {
    CommandAppraisal command = appraisal.command();
    int radius = command == null ? 1 : Math.max(1, command.radius(p, hq));
    double steps = 0;
    for (Unit unit : rules.roster().all()) {
      if (unit.side() == hq.side()
          && p.onMap(unit)
          && appraisal.role(unit) == Appraisal.Role.FIGHTER) {
        double far = rules.board().distance(hex, p.place(unit)) / (double) radius;
        steps += p.stepsLeft(unit) * (far <= 1 ? 1 : Math.exp(-2 * (far - 1)));
      }
    }
    return steps;
  }

  /** Whether a depot that goes on leaves troops hungry: others have moved since it was planned. */
  private static boolean starves(
      Rules rules, Appraisal appraisal, Unit unit, Position before, Position after) {
    return appraisal.role(unit) == Appraisal.Role.DEPOT
        && fed(rules, appraisal, unit.side(), after)
            < fed(rules, appraisal, unit.side(), before) - STRAGGLERS;
  }

  private static int fed(Rules rules, Appraisal appraisal, Side side, Position p) {
    int steps = 0;
    for (Unit unit : rules.roster().all()) {
      int hex = p.place(unit);
      if (hex >= 0 && unit.side() == side && appraisal.supplied(p, unit, hex)) {
        steps += p.stepsLeft(unit);
      }
    }
    return steps;
  }

  private static String sentence(Rules rules, Intent intent) {
    String reason = intent.why().isEmpty() ? "" : " " + intent.why();
    return intent.unit().begins() + " moves to " + rules.board().title(intent.hex()) + reason + ".";
  }

  /** The next order that brings the unit on, or null when it is there or cannot go on. */
  private static @Nullable Order order(
      Rules rules, Appraisal appraisal, Position p, Intent intent) {
    int here = p.place(intent.unit());
    if (intent.rail()) {
      if (here == intent.hex()) {
        return new Order.Detrain(intent.unit());
      }
      for (Hexes ride : rules.clerk().rides(p, intent.unit())) {
        if (ride.last() == intent.hex()) {
          return new Order.Rail(intent.unit(), ride);
        }
      }
      return new Order.Entrain(intent.unit());
    }
    if (here == intent.hex() || here < 0) {
      return null;
    }
    Hexes path = appraisal.path(p, intent.unit(), intent.hex());
    return path.isEmpty() ? null : Order.Move.march(intent.unit(), path);
  }
}
