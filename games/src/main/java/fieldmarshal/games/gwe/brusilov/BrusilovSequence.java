package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Sequence;
import fieldmarshal.games.gwe.UnitNumber;

/** The sequence of play with what this game counts by phase, and the breakdown of cars (24.42). */
class BrusilovSequence extends Sequence {
  private final Counter cars;

  BrusilovSequence(GreatWarInTheEast rules) {
    super(rules);
    cars = rules.roster().named("ru-ac");
  }

  @Override
  @Case({"BRU-18.32", "BRU-20.22"})
  protected void opening(Table t, Side side) {
    super.opening(t, side);
    t.setGlobal(BrusilovState.DEPOTS_TAKEN, 0);
    ((BrusilovRailways) rules.railways()).clear(t);
    for (Counter unit : rules.unitsOf(side.index())) {
      t.setUnitNumber(unit, BrusilovState.WALKED, 0);
    }
  }

  @Override
  @Case("BRU-23.26")
  protected void turnBegins(Table t) {
    super.turnBegins(t);
    for (Counter unit : rules.unitsOf(Brusilov.CENTRAL.index())) {
      t.setFlag(unit, BrusilovState.PANICKED | BrusilovState.STEPPED_ASIDE, false);
    }
  }

  @Override
  @Case("BRU-24.42")
  protected void phaseEnds(Table t, Step step) {
    super.phaseEnds(t, step);
    Position p = t.now();
    if (step == Step.MOVEMENT_ENDS
        && phasing(p) == cars.side()
        && p.onMap(cars)
        && !BrusilovPieces.brokenDown(p, cars)
        && p.unitNumber(cars, UnitNumber.SPENT) > 4) {
      t.push(new BreakdownRoll(cars));
    }
  }

  /** On a 1 after five movement points, on 1 or 2 after six. */
  @Case("BRU-24.42")
  record BreakdownRoll(Counter cars) implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(p, cars.side(), "breakdown of " + cars.called(), "BRU-24.42");
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("breakdown of " + cars.called(), face, "BRU-24.42"));
      if (face <= (t.now().unitNumber(cars, UnitNumber.SPENT) == 5 ? 1 : 2)) {
        t.setFlag(cars, Flag.REVERSED, true);
        t.note(cars.begins() + " has broken down.", "BRU-24.42");
      } else {
        t.note(cars.begins() + " does not break down.", "BRU-24.42");
      }
    }
  }
}
