package fieldmarshal.server;

import static fieldmarshal.server.House.ask;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The server is killed while a match of a thousand orders is played over HTTP as fast as it goes,
 * again and again. Whatever was acknowledged is there afterwards, and at most the one order that
 * was under way beside it.
 */
@Tag("slow")
class KillTest {
  private static final int ORDERS = 1_000;
  private static final int KILLS = 4;
  private static final Pattern PORT = Pattern.compile(":(\\d+)/");

  /** A server in a process of its own. */
  private record Process(java.lang.Process process, int port) {
    static Process start(Path data) throws IOException {
      java.lang.Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-D" + Drawings.FOLDER + "=" + data,
                  "-cp",
                  System.getProperty("java.class.path"),
                  Main.class.getName(),
                  "play",
                  "--no-browser",
                  "--port",
                  "0",
                  "--data",
                  data.toString())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      BufferedReader out = process.inputReader();
      String line = out.readLine();
      Matcher port = PORT.matcher(String.valueOf(line));
      assertThat(port.find()).as("the first line: %s", line).isTrue();
      return new Process(process, Integer.parseInt(port.group(1)));
    }

    void kill() throws InterruptedException {
      process.destroyForcibly();
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void noAcknowledgedOrderIsLostAndNoResignation(@TempDir Path data)
      throws IOException, InterruptedException {
    List<String> acknowledged = new ArrayList<>();
    String match = null;
    for (int life = 0; life <= KILLS; life++) {
      Process process = Process.start(data);
      try (House house = House.at(process.port())) {
        match = match == null ? house.begin("me", "friend") : match;
        check(house, match, acknowledged);
        boolean last = life == KILLS;
        int goal = last ? ORDERS : ORDERS * (life + 1) / (KILLS + 1);
        play(house, match, acknowledged, goal, last ? null : process);
        if (last) {
          check(house, match, acknowledged);
          ObjectNode resigner = Json.object().put("as", "allied");
          assertThat(house.post(match + "/resign", resigner).status()).isEqualTo(200);
        }
      } finally {
        process.kill();
      }
    }
    assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(ORDERS);
    resigned(data, String.valueOf(match));
  }

  /** Who has resigned has resigned, though the server was killed as soon as it had said so. */
  private static void resigned(Path data, String match) throws IOException, InterruptedException {
    Process process = Process.start(data);
    try (House house = House.at(process.port())) {
      Answer shown = house.get(match);
      assertThat(shown.at("/decision/kind").asText()).isEqualTo("over");
      assertThat(shown.at("/decision/outcome/resigned").asText()).isEqualTo("allied");
    } finally {
      process.kill();
    }
  }

  /** The log begins with all that was acknowledged; one order more may have come through. */
  private static void check(House house, String match, List<String> acknowledged) {
    JsonNode log = house.get(match + "/log").json();
    assertThat(log.size()).isBetween(acknowledged.size(), acknowledged.size() + 1);
    for (int i = 0; i < acknowledged.size(); i++) {
      assertThat(log.path(i).path("order").toString())
          .as("order %d", i)
          .isEqualTo(acknowledged.get(i));
    }
    if (log.size() > acknowledged.size()) {
      acknowledged.add(log.path(acknowledged.size()).path("order").toString());
    }
  }

  /** Plays any legal orders until the goal is reached; a victim is then killed while it goes on. */
  private static void play(
      House house, String match, List<String> acknowledged, int goal, Process victim) {
    Answer shown = house.get(match);
    int revision = shown.revision();
    JsonNode decision = shown.at("/decision");
    CountDownLatch left = new CountDownLatch(Math.max(1, goal - acknowledged.size()));
    Thread killer = victim == null ? null : Thread.ofVirtual().start(() -> killAfter(left, victim));
    try {
      while (victim != null || acknowledged.size() < goal) {
        JsonNode order = any(house, match, revision);
        Answer answer =
            house.post(match + "/orders", ask(revision, decision.path("side").asText(), order));
        assertThat(answer.status()).as(answer.response().body()).isEqualTo(200);
        acknowledged.add(order.toString());
        left.countDown();
        revision = answer.revision();
        decision = answer.at("/match/decision");
        assertThat(decision.path("kind").asText())
            .as("a longer game is needed")
            .isNotEqualTo("over");
      }
    } catch (House.Gone e) {
      assertThat(victim).as("nobody was to be killed").isNotNull();
    }
    join(killer);
  }

  /** One of the first legal orders; ending a phase is seldom among those drawn. */
  private static JsonNode any(House house, String match, int revision) {
    JsonNode orders = house.get(match + "/legal?limit=40").at("/orders");
    return orders.path(new SplittableRandom(revision).nextInt(orders.size()));
  }

  private static void killAfter(CountDownLatch left, Process victim) {
    try {
      left.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    victim.process().destroyForcibly();
  }

  private static void join(Thread thread) {
    if (thread != null) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }
  }
}
