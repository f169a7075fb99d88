package fieldmarshal.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The server as a player starts it, in a process of its own, on a port that is free. */
final class House implements AutoCloseable {
  static final String GAME = "gwe-caporetto";
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Pattern ADDRESS = Pattern.compile("is at (http://\\S+)/");
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  /** Where all houses of a run keep the maps that one of them has drawn. */
  private static final Path DRAWINGS = drawings();

  private final Process process;
  private final HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
  final String address;

  /** How long it took from the start of the process until the server said that it is there. */
  final Duration start;

  private House(Process process, String address, Duration start) {
    this.process = process;
    this.address = address;
    this.start = start;
  }

  private static Path drawings() {
    try {
      Path folder = Files.createTempDirectory("fieldmarshal-drawings");
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(() -> {
                for (File file : folder.toFile().listFiles()) {
                  file.delete();
                }
                folder.toFile().delete();
              }));
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static House open(Path data, int pause) {
    return open("fieldmarshal.server.Main", data, pause);
  }

  /** The same by another main class, which may have other games on its shelf. */
  static House open(String main, Path data, int pause) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("-Dfieldmarshal.cache=" + DRAWINGS);
    command.add("-cp");
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    command.addAll(List.of(main, "play", "--no-browser", "--port", "0"));
    command.addAll(List.of("--data", data.toString(), "--bot-pause", String.valueOf(pause)));
    return open(command);
  }

  /** Starts the server by a command of one's own. */
  static House open(List<String> command) {
    long began = System.nanoTime();
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      BufferedReader said = process.inputReader();
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        Matcher matcher = ADDRESS.matcher(line);
        if (matcher.find()) {
          Duration start = Duration.ofNanos(System.nanoTime() - began);
          return new House(process, matcher.group(1), start);
        }
      }
      throw new IllegalStateException("the server did not start: " + command);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  // ---- asking

  JsonNode get(String path) {
    return send(HttpRequest.newBuilder(URI.create(address + path)).build());
  }

  JsonNode post(String path, JsonNode body) {
    return send(
        HttpRequest.newBuilder(URI.create(address + path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body.toString()))
            .build());
  }

  private JsonNode send(HttpRequest request) {
    try {
      HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
      String body = answer.body();
      if (answer.statusCode() >= 500) {
        throw new IllegalStateException(request.method() + " " + request.uri() + ": " + body);
      }
      return body.isEmpty() ? MAPPER.missingNode() : MAPPER.readTree(body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  static JsonNode parse(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode read(Path file) {
    try {
      return MAPPER.readTree(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // ---- matches

  /** A new historical match; answers its id. */
  String begin(String central, String allied, long seed, String... options) {
    ObjectNode setup = object().put("game", GAME).put("scenario", "historical").put("seed", seed);
    setup.putObject("seats").put("central", central).put("allied", allied);
    List.of(options).forEach(setup.putArray("options")::add);
    return id(post("/api/matches", setup));
  }

  /** A new match of any game; the first seat is that of the side that decides first. */
  String begin(
      String game, String scenario, String first, String second, long seed, String... options) {
    ObjectNode setup = object().put("game", game).put("scenario", scenario).put("seed", seed);
    if (options.length > 0) {
      List.of(options).forEach(setup.putArray("options")::add);
    }
    JsonNode sides = object();
    for (JsonNode each : get("/api/games")) {
      sides = each.path("id").asText().equals(game) ? each.path("sides") : sides;
    }
    setup
        .putObject("seats")
        .put(sides.get(0).path("id").asText(), first)
        .put(sides.get(1).path("id").asText(), second);
    return id(post("/api/matches", setup));
  }

  /** Opens a saved match. */
  String open(JsonNode file) {
    return id(post("/api/open", file));
  }

  private static String id(JsonNode answer) {
    if (!answer.has("id")) {
      throw new IllegalStateException(answer.toString());
    }
    return answer.path("id").asText();
  }

  JsonNode match(String id) {
    return get("/api/matches/" + id);
  }

  /** Gives an order for whoever decides now. */
  JsonNode order(String id, JsonNode order) {
    JsonNode match = match(id);
    ObjectNode ask =
        object()
            .put("revision", match.path("revision").asInt())
            .put("as", match.at("/decision/side").asText());
    ask.set("order", order);
    JsonNode answer = post("/api/matches/" + id + "/orders", ask);
    if (!answer.has("match")) {
      throw new IllegalStateException(order + ": " + answer);
    }
    return answer;
  }

  JsonNode pass(String id) {
    return order(id, object().put("type", "pass"));
  }

  /** Passes until a decision of some kind comes. */
  void passUntil(String id, String kind) {
    for (int i = 0; i < 60; i++) {
      if (match(id).at("/decision/kind").asText().equals(kind)) {
        return;
      }
      pass(id);
    }
    throw new IllegalStateException("no decision of kind " + kind);
  }

  /** Answers as suggested, marches and attacks with nobody, until a decision of some kind comes. */
  void answerUntil(String id, String kind) {
    for (int i = 0; i < 200; i++) {
      JsonNode match = match(id);
      String now = match.at("/decision/kind").asText();
      if (now.equals(kind)) {
        return;
      }
      boolean free = now.equals("move") || now.equals("attack");
      order(id, free ? object().put("type", "pass") : match.path("suggest"));
    }
    throw new IllegalStateException("no decision of kind " + kind);
  }

  /** Gives the suggested order a number of times. */
  void suggested(String id, int times) {
    for (int i = 0; i < times && match(id).has("suggest"); i++) {
      order(id, match(id).path("suggest"));
    }
  }
}
