package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.testkit.GameContract;
import org.junit.jupiter.api.Tag;

/** East Prussia 1914 keeps the contract of all games, with any legal options. */
@Tag("slow")
@Case("TWU-X-T5")
class EastPrussiaContractTest extends GameContract {
  EastPrussiaContractTest() {
    super(new EastPrussia());
  }
}
