package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.games.Shelf;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Requests that no browser sends, and names that somebody else has pointed at the server. */
@Execution(ExecutionMode.CONCURRENT)
class RoughRequestsTest {
  private static House house;
  private static int port;

  @BeforeAll
  static void open(@TempDir Path data) {
    house = House.open(data);
    port = house.request("/").build().uri().getPort();
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static String send(int port, String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(10_000);
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(StandardCharsets.US_ASCII));
      out.flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String get(String path, String host) {
    return "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
  }

  private static void plain(String answer, int status) {
    assertThat(answer).startsWith("HTTP/1.1 " + status);
    assertThat(answer).contains("{\"error\":\"").doesNotContain("<html").doesNotContain("Jetty");
  }

  @Test
  void aBodyThatBreaksOffIsABadRequest() throws IOException {
    String head =
        "POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
    plain(send(port, head + "zz\r\n"), 400);
    plain(send(port, head + "5\r\n{\"a\":\r\nnonsense\r\n\r\n"), 400);
  }

  @Test
  void aBodyMayTakeSomeTimeAndALongOneMore() {
    assertThat(Ask.tooSlow(Duration.ofSeconds(14), 1)).isFalse();
    assertThat(Ask.tooSlow(Duration.ofSeconds(16), 1)).isTrue();
    assertThat(Ask.tooSlow(Duration.ofSeconds(16), 40_000)).isFalse();
    assertThat(Ask.tooSlow(Duration.ofMinutes(10), 1 << 20)).isTrue();
  }

  /**
   * A byte now and then keeps the line busy, but not for long; short bodies and long ones alike.
   */
  @Tag("slow")
  @Test
  void aBodyThatTricklesIsNotWaitedFor() throws IOException {
    List<Socket> slow = new ArrayList<>();
    try {
      for (String length :
          List.of(
              "Content-Length: 900", "Content-Length: 90000000", "Transfer-Encoding: chunked")) {
        slow.add(trickling(length, length.startsWith("Transfer") ? "1\r\n{\r\n" : "{"));
      }
      for (Socket each : slow) {
        each.setSoTimeout(45_000);
        String told = new String(each.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(told).matches("(?s)HTTP/1.1 4(08|13) .*").contains("{\"error\":\"");
      }
    } finally {
      for (Socket each : slow) {
        each.close();
      }
    }
  }

  /** Neither is a head: of the first request of a connection, and of a later one. */
  @Tag("slow")
  @Test
  void aHeadThatTricklesIsNotWaitedFor() throws IOException {
    try (Socket first = pieces("GET /api/games HTTP/1.1\r\nHost: localhost\r\n", "X: y\r\n");
        Socket later =
            pieces(
                "GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n"
                    + "GET /api/games HTTP/1.1\r\nHost: localhost\r\n",
                "X: y\r\n")) {
      for (Socket each : List.of(first, later)) {
        each.setSoTimeout(45_000);
        assertThat(untilShut(each)).doesNotContain("\"games\"");
      }
    }
  }

  /** What comes until the server shuts the connection; fails where it does not. */
  private static String untilShut(Socket socket) throws IOException {
    StringBuilder told = new StringBuilder();
    try {
      for (int b = socket.getInputStream().read(); b >= 0; b = socket.getInputStream().read()) {
        told.append((char) b);
      }
    } catch (SocketException e) {
      // It was shut while we were still sending.
    }
    return told.toString();
  }

  /** A request whose body comes piece by piece, ten in a second. */
  private static Socket trickling(String length, String piece) throws IOException {
    String head =
        "POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    return pieces(head + length + "\r\n\r\n", piece);
  }

  private static Socket pieces(String head, String piece) throws IOException {
    Socket socket = new Socket("127.0.0.1", port);
    OutputStream out = socket.getOutputStream();
    out.write(head.getBytes(StandardCharsets.US_ASCII));
    Thread.ofVirtual()
        .start(() -> {
          try {
            for (int i = 0; i < 800; i++) {
              out.write(piece.getBytes(StandardCharsets.US_ASCII));
              Thread.sleep(100);
            }
          } catch (IOException | InterruptedException e) {
            // The server has hung up.
          }
        });
    return socket;
  }

  /** Who begins requests and does not end them holds up nobody, and has changed nothing. */
  @Test
  void requestsThatComeSlowlyHoldUpNobody() throws IOException {
    String match = house.begin("me", "me");
    String body = Json.write(House.ask(0, "central", House.pass()));
    String head =
        "POST %s/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                .formatted(match)
            + "Content-Length: "
            + body.length()
            + "\r\n";
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 300; i++) {
        Socket socket = new Socket("127.0.0.1", port);
        slow.add(socket);
        String part = i % 2 == 0 ? head : head + "\r\n" + body.substring(0, 5);
        socket.getOutputStream().write(part.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
      }
      long began = System.nanoTime();
      for (int i = 0; i < 20; i++) {
        assertThat(house.get(match).revision()).isZero();
      }
      assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(20));
      // one of them ends its request after all
      Socket last = slow.getLast();
      last.setSoTimeout(10_000);
      last.getOutputStream().write(body.substring(5).getBytes(StandardCharsets.US_ASCII));
      last.getOutputStream().flush();
      byte[] answer = last.getInputStream().readNBytes(12);
      assertThat(new String(answer, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 200");
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
    assertThat(house.get(match).revision()).isEqualTo(1);
  }

  @Test
  void aPathWithoutEndIsTooLong() throws IOException {
    plain(send(port, get("/a".repeat(3_000), "localhost")), 414);
    plain(send(port, get("/api/matches/" + "a/".repeat(1_000), "localhost")), 414);
  }

  @Test
  void whatIsNoRequestIsToldSoInASentence() throws IOException {
    plain(send(port, "DANCE\r\n\r\n"), 400);
    plain(
        send(port, "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "y".repeat(20_000) + "\r\n\r\n"),
        431);
    plain(send(port, get("/%zz", "localhost")), 400);
  }

  @Test
  void aMethodInAHeaderIsNotTheMethod() {
    String match = house.begin("me", "me");
    for (String header : List.of("X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override")) {
      Answer answer = house.send(house.request(match).header(header, "DELETE").build());
      assertThat(answer.status()).isEqualTo(400);
    }
    assertThat(house.get(match).status()).isEqualTo(200);
  }

  @Test
  void anOpenServerAnswersToFiguresAndItsOwnNameOnly(@TempDir Path data) throws IOException {
    var settings = new Server.Settings("127.0.0.1", 0, true, "club.example", data, 0);
    try (Server server = Server.start(Shelf.games().subList(0, 1), settings)) {
      for (String host :
          List.of("localhost", "192.168.1.5:1914", "127.0.0.2", "[::1]:80", "Club.example:1914")) {
        assertThat(send(server.port(), get("/", host))).startsWith("HTTP/1.1 200");
      }
      for (String host : List.of("evil.example", "1.2.3.4.evil.example", "club.example.evil", "")) {
        assertThat(send(server.port(), get("/", host))).startsWith("HTTP/1.1 4");
      }
    }
    assertThat(send(port, get("/", "127.0.0.2"))).startsWith("HTTP/1.1 200");
    assertThat(send(port, get("/", "192.168.1.5"))).startsWith("HTTP/1.1 403");
  }

  @Test
  void theAddressesThatAreToldCanBeTyped() throws IOException {
    assertThat(addresses("127.0.0.1")).containsExactly("http://localhost:1914/");
    assertThat(addresses("127.0.0.2")).containsExactly("http://127.0.0.2:1914/");
    assertThat(addresses("::1")).containsExactly("http://[0:0:0:0:0:0:0:1]:1914/");
    assertThat(addresses("localhost")).containsExactly("http://localhost:1914/");
    assertThat(addresses("0.0.0.0").getFirst()).isEqualTo("http://localhost:1914/");
    assertThat(addresses("0.0.0.0")).noneMatch(address -> address.contains("0.0.0.0"));
  }

  private static List<String> addresses(String host) throws IOException {
    return Addresses.of(InetAddress.getByName(host), host, 1914);
  }
}
