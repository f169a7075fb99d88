package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Chapter 7.12: strategic movement. */
final class StrategicMovement extends Chapter {
  StrategicMovement(ItalianFrontRules rules) {
    super(rules);
  }

  void begin(Table t, int side) {
    t.push(new Moving(side));
  }

  @Case("IF-7.12.1")
  record Moving(int side) implements PassFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(p, side, Kind.MOVE, "Move units by strategic movement.", "IF-7.12.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Strategic movement", "End strategic movement");
    }
  }
}
