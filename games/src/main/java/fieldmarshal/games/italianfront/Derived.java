package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Names;

/** What chapters derive from a position and keep with it, for each side. */
final class Derived {
  static final Names ALL = new Names();

  static final int ZONES = ALL.numbers("zones", 2);
  static final int SUPPLY = ALL.numbers("supply", 2);

  /** How the units of a side draw the enemy, the Allies first; for bots. */
  static final int INVADERS = ALL.numbers("invaders", 2);

  private Derived() {}
}
