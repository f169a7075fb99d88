package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Supply;
import java.util.ArrayList;
import java.util.List;

/** Chapter 9 with the ranges of 19.1, and cavalry that lives off the land (19.4). */
class BrusilovSupply extends Supply {
  @Case("BRU-19.41")
  private static final int FEW = 2;

  BrusilovSupply(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case({"BRU-19.1a", "BRU-19.1b"})
  public int range(Counter unit) {
    return unit.nationality().equals(Brusilov.GERMAN) ? 5 : 3;
  }

  @Override
  @Case("BRU-19.1a")
  protected int longestRange(Side side) {
    return side == Brusilov.CENTRAL ? 5 : 3;
  }

  // ---- 19.4

  /**
   * Who lives off the land is noted when supply is determined and when attrition is, for both
   * sides: a zone of control that came and went with every line of supply would go round in a
   * circle.
   */
  @Case({"BRU-19.41", "BRU-19.43"})
  private void note(Table t) {
    List<Counter> living = new ArrayList<>();
    for (Counter unit : rules.roster().all()) {
      if (unit.isCavalry() && livesOffTheLand(t.now(), unit)) {
        living.add(unit);
      }
    }
    for (Counter unit : rules.roster().all()) {
      if (unit.isCavalry()) {
        t.mark(unit, BrusilovState.LIVING, living.contains(unit), "BRU-19.41");
      }
    }
  }

  @Case("BRU-19.41")
  private boolean livesOffTheLand(Position p, Counter unit) {
    int hex = p.place(unit);
    return hex >= 0
        && board().has(hex, BrusilovTerrainCode.SOUTH)
        && rules.stacking().points(p, hex, unit.side()) <= FEW
        && !inSupply(p, unit);
  }

  @Override
  @Case("BRU-19.41")
  public void determine(Table t, Side side) {
    super.determine(t, side);
    note(t);
  }

  @Override
  @Case("BRU-19.41")
  public void attrition(Table t, Side side) {
    note(t);
    super.attrition(t, side);
  }

  @Override
  @Case("BRU-19.41")
  protected boolean exempt(Position p, Counter unit) {
    return p.has(unit, BrusilovState.LIVING) || super.exempt(p, unit);
  }

  /** As things stand, not as they were when it was noted last. */
  @Override
  @Case("BRU-19.41")
  public boolean rolls(Position p, Counter unit) {
    return super.rolls(p, unit) && !(unit.isCavalry() && livesOffTheLand(p, unit));
  }

  /** Who attacks must check even so. */
  @Override
  @Case("BRU-19.42")
  protected boolean exemptInAttack(Position p, Counter unit) {
    return super.exempt(p, unit);
  }
}
