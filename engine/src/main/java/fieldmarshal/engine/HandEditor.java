package fieldmarshal.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What every rulebook of frames does alike when a situation is set up by hand. A rulebook adds what
 * only it knows: where a unit may stand, what a hex keeps, how the clock is put.
 */
public abstract class HandEditor<U extends Unit> implements Editor {
  private static final String TURN = "turn ";
  private static final int TURNS = 99;

  /** The place of a box of the turn track, for each turn so far below the box of all who wait. */
  private static final int TRACK = 100;

  /** No box of a layout: nobody waits for a turn. */
  private static final int NOBODY_WAITS = Integer.MIN_VALUE;

  private final FrameRules<?> rules;
  private final Roster<U> roster;
  private final int due;
  private final int dueNumber;

  /**
   * @param due the box of those who wait for their turn
   * @param dueNumber the number kept for a unit that says which turn
   */
  protected HandEditor(FrameRules<?> rules, Roster<U> roster, int due, int dueNumber) {
    this.rules = rules;
    this.roster = roster;
    this.due = due;
    this.dueNumber = dueNumber;
  }

  /** An editor for a game in which nobody waits beside the map for his turn. */
  protected HandEditor(FrameRules<?> rules, Roster<U> roster) {
    this(rules, roster, NOBODY_WAITS, -1);
  }

  // ---- what a rulebook knows

  /** Whether nobody can be put into a box by hand. */
  protected boolean closed(int box) {
    return false;
  }

  /** Whether the unit goes when the map is cleared. */
  protected boolean leaves(U unit) {
    return true;
  }

  /** A decision half made makes no sense any more: back to the segment that it was part of. */
  protected abstract void dropDecisions(Table t);

  /** Why the unit cannot be put there, if it cannot. The steps have been looked at. */
  protected abstract void check(Position p, U unit, Placing placing) throws Impossible;

  /** Sets a status that is no flag of the layout; false where there is none of that name. */
  protected boolean status(Table t, U unit, String name) {
    return false;
  }

  /** Puts a unit into a hex. */
  protected abstract void put(Table t, U unit, int hex);

  /** A unit is gone from where it was. */
  protected void gone(Table t, U unit, int from) {}

  /** Whether a unit keeps the enemy out of its hex. */
  protected boolean fills(U unit) {
    return true;
  }

  /** Why the unit cannot stand in its hex among those around it, if it cannot. */
  protected void checkNeighbours(Position p, U unit, int hex) throws Impossible {}

  /** All units are in their places. */
  protected void placed(Table t) {}

  /** Gives the control of a hex to a side. */
  protected abstract void give(Table t, int hex, Side side) throws Impossible;

  protected abstract int firstTurn();

  protected abstract int lastTurn();

  /** Puts the clock to the start of a phase. */
  protected abstract void jump(Table t, int turn, Side side, String phase);

  /** The same where a turn has other parts than the player-turns. */
  protected void jump(Table t, int turn, Part part, String phase) {
    jump(t, turn, part.side(), phase);
  }

  // ---- placing

  @Override
  public final @Nullable Placing box(Unit unit, String box, int steps, List<String> flags) {
    if (due != NOBODY_WAITS && box.startsWith(TURN)) {
      try {
        int turn = Integer.parseInt(box.substring(TURN.length()));
        return turn >= 1 && turn <= TURNS
            ? new Placing(unit, due - TRACK * turn, steps, flags)
            : null;
      } catch (NumberFormatException e) {
        return null;
      }
    }
    int index = rules.start().layout().boxes().indexOf(box);
    return index < 0 || closed(Layout.box(index))
        ? null
        : new Placing(unit, Layout.box(index), steps, flags);
  }

  @Override
  public final Position place(Position position, boolean clear, List<Placing> placings)
      throws Impossible {
    Table t = new Table(position).silent();
    dropDecisions(t);
    if (clear) {
      for (U unit : roster.all()) {
        if (leaves(unit)) {
          wipe(t, unit);
          t.place(unit, Position.UNUSED, "edited");
        }
      }
    }
    Set<Unit> named = new HashSet<>();
    for (Placing placing : placings) {
      if (!named.add(placing.unit())) {
        throw new Impossible(placing.unit().id() + " is placed twice");
      }
      place(t, roster.get(placing.unit().index()), placing);
    }
    for (Placing placing : placings) {
      mixed(t.now(), roster.get(placing.unit().index()));
    }
    placed(t);
    rules.settleTasks(t);
    return t.now();
  }

  private void place(Table t, U unit, Placing placing) throws Impossible {
    int steps = placing.steps();
    if (steps == 0 || steps < -1 || steps > unit.steps()) {
      throw new Impossible(
          unit.id()
              + " has "
              + unit.steps()
              + (unit.steps() == 1 ? " step; " : " steps; ")
              + steps
              + " cannot remain");
    }
    check(t.now(), unit, placing);
    int from = t.now().place(unit);
    int place = placing.place();
    wipe(t, unit);
    t.lose(unit, steps < 0 ? 0 : unit.steps() - steps);
    if (place >= 0) {
      put(t, unit, place);
    } else if (due != NOBODY_WAITS && place <= due - TRACK) {
      t.setUnitNumber(unit, dueNumber, (due - place) / TRACK);
      t.place(unit, due, "edited");
    } else {
      if (place == Position.ELIMINATED) {
        t.lose(unit, unit.steps());
      }
      t.place(unit, place, "edited");
    }
    for (String flag : placing.flags()) {
      int bit = t.now().layout().flags().indexOf(flag);
      if (bit >= 0) {
        t.setFlag(unit, 1 << bit, true);
      } else if (!status(t, unit, flag)) {
        throw new Impossible("there is no flag " + flag);
      }
    }
    gone(t, unit, from);
  }

  /** Nothing that was noted of the unit holds any more. */
  private void wipe(Table t, U unit) {
    t.setFlag(unit, -1, false);
    for (int number = 0; number < t.now().layout().unitNumbers().size(); number++) {
      t.setUnitNumber(unit, number, 0);
    }
    t.lose(unit, 0);
  }

  private void mixed(Position p, U unit) throws Impossible {
    int hex = p.place(unit);
    if (hex < 0) {
      return;
    }
    boolean[] sides = new boolean[rules.game().sides().size()];
    int count = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      U there = roster.get(u);
      if (fills(there) && !sides[there.side().index()]) {
        sides[there.side().index()] = true;
        count++;
      }
    }
    if (count > 1) {
      throw new Impossible("both sides would stand in " + rules.board().number(hex));
    }
    checkNeighbours(p, unit, hex);
  }

  // ---- numbers of the whole game

  /** Whether a number of the whole game is the clock's or a view's and cannot be set by hand. */
  protected boolean fixed(String total) {
    return total.equals("turn") || total.equals("player") || total.equals("step");
  }

  @Override
  public final Position total(Position position, String name, int value) throws Impossible {
    int index = position.layout().globals().indexOf(name);
    if (index < 0 || fixed(name)) {
      throw new Impossible("there is no number of the game called " + name + " that can be set");
    }
    for (Track track : rules.tracks(position)) {
      Integer most = track.most();
      if (track.id().equals(name) && (value < track.least() || most != null && value > most)) {
        throw new Impossible(
            name
                + " cannot be "
                + value
                + "; the track of "
                + track.title()
                + " does not reach it");
      }
    }
    Table t = new Table(position).silent();
    t.setGlobal(index, value);
    return t.now();
  }

  // ---- control and clock

  @Override
  public final Position control(Position position, Side side, Hexes hexes) throws Impossible {
    Table t = new Table(position).silent();
    for (int i = 0; i < hexes.size(); i++) {
      give(t, hexes.at(i), side);
    }
    return t.now();
  }

  @Override
  public final Position go(Position position, int turn, Part part, String phase) throws Impossible {
    if (turn < firstTurn() || turn > lastTurn()) {
      throw new Impossible(
          "turn " + turn + " is not between " + firstTurn() + " and " + lastTurn());
    }
    List<String> phases = rules.game().phases().stream().map(Phase::id).toList();
    if (!phases.contains(phase)) {
      throw new Impossible(
          "there is no phase " + phase + "; the phases are " + String.join(", ", phases));
    }
    Table t = new Table(position).silent();
    jump(t, turn, part, phase);
    rules.settleTasks(t);
    return t.now();
  }
}
