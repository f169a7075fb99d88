package fieldmarshal.games.clash.gumbinnen;

import fieldmarshal.testkit.GameContract;
import org.junit.jupiter.api.Tag;

/** Gumbinnen 1914 keeps the contract of all games. */
@Tag("slow")
class GumbinnenContractTest extends GameContract {
  GumbinnenContractTest() {
    super(new Gumbinnen());
  }
}
