package fieldmarshal.games.gwe;

import fieldmarshal.engine.HexField;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/**
 * Chapter 2: the playing pieces. What a unit is worth now, and the only way in which units move
 * about the table, lose steps and leave it, so that whatever must follow does.
 */
public class Pieces extends Chapter {
  /** What is kept for each hex; a game goes on from here. */
  public static final HexField.Fields FIELDS = new HexField.Fields();

  /** One more than the side that was last in the hex. */
  static final HexField LAST_OCCUPANT = FIELDS.number("last-occupant", 2);

  public Pieces(GreatWarInTheEast rules) {
    super(rules);
  }

  /** The attack strength as the unit stands, before any effect of the situation. */
  @Case({"GWE-2.4-AS", "GWE-8.52", "GWE-8.53"})
  public int attack(Position p, Counter unit) {
    Counter.Printed printed = unit.printed();
    return byLoss(p, unit, printed.attack(), printed.backAttack());
  }

  /** The defence strength as the unit stands. */
  @Case({"GWE-2.4-DS", "GWE-8.52", "GWE-8.53"})
  public int defence(Position p, Counter unit) {
    Counter.Printed printed = unit.printed();
    if (unit.isFortress()) {
      return rules.fortresses().strength(p, unit);
    }
    return byLoss(p, unit, printed.defence(), printed.backDefence());
  }

  /** Front, front less one, back, back less one for corps; front and back for the others. */
  @Case({"GWE-8.51", "GWE-8.52", "GWE-8.53"})
  private static int byLoss(Position p, Counter unit, int front, int back) {
    int lost = p.lost(unit);
    if (unit.steps() == 4) {
      int side = lost < 2 ? front : back;
      return Math.max(0, lost % 2 == 0 ? side : side - 1);
    }
    return lost == 0 ? front : back;
  }

  /** The movement allowance printed on the counter. */
  @Case("GWE-2.4-MA")
  public int move(Counter unit) {
    return unit.printed().move();
  }

  /** Attack shift of a headquarters, on the side of the counter that is up. */
  @Case({"GWE-10.11", "GWE-10.54"})
  public int shift(Position p, Counter hq) {
    return p.has(hq, Flag.REVERSED) ? hq.printed().backShift() : hq.printed().shift();
  }

  // ---- changes

  /** The unit enters a hex, by whatever means. Afterwards its side was the last to hold the hex. */
  public void enter(Table t, Counter unit, int hex) {
    t.shift(unit, hex);
    occupy(t, unit, hex);
    clearFed(t, unit);
  }

  /** The unit is put into a hex with an event of its own. */
  public void put(Table t, Counter unit, int hex, String how) {
    t.place(unit, hex, how);
    occupy(t, unit, hex);
    clearFed(t, unit);
  }

  /** The unit goes along a path and is told of once. */
  public void go(Table t, Counter unit, Hexes path, String how) {
    t.move(unit, path, how);
    for (int i = 0; i < path.size(); i++) {
      occupy(t, unit, path.at(i));
    }
    clearFed(t, unit);
  }

  /** The unit goes off the map into a box from which it may come back. */
  public void leave(Table t, Counter unit, int box, String how) {
    t.place(unit, box, how);
    clearFed(t, unit);
  }

  private static void clearFed(Table t, Counter unit) {
    if (t.now().has(unit, Flag.FED)) {
      t.setFlag(unit, Flag.FED, false);
    }
  }

  /** Who was last in a hex: any land unit but headquarters, standing or passing. */
  @Case({"GWE-5.33", "GWE-9.15"})
  public final void occupy(Table t, Counter unit, int hex) {
    if (unit.isCombat()) {
      LAST_OCCUPANT.set(t, hex, unit.side().index() + 1);
    }
  }

  /** The side (0 or 1) that was last in a hex, or -1 when nobody was. */
  public final int lastOccupant(Position p, int hex) {
    return LAST_OCCUPANT.get(p, hex) - 1;
  }

  /** Steps are lost; the last removes the unit. */
  @Case({"GWE-2.4-STEP", "GWE-8.51", "GWE-8.52", "GWE-8.53"})
  public void lose(Table t, Counter unit, int steps, String caseId) {
    int real = Math.min(steps, t.now().stepsLeft(unit));
    if (real <= 0) {
      return;
    }
    rules.victory().stepsLost(t, unit, real);
    if (real == t.now().stepsLeft(unit)) {
      rules.victory().eliminated(t, unit);
    }
    t.reduce(unit, real, caseId);
  }

  /** The unit leaves the game. */
  public void eliminate(Table t, Counter unit, String caseId) {
    if (unit.hasSteps()) {
      lose(t, unit, t.now().stepsLeft(unit), caseId);
    } else {
      rules.victory().eliminated(t, unit);
      t.remove(unit, caseId);
    }
  }
}
