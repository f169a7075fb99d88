package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Names;
import fieldmarshal.engine.Vocabulary;
import fieldmarshal.games.gwe.Derived;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.Global;
import fieldmarshal.games.gwe.Pieces;
import fieldmarshal.games.gwe.UnitNumber;
import java.util.List;

/** What this game keeps in its positions beside what the standard rules keep. */
final class BrusilovState {
  private static final Names FLAGS = Flag.ALL.more();

  static final int PANICKED = FLAGS.bit("panicked");

  /** Kept out of the game by its owner. */
  static final int WITHHELD = FLAGS.bit("withheld");

  /** Cavalry that lives off the land: it has no zone then. */
  static final int LIVING = FLAGS.structural("living-off-the-land");

  /** It panicked only by standing in the way of a rout, and has lost no step by it. */
  static final int STEPPED_ASIDE = FLAGS.bit("stepped-aside");

  private static final Names UNIT_NUMBERS = UnitNumber.ALL.more();

  /** Hexes walked this phase. */
  static final int WALKED = UNIT_NUMBERS.number("walked");

  private static final Names GLOBALS = Global.ALL.more();

  /** The Russian total of victory points. */
  static final int SCORE = GLOBALS.number("score");

  /** Depots that were taken in this turn. */
  static final int DEPOTS_TAKEN = GLOBALS.number("depots-taken");

  /** The first of the numbers kept for railway lines, where tracks have limits. */
  static final int FIRST_TRACK = GLOBALS.list().size();

  private static final Names DERIVED = Derived.ALL.more();

  /** What a side sees of the front, for bots. */
  static final int FRONT = DERIVED.number("the front");

  private BrusilovState() {}

  /**
   * The vocabulary of a game.
   *
   * @param tracks what has crossed each railway line, where that is counted
   */
  static Vocabulary vocabulary(List<String> tracks) {
    Names globals = GLOBALS.more();
    tracks.forEach(globals::number);
    return new Vocabulary(FLAGS, UNIT_NUMBERS, globals, DERIVED, Pieces.FIELDS);
  }
}
