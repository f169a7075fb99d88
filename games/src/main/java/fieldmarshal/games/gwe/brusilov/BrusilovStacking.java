package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Stacking;

/** Chapter 16: eight stacking points. */
class BrusilovStacking extends Stacking {
  BrusilovStacking(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case("BRU-16.0")
  public int limit() {
    return 8;
  }
}
