package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 11: the moves of an operational phase. A unit makes its whole move with one order; its
 * path is part of the order, because every hex on it changes control. Which step may be taken, and
 * why not, is in {@link Steps}.
 */
public class Movement extends Chapter {
  public static final String MARCH = Order.Move.MARCH;
  public static final String WITHDRAWAL = "withdrawal";

  private static final int PASS_ONE_IN = 10;
  private static final int WITHDRAW_ONE_IN = 4;
  private static final int TRIES = 4;

  private final ThreadLocal<Steps> steps;

  public Movement(ClashRules rules) {
    super(rules);
    steps = ThreadLocal.withInitial(() -> new Steps(rules));
  }

  // ---- the phase

  /** The units of the active army move, one after the other; any, all or none of them. */
  @Case({"COG-11.1", "COG-5.33c", "COG-11.2c"})
  public record Segment() implements Frame.Choice, LastingFrame {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      Army army = rules.army(p.global(Global.ARMY));
      return rules.ask(
          p,
          army.side(),
          Kind.MOVE,
          (rules.on(Command.AREAS) ? "Move the units in the area of " : "Move the units of ")
              + army.called()
              + ". Each unit moves once, with "
              + Counted.of(rules.command().rolled(p, army), "movement point")
              + ".",
          "COG-11.1");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      Army army = rules.army(p.global(Global.ARMY));
      return Question.of("Movement of " + army.called(), "End movement");
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      for (Counter unit : rules.unitsOf(p.global(Global.PLAYER))) {
        if (p.onMap(unit)
            && (!rules.movement().list(p, unit, MARCH, sink)
                || !rules.movement().list(p, unit, WITHDRAWAL, sink)
                || !rules.railways().list(p, unit, sink))) {
          return;
        }
      }
      sink.accept(Order.PASS);
    }

    @Override
    public Order suggest(ClashRules rules, Position p) {
      return Order.PASS;
    }

    @Override
    public Order sample(ClashRules rules, Position p, RandomGenerator random) {
      return rules.movement().sample(p, random);
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          t.pop();
          yield null;
        }
        case Order.Move move -> rules.movement().move(t, move);
        case Order.Rail rail -> rules.railways().ride(t, rail);
        default -> Refused.of("COG-5.33c", "Only units of the active army move now.");
      };
    }
  }

  private Order sample(Position p, RandomGenerator random) {
    Counter[] units = rules.unitsOf(p.global(Global.PLAYER));
    if (random.nextInt(PASS_ONE_IN) > 0) {
      int first = random.nextInt(units.length);
      for (int i = 0; i < units.length; i++) {
        Counter unit = units[(first + i) % units.length];
        if (p.onMap(unit) && rules.command().activated(p, unit) && barred(p, unit) == null) {
          Order order = sample(p, unit, random);
          if (order != null) {
            return order;
          }
        }
      }
    }
    return Order.PASS;
  }

  private @Nullable Order sample(Position p, Counter unit, RandomGenerator random) {
    Order ride = rules.railways().sample(p, unit, random);
    if (ride != null) {
      return ride;
    }
    boolean back =
        rules.zones().enemyZone(p, unit.sideIndex(), p.place(unit))
            && random.nextInt(WITHDRAW_ONE_IN) == 0;
    Steps search = steps.get();
    for (String mode : back ? List.of(WITHDRAWAL, MARCH) : List.of(MARCH)) {
      int count = search.flood(p, unit, mode);
      for (int i = 0; i < TRIES && count > 1; i++) {
        int hex = search.reached(1 + random.nextInt(count - 1));
        if (search.mayEnd(hex) == null) {
          return new Order.Move(List.of(unit), Hexes.wrap(search.path(hex)), mode);
        }
      }
    }
    return null;
  }

  // ---- 11.1, 11.2 who moves

  /** Why a unit may not move now, or null. */
  @Case({
    "COG-5.33c",
    "COG-11.2e",
    "COG-11.2f",
    "COG-11.4",
    "COG-9.32",
    "COG-10.1b",
    "COG-8.42c",
    "COG-2.28g"
  })
  public final @Nullable Refused barred(Position p, Counter unit) {
    if (!p.onMap(unit)) {
      return Refused.of("COG-11.1", () -> unit.begins() + " is not on the map.");
    }
    if (p.has(unit, Flag.OF_A_TURN)) {
      return p.has(unit, Flag.REPLACED)
          ? Refused.of(
              "COG-11.2f",
              () -> unit.begins() + " has taken a replacement this turn and may not move.")
          : Refused.of(
              "COG-11.2e", () -> unit.begins() + " has moved this turn; a unit moves once a turn.");
    }
    if (!rules.command().activated(p, unit)) {
      return otherArmy(p, unit);
    }
    if (rules.command().allowance(p, unit) < 1) {
      return Refused.of("COG-11.4", () -> unit.begins() + " has no movement points this turn.");
    }
    return fixed(p, unit);
  }

  /** Why a battle's own rule holds a unit where it is, or null. */
  protected @Nullable Refused fixed(Position p, Counter unit) {
    return null;
  }

  /** Why a battle's own rule closes a hex to a unit that moves, or null. */
  protected @Nullable Refused closed(Position p, Counter unit, int hex) {
    return null;
  }

  private Refused otherArmy(Position p, Counter unit) {
    int own = p.unitNumber(unit, UnitNumber.ARMY);
    int active = p.global(Global.ARMY);
    if (active == 0) {
      return INACTIVE;
    }
    return rules.on(Command.AREAS)
        ? Refused.of(
            "COG-2.28g",
            () ->
                unit.begins()
                    + " was not in the area of "
                    + rules.army(active).called()
                    + " when its marker was drawn.")
        : Refused.of(
            "COG-5.33c",
            () ->
                unit.begins()
                    + " belongs to "
                    + rules.army(own).called()
                    + ". Now the units of "
                    + rules.army(active).called()
                    + " move.");
  }

  private static final Refused INACTIVE =
      Refused.of("COG-5.33c", "Units move only while their army is active.");

  // ---- the moves of a unit

  /** Lists every hex that the unit can get to, with one cheapest path. */
  private boolean list(Position p, Counter unit, String mode, OrderSink sink) {
    if (barred(p, unit) != null) {
      return true;
    }
    for (Reach.Step step : steps(p, unit, mode)) {
      if (!sink.accept(new Order.Move(List.of(unit), step.path(), mode))) {
        return false;
      }
    }
    return true;
  }

  private List<Reach.Step> steps(Position p, Counter unit, String mode) {
    Steps search = steps.get();
    int count = search.flood(p, unit, mode);
    List<Reach.Step> found = new ArrayList<>(count);
    for (int i = 1; i < count; i++) {
      int hex = search.reached(i);
      if (search.mayEnd(hex) == null) {
        found.add(new Reach.Step(hex, search.spent(hex), Hexes.wrap(search.path(hex))));
      }
    }
    return found;
  }

  /** Where the unit may move now, and why its neighbours are closed. */
  public final Answer<Reach> reach(Position p, Counter unit, String mode) {
    if (!(p.pending() instanceof Segment)) {
      return Answer.refused(INACTIVE);
    }
    Refused barred = barred(p, unit);
    if (barred != null) {
      return Answer.refused(barred);
    }
    List<Reach.Step> found = steps(p, unit, mode);
    if (mode.equals(WITHDRAWAL) && found.isEmpty()) {
      return Answer.refused(
          Refused.of(
              "COG-11.5a",
              () ->
                  "An emergency withdrawal must pass a hex where a friendly unit holds the door"
                      + " open; "
                      + unit.called()
                      + " can reach no such hex."));
    }
    List<Reach.ClosedHex> refused = new ArrayList<>();
    Steps search = steps.get();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(p.place(unit), d);
      if (to >= 0) {
        Refused why = search.whyNot(p.place(unit), d, to);
        if (why == null) {
          why = search.mayEnd(to);
        }
        if (why != null) {
          refused.add(new Reach.ClosedHex(to, why));
        }
      }
    }
    return Answer.of(new Reach(unit, found, refused));
  }

  /** A unit moves, hex by hex, and is done. */
  @Case({"COG-11.1", "COG-11.2a", "COG-11.2b", "COG-11.2c", "COG-11.2e", "COG-4.2a"})
  private @Nullable Refused move(Table t, Order.Move order) {
    if (order.units().size() != 1) {
      return Refused.of("COG-11.2c", "Units move one at a time.");
    }
    Counter unit = counter(order.units().getFirst());
    String mode = order.mode();
    if (!mode.equals(MARCH) && !mode.equals(WITHDRAWAL)) {
      return Refused.of("COG-11.1", "Units cannot move in this way in this game.");
    }
    Refused refused = check(t.now(), unit, order.path(), mode);
    if (refused != null) {
      return refused;
    }
    t.move(unit, order.path(), mode);
    t.setFlag(unit, Flag.DONE, true);
    for (int i = 0; i < order.path().size(); i++) {
      rules.control().enter(t, unit.sideIndex(), order.path().at(i));
    }
    return null;
  }

  private @Nullable Refused check(Position p, Counter unit, Hexes path, String mode) {
    Refused barred = barred(p, unit);
    if (barred != null) {
      return barred;
    }
    if (path.isEmpty()) {
      return APART;
    }
    Steps search = steps.get();
    search.begin(p, unit, mode);
    int from = p.place(unit);
    int spent = 0;
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      int direction = board.direction(from, to);
      if (direction < 0) {
        return APART;
      }
      if (i > 0 && from == p.place(unit) && rules.zones().enemyZone(p, unit.sideIndex(), from)) {
        return Refused.of(
            "COG-7.2a",
            unit.begins()
                + " comes back into an enemy zone of control at "
                + title(from)
                + " and must stop there.");
      }
      int cost = search.enter(from, direction, to);
      if (cost == Flood.PROHIBITED) {
        return search.whyNot(from, direction, to);
      }
      search.pass(to);
      spent += cost;
      from = to;
    }
    if (spent > search.allowance()) {
      int needed = spent;
      int most = search.allowance();
      return Refused.of(
          "COG-11.1",
          () ->
              "The move costs "
                  + Counted.of(needed, "movement point")
                  + "; "
                  + unit.called()
                  + " has "
                  + most
                  + ".");
    }
    return search.mayEnd(from);
  }

  static final Refused APART =
      Refused.of(
          "COG-11.1",
          "The hexes of a move must be adjacent, and the first one must be next to the unit.");

  /** The hexes in enemy zones where a unit of the side holds the door open for its comrades. */
  @Case({"COG-11.5a", "COG-11.5c"})
  public final int[] doors(Position p, int side) {
    HexSet doors = new HexSet(board.size());
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex >= 0
          && rules.zones().enemyZone(p, side, hex)
          && Steps.holds(rules, p, null, side, hex)) {
        doors.add(hex);
      }
    }
    return doors.toArray();
  }

  // ---- for a player who looks

  /** What a step costs a unit now, in words. */
  final Answer<List<Explanation>> costs(Position p, Unit unit, Hexes path) {
    Counter moved = counter(unit);
    if (!p.onMap(unit)) {
      return Answer.refused(Refused.of("COG-11.1", () -> unit.begins() + " is not on the map."));
    }
    Steps search = steps.get();
    search.begin(p, moved, MARCH);
    List<Explanation> costs = new ArrayList<>();
    int from = p.place(unit);
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      int direction = board.direction(from, to);
      if (direction < 0) {
        return Answer.refused(APART);
      }
      if (!theatre.open(from, direction)) {
        return Answer.refused(search.water(to));
      }
      costs.add(search.explain(from, direction, to));
      from = to;
    }
    return Answer.of(costs);
  }
}
