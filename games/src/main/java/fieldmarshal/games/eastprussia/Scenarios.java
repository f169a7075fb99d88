package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chapter 9: the scenarios, their set-up, and the cavalry that watches the flank in 9.4. */
final class Scenarios extends Chapter {
  private static final int RELEASE_FROM = 20;
  private static final int RELEASED_BY = 5;

  private final @Nullable Counter watch;

  Scenarios(EastPrussiaRules rules) {
    super(rules);
    watch = rules.plan().masurian() ? rules.roster().named("ge-41kb") : null;
  }

  /** Puts the pieces on the table and gives every hex its controller. */
  @Case({"TWU-2.0b", "TWU-SETUP-CTRL", "TWU-3.2g", "TWU-9.1", "TWU-9.1.1", "TWU-9.1.2", "TWU-9.4h"})
  void setUp(Table t) {
    t.setGlobal(Global.TURN, rules.plan().scenario().firstTurn());
    t.setGlobal(Global.PLAYER, rules.plan().firstSide());
    for (int hex = 0; hex < board.size(); hex++) {
      if (theatre.country(hex) != Theatre.NOBODY) {
        rules.control().give(t, hex, theatre.country(hex));
      }
    }
    for (Theatre.Held held : theatre.held()) {
      if (held.group().equals(rules.plan().group())) {
        rules.control().give(t, held.hex(), held.side());
      }
    }
    for (Counter unit : rules.roster().all()) {
      setUp(t, unit);
    }
    if (watch != null) {
      t.setFlag(watch, Flag.FIXED, true);
    }
    rules.hidden().setUp(t);
  }

  @Case({"TWU-9.2.1b", "TWU-9.2.1e", "TWU-9.3a", "TWU-9.4j", "TWU-3.1h", "TWU-10.6.1a"})
  private void setUp(Table t, Counter unit) {
    if (!used(unit)) {
      return;
    }
    String hex = rules.plan().masurian() ? unit.printed().setupMasurian() : unit.printed().setup();
    if (!hex.isEmpty()) {
      rules.pieces().put(t, unit, board.hex(hex), "set up");
    } else if (!rules.plan().masurian() && !unit.isHq() && unit.printed().arrival() > 0) {
      t.shift(unit, EastPrussiaRules.DUE);
      t.setUnitNumber(unit, UnitNumber.DUE, unit.printed().arrival());
    }
  }

  /** Whether the counter has a part in this game. */
  @Case({"TWU-9.2.1b", "TWU-9.3a", "TWU-9.3c", "TWU-10.6a"})
  private boolean used(Counter unit) {
    if (unit.isDummy() || unit.isSymbol()) {
      return false;
    }
    if (rules.plan().schlieffen() && !unit.printed().schlieffen()) {
      return false;
    }
    String needs = unit.printed().needs();
    return needs.isEmpty()
        || (needs.equals("ninth-army") ? rules.plan().ninthArmy() : rules.on(needs));
  }

  /** From turn 20 a die may release the cavalry on the flank. */
  @Case({"TWU-9.4d", "TWU-9.4c"})
  void release(Table t, int side) {
    if (watch != null
        && side == GERMAN
        && turn(t.now()) >= RELEASE_FROM
        && t.now().has(watch, Flag.FIXED)
        && t.now().onMap(watch)) {
      t.push(new Release(watch));
    }
  }

  @Case("TWU-9.4d")
  record Release(Counter unit) implements Pending.Chance<EastPrussiaRules> {
    @Override
    public Decision.Chance decision(EastPrussiaRules rules, Position p) {
      return rules.chance(p, GERMAN, "the release of " + unit.called(), "TWU-9.4d");
    }

    @Override
    public void roll(EastPrussiaRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("the release of " + unit.called(), face, "TWU-9.4d"));
      if (face >= RELEASED_BY) {
        rules.hidden().mark(t, unit, Flag.FIXED, false, "TWU-9.4d");
        t.note(unit.begins() + " is released and may move.", "TWU-9.4d");
      } else {
        t.note(unit.begins() + " is not released yet.", "TWU-9.4d");
      }
    }
  }

  /** A Russian unit beside it, or a retreat of its own, releases it at once. */
  @Case({"TWU-9.4e", "TWU-9.4c"})
  void contact(Table t, List<Counter> movers, int hex) {
    if (watch == null || !t.now().has(watch, Flag.FIXED)) {
      return;
    }
    Counter first = movers.getFirst();
    boolean retreats = movers.contains(watch);
    boolean beside = false;
    if (first.sideIndex() == RUSSIAN && movers.stream().anyMatch(Counter::isReal)) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        beside |= board.neighbour(hex, d) == t.now().place(watch);
      }
    }
    if (retreats || beside) {
      rules.hidden().mark(t, watch, Flag.FIXED, false, "TWU-9.4e");
    }
  }
}
