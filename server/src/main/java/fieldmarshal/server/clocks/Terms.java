package fieldmarshal.server.clocks;

import java.time.Duration;

/**
 * The terms of time of a match, set at its start.
 *
 * @param turn how long a side has for each part of a turn
 * @param bank what it may use beyond that, all together
 * @param vacation how long a player may be away, all together
 * @param timeOut what the opponent may do when all that is used up
 * @param grace how long after a warning he must wait, where he has to warn
 */
public record Terms(
    Duration turn, Duration bank, Duration vacation, TimeOut timeOut, Duration grace) {
  private static final Duration DAY = Duration.ofDays(1);

  /** How long before the end a player is told of it; no claim holds before that has passed. */
  public Duration lead() {
    return shorter(DAY, turn.dividedBy(2));
  }

  /** What a player has at least whenever a decision comes to him. */
  public Duration least() {
    return shorter(DAY, turn);
  }

  private static Duration shorter(Duration a, Duration b) {
    return a.compareTo(b) < 0 ? a : b;
  }
}
