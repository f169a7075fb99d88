package fieldmarshal.server.notices;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Who has a match before his eyes: his page says so every minute while it is in sight and he does
 * something. A page that is only open somewhere says nothing.
 */
public final class Presence {
  private static final Duration LASTS = Duration.ofSeconds(100);
  private static final Duration KEPT = Duration.ofDays(1);
  private static final int MANY = 10_000;

  private record Place(String person, String match) {}

  private final Map<Place, Instant> seen = new ConcurrentHashMap<>();
  private final Clock clock;

  public Presence(Clock clock) {
    this.clock = clock;
  }

  /** He is here now. */
  public void here(String person, String match) {
    Instant now = clock.instant();
    if (seen.size() > MANY) {
      seen.values().removeIf(time -> time.plus(KEPT).isBefore(now));
    }
    seen.put(new Place(person, match), now);
  }

  /** Whether he has had it before his eyes since some time. */
  boolean since(String person, String match, Instant time) {
    Instant last = seen.get(new Place(person, match));
    return last != null && !last.isBefore(time);
  }

  boolean at(String person, String match) {
    Instant time = seen.get(new Place(person, match));
    return time != null && !clock.instant().isAfter(time.plus(LASTS));
  }
}
