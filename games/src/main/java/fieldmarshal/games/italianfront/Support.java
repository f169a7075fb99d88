package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Chapter 16: support units. */
final class Support extends Chapter {
  Support(ItalianFrontRules rules) {
    super(rules);
  }

  /** Units of the pool wait for their turn or lie ready from the first. */
  @Case({"IF-3.2.11", "IF-3.3.5"})
  void setUp(Table t) {
    for (Counter unit : rules.roster().all()) {
      if (unit.isSupport()) {
        if (unit.printed().arrival() > 1) {
          t.setUnitNumber(unit, UnitNumber.DUE, unit.printed().arrival());
          t.shift(unit, ItalianFrontRules.DUE);
        } else {
          t.shift(unit, ItalianFrontRules.SUPPORT);
        }
      }
    }
  }
}
