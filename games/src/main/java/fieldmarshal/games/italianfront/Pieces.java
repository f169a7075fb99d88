package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import java.util.List;

/**
 * Chapter 2: units, their factors as they are now, and whatever happens to them. Chapters change
 * units only through the verbs here: these tell each side what it may know, hand over the control
 * of hexes and clear what was noted.
 */
public final class Pieces extends Chapter {
  private static final int HQ_SUPPORTING = 2;

  Pieces(ItalianFrontRules rules) {
    super(rules);
  }

  // ---- factors

  /** The attack factor as it is now. */
  @Case({"IF-2.3.2", "IF-14.3.2", "IF-15.2.6"})
  public int attack(Position p, Counter unit) {
    return halved(p, unit, printedAttack(p, unit));
  }

  /** The attack factor of the side of the counter that is up, in supply or not. */
  @Case("IF-2.3.2")
  int printedAttack(Position p, Counter unit) {
    return p.lost(unit) > 0 ? unit.printed().reducedAttack() : full(unit, true);
  }

  /** The defense factor as it is now. */
  @Case({"IF-2.3.2", "IF-14.3.2", "IF-15.2.6", "IF-0.3"})
  public int defense(Position p, Counter unit) {
    return halved(p, unit, p.lost(unit) > 0 ? unit.printed().reducedDefense() : full(unit, false));
  }

  private static int full(Counter unit, boolean attack) {
    return attack ? unit.printed().attack() : unit.printed().defense();
  }

  /** The movement factor as it is now, in whole points. */
  @Case({"IF-14.3.2", "IF-15.1.2", "IF-15.1.3"})
  public int move(Position p, Counter unit) {
    boolean supporting = unit.isHq() && p.has(unit, Flag.SUPPORT_MODE);
    return halved(p, unit, supporting ? HQ_SUPPORTING : unit.printed().move());
  }

  @Case("IF-14.3.2")
  private static int halved(Position p, Counter unit, int factor) {
    return p.has(unit, Flag.OUT_OF_SUPPLY) ? factor / 2 : factor;
  }

  // ---- what happens to units

  /** Puts a unit into a hex at set-up or by hand: it lies on top and takes the hex. */
  void put(Table t, Counter unit, int hex, String how) {
    t.place(unit, hex, how);
    rules.control().give(t, hex, unit.sideIndex());
  }

  /** A unit enters the map from beside it; everybody sees which. */
  @Case("IF-11.6.4")
  void arrive(Table t, Counter unit, int hex, String how) {
    t.setUnitNumber(unit, UnitNumber.DUE, 0);
    t.place(unit, hex, how);
    rules.control().enter(t, unit, hex);
  }

  /**
   * Units that stand together walk together; they lie on top at the end, in the order in which they
   * lay. Every hex on the way becomes theirs.
   *
   * @param how march, infiltration, strategic, advance, retreat
   */
  @Case({"IF-3.4.1", "IF-8.3.1", "IF-11.6.4"})
  void walk(Table t, List<Counter> units, Hexes path, String how) {
    rules.fog().walk(t, units, path, how);
  }

  /** A unit loses steps; the last one eliminates it. */
  void reduce(Table t, Counter unit, int steps, String caseId) {
    if (steps <= 0) {
      return;
    }
    if (t.now().stepsLeft(unit) <= steps) {
      eliminate(t, unit, caseId);
      return;
    }
    boolean known = rules.fog().known(t.now(), unit);
    t.lose(unit, t.now().lost(unit) + steps);
    rules.fog().tell(t, new Event.Reduced(unit, steps, caseId), known);
  }

  /** A reduced unit on the map regains its step. */
  void restore(Table t, Counter unit, String caseId) {
    boolean known = rules.fog().known(t.now(), unit);
    t.lose(unit, 0);
    rules.fog().tell(t, new Event.Restored(unit, 1, caseId), known);
  }

  /** A unit is eliminated; everybody sees which, for it goes to an open box. */
  void eliminate(Table t, Counter unit, String caseId) {
    if (!rules.fog().known(t.now(), unit)) {
      t.tell(new Event.Revealed(unit, rules.side(1 - unit.sideIndex())));
    }
    t.remove(unit, caseId);
    clear(t, unit);
  }

  /** A unit leaves the front for good; everybody sees which. */
  @Case("IF-13.3.4")
  void withdraw(Table t, Counter unit) {
    t.place(unit, ItalianFrontRules.WITHDRAWN, "withdrawal");
    clear(t, unit);
  }

  /** A status changes; the enemy is told only of a unit that he sees. */
  @Case("IF-11.6.3")
  void mark(Table t, Counter unit, int flag, boolean on, String caseId) {
    if (t.now().has(unit, flag) == on) {
      return;
    }
    boolean known = rules.fog().known(t.now(), unit);
    t.setFlag(unit, flag, on);
    Event marked = new Event.Marked(unit, flag, on, caseId);
    if (known) {
      t.tell(marked);
    } else {
      rules.fog().tellOwner(t, marked);
    }
  }

  /** Nothing that was noted of the unit holds any more. */
  private static void clear(Table t, Counter unit) {
    t.setFlag(unit, -1, false);
    t.setUnitNumber(unit, UnitNumber.SPENT, 0);
    t.setUnitNumber(unit, UnitNumber.DUE, 0);
  }
}
