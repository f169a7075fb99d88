package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.ChoiceOfWays;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Battle;
import fieldmarshal.games.gwe.Chapter;
import fieldmarshal.games.gwe.CombatTable;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Retreats;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 23.1 and 23.2: the panic of the Austro-Hungarian army on the first turn.
 *
 * <p>In a combat the attacked stacks rout first, then those beside them catch the panic, then those
 * who stand in the way of the rout step aside; only then does the attacker pay and advance.
 */
class Panic extends Chapter {
  @Case("BRU-23.42")
  private static final List<String> EXEMPT = List.of("ah-54", "ah-55", "ah-38", "ah-19", "ah-32");

  private final boolean[] nervous;
  private final PanicShelters shelters;

  Panic(GreatWarInTheEast rules) {
    super(rules);
    shelters = new PanicShelters(rules, this);
    nervous = new boolean[rules.roster().size()];
    for (Counter unit : rules.roster().all()) {
      nervous[unit.index()] = BrusilovPieces.isAustrian(unit) && !EXEMPT.contains(unit.id());
    }
  }

  /** What becomes of those who panic when their shelter is beaten. */
  final PanicShelters shelters() {
    return shelters;
  }

  /** Whether the unit is subject to panic now. Germans and the exempt never are. */
  @Case({"BRU-23.0", "BRU-23.11", "BRU-23.41", "BRU-23.42", "BRU-26.24b"})
  final boolean panics(Position p, Counter unit) {
    return nervous[unit.index()] && BrusilovRules.of(rules).firstTurn(p);
  }

  /** Whether retreats may turn into a panic: in the Russian player-turn of the first turn. */
  @Case({"BRU-23.0", "BRU-26.24b"})
  final boolean reigns(Position p) {
    return BrusilovRules.of(rules).firstTurn(p) && phasing(p) == Brusilov.RUSSIAN;
  }

  // ---- 23.1 the rout of those who are attacked

  /**
   * The attacked hexes from which a stack has still to rout: those that anybody who panics holds.
   */
  @Case({"BRU-23.12", "BRU-23.14"})
  final List<Integer> routed(Position p, Battle battle) {
    List<Integer> hexes = new ArrayList<>();
    Hexes targets = battle.attack().targets();
    for (int i = 0; reigns(p) && i < targets.size(); i++) {
      int hex = targets.at(i);
      if (!battle.left().contains(hex)
          && rules.combat().defenders(p, hex).stream().anyMatch(unit -> panics(p, unit))) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  /**
   * Those who rout from a hex: the whole stack, its headquarters, and passengers, who by 23.15 do
   * not die of it; only German passengers are left to the standard rules.
   */
  @Case({"BRU-23.14", "BRU-23.15"})
  private List<Counter> routingStack(Position p, int hex) {
    List<Counter> stack = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() == Brusilov.CENTRAL
          && (!p.has(unit, Flag.PASSENGER) || BrusilovPieces.isAustrian(unit))) {
        stack.add(unit);
      }
    }
    return stack;
  }

  /** As many hexes as the number of the result; four for an E. */
  @Case("BRU-23.13")
  static int length(Battle battle) {
    return battle.result().defender();
  }

  /** The next stack routs; true while any has still to go. */
  @Case({"BRU-23.12", "BRU-23.15"})
  final boolean rout(Table t, Battle battle) {
    List<Integer> waiting = routed(t.now(), battle);
    if (waiting.isEmpty()) {
      return false;
    }
    for (int hex : waiting) {
      dispatchSteady(t, battle, hex);
    }
    for (int hex : waiting) {
      if (!routes(t.now(), battle, hex).isEmpty()) {
        t.push(new Routing(battle));
        return true;
      }
    }
    int hex = waiting.get(0);
    trapped(t, hex, routingStack(t.now(), hex));
    t.replace(battle.withRoute(hex, Hexes.NONE));
    return true;
  }

  /** An E eliminates those in the stack who do not panic. No set-up and no retreat mixes them. */
  @Case("BRU-23.41")
  private void dispatchSteady(Table t, Battle battle, int hex) {
    if (battle.result().defender() != CombatTable.E) {
      return;
    }
    for (Counter unit : rules.combat().defenders(t.now(), hex)) {
      if (!panics(t.now(), unit)) {
        rules.pieces().eliminate(t, unit, "GWE-8.9-DE");
      }
    }
  }

  final void trapped(Table t, int hex, List<Counter> stack) {
    t.note("There is no retreat path from " + title(hex) + ".", "BRU-23.15");
    for (Counter unit : stack) {
      if (!unit.isHq()) {
        rules.pieces().eliminate(t, unit, "BRU-23.15");
      }
    }
  }

  private Set<Hexes> routes(Position p, Battle battle, int hex) {
    return retreats()
        .waysOf(
            p,
            routingStack(p, hex),
            hex,
            length(battle),
            others(routed(p, battle), hex),
            Hexes.NONE);
  }

  static Hexes others(List<Integer> hexes, int hex) {
    Hexes others = Hexes.NONE;
    for (int other : hexes) {
      others = other == hex ? others : others.plus(other);
    }
    return others;
  }

  private BrusilovRetreats retreats() {
    return (BrusilovRetreats) rules.retreats();
  }

  /** The owner chooses the way of a rout, and which stack goes next if there are several. */
  @Case({"BRU-23.12", "BRU-23.13"})
  record Routing(Battle battle) implements ChoiceOfWays<GreatWarInTheEast> {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      List<Integer> from = BrusilovRules.of(rules).panic().routed(p, battle);
      return askRout(rules, p, from, battle, "BRU-23.13");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.inCombat("Panic: rout");
    }

    @Override
    public void ways(GreatWarInTheEast rules, Position p, Ways ways) {
      Panic panic = BrusilovRules.of(rules).panic();
      for (int hex : panic.routed(p, battle)) {
        if (!ways.go(panic.routingStack(p, hex), panic.routes(p, battle, hex))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return BrusilovRules.of(rules).panic().goRouting(t, battle, order);
    }
  }

  /** Asks for the way of a rout from one of several hexes. */
  static Decision.Choose askRout(
      GreatWarInTheEast rules, Position p, List<Integer> from, Battle battle, String caseId) {
    String what = "Panic! Rout";
    return Retreats.ask(rules, p, Brusilov.CENTRAL, what, from, length(battle), caseId);
  }

  private @Nullable Refused goRouting(Table t, Battle battle, Order order) {
    if (!(order instanceof Order.Retreat retreat)) {
      return Refused.of("BRU-23.12", "First choose the path of the rout.");
    }
    Position p = t.now();
    List<Integer> waiting = routed(p, battle);
    for (int hex : waiting) {
      List<Counter> stack = routingStack(p, hex);
      if (!same(stack, retreat)) {
        continue;
      }
      if (!routes(p, battle, hex).contains(retreat.path())) {
        return retreats()
            .whyNotOf(
                p, stack, hex, length(battle), others(waiting, hex), Hexes.NONE, retreat.path());
      }
      Below.answer(t, Battle.class, below -> below.withRoute(hex, retreat.path()));
      retreats().go(t, stack, retreat.path());
      shaken(t, stack, "BRU-23.12");
      return null;
    }
    return Refused.of("BRU-23.14", "The whole stack must rout together.");
  }

  static boolean same(List<Counter> stack, Order.Retreat retreat) {
    return retreat.units().size() == stack.size()
        && Set.copyOf(stack).equals(new HashSet<>(retreat.units()));
  }

  /**
   * Each division that panics loses a step, once, and never its last. One that only stepped aside
   * has lost none yet.
   */
  @Case({"BRU-23.12", "BRU-23.21", "BRU-23.25", "BRU-23.26"})
  final void shaken(Table t, List<Counter> stack, String caseId) {
    for (Counter unit : stack) {
      if (panics(t.now(), unit)
          && (!t.now().has(unit, BrusilovState.PANICKED)
              || t.now().has(unit, BrusilovState.STEPPED_ASIDE))
          && unit.sizeMark() == Counter.Size.DIVISION
          && t.now().onMap(unit)
          && t.now().stepsLeft(unit) > 1) {
        rules.pieces().lose(t, unit, 1, caseId);
      }
    }
    for (Counter unit : stack) {
      t.setFlag(unit, BrusilovState.STEPPED_ASIDE, false);
    }
    panicked(t, stack);
  }

  @Case("BRU-23.26")
  private void panicked(Table t, List<Counter> stack) {
    for (Counter unit : stack) {
      if (panics(t.now(), unit) && t.now().onMap(unit)) {
        t.mark(unit, BrusilovState.PANICKED, true, "BRU-23.26");
      }
    }
  }

  // ---- 23.2 contagion

  /** Those in a hex who have not panicked yet and would now, with the headquarters beside them. */
  @Case({"BRU-23.21", "BRU-23.25", "BRU-23.26", "BRU-23.42"})
  private List<Counter> infected(Position p, int hex) {
    List<Counter> stack = new ArrayList<>();
    boolean combat = false;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (panics(p, unit) && !p.has(unit, BrusilovState.PANICKED)) {
        stack.add(unit);
        combat |= unit.isCombat();
      }
    }
    return combat ? stack : List.of();
  }

  /** The hexes beside a combat from which somebody retreated, with units still to catch it. */
  @Case("BRU-23.21")
  private List<Integer> contagious(Position p, Battle battle) {
    List<Integer> hexes = new ArrayList<>();
    Hexes targets = battle.attack().targets();
    for (int i = 0; i < targets.size(); i++) {
      if (battle.routes().get(i).isEmpty()) {
        continue;
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board().neighbour(targets.at(i), d);
        if (to >= 0 && !hexes.contains(to) && !targets.contains(to) && !infected(p, to).isEmpty()) {
          hexes.add(to);
        }
      }
    }
    return hexes;
  }

  /** The hexes on the way of routed Austro-Hungarians with units that have still to step aside. */
  @Case("BRU-23.25")
  private List<Integer> inTheWay(Position p, Battle battle) {
    List<Integer> hexes = new ArrayList<>();
    for (Hexes route : battle.routes()) {
      for (int i = 0; i < route.size() && drivenOff(p, route); i++) {
        if (!hexes.contains(route.at(i)) && !infected(p, route.at(i)).isEmpty()) {
          hexes.add(route.at(i));
        }
      }
    }
    return hexes;
  }

  /** Whether Austro-Hungarians have gone that way: not Germans alone. */
  @Case({"BRU-23.16", "BRU-23.25"})
  final boolean drivenOff(Position p, Hexes route) {
    boolean germans = false;
    for (int u = p.first(route.last()); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() == Brusilov.CENTRAL && p.has(unit, Flag.DEFENDED)) {
        if (BrusilovPieces.isAustrian(unit)) {
          return true;
        }
        germans = true;
      }
    }
    return !germans;
  }

  /** The attacked hexes and the ways of retreat: the way of the coming advance. */
  @Case("BRU-23.22")
  private static Hexes wayOfAdvance(Battle battle) {
    Hexes way = Hexes.NONE;
    for (int i = 0; i < battle.attack().targets().size(); i++) {
      way = way.plus(battle.attack().targets().at(i));
      Hexes route = battle.routes().get(i);
      for (int j = 0; j < route.size(); j++) {
        way = way.plus(route.at(j));
      }
    }
    return way;
  }

  /** The panic takes its next victims; true while there are any. Contagion comes first. */
  @Case({"BRU-23.21", "BRU-23.22", "BRU-23.25"})
  final boolean spread(Table t, Battle battle) {
    if (!reigns(t.now())) {
      return false;
    }
    List<Integer> waiting = contagious(t.now(), battle);
    boolean contagion = !waiting.isEmpty();
    if (!contagion) {
      waiting = inTheWay(t.now(), battle);
    }
    if (waiting.isEmpty()) {
      return false;
    }
    for (int hex : waiting) {
      if (!escapes(t.now(), battle, hex).isEmpty()) {
        t.push(new Fleeing(battle, contagion));
        return true;
      }
    }
    int hex = waiting.get(0);
    if (contagion) {
      t.replace(battle.withRoute(hex, Hexes.NONE));
    }
    trapped(t, hex, infected(t.now(), hex));
    leftAlone(t, hex);
    withoutCompany(t, hex);
    return true;
  }

  private Set<Hexes> escapes(Position p, Battle battle, int hex) {
    return retreats().waysOf(p, infected(p, hex), hex, 1, Hexes.NONE, wayOfAdvance(battle));
  }

  /**
   * The owner sends those who catch the panic, or stand in its way, one hex back.
   *
   * @param contagion they were beside the fight; else they stand in the way
   */
  @Case({"BRU-23.21", "BRU-23.22", "BRU-23.25"})
  record Fleeing(Battle battle, boolean contagion) implements ChoiceOfWays<GreatWarInTheEast> {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      Panic panic = BrusilovRules.of(rules).panic();
      String why = contagion ? "The panic spreads." : "The rout displaces other units.";
      return Retreats.ask(
          rules,
          p,
          Brusilov.CENTRAL,
          why + " Retreat",
          panic.waiting(p, this),
          1,
          contagion ? "BRU-23.21" : "BRU-23.25");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.inCombat(contagion ? "The panic spreads" : "Displaced by the rout");
    }

    @Override
    public void ways(GreatWarInTheEast rules, Position p, Ways ways) {
      Panic panic = BrusilovRules.of(rules).panic();
      for (int hex : panic.waiting(p, this)) {
        if (!ways.go(panic.infected(p, hex), panic.escapes(p, battle, hex))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return BrusilovRules.of(rules).panic().flee(t, this, order);
    }
  }

  private List<Integer> waiting(Position p, Fleeing fleeing) {
    return fleeing.contagion() ? contagious(p, fleeing.battle()) : inTheWay(p, fleeing.battle());
  }

  private @Nullable Refused flee(Table t, Fleeing fleeing, Order order) {
    String caseId = fleeing.contagion() ? "BRU-23.21" : "BRU-23.25";
    if (!(order instanceof Order.Retreat retreat)) {
      return Refused.of(caseId, "First choose where the panicking units retreat.");
    }
    Position p = t.now();
    Battle battle = fleeing.battle();
    for (int hex : waiting(p, fleeing)) {
      List<Counter> stack = infected(p, hex);
      if (!same(stack, retreat)) {
        continue;
      }
      if (!escapes(p, battle, hex).contains(retreat.path())) {
        return retreats()
            .whyNotOf(p, stack, hex, 1, Hexes.NONE, wayOfAdvance(battle), retreat.path());
      }
      // After contagion the hex is noted as left, so that nobody advances into it (23.23).
      Below.answer(
          t, Battle.class, below -> fleeing.contagion() ? below.withRoute(hex, Hexes.NONE) : below);
      retreats().go(t, stack, retreat.path());
      if (fleeing.contagion()) {
        shaken(t, stack, caseId);
      } else {
        panicked(t, stack);
        for (Counter unit : stack) {
          t.setFlag(unit, BrusilovState.STEPPED_ASIDE, t.now().onMap(unit));
        }
      }
      leftAlone(t, hex);
      return null;
    }
    return Refused.of(caseId, "All panicking units in the hex must retreat together.");
  }

  /** Headquarters in a hex where nobody is attacked share the end of those who had no way out. */
  @Case("GWE-10.53")
  private void withoutCompany(Table t, int hex) {
    List<Counter> hqs = new ArrayList<>();
    for (int u = t.now().first(hex); u >= 0; u = t.now().next(u)) {
      if (counter(u).isHq() && counter(u).side() == Brusilov.CENTRAL) {
        hqs.add(counter(u));
      }
    }
    for (Counter hq : hqs) {
      if (!rules.headquarters().hasCompany(t.now(), hq)) {
        rules.headquarters().lostCompany(t, hq);
      }
    }
  }

  /** Passengers whose hosts have fled or died shelter with nobody any more. */
  @Case("GWE-8.66a")
  private void leftAlone(Table t, int hex) {
    Position p = t.now();
    List<Counter> passengers = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      Side side = unit.side();
      if (side == Brusilov.CENTRAL && p.has(unit, Flag.PASSENGER)) {
        passengers.add(unit);
      } else if (side == Brusilov.CENTRAL && unit.hasSteps()) {
        return;
      }
    }
    for (Counter unit : passengers) {
      t.setFlag(unit, Flag.PASSENGER, false);
    }
  }

  /** Whether a hex was left by contagion in this combat. */
  @Case("BRU-23.23")
  static boolean leftByContagion(Battle battle, int hex) {
    return battle.left().contains(hex) && !battle.attack().targets().contains(hex);
  }
}
