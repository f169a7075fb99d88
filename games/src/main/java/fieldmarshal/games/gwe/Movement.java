package fieldmarshal.games.gwe;

import fieldmarshal.engine.Clerk;
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
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 5: movement. Units move one at a time (5.0): while one is on its way it may stop, look
 * about and go on; when another sets out, the first has finished.
 */
public class Movement extends Chapter {
  /** A mode beside the plain march, such as the forced march of some exclusive rules. */
  public static final String MARCH = Order.Move.MARCH;

  private final ThreadLocal<Flood> floods;

  public Movement(GreatWarInTheEast rules) {
    super(rules);
    Board board = rules.board();
    floods = ThreadLocal.withInitial(() -> new Flood(board));
  }

  // ---- the movement segment

  /** The phasing player moves his units. */
  @Case({"GWE-4.0-1d", "GWE-5.0", "GWE-5.11"})
  record Segment() implements Pending.Choice<GreatWarInTheEast>, LastingFrame {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          rules.sequence().phasing(p),
          Kind.MOVE,
          "Move your units one at a time, by march or rail, or end movement.",
          "GWE-5.0");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.of("Movement", "End movement");
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      rules.movement().segmentOrders(p, sink);
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return rules.movement().playSegment(t, order);
    }

    @Override
    public Order suggest(GreatWarInTheEast rules, Position p) {
      return Order.PASS;
    }

    @Override
    public Order sample(GreatWarInTheEast rules, Position p, RandomGenerator random) {
      return rules.movement().sample(p, random);
    }
  }

  /** What units of a side have still to pay for the way they marched (exclusive rules). */
  protected List<Clerk.Warning> unpaid(Position p, Side side) {
    return List.of();
  }

  private void segmentOrders(Position p, OrderSink sink) {
    if (!sink.accept(Order.PASS)) {
      return;
    }
    for (Counter unit : rules.unitsOf(phasing(p).index())) {
      if (!unitOrders(p, unit, sink)) {
        return;
      }
    }
  }

  /** The orders of one unit; false when no more are wanted. */
  private boolean unitOrders(Position p, Counter unit, OrderSink sink) {
    if (mayAct(p, unit) != null) {
      return true;
    }
    for (String mode : modes(p, unit)) {
      Reach reach = reach(p, unit, mode);
      for (Reach.Step step : reach.hexes()) {
        if (!sink.accept(new Order.Move(List.of(unit), step.path(), mode))) {
          return false;
        }
      }
    }
    return rules.railways().unitOrders(p, unit, sink);
  }

  protected @Nullable Refused playSegment(Table t, Order order) {
    return switch (order) {
      case Order.Pass pass -> end(t);
      case Order.Move move -> playMove(t, move);
      case Order.Entrain entrain ->
          started(t, entrain.unit(), rules.railways().entrain(t, entrain));
      case Order.Rail rail -> started(t, rail.unit(), rules.railways().travel(t, rail));
      case Order.Detrain detrain ->
          started(t, detrain.unit(), rules.railways().detrain(t, detrain));
      default ->
          Refused.of("GWE-4.0-PT", "In the movement segment units only march or move by rail.");
    };
  }

  /** Railway orders check all before they change anything; then the unit is the one on its way. */
  private @Nullable Refused started(Table t, Unit unit, @Nullable Refused refused) {
    if (refused == null) {
      setOut(t, counter(unit));
    }
    return refused;
  }

  /** Unused points are lost with the segment. */
  @Case("GWE-5.14")
  protected @Nullable Refused end(Table t) {
    t.pop();
    return null;
  }

  // ---- whether a unit may act at all

  /** Why a unit may do nothing (more) in this segment, or null. */
  public @Nullable Refused mayAct(Position p, Counter unit) {
    if (unit.side() != phasing(p)) {
      return notPhasing(unit);
    }
    if (unit.isFortress() || unit.isLeader()) {
      return Refused.of("GWE-5.0", () -> unit.begins() + " cannot move by itself.");
    }
    if (!p.onMap(unit) && !rules.railways().offMap(p, unit)) {
      return Refused.of("GWE-5.0", () -> unit.begins() + " is not on the map.");
    }
    if (p.has(unit, Flag.FINISHED)) {
      return Refused.of(
          "GWE-5.0", () -> unit.begins() + " can no longer move: another unit has moved after it.");
    }
    return null;
  }

  @Case("GWE-5.11")
  private static Refused notPhasing(Counter unit) {
    return Refused.of(
        "GWE-5.11", () -> unit.begins() + " may move only in its own side's movement phase.");
  }

  /** Why a unit may not walk, or null. */
  @Case({"GWE-4.0-1d", "GWE-10.31", "GWE-5.35"})
  public @Nullable Refused mayWalk(Position p, Counter unit) {
    Refused refused = mayAct(p, unit);
    if (refused != null) {
      return refused;
    }
    if (p.has(unit, Flag.ENTRAINED)) {
      return Refused.of(
          "GWE-5.35", () -> unit.begins() + " is entrained; it must detrain before it moves.");
    }
    if (!p.onMap(unit)) {
      return Refused.of("GWE-5.0", () -> unit.begins() + " is not on the map.");
    }
    if (p.has(unit, Flag.OUT_OF_COMMAND)) {
      return Refused.of("GWE-10.31", () -> unit.begins() + " is out of command and may not move.");
    }
    return null;
  }

  /** Every way to walk that the game knows, by id, with a title. */
  protected Map<String, String> ways() {
    return Map.of(MARCH, "March");
  }

  /** The ways in which the unit may walk. */
  protected List<String> modes(Position p, Counter unit) {
    return List.of(MARCH);
  }

  /** Why the mode may not be used, or null. */
  protected @Nullable Refused mayUse(Position p, Counter unit, String mode) {
    return mode.equals(MARCH)
        ? null
        : Refused.of("GWE-5.0", "Units cannot move in this way in this game.");
  }

  /** The movement points that the unit has this phase. Lack of supply halves them. */
  @Case({"GWE-2.4-MA", "GWE-9.21", "GWE-4.0-1a", "GWE-10.35"})
  public int allowance(Position p, Counter unit, String mode) {
    int printed = rules.pieces().move(unit);
    if (p.has(unit, Flag.OUT_OF_SUPPLY) && !unit.isHq() && printed > 0) {
      return Math.max(1, printed / 2);
    }
    return printed;
  }

  /** The points it has left. */
  @Case("GWE-5.14")
  public final int left(Position p, Counter unit, String mode) {
    return Math.max(0, allowance(p, unit, mode) - p.unitNumber(unit, UnitNumber.SPENT));
  }

  // ---- entering a hex

  /** The cost of a step now, or {@link Flood#PROHIBITED}. */
  @Case({"GWE-5.12", "GWE-5.21", "GWE-6.22", "GWE-7.23"})
  public final int cost(Position p, Counter unit, int from, int direction, int to) {
    return new Walker(p, unit).enter(from, direction, to);
  }

  /** The costs of one unit in one position, with all that does not change looked up beforehand. */
  private final class Walker implements Flood.Cost {
    private final int[] terrain;
    private final boolean sails;
    private final Zones.Presence enemy;
    private final boolean overruns;
    private final int zone;

    Walker(Position p, Counter unit) {
      terrain = rules.terrain().costs(unit);
      sails = unit.isMonitor();
      enemy = rules.zones().presence(p, 1 - unit.side().index());
      overruns = overruns(p, unit);
      zone = rules.zones().costToEnter(unit);
    }

    @Override
    public int enter(int from, int direction, int to) {
      int cost = terrain[from * Board.DIRECTIONS + direction];
      if (cost == Flood.PROHIBITED || sails) {
        return cost;
      }
      if (enemy.bars.has(to) || enemy.hq.has(to) && !overruns) {
        return Flood.PROHIBITED;
      }
      return enemy.zone.has(to) ? cost + zone : cost;
    }
  }

  /** Only a unit that can attack drives a headquarters from its hex. */
  @Case("GWE-10.52b")
  protected boolean overruns(Position p, Counter unit) {
    return rules.pieces().attack(p, unit) > 0;
  }

  /** Why a step is impossible, or null: it is so just when {@link #cost} is prohibited. */
  @Case({"GWE-5.13", "GWE-10.52b"})
  public final @Nullable Refused barred(Position p, Counter unit, int from, int direction, int to) {
    Refused terrain = rules.terrain().barred(unit, from, direction, to);
    if (terrain != null || unit.isMonitor()) {
      return terrain;
    }
    Zones.Presence enemy = rules.zones().presence(p, 1 - unit.side().index());
    if (enemy.bars.has(to)) {
      return Refused.of("GWE-5.13", () -> title(to) + " has enemy units in it.");
    }
    if (enemy.hq.has(to) && !overruns(p, unit)) {
      return Refused.of(
          "GWE-10.52b",
          () ->
              "Only a unit that can attack may displace the enemy headquarters in "
                  + title(to)
                  + ".");
    }
    return null;
  }

  /** The cost of a step with its parts. */
  public final Explanation explain(Position p, Counter unit, int from, int to) {
    int direction = board().direction(from, to);
    List<Explanation> parts = new ArrayList<>(rules.terrain().parts(unit, from, direction, to));
    if (!unit.isMonitor() && rules.zones().controls(p, other(unit.side()), to)) {
      parts.add(Explanation.leaf("enemy zone", "GWE-7.21", rules.zones().costToEnter(unit)));
    }
    return Explanation.sum(title(to), "GWE-5.12", parts);
  }

  // ---- reach

  /** Where the unit may end its walk, with one cheapest path each. */
  public final Reach reach(Position p, Counter unit, String mode) {
    List<Reach.Step> steps = new ArrayList<>();
    List<Reach.ClosedHex> refused = new ArrayList<>();
    if (mayWalk(p, unit) != null || mayUse(p, unit, mode) != null) {
      return new Reach(unit, steps, refused);
    }
    Flood flood = flood(p, unit, mode);
    for (int i = 1; i < flood.count(); i++) {
      int hex = flood.reached(i);
      steps.add(new Reach.Step(hex, flood.cost(hex), Hexes.wrap(flood.path(hex))));
    }
    int from = p.place(unit);
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board().neighbour(from, d);
      if (to < 0 || flood.reaches(to)) {
        continue;
      }
      Refused why = barred(p, unit, from, d, to);
      int cost = cost(p, unit, from, d, to);
      if (why == null && minimumMove(p, unit)) {
        steps.add(new Reach.Step(to, cost, Hexes.of(to)));
      } else {
        refused.add(new Reach.ClosedHex(to, why != null ? why : tooDear(p, unit, mode, to, cost)));
      }
    }
    return new Reach(unit, steps, refused);
  }

  private Flood flood(Position p, Counter unit, String mode) {
    Flood flood = floods.get();
    flood.run(p.place(unit), left(p, unit, mode), new Walker(p, unit));
    return flood;
  }

  /** The flood of a unit's march, for measuring; it is used again by the next call. */
  public final Flood marchFlood(Position p, Counter unit) {
    return flood(p, unit, MARCH);
  }

  /** The flood of a unit's next march, whatever it has done in this turn. */
  final Flood scout(Position p, Counter unit) {
    Flood flood = floods.get();
    flood.run(p.place(unit), allowance(p, unit, MARCH), new Walker(p, unit));
    return flood;
  }

  /** A unit that has spent nothing may always enter one hex; a ride on a train costs it nothing. */
  @Case("GWE-5.17")
  protected boolean minimumMove(Position p, Counter unit) {
    return p.unitNumber(unit, UnitNumber.SPENT) == 0;
  }

  private Refused tooDear(Position p, Counter unit, String mode, int to, int cost) {
    return Refused.of(
        "GWE-5.14",
        () ->
            title(to)
                + " costs "
                + cost
                + "; "
                + unit.called()
                + " has "
                + left(p, unit, mode)
                + (left(p, unit, mode) == 1 ? " point" : " points")
                + " left.");
  }

  // ---- a march

  private @Nullable Refused playMove(Table t, Order.Move move) {
    if (move.units().isEmpty() || move.path().isEmpty()) {
      return Refused.of("GWE-5.0", "Choose the units and the hexes they enter.");
    }
    List<Counter> units = new ArrayList<>();
    for (Unit unit : move.units()) {
      Counter counter = counter(unit);
      Refused refused = mayMarch(t.now(), counter, move.path(), move.mode());
      if (refused != null) {
        return refused;
      }
      if (units.contains(counter)) {
        return Refused.of("GWE-5.0", () -> counter.begins() + " is chosen twice.");
      }
      units.add(counter);
    }
    for (Counter unit : units) {
      if (t.now().place(unit) != t.now().place(units.get(0))) {
        return Refused.of("GWE-5.0", "Units that move together must start in one hex.");
      }
    }
    Refused refused = beforeMarch(t, units, move);
    if (refused != null) {
      return refused;
    }
    for (int i = units.size() - 1; i >= 0; i--) {
      t.push(new March(units.get(i), move.path(), 0, t.now().place(units.get(i)), move.mode()));
    }
    return null;
  }

  /** A last word before units set out; exclusive rules note the mode here. */
  protected @Nullable Refused beforeMarch(Table t, List<Counter> units, Order.Move move) {
    setOut(t, units);
    return null;
  }

  /** Why the unit may not walk the path, or null. */
  @Case({"GWE-5.0", "GWE-5.12", "GWE-5.14", "GWE-5.17"})
  public final @Nullable Refused mayMarch(Position p, Counter unit, Hexes path, String mode) {
    Refused refused = mayWalk(p, unit);
    if (refused == null) {
      refused = mayUse(p, unit, mode);
    }
    if (refused != null) {
      return refused;
    }
    int from = p.place(unit);
    int spent = 0;
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      int direction = board().direction(from, to);
      if (direction < 0) {
        return Refused.of("GWE-5.0", title(to) + " is not next to " + title(from) + ".");
      }
      refused = barred(p, unit, from, direction, to);
      if (refused != null) {
        return refused;
      }
      spent += cost(p, unit, from, direction, to);
      if (spent > left(p, unit, mode) && !(path.size() == 1 && minimumMove(p, unit))) {
        return tooDear(p, unit, mode, to, cost(p, unit, from, direction, to), spent);
      }
      from = to;
    }
    return null;
  }

  private Refused tooDear(Position p, Counter unit, String mode, int to, int cost, int spent) {
    return Refused.of(
        "GWE-5.14",
        () ->
            title(to)
                + " costs "
                + Counted.of(cost, "movement point")
                + ", the whole path costs "
                + spent
                + "; "
                + unit.called()
                + " has "
                + left(p, unit, mode)
                + " left.");
  }

  /** The unit sets out: whoever was on his way has finished. */
  @Case("GWE-5.0")
  protected final void setOut(Table t, Counter unit) {
    setOut(t, List.of(unit));
  }

  private void setOut(Table t, List<Counter> units) {
    Position p = t.now();
    for (Counter other : rules.unitsOf(phasing(p).index())) {
      if (p.has(other, Flag.MOVING) && !units.contains(other)) {
        t.setFlag(other, Flag.MOVING, false);
        t.setFlag(other, Flag.FINISHED, true);
      }
    }
    for (Counter unit : units) {
      t.setFlag(unit, Flag.MOVING, true);
      t.setFlag(unit, Flag.MOVED, true);
    }
  }

  /**
   * A unit on its way along a path, hex by hex, because what it meets may ask the enemy something.
   *
   * @param done how many hexes of the path are behind it
   */
  public record March(Counter unit, Hexes path, int done, int from, String mode)
      implements Pending.Task<GreatWarInTheEast> {
    @Override
    public void run(GreatWarInTheEast rules, Table t) {
      rules.movement().step(t, this);
    }
  }

  private void step(Table t, March march) {
    Counter unit = march.unit();
    if (!t.now().onMap(unit)) {
      t.pop(); // it was lost on the way
      return;
    }
    if (march.done() == march.path().size()) {
      t.pop();
      t.tell(new fieldmarshal.engine.Event.Moved(unit, march.from(), march.path(), march.mode()));
      return;
    }
    Position p = t.now();
    int from = p.place(unit);
    int to = march.path().at(march.done());
    int cost = cost(p, unit, from, board().direction(from, to), to);
    t.addUnitNumber(unit, UnitNumber.SPENT, cost);
    t.replace(new March(unit, march.path(), march.done() + 1, march.from(), march.mode()));
    rules.pieces().enter(t, unit, to);
    rules.headquarters().met(t, unit, to);
    entered(t, march, to);
  }

  /** Something more happens when a unit enters a hex (exclusive rules). */
  protected void entered(Table t, March march, int hex) {}

  // ---- for bots

  private Order sample(Position p, RandomGenerator random) {
    Counter[] units = rules.unitsOf(phasing(p).index());
    for (int tries = 0; tries < 8; tries++) {
      Counter unit = units[random.nextInt(units.length)];
      if (mayAct(p, unit) != null || p.has(unit, Flag.MOVED) && random.nextInt(4) != 0) {
        continue;
      }
      Order order = sample(p, unit, random);
      if (order != null) {
        return order;
      }
    }
    return Order.PASS;
  }

  private @Nullable Order sample(Position p, Counter unit, RandomGenerator random) {
    Order rail =
        random.nextInt(4) == 0 || p.has(unit, Flag.ENTRAINED) || !p.onMap(unit)
            ? rules.railways().sample(p, unit, random)
            : null;
    if (rail != null) {
      return rail;
    }
    if (mayWalk(p, unit) != null) {
      return null;
    }
    List<String> modes = modes(p, unit);
    String mode = modes.get(random.nextInt(8) == 0 ? random.nextInt(modes.size()) : 0);
    Flood flood = flood(p, unit, mode);
    if (flood.count() > 1) {
      int hex = flood.reached(1 + random.nextInt(flood.count() - 1));
      int other = flood.reached(1 + random.nextInt(flood.count() - 1));
      if (nearEnemy(p, unit, other) && !nearEnemy(p, unit, hex)) {
        hex = other;
      }
      return new Order.Move(List.of(unit), Hexes.wrap(flood.path(hex)), mode);
    }
    List<Reach.Step> steps = reach(p, unit, mode).hexes();
    return steps.isEmpty()
        ? null
        : new Order.Move(List.of(unit), steps.get(random.nextInt(steps.size())).path(), mode);
  }

  private boolean nearEnemy(Position p, Counter unit, int hex) {
    return rules.zones().controls(p, other(unit.side()), hex);
  }
}
