package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.HexField;
import fieldmarshal.engine.Names;
import fieldmarshal.engine.Vocabulary;
import fieldmarshal.games.gwe.Derived;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.Global;
import fieldmarshal.games.gwe.Pieces;
import fieldmarshal.games.gwe.UnitNumber;

/** What this game keeps in its positions beside what the standard rules keep. */
final class CaporettoState {
  private static final Names FLAGS = Flag.ALL.more();

  /** An Italian unit stands firmer under its leader's eyes. */
  static final int INSPIRED = FLAGS.bit("inspired");

  private static final Names GLOBALS = Global.ALL.more();

  /** The turn in which the strike in Milano was broken, or 0. */
  static final int STRIKE_ENDED = GLOBALS.number("strike-ended");

  /** What was lost, for victory points. */
  static final int SHOCK_STEPS = GLOBALS.number("shock-steps");

  static final int ALLIED_STEPS = GLOBALS.number("allied-steps");
  static final int CORPS_LOST = GLOBALS.number("corps-lost");
  static final int DIVISIONS_LOST = GLOBALS.number("divisions-lost");
  static final int SHOCK_DIVISIONS = GLOBALS.number("shock-divisions");
  static final int HERO_LOST = GLOBALS.number("hero-lost");

  private static final HexField.Fields FIELDS = Pieces.FIELDS.more();

  /** A side's hex that a retreat has overstacked, by the side's index. */
  static final HexField[] GRACE = {
    FIELDS.flag("grace-of-the-first"), FIELDS.flag("grace-of-the-second")
  };

  static final Vocabulary VOCABULARY =
      new Vocabulary(FLAGS, UnitNumber.ALL, GLOBALS, Derived.ALL, FIELDS);

  private CaporettoState() {}
}
