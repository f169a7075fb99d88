package fieldmarshal.engine.fog;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import java.util.random.RandomGenerator;

/** What a game hides: declared here, done by {@link Fog}. */
public interface Secrets {

  /** What a side knows of a counter of the enemy. */
  enum Known {
    /** All that the position holds of it. */
    FACE,
    /** That something stands there: a symbol takes its place. */
    SYMBOL,
    /** Nothing. */
    NOTHING
  }

  /** What a side knows of each enemy counter in one position. */
  interface Sight {
    Known of(Unit counter);
  }

  /** The global that says whose view a position is: 0 in the truth, else one more than the side. */
  int viewGlobal();

  /** The box in which a counter is, in a view, that the side does not know. */
  int unseenBox();

  /** How a side sees the enemy's counters now. It is asked for every one of them but symbols. */
  Sight sight(Position truth, Side to);

  /** The flags of a counter that the symbol in its place shows. */
  default int shownFlags() {
    return 0;
  }

  /** Whether the symbol shows this number of the counter in whose place it stands. */
  default boolean showsUnitNumber(int number) {
    return false;
  }

  /**
   * Hides what is no counter: numbers of the game, bytes of hexes, frames that wait. All counters
   * of the view are in their places already.
   */
  default void conceal(Table view, Position truth, Side to) {}

  // ---- guesses

  /** Where a counter may be that a side does not know. */
  enum Whereabouts {
    /** Under one of the symbols. */
    UNDER_A_SYMBOL,
    /** Under one of the symbols, or elsewhere. */
    ANYWHERE,
    /** Under no symbol. */
    ELSEWHERE
  }

  default Whereabouts whereabouts(Position view, Unit hidden) {
    return Whereabouts.UNDER_A_SYMBOL;
  }

  /** Whether this symbol may stand for this counter. */
  default boolean fits(Position view, Unit hidden, Unit symbol) {
    return true;
  }

  /** A counter is under no symbol in this guess: puts it where it may be instead. */
  default void putElsewhere(Table guess, Unit hidden) {
    guess.shift(hidden, Position.UNUSED);
  }

  /** Draws what {@link #conceal} has hidden. All counters of the guess are in their places. */
  default void imagine(Table guess, Side viewer, RandomGenerator random) {}

  // ---- what was shown

  /** Whether an order has shown a side something hidden that no event tells of. */
  default boolean shown(Position before, Position after) {
    return false;
  }
}
