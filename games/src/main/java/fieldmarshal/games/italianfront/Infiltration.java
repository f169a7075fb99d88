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
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Case 11.8: infiltration. Assault units that begin in an enemy zone go one hex into another zone;
 * those that begin outside spend half of their factor.
 */
final class Infiltration extends Marching {
  private final boolean leavesZones;

  Infiltration(ItalianFrontRules rules) {
    super(rules);
    leavesZones = rules.reads(Reading.INFILTRATION_LEAVES_ZONES);
  }

  void begin(Table t, int side) {
    open(t, side);
    t.push(new Moving(side));
  }

  @Case({"IF-11.8.1", "IF-4.1.3"})
  record Moving(int side) implements Pending.Choice<ItalianFrontRules>, LastingFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.MOVE,
          "Infiltrate with assault units, or end the infiltration.",
          "IF-11.8.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Infiltration", "End infiltration").with(StackOrder.OPTION);
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (sink.accept(Order.PASS) && rules.infiltration().orders(p, side, sink)) {
        rules.stackOrder().orders(p, side, sink);
      }
    }

    @Override
    public void others(ItalianFrontRules rules, Position p, OrderSink sink) {
      rules.stackOrder().orders(p, side, sink);
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          t.pop();
          rules.infiltration().close(t, side);
          yield null;
        }
        case Order.Move move -> rules.infiltration().march(t, side, move);
        case Order.Choose choose -> rules.stackOrder().play(t, side, choose);
        default -> Refused.of("IF-4.1.3", "Only assault units may move now, by infiltration.");
      };
    }

    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      return Order.PASS;
    }

    @Override
    public Order sample(ItalianFrontRules rules, Position p, RandomGenerator random) {
      return rules.randomMoves().sample(p, side, rules.infiltration(), random);
    }
  }

  // ---- 11.8

  @Override
  protected String how() {
    return "infiltration";
  }

  /** Whether the unit infiltrates now. */
  @Case({"IF-11.8.1", "IF-2.3.1", "IF-19.6.1"})
  boolean infiltrates(Position p, Counter unit) {
    return unit.isAssault() || rules.alpini().trained(p, unit);
  }

  @Override
  @Case({"IF-11.8.1", "IF-11.8.3", "IF-11.1.2"})
  protected @Nullable Refused mayMove(Position p, Counter unit) {
    if (!infiltrates(p, unit)) {
      return Refused.of("IF-11.8.1", () -> unit.begins() + " is not assault infantry.");
    }
    return p.has(unit, Flag.FINISHED)
        ? Refused.of("IF-8.4.1", () -> unit.begins() + " has finished its infiltration.")
        : null;
  }

  /** Half of the factor, rounded up; one hex for a unit that began in an enemy zone. */
  @Override
  @Case({"IF-11.8.1", "IF-11.8.2", "IF-17.2.3", "IF-14.3.2"})
  protected int allowance(Position p, Counter unit) {
    return Ground.HALVES * ((rules.pieces().move(p, unit) + 1) / 2);
  }

  /** The zone of a lone headquarters does not stop assault infantry: it is destroyed. */
  @Override
  @Case({"IF-11.8.2", "IF-15.2.5"})
  protected boolean stops(Position p, int side, int hex) {
    return rules.zones().seenFightingZone(p, 1 - side, hex);
  }

  @Override
  @Case({"IF-11.8.2", "IF-15.2.5"})
  protected boolean stopped(Position p, int side, int hex) {
    return rules.zones().fightingZone(p, 1 - side, hex);
  }

  /** One hex, whatever it costs, is for those who began in an enemy zone and for nobody else. */
  @Override
  @Case({"IF-11.8.1", "IF-11.8.2"})
  protected boolean minimum(Position p, Counter unit) {
    return p.has(unit, Flag.PINNED);
  }

  /** From one enemy zone a unit goes only into another; Alpini keep to the mountains. */
  @Override
  @Case({"IF-11.8.1", "IF-19.6.2"})
  protected @Nullable Refused enters(Position p, Counter unit, int from, int to) {
    if (!unit.isAssault() && !rules.alpini().suits(to)) {
      return Refused.of("IF-19.6.2", "Alpini may infiltrate only into mountain and alpine hexes.");
    }
    if (!p.has(unit, Flag.PINNED)) {
      return null;
    }
    if (from != p.place(unit) || !fresh(p, unit)) {
      return Refused.of(
          "IF-11.8.1",
          () ->
              unit.begins()
                  + " began in an enemy zone of control and may infiltrate only one hex.");
    }
    return leavesZones || rules.zones().seenZone(p, 1 - unit.sideIndex(), to)
        ? null
        : Refused.of(
            "IF-11.8.1",
            () ->
                title(to)
                    + " is not in an enemy zone of control. A unit infiltrates from one enemy zone of control into another.");
  }
}
