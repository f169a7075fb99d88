package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;

/**
 * Chapter 15.2: a headquarters that the enemy finds alone is eliminated at once, in whatever phase.
 * It looks at the board after everything that moves or removes units.
 */
final class LoneHeadquarters extends Chapter {
  private final Counter[] all;

  LoneHeadquarters(ItalianFrontRules rules) {
    super(rules);
    List<Counter> found = new ArrayList<>();
    for (Counter unit : rules.roster().all()) {
      if (unit.isHq()) {
        found.add(unit);
      }
    }
    all = found.toArray(Counter[]::new);
  }

  /** Whether nobody but headquarters stands in the hex. */
  @Case("IF-15.2.2")
  boolean alone(Position p, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (!counter(u).isHq()) {
        return false;
      }
    }
    return true;
  }

  /** Whether a headquarters is lost where it stands. */
  @Case({"IF-15.2.2", "IF-9.1.1"})
  boolean caught(Position p, Counter hq) {
    int hex = p.place(hq);
    return hex >= 0 && rules.zones().fightingZone(p, 1 - hq.sideIndex(), hex) && alone(p, hex);
  }

  /**
   * Looks at every headquarters: units have come, gone or fallen.
   *
   * @return the hexes where one was eliminated
   */
  @Case({"IF-15.2.2", "IF-15.2.3", "IF-15.2.4", "IF-10.4.8"})
  Hexes check(Table t) {
    Hexes destroyed = Hexes.NONE;
    for (Counter hq : all) {
      if (caught(t.now(), hq)) {
        int hex = t.now().place(hq);
        t.note(hq.name() + " is alone next to the enemy at " + title(hex) + ".", "IF-15.2.2");
        rules.pieces().eliminate(t, hq, "IF-15.2.2");
        destroyed = destroyed.contains(hex) ? destroyed : destroyed.plus(hex);
      }
    }
    return destroyed;
  }
}
