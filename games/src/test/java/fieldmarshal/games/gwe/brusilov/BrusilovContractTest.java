package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.testkit.GameContract;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** The Brusilov Offensive keeps the contract of all games. */
@Tag("slow")
class BrusilovContractTest extends GameContract {
  private static final BrusilovInvariants INVARIANTS = new BrusilovInvariants();

  BrusilovContractTest() {
    super(new Brusilov());
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
