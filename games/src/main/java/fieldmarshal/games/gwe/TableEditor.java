package fieldmarshal.games.gwe;

import fieldmarshal.engine.HandEditor;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Below;

/** Changes by hand. A fortress stays in its hex; it can be given steps or destroyed. */
final class TableEditor extends HandEditor<Counter> {
  private final GreatWarInTheEast rules;

  TableEditor(GreatWarInTheEast rules) {
    super(rules, rules.roster(), Reinforcements.DUE, UnitNumber.DUE);
    this.rules = rules;
  }

  @Override
  protected boolean closed(int box) {
    return box == Railways.OFF_MAP;
  }

  @Override
  protected boolean leaves(Counter unit) {
    return !unit.isFortress();
  }

  @Override
  protected void check(Position p, Counter unit, Placing placing) throws Impossible {
    int hex = placing.place();
    if (hex < 0) {
      return;
    }
    if (unit.isFortress() && hex != rules.board().hex(unit.setup())) {
      throw new Impossible(unit.id() + " stands at " + unit.setup() + " and cannot be moved");
    }
    ground(unit, hex);
    if (placing.flags().contains(Flag.ALL.ofBit(Flag.ENTRAINED))
        && !rules.theatre().friendlyRail(unit.side().index(), hex)) {
      throw new Impossible(unit.id() + " cannot be entrained off its own railways");
    }
  }

  private void ground(Counter unit, int hex) throws Impossible {
    boolean water = TerrainCode.isWater(rules.board(), hex);
    if (unit.isMonitor()) {
      if (!water && !rules.board().has(hex, TerrainCode.COAST)) {
        throw new Impossible(
            unit.id() + " needs sea or coast; " + rules.board().number(hex) + " is inland");
      }
    } else if (water) {
      throw new Impossible(
          unit.id() + " cannot stand in the water at " + rules.board().number(hex));
    }
  }

  @Override
  protected void put(Table t, Counter unit, int hex) {
    rules.pieces().put(t, unit, hex, "edited");
  }

  @Override
  protected boolean fills(Counter unit) {
    return !unit.isMonitor();
  }

  /** No combat is under way any more. */
  @Override
  protected void dropDecisions(Table t) {
    Below.dropToLasting(t);
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Combat.UNDER_WAY, false);
    }
  }

  @Override
  protected void give(Table t, int hex, Side side) {
    Pieces.LAST_OCCUPANT.set(t, hex, side.index() + 1);
  }

  @Override
  protected int firstTurn() {
    return rules.firstTurn();
  }

  @Override
  protected int lastTurn() {
    return rules.lastTurn();
  }

  @Override
  protected void jump(Table t, int turn, Side side, String phase) {
    rules.sequence().jump(t, turn, side, phase);
  }
}
