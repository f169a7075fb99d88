package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.LastingFrame;
import org.jspecify.annotations.Nullable;

/** A phase that the player may only end. */
interface PassFrame extends Pending.Choice<ItalianFrontRules>, LastingFrame {
  @Override
  default void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
    sink.accept(Order.PASS);
  }

  @Override
  default @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
    if (order instanceof Order.Pass) {
      t.pop();
      return null;
    }
    return Refused.of("IF-4.1.1", "That is not done in this phase.");
  }
}
