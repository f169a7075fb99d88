package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.umpire.json.Json;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The dice of all matches that are over, counted once each. */
class StatisticsTest {
  private static JsonNode counted(House house) throws InterruptedException {
    for (int i = 0; i < 600; i++) {
      JsonNode told = house.get("/api/statistics").json();
      if (told.path("pending").asInt(-1) == 0) {
        return told;
      }
      Thread.sleep(50);
    }
    throw new AssertionError("the dice are not counted");
  }

  private static String begin(House house) {
    ObjectNode setup = Json.object().put("game", House.GAME).put("scenario", "historical");
    setup.putObject("seats").put("central", "me").put("allied", "me");
    return "/api/matches/" + house.post("/api/matches", setup).text("/id");
  }

  /** Plays suggested orders and attacks until some dice fell. */
  private static void play(House house, String match, int dice) {
    for (int i = 0; i < 400 && house.get(match + "/rolls").at("/total").asInt() < dice; i++) {
      JsonNode legal = house.get(match + "/legal?limit=60").at("/orders");
      JsonNode shown = house.get(match).json();
      JsonNode order = shown.path("suggest");
      for (JsonNode each : legal) {
        order = each.path("type").asText().equals("attack") ? each : order;
      }
      house.post(
          match + "/orders",
          House.ask(shown.path("revision").asInt(), shown.at("/decision/side").asText(), order));
    }
  }

  @Test
  void theDiceOfAMatchThatIsOverAreCountedAndThoseOfABranchOnce(@TempDir Path data)
      throws InterruptedException {
    try (House house = House.open(data)) {
      assertThat(counted(house).path("matches").asInt()).isZero();
      String match = begin(house);
      play(house, match, 12);
      JsonNode rolls = house.get(match + "/rolls").json();
      assertThat(rolls.path("total").asInt()).isGreaterThanOrEqualTo(12);
      assertThat(counted(house).at("/dice")).as("it goes on").isEmpty();
      int line = house.get(match).at("/log/lines").asInt();
      house.post(match + "/resign", Json.object().put("as", "central"));
      JsonNode told = counted(house);
      assertThat(told.path("matches").asInt()).isEqualTo(1);
      Map<Integer, Integer> expected = new TreeMap<>();
      rolls
          .path("rolls")
          .forEach(die -> expected.merge(die.path("faces").asInt(), 1, Integer::sum));
      assertThat(totals(told)).isEqualTo(expected);
      assertThat(told.path("luck")).isNotEmpty();
      assertThat(told.at("/luck/0/game").asText()).isEqualTo(House.GAME);

      // a branch has the same dice before its line: they are not counted again
      String branch =
          "/api/matches/"
              + house.post(match + "/branch", Json.object().put("line", line)).text("/id");
      house.post(branch + "/resign", Json.object().put("as", "allied"));
      told = counted(house);
      assertThat(told.path("matches").asInt()).isEqualTo(2);
      assertThat(totals(told)).isEqualTo(expected);

      // whoever removes a match does not change the sum
      house.delete(match);
      assertThat(totals(counted(house))).isEqualTo(expected);

      // dice of a chosen seed, and of a file from elsewhere, prove nothing
      String seeded = house.begin("me", "me");
      play(house, seeded, 5);
      ObjectNode file = (ObjectNode) house.get(branch + "/file").json();
      house.post(seeded + "/resign", Json.object().put("as", "central"));
      file.remove("seal");
      assertThat(house.post("/api/open", file).status()).isEqualTo(201);
      assertThat(totals(counted(house))).isEqualTo(expected);
    }
  }

  private static Map<Integer, Integer> totals(JsonNode told) {
    Map<Integer, Integer> totals = new TreeMap<>();
    for (JsonNode sort : told.path("dice")) {
      int sum = 0;
      for (JsonNode count : sort.path("counts")) {
        sum += count.asInt();
      }
      totals.put(sort.path("faces").asInt(), sum);
    }
    return totals;
  }
}
