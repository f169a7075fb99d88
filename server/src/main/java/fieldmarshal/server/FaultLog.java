package fieldmarshal.server;

import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.LongSupplier;
import org.slf4j.Logger;

/**
 * Notes faults of our own under a number. A fault of one sort is noted with all that is known the
 * first times in a minute; more of them are counted, so that nobody fills the log by asking again.
 */
final class FaultLog {
  private static final int WHOLE = 3;
  private static final long MINUTE = 60_000_000_000L;
  private static final int MOST_SORTS = 100;

  private final Logger log;
  private final LongSupplier clock;
  private final Map<String, Integer> seen = new HashMap<>();
  private long since;

  FaultLog(Logger log, LongSupplier clock) {
    this.log = log;
    this.clock = clock;
    since = clock.getAsLong();
  }

  /** Notes a fault; answers the number under which it is told. */
  String note(String where, Throwable fault) {
    String number = UUID.randomUUID().toString().substring(0, 8);
    if (counts(sort(fault)) <= WHOLE) {
      log.error("Fault {} in {}", number, where, fault);
    }
    return number;
  }

  private synchronized int counts(String sort) {
    long now = clock.getAsLong();
    if (now - since > MINUTE || seen.size() > MOST_SORTS) {
      seen.forEach((known, times) -> {
        if (times > WHOLE) {
          log.error("Fault {}: {} more times in the last minute", known, times - WHOLE);
        }
      });
      seen.clear();
      since = now;
    }
    return seen.merge(sort, 1, Integer::sum);
  }

  private static String sort(Throwable fault) {
    StackTraceElement[] trace = fault.getStackTrace();
    return fault.getClass().getName() + (trace.length == 0 ? "" : " at " + trace[0]);
  }
}
