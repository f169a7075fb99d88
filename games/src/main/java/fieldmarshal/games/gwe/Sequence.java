package fieldmarshal.games.gwe;

import fieldmarshal.engine.Activity;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Clock;
import fieldmarshal.engine.book.PhaseStep;
import fieldmarshal.engine.casebook.Case;
import java.util.List;

/**
 * Chapter 4: the sequence of play. A clock lies at the bottom of every stack of decisions; whenever
 * it comes to the top the next step begins.
 */
public class Sequence extends Chapter {
  /** The steps of a player-turn. Those that share a phase name are one phase for the players. */
  public enum Step implements PhaseStep {
    SETUP("set-up"),
    OPENING("supply"),
    FEED("supply"),
    SUPPLY("supply"),
    REINFORCEMENT("reinforcement"),
    COMMAND("command"),
    MOVEMENT("movement"),
    MOVEMENT_CLOSES("movement"),
    ATTRITION_FEED("attrition"),
    ATTRITION("attrition"),
    MOVEMENT_ENDS("attrition"),
    WITHDRAWAL("withdrawal"),
    WITHDRAWAL_ENDS("withdrawal"),
    COMBAT_COMMAND("combat-command"),
    COMBAT("combat"),
    COMBAT_ENDS("combat"),
    REPLACEMENT("replacement"),
    REPLACEMENT_ENDS("replacement"),
    INTERPHASE("interphase");

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

  public static final List<Phase> PHASES =
      List.of(
          new Phase("supply", "Supply", Activity.CLERICAL),
          new Phase("reinforcement", "Reinforcement", Activity.PREPARATION),
          new Phase("command", "Command", Activity.CLERICAL),
          new Phase("movement", "Movement", Activity.MOVEMENT),
          new Phase("attrition", "Attrition", Activity.CLERICAL),
          new Phase("withdrawal", "Withdrawal", Activity.PREPARATION),
          new Phase("combat-command", "Combat command", Activity.CLERICAL),
          new Phase("combat", "Combat", Activity.COMBAT),
          new Phase("replacement", "Replacement", Activity.PREPARATION),
          new Phase("interphase", "Interphase", Activity.CLERICAL));

  private final Part[] parts;

  public Sequence(GreatWarInTheEast rules) {
    super(rules);
    parts = new Part[] {Part.playerTurn(1, rules.side(0)), Part.playerTurn(2, rules.side(1))};
  }

  /** Whether it is the phase in which combats are fought. */
  final boolean fighting(Position p) {
    return rules.game().phase(step(p).phase()).activity() == Activity.COMBAT;
  }

  /** Whose player-turn it is. */
  final Part part(Position p) {
    return parts[p.global(Global.PLAYER)];
  }

  @Override
  public String toString() {
    return "sequence of play";
  }

  public final Step step(Position p) {
    return Step.ALL[p.global(Global.STEP)];
  }

  /** The next step: of this player-turn, of the other player's, of the next turn. */
  @Case({"GWE-4.0-PT", "GWE-4.0-C"})
  void tick(Table t) {
    Step now = step(t.now());
    int player = t.now().global(Global.PLAYER);
    if (now == Step.REPLACEMENT_ENDS && player == 0) {
      t.setGlobal(Global.PLAYER, 1);
      enter(t, Step.OPENING);
    } else if (now == Step.INTERPHASE) {
      nextTurn(t);
    } else {
      enter(t, Step.ALL[now.ordinal() + 1]);
    }
  }

  /** The turn marker advances, or the game ends. */
  @Case("GWE-4.0-C")
  private void nextTurn(Table t) {
    int turn = t.now().global(Global.TURN);
    if (turn >= rules.lastTurn()) {
      rules.over(t);
      return;
    }
    t.setGlobal(Global.TURN, turn + 1);
    t.setGlobal(Global.PLAYER, 0);
    turnBegins(t);
    enter(t, Step.OPENING);
  }

  /** What lasts for a game-turn ends with it. */
  protected void turnBegins(Table t) {
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Flag.SUPPORTED_ATTACK | Flag.SUPPORTED_DEFENCE, false);
    }
  }

  /** Begins a step. */
  @Case({
    "GWE-4.0-1a",
    "GWE-4.0-1b",
    "GWE-4.0-1c",
    "GWE-4.0-1d",
    "GWE-4.0-1e",
    "GWE-4.0-2",
    "GWE-4.0-3a",
    "GWE-4.0-3b",
    "GWE-4.0-4",
    "GWE-4.0-C"
  })
  protected void enter(Table t, Step step) {
    t.setGlobal(Global.STEP, step.ordinal());
    Side side = phasing(t.now());
    switch (step) {
      case SETUP -> {}
      case OPENING -> {
        tell(t, "movement");
        opening(t, side);
      }
      case FEED, ATTRITION_FEED -> rules.fortresses().feed(t, side);
      case SUPPLY -> rules.supply().determine(t, side);
      case REINFORCEMENT -> {
        if (rules.reinforcements().any(t.now(), side)) {
          t.push(new Reinforcements.Segment());
        }
      }
      case COMMAND -> rules.command().open(t, false);
      case MOVEMENT -> t.push(new Movement.Segment());
      case MOVEMENT_CLOSES -> movementCloses(t, side);
      case ATTRITION -> rules.supply().attrition(t, side);
      case MOVEMENT_ENDS, WITHDRAWAL_ENDS, REPLACEMENT_ENDS -> phaseEnds(t, step);
      case WITHDRAWAL -> {
        tell(t, "withdrawal");
        untried(t);
        t.push(new Withdrawal.Segment());
      }
      case COMBAT_COMMAND -> {
        tell(t, "combat");
        rules.command().open(t, true);
      }
      case COMBAT -> t.push(new Combat.Segment());
      case COMBAT_ENDS -> {
        combatEnds(t);
        phaseEnds(t, step);
      }
      case REPLACEMENT -> {
        tell(t, "replacement");
        untried(t);
        t.push(new Replacement.Segment());
      }
      case INTERPHASE -> interphase(t);
    }
  }

  private void tell(Table t, String phase) {
    t.tell(new Event.Began(turn(t.now()), phasing(t.now()), phase));
  }

  /** A player-turn opens: what was noted of the side's last one is wiped off. */
  protected void opening(Table t, Side side) {
    int wiped =
        Flag.MOVED
            | Flag.MOVING
            | Flag.FINISHED
            | Flag.RAILED
            | Flag.COUNTED
            | Flag.DETRAINED
            | Flag.FORCED
            | Flag.ARRIVED
            | Flag.TRIED
            | Flag.OUT_OF_COMMAND;
    for (Counter unit : rules.unitsOf(side.index())) {
      t.setFlag(unit, wiped, false);
      t.setUnitNumber(unit, UnitNumber.SPENT, 0);
      t.setUnitNumber(unit, UnitNumber.RAILED, 0);
    }
    rules.railways().phaseOpens(t);
    rules.headquarters().phaseOpens(t);
  }

  private void movementCloses(Table t, Side side) {
    rules.railways().segmentEnds(t);
    rules.command().clear(t);
    for (Counter unit : rules.unitsOf(side.index())) {
      t.setFlag(unit, Flag.MOVING | Flag.FINISHED | Flag.COMMANDED, false);
    }
  }

  /** Units may try once in each phase that lets them. */
  private void untried(Table t) {
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Flag.TRIED, false);
    }
  }

  /** What was noted for the combat phase is wiped off. */
  @Case({"GWE-8.14", "GWE-8.66a", "GWE-10.2-1"})
  private void combatEnds(Table t) {
    int wiped =
        Flag.ATTACKED
            | Flag.DEFENDED
            | Flag.PASSENGER
            | Flag.SHIFTED
            | Flag.SHIFTED_DEFENCE
            | Flag.OUT_OF_COMMAND
            | Flag.COMMANDED
            | Combat.UNDER_WAY;
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, wiped, false);
    }
  }

  /** Stacking is looked at when a phase ends. */
  @Case("GWE-6.14")
  protected void phaseEnds(Table t, Step step) {
    rules.stacking().checkAtPhaseEnd(t);
  }

  /** Between two turns (exclusive rules). */
  protected void interphase(Table t) {}

  // ---- by hand

  /**
   * Puts the clock before a phase, with what the phase takes for granted done (the umpire's goto).
   */
  public final void jump(Table t, int turn, Side side, String phase) {
    t.clearPending();
    t.push(new Clock<GreatWarInTheEast>());
    if (turn != t.now().global(Global.TURN)) {
      turnBegins(t);
    }
    t.setGlobal(Global.TURN, turn);
    t.setGlobal(Global.PLAYER, side.index());
    combatEnds(t);
    Step first = PhaseStep.first(Step.ALL, phase);
    if (first == Step.OPENING) {
      enter(t, first);
      return;
    }
    t.silent();
    if (first.ordinal() <= Step.MOVEMENT.ordinal()) {
      opening(t, side);
      unwind(t);
      rules.supply().determine(t, side);
    }
    if (first == Step.MOVEMENT) {
      rules.command().openWithoutAsking(t, false);
    }
    if (first == Step.COMBAT) {
      rules.command().openWithoutAsking(t, true);
    }
    t.aloud();
    enter(t, first);
  }

  private void unwind(Table t) {
    while (!(t.now().pending() instanceof Clock<?>)) {
      t.pop();
    }
  }
}
