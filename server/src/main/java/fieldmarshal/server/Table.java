package fieldmarshal.server;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.DecisionJson;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A match with people round it. One changes it at a time, and only somebody who has seen how it
 * stands: every change has a revision, and a change is asked for on top of one. A change is first
 * in the {@link Store}, then told to the {@link Audience}, then answered.
 *
 * <p>Whoever only looks takes a {@link Moment}, which nobody changes any more, and needs no lock.
 */
final class Table {

  /** Hears of every change, in order, while the table is locked. */
  interface Audience {
    void changed(Table table, Moment moment, Side by, List<Event> events);
  }

  /** How the match stands after a change. */
  record Moment(
      int revision,
      Position position,
      Decision decision,
      int lines,
      boolean edited,
      boolean canUndo,
      boolean canRedo) {

    /** The side that decides, or null when the game is over. */
    @Nullable Side toMove() {
      return decision instanceof Decision.Choose choose ? choose.side() : null;
    }
  }

  /** What became of something that was asked for. */
  sealed interface Verdict {
    record Done(Moment moment, List<Event> events) implements Verdict {}

    record Stale(Moment moment) implements Verdict {}

    record NotYours(String why) implements Verdict {}

    record No(Moment moment, Refused refused) implements Verdict {}
  }

  /**
   * A line of the log with the position before it.
   *
   * @param said what a bot gave as its reason
   */
  record Entry(int number, Position before, Line line, List<Event> events, @Nullable String said) {}

  private final Store.Setup setup;
  private final Match match;
  private final Rules rules;
  private final Seats seats;
  private final Notation notation;
  private final Store store;
  private final Audience audience;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition stirred = lock.newCondition();

  /** What could be played again, the next last. */
  private final List<Line> undone = new ArrayList<>();

  /** What bots gave as the reasons of their orders, by line. */
  private final Map<Integer, String> said = new ConcurrentHashMap<>();

  final AtomicBoolean botAtWork = new AtomicBoolean();
  private volatile Moment moment;
  private boolean hurried;
  private double pace = 1;
  private boolean lost;

  /**
   * A match that was replayed.
   *
   * @param said what bots gave as their reasons, by line
   * @param takenBack how many of its last lines are to be taken back, as they were before
   */
  Table(
      Store.Setup setup,
      Seats seats,
      Match match,
      Map<Integer, String> said,
      int revision,
      int takenBack,
      Store store,
      Audience audience) {
    this.setup = setup;
    this.seats = seats;
    this.match = match;
    this.said.putAll(said);
    this.rules = match.rules();
    this.store = store;
    this.audience = audience;
    notation = new Notation(rules, match.position().layout());
    for (int i = 0; i < takenBack; i++) {
      Line last = match.lines().getLast();
      if (match.undo() != null) {
        throw new IllegalStateException("what was taken back once cannot be taken back again");
      }
      undone.add(last);
    }
    moment = look(revision);
  }

  // ---- what does not change

  Store.Setup setup() {
    return setup;
  }

  String id() {
    return setup.id();
  }

  Game game() {
    return rules.game();
  }

  Rules rules() {
    return rules;
  }

  Seats seats() {
    return seats;
  }

  Notation notation() {
    return notation;
  }

  // ---- looking

  Moment moment() {
    return moment;
  }

  private Moment look(int revision) {
    List<Line> lines = match.lines();
    return new Moment(
        revision,
        match.position(),
        match.decision(),
        lines.size(),
        match.edited(),
        whyNoUndo() == null,
        !undone.isEmpty());
  }

  static Store.Stand stand(Match match) {
    Decision decision = match.decision();
    Rules.Status status = match.rules().status(match.position());
    return switch (decision) {
      case Decision.Choose choose ->
          new Store.Stand(
              match.lines().size(), choose.turn(), choose.phase(), choose.side().id(), null);
      default ->
          new Store.Stand(
              match.lines().size(),
              status.turn(),
              status.phase(),
              null,
              DecisionJson.prompt(decision));
    };
  }

  /** The lines of the log from a number on. */
  List<Entry> log(int from) {
    lock.lock();
    try {
      List<Line> lines = match.lines();
      List<Entry> entries = new ArrayList<>();
      for (int i = Math.max(0, from); i < lines.size(); i++) {
        entries.add(new Entry(i, match.before(i), lines.get(i), match.events(i), said.get(i)));
      }
      return entries;
    } finally {
      lock.unlock();
    }
  }

  /** The position before a line; after the last line the present one; null where there is none. */
  @Nullable Position before(int line) {
    lock.lock();
    try {
      int lines = match.lines().size();
      if (line == lines) {
        return match.position();
      }
      return line < 0 || line > lines ? null : match.before(line);
    } finally {
      lock.unlock();
    }
  }

  /** What bots gave as their reasons, by line. */
  Map<Integer, String> said() {
    return Map.copyOf(said);
  }

  Match.Saved save() {
    lock.lock();
    try {
      return match.save();
    } finally {
      lock.unlock();
    }
  }

  // ---- changing

  /**
   * Plays an order for a side at this screen.
   *
   * @param seen the revision on top of which it is meant
   */
  Verdict order(int seen, Side as, Order order) {
    return order(seen, as, order, false, null);
  }

  /**
   * Plays an order for a bot's side.
   *
   * @param why its reason, or null
   */
  Verdict botOrder(int seen, Side as, Order order, @Nullable String why) {
    return order(seen, as, order, true, why);
  }

  private Verdict order(int seen, Side as, Order order, boolean byBot, @Nullable String why) {
    return change(
        seen,
        () -> {
          Side side = moment.toMove();
          if (side == null) {
            return ruled(match.play(order), side, order, why);
          }
          if (!side.equals(as)) {
            return new Verdict.NotYours(
                "The decision is with " + side.name() + ", not with " + as.name() + ".");
          }
          if (seats.human(side) == byBot) {
            return new Verdict.NotYours("A bot plays " + side.name() + ".");
          }
          return ruled(match.play(order), side, order, why);
        });
  }

  private Verdict ruled(Ruling ruling, @Nullable Side side, Order order, @Nullable String why) {
    return switch (ruling) {
      case Refused refused -> new Verdict.No(moment, refused);
      case Granted granted -> {
        if (side == null) {
          throw new IllegalStateException("granted after the end: " + order);
        }
        undone.clear();
        yield done(Store.Kind.LINE, side, granted.events(), why);
      }
    };
  }

  /** Takes back the last order, which must have been given at this screen. */
  Verdict undo(int seen, Side as) {
    return change(
        seen,
        () -> {
          if (!seats.human(as)) {
            return new Verdict.NotYours("A bot plays " + as.name() + ".");
          }
          Refused refused = whyNoUndo();
          if (refused != null) {
            return new Verdict.No(moment, refused);
          }
          Line last = match.lines().getLast();
          Refused kept = match.undo();
          if (kept != null) {
            return new Verdict.No(moment, kept);
          }
          undone.add(last);
          return done(Store.Kind.UNDO, as, List.of(), null);
        });
  }

  private @Nullable Refused whyNoUndo() {
    List<Line> lines = match.lines();
    if (lines.isEmpty()) {
      return Refused.of("undo", "There is nothing to take back.");
    }
    int last = lines.size() - 1;
    if (lines.get(last) instanceof Line.Edited) {
      return Refused.of("undo", "The table was changed by hand; that stands.");
    }
    if (rules.decision(match.before(last)) instanceof Decision.Choose choose
        && !seats.human(choose.side())) {
      return Refused.of(
          "undo", "The other side, " + choose.side().name() + ", has answered since.");
    }
    if (!lines.get(last).dice().isEmpty()) {
      return Refused.of("undo", "A die has been rolled since; what it showed stands.");
    }
    if (match.events(last).stream().anyMatch(event -> event instanceof Event.Revealed)) {
      return Refused.of("undo", "Something hidden has been shown since.");
    }
    return null;
  }

  /** Plays again what was taken back last. */
  Verdict redo(int seen, Side as) {
    return change(
        seen,
        () -> {
          Side side = moment.toMove();
          if (side == null || !seats.human(as) || !seats.human(side)) {
            return new Verdict.NotYours("There is nobody at this screen to play it again.");
          }
          if (undone.isEmpty()) {
            return new Verdict.No(moment, nothingToRedo());
          }
          return switch (match.redo()) {
            case null -> new Verdict.No(moment, nothingToRedo());
            case Refused refused -> new Verdict.No(moment, refused);
            case Granted granted -> {
              undone.removeLast();
              yield done(Store.Kind.REDO, side, granted.events(), null);
            }
          };
        });
  }

  private static Refused nothingToRedo() {
    return Refused.of("redo", "There is nothing to play again.");
  }

  private interface Change {
    Verdict make();
  }

  private Verdict change(int seen, Change change) {
    lock.lock();
    try {
      if (lost) {
        throw new Lost();
      }
      return seen == moment.revision() ? change.make() : new Verdict.Stale(moment);
    } finally {
      lock.unlock();
    }
  }

  /** The match has changed in memory: writes it down and tells it, or gives the table up. */
  private Verdict done(Store.Kind kind, Side by, List<Event> events, @Nullable String why) {
    boolean kept = false;
    try {
      Moment next = look(moment.revision() + 1);
      Match.Saved saved = match.save();
      String line =
          kind == Store.Kind.LINE
              ? Json.write(MatchJson.write(notation, saved.lines().getLast()))
              : null;
      Store.Deed deed =
          new Store.Deed(next.revision(), kind, line, saved.drawn(), saved.laid(), why);
      store.add(setup.id(), deed, stand(match));
      if (why != null) {
        said.put(next.lines() - 1, why);
      }
      moment = next;
      kept = true;
      Side toMove = next.toMove();
      hurried &= toMove != null && !seats.human(toMove);
      stirred.signalAll();
      audience.changed(this, next, by, events);
      return new Verdict.Done(next, events);
    } finally {
      lost = !kept;
    }
  }

  /** Thrown where the disk did not take a change: what is in memory is worth nothing any more. */
  static final class Lost extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** Nobody may change this table any more: another one is set up when the match is wanted. */
  void putAway() {
    lock.lock();
    try {
      lost = true;
    } finally {
      lock.unlock();
    }
  }

  boolean lost() {
    lock.lock();
    try {
      return lost;
    } finally {
      lock.unlock();
    }
  }

  // ---- the pace of bots

  /** Waits until the time is up, the match has moved on, or somebody is in a hurry. */
  void pause(int revision, long millis) throws InterruptedException {
    lock.lock();
    try {
      long left = (long) (TimeUnit.MILLISECONDS.toNanos(millis) * pace);
      while (left > 0 && !hurried && moment.revision() == revision) {
        left = stirred.awaitNanos(left);
      }
    } finally {
      lock.unlock();
    }
  }

  /** From now on bots wait so many times as long as they usually do. */
  void pace(double times) {
    lock.lock();
    try {
      pace = times;
    } finally {
      lock.unlock();
    }
  }

  /** No more pauses until somebody at this screen has to decide. */
  void hurry() {
    lock.lock();
    try {
      hurried = true;
      stirred.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
