package fieldmarshal.engine.book;

import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;

/**
 * A chapter of a rulebook. Its methods stand in the order of the cases; an exclusive rule overrides
 * the method of the case that it changes and nothing else.
 *
 * @param <R> the rulebook
 * @param <U> its counters
 */
public abstract class BookChapter<R extends BookRules<R, U>, U extends Unit> {
  private final BookRules<R, U> book;
  protected final Board board;

  protected BookChapter(R rules) {
    this.book = rules;
    this.board = rules.board();
  }

  protected final U counter(int index) {
    return book.roster().get(index);
  }

  protected final Side other(Side side) {
    return book.other(side);
  }

  /** The place as a player reads it: "Tolmino (1802)". */
  protected final String title(int hex) {
    return board.title(hex);
  }
}
