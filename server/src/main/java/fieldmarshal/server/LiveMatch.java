package fieldmarshal.server;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Difference;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Past;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.rolls.SealedRolls;
import fieldmarshal.engine.rolls.Stretch;
import fieldmarshal.server.Ledger.Source;
import fieldmarshal.umpire.json.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A match in memory that people and bots play. Only one of them changes it at a time, and only one
 * who has seen its present state: every change has a revision, and whoever asks for a change names
 * the last revision. A change is first in the {@link Store}, then told to the {@link Watcher}, then
 * answered.
 *
 * <p>A reader takes a {@link Moment}, which never changes, and needs no lock.
 */
final class LiveMatch {
  private static final Logger LOG = LoggerFactory.getLogger(LiveMatch.class);

  /** Hears of every change, in order, while the match is locked. */
  interface Watcher {
    /**
     * The match has changed.
     *
     * @param noticed the sides that notice it
     */
    void changed(LiveMatch live, Moment moment, Side by, List<Event> events, Audience noticed);
  }

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
  private final Pace pace = new Pace(lock, () -> moment().revision());

  /** What could be played again, the next last. */
  private final List<Line> undone = new ArrayList<>();

  private final TakingBack back;

  private final Ledger ledger;
  private final Leases.Lease lease;

  /** Whether the sides are different people's: each takes back only what it did itself. */
  private volatile boolean apart;

  final AtomicBoolean botAtWork = new AtomicBoolean();
  private volatile boolean awaits;
  private volatile boolean resealed;
  private volatile Moment moment;
  private volatile String name;
  private boolean lost;

  /**
   * A match that was replayed.
   *
   * @param revisions the changes so far
   * @param takenBack how many of its last lines are to be taken back, as they were before
   * @param difference where the stored match goes on in a way that is not legal any more, or null
   * @param lease the right to have it in memory
   */
  LiveMatch(
      Store.Setup setup,
      Seats seats,
      Match match,
      Revisions revisions,
      int takenBack,
      @Nullable Difference difference,
      Store store,
      Leases.Lease lease,
      Watcher watcher) {
    this.lease = lease;
    this.difference = difference;
    this.setup = setup;
    this.name = setup.name();
    this.seats = seats;
    this.match = match;
    this.rules = match.rules();
    this.store = store;
    this.watcher = watcher;
    back = new TakingBack(this, match, seats, undone);
    notation = new Notation(rules, match.position().layout());
    ledger = new Ledger(setup.id(), match, notation, store);
    for (int i = 0; i < takenBack; i++) {
      Line last = match.line(match.size() - 1);
      if (match.undo() != null) {
        throw new IllegalStateException("what was taken back once cannot be taken back again");
      }
      undone.add(last);
      ledger.takenBack();
    }
    if (setup.rolls().awaits()) {
      awaits = true;
      match.hold("The dice wait until the page of every player has given its seed.");
    }
    moment = look(revisions);
  }

  /** Whether the dice wait for the seeds of the players. */
  boolean awaitsSeeds() {
    return awaits;
  }

  /** Whether players have put seeds into the dice, or are to do so. */
  boolean withSeeds() {
    return awaits || !setup.rolls().seeds().isEmpty() || resealed;
  }

  /** The rolls that follow come from another chain, which the players had a part in. */
  void reseal(SealedRolls next) {
    lock.lock();
    try {
      if (lost()) {
        throw new Lost();
      }
      lost = true;
      List<Stretch> before = match.rolls();
      store.reseal(setup.id(), KeptRolls.of(next, before), moment.revision());
      match.goOnWith(next);
      awaits = false;
      resealed = true;
      lost = false;
    } finally {
      lock.unlock();
    }
  }

  /** What is known of the lines that were played before. */
  void known(Map<Integer, String> said, Map<Integer, String> authors, Map<Integer, String> left) {
    ledger.known(said, authors, left);
  }

  /** Says whether the sides are different people's. */
  void apart(boolean different) {
    lock.lock();
    try {
      if (apart != different) {
        apart = different;
        moment = look(moment.revisions());
      }
    } finally {
      lock.unlock();
    }
  }

  /** Whether the sides are different people's. */
  boolean apart() {
    return apart;
  }

  // ---- what does not change

  Store.Setup setup() {
    return setup;
  }

  String id() {
    return setup.id();
  }

  /** The name that players gave the match last. */
  String name() {
    return name;
  }

  /** Takes another name, which the store has already. */
  void rename(String given) {
    name = given;
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

  /** How long bots wait here. */
  Pace pace() {
    return pace;
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
        ledger.notices(),
        match.edited(),
        mayUndo(Match.Back.ORDER),
        mayUndo(Match.Back.PHASE),
        mayUndo(Match.Back.PART),
        sides.stream().filter(back::mayRedo).toList());
  }

  private List<Side> mayUndo(Match.Back how) {
    return game().sides().stream()
        .filter(
            side -> difference == null && seats.human(side) && back.whyNoUndo(side, how) == null)
        .toList();
  }

  /** The lines of the log that all of these sides notice. */
  List<LogEntry> log(List<Side> viewers) {
    lock.lock();
    try {
      return ledger.entries(viewers);
    } finally {
      lock.unlock();
    }
  }

  /** All lines as they are now. */
  Past past() {
    lock.lock();
    try {
      return match.past();
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

  /**
   * The dice of a match.
   *
   * @param streams where they came from, with what proves them
   * @param fallen those that fell, in order
   */
  record Rolled(List<Stretch> streams, List<Match.Fallen> fallen) {}

  /** All dice of the match so far. */
  Rolled rolled() {
    lock.lock();
    try {
      return new Rolled(match.rolls(), match.fallen());
    } finally {
      lock.unlock();
    }
  }

  /** How long it has been played, without the times in which nobody did anything. */
  long secondsPlayed() {
    return store.secondsPlayed(setup.id());
  }

  /** What bots gave as their reasons, by line. */
  Map<Integer, String> said() {
    return ledger.said();
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
    return order(seen, as, order, false, Source.UNKNOWN);
  }

  /** The same for somebody whom we know. */
  Verdict order(int seen, Side as, Order order, @Nullable String author) {
    return order(seen, as, order, false, new Source(author, null));
  }

  /**
   * Plays an order for a bot's side.
   *
   * @param why its reason, or null
   */
  Verdict botOrder(int seen, Side as, Order order, @Nullable String why) {
    return order(seen, as, order, true, new Source(null, why));
  }

  /** Plays the answer of a standing order on top of a revision, as the program counts. */
  Verdict standingOrder(int seen, Side as, Order order, @Nullable String author, String policy) {
    return change(
        () -> seen == moment.revision(),
        () -> ruled(match.play(order), as, order, new Source(author, null, policy)));
  }

  private Verdict order(int seen, Side as, Order order, boolean byBot, Source source) {
    return change(
        () -> seen == (byBot ? moment.revision() : moment.revision(as)),
        () -> {
          Side side = moment.toMove();
          if (side == null) {
            return ruled(match.play(order), side, order, source);
          }
          if (!side.equals(as)) {
            return new Verdict.NotYours(side.does("decide") + " now, not " + as.called() + ".");
          }
          if (seats.human(side) == byBot) {
            return new Verdict.NotYours("A bot plays " + side.called() + ".");
          }
          return ruled(match.play(order), side, order, source);
        });
  }

  private Verdict ruled(Ruling ruling, @Nullable Side side, Order order, Source source) {
    return switch (ruling) {
      case Refused refused -> new Verdict.No(moment, refused);
      case Granted granted -> {
        if (side == null) {
          throw new IllegalStateException("granted after the end: " + order);
        }
        undone.clear();
        yield done(Store.Kind.LINE, side, granted.events(), ledger.added(), source);
      }
    };
  }

  /** A side at this screen gives the game up, whoever decides. */
  Verdict resign(Side as, @Nullable String author) {
    return lose(as, match::resign, new Source(author, null), () -> true);
  }

  /**
   * The opponent claims a game in which a side has used up its time.
   *
   * @param holds whether the claim holds, asked while nobody can give an order
   */
  Verdict claim(Side loser, String author, BooleanSupplier holds) {
    return lose(loser, match::loseOnTime, new Source(author, null), holds);
  }

  /**
   * The clerk answers for a side that has used up its time, because the opponent wants it so.
   *
   * @param holds whether he may want that, asked while nobody can give an order
   */
  Verdict clerkAnswers(Side late, String author, BooleanSupplier holds) {
    return change(
        holds,
        () -> {
          if (!(moment.decision() instanceof Decision.Choose choose)
              || !choose.side().equals(late)) {
            return new Verdict.Stale(moment);
          }
          Order order =
              MatchView.proposal(rules, rules.view(moment.position(), late), choose.kind());
          String why = "The time of " + late.called() + " has run out: the program decided.";
          return ruled(match.play(order), late, order, new Source(author, why));
        });
  }

  private Verdict lose(Side as, Function<Side, Ruling> how, Source source, BooleanSupplier holds) {
    return change(
        holds,
        () -> {
          if (!seats.human(as)) {
            return new Verdict.NotYours("A bot plays " + as.called() + ".");
          }
          return switch (how.apply(as)) {
            case Refused refused -> new Verdict.No(moment, refused);
            case Granted granted -> {
              undone.clear();
              Notice open = ledger.added(Notice.PUBLIC);
              yield done(Store.Kind.LINE, as, granted.events(), open, source);
            }
          };
        });
  }

  /** Both sides have agreed to a draw. */
  Verdict draw(Side by, @Nullable String author) {
    return change(
        () -> true,
        () ->
            switch (match.agreeDraw()) {
              case Refused refused -> new Verdict.No(moment, refused);
              case Granted granted -> {
                undone.clear();
                Notice open = ledger.added(Notice.PUBLIC);
                yield done(Store.Kind.LINE, by, granted.events(), open, new Source(author, null));
              }
            });
  }

  /** Why a side cannot ask for its last order back; null where it can. */
  @Nullable Refused whyNoTakeBack(Side side) {
    lock.lock();
    try {
      return back.whyNoTakeBack(side);
    } finally {
      lock.unlock();
    }
  }

  /** Takes back the last order of a side and all that followed, as the other side has agreed. */
  Verdict takeBack(Side side, @Nullable String author) {
    return change(
        () -> true,
        () -> {
          Refused refused = back.whyNoTakeBack(side);
          if (refused != null) {
            return new Verdict.No(moment, refused);
          }
          List<Notice> gone = new ArrayList<>();
          for (int left = back.linesBackTo(side); left > 0; left--) {
            gone.add(takeBackOne());
          }
          return done(Store.Kind.UNDO, side, List.of(), gone, new Source(author, null));
        });
  }

  /** The last line goes; the notice that it had. */
  private Notice takeBackOne() {
    undone.add(match.line(match.size() - 1));
    Refused kept = match.undo();
    if (kept != null) {
      throw new IllegalStateException("offered, but refused: " + kept);
    }
    return ledger.takenBack();
  }

  /** Takes back the last order, which must have been given at this screen. */
  Verdict undo(int seen, Side as) {
    return undo(seen, as, Match.Back.ORDER, null);
  }

  /** Takes back the last order or all of the phase or part, given at this screen. */
  Verdict undo(int seen, Side as, Match.Back how, @Nullable String author) {
    return change(
        () -> seen == moment.revision(as),
        () -> {
          if (!seats.human(as)) {
            return new Verdict.NotYours("A bot plays " + as.called() + ".");
          }
          Refused refused = back.whyNoUndo(as, how);
          if (refused != null) {
            return new Verdict.No(moment, refused);
          }
          List<Notice> gone = new ArrayList<>();
          for (int left = match.linesBack(how); left > 0; left--) {
            gone.add(takeBackOne());
          }
          return done(Store.Kind.UNDO, as, List.of(), gone, new Source(author, null));
        });
  }

  /** Plays again what was taken back last. */
  Verdict redo(int seen, Side as) {
    return redo(seen, as, null);
  }

  /** The same for somebody whom we know. */
  Verdict redo(int seen, Side as, @Nullable String author) {
    return change(
        () -> seen == moment.revision(as),
        () -> {
          Side side = moment.toMove();
          if (side == null || !seats.human(as) || !seats.human(side)) {
            return new Verdict.NotYours("No player at this screen can redo it.");
          }
          if (!back.mayRedo(as)) {
            return new Verdict.No(moment, nothingToRedo());
          }
          return switch (match.redo()) {
            case null -> new Verdict.No(moment, nothingToRedo());
            case Refused refused -> new Verdict.No(moment, refused);
            case Granted granted -> {
              undone.removeLast();
              Source source = new Source(author, null);
              yield done(Store.Kind.REDO, side, granted.events(), ledger.added(), source);
            }
          };
        });
  }

  private static Refused nothingToRedo() {
    return Refused.of("redo", "There is nothing to redo.");
  }

  private interface Change {
    Verdict make();
  }

  private Verdict change(BooleanSupplier upToDate, Change change) {
    lock.lock();
    try {
      if (lost()) {
        throw new Lost();
      }
      if (difference != null) {
        return new Verdict.NotYours(
            "This match was played with another version of the rules. View it, or continue in a branch.");
      }
      if (!upToDate.getAsBoolean()) {
        return new Verdict.Stale(moment);
      }
      // Where it fails on the way, what is in memory may be half of it.
      lost = true;
      Verdict verdict = change.make();
      lost = false;
      return verdict;
    } finally {
      lock.unlock();
    }
  }

  /** The match has changed in memory: writes it down and tells it; where that fails, it is lost. */
  private Verdict done(Store.Kind kind, Side by, List<Event> events, Notice notice, Source source) {
    return done(kind, by, events, List.of(notice), source);
  }

  /** The same for several changes at once: all of them are written, or none. */
  private Verdict done(
      Store.Kind kind, Side by, List<Event> events, List<Notice> changes, Source source) {
    Ledger.Entry entry = ledger.entry(kind, moment.revisions(), changes, source);
    Moment next = look(entry.revisions());
    ledger.write(entry);
    moment = next;
    tell(next, by, events, entry.noticed());
    return new Verdict.Done(next, events);
  }

  /** It is done, whatever comes of telling it: a page that hears nothing asks again. */
  private void tell(Moment next, Side by, List<Event> events, Audience noticed) {
    try {
      Side toMove = next.toMove();
      pace.moved(toMove != null && !seats.human(toMove));
      watcher.changed(this, next, by, events, noticed);
    } catch (RuntimeException | Error e) {
      LOG.error("A change of match {} could not be told", setup.id(), e);
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
      lease.end();
    } finally {
      lock.unlock();
    }
  }

  /** Whether it is worth nothing any more, or somebody else has the match in memory. */
  boolean lost() {
    lock.lock();
    try {
      return lost || !lease.holds();
    } finally {
      lock.unlock();
    }
  }
}
