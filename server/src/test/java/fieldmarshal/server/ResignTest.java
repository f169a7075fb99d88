package fieldmarshal.server;

import static fieldmarshal.server.House.ask;
import static fieldmarshal.server.House.move;
import static fieldmarshal.server.House.pass;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Giving a game up, playing it once more, and what matches and their files are called. */
class ResignTest {
  @TempDir Path data;

  private static ObjectNode as(String side) {
    return Json.object().put("as", side);
  }

  @Test
  void aResignationEndsTheGameAndIsThereAfterARestart() {
    String match;
    JsonNode file;
    try (House house = House.open(data)) {
      match = house.begin("me", "friend");
      house.post(match + "/orders", ask(0, "central", move("ge-12", "1802")));
      // Who does not decide may resign as well.
      Answer answer = house.post(match + "/resign", as("allied"));
      assertThat(answer.status()).isEqualTo(200);
      over(answer.at("/match"));
      assertThat(answer.text("/events/0/text")).isEqualTo("The Allies resign.");
      assertThat(house.post(match + "/orders", ask(2, "central", pass())).status()).isEqualTo(422);
      assertThat(house.post(match + "/resign", as("central")).status()).isEqualTo(422);
      Answer undo =
          house.post(
              match + "/undo",
              Json.object().put("revision", 2).put("as", "allied").put("to", "order"));
      assertThat(undo.text("/refusal/why")).contains("resigned");
      file = house.get(match + "/file").json();
      assertThat(file.at("/orders/1/resigned").asText()).isEqualTo("allied");
    }
    try (House house = House.open(data)) {
      over(house.get(match).json());
      JsonNode log = house.get(match + "/log").json();
      assertThat(log.at("/1/resigned").asText()).isEqualTo("allied");
      assertThat(house.get("/api/matches").at("/0/over").asText())
          .isEqualTo("The game is over: resignation by the Allies.");
      String copy = house.post("/api/open", file).text("/id");
      over(house.get("/api/matches/" + copy).json());
    }
  }

  private static void over(JsonNode match) {
    assertThat(match.at("/decision/kind").asText()).isEqualTo("over");
    assertThat(match.at("/decision/outcome/winner").asText()).isEqualTo("central");
    assertThat(match.at("/decision/outcome/resigned").asText()).isEqualTo("allied");
    assertThat(match.at("/decision/outcome/level").asText()).isEqualTo("resignation by the Allies");
    assertThat(match.path("canUndo").asBoolean()).isFalse();
    assertThat(match.has("suggest")).isFalse();
  }

  @Test
  void nobodyResignsForABot() {
    try (House house = House.open(data)) {
      String match = house.begin("me", "bot:recruit");
      assertThat(house.post(match + "/resign", as("allied")).status()).isEqualTo(403);
    }
  }

  @Test
  void aRematchChangesSidesWhereAsked() {
    try (House house = House.open(data)) {
      String match = house.begin("me", "bot:recruit");
      String same = house.post(match + "/rematch", Json.object()).text("/id");
      assertThat(house.get("/api/matches/" + same).text("/seats/central")).isEqualTo("me");
      String other = house.post(match + "/rematch", Json.object().put("change", true)).text("/id");
      Answer shown = house.get("/api/matches/" + other);
      assertThat(shown.text("/seats/central")).isEqualTo("bot:recruit");
      assertThat(shown.text("/seats/allied")).isEqualTo("me");
      assertThat(shown.text("/name")).endsWith(" (rematch)");
    }
  }

  @Test
  void aMatchIsRenamedAndItsFileKeepsWhoSatWhere() {
    String match;
    try (House house = House.open(data)) {
      match = house.begin("me", "bot:recruit");
      Answer named =
          house.post(match + "/name", Json.object().put("name", "Évening with Jun / no. 1"));
      assertThat(named.status()).isEqualTo(204);
      assertThat(house.get(match).text("/name")).isEqualTo("Évening with Jun / no. 1");
      assertThat(house.post(match + "/name", Json.object().put("name", " ")).status())
          .isEqualTo(400);
      Answer file = house.get(match + "/file");
      assertThat(file.response().headers().firstValue("Content-Disposition").orElse(""))
          .contains("-evening-with-jun-no-1-turn-1.json");
      String copy = house.post("/api/open", file.json()).text("/id");
      Answer opened = house.get("/api/matches/" + copy);
      assertThat(opened.text("/seats/allied")).isEqualTo("bot:recruit");
      assertThat(opened.text("/name")).isEqualTo("Évening with Jun / no. 1");
      ObjectNode unknown = file.json().deepCopy();
      unknown.remove("seal");
      ((ObjectNode) unknown.get("seats")).put("allied", "bot:napoleon");
      String other = house.post("/api/open", unknown).text("/id");
      assertThat(house.get("/api/matches/" + other).text("/seats/allied")).isEqualTo("friend");
    }
    try (House house = House.open(data)) {
      assertThat(house.get(match).text("/name")).isEqualTo("Évening with Jun / no. 1");
    }
  }

  @Test
  void aPageThatAsksForItHearsRefusalsAsPlainAnswers() {
    try (House house = House.open(data)) {
      String match = house.begin("me", "friend");
      var request =
          house.request(match + "/moves?unit=nobody").header("X-Answer", "plainly").build();
      Answer answer = house.send(request);
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.response().headers().firstValue("X-Status")).contains("400");
      assertThat(answer.text("/error")).isNotEmpty();
      assertThat(house.get(match + "/moves?unit=nobody").status()).isEqualTo(400);
    }
  }
}
