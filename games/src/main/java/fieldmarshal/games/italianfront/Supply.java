package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.casebook.Case;

/** Chapter 14: supply. */
public final class Supply extends Chapter {
  Supply(ItalianFrontRules rules) {
    super(rules);
  }

  /** Whether a unit of the side could trace a line from the hex now, whatever its marker says. */
  @Case("IF-14.1.1")
  boolean traces(Position p, int side, int hex) {
    return true;
  }

  /** The line of a unit. */
  Trace trace(Position p, Counter unit) {
    return new Trace(true, null, "It is in supply.", "IF-14.1.1");
  }

  /** The Supply Sub-phase: marks and unmarks the side's units. */
  @Case("IF-14.3.1")
  void mark(Table t, int side) {}
}
