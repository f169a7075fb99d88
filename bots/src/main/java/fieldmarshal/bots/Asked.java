package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a staff is asked to decide, and in which style it is to do so. */
record Asked(
    Rules rules, Appraisal appraisal, Position position, Decision.Choose choose, Style style) {
  Side side() {
    return choose.side();
  }

  /** The turn, its part, the side and the phase: a plan is made once for each. */
  String when() {
    return choose.turn() + "/" + choose.part().number() + choose.side().id() + choose.phase();
  }

  /**
   * An answer to it.
   *
   * @param why made only where somebody asks
   * @param granted what comes of the order, where that is known
   */
  record Reply(Order order, Supplier<String> why, @Nullable Granted granted) {
    Reply(Order order, Supplier<String> why) {
      this(order, why, null);
    }

    Reply(Order order, String why) {
      this(order, () -> why, null);
    }

    Reply(Order order, String why, @Nullable Granted granted) {
      this(order, () -> why, granted);
    }
  }
}
