package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Names;
import fieldmarshal.games.clash.Flag;
import fieldmarshal.games.clash.Global;

/** What Ypres keeps beside what the common book keeps. */
final class YpresState {
  static final Names FLAGS = Flag.ALL.more();

  /** Stands in a hex that floods now and must leave it. */
  static final int FLOODED_OUT = FLAGS.bit("flooded-out");

  static final Names GLOBALS = Global.ALL.more();

  /** The turn in which the sluices were opened, or 0. */
  static final int SLUICES = GLOBALS.number("sluices");

  private YpresState() {}
}
