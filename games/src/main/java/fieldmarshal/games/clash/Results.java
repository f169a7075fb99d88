package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Cases 12.7 to 12.76 and 12.85: an attack from its opening to its end, die by die. */
public class Results extends Chapter {
  static final String ROLL = "roll";
  static final String ROLL_FORT = "roll-fort";

  private final CombatChart chart;

  public Results(ClashRules rules) {
    super(rules);
    chart = rules.chart();
  }

  final void run(Table t, Battle battle) {
    switch (battle.stage()) {
      case RETIRE -> rules.cavalry().next(t, battle);
      case RECKON -> reckon(t, battle);
      case DEFENDERS -> defenders(t, battle);
      case PICK -> pick(t, battle);
      case ATTACKERS -> attackers(t, battle);
      case ADVANCE -> {
        t.replace(battle.at(Battle.Stage.CLOSE));
        rules.advances().ask(t, battle);
      }
      case CLOSE -> {
        t.pop();
        rules.combat().next(t);
      }
    }
  }

  /** The odds are fixed before the first die and do not change any more. */
  @Case({"COG-12.7", "COG-14.3c", "COG-14.4c", "COG-X15"})
  private void reckon(Table t, Battle battle) {
    if (battle.defenders().isEmpty() && !battle.fort()) {
      t.note("No defender is left in " + title(battle.target()) + ".", "COG-14.3c");
      t.replace(battle.at(Battle.Stage.ADVANCE, List.of()));
      return;
    }
    Reckoning.Fight fight = rules.reckoning().fight(t.now(), battle.force());
    t.note(
        "Combat at " + title(battle.target()) + ": " + fight.odds().words() + ".",
        chart.caseOf(fight.odds().column()));
    t.replace(battle.reckoned(fight, chart.defenderRolls(fight.odds().column())));
  }

  // ---- 12.75 the defender

  /** The next defender rolls; the owner says which. At 1-3 nobody does. */
  @Case({"COG-12.7", "COG-12.75a", "COG-12.81a", "COG-CRC-1-3"})
  private void defenders(Table t, Battle battle) {
    int left = battle.queue().size() + (battle.fortRolls() ? 1 : 0);
    if (left == 0) {
      t.replace(battle.at(Battle.Stage.PICK, battle.attackers()));
    } else if (left == 1) {
      t.push(new Die(battle.fortRolls() ? null : battle.queue().getFirst(), Role.DEFENDER));
    } else {
      t.push(new Next());
    }
  }

  /** The owner of the defenders says who rolls next. */
  @Case({"COG-12.81a", "COG-12.75a"})
  record Next() implements Frame.Choice {
    private static Battle battle(Position p) {
      return Objects.requireNonNull(Below.find(p, Battle.class));
    }

    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          1 - battle(p).side(),
          Kind.CHOOSE,
          "Which of the defenders at "
              + rules.board().title(battle(p).target())
              + " rolls next? Each retreats before the next one rolls.",
          "COG-12.81a");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      List<Question.Option> options = new ArrayList<>();
      options.add(new Question.Option(ROLL, "Roll for this unit"));
      if (battle(p).fortRolls()) {
        options.add(new Question.Option(ROLL_FORT, "Roll for the fort"));
      }
      return Question.inCombat("Who rolls next").with(options);
    }

    /** The fort last: while it stands, units may ignore retreats. */
    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      for (Counter unit : battle(p).queue()) {
        if (!sink.accept(Order.Choose.unit(ROLL, unit))) {
          return;
        }
      }
      if (battle(p).fortRolls()) {
        sink.accept(Order.Choose.option(ROLL_FORT));
      }
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      Battle battle = battle(t.now());
      if (order.equals(Order.Choose.option(ROLL_FORT)) && battle.fortRolls()) {
        t.replace(new Die(null, Role.DEFENDER));
        return null;
      }
      if (order instanceof Order.Choose choose
          && choose.option().equals(ROLL)
          && choose.units().size() == 1
          && choose.hexes().isEmpty()
          && battle.queue().contains(choose.units().getFirst())) {
        t.replace(new Die(counter(choose.units().getFirst()), Role.DEFENDER));
        return null;
      }
      return Refused.of("COG-12.81a", "Choose a defender that has not rolled yet.");
    }
  }

  // ---- 12.72, 12.76 the attacker

  /** The attacker says who rolls, where not all do. */
  @Case({"COG-12.72a", "COG-12.72b", "COG-12.76", "COG-EX-1", "COG-EX-2"})
  private void pick(Table t, Battle battle) {
    int limit = fight(battle).odds().limit();
    if (limit >= battle.attackers().size()) {
      t.replace(battle.at(Battle.Stage.ATTACKERS, battle.attackers()));
    } else if (limit == 0) {
      t.replace(battle.at(Battle.Stage.ATTACKERS, List.of()));
    } else {
      t.push(new Pick(battle.attackers(), limit));
    }
  }

  /** So many of the attackers roll, the larger units before the smaller. */
  @Case({"COG-12.72a", "COG-12.72b", "COG-EX-1", "COG-EX-2"})
  record Pick(List<Counter> units, int limit) implements Frame.Obvious {
    Pick {
      units = List.copyOf(units);
    }

    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          units.getFirst().sideIndex(),
          Kind.CHOOSE,
          limit == 1
              ? "Choose the attacker that rolls for losses; larger units roll first."
              : "Choose " + limit + " attackers that roll for losses; larger units roll first.",
          "COG-12.72a");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.inCombat("Who rolls for losses")
          .with(
              new Question.Option(
                  ROLL, limit == 1 ? "Roll for this unit" : "Roll for these units"));
    }

    /** The size of which some roll and some do not: larger units all roll, smaller ones never. */
    @Case("COG-12.72b")
    int rank() {
      int count = 0;
      int rank = 2;
      while (true) {
        for (Counter unit : units) {
          count += unit.rank() == rank ? 1 : 0;
        }
        if (count >= limit || rank == 0) {
          return rank;
        }
        rank--;
      }
    }

    private List<Unit> forced(int rank) {
      List<Unit> forced = new ArrayList<>();
      for (Counter unit : units) {
        if (unit.rank() > rank) {
          forced.add(unit);
        }
      }
      return forced;
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      int rank = rank();
      List<Unit> forced = forced(rank);
      List<Counter> open = new ArrayList<>();
      for (Counter unit : units) {
        if (unit.rank() == rank) {
          open.add(unit);
        }
      }
      list(forced, open, 0, sink);
    }

    private boolean list(List<Unit> chosen, List<Counter> open, int from, OrderSink sink) {
      if (chosen.size() == limit) {
        return sink.accept(Order.Choose.units(ROLL, chosen));
      }
      for (int i = from; i < open.size(); i++) {
        List<Unit> more = new ArrayList<>(chosen);
        more.add(open.get(i));
        if (!list(more, open, i + 1, sink)) {
          return false;
        }
      }
      return true;
    }

    /** Whoever has the best ratings, then two steps. */
    @Override
    public Order suggest(ClashRules rules, Position p) {
      return Order.Choose.units(ROLL, best(rules, p));
    }

    List<Unit> best(ClashRules rules, Position p) {
      int rank = rank();
      List<Unit> chosen = forced(rank);
      List<Counter> open = new ArrayList<>(units);
      open.removeIf(unit -> unit.rank() != rank);
      open.sort((a, b) -> Integer.compare(worth(rules, p, b), worth(rules, p, a)));
      for (int i = 0; chosen.size() < limit; i++) {
        chosen.add(open.get(i));
      }
      return chosen;
    }

    private static int worth(ClashRules rules, Position p, Counter unit) {
      return 4 * rules.pieces().ter(p, unit) + p.stepsLeft(unit);
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      if (!(order instanceof Order.Choose choose)
          || !choose.option().equals(ROLL)
          || !choose.hexes().isEmpty()
          || choose.units().size() != limit
          || choose.units().stream().distinct().count() != limit
          || !units.containsAll(choose.units())) {
        return Refused.of(
            "COG-12.72a", () -> "Choose " + limit + " attackers, not more and not fewer.");
      }
      int rank = rank();
      if (!choose.units().containsAll(forced(rank))
          || choose.units().stream().anyMatch(unit -> counter(unit).rank() < rank)) {
        return Refused.of("COG-12.72b", "Divisions roll before brigades.");
      }
      List<Counter> chosen = new ArrayList<>(units);
      chosen.removeIf(unit -> !choose.units().contains(unit));
      Below.answer(t, Battle.class, battle -> battle.at(Battle.Stage.ATTACKERS, chosen));
      return null;
    }
  }

  @Case({"COG-12.76", "COG-12.7"})
  private void attackers(Table t, Battle battle) {
    if (!battle.queue().isEmpty()) {
      t.push(new Die(battle.queue().getFirst(), Role.ATTACKER));
      return;
    }
    t.tell(
        new Event.Fought(
            List.copyOf(battle.attackers()),
            Hexes.of(battle.target()),
            fight(battle).odds().words(),
            "D" + battle.lost(Role.DEFENDER) + " A" + battle.lost(Role.ATTACKER),
            "COG-12.7"));
    t.replace(battle.at(Battle.Stage.ADVANCE));
  }

  // ---- a die

  /**
   * The die of one unit.
   *
   * @param unit who rolls; null for the fort
   */
  @Case({"COG-12.75a", "COG-12.76", "COG-13.0a"})
  record Die(@Nullable Counter unit, Role role) implements Frame.Chance {
    @Override
    public Decision.Chance decision(ClashRules rules, Position p) {
      Battle battle = Objects.requireNonNull(Below.find(p, Battle.class));
      return rules.chance(
          p,
          role == Role.ATTACKER ? battle.side() : 1 - battle.side(),
          purpose(),
          role == Role.ATTACKER ? "COG-12.76" : "COG-12.75a");
    }

    private String purpose() {
      return (role == Role.ATTACKER ? "attack of " : "defence of ")
          + (unit == null ? "the fort" : unit.called());
    }

    @Override
    public void fall(ClashRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled(purpose(), face, role == Role.ATTACKER ? "COG-12.76" : "COG-12.75a"));
      Battle battle = (Battle) Objects.requireNonNull(t.now().pending());
      rules.results().fell(t, battle, unit, role, face);
    }
  }

  /** What a unit rolls against. */
  final int rating(Position p, Battle battle, @Nullable Counter unit, Role role) {
    if (unit == null) {
      return rules.forts().rating(battle.target());
    }
    return role == Role.ATTACKER
        ? rules.pieces().ter(p, unit)
        : rules.reckoning().rating(p, unit, battle.force());
  }

  /** What a unit adds to its die. */
  final int modifier(int column, Role role) {
    return role == Role.ATTACKER ? chart.attackerModifier(column) : chart.defenderModifier(column);
  }

  @Case({
    "COG-12.73",
    "COG-12.74",
    "COG-12.75a",
    "COG-12.75b",
    "COG-12.75c",
    "COG-12.75d",
    "COG-12.76",
    "COG-12.81a",
    "COG-12.85",
    "COG-13.0a",
    "COG-13.0e"
  })
  private void fell(Table t, Battle battle, @Nullable Counter unit, Role role, int face) {
    Position p = t.now();
    int modifier = modifier(fight(battle).odds().column(), role);
    int rating = rating(p, battle, unit, role);
    int steps =
        unit == null
            ? rules.control().fort(p, 1 - battle.side(), battle.target())
            : p.stepsLeft(unit);
    String result = Outcomes.of(role, face, modifier, rating, steps, unit == null);
    t.replace(battle.cast(new Battle.Cast(unit, role, face, modifier, rating, result)));
    t.note(
        Outcomes.told(unit == null ? "The fort" : unit.begins(), face, modifier, rating, result),
        role == Role.ATTACKER ? "COG-12.76" : "COG-12.75a");
    if (!Outcomes.loss(result)) {
      return;
    }
    if (unit == null) {
      rules.forts().reduce(t, battle.target());
    } else {
      rules.pieces().loseStep(t, unit, role == Role.ATTACKER ? "COG-12.76" : "COG-12.75a");
    }
    if (role == Role.DEFENDER) {
      newcomersDie(t);
      if (unit != null && Outcomes.retreat(result) > 0) {
        rules.retreats().order(t, unit, Outcomes.retreat(result));
      }
    }
  }

  /** Any loss of the defenders takes those with it who retreated into the hex before. */
  @Case({"COG-12.85", "COG-X9"})
  private void newcomersDie(Table t) {
    Battle battle = (Battle) Objects.requireNonNull(t.now().pending());
    if (battle.newcomers().isEmpty()) {
      return;
    }
    for (Counter unit : battle.newcomers()) {
      rules.pieces().eliminate(t, unit, "COG-12.85");
    }
    t.replace(battle.withoutNewcomers());
  }

  static Reckoning.Fight fight(Battle battle) {
    return Objects.requireNonNull(battle.fight());
  }
}
