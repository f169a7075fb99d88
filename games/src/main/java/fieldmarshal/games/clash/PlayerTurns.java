package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 5 as volume one has it (The Marne, Tannenberg): a turn is two player turns without a cup.
 * The active player alone runs supply, reinforcement and replacement, his armies in the order that
 * he likes, one combat phase, and recovery.
 */
public final class PlayerTurns extends Sequence {
  private final int first;

  /**
   * @param first the side whose player turn comes first
   */
  public PlayerTurns(ClashRules rules, int first) {
    super(rules);
    this.first = first;
  }

  @Override
  @Case("COG-5.1b")
  public int first(Position p) {
    return first;
  }

  /** The steps of a player turn, then those of the other, then the turn ends. */
  @Override
  @Case({"COG-5.1b", "COG-5.33f", "COG-5.34d"})
  protected Step after(Table t, Step now) {
    return switch (now) {
      case SUPPLY -> Step.REINFORCEMENT;
      case REPLACEMENT_ENDS -> Step.OPERATIONS;
      case OPERATIONS, MOVEMENT_ENDS -> {
        t.setGlobal(Global.ARMY, 0);
        yield waiting(t.now()).isEmpty() ? Step.COMBAT : Step.DRAW;
      }
      case DRAW -> t.now().global(Global.ARMY) == 0 ? Step.COMBAT : Step.COMMAND;
      case COMBAT_ENDS -> Step.RECOVERY;
      case RECOVERY -> {
        if (t.now().global(Global.PLAYER) != first) {
          yield Step.TURN_ENDS;
        }
        turnTo(t, 1 - first);
        yield Step.SUPPLY;
      }
      default -> super.after(t, now);
    };
  }

  /** The active player checks his own units; what he finds lasts to his own next turn. */
  @Override
  @Case({"COG-5.1b", "COG-5.31a", "COG-5.31b"})
  protected void supply(Table t, int side) {
    if (turn(t.now()) > rules.scenario().firstTurn()) {
      rules.supply().determine(t, side);
    }
  }

  /** The active player removes the markers from his own units. */
  @Override
  @Case({"COG-5.1b", "COG-5.35"})
  protected void recover(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      t.setFlag(unit, Flag.OF_A_TURN, false);
    }
  }

  // ---- 5.33 the armies

  /** The armies of the active player that have not had their roll. */
  @Case("COG-5.33f")
  List<Army> waiting(Position p) {
    List<Army> armies = new ArrayList<>();
    for (Army army : rules.armies()) {
      if (army.side().index() == p.global(Global.PLAYER)
          && rules.command().available(p, army)
          && rules.command().rolled(p, army) < 0) {
        armies.add(army);
      }
    }
    return armies;
  }

  /** The active player picks the next army himself. */
  @Override
  @Case("COG-5.33f")
  protected void draw(Table t) {
    t.push(new Pick());
  }

  /** Which army is rolled for next. */
  @Case({"COG-5.33f", "COG-5.34d"})
  public record Pick() implements Frame.Obvious, LastingFrame {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          p.global(Global.PLAYER),
          Kind.CHOOSE,
          "Choose the army that rolls its command die and moves next.",
          "COG-5.33f");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.of("The next army")
          .with(
              armies(rules, p).stream()
                  .map(army ->
                      new Question.Option(army.id(), army.title(), rules.command().about(p, army)))
                  .toList());
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      List<Army> armies = armies(rules, p);
      if (armies.isEmpty()) {
        sink.accept(Order.PASS);
      }
      for (Army army : armies) {
        if (!sink.accept(Order.Choose.option(army.id()))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      List<Army> armies = armies(rules, t.now());
      if (armies.isEmpty() && order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      for (Army army : armies) {
        if (order.equals(Order.Choose.option(army.id()))) {
          t.pop();
          rules.sequence().activate(t, army);
          return null;
        }
      }
      if (order instanceof Order.Attack) {
        return Refused.of("COG-5.34d", "Units attack after all your armies have moved.");
      }
      Army named = order instanceof Order.Choose choose ? rules.army(choose.option()) : null;
      if (named != null && rules.command().rolled(t.now(), named) >= 0) {
        return Refused.of("COG-5.33f", () -> named.begins() + " has already rolled this turn.");
      }
      return Refused.of("COG-5.33f", "Choose one of your armies that has not rolled yet.");
    }

    private static List<Army> armies(ClashRules rules, Position p) {
      return ((PlayerTurns) rules.sequence()).waiting(p);
    }
  }
}
