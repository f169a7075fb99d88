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
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.ChoiceOfWays;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Cases 10.4 and 12.2: a defender may retreat instead of losing a step. Italians and
 * Austro-Hungarians by themselves roll on the Morale Table first. Where the units go and whether
 * all can is worked out in {@link RetreatWays}.
 */
final class Retreats extends Chapter {
  static final String RETREAT = "retreat";

  /** A second die up to this costs one more step in a panic. */
  private static final int WORSE = 3;

  private final RetreatWays ways;

  Retreats(ItalianFrontRules rules) {
    super(rules);
    ways = new RetreatWays(rules);
  }

  private static Battle battle(Position p) {
    return Objects.requireNonNull(Below.find(p, Battle.class));
  }

  // ---- 10.4.2 the choice

  /** Asks the defender whether he wants to retreat, if a retreat could follow at all. */
  @Case({"IF-10.4.2", "IF-10.4.7", "IF-12.2.1"})
  void offer(Table t, Battle battle) {
    if (possible(t.now(), battle)) {
      t.push(new Offer());
    }
  }

  /** Whether some way to take the rest of the loss leaves units that can all go. */
  @Case({"IF-10.4.2", "IF-12.2.3", "IF-12.2.4", "IF-12.2.5"})
  boolean possible(Position p, Battle battle) {
    List<Counter> pool = Losses.pool(p, battle.defenders());
    int loss = battle.loss() - 1;
    int steps = 0;
    for (Counter unit : pool) {
      steps += p.stepsLeft(unit);
    }
    if (loss >= steps) {
      return false;
    }
    Losses.Demand demand = rules.losses().demand(p, pool, loss, false, battle.target());
    List<Counter> all = Results.remaining(p, battle);
    boolean nobodyDies =
        loss == 0 || demand.flipped().isEmpty() && p.stepsLeft(demand.from().getFirst()) == 2;
    return nobodyDies
        ? ways.allCanGo(p, battle.target(), all)
        : anyLeft(p, battle, demand, all, 0, demand.count());
  }

  /** Tries every choice of units that might be eliminated. */
  private boolean anyLeft(
      Position p, Battle battle, Losses.Demand demand, List<Counter> left, int from, int count) {
    if (count == 0) {
      return ways.allCanGo(p, battle.target(), left);
    }
    for (int i = from; i <= demand.from().size() - count; i++) {
      Counter unit = demand.from().get(i);
      List<Counter> fewer = new ArrayList<>(left);
      if (p.stepsLeft(unit) == 1 || demand.flipped().contains(unit)) {
        fewer.remove(unit);
      }
      if (anyLeft(p, battle, demand, fewer, i + 1, count - 1)) {
        return true;
      }
    }
    return false;
  }

  /** Whether those whom the loss leaves can all go. */
  @Case({"IF-12.2.3", "IF-10.4.2"})
  boolean survivorsCanGo(Position p, Battle battle, Order.Lose loss) {
    List<Counter> left = Results.remaining(p, battle);
    for (Order.Portion portion : loss.losses()) {
      if (portion.amount() >= p.stepsLeft(portion.unit())) {
        left.remove(counter(portion.unit()));
      }
    }
    return ways.allCanGo(p, battle.target(), left);
  }

  /** The defender retreats, or tries to, or takes his losses where he stands. */
  @Case({"IF-10.4.2", "IF-12.2.1"})
  record Offer() implements Pending.Choice<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      Battle battle = battle(p);
      boolean rolls = rules.morale().rolls(battle.defenders());
      String steps = battle.loss() + (battle.loss() == 1 ? " step" : " steps");
      return rules.ask(
          p,
          1 - battle.side(),
          Kind.OPTION,
          rolls
              ? "Lose " + steps + ", or roll on the Morale Table: a retreat saves one step."
              : "Lose " + steps + ", or retreat: a retreat saves one step.",
          rolls ? "IF-10.4.2" : "IF-12.2.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      boolean rolls = rules.morale().rolls(battle(p).defenders());
      return Question.inCombat("Losses or retreat", "Take the losses")
          .with(
              new Question.Option(
                  RETREAT,
                  rolls ? "Try to retreat" : "Retreat",
                  rolls
                      ? rules.morale().foretold(p, battle(p).defenders())
                      : "All units leave the hex."));
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (sink.accept(Order.PASS)) {
        sink.accept(Order.Choose.option(RETREAT));
      }
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        t.note("The defender takes the losses.", "IF-10.4.2");
        return null;
      }
      if (!order.equals(Order.Choose.option(RETREAT))) {
        return Refused.of("IF-10.4.2", "Choose to retreat, or take the losses.");
      }
      rules.retreats().tries(t);
      return null;
    }
  }

  /** He wants to go: a die for those with morale, panic for a crowd, no question for others. */
  @Case({"IF-10.1.1", "IF-10.1.2", "IF-10.1.3", "IF-10.4.1", "IF-12.2.1", "IF-19.5.6"})
  private void tries(Table t) {
    t.pop();
    Battle battle = battle(t.now());
    if (!rules.morale().rolls(battle.defenders())) {
      goes(t, battle);
    } else if (rules.on(ItalianFront.FREE_DEPLOYMENT) && battle.crowdedDefence()) {
      t.note("Units in an overstacked hex panic when they try to retreat.", "IF-19.5.6");
      t.push(new PanicDie());
    } else {
      t.push(new MoraleDie());
    }
  }

  /** The retreat is certain; the step that it saves counts for the morale of those who rolled. */
  @Case({"IF-10.2.2", "IF-10.4.4"})
  private void goes(Table t, Battle battle) {
    t.replace(battle.leaving(Battle.Withdrawal.RETREAT));
    if (rules.morale().rolls(battle.defenders())) {
      rules.moraleTrack().casualties(t, 1 - battle.side(), 1, "IF-10.2.2");
    }
  }

  // ---- 10.4.1 the dice

  /** The die on the Morale Table. */
  @Case({"IF-10.4.1", "IF-10.4.3", "IF-10.4.4", "IF-10.4.5", "IF-10.4.6"})
  record MoraleDie() implements Pending.Chance<ItalianFrontRules> {
    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, 1 - battle(p).side(), "morale", "IF-10.4.1");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      Battle battle = battle(t.now());
      int modifier = rules.morale().modifier(t.now(), battle.defenders());
      t.tell(
          new Event.Rolled(
              "morale" + (modifier == 0 ? "" : ", die " + Morale.signed(modifier)),
              face,
              "IF-10.4.1"));
      switch (rules.morale().verdict(face + modifier)) {
        case PANIC -> {
          t.note("Panic: the units take all losses, and the survivors must retreat.", "IF-10.4.6");
          t.push(new PanicDie());
        }
        case SURRENDER ->
            t.note("Surrender: the units take all losses and do not retreat.", "IF-10.4.5");
        case NO_EFFECT -> t.note("No effect: the units take all losses.", "IF-10.4.1");
        case RETREAT -> {
          t.note("Retreat: the units may retreat, and this saves one step.", "IF-10.4.4");
          t.push(new GoOrStand());
        }
      }
    }
  }

  /** The second die of a panic. */
  @Case("IF-10.4.6")
  record PanicDie() implements Pending.Chance<ItalianFrontRules> {
    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, 1 - battle(p).side(), "panic", "IF-10.4.6");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.tell(new Event.Rolled("panic", face, "IF-10.4.6"));
      int extra = face <= WORSE ? 1 : 0;
      if (extra > 0) {
        t.note("The panic costs one more step.", "IF-10.4.6");
      } else {
        t.note("The panic costs no more steps.", "IF-10.4.6");
      }
      Below.answer(t, Battle.class, below -> below.panicking(extra));
    }
  }

  /** The Morale Table allows the retreat; the defender may still stand. */
  @Case("IF-10.4.4")
  record GoOrStand() implements Pending.Choice<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      Battle battle = battle(p);
      return rules.ask(
          p,
          1 - battle.side(),
          Kind.OPTION,
          "The units may retreat: this saves one step. Retreat, or stay and take all losses.",
          "IF-10.4.4");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.inCombat("Retreat", "Stay").with(new Question.Option(RETREAT, "Retreat"));
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (sink.accept(Order.Choose.option(RETREAT))) {
        sink.accept(Order.PASS);
      }
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        t.note("The defender stays and takes the losses.", "IF-10.4.4");
        return null;
      }
      if (!order.equals(Order.Choose.option(RETREAT))) {
        return Refused.of("IF-10.4.4", "Choose to retreat, or to stay.");
      }
      t.pop();
      rules.retreats().goes(t, battle(t.now()));
      return null;
    }
  }

  // ---- 12.2 the way

  /** The next unit goes; in a panic those who find no way stay. */
  @Case({"IF-12.2.3", "IF-10.4.6"})
  void next(Table t, Battle battle) {
    if (ways.open(t.now(), battle)) {
      t.push(new Way());
      return;
    }
    if (!Results.remaining(t.now(), battle).isEmpty()) {
      t.note("Some units cannot retreat and stay.", "IF-10.4.6");
    }
    t.replace(battle.at(Battle.Stage.ADVANCE));
    rules.loneHeadquarters().check(t);
  }

  /** The owner chooses a unit and the hex that it goes to. */
  @Case({"IF-12.2.3", "IF-12.2.4", "IF-12.2.5", "IF-10.4.6"})
  record Way() implements ChoiceOfWays<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      Battle battle = battle(p);
      return rules.ask(
          p,
          1 - battle.side(),
          Kind.RETREAT,
          "Choose a hex for each unit that retreats: "
              + UnitNames.of(Results.remaining(p, battle))
              + ".",
          "IF-12.2.3");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.inCombat("Retreat").shut(rules.retreats().ways.closed(p, battle(p)));
    }

    @Override
    public void ways(ItalianFrontRules rules, Position p, Ways sink) {
      Battle battle = battle(p);
      for (Counter unit : Results.remaining(p, battle)) {
        if (!sink.go(List.of(unit), rules.retreats().ways.of(p, battle, unit))) {
          return;
        }
      }
    }

    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      return rules.retreats().ways.homeward(p, battle(p));
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return order instanceof Order.Retreat retreat
          ? rules.retreats().go(t, retreat)
          : Refused.of("IF-12.2.3", "Choose a unit that retreats, and its hex.");
    }
  }

  /** A unit goes; each goes by itself, a single hex. */
  @Case({"IF-12.2.3", "IF-12.2.6", "IF-7.6.1"})
  private @Nullable Refused go(Table t, Order.Retreat order) {
    Battle battle = battle(t.now());
    if (order.units().size() != 1 || order.path().size() != 1) {
      return Refused.of("IF-12.2.3", "Choose one unit and an adjacent hex to which it retreats.");
    }
    Counter unit = counter(order.units().getFirst());
    if (t.now().place(unit) != battle.target() || !battle.defenders().contains(unit)) {
      return Refused.of("IF-12.2.3", () -> unit.begins() + " does not retreat now.");
    }
    Refused refused = ways.barred(t.now(), battle, unit, order.path().at(0));
    if (refused != null) {
      return refused;
    }
    Below.answer(t, Battle.class, Battle::retreated);
    rules.pieces().walk(t, List.of(unit), Hexes.of(order.path().at(0)), RETREAT);
    return null;
  }
}
