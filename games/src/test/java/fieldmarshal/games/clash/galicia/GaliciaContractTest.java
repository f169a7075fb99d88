package fieldmarshal.games.clash.galicia;

import fieldmarshal.testkit.GameContract;
import org.junit.jupiter.api.Tag;

/** Galicia 1914 keeps the contract of all games, with any options. */
@Tag("slow")
class GaliciaContractTest extends GameContract {
  GaliciaContractTest() {
    super(new Galicia());
  }
}
