package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Case 7.12: strategic movement through hexes of one's own, any distance, a few units a turn. */
final class StrategicMovement extends Chapter {
  static final String STRATEGIC = "strategic";

  static final int[] LIMITS = {4, 5};
  private static final int FAR = 1 << 12;

  private final ThreadLocal<Flood> floods;
  private final boolean passesZones;
  private final boolean overstacks;

  StrategicMovement(ItalianFrontRules rules) {
    super(rules);
    Board map = board;
    floods = ThreadLocal.withInitial(() -> new Flood(map));
    passesZones = rules.reads(Reading.STRATEGIC_MOVES_PASS_ZONES);
    overstacks = rules.reads(Reading.STRATEGIC_MOVES_OVERSTACK);
  }

  /** The phase opens; who stands in an enemy zone may not go. */
  @Case({"IF-7.12.2", "IF-7.12.3"})
  void begin(Table t, int side) {
    t.setGlobal(Global.STRATEGIC_MOVES, 0);
    rules.movement().open(t, side);
    t.push(new Moving(side));
  }

  @Case("IF-7.12.1")
  record Moving(int side) implements Pending.Choice<ItalianFrontRules>, LastingFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.MOVE,
          "Move units by strategic movement: "
              + (LIMITS[side] - p.global(Global.STRATEGIC_MOVES))
              + " more may move.",
          "IF-7.12.2");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Strategic movement", "End strategic movement").with(StackOrder.OPTION);
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (sink.accept(Order.PASS) && rules.strategicMovement().orders(p, side, sink)) {
        rules.stackOrder().ofMovers(p, side, sink);
      }
    }

    @Override
    public void others(ItalianFrontRules rules, Position p, OrderSink sink) {
      rules.stackOrder().ofMovers(p, side, sink);
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          t.pop();
          t.setGlobal(Global.STRATEGIC_MOVES, 0);
          rules.movement().close(t, side);
          yield null;
        }
        case Order.Move move -> rules.strategicMovement().move(t, side, move);
        case Order.Choose choose -> rules.stackOrder().ofMover(t, side, choose);
        default -> Refused.of("IF-4.1.1", "Units may move only by strategic movement now.");
      };
    }

    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      return Order.PASS;
    }

    @Override
    public Order sample(ItalianFrontRules rules, Position p, RandomGenerator random) {
      return rules.strategicMovement().sample(p, side, random);
    }
  }

  private boolean orders(Position p, int side, OrderSink sink) {
    for (Counter unit : rules.unitsOf(side)) {
      if (mayMove(p, side, unit) != null) {
        continue;
      }
      for (Reach.Step step : reach(p, unit).hexes()) {
        if (!sink.accept(new Order.Move(List.of(unit), step.path(), STRATEGIC))) {
          return false;
        }
      }
    }
    return true;
  }

  // ---- 7.12 who, which way, where to

  /** Why the unit may not go, or null. */
  @Case({"IF-7.12.2", "IF-7.12.3", "IF-4.1.6"})
  @Nullable Refused mayMove(Position p, int side, Counter unit) {
    if (unit.sideIndex() != side || unit.isSymbol() || p.place(unit) < 0) {
      return Refused.of("IF-4.1.6", () -> unit.begins() + " may not move in this phase.");
    }
    if (p.global(Global.STRATEGIC_MOVES) >= LIMITS[side]) {
      return Refused.of(
          "IF-7.12.2",
          () ->
              "Your side may move only "
                  + LIMITS[side]
                  + " units by strategic movement in a turn.");
    }
    if (p.has(unit, Flag.PINNED)) {
      return Refused.of(
          "IF-7.12.3",
          () ->
              unit.begins()
                  + " is in an enemy zone of control; strategic movement may not begin there.");
    }
    return p.has(unit, Flag.FINISHED)
        ? Refused.of(
            "IF-7.12.2", () -> unit.begins() + " has already made its strategic move this turn.")
        : null;
  }

  /** Why a step may not be taken, or null. */
  @Case({"IF-7.12.1", "IF-7.12.3", "IF-7.12.5", "IF-7.11.3"})
  private @Nullable Refused step(Position p, Counter unit, boolean first, int from, int to) {
    int direction = board.direction(from, to);
    if (direction < 0) {
      return Refused.of("IF-7.12.1", () -> title(to) + " is not next to " + title(from) + ".");
    }
    Refused refused = rules.ground().barred(p, unit, from, direction, to);
    if (refused != null) {
      return refused;
    }
    if (rules.control().controller(p, to) != unit.sideIndex()) {
      return Refused.of(
          "IF-7.12.1",
          () ->
              "Strategic movement may enter friendly hexes only; "
                  + title(to)
                  + " is not under your control.");
    }
    return first || passesZones || !rules.zones().seenZone(p, 1 - unit.sideIndex(), from)
        ? null
        : Refused.of(
            "IF-7.12.3",
            () ->
                title(from)
                    + " is in an enemy zone of control; strategic movement may not pass it.");
  }

  private boolean opens(Position p, Counter unit, int start, int from, int direction, int to) {
    return rules.ground().open(p, unit, from, direction, to)
        && rules.control().controller(p, to) == unit.sideIndex()
        && (from == start || passesZones || !rules.zones().seenZone(p, 1 - unit.sideIndex(), from));
  }

  /** Why units may not end a strategic move in a hex, or null. */
  @Case({"IF-7.12.4", "IF-7.12.5", "IF-7.12.3", "IF-8.5.2"})
  private @Nullable Refused mayEnd(Position p, List<Counter> units, int hex) {
    int side = units.getFirst().sideIndex();
    if (!overstacks && !rules.stacking().hasRoom(p, side, hex, units.size())) {
      int most = rules.stacking().limit(p, side, hex);
      return Refused.of(
          "IF-7.12.5",
          () -> title(hex) + " has no room for more than " + Counted.of(most, "unit") + ".");
    }
    Refused refused = rules.movement().mayEnd(p, units, hex);
    if (refused != null) {
      return refused;
    }
    return rules.supply().traces(p, side, hex)
        ? null
        : Refused.of(
            "IF-7.12.4",
            () ->
                "Strategic movement must end in supply, and a unit in "
                    + title(hex)
                    + " would have none.");
  }

  /** Where the unit may go, with one shortest path each. */
  Reach reach(Position p, Counter unit) {
    int start = p.place(unit);
    List<Reach.Step> steps = new ArrayList<>();
    List<Reach.ClosedHex> refused = new ArrayList<>();
    List<Counter> alone = List.of(unit);
    Flood flood = flood(p, unit);
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
        Refused why = step(p, unit, true, start, to);
        if (why != null) {
          refused.add(new Reach.ClosedHex(to, why));
        }
      }
    }
    return new Reach(unit, steps, refused);
  }

  private Flood flood(Position p, Counter unit) {
    int start = p.place(unit);
    Flood flood = floods.get();
    flood.run(
        start, FAR, (from, d, to) -> opens(p, unit, start, from, d, to) ? 1 : Flood.PROHIBITED);
    return flood;
  }

  // ---- a move

  @Case({"IF-7.12.1", "IF-7.12.2", "IF-7.12.3", "IF-13.1.3"})
  private @Nullable Refused move(Table t, int side, Order.Move move) {
    Position p = t.now();
    if (move.units().isEmpty() || move.path().isEmpty() || !move.mode().equals(STRATEGIC)) {
      return Refused.of("IF-7.12.1", "Choose the units and the path of a strategic move.");
    }
    int start = p.place(move.units().getFirst());
    List<Counter> units = new ArrayList<>(move.units().size());
    for (Unit each : move.units()) {
      Counter unit = counter(each);
      Refused refused = mayMove(p, side, unit);
      int from = start;
      for (int i = 0; i < move.path().size() && refused == null; i++) {
        refused = step(p, unit, i == 0, from, move.path().at(i));
        from = move.path().at(i);
      }
      if (refused != null) {
        return refused;
      }
      if (units.contains(unit) || p.place(unit) != start) {
        return Refused.of("IF-8.3.1", "Units that move together must start in one hex.");
      }
      units.add(unit);
    }
    if (p.global(Global.STRATEGIC_MOVES) + units.size() > LIMITS[side]) {
      return Refused.of(
          "IF-7.12.2",
          () ->
              "Your side may move only "
                  + LIMITS[side]
                  + " units by strategic movement in a turn.");
    }
    Refused refused =
        move.path().last() == start
            ? Refused.of("IF-7.12.1", "The path may not end in the hex where it began.")
            : mayEnd(p, units, move.path().last());
    if (refused != null) {
      return refused;
    }
    t.addGlobal(Global.STRATEGIC_MOVES, units.size());
    for (Counter unit : units) {
      t.setFlag(unit, Flag.FINISHED, true);
    }
    rules.pieces().walk(t, units, halted(p, side, move.path()), STRATEGIC);
    return null;
  }

  /** Mountain infantry that the mover did not see stops him in an alpine hex. */
  @Case({"IF-7.12.3", "IF-11.6.1"})
  private Hexes halted(Position p, int side, Hexes path) {
    if (!passesZones) {
      for (int i = 0; i < path.size() - 1; i++) {
        if (rules.zones().zone(p, 1 - side, path.at(i))) {
          return path.first(i + 1);
        }
      }
    }
    return path;
  }

  private Order sample(Position p, int side, RandomGenerator random) {
    if (random.nextInt(LIMITS[side]) == 0) {
      return Order.PASS;
    }
    Counter[] units = rules.unitsOf(side);
    int floodsLeft = 2;
    for (int i = 0; i < 24 && floodsLeft > 0; i++) {
      Counter unit = units[random.nextInt(units.length)];
      if (mayMove(p, side, unit) != null) {
        continue;
      }
      floodsLeft--;
      Flood flood = flood(p, unit);
      List<Counter> alone = List.of(unit);
      for (int j = 0; j < 6 && flood.count() > 1; j++) {
        int hex = flood.reached(1 + random.nextInt(flood.count() - 1));
        if (mayEnd(p, alone, hex) == null) {
          return new Order.Move(List.of(unit), Hexes.wrap(flood.path(hex)), STRATEGIC);
        }
      }
    }
    return Order.PASS;
  }
}
