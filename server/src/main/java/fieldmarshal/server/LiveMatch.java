package fieldmarshal.server;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Difference;
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
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A match in memory that people and bots play. Only one of them changes it at a time, and only one
 * who has seen its present state: every change has a revision, and whoever asks for a change names
 * the last revision. A change is first in the {@link Store}, then told to the {@link Watcher}, then
 * answered.
 *
 * <p>A reader takes a {@link Moment}, which never changes, and needs no lock.
 */
final class LiveMatch {

  /** Hears of every change, in order, while the match is locked. */
  interface Watcher {
    /**
     * The match has changed.
     *
     * @param noticed the sides that notice it
     */
    void changed(LiveMatch live, Moment moment, Side by, List<Event> events, Audience noticed);
  }

  /**
   * How the match stands after a change.
   *
   * @param notices who notices which line of the log
   */
  record Moment(
      Revisions revisions,
      Position position,
      Decision decision,
      List<Notice> notices,
      boolean edited,
      List<Side> mayUndo,
      List<Side> mayUndoPhase,
      List<Side> mayUndoPart,
      List<Side> mayRedo) {

    /** Counts every change, also those that a side does not notice: for the program alone. */
    int revision() {
      return revisions.all();
    }

    /** Counts the changes that all of these sides have noticed. */
    int revision(List<Side> viewers) {
      return revisions.seenBy(viewers);
    }

    int revision(Side side) {
      return revision(List.of(side));
    }

    /** How many lines the log has for these sides together. */
    int lines(List<Side> viewers) {
      return (int) notices.stream().filter(notice -> Sight.all(viewers, notice.line())).count();
    }

    /** Where such a line stands in the log of everything; after the last one its end. */
    int line(int seen, List<Side> viewers) {
      int left = seen;
      for (int i = 0; i < notices.size(); i++) {
        if (Sight.all(viewers, notices.get(i).line()) && left-- == 0) {
          return i;
        }
      }
      return left == 0 ? notices.size() : -1;
    }

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
  record Entry(
      Position before, Line line, List<Event> events, @Nullable String said, Notice notice) {}

  /** Where the match stops being what it was; it can then be looked at and not be changed. */
  private final @Nullable Difference difference;

  private final Store.Setup setup;
  private final Match match;
  private final Rules rules;
  private final Seats seats;
  private final Notation notation;
  private final Store store;
  private final Watcher watcher;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition stirred = lock.newCondition();

  /** What could be played again, the next last. */
  private final List<Line> undone = new ArrayList<>();

  /** Who notices the lines of the log. */
  private final List<Notice> notices;

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
   * @param revisions the changes so far
   * @param takenBack how many of its last lines are to be taken back, as they were before
   * @param difference where the stored match goes on in a way that is not legal any more, or null
   */
  LiveMatch(
      Store.Setup setup,
      Seats seats,
      Match match,
      Map<Integer, String> said,
      Revisions revisions,
      int takenBack,
      @Nullable Difference difference,
      Store store,
      Watcher watcher) {
    this.difference = difference;
    this.setup = setup;
    this.seats = seats;
    this.match = match;
    this.said.putAll(said);
    this.rules = match.rules();
    this.store = store;
    this.watcher = watcher;
    notices = new ArrayList<>(Notice.of(match));
    notation = new Notation(rules, match.position().layout());
    for (int i = 0; i < takenBack; i++) {
      Line last = match.line(match.size() - 1);
      if (match.undo() != null) {
        throw new IllegalStateException("what was taken back once cannot be taken back again");
      }
      undone.add(last);
      notices.removeLast();
    }
    moment = look(revisions);
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

  /** Where the match stops being what it was, or null. */
  @Nullable Difference difference() {
    return difference;
  }

  // ---- looking

  Moment moment() {
    return moment;
  }

  private Moment look(Revisions revisions) {
    List<Side> sides = game().sides();
    return new Moment(
        revisions,
        match.position(),
        match.decision(),
        List.copyOf(notices),
        match.edited(),
        mayUndo(Match.Back.ORDER),
        mayUndo(Match.Back.PHASE),
        mayUndo(Match.Back.PART),
        sides.stream().filter(this::mayRedo).toList());
  }

  private List<Side> mayUndo(Match.Back back) {
    return game().sides().stream()
        .filter(side -> difference == null && seats.human(side) && whyNoUndo(side, back) == null)
        .toList();
  }

  /** How a match stands, as everybody may know. */
  static Store.Stand stand(Match match, List<Notice> notices) {
    Decision decision = match.decision();
    int lines = (int) notices.stream().filter(notice -> notice.secretOf() == null).count();
    Rules.Status status = match.rules().status(match.position());
    return switch (decision) {
      case Decision.Choose choose ->
          new Store.Stand(lines, choose.turn(), choose.phase(), choose.side().id(), null);
      default ->
          new Store.Stand(
              lines, status.turn(), status.phase(), null, DecisionJson.prompt(decision));
    };
  }

  /** The lines of the log that all of these sides notice. */
  List<Entry> log(List<Side> viewers) {
    lock.lock();
    try {
      List<Line> lines = match.lines();
      List<Entry> entries = new ArrayList<>();
      for (int i = 0; i < lines.size(); i++) {
        Notice notice = notices.get(i);
        if (Sight.all(viewers, notice.line())) {
          entries.add(
              new Entry(match.before(i), lines.get(i), match.events(i), said.get(i), notice));
        }
      }
      return entries;
    } finally {
      lock.unlock();
    }
  }

  /**
   * The position before a line of the log of these sides; after the last line the present one; null
   * where there is none.
   */
  @Nullable Position before(int seen, List<Side> viewers) {
    lock.lock();
    try {
      int line = moment.line(seen, viewers);
      if (line == match.size()) {
        return match.position();
      }
      return line < 0 ? null : match.before(line);
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
   * @param seen the revision on top of which it is meant, as that side counts
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
        () -> seen == (byBot ? moment.revision() : moment.revision(as)),
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
        Notice notice = Notice.of(match, match.size() - 1);
        notices.add(notice);
        yield done(Store.Kind.LINE, side, granted.events(), notice, why);
      }
    };
  }

  /** Takes back the last order, which must have been given at this screen. */
  Verdict undo(int seen, Side as) {
    return undo(seen, as, Match.Back.ORDER);
  }

  /** Takes back the last order or all of the phase or part, given at this screen. */
  Verdict undo(int seen, Side as, Match.Back back) {
    return change(
        () -> seen == moment.revision(as),
        () -> {
          if (!seats.human(as)) {
            return new Verdict.NotYours("A bot plays " + as.name() + ".");
          }
          Refused refused = whyNoUndo(as, back);
          if (refused != null) {
            return new Verdict.No(moment, refused);
          }
          Verdict verdict = null;
          for (int left = match.linesBack(back); left > 0; left--) {
            undone.add(match.line(match.size() - 1));
            Refused kept = match.undo();
            if (kept != null) {
              throw new IllegalStateException("offered, but refused: " + kept);
            }
            verdict = done(Store.Kind.UNDO, as, List.of(), notices.removeLast(), null);
          }
          return Objects.requireNonNull(verdict, "nothing was taken back");
        });
  }

  /**
   * Why a side cannot take back so many orders, or null where it can. Where something is hidden,
   * only the side that decides may, and only what it did itself: that somebody cannot take
   * something back must not tell him that the other side has done something in secret.
   */
  private @Nullable Refused whyNoUndo(Side as, Match.Back back) {
    boolean hidden = Sight.hidden(this, match.position());
    if (hidden && !as.equals(toMove())) {
      return Refused.of(
          "undo", "The decision is with the other side; it may have gone on in secret.");
    }
    int lines = match.size();
    for (int i = 1; i <= match.linesBack(back); i++) {
      Refused refused = whyNotThis(lines - i, as, hidden);
      if (refused != null) {
        return refused;
      }
    }
    return match.whyNoUndo(back);
  }

  private @Nullable Refused whyNotThis(int line, Side as, boolean hidden) {
    if (match.line(line) instanceof Line.Edited) {
      return Refused.of("undo", "The table was changed by hand; that stands.");
    }
    if (rules.decision(match.before(line)) instanceof Decision.Choose choose
        && !seats.human(choose.side())) {
      return Refused.of(
          "undo", "The other side, " + choose.side().name() + ", has answered since.");
    }
    if (hidden
        && rules.decision(match.before(line)) instanceof Decision.Choose choose
        && !choose.side().equals(as)) {
      return Refused.of(
          "undo", "The last order was the other side's, " + choose.side().name() + ".");
    }
    return null;
  }

  private @Nullable Side toMove() {
    return match.decision() instanceof Decision.Choose choose ? choose.side() : null;
  }

  /** Plays again what was taken back last. */
  Verdict redo(int seen, Side as) {
    return change(
        () -> seen == moment.revision(as),
        () -> {
          Side side = moment.toMove();
          if (side == null || !seats.human(as) || !seats.human(side)) {
            return new Verdict.NotYours("There is nobody at this screen to play it again.");
          }
          if (!mayRedo(as)) {
            return new Verdict.No(moment, nothingToRedo());
          }
          return switch (match.redo()) {
            case null -> new Verdict.No(moment, nothingToRedo());
            case Refused refused -> new Verdict.No(moment, refused);
            case Granted granted -> {
              undone.removeLast();
              Notice notice = Notice.of(match, match.size() - 1);
              notices.add(notice);
              yield done(Store.Kind.REDO, side, granted.events(), notice, null);
            }
          };
        });
  }

  /** Where something is hidden, only the side that took something back may play it again. */
  private boolean mayRedo(Side as) {
    Side side = toMove();
    return !undone.isEmpty()
        && side != null
        && seats.human(as)
        && seats.human(side)
        && (side.equals(as) || !Sight.hidden(this, match.position()));
  }

  private static Refused nothingToRedo() {
    return Refused.of("redo", "There is nothing to play again.");
  }

  private interface Change {
    Verdict make();
  }

  private Verdict change(BooleanSupplier upToDate, Change change) {
    lock.lock();
    try {
      if (lost) {
        throw new Lost();
      }
      if (difference != null) {
        return new Verdict.NotYours(
            "This match was played on by other rules. Look at it, or branch off to go on.");
      }
      return upToDate.getAsBoolean() ? change.make() : new Verdict.Stale(moment);
    } finally {
      lock.unlock();
    }
  }

  /** The match has changed in memory: writes it down and tells it, or gives this object up. */
  private Verdict done(
      Store.Kind kind, Side by, List<Event> events, Notice notice, @Nullable String why) {
    boolean kept = false;
    try {
      Moment next = look(moment.revisions().plus(notice.line()));
      String line =
          kind == Store.Kind.LINE
              ? Json.write(MatchJson.write(notation, match.kept(match.size() - 1)))
              : null;
      Store.Deed deed =
          new Store.Deed(
              next.revision(),
              kind,
              line,
              match.drawn(),
              match.laid(),
              why,
              notice.secretOf(),
              Match.FORMAT,
              rules.game().rulesVersion());
      store.add(setup.id(), deed, stand(match, notices));
      if (why != null) {
        said.put(notices.size() - 1, why);
      }
      moment = next;
      kept = true;
      Side toMove = next.toMove();
      hurried &= toMove != null && !seats.human(toMove);
      stirred.signalAll();
      watcher.changed(this, next, by, events, notice.line());
      return new Verdict.Done(next, events);
    } finally {
      lost = !kept;
    }
  }

  /** Thrown where the disk did not take a change: what is in memory is worth nothing any more. */
  static final class Lost extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** Nobody may change this object any more: another one is made when the match is wanted. */
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
