package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers that people leave for the enemy's part of a turn. */
class StandingTest {
  /** So many orders at most bring the first player-turn to its end. */
  private static final int MOST_ORDERS = 400;

  /** So often at most one looks whether an answer has come. */
  private static final int LONGEST = 5000;

  private static ObjectNode everything() {
    return Json.object()
        .put("options", "clerk")
        .put("losses", "clerk")
        .put("retreats", "clerk")
        .put("withdrawals", "hold")
        .put("reserves", "decline")
        .put("others", "clerk");
  }

  /**
   * Plays attacks and proposed orders to the end of the first side's part.
   *
   * @param left whether the other side has left its answers: then they are waited for
   * @return how often the other side's player was asked
   */
  private static int asked(House house, String match, boolean left) {
    int asked = 0;
    int waited = 0;
    for (int i = 0; i < MOST_ORDERS; i++) {
      JsonNode decision = house.get(match).at("/decision");
      if (decision.at("/part/number").asInt() != 1 || decision.at("/turn").asInt() != 1) {
        return asked;
      }
      boolean other = decision.path("side").asText().equals("allied");
      if (other && left) {
        assertThat(waited++).as("questions until the answer has come").isLessThan(LONGEST);
        i--;
        continue;
      }
      waited = 0;
      asked += other ? 1 : 0;
      attack(house, match);
    }
    throw new AssertionError("the part does not end");
  }

  /** The first attack that is granted, with all who can join; else what the clerk proposes. */
  private static void attack(House house, String match) {
    Answer now = house.get(match);
    if (now.text("/decision/kind").equals("attack")) {
      for (JsonNode hex : house.get(match + "/targets").at("/hexes")) {
        ObjectNode order = Json.object().put("type", "attack");
        order.putArray("targets").add(hex.asText());
        var units = order.putArray("attackers");
        for (JsonNode unit : house.get(match + "/attackers?targets=" + hex.asText()).at("/units")) {
          units.add(unit.path("unit").asText(unit.asText()));
        }
        ObjectNode ask = House.ask(now.revision(), now.text("/decision/side"), order);
        if (house.post(match + "/orders", ask).status() == 200) {
          return;
        }
      }
    }
    house.suggested(match);
  }

  @Test
  void whatIsLeftAnswersInTheEnemysPartAndTheLogTellsIt(@TempDir Path data) {
    try (House house = House.open(data)) {
      String without = house.begin("me", "friend");
      assertThat(asked(house, without, false)).as("without standing orders").isPositive();
      String match = house.begin("me", "friend");
      Answer left = house.post(match + "/standing?as=allied", everything());
      assertThat(left.status()).isEqualTo(200);
      assertThat(left.text("/matters/3/id")).isEqualTo("withdrawals");
      assertThat(left.text("/matters/3/chosen")).isEqualTo("hold");
      assertThat(asked(house, match, true)).isZero();
      int standing = 0;
      for (JsonNode line : house.get(match + "/log?as=central").json()) {
        boolean allied = line.path("side").asText().equals("allied");
        assertThat(line.has("standing")).as(line.toString()).isEqualTo(allied);
        standing += allied ? 1 : 0;
      }
      assertThat(standing).isPositive();
    }
    // They survive the end of the program, and so does what the log tells.
    try (House house = House.open(data)) {
      String match = "/api/matches/" + house.get("/api/matches").text("/0/id");
      assertThat(house.get(match + "/log").json().findValues("standing")).isNotEmpty();
      assertThat(house.get(match + "/standing?as=allied").text("/matters/1/chosen"))
          .isEqualTo("clerk");
    }
  }

  @Test
  void whatIsWithdrawnAnswersNoMore(@TempDir Path data) {
    try (House house = House.open(data)) {
      String match = house.begin("me", "friend");
      house.post(match + "/standing?as=allied", everything());
      assertThat(house.post(match + "/standing?as=allied", Json.object()).status()).isEqualTo(200);
      assertThat(asked(house, match, false)).isPositive();
      assertThat(house.get(match + "/log").json().findValues("standing")).isEmpty();
    }
  }

  @Test
  void whatCannotBeOrderedIsRefusedAndChangesNothing(@TempDir Path data) {
    try (House house = House.open(data)) {
      String match = house.begin("me", "bot:recruit");
      String path = match + "/standing?as=central";
      house.post(path, Json.object().put("losses", "clerk"));
      Answer wrong = house.post(path, Json.object().put("losses", "hold"));
      assertThat(wrong.status()).isEqualTo(400);
      assertThat(wrong.response().body()).contains("losses").contains("clerk");
      assertThat(house.post(path, Json.object().put("attacks", "clerk")).status()).isEqualTo(400);
      assertThat(house.post(match + "/standing?as=allied", everything()).status()).isEqualTo(409);
      assertThat(house.get(path).text("/matters/1/chosen")).isEqualTo("clerk");
    }
  }

  @Test
  void nobodySeesOrLeavesThemForAnother(@TempDir Path data) throws IOException {
    try (Club club = new Club(data, (to, subject, text) -> {})) {
      House one = club.member("Rita");
      House other = club.stranger();
      House spectator = club.stranger();
      String match =
          Club.begin(one, House.GAME, "historical", "invited", "central=me", "allied=friend");
      Club.enter(other, Club.invite(one, match, "allied"), "Gerd");
      Club.enter(spectator, Club.invite(one, match, ""), "Sam");
      assertThat(other.post(match + "/standing?as=allied", everything()).status()).isEqualTo(200);
      for (House stranger : new House[] {one, spectator}) {
        assertThat(stranger.get(match + "/standing?as=allied").status()).isEqualTo(403);
        assertThat(stranger.post(match + "/standing?as=allied", Json.object()).status())
            .isEqualTo(403);
      }
      assertThat(club.stranger().get(match + "/standing?as=allied").status()).isIn(401, 404);
      assertThat(other.get(match + "/standing").text("/matters/0/chosen")).isEqualTo("clerk");
    }
  }
}
