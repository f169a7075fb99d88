package fieldmarshal.engine.book;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;

/** The game is over. */
public record End<R extends BookRules<R, ?>>() implements Pending.End<R>, LastingFrame {
  @Override
  public Decision.Over decision(R rules, Position p) {
    return new Decision.Over(rules.turn(p), rules.outcome(p));
  }
}
