package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import fieldmarshal.games.italianfront.Schedule.Demand;
import fieldmarshal.games.italianfront.Schedule.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Chapter 13.3: withdrawals by the chart, and those of the Kaiserschlacht. */
final class Withdrawals extends Chapter {
  /** What the die of the Kaiserschlacht says, in {@link Global#KAISERSCHLACHT}. */
  static final int HALF_GOES = 1;

  static final int MORE_GO = 2;

  Withdrawals(ItalianFrontRules rules) {
    super(rules);
  }

  /** The Withdrawal Phase of a side: first those who are named, then the owner chooses. */
  @Case({"IF-13.3.1", "IF-13.3.3", "IF-4.1.8"})
  void begin(Table t, int side) {
    int due = side == ALLIED ? t.now().global(Global.KAISERSCHLACHT) : 0;
    if (due == MORE_GO) {
      t.push(new AirAndDice());
    }
    if (due != 0) {
      t.push(new Half());
    }
    List<Nation> nations = Replacements.nations(side);
    for (int i = nations.size() - 1; i >= 0; i--) {
      List<Demand> demands = rules.charts().schedule().demands(nations.get(i), turn(t.now()));
      for (int j = demands.size() - 1; j >= 0; j--) {
        Demand demand = demands.get(j);
        if (demand.sort() == Sort.UNIT) {
          named(t, demand);
        } else {
          t.push(new Called(demand.nation(), demand.sort(), demand.count()));
        }
      }
    }
    leaving(t, side);
  }

  // ---- who goes

  /** A named unit that is eliminated when its turn comes is not asked for again. */
  @Case("IF-13.3.3")
  private void named(Table t, Demand demand) {
    Counter unit = rules.roster().named(demand.unit());
    if (t.now().onMap(unit)) {
      t.setFlag(unit, Flag.LEAVING, true);
    } else {
      t.note(unit.begins() + " is not available for withdrawal.", "IF-13.3.3");
    }
  }

  /** Named units go in the first Withdrawal Phase in which they are in supply. */
  @Case({"IF-13.3.3", "IF-13.3.6", "IF-13.3.7"})
  private void leaving(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      if (t.now().has(unit, Flag.LEAVING) && inSupply(t.now(), unit)) {
        withdraw(t, unit, isDue(t.now(), unit) ? chartOf(unit.nation()) : "IF-13.3.3");
      }
    }
  }

  /** Whether the chart names the unit for this turn; otherwise it leaves late. */
  private boolean isDue(Position p, Counter unit) {
    for (Demand demand : rules.charts().schedule().demands(unit.nation(), turn(p))) {
      if (demand.sort() == Sort.UNIT && rules.roster().named(demand.unit()) == unit) {
        return true;
      }
    }
    return false;
  }

  /** The case with the chart of a nation of the Central Powers: only theirs names units. */
  private static String chartOf(Nation nation) {
    return nation == Nation.GERMAN ? "IF-13.3.7" : "IF-13.3.6";
  }

  /** The line is traced at this moment, whatever the marker says. */
  @Case({"IF-13.3.2", "IF-14.3.8"})
  private boolean inSupply(Position p, Counter unit) {
    return p.onMap(unit) && rules.supply().traces(p, unit.sideIndex(), p.place(unit));
  }

  /** Whether the unit meets the demand, but for its supply. */
  @Case({"IF-13.3.2", "IF-13.3.5", "IF-13.3.7"})
  private static boolean meets(Counter unit, Nation nation, Sort sort) {
    if (unit.nation() != nation || unit.isSymbol()) {
      return false;
    }
    return switch (sort) {
      case DIVISION -> unit.isDivision() && !unit.isCavalry();
      case CAVALRY -> unit.isCavalry();
      case ARTILLERY -> unit.isArtillery();
      case UNIT -> false;
    };
  }

  /** Why a unit cannot be withdrawn for a line of the chart, or null. */
  @Case({"IF-13.3.2", "IF-13.3.4"})
  private @Nullable Refused mayLeave(Position p, Counter unit, Nation nation, Sort sort) {
    if (!meets(unit, nation, sort)) {
      return Refused.of(
          "IF-13.3.2",
          () ->
              unit.begins()
                  + " is not what the withdrawal chart requires: "
                  + words(nation, sort, 1)
                  + ".");
    }
    if (sort == Sort.ARTILLERY) {
      return p.place(unit) == ItalianFrontRules.SUPPORT
          ? null
          : Refused.of("IF-13.3.4", () -> unit.begins() + " is no longer available.");
    }
    if (!p.onMap(unit)) {
      return Refused.of("IF-13.3.2", () -> unit.begins() + " is not on the map.");
    }
    return inSupply(p, unit)
        ? null
        : Refused.of("IF-13.3.2", () -> unit.begins() + " cannot trace a supply line.");
  }

  private static String words(Nation nation, Sort sort, int count) {
    String what =
        switch (sort) {
          case DIVISION -> count == 1 ? "division" : "divisions";
          case CAVALRY -> count == 1 ? "cavalry division" : "cavalry divisions";
          case ARTILLERY -> count == 1 ? "artillery unit" : "artillery units";
          case UNIT -> count == 1 ? "unit" : "units";
        };
    return count + " " + Replacements.adjective(nation) + " " + what;
  }

  /** What the log says beside the unit that leaves, with the case. */
  static final String DUE = "The withdrawal is due on this turn.";

  /** A unit leaves for good; everybody sees which. */
  @Case({"IF-13.3.4", "IF-8.6.1"})
  void withdraw(Table t, Counter unit, String caseId) {
    rules.pieces().withdraw(t, unit);
    t.note(DUE, caseId);
    rules.loneHeadquarters().check(t);
  }

  /** More than any other price: who goes at it leaves a headquarters alone (15.2.2). */
  private static final int LEAVES_A_HEADQUARTERS = 1000;

  /**
   * Reduced units first, then those that attack least; last of all whoever alone stands with a
   * headquarters.
   */
  private int price(Position p, Counter unit) {
    return (p.lost(unit) > 0 ? 0 : 100)
        + 4 * unit.printed().attack()
        + (unit.isHq() ? 60 : 0)
        + (aloneProtects(p, unit) ? LEAVES_A_HEADQUARTERS : 0);
  }

  private boolean aloneProtects(Position p, Counter unit) {
    if (unit.isHq() || !p.onMap(unit)) {
      return false;
    }
    boolean headquarters = false;
    for (int u = p.first(p.place(unit)); u >= 0; u = p.next(u)) {
      Counter other = rules.roster().get(u);
      if (other.isHq()) {
        headquarters = true;
      } else if (!other.equals(unit)) {
        return false;
      }
    }
    return headquarters;
  }

  private @Nullable Counter cheapest(Position p, List<Counter> units) {
    Counter best = null;
    for (Counter unit : units) {
      if (best == null || price(p, unit) < price(p, best)) {
        best = unit;
      }
    }
    return best;
  }

  /**
   * A task that opens a demand: what leaves no choice goes by itself, and the rest is cancelled.
   */
  @Case({"IF-13.3.3", "IF-13.3.1"})
  record Called(Nation nation, Sort sort, int count) implements Pending.Task<ItalianFrontRules> {
    @Override
    public void run(ItalianFrontRules rules, Table t) {
      t.pop();
      Withdrawals chapter = rules.withdrawals();
      List<Counter> all = chapter.eligible(t.now(), nation, sort);
      if (all.size() > count) {
        t.push(new Leaving(nation, sort, count));
        return;
      }
      for (Counter unit : all) {
        chapter.withdraw(t, unit, all.size() == count ? "IF-13.3.1" : "IF-13.3.3");
      }
      if (all.size() < count) {
        t.note(
            "The withdrawal chart requires "
                + words(nation, sort, count)
                + "; "
                + (all.isEmpty() ? "none" : all.size())
                + " can be withdrawn; the rest is cancelled.",
            "IF-13.3.3");
      }
    }
  }

  List<Counter> eligible(Position p, Nation nation, Sort sort) {
    List<Counter> all = new ArrayList<>();
    for (Counter unit : rules.unitsOf(Replacements.side(nation))) {
      if (meets(unit, nation, sort) && mayLeave(p, unit, nation, sort) == null) {
        all.add(unit);
      }
    }
    return all;
  }

  /** The owner chooses who goes. */
  @Case({"IF-13.3.1", "IF-13.3.2", "IF-13.3.9"})
  record Leaving(Nation nation, Sort sort, int left) implements Pending.Choice<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          Replacements.side(nation),
          Kind.CHOOSE,
          "Choose what is withdrawn: " + words(nation, sort, left) + ".",
          "IF-13.3.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Withdrawals");
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      for (Counter unit : rules.unitsOf(Replacements.side(nation))) {
        if (meets(unit, nation, sort)
            && rules.withdrawals().mayLeave(p, unit, nation, sort) == null
            && !sink.accept(new Order.Withdraw(unit))) {
          return;
        }
      }
    }

    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      return new Order.Withdraw(
          Objects.requireNonNull(
              rules.withdrawals().cheapest(p, rules.withdrawals().eligible(p, nation, sort))));
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      if (!(order instanceof Order.Withdraw withdraw)) {
        return Refused.of(
            "IF-13.3.1", () -> "Choose what is withdrawn: " + words(nation, sort, left) + ".");
      }
      Counter unit = counter(withdraw.unit());
      Refused refused = rules.withdrawals().mayLeave(t.now(), unit, nation, sort);
      if (refused != null) {
        return refused;
      }
      t.pop();
      rules.withdrawals().withdraw(t, unit, "IF-13.3.1");
      if (left > 1) {
        t.push(new Called(nation, sort, left - 1));
      }
      return null;
    }
  }

  // ---- Kaiserschlacht

  /** A British or French unit on the map, headquarters included. */
  @Case("IF-RE.B5")
  private static boolean isExpedition(Position p, Counter unit) {
    return p.onMap(unit) && (unit.nation() == Nation.BRITISH || unit.nation() == Nation.FRENCH);
  }

  @Case("IF-RE.B5")
  List<Counter> expedition(Position p, boolean inSupply) {
    List<Counter> all = new ArrayList<>();
    for (Counter unit : rules.unitsOf(ALLIED)) {
      if (isExpedition(p, unit) && (!inSupply || inSupply(p, unit))) {
        all.add(unit);
      }
    }
    return all;
  }

  /** Half of both nations together, rounded up, counted now. */
  @Case("IF-RE.B5")
  record Half() implements Pending.Task<ItalianFrontRules> {
    @Override
    public void run(ItalianFrontRules rules, Table t) {
      t.pop();
      int units = rules.withdrawals().expedition(t.now(), false).size();
      rules.withdrawals().recall(t, (units + 1) / 2);
    }
  }

  /** Those who leave no choice go by themselves. */
  @Case("IF-RE.B5")
  private void recall(Table t, int count) {
    List<Counter> all = expedition(t.now(), true);
    if (count > 0 && all.size() > count) {
      t.push(new Recall(count));
      return;
    }
    for (Counter unit : count > 0 ? all : List.<Counter>of()) {
      withdraw(t, unit, "IF-RE.B5");
    }
  }

  /** The Allies choose which of their British and French units go back to France. */
  @Case("IF-RE.B5")
  record Recall(int left) implements Pending.Choice<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          ALLIED,
          Kind.CHOOSE,
          "Kaiserschlacht: choose British and French units that go back to France: "
              + (left == 1 ? "one more" : left + " more")
              + ".",
          "IF-RE.B5");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Back to France");
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      for (Counter unit : rules.withdrawals().expedition(p, true)) {
        if (!sink.accept(new Order.Withdraw(unit))) {
          return;
        }
      }
    }

    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      return new Order.Withdraw(
          Objects.requireNonNull(
              rules.withdrawals().cheapest(p, rules.withdrawals().expedition(p, true))));
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      if (!(order instanceof Order.Withdraw withdraw)) {
        return Refused.of("IF-RE.B5", "Choose a British or French unit to withdraw to France.");
      }
      Counter unit = counter(withdraw.unit());
      if (!isExpedition(t.now(), unit)) {
        return Refused.of(
            "IF-RE.B5", () -> unit.begins() + " is not a British or French unit on the map.");
      }
      if (!rules.withdrawals().inSupply(t.now(), unit)) {
        return Refused.of("IF-13.3.2", () -> unit.begins() + " cannot trace a supply line.");
      }
      t.pop();
      rules.withdrawals().withdraw(t, unit, "IF-RE.B5");
      rules.withdrawals().recall(t, left - 1);
      return null;
    }
  }

  /** All British and French air goes too, and a die falls for each division that is left. */
  @Case("IF-RE.B6")
  record AirAndDice() implements Pending.Task<ItalianFrontRules> {
    @Override
    public void run(ItalianFrontRules rules, Table t) {
      t.pop();
      for (Counter unit : rules.unitsOf(ALLIED)) {
        boolean goes = unit.nation() == Nation.BRITISH || unit.nation() == Nation.FRENCH;
        if (unit.isAir() && goes && t.now().place(unit) == ItalianFrontRules.SUPPORT) {
          rules.withdrawals().withdraw(t, unit, "IF-RE.B6");
        }
      }
      rules.withdrawals().next(t, 0);
    }
  }

  /** The next division in supply whose die has not fallen. */
  @Case("IF-RE.B6")
  private void next(Table t, int from) {
    for (Counter unit : expedition(t.now(), true)) {
      if (unit.index() >= from && unit.isDivision()) {
        t.push(new RecallDie(unit.index()));
        return;
      }
    }
  }

  /** 1 or 2 and the division leaves. Which one it is is told only when it does. */
  @Case("IF-RE.B6")
  record RecallDie(int unit) implements Pending.Chance<ItalianFrontRules> {
    private static final String PURPOSE = "a division that may go back to France";

    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, ALLIED, PURPOSE, "IF-RE.B6");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled(PURPOSE, face, "IF-RE.B6"));
      if (face <= 2) {
        rules.withdrawals().withdraw(t, rules.roster().get(unit), "IF-RE.B6");
      } else {
        t.note("The division stays in Italy.", "IF-RE.B6");
      }
      rules.withdrawals().next(t, unit + 1);
    }
  }
}
