package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Withdrawal;
import org.jspecify.annotations.Nullable;

/** Case 12.1: not in the panic (23.31); the armoured cars too, without a die (24.2). */
class BrusilovWithdrawal extends Withdrawal {
  BrusilovWithdrawal(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case("BRU-24.21")
  protected boolean kind(Position p, Counter unit) {
    return BrusilovPieces.isCar(unit) || super.kind(p, unit);
  }

  @Override
  @Case({"BRU-23.31", "BRU-26.24b"})
  public @Nullable Refused mayTry(Position p, Counter unit) {
    if (unit.side() != phasing(p)
        && BrusilovPieces.isAustrian(unit)
        && kind(p, unit)
        && BrusilovRules.of(rules).firstTurn(p)) {
      return Refused.of(
          "BRU-23.31",
          "On the first turn Austro-Hungarian cavalry may not withdraw before combat.");
    }
    return super.mayTry(p, unit);
  }

  @Override
  @Case("BRU-24.22")
  protected boolean needsRoll(Counter unit) {
    return !BrusilovPieces.isCar(unit);
  }
}
