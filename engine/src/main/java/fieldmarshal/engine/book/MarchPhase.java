package fieldmarshal.engine.book;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import org.jspecify.annotations.Nullable;

/**
 * A phase of movement: the counters of the active side march one by one, each once. A book says
 * what a step costs and what an arrival brings.
 */
public abstract class MarchPhase implements PhasePlay, Marches.Terms {
  protected final DataRules<?> rules;
  private final String caseId;
  private final int moved;
  private final Marches marches;

  /**
   * @param caseId the case of movement
   * @param moved the flag of counters that have marched
   */
  protected MarchPhase(DataRules<?> rules, String caseId, int moved) {
    this.rules = rules;
    this.caseId = caseId;
    this.moved = moved;
    marches = new Marches(rules.board(), caseId, this);
  }

  /** A counter has marched: whoever ends in a town holds it, unless a book says otherwise. */
  protected void arrived(Table t, Piece unit, int hex) {
    rules.takeTown(t, hex, unit.side());
  }

  public final Marches marches() {
    return marches;
  }

  @Override
  public @Nullable Refused barred(Position p, Piece unit) {
    return !rules.acts(p, unit, this) || p.has(unit, moved)
        ? Refused.of(caseId, "A counter marches once, in the movement phase of its side.")
        : null;
  }

  @Override
  public int allowance(Position p, Piece unit) {
    return rules.figure(p, unit, "move");
  }

  @Override
  public final boolean list(Position p, OrderSink sink) {
    for (Piece unit : rules.unitsOf(rules.active(p).index())) {
      if (!marches.list(p, unit, sink)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public final @Nullable Refused play(Table t, Order order) {
    if (!(order instanceof Order.Move move)) {
      return Refused.of(caseId, "In this phase counters march.");
    }
    Refused refused = marches.refuse(t.now(), move);
    if (refused == null) {
      Piece unit = (Piece) move.units().getFirst();
      rules.march(t, unit, move.path());
      t.setFlag(unit, moved, true);
      arrived(t, unit, move.path().last());
    }
    return refused;
  }
}
