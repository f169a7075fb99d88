package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.ChoiceOfWays;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Case 8.6: retreat after combat.
 *
 * <p>First a path must be legal (8.61, 8.64, and in the standard rules room at its end). Of the
 * legal next hexes one nearer to a supply source is taken if there is any (8.63); then a stack of
 * rating 1 prefers hexes free of enemy zones; the rest is the owner's choice. A retreat of n hexes
 * ends n hexes from its start if any legal path does.
 */
public class Retreats extends Chapter {
  public Retreats(GreatWarInTheEast rules) {
    super(rules);
  }

  // ---- in a combat

  /**
   * One stack after the other goes, in the order that its owner likes. When none of them can go,
   * one is lost.
   */
  @Case({"GWE-8.61", "GWE-8.62", "GWE-8.9-X6", "GWE-8.9-X7"})
  final void retreat(Table t, Battle battle) {
    List<Integer> waiting = waiting(t.now(), battle);
    if (waiting.isEmpty()) {
      t.replace(battle.at(Battle.Stage.AFTERMATH));
      return;
    }
    for (int hex : waiting) {
      if (!search(t.now(), battle, hex).ways().isEmpty()) {
        t.push(new Retreating(battle));
        return;
      }
    }
    int hex = waiting.get(0);
    t.note("There is no retreat path from " + title(hex) + ".", "GWE-8.64");
    for (Counter unit : stack(t.now(), hex)) {
      if (!unit.isHq() && !t.now().has(unit, Flag.PASSENGER)) {
        rules.pieces().eliminate(t, unit, "GWE-8.64");
      }
    }
    t.replace(battle.withRoute(hex, Hexes.NONE));
  }

  /** The attacked hexes from which a stack has still to go. */
  private List<Integer> waiting(Position p, Battle battle) {
    List<Integer> waiting = new ArrayList<>();
    Hexes affected = battle.affected();
    for (int i = 0; i < affected.size() && rules.results().optionOf(battle).retreat() > 0; i++) {
      if (!battle.left().contains(affected.at(i)) && !stack(p, affected.at(i)).isEmpty()) {
        waiting.add(affected.at(i));
      }
    }
    return waiting;
  }

  /** The ways of one stack of a combat. The hex of another that has still to go is no refuge. */
  @Case("GWE-8.62")
  private Search search(Position p, Battle battle, int hex) {
    Hexes leaving = Hexes.NONE;
    for (int other : waiting(p, battle)) {
      leaving = other == hex ? leaving : leaving.plus(other);
    }
    return new Search(p, stack(p, hex), hex, rules.results().optionOf(battle).retreat(), leaving);
  }

  /**
   * The ways of a stack that must go so many hexes, by the same rules.
   *
   * @param leaving hexes in which it may not end
   * @param closed hexes that it may not enter at all
   */
  protected final Set<Hexes> ways(
      Position p, List<Counter> stack, int from, int length, Hexes leaving, Hexes closed) {
    Search search = new Search(p, stack, from, length, leaving);
    search.closed = closed;
    return search.ways();
  }

  /** Which case keeps such a stack from a path that is not among its ways. */
  protected final Refused whyNot(
      Position p,
      List<Counter> stack,
      int from,
      int length,
      Hexes leaving,
      Hexes closed,
      Hexes path) {
    Search search = new Search(p, stack, from, length, leaving);
    search.closed = closed;
    search.ways();
    return search.whyNot(path);
  }

  /** Whether enemy zones give way where they would leave the stack no way (exclusive rules). */
  protected boolean zonesYield(Position p, List<Counter> stack) {
    return false;
  }

  /** Those of a stack that go: all combat units but passengers, and the headquarters with them. */
  @Case({"GWE-8.9-X6", "GWE-10.53"})
  private List<Counter> stack(Position p, int hex) {
    List<Counter> stack = new ArrayList<>();
    Side side = other(phasing(p));
    boolean combat = false;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() != side) {
        continue;
      }
      if (p.has(unit, Flag.PASSENGER)) {
        if (goesAlong(p, unit)) {
          stack.add(unit);
        }
      } else if (unit.isCombat()) {
        combat = true;
        stack.add(unit);
      } else if (unit.isHq()) {
        stack.add(unit);
      }
    }
    return combat ? stack : List.of();
  }

  /** Whether a passenger retreats with those who shelter it (exclusive rules). */
  protected boolean goesAlong(Position p, Counter passenger) {
    return false;
  }

  /** Passengers have retreated with those who sheltered them (exclusive rules). */
  protected void wentAlong(Table t, List<Counter> passengers) {}

  /** Asks for a way from one of several hexes. */
  public static Decision.Choose ask(
      GreatWarInTheEast rules,
      Position p,
      Side side,
      String what,
      List<Integer> from,
      int length,
      String caseId) {
    List<String> titles = from.stream().map(rules.board()::title).toList();
    String prompt =
        what
            + " "
            + length
            + (length == 1 ? " hex" : " hexes")
            + " from "
            + UnitNames.oneOf(titles)
            + (from.size() == 1 ? ": choose the path." : ": choose a stack and its path.");
    return rules.ask(p, side, Kind.RETREAT, prompt, caseId);
  }

  /** The owner chooses the way, and which stack goes next if there are several. */
  record Retreating(Battle battle) implements ChoiceOfWays<GreatWarInTheEast> {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      Side side = rules.other(rules.sequence().phasing(p));
      int length = rules.results().optionOf(battle).retreat();
      List<Integer> from = rules.retreats().waiting(p, battle);
      return ask(rules, p, side, "Retreat", from, length, "GWE-8.62");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.inCombat("Retreat");
    }

    @Override
    public void ways(GreatWarInTheEast rules, Position p, Ways ways) {
      for (int hex : rules.retreats().waiting(p, battle)) {
        if (!ways.go(
            rules.retreats().stack(p, hex), rules.retreats().search(p, battle, hex).ways())) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return rules.retreats().go(t, this, order);
    }
  }

  private @Nullable Refused go(Table t, Retreating retreating, Order order) {
    if (!(order instanceof Order.Retreat retreat)) {
      return Refused.of("GWE-8.62", "First choose the path of the retreat.");
    }
    Battle battle = retreating.battle();
    for (int hex : waiting(t.now(), battle)) {
      List<Counter> stack = stack(t.now(), hex);
      if (retreat.units().size() != stack.size()
          || !Set.copyOf(stack).equals(new HashSet<>(retreat.units()))) {
        continue;
      }
      Search search = search(t.now(), battle, hex);
      if (!search.ways().contains(retreat.path())) {
        return search.whyNot(retreat.path());
      }
      Below.answer(t, Battle.class, below -> below.withRoute(hex, retreat.path()));
      Position before = t.now();
      List<Counter> along =
          stack.stream().filter(unit -> before.has(unit, Flag.PASSENGER)).toList();
      walk(t, stack, retreat.path(), "retreat");
      wentAlong(t, along);
      return null;
    }
    return Refused.of("GWE-8.62", "A stack must retreat together.");
  }

  /** The stack goes; whoever ends among friends is their passenger for the rest of the phase. */
  @Case({"GWE-8.65", "GWE-8.66a", "GWE-10.52b"})
  protected final void walk(Table t, List<Counter> stack, Hexes path, String how) {
    int end = path.last();
    Side side = stack.get(0).side();
    boolean friends = false;
    for (int u = t.now().first(end); u >= 0; u = t.now().next(u)) {
      friends |= counter(u).side() == side && counter(u).hasSteps();
    }
    List<Counter> gone = new ArrayList<>();
    for (Counter unit : stack) {
      if (!follows(t.now(), unit, path)) {
        gone.add(unit);
      }
    }
    for (Counter unit : stack) {
      if (gone.contains(unit)) {
        rules.pieces().eliminate(t, unit, followCase(unit));
        continue;
      }
      rules.pieces().go(t, unit, path, how);
      t.setFlag(unit, Flag.PASSENGER, friends);
    }
    for (int i = 0; i < path.size(); i++) {
      rules.headquarters().overrun(t, side, path.at(i));
    }
    ended(t, stack, end);
  }

  private boolean follows(Position p, Counter unit, Hexes path) {
    int at = p.place(unit);
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      if (!follows(p, unit, at, board().direction(at, to), to)) {
        return false;
      }
      at = to;
    }
    return true;
  }

  /** Whether a unit of the stack can take a step that the best of the stack can take. */
  @Case("GWE-8.64")
  protected boolean follows(Position p, Counter unit, int from, int direction, int to) {
    return unit.isHq() || unit.tcr() == 1 || !zoneBars(p, unit.side(), to);
  }

  /** The case that keeps some of a stack from following the rest. */
  protected String followCase() {
    return "GWE-8.64";
  }

  /** The case by which one that cannot follow is lost. */
  protected String followCase(Counter unit) {
    return followCase();
  }

  /** A retreat that cannot but end overstacked costs it the excess, which its owner picks. */
  @Case({"GWE-6.15", "GWE-8.63c"})
  protected void ended(Table t, List<Counter> stack, int hex) {
    rules.stacking().checkAfterRetreat(t, stack, hex);
  }

  // ---- paths

  /**
   * The rating of a stack for its retreat: the best in it, unless exclusive rules say else. A way
   * that all can take goes first; where there is none, those who cannot follow are lost.
   */
  @Case("GWE-8.64")
  protected int tcr(Position p, List<Counter> stack) {
    int tcr = 4;
    for (Counter unit : stack) {
      if (unit.isCombat()) {
        tcr = Math.min(tcr, unit.tcr());
      }
    }
    return tcr;
  }

  /** The ways by which a unit may withdraw: they end as far off as they are long, or it stays. */
  @Case({"GWE-12.11", "GWE-12.13"})
  public final Set<Hexes> withdrawals(Position p, Counter unit, int length) {
    Search search = new Search(p, List.of(unit), p.place(unit), length, Hexes.NONE);
    search.onlyFar = true;
    return search.ways();
  }

  /** Whether any way ends so many hexes from its start, with room for all, as a withdrawal must. */
  @Case({"GWE-12.11", "GWE-12.13", "GWE-6.15"})
  public final boolean canGo(Position p, List<Counter> stack, int from, int length) {
    Search search = new Search(p, stack, from, length, Hexes.NONE);
    search.far = true;
    search.room = needsRoom();
    search.together = true;
    return search.completes(from, 0);
  }

  /** Whether a retreat must end within the stacking limit if it can. */
  @Case({"GWE-6.15", "GWE-8.63c"})
  protected boolean needsRoom() {
    return true;
  }

  /** The search for one retreat. */
  private final class Search {
    private final Position p;
    private final List<Counter> stack;
    private final Side side;
    private final int tcr;
    private final int points;
    private final int start;
    private final int length;
    private final Hexes leaving;
    private final int[] trail;
    private Hexes closed = Hexes.NONE;
    private boolean onlyFar;
    private boolean through;
    private boolean together;
    private boolean room;
    private boolean far;

    Search(Position p, List<Counter> stack, int start, int length, Hexes leaving) {
      this.p = p;
      this.stack = stack;
      this.side = stack.get(0).side();
      this.tcr = tcr(p, stack);
      this.points = stack.stream().mapToInt(Counter::stacking).sum();
      this.start = start;
      this.length = length;
      this.leaving = leaving;
      this.trail = new int[length + 1];
    }

    /**
     * The ways that the rules leave to the owner: those that the whole stack can take, if any,
     * before those that cost it some; those with room at the end before others; those that end as
     * far off as they are long before others.
     */
    @Case({"GWE-6.15", "GWE-8.63a", "GWE-8.64"})
    Set<Hexes> ways() {
      Set<Hexes> ways = new LinkedHashSet<>();
      for (int i = 7; i >= 0 && ways.isEmpty(); i--) {
        together = (i & 4) != 0;
        room = (i & 2) != 0;
        far = (i & 1) != 0;
        if ((!onlyFar || far && together) && (needsRoom() || !room)) {
          collect(start, Hexes.NONE, ways);
        }
        if (ways.isEmpty() && !far && !onlyFar && zonesYield(p, stack)) {
          throughZones(ways);
        }
      }
      return ways;
    }

    /** The same with enemy zones out of the way. */
    private void throughZones(Set<Hexes> ways) {
      through = true;
      far = true;
      collect(start, Hexes.NONE, ways);
      if (ways.isEmpty()) {
        far = false;
        collect(start, Hexes.NONE, ways);
      }
      through = !ways.isEmpty();
    }

    /** Whether some legal way goes on from here to the full length. */
    private boolean completes(int at, int done) {
      if (done == length) {
        return !leaving.contains(at)
            && (!far || board().distance(start, at) == length)
            && (!room || rules.stacking().fits(p, at, side, points));
      }
      trail[done] = at;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board().neighbour(at, d);
        if (to >= 0 && !beenThere(to, done) && leads(at, d, to) && completes(to, done + 1)) {
          return true;
        }
      }
      return false;
    }

    /** No way of retreat goes through a hex twice. */
    private boolean beenThere(int hex, int done) {
      for (int i = 1; i < done; i++) {
        if (trail[i] == hex) {
          return true;
        }
      }
      return false;
    }

    private boolean leads(int at, int direction, int to) {
      if (to == start
          || closed.contains(to)
          || !mayEnter(p, side, through ? 1 : tcr, at, direction, to)) {
        return false;
      }
      for (int i = 0; together && i < stack.size(); i++) {
        if (!follows(p, stack.get(i), at, direction, to)) {
          return false;
        }
      }
      return true;
    }

    private List<Integer> next(int at, int done) {
      List<Integer> next = new ArrayList<>();
      trail[done] = at;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board().neighbour(at, d);
        if (to >= 0 && !beenThere(to, done) && leads(at, d, to) && completes(to, done + 1)) {
          next.add(to);
        }
      }
      return next;
    }

    private void collect(int at, Hexes sofar, Set<Hexes> into) {
      if (sofar.size() == length) {
        into.add(sofar);
        return;
      }
      for (int to : clear(nearer(at, next(at, sofar.size())))) {
        collect(to, sofar.plus(to), into);
      }
    }

    /** First priority: of the next hexes those nearer to a source, if there are such. */
    @Case({"GWE-8.63a", "GWE-8.63c"})
    private List<Integer> nearer(int at, List<Integer> next) {
      if (next.size() < 2) {
        return next;
      }
      int here = rules.supply().distanceToSource(p, side, at, start);
      List<Integer> nearer = new ArrayList<>();
      for (int to : next) {
        if (rules.supply().distanceToSource(p, side, to, start) < here) {
          nearer.add(to);
        }
      }
      return nearer.isEmpty() ? next : nearer;
    }

    /** Second priority: those out of enemy zones, for a stack of rating 1. */
    @Case({"GWE-8.63b", "GWE-8.63c"})
    private List<Integer> clear(List<Integer> next) {
      if (tcr > 1 || next.size() < 2) {
        return next;
      }
      List<Integer> clear = new ArrayList<>();
      for (int to : next) {
        if (!rules.zones().barredByZone(p, side, to)) {
          clear.add(to);
        }
      }
      return clear.isEmpty() ? next : clear;
    }

    /** Which case keeps the stack from a path that is not among its ways. */
    Refused whyNot(Hexes path) {
      if (path.size() != length) {
        return Refused.of(
            "GWE-8.61",
            () -> "The retreat must be " + length + (length == 1 ? " hex" : " hexes") + " long.");
      }
      int at = start;
      for (int i = 0; i < length; i++) {
        int to = path.at(i);
        int d = board().direction(at, to);
        if (d < 0 || to == start || path.first(i).contains(to)) {
          return Refused.of(
              "GWE-8.61", () -> title(to) + " is not the next hex of a legal retreat path.");
        }
        if (closed.contains(to)) {
          return closedRefused(to);
        }
        if (!mayEnter(p, side, through ? 1 : tcr, at, d, to)) {
          return stepRefused(p, side, tcr, at, d, to);
        }
        if (!leads(at, d, to)) {
          return Refused.of(
              followCase(), "The whole stack can retreat along another path; use that path.");
        }
        at = to;
      }
      int end = at;
      if (leaving.contains(end)) {
        return Refused.of("GWE-8.62", () -> "The units in " + title(end) + " must retreat too.");
      }
      if (room && !rules.stacking().fits(p, end, side, points)) {
        return Refused.of(
            "GWE-6.15", () -> title(end) + " would be overstacked; another hex has room.");
      }
      if (far && board().distance(start, end) != length) {
        return Refused.of(
            "GWE-8.63a",
            () -> "The retreat must end " + Counted.of(length, "hex") + " away if it can.");
      }
      at = start;
      for (int i = 0; i < length; i++) {
        int to = path.at(i);
        if (!nearer(at, next(at, i)).contains(to)) {
          return Refused.of(
              "GWE-8.63a",
              () -> "Another hex is nearer to a supply source than " + title(to) + ".");
        }
        at = to;
      }
      return Refused.of("GWE-8.63b", "Another path avoids enemy zones of control; use that path.");
    }
  }

  /** Whether the stack may retreat from one hex into the next at all. */
  @Case({"GWE-8.61", "GWE-8.64", "GWE-7.24", "GWE-10.52a"})
  protected boolean mayEnter(Position p, Side side, int tcr, int from, int direction, int to) {
    if (TerrainCode.isWater(board(), to)
        || (board().side(from, direction) & TerrainCode.BLOCKED) != 0
        || rules.zones().presence(p, 1 - side.index()).bars.has(to)) {
      return false;
    }
    return tcr == 1 || !zoneBars(p, side, to);
  }

  /** Whether an enemy zone keeps a poorly rated stack out of the hex; a friend there undoes it. */
  @Case({"GWE-8.64", "GWE-7.24"})
  protected boolean zoneBars(Position p, Side side, int hex) {
    return rules.zones().barredByZone(p, side, hex);
  }

  /** Which case closes a hex to the stack. */
  protected Refused closedRefused(int to) {
    return Refused.of("GWE-8.61", () -> "The stack may not retreat into " + title(to) + ".");
  }

  /** Which case keeps the stack from a step. */
  protected Refused stepRefused(Position p, Side side, int tcr, int from, int direction, int to) {
    return tcr > 1 && zoneBars(p, side, to)
        ? Refused.of("GWE-8.64", () -> title(to) + " is in an enemy zone of control.")
        : Refused.of("GWE-8.61", () -> "The stack may not retreat into " + title(to) + ".");
  }
}
