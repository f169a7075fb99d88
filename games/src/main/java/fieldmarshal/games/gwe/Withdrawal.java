package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.ChoiceOfWays;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Case 12.1: cavalry withdraws before combat. */
public class Withdrawal extends Chapter {
  private static final int HEXES = 2;

  public Withdrawal(GreatWarInTheEast rules) {
    super(rules);
  }

  /** Whether the unit is of the kind that withdraws. */
  @Case("GWE-12.11")
  protected boolean kind(Position p, Counter unit) {
    return unit.isCavalry();
  }

  /** Why the unit may not try, or null. Command and supply do not matter. */
  @Case({"GWE-12.11", "GWE-4.0-2"})
  public @Nullable Refused mayTry(Position p, Counter unit) {
    if (unit.side() == phasing(p)) {
      return Refused.of("GWE-4.0-2", "Only the non-phasing side may withdraw.");
    }
    if (!p.onMap(unit) || !kind(p, unit)) {
      return Refused.of(kindCase(), () -> unit.begins() + " may not withdraw before combat.");
    }
    if (p.has(unit, Flag.ENTRAINED)) {
      return Refused.of("GWE-12.11", () -> unit.begins() + " is entrained.");
    }
    if (p.has(unit, Flag.TRIED)) {
      return Refused.of("GWE-12.12", () -> unit.begins() + " has already rolled.");
    }
    if (!besideEnemy(p, unit)) {
      return Refused.of("GWE-12.11", () -> unit.begins() + " is not next to an enemy unit.");
    }
    if (!rules.retreats().canGo(p, List.of(unit), p.place(unit), HEXES)) {
      return Refused.of("GWE-12.13", () -> unit.begins() + " has no withdrawal path of two hexes.");
    }
    return null;
  }

  protected String kindCase() {
    return "GWE-12.11";
  }

  private boolean besideEnemy(Position p, Counter unit) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board().neighbour(p.place(unit), d);
      if (to < 0) {
        continue;
      }
      for (int u = p.first(to); u >= 0; u = p.next(u)) {
        if (counter(u).side() != unit.side() && counter(u).isCombat()) {
          return true;
        }
      }
    }
    return false;
  }

  /** The die that a withdrawal needs: above the rating. */
  @Case("GWE-12.12")
  protected boolean needsRoll(Counter unit) {
    return true;
  }

  @Case({"GWE-4.0-2", "GWE-12.11"})
  record Segment() implements Pending.Obvious<GreatWarInTheEast>, LastingFrame {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          rules.other(rules.sequence().phasing(p)),
          Kind.WITHDRAW,
          "Withdraw units next to the enemy, or continue.",
          "GWE-12.11");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.of("Withdrawal", "End withdrawal");
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : rules.unitsOf(rules.other(rules.sequence().phasing(p)).index())) {
        if (rules.withdrawal().mayTry(p, unit) == null && !sink.accept(new Order.Withdraw(unit))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return rules.withdrawal().play(t, order);
    }
  }

  private @Nullable Refused play(Table t, Order order) {
    if (order instanceof Order.Pass) {
      t.pop();
      return null;
    }
    if (!(order instanceof Order.Withdraw withdraw)) {
      return Refused.of("GWE-4.0-2", "Units may try to withdraw now, or stay.");
    }
    Counter unit = counter(withdraw.unit());
    Refused refused = mayTry(t.now(), unit);
    if (refused != null) {
      return refused;
    }
    t.setFlag(unit, Flag.TRIED, true);
    t.push(needsRoll(unit) ? new WithdrawalRoll(unit) : new Going(unit, t.now().place(unit)));
    return null;
  }

  @Case("GWE-12.12")
  record WithdrawalRoll(Counter unit) implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(p, unit.side(), "withdrawal of " + unit.called(), "GWE-12.12");
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("withdrawal of " + unit.called(), face, "GWE-12.12"));
      if (face > unit.tcr()) {
        t.note(unit.begins() + " may withdraw.", "GWE-12.12");
        t.push(new Going(unit, t.now().place(unit)));
      } else {
        t.note(unit.begins() + " fails to withdraw and stays.", "GWE-12.12");
      }
    }
  }

  /** The unit goes two hexes, no more and no less, as retreats go. */
  @Case({"GWE-12.11", "GWE-12.13", "GWE-12.14"})
  record Going(Counter unit, int from) implements ChoiceOfWays<GreatWarInTheEast> {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          unit.side(),
          Kind.WITHDRAWAL_PATH,
          "Choose where " + unit.called() + " withdraws to.",
          "GWE-12.13");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.of("Withdrawal path");
    }

    @Override
    public void ways(GreatWarInTheEast rules, Position p, Ways ways) {
      ways.go(List.of(unit), rules.retreats().withdrawals(p, unit, HEXES));
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      if (!(order instanceof Order.Retreat retreat)
          || retreat.units().size() != 1
          || retreat.units().get(0) != unit) {
        return Refused.of("GWE-12.13", () -> "First choose where " + unit.called() + " goes.");
      }
      if (!rules.retreats().withdrawals(t.now(), unit, HEXES).contains(retreat.path())) {
        return Refused.of(
            "GWE-12.13",
            () -> "This is not a path of two hexes that " + unit.called() + " may take.");
      }
      t.pop();
      t.push(new Filling(from));
      rules.withdrawal().withdrawn(t, unit, retreat.path());
      return null;
    }
  }

  /**
   * A unit that withdraws onto friends adds nothing to their defence in the coming combat phase.
   */
  @Case({"GWE-12.15", "GWE-12.17", "GWE-8.66a"})
  private void withdrawn(Table t, Counter unit, Hexes path) {
    int from = t.now().place(unit);
    rules.retreats().walk(t, List.of(unit), path, "withdrawal");
    leaveAlone(t, unit.side(), from);
  }

  /**
   * Passengers whose hosts have all withdrawn in their turn shelter with nobody: they fight again.
   */
  @Case({"GWE-12.15", "GWE-8.66a"})
  private void leaveAlone(Table t, Side side, int hex) {
    Position p = t.now();
    List<Counter> passengers = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() == side && p.has(unit, Flag.PASSENGER)) {
        passengers.add(unit);
      } else if (unit.side() == side && unit.hasSteps()) {
        return;
      }
    }
    for (Counter unit : passengers) {
      t.setFlag(unit, Flag.PASSENGER, false);
    }
  }

  /** Phasing units beside the hex that was left may step into it. */
  @Case("GWE-12.16")
  record Filling(int hex) implements Pending.Obvious<GreatWarInTheEast> {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          rules.sequence().phasing(p),
          Kind.FILL,
          "The enemy has left "
              + rules.board().title(hex)
              + ". Move adjacent units into it, or stay.",
          "GWE-12.16");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.of("Enter the vacated hex", "Enter no more units");
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : rules.withdrawal().fillers(p, hex)) {
        if (!sink.accept(new Order.Advance(List.of(unit), Hexes.of(hex)))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return rules.withdrawal().fill(t, this, order);
    }
  }

  private List<Counter> fillers(Position p, int hex) {
    List<Counter> fillers = new ArrayList<>();
    Side side = phasing(p);
    if (rules.zones().presence(p, 1 - side.index()).bars.has(hex)) {
      return fillers;
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = board().neighbour(hex, d);
      if (from < 0) {
        continue;
      }
      int back = board().direction(from, hex);
      for (int u = p.first(from); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (unit.side() == side
            && (unit.isCombat() || unit.isHq())
            && !p.has(unit, Flag.ENTRAINED)
            && rules.movement().barred(p, unit, from, back, hex) == null
            && rules.stacking().fits(p, hex, side, unit.stacking())) {
          fillers.add(unit);
        }
      }
    }
    return fillers;
  }

  private @Nullable Refused fill(Table t, Filling filling, Order order) {
    if (order instanceof Order.Pass) {
      t.pop();
      return null;
    }
    if (!(order instanceof Order.Advance advance)
        || advance.units().isEmpty()
        || !advance.path().equals(Hexes.of(filling.hex()))) {
      return Refused.of(
          "GWE-12.16", () -> "Units may enter " + title(filling.hex()) + " now, or stay.");
    }
    for (Unit each : advance.units()) {
      Counter unit = counter(each);
      if (!fillers(t.now(), filling.hex()).contains(unit)) {
        return Refused.of(
            "GWE-12.16", () -> unit.begins() + " may not enter " + title(filling.hex()) + ".");
      }
      rules.pieces().go(t, unit, advance.path(), "fill");
    }
    rules.headquarters().overrun(t, phasing(t.now()), filling.hex());
    return null;
  }
}
