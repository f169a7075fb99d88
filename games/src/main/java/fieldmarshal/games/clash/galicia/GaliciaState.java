package fieldmarshal.games.clash.galicia;

import fieldmarshal.engine.Names;
import fieldmarshal.games.clash.Global;

/** What Galicia keeps beside what the common book keeps. */
final class GaliciaState {
  static final Names GLOBALS = Global.ALL.more();

  /** The turn of Conrad's redeployment, or 0. */
  static final int TRANSFER = GLOBALS.number("transfer");

  private GaliciaState() {}
}
