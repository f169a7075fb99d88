package fieldmarshal.engine.book;

import fieldmarshal.engine.HandEditor;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;

/** Changes by hand in a game that is data. */
final class DataEditor extends HandEditor<Piece> {
  private final DataRules<?> rules;

  DataEditor(DataRules<?> rules) {
    super(rules, rules.roster());
    this.rules = rules;
  }

  @Override
  protected boolean closed(int box) {
    return box == DataRules.UNSEEN;
  }

  @Override
  protected boolean leaves(Piece unit) {
    return !unit.isSymbol();
  }

  @Override
  protected void dropDecisions(Table t) {
    while (!(t.now().pending() instanceof LastingFrame)) {
      t.pop();
    }
  }

  @Override
  protected void check(Position p, Piece unit, Placing placing) throws Impossible {
    if (unit.isSymbol()) {
      throw new Impossible(unit.id() + " only stands for a unit that is not seen");
    }
  }

  @Override
  protected void put(Table t, Piece unit, int hex) {
    t.place(unit, hex, "edited");
  }

  @Override
  protected void give(Table t, int hex, Side side) {
    rules.take(t, hex, side);
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
    jump(t, turn, part(side), phase);
  }

  private Part part(Side side) {
    return rules.game().parts().stream()
        .filter(each -> each.side() == side)
        .findFirst()
        .orElseThrow();
  }

  @Override
  protected void jump(Table t, int turn, Part part, String phase) {
    rules.jump(t, turn, part, phase);
  }
}
