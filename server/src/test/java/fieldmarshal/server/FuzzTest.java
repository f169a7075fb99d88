package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.server.House.Answer;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two thousand bodies that nobody should send: each is turned away, and nothing has changed. */
@Tag("slow")
class FuzzTest {
  private static final int BODIES = 2_000;
  private static final long SEED = 1917;
  private static final List<String> PLACES =
      List.of("/orders", "/undo", "/redo", "/preview", "/branch");
  private static final String SIGNS = "{}[]\":,0179eE-+.\\u\u0000nultrfas \t\nä\uD83D";

  /**
   * Sides, revisions and orders that are wrong in one way each, so that mutations stay near sense.
   */
  private static final List<String> SEEDS =
      List.of(
          "{\"revision\":0,\"as\":\"allied\",\"order\":{\"type\":\"pass\"}}",
          "{\"revision\":0,\"as\":\"allied\",\"order\":{\"type\":\"attack\",\"attackers\":[\"ge-12\"],\"targets\":[\"1803\"],\"support\":{\"ah-art-15\":5}}}",
          "{\"revision\":0,\"as\":\"central\",\"order\":{\"type\":\"lose\",\"steps\":{\"ge-12\":1}}}",
          "{\"revision\":0,\"as\":\"central\",\"order\":{\"type\":\"choose\",\"option\":\"1\",\"units\":[],\"hexes\":[\"1701\"]}}",
          "{\"revision\":0,\"as\":\"central\",\"order\":{\"type\":\"rail\",\"unit\":\"it-iv\",\"path\":[\"1904\"]}}",
          "{\"order\":{\"type\":\"attack\",\"attackers\":[\"ge-12\",\"it-iv\"],\"targets\":[\"1803\",\"1703\"],\"burn\":[\"x\"]}}",
          "{\"line\":-1}",
          "{\"format\":1,\"rules\":\"1\",\"game\":\"gwe-caporetto\",\"scenario\":\"historical\",\"options\":[],\"seed\":7,\"dice\":{\"drawn\":0,\"laid\":[],\"opening\":[]},\"orders\":[{}]}");

  @Test
  void noBodyMakesTheServerFailOrChangesTheMatch(@TempDir Path data) {
    try (House house = House.open(data)) {
      String match = house.begin("me", "me");
      JsonNode before = house.situation(match);
      SplittableRandom random = new SplittableRandom(SEED);
      for (int i = 0; i < BODIES; i++) {
        String body = body(random);
        String path =
            random.nextInt(20) == 0
                ? "/api/open"
                : random.nextInt(20) == 0
                    ? "/api/matches"
                    : match + PLACES.get(random.nextInt(PLACES.size()));
        Answer answer = house.post(path, body);
        assertThat(answer.status()).as("%d: %s %s", i, path, body).isBetween(400, 499);
        assertThat(
                answer.json().has("error")
                    || answer.json().has("refusal")
                    || answer.json().has("stale"))
            .as("%d: %s", i, answer.response().body())
            .isTrue();
      }
      assertThat(house.situation(match)).isEqualTo(before);
      assertThat(house.get("/api/matches").json()).hasSize(1);
    }
  }

  /** A seed with some signs changed, taken away or doubled; or nothing but signs. */
  private static String body(SplittableRandom random) {
    StringBuilder body = new StringBuilder();
    if (random.nextInt(8) == 0) {
      int length = random.nextInt(60);
      for (int i = 0; i < length; i++) {
        body.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
      }
      return body.toString();
    }
    body.append(SEEDS.get(random.nextInt(SEEDS.size())));
    int changes = random.nextInt(4);
    for (int i = 0; i < changes; i++) {
      int at = random.nextInt(body.length());
      switch (random.nextInt(4)) {
        case 0 -> body.setCharAt(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
        case 1 -> body.deleteCharAt(at);
        case 2 -> body.insert(at, body.substring(at, Math.min(body.length(), at + 12)));
        default -> body.insert(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
      }
    }
    return body.toString();
  }
}
