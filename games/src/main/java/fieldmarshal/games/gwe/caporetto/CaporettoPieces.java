package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Pieces;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 2 as Caporetto has it. A leader, where he is in play, goes and dies with his division.
 */
class CaporettoPieces extends Pieces {
  private @Nullable Counter leader;
  private @Nullable Counter escort;

  CaporettoPieces(GreatWarInTheEast rules) {
    super(rules);
  }

  /** The rating by the printed movement allowance: eight and ten are good, four and six are not. */
  @Case({"CAP-2.4", "GWE-2.4-TCR"})
  static int tcr(int printedMove) {
    return printedMove >= 8 ? 1 : 2;
  }

  /** Ties a leader to a division. */
  @Case({"CAP-21.11", "CAP-10.2"})
  void attach(Counter man, Counter division) {
    leader = man;
    escort = division;
  }

  @Override
  public void enter(Table t, Counter unit, int hex) {
    super.enter(t, unit, hex);
    follow(t, unit);
  }

  @Override
  public void put(Table t, Counter unit, int hex, String how) {
    super.put(t, unit, hex, how);
    follow(t, unit);
  }

  @Override
  public void go(Table t, Counter unit, Hexes path, String how) {
    super.go(t, unit, path, how);
    follow(t, unit);
  }

  @Override
  public void leave(Table t, Counter unit, int box, String how) {
    super.leave(t, unit, box, how);
    follow(t, unit);
  }

  @Case("CAP-21.11")
  private void follow(Table t, Counter unit) {
    if (unit == escort && leader != null) {
      t.shift(leader, t.now().place(unit));
    }
  }

  @Override
  @Case("CAP-21.11")
  public void lose(Table t, Counter unit, int steps, String caseId) {
    super.lose(t, unit, steps, caseId);
    if (unit == escort && leader != null && !t.now().onMap(unit) && t.now().onMap(leader)) {
      super.eliminate(t, leader, "CAP-21.11");
    }
  }
}
