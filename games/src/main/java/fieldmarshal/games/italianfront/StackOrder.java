package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Case 11.6.4: the owner decides which unit lies on top of a stack, at set-up and in his own
 * segment. The frames of these phases offer it.
 */
final class StackOrder extends Chapter {
  static final String TOP = "top";

  static final Question.Option OPTION =
      new Question.Option(TOP, "Put it on top", "The enemy sees only the top unit of a stack.");

  StackOrder(ItalianFrontRules rules) {
    super(rules);
  }

  /** Every unit of the side that may be put on top; false when no more are wanted. */
  @Case("IF-11.6.4")
  boolean orders(Position p, int side, OrderSink sink) {
    for (Counter unit : rules.unitsOf(side)) {
      if (below(p, unit) && !sink.accept(Order.Choose.unit(TOP, unit))) {
        return false;
      }
    }
    return true;
  }

  /** The same in a phase in which only stacks are ordered that somebody has just joined. */
  @Case("IF-11.6.4")
  boolean ofMovers(Position p, int side, OrderSink sink) {
    for (Counter unit : rules.unitsOf(side)) {
      if (below(p, unit) && touched(p, unit) && !sink.accept(Order.Choose.unit(TOP, unit))) {
        return false;
      }
    }
    return true;
  }

  /** Puts a unit on top of a stack that somebody has just joined, or says why not. */
  @Case("IF-11.6.4")
  @Nullable Refused ofMover(Table t, int side, Order.Choose order) {
    if (order.units().size() == 1
        && t.now().place(order.units().getFirst()) >= 0
        && !touched(t.now(), counter(order.units().getFirst()))) {
      return Refused.of("IF-11.6.4", "No unit has joined that stack in this phase.");
    }
    return play(t, side, order);
  }

  /** Whether somebody in the unit's hex entered this turn or has moved in this phase. */
  private boolean touched(Position p, Counter unit) {
    for (int u = p.first(p.place(unit)); u >= 0; u = p.next(u)) {
      if (p.has(counter(u), Flag.ENTERED | Flag.FINISHED)) {
        return true;
      }
    }
    return false;
  }

  private static boolean below(Position p, Counter unit) {
    int hex = p.place(unit);
    return hex >= 0 && p.first(hex) != unit.index();
  }

  /** Puts a unit on top of its stack, or says why not. */
  @Case({"IF-11.6.4", "IF-4.1.6"})
  @Nullable Refused play(Table t, int side, Order.Choose order) {
    if (!order.option().equals(TOP) || order.units().size() != 1 || !order.hexes().isEmpty()) {
      return Refused.of("IF-11.6.4", "Choose one unit to put on top of its stack.");
    }
    Counter unit = counter(order.units().getFirst());
    if (unit.sideIndex() != side || unit.isSymbol() || t.now().place(unit) < 0) {
      return Refused.of("IF-11.6.4", "Only your own units on the map can be put on top.");
    }
    if (!below(t.now(), unit)) {
      return Refused.of("IF-11.6.4", () -> unit.begins() + " is already on top.");
    }
    int hex = t.now().place(unit);
    List<Counter> stack = new ArrayList<>();
    stack.add(unit);
    for (int u = t.now().first(hex); u >= 0; u = t.now().next(u)) {
      if (u != unit.index()) {
        stack.add(counter(u));
      }
    }
    t.stack(hex, stack);
    Event event = new Event.Placed(unit, hex, TOP);
    if (Deployment.underWay(t.now(), side)) {
      t.tell(event, Audience.only(rules.side(side)));
    } else {
      t.tell(event);
    }
    return null;
  }

  /** Some unit to put on top, or null. */
  @Nullable Order sample(Position p, int side, RandomGenerator random) {
    Counter[] units = rules.unitsOf(side);
    for (int i = 0; i < 8; i++) {
      Counter unit = units[random.nextInt(units.length)];
      if (below(p, unit)) {
        return Order.Choose.unit(TOP, unit);
      }
    }
    return null;
  }
}
