package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Chapter 7: movement. */
public final class Movement extends Chapter {
  Movement(ItalianFrontRules rules) {
    super(rules);
  }

  void begin(Table t, int side) {
    t.push(new Moving(side));
  }

  /** What was noted of the movement of the side is wiped off. */
  void end(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      t.setFlag(unit, Flag.OF_A_MOVE | Flag.ENTERED, false);
      t.setUnitNumber(unit, UnitNumber.SPENT, 0);
    }
  }

  @Case("IF-7.1.1")
  record Moving(int side) implements PassFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(p, side, Kind.MOVE, "Move your units.", "IF-7.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Movement", "End movement");
    }
  }
}
