package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Below;
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
    return hex >= 0 && alone(p, hex) && rules.zones().fightingZone(p, 1 - hq.sideIndex(), hex);
  }

  /** Looks at every headquarters: units have come, gone or fallen. */
  @Case({"IF-15.2.2", "IF-15.2.3", "IF-15.2.4", "IF-10.4.8"})
  void check(Table t) {
    for (Counter hq : all) {
      if (caught(t.now(), hq) && !leaving(t.now(), hq)) {
        int hex = t.now().place(hq);
        t.note(hq.begins() + " is alone next to the enemy at " + title(hex) + ".", "IF-15.2.2");
        rules.pieces().eliminate(t, hq, "IF-15.2.2");
        overrun(t, hq, hex);
      }
    }
  }

  /** While a stack retreats unit by unit, its headquarters is not left alone: it goes too. */
  @Case({"IF-12.2.3", "IF-15.2.6"})
  private static boolean leaving(Position p, Counter hq) {
    Battle battle = Below.find(p, Battle.class);
    return battle != null
        && battle.stage() == Battle.Stage.RETREAT
        && p.place(hq) == battle.target();
  }

  /** Units that advance have destroyed it: assault units among them may enter its hex. */
  @Case({"IF-15.2.3", "IF-15.2.4"})
  private static void overrun(Table t, Counter hq, int hex) {
    if (t.now().pending() instanceof Battle battle
        && battle.stage() == Battle.Stage.ADVANCE
        && battle.side() != hq.sideIndex()) {
      t.replace(battle.overran(hex));
    }
  }
}
