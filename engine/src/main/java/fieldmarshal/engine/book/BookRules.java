package fieldmarshal.engine.book;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.FrameRules;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.View;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The heads of a rulebook for two sides: what it is made of, how it asks and rolls, how it begins
 * and ends. A book adds its chapters.
 *
 * @param <R> the rulebook's own type
 * @param <U> its counters
 */
public abstract class BookRules<R extends BookRules<R, U>, U extends Unit> extends FrameRules<R> {
  private static final int DIE = 6;

  private final Game game;
  private final Board board;
  private final Roster<U> roster;
  private final Set<String> options;
  private final Layout layout;
  private final U[][] bySide;
  private @Nullable Position start;
  private volatile @Nullable Appraisal appraisal;

  /**
   * @param array makes an array of counters
   * @param arrays makes an array of such arrays
   */
  protected BookRules(
      Game game,
      Board board,
      Roster<U> roster,
      Set<String> options,
      Layout layout,
      IntFunction<U[]> array,
      IntFunction<U[][]> arrays) {
    this.game = game;
    this.board = board;
    this.roster = roster;
    this.options = Set.copyOf(options);
    this.layout = layout;
    bySide =
        game.sides().stream()
            .map(side -> roster.all().stream().filter(unit -> unit.side() == side).toArray(array))
            .toArray(arrays);
  }

  // ---- what a book says

  /** The number of the turn. */
  public abstract int turn(Position p);

  /** The part of the turn. */
  public abstract Part part(Position p);

  /** The id of the phase. */
  public abstract String phase(Position p);

  /** Begins the next step of the sequence of play. */
  protected abstract void tick(Table t);

  /** Who has won. */
  protected abstract Outcome outcome(Position p);

  /** Puts the pieces on the table, with the decisions that come before the first turn. */
  protected abstract void open(Table t);

  /** The side that holds a hex or was the last to hold it, or -1. */
  protected abstract int holder(Position p, int hex);

  /** What lies beside the map. */
  protected abstract List<Status.Marker> markers(Position p);

  /** Tells events in plain words. */
  protected abstract Narrator narrator();

  /** Makes what bots go by; one is made and kept. */
  protected abstract Appraisal newAppraisal();

  // ---- help for the chapters

  public final Set<String> options() {
    return options;
  }

  public final List<Side> sides() {
    return game.sides();
  }

  public final Side side(int index) {
    return game.sides().get(index);
  }

  public final Side other(Side side) {
    return side(1 - side.index());
  }

  /** The counters of a side; not to be changed. */
  public final U[] unitsOf(int side) {
    return bySide[side];
  }

  public final Layout layout() {
    return layout;
  }

  public final Decision.Choose ask(
      Position p, Side side, String kind, String prompt, String caseId) {
    return new Decision.Choose(side, turn(p), part(p), phase(p), kind, prompt, caseId);
  }

  public final Decision.Choose ask(
      Position p, int side, String kind, String prompt, String caseId) {
    return ask(p, side(side), kind, prompt, caseId);
  }

  /** Asks something before the first turn. */
  public final Decision.Choose askBefore(Position p, Side side, String prompt, String caseId) {
    return new Decision.Choose(
        side, turn(p), part(p), Phase.SET_UP.id(), Kind.SET_UP, prompt, caseId);
  }

  /** Calls for a die of six faces. */
  public final Decision.Chance chance(Position p, Side side, String purpose, String caseId) {
    return new Decision.Chance(side, turn(p), phase(p), DIE, purpose, caseId);
  }

  public final Decision.Chance chance(Position p, int side, String purpose, String caseId) {
    return chance(p, side(side), purpose, caseId);
  }

  /** The game is over: nothing else waits. */
  public final void over(Table t) {
    t.clearPending();
    t.push(new End<R>());
  }

  /** Where a unit is: a hex, a box, or the turn that it waits for. */
  protected final String where(Position p, Unit unit, int due, int dueNumber) {
    int place = p.place(unit);
    if (place >= 0) {
      return board.number(place);
    }
    return place == due && p.unitNumber(unit, dueNumber) > 0
        ? "turn " + p.unitNumber(unit, dueNumber)
        : layout.boxName(place);
  }

  /** The names of a unit's flags. */
  protected final List<String> flags(Position p, Unit unit) {
    List<String> flags = new ArrayList<>();
    for (int bit = 0; bit < layout.flags().size(); bit++) {
      if (p.has(unit, 1 << bit)) {
        flags.add(layout.flags().get(bit));
      }
    }
    return flags;
  }

  // ---- Rules

  @Override
  public final Game game() {
    return game;
  }

  @Override
  public final Board board() {
    return board;
  }

  @Override
  public final Roster<U> roster() {
    return roster;
  }

  @Override
  public final synchronized Position start() {
    Position made = start;
    if (made == null) {
      Table t = opened();
      settle(t);
      made = t.now();
      start = made;
    }
    return made;
  }

  @Override
  public final Position startStep() {
    Table t = opened();
    settleTasks(t);
    return t.now();
  }

  private Table opened() {
    Table t = new Table(Position.empty(layout, roster)).silent();
    t.push(new Clock<R>());
    open(t);
    return t;
  }

  @Override
  public final Hexes controlled(Position position, Side side) {
    return Hexes.wrap(
        IntStream.range(0, board.size())
            .filter(hex -> holder(position, hex) == side.index())
            .toArray());
  }

  @Override
  public View view(Position position, Side side) {
    return new View(this, position, side);
  }

  @Override
  public Status status(Position position) {
    return new Status(turn(position), part(position).side(), phase(position), markers(position));
  }

  @Override
  public final Appraisal appraisal() {
    Appraisal made = appraisal;
    if (made == null) {
      // Two threads may both make one: they are alike.
      made = newAppraisal();
      appraisal = made;
    }
    return made;
  }

  @Override
  public final String tell(Event event) {
    return narrator().tell(event);
  }
}
