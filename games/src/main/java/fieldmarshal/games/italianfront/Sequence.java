package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Activity;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Clock;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;

/**
 * Chapter 4: the sequence of play. A clock lies at the bottom of every stack of decisions; whenever
 * it comes to the top the next step begins. A step that asks nobody anything pushes no frame.
 */
public final class Sequence extends Chapter {
  /** The steps of a turn. Those that share a phase are one phase for the players. */
  enum Step {
    SET_UP("set-up", false),
    PAUSE("pause", true),
    EVENT("event", true),
    REINFORCEMENT("reinforcement", true),
    REPLACEMENT("replacement", true),
    WITHDRAWAL("withdrawal", true),
    STRATEGIC("strategic", true),
    COMMAND("command", true),
    FIRST_COMBAT("first-combat", true),
    FIRST_COMBAT_ENDS("first-combat", false),
    INFILTRATION("infiltration", true),
    SECOND_COMBAT("second-combat", true),
    SECOND_COMBAT_ENDS("second-combat", false),
    MOVEMENT("movement", true),
    MOVEMENT_ENDS("movement", false),
    SUPPLY("supply", true),
    END("end", true);

    private final String phase;
    private final boolean told;

    Step(String phase, boolean told) {
      this.phase = phase;
      this.told = told;
    }

    String phase() {
      return phase;
    }

    /** Whether it is a step of a side's operations. */
    boolean operations() {
      return compareTo(COMMAND) >= 0 && compareTo(SUPPLY) <= 0;
    }
  }

  /** A step of one side. */
  record Slot(Step step, int side) {}

  /** The steps of a turn, one after the other. */
  @Case({"IF-4.1.1", "IF-4.1.3", "IF-4.1.8"})
  static final List<Slot> ORDER = order();

  static final List<Phase> PHASES =
      List.of(
          new Phase("pause", "Operational pause", Activity.PREPARATION),
          new Phase("event", "Random event", Activity.CLERICAL),
          new Phase("reinforcement", "Reinforcements", Activity.PREPARATION),
          new Phase("replacement", "Replacements", Activity.PREPARATION),
          new Phase("withdrawal", "Withdrawals", Activity.PREPARATION),
          new Phase("strategic", "Strategic movement", Activity.MOVEMENT),
          new Phase("command", "Headquarters", Activity.PREPARATION),
          new Phase("first-combat", "First combat", Activity.COMBAT),
          new Phase("infiltration", "Infiltration", Activity.MOVEMENT),
          new Phase("second-combat", "Second combat", Activity.COMBAT),
          new Phase("movement", "Movement", Activity.MOVEMENT),
          new Phase("supply", "Supply", Activity.CLERICAL),
          new Phase("end", "End of the turn", Activity.CLERICAL));

  /** What comes before the operations of a turn, and the operations of each side. */
  static final List<Part> PARTS =
      List.of(
          new Part(1, ItalianFront.CENTRAL, "preparation", "Preparation", true),
          Part.playerTurn(2, ItalianFront.CENTRAL),
          Part.playerTurn(3, ItalianFront.ALLIED));

  /** The first turn on which the Allies infiltrate. */
  private static final int ALLIED_INFILTRATION = 3;

  /** The first turn on which a side may pause. */
  private static final int FIRST_PAUSE = 3;

  private static List<Slot> order() {
    List<Slot> order = new ArrayList<>();
    order.add(new Slot(Step.SET_UP, ALLIED));
    both(order, Step.PAUSE, CENTRAL);
    order.add(new Slot(Step.EVENT, CENTRAL));
    both(order, Step.REINFORCEMENT, CENTRAL);
    both(order, Step.REPLACEMENT, CENTRAL);
    both(order, Step.WITHDRAWAL, CENTRAL);
    both(order, Step.STRATEGIC, ALLIED);
    for (int side : new int[] {CENTRAL, ALLIED}) {
      for (Step step : Step.values()) {
        if (step.operations()) {
          order.add(new Slot(step, side));
        }
      }
    }
    order.add(new Slot(Step.END, ALLIED));
    return List.copyOf(order);
  }

  private static void both(List<Slot> order, Step step, int first) {
    order.add(new Slot(step, first));
    order.add(new Slot(step, 1 - first));
  }

  private static int find(Step step, int side) {
    return ORDER.indexOf(new Slot(step, side));
  }

  private final int lastTurn;

  Sequence(ItalianFrontRules rules) {
    super(rules);
    lastTurn = rules.scenario().lastTurn();
  }

  Part part(Position p) {
    Slot slot = slot(p);
    return slot.step() != Step.SET_UP && slot.step().compareTo(Step.COMMAND) < 0
        ? PARTS.getFirst()
        : PARTS.get(1 + slot.side());
  }

  Slot slot(Position p) {
    return ORDER.get(p.global(Global.STEP));
  }

  Step step(Position p) {
    return slot(p).step();
  }

  // ---- 4.1

  /** The next step. After set-up turn 1 begins with the first combat of the Central Powers. */
  @Case({"IF-4.1.1", "IF-4.1.2", "IF-4.1.3"})
  void tick(Table t) {
    int now = t.now().global(Global.STEP);
    if (step(t.now()) == Step.SET_UP) {
      t.aloud();
      enter(t, find(Step.FIRST_COMBAT, CENTRAL));
    } else if (now + 1 < ORDER.size()) {
      enter(t, now + 1);
    } else {
      turnEnds(t);
    }
  }

  /** The next turn begins, or the game is over. */
  @Case({"IF-4.1.5", "IF-1.1"})
  private void turnEnds(Table t) {
    if (turn(t.now()) >= lastTurn) {
      rules.over(t);
      return;
    }
    t.setGlobal(Global.TURN, turn(t.now()) + 1);
    rules.pause().turnOpens(t);
    rules.support().turnOpens(t);
    enter(t, find(Step.PAUSE, CENTRAL));
  }

  /** Whether the step has no place in this turn. */
  @Case({"IF-4.1.4", "IF-17.1.1"})
  private static boolean left(Slot slot, int turn) {
    return slot.step() == Step.INFILTRATION && slot.side() == ALLIED && turn < ALLIED_INFILTRATION
        || slot.step() == Step.PAUSE && turn < FIRST_PAUSE;
  }

  private void enter(Table t, int index) {
    Slot slot = ORDER.get(index);
    t.setGlobal(Global.STEP, index);
    t.setGlobal(Global.PLAYER, slot.side());
    if (left(slot, turn(t.now()))) {
      return;
    }
    if (slot.step().told) {
      t.tell(
          new Event.Began(
              turn(t.now()), rules.side(slot.side()), slot.step().phase(), part(t.now())));
    }
    begin(t, slot.step(), slot.side());
  }

  private void begin(Table t, Step step, int side) {
    switch (step) {
      case SET_UP -> {}
      case PAUSE -> rules.pause().begin(t, side);
      case EVENT -> rules.events().draw(t);
      case REINFORCEMENT -> rules.reinforcements().begin(t, side);
      case REPLACEMENT -> rules.replacements().begin(t, side);
      case WITHDRAWAL -> rules.withdrawals().begin(t, side);
      case STRATEGIC -> rules.strategicMovement().begin(t, side);
      case COMMAND -> rules.headquarters().begin(t, side);
      case FIRST_COMBAT, SECOND_COMBAT -> rules.combat().begin(t, side);
      case FIRST_COMBAT_ENDS, SECOND_COMBAT_ENDS -> {
        rules.combat().end(t, side);
        rules.stacking().check(t, side, false);
      }
      case INFILTRATION -> rules.infiltration().begin(t, side);
      case MOVEMENT -> rules.movement().begin(t, side);
      case MOVEMENT_ENDS -> {
        rules.movement().end(t, side);
        rules.stacking().check(t, side, true);
      }
      case SUPPLY -> rules.supply().mark(t, side);
      case END -> rules.victory().turnEnds(t);
    }
  }

  boolean secondCombat(Position p) {
    return step(p) == Step.SECOND_COMBAT;
  }

  // ---- by hand

  /** Puts the clock before a phase (the umpire's goto). */
  void jump(Table t, int turn, Part part, String phase) {
    t.clearPending();
    t.push(new Clock<ItalianFrontRules>());
    t.setGlobal(Global.TURN, turn);
    rules.replacements().forget(t);
    rules.reconnaissance().end(t);
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Flag.OF_A_MOVE | Flag.OF_A_COMBAT, false);
      t.setUnitNumber(unit, UnitNumber.SPENT, 0);
    }
    int best = -1;
    boolean anySide = part.number() == PARTS.getFirst().number();
    for (int i = ORDER.size() - 1; i >= 0; i--) {
      Slot slot = ORDER.get(i);
      boolean fits = anySide || slot.side() == part.side().index();
      if (slot.step().phase().equals(phase) && (fits || best < 0)) {
        best = i;
      }
    }
    enter(t, best);
  }
}
