package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Case 3.1: units, their strength and allowance as they are now, and their end. */
public final class Pieces extends Chapter {
  Pieces(EastPrussiaRules rules) {
    super(rules);
  }

  /** The Russian army that a unit belongs to; a dummy belongs where it pretends to. */
  @Case({"TWU-3.1b", "TWU-9.3b", "TWU-10.1c"})
  int army(Position p, Counter unit) {
    return unit.isDummy() ? p.unitNumber(unit, UnitNumber.ARMY) : unit.army();
  }

  /** The allowance before supply, reserves and forced march. */
  @Case({"TWU-3.1c", "TWU-10.6.2.1c"})
  int move(Position p, Counter unit) {
    return unit.printed().move() + (rules.headquarters().rallied(p, unit) ? 1 : 0);
  }

  /** Strength points of infantry, cavalry and headquarters. */
  @Case({"TWU-3.1d", "TWU-10.6.2.1c", "TWU-10.6a"})
  int strength(Position p, Counter unit) {
    return switch (unit.arm()) {
      case INFANTRY, CAVALRY, HQ ->
          unit.strength() + (rules.headquarters().rallied(p, unit) ? 1 : 0);
      case ARTILLERY, DUMMY -> 0;
      // Nobody knows; a guess for those who look ahead in a view.
      case SYMBOL -> 4;
    };
  }

  /** What the unit adds to an attack at full supply. */
  @Case({"TWU-3.1d", "TWU-3.1e"})
  int attackStrength(Position p, Counter unit) {
    return unit.isSymbol() ? 0 : strength(p, unit);
  }

  /** What the unit adds to the defence of its hex at full supply. */
  @Case({"TWU-3.1e", "TWU-3.1f"})
  int defenceStrength(Position p, Counter unit) {
    if (unit.isSymbol()) {
      return 0;
    }
    int hex = p.place(unit);
    return unit.isArtillery() && hex >= 0 && alone(p, unit.sideIndex(), hex)
        ? 1
        : strength(p, unit);
  }

  /** Whether artillery in the hex has no infantry, cavalry or headquarters with it. */
  @Case("TWU-3.1f")
  boolean alone(Position p, int side, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() == side && unit.isReal() && !unit.isArtillery()) {
        return false;
      }
    }
    return true;
  }

  /** Puts a unit into a hex by hand or at set-up. */
  void put(Table t, Counter unit, int hex, String how) {
    t.place(unit, hex, how);
    if (unit.isReal() && !unit.isSymbol()) {
      rules.control().give(t, hex, unit.sideIndex());
      rules.hidden().look(t, unit.sideIndex(), hex);
    }
  }

  /**
   * A unit is eliminated: the enemy gets its points, its return is rolled for, the loss of a
   * headquarters is noted.
   */
  @Case({"TWU-8.0a", "TWU-10.5a", "TWU-10.5b", "TWU-10.5d", "TWU-10.1e", "TWU-10.2.3a"})
  void eliminate(Table t, Counter unit, boolean inCombat, String caseId) {
    int hex = t.now().place(unit);
    t.remove(unit, caseId);
    clear(t, unit);
    int value = unit.value();
    if (value > 0) {
      t.addGlobal(Global.RUSSIAN_LOSSES + unit.sideIndex(), value);
      t.tell(
          new Event.Scored(
              rules.side(1 - unit.sideIndex()), value, "the loss of " + unit.called(), "TWU-8.0a"));
    }
    if (unit.army() == 2) {
      t.addGlobal(Global.SECOND_ARMY_LOSSES, value);
    }
    rules.control().leave(t, unit, hex);
    rules.replacements().lost(t, unit);
    if (inCombat) {
      rules.headquarters().lostInCombat(t, unit);
    }
  }

  /** Nothing that was noted of the unit holds any more. */
  static void clear(Table t, Counter unit) {
    t.setFlag(unit, -1, false);
    t.setUnitNumber(unit, UnitNumber.SPENT, 0);
    t.setUnitNumber(unit, UnitNumber.RESERVED, 0);
  }
}
