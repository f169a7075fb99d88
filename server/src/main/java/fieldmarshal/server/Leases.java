package fieldmarshal.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Who has a match in memory. A match lives in one place at a time: there orders are judged, bots
 * think and pages are told. Whoever wants to have it there takes its lease first, writes only while
 * he holds it, and gives it back when the match is put away.
 *
 * <p>In one process that is a table in memory. Several processes would have it in a row of their
 * database, with an end that is put off while the match is in use; nothing else would change, for a
 * lease that has ended by itself is one that is not held.
 */
interface Leases {
  /** Takes the lease of a match; null where somebody else has it. */
  @Nullable Lease take(String match);

  /** The right to have a match in memory. */
  interface Lease {
    /** Whether it is still held. */
    boolean holds();

    /** Gives it back; the second time nothing happens. */
    void end();
  }

  /** Of a match that is in no store: nobody else can have it. */
  Lease UNSHARED =
      new Lease() {
        @Override
        public boolean holds() {
          return true;
        }

        @Override
        public void end() {}
      };

  /** The leases of one process. */
  final class InProcess implements Leases {
    private final Map<String, Held> taken = new ConcurrentHashMap<>();

    @Override
    public @Nullable Lease take(String match) {
      Held held = new Held(match);
      return taken.putIfAbsent(match, held) == null ? held : null;
    }

    private final class Held implements Lease {
      private final String match;

      Held(String match) {
        this.match = match;
      }

      @Override
      public boolean holds() {
        return equals(taken.get(match));
      }

      @Override
      public void end() {
        taken.remove(match, this);
      }
    }
  }
}
