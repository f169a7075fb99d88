package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Clock;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.book.PhaseStep;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 5: the sequence of play by command markers drawn from a cup. A clock lies at the bottom
 * of every stack of decisions; whenever it comes to the top the next step begins. {@link #after}
 * says which one: a sequence without a cup overrides it.
 */
public class Sequence extends Chapter {
  /** The steps of a turn. Those that share a phase name are one phase for the players. */
  public enum Step implements PhaseStep {
    SET_UP("set-up"),
    TURN_OPENS(ClashGame.SUPPLY),
    SUPPLY(ClashGame.SUPPLY),
    REINFORCEMENT(ClashGame.REINFORCEMENT),
    REPLACEMENT(ClashGame.REINFORCEMENT),
    REPLACEMENT_ENDS(ClashGame.REINFORCEMENT),
    /** What a battle adds to the reinforcement phase once both sides are through. */
    REINFORCEMENTS_DONE(ClashGame.REINFORCEMENT),
    /** Before the first marker is drawn. */
    OPERATIONS(ClashGame.OPERATIONS),
    DRAW(ClashGame.OPERATIONS),
    COMMAND(ClashGame.OPERATIONS),
    MOVEMENT(ClashGame.OPERATIONS),
    MOVEMENT_ENDS(ClashGame.OPERATIONS),
    DECLARATION(ClashGame.COMBAT),
    COMBAT(ClashGame.COMBAT),
    COMBAT_ENDS(ClashGame.COMBAT),
    RECOVERY(ClashGame.RECOVERY),
    TURN_ENDS(ClashGame.RECOVERY);

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

  /** The names of the orders that declare combat. */
  static final String DECLARE = "declare";

  static final String WITH_MARKER = "declare-offensive";

  private final Part[] players;

  public Sequence(ClashRules rules) {
    super(rules);
    players = new Part[] {Part.playerTurn(1, rules.side(0)), Part.playerTurn(2, rules.side(1))};
  }

  public final Step step(Position p) {
    return Step.ALL[p.global(Global.STEP)];
  }

  /** The operational phase of an army, or what a side does before and after. */
  @Case("COG-5.33d")
  final Part part(Position p) {
    int army = p.global(Global.ARMY);
    int count = Math.max(1, p.global(Global.PART));
    if (army > 0) {
      return rules.army(army).part(count);
    }
    Part player = players[p.global(Global.PLAYER)];
    return new Part(count, player.side(), player.id(), player.title());
  }

  // ---- 5.2 the order of the steps

  /** The next step begins. */
  @Case({"COG-5.1", "COG-5.2", "COG-G3", "COG-Y3"})
  final void tick(Table t) {
    Step now = step(t.now());
    if (now == Step.SET_UP) {
      t.aloud();
    }
    enter(t, after(t, now));
  }

  /**
   * The step that comes after another. Both sides do together what is mutual; only reinforcements
   * and replacements have an order: the Central Powers first on odd turns.
   */
  @Case({
    "COG-5.2",
    "COG-5.31a",
    "COG-5.32",
    "COG-5.33d",
    "COG-5.34a",
    "COG-5.34c",
    "COG-5.35",
    "COG-5.36a"
  })
  protected Step after(Table t, Step now) {
    Position p = t.now();
    return switch (now) {
      case SET_UP, TURN_ENDS -> Step.TURN_OPENS;
      case TURN_OPENS -> Step.SUPPLY;
      case SUPPLY -> {
        turnTo(t, first(p));
        yield Step.REINFORCEMENT;
      }
      case REINFORCEMENT -> Step.REPLACEMENT;
      case REPLACEMENT -> Step.REPLACEMENT_ENDS;
      case REPLACEMENT_ENDS -> {
        if (p.global(Global.PLAYER) != first(p)) {
          yield Step.REINFORCEMENTS_DONE;
        }
        turnTo(t, 1 - first(p));
        yield Step.REINFORCEMENT;
      }
      case REINFORCEMENTS_DONE -> Step.OPERATIONS;
      case OPERATIONS -> {
        rules.command().fill(t);
        yield next(t);
      }
      case DRAW -> Step.COMMAND;
      case COMMAND -> Step.MOVEMENT;
      case MOVEMENT -> Step.MOVEMENT_ENDS;
      case MOVEMENT_ENDS ->
          p.global(Global.COMBAT_USED + p.global(Global.PLAYER)) == 0 ? Step.DECLARATION : next(t);
      case DECLARATION -> declared(p) ? Step.COMBAT : next(t);
      case COMBAT -> Step.COMBAT_ENDS;
      case COMBAT_ENDS -> next(t);
      case RECOVERY -> Step.TURN_ENDS;
    };
  }

  /** After a marker's phase: the next draw, or Recovery when the cup is empty. */
  @Case({"COG-5.33d", "COG-5.35"})
  private Step next(Table t) {
    rules.command().deactivate(t);
    t.setGlobal(Global.ARMY, 0);
    if (!rules.command().cupEmpty(t.now())) {
      return Step.DRAW;
    }
    turnTo(t, rules.command().drawer(t.now()));
    return Step.RECOVERY;
  }

  /** The side that places its units first. */
  @Case({"COG-5.32", "COG-G3"})
  public int first(Position p) {
    return turn(p) % 2 == 1 ? CENTRAL : ENTENTE;
  }

  /** Another part of the turn begins. */
  protected final void turnTo(Table t, int side) {
    t.setGlobal(Global.PLAYER, side);
    t.addGlobal(Global.PART, 1);
  }

  /** What a step does. */
  private void enter(Table t, Step step) {
    t.setGlobal(Global.STEP, step.ordinal());
    int side = t.now().global(Global.PLAYER);
    switch (step) {
      case SET_UP, REPLACEMENT, MOVEMENT_ENDS, COMBAT_ENDS, TURN_ENDS, TURN_OPENS, DRAW -> {}
      default -> tell(t, step, side);
    }
    switch (step) {
      case SET_UP -> {}
      case TURN_OPENS -> opens(t);
      case SUPPLY -> supply(t, side);
      case REINFORCEMENT -> rules.reinforcements().begin(t, side);
      case REPLACEMENT -> rules.replacements().begin(t, side);
      case REPLACEMENT_ENDS -> rules.replacements().end(t, side);
      case REINFORCEMENTS_DONE -> reinforcementsDone(t);
      case OPERATIONS -> operationsOpen(t);
      case DRAW -> draw(t);
      case COMMAND -> t.push(new Command.Roll(t.now().global(Global.ARMY)));
      case MOVEMENT -> t.push(new Movement.Segment());
      case MOVEMENT_ENDS -> rules.stacking().check(t, side);
      case DECLARATION -> t.push(new Declaration());
      case COMBAT -> {
        t.setGlobal(Global.COMBAT_USED + side, 1);
        rules.combat().begin(t, side);
      }
      case COMBAT_ENDS -> rules.combat().end(t);
      case RECOVERY -> recover(t, side);
      case TURN_ENDS -> ends(t);
    }
    rules.victory().endIfDecided(t);
  }

  /** Tells of a phase that begins with the step. */
  private void tell(Table t, Step step, int side) {
    switch (step) {
      case SUPPLY, REINFORCEMENT, COMBAT, RECOVERY -> began(t, side, step.phase());
      default -> {}
    }
  }

  private void began(Table t, int side, String phase) {
    t.tell(new Event.Began(turn(t.now()), rules.side(side), phase, part(t.now())));
  }

  // ---- the steps

  private void opens(Table t) {
    if (t.now().global(Global.TURN) == 0) {
      t.setGlobal(Global.TURN, rules.scenario().firstTurn());
    }
    t.setGlobal(Global.PART, 0);
    t.setGlobal(Global.ARMY, 0);
    turnTo(t, first(t.now()));
    turnOpens(t);
  }

  /** What a battle does at the start of a turn. */
  protected void turnOpens(Table t) {}

  /** All units begin the first turn in supply: nothing is determined then. */
  @Case({"COG-5.31a", "COG-5.31b"})
  protected void supply(Table t, int side) {
    if (turn(t.now()) > rules.scenario().firstTurn()) {
      rules.supply().determine(t, -1);
    }
  }

  /** What a battle adds to the reinforcement phase once both sides are through. */
  protected void reinforcementsDone(Table t) {}

  /** What a battle allows before the first marker is drawn. */
  protected void operationsOpen(Table t) {}

  /** The next army: a marker is drawn from the cup. */
  @Case({"COG-5.33b", "COG-5.33d"})
  protected void draw(Table t) {
    t.push(new Command.Draw());
  }

  /** The operational phase of an army begins. */
  @Case({"COG-5.33c", "COG-5.33d"})
  final void activate(Table t, Army army) {
    turnTo(t, army.side().index());
    t.setGlobal(Global.ARMY, army.number());
    t.setGlobal(Global.DRAWN + army.number() - 1, rules.command().drawn(t.now()) + 1);
    rules.command().activate(t, army);
    began(t, army.side().index(), ClashGame.OPERATIONS);
  }

  private static boolean declared(Position p) {
    return p.global(Global.COMBAT_USED + p.global(Global.PLAYER)) != 0;
  }

  /**
   * The owner of the marker may declare his one combat of the turn, with an Offensive marker or
   * without.
   */
  @Case({"COG-5.34a", "COG-5.34c", "COG-12.1a", "COG-G10f", "COG-Y16"})
  record Declaration() implements Frame.Obvious, LastingFrame {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      int side = p.global(Global.PLAYER);
      return rules.ask(
          p,
          side,
          Kind.CHOOSE,
          rules.command().lastCall(p, side)
              ? "Declare your combat of this turn now, or lose it: this was your last army."
              : "Declare your one combat of this turn now, or keep it for later.",
          rules.command().lastCall(p, side) ? "COG-5.34c" : "COG-5.34a");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      int side = p.global(Global.PLAYER);
      List<Question.Option> options = new ArrayList<>();
      int targets = rules.combat().targets(p).size();
      options.add(
          new Question.Option(
              DECLARE,
              "Declare combat",
              "Units of all your armies may attack. "
                  + (targets == 1
                      ? "1 hex can be attacked now."
                      : targets + " hexes can be attacked now.")));
      if (rules.offensives().may(p, side)) {
        int left = rules.offensives().left(p, side);
        options.add(
            new Question.Option(
                WITH_MARKER,
                "Declare combat with an Offensive marker",
                "Every attack shifts one column to the right. You have "
                    + left
                    + (left == 1 ? " marker." : " markers.")));
      }
      return Question.of(
              "Combat?",
              rules.command().lastCall(p, side) ? "No combat this turn" : "Keep it for later")
          .with(options)
          .foretelling();
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      int side = p.global(Global.PLAYER);
      if (sink.accept(Order.PASS)
          && rules.combat().possible(p, side)
          && sink.accept(Order.Choose.option(DECLARE))
          && rules.offensives().may(p, side)) {
        sink.accept(Order.Choose.option(WITH_MARKER));
      }
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      int side = t.now().global(Global.PLAYER);
      if (order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      boolean marker = order.equals(Order.Choose.option(WITH_MARKER));
      if (!marker && !order.equals(Order.Choose.option(DECLARE))) {
        return Refused.of("COG-5.34a", "Declare combat now, or do not.");
      }
      if (!rules.combat().possible(t.now(), side)) {
        return Refused.of("COG-12.1a", "No unit stands next to an enemy that it may attack.");
      }
      if (marker && !rules.offensives().may(t.now(), side)) {
        return rules.offensives().none(side);
      }
      t.pop();
      t.setGlobal(Global.COMBAT_USED + side, 1);
      if (marker) {
        rules.offensives().spend(t, side);
      }
      t.note(
          rules.side(side).does("declare")
              + " combat"
              + (marker ? " with an Offensive marker." : "."),
          "COG-5.34a");
      return null;
    }
  }

  /** Done, Repl and Strategic markers are removed. */
  @Case({"COG-5.35", "COG-G8e"})
  protected void recover(Table t, int side) {
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Flag.OF_A_TURN, false);
    }
  }

  /** The markers leave the tracks; the turn marker advances, or the game is over. */
  @Case({"COG-5.36a", "COG-5.36b", "COG-11.2a", "COG-G1c", "COG-Y1c"})
  private void ends(Table t) {
    rules.victory().turnEnds(t);
    rules.offensives().turnEnds(t);
    wipe(t);
    if (t.now().global(Global.WINNER) > 0) {
      return;
    }
    if (turn(t.now()) >= rules.scenario().lastTurn()) {
      rules.over(t);
      return;
    }
    t.addGlobal(Global.TURN, 1);
  }

  private static void wipe(Table t) {
    for (int army = 0; army < Global.ARMIES; army++) {
      t.setGlobal(Global.COMMAND + army, 0);
      t.setGlobal(Global.DRAWN + army, 0);
    }
    for (int side = 0; side < 2; side++) {
      t.setGlobal(Global.COMBAT_USED + side, 0);
      t.setGlobal(Global.RAILED + side, 0);
    }
    for (int pool = 0; pool < Global.POOLS; pool++) {
      t.setGlobal(Global.REPLACEMENTS + pool, 0);
    }
    t.setGlobal(Global.OFFENSIVE, 0);
  }

  // ---- by hand

  /**
   * Puts the clock before a phase (the umpire's goto). A phase of an army begins with its command
   * roll; the markers of all other armies are in the cup.
   */
  final void jump(Table t, int turn, Part part, String phase) {
    t.clearPending();
    t.push(new Clock<ClashRules>());
    t.setGlobal(Global.TURN, turn);
    t.setGlobal(Global.PART, 0);
    t.setGlobal(Global.ARMY, 0);
    t.setGlobal(Global.WINNER, 0);
    wipe(t);
    Global.CUP.fill(t);
    rules.combat().end(t);
    rules.command().deactivate(t);
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Flag.DONE | Flag.STRATEGIC, false);
    }
    turnTo(t, part.side().index());
    turnOpens(t);
    Army army = rules.army(part.id());
    switch (phase) {
      case ClashGame.OPERATIONS, ClashGame.COMBAT -> {
        rules.command().fill(t);
        if (army == null) {
          enter(t, phase.equals(ClashGame.COMBAT) ? Step.COMBAT : Step.DRAW);
        } else {
          rules.command().take(t, army);
          activate(t, army);
          enter(t, phase.equals(ClashGame.COMBAT) ? Step.COMBAT : Step.COMMAND);
        }
      }
      case ClashGame.SUPPLY -> enter(t, Step.SUPPLY);
      case ClashGame.REINFORCEMENT -> enter(t, Step.REINFORCEMENT);
      default -> enter(t, Step.RECOVERY);
    }
  }
}
