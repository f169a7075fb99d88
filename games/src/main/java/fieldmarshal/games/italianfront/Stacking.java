package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Table;

/** Chapter 8: stacking. */
public final class Stacking extends Chapter {
  Stacking(ItalianFrontRules rules) {
    super(rules);
  }

  /** The end of a combat or movement sub-phase: both sides lose what is too much, active first. */
  void check(Table t, int side) {}
}
