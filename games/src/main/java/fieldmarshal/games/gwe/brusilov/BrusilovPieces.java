package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Pieces;

/** Chapter 2 with panic (23.11) and the armoured cars (24). */
class BrusilovPieces extends Pieces {
  BrusilovPieces(GreatWarInTheEast rules) {
    super(rules);
  }

  static boolean isCar(Counter unit) {
    return unit.arm() == Counter.Arm.CAR;
  }

  static boolean isAustrian(Counter unit) {
    return unit.nationality().equals(Brusilov.AUSTRIAN);
  }

  /** An Austro-Hungarian unit that has lost a step. */
  @Case({"BRU-23.51", "BRU-23.52", "BRU-23.53"})
  static boolean isReduced(Position p, Counter unit) {
    return isAustrian(unit) && unit.isCombat() && p.lost(unit) > 0;
  }

  /** Broken down, the cars are 0-1-1. */
  @Case({"BRU-24.32", "BRU-24.42"})
  static boolean brokenDown(Position p, Counter unit) {
    return isCar(unit) && p.has(unit, Flag.REVERSED);
  }

  @Override
  @Case({"BRU-24.11", "BRU-24.42"})
  public int attack(Position p, Counter unit) {
    return brokenDown(p, unit) ? unit.printed().backAttack() : super.attack(p, unit);
  }

  @Override
  @Case("BRU-23.11")
  public int defence(Position p, Counter unit) {
    return BrusilovRules.of(rules).panic().panics(p, unit) ? 1 : super.defence(p, unit);
  }
}
