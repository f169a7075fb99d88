package fieldmarshal.server;

import static fieldmarshal.server.House.ask;
import static fieldmarshal.server.House.pass;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Luck, analysis and hints. */
class AnalysisApiTest {
  private static House house;

  @BeforeAll
  static void open(@TempDir Path data) {
    house = House.open(data);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  /** A match of our small battle, which is soon thought through. */
  private static String begin(String central, String entente) {
    var setup = Json.object().put("game", "clash-gumbinnen").put("scenario", scenario());
    var seats = setup.put("seed", 7).putObject("seats");
    seats.put("central", central).put("entente", entente);
    Answer answer = house.post("/api/matches", setup);
    assertThat(answer.status()).as(answer.response().body()).isEqualTo(201);
    return "/api/matches/" + answer.text("/id");
  }

  private static String scenario() {
    for (JsonNode game : house.get("/api/games").json()) {
      if (game.path("id").asText().equals("clash-gumbinnen")) {
        return game.at("/scenarios/0/id").asText();
      }
    }
    throw new AssertionError("no such game");
  }

  @Test
  void aHintIsTheMarshalsPlanForWhoPlaysAgainstABot() {
    String match = house.begin("me", "bot:recruit");

    Answer hint = house.get(match + "/hint?as=central");

    assertThat(hint.status()).as(hint.response().body()).isEqualTo(200);
    assertThat(hint.at("/orders")).isNotEmpty();
    assertThat(hint.at("/deeds")).isNotEmpty();
    assertThat(hint.text("/why")).isNotEmpty();
    JsonNode order = hint.at("/orders/0");
    assertThat(house.post(match + "/orders", ask(0, "central", order)).status()).isEqualTo(200);
  }

  @Test
  void inAMatchBetweenPeopleThereIsNoHint() {
    String match = house.begin("me", "friend");

    Answer hint = house.get(match + "/hint?as=central");

    assertThat(hint.status()).isEqualTo(403);
    assertThat(hint.text("/error")).contains("against a bot");
    assertThat(house.get(house.begin("me", "me") + "/hint").status()).isEqualTo(403);
  }

  @Test
  void aMatchBetweenPeopleIsNotAnalysedWhileItRuns() {
    String match = house.begin("me", "friend");

    assertThat(house.get(match + "/analysis").text("/refused")).contains("when it is over");
    assertThat(house.post(match + "/analysis", Json.object()).status()).isEqualTo(403);
  }

  @Test
  void anAnalysisIsToldWhileItRunsAndKept() throws InterruptedException {
    String match = begin("me", "me");
    assertThat(house.get(match + "/analysis").text("/state")).isEqualTo("none");

    Answer begun = house.post(match + "/analysis", Json.object());

    assertThat(begun.status()).isEqualTo(202);
    assertThat(begun.text("/state")).isIn("waiting", "running", "done");
    while (house.get(match + "/analysis").at("/points").isEmpty()) {
      Thread.onSpinWait();
    }
    assertThat(house.post(match + "/analysis/stop", Json.object()).status()).isEqualTo(204);
    Answer found = house.get(match + "/analysis");
    while (found.text("/state").equals("running")) {
      found = house.get(match + "/analysis");
    }
    assertThat(found.text("/state")).isIn("stopped", "done");
    JsonNode point = found.at("/points/0");
    assertThat(point.path("chance").asDouble())
        .isBetween(point.path("low").asDouble(), point.path("high").asDouble());
    assertThat(found.at("/shares/from").asDouble()).isEqualTo(point.path("chance").asDouble());
    Answer other = house.post(match + "/orders", ask(0, first(match), pass()));
    if (other.status() == 200) {
      assertThat(house.get(match + "/analysis").text("/state"))
          .as("of a match that has gone on there is none yet")
          .isEqualTo("none");
    }
    HttpRequest gone = house.request(match).DELETE().build();
    assertThat(house.send(gone).status()).isEqualTo(204);
  }

  private static String first(String match) {
    return house.get(match).text("/decision/side");
  }

  @Test
  void luckIsToldAttackByAttack() {
    Answer luck = house.get(house.begin("me", "friend") + "/luck");

    assertThat(luck.status()).isEqualTo(200);
    assertThat(luck.at("/withheld").asBoolean()).isFalse();
    assertThat(luck.at("/attacks")).isEmpty();
    assertThat(luck.at("/sides/central/luck").asDouble()).isZero();
  }
}
