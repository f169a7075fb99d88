package fieldmarshal.engine.book;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import java.util.List;

/**
 * Stacks must go, each along one of its ways: a retreat, a rout, a withdrawal. The player chooses
 * the way, and which stack goes next where there are several.
 */
public interface ChoiceOfWays<R> extends Pending.Obvious<R> {

  /** Takes the ways of one stack after the other, until it has had enough. */
  interface Ways {
    boolean go(List<? extends Unit> stack, Iterable<Hexes> paths);
  }

  void ways(R rules, Position position, Ways ways);

  @Override
  default void orders(R rules, Position position, OrderSink sink) {
    ways(
        rules,
        position,
        (stack, paths) -> {
          for (Hexes path : paths) {
            if (!sink.accept(new Order.Retreat(List.copyOf(stack), path))) {
              return false;
            }
          }
          return true;
        });
  }
}
