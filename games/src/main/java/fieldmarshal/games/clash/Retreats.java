package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Compass;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Case 12.8: retreats, each unit by itself, in the directions of the retreat compass. A battle book
 * changes {@link #mayIgnore} (who may stay), {@link #rooted} (who can never go) and {@link #closed}
 * (hexes that no retreat enters).
 */
public class Retreats extends Chapter {
  /** A retreat that overstacks goes on; nobody has to go farther than this. */
  private static final int LONGEST = 12;

  private final RetreatRefusals refusals;

  public Retreats(ClashRules rules) {
    super(rules);
    refusals = new RetreatRefusals(rules);
  }

  // ---- 12.81 who retreats

  /** A unit that lost a step goes back, stays where it may, or is lost. */
  @Case({"COG-12.75b", "COG-12.81a", "COG-12.81b", "COG-12.82b", "COG-12.83b"})
  final void order(Table t, Counter unit, int length) {
    Position p = t.now();
    boolean ignore = mayIgnore(p, unit);
    List<Hexes> paths = rooted(p, unit) ? List.of() : paths(p, List.of(unit), length);
    if (paths.isEmpty() && !ignore) {
      String caseId = lostCase(p, unit);
      t.note(unit.begins() + " has no retreat path.", caseId);
      rules.pieces().eliminate(t, unit, caseId);
    } else {
      t.push(new Choice(unit, length, paths, ignore));
    }
  }

  /** Whether a defender may stay where it should retreat. */
  @Case({"COG-12.81b", "COG-12.93"})
  protected boolean mayIgnore(Position p, Counter unit) {
    return rules.control().works(p, unit.sideIndex(), p.place(unit));
  }

  /** The case by which it may. */
  protected String ignoreCase(Position p, Counter unit) {
    return "COG-12.81b";
  }

  /** Whether a unit never leaves its hex, so that a retreat that it may not ignore is its end. */
  protected boolean rooted(Position p, Counter unit) {
    return false;
  }

  /** The case by which a unit is lost that must retreat and does not find a way. */
  protected String lostCase(Position p, Counter unit) {
    return "COG-12.82b";
  }

  /** The owner picks the way, or lets the unit stay where it may. */
  @Case({"COG-12.81a", "COG-12.81b", "COG-12.82"})
  record Choice(Counter unit, int length, List<Hexes> paths, boolean ignore)
      implements Frame.Obvious {
    Choice {
      paths = List.copyOf(paths);
    }

    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          unit.sideIndex(),
          Kind.RETREAT,
          unit.begins()
              + " at "
              + rules.board().title(p.place(unit))
              + (ignore ? " may retreat " : " must retreat ")
              + length
              + (length == 1 ? " hex" : " hexes")
              + (ignore ? ", or stay." : "."),
          ignore ? rules.retreats().ignoreCase(p, unit) : "COG-12.82");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return (ignore ? Question.inCombat("Retreat", "Stay") : Question.inCombat("Retreat"))
          .shut(rules.retreats().shut(p, unit, length, paths));
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      if (ignore && !sink.accept(Order.PASS)) {
        return;
      }
      for (Hexes path : paths) {
        if (!sink.accept(new Order.Retreat(List.of(unit), path))) {
          return;
        }
      }
    }

    /** Whoever has works around it stays; others go the first way. */
    @Override
    public Order suggest(ClashRules rules, Position p) {
      return paths.isEmpty() || rules.control().works(p, unit.sideIndex(), p.place(unit))
          ? Order.PASS
          : new Order.Retreat(List.of(unit), paths.getFirst());
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      if (order instanceof Order.Pass && ignore) {
        String caseId = rules.retreats().ignoreCase(t.now(), unit);
        t.pop();
        t.note(unit.begins() + " does not retreat.", caseId);
        return null;
      }
      if (order instanceof Order.Retreat retreat && retreat.units().equals(List.of(unit))) {
        if (!paths.contains(retreat.path())) {
          return rules.retreats().refusals.why(t.now(), this, retreat.path());
        }
        t.pop();
        rules.retreats().go(t, List.of(unit), retreat.path(), "retreat");
        return null;
      }
      return ignore
          ? Refused.of(
              rules.retreats().ignoreCase(t.now(), unit), "Retreat this unit, or let it stay.")
          : Refused.of("COG-12.82", "This unit must retreat; choose its path.");
    }
  }

  /** The directions in which no way of a unit begins, each with the reason. */
  private List<Question.Closed> shut(Position p, Counter unit, int length, List<Hexes> ways) {
    return rooted(p, unit) ? List.of() : refusals.closed(p, List.of(unit), length, ways, false);
  }

  /** The same of a retreat that keeps to the compass in every step. */
  final List<Question.Closed> shutToCompass(
      Position p, List<Counter> stack, int length, List<Hexes> ways) {
    return refusals.closed(p, stack, length, ways, true);
  }

  // ---- 12.82 the ways

  /**
   * Every legal way of a stack: of the full length if one of them ends where there is room;
   * otherwise the shortest that goes on in compass directions to such a hex.
   */
  @Case({"COG-12.82", "COG-12.82b", "COG-12.83a", "COG-12.83b"})
  final List<Hexes> paths(Position p, List<Counter> stack, int length) {
    return paths(p, stack, length, false);
  }

  /** The same of a retreat that keeps to the compass in every step. */
  @Case("COG-14.3b")
  final List<Hexes> compassPaths(Position p, List<Counter> stack, int length) {
    return paths(p, stack, length, true);
  }

  private List<Hexes> paths(Position p, List<Counter> stack, int length, boolean compassOnly) {
    List<Hexes> paths = new ArrayList<>();
    for (int total = length; total <= LONGEST && paths.isEmpty(); total++) {
      boolean[] reached = new boolean[1];
      extend(
          p,
          stack,
          p.place(stack.getFirst()),
          new int[total],
          0,
          length,
          compassOnly,
          reached,
          paths);
      if (!reached[0]) {
        return paths;
      }
    }
    return paths;
  }

  /**
   * Each step is judged by itself: a compass direction after which the retreat can be completed,
   * another only where there is none. The book lets a unit leave the compass to avoid elimination,
   * so a compass step into a dead end is no way for a unit that another direction saves. Beyond its
   * length a retreat keeps to the compass.
   *
   * @param reached set when a way of this length was found, with room at its end or not
   */
  private void extend(
      Position p,
      List<Counter> stack,
      int from,
      int[] path,
      int gone,
      int length,
      boolean compassOnly,
      boolean[] reached,
      List<Hexes> paths) {
    if (gone == path.length) {
      reached[0] = true;
      if (fits(p, stack, path[gone - 1])) {
        paths.add(Hexes.of(path));
      }
      return;
    }
    Counter unit = stack.getFirst();
    Compass compass = theatre.compass(unit.sideIndex());
    boolean open = false;
    for (int pass = 0; pass < 2 && !open; pass++) {
      if (pass == 1 && (compassOnly || gone >= length)) {
        return;
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(from, d);
        if (compass.has(d) == (pass == 0)
            && to >= 0
            && to != p.place(unit)
            && !visited(path, gone, to)
            && mayEnter(p, unit, from, d, to)) {
          path[gone] = to;
          if (compassOnly || gone >= length || completes(p, unit, to, path, gone + 1, length)) {
            open = true;
            extend(p, stack, to, path, gone + 1, length, compassOnly, reached, paths);
          }
        }
      }
    }
  }

  /** Whether a way of the full length begins with this hex, with room at its end or not. */
  final boolean reaches(
      Position p, List<Counter> stack, int first, int length, boolean compassOnly) {
    int[] path = new int[length];
    path[0] = first;
    boolean[] reached = new boolean[1];
    extend(p, stack, first, path, 1, length, compassOnly, reached, new ArrayList<>());
    return reached[0];
  }

  private static boolean visited(int[] path, int gone, int hex) {
    for (int i = 0; i < gone; i++) {
      if (path[i] == hex) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a retreat that has come to a hex can be completed in any directions.
   *
   * @param path the hexes entered, the last of them {@code from}
   * @param gone how many they are
   */
  @Case({"COG-12.82", "COG-12.82b"})
  private boolean completes(Position p, Counter unit, int from, int[] path, int gone, int length) {
    if (gone >= length) {
      return true;
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(from, d);
      if (to >= 0
          && to != p.place(unit)
          && !visited(path, gone, to)
          && mayEnter(p, unit, from, d, to)) {
        int before = path[gone];
        path[gone] = to;
        boolean completes = completes(p, unit, to, path, gone + 1, length);
        path[gone] = before;
        if (completes) {
          return true;
        }
      }
    }
    return false;
  }

  final boolean completes(Position p, Counter unit, int from, Hexes way, int gone, int length) {
    int[] path = new int[Math.max(gone, length)];
    for (int i = 0; i < gone - 1; i++) {
      path[i] = way.at(i);
    }
    if (gone > 0) {
      path[gone - 1] = from;
    }
    return completes(p, unit, from, path, gone, length);
  }

  /** Whether a step in a compass direction is open after which the retreat can be completed. */
  final boolean compassWay(Position p, Counter unit, int from, Hexes gone, int length) {
    Compass compass = theatre.compass(unit.sideIndex());
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(from, d);
      if (compass.has(d)
          && to >= 0
          && to != p.place(unit)
          && !gone.contains(to)
          && mayEnter(p, unit, from, d, to)
          && completes(p, unit, to, gone, gone.size() + 1, length)) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is any way of that length, for bots. */
  final boolean escapes(Position p, Counter unit, int from, int length) {
    return escapes(p, unit, from, from, -1, length);
  }

  private boolean escapes(Position p, Counter unit, int start, int from, int last, int length) {
    if (length == 0) {
      return true;
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(from, d);
      if (to >= 0
          && to != start
          && to != last
          && mayEnter(p, unit, from, d, to)
          && escapes(p, unit, start, to, from, length - 1)) {
        return true;
      }
    }
    return false;
  }

  // ---- 12.82, 12.84 a step

  final boolean mayEnter(Position p, Counter unit, int from, int direction, int to) {
    int side = unit.sideIndex();
    return theatre.open(from, direction)
        && !rules.pieces().enemyIn(p, side, to)
        && !rules.control().works(p, 1 - side, to)
        && closed(p, unit, to) == null
        && !stopped(p, unit, to);
  }

  /** Why no retreat enters the hex, whoever stands near, or null. */
  protected @Nullable Refused closed(Position p, Counter unit, int hex) {
    return null;
  }

  /** Enemy zones bar the way where no friendly unit stands; infantry in supply minds infantry. */
  @Case({"COG-12.84a", "COG-12.84b", "COG-7.2d", "COG-X4"})
  private boolean stopped(Position p, Counter unit, int to) {
    int side = unit.sideIndex();
    boolean zone =
        unit.isInfantry() && !p.has(unit, Flag.OUT_OF_SUPPLY)
            ? rules.zones().enemyInfantryZone(p, side, to)
            : rules.zones().enemyZone(p, side, to);
    return zone && !rules.pieces().holds(p, side, to);
  }

  // ---- 12.83 where it ends

  /** Whether all units of a stack have room in a hex. */
  @Case({"COG-12.83a", "COG-6.1a", "COG-6.3", "COG-11.6a"})
  private boolean fits(Position p, List<Counter> stack, int hex) {
    if (stack.size() == 1) {
      return rules.stacking().fits(p, stack.getFirst(), hex) == null;
    }
    Table thought = new Table(p).silent();
    for (Counter unit : stack) {
      if (rules.stacking().fits(thought.now(), unit, hex) != null) {
        return false;
      }
      thought.shift(unit, hex);
    }
    return true;
  }

  /** Units go back. Every hex that they pass is theirs. */
  @Case({"COG-4.2a", "COG-12.81a", "COG-11.2f"})
  final void go(Table t, List<Counter> stack, Hexes path, String how) {
    for (Counter unit : stack) {
      t.move(unit, path, how);
      t.setFlag(unit, Flag.RETREATED, true);
    }
    for (int i = 0; i < path.size(); i++) {
      rules.control().enter(t, stack.getFirst().sideIndex(), path.at(i));
    }
  }
}
