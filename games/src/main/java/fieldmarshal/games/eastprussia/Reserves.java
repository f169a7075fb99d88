package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Case 5.1: reserve movement. A marker belongs to a hex; every unit under it keeps its value, which
 * the unit may use in the second movement phase.
 */
final class Reserves extends Chapter {
  private static final String OPTION = "reserve-";
  private static final int GERMAN_LIMIT = 5;
  private static final int ARMY_LIMIT = 1;

  /** The markers, by name. */
  @Case("TWU-5.1b")
  static final List<Question.Option> OPTIONS =
      IntStream.rangeClosed(1, 9)
          .mapToObj(value ->
              new Question.Option(
                  flag(value),
                  "Reserve " + value + (value == 1 ? " point" : " points"),
                  "The units of the hex keep the points for the second movement phase."))
          .toList();

  Reserves(EastPrussiaRules rules) {
    super(rules);
  }

  /** The value that an option of an order names, or 0. */
  static int value(String option) {
    if (option.length() != OPTION.length() + 1 || !option.startsWith(OPTION)) {
      return 0;
    }
    char digit = option.charAt(OPTION.length());
    return digit >= '1' && digit <= '9' ? digit - '0' : 0;
  }

  static String flag(int value) {
    return OPTION + value;
  }

  /** The value of the marker that other units in the hex stand under, or 0. */
  @Case({"TWU-5.1f", "TWU-5.1g"})
  int marker(Position p, int hex, Counter newcomer) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit != newcomer && unit.sideIndex() == newcomer.sideIndex()) {
        int value = p.unitNumber(unit, UnitNumber.RESERVED);
        if (value > 0 && p.has(unit, Flag.FINISHED)) {
          return value;
        }
      }
    }
    return 0;
  }

  /** Why a unit may not end a march in a hex with so many points left, or null. */
  @Case({"TWU-5.1e", "TWU-5.1f", "TWU-5.1g", "TWU-10.3c"})
  @Nullable Refused mayEnd(Position p, Counter unit, int hex, int left, boolean force) {
    if (!rules.sequence().firstMovement(p) || p.first(hex) < 0) {
      return null;
    }
    int value = marker(p, hex, unit);
    if (value == 0) {
      return null;
    }
    if (left < value || force) {
      return Refused.of(
          left < value ? "TWU-5.1f" : "TWU-10.3c",
          () ->
              unit.begins()
                  + " may pass through but not stay in "
                  + title(hex)
                  + ", where the reserve marker shows "
                  + value
                  + ".");
    }
    int army = rules.pieces().army(p, unit);
    return used(p, army) >= limit(army) && !holds(p, hex, unit, army) ? spent(army) : null;
  }

  /** Whether others of the army stand under a marker in the hex. */
  private boolean holds(Position p, int hex, Counter unit, int army) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter other = counter(u);
      if (other != unit
          && p.unitNumber(other, UnitNumber.RESERVED) > 0
          && rules.pieces().army(p, other) == army) {
        return true;
      }
    }
    return false;
  }

  private static Refused spent(int army) {
    return army == 0
        ? Refused.of("TWU-5.1d", "Five German stacks have already reserved points this turn.")
        : Refused.of("TWU-5.1e", "A stack of this army has already reserved points this turn.");
  }

  /**
   * A unit has come into a hex: a marker there is its own. When armies mix, the stack is one of
   * each that is in it, as long as they stay.
   */
  @Case({"TWU-5.1e", "TWU-5.1f", "TWU-5.1g", "TWU-7.2d"})
  void join(Table t, Counter unit, int hex) {
    int before = t.now().unitNumber(unit, UnitNumber.RESERVED);
    int value = marker(t.now(), hex, unit);
    t.setUnitNumber(unit, UnitNumber.RESERVED, value);
    if (unit.sideIndex() == RUSSIAN && before + value > 0) {
      for (int army = 1; army <= 2; army++) {
        t.setGlobal(Global.GERMAN_RESERVES + army, stacks(t.now(), army));
      }
    }
  }

  /** The hexes in which units of the army stand under a marker. */
  private int stacks(Position p, int army) {
    HexSet hexes = new HexSet(board.size());
    int count = 0;
    for (Counter unit : rules.unitsOf(RUSSIAN)) {
      int hex = p.place(unit);
      if (hex >= 0
          && p.unitNumber(unit, UnitNumber.RESERVED) > 0
          && rules.pieces().army(p, unit) == army
          && !hexes.has(hex)) {
        hexes.add(hex);
        count++;
      }
    }
    return count;
  }

  /** How many markers the side, or the Russian army, has placed in this turn. */
  @Case({"TWU-5.1d", "TWU-5.1e"})
  private static int used(Position p, int army) {
    return p.global(Global.GERMAN_RESERVES + army);
  }

  private static int limit(int army) {
    return army == 0 ? GERMAN_LIMIT : ARMY_LIMIT;
  }

  /** Why no marker of that value may lie in the hex, or null. */
  @Case({
    "TWU-5.1a",
    "TWU-5.1b",
    "TWU-5.1d",
    "TWU-5.1e",
    "TWU-5.1k",
    "TWU-5.1l",
    "TWU-5.3f",
    "TWU-7.2d",
    "TWU-10.3c"
  })
  private @Nullable Refused mayReserve(Position p, int hex, int value) {
    if (!rules.sequence().firstMovement(p)) {
      return Refused.of("TWU-5.1a", "Points may be reserved only in the first movement phase.");
    }
    int side = p.global(Global.PLAYER);
    boolean any = false;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() != side) {
        return nobody(hex);
      }
      any = true;
      Refused refused = mayReserve(p, unit, value);
      if (refused != null) {
        return refused;
      }
      int army = rules.pieces().army(p, unit);
      if (used(p, army) >= limit(army)) {
        return spent(army);
      }
    }
    return any ? null : nobody(hex);
  }

  private Refused nobody(int hex) {
    return Refused.of("TWU-5.1b", () -> "You have no unit in " + title(hex) + ".");
  }

  private @Nullable Refused mayReserve(Position p, Counter unit, int value) {
    if (p.unitNumber(unit, UnitNumber.RESERVED) > 0) {
      return Refused.of("TWU-5.1f", () -> title(p.place(unit)) + " already has a reserve marker.");
    }
    if (p.has(unit, Flag.FORCED)) {
      return Refused.of(
          "TWU-10.3c",
          () -> unit.begins() + " has made a forced march and may not reserve points.");
    }
    if (p.has(unit, Flag.FIXED)) {
      return Refused.of(
          "TWU-9.4c",
          () -> unit.begins() + " is fixed by the scenario and has no movement points.");
    }
    Refused frozen = rules.headquarters().mayMove(p, unit);
    if (frozen != null) {
      return frozen;
    }
    if (rules.movement().left(p, unit, false) < value) {
      return Refused.of(
          "TWU-5.1b",
          () ->
              unit.begins() + " has fewer than " + Counted.of(value, "movement point") + " left.");
    }
    return null;
  }

  /** Lays a marker on a hex: its units move no more in this phase. */
  @Case({"TWU-5.1b", "TWU-5.1f", "TWU-5.1g", "TWU-5.1l", "TWU-5.0f"})
  @Nullable Refused place(Table t, Order.Choose order) {
    int value = value(order.option());
    if (!order.units().isEmpty() || order.hexes().size() != 1) {
      return Refused.of("TWU-5.1b", "Choose the hex for the reserve marker.");
    }
    int hex = order.hexes().at(0);
    Refused refused = mayReserve(t.now(), hex, value);
    if (refused != null) {
      return refused;
    }
    int armies = 0;
    for (int u = t.now().first(hex); u >= 0; u = t.now().next(u)) {
      Counter unit = counter(u);
      if (!t.now().has(unit, Flag.MOVING | Flag.FINISHED)) {
        t.setFlag(unit, Flag.UNSUPPLIED, !rules.supply().inSupply(t.now(), unit));
      }
      t.setUnitNumber(unit, UnitNumber.RESERVED, value);
      t.setFlag(unit, Flag.MOVING, false);
      t.setFlag(unit, Flag.FINISHED, true);
      armies |= 1 << rules.pieces().army(t.now(), unit);
    }
    for (int army = 0; army <= 2; army++) {
      if ((armies >> army & 1) != 0) {
        t.addGlobal(Global.GERMAN_RESERVES + army, 1);
      }
    }
    t.note(
        rules.side(t.now().global(Global.PLAYER)).does("reserve")
            + " "
            + value
            + (value == 1 ? " movement point at " : " movement points at ")
            + title(hex)
            + ".",
        "TWU-5.1b");
    return null;
  }

  /** A unit of the hex attacks in the first combat phase: the marker is gone for all. */
  @Case({"TWU-5.1i", "TWU-5.1j"})
  void attacks(Table t, int hex) {
    for (int u = t.now().first(hex); u >= 0; u = t.now().next(u)) {
      t.setUnitNumber(counter(u), UnitNumber.RESERVED, 0);
    }
  }

  /** The markers that may be laid on the hex of a unit, told once for each hex. */
  boolean orders(Position p, Counter unit, OrderSink sink) {
    int hex = p.place(unit);
    if (hex < 0 || p.first(hex) != unit.index() || !rules.sequence().firstMovement(p)) {
      return true;
    }
    for (int value = 1; mayReserve(p, hex, value) == null; value++) {
      if (!sink.accept(new Order.Choose(flag(value), List.of(), Hexes.of(hex)))) {
        return false;
      }
    }
    return true;
  }

  @Nullable Order sample(Position p, Counter unit, RandomGenerator random) {
    int hex = p.place(unit);
    int value = 1 + random.nextInt(3);
    return mayReserve(p, hex, value) == null
        ? new Order.Choose(flag(value), List.of(), Hexes.of(hex))
        : null;
  }
}
