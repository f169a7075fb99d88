package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What of Ben's notices came, by each way. Of those that came when the host started again after two
 * hours it is expected that they say so.
 */
final class Arrivals {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final String KIND = "pause-offered";
  private static final String PERHAPS = "You may have had this notice before";

  /** A way, and which notices came by it. */
  private static final class Way {
    /** How often each came without and with the words that it may be the second time. */
    final Map<String, Integer> plain = new LinkedHashMap<>();

    final Map<String, Integer> again = new LinkedHashMap<>();

    /** Those of the kind that is counted. */
    final Set<String> counted = new HashSet<>();

    void came(String id, boolean second, boolean counts) {
      (second ? again : plain).merge(id, 1, Integer::sum);
      if (counts) {
        counted.add(id);
      }
    }
  }

  private final PostOffice post;
  private final Receiver receiver;
  private final Sealed browser;
  private final Map<String, Way> ways = new LinkedHashMap<>();

  Arrivals(PostOffice post, Receiver receiver) throws GeneralSecurityException {
    this.post = post;
    this.receiver = receiver;
    browser = new Sealed();
    for (String way : new String[] {"mail", "push", "webhook"}) {
      ways.put(way, new Way());
    }
  }

  /** Ben wants all notices by every way. */
  void wish(House ben) {
    var wish =
        Json.object().put("mail", true).put("push", true).put("webhook", receiver.url("/hook"));
    assertThat(ben.post("/api/me/notices", wish).status()).isEqualTo(204);
    var own =
        Json.object()
            .put("endpoint", receiver.url("/push"))
            .put("key", browser.key())
            .put("auth", browser.auth());
    assertThat(ben.post("/api/me/browsers", own).status()).isBetween(200, 204);
  }

  /** Reads what is there. */
  private void read() {
    while (post.waiting() > 0) {
      PostOffice.Letter letter = post.next();
      if (letter.to().contains("ben")) {
        String text = letter.text().replace("=\r\n", "").replaceAll("\\s+", " ");
        way("mail")
            .came(
                letter.text().replaceFirst("(?s).*Message-ID: <([^@>]+)@.*", "$1"),
                text.contains(PERHAPS),
                text.contains("A pause is offered"));
      }
    }
    while (receiver.waiting() > 0) {
      Receiver.Posted posted = receiver.next();
      boolean push = posted.path().equals("/push");
      JsonNode told = told(posted, push);
      way(push ? "push" : "webhook")
          .came(
              told.path("id").asText(),
              told.path("again").asBoolean(),
              told.path("kind").asText().equals(KIND));
    }
  }

  private JsonNode told(Receiver.Posted posted, boolean push) {
    try {
      return Json.parse(
          push ? browser.open(posted.body()) : new String(posted.body(), StandardCharsets.UTF_8));
    } catch (BadRequest | GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  private Way way(String name) {
    return ways.computeIfAbsent(name, none -> new Way());
  }

  /** Waits until nothing more comes; what is in doubt does not come yet. */
  void settle(int offered) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    int before = -1;
    int quiet = 0;
    while (quiet < 40 && System.nanoTime() < end) {
      read();
      int now = ways.values().stream().mapToInt(way -> way.plain.size()).sum();
      boolean enough =
          ways.values().stream().allMatch(way -> way.counted.size() >= offered) || now == before;
      quiet = enough && now == before ? quiet + 1 : 0;
      before = now;
      Thread.sleep(50);
    }
  }

  /** Waits until all have come. */
  void all(int offered) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (ways.values().stream().anyMatch(way -> way.counted.size() < offered)
        && System.nanoTime() < end) {
      read();
      Thread.sleep(50);
    }
    settle(offered);
  }

  /** However often the host was started again, nothing came twice. */
  void nothingTwice() {
    ways.forEach((name, way) -> {
      assertThat(way.plain.values()).as(name + " came twice").allMatch(times -> times == 1);
      assertThat(way.again).as(name + " came again").isEmpty();
    });
  }

  void check(int offered, int unsure) {
    ways.forEach((name, way) -> {
      assertThat(way.counted.size()).as(name).isBetween(offered, offered + unsure);
      assertThat(way.plain.values()).as(name + " came twice").allMatch(times -> times == 1);
      assertThat(way.again.values()).as(name + " came thrice").allMatch(times -> times == 1);
    });
  }

  String tell(int offered, int unsure) {
    StringBuilder text = new StringBuilder();
    ways.forEach((name, way) -> {
      long late = way.again.keySet().stream().filter(id -> !way.plain.containsKey(id)).count();
      text.append(name)
          .append(": ")
          .append(offered)
          .append(" acknowledged (and at most ")
          .append(unsure)
          .append(" under way), ")
          .append(way.counted.size())
          .append(" came, none twice by a restart; ")
          .append(way.again.size())
          .append(" were in doubt at a kill and went again after an hour, ")
          .append(late)
          .append(" of them for the first time\n");
    });
    return text.toString();
  }
}
