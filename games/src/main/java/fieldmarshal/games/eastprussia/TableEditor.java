package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.HandEditor;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.Clock;
import java.util.List;

/** Changes by hand. A unit put into a hex takes it for good. */
final class TableEditor extends HandEditor<Counter> {
  private static final int RUSSIAN = 0;

  private final EastPrussiaRules rules;

  TableEditor(EastPrussiaRules rules) {
    super(rules, rules.roster(), EastPrussiaRules.DUE, UnitNumber.DUE);
    this.rules = rules;
  }

  @Override
  protected boolean fixed(String total) {
    return super.fixed(total) || total.equals("view");
  }

  @Override
  protected boolean closed(int box) {
    return box == EastPrussiaRules.UNSEEN;
  }

  @Override
  protected boolean leaves(Counter unit) {
    return !unit.isSymbol();
  }

  /** Attacks that were declared make no sense any more: back to where they are declared. */
  @Override
  protected void dropDecisions(Table t) {
    boolean dropped = Below.dropToLasting(t);
    if (t.now().pending() instanceof Combat.Declaration) {
      t.replace(new Combat.Declaration(List.of()));
    } else if (dropped
        && t.now().pending() instanceof Clock<?>
        && rules.sequence().combat(t.now())) {
      t.push(new Combat.Declaration(List.of()));
    }
  }

  @Override
  protected void check(Position p, Counter unit, Placing placing) throws Impossible {
    if (unit.isSymbol()) {
      throw new Impossible(unit.id() + " only stands for a unit that is not seen");
    }
    int hex = placing.place();
    if (hex < 0) {
      return;
    }
    water(hex, unit.id() + " cannot stand in");
    if (unit.sideIndex() == RUSSIAN && rules.zones().fortress(p, hex)) {
      throw new Impossible(
          unit.id() + " cannot stand in the fortress at " + rules.board().number(hex));
    }
    if (placing.flags().contains("entrained")
        && (unit.sideIndex() == RUSSIAN || rules.theatre().rails(hex) == 0)) {
      throw new Impossible(unit.id() + " cannot be entrained there");
    }
  }

  private void water(int hex, String who) throws Impossible {
    if (TerrainCode.isWater(rules.board(), hex)) {
      throw new Impossible(who + " the water at " + rules.board().number(hex));
    }
  }

  /** Points that the unit has reserved, for a unit on the map. */
  @Override
  protected boolean status(Table t, Counter unit, String name) {
    int reserved = Reserves.value(name);
    if (reserved > 0 && t.now().onMap(unit)) {
      t.setUnitNumber(unit, UnitNumber.RESERVED, reserved);
    }
    return reserved > 0;
  }

  @Override
  protected void put(Table t, Counter unit, int hex) {
    if (unit.isDummy() && unit.sideIndex() == RUSSIAN) {
      t.setUnitNumber(unit, UnitNumber.ARMY, 1);
    }
    rules.pieces().put(t, unit, hex, "edited");
  }

  @Override
  protected void gone(Table t, Counter unit, int from) {
    rules.control().leave(t, unit, from);
    rules.control().foundOut(t, unit);
  }

  /** A dummy next to an enemy would have been found out. */
  @Override
  protected void checkNeighbours(Position p, Counter unit, int hex) throws Impossible {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int beside = rules.board().neighbour(hex, d);
      for (int u = beside < 0 ? -1 : p.first(beside); u >= 0; u = p.next(u)) {
        Counter other = rules.roster().get(u);
        if (other.side() != unit.side() && other.isDummy() != unit.isDummy()) {
          throw new Impossible(
              (other.isDummy() ? other : unit).id() + " would stand next to an enemy unit");
        }
      }
    }
  }

  @Override
  protected void placed(Table t) {
    rules.railways().recount(t);
  }

  @Override
  protected void give(Table t, int hex, Side side) throws Impossible {
    water(hex, "nobody controls");
    rules.control().give(t, hex, side.index());
  }

  @Override
  protected int firstTurn() {
    return rules.plan().scenario().firstTurn();
  }

  @Override
  protected int lastTurn() {
    return rules.plan().scenario().lastTurn();
  }

  @Override
  protected void jump(Table t, int turn, Side side, String phase) {
    rules.sequence().jump(t, turn, side.index(), phase);
  }
}
