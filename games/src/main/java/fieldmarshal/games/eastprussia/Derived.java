package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Names;

/** What chapters derive from a position and keep with it, for each side. */
final class Derived {
  static final Names ALL = new Names();

  static final int ZONES = ALL.numbers("zones", 2);
  static final int RIVALS = ALL.numbers("rivals", 1);
  static final int SUPPLY = ALL.numbers("supply", 2);
  static final int PASSAGE = ALL.numbers("passage", 2);
  static final int GROUND = ALL.numbers("ground", 1);
  static final int TOWNS = ALL.numbers("towns", 2);

  /** The enemies in a side's own country, for bots. */
  static final int INVADERS = ALL.numbers("invaders", 2);

  private Derived() {}
}
