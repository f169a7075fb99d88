package fieldmarshal.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Where an order is played out: a copy of a position that changes, and what happened on it. A table
 * is used for one order and then given up.
 */
public final class Table {
  private final Position before;
  private final Position position;
  private final List<Event> events;
  private boolean recording = true;

  public Table(Position position) {
    this.before = position;
    this.position = position.copy();
    this.events = new ArrayList<>();
  }

  /** The position as it is now; it changes with the table. */
  public Position now() {
    return position;
  }

  /** The position that the table was laid from; it does not change. */
  public Position before() {
    return before;
  }

  public List<Event> events() {
    return events;
  }

  /** Leaves out the events: for setting up. */
  public Table silent() {
    recording = false;
    return this;
  }

  /** Records events again. */
  public Table aloud() {
    recording = true;
    return this;
  }

  public void tell(Event event) {
    if (recording) {
      events.add(event);
    }
  }

  /** Tells an event to some only. */
  public void tell(Event event, Audience audience) {
    tell(audience instanceof Audience.Everybody ? event : new Event.Told(event, audience));
  }

  /** Tells one side what happened, and the other what that looks like to it. */
  public void tell(Event event, Side to, Event seen, Side other) {
    tell(new Event.Told(event, Audience.only(to)));
    tell(new Event.Told(seen, Audience.only(other)));
  }

  public void note(String text, String caseId) {
    tell(new Event.Noted(text, caseId));
  }

  // ---- units

  /** The unit walks; the position takes it to the end of the path. */
  public void move(Unit unit, Hexes path, String how) {
    int from = position.place(unit);
    position.setPlace(unit, path.last());
    tell(new Event.Moved(unit, from, path, how));
  }

  /** The unit is put in a hex or box. */
  public void place(Unit unit, int place, String how) {
    position.setPlace(unit, place);
    tell(new Event.Placed(unit, place, how));
  }

  /** Moves the unit without an event: the caller tells of the whole path. */
  public void shift(Unit unit, int place) {
    position.setPlace(unit, place);
  }

  /** The units of a hex lie in this order from now on, the top one first. */
  public void stack(int hex, List<? extends Unit> fromTop) {
    int[] units = new int[fromTop.size()];
    for (int i = 0; i < units.length; i++) {
      units[i] = fromTop.get(i).index();
    }
    position.setStack(hex, units);
  }

  /** The unit loses steps; the last one removes it. */
  public void reduce(Unit unit, int steps, String caseId) {
    if (steps <= 0) {
      return;
    }
    int lost = Math.min(unit.steps(), position.lost(unit) + steps);
    position.setLost(unit, lost);
    tell(new Event.Reduced(unit, steps, caseId));
    if (lost >= unit.steps()) {
      remove(unit, caseId);
    }
  }

  public void restore(Unit unit, int steps, String caseId) {
    position.setLost(unit, Math.max(0, position.lost(unit) - steps));
    tell(new Event.Restored(unit, steps, caseId));
  }

  public void remove(Unit unit, String caseId) {
    int from = position.place(unit);
    position.setLost(unit, unit.steps());
    position.setPlace(unit, Position.ELIMINATED);
    tell(new Event.Removed(unit, from, caseId));
  }

  /** Sets steps lost without an event: for setting up. */
  public void lose(Unit unit, int lost) {
    position.setLost(unit, lost);
  }

  public void mark(Unit unit, int flag, boolean on, String caseId) {
    if (position.has(unit, flag) == on) {
      return;
    }
    setFlag(unit, flag, on);
    tell(new Event.Marked(unit, flag, on, caseId));
  }

  /** A flag that is bookkeeping and tells nothing. */
  public void setFlag(Unit unit, int flag, boolean on) {
    int flags = position.flags(unit);
    position.setFlags(unit, on ? flags | flag : flags & ~flag);
  }

  public void setUnitNumber(Unit unit, int number, int value) {
    position.setUnitNumber(unit, number, value);
  }

  public void addUnitNumber(Unit unit, int number, int value) {
    position.setUnitNumber(unit, number, position.unitNumber(unit, number) + value);
  }

  // ---- hexes and the game

  public void setHex(int hex, int value) {
    position.setHex(hex, value);
  }

  /** Sets another byte of the hex; see {@link Layout#hexBytes}. */
  public void setHex(int hex, int which, int value) {
    position.setHex(hex, which, value);
  }

  public void setGlobal(int index, int value) {
    position.setGlobal(index, value);
  }

  public void addGlobal(int index, int value) {
    position.setGlobal(index, position.global(index) + value);
  }

  // ---- what waits

  public void push(Pending<?> frame) {
    position.push(frame);
  }

  public void pop() {
    position.pop();
  }

  /** Takes the frame on top away and puts another in its place. */
  public void replace(Pending<?> frame) {
    position.pop();
    position.push(frame);
  }

  public void clearPending() {
    position.clearPending();
  }
}
