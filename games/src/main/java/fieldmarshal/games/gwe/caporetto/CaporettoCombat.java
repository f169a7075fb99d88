package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Combat;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import java.util.ArrayList;
import java.util.List;

/** Chapter 8 with mixed ratings (8.4), cavalry as any unit (12.2) and surprise (23.1). */
class CaporettoCombat extends Combat {
  CaporettoCombat(GreatWarInTheEast rules) {
    super(rules);
    addShift(new Surprise());
  }

  @Override
  @Case("CAP-8.4")
  protected int row(Position p, Order.Attack attack) {
    List<Counter> units = new ArrayList<>();
    for (Unit unit : attack.units()) {
      if (p.onMap(unit)) {
        units.add(counter(unit));
      }
    }
    return majority(units);
  }

  /**
   * The rating of most stacking points, guns and headquarters left out; a tie is the better one.
   */
  @Case({"CAP-8.4", "CAP-8.62"})
  static int majority(List<Counter> units) {
    int good = 0;
    int poor = 0;
    boolean any = false;
    for (Counter unit : units) {
      if (unit.isGun() || !unit.isCombat()) {
        continue;
      }
      any = true;
      if (unit.tcr() == 1) {
        good += unit.stacking();
      } else {
        poor += unit.stacking();
      }
    }
    return any && good >= poor ? 1 : 2;
  }

  @Override
  @Case("CAP-12.2")
  protected int cavalryStrength(Position p, int sum, Hexes targets) {
    return sum;
  }

  /** On turn 1 an attack with Stosstruppen in it has one column more. */
  @Case("CAP-23.1")
  private static final class Surprise implements Shift {
    @Override
    public int columns(Position p, Order.Attack attack) {
      if (p.global(fieldmarshal.games.gwe.Global.TURN) != 1) {
        return 0;
      }
      for (Unit unit : attack.units()) {
        if (unit.side() == Caporetto.CENTRAL
            && p.onMap(unit)
            && counter(unit).printed().stosstruppen()) {
          return 1;
        }
      }
      return 0;
    }

    @Override
    public String what() {
      return "surprise attack by Stosstruppen";
    }

    @Override
    public String caseId() {
      return "CAP-23.1";
    }
  }
}
