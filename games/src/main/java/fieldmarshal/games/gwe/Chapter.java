package fieldmarshal.games.gwe;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.BookChapter;
import fieldmarshal.engine.casebook.Case;

/**
 * A chapter of the rulebook. Its methods stand in the order of the cases; an exclusive rule
 * overrides the method of the case that it changes and nothing else.
 */
public abstract class Chapter extends BookChapter<GreatWarInTheEast, Counter> {
  protected final GreatWarInTheEast rules;

  protected Chapter(GreatWarInTheEast rules) {
    super(rules);
    this.rules = rules;
  }

  protected final Board board() {
    return board;
  }

  protected final Theatre theatre() {
    return rules.theatre();
  }

  protected static Counter counter(Unit unit) {
    return (Counter) unit;
  }

  /** The side whose player-turn it is. */
  @Case("GWE-4.0-PT")
  public final Side phasing(Position p) {
    return rules.side(p.global(Global.PLAYER));
  }

  protected final int turn(Position p) {
    return p.global(Global.TURN);
  }
}
