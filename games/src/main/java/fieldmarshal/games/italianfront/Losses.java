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
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Cases 11.7.3 to 11.7.5: which units lose the steps that a combat costs. Their owner chooses, but
 * no unit is eliminated while a full unit of two steps takes part; and of those who attack, an
 * assault unit takes the first step.
 *
 * <p>A unit has one step or two. So a loss either flips some of the full units, or it flips all of
 * them and takes the last step of some: what is to be chosen is always a number of units out of a
 * list.
 */
final class Losses extends Chapter {
  Losses(ItalianFrontRules rules) {
    super(rules);
  }

  /**
   * What there is to choose: so many of the units, and one of the required ones at least, where
   * there are any.
   *
   * @param flipped the full units that lose a step in any case
   */
  record Demand(List<Counter> flipped, List<Counter> from, int count, List<Counter> required) {}

  /**
   * How a loss may be shared out.
   *
   * @param pool the units that take part, without headquarters
   * @param attack whether they attack
   */
  @Case({"IF-11.7.4", "IF-11.7.5", "IF-15.2.6"})
  Demand demand(Position p, List<Counter> pool, int loss, boolean attack, int target) {
    List<Counter> full = new ArrayList<>();
    for (Counter unit : pool) {
      if (p.stepsLeft(unit) == 2) {
        full.add(unit);
      }
    }
    boolean flips = loss <= full.size();
    List<Counter> from = flips ? full : pool;
    List<Counter> first = attack ? assaultFirst(p, pool, full, target) : List.of();
    List<Counter> required = flips || full.isEmpty() ? first : List.of();
    return flips
        ? new Demand(List.of(), from, loss, required)
        : new Demand(full, from, loss - full.size(), required);
  }

  /**
   * The assault units of which one takes the first step: full ones if there are any; else reduced
   * ones, unless a full unit of another kind is there, which must not be spared for them.
   */
  @Case("IF-11.7.5")
  private List<Counter> assaultFirst(
      Position p, List<Counter> pool, List<Counter> full, int target) {
    List<Counter> assault = new ArrayList<>();
    for (Counter unit : pool) {
      if (rules.combat().isAssault(p, unit, target)) {
        assault.add(unit);
      }
    }
    if (assault.size() == pool.size()) {
      return List.of();
    }
    List<Counter> able = new ArrayList<>(assault);
    able.retainAll(full);
    return full.isEmpty() ? assault : able;
  }

  private static int steps(Position p, List<Counter> pool) {
    int steps = 0;
    for (Counter unit : pool) {
      steps += p.stepsLeft(unit);
    }
    return steps;
  }

  /** The units of a force that can lose steps: those on the map, headquarters aside. */
  @Case({"IF-11.7.4", "IF-15.2.6"})
  static List<Counter> pool(Position p, List<Counter> force) {
    List<Counter> pool = new ArrayList<>(force.size());
    for (Counter unit : force) {
      if (p.onMap(unit) && !unit.isHq()) {
        pool.add(unit);
      }
    }
    return pool;
  }

  /** A force has to lose steps; what it does not have is forgotten. */
  @Case({"IF-11.7.1", "IF-11.7.3", "IF-11.7.4"})
  void ask(Table t, Battle battle, boolean attack, int loss) {
    List<Counter> pool = pool(t.now(), attack ? battle.attackers() : battle.defenders());
    int due = Math.min(loss, steps(t.now(), pool));
    if (due > 0) {
      t.push(new Losing(attack, due));
    }
  }

  /** The owner of a force chooses who loses its steps. */
  @Case({"IF-11.7.3", "IF-11.7.4", "IF-11.7.5", "IF-10.2.3"})
  record Losing(boolean attack, int due) implements Pending.Obvious<ItalianFrontRules> {
    int side(Position p) {
      Battle battle = battle(p);
      return attack ? battle.side() : 1 - battle.side();
    }

    static Battle battle(Position p) {
      return Objects.requireNonNull(Below.find(p, Battle.class));
    }

    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          side(p),
          Kind.LOSE,
          "Choose which units lose " + due + (due == 1 ? " step." : " steps."),
          attack ? "IF-11.7.3" : "IF-11.7.4");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      Battle battle = battle(p);
      List<Question.Payer> payers = new ArrayList<>();
      for (Counter unit : pool(p, attack ? battle.attackers() : battle.defenders())) {
        payers.add(new Question.Payer(unit, p.stepsLeft(unit), 1));
      }
      return Question.inCombat(attack ? "Losses of the attacker" : "Losses of the defender")
          .paying(Question.Toll.steps(due, payers, attack ? "IF-11.7.3" : "IF-11.7.4"));
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      rules.losses().list(p, this, sink);
    }

    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      return rules.losses().cheapest(p, this);
    }

    @Override
    public Order sample(ItalianFrontRules rules, Position p, RandomGenerator random) {
      return rules.losses().sample(p, this, random);
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return rules.losses().play(t, this, order);
    }
  }

  private Demand demand(Position p, Losing losing) {
    Battle battle = Losing.battle(p);
    List<Counter> pool = pool(p, losing.attack() ? battle.attackers() : battle.defenders());
    return demand(p, pool, losing.due(), losing.attack(), battle.target());
  }

  /** Who goes back must all be able to: the choice has to leave such a force. */
  @Case({"IF-10.4.2", "IF-12.2.3"})
  private boolean leavesAWay(Position p, Losing losing, Order.Lose order) {
    Battle battle = Losing.battle(p);
    return losing.attack()
        || battle.withdrawal() != Battle.Withdrawal.RETREAT
        || rules.retreats().survivorsCanGo(p, battle, order);
  }

  // ---- listing

  private void list(Position p, Losing losing, OrderSink sink) {
    Demand demand = demand(p, losing);
    choose(p, losing, demand, 0, new ArrayList<>(), sink);
  }

  private boolean choose(
      Position p, Losing losing, Demand demand, int at, List<Counter> sofar, OrderSink sink) {
    if (sofar.size() == demand.count()) {
      if (!enough(demand, sofar)) {
        return true;
      }
      Order.Lose order = order(demand, sofar);
      return !leavesAWay(p, losing, order) || sink.accept(order);
    }
    for (int i = at; i <= demand.from().size() - (demand.count() - sofar.size()); i++) {
      sofar.add(demand.from().get(i));
      boolean more = choose(p, losing, demand, i + 1, sofar, sink);
      sofar.removeLast();
      if (!more) {
        return false;
      }
    }
    return true;
  }

  private static boolean enough(Demand demand, List<Counter> chosen) {
    if (demand.required().isEmpty() || demand.count() == 0) {
      return true;
    }
    for (Counter unit : chosen) {
      if (demand.required().contains(unit)) {
        return true;
      }
    }
    return false;
  }

  private static Order.Lose order(Demand demand, List<Counter> chosen) {
    List<Order.Portion> losses = new ArrayList<>();
    for (Counter unit : demand.flipped()) {
      losses.add(new Order.Portion(unit, chosen.contains(unit) ? 2 : 1));
    }
    for (Counter unit : chosen) {
      if (!demand.flipped().contains(unit)) {
        losses.add(new Order.Portion(unit, 1));
      }
    }
    return new Order.Lose(losses);
  }

  /** The steps that cost the least attack, then the least defence. */
  private Order cheapest(Position p, Losing losing) {
    Demand demand = demand(p, losing);
    List<Counter> ranked = new ArrayList<>(demand.from());
    ranked.sort(Comparator.comparingInt(unit -> price(p, unit)));
    List<Counter> chosen = new ArrayList<>(ranked.subList(0, demand.count()));
    if (!enough(demand, chosen)) {
      for (Counter unit : ranked) {
        if (demand.required().contains(unit)) {
          chosen.set(chosen.size() - 1, unit);
          break;
        }
      }
    }
    Order.Lose order = order(demand, chosen);
    return leavesAWay(p, losing, order) ? order : first(p, losing);
  }

  /** What a unit is worth to its owner. */
  private int price(Position p, Counter unit) {
    return 10 * rules.pieces().attack(p, unit) + rules.pieces().defense(p, unit);
  }

  private Order first(Position p, Losing losing) {
    Order[] first = new Order[1];
    list(
        p,
        losing,
        order -> {
          first[0] = order;
          return false;
        });
    return Objects.requireNonNull(first[0]);
  }

  private Order sample(Position p, Losing losing, RandomGenerator random) {
    Demand demand = demand(p, losing);
    for (int attempt = 0; attempt < 8; attempt++) {
      List<Counter> rest = new ArrayList<>(demand.from());
      List<Counter> chosen = new ArrayList<>();
      if (!demand.required().isEmpty() && demand.count() > 0) {
        Counter one = demand.required().get(random.nextInt(demand.required().size()));
        chosen.add(one);
        rest.remove(one);
      }
      while (chosen.size() < demand.count()) {
        chosen.add(rest.remove(random.nextInt(rest.size())));
      }
      Order.Lose order = order(demand, chosen);
      if (leavesAWay(p, losing, order)) {
        return order;
      }
    }
    return first(p, losing);
  }

  // ---- judging

  private @Nullable Refused play(Table t, Losing losing, Order order) {
    if (!(order instanceof Order.Lose lose)) {
      return Refused.of("IF-11.7.4", "Choose the units that lose steps.");
    }
    Refused refused = why(t.now(), losing, lose);
    if (refused == null) {
      take(t, losing.attack(), lose);
    }
    return refused;
  }

  @Case({"IF-11.7.1", "IF-11.7.4", "IF-11.7.5", "IF-10.2.3"})
  private @Nullable Refused why(Position p, Losing losing, Order.Lose order) {
    Battle battle = Losing.battle(p);
    List<Counter> pool = pool(p, losing.attack() ? battle.attackers() : battle.defenders());
    Demand demand = demand(p, pool, losing.due(), losing.attack(), battle.target());
    int total = 0;
    List<Unit> named = new ArrayList<>();
    boolean eliminates = false;
    for (Order.Portion portion : order.losses()) {
      Counter unit = counter(portion.unit());
      if (!pool.contains(unit) || named.contains(unit)) {
        return Refused.of(
            "IF-11.7.4", () -> unit.begins() + " is not one of the units that can take this loss.");
      }
      named.add(unit);
      if (portion.amount() < 1 || portion.amount() > p.stepsLeft(unit)) {
        return Refused.of(
            "IF-11.7.4", () -> unit.begins() + " does not have that many steps to lose.");
      }
      eliminates |= portion.amount() == p.stepsLeft(unit);
      total += portion.amount();
    }
    if (total != losing.due()) {
      return Refused.of(
          losing.attack() ? "IF-10.2.3" : "IF-11.7.1",
          () ->
              "You must lose exactly " + losing.due() + (losing.due() == 1 ? " step." : " steps."));
    }
    for (Counter unit : eliminates ? pool : List.<Counter>of()) {
      if (p.stepsLeft(unit) == 2 && !named.contains(unit)) {
        return Refused.of(
            "IF-11.7.4",
            () -> "No unit may be eliminated while " + unit.called() + " has not lost a step.");
      }
    }
    if (!demand.required().isEmpty() && named.stream().noneMatch(demand.required()::contains)) {
      return Refused.of("IF-11.7.5", "In an attack an assault unit must lose the first step.");
    }
    return leavesAWay(p, losing, order)
        ? null
        : Refused.of("IF-12.2.3", "Not all remaining units could retreat.");
  }

  /** The steps are lost; those of defenders go on the casualty track. */
  @Case({"IF-11.7.1", "IF-10.2.1", "IF-10.2.2"})
  private void take(Table t, boolean attack, Order.Lose order) {
    t.pop();
    int side = CENTRAL;
    int counted = 0;
    for (Order.Portion portion : order.losses()) {
      Counter unit = counter(portion.unit());
      side = unit.sideIndex();
      counted += Morale.has(unit) ? portion.amount() : 0;
      rules.pieces().reduce(t, unit, portion.amount(), "IF-11.7.1");
    }
    if (!attack || rules.reads(Reading.ALL_STEPS_COUNT)) {
      rules.moraleTrack().casualties(t, side, counted, "IF-10.2.1");
    }
  }
}
