package fieldmarshal.games.clash;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Chapter 2: units, their strength, rating and army as they are now, and their end. */
public class Pieces extends Chapter {
  /** What a rating loses while its unit is out of supply. */
  private static final int UNSUPPLIED = 2;

  public Pieces(ClashRules rules) {
    super(rules);
  }

  /** The army that a unit belongs to now; its corps never changes. */
  @Case({"COG-2.23", "COG-G10c", "COG-Y2d", "COG-X14"})
  public final Army army(Position p, Counter unit) {
    return rules.army(p.unitNumber(unit, UnitNumber.ARMY));
  }

  /** Combat strength: the steps that are left. */
  @Case("COG-2.26a")
  public final int strength(Position p, Counter unit) {
    return p.stepsLeft(unit);
  }

  /** A step is lost: the unit is turned over, or is out of the game for good. */
  @Case("COG-2.26b")
  public final void loseStep(Table t, Counter unit, String caseId) {
    t.reduce(unit, 1, caseId);
    if (!t.now().onMap(unit)) {
      clear(t, unit);
    }
  }

  /** The rating as it is now: two less out of supply, never below one. */
  @Case({"COG-2.27", "COG-8.42b"})
  public final int ter(Position p, Counter unit) {
    int printed = unit.printedTer();
    return p.has(unit, Flag.OUT_OF_SUPPLY) ? Math.max(1, printed - UNSUPPLIED) : printed;
  }

  /** A unit is out of the game for good. */
  public final void eliminate(Table t, Counter unit, String caseId) {
    t.remove(unit, caseId);
    clear(t, unit);
  }

  /** Nothing that was noted of the unit holds any more. */
  static void clear(Table t, Counter unit) {
    t.setFlag(unit, -1, false);
  }

  /** Puts a unit into a hex at set-up or by hand. */
  public final void put(Table t, Counter unit, int hex, String how) {
    place(t, unit, hex, how);
    rules.control().occupy(t, unit.sideIndex(), hex);
  }

  /** A reinforcement arrives in a hex. */
  public final void arrive(Table t, Counter unit, int hex) {
    place(t, unit, hex, "reinforcement");
    rules.control().enter(t, unit.sideIndex(), hex);
  }

  private static void place(Table t, Counter unit, int hex, String how) {
    t.setUnitNumber(unit, UnitNumber.DUE, 0);
    if (t.now().unitNumber(unit, UnitNumber.ARMY) == 0) {
      t.setUnitNumber(unit, UnitNumber.ARMY, unit.printedArmy());
    }
    t.place(unit, hex, how);
  }

  /** Whether a unit of the side stands in the hex. */
  public final boolean holds(Position p, int side, int hex) {
    int u = p.first(hex);
    return u >= 0 && counter(u).sideIndex() == side;
  }

  /** Whether an enemy of the side stands in the hex: both sides never share one. */
  public final boolean enemyIn(Position p, int side, int hex) {
    int u = p.first(hex);
    return u >= 0 && counter(u).sideIndex() != side;
  }

  /** Whether an enemy of the side stands next to the hex, with no water between. */
  public final boolean enemyBeside(Position p, int side, int hex) {
    for (int to : theatre.beside(hex)) {
      if (enemyIn(p, side, to)) {
        return true;
      }
    }
    return false;
  }
}
