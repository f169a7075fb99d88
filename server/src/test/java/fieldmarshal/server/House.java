package fieldmarshal.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A server, or the address of one, with a visitor who talks to it as a browser does. */
final class House implements AutoCloseable {
  static final String GAME = "gwe-caporetto";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** So long that only a hung server uses it up: a busy machine may draw a map for a minute. */
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  /** What came back. */
  record Answer(int status, HttpResponse<String> response, JsonNode json) {
    JsonNode at(String path) {
      return json.at(path);
    }

    String text(String path) {
      return json.at(path).asText();
    }

    int revision() {
      return json.path("revision").asInt(-1);
    }
  }

  /** Something that a stream told. */
  record News(String name, JsonNode data) {}

  private final Server server;
  private final String address;
  final HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

  /** What this visitor's browser keeps: the name of a session and its token. */
  private volatile String cookie = "";

  private House(Server server, int port) {
    this(server, "http://localhost:" + port);
  }

  private House(Server server, String address) {
    this.server = server;
    this.address = address;
  }

  /** A server that is called by another name than localhost. */
  static House at(String address) {
    return new House(null, address);
  }

  static House open(Path data) {
    return open(data, 0);
  }

  /** The same where bots wait so many milliseconds before each order. */
  static House open(Path data, long pause) {
    try {
      Server.Settings settings = new Server.Settings("127.0.0.1", 0, false, "", data, pause);
      Server server = Server.start(Shelf.games(), settings);
      return new House(server, server.port());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** A server that somebody else has started. */
  static House at(int port) {
    return new House(null, port);
  }

  @Override
  public void close() {
    client.shutdownNow();
    if (server != null) {
      server.close();
    }
  }

  // ---- asking

  HttpRequest.Builder request(String path) {
    return cookied(HttpRequest.newBuilder(URI.create(address + path)).timeout(PATIENCE));
  }

  private HttpRequest.Builder cookied(HttpRequest.Builder builder) {
    return cookie.isEmpty() ? builder : builder.header("Cookie", cookie);
  }

  /** The cookie of the session, as a thief would copy it. */
  String cookie() {
    return cookie;
  }

  /** Uses a cookie that was copied. */
  void cookie(String copied) {
    cookie = copied;
  }

  private void keep(HttpResponse<?> response) {
    for (String set : response.headers().allValues("Set-Cookie")) {
      String pair = set.split(";")[0];
      if (pair.startsWith("session=")) {
        cookie = pair.equals("session=") ? "" : pair;
      }
    }
  }

  Answer get(String path) {
    return send(request(path).build());
  }

  Answer post(String path, JsonNode body) {
    return post(path, Json.write(body));
  }

  Answer post(String path, String body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build());
  }

  Answer delete(String path) {
    return send(request(path).DELETE().build());
  }

  Answer send(HttpRequest request) {
    try {
      HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
      keep(response);
      return new Answer(response.statusCode(), response, parsed(response.body()));
    } catch (IOException e) {
      throw new Gone(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  /** There was no answer. */
  static final class Gone extends RuntimeException {
    private static final long serialVersionUID = 1;

    Gone(IOException cause) {
      super(cause);
    }
  }

  private static JsonNode parsed(String body) {
    try {
      return body.isEmpty() ? MAPPER.missingNode() : MAPPER.readTree(body);
    } catch (IOException e) {
      return MAPPER.missingNode();
    }
  }

  // ---- a match

  /** A new match with seed 7; the path of everything about it. */
  String begin(String central, String allied) {
    ObjectNode setup = Json.object().put("game", GAME).put("scenario", "historical").put("seed", 7);
    setup.putObject("seats").put("central", central).put("allied", allied);
    Answer answer = post("/api/matches", setup);
    if (answer.status() != 201) {
      throw new AssertionError(answer.response().body());
    }
    return "/api/matches/" + answer.text("/id");
  }

  static ObjectNode ask(int revision, String as, JsonNode order) {
    ObjectNode node = Json.object().put("revision", revision).put("as", as);
    node.set("order", order);
    return node;
  }

  static ObjectNode move(String unit, String... path) {
    ObjectNode order = Json.object().put("type", "move");
    order.putArray("units").add(unit);
    var hexes = order.putArray("path");
    Stream.of(path).forEach(hexes::add);
    return order;
  }

  static ObjectNode pass() {
    return Json.object().put("type", "pass");
  }

  /** Gives the order that the server suggests, and answers with what came of it. */
  Answer suggested(String match) {
    Answer shown = get(match);
    return post(
        match + "/orders",
        ask(shown.revision(), shown.text("/decision/side"), shown.at("/suggest")));
  }

  /** The match without what changes with every look at it: whatever an order could have altered. */
  JsonNode situation(String match) {
    JsonNode shown = get(match).json();
    return Json.object()
        .put("revision", shown.path("revision").asInt())
        .set("all", Json.array().add(shown.path("state")).add(get(match + "/log").json()));
  }

  // ---- a stream

  /** Listens to a match; the queue has what is told. */
  BlockingQueue<News> listen(String match) {
    return listen(match, "");
  }

  /** The same through the eyes of a side. */
  BlockingQueue<News> listen(String match, String as) {
    BlockingQueue<News> news = new LinkedBlockingQueue<>();
    CompletableFuture<Void> open = new CompletableFuture<>();
    HttpRequest request =
        cookied(HttpRequest.newBuilder(URI.create(address + match + "/stream?as=" + as)))
            .header("Accept", "text/event-stream")
            .build();
    client
        .sendAsync(request, BodyHandlers.ofLines())
        .whenComplete((response, fault) -> open.complete(null))
        .thenAccept(response -> Thread.ofVirtual().start(() -> read(response.body(), news)));
    open.join();
    return news;
  }

  private static void read(Stream<String> lines, BlockingQueue<News> news) {
    String[] name = new String[1];
    try {
      lines.forEach(line -> {
        if (line.startsWith("event:")) {
          name[0] = line.substring(6).strip();
        } else if (line.startsWith("data:")) {
          news.add(new News(name[0], parsed(line.substring(5).strip())));
        }
      });
    } catch (RuntimeException e) {
      // The server has hung up.
    }
  }

  /** The next news of a name. */
  static News next(BlockingQueue<News> news, String name) {
    try {
      while (true) {
        News one = news.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        if (one == null) {
          throw new AssertionError("nothing was told of " + name);
        }
        if (one.name().equals(name)) {
          return one;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
