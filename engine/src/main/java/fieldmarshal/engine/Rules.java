package fieldmarshal.engine;

import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A rulebook, set up for one scenario with its options: a pure function. It never rolls a die,
 * reads a clock or knows who asks. {@link #judge} decides what is legal and {@link #orders}
 * enumerates the same.
 */
public interface Rules {
  Game game();

  Board board();

  Roster<? extends Unit> roster();

  /** The position before the first decision. */
  Position start();

  Decision decision(Position position);

  /** The decision as a player reads it. Only when {@link #decision} asks a player. */
  Question question(Position position);

  /** Every legal order, whole, until the sink has had enough. */
  void orders(Position position, OrderSink sink);

  /**
   * The legal orders beside marches and attacks, where the decision is about these. Where it is
   * about something else, {@link #orders} is the list.
   */
  default void others(Position position, OrderSink sink) {}

  Ruling judge(Position position, Order order);

  /** What the die does. Only when {@link #decision} asks for one. */
  Ruling.Granted roll(Position position, int face);

  // ---- the same, step by step

  /**
   * As {@link #start}, but before the first choice, even where it leaves only one order. The same
   * in a game that begins with a real choice.
   */
  default Position startStep() {
    return start();
  }

  /** As {@link #judge}, but stops at every choice, even at one that leaves only one order. */
  Ruling judgeStep(Position position, Order order);

  /** As {@link #roll}, but stops at every choice. */
  Ruling.Granted rollStep(Position position, int face);

  /** The order that {@link #judge} takes here without asking; null where a player is asked. */
  @Nullable Order soleOrder(Position position);

  /**
   * One legal order drawn at random; every legal order has its chance, sensible kinds a larger one.
   */
  Order sample(Position position, RandomGenerator random);

  /** The order that a player accepts with one key. */
  Order suggest(Position position);

  /** What an attack would be, or why it may not be. */
  Answer<Preview> preview(Position position, Order.Attack attack);

  /**
   * The combat that is being fought while a player decides, as it looks now; null where there is
   * none, or the game has nothing to tell.
   *
   * @param position the truth, or a side's view
   */
  default @Nullable Combat combat(Position position) {
    return null;
  }

  /**
   * Who fights in the combat that is under way, whether a player decides or a die is to be rolled;
   * null where none is. Every die that is rolled meanwhile is one of that combat.
   */
  default @Nullable Engaged engaged(Position position) {
    return null;
  }

  /** What a result means that an {@link Event.Fought} or a {@link Preview.Chance} names. */
  default Meaning meaning(String result) {
    return new Meaning("", "", 0);
  }

  /** What the die of a combat could bring when it was rolled; none where its event cannot tell. */
  default List<Preview.Chance> chances(Event.Fought fought) {
    return List.of();
  }

  /** Where a unit may move now. */
  Answer<Reach> reach(Position position, Unit unit);

  Trace supply(Position position, Unit unit);

  /**
   * Whether a unit on the map would have supply if the board were as the position shows it: for
   * forecasts. Where something is hidden, that is what a side sees, not the truth that {@link
   * #supply} tells: nobody finds an unseen enemy by asking what a march would lead to. Who needs no
   * supply has it.
   */
  default boolean fed(Position position, Unit unit) {
    return supply(position, unit).in();
  }

  /**
   * The units of the mover's side that a march would leave without supply: those who go, and those
   * whose line runs through what they leave or let the enemy close. Who has none already is not
   * among them. None where the march is refused.
   *
   * @param position a side's view
   */
  default List<Unit> cutOff(Position position, Order.Move march) {
    if (march.units().isEmpty() || !(judge(position, march) instanceof Ruling.Granted granted)) {
      return List.of();
    }
    Side side = march.units().getFirst().side();
    List<Unit> cut = new ArrayList<>();
    for (Unit unit : roster().all()) {
      if (unit.side().equals(side)
          && !unit.isSymbol()
          && position.onMap(unit)
          && granted.next().onMap(unit)
          && !fed(granted.next(), unit)
          && fed(position, unit)) {
        cut.add(unit);
      }
    }
    return cut;
  }

  Trace command(Position position, Unit unit);

  /** The hexes under a side's zones of control. */
  Hexes zones(Position position, Side side);

  /** The hexes that a side holds or was the last to hold. */
  Hexes controlled(Position position, Side side);

  View view(Position position, Side side);

  /** A position that a view may show, drawn at random; the view's own where nothing is hidden. */
  default Position guess(View view, RandomGenerator random) {
    return view.position();
  }

  /**
   * Who may read an order that was given: a side that knows every unit the order names, and the
   * side that gave it. What an order did is told by its events, each to its own audience.
   *
   * @param before the position in which it was given
   */
  default Audience audience(Position before, Order order) {
    if (!(decision(before) instanceof Decision.Choose choose)) {
      return Audience.EVERYBODY;
    }
    for (Side side : game().sides()) {
      if (side != choose.side() && !knows(view(before, side).position(), before, order)) {
        return Audience.only(choose.side());
      }
    }
    return Audience.EVERYBODY;
  }

  private static boolean knows(Position view, Position truth, Order order) {
    return order.named().stream().allMatch(unit -> view.place(unit) == truth.place(unit));
  }

  /**
   * Whether an order has shown a side something hidden that no event tells of. It cannot be taken
   * back then.
   */
  default boolean shows(Position before, Position after) {
    return false;
  }

  /** The points of each side as they stand. */
  List<Explanation> points(Position position);

  /**
   * The levels that the game can end with, from the best of one side to the best of the other; none
   * where there are no levels.
   */
  default List<Level> levels() {
    return List.of();
  }

  /**
   * What the winner lacks for the next level, if the game ended as it stands; null where there is
   * no better one, or where not points alone decide.
   */
  default Level.@Nullable Missed missed(Position position) {
    return null;
  }

  /** What the players see of a position beside units and hexes. */
  Status status(Position position);

  /** The tracks beside the map with their markers, all of them. Only for those who look. */
  default List<Track> tracks(Position position) {
    return List.of();
  }

  /**
   * The chits of the turn: those drawn in the order of the draw, then those in the cup. None where
   * nothing is drawn. Only for those who look.
   */
  default List<Chit> chits(Position position) {
    return List.of();
  }

  /** The markers that lie on the map. Only for those who look. */
  default List<MapMarker> mapMarkers(Position position) {
    return List.of();
  }

  /** A unit as it is now: its values, its flags in words. */
  UnitState unitState(Position position, Unit unit);

  /**
   * What is wrong with a position in which a decision waits, each in a sentence: what no order and
   * no die can bring about. For tests and long runs.
   */
  default List<String> faults(Position position) {
    return List.of();
  }

  /**
   * The frames that a position's text can name, each by a name that never changes: the clock and
   * the segments that need nothing but their name. A position in which another frame waits cannot
   * be written down ({@link PositionText}).
   */
  default Map<String, Pending<?>> frames() {
    return Map.of();
  }

  /** Changes a position by hand: the umpire's place, control and goto. */
  Editor editor();

  /** An event in plain words. */
  String tell(Event event);

  /** What a player may look up before he orders. */
  default Clerk clerk() {
    return new Clerk() {};
  }

  /** What bots go by; null where the game has nothing to tell them yet. */
  default @Nullable Appraisal appraisal() {
    return null;
  }

  /** Something, or the reason why not. */
  record Answer<T>(@Nullable T value, Ruling.@Nullable Refused refused) {
    public static <T extends Object> Answer<T> of(T value) {
      return new Answer<>(value, null);
    }

    public static <T extends Object> Answer<T> refused(Ruling.Refused refused) {
      return new Answer<>(null, refused);
    }
  }

  /** The turn and what lies beside the map: tracks and markers by name. */
  record Status(int turn, @Nullable Side side, String phase, List<Marker> markers) {
    public record Marker(String name, String value, String caseId) {}
  }

  /** A unit's present values. */
  record UnitState(
      Unit unit,
      String place,
      int steps,
      int lost,
      int attack,
      int defence,
      int move,
      List<String> flags) {}
}
