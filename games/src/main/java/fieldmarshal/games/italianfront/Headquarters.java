package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.casebook.Case;

/** Chapter 15.1: the modes of headquarters. */
final class Headquarters extends Chapter {
  Headquarters(ItalianFrontRules rules) {
    super(rules);
  }

  void begin(Table t, int side) {
    t.push(new Modes(side));
  }

  /** Whether a headquarters in support mode is near enough to serve the unit. */
  @Case("IF-15.1.2")
  Trace trace(Position p, Counter unit) {
    return new Trace(false, null, "No headquarters serves it.", "IF-15.1.2");
  }

  @Case("IF-15.1.1")
  record Modes(int side) implements PassFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(p, side, Kind.COMMAND, "Choose the mode of your headquarters.", "IF-15.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Headquarters", "Keep the modes");
    }
  }
}
