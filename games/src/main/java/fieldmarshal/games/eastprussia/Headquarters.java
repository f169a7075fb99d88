package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/** Case 10.6: army headquarters and what their loss does, and Samsonov's die. */
final class Headquarters extends Chapter {
  static final int DEAD = 1;
  static final int RALLIED = 2;

  private static final int HINDENBURG_COMES = 3;
  static final int DISASTER = 25;

  private final @Nullable Counter prittwitz;
  private final @Nullable Counter hindenburg;
  private final @Nullable Counter samsonov;

  Headquarters(EastPrussiaRules rules) {
    super(rules);
    prittwitz = rules.roster().find("ge-prittwitz");
    hindenburg = rules.roster().find("ge-hindenburg");
    samsonov = rules.roster().find("ru-samsonov");
  }

  // ---- 10.6.1

  /** At the start of the German turn 3 Hindenburg and Ludendorff take over where Prittwitz was. */
  @Case({"TWU-10.6.1a", "TWU-10.6.1b", "TWU-10.6.1d", "TWU-X-10.1+10.6.1"})
  private void exchange(Table t) {
    if (rules.on(EastPrussia.GERMAN_HQ)
        && prittwitz != null
        && hindenburg != null
        && t.now().onMap(prittwitz)
        && !t.now().onMap(hindenburg)) {
      int hex = t.now().place(prittwitz);
      Pieces.clear(t, prittwitz);
      Pieces.clear(t, hindenburg);
      t.shift(prittwitz, Position.UNUSED);
      t.setUnitNumber(hindenburg, UnitNumber.DUE, 0);
      t.shift(hindenburg, hex);
      t.note("Hindenburg and Ludendorff replace Prittwitz.", "TWU-10.6.1b");
    }
  }

  /** The exchange, if its time has come: also when the clock is put forward by hand. */
  @Case("TWU-10.6.1b")
  void catchUp(Table t) {
    int german = t.now().global(Global.PLAYER) == GERMAN ? 0 : 1;
    if (turn(t.now()) >= HINDENBURG_COMES + german) {
      exchange(t);
    }
  }

  /** What the loss of a headquarters in combat brings about. */
  @Case({"TWU-10.6.1c", "TWU-10.6.2a", "TWU-X-10.6.2+10.6.2.1"})
  void lostInCombat(Table t, Counter unit) {
    if (!unit.isHq()) {
      return;
    }
    if (unit.sideIndex() == GERMAN) {
      t.setGlobal(Global.GERMAN_HQ_LOST, turn(t.now()));
      return;
    }
    t.setGlobal(frozen(unit.army()), turn(t.now()));
    t.note(
        "The " + armyName(unit.army()) + " has lost its headquarters and may not move.",
        "TWU-10.6.2a");
  }

  private static String armyName(int army) {
    return army == 1 ? "First Army" : "Second Army";
  }

  /** The loss of the German headquarters in combat ends the game. */
  @Case({"TWU-10.6.1c", "TWU-8.0e"})
  boolean endsTheGame(Position p) {
    return p.global(Global.GERMAN_HQ_LOST) > 0;
  }

  // ---- 10.6.2

  private static int frozen(int army) {
    return Global.FIRST_ARMY_FROZEN + army - 1;
  }

  /** Why a unit of its army may not move, or null. */
  @Case({"TWU-10.6.2a", "TWU-10.6.2.1b", "TWU-9.3b", "TWU-X-T2"})
  @Nullable Refused mayMove(Position p, Counter unit) {
    return mayMove(p, unit.sideIndex() == GERMAN ? 0 : rules.pieces().army(p, unit));
  }

  /** Why no unit of a Russian army may move, or null. */
  @Case({"TWU-10.6.2a", "TWU-10.6.2.1b"})
  @Nullable Refused mayMove(Position p, int army) {
    if (army == 0) {
      return null;
    }
    if (p.global(frozen(army)) > 0) {
      return Refused.of(
          "TWU-10.6.2a", () -> "The " + armyName(army) + " has no headquarters and may not move.");
    }
    if (army == 2
        && p.global(Global.SAMSONOV) == DEAD
        && turn(p) == p.global(Global.SAMSONOV_TURN) + 1) {
      return Refused.of("TWU-10.6.2.1b", "Samsonov is dead; the Second Army may not move.");
    }
    return null;
  }

  /**
   * The start of a player turn: the exchange of commanders, and the dice for armies without one.
   */
  @Case({"TWU-10.6.2b", "TWU-10.6.2c", "TWU-10.6.2d", "TWU-10.6.1b"})
  void turnOpens(Table t, int side) {
    if (side == GERMAN) {
      catchUp(t);
      return;
    }
    for (int army = 2; army >= 1; army--) {
      int lost = t.now().global(frozen(army));
      int turns = turn(t.now()) - lost;
      if (lost == 0 || turns <= 0) {
        continue;
      }
      if (turns >= 3) {
        free(t, army, "TWU-10.6.2d");
      } else {
        t.push(new Thaw(army, turns));
      }
    }
  }

  private static void free(Table t, int army, String caseId) {
    t.setGlobal(frozen(army), 0);
    t.note("The " + armyName(army) + " may move again.", caseId);
  }

  /** The die that may free an army: 1 on the first turn after the loss, 1 to 3 on the second. */
  @Case({"TWU-10.6.2b", "TWU-10.6.2c", "TWU-X-10.1+10.6.1", "TWU-X-NONE"})
  record Thaw(int army, int turns) implements Pending.Chance<EastPrussiaRules> {
    @Override
    public Decision.Chance decision(EastPrussiaRules rules, Position p) {
      return rules.chance(p, RUSSIAN, "whether the " + armyName(army) + " may move", caseId());
    }

    private String caseId() {
      return turns == 1 ? "TWU-10.6.2b" : "TWU-10.6.2c";
    }

    @Override
    public void roll(EastPrussiaRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("whether the " + armyName(army) + " may move", face, caseId()));
      if (face <= (turns == 1 ? 1 : 3)) {
        free(t, army, caseId());
      } else {
        t.note("The " + armyName(army) + " may not move this turn.", caseId());
      }
    }
  }

  // ---- 10.6.2.1

  /** When losses are settled: has the Second Army lost so much that Samsonov's die is rolled? */
  @Case({"TWU-10.6.2.1a", "TWU-X-10.6.2+10.6.2.1", "TWU-9.3b", "TWU-X-T2"})
  void afterLosses(Table t) {
    if (rules.on(EastPrussia.SAMSONOV)
        && t.now().global(Global.SAMSONOV) == 0
        && t.now().global(Global.SECOND_ARMY_LOSSES) >= DISASTER
        && samsonov != null
        && t.now().onMap(samsonov)) {
      t.push(new Nerve());
    }
  }

  @Case({"TWU-10.6.2.1a", "TWU-10.6.2.1b", "TWU-10.6.2.1c", "TWU-X-10.1+10.6.1"})
  record Nerve() implements Pending.Chance<EastPrussiaRules> {
    @Override
    public Decision.Chance decision(EastPrussiaRules rules, Position p) {
      return rules.chance(p, RUSSIAN, "Samsonov's morale", "TWU-10.6.2.1a");
    }

    @Override
    public void roll(EastPrussiaRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("Samsonov's morale", face, "TWU-10.6.2.1a"));
      t.setGlobal(Global.SAMSONOV, face <= 4 ? DEAD : RALLIED);
      t.setGlobal(Global.SAMSONOV_TURN, t.now().global(Global.TURN));
      if (face <= 4) {
        rules.headquarters().suicide(t);
      } else {
        t.note("Samsonov rallies the Second Army.", "TWU-10.6.2.1c");
      }
    }
  }

  /** He is gone, but not eliminated in combat: no points, and none of the effects of that. */
  @Case("TWU-10.6.2.1b")
  private void suicide(Table t) {
    if (samsonov != null) {
      int hex = t.now().place(samsonov);
      Pieces.clear(t, samsonov);
      t.remove(samsonov, "TWU-10.6.2.1b");
      rules.control().leave(t, samsonov, hex);
    }
  }

  /** Whether the unit fights and marches better because Samsonov has regained his nerve. */
  @Case({"TWU-10.6.2.1c", "TWU-9.3b", "TWU-X-T2"})
  boolean rallied(Position p, Counter unit) {
    return p.global(Global.SAMSONOV) == RALLIED
        && unit.sideIndex() == RUSSIAN
        && turn(p) <= p.global(Global.SAMSONOV_TURN) + 1
        && p.place(unit) >= 0
        && rules.pieces().army(p, unit) == 2;
  }
}
