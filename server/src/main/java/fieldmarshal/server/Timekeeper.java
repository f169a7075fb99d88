package fieldmarshal.server;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Side;
import fieldmarshal.server.clocks.ClockBook;
import fieldmarshal.server.clocks.Heartbeat;
import fieldmarshal.server.clocks.MatchClock;
import fieldmarshal.server.clocks.SideClock;
import fieldmarshal.server.clocks.Terms;
import fieldmarshal.server.notices.Facts;
import fieldmarshal.server.notices.Kind;
import fieldmarshal.server.notices.Outbox;
import fieldmarshal.umpire.json.BadRequest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Puts clocks and notices together with matches: with each order the clocks of its match turn and
 * the notices of it are written, in the order's own transaction.
 */
final class Timekeeper implements Store.Beside, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Timekeeper.class);

  /** The longest time before its end of which a player is told. */
  private static final Duration LONGEST_LEAD = Duration.ofDays(1);

  private final List<Game> shelf;
  private final Jdbi jdbi;
  private final Clock clock;
  private final Outbox outbox;
  private final Heartbeat heartbeat;
  private final Duration every;
  private final ScheduledExecutorService beats =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("heartbeat").factory());

  Timekeeper(List<Game> shelf, Jdbi jdbi, Clock clock, Outbox outbox, Duration beat) {
    this.shelf = List.copyOf(shelf);
    this.jdbi = jdbi;
    this.clock = clock;
    this.outbox = outbox;
    every = beat;
    heartbeat = new Heartbeat(jdbi, clock, beat);
  }

  /** Gives back the time in which the server was down, before anybody can ask for anything. */
  void credit() {
    Duration down = heartbeat.start();
    if (!down.isZero()) {
      LOG.info("The server was down for {} seconds; every clock has them back", down.toSeconds());
    }
  }

  /** The server listens: gives back the time that it took to do so, and begins to beat. */
  void start() {
    var _ = heartbeat.start();
    long wait = every.toMillis();
    var _ = beats.scheduleWithFixedDelay(this::beat, wait, wait, TimeUnit.MILLISECONDS);
  }

  private void beat() {
    try {
      var _ = heartbeat.beat();
      tell();
    } catch (RuntimeException e) {
      LOG.error("The clocks could not be looked at", e);
    }
  }

  @Override
  public void close() {
    beats.shutdownNow();
    try {
      if (beats.awaitTermination(5, TimeUnit.SECONDS)) {
        var _ = heartbeat.beat();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  Instant now() {
    return clock.instant();
  }

  // ---- what a match is to people

  /** A match as far as notices are concerned. */
  private record Table(
      String id,
      String name,
      @Nullable Game game,
      int turn,
      @Nullable String toMove,
      List<String> humans,
      Map<String, String> holders,
      Map<String, String> names) {

    /** Whether all that bots do not play is taken, by more than one. */
    boolean full() {
      return holders.keySet().containsAll(humans) && new HashSet<>(holders.values()).size() > 1;
    }

    Facts facts(String side, int on, @Nullable Instant until, String outcome) {
      String holder = holders.get(side);
      String other =
          holders.values().stream()
              .filter(person -> !person.equals(holder))
              .findFirst()
              .map(names::get)
              .orElse("");
      return new Facts(id, name, sideName(side), other, on, until, outcome);
    }

    private String sideName(String side) {
      return game == null
          ? side
          : game.sides().stream()
              .filter(each -> each.id().equals(side))
              .map(Side::name)
              .findFirst()
              .orElse(side);
    }
  }

  private @Nullable Table table(Handle handle, String match) {
    Map<String, String> holders =
        handle
            .createQuery("SELECT side, person FROM seat WHERE match_id = :id")
            .bind("id", match)
            .map((row, context) -> Map.entry(row.getString("side"), row.getString("person")))
            .list()
            .stream()
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    Map<String, String> names =
        handle
            .createQuery(
                "SELECT DISTINCT person.id, person.name FROM person JOIN seat ON seat.person ="
                    + " person.id WHERE seat.match_id = :id")
            .bind("id", match)
            .map((row, context) -> Map.entry(row.getString("id"), row.getString("name")))
            .list()
            .stream()
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    return handle
        .createQuery("SELECT name, game, seats, turn, to_move FROM played_match WHERE id = :id")
        .bind("id", match)
        .map((row, context) ->
            new Table(
                match,
                row.getString("name"),
                game(row.getString("game")),
                row.getInt("turn"),
                row.getString("to_move"),
                humans(row.getString("seats")),
                holders,
                names))
        .findOne()
        .orElse(null);
  }

  private @Nullable Game game(String id) {
    return shelf.stream().filter(game -> game.id().equals(id)).findFirst().orElse(null);
  }

  private static List<String> humans(String seats) {
    try {
      return Seats.kept(seats).humans();
    } catch (BadRequest e) {
      return List.of();
    }
  }

  // ---- with each order

  @Override
  public void added(Handle handle, String match, Store.Stand stand) {
    Table table = table(handle, match);
    if (table == null) {
      return;
    }
    heartbeat.wake(handle);
    Instant now = clock.instant();
    MatchClock clocks = turn(handle, match, stand.toMove(), stand.part(), now);
    String before = table.toMove();
    String toMove = stand.toMove();
    if (Objects.equals(before, toMove)) {
      return;
    }
    String asker = before == null ? null : table.holders().get(before);
    if (asker != null) {
      Outbox.answered(handle, match, asker, now);
    }
    String outcome = stand.outcome();
    if (outcome != null) {
      over(handle, table, stand.turn(), outcome, now);
    } else if (toMove != null && !Objects.equals(asker, table.holders().get(toMove))) {
      yourTurn(handle, table, toMove, stand.turn(), clocks, now);
    }
  }

  private @Nullable MatchClock turn(
      Handle handle, String match, @Nullable String toMove, String part, Instant now) {
    MatchClock clocks = ClockBook.find(handle, match);
    if (clocks == null) {
      return null;
    }
    String asked = toMove != null && clocks.sides().containsKey(toMove) ? toMove : null;
    MatchClock next = clocks.turned(now, asked, part);
    if (!next.equals(clocks)) {
      ClockBook.keep(handle, match, next);
    }
    return next;
  }

  private void yourTurn(
      Handle handle, Table table, String side, int turn, @Nullable MatchClock clocks, Instant now) {
    SideClock clock = clocks == null ? null : clocks.sides().get(side);
    Instant deadline = clock == null ? null : clock.deadline();
    tell(handle, table, side, Kind.YOUR_TURN, turn, deadline, now);
  }

  private void over(Handle handle, Table table, int turn, String outcome, Instant now) {
    String plain = outcome.endsWith(".") ? outcome.substring(0, outcome.length() - 1) : outcome;
    table
        .holders()
        .forEach((side, person) -> {
          Facts facts = table.facts(side, turn, null, plain);
          outbox.write(handle, person, Kind.GAME_OVER, facts, now);
        });
  }

  private void tell(
      Handle handle,
      Table table,
      String side,
      Kind kind,
      int turn,
      @Nullable Instant until,
      Instant now) {
    String person = table.holders().get(side);
    if (person != null && table.full()) {
      outbox.write(handle, person, kind, table.facts(side, turn, until, ""), now);
    }
  }

  // ---- at the start

  /**
   * Sets the terms of a match that begins; a match that is not one of two people has none.
   *
   * @param part of the turn in which it begins
   */
  void begin(String match, Terms terms, String part) {
    jdbi.useTransaction(handle -> {
      Table table = table(handle, match);
      if (table != null && table.humans().size() > 1) {
        Instant now = clock.instant();
        MatchClock fresh =
            MatchClock.fresh(terms, table.humans()).turned(now, table.toMove(), part);
        ClockBook.keep(handle, match, table.full() ? fresh.begin(now) : fresh);
      }
    });
  }

  /** The terms of a match, or null where it has no clock. */
  @Nullable Terms terms(String match) {
    MatchClock clocks = find(match);
    return clocks == null ? null : clocks.terms();
  }

  /**
   * Somebody has sat down; when all seats are taken, the clocks begin, and who is asked is told.
   */
  void seated(String match) {
    jdbi.useTransaction(handle -> {
      Table table = table(handle, match);
      if (table == null || !table.full()) {
        return;
      }
      Instant now = clock.instant();
      MatchClock clocks = ClockBook.find(handle, match);
      if (clocks != null) {
        clocks = clocks.begin(now);
        ClockBook.keep(handle, match, clocks);
      }
      String toMove = table.toMove();
      if (toMove != null) {
        yourTurn(handle, table, toMove, table.turn(), clocks, now);
      }
    });
  }

  /** Somebody has begun a match in which others have seats: they are told. */
  void invited(String match, String by) {
    jdbi.useTransaction(handle -> {
      Table table = table(handle, match);
      if (table != null) {
        table
            .holders()
            .forEach((side, person) -> {
              if (!person.equals(by) && !side.equals(table.toMove())) {
                tell(handle, table, side, Kind.INVITED, table.turn(), null, clock.instant());
              }
            });
      }
    });
  }

  // ---- what players do with a clock

  @Nullable MatchClock find(String match) {
    heartbeat.wake();
    return jdbi.withHandle(handle -> ClockBook.find(handle, match));
  }

  /** Changes the clocks of a match; problem 404 where it has none. */
  MatchClock change(String match, UnaryOperator<MatchClock> change) {
    return jdbi.inTransaction(handle -> {
      heartbeat.wake(handle);
      MatchClock clocks = ClockBook.find(handle, match);
      if (clocks == null) {
        throw new Problem(404, "This match has no clock.");
      }
      MatchClock next = change.apply(clocks);
      ClockBook.keep(handle, match, next);
      news(handle, match, clocks, next);
      return next;
    });
  }

  /** What the other player is told of a change. */
  private void news(Handle handle, String match, MatchClock before, MatchClock after) {
    Table table = table(handle, match);
    if (table == null) {
      return;
    }
    Instant now = clock.instant();
    String offered = after.offered();
    for (String side : after.sides().keySet()) {
      if (offered != null && !offered.equals(before.offered()) && !side.equals(offered)) {
        tell(handle, table, side, Kind.PAUSE_OFFERED, table.turn(), null, now);
      }
      if (after.paused() != null && before.paused() == null) {
        tell(handle, table, side, Kind.PAUSED, table.turn(), null, now);
      }
      if (after.paused() == null && before.paused() != null) {
        tell(handle, table, side, Kind.RESUMED, table.turn(), after.of(side).deadline(), now);
      }
      if (after.of(side).warned() != null && before.of(side).warned() == null) {
        tell(handle, table, side, Kind.WARNED, table.turn(), after.rightFrom(side), now);
      }
    }
  }

  /** The other players are told, in the transaction of the offer, that a side offers something. */
  void offered(Handle handle, String match, String by, Kind kind) {
    Table table = table(handle, match);
    if (table == null) {
      return;
    }
    for (String side : table.holders().keySet()) {
      if (!side.equals(by)) {
        tell(handle, table, side, kind, table.turn(), null, clock.instant());
      }
    }
  }

  // ---- when time ends

  /** Tells players whose time ends soon, and opponents of those whose time is out. */
  void tell() {
    Instant now = clock.instant();
    for (String match : jdbi.withHandle(handle -> ClockBook.near(handle, now.plus(LONGEST_LEAD)))) {
      jdbi.useTransaction(handle -> tellOf(handle, match, now));
    }
    for (String match : jdbi.withHandle(handle -> ClockBook.out(handle, now))) {
      jdbi.useTransaction(handle -> tellOther(handle, match, now));
    }
  }

  private void tellOf(Handle handle, String match, Instant now) {
    MatchClock clocks = ClockBook.find(handle, match);
    Table table = table(handle, match);
    if (clocks == null || table == null || !clocks.tellNow(now)) {
      return;
    }
    String side = Objects.requireNonNull(clocks.asked());
    MatchClock told = clocks.told(now);
    ClockBook.keep(handle, match, told);
    tell(handle, table, side, Kind.TIME_ENDS, table.turn(), told.rightFrom(side), now);
  }

  private void tellOther(Handle handle, String match, Instant now) {
    MatchClock clocks = ClockBook.find(handle, match);
    Table table = table(handle, match);
    String late = clocks == null ? null : clocks.asked();
    if (clocks == null
        || table == null
        || late == null
        || clocks.against(now, late) == MatchClock.Right.NONE
        || !ClockBook.tellOther(handle, match, late)) {
      return;
    }
    for (String side : clocks.sides().keySet()) {
      if (!side.equals(late)) {
        tell(handle, table, side, Kind.OTHER_OUT, table.turn(), null, now);
      }
    }
  }
}
