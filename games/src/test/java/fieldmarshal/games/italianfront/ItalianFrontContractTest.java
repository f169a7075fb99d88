package fieldmarshal.games.italianfront;

import fieldmarshal.testkit.GameContract;
import org.junit.jupiter.api.Tag;

/** The Italian Front keeps the contract of all games, with any legal options. */
@Tag("slow")
class ItalianFrontContractTest extends GameContract {
  ItalianFrontContractTest() {
    super(new ItalianFront());
  }

  @Override
  protected int games() {
    return 80;
  }
}
