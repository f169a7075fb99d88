package fieldmarshal.server;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.LifeCycle;

/**
 * Shuts connections whose next request has begun and does not get beyond its head in time: a byte
 * now and then would keep them open for days. How slow a body may be is {@link Ask}'s matter.
 */
final class SlowHeads implements Connection.Listener {
  /** How long the head of a request may take. */
  static final Duration LONGEST = Duration.ofSeconds(15);

  /**
   * What was seen of a connection.
   *
   * @param requests how many heads were whole
   * @param busy whether the last of them had no answer yet, so that bytes may be of its body
   * @param bytes how many had come when nothing was being answered, or when it was new
   * @param since when more were seen first, by the clock of the sweep; {@link #NONE} before that
   */
  private record Seen(long requests, boolean busy, long bytes, long since) {
    private static final long NONE = Long.MIN_VALUE;
  }

  private final Map<Connection, Seen> open = new ConcurrentHashMap<>();

  /** Looks at all connections of a server from its start on. */
  void watch(Server server) {
    server.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarting(LifeCycle event) {
            for (Connector connector : server.getConnectors()) {
              connector.addEventListener(SlowHeads.this);
            }
          }
        });
  }

  @Override
  public void onOpened(Connection connection) {
    open.put(connection, new Seen(0, false, 0, Seen.NONE));
  }

  @Override
  public void onClosed(Connection connection) {
    open.remove(connection);
  }

  /** Shuts those that have been at a head for too long; wants to be called every few seconds. */
  void sweep(long nanos) {
    open.forEach((connection, seen) -> {
      long requests = connection.getMessagesIn();
      long bytes = connection.getBytesIn();
      boolean busy = requests != connection.getMessagesOut();
      if (busy || seen.busy() || requests != seen.requests()) {
        open.replace(connection, seen, new Seen(requests, busy, bytes, Seen.NONE));
      } else if (bytes > seen.bytes() && seen.since() == Seen.NONE) {
        open.replace(connection, seen, new Seen(requests, false, seen.bytes(), nanos));
      } else if (bytes > seen.bytes() && nanos - seen.since() > LONGEST.toNanos()) {
        connection.close();
      }
    });
  }
}
