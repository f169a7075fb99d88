package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Case 8.6: retreat after combat.
 *
 * <p>First a path must be legal (8.61, 8.64, and in the standard rules room at its end). Of the legal
 * next hexes one nearer to a supply source is taken if there is any (8.63); then a stack of rating 1
 * prefers hexes free of enemy zones; the rest is the owner's choice. A retreat of n hexes ends n hexes
 * from its start if any legal path does.
 */
public class Retreats extends Chapter {
  public Retreats(GreatWarInTheEast rules) {
    super(rules);
  }

  // ---- in a combat

  /** One stack after the other goes; a stack that cannot go is lost. */
  @Case({"GWE-8.61", "GWE-8.62", "GWE-8.9-X6", "GWE-8.9-X7"})
  final void retreat(Table t, Battle battle) {
    int next = battle.routes().size();
    Hexes targets = battle.attack().targets();
    if (next == targets.size()) {
      t.replace(battle.at(Battle.Stage.AFTERMATH));
      return;
    }
    int hex = targets.at(next);
    int length = battle.affected().contains(hex) ? rules.results().optionOf(battle).retreat() : 0;
    List<Counter> stack = length == 0 ? List.of() : stack(t.now(), hex);
    if (stack.isEmpty()) {
      t.replace(battle.withRoute(Hexes.NONE));
      return;
    }
    Set<Hexes> paths = paths(t.now(), stack, hex, length);
    if (paths.isEmpty()) {
      t.note("There is no way to retreat from " + title(hex) + ".", "GWE-8.64");
      for (Counter unit : stack) {
        if (!unit.isHq()) {
          rules.pieces().eliminate(t, unit, "GWE-8.64");
        }
      }
      t.replace(battle.withRoute(Hexes.NONE));
      return;
    }
    t.push(new Retreating(battle, stack, hex, length));
  }

  /** Those of a stack that go: all combat units but passengers, and the headquarters with them. */
  @Case({"GWE-8.9-X6", "GWE-10.53"})
  private List<Counter> stack(Position p, int hex) {
    List<Counter> stack = new ArrayList<>();
    Side side = other(phasing(p));
    boolean combat = false;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() != side || p.has(unit, Flag.PASSENGER)) {
        continue;
      }
      if (unit.isCombat()) {
        combat = true;
        stack.add(unit);
      } else if (unit.isHq()) {
        stack.add(unit);
      }
    }
    return combat ? stack : List.of();
  }

  /** The owner chooses the way. */
  record Retreating(Battle battle, List<Counter> stack, int hex, int length)
      implements Pending.Choice<GreatWarInTheEast> {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      Side side = stack.get(0).side();
      return rules.ask(
          p,
          side,
          "retreat",
          side.name()
              + ": choose the way of the retreat from "
              + rules.board().title(hex)
              + ", "
              + length
              + (length == 1 ? " hex." : " hexes."),
          "GWE-8.62");
    }

    @Override
    public boolean obvious() {
      return true;
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      for (Hexes path : rules.retreats().paths(p, stack, hex, length)) {
        if (!sink.accept(new Order.Retreat(List.copyOf(stack), path))) {
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
      return Refused.of("GWE-8.62", "First choose the way of the retreat.");
    }
    List<Counter> stack = retreating.stack();
    if (retreat.units().size() != stack.size() || !stack.containsAll(retreat.units())) {
      return Refused.of("GWE-8.62", "A stack retreats together.");
    }
    Set<Hexes> paths = paths(t.now(), stack, retreating.hex(), retreating.length());
    if (!paths.contains(retreat.path())) {
      return whyNot(t.now(), stack, retreating.hex(), retreating.length(), retreat.path());
    }
    t.pop();
    Battle battle = retreating.battle().withRoute(retreat.path());
    t.replace(battle);
    walk(t, stack, retreat.path(), "retreat");
    return null;
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
      if (cannotFollow(t.now(), unit, path)) {
        gone.add(unit);
        continue;
      }
      rules.pieces().go(t, unit, path, how);
      if (friends && unit.isCombat()) {
        t.setFlag(unit, Flag.PASSENGER, true);
      }
    }
    for (Counter unit : gone) {
      rules.pieces().eliminate(t, unit, "GWE-8.61");
    }
    for (int i = 0; i < path.size(); i++) {
      rules.headquarters().overrun(t, side, path.at(i));
    }
    ended(t, stack, end);
  }

  /** Whether a unit of the stack cannot take the stack's way (exclusive rules). */
  protected boolean cannotFollow(Position p, Counter unit, Hexes path) {
    return false;
  }

  /** A retreat that cannot but end overstacked costs the excess, which its owner picks. */
  @Case({"GWE-6.15", "GWE-8.63c"})
  protected void ended(Table t, List<Counter> stack, int hex) {
    Side side = stack.get(0).side();
    if (rules.stacking().points(t.now(), hex, side) > rules.stacking().limit()) {
      t.push(new Stacking.Excess(hex, side));
    }
  }

  // ---- paths

  /** The rating of a stack for its retreat: the poorest in it, unless exclusive rules say else. */
  @Case("GWE-8.64")
  protected int tcr(Position p, List<Counter> stack) {
    int tcr = 1;
    for (Counter unit : stack) {
      if (unit.isCombat()) {
        tcr = Math.max(tcr, unit.tcr());
      }
    }
    return tcr;
  }

  /** The ways that the rules leave to the owner. */
  public final Set<Hexes> paths(Position p, List<Counter> stack, int from, int length) {
    Side side = stack.get(0).side();
    int tcr = tcr(p, stack);
    int points = 0;
    for (Counter unit : stack) {
      points += unit.stacking();
    }
    Search search = new Search(p, side, tcr, points, from, length, stack);
    Set<Hexes> paths = new LinkedHashSet<>();
    for (boolean far : new boolean[] {true, false}) {
      for (boolean room : needsRoom() ? new boolean[] {true, false} : new boolean[] {false}) {
        search.far = far;
        search.room = room;
        search.collect(from, Hexes.NONE, paths);
        if (!paths.isEmpty()) {
          return paths;
        }
      }
    }
    return paths;
  }

  /** Whether a retreat must end within the stacking limit if it can. */
  @Case({"GWE-6.15", "GWE-8.63c"})
  protected boolean needsRoom() {
    return true;
  }

  /** The search for one retreat. */
  private final class Search {
    private final Position p;
    private final Side side;
    private final int tcr;
    private final int points;
    private final int start;
    private final int length;
    private final List<Counter> stack;
    private boolean far;
    private boolean room;

    Search(
        Position p, Side side, int tcr, int points, int start, int length, List<Counter> stack) {
      this.p = p;
      this.side = side;
      this.tcr = tcr;
      this.points = points;
      this.start = start;
      this.length = length;
      this.stack = stack;
    }

    /** Whether some legal way goes on from here to the full length. */
    private boolean completes(int at, int done) {
      if (done == length) {
        return (!far || board().distance(start, at) == length)
            && (!room || rules.stacking().fits(p, at, side, points));
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board().neighbour(at, d);
        if (to >= 0 && to != start && mayEnter(p, side, tcr, at, d, to) && completes(to, done + 1)) {
          return true;
        }
      }
      return false;
    }

    void collect(int at, Hexes sofar, Set<Hexes> into) {
      int done = sofar.size();
      if (done == length) {
        into.add(sofar);
        return;
      }
      List<Integer> next = new ArrayList<>();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board().neighbour(at, d);
        if (to >= 0 && to != start && mayEnter(p, side, tcr, at, d, to) && completes(to, done + 1)) {
          next.add(to);
        }
      }
      prefer(p, stack, start, at, tcr, next);
      for (int to : next) {
        collect(to, sofar.plus(to), into);
      }
    }
  }

  /** Whether the stack may retreat from one hex into the next at all. */
  @Case({"GWE-8.61", "GWE-8.64", "GWE-7.24", "GWE-10.52a"})
  protected boolean mayEnter(Position p, Side side, int tcr, int from, int direction, int to) {
    if (Ground.isWater(board(), to)
        || (board().side(from, direction) & Ground.BLOCKED) != 0
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

  /** The priorities: towards supply, then (rating 1) out of enemy zones. */
  @Case({"GWE-8.63a", "GWE-8.63b", "GWE-8.63c"})
  private void prefer(
      Position p, List<Counter> stack, int start, int at, int tcr, List<Integer> next) {
    if (next.size() < 2) {
      return;
    }
    Side side = stack.get(0).side();
    int here = rules.supply().distanceToSource(p, side, at, start);
    List<Integer> nearer = new ArrayList<>();
    for (int to : next) {
      if (rules.supply().distanceToSource(p, side, to, start) < here) {
        nearer.add(to);
      }
    }
    if (!nearer.isEmpty()) {
      next.retainAll(nearer);
    }
    if (tcr == 1) {
      List<Integer> free = new ArrayList<>();
      for (int to : next) {
        if (!rules.zones().barredByZone(p, side, to)) {
          free.add(to);
        }
      }
      if (!free.isEmpty()) {
        next.retainAll(free);
      }
    }
  }

  /** Which case keeps a stack from a path that is not among the legal ones. */
  private Refused whyNot(Position p, List<Counter> stack, int from, int length, Hexes path) {
    Side side = stack.get(0).side();
    if (path.size() != length) {
      return Refused.of("GWE-8.61", "The retreat is " + length + (length == 1 ? " hex" : " hexes") + " long.");
    }
    int at = from;
    int tcr = tcr(p, stack);
    for (int i = 0; i < length; i++) {
      int to = path.at(i);
      int d = board().direction(at, to);
      if (d < 0 || to == from) {
        return Refused.of("GWE-8.61", title(to) + " is not next on a way of retreat.");
      }
      if (!mayEnter(p, side, tcr, at, d, to)) {
        return tcr > 1 && rules.zones().controls(p, other(side), to)
            ? Refused.of("GWE-8.64", title(to) + " is in an enemy zone of control.")
            : Refused.of("GWE-8.61", "The stack may not retreat into " + title(to) + ".");
      }
      at = to;
    }
    return Refused.of(
        "GWE-8.63a",
        "Another way leads nearer to supply, keeps clear of enemy zones, or has room for the stack.");
  }
}
