package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.ChoiceOfWays;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Case 6.5: retreat after combat. */
final class Retreats extends Chapter {
  Retreats(EastPrussiaRules rules) {
    super(rules);
  }

  /** The units of a hex that retreat, and the ways they have. */
  record Flight(List<Counter> stack, int hex, List<Hexes> paths) {
    Flight {
      stack = List.copyOf(stack);
      paths = List.copyOf(paths);
    }
  }

  /**
   * The next stack of the side that lost. Its owner says which goes first, as one may make room for
   * another or stand by it; a unit that has no way when all others have gone is eliminated.
   */
  @Case({"TWU-6.4b", "TWU-6.4e", "TWU-6.5a", "TWU-6.5f", "TWU-6.5j", "TWU-6.1g"})
  void next(Table t, Battle battle) {
    if (battle.fleeing().isEmpty()) {
      t.replace(battle.winnersAdvance());
      return;
    }
    List<Flight> flights = flights(t.now(), battle);
    List<Flight> open = flights.stream().filter(each -> !each.paths().isEmpty()).toList();
    if (!open.isEmpty()) {
      t.push(new Choice(open));
      return;
    }
    Battle rest = battle;
    for (Flight flight : flights) {
      t.note("There is no retreat path from " + title(flight.hex()) + ".", "TWU-6.5f");
      rules.results().eliminate(t, flight.stack(), "TWU-6.5f");
      rest = rest.fled(flight.stack()).vacated(Hexes.of(flight.hex()));
    }
    t.replace(rest);
  }

  /** Those who have yet to retreat, hex by hex. */
  @Case("TWU-6.5a")
  private List<Flight> flights(Position p, Battle battle) {
    Map<Integer, List<Counter>> stacks = new LinkedHashMap<>();
    for (Counter unit : battle.fleeing()) {
      stacks.computeIfAbsent(p.place(unit), each -> new ArrayList<>()).add(unit);
    }
    List<Flight> flights = new ArrayList<>();
    stacks.forEach((hex, stack) ->
        flights.add(
            new Flight(stack, hex, paths(p, stack.getFirst().sideIndex(), hex, battle.retreat()))));
    return flights;
  }

  /**
   * Every legal way of full length. Counters whose faces are not known count as units; only where
   * that leaves no way at all is the truth looked at.
   */
  @Case({"TWU-6.5c", "TWU-10.1a"})
  List<Hexes> paths(Position p, int side, int origin, int length) {
    List<Hexes> paths = new ArrayList<>();
    extend(p, side, origin, origin, new int[length], 0, false, paths);
    if (paths.isEmpty() && rules.on(EastPrussia.HIDDEN_MOVEMENT)) {
      extend(p, side, origin, origin, new int[length], 0, true, paths);
    }
    return paths;
  }

  /**
   * Each step leads nearer to the own edge; where no such hex may be entered it may stay as far,
   * but never go farther. Each step also leads away from where the retreat began.
   */
  @Case({"TWU-6.5b", "TWU-6.5i"})
  private void extend(
      Position p,
      int side,
      int origin,
      int from,
      int[] path,
      int length,
      boolean truth,
      List<Hexes> paths) {
    if (length == path.length) {
      paths.add(Hexes.of(path));
      return;
    }
    // From the own edge a retreat leads off the map.
    boolean nearer = theatre.toEdge(side, from) == 0;
    for (int pass = 0; pass < 2 && !nearer; pass++) {
      int wanted = theatre.toEdge(side, from) - 1 + pass;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(from, d);
        if (to >= 0
            && theatre.toEdge(side, to) == wanted
            && board.distance(origin, to) == length + 1
            && mayEnter(p, side, from, d, to, truth)) {
          nearer = true;
          path[length] = to;
          extend(p, side, origin, to, path, length + 1, truth, paths);
        }
      }
    }
  }

  /** Whether a step of a retreat may be taken. Off the map there is nothing to step on. */
  @Case({"TWU-6.5d", "TWU-6.5e", "TWU-6.5h", "TWU-6.5i", "TWU-TEC-RIVER", "TWU-3.3e"})
  private boolean mayEnter(Position p, int side, int from, int direction, int to, boolean truth) {
    Zones zones = rules.zones();
    if (!theatre.open(from, direction)
        || theatre.river(from, direction)
        || (truth ? zones.enemy(p, side, to) : zones.seenEnemy(p, side, to))
        || side == RUSSIAN && zones.fortress(p, to)) {
      return false;
    }
    boolean zone = truth ? zones.enemyZone(p, side, to) : zones.seenZone(p, side, to);
    return !zone || zones.friend(p, side, to);
  }

  /** Whether there is any way of that length. */
  boolean escapes(Position p, int side, int origin, int length) {
    return escapes(p, side, origin, origin, 0, length);
  }

  private boolean escapes(Position p, int side, int origin, int from, int gone, int length) {
    if (gone == length) {
      return true;
    }
    int near = theatre.toEdge(side, from);
    boolean nearer = near == 0;
    for (int pass = 0; pass < 2 && !nearer; pass++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(from, d);
        if (to >= 0
            && theatre.toEdge(side, to) == near - 1 + pass
            && board.distance(origin, to) == gone + 1
            && mayEnter(p, side, from, d, to, false)) {
          nearer = true;
          if (escapes(p, side, origin, to, gone + 1, length)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The owner of the stacks picks one and its way. */
  @Case({"TWU-6.5a", "TWU-6.5c", "TWU-2.0c"})
  record Choice(List<Flight> flights) implements ChoiceOfWays<EastPrussiaRules>, RevealingFrame {
    Choice {
      flights = List.copyOf(flights);
    }

    @Override
    public List<Counter> revealed() {
      return flights.stream().flatMap(each -> each.stack().stream()).toList();
    }

    @Override
    public Decision.Choose decision(EastPrussiaRules rules, Position p) {
      int side = flights.getFirst().stack().getFirst().sideIndex();
      StringBuilder who = new StringBuilder();
      for (Flight flight : flights) {
        who.append(who.isEmpty() ? "" : ", or ")
            .append(UnitNames.of(flight.stack()))
            .append(" from ")
            .append(rules.board().title(flight.hex()));
      }
      return rules.ask(p, side, Kind.RETREAT, "Retreat " + who + ".", "TWU-6.5a");
    }

    @Override
    public Question question(EastPrussiaRules rules, Position p) {
      return Question.inCombat("Retreat");
    }

    @Override
    public void ways(EastPrussiaRules rules, Position p, Ways ways) {
      for (Flight flight : flights) {
        if (!ways.go(flight.stack(), flight.paths())) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(EastPrussiaRules rules, Table t, Order order) {
      for (Flight flight : flights) {
        if (order instanceof Order.Retreat retreat
            && retreat.units().size() == flight.stack().size()
            && new HashSet<>(retreat.units()).equals(new HashSet<>(flight.stack()))) {
          return rules.retreats().flee(t, flight, retreat.path());
        }
      }
      return Refused.of("TWU-6.5a", "All units of the hex must retreat together.");
    }
  }

  private @Nullable Refused flee(Table t, Flight flight, Hexes path) {
    if (!flight.paths().contains(path)) {
      return Refused.of(
          "TWU-6.5c",
          "The retreat must have its full length and lead towards your map edge. It may not cross a"
              + " river, and it may not enter a hex with enemy units or in an enemy zone of control.");
    }
    Below.answer(
        t, Battle.class, battle -> battle.fled(flight.stack()).vacated(trail(flight.hex(), path)));
    go(t, flight.stack(), path, "retreat");
    return null;
  }

  Hexes trail(int hex, Hexes path) {
    Hexes trail = Hexes.of(hex);
    for (int i = 0; i < path.size(); i++) {
      trail = trail.plus(path.at(i));
    }
    return trail;
  }

  /** Units go back, off their trains; it costs no points. */
  @Case({"TWU-5.2f", "TWU-6.5g", "TWU-6.6g", "TWU-6.6h", "TWU-X-10.1+10.2.2"})
  void go(Table t, List<Counter> stack, Hexes path, String how) {
    for (Counter unit : stack) {
      if (t.now().has(unit, Flag.ENTRAINED)) {
        rules.hidden().mark(t, unit, Flag.ENTRAINED, false, "TWU-5.2f");
      }
      t.setUnitNumber(unit, UnitNumber.RESERVED, 0);
    }
    rules.movement().walk(t, stack, path, how);
    rules.stacking().arrived(t, stack, path.last());
  }
}
