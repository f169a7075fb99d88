package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Names;
import fieldmarshal.games.clash.Derived;
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

  static final Names DERIVED = Derived.ALL.more();

  /** The zones of a side that has units in the flood, and those of its infantry alone. */
  static final int ZONES = DERIVED.numbers("wet-zones", 2);

  static final int INFANTRY_ZONES = DERIVED.numbers("wet-infantry-zones", 2);

  private YpresState() {}
}
