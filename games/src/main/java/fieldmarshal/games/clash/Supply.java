package fieldmarshal.games.clash;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.casebook.Case;

/** Chapter 8: supply. */
public class Supply extends Chapter {
  public Supply(ClashRules rules) {
    super(rules);
  }

  /**
   * The supply of a side's units is determined, or of both sides' at once.
   *
   * @param side a side, or -1 for both
   */
  @Case("COG-5.31a")
  protected void determine(Table t, int side) {}

  /** The supply line of a unit as things stand now. */
  public Trace trace(Position p, Counter unit) {
    return new Trace(true, null, "It is in supply.", "COG-5.31b");
  }
}
