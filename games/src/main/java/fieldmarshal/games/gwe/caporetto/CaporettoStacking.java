package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Stacking;

/** Chapter 6 with a limit of twelve points, and grace after a retreat. */
class CaporettoStacking extends Stacking {
  CaporettoStacking(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case({"CAP-6.0", "CAP-6.11"})
  public int limit() {
    return 12;
  }

  /** A hex that a retreat has overstacked is let off until its owner's next Movement Phase ends. */
  @Case("CAP-8.63")
  void grant(Table t, int hex, Side side) {
    CaporettoState.GRACE[side.index()].set(t, hex, true);
  }

  @Override
  @Case("CAP-8.63")
  protected boolean excused(Position p, int hex, Side side) {
    return CaporettoState.GRACE[side.index()].is(p, hex);
  }

  /** The owner's Movement Phase has ended: no more grace. */
  @Case("CAP-8.63")
  void revoke(Table t, Side side) {
    for (int hex = 0; hex < board().size(); hex++) {
      if (excused(t.now(), hex, side)) {
        CaporettoState.GRACE[side.index()].set(t, hex, false);
      }
    }
  }
}
