package fieldmarshal.games.clash;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.CombatMomentAppraisal;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;

/** What bots go by when they choose the moment of their combat: who still marches, and the cup. */
final class CombatMoment implements CombatMomentAppraisal {
  private final ClashRules rules;
  private final ClashAppraisal appraisal;
  private final Garrisons garrisons;

  CombatMoment(ClashRules rules, ClashAppraisal appraisal, Garrisons garrisons) {
    this.rules = rules;
    this.appraisal = appraisal;
    this.garrisons = garrisons;
  }

  @Override
  public boolean begins(Position p, Order order) {
    return p.pending() instanceof Sequence.Declaration && order instanceof Order.Choose;
  }

  @Override
  public boolean lastCall(Position p) {
    return rules.command().lastCall(p, p.global(Global.PLAYER));
  }

  /** Units of the armies whose markers are still in the cup. */
  @Override
  public Appraisal.Ways later(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    if (!p.onMap(unit)
        || appraisal.role(unit) != Appraisal.Role.FIGHTER
        || p.has(unit, Flag.OF_A_TURN)
        || garrisons.stays(p, counter)
        || !inCup(p, p.unitNumber(unit, UnitNumber.ARMY))) {
      return Appraisal.Ways.NONE;
    }
    return appraisal.march(p, counter);
  }

  private static boolean inCup(Position p, int army) {
    for (int i = 0; i < Global.ARMIES; i++) {
      if (p.global(Global.CUP.first() + i) == army) {
        return true;
      }
    }
    return false;
  }

  /** The more enemy markers may be drawn before the own ones, the less a later moment is worth. */
  @Override
  public double patience(Position p) {
    int own = 0;
    int enemy = 0;
    for (int i = 0; i < Global.ARMIES; i++) {
      int chit = p.global(Global.CUP.first() + i);
      if (chit > 0) {
        if (rules.army(chit).side().index() == p.global(Global.PLAYER)) {
          own++;
        } else {
          enemy++;
        }
      }
    }
    // So many enemy markers come before the next own one, on the average.
    double before = own == 0 ? enemy : enemy / (own + 1.0);
    return 1 / (1 + 0.12 * before);
  }
}
