package fieldmarshal.games.italianfront;

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
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The event Mine Warfare (RE.B2, RE.B3): once in the turn the Central Powers fire a mine under
 * Italians. It is no combat: nobody is shown, nobody supports, nobody rolls for morale, and the
 * step goes on no track.
 */
final class Mines extends Chapter {
  static final String MINE = "mine";

  /** A die up to this costs a step. */
  private static final int GOOD = 4;

  Mines(ItalianFrontRules rules) {
    super(rules);
  }

  /** Whether the side has a mine to fire. */
  @Case("IF-RE.B2")
  boolean ready(Position p, int side) {
    return side == CENTRAL && rules.events().mine(p);
  }

  /** The second combat of the Central Powers is over: a mine that was not fired is lost. */
  @Case("IF-RE.B2")
  void end(Table t) {
    t.setGlobal(Global.MINE, 0);
  }

  /**
   * Why no mine is fired under a hex, or null; only what the Central Powers see counts. The book
   * has the mine before an attack on its hex and says nothing of the two combats. Our ruling: the
   * combats count one by one. A hex that was attacked in the 1st combat may be mined in the 2nd, in
   * which it may be attacked again; in the combat in which it was attacked it may not.
   */
  @Case("IF-RE.B2")
  private @Nullable Refused barred(Position p, int side, int hex) {
    if (!ready(p, side)) {
      return Refused.of("IF-RE.B2", "There is no mine to fire.");
    }
    if (!theatre.inItaly(hex)) {
      return Refused.of("IF-RE.B2", () -> title(hex) + " is not in Italy.");
    }
    if (!italians(p, hex)) {
      return Refused.of("IF-RE.B2", () -> "There are no Italian units in " + title(hex) + ".");
    }
    if (rules.combat().mayBeAttacked(p, side, hex) != null) {
      return Refused.of("IF-RE.B2", () -> title(hex) + " was already attacked.");
    }
    return austrianBeside(p, hex)
        ? null
        : Refused.of("IF-RE.B2", () -> "No Austro-Hungarian unit is next to " + title(hex) + ".");
  }

  /** Italians on top, or Czechs with somebody below them, who can only be Italian. */
  @Case({"IF-RE.B2", "IF-8.5.2", "IF-11.6.1"})
  private boolean italians(Position p, int hex) {
    int top = p.first(hex);
    return top >= 0
        && (counter(top).nation() == Nation.ITALIAN
            || counter(top).nation() == Nation.CZECH && p.height(hex) > 1);
  }

  @Case("IF-RE.B2")
  private boolean austrianBeside(Position p, int hex) {
    for (int beside : theatre.beside(hex)) {
      for (int u = p.first(beside); u >= 0; u = p.next(u)) {
        if (counter(u).nation() == Nation.AUSTRIAN && !counter(u).isSymbol()) {
          return true;
        }
      }
    }
    return false;
  }

  @Nullable Refused fire(Table t, int side, Order.Choose order) {
    if (!order.units().isEmpty() || order.hexes().size() != 1) {
      return Refused.of("IF-RE.B2", "Choose the hex under which the mine is fired.");
    }
    int hex = order.hexes().at(0);
    Refused refused = barred(t.now(), side, hex);
    if (refused == null) {
      t.setGlobal(Global.MINE, 0);
      t.note("A mine is fired under " + title(hex) + ".", "IF-RE.B2");
      t.push(new Die(hex));
    }
    return refused;
  }

  /** The die of the mine. */
  @Case({"IF-RE.B2", "IF-10.4.8"})
  record Die(int hex) implements Pending.Chance<ItalianFrontRules> {
    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, CENTRAL, "the mine", "IF-RE.B2");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.tell(new Event.Rolled("the mine", face, "IF-RE.B2"));
      if (face > GOOD || victims(rules, t.now(), hex).isEmpty()) {
        t.pop();
        t.note("The mine has no effect.", "IF-RE.B2");
      } else {
        t.note("The mine costs one Italian step.", "IF-RE.B2");
        t.replace(new Step(hex));
      }
    }
  }

  /** The Italians of a hex who can lose a step; a headquarters cannot. */
  @Case({"IF-RE.B2", "IF-15.2.6"})
  private static List<Counter> victims(ItalianFrontRules rules, Position p, int hex) {
    List<Counter> victims = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = rules.roster().get(u);
      if (unit.nation() == Nation.ITALIAN && !unit.isHq() && !unit.isSymbol()) {
        victims.add(unit);
      }
    }
    return victims;
  }

  /** The Allies choose the Italian step, freely. */
  @Case("IF-RE.B2")
  record Step(int hex) implements Pending.Obvious<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          ALLIED,
          Kind.LOSE,
          "The mine costs one Italian step in " + rules.board().title(hex) + ". Choose it.",
          "IF-RE.B2");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      List<Question.Payer> payers = new ArrayList<>();
      for (Counter unit : victims(rules, p, hex)) {
        payers.add(new Question.Payer(unit, 1, 1));
      }
      return Question.of("The mine").paying(Question.Toll.steps(1, payers, "IF-RE.B2").oneByOne());
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      for (Counter unit : victims(rules, p, hex)) {
        if (!sink.accept(new Order.Lose(List.of(new Order.Portion(unit, 1))))) {
          return;
        }
      }
    }

    /** A full unit, and of these the weakest. */
    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      Counter best = null;
      int least = Integer.MAX_VALUE;
      for (Counter unit : victims(rules, p, hex)) {
        int price = (p.stepsLeft(unit) == 2 ? 0 : 100) + rules.pieces().attack(p, unit);
        if (price < least) {
          least = price;
          best = unit;
        }
      }
      return new Order.Lose(List.of(new Order.Portion(Objects.requireNonNull(best), 1)));
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      if (order instanceof Order.Lose(List<Order.Portion> losses)
          && losses.size() == 1
          && losses.getFirst().amount() == 1
          && victims(rules, t.now(), hex).contains(counter(losses.getFirst().unit()))) {
        rules.mines().lose(t, hex, counter(losses.getFirst().unit()));
        return null;
      }
      return Refused.of(
          "IF-RE.B2", () -> "Choose one Italian unit in " + rules.board().title(hex) + ".");
    }
  }

  /** The step is lost; a headquarters left alone dies, and an empty hex may be entered. */
  @Case({"IF-RE.B2", "IF-RE.B3", "IF-15.2.2", "IF-10.4.8"})
  private void lose(Table t, int hex, Counter unit) {
    t.pop();
    rules.pieces().reduce(t, unit, 1, "IF-RE.B2");
    rules.loneHeadquarters().check(t);
    if (t.now().first(hex) < 0) {
      t.push(new Entering(hex));
    }
  }

  // ---- RE.B3 the advance

  /** Units of the Central Powers next to the hex may enter it. */
  @Case("IF-RE.B3")
  record Entering(int hex) implements Pending.Obvious<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          CENTRAL,
          Kind.ADVANCE,
          "No enemy unit is left in " + rules.board().title(hex) + ". Advance units, or stay.",
          "IF-RE.B3");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Advance into the crater", "End the advance");
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : rules.mines().beside(p, hex)) {
        if (!sink.accept(new Order.Advance(List.of(unit), Hexes.of(hex)))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          t.pop();
          yield null;
        }
        case Order.Advance advance -> rules.mines().enter(t, hex, advance);
        default -> Refused.of("IF-RE.B3", "Advance units, or stay.");
      };
    }
  }

  /** Whoever may enter the hex. */
  @Case("IF-RE.B3")
  private List<Counter> beside(Position p, int hex) {
    List<Counter> beside = new ArrayList<>();
    for (int from : theatre.beside(hex)) {
      for (int u = p.first(from); u >= 0; u = p.next(u)) {
        if (mayEnter(p, counter(u), hex) == null) {
          beside.add(counter(u));
        }
      }
    }
    return beside;
  }

  @Case("IF-RE.B3")
  private @Nullable Refused mayEnter(Position p, Counter unit, int hex) {
    return unit.sideIndex() != CENTRAL || unit.isHq() || !p.onMap(unit)
        ? Refused.of("IF-RE.B3", () -> unit.begins() + " may not advance.")
        : rules.advances().barred(p, unit, hex);
  }

  private @Nullable Refused enter(Table t, int hex, Order.Advance order) {
    if (order.units().isEmpty() || order.path().size() != 1 || order.path().at(0) != hex) {
      return Refused.of("IF-RE.B3", () -> "Units may advance only into " + title(hex) + ".");
    }
    for (int i = 0; i < order.units().size(); i++) {
      Unit unit = order.units().get(i);
      Refused refused =
          order.units().indexOf(unit) == i
              ? mayEnter(t.now(), counter(unit), hex)
              : Refused.of("IF-RE.B3", () -> unit.begins() + " is chosen twice.");
      if (refused != null) {
        return refused;
      }
    }
    rules.advances().walk(t, Combat.counters(order.units()), hex);
    rules.advances().warn(t, CENTRAL, hex);
    return null;
  }

  // ---- listing

  /** Lists where the mine may be fired; false when the sink has had enough. */
  boolean list(Position p, int side, OrderSink sink) {
    if (!ready(p, side)) {
      return true;
    }
    for (int hex = 0; hex < board.size(); hex++) {
      if (barred(p, side, hex) == null
          && !sink.accept(new Order.Choose(MINE, List.of(), Hexes.of(hex)))) {
        return false;
      }
    }
    return true;
  }

  @Nullable Order sample(Position p, int side, RandomGenerator random) {
    if (!ready(p, side)) {
      return null;
    }
    int start = random.nextInt(board.size());
    for (int i = 0; i < board.size(); i++) {
      int hex = (start + i) % board.size();
      if (barred(p, side, hex) == null) {
        return new Order.Choose(MINE, List.of(), Hexes.of(hex));
      }
    }
    return null;
  }
}
