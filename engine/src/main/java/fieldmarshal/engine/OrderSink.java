package fieldmarshal.engine;

/** Takes orders one after the other. */
@FunctionalInterface
public interface OrderSink {
  /** Returns false when no more are wanted. */
  boolean accept(Order order);
}
