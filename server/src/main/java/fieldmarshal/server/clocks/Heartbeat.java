package fieldmarshal.server.clocks;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Says every few seconds that the server is alive. Where it was silent for longer, it was down, or
 * its machine slept: then nobody could play, and as much is added to every clock. The addition and
 * the new beat are one transaction, so a silence is added once, whenever the server ends again.
 */
public final class Heartbeat {
  /** How often it beats. */
  public static final Duration EVERY = Duration.ofSeconds(5);

  /** After so many beats that did not come, and this time, it was not only slow. */
  private static final int MISSED = 6;

  private static final Duration SLOW = Duration.ofSeconds(30);

  private final Jdbi jdbi;
  private final Clock clock;
  private final Duration silence;

  /** The last beat that is in the database for certain; there may be a later one. */
  private volatile Instant last = Instant.MIN;

  public Heartbeat(Jdbi jdbi, Clock clock) {
    this(jdbi, clock, EVERY);
  }

  /**
   * A heartbeat.
   *
   * @param every how often it beats
   */
  public Heartbeat(Jdbi jdbi, Clock clock, Duration every) {
    this.jdbi = jdbi;
    this.clock = clock;
    Duration missed = every.multipliedBy(MISSED);
    silence = missed.compareTo(SLOW) > 0 ? missed : SLOW;
  }

  /**
   * The server starts: whatever time has passed since its last beat is given back.
   *
   * @return how much that is
   */
  public Duration start() {
    return beat(Duration.ZERO);
  }

  /** Beats; where it was silent for long, that time is given back. */
  public Duration beat() {
    return beat(silence);
  }

  /**
   * Before a clock is judged or turned: a machine that has just woken may be asked before the next
   * beat. Part of the caller's transaction.
   */
  public void wake(Handle handle) {
    Instant now = clock.instant();
    if (silent(now)) {
      var _ = beat(handle, now, silence);
    }
  }

  /** The same before clocks are only read. */
  public void wake() {
    if (silent(clock.instant())) {
      var _ = beat();
    }
  }

  private boolean silent(Instant now) {
    return last.isBefore(now.minus(silence));
  }

  private Duration beat(Duration usual) {
    Instant now = clock.instant();
    Duration gap = jdbi.inTransaction(handle -> beat(handle, now, usual));
    last = now;
    return gap;
  }

  private static Duration beat(Handle handle, Instant now, Duration usual) {
    Duration gap =
        handle
            .createQuery("SELECT beat FROM heartbeat WHERE id = 1")
            .mapTo(Long.class)
            .findOne()
            .map(beat -> Duration.between(Instant.ofEpochMilli(beat), now))
            .orElse(Duration.ZERO);
    boolean silent = gap.compareTo(usual) > 0;
    if (silent) {
      credit(handle, gap);
    }
    handle
        .createUpdate(
            "INSERT INTO heartbeat (id, beat) VALUES (1, :now) ON CONFLICT (id) DO UPDATE SET"
                + " beat = :now")
        .bind("now", now.toEpochMilli())
        .execute();
    return silent ? gap : Duration.ZERO;
  }

  private static void credit(Handle handle, Duration gap) {
    handle
        .createUpdate(
            "UPDATE side_clock SET runs_from = runs_from + :gap, away = away + :gap, told = told +"
                + " :gap, warned = warned + :gap, deadline = deadline + :gap")
        .bind("gap", gap.toMillis())
        .execute();
  }
}
