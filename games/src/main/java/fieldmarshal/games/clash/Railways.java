package fieldmarshal.games.clash;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Railways: the common book knows no movement by rail. A battle may bring it. */
public class Railways extends Chapter {
  public Railways(ClashRules rules) {
    super(rules);
  }

  /** Why the unit may not ride, or null once it has ridden. */
  @Case("COG-11.3j")
  protected @Nullable Refused ride(Table t, Order.Rail order) {
    return Refused.of("COG-11.3j", "There is no movement by rail in this game.");
  }

  /** Lists the rides of a unit; false when the sink has had enough. */
  protected boolean list(Position p, Counter unit, OrderSink sink) {
    return true;
  }

  /** A ride drawn at random now and then, else null. */
  protected @Nullable Order sample(Position p, Counter unit, RandomGenerator random) {
    return null;
  }

  /** The rides that a unit may make now. */
  protected List<Hexes> rides(Position p, Counter unit) {
    return List.of();
  }
}
