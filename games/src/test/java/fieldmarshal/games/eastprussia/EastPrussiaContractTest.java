package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.testkit.GameContract;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** East Prussia 1914 keeps the contract of all games, with any legal options. */
@Tag("slow")
@Case("TWU-X-T5")
class EastPrussiaContractTest extends GameContract {
  private static final EastPrussiaInvariants INVARIANTS = new EastPrussiaInvariants();

  EastPrussiaContractTest() {
    super(new EastPrussia());
  }

  @Override
  protected List<String> faults(Rules rules, Position position) {
    return INVARIANTS.faults(rules, position);
  }
}
