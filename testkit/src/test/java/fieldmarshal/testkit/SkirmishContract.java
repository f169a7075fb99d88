package fieldmarshal.testkit;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import java.util.List;

/** The contract over a few skirmishes, with a complaint about all positions of a certain turn. */
final class SkirmishContract extends GameContract {
  private final Skirmish.Flaw flaw;
  private final int shunned;

  SkirmishContract(Skirmish.Flaw flaw, int shunned) {
    super(new Skirmish(flaw));
    this.flaw = flaw;
    this.shunned = shunned;
  }

  @Override
  protected int games() {
    // A flaw that shows only now and then needs more games to be found.
    return flaw == Skirmish.Flaw.NONE ? 6 : 120;
  }

  @Override
  protected List<String> faults(Rules rules, Position position) {
    return rules.status(position).turn() == shunned ? List.of("a black cat crosses") : List.of();
  }
}
