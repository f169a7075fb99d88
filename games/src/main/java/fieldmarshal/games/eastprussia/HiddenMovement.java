package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.fog.Fog;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Case 10.1: hidden movement. A side sees where enemy counters are and how many, their faces only
 * beside its own units. What is legal is judged by what the mover sees, so that a ruling tells him
 * nothing; a dummy is found out when a unit comes next to it, and the mover may then go on.
 *
 * <p>What happens to a counter that the enemy does not see is told twice: to its owner by its name,
 * to the enemy by a symbol.
 */
final class HiddenMovement extends Chapter {
  private final boolean on;
  private final Fog fog;

  HiddenMovement(EastPrussiaRules rules) {
    super(rules);
    on = rules.on(EastPrussia.HIDDEN_MOVEMENT);
    fog = new Fog(rules.roster(), rules.game().sides(), new Unseen(rules, this));
  }

  // ---- 10.1a what a side sees

  /** The position as a side sees it. */
  @Case({"TWU-10.1a", "TWU-10.1b", "TWU-10.1f", "TWU-X-10.1+10.2.2", "TWU-X-10.1+10.6.1"})
  Position view(Position p, Side side) {
    return on ? fog.view(p, side) : p;
  }

  Position guess(Position view, RandomGenerator random) {
    return on ? fog.guess(view, random) : view;
  }

  boolean shows(Position before, Position after) {
    return on && fog.shows(before, after);
  }

  /** Whether a unit of the side is next to the hex, across rivers too; dummies see nothing. */
  @Case({"TWU-10.1b", "TWU-10.1g"})
  boolean sees(Position p, int side, int hex) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int beside = board.neighbour(hex, d);
      if (beside >= 0 && rules.zones().friend(p, side, beside)) {
        return true;
      }
    }
    return false;
  }

  /** A side has a unit in the hex: it sees who controls that and the hexes around. */
  @Case({"TWU-10.1b", "TWU-10.1g"})
  void look(Table t, int side, int hex) {
    if (!on) {
      return;
    }
    rules.control().look(t, side, hex);
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int beside = board.neighbour(hex, d);
      if (beside >= 0) {
        rules.control().look(t, side, beside);
      }
    }
  }

  /** Whether a side knows what stands in a hex. */
  boolean knows(Position p, int side, int hex) {
    return !on || sees(p, side, hex);
  }

  // ---- 10.1b, 10.1d what comes to light

  /** Units walk together; faces come to light with every hex. */
  @Case({"TWU-10.1b", "TWU-10.1d", "TWU-2.0a"})
  void walk(Table t, List<Counter> units, Hexes path, String how) {
    int side = units.getFirst().sideIndex();
    int start = t.now().place(units.getFirst());
    boolean seen = sees(t.now(), 1 - side, start);
    List<Event> told = new ArrayList<>();
    List<Counter> going = new ArrayList<>(units);
    for (int i = 0; i < path.size() && !going.isEmpty(); i++) {
      int from = i == 0 ? start : path.at(i - 1);
      int to = path.at(i);
      boolean known = sees(t.now(), 1 - side, from);
      boolean[] before = seenAround(t.now(), side, to);
      for (Counter unit : going) {
        t.shift(unit, to);
      }
      for (Counter unit : going) {
        rules.control().leave(t, unit, from);
        if (i < path.size() - 1) {
          rules.control().pass(t, unit, to);
        } else {
          rules.control().enter(t, unit, to);
        }
      }
      seen |= sees(t.now(), 1 - side, to);
      reveal(t, going, to, known, before, told);
      rules.scenarios().contact(t, units, to);
      for (Counter unit : List.copyOf(going)) {
        if (t.now().place(unit) != to) {
          going.remove(unit);
          fog.tell(t, new Event.Moved(unit, start, path.first(i + 1), how), true);
        }
      }
    }
    for (Counter unit : going) {
      fog.tell(t, new Event.Moved(unit, start, path, how), seen);
    }
    close(t, told);
  }

  /** Tells what came to light; what a dummy seemed to have taken was never taken. */
  @Case({"TWU-10.1d", "TWU-10.1g"})
  private void close(Table t, List<Event> told) {
    told.forEach(t::tell);
    for (Event event : told) {
      if (event instanceof Event.Placed placed) {
        rules.control().foundOut(t, counter(placed.unit()));
      }
    }
  }

  /** Which neighbours of a hex the side saw already. */
  private boolean[] seenAround(Position p, int side, int hex) {
    boolean[] seen = new boolean[Board.DIRECTIONS];
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int beside = board.neighbour(hex, d);
      seen[d] = beside >= 0 && sees(p, side, beside);
    }
    return seen;
  }

  /** Units have come into a hex: both sides look at what is next to them. */
  @Case({"TWU-10.1b", "TWU-10.1d", "TWU-10.1e"})
  private void reveal(
      Table t, List<Counter> units, int hex, boolean known, boolean[] before, List<Event> told) {
    int side = units.getFirst().sideIndex();
    if (units.stream().anyMatch(Counter::isReal)) {
      look(t, side, hex);
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int beside = board.neighbour(hex, d);
        if (beside < 0) {
          continue;
        }
        for (Counter unit : counters(t.now(), beside, 1 - side)) {
          if (!before[d]) {
            told.add(new Event.Revealed(unit, rules.side(side)));
          }
          if (unit.isDummy()) {
            vanish(t, unit, told);
          }
        }
      }
    }
    if (!sees(t.now(), 1 - side, hex)) {
      return;
    }
    for (Counter unit : counters(t.now(), hex, side)) {
      boolean moved = units.contains(unit);
      if (moved && !known) {
        told.add(new Event.Revealed(unit, rules.side(1 - side)));
      }
      if (unit.isDummy()) {
        vanish(t, unit, told);
      }
    }
  }

  private List<Counter> counters(Position p, int hex, int side) {
    List<Counter> found = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (counter(u).sideIndex() == side && !counter(u).isSymbol()) {
        found.add(counter(u));
      }
    }
    return found;
  }

  /** A dummy that is found out leaves the map and may come back on the next turn. */
  @Case({"TWU-10.1d", "TWU-10.1e"})
  private void vanish(Table t, Counter dummy, List<Event> told) {
    Pieces.clear(t, dummy);
    t.shift(dummy, EastPrussiaRules.DUE);
    t.setUnitNumber(dummy, UnitNumber.DUE, turn(t.now()) + 1);
    t.setUnitNumber(dummy, UnitNumber.ARMY, 0);
    told.add(new Event.Placed(dummy, EastPrussiaRules.DUE, "dummy"));
  }

  /** A counter comes onto the map. */
  @Case({"TWU-10.1a", "TWU-10.1b", "TWU-10.1e"})
  void appear(Table t, Counter unit, int hex, String how) {
    if (!on) {
      t.place(unit, hex, how);
      return;
    }
    boolean[] before = seenAround(t.now(), unit.sideIndex(), hex);
    List<Event> told = new ArrayList<>();
    t.shift(unit, hex);
    boolean seen = sees(t.now(), 1 - unit.sideIndex(), hex);
    reveal(t, List.of(unit), hex, false, before, told);
    fog.tell(t, new Event.Placed(unit, hex, how), seen);
    close(t, told);
  }

  /** A status changes; the enemy sees that, but no face with it. */
  @Case("TWU-10.1f")
  void mark(Table t, Counter unit, int flag, boolean flagOn, String caseId) {
    int hex = t.now().place(unit);
    if (!on || hex < 0 || sees(t.now(), 1 - unit.sideIndex(), hex)) {
      t.mark(unit, flag, flagOn, caseId);
      return;
    }
    if (t.now().has(unit, flag) == flagOn) {
      return;
    }
    t.setFlag(unit, flag, flagOn);
    Event marked = new Event.Marked(unit, flag, flagOn, caseId);
    if (flag == Flag.FIXED) {
      fog.tellOwner(t, marked);
    } else {
      Unit symbol = fog.symbol(unit.side());
      fog.tell(t, marked, new Event.Marked(symbol, flag, flagOn, "TWU-10.1f"));
    }
  }

  // ---- 10.1c dummies at set-up

  /** Both sides place their dummies; neither sees the other's before both are done. */
  @Case("TWU-10.1c")
  void setUp(Table t) {
    if (on) {
      t.push(new Dummies(GERMAN));
      t.push(new Dummies(RUSSIAN));
    }
  }

  @Case("TWU-10.1c")
  record Dummies(int side) implements Pending.Obvious<EastPrussiaRules>, LastingFrame {
    @Override
    public Decision.Choose decision(EastPrussiaRules rules, Position p) {
      return rules.askBefore(
          p, rules.side(side), "Place your dummies, or keep the rest for later.", "TWU-10.1c");
    }

    @Override
    public Question question(EastPrussiaRules rules, Position p) {
      return Question.of("Place dummies", "Keep the rest for later");
    }

    @Override
    public void orders(EastPrussiaRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : rules.unitsOf(side)) {
        for (int hex = 0; hex < rules.board().size(); hex++) {
          if (rules.hidden().mayPlace(p, side, unit, hex) == null
              && !sink.accept(new Order.Place(unit, hex))) {
            return;
          }
        }
      }
    }

    @Override
    public Order sample(EastPrussiaRules rules, Position p, RandomGenerator random) {
      Counter[] units = rules.unitsOf(side);
      for (int i = 0; i < 200; i++) {
        Counter unit = units[random.nextInt(units.length)];
        int hex = random.nextInt(rules.board().size());
        if (rules.hidden().mayPlace(p, side, unit, hex) == null) {
          return new Order.Place(unit, hex);
        }
      }
      return Order.PASS;
    }

    @Override
    public @Nullable Refused play(EastPrussiaRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          rules.hidden().keep(t, side);
          t.pop();
          yield null;
        }
        case Order.Place place -> rules.hidden().place(t, side, counter(place.unit()), place.hex());
        default -> Refused.of("TWU-10.1c", "Place a dummy, or keep the rest for later.");
      };
    }
  }

  /** Dummies stand in their own country, in hexes of their own side, away from the enemy. */
  @Case("TWU-10.1c")
  private @Nullable Refused mayPlace(Position p, int side, Counter unit, int hex) {
    if (!unit.isDummy() || unit.sideIndex() != side || p.place(unit) != Position.UNUSED) {
      return Refused.of("TWU-10.1c", () -> unit.begins() + " is not a dummy that you can place.");
    }
    if (theatre.country(hex) != side || rules.control().controller(p, hex) != side) {
      return Refused.of(
          "TWU-10.1c", () -> title(hex) + " is not a hex of your country that you control.");
    }
    return rules.zones().enemy(p, side, hex) || sees(p, 1 - side, hex)
        ? Refused.of("TWU-10.1c", () -> title(hex) + " is next to the enemy.")
        : null;
  }

  @Case("TWU-10.1c")
  private @Nullable Refused place(Table t, int side, Counter unit, int hex) {
    Refused refused = mayPlace(t.now(), side, unit, hex);
    if (refused == null) {
      t.setUnitNumber(unit, UnitNumber.ARMY, side == GERMAN ? 0 : nearestArmy(t.now(), hex));
      t.shift(unit, hex);
      fog.tellOwner(t, new Event.Placed(unit, hex, "set up"));
    }
    return refused;
  }

  /** A Russian dummy pretends to be of the army that is nearest. */
  @Case({"TWU-10.1c", "TWU-9.3b"})
  private int nearestArmy(Position p, int hex) {
    int least = Integer.MAX_VALUE;
    int army = 1;
    for (Counter unit : rules.unitsOf(RUSSIAN)) {
      if (p.onMap(unit) && unit.army() > 0) {
        int distance = board.distance(hex, p.place(unit));
        if (distance < least || distance == least && unit.army() < army) {
          least = distance;
          army = unit.army();
        }
      }
    }
    return army;
  }

  /** Dummies that are not placed may come as reinforcements. */
  @Case("TWU-10.1e")
  private void keep(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      if (unit.isDummy() && t.now().place(unit) == Position.UNUSED) {
        t.shift(unit, EastPrussiaRules.DUE);
        t.setUnitNumber(unit, UnitNumber.DUE, turn(t.now()) + 1);
      }
    }
  }
}
