package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Case 9.2: reinforcements. A unit comes on its turn into the hex that its row names; where that is
 * blocked or full, into the nearest hex that is open to it. Where all arrivals find room they are
 * placed and told; else their owner chooses who comes first, and among hexes that are equally near.
 */
public class Reinforcements extends Chapter {
  private final Map<Integer, int[]> byDistance = new ConcurrentHashMap<>();

  public Reinforcements(ClashRules rules) {
    super(rules);
  }

  /** The units of a side that are due now, in the order of their file. */
  @Case({"COG-9.2a", "COG-G7f", "COG-Y7d"})
  final List<Counter> due(Position p, int side) {
    List<Counter> due = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side)) {
      if (p.place(unit) == ClashRules.DUE && p.unitNumber(unit, UnitNumber.DUE) <= turn(p)) {
        due.add(unit);
      }
    }
    return due;
  }

  /** All arrivals of a side are placed. */
  @Case({"COG-5.32", "COG-9.2a"})
  protected void begin(Table t, int side) {
    t.push(new Arrivals(side));
  }

  /** Whether the unit may be placed in the hex that it is named for. */
  @Case({"COG-9.2a", "COG-G7b", "COG-G7d", "COG-G7e", "COG-Y7c", "COG-11.6a"})
  private boolean open(Position p, Counter unit, int hex) {
    return !rules.pieces().enemyIn(p, unit.sideIndex(), hex)
        && !rules.control().works(p, 1 - unit.sideIndex(), hex)
        && (unit.entersAtEdge() || rules.control().controller(p, hex) == unit.sideIndex())
        && rules.stacking().fits(p, unit, hex) == null;
  }

  /** Whether the unit may be placed in another hex than its own. */
  @Case({"COG-G7b", "COG-G7d", "COG-Y7c"})
  private boolean haven(Position p, Counter unit, int hex) {
    return theatre.owner(hex) != Theatre.NOBODY
        && !rules.control().flooded(p, hex)
        && (!unit.entersAtEdge() || sameEdge(board.hex(unit.hexNumber()), hex))
        && !rules.zones().enemyZone(p, unit.sideIndex(), hex)
        && open(p, unit, hex);
  }

  /** Whether two hexes lie at one edge of the map. */
  @Case("COG-G7d")
  private boolean sameEdge(int a, int b) {
    return (edges(a) & edges(b)) != 0;
  }

  /** The edges that a hex lies at: north, south, west and east as bits. */
  private int edges(int hex) {
    return (board.row(hex) == board.grid().firstRow() ? 1 : 0)
        | (board.row(hex) == board.grid().lastRow() ? 2 : 0)
        | (board.column(hex) == board.grid().firstColumn() ? 4 : 0)
        | (board.column(hex) == board.grid().lastColumn() ? 8 : 0);
  }

  /** The hexes where the unit may be placed now: its own, or the nearest that are open to it. */
  @Case({"COG-9.2a", "COG-G7b", "COG-G7d", "COG-Y7c"})
  final List<Integer> hexes(Position p, Counter unit) {
    int named = board.hex(unit.hexNumber());
    if (open(p, unit, named)) {
      return List.of(named);
    }
    List<Integer> nearest = new ArrayList<>();
    int least = Integer.MAX_VALUE;
    for (int hex : byDistance.computeIfAbsent(named, this::byDistance)) {
      int distance = board.distance(named, hex);
      if (distance > least) {
        break;
      }
      if (haven(p, unit, hex)) {
        least = distance;
        nearest.add(hex);
      }
    }
    return nearest;
  }

  /** All hexes of the map, the nearest to one of them first. */
  private int[] byDistance(int from) {
    return IntStream.range(0, board.size())
        .boxed()
        .sorted(Comparator.comparingInt(hex -> board.distance(from, hex)))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /**
   * Whether all arrivals find room where they are named for. Who comes first does not matter then:
   * a stack that is legal as a whole is legal in every order.
   */
  private boolean allFit(Position p, List<Counter> due) {
    Table thought = new Table(p).silent();
    for (Counter unit : due) {
      int named = board.hex(unit.hexNumber());
      if (!open(thought.now(), unit, named)) {
        return false;
      }
      thought.shift(unit, named);
    }
    return true;
  }

  /** A unit comes onto the map in full supply; it has entered the hex. */
  @Case({"COG-9.2b", "COG-4.2a"})
  private void place(Table t, Counter unit, int hex) {
    rules.pieces().arrive(t, unit, hex);
  }

  /** Nowhere is room: the unit comes a turn later. */
  @Case("COG-9.2a")
  private void delay(Table t, Counter unit) {
    t.setUnitNumber(unit, UnitNumber.DUE, turn(t.now()) + 1);
    t.note(unit.begins() + " has no legal hex to enter and arrives one turn later.", "COG-9.2a");
  }

  /** The arrivals of a side, one after the other. */
  @Case({"COG-5.32", "COG-9.2a"})
  record Arrivals(int side) implements Frame.Task {
    @Override
    public void work(ClashRules rules, Table t) {
      Reinforcements chapter = rules.reinforcements();
      List<Counter> due = chapter.due(t.now(), side);
      if (due.isEmpty()) {
        t.pop();
        return;
      }
      if (chapter.allFit(t.now(), due)) {
        t.pop();
        for (Counter unit : due) {
          chapter.place(t, unit, rules.board().hex(unit.hexNumber()));
        }
        return;
      }
      boolean room = false;
      for (Counter unit : due) {
        room |= !chapter.hexes(t.now(), unit).isEmpty();
      }
      if (room) {
        t.push(new Placing(side));
      } else {
        t.pop();
        due.forEach(unit -> chapter.delay(t, unit));
      }
    }
  }

  /** Which unit is placed next, and where. */
  @Case({"COG-9.2a", "COG-5.32", "COG-G7b", "COG-Y7c"})
  record Placing(int side) implements Frame.Obvious {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.REINFORCE,
          "Some reinforcements have no room in their entry hexes. Place one of them.",
          "COG-9.2a");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.of("Reinforcements");
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      for (Counter unit : rules.reinforcements().due(p, side)) {
        for (int hex : rules.reinforcements().hexes(p, unit)) {
          if (!sink.accept(new Order.Reinforce(unit, hex))) {
            return;
          }
        }
      }
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        return Refused.of("COG-9.2a", "Reinforcements cannot be delayed.");
      }
      if (!(order instanceof Order.Reinforce reinforce)) {
        return Refused.of("COG-5.32", "Place the reinforcements.");
      }
      Counter unit = counter(reinforce.unit());
      if (!rules.reinforcements().due(t.now(), side).contains(unit)) {
        return Refused.of("COG-9.2a", () -> unit.begins() + " does not arrive now.");
      }
      Refused refused = rules.reinforcements().mayPlace(t.now(), unit, reinforce.hex());
      if (refused == null) {
        t.pop();
        rules.reinforcements().place(t, unit, reinforce.hex());
      }
      return refused;
    }
  }

  /**
   * The case that says where an arrival goes whose hex is blocked.
   *
   * @param edge it comes at an edge of the map
   */
  protected String blockedCase(boolean edge) {
    return "COG-9.2a";
  }

  private @Nullable Refused mayPlace(Position p, Counter unit, int hex) {
    List<Integer> hexes = hexes(p, unit);
    if (hexes.contains(hex)) {
      return null;
    }
    return Refused.of(
        blockedCase(unit.entersAtEdge()),
        () ->
            unit.begins()
                + " is placed at "
                + UnitNames.oneOf(hexes.stream().map(board::title).toList())
                + ", not at "
                + title(hex)
                + ".");
  }
}
