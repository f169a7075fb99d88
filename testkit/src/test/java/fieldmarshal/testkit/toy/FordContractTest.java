package fieldmarshal.testkit.toy;

import fieldmarshal.testkit.GameContract;

/** The toy keeps what every game keeps. */
class FordContractTest extends GameContract {
  FordContractTest() {
    super(new Ford());
  }
}
