package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Case 5.2: German rail movement, and cutting and repairing the line. */
final class Railways extends Chapter {
  static final String CUT = "cut-rail";
  static final String REPAIR = "repair-rail";

  private static final int EARLY_LIMIT = 2;
  private static final int LIMIT = 5;
  private static final int EARLY_UNTIL = 2;

  Railways(EastPrussiaRules rules) {
    super(rules);
  }

  /** The units that may be entrained in this turn. */
  @Case({"TWU-5.2g", "TWU-5.2h", "TWU-10.6.1a", "TWU-10.6.1b"})
  int capacity(Position p) {
    if (turn(p) > EARLY_UNTIL) {
      return LIMIT;
    }
    return rules.on(EastPrussia.GERMAN_HQ) ? 0 : EARLY_LIMIT;
  }

  /** The units that were entrained at any time of this German player turn. */
  @Case("TWU-5.2h")
  static int used(Position p) {
    return p.global(Global.RAILED);
  }

  /** A unit is entrained now; it counts once in a turn, also when it is lost later on. */
  @Case({"TWU-5.2h", "TWU-5.3d"})
  void board(Table t, Counter unit, String caseId) {
    if (!t.now().has(unit, Flag.RAIL_COUNTED)) {
      t.addGlobal(Global.RAILED, 1);
    }
    t.setFlag(unit, Flag.RAIL_COUNTED | Flag.RAILED, true);
    rules.hidden().mark(t, unit, Flag.ENTRAINED, true, caseId);
  }

  /** Counts again after a change by hand. */
  void recount(Table t) {
    int count = 0;
    for (Counter unit : rules.unitsOf(GERMAN)) {
      if (t.now().global(Global.PLAYER) == GERMAN && t.now().has(unit, Flag.ENTRAINED)) {
        t.setFlag(unit, Flag.RAIL_COUNTED, true);
      }
      count += t.now().has(unit, Flag.RAIL_COUNTED) ? 1 : 0;
    }
    t.setGlobal(Global.RAILED, count);
  }

  /** Those who are still entrained count from the start. */
  @Case("TWU-5.2h")
  void turnOpens(Table t, int side) {
    if (side == GERMAN) {
      for (Counter unit : rules.unitsOf(GERMAN)) {
        t.setFlag(unit, Flag.RAIL_COUNTED, t.now().has(unit, Flag.ENTRAINED));
      }
      recount(t);
    }
  }

  /** Why the unit may not use a train at all, or null. Any German unit may. */
  @Case({"TWU-5.2a", "TWU-5.2j", "TWU-10.3d", "TWU-10.6.1a"})
  private @Nullable Refused mayRide(Position p, Counter unit) {
    if (unit.sideIndex() != GERMAN) {
      return Refused.of("TWU-5.2a", "Only German units may use the railway.");
    }
    Refused refused = rules.movement().mayAct(p, unit);
    if (refused != null) {
      return refused;
    }
    if (p.place(unit) < 0) {
      return Refused.of("TWU-5.3a", () -> unit.begins() + " must first enter the map.");
    }
    if (p.has(unit, Flag.FORCED)) {
      return Refused.of("TWU-10.3d", () -> unit.begins() + " is on a forced march.");
    }
    return capacity(p) == 0 ? noTrains() : null;
  }

  /** Why one unit more may not be entrained, or null. */
  @Case({"TWU-5.2g", "TWU-5.2h", "TWU-5.3d", "TWU-10.6.1a"})
  @Nullable Refused noRoom(Position p, Counter unit) {
    if (p.has(unit, Flag.RAIL_COUNTED) || used(p) < capacity(p)) {
      return null;
    }
    if (capacity(p) == 0) {
      return noTrains();
    }
    return Refused.of(
        capacity(p) == EARLY_LIMIT ? "TWU-5.2g" : "TWU-5.2h",
        capacity(p) + " units have entrained this turn; that is the limit.");
  }

  private static Refused noTrains() {
    return Refused.of("TWU-10.6.1a", "Prittwitz allows no rail movement before turn 3.");
  }

  /** Why trains do not run in a hex, or null: by what Germany is shown. A friend does not help. */
  @Case({"TWU-10.1a", "TWU-5.2c", "TWU-5.2d", "TWU-5.2.1g", "TWU-5.2k", "TWU-5.2l"})
  @Nullable Refused closed(Position p, int hex) {
    if (theatre.rails(hex) == 0 && !theatre.isRailEntry(hex)) {
      return Refused.of("TWU-5.2c", () -> "There is no railway at " + title(hex) + ".");
    }
    if (rules.control().shown(p, GERMAN, hex) != GERMAN) {
      return Refused.of("TWU-5.2c", () -> "Germany does not control " + title(hex) + ".");
    }
    if (rules.control().cut(p, hex)) {
      return Refused.of("TWU-5.2.1g", () -> "The railway is cut at " + title(hex) + ".");
    }
    if (rules.zones().seenZone(p, GERMAN, hex)) {
      return Refused.of(
          "TWU-5.2d", () -> "Trains may not enter an enemy zone of control: " + title(hex) + ".");
    }
    // A dummy has no zone of its own, but nobody can tell: only what is next to it gives it away.
    return rules.zones().seenEnemy(p, GERMAN, hex)
        ? Refused.of("TWU-5.0h", () -> title(hex) + " has enemy units in it.")
        : null;
  }

  @Case({"TWU-5.2b", "TWU-5.2d", "TWU-5.2i"})
  private @Nullable Refused mayEntrain(Position p, Counter unit) {
    Refused refused = mayRide(p, unit);
    if (refused != null) {
      return refused;
    }
    if (p.has(unit, Flag.ENTRAINED)) {
      return Refused.of("TWU-5.2e", () -> unit.begins() + " is already entrained.");
    }
    refused = closed(p, p.place(unit));
    if (refused == null) {
      refused = noRoom(p, unit);
    }
    return refused != null ? refused : rules.movement().maySpend(p, unit, 1, "TWU-5.2b");
  }

  @Case({"TWU-5.2b", "TWU-5.2h"})
  @Nullable Refused entrain(Table t, Counter unit) {
    Refused refused = mayEntrain(t.now(), unit);
    if (refused != null) {
      return refused;
    }
    rules.movement().spend(t, unit, 1);
    board(t, unit, "TWU-5.2b");
    return null;
  }

  @Case({"TWU-5.2b", "TWU-5.2e", "TWU-5.2f"})
  private @Nullable Refused mayTravel(Position p, Counter unit) {
    Refused refused = mayRide(p, unit);
    if (refused != null) {
      return refused;
    }
    if (!p.has(unit, Flag.ENTRAINED)) {
      return Refused.of("TWU-5.2b", () -> unit.begins() + " is not entrained.");
    }
    refused = closed(p, p.place(unit));
    return refused != null ? refused : rules.movement().maySpend(p, unit, 1, "TWU-5.2b");
  }

  /** One point for any distance along the line. */
  @Case({"TWU-5.2b", "TWU-5.2c", "TWU-TEC-RAIL"})
  @Nullable Refused travel(Table t, Counter unit, Hexes path) {
    Position p = t.now();
    Refused refused = mayTravel(p, unit);
    if (refused != null) {
      return refused;
    }
    if (path.isEmpty()) {
      return Refused.of("TWU-5.2b", "Choose the rail hexes of the move.");
    }
    int from = p.place(unit);
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      int d = board.direction(from, to);
      if (d < 0 || (theatre.rails(from) >> d & 1) == 0) {
        int at = from;
        return Refused.of(
            "TWU-5.2c", () -> "No railway connects " + title(at) + " and " + title(to) + ".");
      }
      refused = closed(p, to);
      if (refused != null) {
        return refused;
      }
      from = to;
    }
    int left = rules.movement().left(p, unit, false) - 1;
    refused = rules.reserves().mayEnd(p, unit, from, left, false);
    if (refused != null) {
      return refused;
    }
    rules.movement().spend(t, unit, 1);
    rules.movement().dropOff(t, unit);
    t.setFlag(unit, Flag.RAILED, true);
    rules.movement().walk(t, List.of(unit), path, "rail");
    rules.movement().arrive(t, unit);
    return null;
  }

  @Case({"TWU-5.2b", "TWU-5.2d", "TWU-5.2i"})
  private @Nullable Refused mayDetrain(Position p, Counter unit) {
    return mayTravel(p, unit);
  }

  @Case({"TWU-5.2b", "TWU-5.2i"})
  @Nullable Refused detrain(Table t, Counter unit) {
    Refused refused = mayDetrain(t.now(), unit);
    if (refused != null) {
      return refused;
    }
    rules.movement().spend(t, unit, 1);
    t.setFlag(unit, Flag.RAILED, true);
    rules.hidden().mark(t, unit, Flag.ENTRAINED, false, "TWU-5.2b");
    return null;
  }

  // ---- 5.2.1

  @Case({"TWU-5.2.1a", "TWU-5.2.1c", "TWU-5.2.1d", "TWU-5.2.1e", "TWU-5.2.1f"})
  private @Nullable Refused mayCut(Position p, Counter unit) {
    if (unit.sideIndex() != RUSSIAN || !unit.isInfantry()) {
      return Refused.of("TWU-5.2.1e", "Only Russian infantry may cut railways.");
    }
    Refused refused = rules.movement().mayAct(p, unit);
    if (refused != null) {
      return refused;
    }
    int hex = p.place(unit);
    if (hex < 0 || theatre.rails(hex) == 0 || rules.control().cut(p, hex)) {
      return Refused.of(
          "TWU-5.2.1a", () -> unit.begins() + " is not on a railway that can be cut.");
    }
    if (p.has(unit, Flag.FORCED)) {
      return Refused.of("TWU-5.2.1f", () -> unit.begins() + " is on a forced march.");
    }
    return rules.movement().maySpend(p, unit, 1, "TWU-5.2.1a");
  }

  @Case("TWU-5.2.1a")
  @Nullable Refused cut(Table t, Counter unit) {
    Refused refused = mayCut(t.now(), unit);
    if (refused == null) {
      rules.movement().spend(t, unit, 1);
      int hex = t.now().place(unit);
      rules.control().setCut(t, hex, true);
      t.note("The railway is cut at " + title(hex) + ".", "TWU-5.2.1a");
    }
    return refused;
  }

  @Case({"TWU-5.2.1b", "TWU-5.2.1d", "TWU-5.2.1e", "TWU-3.4l"})
  private @Nullable Refused mayRepair(Position p, Counter unit) {
    if (unit.sideIndex() != GERMAN || !unit.isInfantry()) {
      return Refused.of("TWU-5.2.1e", "Only German infantry may repair railways.");
    }
    Refused refused = rules.movement().mayAct(p, unit);
    if (refused != null) {
      return refused;
    }
    int hex = p.place(unit);
    if (hex < 0 || !rules.control().cut(p, hex)) {
      return Refused.of("TWU-5.2.1b", () -> unit.begins() + " is not on a cut railway.");
    }
    if (!rules.supply().inSupply(p, unit)) {
      return Refused.of(
          "TWU-5.2.1b", () -> unit.begins() + " is out of supply and may not repair the railway.");
    }
    return rules.movement().maySpend(p, unit, 1, "TWU-5.2.1b");
  }

  @Case({"TWU-5.2.1b", "TWU-5.2k"})
  @Nullable Refused repair(Table t, Counter unit) {
    Refused refused = mayRepair(t.now(), unit);
    if (refused == null) {
      rules.movement().spend(t, unit, 1);
      int hex = t.now().place(unit);
      rules.control().setCut(t, hex, false);
      t.note("The railway is repaired at " + title(hex) + ".", "TWU-5.2.1b");
    }
    return refused;
  }

  // ---- what may be ordered

  /** Cutting for Russians, repairing for Germans. */
  boolean works(Position p, Counter unit, OrderSink sink) {
    return unit.sideIndex() == RUSSIAN
        ? mayCut(p, unit) != null || sink.accept(Order.Choose.unit(CUT, unit))
        : mayRepair(p, unit) != null || sink.accept(Order.Choose.unit(REPAIR, unit));
  }

  boolean orders(Position p, Counter unit, OrderSink sink) {
    if (!works(p, unit, sink)) {
      return false;
    }
    if (unit.sideIndex() == RUSSIAN) {
      return true;
    }
    if (mayEntrain(p, unit) == null && !sink.accept(new Order.Entrain(unit))) {
      return false;
    }
    if (mayDetrain(p, unit) == null && !sink.accept(new Order.Detrain(unit))) {
      return false;
    }
    for (Hexes ride : rides(p, unit)) {
      if (!sink.accept(new Order.Rail(unit, ride))) {
        return false;
      }
    }
    return true;
  }

  /** The shortest ride to every hex that an entrained unit can get to and stay in. */
  List<Hexes> rides(Position p, Counter unit) {
    List<Hexes> rides = new ArrayList<>();
    if (mayTravel(p, unit) != null) {
      return rides;
    }
    int left = rules.movement().left(p, unit, false) - 1;
    int start = p.place(unit);
    int[] came = new int[board.size()];
    Arrays.fill(came, -1);
    int[] queue = new int[board.size()];
    int count = 0;
    queue[count++] = start;
    came[start] = start;
    for (int i = 0; i < count; i++) {
      int from = queue[i];
      if (from != start && rules.reserves().mayEnd(p, unit, from, left, false) == null) {
        rides.add(back(came, start, from));
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = (theatre.rails(from) >> d & 1) != 0 ? board.neighbour(from, d) : -1;
        if (to >= 0 && came[to] < 0 && closed(p, to) == null) {
          came[to] = from;
          queue[count++] = to;
        }
      }
    }
    return rides;
  }

  private static Hexes back(int[] came, int start, int end) {
    int length = 0;
    for (int hex = end; hex != start; hex = came[hex]) {
      length++;
    }
    int[] path = new int[length];
    for (int hex = end; hex != start; hex = came[hex]) {
      path[--length] = hex;
    }
    return Hexes.wrap(path);
  }

  @Nullable Order sample(Position p, Counter unit, RandomGenerator random) {
    if (unit.sideIndex() == RUSSIAN) {
      return mayCut(p, unit) == null ? Order.Choose.unit(CUT, unit) : null;
    }
    if (p.has(unit, Flag.ENTRAINED)) {
      return ride(p, unit, random);
    }
    if (unit.isInfantry() && rules.control().cut(p, p.place(unit)) && mayRepair(p, unit) == null) {
      return Order.Choose.unit(REPAIR, unit);
    }
    return mayEntrain(p, unit) == null ? new Order.Entrain(unit) : null;
  }

  /** Off the train, or along the line as the points fall. */
  private @Nullable Order ride(Position p, Counter unit, RandomGenerator random) {
    if (mayTravel(p, unit) != null) {
      return null;
    }
    if (random.nextInt(3) == 0) {
      return new Order.Detrain(unit);
    }
    int steps = 1 + random.nextInt(20);
    int from = p.place(unit);
    int before = -1;
    Hexes path = Hexes.NONE;
    while (path.size() < steps) {
      int first = random.nextInt(Board.DIRECTIONS);
      int next = -1;
      for (int i = 0; i < Board.DIRECTIONS && next < 0; i++) {
        int d = (first + i) % Board.DIRECTIONS;
        int to = (theatre.rails(from) >> d & 1) != 0 ? board.neighbour(from, d) : -1;
        if (to >= 0 && to != before && !path.contains(to) && closed(p, to) == null) {
          next = to;
        }
      }
      if (next < 0) {
        break;
      }
      path = path.plus(next);
      before = from;
      from = next;
    }
    int left = rules.movement().left(p, unit, false) - 1;
    return path.isEmpty()
            || path.contains(p.place(unit))
            || rules.reserves().mayEnd(p, unit, from, left, false) != null
        ? new Order.Detrain(unit)
        : new Order.Rail(unit, path);
  }
}
