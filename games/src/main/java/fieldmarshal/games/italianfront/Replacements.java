package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Chapter 13.2: replacements and mobilization. */
final class Replacements extends Chapter {
  Replacements(ItalianFrontRules rules) {
    super(rules);
  }

  void begin(Table t, int side) {
    t.push(new Spending(side));
  }

  @Case("IF-13.2.1")
  record Spending(int side) implements PassFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(p, side, Kind.REPLACE, "Spend replacement points.", "IF-13.2.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Replacements", "End replacements");
    }
  }
}
