package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Unit;
import fieldmarshal.testkit.GameContract;
import org.junit.jupiter.api.Tag;

/** The Italian Front keeps the contract of all games, with any legal options. */
@Tag("slow")
class ItalianFrontContractTest extends GameContract {
  ItalianFrontContractTest() {
    super(new ItalianFront());
  }

  /** A headquarters goes into an enemy zone only with other units. */
  @Override
  protected boolean needsCompany(Unit unit) {
    return unit instanceof Counter counter && counter.isHq();
  }

  @Override
  protected int games() {
    return 48;
  }
}
