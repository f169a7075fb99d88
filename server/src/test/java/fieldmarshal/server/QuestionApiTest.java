package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuestionApiTest {
  private static House house;
  private static String moving;
  private static String fighting;

  @BeforeAll
  static void open(@TempDir Path data) {
    house = House.open(data);
    moving = house.begin("me", "me");
    fighting = house.begin("me", "me");
    while (!house.get(fighting).text("/decision/kind").equals("attack")) {
      house.suggested(fighting);
    }
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static List<String> texts(JsonNode array, String field) {
    List<String> texts = new ArrayList<>();
    array.forEach(one -> texts.add(field.isEmpty() ? one.asText() : one.path(field).asText()));
    return texts;
  }

  @Test
  void movesNameEachHexWithCostAndPathAndTheWaysToGo() {
    Answer moves = house.get(moving + "/moves?unit=ge-12");
    assertThat(moves.text("/mode")).isEqualTo("march");
    assertThat(texts(moves.at("/hexes"), "hex")).contains("1701", "1802");
    assertThat(moves.at("/hexes/0/mp").asInt()).isPositive();
    assertThat(texts(moves.at("/modes"), "id")).containsExactly("march", "forced");
    assertThat(moves.text("/modes/1/case")).isEqualTo("CAP-19.12");
    assertThat(moves.at("/entrain/may").isBoolean()).isTrue();
    assertThat(moves.at("/detrain/may").asBoolean()).isFalse();
    assertThat(moves.text("/detrain/case")).isEqualTo("GWE-5.34");
  }

  @Test
  void aUnitThatMayNotMoveSaysWhy() {
    Answer moves = house.get(moving + "/moves?unit=it-iv");
    assertThat(moves.status()).isEqualTo(200);
    assertThat(moves.at("/hexes")).isEmpty();
    assertThat(moves.text("/case")).isEqualTo("GWE-5.11");
    assertThat(house.get(moving + "/moves?unit=ge-12&mode=fly").status()).isEqualTo(400);
  }

  @Test
  void aPathCostsTheSumOfItsParts() {
    Answer cost = house.get(moving + "/cost?unit=ge-12&path=1802");
    assertThat(cost.at("/total").asInt()).isEqualTo(3);
    int parts = 0;
    for (JsonNode part : cost.at("/steps/0/parts")) {
      parts += part.path("amount").asInt();
      assertThat(part.path("case").asText()).isNotBlank();
    }
    assertThat(parts).isEqualTo(3);
    assertThat(house.get(moving + "/cost?unit=ge-12&path=0101").text("/refusal/case"))
        .isEqualTo("GWE-5.0");
  }

  @Test
  void legalOrdersAreLimited() {
    Answer some = house.get(moving + "/legal?limit=3");
    assertThat(some.at("/orders")).hasSize(3);
    assertThat(some.at("/complete").asBoolean()).isFalse();
    assertThat(house.get(moving + "/legal?limit=0").status()).isEqualTo(400);
  }

  @Test
  void legalOrdersOfOneUnitAreAllAboutIt() {
    Answer all = house.get(moving + "/legal?limit=3");
    assertThat(texts(all.at("/units"), "")).contains("ge-12", "ah-49").doesNotContain("it-iv");
    Answer one = house.get(moving + "/legal?limit=3000&unit=ge-12");
    assertThat(one.at("/complete").asBoolean()).isTrue();
    assertThat(one.at("/orders")).isNotEmpty();
    one.at("/orders").forEach(order -> assertThat(order.toString()).contains("\"ge-12\""));
    assertThat(house.get(moving + "/legal?unit=nobody").status()).isEqualTo(400);
  }

  @Test
  void everyTargetCanBeGotAtAndSaysAtWhatOddsOrWhyNot() {
    Answer targets = house.get(fighting + "/targets");
    assertThat(targets.at("/hexes")).isNotEmpty();
    for (String hex : texts(targets.at("/hexes"), "")) {
      assertThat(house.get(fighting + "/attackers?targets=" + hex).at("/units"))
          .as(hex)
          .isNotEmpty();
      JsonNode odds = targets.at("/odds/" + hex);
      assertThat(odds.path("units").asInt()).as(hex).isPositive();
      assertThat(odds.has("odds")).as(hex).isNotEqualTo(odds.has("case"));
    }
  }

  @Test
  void anAttackIsPreviewedWithTheForcesThatTheServerOffers() {
    assertThat(texts(house.get(fighting + "/targets").at("/hexes"), "")).contains("1803");
    assertThat(house.get(moving + "/targets").at("/hexes")).isEmpty();
    Answer muster = house.get(fighting + "/attackers?targets=1803");
    assertThat(texts(muster.at("/units"), "")).contains("ge-200");
    assertThat(texts(muster.at("/shifts"), "hq")).contains("ge-hq-14");
    assertThat(texts(muster.at("/support"), "unit")).contains("ah-art-15");
    assertThat(texts(muster.at("/refused"), "case")).contains("CAP-17.13");

    ObjectNode attack = Json.object().put("type", "attack");
    attack.set("attackers", muster.at("/units"));
    attack.putArray("targets").add("1803");
    attack.putArray("shifts").add("ge-hq-14");
    attack.putObject("support").put("ah-art-15", 5);
    ObjectNode asked = Json.object();
    asked.set("order", attack);
    Answer preview = house.post(fighting + "/preview", asked);
    assertThat(preview.status()).as(preview.response().body()).isEqualTo(200);
    double sum = 0;
    for (JsonNode outcome : preview.at("/outcomes")) {
      sum += outcome.path("probability").asDouble();
    }
    assertThat(sum).isBetween(.999, 1.001);
    Answer early = house.post(moving + "/preview", asked);
    assertThat(early.status()).isEqualTo(422);
    assertThat(early.text("/refusal/case")).isEqualTo("GWE-8.11");
  }

  @Test
  void aMarchIsForetoldToLeaveNobodyOrSomebodyWithoutSupply() {
    Answer moves = house.get(moving + "/moves?unit=ge-12");
    ObjectNode march = Json.object().put("type", "move");
    march.putArray("units").add("ge-12");
    march.set("path", moves.at("/hexes/0/path"));
    ObjectNode asked = Json.object();
    asked.set("order", march);
    Answer foretold = house.post(moving + "/preview", asked);
    assertThat(foretold.status()).isEqualTo(200);
    assertThat(foretold.at("/cutOff").isArray()).isTrue();
    assertThat(foretold.at("/cutOff")).isEmpty();
    march.putArray("path").add("1834");
    assertThat(house.post(moving + "/preview", asked).status()).isEqualTo(422);
  }

  @Test
  void anAdvanceSaysWhatItsHexThenHolds() {
    String id = house.begin("me", "me");
    for (int i = 0; i < 120 && !house.get(id).text("/decision/kind").equals("advance"); i++) {
      Answer targets = house.get(id + "/targets");
      boolean attacked = false;
      for (JsonNode hex : targets.at("/hexes")) {
        if (!attacked && targets.at("/odds/" + hex.asText()).has("odds")) {
          ObjectNode attack = Json.object().put("type", "attack");
          Answer muster = house.get(id + "/attackers?targets=" + hex.asText());
          attack.set("attackers", muster.at("/together"));
          attack.putArray("targets").add(hex.asText());
          Answer now = house.get(id);
          attacked =
              house
                      .post(
                          id + "/orders",
                          House.ask(now.revision(), now.text("/decision/side"), attack))
                      .status()
                  == 200;
        }
      }
      if (!attacked) {
        house.suggested(id);
      }
    }
    assertThat(house.get(id).text("/decision/kind")).isEqualTo("advance");
    JsonNode order = null;
    for (JsonNode one : house.get(id + "/legal?limit=500").at("/orders")) {
      order = one.path("type").asText().equals("advance") ? one : order;
    }
    assertThat(order).isNotNull();
    ObjectNode asked = Json.object();
    asked.putArray("orders").add(order);
    Answer then = house.post(id + "/preview", asked);
    assertThat(then.status()).as(then.response().body()).isEqualTo(200);
    assertThat(then.text("/loads/0/what")).isEqualTo("stacking points");
    assertThat(then.at("/loads/0/used").asInt()).isPositive();
    assertThat(then.at("/loads/0/most").asInt()).isEqualTo(12);
    String hex = order.path("path").get(order.path("path").size() - 1).asText();
    assertThat(then.text("/loads/0/hex")).isEqualTo(hex);
    asked.putArray("orders").add(order).add(order);
    assertThat(house.post(id + "/preview", asked).status()).as("the same once more").isEqualTo(422);
    asked.putArray("orders");
    assertThat(house.post(id + "/preview", asked).status()).isEqualTo(400);
  }

  @Test
  void onlyAttacksAndMarchesHaveAPreview() {
    assertThat(house.post(fighting + "/preview", "{\"order\":{\"type\":\"pass\"}}").status())
        .isEqualTo(400);
  }

  @Test
  void tracesProveThemselves() {
    Answer supply = house.get(moving + "/trace/supply?unit=ge-12");
    assertThat(supply.at("/in").asBoolean()).isTrue();
    assertThat(supply.at("/path")).isNotEmpty();
    assertThat(house.get(moving + "/trace/command?unit=ge-12").at("/in").asBoolean()).isTrue();
    assertThat(house.get(moving + "/trace/weather?unit=ge-12").status()).isEqualTo(404);
  }

  @Test
  void everyOverlayHasSomethingToShow() {
    assertThat(house.get(moving + "/overlay/supply?side=central").at("/units"))
        .allSatisfy(one -> assertThat(one.path("side").asText()).isEqualTo("central"))
        .isNotEmpty();
    assertThat(house.get(moving + "/overlay/command").at("/units")).isNotEmpty();
    assertThat(house.get(moving + "/overlay/zoc").at("/sides/allied")).isNotEmpty();
    assertThat(house.get(moving + "/overlay/zoc?side=central").at("/sides/allied").isMissingNode())
        .isTrue();
    assertThat(house.get(moving + "/overlay/control").at("/sides/central")).isNotEmpty();
    assertThat(house.get(moving + "/overlay/cost?unit=ge-12").at("/hexes")).isNotEmpty();
    assertThat(texts(house.get(moving + "/overlay/victory").at("/hexes"), "case"))
        .contains("CAP-24.11", "CAP-24.12", "CAP-24.21", "CAP-24.23");
    assertThat(house.get(moving + "/overlay/last").at("/moves").isArray()).isTrue();
    assertThat(house.get(moving + "/overlay/rain").status()).isEqualTo(404);
  }

  /** A side has several areas; the decision says that they help with it. */
  @Test
  void theAreasOfASideAreToldOneByOne() {
    ObjectNode setup =
        Json.object().put("game", "italian-front-1917").put("scenario", "campaign").put("seed", 7);
    setup.putObject("seats").put("allied", "me").put("central", "me");
    String match = "/api/matches/" + house.post("/api/matches", setup).text("/id");
    Answer now = house.get(match);
    assertThat(now.text("/decision/overlay")).isEqualTo("areas");
    assertThat(texts(now.at("/overlays"), "id")).contains("areas");
    JsonNode areas = house.get(match + "/overlay/areas?side=allied").at("/areas");
    assertThat(texts(areas, "title"))
        .containsExactly("1st Army", "4th Army", "2nd Army", "3rd Army");
    assertThat(areas).allSatisfy(area -> assertThat(area.path("hexes")).isNotEmpty());
    assertThat(texts(areas, "tone")).doesNotHaveDuplicates();
    assertThat(house.get(moving).at("/decision/overlay").isMissingNode()).isTrue();
  }
}
