package fieldmarshal.server;

import fieldmarshal.games.Shelf;
import fieldmarshal.server.people.People;
import fieldmarshal.server.people.Person;
import fieldmarshal.server.people.SmtpMailer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/** A host in a process of its own, with two members; it prints their tokens and its port. */
final class HostForKill {
  private HostForKill() {}

  /** Runs it: folder, port, address of the mail server, by how many hours its clock is ahead. */
  public static void main(String[] args) throws Exception {
    Main.carriers();
    try {
      run(args);
    } catch (IOException | RuntimeException e) {
      // Its other threads would keep a host alive that nobody was told of.
      e.printStackTrace();
      System.exit(1);
    }
  }

  private static void run(String[] args) throws IOException, InterruptedException {
    int port = Integer.parseInt(args[1]);
    Hosting hosting =
        new Hosting(
            URI.create("http://localhost:" + port),
            SmtpMailer.of(args[2], "host@club.example"),
            "admin@club.example");
    Clock clock = Clock.offset(Clock.systemUTC(), Duration.ofHours(Long.parseLong(args[3])));
    Server server =
        Server.start(
            Shelf.games(),
            new Server.Settings(
                "127.0.0.1", port, false, "localhost", Path.of(args[0]), 0, hosting),
            new Clockwork.Outside(
                clock,
                Receiver.NEIGHBOURS,
                Duration.ZERO,
                Duration.ofMillis(500),
                Duration.ofMillis(20),
                Duration.ofHours(1)));
    System.out.println(token(server, "anna") + " " + token(server, "ben") + " " + server.port());
    new CountDownLatch(1).await();
  }

  private static String token(Server server, String name) {
    People people = server.household().people();
    Person person = people.account(name, name + "@club.example", false);
    return server.household().sessions().begin(person);
  }
}
