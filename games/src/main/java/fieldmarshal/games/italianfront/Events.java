package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Table;

/** Chapter 6: random events. */
final class Events extends Chapter {
  Events(ItalianFrontRules rules) {
    super(rules);
  }

  /** Fills the cups at set-up. */
  void setUp(Table t) {}

  /** Draws the event of the turn. */
  void draw(Table t) {}
}
