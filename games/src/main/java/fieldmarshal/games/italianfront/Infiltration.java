package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Chapter 11.8: infiltration. */
final class Infiltration extends Chapter {
  Infiltration(ItalianFrontRules rules) {
    super(rules);
  }

  void begin(Table t, int side) {
    t.push(new Moving(side));
  }

  @Case("IF-11.8.1")
  record Moving(int side) implements PassFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(p, side, Kind.MOVE, "Infiltrate with assault units.", "IF-11.8.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Infiltration", "End infiltration");
    }
  }
}
