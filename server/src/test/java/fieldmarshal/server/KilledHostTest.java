package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A host is killed, again and again, while two people play, take back and branch off, offer pauses
 * of which notices go out by mail, to a browser and to a chat system, and let their clocks run.
 * {@code ./fieldmarshal kills} does it a hundred times.
 */
@Tag("slow")
class KilledHostTest {
  private static final int KILLS = Integer.getInteger("fieldmarshal.kills", 3);

  /** A life lasts as long as it takes until so many pauses were offered, at most. */
  private static final int OFFERS = 25;

  /** A host that runs, with two who are signed in. */
  record Life(Process process, House anna, House ben) implements AutoCloseable {
    static Life start(Path data, int port, String mail, int hours) throws IOException {
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
                  mail,
                  String.valueOf(hours))
              .redirectError(ProcessBuilder.Redirect.appendTo(data.resolve("log.txt").toFile()))
              .start();
      String[] tokens = String.valueOf(process.inputReader().readLine()).split(" ");
      assertThat(tokens).as(() -> told(data)).hasSize(3);
      return new Life(process, member(port, tokens[0]), member(port, tokens[1]));
    }

    private static String told(Path data) {
      try {
        return Files.readString(data.resolve("log.txt"));
      } catch (IOException e) {
        return String.valueOf(e);
      }
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

  private Duration down = Duration.ZERO;
  private Duration credited = Duration.ZERO;

  @Test
  void nothingAcknowledgedIsLostOrDoneTwice(@TempDir Path data) throws Exception {
    SplittableRandom random = new SplittableRandom(18);
    int port;
    try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = probe.getLocalPort();
    }
    try (PostOffice post = new PostOffice();
        Receiver receiver = new Receiver()) {
      Arrivals arrivals = new Arrivals(post, receiver);
      Played played = new Played();
      Branches branches = new Branches();
      Pauses pauses = new Pauses();
      Instant deadline = null;
      Instant killed = null;
      for (int life = 0; life <= KILLS; life++) {
        try (Life now = Life.start(data, port, post.url(), 0)) {
          Instant started = Instant.now();
          if (life == 0) {
            pauses.match = begin(now, true);
            played.match = begin(now, false);
            arrivals.wish(now.ben());
          }
          Instant after = deadline(now, pauses.match);
          if (killed != null && deadline != null) {
            clocksHaveItBack(life, Duration.between(killed, started), deadline, after);
          }
          deadline = after;
          played.check(now);
          branches.check(now);
          if (life < KILLS) {
            killed =
                live(now, pauses.offered + 1 + random.nextInt(OFFERS), played, branches, pauses);
          } else {
            pauses.offer(now, pauses.offered + OFFERS);
            arrivals.settle(pauses.offered);
          }
        }
      }
      arrivals.nothingTwice();
      try (Life later = Life.start(data, port, post.url(), 2)) {
        assertThat(later.anna().get("/api/me").status()).isEqualTo(200);
        arrivals.all(pauses.offered);
      }
      report(played, branches, pauses, arrivals);
      arrivals.check(pauses.offered, pauses.unsure);
    }
  }

  /** All of them do what they do until the host is killed; when that was. */
  private static Instant live(Life now, int until, Played played, Branches branches, Pauses pauses)
      throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> all =
          List.of(
              threads.submit(() -> pauses.offer(now, Integer.MAX_VALUE)),
              threads.submit(() -> played.play(now)),
              threads.submit(() -> branches.grow(now, played)));
      while (pauses.offered < until) {
        Thread.sleep(1);
        assertThat(all).as("somebody has stopped").noneMatch(Future::isDone);
      }
      now.process().destroyForcibly();
      Instant killed = Instant.now();
      for (Future<?> each : all) {
        each.get(1, TimeUnit.MINUTES);
      }
      return killed;
    }
  }

  private static String begin(Life life, boolean clock) {
    ObjectNode setup =
        Json.object()
            .put("game", House.GAME)
            .put("scenario", "historical")
            .put("access", "invited");
    setup.putObject("seats").put("central", "me").put("allied", "friend");
    if (clock) {
      setup
          .putObject("clock")
          .put("turnHours", 24)
          .put("bankHours", 0)
          .put("vacationDays", 0)
          .put("timeOut", "claim");
    }
    String match = "/api/matches/" + life.anna().post("/api/matches", setup).text("/id");
    Club.enter(life.ben(), Club.invite(life.anna(), match, "allied"), "Ben");
    return match;
  }

  private static Instant deadline(Life life, String match) {
    return Instant.parse(life.anna().get(match + "/clock").text("/clock/sides/central/deadline"));
  }

  /** Whose time runs has as much left as before the kill, but for the moments at its ends. */
  private void clocksHaveItBack(int life, Duration outage, Instant before, Instant after) {
    Duration back = Duration.between(before, after);
    down = down.plus(outage);
    credited = credited.plus(back);
    assertThat(back)
        .as("credit of life %d", life)
        .isBetween(outage.minusSeconds(4), outage.plusSeconds(5));
  }

  private void report(Played played, Branches branches, Pauses pauses, Arrivals arrivals)
      throws IOException {
    String text =
        KILLS
            + " kills\n"
            + played.tell()
            + branches.tell()
            + "clocks: down for "
            + down.toSeconds()
            + " s, given back "
            + credited.toSeconds()
            + " s\n"
            + arrivals.tell(pauses.offered, pauses.unsure);
    System.out.print(text);
    Path target = Path.of("target");
    if (Files.isDirectory(target)) {
      Files.writeString(target.resolve("kills.txt"), text);
    }
  }

  /** Anna offers pauses, each of which Ben is told of, and withdraws them. */
  private static final class Pauses {
    String match = "";
    volatile int offered;
    int unsure;

    void offer(Life life, int goal) {
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
  }
}
