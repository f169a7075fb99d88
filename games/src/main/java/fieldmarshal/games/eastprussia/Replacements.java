package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Case 10.5: eliminated units come back. */
final class Replacements extends Chapter {
  private final boolean on;

  Replacements(EastPrussiaRules rules) {
    super(rules);
    on = rules.on(EastPrussia.REPLACEMENTS);
  }

  /** A unit was eliminated: its die waits until losses are settled. Headquarters do not return. */
  @Case({"TWU-10.5a", "TWU-10.5d", "TWU-9.2.1d"})
  void lost(Table t, Counter unit) {
    if (on && (unit.isFoot() || unit.isArtillery())) {
      t.setFlag(unit, Flag.LOST, true);
    }
  }

  /** Rolls for all who were lost. */
  @Case({"TWU-10.5a", "TWU-10.5d"})
  void roll(Table t) {
    if (!on) {
      return;
    }
    Counter[] all = rules.roster().all().toArray(Counter[]::new);
    for (int i = all.length - 1; i >= 0; i--) {
      if (t.now().has(all[i], Flag.LOST) && !t.now().onMap(all[i])) {
        t.setFlag(all[i], Flag.LOST, false);
        t.push(new Return(all[i]));
      }
    }
  }

  /** The die says after how many turns the unit returns. */
  @Case({"TWU-10.5a", "TWU-10.5c", "TWU-9.4i", "TWU-X-NONE"})
  record Return(Counter unit) implements Pending.Chance<EastPrussiaRules> {
    @Override
    public Decision.Chance decision(EastPrussiaRules rules, Position p) {
      return rules.chance(p, unit.sideIndex(), "the return of " + unit.called(), "TWU-10.5a");
    }

    @Override
    public void roll(EastPrussiaRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("the return of " + unit.called(), face, "TWU-10.5a"));
      int turn = t.now().global(Global.TURN) + face;
      if (turn > rules.plan().scenario().lastTurn()) {
        t.note(unit.begins() + " does not return in this game.", "TWU-10.5c");
        return;
      }
      t.setUnitNumber(unit, UnitNumber.DUE, turn);
      t.shift(unit, EastPrussiaRules.DUE);
      t.note(unit.begins() + " returns on turn " + turn + ".", "TWU-10.5a");
    }
  }
}
