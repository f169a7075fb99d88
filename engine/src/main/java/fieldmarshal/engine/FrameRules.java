package fieldmarshal.engine;

import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Ruling.Refused;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A rulebook whose positions carry a stack of {@link Pending} frames: the top frame says whose
 * decision it is, lists the orders, plays them. Tasks run by themselves, and a choice that leaves
 * only one legal order is taken and told.
 *
 * @param <R> the rulebook's own type, which its frames are written for
 */
public abstract class FrameRules<R extends FrameRules<R>> implements Rules {
  private static final int TOO_MANY = 100_000;

  @SuppressWarnings("unchecked")
  private R self() {
    return (R) this;
  }

  @SuppressWarnings("unchecked")
  private @Nullable Pending<R> top(Position position) {
    return (Pending<R>) position.pending();
  }

  @Override
  public final Decision decision(Position position) {
    return switch (top(position)) {
      case Pending.Choice<R> choice -> choice.decision(self(), position);
      case Pending.Chance<R> chance -> chance.decision(self(), position);
      case Pending.End<R> end -> end.decision(self(), position);
      case Pending.Task<R> task -> throw new IllegalStateException("left undone: " + task);
      case null -> throw new IllegalStateException("nothing waits");
    };
  }

  @Override
  public final Question question(Position position) {
    if (!(top(position) instanceof Pending.Choice<R> choice)) {
      throw new IllegalStateException("no player decides");
    }
    return choice.question(self(), position);
  }

  @Override
  public final void orders(Position position, OrderSink sink) {
    if (top(position) instanceof Pending.Choice<R> choice) {
      choice.orders(self(), position, sink);
    }
  }

  @Override
  public final void others(Position position, OrderSink sink) {
    if (top(position) instanceof Pending.Choice<R> choice) {
      choice.others(self(), position, sink);
    }
  }

  @Override
  public final Ruling judge(Position position, Order order) {
    return judge(position, order, false);
  }

  @Override
  public final Ruling judgeStep(Position position, Order order) {
    return judge(position, order, true);
  }

  private Ruling judge(Position position, Order order, boolean step) {
    if (!(top(position) instanceof Pending.Choice<R> choice)) {
      return notNow(position);
    }
    Table table = new Table(position);
    Refused refused = choice.play(self(), table, order);
    if (refused != null) {
      return refused;
    }
    atOnce(table);
    settle(table, step);
    return new Granted(table.events(), table.now());
  }

  /**
   * What a rulebook does as soon as something is so, at whatever moment: it is called after every
   * order, die and task, when that has been played out. It may put frames on top or end the game.
   */
  protected void atOnce(Table table) {}

  /** What an order gets when no player is to decide. */
  protected abstract Refused notNow(Position position);

  @Override
  public final Granted roll(Position position, int face) {
    return roll(position, face, false);
  }

  @Override
  public final Granted rollStep(Position position, int face) {
    return roll(position, face, true);
  }

  private Granted roll(Position position, int face, boolean step) {
    if (!(top(position) instanceof Pending.Chance<R> chance)) {
      throw new IllegalStateException("no die is called for");
    }
    Table table = new Table(position);
    chance.roll(self(), table, face);
    atOnce(table);
    settle(table, step);
    return new Granted(table.events(), table.now());
  }

  @Override
  public final Order sample(Position position, RandomGenerator random) {
    if (!(top(position) instanceof Pending.Choice<R> choice)) {
      throw new IllegalStateException("no player decides");
    }
    return choice.sample(self(), position, random);
  }

  @Override
  public final Order suggest(Position position) {
    if (!(top(position) instanceof Pending.Choice<R> choice)) {
      throw new IllegalStateException("no player decides");
    }
    return choice.suggest(self(), position);
  }

  /** Runs what runs by itself until a player or a die is needed. */
  protected final void settle(Table table) {
    for (int i = 0; i < TOO_MANY; i++) {
      Pending<R> top = top(table.now());
      if (top instanceof Pending.Task<R> task) {
        task.run(self(), table);
        atOnce(table);
      } else if (!(top instanceof Pending.Choice<R> choice)
          || !choice.obvious()
          || !takeObvious(choice, table)) {
        return;
      }
    }
    throw new IllegalStateException("goes on for ever: " + top(table.now()));
  }

  private void settle(Table table, boolean step) {
    if (step) {
      settleTasks(table);
    } else {
      settle(table);
    }
  }

  @Override
  public final @Nullable Order soleOrder(Position position) {
    return top(position) instanceof Pending.Choice<R> choice && choice.obvious()
        ? sole(choice, position)
        : null;
  }

  /** Runs tasks only: stops at the first choice, even one that leaves only one order. */
  protected final void settleTasks(Table table) {
    while (top(table.now()) instanceof Pending.Task<R> task) {
      task.run(self(), table);
      atOnce(table);
    }
  }

  private boolean takeObvious(Pending.Choice<R> choice, Table table) {
    Order only = sole(choice, table.now());
    if (only == null) {
      return false;
    }
    Refused refused = choice.play(self(), table, only);
    if (refused != null) {
      throw new IllegalStateException("listed but refused: " + only + ": " + refused);
    }
    atOnce(table);
    return true;
  }

  private @Nullable Order sole(Pending.Choice<R> choice, Position position) {
    Order[] only = new Order[1];
    int[] count = new int[1];
    choice.orders(
        self(),
        position,
        order -> {
          only[0] = order;
          return ++count[0] < 2;
        });
    return count[0] == 1 ? only[0] : null;
  }

  /** The legal orders as a list, at most {@code limit}. */
  public final List<Order> list(Position position, int limit) {
    List<Order> list = new java.util.ArrayList<>();
    orders(
        position,
        order -> {
          list.add(order);
          return list.size() < limit;
        });
    return list;
  }
}
