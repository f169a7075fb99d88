package fieldmarshal.engine.book;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import org.jspecify.annotations.Nullable;

/** A chapter that says what a player does in a phase, one order after the other until he passes. */
public interface PhasePlay {
  /** Every legal order but to pass; false when the sink has had enough. */
  boolean list(Position p, OrderSink sink);

  /** Plays an order that does not pass, or says why not. */
  @Nullable Refused play(Table t, Order order);
}
