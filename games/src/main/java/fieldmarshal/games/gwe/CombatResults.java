package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
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
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cases 8.5 and 8.9: what a result means. The defender always comes first (8.54): he picks an
 * option for his whole force, shares out its losses and goes; then the attacker pays.
 */
public class CombatResults extends Chapter {
  public CombatResults(GreatWarInTheEast rules) {
    super(rules);
  }

  // ---- the defender's option

  @Case({"GWE-8.5", "GWE-8.54", "GWE-8.9-X5", "GWE-8.9-DE"})
  protected void option(Table t, Battle battle) {
    int result = battle.result().defender();
    if (result == 0) {
      t.replace(battle.at(Battle.Stage.ATTACKER_LOSS));
      return;
    }
    if (result == CombatTable.E || battle.unitSteps() == 0) {
      // An E leaves no choice, and a fortress alone can only lose steps (11.12).
      askFortShare(t, battle.withOption(1).at(Battle.Stage.DEFENDER_LOSS));
      return;
    }
    t.replace(battle.at(Battle.Stage.DEFENDER_LOSS));
    t.push(new Option(battle.at(Battle.Stage.DEFENDER_LOSS), true));
  }

  /**
   * The defender picks one option for the whole force.
   *
   * @param stand whether option 1 is still open to him
   */
  public record Option(Battle battle, boolean stand) implements Pending.Obvious<GreatWarInTheEast> {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      Side side = rules.other(rules.sequence().phasing(p));
      return rules.ask(
          p,
          side,
          Kind.OPTION,
          "Result " + battle.result() + ": choose losses or retreat.",
          "GWE-8.9-D" + CombatTable.word(battle.result().defender()));
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.inCombat("Losses or retreat").with(rules.results().options(p, this));
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      for (CombatTable.Option option : rules.results().open(battle, stand)) {
        if (!sink.accept(Order.Choose.option(Integer.toString(option.number())))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return rules.results().choose(t, this, order);
    }
  }

  private List<CombatTable.Option> open(Battle battle, boolean stand) {
    List<CombatTable.Option> open = new ArrayList<>();
    var options = rules.combat().table().options(battle.result().defender());
    for (int number = 1; number <= 3; number++) {
      CombatTable.Option option = options.get(number);
      if (option != null && (stand || !option.barsAdvance())) {
        open.add(option);
      }
    }
    return open;
  }

  private List<Question.Option> options(Position p, Option asked) {
    Battle battle = asked.battle();
    List<Question.Option> options = new ArrayList<>();
    for (CombatTable.Option option : open(battle, asked.stand())) {
      String id = Integer.toString(option.number());
      options.add(new Question.Option(id, title(battle, option), about(p, battle, option)));
    }
    return options;
  }

  /**
   * The loss and the retreat of an option, as far as they are sure: a larger force may yet name
   * more of its fortress as affected, and a fortress pays for a retreat too.
   */
  private static String title(Battle battle, CombatTable.Option option) {
    return said("Lose ", "Retreat ", " and retreat ", least(battle, option), option.retreat());
  }

  private static int least(Battle battle, CombatTable.Option option) {
    int affected = battle.affectedSteps();
    int least = Math.max(0, affected - battle.unitSteps());
    return option.retreat() > 0
        ? CombatTable.steps(option.loss(), affected - least)
        : Fortresses.loss(battle.result().defender(), least, option.loss(), affected - least);
  }

  private static String said(String lose, String retreat, String both, int loss, int back) {
    String losing = lose + loss + (loss == 1 ? " step" : " steps");
    String hexes = back + (back == 1 ? " hex" : " hexes");
    return back == 0 ? losing : loss == 0 ? retreat + hexes : losing + both + hexes;
  }

  /** What an option means beyond its title. */
  protected String about(Position p, Battle battle, CombatTable.Option option) {
    return option.barsAdvance() ? "The attacker may not advance." : "";
  }

  private @Nullable Refused choose(Table t, Option asked, Order order) {
    String caseId = "GWE-8.9-D" + CombatTable.word(asked.battle().result().defender());
    if (!(order instanceof Order.Choose choose)
        || !choose.units().isEmpty()
        || !choose.hexes().isEmpty()) {
      return Refused.of(caseId, "Choose one of the options.");
    }
    for (CombatTable.Option option : open(asked.battle(), asked.stand())) {
      if (Integer.toString(option.number()).equals(choose.option())) {
        take(t, asked, option);
        return null;
      }
    }
    return Refused.of(caseId, "The combat result does not allow this choice.");
  }

  private void take(Table t, Option asked, CombatTable.Option option) {
    if (option.barsAdvance() && standNeedsRoll(t.now(), asked.battle())) {
      t.push(standRoll(asked));
      return;
    }
    accept(t, option);
  }

  /** The option is taken: the battle below hears of it. */
  protected final void accept(Table t, CombatTable.Option option) {
    Battle battle = Below.answer(t, Battle.class, below -> below.withOption(option.number()));
    int loss = least(battle, option);
    t.note(
        "The defender "
            + said("loses ", "retreats ", " and retreats ", loss, option.retreat())
            + ".",
        option.caseId());
    if (option.retreat() > 0 && asksWhoIsAffected(battle)) {
      t.push(new Affected(battle));
    } else {
      askFortShare(t, battle);
    }
  }

  /** Whether the owner of the larger force says which of several hexes are affected. */
  @Case("GWE-8.9-X2")
  protected boolean asksWhoIsAffected(Battle battle) {
    return battle.attack().targets().size() > 1 && battle.defenceSteps() > battle.attackSteps();
  }

  /** Option 1 is refused to him for good in this combat. */
  protected final void withhold(Table t, Option asked) {
    t.replace(new Option(asked.battle(), false));
  }

  /** Whether dying in place must be rolled for (exclusive rules). */
  protected boolean standNeedsRoll(Position p, Battle battle) {
    return false;
  }

  protected Pending.Chance<? extends GreatWarInTheEast> standRoll(Option asked) {
    throw new IllegalStateException("no such roll in the standard rules");
  }

  // ---- who is affected

  /** The owner of the larger force says in which of several hexes his affected units are. */
  @Case("GWE-8.9-X2")
  record Affected(Battle battle) implements Pending.Obvious<GreatWarInTheEast> {
    static final String AFFECTED = "affected";

    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      Side side = rules.other(rules.sequence().phasing(p));
      return rules.ask(
          p,
          side,
          Kind.AFFECTED,
          battle.affectedSteps()
              + " of your "
              + battle.defenceSteps()
              + (battle.affectedSteps() == 1 ? " steps is" : " steps are")
              + " affected. Choose the hexes that take the result.",
          "GWE-8.9-X2");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.inCombat("Affected hexes")
          .with(new Question.Option(AFFECTED, "Affected hexes"));
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      Hexes targets = battle.attack().targets();
      for (int mask = 1; mask < 1 << targets.size(); mask++) {
        Hexes chosen = Hexes.NONE;
        for (int i = 0; i < targets.size(); i++) {
          if ((mask >> i & 1) != 0) {
            chosen = chosen.plus(targets.at(i));
          }
        }
        if (rules.results().holdsAffected(p, battle, chosen)
            && !sink.accept(new Order.Choose(AFFECTED, List.of(), chosen))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      if (!(order instanceof Order.Choose choose)
          || !choose.option().equals(AFFECTED)
          || !choose.units().isEmpty()
          || !rules.results().holdsAffected(t.now(), battle, choose.hexes())) {
        return Refused.of(
            "GWE-8.9-X2",
            () ->
                "Choose attacked hexes with at least "
                    + battle.affectedSteps()
                    + " of your steps.");
      }
      rules
          .results()
          .askFortShare(
              t, Below.answer(t, Battle.class, below -> below.withAffected(choose.hexes())));
      return null;
    }
  }

  private boolean holdsAffected(Position p, Battle battle, Hexes chosen) {
    int steps = 0;
    for (int i = 0; i < chosen.size(); i++) {
      if (!battle.attack().targets().contains(chosen.at(i))
          || chosen.first(i).contains(chosen.at(i))) {
        return false;
      }
      for (Counter unit : rules.combat().defenders(p, chosen.at(i))) {
        steps += p.stepsLeft(unit);
      }
    }
    return !chosen.isEmpty()
        && steps >= battle.affectedSteps()
        && chosen.size() <= battle.affectedSteps();
  }

  /** How many of the affected steps are a fortress's: the owner of the larger force says so. */
  @Case({"GWE-8.9-X2", "GWE-11.12"})
  private void askFortShare(Table t, Battle battle) {
    int units = 0;
    int forts = 0;
    for (Counter unit : pool(t.now(), battle)) {
      if (unit.isFortress()) {
        forts += t.now().stepsLeft(unit);
      } else {
        units += t.now().stepsLeft(unit);
      }
    }
    int affected = affected(t.now(), battle);
    int least = Math.max(0, affected - units);
    int most = Math.min(affected, forts);
    t.replace(battle.withFortShare(least));
    if (most > least) {
      t.push(new FortShare(battle, least, most));
    }
  }

  /** The owner of a larger force with a fortress in it says how many of its steps are affected. */
  @Case({"GWE-8.9-X2", "GWE-11.12"})
  record FortShare(Battle battle, int least, int most)
      implements Pending.Choice<GreatWarInTheEast> {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      Side side = rules.other(rules.sequence().phasing(p));
      return rules.ask(
          p,
          side,
          Kind.FORTRESS_SHARE,
          battle.affectedSteps()
              + " of your "
              + battle.defenceSteps()
              + (battle.affectedSteps() == 1 ? " steps is" : " steps are")
              + " affected. Choose how many of them are steps of the fortress.",
          "GWE-11.12");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      List<Question.Option> options = new ArrayList<>();
      int affected = rules.results().affected(p, battle);
      for (int steps = least; steps <= most; steps++) {
        options.add(
            new Question.Option(
                Integer.toString(steps),
                counted(steps) + " of the fortress",
                counted(affected - steps) + " of the units with it."));
      }
      return Question.inCombat("Share of the fortress").with(options);
    }

    private static String counted(int steps) {
      return steps == 0 ? "No step" : steps + (steps == 1 ? " step" : " steps");
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      for (int steps = least; steps <= most; steps++) {
        if (!sink.accept(Order.Choose.option(Integer.toString(steps)))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      for (int steps = least; steps <= most; steps++) {
        if (order.equals(Order.Choose.option(Integer.toString(steps)))) {
          int share = steps;
          Below.answer(t, Battle.class, below -> below.withFortShare(share));
          return null;
        }
      }
      return Refused.of(
          "GWE-11.12",
          () ->
              "Choose how many of the affected steps the fortress has: "
                  + least
                  + " to "
                  + most
                  + ".");
    }
  }

  // ---- losses

  @Case({"GWE-8.9-D1", "GWE-8.9-D2", "GWE-8.9-D3", "GWE-8.9-DE", "GWE-11.12"})
  final void defenderLoss(Table t, Battle battle) {
    int result = battle.result().defender();
    CombatTable.Option option = optionOf(battle);
    t.replace(battle.at(Battle.Stage.RETREAT));
    List<Counter> pool = pool(t.now(), battle);
    int forts = battle.fortShare();
    int units = affected(t.now(), battle) - forts;
    if (option.retreat() > 0) {
      // The units go; a fortress stays and pays on its own steps (11.12).
      for (Counter unit : pool) {
        int share = unit.isFortress() ? Math.min(forts, t.now().stepsLeft(unit)) : 0;
        forts -= share;
        rules
            .pieces()
            .lose(t, unit, Fortresses.toFortressSteps(Fortresses.loss(result, share)), "GWE-11.12");
      }
    }
    if (forts == 0) {
      pool.removeIf(Counter::isFortress);
    }
    demand(
        t,
        other(phasing(t.now())),
        pool,
        Fortresses.loss(result, forts, option.loss(), units),
        option.caseId());
  }

  final CombatTable.Option optionOf(Battle battle) {
    CombatTable.Option option =
        rules.combat().table().options(battle.result().defender()).get(battle.option());
    if (option == null) {
      throw new IllegalStateException("no option in " + battle);
    }
    return option;
  }

  /** The steps of the defending force that its option concerns. */
  @Case("GWE-8.9-S")
  protected int affected(Position p, Battle battle) {
    return battle.affectedSteps();
  }

  /** The units from which a loss may come. */
  @Case({"GWE-8.9-X4", "GWE-8.9-X2"})
  protected final List<Counter> pool(Position p, Battle battle) {
    List<Counter> pool = new ArrayList<>();
    Hexes hexes = battle.affected();
    for (int i = 0; i < hexes.size(); i++) {
      pool.addAll(rules.combat().defenders(p, hexes.at(i)));
    }
    return pool;
  }

  private void demand(Table t, Side side, List<Counter> pool, int loss, String caseId) {
    int payable = 0;
    for (Counter unit : pool) {
      payable += t.now().stepsLeft(unit) * worth(unit);
    }
    int due = Math.min(loss, payable);
    if (due > 0) {
      t.push(new Losing(side, List.copyOf(pool), due, caseId));
    }
  }

  /** What one step pays: a fortress step counts for two. */
  @Case("GWE-11.13a")
  private static int worth(Counter unit) {
    return unit.isFortress() ? 2 : 1;
  }

  /** A force shares out its loss as its owner sees fit. */
  @Case("GWE-8.9-X4")
  record Losing(Side side, List<Counter> pool, int loss, String caseId)
      implements Pending.Obvious<GreatWarInTheEast> {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.LOSE,
          "Choose which units lose " + loss + (loss == 1 ? " step." : " steps."),
          caseId);
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      List<Question.Payer> payers = new ArrayList<>();
      for (Counter unit : pool) {
        if (p.stepsLeft(unit) > 0) {
          payers.add(new Question.Payer(unit, p.stepsLeft(unit), worth(unit)));
        }
      }
      return Question.inCombat("Take losses").paying(Question.Toll.steps(loss, payers, caseId));
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      rules.results().share(p, this, 0, loss, new ArrayList<>(), sink);
    }

    @Override
    public Order suggest(GreatWarInTheEast rules, Position p) {
      return rules.results().cheapest(p, this);
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return rules.results().lose(t, this, order);
    }
  }

  private boolean share(
      Position p, Losing losing, int at, int due, List<Order.Portion> sofar, OrderSink sink) {
    if (due <= 0 || at == losing.pool().size()) {
      Order.Lose order = new Order.Lose(sofar);
      return why(p, losing, order) != null || sink.accept(order);
    }
    Counter unit = losing.pool().get(at);
    int most = Math.min(p.stepsLeft(unit), (due + worth(unit) - 1) / worth(unit));
    for (int steps = most; steps >= 0; steps--) {
      if (steps > 0) {
        sofar.add(new Order.Portion(unit, steps));
      }
      boolean more = share(p, losing, at + 1, due - steps * worth(unit), sofar, sink);
      if (steps > 0) {
        sofar.removeLast();
      }
      if (!more) {
        return false;
      }
    }
    return true;
  }

  /** The default: the steps that cost the least strength go first. */
  private Order cheapest(Position p, Losing losing) {
    int[] taken = new int[losing.pool().size()];
    Table trial = new Table(p).silent();
    int due = losing.loss();
    while (due > 0) {
      int best = -1;
      int bestCost = Integer.MAX_VALUE;
      for (int i = 0; i < taken.length; i++) {
        Counter unit = losing.pool().get(i);
        if (trial.now().stepsLeft(unit) == 0
            || unit.isFortress() && due == 1 && anyUnit(trial, losing)) {
          continue;
        }
        int cost = costOfStep(trial.now(), unit);
        if (cost < bestCost) {
          bestCost = cost;
          best = i;
        }
      }
      Counter unit = losing.pool().get(best);
      taken[best]++;
      due -= worth(unit);
      trial.lose(unit, trial.now().lost(unit) + 1);
    }
    List<Order.Portion> losses = new ArrayList<>();
    for (int i = 0; i < taken.length; i++) {
      if (taken[i] > 0) {
        losses.add(new Order.Portion(losing.pool().get(i), taken[i]));
      }
    }
    return new Order.Lose(losses);
  }

  private static boolean anyUnit(Table trial, Losing losing) {
    return losing.pool().stream()
        .anyMatch(unit -> !unit.isFortress() && trial.now().stepsLeft(unit) > 0);
  }

  private int costOfStep(Position p, Counter unit) {
    if (unit.isFortress()) {
      return 5;
    }
    Table after = new Table(p).silent();
    after.lose(unit, p.lost(unit) + 1);
    int now = rules.pieces().attack(p, unit) + rules.pieces().defence(p, unit);
    boolean gone = p.stepsLeft(unit) == 1;
    int then =
        gone
            ? -2
            : rules.pieces().attack(after.now(), unit) + rules.pieces().defence(after.now(), unit);
    return (now - then) * 4 + unit.printed().barrage() * 4 + (unit.isDepot() ? 6 : 0);
  }

  private @Nullable Refused why(Position p, Losing losing, Order.Lose order) {
    int paid = 0;
    int unitSteps = 0;
    boolean fortress = false;
    List<Unit> named = new ArrayList<>();
    for (Order.Portion portion : order.losses()) {
      Counter unit = counter(portion.unit());
      if (!losing.pool().contains(unit) || named.contains(unit)) {
        return Refused.of(
            "GWE-8.9-X4",
            () -> unit.begins() + " is not one of the units that can take this loss.");
      }
      named.add(unit);
      if (portion.amount() < 1 || portion.amount() > p.stepsLeft(unit)) {
        return Refused.of(
            "GWE-8.9-X4",
            () ->
                unit.begins() + " cannot lose that many steps; it has " + p.stepsLeft(unit) + ".");
      }
      paid += portion.amount() * worth(unit);
      fortress |= unit.isFortress();
      unitSteps += unit.isFortress() ? 0 : portion.amount();
    }
    if (paid == losing.loss()) {
      return null;
    }
    // An odd step is rounded up to a fortress step only when no unit step is left to pay it.
    if (paid == losing.loss() + 1 && fortress) {
      int units = 0;
      for (Counter unit : losing.pool()) {
        units += unit.isFortress() ? 0 : p.stepsLeft(unit);
      }
      if (unitSteps == units) {
        return null;
      }
    }
    return Refused.of(
        losing.caseId(),
        "You must lose " + Counted.of(losing.loss(), "step") + "; this choice loses " + paid + ".");
  }

  private @Nullable Refused lose(Table t, Losing losing, Order order) {
    if (!(order instanceof Order.Lose lose)) {
      return Refused.of(
          losing.caseId(),
          () -> "First choose the units that lose " + Counted.of(losing.loss(), "step") + ".");
    }
    Refused refused = why(t.now(), losing, lose);
    if (refused != null) {
      return refused;
    }
    t.pop();
    suffered(t, lose);
    for (Order.Portion portion : lose.losses()) {
      rules.pieces().lose(t, counter(portion.unit()), portion.amount(), losing.caseId());
    }
    return null;
  }

  /** Where a defender does not retreat, those hexes are affected in which he has lost steps. */
  private void suffered(Table t, Order.Lose lose) {
    if (!(t.now().pending() instanceof Battle battle)
        || battle.stage() != Battle.Stage.RETREAT
        || optionOf(battle).retreat() > 0) {
      return;
    }
    Hexes hexes = Hexes.NONE;
    for (Order.Portion portion : lose.losses()) {
      int hex = t.now().place(portion.unit());
      hexes = hexes.contains(hex) ? hexes : hexes.plus(hex);
    }
    t.replace(battle.withAffected(hexes));
  }

  // ---- passengers and headquarters

  /**
   * What follows for those who stood with the force: passengers die if it went or died and lose
   * half if it lost steps; headquarters die with the last of their company.
   */
  @Case({"GWE-8.66b", "GWE-10.53"})
  protected void aftermath(Table t, Battle battle) {
    t.replace(battle.at(Battle.Stage.ATTACKER_LOSS));
    Side side = other(phasing(t.now()));
    Hexes targets = battle.attack().targets();
    for (int i = 0; i < targets.size(); i++) {
      int hex = targets.at(i);
      Position p = t.now();
      boolean garrison = false;
      List<Counter> passengers = new ArrayList<>();
      List<Counter> hqs = new ArrayList<>();
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (unit.side() != side) {
          continue;
        }
        if (unit.isHq()) {
          hqs.add(unit);
        } else if (p.has(unit, Flag.PASSENGER)) {
          passengers.add(unit);
        } else if (unit.hasSteps()) {
          garrison = true;
        }
      }
      if (!garrison || battle.left().contains(hex)) {
        for (Counter unit : passengers) {
          rules.pieces().eliminate(t, unit, "GWE-8.66b");
        }
      } else if (battle.affected().contains(hex)) {
        halvePassengers(t, side, passengers);
      }
      for (Counter hq : hqs) {
        if (!rules.headquarters().hasCompany(t.now(), hq)) {
          rules.headquarters().lostCompany(t, hq);
        }
      }
    }
  }

  /** Half of the force that fled here, not of each unit: its owner shares the loss out. */
  @Case("GWE-8.66b")
  protected void halvePassengers(Table t, Side side, List<Counter> passengers) {
    int steps = passengers.stream().mapToInt(t.now()::stepsLeft).sum();
    demand(t, side, passengers, CombatTable.steps(CombatTable.Loss.HALF, steps), "GWE-8.66b");
  }

  // ---- the attacker

  @Case({"GWE-8.54", "GWE-8.9-A1", "GWE-8.9-A2"})
  final void attackerLoss(Table t, Battle battle) {
    t.replace(battle.at(Battle.Stage.ADVANCE));
    int result = battle.result().attacker();
    if (result == 0) {
      return;
    }
    CombatTable.Option option = rules.combat().table().attackerOption(result);
    List<Counter> pool = new ArrayList<>();
    for (Unit unit : battle.attack().units()) {
      if (t.now().onMap(unit) && counter(unit).isCombat()) {
        pool.add(counter(unit));
      }
    }
    demand(
        t,
        phasing(t.now()),
        pool,
        CombatTable.steps(option.loss(), battle.affectedSteps()),
        option.caseId());
  }

  /** Heroic leaders who attacked share the fate of those they led. */
  @Case("GWE-10.53")
  final void leaderless(Table t, Battle battle) {
    for (Unit unit : battle.attack().units()) {
      if (counter(unit).isHq()
          && t.now().onMap(unit)
          && !rules.headquarters().hasCompany(t.now(), counter(unit))) {
        rules.headquarters().lostCompany(t, counter(unit));
      }
    }
  }
}
