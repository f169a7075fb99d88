package fieldmarshal.server;

import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Lets through so many dear requests of an address: some at once, and then one every few seconds.
 * On the owner's own machine it stands open.
 */
final class Turnstile {
  /** So many at once. */
  private static final int AT_ONCE = 30;

  /** Then one after so many nanoseconds. */
  private static final long EVERY = 3_000_000_000L;

  /** Of so many addresses it is remembered. */
  private static final int ADDRESSES = 10_000;

  private final boolean shut;
  private final LongSupplier clock;

  /** When each address will have all of its requests again. */
  private final Map<String, Long> full =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > ADDRESSES;
        }
      };

  /**
   * A turnstile.
   *
   * @param shut whether it counts
   * @param clock nanoseconds
   */
  Turnstile(boolean shut, LongSupplier clock) {
    this.shut = shut;
    this.clock = clock;
  }

  /** Problem 429 where the address has asked for too much. */
  void pass(Context ctx) {
    if (shut) {
      long wait = pass(address(ctx));
      if (wait > 0) {
        ctx.header("Retry-After", String.valueOf(wait));
        throw new Problem(
            429, "That was much at once; nothing was changed. Try again in " + wait + " seconds.");
      }
    }
  }

  /** How many seconds an address has to wait; none where it may come in. */
  synchronized long pass(String address) {
    long now = clock.getAsLong();
    long at = Math.max(now, full.getOrDefault(address, now)) + EVERY;
    long over = at - now - AT_ONCE * EVERY;
    if (over > 0) {
      return 1 + over / 1_000_000_000L;
    }
    full.put(address, at);
    return 0;
  }

  /** Who asks; behind a relay on this machine, whom the relay names last. */
  private static String address(Context ctx) {
    String address = String.valueOf(ctx.req().getRemoteAddr());
    String named = ctx.header("X-Forwarded-For");
    boolean relayed = address.startsWith("127.") || address.equals("0:0:0:0:0:0:0:1");
    return relayed && named != null ? named.substring(named.lastIndexOf(',') + 1).strip() : address;
  }
}
