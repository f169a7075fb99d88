package fieldmarshal.games.clash.ypres;

import fieldmarshal.testkit.GameContract;
import org.junit.jupiter.api.Tag;

/** First Ypres 1914 keeps the contract of all games. */
@Tag("slow")
class YpresContractTest extends GameContract {
  YpresContractTest() {
    super(new Ypres());
  }
}
