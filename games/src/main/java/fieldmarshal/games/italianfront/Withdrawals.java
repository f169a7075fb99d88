package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Chapter 13.3: withdrawals. */
final class Withdrawals extends Chapter {
  Withdrawals(ItalianFrontRules rules) {
    super(rules);
  }

  void begin(Table t, int side) {
    t.push(new Leaving(side));
  }

  @Case("IF-13.3.1")
  record Leaving(int side) implements PassFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(p, side, Kind.WITHDRAW, "Choose the units that leave.", "IF-13.3.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Withdrawals", "End withdrawals");
    }
  }
}
