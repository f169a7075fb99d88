package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Movement;
import fieldmarshal.games.gwe.UnitNumber;
import org.jspecify.annotations.Nullable;

/** Movement on the first turn (18.1), off the land (19.42), and of reduced units (23.52). */
class BrusilovMovement extends Movement {
  BrusilovMovement(GreatWarInTheEast rules) {
    super(rules);
  }

  /** The Russians stand ready and only their headquarters stir. */
  @Override
  @Case({"BRU-18.1", "BRU-26.24b"})
  public @Nullable Refused mayAct(Position p, Counter unit) {
    if (unit.side() == Brusilov.RUSSIAN
        && phasing(p) == Brusilov.RUSSIAN
        && !unit.isHq()
        && BrusilovRules.of(rules).firstTurn(p)) {
      return Refused.of("BRU-18.1", "On the first turn the Russians may move only headquarters.");
    }
    return super.mayAct(p, unit);
  }

  @Override
  @Case({"BRU-19.42", "BRU-24.42"})
  public int allowance(Position p, Counter unit, String mode) {
    if (BrusilovPieces.brokenDown(p, unit)) {
      return 1;
    }
    return p.has(unit, BrusilovState.LIVING)
        ? rules.pieces().move(unit)
        : super.allowance(p, unit, mode);
  }

  // ---- 23.52 stragglers

  /** Beyond one hex and beyond two points, a reduced unit may fall apart in any hex. */
  @Override
  @Case("BRU-23.52")
  protected void entered(Table t, March march, int hex) {
    Counter unit = march.unit();
    t.addUnitNumber(unit, BrusilovState.WALKED, 1);
    if (BrusilovPieces.isReduced(t.now(), unit)
        && t.now().unitNumber(unit, BrusilovState.WALKED) > 1
        && t.now().unitNumber(unit, UnitNumber.SPENT) > 2) {
      t.push(new StragglerRoll(march));
    }
  }

  /** The highest die that disperses a reduced unit. */
  @Case({"BRU-23.52", "BRU-23.53", "BRU-26.24b"})
  static int disperses(GreatWarInTheEast rules, Position p) {
    return BrusilovRules.of(rules).firstTurn(p) ? 2 : 1;
  }

  /**
   * A die for a hex entered.
   *
   * @param march the march before it entered that hex
   */
  @Case("BRU-23.52")
  record StragglerRoll(March march) implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(
          p, march.unit().side(), "stragglers of " + march.unit().called(), "BRU-23.52");
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      Counter unit = march.unit();
      t.pop();
      t.tell(new Event.Rolled("stragglers of " + unit.called(), face, "BRU-23.52"));
      if (face <= disperses(rules, t.now())) {
        t.tell(
            new Event.Moved(
                unit, march.from(), march.path().first(march.done() + 1), march.mode()));
        rules.pieces().eliminate(t, unit, "BRU-23.52");
      } else {
        t.note(unit.begins() + " has no stragglers.", "BRU-23.52");
      }
    }
  }
}
