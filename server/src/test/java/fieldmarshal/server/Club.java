package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.games.Shelf;
import fieldmarshal.server.people.Mailer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A host for many, with visitors who each have a browser of their own. */
final class Club implements AutoCloseable {
  static final String HIDDEN = "east-prussia-1914";

  private final Server server;
  private final List<House> visitors = new ArrayList<>();

  Club(Path data, Mailer mailer) throws IOException {
    this(data, mailer, Clockwork.Outside.USUAL);
  }

  /** A host with another time and other neighbours. */
  Club(Path data, Mailer mailer, Clockwork.Outside outside) throws IOException {
    int port;
    try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = probe.getLocalPort();
    }
    Hosting hosting =
        new Hosting(URI.create("http://localhost:" + port), mailer, "admin@club.example");
    server =
        Server.start(
            Shelf.games(),
            new Server.Settings("127.0.0.1", port, false, "localhost", data, 0, hosting),
            outside);
  }

  List<String> doors() {
    return server.doors();
  }

  Store store() {
    return server.store();
  }

  Household household() {
    return server.household();
  }

  Timekeeper keeper() {
    return server.clockwork().keeper();
  }

  /** Somebody whom the host does not know. */
  House stranger() {
    House visitor = House.at(server.port());
    visitors.add(visitor);
    return visitor;
  }

  /** Somebody with an account, signed in. */
  House member(String name) {
    return member(name, null);
  }

  /** The same with an address of his own. */
  House member(String name, String mail) {
    House visitor = stranger();
    var person = household().people().account(name, mail, false);
    visitor.cookie("session=" + household().sessions().begin(person));
    return visitor;
  }

  /** Begins a match; the path of everything about it. */
  static String begin(House by, String game, String scenario, String access, String... seats) {
    ObjectNode setup =
        Json.object().put("game", game).put("scenario", scenario).put("access", access);
    if (game.equals(HIDDEN)) {
      setup.putArray("options").add("hidden-movement");
    }
    ObjectNode at = setup.putObject("seats");
    for (String seat : seats) {
      at.put(seat.split("=")[0], seat.split("=")[1]);
    }
    House.Answer answer = by.post("/api/matches", setup);
    if (answer.status() != 201) {
      throw new AssertionError(answer.response().body());
    }
    return "/api/matches/" + answer.text("/id");
  }

  /** The token of a link to a seat, or to watch where the seat is empty. */
  static String invite(House by, String match, String side) {
    ObjectNode body = Json.object();
    House.Answer answer =
        by.post(match + "/invitations", side.isEmpty() ? body : body.put("side", side));
    if (answer.status() != 201) {
      throw new AssertionError(answer.response().body());
    }
    return answer.text("/link").replaceFirst(".*#", "");
  }

  /** Comes in by a link. */
  static House.Answer enter(House visitor, String token, String name) {
    return visitor.post(
        "/api/enter/invitation", Json.object().put("token", token).put("name", name));
  }

  @Override
  public void close() {
    visitors.forEach(House::close);
    server.close();
  }
}
