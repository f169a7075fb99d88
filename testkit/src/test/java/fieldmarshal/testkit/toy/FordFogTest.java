package fieldmarshal.testkit.toy;

import fieldmarshal.testkit.FogContract;

/** Nobody learns which of two counters that lie face down is the Guard. */
class FordFogTest extends FogContract {
  FordFogTest() {
    super(new Ford());
  }

  @Override
  protected int games() {
    return 200;
  }
}
