package fieldmarshal.server;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Lets through so many requests of an address: some at once, and then one every few seconds. On the
 * owner's own machine it stands open.
 */
final class Turnstile {
  /** Of so many addresses it is remembered. */
  private static final int ADDRESSES = 10_000;

  private final boolean shut;
  private final int atOnce;
  private final Duration every;
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
   * @param atOnce how many pass at once
   * @param every after how long one more passes then
   * @param clock nanoseconds
   */
  Turnstile(boolean shut, int atOnce, Duration every, LongSupplier clock) {
    this.shut = shut;
    this.atOnce = atOnce;
    this.every = every;
    this.clock = clock;
  }

  /** Problem 429 where the address has asked for too much. */
  void pass(Context ctx) {
    check(ctx, address(ctx));
  }

  /** The same for somebody whom we know, wherever he asks from. */
  void check(Context ctx, String who) {
    if (shut) {
      long wait = pass(who);
      if (wait > 0) {
        ctx.header("Retry-After", String.valueOf(wait));
        throw new Problem(
            429,
            "Too many requests at once; nothing was changed. Try again in " + wait + " seconds.");
      }
    }
  }

  /** How many seconds an address, or somebody, has to wait; none where he may come in. */
  synchronized long pass(String address) {
    long now = clock.getAsLong();
    long at = Math.max(now, full.getOrDefault(address, now)) + every.toNanos();
    long over = at - now - atOnce * every.toNanos();
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
