package fieldmarshal.engine.book;

import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What lies below the frame on top. A combat lies on the stack while its stages run; the questions
 * that it puts to the players lie above it and hand their answers down to it.
 */
public final class Below {
  private Below() {}

  /** The nearest frame of a kind, or null where none waits. */
  public static <F extends Pending<?>> @Nullable F find(Position p, Class<F> kind) {
    for (Position.Stack at = p.stack(); at != null && at.top() != null; at = at.rest()) {
      if (kind.isInstance(at.top())) {
        return kind.cast(at.top());
      }
    }
    return null;
  }

  /**
   * The question on top is answered: it goes, and the frame below becomes what the answer makes of
   * it.
   *
   * @return the frame as it is now
   */
  public static <F extends Pending<?>> F answer(
      Table t, Class<F> kind, UnaryOperator<F> handedDown) {
    t.pop();
    F frame = handedDown.apply(kind.cast(t.now().pending()));
    t.replace(frame);
    return frame;
  }

  /**
   * Decisions that are half made are dropped, back to the segment that they were part of.
   *
   * @return whether there were any
   */
  public static boolean dropToLasting(Table t) {
    boolean dropped = false;
    while (!(t.now().pending() instanceof LastingFrame)) {
      t.pop();
      dropped = true;
    }
    return dropped;
  }
}
