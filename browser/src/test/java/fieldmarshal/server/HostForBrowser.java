package fieldmarshal.server;

import fieldmarshal.games.Shelf;
import fieldmarshal.server.notices.Reach;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * A host in a process of its own whose time a test moves on: a number of hours on a line of its
 * input. It prints the link of its administrator, and a line for each that it has read.
 */
public final class HostForBrowser {
  private HostForBrowser() {}

  private static final class Moved extends Clock {
    private volatile Duration ahead = Duration.ZERO;

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      return Instant.now().plus(ahead);
    }
  }

  /** Neighbours on this machine may be told things. */
  private static final Reach NEIGHBOURS =
      new Reach() {
        @Override
        public boolean allows(InetAddress address) {
          return true;
        }

        @Override
        public boolean plain() {
          return true;
        }
      };

  /** Runs it: folder, port. */
  public static void main(String[] args) throws Exception {
    Moved clock = new Moved();
    int port = Integer.parseInt(args[1]);
    Hosting hosting = new Hosting(URI.create("http://localhost:" + port), null, null);
    try (Server server =
        Server.start(
            Shelf.games(),
            new Server.Settings(
                "127.0.0.1", port, false, "localhost", Path.of(args[0]), 0, hosting),
            new Clockwork.Outside(
                clock,
                NEIGHBOURS,
                Duration.ZERO,
                Duration.ofDays(900),
                Duration.ofMillis(100),
                Duration.ofHours(1)))) {
      System.out.println(server.household().adminLink());
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        clock.ahead = clock.ahead.plusHours(Long.parseLong(line.strip()));
        Clockwork works = server.clockwork();
        if (works != null) {
          works.keeper().tell();
        }
        System.out.println("moved on");
      }
    }
  }
}
