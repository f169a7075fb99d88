package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Case 5.3: reinforcements, and whoever else comes onto the map. */
final class Reinforcements extends Chapter {
  static final String ENTER = "enter";
  static final String FORCED = "enter-forced";
  static final String ENTRAINED = "enter-entrained";

  Reinforcements(EastPrussiaRules rules) {
    super(rules);
  }

  /** Why the unit may not enter now at all, or null. */
  @Case({
    "TWU-3.1h",
    "TWU-5.3a",
    "TWU-5.3b",
    "TWU-7.1a",
    "TWU-9.2.1e",
    "TWU-9.3a",
    "TWU-9.4j",
    "TWU-10.1e",
    "TWU-10.5d",
    "TWU-X-T2"
  })
  private @Nullable Refused mayEnter(Position p, Counter unit) {
    // Whose it is comes first: where an enemy unit is, nobody learns by asking for it.
    boolean own = unit.sideIndex() == p.global(Global.PLAYER);
    if (own && p.place(unit) != EastPrussiaRules.DUE) {
      return Refused.of("TWU-5.3a", () -> unit.begins() + " is not a waiting reinforcement.");
    }
    Refused refused = rules.movement().mayAct(p, unit);
    if (refused != null) {
      return refused;
    }
    if (!rules.sequence().firstMovement(p)) {
      return Refused.of("TWU-5.3a", "Units enter the map only in a first movement phase.");
    }
    return p.unitNumber(unit, UnitNumber.DUE) > turn(p)
        ? Refused.of(
            "TWU-3.1h",
            () -> unit.begins() + " arrives on turn " + p.unitNumber(unit, UnitNumber.DUE) + ".")
        : null;
  }

  /** The edge where a unit enters: a Russian dummy may choose between the two. */
  @Case({"TWU-5.3a", "TWU-9.3b", "TWU-10.1e"})
  private int[] edges(Counter unit) {
    if (unit.sideIndex() == GERMAN) {
      return new int[] {0};
    }
    if (!unit.isDummy()) {
      return new int[] {unit.army()};
    }
    return rules.plan().masurian() ? new int[] {1} : new int[] {1, 2};
  }

  /** The army whose edge the hex is for this unit, or -1. */
  private int armyOf(Counter unit, int hex) {
    for (int army : edges(unit)) {
      if (theatre.enters(army, hex)) {
        return army;
      }
    }
    return -1;
  }

  /** Why the unit may not enter at this hex in this way, or null. */
  @Case({
    "TWU-5.3a",
    "TWU-5.3c",
    "TWU-5.3d",
    "TWU-5.3e",
    "TWU-7.2b",
    "TWU-10.1e",
    "TWU-10.3a",
    "TWU-10.4a",
    "TWU-10.6.2a"
  })
  private @Nullable Refused mayEnter(Position p, Counter unit, int hex, String how) {
    int army = armyOf(unit, hex);
    if (army < 0) {
      return Refused.of("TWU-5.3a", () -> unit.begins() + " may not enter at " + title(hex) + ".");
    }
    boolean force = how.equals(FORCED);
    if (force) {
      Refused refused = rules.movement().mayForce(p, unit);
      if (refused != null) {
        return refused;
      }
    }
    if (how.equals(ENTRAINED)) {
      if (!theatre.isRailEntry(hex) || unit.sideIndex() != GERMAN) {
        return Refused.of("TWU-5.3d", () -> "No railway enters the map at " + title(hex) + ".");
      }
      Refused refused = rules.railways().closed(p, hex);
      if (refused == null) {
        refused = rules.railways().noRoom(p, unit);
      }
      return refused != null
          ? refused
          : rules.reserves().mayEnd(p, unit, hex, points(p, unit), false);
    }
    Refused refused = rules.movement().barred(p, unit, -1, hex, force);
    // A dummy waits for no army: it is bound as the units are that come in where it does.
    if (refused == null && unit.isDummy()) {
      refused = rules.headquarters().mayMove(p, army);
    }
    if (refused == null && unit.isDummy()) {
      refused = rules.rivalry().barred(p, army, -1, hex);
    }
    if (refused != null) {
      return refused;
    }
    int left = points(p, unit) + (force ? 1 : 0) - cost(p, hex);
    return rules.reserves().mayEnd(p, unit, hex, left, force);
  }

  private int points(Position p, Counter unit) {
    return rules.movement().allowance(p, unit, false);
  }

  /** The first hex costs what its ground costs. */
  @Case({"TWU-5.3a", "TWU-5.3c", "TWU-10.4a"})
  private int cost(Position p, int hex) {
    return (board.terrain(hex) == TerrainCode.SWAMP ? 2 : 1) + rules.movement().congestion(p, hex);
  }

  /** A march that begins beside the map is an entry. */
  @Case("TWU-5.3a")
  @Nullable Refused enter(Table t, Order.Move move) {
    String how =
        switch (move.mode()) {
          case Movement.MARCH -> ENTER;
          case Movement.FORCED -> FORCED;
          default -> "";
        };
    return how.isEmpty()
        ? Refused.of("TWU-5.0a", "Units cannot move in this way in this game.")
        : enter(t, counter(move.units().getFirst()), move.path().at(0), how);
  }

  /** A unit comes onto the map; it is in supply for this move. */
  @Case({"TWU-5.3a", "TWU-5.3d", "TWU-5.3e", "TWU-10.5d"})
  @Nullable Refused enter(Table t, Counter unit, int hex, String how) {
    Refused refused = mayEnter(t.now(), unit);
    if (refused == null) {
      refused = mayEnter(t.now(), unit, hex, how);
    }
    if (refused != null) {
      return refused;
    }
    rules.movement().setOut(t, List.of(unit), how.equals(FORCED));
    t.setFlag(unit, Flag.UNSUPPLIED, false);
    t.lose(unit, 0);
    t.setUnitNumber(unit, UnitNumber.DUE, 0);
    if (unit.isDummy()) {
      t.setUnitNumber(unit, UnitNumber.ARMY, armyOf(unit, hex));
    }
    rules.hidden().appear(t, unit, hex, "reinforcement");
    if (t.now().place(unit) < 0) {
      return null;
    }
    rules.control().enter(t, unit, hex);
    rules.scenarios().contact(t, List.of(unit), hex);
    if (how.equals(ENTRAINED)) {
      rules.railways().board(t, unit, "TWU-5.3d");
    } else {
      t.setUnitNumber(unit, UnitNumber.SPENT, cost(t.now(), hex));
    }
    rules.movement().arrive(t, unit);
    return null;
  }

  /** Whether a unit waits beside the map and may come in now, at some hex and in some way. */
  boolean canEnter(Position p, Counter unit) {
    return p.place(unit) == EastPrussiaRules.DUE && !orders(p, unit, order -> false);
  }

  boolean orders(Position p, Counter unit, OrderSink sink) {
    if (mayEnter(p, unit) != null) {
      return true;
    }
    for (int army : edges(unit)) {
      for (int hex : theatre.entry(army)) {
        // A corner belongs to two edges; it is told once.
        if (armyOf(unit, hex) == army && !ordersAt(p, unit, hex, sink)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean ordersAt(Position p, Counter unit, int hex, OrderSink sink) {
    if (mayEnter(p, unit, hex, ENTER) == null
        && (!sink.accept(new Order.Reinforce(unit, hex))
            || !sink.accept(Order.Move.march(unit, Hexes.of(hex))))) {
      return false;
    }
    if (mayEnter(p, unit, hex, FORCED) == null
        && !sink.accept(new Order.Move(List.of(unit), Hexes.of(hex), Movement.FORCED))) {
      return false;
    }
    for (String how : List.of(FORCED, ENTRAINED)) {
      if (mayEnter(p, unit, hex, how) == null
          && !sink.accept(new Order.Choose(how, List.of(unit), Hexes.of(hex)))) {
        return false;
      }
    }
    return true;
  }

  /** Where a waiting unit may come in. */
  Answer<Reach> reach(Position p, Counter unit, String mode) {
    Refused refused = mayEnter(p, unit);
    if (refused != null) {
      return Answer.refused(refused);
    }
    String how = mode.equals(Movement.FORCED) ? FORCED : ENTER;
    List<Reach.Step> steps = new ArrayList<>();
    List<Reach.ClosedHex> closed = new ArrayList<>();
    for (int army : edges(unit)) {
      for (int hex : theatre.entry(army)) {
        if (armyOf(unit, hex) != army) {
          continue;
        }
        Refused why = mayEnter(p, unit, hex, how);
        if (why == null) {
          steps.add(new Reach.Step(hex, cost(p, hex), Hexes.of(hex)));
        } else {
          closed.add(new Reach.ClosedHex(hex, why));
        }
      }
    }
    return Answer.of(new Reach(unit, steps, closed));
  }

  @Nullable Order sample(Position p, Counter unit, RandomGenerator random) {
    if (mayEnter(p, unit) != null) {
      return null;
    }
    int[] edges = edges(unit);
    for (int i = 0; i < 4; i++) {
      int[] hexes = theatre.entry(edges[random.nextInt(edges.length)]);
      int hex = hexes[random.nextInt(hexes.length)];
      if (theatre.isRailEntry(hex) && mayEnter(p, unit, hex, ENTRAINED) == null) {
        return new Order.Choose(ENTRAINED, List.of(unit), Hexes.of(hex));
      }
      if (random.nextInt(8) == 0 && mayEnter(p, unit, hex, FORCED) == null) {
        return new Order.Choose(FORCED, List.of(unit), Hexes.of(hex));
      }
      if (mayEnter(p, unit, hex, ENTER) == null) {
        return new Order.Reinforce(unit, hex);
      }
    }
    return null;
  }
}
