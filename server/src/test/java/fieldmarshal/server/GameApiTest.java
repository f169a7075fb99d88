package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.server.House.Answer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameApiTest {
  private static final String GAME = "/api/games/" + House.GAME;
  private static House house;

  @BeforeAll
  static void open(@TempDir Path data) {
    house = House.open(data);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @Test
  void theShelfTellsWhatCanBeChosen() {
    JsonNode game = house.get("/api/games").json().path(0);
    assertThat(game.path("id").asText()).isEqualTo(House.GAME);
    assertThat(game.path("about").asText()).isNotBlank();
    assertThat(game.path("length").asInt()).isEqualTo(15);
    assertThat(game.at("/bots/0/id").asText()).isEqualTo("cadet");
    assertThat(game.at("/bots/0/about").asText()).isNotBlank();
    assertThat(game.at("/scenarios")).hasSize(2);
    assertThat(house.get("/api/games").json())
        .allSatisfy(each -> {
          assertThat(each.path("guided").asBoolean()).isTrue();
          assertThat(each.path("hours").asInt()).isPositive();
          assertThat(each.path("complexity").asInt()).isBetween(1, 5);
          assertThat(each.path("sides"))
              .allSatisfy(side ->
                  assertThat(side.at("/counter/nationality").asText())
                      .isNotEmpty()
                      .isEqualTo(side.path("nation").asText()));
        });
  }

  @Test
  void everyGameTellsHowItsThingsAreCalledWrittenAndColoured() {
    for (JsonNode game : house.get("/api/games").json()) {
      String id = game.path("id").asText();
      for (String list :
          List.of(
              "nations", "conditions", "figures", "faces", "types", "overlays", "turns", "kinds")) {
        assertThat(game.path(list)).as(id + " " + list).isNotEmpty();
      }
      assertThat(game.at("/nations/0/ground").asText()).as(id).startsWith("#");
      assertThat(game.at("/conditions/0/badge/tone").asText()).as(id).isNotBlank();
      Set<String> nations = new HashSet<>();
      game.path("nations").forEach(nation -> nations.add(nation.path("id").asText()));
      assertThat(game.path("sides"))
          .allSatisfy(side -> assertThat(nations).contains(side.path("nation").asText()));
    }
    assertThat(house.get("/api/games").json().path(0).path("overlays"))
        .anySatisfy(each -> assertThat(each.path("picture").asText()).isEqualTo("traces"));
  }

  @Test
  void everyScenarioTellsHowOftenEachSideWon() {
    Map<String, Balance> shipped = Balance.shipped();
    assertThat(shipped).isNotEmpty();
    int told = 0;
    for (JsonNode game : house.get("/api/games").json()) {
      for (JsonNode scenario : game.path("scenarios")) {
        String key = game.path("id").asText() + " " + scenario.path("id").asText();
        JsonNode node = scenario.path("balance");
        Balance balance = shipped.get(key);
        if (balance == null) {
          assertThat(node.isMissingNode()).as(key).isTrue();
          continue;
        }
        assertThat(node.path("games").asInt()).isEqualTo(balance.games());
        assertThat(node.path("drawn").asInt()).isEqualTo(balance.drawn());
        int counted = balance.drawn();
        for (int i = 0; i < 2; i++) {
          JsonNode side = node.at("/sides/" + i);
          assertThat(side.path("side").asText()).isEqualTo(game.at("/sides/" + i + "/id").asText());
          assertThat(side.path("wins").asInt()).isEqualTo(balance.wins().get(i));
          counted += side.path("wins").asInt();
        }
        assertThat(counted).as(key).isEqualTo(balance.games());
        told++;
      }
    }
    assertThat(told).as("no line for a scenario that does not exist").isEqualTo(shipped.size());
  }

  @Test
  void theChartHasEveryHexAndEveryLayer() {
    Answer chart = house.get(GAME + "/chart");
    assertThat(chart.at("/hexes")).hasSize(28 * 34);
    assertThat(chart.at("/hex/width").asInt()).isEqualTo(100);
    Set<String> layers = new HashSet<>();
    for (JsonNode layer : chart.at("/layers")) {
      layers.add(layer.path("id").asText());
      assertThat(layer.path("paths")).as(layer.path("id").asText()).isNotEmpty();
      layer.path("paths").forEach(path -> assertThat(path.path("d").asText()).startsWith("M"));
    }
    assertThat(layers)
        .contains(
            "mountain",
            "river",
            "river-major",
            "sea",
            "lining",
            "border",
            "trench",
            "ridge",
            "rail");
    Set<String> kinds = new HashSet<>();
    chart.at("/names").forEach(name -> kinds.add(name.path("kind").asText()));
    assertThat(kinds).contains("city", "town", "river", "sea", "summit");
    assertThat(chart.at("/forts")).isNotEmpty();
    assertThat(chart.at("/links")).isNotEmpty();
  }

  @Test
  void theHeightsAreAPictureOfTheSizeThatTheChartSays() throws Exception {
    JsonNode heights = house.get(GAME + "/chart").at("/heights");
    HttpResponse<byte[]> picture =
        house.client.send(
            house.request(heights.path("href").asText()).build(), BodyHandlers.ofByteArray());
    assertThat(picture.headers().firstValue("Content-Type")).contains("image/png");
    var image = ImageIO.read(new ByteArrayInputStream(picture.body()));
    assertThat(image.getWidth()).isEqualTo(heights.path("columns").asInt());
    assertThat(image.getHeight()).isEqualTo(heights.path("rows").asInt());
  }

  @Test
  void whatIsKnownIsNotSentAgainAndTheRestIsPacked() throws IOException, InterruptedException {
    String tag = house.get(GAME + "/chart").response().headers().firstValue("ETag").orElseThrow();
    Answer known = house.send(house.request(GAME + "/chart").header("If-None-Match", tag).build());
    assertThat(known.status()).isEqualTo(304);
    HttpResponse<byte[]> packed =
        house.client.send(
            house.request(GAME + "/chart").header("Accept-Encoding", "gzip").build(),
            BodyHandlers.ofByteArray());
    assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
    assertThat(packed.body().length).isLessThan(90_000);
    try (var in = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
          .isEqualTo(house.get(GAME + "/chart").response().body());
    }
  }

  @Test
  void casesTablesAndCountersAreAsPrinted() {
    assertThat(house.get(GAME + "/cases").at("/0/cases/0/text").asText()).isNotBlank();
    assertThat(house.get(GAME + "/cases").at("/1/book").asText()).isEqualTo("gwe-caporetto");
    JsonNode tables = house.get(GAME + "/tables").json();
    assertThat(tables).hasSize(4);
    for (JsonNode table : tables) {
      int columns = table.path("columns").size();
      table.path("rows").forEach(row -> assertThat(row).hasSize(columns));
      assertThat(table.path("case").asText()).isNotBlank();
    }
    assertThat(house.get(GAME + "/counters").json())
        .anySatisfy(unit -> {
          assertThat(unit.path("id").asText()).isEqualTo("ge-12");
          assertThat(unit.path("stosstruppen").asBoolean()).isTrue();
          assertThat(unit.path("traits")).extracting(JsonNode::asText).contains("stosstruppen");
          assertThat(unit.path("steps").asInt()).isEqualTo(2);
          assertThat(unit.path("called").asText()).isEqualTo("the " + unit.path("name").asText());
        })
        .anySatisfy(unit -> assertThat(unit.path("called").asText()).matches("(Italian )?Depot 4"));
  }

  @Test
  void optionsThatGoTogetherFitAndThoseThatWouldNotAreBarredWithTheReason() {
    Answer none = house.get(GAME + "/fits?scenario=historical&options=");
    assertThat(none.at("/fits").asBoolean()).isTrue();
    assertThat(none.text("/barred/rommel-points")).contains("needs heroic-leaders");
    assertThat(none.at("/barred")).hasSize(1);
    assertThat(none.text("/clashes/rommel-points/sort")).isEqualTo("needs");
    assertThat(none.text("/clashes/rommel-points/options/1/id")).isEqualTo("heroic-leaders");
    assertThat(none.text("/clashes/rommel-points/text"))
        .startsWith("“" + none.text("/clashes/rommel-points/options/0/title") + "” needs “");
    Answer rommel =
        house.get(GAME + "/fits?scenario=historical&options=heroic-leaders,rommel-points");
    assertThat(rommel.at("/fits").asBoolean()).isTrue();
    assertThat(rommel.text("/barred/heroic-leaders")).contains("needs heroic-leaders");
    Answer mixed = house.get(GAME + "/fits?scenario=tyrol&options=tyrol-allied");
    assertThat(mixed.at("/fits").asBoolean()).isFalse();
    assertThat(mixed.text("/why")).contains("already part of");
    assertThat(mixed.text("/clash/scenario/id")).isEqualTo("tyrol");
    assertThat(mixed.at("/barred")).isEmpty();
    assertThat(house.get(GAME + "/fits?scenario=nowhere").at("/fits").asBoolean()).isFalse();
    assertThat(house.get(GAME + "/fits").status()).isEqualTo(400);
  }

  @Test
  void unknownGamesAreNotFound() {
    for (String what : new String[] {"chart", "cases", "tables", "counters", "heights.png"}) {
      assertThat(house.get("/api/games/chess/" + what).status()).as(what).isEqualTo(404);
    }
  }
}
