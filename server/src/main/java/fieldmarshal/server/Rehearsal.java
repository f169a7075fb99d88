package fieldmarshal.server;

import fieldmarshal.bots.Practice;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.Catalogue;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Goes once through what the first minutes of a player need, for a launcher that keeps the loaded
 * classes and the drawn maps for the next start.
 */
final class Rehearsal {
  private static final int ORDERS = 20;
  private static final Duration PRACTICE = Duration.ofSeconds(2);

  private final HttpClient client;
  private final String address;

  private Rehearsal(HttpClient client, int port) {
    this.client = client;
    this.address = "http://localhost:" + port;
  }

  static int run(PrintWriter err) throws InterruptedException {
    try {
      Path folder = Files.createTempDirectory("fieldmarshal");
      Server.Settings settings = new Server.Settings("127.0.0.1", 0, false, "", folder, 0);
      try (Server server = Server.start(Shelf.games(), settings);
          HttpClient client = HttpClient.newHttpClient()) {
        new Rehearsal(client, server.port()).play();
      } finally {
        remove(folder);
      }
      return 0;
    } catch (IOException | BadRequest e) {
      err.println("The rehearsal failed: " + e.getMessage());
      return 1;
    }
  }

  private void play() throws IOException, InterruptedException, BadRequest {
    get("/");
    get("/api/games");
    for (String game : Shelf.games().stream().map(game -> game.id()).toList()) {
      for (String what : List.of("chart", "heights.png", "cases", "tables", "counters")) {
        get("/api/games/" + game + "/" + what);
      }
    }
    for (var game : Shelf.games()) {
      turn(game.id(), game.scenarios().getFirst().id());
      practise(game);
    }
    get("/api/matches");
  }

  /** What a bot that searches does most: the cache keeps what the virtual machine learned of it. */
  private static void practise(Game game) throws BadRequest {
    Game.Scenario scenario = game.scenarios().getFirst();
    Catalogue.Opened opened =
        new Catalogue(Shelf.games()).open(game.id(), scenario.id(), game.usual(scenario.id()));
    Match match = new Match(opened.rules(), opened.scenario(), opened.options(), 1);
    Practice.play(opened.rules(), match.position(), PRACTICE, () -> false);
  }

  /** A few orders of one game, with what a page asks between them. */
  private void turn(String game, String scenario)
      throws IOException, InterruptedException, BadRequest {
    String setup = Json.write(Json.object().put("game", game).put("scenario", scenario));
    String match = "/api/matches/" + Json.parse(post("/api/matches", setup)).path("id").asText();
    for (int i = 0; i < ORDERS; i++) {
      var shown = Json.parse(get(match));
      String unit = shown.path("canMove").path(0).asText("");
      if (!unit.isEmpty()) {
        get(match + "/moves?unit=" + unit);
      }
      var order =
          Json.object()
              .put("revision", shown.path("revision").asInt())
              .put("as", shown.path("decision").path("side").asText());
      order.set("order", shown.path("suggest"));
      post(match + "/orders", Json.write(order));
    }
    get(match + "/legal");
    get(match + "/log");
  }

  private String get(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(URI.create(address + path)).build());
  }

  private String post(String path, String body) throws IOException, InterruptedException {
    return send(
        HttpRequest.newBuilder(URI.create(address + path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build());
  }

  private String send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
    return response.body();
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
