package fieldmarshal.games.italianfront;

import fieldmarshal.engine.HandEditor;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Below;

/** Changes by hand. A unit put into a hex takes it and lies on top. */
final class TableEditor extends HandEditor<Counter> {
  private final ItalianFrontRules rules;

  TableEditor(ItalianFrontRules rules) {
    super(rules, rules.roster(), ItalianFrontRules.DUE, UnitNumber.DUE);
    this.rules = rules;
  }

  @Override
  protected boolean fixed(String total) {
    return super.fixed(total) || total.equals("view") || total.equals("venezia-entered");
  }

  @Override
  protected boolean closed(int box) {
    return box == ItalianFrontRules.UNSEEN;
  }

  @Override
  protected boolean leaves(Counter unit) {
    return !unit.isSymbol() && !unit.isSupport();
  }

  @Override
  protected void dropDecisions(Table t) {
    Below.dropToLasting(t);
  }

  @Override
  protected void check(Position p, Counter unit, Placing placing) throws Impossible {
    if (unit.isSymbol()) {
      throw new Impossible(unit.id() + " only stands for a unit that is not seen");
    }
    int place = placing.place();
    if (unit.isSupport() && place >= 0) {
      throw new Impossible(unit.id() + " is a support unit and never stands on the map");
    }
    if (!unit.isSupport() && place == ItalianFrontRules.SUPPORT) {
      throw new Impossible(unit.id() + " is no support unit");
    }
    if (place < 0) {
      return;
    }
    if (TerrainCode.isWater(rules.board(), place)) {
      throw new Impossible(
          unit.id() + " cannot stand in the water at " + rules.board().number(place));
    }
    if (rules.theatre().isAlpine(place) && !unit.isMountain()) {
      throw new Impossible(
          unit.id() + " cannot stand in the alpine hex " + rules.board().number(place));
    }
  }

  @Override
  protected void put(Table t, Counter unit, int hex) {
    rules.pieces().put(t, unit, hex, "edited");
  }

  @Override
  protected void placed(Table t) {
    rules.loneHeadquarters().check(t);
  }

  @Override
  protected void give(Table t, int hex, Side side) throws Impossible {
    if (TerrainCode.isWater(rules.board(), hex)) {
      throw new Impossible("nobody controls the water at " + rules.board().number(hex));
    }
    rules.control().give(t, hex, side.index());
  }

  @Override
  protected int firstTurn() {
    return rules.scenario().firstTurn();
  }

  @Override
  protected int lastTurn() {
    return rules.scenario().lastTurn();
  }

  @Override
  protected void jump(Table t, int turn, Side side, String phase) {
    jump(t, turn, Sequence.PARTS.get(1 + side.index()), phase);
  }

  @Override
  protected void jump(Table t, int turn, Part part, String phase) {
    rules.sequence().jump(t, turn, part, phase);
  }
}
