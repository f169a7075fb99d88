package fieldmarshal.games.clash;

import fieldmarshal.engine.HandEditor;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Below;
import java.util.Set;

/** Changes by hand. A unit put into a hex controls it. */
final class TableEditor extends HandEditor<Counter> {
  private static final Set<String> FIXED = Set.of("part", "army", "winner");

  private final ClashRules rules;

  TableEditor(ClashRules rules) {
    super(rules, rules.roster(), ClashRules.DUE, UnitNumber.DUE);
    this.rules = rules;
  }

  @Override
  protected boolean fixed(String total) {
    return super.fixed(total)
        || FIXED.contains(total)
        || total.startsWith("cup-")
        || total.startsWith("drawn-");
  }

  @Override
  protected void dropDecisions(Table t) {
    Below.dropToLasting(t);
  }

  @Override
  protected void check(Position p, Counter unit, Placing placing) throws Impossible {
    int hex = placing.place();
    if (hex < 0) {
      return;
    }
    water(hex, unit.id() + " cannot stand in");
    if (rules.control().fort(p, 1 - unit.sideIndex(), hex) > 0) {
      throw new Impossible(
          unit.id() + " cannot stand in the enemy fort at " + rules.board().number(hex));
    }
  }

  private void water(int hex, String who) throws Impossible {
    if (rules.theatre().owner(hex) == Theatre.NOBODY) {
      throw new Impossible(who + " the water at " + rules.board().number(hex));
    }
  }

  @Override
  protected void put(Table t, Counter unit, int hex) {
    rules.pieces().put(t, unit, hex, "edited");
  }

  /** Every counter belongs to its printed army again, wherever it is. */
  @Override
  protected void placed(Table t) {
    for (Counter unit : rules.roster().all()) {
      if (t.now().unitNumber(unit, UnitNumber.ARMY) == 0) {
        t.setUnitNumber(unit, UnitNumber.ARMY, unit.printedArmy());
      }
    }
  }

  @Override
  protected void give(Table t, int hex, Side side) throws Impossible {
    water(hex, "nobody controls");
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
    rules.sequence().jump(t, turn, Part.playerTurn(1, side), phase);
  }

  @Override
  protected void jump(Table t, int turn, Part part, String phase) {
    rules.sequence().jump(t, turn, part, phase);
  }
}
