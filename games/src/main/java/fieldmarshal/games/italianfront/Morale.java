package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Chapter 10: morale and casualties. */
final class Morale extends Chapter {
  static final int LEAST = -4;
  static final int MOST = 2;

  Morale(ItalianFrontRules rules) {
    super(rules);
  }

  @Case({"IF-3.2.9", "IF-3.3.4"})
  void setUp(Table t) {
    t.setGlobal(Global.ITALIAN_MORALE, -1);
    t.setGlobal(Global.AUSTRIAN_MORALE, 0);
  }

  /** A side has taken a victory hex from the enemy. */
  void captured(Table t, int side, int hex) {
    rules.moraleTrack().captured(t, side, hex);
  }
}
