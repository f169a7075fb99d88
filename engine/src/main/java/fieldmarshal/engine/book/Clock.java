package fieldmarshal.engine.book;

import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Table;

/**
 * Lies at the bottom of every stack of decisions; whenever it comes to the top the next step of the
 * sequence of play begins.
 */
public record Clock<R extends BookRules<R, ?>>() implements Pending.Task<R>, LastingFrame {
  @Override
  public void run(R rules, Table t) {
    rules.tick(t);
  }
}
