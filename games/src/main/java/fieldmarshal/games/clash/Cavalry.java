package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 14: cavalry in combat. It never attacks infantry, is weak against it, and may retire
 * before the dice: from infantry all together, from cavalry unit by unit with luck. A battle book
 * changes {@link #ratingHit} and {@link #limitHit}.
 */
public class Cavalry extends Chapter {
  static final String RETIRE = "retire";

  /** How far cavalry retires. */
  private static final int HEXES = 2;

  private static final int HIT_BY_INFANTRY = 1;

  public Cavalry(ClashRules rules) {
    super(rules);
  }

  // ---- 14.2 restrictions

  /** Whether infantry of the side stands in the hex. */
  @Case("COG-14.2a")
  final boolean infantryIn(Position p, int side, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (counter(u).sideIndex() == side && counter(u).isInfantry()) {
        return true;
      }
    }
    return false;
  }

  /** Whether the defender is cavalry and infantry attacks it. */
  @Case("COG-14.2b")
  final boolean hit(Counter defender, Reckoning.Force force) {
    return defender.isCavalry() && !force.cavalryAttacks();
  }

  /** Whether infantry attacks nothing but cavalry. */
  @Case("COG-14.2b")
  final boolean allHit(Reckoning.Force force) {
    if (force.fort() || force.defenders().isEmpty()) {
      return false;
    }
    for (int i = 0; i < force.defenders().size(); i++) {
      if (!hit(force.defenders().get(i), force)) {
        return false;
      }
    }
    return true;
  }

  /** The rating of cavalry that infantry attacks. */
  @Case({"COG-14.2b", "COG-X8"})
  protected int ratingHit(Position p, Counter defender) {
    return HIT_BY_INFANTRY;
  }

  /**
   * How many attackers roll where infantry attacks cavalry.
   *
   * @param limit what the chart says
   */
  @Case("COG-14.2b")
  protected int limitHit(Position p, int limit) {
    return Math.min(HIT_BY_INFANTRY, limit);
  }

  // ---- 14.3, 14.4 retreat before combat

  /**
   * Asks whoever may still retire; then the odds are fixed. Cavalry that came into the hex in
   * retreat goes with the others, or tries its luck as each of them: 12.85 takes its strength, not
   * its horses, and 14.3 speaks of all units of the hex.
   */
  @Case({"COG-14.3a", "COG-14.3b", "COG-14.4a", "COG-14.4c", "COG-12.85"})
  final void next(Table t, Battle battle) {
    Position p = t.now();
    if (battle.queue().isEmpty() || !mayRetire(p, battle)) {
      t.replace(battle.at(Battle.Stage.RECKON));
      return;
    }
    if (battle.attackers().getFirst().isCavalry()) {
      Counter unit = battle.queue().getFirst();
      t.replace(battle.without(unit));
      if (!ways(p, List.of(unit)).isEmpty()) {
        t.push(new Attempt(unit));
      }
      return;
    }
    List<Counter> stack = new ArrayList<>(battle.defenders());
    stack.addAll(battle.newcomers());
    t.replace(battle.at(Battle.Stage.RECKON));
    List<Hexes> ways = ways(p, stack);
    if (!ways.isEmpty()) {
      t.push(new Retire(stack, ways, true));
    }
  }

  /** Whether the hex holds nothing but cavalry. */
  @Case({"COG-14.3a", "COG-14.4a"})
  final boolean mayRetire(Position p, Battle battle) {
    return !battle.fort() && !infantryIn(p, 1 - battle.side(), battle.target());
  }

  /** The ways of two hexes, every step in a compass direction, for all of them together. */
  @Case({"COG-14.3a", "COG-14.3b"})
  final List<Hexes> ways(Position p, List<Counter> stack) {
    return rules.retreats().compassPaths(p, stack, HEXES);
  }

  /**
   * Cavalry goes before the dice, all units along one way.
   *
   * @param asked whether it may still stay: it has not tried its luck
   */
  @Case({"COG-14.3a", "COG-14.3b", "COG-14.4a"})
  record Retire(List<Counter> stack, List<Hexes> ways, boolean asked) implements Frame.Obvious {
    Retire {
      stack = List.copyOf(stack);
      ways = List.copyOf(ways);
    }

    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          stack.getFirst().sideIndex(),
          Kind.RETIRE,
          UnitNames.of(stack)
              + (asked
                  ? ": retreat two hexes before combat, or stay."
                  : ": choose the path of the retreat before combat."),
          asked ? "COG-14.3a" : "COG-14.4a");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return (asked
              ? Question.inCombat("Retreat before combat", "Stay and fight")
              : Question.inCombat("Retreat before combat"))
          .shut(rules.retreats().shutToCompass(p, stack, HEXES, ways));
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      if (asked && !sink.accept(Order.PASS)) {
        return;
      }
      for (Hexes way : ways) {
        if (!sink.accept(new Order.Retreat(List.copyOf(stack), way))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      if (order instanceof Order.Pass && asked) {
        t.pop();
        return null;
      }
      if (!(order instanceof Order.Retreat retreat)) {
        return asked
            ? Refused.of("COG-14.3a", "Choose a retreat of two hexes, or stay and fight.")
            : Refused.of("COG-14.4a", "The unit may retreat: choose its path of two hexes.");
      }
      if (retreat.units().size() != stack.size()
          || !new HashSet<>(retreat.units()).equals(new HashSet<>(stack))) {
        return asked
            ? Refused.of("COG-14.3a", "All units of the hex retreat together, to one hex.")
            : Refused.of("COG-14.4a", () -> "Now only " + stack.getFirst().called() + " retreats.");
      }
      if (!ways.contains(retreat.path())) {
        return Refused.of(
            "COG-14.3b",
            "Cavalry retreats two hexes before combat, in retreat directions and outside enemy zones of control.");
      }
      rules.cavalry().retire(t, stack, retreat.path());
      return null;
    }
  }

  private void retire(Table t, List<Counter> stack, Hexes way) {
    Below.answer(t, Battle.class, battle -> battle.retired(stack));
    rules.retreats().go(t, stack, way, "withdrawal");
  }

  /** One unit may try to get away from cavalry. */
  @Case({"COG-14.4a", "COG-14.4c"})
  record Attempt(Counter unit) implements Frame.Choice {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          unit.sideIndex(),
          Kind.RETIRE,
          "Does "
              + unit.called()
              + " try to retreat before combat? It succeeds on a die roll of "
              + rules.pieces().ter(p, unit)
              + " or less.",
          "COG-14.4a");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.inCombat("Retreat before combat", "Stay and fight")
          .with(
              new Question.Option(
                  RETIRE,
                  "Try to retreat",
                  "It succeeds on a die roll of " + rules.pieces().ter(p, unit) + " or less."));
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      if (sink.accept(Order.PASS)) {
        sink.accept(Order.Choose.unit(RETIRE, unit));
      }
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      if (order.equals(Order.Choose.unit(RETIRE, unit))) {
        t.replace(new Luck(unit));
        return null;
      }
      return Refused.of("COG-14.4a", "Try to retreat before combat, or stay.");
    }
  }

  /** The die by which cavalry gets away from cavalry: its rating or less. */
  @Case("COG-14.4a")
  record Luck(Counter unit) implements Frame.Chance {
    @Override
    public Decision.Chance decision(ClashRules rules, Position p) {
      return rules.chance(p, unit.sideIndex(), purpose(), "COG-14.4a");
    }

    private String purpose() {
      return "retreat before combat of " + unit.called();
    }

    @Override
    public void fall(ClashRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled(purpose(), face, "COG-14.4a"));
      if (face <= rules.pieces().ter(t.now(), unit)) {
        t.note(unit.begins() + " may retreat before combat.", "COG-14.4a");
        List<Counter> alone = List.of(unit);
        t.push(new Retire(alone, rules.cavalry().ways(t.now(), alone), false));
      } else {
        t.note(unit.begins() + " fails to retreat before combat.", "COG-14.4c");
      }
    }
  }

  /** Whether cavalry that everybody has run away from may go on a second hex. */
  @Case({"COG-14.4b", "COG-14.4c"})
  final boolean pursues(Battle battle) {
    return battle.retired()
        && battle.defenders().isEmpty()
        && battle.newcomers().isEmpty()
        && battle.attackers().getFirst().isCavalry();
  }
}
