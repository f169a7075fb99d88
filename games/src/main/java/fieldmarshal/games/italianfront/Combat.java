package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/** Chapter 11: combat. */
public final class Combat extends Chapter {
  Combat(ItalianFrontRules rules) {
    super(rules);
  }

  /** A combat sub-phase opens. */
  @Case("IF-11.1.1")
  void begin(Table t, int side) {
    t.push(new Declaring(side));
  }

  /** A combat sub-phase closes: nobody has attacked or was attacked any more. */
  @Case("IF-11.3.2")
  void end(Table t, int side) {
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Flag.OF_A_COMBAT, false);
    }
  }

  @Case("IF-11.1.1")
  record Declaring(int side) implements PassFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(p, side, Kind.ATTACK, "Attack, or end the combat sub-phase.", "IF-11.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Combat", "End combat");
    }
  }

  Answer<Preview> preview(Position p, Order.Attack attack) {
    return Answer.refused(Refused.of("IF-4.1.3", "Attacks are made in a combat sub-phase."));
  }

  /** The combat that is being fought, or null. */
  fieldmarshal.engine.@Nullable Combat underWay(Position p) {
    return null;
  }

  Meaning meaning(String result) {
    return new Meaning("", "", 0);
  }
}
