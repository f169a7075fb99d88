package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Order;
import fieldmarshal.testkit.GameContract;
import org.junit.jupiter.api.Tag;

/** The Brusilov Offensive keeps the contract of all games. */
@Tag("slow")
class BrusilovContractTest extends GameContract {
  BrusilovContractTest() {
    super(new Brusilov());
  }

  /** Dice for command may be asked for in one order (10.41). */
  @Override
  protected boolean together(Order order) {
    return super.together(order)
        || order instanceof Order.Choose choose && choose.option().equals("roll");
  }
}
