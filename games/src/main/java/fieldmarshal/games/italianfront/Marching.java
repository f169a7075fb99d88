package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What movement (7) and infiltration (11.8) have in common: units and stacks walk from hex to hex
 * and pay for every step. A stack that has set out may stop while some of its units go on; when
 * they have gone, those who were left behind may go on too, and split again. When a unit that is
 * not of the moving stack sets out, the whole of that stack has finished.
 */
abstract class Marching extends Chapter {
  private final ThreadLocal<Flood> floods;

  Marching(ItalianFrontRules rules) {
    super(rules);
    Board map = board;
    floods = ThreadLocal.withInitial(() -> new Flood(map));
  }

  // ---- what a sub-phase says

  /** What its moves are called in the log. */
  protected abstract String how();

  /** Why the unit may not move (any more) in this sub-phase, or null. */
  protected abstract @Nullable Refused mayMove(Position p, Counter unit);

  /** The half points that the unit may spend in this sub-phase. */
  protected abstract int allowance(Position p, Counter unit);

  /** Whether the mover sees that he must stop in the hex. */
  protected abstract boolean stops(Position p, int side, int hex);

  /** Whether the mover must stop there, by the truth. */
  protected abstract boolean stopped(Position p, int side, int hex);

  /** Whether one hex may be entered whatever it costs. */
  protected abstract boolean minimum(Position p, Counter unit);

  /** Why the unit may not enter this hex in this sub-phase, or null. */
  protected @Nullable Refused enters(Position p, Counter unit, int from, int to) {
    return null;
  }

  /** Whether the step leads over the lake, which some may cross where nobody else goes. */
  protected boolean crosses(int from, int to) {
    return false;
  }

  // ---- the sub-phase

  /** Who stands in an enemy zone when it opens is noted: he is pinned, whatever happens then. */
  @Case({"IF-7.4.2", "IF-11.8.1", "IF-7.2.1"})
  final void open(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      int hex = t.now().place(unit);
      if (hex >= 0) {
        t.setFlag(unit, Flag.OF_A_MOVE, false);
        t.setUnitNumber(unit, UnitNumber.SPENT, 0);
        if (rules.zones().zone(t.now(), 1 - side, hex)) {
          t.setFlag(unit, Flag.PINNED, true);
        }
      }
    }
  }

  /** What was noted of the movement of the side is wiped off. */
  @Case("IF-7.2.1")
  final void close(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      if (t.now().place(unit) >= 0) {
        t.setFlag(unit, Flag.OF_A_MOVE, false);
        t.setUnitNumber(unit, UnitNumber.SPENT, 0);
      }
    }
  }

  /** The orders of the units of a side; false when no more are wanted. */
  final boolean orders(Position p, int side, OrderSink sink) {
    for (Counter unit : rules.unitsOf(side)) {
      if (p.place(unit) < 0 || mayMove(p, unit) != null) {
        continue;
      }
      for (Reach.Step step : reach(p, unit).hexes()) {
        if (!sink.accept(new Order.Move(List.of(unit), step.path(), Order.Move.MARCH))) {
          return false;
        }
      }
    }
    return true;
  }

  // ---- one step

  final int left(Position p, Counter unit) {
    return Math.max(0, allowance(p, unit) - p.unitNumber(unit, UnitNumber.SPENT));
  }

  /** Whether the unit has spent nothing yet. */
  protected static boolean fresh(Position p, Counter unit) {
    return p.unitNumber(unit, UnitNumber.SPENT) == 0;
  }

  /** Why a step may not be taken, whatever it costs; or null. */
  @Case({"IF-7.1.1", "IF-7.4.1", "IF-8.1.4"})
  final @Nullable Refused step(
      Position p, Counter unit, int start, int from, int direction, int to) {
    if (direction < 0) {
      return Refused.of("IF-7.1.1", () -> title(to) + " is not next to " + title(from) + ".");
    }
    Refused refused =
        crosses(from, to)
            ? rules.lakeGarda().mayCross(p, unit)
            : rules.ground().barred(p, unit, from, direction, to);
    if (refused != null) {
      return refused;
    }
    if (rules.zones().enemy(p, unit.sideIndex(), to)) {
      return Refused.of("IF-8.1.4", () -> title(to) + " has enemy units in it.");
    }
    if (from != start && stops(p, unit.sideIndex(), from)) {
      return Refused.of(
          "IF-7.4.1",
          () -> unit.begins() + " must stop in the enemy zone of control at " + title(from) + ".");
    }
    return enters(p, unit, from, to);
  }

  /** The same as a yes or no, for those who try many steps. */
  final boolean opens(Position p, Counter unit, int start, int from, int direction, int to) {
    return (rules.ground().open(p, unit, from, direction, to)
            || crosses(from, to) && rules.lakeGarda().mayCross(p, unit) == null)
        && !rules.zones().enemy(p, unit.sideIndex(), to)
        && (from == start || !stops(p, unit.sideIndex(), from))
        && enters(p, unit, from, to) == null;
  }

  /**
   * What a step takes of what the unit has left: the whole of it in alpine and dominant hexes, and
   * where a first step is dearer than all it has.
   *
   * @param first whether the unit has not moved before
   * @return {@link Flood#PROHIBITED} where it has not enough
   */
  @Case({"IF-7.3.1", "IF-7.9.1", "IF-TEC.dominant"})
  final int price(
      Position p, Counter unit, int from, int direction, int to, int left, boolean first) {
    int cost = cost(p, unit, from, direction, to);
    if (cost <= left) {
      return cost;
    }
    return first && minimum(p, unit) ? left : Flood.PROHIBITED;
  }

  @Case("IF-19.2.1")
  private int cost(Position p, Counter unit, int from, int direction, int to) {
    return crosses(from, to)
        ? LakeGarda.COST * Ground.HALVES
        : rules.ground().cost(p, unit, from, direction, to);
  }

  private Refused tooDear(Position p, Counter unit, int from, int direction, int to, int left) {
    int cost = cost(p, unit, from, direction, to);
    if (cost >= Ground.WHOLE) {
      return Refused.of(
          theatre.isAlpine(to) ? "IF-7.9.1" : "IF-TEC.dominant",
          () -> title(to) + " costs " + unit.called() + " its whole movement factor.");
    }
    return Refused.of(
        "IF-7.1.1",
        () ->
            title(to)
                + " costs "
                + points(cost)
                + (cost <= Ground.HALVES ? " movement point; " : " movement points; ")
                + unit.called()
                + " has "
                + points(left)
                + " left.");
  }

  /** Half points as a player reads them. */
  static String points(int halves) {
    int whole = halves / Ground.HALVES;
    return halves % Ground.HALVES == 0 ? "" + whole : whole == 0 ? "½" : whole + "½";
  }

  // ---- where it ends

  /** Why units may not end their way in a hex together, or null. */
  @Case({"IF-8.5.2", "IF-15.2.2"})
  final @Nullable Refused mayEnd(Position p, List<Counter> units, int hex) {
    for (Counter unit : units) {
      Refused refused = rules.stacking().mixes(p, unit, units, hex);
      if (refused != null) {
        return refused;
      }
    }
    return rules.stacking().leavesAlone(p, units, hex);
  }

  // ---- reach

  /** Where the unit may end its way, with one cheapest path each. */
  final Reach reach(Position p, Counter unit) {
    List<Reach.Step> steps = new ArrayList<>();
    List<Reach.ClosedHex> refused = new ArrayList<>();
    int start = p.place(unit);
    int left = left(p, unit);
    boolean fresh = fresh(p, unit);
    Flood flood = floods.get();
    flood.run(
        start,
        left,
        (from, d, to) ->
            opens(p, unit, start, from, d, to)
                ? price(p, unit, from, d, to, left, fresh && from == start)
                : Flood.PROHIBITED);
    List<Counter> alone = List.of(unit);
    for (int i = 1; i < flood.count(); i++) {
      int hex = flood.reached(i);
      Refused why = mayEnd(p, alone, hex);
      if (why == null) {
        steps.add(new Reach.Step(hex, flood.cost(hex), Hexes.wrap(flood.path(hex))));
      } else if (board.adjacent(start, hex)) {
        refused.add(new Reach.ClosedHex(hex, why));
      }
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(start, d);
      if (to >= 0 && !flood.reaches(to)) {
        Refused why = step(p, unit, start, start, d, to);
        refused.add(
            new Reach.ClosedHex(to, why != null ? why : tooDear(p, unit, start, d, to, left)));
      }
    }
    return new Reach(unit, steps, refused);
  }

  // ---- a move

  /** A unit or a stack walks. */
  @Case({"IF-7.1.1", "IF-8.3.1", "IF-8.4.1"})
  final @Nullable Refused march(Table t, int side, Order.Move move) {
    Position p = t.now();
    if (move.units().isEmpty() || move.path().isEmpty()) {
      return Refused.of("IF-7.1.1", "Choose the units and the hexes that they enter.");
    }
    if (!move.mode().equals(Order.Move.MARCH)) {
      return Refused.of("IF-7.1.1", () -> "Units cannot move in this way in this game.");
    }
    List<Counter> units = new ArrayList<>(move.units().size());
    int going = p.flags(move.units().getFirst()) & Flag.ON_THE_WAY;
    int start = p.place(move.units().getFirst());
    for (Unit each : move.units()) {
      Counter unit = counter(each);
      Refused refused =
          units.contains(unit)
              ? Refused.of("IF-8.3.1", () -> unit.begins() + " is chosen twice.")
              : mayMarch(p, side, unit, move.path());
      if (refused == null && p.place(unit) != start) {
        refused = Refused.of("IF-8.3.1", "Units that move together must start in one hex.");
      }
      if (refused == null && (p.flags(unit) & Flag.ON_THE_WAY) != going) {
        refused = Refused.of("IF-8.4.1", "A moving stack may not pick up other units.");
      }
      if (refused != null) {
        return refused;
      }
      units.add(unit);
    }
    Refused refused = mayEnd(p, units, move.path().last());
    if (refused != null) {
      return refused;
    }
    if (crosses(start, move.path())) {
      if (units.size() > 1) {
        return Refused.of("IF-19.2.1", "Only one division a turn may cross Lake Garda.");
      }
      rules.lakeGarda().crossed(t);
    }
    for (Counter unit : units) {
      t.addUnitNumber(unit, UnitNumber.SPENT, spent(p, unit, start, move.path()));
    }
    setOut(t, side, units, going);
    boolean stop = stopped(p, side, move.path().last());
    rules.pieces().walk(t, units, move.path(), how());
    arrive(t, side, units, stop);
    return null;
  }

  /** Whether the path leads over the lake. */
  @Case("IF-19.2.1")
  final boolean crosses(int start, Hexes path) {
    int from = start;
    for (int i = 0; i < path.size(); i++) {
      if (crosses(from, path.at(i))) {
        return true;
      }
      from = path.at(i);
    }
    return false;
  }

  /** Why the unit may not walk along the path, or null; where it may end is another question. */
  @Case({"IF-7.1.1", "IF-7.3.1", "IF-4.1.6"})
  final @Nullable Refused mayMarch(Position p, int side, Counter unit, Hexes path) {
    if (unit.sideIndex() != side || unit.isSymbol()) {
      return Refused.of(
          "IF-4.1.6", () -> unit.begins() + " does not belong to the side that moves now.");
    }
    if (p.place(unit) < 0) {
      return Refused.of("IF-7.1.1", () -> unit.begins() + " is not on the map.");
    }
    Refused refused = mayMove(p, unit);
    if (refused != null) {
      return refused;
    }
    int left = left(p, unit);
    boolean fresh = fresh(p, unit);
    int start = p.place(unit);
    int from = start;
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      int direction = board.direction(from, to);
      refused = step(p, unit, i == 0 ? from : -1, from, direction, to);
      if (refused != null) {
        return refused;
      }
      int price = price(p, unit, from, direction, to, left, fresh && i == 0);
      if (price == Flood.PROHIBITED) {
        return tooDear(p, unit, from, direction, to, left);
      }
      left -= price;
      from = to;
    }
    return null;
  }

  private int spent(Position p, Counter unit, int start, Hexes path) {
    int left = left(p, unit);
    boolean fresh = fresh(p, unit);
    int from = start;
    int spent = 0;
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      spent += price(p, unit, from, board.direction(from, to), to, left - spent, fresh && i == 0);
      from = to;
    }
    return spent;
  }

  /**
   * Units set out or go on. Who split off goes first, and those who stay in the hex are left
   * behind: they may go on when he has finished. Who is not of the moving stack ends the move of
   * all of it.
   *
   * @param going what these units were on their way as, of {@link Flag#ON_THE_WAY}
   */
  @Case("IF-8.4.1")
  private void setOut(Table t, int side, List<Counter> units, int going) {
    for (Counter unit : rules.unitsOf(side)) {
      int flags = t.now().flags(unit) & Flag.ON_THE_WAY;
      if (flags == 0 || units.contains(unit)) {
        continue;
      }
      if (going == 0 || going != Flag.MOVING && flags == Flag.MOVING) {
        finish(t, unit);
      } else if (flags == Flag.MOVING) {
        t.setFlag(unit, Flag.LEFT_BEHIND, true);
      }
    }
    for (Counter unit : units) {
      t.setFlag(unit, Flag.MOVING, true);
      t.setFlag(unit, Flag.LEFT_BEHIND, false);
    }
  }

  @Case("IF-8.4.1")
  private static void finish(Table t, Counter unit) {
    t.setFlag(unit, Flag.ON_THE_WAY, false);
    t.setFlag(unit, Flag.FINISHED, true);
  }

  /** An enemy zone ends the move; a hex that is too full is told to its owner. */
  @Case({"IF-7.4.1", "IF-8.1.3", "IF-12.1.4"})
  private void arrive(Table t, int side, List<Counter> units, boolean stop) {
    for (Counter unit : units) {
      if (stop || left(t.now(), unit) == 0) {
        finish(t, unit);
      }
    }
    int hex = t.now().place(units.getFirst());
    if (hex >= 0 && rules.stacking().excess(t.now(), side, hex) > 0) {
      t.tell(
          new Event.Noted(
              title(hex) + " will be over the stacking limit at the end of the sub-phase.",
              "IF-8.1.3"),
          Audience.only(rules.side(side)));
    }
  }
}
