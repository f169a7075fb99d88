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
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchApiTest {
  private static House house;

  @BeforeAll
  static void open(@TempDir Path data) {
    house = House.open(data);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  // ---- beginning and showing

  @Test
  void aNewMatchIsShownWithDecisionStateAndSuggestion() {
    String match = house.begin("me", "friend");
    Answer shown = house.get(match + "?as=central");
    assertThat(shown.status()).isEqualTo(200);
    assertThat(shown.revision()).isZero();
    assertThat(shown.text("/decision/side")).isEqualTo("central");
    assertThat(shown.text("/decision/kind")).isEqualTo("move");
    assertThat(shown.text("/decision/activity")).isEqualTo("movement");
    assertThat(shown.text("/decision/question/title")).isEqualTo("Movement");
    assertThat(shown.text("/decision/question/pass")).isEqualTo("End movement");
    assertThat(shown.text("/suggest/type")).isEqualTo("pass");
    assertThat(shown.text("/seats/allied")).isEqualTo("friend");
    assertThat(shown.at("/log/lines").asInt()).isZero();
    assertThat(shown.at("/canUndo").asBoolean()).isFalse();
    assertThat(shown.at("/state/units"))
        .anySatisfy(unit -> {
          assertThat(unit.path("id").asText()).isEqualTo("ge-12");
          assertThat(unit.path("hex").asText()).isEqualTo("1702");
          assertThat(unit.path("stack").isInt()).isTrue();
        });
  }

  @Test
  void theMatchSaysWhoCanStillMove() {
    String match = house.begin("me", "friend");
    assertThat(canMove(match)).hasSize(56).contains("ge-12").doesNotContain("it-iv");
    for (var reached : house.get(match + "/moves?unit=ge-12").at("/hexes")) {
      if (reached.path("mp").asInt() == 10) {
        var order = Json.object().put("type", "move");
        order.putArray("units").add("ge-12");
        order.set("path", reached.path("path"));
        assertThat(house.post(match + "/orders", ask(0, "central", order)).status()).isEqualTo(200);
        break;
      }
    }
    assertThat(canMove(match)).hasSize(55).doesNotContain("ge-12");
    assertThat(house.get(match).at("/hidden").asBoolean()).isFalse();
  }

  private static java.util.List<String> canMove(String match) {
    java.util.List<String> units = new java.util.ArrayList<>();
    house.get(match).at("/canMove").forEach(unit -> units.add(unit.asText()));
    return units;
  }

  @Test
  void theListNamesTheMatchAndWhoIsToMove() {
    String match = house.begin("me", "bot:recruit");
    String id = match.substring("/api/matches/".length());
    assertThat(house.get("/api/matches").json())
        .anySatisfy(one -> {
          assertThat(one.path("id").asText()).isEqualTo(id);
          assertThat(one.path("name").asText()).isEqualTo("Caporetto");
          assertThat(one.path("toMove").asText()).isEqualTo("central");
          assertThat(one.path("orders").asInt()).isZero();
          assertThat(one.path("seats").path("allied").asText()).isEqualTo("bot:recruit");
        });
  }

  @Test
  void theListComesInPagesTheLatestFirst() {
    house.begin("me", "me");
    String last = house.begin("me", "me");
    int all = house.get("/api/matches").json().size();
    Answer page = house.get("/api/matches?limit=1");
    assertThat(page.json()).hasSize(1);
    assertThat(page.response().headers().firstValue("X-Total")).contains(String.valueOf(all));
    assertThat(house.get("/api/matches?from=1").json()).hasSize(all - 1);
    assertThat(house.get("/api/matches?from=" + all).json()).isEmpty();
    assertThat(house.get("/api/matches?limit=0").status()).isEqualTo(400);
    house.post(last + "/orders", ask(0, "central", move("ge-12", "1701")));
    assertThat(last).endsWith(house.get("/api/matches?limit=1").text("/0/id"));
  }

  @Test
  void aMatchThatIsRemovedIsGone() {
    String match = house.begin("me", "me");
    assertThat(house.send(house.request(match).DELETE().build()).status()).isEqualTo(204);
    assertThat(house.get(match).status()).isEqualTo(404);
    assertThat(house.send(house.request(match).DELETE().build()).status()).isEqualTo(404);
  }

  // ---- orders

  @Test
  void anOrderAnswersWithItsEventsAndTheNewPosition() {
    String match = house.begin("me", "me");
    Answer answer = house.post(match + "/orders", ask(0, "central", move("ge-12", "1701")));
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.revision()).isEqualTo(1);
    assertThat(answer.text("/events/0/type")).isEqualTo("moved");
    assertThat(answer.text("/events/0/path/0")).isEqualTo("1701");
    assertThat(hex(answer.at("/match"), "ge-12")).isEqualTo("1701");
    assertThat(answer.at("/match/canUndo").asBoolean()).isTrue();
    assertThat(hex(house.get(match).json(), "ge-12")).isEqualTo("1701");
  }

  private static String hex(JsonNode match, String id) {
    for (JsonNode unit : match.at("/state/units")) {
      if (unit.path("id").asText().equals(id)) {
        return unit.path("hex").asText();
      }
    }
    throw new AssertionError("no unit " + id);
  }

  @Test
  void aStaleOrderIsAnsweredWithTheNewerPositionAndNotPlayed() {
    String match = house.begin("me", "me");
    house.post(match + "/orders", ask(0, "central", move("ge-12", "1701")));
    Answer stale = house.post(match + "/orders", ask(0, "central", pass()));
    assertThat(stale.status()).isEqualTo(409);
    assertThat(stale.at("/stale").asBoolean()).isTrue();
    assertThat(stale.at("/match/revision").asInt()).isEqualTo(1);
    assertThat(hex(stale.at("/match"), "ge-12")).isEqualTo("1701");
    assertThat(house.get(match).revision()).isEqualTo(1);
  }

  @Test
  void theOtherSideMayNotOrder() {
    String match = house.begin("me", "me");
    Answer wrong = house.post(match + "/orders", ask(0, "allied", pass()));
    assertThat(wrong.status()).isEqualTo(403);
    assertThat(wrong.text("/error")).contains("Central Powers");
    assertThat(house.get(match).revision()).isZero();
  }

  @Test
  void nobodyOrdersForABot() {
    String match = house.begin("bot:recruit", "bot:recruit");
    Answer wrong = house.post(match + "/orders", ask(0, "central", pass()));
    assertThat(wrong.status()).isEqualTo(403);
    assertThat(wrong.text("/error")).contains("bot");
    assertThat(house.post(match + "/undo", ask(0, "central", pass()).without("order")).status())
        .isEqualTo(403);
    assertThat(house.get(match).revision()).as("nobody looks, so nobody plays").isZero();
  }

  @Test
  void aRefusalCitesItsCaseAndChangesNothing() {
    String match = house.begin("me", "me");
    Answer refused = house.post(match + "/orders", ask(0, "central", move("it-iv", "1701")));
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.text("/refusal/case")).isEqualTo("GWE-5.11");
    assertThat(refused.text("/refusal/why")).isNotBlank();
    assertThat(refused.revision()).isZero();
    assertThat(house.get(match).revision()).isZero();
  }

  // ---- undo and redo

  @Test
  void anOrderIsTakenBackAndPlayedAgain() {
    String match = house.begin("me", "me");
    house.post(match + "/orders", ask(0, "central", move("ge-12", "1701")));
    Answer back = house.post(match + "/undo", "{\"revision\":1,\"as\":\"central\"}");
    assertThat(back.status()).isEqualTo(200);
    assertThat(back.revision()).isEqualTo(2);
    assertThat(hex(back.json(), "ge-12")).isEqualTo("1702");
    assertThat(back.at("/canUndo").asBoolean()).isFalse();
    assertThat(back.at("/canRedo").asBoolean()).isTrue();
    Answer again = house.post(match + "/redo", "{\"revision\":2,\"as\":\"central\"}");
    assertThat(again.revision()).isEqualTo(3);
    assertThat(hex(again.json(), "ge-12")).isEqualTo("1701");
    assertThat(again.at("/canRedo").asBoolean()).isFalse();
    Answer nothing = house.post(match + "/redo", "{\"revision\":3,\"as\":\"central\"}");
    assertThat(nothing.status()).isEqualTo(422);
    assertThat(nothing.text("/refusal/case")).isEqualTo("redo");
  }

  @Test
  void allOrdersOfAPartAreTakenBackAtOnce() {
    String match = house.begin("me", "me");
    house.post(match + "/orders", ask(0, "central", move("ge-12", "1701")));
    Answer moved = house.post(match + "/orders", ask(1, "central", move("ge-12", "1601")));
    assertThat(moved.at("/match/canUndoPart").asBoolean()).isTrue();
    assertThat(moved.at("/match/canUndoPhase").asBoolean()).isTrue();
    Answer back =
        house.post(match + "/undo", "{\"revision\":2,\"as\":\"central\",\"to\":\"part\"}");
    assertThat(back.status()).isEqualTo(200);
    assertThat(hex(back.json(), "ge-12")).isEqualTo("1702");
    assertThat(back.at("/canUndoPart").asBoolean()).isFalse();
    assertThat(back.at("/log/lines").asInt()).isZero();
    int now = back.revision();
    Answer nothing =
        house.post(
            match + "/undo", "{\"revision\":" + now + ",\"as\":\"central\",\"to\":\"phase\"}");
    assertThat(nothing.status()).isEqualTo(422);
    assertThat(house.get(match + "/log").json()).isEmpty();
  }

  @Test
  void theBeginningCannotBeTakenBack() {
    String match = house.begin("me", "me");
    Answer nothing = house.post(match + "/undo", "{\"revision\":0,\"as\":\"central\"}");
    assertThat(nothing.status()).isEqualTo(422);
    assertThat(nothing.text("/refusal/case")).isEqualTo("undo");
    assertThat(house.post(match + "/undo", "{\"revision\":5,\"as\":\"central\"}").status())
        .isEqualTo(409);
  }

  // ---- log, replay, files

  @Test
  void theLogTellsEachOrderAndTheReplayShowsThePositionBeforeIt() {
    String match = house.begin("me", "me");
    house.post(match + "/orders", ask(0, "central", move("ge-12", "1701")));
    house.post(match + "/orders", ask(1, "central", move("ge-12", "1601")));
    JsonNode log = house.get(match + "/log").json();
    assertThat(log).hasSize(2);
    assertThat(log.at("/1/line").asInt()).isEqualTo(1);
    assertThat(log.at("/1/side").asText()).isEqualTo("central");
    assertThat(log.at("/1/phase").asText()).isEqualTo("movement");
    assertThat(log.at("/1/part/id").asText()).isEqualTo("central");
    assertThat(log.at("/1/order/path/0").asText()).isEqualTo("1601");
    assertThat(log.at("/1/events/0/text").asText()).contains("1601");
    assertThat(house.get(match + "/log?from=1").json()).hasSize(1);
    assertThat(hex(house.get(match + "/at/0").json(), "ge-12")).isEqualTo("1702");
    assertThat(hex(house.get(match + "/at/1").json(), "ge-12")).isEqualTo("1701");
    assertThat(hex(house.get(match + "/at/2").json(), "ge-12")).isEqualTo("1601");
    assertThat(house.get(match + "/at/3").status()).isEqualTo(404);
    assertThat(house.get(match + "/at/x").status()).isEqualTo(400);
  }

  @Test
  void aSavedFileOpensAsTheSameMatch() {
    String match = house.begin("me", "me");
    for (int i = 0; i < 6; i++) {
      house.suggested(match);
    }
    Answer file = house.get(match + "/file");
    assertThat(file.response().headers().firstValue("Content-Disposition").orElse(""))
        .contains("attachment");
    Answer opened = house.post("/api/open", file.json());
    assertThat(opened.status()).isEqualTo(201);
    String copy = "/api/matches/" + opened.text("/id");
    assertThat(house.get(copy).at("/state")).isEqualTo(house.get(match).at("/state"));
    Answer again = house.get(copy + "/file");
    for (String part : List.of("game", "scenario", "options", "orders", "name", "seats")) {
      assertThat(again.at("/" + part)).as(part).isEqualTo(file.at("/" + part));
    }
    assertThat(again.at("/dice/streams/0/seed")).isEqualTo(file.at("/seed"));
    assertThat(again.at("/dice/streams/1/head").asText()).as("dice of its own").hasSize(64);
  }

  @Test
  void aFileThatDoesNotReplayIsOpenedUpToThereAndCanBeBranched() {
    String match = house.begin("me", "me");
    house.post(match + "/orders", ask(0, "central", move("ge-12", "1701")));
    ObjectNode saved = (ObjectNode) house.get(match + "/file").json();
    saved.remove("seal");
    String file = saved.toString().replace("\"digest\":\"", "\"digest\":\"0");
    Answer opened = house.post("/api/open", file);
    assertThat(opened.status()).isEqualTo(201);
    String copy = "/api/matches/" + opened.text("/id");
    Answer shown = house.get(copy);
    assertThat(shown.at("/differs/order").asInt()).isEqualTo(1);
    assertThat(shown.text("/differs/text")).contains("order 1 does not do what it did");
    assertThat(house.get(copy + "/log").json()).isEmpty();
    Answer order =
        house.post(copy + "/orders", ask(shown.revision(), "central", move("ge-12", "1701")));
    assertThat(order.status()).isEqualTo(403);
    Answer branch = house.post(copy + "/branch", Json.object().put("line", 0));
    assertThat(branch.status()).isEqualTo(201);
    String on = "/api/matches/" + branch.text("/id");
    assertThat(house.get(on).json().has("differs")).isFalse();
    assertThat(house.post(on + "/orders", ask(0, "central", move("ge-12", "1701"))).status())
        .isEqualTo(200);
  }

  @Test
  void aBranchGoesItsOwnWayFromALine() {
    String match = house.begin("me", "bot:recruit");
    house.post(match + "/orders", ask(0, "central", move("ge-12", "1701")));
    house.post(match + "/orders", ask(1, "central", move("ge-12", "1601")));
    Answer made = house.post(match + "/branch", Json.object().put("line", 1));
    assertThat(made.status()).isEqualTo(201);
    String branch = "/api/matches/" + made.text("/id");
    Answer shown = house.get(branch);
    assertThat(shown.revision()).isEqualTo(1);
    assertThat(hex(shown.json(), "ge-12")).isEqualTo("1701");
    assertThat(shown.text("/seats/allied")).isEqualTo("bot:recruit");
    house.post(branch + "/orders", ask(1, "central", pass()));
    assertThat(hex(house.get(match).json(), "ge-12")).isEqualTo("1601");
    assertThat(house.get(match).revision()).isEqualTo(2);
    assertThat(house.post(match + "/branch", Json.object().put("line", 9)).status()).isEqualTo(400);
  }
}
