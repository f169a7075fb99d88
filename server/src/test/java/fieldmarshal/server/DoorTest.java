package fieldmarshal.server;

import static fieldmarshal.server.House.ask;
import static fieldmarshal.server.House.pass;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URLEncoder;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DoorTest {
  private static House house;
  private static String match;

  @BeforeAll
  static void open(@TempDir Path data) {
    house = House.open(data);
    match = house.begin("me", "me");
  }

  @AfterAll
  static void close() {
    house.close();
  }

  // ---- what browsers are told

  @ParameterizedTest
  @ValueSource(strings = {"/", "/api/games", "/api/matches/none", "/nothing.js"})
  void everyAnswerHasTheHeadersThatKeepBrowsersSafe(String path) {
    HttpHeaders headers = house.get(path).response().headers();
    String policy = headers.firstValue("Content-Security-Policy").orElse("");
    assertThat(policy)
        .contains("default-src 'none'", "script-src 'self';", "style-src 'self';")
        .contains("frame-ancestors 'none'")
        .doesNotContain("unsafe");
    assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
    assertThat(headers.firstValue("Set-Cookie").orElse("")).contains("HttpOnly", "SameSite=Strict");
  }

  /** What only documents heed is not sent with the hundred parts of a page; a worker heeds it. */
  @Test
  void partsOfAPageCarryWhatTheyNeed() {
    for (String path : new String[] {"/css/page.css", "/js/app.js"}) {
      HttpHeaders headers = house.get(path).response().headers();
      assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(headers.firstValue("Cross-Origin-Resource-Policy")).contains("same-origin");
      assertThat(headers.firstValue("Content-Security-Policy")).isEmpty();
    }
    HttpHeaders worker = house.get("/js/map/worker.js").response().headers();
    assertThat(worker.firstValue("Content-Security-Policy").orElse("")).contains("default-src");
  }

  @Test
  void whoHasACookieKeepsIt() {
    Answer answer =
        house.send(house.request("/api/games").header("Cookie", Door.COOKIE + "=abc").build());
    assertThat(answer.response().headers().firstValue("Set-Cookie")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/match/abc"})
  void thePageIsServedForEveryAddressThatItShows(String path) {
    Answer page = house.get(path);
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.response().headers().firstValue("Content-Type").orElse(""))
        .startsWith("text/html");
    String tag = page.response().headers().firstValue("ETag").orElseThrow();
    assertThat(house.send(house.request(path).header("If-None-Match", tag).build()).status())
        .isEqualTo(304);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/nothing.js",
        "/..%2f..%2fserver/Server.class",
        "/%2e%2e/server/migrations/V1__matches.sql",
        "/Server.class",
        "/js",
        "/css",
        "/.hidden",
        "/a//b.js"
      })
  void nothingButTheClientIsServed(String path) {
    assertThat(house.get(path).status()).isBetween(400, 404);
  }

  // ---- who may come in

  @Test
  void changesFromOtherPagesAreRefused() {
    for (String[] header :
        new String[][] {
          {"Origin", "http://evil.example"}, {"Origin", "null"}, {"Sec-Fetch-Site", "cross-site"}
        }) {
      Answer answer =
          house.send(
              house
                  .request(match + "/orders")
                  .header("Content-Type", "application/json")
                  .header(header[0], header[1])
                  .POST(BodyPublishers.ofString(ask(0, "central", pass()).toString()))
                  .build());
      assertThat(answer.status()).as(header[1]).isEqualTo(403);
    }
    assertThat(house.get(match).revision()).isZero();
  }

  @Test
  void aForeignNameIsNotAnswered() throws IOException {
    int port = house.request("/").build().uri().getPort();
    try (Socket socket = new Socket("127.0.0.1", port)) {
      OutputStream out = socket.getOutputStream();
      out.write(
          "GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
              .getBytes(StandardCharsets.US_ASCII));
      out.flush();
      InputStream in = socket.getInputStream();
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).startsWith("HTTP/1.1 403");
    }
  }

  // ---- what cannot be understood

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "7",
        "{",
        "{\"revision\":0}",
        "{\"revision\":\"0\",\"as\":\"central\",\"order\":{\"type\":\"pass\"}}",
        "{\"revision\":0,\"as\":\"nobody\",\"order\":{\"type\":\"pass\"}}",
        "{\"revision\":0,\"as\":\"central\",\"order\":{\"type\":\"dance\"}}",
        "{\"revision\":0,\"as\":\"central\",\"order\":{\"type\":\"pass\"},\"more\":1}",
        "{\"revision\":0,\"as\":\"central\",\"order\":{\"type\":\"move\",\"unit\":\"x\",\"to\":\"1701\"}}",
        "{\"revision\":0,\"as\":\"central\",\"order\":{\"type\":\"move\",\"unit\":\"ge-12\",\"to\":\"9999\"}}",
        "{\"revision\":1e9,\"as\":\"central\",\"order\":{\"type\":\"pass\"}}",
        "{\"revision\":99999999999999999999,\"as\":\"central\",\"order\":{\"type\":\"pass\"}}"
      })
  void badOrdersAreToldInASentence(String body) {
    Answer answer = house.post(match + "/orders", body);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.text("/error")).isNotBlank();
  }

  @Test
  void deepAndHugeBodiesAreTurnedAway() {
    assertThat(house.post(match + "/orders", "[".repeat(100_000)).status()).isEqualTo(400);
    String deep = "{\"a\":".repeat(60) + "1" + "}".repeat(60);
    assertThat(house.post(match + "/orders", deep).status()).isEqualTo(400);
    String huge = "{\"as\":\"" + "x".repeat(Ask.USUAL_BODY) + "\"}";
    assertThat(house.post(match + "/orders", huge).status()).isEqualTo(413);
    assertThat(house.get(match).revision()).isZero();
  }

  @Test
  void onlyJsonIsTaken() {
    Answer answer =
        house.send(
            house
                .request(match + "/orders")
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(ask(0, "central", pass()).toString()))
                .build());
    assertThat(answer.status()).isEqualTo(415);
  }

  @Test
  void whatIsNotThereIsNotFound() {
    assertThat(house.get("/api/matches/none").status()).isEqualTo(404);
    assertThat(house.get("/api/matches/none/moves?unit=ge-12").status()).isEqualTo(404);
    assertThat(house.post("/api/matches/none/orders", ask(0, "central", pass())).status())
        .isEqualTo(404);
    assertThat(house.get("/api/nothing").status()).isEqualTo(404);
    assertThat(house.get(match + "/moves").status()).isEqualTo(400);
    assertThat(house.get(match + "/moves?unit=nobody").status()).isEqualTo(400);
    assertThat(house.get(match + "?as=nobody").status()).isEqualTo(400);
    assertThat(house.get(match + "/attackers?targets=,,").status()).isEqualTo(400);
    assertThat(house.post("/api/games", "{}").status()).isEqualTo(405);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"game\":\"chess\",\"scenario\":\"historical\"}",
        "{\"game\":\"gwe-caporetto\",\"scenario\":\"x\"}",
        "{\"game\":\"gwe-caporetto\",\"scenario\":\"historical\",\"options\":[\"rommel-points\"]}",
        "{\"game\":\"gwe-caporetto\",\"scenario\":\"historical\",\"options\":[\"magic\"]}",
        "{\"game\":\"gwe-caporetto\",\"scenario\":\"historical\",\"seats\":{\"central\":\"bot:god\"}}",
        "{\"game\":\"gwe-caporetto\",\"scenario\":\"historical\",\"seats\":{\"russia\":\"me\"}}",
        "{\"game\":\"gwe-caporetto\",\"scenario\":\"historical\",\"name\":\"a\\nb\"}"
      })
  void aMatchThatCannotBeIsNotBegun(String body) {
    int before = house.get("/api/matches").json().size();
    Answer answer = house.post("/api/matches", body);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.text("/error")).isNotBlank();
    assertThat(house.get("/api/matches").json()).hasSize(before);
  }

  /** What somebody sent comes back in a sentence as text that no browser takes for a page. */
  @Test
  void wordsThatAreSentBackAreNoPage() {
    String bad = "<img src=x onerror=broken=1>";
    ObjectNode file = Json.object().put("format", 1);
    for (String field : List.of("game", "scenario", "name", "rules")) {
      file.put(field, bad);
    }
    file.putArray("options").add(bad);
    ObjectNode setup = Json.object().put("game", bad).put("scenario", bad);
    setup.putObject("seats").put(bad, bad);
    String path = URLEncoder.encode(bad, StandardCharsets.UTF_8);
    for (Answer answer :
        List.of(
            house.post("/api/open", file),
            house.post("/api/matches", setup),
            house.post("/api/matches", "{\"" + bad.replace("\"", "") + "\":1}"),
            house.get("/api/games/" + path + "/chart"),
            house.get("/api/matches/" + path),
            house.get("/" + path))) {
      assertThat(answer.status()).isBetween(400, 499);
      var headers = answer.response().headers();
      assertThat(headers.firstValue("Content-Type").orElse("")).startsWith("application/json");
      assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
    }
  }
}
