package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Activity;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Clock;
import fieldmarshal.engine.book.PhaseStep;
import fieldmarshal.engine.casebook.Case;
import java.util.List;

/**
 * Chapter 4, with attacker disruption (3.5) and the first turn (7.1). A clock lies at the bottom of
 * every stack of decisions; whenever it comes to the top the next step begins.
 */
public final class Sequence extends Chapter {
  /** The steps of a player turn. Those that share a phase name are one phase for the players. */
  enum Step implements PhaseStep {
    SET_UP("set-up"),
    FIRST_MOVEMENT("first-movement"),
    FIRST_MOVEMENT_ENDS("first-movement"),
    FIRST_COMBAT("first-combat"),
    SECOND_MOVEMENT("second-movement"),
    SECOND_MOVEMENT_ENDS("second-movement"),
    SECOND_COMBAT("second-combat"),
    SECOND_COMBAT_ENDS("second-combat");

    private static final Step[] ALL = values();

    private final String phase;

    Step(String phase) {
      this.phase = phase;
    }

    @Override
    public String phase() {
      return phase;
    }
  }

  @Case("TWU-4.0b")
  static final List<Phase> PHASES =
      List.of(
          new Phase("first-movement", "First movement", Activity.MOVEMENT),
          new Phase("first-combat", "First combat", Activity.COMBAT),
          new Phase("second-movement", "Second movement", Activity.MOVEMENT),
          new Phase("second-combat", "Second combat", Activity.COMBAT));

  /** How many attacks Germany owes on the first turn, and what it costs not to make them. */
  private static final int OPENING_ATTACKS = 3;

  static final int PENALTY = 50;

  private final Part[] parts;

  Sequence(EastPrussiaRules rules) {
    super(rules);
    parts =
        new Part[] {
          Part.playerTurn(1, rules.side(RUSSIAN)), Part.playerTurn(2, rules.side(GERMAN))
        };
  }

  /** Whose player turn it is. */
  Part part(Position p) {
    return parts[p.global(Global.PLAYER)];
  }

  Step step(Position p) {
    return Step.ALL[p.global(Global.STEP)];
  }

  // ---- 3.5 disruption

  /** Whether attacks of this phase disrupt those who make them. */
  @Case({"TWU-3.5a", "TWU-3.5d"})
  boolean disrupts(Position p) {
    return step(p) == Step.FIRST_COMBAT;
  }

  /** Disrupted units of the side recover when its second combat phase ends. */
  @Case("TWU-3.5c")
  private void recover(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      if (t.now().has(unit, Flag.DISRUPTED)) {
        rules.hidden().mark(t, unit, Flag.DISRUPTED, false, "TWU-3.5c");
      }
    }
  }

  // ---- 4.0 the sequence

  boolean combat(Position p) {
    return step(p) == Step.FIRST_COMBAT || step(p) == Step.SECOND_COMBAT;
  }

  /** Whether it is the first movement phase of a player turn. */
  @Case({"TWU-5.1a", "TWU-5.3a"})
  boolean firstMovement(Position p) {
    return step(p) == Step.FIRST_MOVEMENT;
  }

  /** The next step: of this player turn, of the German player's, of the next turn. */
  @Case({"TWU-4.0a", "TWU-4.0b"})
  void tick(Table t) {
    Step now = step(t.now());
    if (now == Step.SET_UP) {
      begin(t);
    } else if (now != Step.SECOND_COMBAT_ENDS) {
      enter(t, Step.ALL[now.ordinal() + 1]);
    } else if (t.now().global(Global.PLAYER) == RUSSIAN) {
      playerTurn(t, GERMAN, Step.FIRST_MOVEMENT);
    } else {
      turnEnds(t);
    }
  }

  /** The first phase of the scenario. */
  @Case({"TWU-7.1a", "TWU-9.2.1c", "TWU-9.4a", "TWU-9.1"})
  private void begin(Table t) {
    t.aloud();
    t.setGlobal(Global.TURN, rules.plan().scenario().firstTurn());
    playerTurn(t, rules.plan().firstSide(), PhaseStep.first(Step.ALL, rules.plan().firstPhase()));
  }

  /** At the end of a game turn the rivalry may end, and with the last turn the game. */
  @Case({"TWU-4.0c", "TWU-4.0a"})
  private void turnEnds(Table t) {
    rules.rivalry().turnEnds(t);
    if (turn(t.now()) >= rules.plan().scenario().lastTurn()) {
      rules.over(t);
      return;
    }
    t.setGlobal(Global.TURN, turn(t.now()) + 1);
    playerTurn(t, RUSSIAN, Step.FIRST_MOVEMENT);
  }

  /** A player turn opens: what was counted in the side's last one is wiped off. */
  private void playerTurn(Table t, int side, Step step) {
    t.setGlobal(Global.PLAYER, side);
    if (side == GERMAN) {
      t.setGlobal(Global.GERMAN_RESERVES, 0);
    } else {
      t.setGlobal(Global.FIRST_ARMY_RESERVES, 0);
      t.setGlobal(Global.SECOND_ARMY_RESERVES, 0);
    }
    rules.railways().turnOpens(t, side);
    enter(t, step);
  }

  private void enter(Table t, Step step) {
    t.setGlobal(Global.STEP, step.ordinal());
    int side = t.now().global(Global.PLAYER);
    if (step != Step.FIRST_MOVEMENT_ENDS
        && step != Step.SECOND_MOVEMENT_ENDS
        && step != Step.SECOND_COMBAT_ENDS) {
      t.tell(new Event.Began(turn(t.now()), rules.side(side), step.phase()));
    }
    switch (step) {
      case SET_UP -> {}
      case FIRST_MOVEMENT, SECOND_MOVEMENT -> movementOpens(t, side, step);
      case FIRST_MOVEMENT_ENDS, SECOND_MOVEMENT_ENDS -> movementEnds(t, side, step);
      case FIRST_COMBAT, SECOND_COMBAT -> t.push(new Combat.Declaration(List.of()));
      case SECOND_COMBAT_ENDS -> {
        recover(t, side);
        openingAttacks(t);
      }
    }
  }

  private void movementOpens(Table t, int side, Step step) {
    for (Counter unit : rules.unitsOf(side)) {
      t.setFlag(unit, Flag.OF_A_PHASE, false);
      t.setUnitNumber(unit, UnitNumber.SPENT, 0);
    }
    t.push(new Movement.Segment());
    if (step == Step.FIRST_MOVEMENT) {
      rules.scenarios().release(t, side);
      rules.headquarters().turnOpens(t, side);
    }
  }

  /** Stacking is looked at, and reserved points that were not used are lost. */
  @Case({"TWU-3.2d", "TWU-5.1a"})
  private void movementEnds(Table t, int side, Step step) {
    for (Counter unit : rules.unitsOf(side)) {
      t.setFlag(unit, Flag.MOVING, false);
      if (step == Step.SECOND_MOVEMENT_ENDS) {
        t.setUnitNumber(unit, UnitNumber.RESERVED, 0);
      }
    }
    rules.stacking().check(t);
  }

  // ---- 7.1 the first turn

  /** Whether Germany owes attacks on the First Army now. */
  @Case({"TWU-7.1a", "TWU-7.1b", "TWU-9.2.1c"})
  boolean openingTurn(Position p) {
    return turn(p) == 1
        && p.global(Global.PLAYER) == GERMAN
        && !rules.plan().masurian()
        && !rules.plan().schlieffen();
  }

  /** Another combat at 2:1 or better whose defenders are of the First Army. */
  @Case({"TWU-7.1b", "TWU-7.1d"})
  void countAttack(Table t, boolean firstArmy, int column) {
    if (openingTurn(t.now()) && firstArmy && column >= CombatTable.TWO_TO_ONE) {
      t.addGlobal(Global.OPENING_ATTACKS, 1);
    }
  }

  @Case({"TWU-7.1b", "TWU-7.1c"})
  private void openingAttacks(Table t) {
    if (openingTurn(t.now()) && t.now().global(Global.OPENING_ATTACKS) < OPENING_ATTACKS) {
      t.setGlobal(Global.PENALTY, PENALTY);
      t.tell(
          new Event.Scored(
              rules.side(RUSSIAN),
              PENALTY,
              "Germany made "
                  + t.now().global(Global.OPENING_ATTACKS)
                  + " of 3 attacks at 2:1 on the First Army",
              "TWU-7.1c"));
    }
  }

  // ---- by hand

  /** Puts the clock before a phase (the umpire's goto). */
  void jump(Table t, int turn, int side, String phase) {
    t.clearPending();
    t.push(new Clock<EastPrussiaRules>());
    t.setGlobal(Global.TURN, turn);
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Flag.OF_A_PHASE, false);
      t.setUnitNumber(unit, UnitNumber.SPENT, 0);
    }
    playerTurn(t, side, PhaseStep.first(Step.ALL, phase));
    rules.headquarters().catchUp(t);
  }
}
