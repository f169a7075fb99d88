package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Withdrawal;
import org.jspecify.annotations.Nullable;

/** Case 12.1: every combat unit of rating 1 withdraws as cavalry does, but no Italian on turn 1. */
class CaporettoWithdrawal extends Withdrawal {
  CaporettoWithdrawal(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case({"CAP-12.1", "CAP-4.0"})
  protected boolean kind(Position p, Counter unit) {
    return unit.isCombat() && unit.tcr() == 1;
  }

  @Override
  protected String kindCase() {
    return "CAP-12.1";
  }

  @Override
  @Case("CAP-23.31")
  public @Nullable Refused mayTry(Position p, Counter unit) {
    if (turn(p) == 1
        && unit.side() != phasing(p)
        && unit.nationality().equals(Caporetto.ITALIAN)
        && kind(p, unit)) {
      return Refused.of("CAP-23.31", "Italian units are surprised and may not withdraw on turn 1.");
    }
    return super.mayTry(p, unit);
  }
}
