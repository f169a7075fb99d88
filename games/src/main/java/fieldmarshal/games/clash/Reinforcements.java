package fieldmarshal.games.clash;

import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Case 9.2: reinforcements. */
public class Reinforcements extends Chapter {
  public Reinforcements(ClashRules rules) {
    super(rules);
  }

  /** The units of a side that are due are placed. */
  @Case("COG-5.32")
  protected void begin(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      int hex = board.hex(unit.hexNumber());
      if (t.now().place(unit) == ClashRules.DUE
          && t.now().unitNumber(unit, UnitNumber.DUE) <= turn(t.now())
          && !rules.pieces().enemyIn(t.now(), side, hex)
          && rules.stacking().fits(t.now(), unit, hex) == null) {
        rules.pieces().arrive(t, unit, hex);
      }
    }
  }
}
