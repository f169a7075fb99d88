package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Chapter 17: the operational pause. */
final class Pause extends Chapter {
  Pause(ItalianFrontRules rules) {
    super(rules);
  }

  void begin(Table t, int side) {
    t.push(new Declaring(side));
  }

  @Case("IF-17.1.1")
  record Declaring(int side) implements PassFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p, side, Kind.CHOOSE, "Declare an operational pause for this turn, or not.", "IF-17.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Operational pause", "No pause");
    }
  }
}
