package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A host is killed while players change their clocks and notices of it go out by mail and to a chat
 * system. Nothing that was acknowledged is lost; what comes twice comes under one id, and only what
 * was on its way at a kill; no clock runs during an outage. More kills: -Dfieldmarshal.kills=100.
 */
@Tag("slow")
class KilledHostTest {
  private static final int KILLS = Integer.getInteger("fieldmarshal.kills", 3);
  private static final int OFFERS = 40;

  /** So many notices of one way are on their way at once. */
  private static final int AT_ONCE = 4;

  private volatile int offered;
  private int unsure;

  /** A host that runs, with two who are signed in. */
  private record Life(Process process, House anna, House ben) implements AutoCloseable {
    static Life start(Path data, int port, String mail) throws IOException {
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-Xmx400m",
                  "-D" + Drawings.FOLDER + "=" + data,
                  "-cp",
                  System.getProperty("java.class.path"),
                  HostForKill.class.getName(),
                  data.toString(),
                  String.valueOf(port),
                  mail)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String[] tokens = String.valueOf(process.inputReader().readLine()).split(" ");
      assertThat(tokens).hasSize(2);
      return new Life(process, member(port, tokens[0]), member(port, tokens[1]));
    }

    private static House member(int port, String token) {
      House house = House.at(port);
      house.cookie("session=" + token);
      return house;
    }

    @Override
    public void close() {
      process.destroyForcibly();
      try {
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      anna.close();
      ben.close();
    }
  }

  @Test
  void noNoticeIsLostAndNoClockRunsDuringAnOutage(@TempDir Path data) throws Exception {
    SplittableRandom random = new SplittableRandom(18);
    int port;
    try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = probe.getLocalPort();
    }
    try (PostOffice post = new PostOffice();
        Receiver receiver = new Receiver()) {
      String match = null;
      Instant deadline = null;
      Instant killed = null;
      for (int life = 0; life <= KILLS; life++) {
        try (Life now = Life.start(data, port, post.url())) {
          Instant started = Instant.now();
          match = match == null ? begin(now, receiver) : match;
          Instant after = deadline(now, match);
          if (killed != null) {
            Duration credited = Duration.between(deadline, after);
            assertThat(credited)
                .as("credit of life %d", life)
                .isBetween(
                    Duration.between(killed, started).minusSeconds(4),
                    Duration.between(killed, started).plusSeconds(5));
            assertThat(after).isAfter(deadline);
          }
          deadline = after;
          if (life < KILLS) {
            Thread killer = killer(now.process(), offered + 1 + random.nextInt(OFFERS));
            offer(now, match, Integer.MAX_VALUE);
            killer.join();
            killed = Instant.now();
          } else {
            offer(now, match, offered + OFFERS);
            check(all(post), "mail");
            check(posted(receiver), "webhook");
          }
        }
      }
    }
  }

  private static String begin(Life life, Receiver receiver) {
    ObjectNode setup =
        Json.object()
            .put("game", House.GAME)
            .put("scenario", "historical")
            .put("access", "invited");
    setup.putObject("seats").put("central", "me").put("allied", "friend");
    setup
        .putObject("clock")
        .put("turnHours", 24)
        .put("bankHours", 0)
        .put("vacationDays", 0)
        .put("timeOut", "claim");
    String match = "/api/matches/" + life.anna().post("/api/matches", setup).text("/id");
    Club.enter(life.ben(), Club.invite(life.anna(), match, "allied"), "Ben");
    ObjectNode wish =
        Json.object().put("mail", true).put("push", false).put("webhook", receiver.url("/hook"));
    assertThat(life.ben().post("/api/me/notices", wish).status()).isEqualTo(204);
    return match;
  }

  private static Instant deadline(Life life, String match) {
    return Instant.parse(life.anna().get(match + "/clock").text("/clock/sides/central/deadline"));
  }

  private Thread killer(Process victim, int after) {
    return Thread.ofVirtual()
        .start(() -> {
          while (offered < after) {
            Thread.onSpinWait();
            Thread.yield();
          }
          victim.destroyForcibly();
        });
  }

  /**
   * Anna offers pauses, each of which Ben is told of, and withdraws them; until the host is gone.
   */
  private void offer(Life life, String match, int goal) {
    ObjectNode as = Json.object().put("as", "central");
    try {
      life.anna().post(match + "/clock/no-pause", as);
      while (offered < goal) {
        unsure++;
        House.Answer answer = life.anna().post(match + "/clock/pause", as);
        assertThat(answer.status()).as(answer.response().body()).isEqualTo(200);
        unsure--;
        offered++;
        assertThat(life.anna().post(match + "/clock/no-pause", as).status()).isEqualTo(200);
      }
    } catch (House.Gone e) {
      assertThat(goal).as("nobody was to be killed").isEqualTo(Integer.MAX_VALUE);
    }
  }

  private void check(List<String> ids, String way) {
    int different = new HashSet<>(ids).size();
    System.out.println(
        way
            + ": "
            + offered
            + " acknowledged, "
            + different
            + " came, "
            + (ids.size() - different)
            + " came twice under one id");
    assertThat(different).as(way).isBetween(offered, offered + unsure);
    assertThat(ids.size() - different).as(way + " sent twice").isLessThanOrEqualTo(KILLS * AT_ONCE);
  }

  private List<String> all(PostOffice post) {
    List<String> ids = new ArrayList<>();
    while (new HashSet<>(ids).size() < offered) {
      PostOffice.Letter letter = post.next();
      if (letter.to().contains("ben") && letter.text().contains("A pause is offered")) {
        ids.add(letter.text().replaceFirst("(?s).*Message-ID: <([^>]+)>.*", "$1"));
      }
    }
    return ids;
  }

  private List<String> posted(Receiver receiver) {
    List<String> ids = new ArrayList<>();
    while (new HashSet<>(ids).size() < offered) {
      Receiver.Posted posted = receiver.next();
      ids.add(posted.headers().get("Idempotency-Key"));
    }
    return ids;
  }
}
