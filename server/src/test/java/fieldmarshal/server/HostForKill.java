package fieldmarshal.server;

import fieldmarshal.games.Shelf;
import fieldmarshal.server.people.People;
import fieldmarshal.server.people.Person;
import fieldmarshal.server.people.SmtpMailer;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/** A host in a process of its own, with two members; it prints its port and their tokens. */
final class HostForKill {
  private HostForKill() {}

  /** Runs it: folder, port, address of the mail server. */
  public static void main(String[] args) throws Exception {
    int port = Integer.parseInt(args[1]);
    Hosting hosting =
        new Hosting(
            URI.create("http://localhost:" + port),
            SmtpMailer.of(args[2], "host@club.example"),
            "admin@club.example");
    Server server =
        Server.start(
            Shelf.games(),
            new Server.Settings(
                "127.0.0.1", port, false, "localhost", Path.of(args[0]), 0, hosting),
            new Clockwork.Outside(
                Clock.systemUTC(),
                Receiver.NEIGHBOURS,
                Duration.ZERO,
                Duration.ofMillis(500),
                Duration.ofMillis(20)));
    System.out.println(token(server, "anna") + " " + token(server, "ben"));
    new CountDownLatch(1).await();
  }

  private static String token(Server server, String name) {
    People people = server.household().people();
    String mail = name + "@club.example";
    Person known = people.byMail(mail);
    Person person = known == null ? people.account(name, mail, false) : known;
    return server.household().sessions().begin(person);
  }
}
