package fieldmarshal.games.clash;

import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Case 9.3: replacements. */
public class Replacements extends Chapter {
  public Replacements(ClashRules rules) {
    super(rules);
  }

  /** The side may give its replacement steps of the turn. */
  @Case("COG-5.32")
  protected void begin(Table t, int side) {}

  /** The phase of the side is over: steps that were not given are lost. */
  protected void end(Table t, int side) {}
}
