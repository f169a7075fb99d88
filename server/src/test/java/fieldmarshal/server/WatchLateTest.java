package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spectators of a match with hidden units see everything, but late, where both players want it. */
class WatchLateTest {
  private static String hex(House who, String match, String unit) {
    for (JsonNode each : who.get(match).at("/state/units")) {
      if (each.path("id").asText().equals(unit)) {
        return each.path("hex").asText();
      }
    }
    return "";
  }

  private static void wish(House who, String match, String as, int turns, int status) {
    Answer answer = who.post(match + "/watching", Json.object().put("as", as).put("turns", turns));
    assertThat(answer.status()).as(answer.response().body()).isEqualTo(status);
  }

  /** Both play the suggested orders until a turn begins. */
  private static void playTo(int turn, House russian, House german, String match) {
    for (int i = 0; i < 600 && russian.get(match).at("/decision/turn").asInt() < turn; i++) {
      House who = russian.get(match).text("/decision/side").equals("russian") ? russian : german;
      Answer answer = who.suggested(match);
      assertThat(answer.status()).as(answer.response().body()).isEqualTo(200);
    }
    assertThat(russian.get(match).at("/decision/turn").asInt()).isEqualTo(turn);
  }

  @Test
  void everythingIsSeenATurnLateWhereBothWantIt(@TempDir Path data) throws IOException {
    try (Club club = new Club(data, (to, subject, text) -> {})) {
      House russian = club.member("Rita");
      House german = club.stranger();
      House spectator = club.stranger();
      String match =
          Club.begin(russian, Club.HIDDEN, "historical", "invited", "russian=me", "german=friend");
      Club.enter(german, Club.invite(russian, match, "german"), "Gerd");
      Club.enter(spectator, Club.invite(russian, match, ""), "Sam");
      playTo(2, russian, german, match);
      String unit = hidden(russian, german, match);
      assertThat(hex(spectator, match, unit)).isEmpty();

      wish(russian, match, "russian", 1, 204);
      assertThat(hex(spectator, match, unit)).as("one alone does not decide it").isEmpty();
      wish(german, match, "german", 2, 204);
      assertThat(hex(spectator, match, unit)).as("nor do two that want other things").isEmpty();
      wish(german, match, "german", 1, 204);

      JsonNode seen = spectator.get(match).json();
      assertThat(seen.path("late").asInt()).isEqualTo(1);
      assertThat(hex(spectator, match, unit)).as("as turn 2 began").isNotEmpty();
      int lines = seen.at("/log/lines").asInt();
      assertThat(spectator.get(match + "/log").json()).hasSize(lines);
      assertThat(spectator.get(match + "/at/" + lines).status()).isEqualTo(200);
      assertThat(spectator.get(match + "/at/" + (lines + 1)).status()).isEqualTo(404);
      for (JsonNode die : spectator.get(match + "/rolls").at("/rolls")) {
        assertThat(die.path("line").asInt(-1)).isLessThan(lines);
      }

      // what is done in this turn he is not shown
      String before = spectator.get(match).at("/state").toString();
      for (int i = 0; i < 5; i++) {
        (russian.get(match).text("/decision/side").equals("russian") ? russian : german)
            .suggested(match);
      }
      assertThat(spectator.get(match).at("/state").toString()).isEqualTo(before);
      // nor are the players, who see what they saw
      assertThat(hex(german, match, unit)).isEmpty();

      wish(russian, match, "russian", 0, 204);
      assertThat(hex(spectator, match, unit)).as("either takes it back").isEmpty();
    }
  }

  @Test
  void onlyWhoPlaysASideSpeaksForIt(@TempDir Path data) throws IOException {
    try (Club club = new Club(data, (to, subject, text) -> {})) {
      House russian = club.member("Rita");
      House german = club.stranger();
      House spectator = club.stranger();
      String match =
          Club.begin(russian, Club.HIDDEN, "historical", "invited", "russian=me", "german=friend");
      Club.enter(german, Club.invite(russian, match, "german"), "Gerd");
      Club.enter(spectator, Club.invite(russian, match, ""), "Sam");
      wish(german, match, "russian", 1, 403);
      wish(spectator, match, "german", 1, 403);
      wish(club.member("Eve"), match, "german", 1, 404);
      wish(russian, match, "russian", 9, 400);
      assertThat(russian.get(match).at("/company/late/wishes")).isEmpty();
    }
  }

  /** A Russian unit on the map that the German does not see. */
  private static String hidden(House russian, House german, String match) {
    for (JsonNode unit : russian.get(match).at("/state/units")) {
      String id = unit.path("id").asText();
      if (unit.path("side").asText().equals("russian")
          && !unit.path("hex").asText().isEmpty()
          && hex(german, match, id).isEmpty()) {
        return id;
      }
    }
    throw new AssertionError("the German sees everything");
  }
}
