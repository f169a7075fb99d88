package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;

/**
 * The morale track and the casualty track (10.2, 10.3, 10.5): where the markers of the two armies
 * stand and what moves them. What morale does in combat is in the chapter of morale.
 */
final class MoraleTrack extends Chapter {
  @Case("IF-10.3.1")
  static final int LEAST = -4;

  @Case("IF-10.3.1")
  static final int MOST = 2;

  /** The last box of the casualty track. */
  @Case("IF-10.2.4")
  static final int CASUALTIES = 20;

  /** So many casualties cost a level, and so many two. */
  @Case("IF-10.3.2")
  static final int ONE_LEVEL = 8;

  @Case("IF-10.3.2")
  static final int TWO_LEVELS = 12;

  MoraleTrack(ItalianFrontRules rules) {
    super(rules);
  }

  private static int moraleOf(int side) {
    return side == CENTRAL ? Global.AUSTRIAN_MORALE : Global.ITALIAN_MORALE;
  }

  private static int casualtiesOf(int side) {
    return side == CENTRAL ? Global.AUSTRIAN_CASUALTIES : Global.ITALIAN_CASUALTIES;
  }

  private static String army(int side) {
    return side == CENTRAL ? "Austro-Hungarian" : "Italian";
  }

  /** The morale of a side's army: the Austro-Hungarian or the Italian. */
  int morale(Position p, int side) {
    return p.global(moraleOf(side));
  }

  int casualties(Position p, int side) {
    return p.global(casualtiesOf(side));
  }

  /** Whether the casualty marker stands in the last box. */
  @Case("IF-10.2.4")
  boolean full(Position p, int side) {
    return casualties(p, side) == CASUALTIES;
  }

  /** Only Italian and Austro-Hungarian units have morale and are counted. */
  @Case("IF-10.1.1")
  static boolean counted(Counter unit) {
    return unit.nation() == Nation.ITALIAN || unit.nation() == Nation.AUSTRIAN;
  }

  /** Steps on the casualty track; the track ends at its last box, and other nations have none. */
  @Case({"IF-10.2.4", "IF-10.1.1"})
  void casualties(Table t, Counter unit, int steps, String caseId) {
    if (counted(unit) && !unit.isHq()) {
      casualties(t, unit.sideIndex(), steps, caseId);
    }
  }

  /** The same where only the army is known. */
  @Case("IF-10.2.4")
  void casualties(Table t, int side, int steps, String caseId) {
    int marker = casualtiesOf(side);
    int now = Math.min(CASUALTIES, t.now().global(marker) + steps);
    if (now != t.now().global(marker)) {
      t.setGlobal(marker, now);
      t.note(army(side) + " casualties: " + now + ".", caseId);
    }
  }

  /** Morale rises or falls at once, within the track. */
  @Case("IF-10.3.1")
  void change(Table t, int side, int by, String caseId) {
    int before = morale(t.now(), side);
    int after = Math.clamp(before + by, LEAST, MOST);
    t.setGlobal(moraleOf(side), after);
    String level = (after > 0 ? "+" : "") + after;
    t.note(
        after == before
            ? army(side) + " morale stays at " + level + "."
            : army(side) + " morale " + (after > before ? "rises to " : "falls to ") + level + ".",
        caseId);
  }

  /** A side has taken a victory hex that the other controlled. */
  @Case({"IF-10.5.1", "IF-10.5.2"})
  void captured(Table t, int side, int hex) {
    if (theatre.isVictoryHex(hex)) {
      change(t, side, 1, side == ALLIED ? "IF-10.5.1" : "IF-10.5.2");
    }
  }

  /** What so many casualties cost at the end of a turn. */
  @Case("IF-10.3.2")
  static int loss(int casualties) {
    return casualties >= TWO_LEVELS ? 2 : casualties >= ONE_LEVEL ? 1 : 0;
  }

  /** End of turn: morale falls with the casualties, then both markers go back to 0. */
  @Case({"IF-10.3.2", "IF-4.1.5"})
  void turnEnds(Table t) {
    for (int side : new int[] {CENTRAL, ALLIED}) {
      int loss = loss(casualties(t.now(), side));
      if (loss > 0) {
        change(t, side, -loss, "IF-10.3.2");
      }
    }
    t.setGlobal(Global.AUSTRIAN_CASUALTIES, 0);
    t.setGlobal(Global.ITALIAN_CASUALTIES, 0);
  }
}
