package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.rolls.Seal;
import fieldmarshal.umpire.json.Json;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What players put into the dice: promised first, then told, and no die falls before. */
class SeedsTest {
  private static final String ONE = "11".repeat(32);
  private static final String TWO = "22".repeat(32);

  private static ObjectNode body(String as, String what, String value) {
    return Json.object().put("as", as).put(what, value);
  }

  private static House.Answer commit(House house, String match, String as, String seed) {
    return house.post(match + "/seeds", body(as, "commitment", Seal.commitment(seed)));
  }

  /** Gives what is suggested until a die falls; answers the status of the last order. */
  private static int rollOne(House house, String match) {
    int before = house.get(match + "/rolls").at("/total").asInt();
    int status = 200;
    for (int i = 0; i < 200 && status == 200; i++) {
      if (house.get(match + "/rolls").at("/total").asInt() > before) {
        return status;
      }
      status = house.suggested(match).status();
    }
    return status;
  }

  @Test
  void noDieFallsBeforeAllSeedsAreThereAndThenTheyAreInTheChain(@TempDir Path data) {
    ObjectNode setup = Json.object().put("game", "clash-gumbinnen").put("scenario", "campaign");
    setup.put("seeds", true);
    String match;
    String head;
    try (House house = House.open(data)) {
      match = "/api/matches/" + house.post("/api/matches", setup).text("/id");
      JsonNode round = house.get(match + "/rolls").at("/round");
      assertThat(round.path("wanted").asBoolean()).isTrue();
      assertThat(round.has("head")).isFalse();
      String first = round.at("/sides/0/side").asText();
      String second = round.at("/sides/1/side").asText();
      assertThat(rollOne(house, match)).as("refused: the dice wait").isEqualTo(422);

      assertThat(commit(house, match, first, ONE).json().has("head")).isFalse();
      assertThat(house.post(match + "/seeds", body(first, "seed", ONE)).status()).isEqualTo(409);
      assertThat(commit(house, match, first, TWO).status()).as("no second thought").isEqualTo(409);
      head = commit(house, match, second, TWO).text("/head");
      assertThat(head).hasSize(64);
      assertThat(house.post(match + "/seeds", body(first, "seed", TWO)).status())
          .as("another seed than was promised")
          .isEqualTo(409);
      assertThat(house.post(match + "/seeds", body(first, "seed", ONE)).status()).isEqualTo(200);
      assertThat(rollOne(house, match)).isEqualTo(422);
      assertThat(house.post(match + "/seeds", body(second, "seed", TWO)).at("/wanted").asBoolean())
          .isFalse();
      JsonNode last = house.get(match + "/rolls").at("/streams/1");
      assertThat(last.path("head").asText()).isEqualTo(head);
      assertThat(last.path("seeds").toString()).contains(ONE, TWO);
      assertThat(rollOne(house, match)).isEqualTo(200);
    }
    // The same chain goes on after a restart, and all of it is proved in a file.
    try (House house = House.open(data)) {
      int before = house.get(match + "/rolls").at("/total").asInt();
      assertThat(rollOne(house, match)).isEqualTo(200);
      JsonNode rolls = house.get(match + "/rolls").json();
      assertThat(rolls.path("total").asInt()).isGreaterThan(before);
      assertThat(rolls.at("/streams/1/head").asText()).isEqualTo(head);
      assertThat(rolls.at("/streams/1/drawn").asInt()).isEqualTo(rolls.path("total").asInt());
      JsonNode file = house.get(match + "/file").json();
      assertThat(Json.write(file)).doesNotContain("secret");
      String copy = "/api/matches/" + house.post("/api/open", file).text("/id");
      assertThat(house.get(copy).at("/edited").asBoolean()).isFalse();
    }
  }
}
