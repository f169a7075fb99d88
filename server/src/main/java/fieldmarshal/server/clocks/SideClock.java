package fieldmarshal.server.clocks;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The clock of one side. While it runs, what was left is counted from {@code from}, which lies
 * ahead while its player is on vacation.
 *
 * @param own what is left of the part of the turn
 * @param bank what is left beyond that
 * @param part the part of the turn that {@code own} is for
 * @param from since when it runs, or from when on it will; null where it does not
 * @param vacation what is left of the vacation, at its beginning
 * @param away since when the player is on vacation; null where he is not
 * @param told when the player was told that his time ends; null where he was not
 * @param warned when the opponent warned him; null where he did not
 */
public record SideClock(
    Duration own,
    Duration bank,
    String part,
    @Nullable Instant from,
    Duration vacation,
    @Nullable Instant away,
    @Nullable Instant told,
    @Nullable Instant warned) {

  /** As it is at the start. */
  static SideClock fresh(Terms terms) {
    return new SideClock(terms.turn(), terms.bank(), "", null, terms.vacation(), null, null, null);
  }

  /** When its time ends; null while it does not run. */
  public @Nullable Instant deadline() {
    return from == null ? null : from.plus(own).plus(bank);
  }

  /** When the time of the part ends and the bank begins; null while it does not run. */
  public @Nullable Instant bankFrom() {
    return from == null ? null : from.plus(own);
  }

  /** Until when the vacation lasts if nobody ends it; null where there is none now. */
  public @Nullable Instant awayUntil(Instant now) {
    if (away == null) {
      return null;
    }
    Instant end = away.plus(vacation);
    return now.isBefore(end) ? end : null;
  }

  /** The vacation that is left. */
  public Duration vacationLeft(Instant now) {
    return away == null ? vacation : floor(vacation.minus(Duration.between(away, now)));
  }

  public boolean out(Instant now) {
    Instant deadline = deadline();
    return deadline != null && !now.isBefore(deadline);
  }

  /** A decision comes to the side. */
  SideClock asked(Instant now, String of, Terms terms) {
    Duration given = of.equals(part) ? longer(own, terms.least()) : terms.turn();
    Instant until = awayUntil(now);
    return new SideClock(given, bank, of, until == null ? now : until, vacation, away, null, null);
  }

  /** The clock stands; what it used is taken from the part, then from the bank. */
  SideClock stopped(Instant now) {
    SideClock settled = settled(now);
    return new SideClock(settled.own, settled.bank, part, null, vacation, away, null, null);
  }

  private SideClock settled(Instant now) {
    if (from == null || !now.isAfter(from)) {
      return this;
    }
    Duration used = Duration.between(from, now);
    Duration over = used.minus(own);
    return new SideClock(
        floor(own.minus(used)),
        over.isNegative() ? bank : floor(bank.minus(over)),
        part,
        now,
        vacation,
        away,
        told,
        warned);
  }

  /** The player goes on vacation; a clock that runs waits until it ends. */
  SideClock leave(Instant now) {
    SideClock settled = home(now).settled(now);
    Instant until = settled.from == null ? null : now.plus(settled.vacation);
    return new SideClock(settled.own, settled.bank, part, until, settled.vacation, now, null, null);
  }

  /** He is back: what he did not use of the vacation is kept. */
  SideClock home(Instant now) {
    if (away == null) {
      return this;
    }
    Instant runs = from != null && from.isAfter(now) ? now : from;
    return new SideClock(own, bank, part, runs, vacationLeft(now), null, told, warned);
  }

  SideClock tell(Instant now) {
    return new SideClock(own, bank, part, from, vacation, away, now, warned);
  }

  SideClock warn(Instant now) {
    return new SideClock(own, bank, part, from, vacation, away, told, now);
  }

  private static Duration floor(Duration left) {
    return left.isNegative() ? Duration.ZERO : left;
  }

  private static Duration longer(Duration a, Duration b) {
    return a.compareTo(b) > 0 ? a : b;
  }
}
