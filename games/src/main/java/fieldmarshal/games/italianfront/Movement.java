package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Chapter 7: movement. Costs and closed ground are in {@link Ground}. */
public final class Movement extends Marching {
  private static final Question.Option RELEASE =
      new Question.Option(
          GhqReserve.RELEASE,
          "Roll for its release",
          "On a die roll of 4 or more the reserve unit may move. You roll only once.");

  Movement(ItalianFrontRules rules) {
    super(rules);
  }

  /** Why a unit may never go from one hex into the next, whatever its points, or null. */
  @Case({"IF-7.6.1", "IF-7.9.2", "IF-7.10.1"})
  @Nullable Refused prohibited(Position p, Counter unit, int from, int direction, int to) {
    return direction < 0
        ? Refused.of("IF-7.1.1", () -> title(to) + " is not next to " + title(from) + ".")
        : rules.ground().barred(p, unit, from, direction, to);
  }

  void begin(Table t, int side) {
    open(t, side);
    t.push(new Moving(side));
  }

  /** The sub-phase ends; who entered this turn has had his time to leave a hex that is too full. */
  @Case({"IF-7.2.1", "IF-13.1.4"})
  void end(Table t, int side) {
    close(t, side);
    for (Counter unit : rules.unitsOf(side)) {
      t.setFlag(unit, Flag.ENTERED, false);
    }
  }

  @Case({"IF-7.1.1", "IF-4.1.3"})
  record Moving(int side) implements Pending.Choice<ItalianFrontRules>, LastingFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p, side, Kind.MOVE, "Move units or stacks, or end the movement.", "IF-7.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Movement", "End movement").with(rules.movement().options());
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (sink.accept(Order.PASS)
          && rules.movement().orders(p, side, sink)
          && rules.movement().releases(p, side, sink)) {
        rules.stackOrder().orders(p, side, sink);
      }
    }

    @Override
    public void others(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (rules.movement().releases(p, side, sink)) {
        rules.stackOrder().orders(p, side, sink);
      }
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          t.pop();
          yield null;
        }
        case Order.Move move -> rules.movement().march(t, side, move);
        case Order.Choose choose -> rules.movement().choose(t, side, choose);
        default -> Refused.of("IF-4.1.3", "In the movement sub-phase units only move.");
      };
    }

    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      return Order.PASS;
    }

    @Override
    public Order sample(ItalianFrontRules rules, Position p, RandomGenerator random) {
      Order release = rules.movement().sampleRelease(p, side, random);
      return release != null
          ? release
          : rules.randomMoves().sample(p, side, rules.movement(), random);
    }
  }

  // ---- 19.1 the release of reserves

  private List<Question.Option> options() {
    return rules.on(ItalianFront.GHQ_RESERVE)
        ? List.of(RELEASE, StackOrder.OPTION)
        : List.of(StackOrder.OPTION);
  }

  /** The reserves for which a die may be rolled; false when no more are wanted. */
  @Case("IF-19.1.1")
  private boolean releases(Position p, int side, OrderSink sink) {
    for (Counter unit : rules.unitsOf(side)) {
      if (rules.ghqReserve().mayRoll(p, unit) == null && !sink.accept(GhqReserve.order(unit))) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Refused choose(Table t, int side, Order.Choose order) {
    if (!order.option().equals(GhqReserve.RELEASE)) {
      return rules.stackOrder().play(t, side, order);
    }
    if (order.units().size() != 1
        || !order.hexes().isEmpty()
        || counter(order.units().getFirst()).sideIndex() != side) {
      return Refused.of("IF-19.1.1", "Choose one unit of the reserve.");
    }
    return rules.ghqReserve().release(t, counter(order.units().getFirst()));
  }

  private @Nullable Order sampleRelease(Position p, int side, RandomGenerator random) {
    if (rules.on(ItalianFront.GHQ_RESERVE) && turn(p) == 1 && random.nextInt(4) == 0) {
      Counter[] units = rules.unitsOf(side);
      for (int i = 0; i < units.length; i++) {
        Counter unit = units[random.nextInt(units.length)];
        if (rules.ghqReserve().mayRoll(p, unit) == null) {
          return GhqReserve.order(unit);
        }
      }
    }
    return null;
  }

  // ---- 7.1 to 7.5

  @Override
  protected String how() {
    return Order.Move.MARCH;
  }

  /** Units that began in an enemy zone are pinned; others move until they have finished. */
  @Override
  @Case({"IF-7.4.2", "IF-7.4.1", "IF-7.5.1", "IF-8.4.1", "IF-19.1.1"})
  protected @Nullable Refused mayMove(Position p, Counter unit) {
    int flags = p.flags(unit);
    if ((flags & Flag.PINNED) != 0) {
      return Refused.of(
          "IF-7.4.2", () -> unit.begins() + " began in an enemy zone of control and may not move.");
    }
    if ((flags & Flag.FINISHED) != 0) {
      boolean zone = rules.zones().seenZone(p, 1 - unit.sideIndex(), p.place(unit));
      return Refused.of(
          zone ? "IF-7.4.1" : "IF-8.4.1",
          () ->
              unit.begins()
                  + (zone
                      ? " has entered an enemy zone of control and must stay there."
                      : " has finished its move."));
    }
    return rules.ghqReserve().mayMove(p, unit);
  }

  @Override
  @Case("IF-19.2.1")
  protected boolean crosses(int from, int to) {
    return rules.lakeGarda().isCrossing(from, to);
  }

  /** The movement factor, halved for a side that pauses. */
  @Override
  @Case({"IF-7.1.1", "IF-7.2.1", "IF-7.5.1", "IF-17.2.4"})
  protected int allowance(Position p, Counter unit) {
    return Ground.HALVES * rules.pause().limit(p, unit.sideIndex(), rules.pieces().move(p, unit));
  }

  @Override
  @Case("IF-7.4.1")
  protected boolean stops(Position p, int side, int hex) {
    return rules.zones().seenZone(p, 1 - side, hex);
  }

  @Override
  @Case("IF-7.4.1")
  protected boolean stopped(Position p, int side, int hex) {
    return rules.zones().zone(p, 1 - side, hex);
  }

  @Override
  @Case("IF-7.3.1")
  protected boolean minimum(Position p, Counter unit) {
    return true;
  }
}
