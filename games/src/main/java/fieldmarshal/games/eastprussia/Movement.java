package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 5.0: movement, with forced march (10.3) and refugees (10.4). A stack that has set out may
 * stop, look about and go on; who is left behind, or has not gone on when others set out, has
 * finished.
 */
public final class Movement extends Chapter {
  static final String MARCH = Order.Move.MARCH;
  static final String FORCED = "forced-march";

  /** What units may do in a movement phase beside marching and riding, by name. */
  static final List<Question.Option> OPTIONS =
      Stream.concat(
              Stream.of(
                  new Question.Option(
                      Control.FIX,
                      "Take control of the hex (1 point)",
                      "Your side still controls the hex after the cavalry has left it."),
                  new Question.Option(Railways.CUT, "Cut the railway (1 point)"),
                  new Question.Option(Railways.REPAIR, "Repair the railway (1 point)"),
                  new Question.Option(Reinforcements.ENTRAINED, "Enter by rail"),
                  new Question.Option(Reinforcements.FORCED, "Enter with a forced march")),
              Reserves.OPTIONS.stream())
          .toList();

  private static final int REFUGEES_UNTIL = 4;

  private final ThreadLocal<Flood> floods;
  private final boolean forcedMarch;
  private final boolean refugees;
  private final boolean hidden;

  Movement(EastPrussiaRules rules) {
    super(rules);
    Board map = board;
    floods = ThreadLocal.withInitial(() -> new Flood(map));
    forcedMarch = rules.on(EastPrussia.FORCED_MARCH);
    refugees = rules.on(EastPrussia.REFUGEES);
    hidden = rules.on(EastPrussia.HIDDEN_MOVEMENT);
  }

  // ---- the phase

  /** The phasing player moves his units. */
  @Case({"TWU-4.0b", "TWU-5.0a", "TWU-2.0c"})
  record Segment() implements Pending.Choice<EastPrussiaRules>, LastingFrame {
    @Override
    public Decision.Choose decision(EastPrussiaRules rules, Position p) {
      int side = p.global(Global.PLAYER);
      return rules.ask(
          p,
          side,
          Kind.MOVE,
          "Move units or stacks, or end the movement phase." + rules.stacking().warning(p),
          "TWU-5.0a");
    }

    @Override
    public Question question(EastPrussiaRules rules, Position p) {
      return Question.of("Movement", "End movement").with(OPTIONS);
    }

    @Override
    public void orders(EastPrussiaRules rules, Position p, OrderSink sink) {
      rules.movement().orders(p, sink);
    }

    /** Where units enter that are due; the clerk lists what units on the map may do. */
    @Override
    public void others(EastPrussiaRules rules, Position p, OrderSink sink) {
      for (Counter unit : rules.unitsOf(p.global(Global.PLAYER))) {
        if (p.place(unit) == EastPrussiaRules.DUE) {
          rules
              .reinforcements()
              .orders(p, unit, order -> order instanceof Order.Move || sink.accept(order));
        }
      }
    }

    @Override
    public @Nullable Refused play(EastPrussiaRules rules, Table t, Order order) {
      return rules.movement().play(t, order);
    }

    @Override
    public Order suggest(EastPrussiaRules rules, Position p) {
      return Order.PASS;
    }

    @Override
    public Order sample(EastPrussiaRules rules, Position p, RandomGenerator random) {
      return rules.randomMoves().sample(p, random);
    }
  }

  private void orders(Position p, OrderSink sink) {
    if (!sink.accept(Order.PASS)) {
      return;
    }
    for (Counter unit : rules.unitsOf(p.global(Global.PLAYER))) {
      if (!unitOrders(p, unit, sink) || !rules.reserves().orders(p, unit, sink)) {
        return;
      }
    }
  }

  /** The orders of one unit; false when no more are wanted. */
  private boolean unitOrders(Position p, Counter unit, OrderSink sink) {
    if (p.place(unit) == EastPrussiaRules.DUE) {
      return rules.reinforcements().orders(p, unit, sink);
    }
    if (mayAct(p, unit) != null) {
      return true;
    }
    for (String mode : modes(p, unit)) {
      if (mayMove(p, unit, mode) != null) {
        continue;
      }
      for (Reach.Step step : reach(p, unit, mode).hexes()) {
        if (!sink.accept(new Order.Move(List.of(unit), step.path(), mode))) {
          return false;
        }
      }
    }
    return (rules.control().mayFix(p, unit) != null
            || sink.accept(Order.Choose.unit(Control.FIX, unit)))
        && rules.railways().orders(p, unit, sink);
  }

  /** What a unit, or its hex, may do beside marching and riding. */
  void actions(Position p, Counter unit, OrderSink sink) {
    OrderSink choices = order -> !(order instanceof Order.Choose) || sink.accept(order);
    if (unit.sideIndex() != p.global(Global.PLAYER)) {
      return;
    }
    if (p.place(unit) == EastPrussiaRules.DUE) {
      rules.reinforcements().orders(p, unit, choices);
      return;
    }
    if (p.place(unit) >= 0 && mayAct(p, unit) == null) {
      if (rules.control().mayFix(p, unit) == null) {
        sink.accept(Order.Choose.unit(Control.FIX, unit));
      }
      rules.railways().works(p, unit, sink);
    }
    rules.reserves().orders(p, counterBelow(p, unit), sink);
  }

  /** The first counter of the unit's hex, in whose name markers are listed. */
  private Counter counterBelow(Position p, Counter unit) {
    return p.place(unit) >= 0 ? counter(p.first(p.place(unit))) : unit;
  }

  private @Nullable Refused play(Table t, Order order) {
    return switch (order) {
      case Order.Pass pass -> {
        t.pop();
        yield null;
      }
      case Order.Move move -> march(t, move);
      case Order.Entrain entrain -> rules.railways().entrain(t, counter(entrain.unit()));
      case Order.Rail rail -> rules.railways().travel(t, counter(rail.unit()), rail.path());
      case Order.Detrain detrain -> rules.railways().detrain(t, counter(detrain.unit()));
      case Order.Reinforce reinforce ->
          rules
              .reinforcements()
              .enter(t, counter(reinforce.unit()), reinforce.hex(), Reinforcements.ENTER);
      case Order.Choose choose -> choose(t, choose);
      default -> Refused.of("TWU-4.0b", "In a movement phase units only march or move by rail.");
    };
  }

  private @Nullable Refused choose(Table t, Order.Choose order) {
    if (Reserves.value(order.option()) > 0) {
      return rules.reserves().place(t, order);
    }
    boolean entering =
        order.option().equals(Reinforcements.FORCED)
            || order.option().equals(Reinforcements.ENTRAINED);
    if (order.units().size() != 1 || order.hexes().size() != (entering ? 1 : 0)) {
      return Refused.of("TWU-5.0a", "Choose one unit, and a hex only if the unit enters the map.");
    }
    Counter unit = counter(order.units().getFirst());
    return switch (order.option()) {
      case Control.FIX -> rules.control().fix(t, order);
      case Railways.CUT -> rules.railways().cut(t, unit);
      case Railways.REPAIR -> rules.railways().repair(t, unit);
      case Reinforcements.FORCED, Reinforcements.ENTRAINED ->
          rules.reinforcements().enter(t, unit, order.hexes().at(0), order.option());
      default -> Refused.of("TWU-5.0a", "This is not possible in a movement phase.");
    };
  }

  // ---- 5.0 whether a unit may act at all

  /** Why a unit may do nothing (more) in this phase, or null. */
  @Case({"TWU-5.0a", "TWU-2.0c", "TWU-3.5b", "TWU-5.0f", "TWU-9.4c", "TWU-10.6.2a"})
  @Nullable Refused mayAct(Position p, Counter unit) {
    if (unit.sideIndex() != p.global(Global.PLAYER) || unit.isSymbol()) {
      return Refused.of("TWU-2.0c", () -> unit.begins() + " may move only in its own player-turn.");
    }
    if (p.place(unit) < 0 && p.place(unit) != EastPrussiaRules.DUE) {
      return Refused.of("TWU-5.0a", () -> unit.begins() + " is not on the map.");
    }
    int flags = p.flags(unit);
    if ((flags & Flag.DISRUPTED) != 0) {
      return Refused.of("TWU-3.5b", () -> unit.begins() + " is disrupted and may not move.");
    }
    if ((flags & Flag.FINISHED) != 0) {
      return Refused.of(
          "TWU-5.0f", () -> unit.begins() + " has finished its move in this movement phase.");
    }
    if ((flags & Flag.FIXED) != 0) {
      return Refused.of(
          "TWU-9.4c", () -> unit.begins() + " is fixed by the scenario and may not move yet.");
    }
    return rules.headquarters().mayMove(p, unit);
  }

  /** Why a unit may not march in a mode, or null. */
  @Case({"TWU-5.2e", "TWU-10.3a", "TWU-10.3c", "TWU-10.3d"})
  @Nullable Refused mayMove(Position p, Counter unit, String mode) {
    Refused refused = mayAct(p, unit);
    if (refused != null) {
      return refused;
    }
    if (p.has(unit, Flag.ENTRAINED)) {
      return Refused.of("TWU-5.2e", () -> unit.begins() + " is entrained; it must detrain first.");
    }
    if (mode.equals(MARCH)) {
      return null;
    }
    if (!mode.equals(FORCED)) {
      return Refused.of("TWU-5.0a", () -> "Units cannot move in this way in this game.");
    }
    return mayForce(p, unit);
  }

  /** Why the unit may not make a forced march, or null. */
  @Case({"TWU-10.3a", "TWU-10.3c", "TWU-10.3d"})
  @Nullable Refused mayForce(Position p, Counter unit) {
    if (!forcedMarch) {
      return Refused.of("TWU-10.3a", "Forced marches are not used in this game.");
    }
    if (p.has(unit, Flag.FORCED)) {
      return null;
    }
    if (p.unitNumber(unit, UnitNumber.RESERVED) > 0) {
      return Refused.of(
          "TWU-10.3c",
          () -> unit.begins() + " has reserved points and may not make a forced march.");
    }
    if (p.has(unit, Flag.ENTRAINED | Flag.RAILED)) {
      return Refused.of(
          "TWU-10.3d", () -> unit.begins() + " uses the railway and may not make a forced march.");
    }
    return p.has(unit, Flag.MOVING)
        ? Refused.of(
            "TWU-10.3a",
            () -> "A forced march must be declared before " + unit.called() + " starts to move.")
        : null;
  }

  private List<String> modes(Position p, Counter unit) {
    if (!forcedMarch) {
      return List.of(MARCH);
    }
    return p.has(unit, Flag.FORCED) ? List.of(FORCED) : List.of(MARCH, FORCED);
  }

  /**
   * The points that the unit has in this phase. Supply is looked at when it begins to move; until
   * then it is what it would be.
   */
  @Case({"TWU-3.1c", "TWU-3.4i", "TWU-5.1c", "TWU-10.3a", "TWU-3.4l", "TWU-X-T4"})
  int allowance(Position p, Counter unit, boolean force) {
    int points = rules.pieces().move(p, unit);
    boolean begun = p.has(unit, Flag.MOVING | Flag.FINISHED);
    if (begun ? p.has(unit, Flag.UNSUPPLIED) : !rules.supply().inSupply(p, unit)) {
      points--;
    }
    if (!rules.sequence().firstMovement(p)) {
      points += p.unitNumber(unit, UnitNumber.RESERVED);
    }
    return force || p.has(unit, Flag.FORCED) ? points + 1 : points;
  }

  int left(Position p, Counter unit, boolean force) {
    return Math.max(0, allowance(p, unit, force) - p.unitNumber(unit, UnitNumber.SPENT));
  }

  /** Why a unit may not spend points where it stands, or null. */
  @Case({"TWU-5.2.1d", "TWU-5.1f", "TWU-5.0e"})
  @Nullable Refused maySpend(Position p, Counter unit, int points, String caseId) {
    int left = left(p, unit, false);
    if (left < points) {
      return Refused.of(caseId, () -> unit.begins() + " has no movement points left for this.");
    }
    if (rules.sequence().firstMovement(p)
        && left - points < p.unitNumber(unit, UnitNumber.RESERVED)) {
      return Refused.of(
          "TWU-5.1f",
          () ->
              unit.begins()
                  + " would have fewer movement points left than the reserve marker in its hex"
                  + " shows.");
    }
    return null;
  }

  /** The unit is the one on its way now, and pays. */
  void spend(Table t, Counter unit, int points) {
    if (!t.now().has(unit, Flag.MOVING)) {
      setOut(t, List.of(unit), false);
    }
    t.addUnitNumber(unit, UnitNumber.SPENT, points);
  }

  /** Units begin their move: their lines of supply are looked at, those before them have done. */
  @Case({"TWU-3.4i", "TWU-5.0g", "TWU-3.4l", "TWU-5.3e"})
  void setOut(Table t, List<Counter> units, boolean force) {
    Position p = t.now();
    for (Counter unit : units) {
      t.setFlag(unit, Flag.UNSUPPLIED, !rules.supply().inSupply(p, unit));
    }
    halt(t, units);
    for (Counter unit : units) {
      t.setFlag(unit, force ? Flag.MOVING | Flag.FORCED : Flag.MOVING, true);
    }
  }

  /** All who are on their way, but these, have finished. */
  @Case({"TWU-5.0f", "TWU-5.0g", "TWU-5.0c"})
  private void halt(Table t, List<Counter> but) {
    for (Counter unit : rules.unitsOf(t.now().global(Global.PLAYER))) {
      if (t.now().has(unit, Flag.MOVING) && !but.contains(unit)) {
        t.setFlag(unit, Flag.MOVING, false);
        t.setFlag(unit, Flag.FINISHED, true);
      }
    }
  }

  /** A unit goes by train: who marched with it and is not on the train has been dropped off. */
  @Case("TWU-5.0f")
  void dropOff(Table t, Counter rider) {
    List<Counter> aboard = new ArrayList<>();
    for (Counter unit : rules.unitsOf(rider.sideIndex())) {
      if (unit == rider || t.now().has(unit, Flag.ENTRAINED)) {
        aboard.add(unit);
      }
    }
    halt(t, aboard);
  }

  // ---- 5.0 entering a hex

  /** What a step costs the unit, or {@link Flood#PROHIBITED} where the ground forbids it. */
  @Case({"TWU-5.0b", "TWU-10.4a", "TWU-TEC-TOWN", "TWU-X-9.4+10.4"})
  int cost(Position p, int from, int direction, int to) {
    int cost = theatre.cost(from, direction);
    return cost != Flood.PROHIBITED ? cost + congestion(p, to) : cost;
  }

  @Case({"TWU-10.4a", "TWU-X-T4"})
  int congestion(Position p, int hex) {
    return refugees && turn(p) <= REFUGEES_UNTIL && theatre.isTown(hex) ? 1 : 0;
  }

  /**
   * Why a unit may not enter a hex from outside or from a neighbour, whatever it costs; or null.
   */
  @Case({"TWU-5.0h", "TWU-3.3e", "TWU-7.2b", "TWU-10.3b"})
  @Nullable Refused barred(Position p, Counter unit, int from, int to, boolean force) {
    int side = unit.sideIndex();
    if (rules.zones().seenEnemy(p, side, to)) {
      return Refused.of("TWU-5.0h", () -> title(to) + " has enemy units in it.");
    }
    if (side == RUSSIAN && rules.zones().fortress(p, to)) {
      return Refused.of(
          "TWU-3.3e", () -> "The fortress at " + title(to) + " is intact; no unit may enter it.");
    }
    if (force
        && (rules.zones().seenZone(p, side, to) || rules.zones().seenEnemyBeside(p, side, to))) {
      return Refused.of(
          "TWU-10.3b",
          () -> "A unit on a forced march may not move next to the enemy: " + title(to) + ".");
    }
    return rules.rivalry().barred(p, unit, from, to);
  }

  /** Why a step of a march may not be taken, or null. */
  @Case({"TWU-3.3g", "TWU-3.3h", "TWU-3.3i", "TWU-3.3j", "TWU-3.3k", "TWU-5.0i", "TWU-TEC-LAKE"})
  @Nullable Refused step(
      Position p, Counter unit, int start, int from, int direction, int to, boolean force) {
    if (direction < 0) {
      return Refused.of("TWU-5.0i", () -> title(to) + " is not next to " + title(from) + ".");
    }
    if (!theatre.open(from, direction)) {
      return Refused.of("TWU-TEC-LAKE", () -> "Sea or lake blocks the way to " + title(to) + ".");
    }
    int side = unit.sideIndex();
    boolean zone = rules.zones().seenZone(p, side, from);
    if (zone && from != start) {
      return Refused.of(
          "TWU-3.3g",
          () -> unit.begins() + " must stop in the enemy zone of control at " + title(from) + ".");
    }
    if (zone && rules.zones().seenZone(p, side, to) && !rules.zones().friend(p, side, to)) {
      return Refused.of(
          "TWU-3.3i",
          () ->
              "From one enemy zone of control a unit may move into another only if a friendly unit"
                  + " is there: "
                  + title(to)
                  + ".");
    }
    return barred(p, unit, from, to, force);
  }

  /** A unit that entered an enemy zone in this phase marches no more. */
  @Case("TWU-3.3g")
  static @Nullable Refused stopped(Position p, Counter unit) {
    return p.has(unit, Flag.STOPPED)
        ? Refused.of(
            "TWU-3.3g",
            () -> unit.begins() + " has entered an enemy zone of control and may not move farther.")
        : null;
  }

  /** Whether the unit may enter one hex whatever it costs. */
  @Case("TWU-5.0e")
  static boolean minimum(Position p, Counter unit) {
    return p.unitNumber(unit, UnitNumber.SPENT) == 0 && !p.has(unit, Flag.MOVING | Flag.RAILED);
  }

  private Refused tooDear(Counter unit, int to, int cost, int left) {
    return Refused.of(
        "TWU-5.0b",
        () -> title(to) + " costs " + cost + "; " + unit.called() + " has " + left + " left.");
  }

  // ---- reach

  Answer<Reach> reachOf(Position p, Counter unit, String mode) {
    if (!(p.pending() instanceof Segment)) {
      return Answer.refused(Refused.of("TWU-4.0b", "Units move only in a movement phase."));
    }
    if (p.place(unit) == EastPrussiaRules.DUE) {
      return rules.reinforcements().reach(p, unit, mode);
    }
    Refused refused = mayMove(p, unit, mode);
    if (refused == null) {
      refused = stopped(p, unit);
    }
    return refused != null ? Answer.refused(refused) : Answer.of(reach(p, unit, mode));
  }

  /** Where the unit may end a march, with one cheapest path each. */
  private Reach reach(Position p, Counter unit, String mode) {
    List<Reach.Step> steps = new ArrayList<>();
    List<Reach.ClosedHex> refused = new ArrayList<>();
    if (stopped(p, unit) != null) {
      return new Reach(unit, steps, refused);
    }
    boolean force = mode.equals(FORCED) || forced(p, unit);
    int start = p.place(unit);
    int left = left(p, unit, force);
    Flood flood = floods.get();
    flood.run(
        start,
        left,
        (from, d, to) ->
            step(p, unit, start, from, d, to, force) != null
                ? Flood.PROHIBITED
                : cost(p, from, d, to));
    for (int i = 1; i < flood.count(); i++) {
      int hex = flood.reached(i);
      Refused why = rules.reserves().mayEnd(p, unit, hex, left - flood.cost(hex), force);
      if (why == null) {
        steps.add(new Reach.Step(hex, flood.cost(hex), Hexes.wrap(flood.path(hex))));
      } else if (board.adjacent(start, hex)) {
        refused.add(new Reach.ClosedHex(hex, why));
      }
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(start, d);
      if (to < 0 || flood.reaches(to)) {
        continue;
      }
      Refused why = step(p, unit, start, start, d, to, force);
      int cost = cost(p, start, d, to);
      if (why == null && !minimum(p, unit)) {
        why = tooDear(unit, to, cost, left);
      }
      why = why == null ? rules.reserves().mayEnd(p, unit, to, 0, force) : why;
      if (why == null) {
        steps.add(new Reach.Step(to, cost, Hexes.of(to)));
      } else {
        refused.add(new Reach.ClosedHex(to, why));
      }
    }
    return new Reach(unit, steps, refused);
  }

  /** The cost of a step with its parts. */
  Explanation explain(Position p, int from, int to) {
    int direction = board.direction(from, to);
    List<Explanation> parts = new ArrayList<>();
    boolean swamp = board.terrain(to) == TerrainCode.SWAMP;
    parts.add(
        Explanation.leaf(
            board.terrainName(to),
            swamp
                ? "TWU-TEC-SWAMP"
                : board.terrain(to) == TerrainCode.FOREST ? "TWU-TEC-FOREST" : "TWU-TEC-CLEAR",
            swamp ? 2 : 1));
    if (theatre.river(from, direction)) {
      parts.add(Explanation.leaf("river", "TWU-TEC-RIVER", 1));
    }
    if (congestion(p, to) > 0) {
      parts.add(Explanation.leaf("refugees", "TWU-10.4a", 1));
    }
    return Explanation.sum(title(to), "TWU-5.0b", parts);
  }

  // ---- a march

  @Case({"TWU-5.0d", "TWU-5.0f", "TWU-5.0g", "TWU-5.1h"})
  private @Nullable Refused march(Table t, Order.Move move) {
    Position p = t.now();
    if (move.units().isEmpty() || move.path().isEmpty()) {
      return Refused.of("TWU-5.0a", "Choose the units and the hexes they enter.");
    }
    if (p.place(move.units().getFirst()) == EastPrussiaRules.DUE
        && move.units().size() == 1
        && move.path().size() == 1) {
      return rules.reinforcements().enter(t, move);
    }
    List<Counter> units = new ArrayList<>();
    boolean going = p.has(move.units().getFirst(), Flag.MOVING);
    int start = p.place(move.units().getFirst());
    for (Unit each : move.units()) {
      Counter unit = counter(each);
      if (units.contains(unit)) {
        return Refused.of("TWU-5.0d", () -> unit.begins() + " is chosen twice.");
      }
      Refused refused = mayMarch(p, unit, move.path(), move.mode());
      if (refused != null) {
        return refused;
      }
      if (p.place(unit) != start) {
        return Refused.of("TWU-5.0d", "The units of a stack must start in one hex.");
      }
      if (p.has(unit, Flag.MOVING) != going) {
        return Refused.of(
            "TWU-5.0g", "A stack that has begun to move may not pick up other units.");
      }
      units.add(unit);
    }
    boolean force = move.mode().equals(FORCED);
    if (going) {
      halt(t, units);
    } else {
      setOut(t, units, force);
    }
    pay(t, units, start, move.path());
    walk(t, units, move.path(), force ? "forced march" : "march");
    for (Counter unit : units) {
      arrive(t, unit);
    }
    return null;
  }

  /** Each pays for its own steps; a first step beyond its means takes all it has. */
  @Case({"TWU-5.0b", "TWU-5.0e"})
  private void pay(Table t, List<Counter> units, int start, Hexes path) {
    int cost = 0;
    int from = start;
    for (int i = 0; i < path.size(); i++) {
      cost += cost(t.now(), from, board.direction(from, path.at(i)), path.at(i));
      from = path.at(i);
    }
    for (Counter unit : units) {
      int spent = t.now().unitNumber(unit, UnitNumber.SPENT) + cost;
      t.setUnitNumber(unit, UnitNumber.SPENT, spent);
    }
  }

  /**
   * The end of a march: an enemy zone stops it, a marker in the hex covers it. A unit that has
   * marched no longer counts as one that was driven back.
   */
  @Case({"TWU-3.3g", "TWU-5.1g", "TWU-10.1d", "TWU-3.2d"})
  void arrive(Table t, Counter unit) {
    Position p = t.now();
    int hex = p.place(unit);
    if (hex < 0) {
      return;
    }
    if (rules.zones().enemyZone(p, unit.sideIndex(), hex)) {
      t.setFlag(unit, Flag.STOPPED, true);
    }
    t.setFlag(unit, Flag.NEWCOMER, false);
    if (rules.sequence().firstMovement(p)) {
      rules.reserves().join(t, unit, hex);
    }
  }

  /** Why the unit may not march along the path, or null. */
  @Case({"TWU-5.0b", "TWU-5.0c", "TWU-5.0e", "TWU-5.1f"})
  @Nullable Refused mayMarch(Position p, Counter unit, Hexes path, String mode) {
    Refused refused = mayMove(p, unit, mode);
    if (refused != null) {
      return refused;
    }
    if (p.place(unit) < 0) {
      return Refused.of("TWU-5.3a", () -> unit.begins() + " must first enter the map.");
    }
    refused = stopped(p, unit);
    if (refused != null) {
      return refused;
    }
    boolean force = mode.equals(FORCED) || forced(p, unit);
    int left = left(p, unit, force);
    int from = p.place(unit);
    int spent = 0;
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      int direction = board.direction(from, to);
      refused = step(p, unit, i == 0 ? from : -1, from, direction, to, force);
      if (refused != null) {
        return refused;
      }
      int cost = cost(p, from, direction, to);
      spent += cost;
      if (spent > left && !(path.size() == 1 && minimum(p, unit))) {
        return tooDear(unit, to, cost, left - spent + cost);
      }
      from = to;
    }
    return rules.reserves().mayEnd(p, unit, from, left - spent, force);
  }

  private static boolean forced(Position p, Counter unit) {
    return p.has(unit, Flag.FORCED);
  }

  // ---- walking, for whatever reason

  /** Units go along a path together: control, contact and what is seen change with every hex. */
  @Case({"TWU-2.0a", "TWU-9.4e", "TWU-10.1b", "TWU-10.1d"})
  void walk(Table t, List<Counter> units, Hexes path, String how) {
    if (hidden) {
      rules.hidden().walk(t, units, path, how);
      return;
    }
    int from = t.now().place(units.getFirst());
    for (Counter unit : units) {
      t.move(unit, path, how);
    }
    for (Counter unit : units) {
      rules.control().leave(t, unit, from);
    }
    for (int i = 0; i < path.size(); i++) {
      for (Counter unit : units) {
        if (i < path.size() - 1) {
          rules.control().pass(t, unit, path.at(i));
        } else {
          rules.control().enter(t, unit, path.at(i));
        }
      }
      rules.scenarios().contact(t, units, path.at(i));
    }
  }
}
