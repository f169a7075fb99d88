package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.testkit.GameContract;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** Caporetto keeps the contract of all games. */
@Tag("slow")
class CaporettoContractTest extends GameContract {
  private static final CaporettoInvariants INVARIANTS = new CaporettoInvariants();

  CaporettoContractTest() {
    super(new Caporetto());
  }

  @Override
  protected List<String> faults(Rules rules, Position position) {
    return INVARIANTS.faults(rules, position);
  }

  /** Dice for command may be asked for in one order (10.41). */
  @Override
  protected boolean together(Order order) {
    return super.together(order)
        || order instanceof Order.Choose choose && choose.option().equals("roll");
  }
}
