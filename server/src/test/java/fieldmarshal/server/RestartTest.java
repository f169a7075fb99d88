package fieldmarshal.server;

import static fieldmarshal.server.House.ask;
import static fieldmarshal.server.House.move;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.games.Shelf;
import fieldmarshal.server.House.Answer;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RestartTest {

  @Test
  void aMatchIsTakenUpWhereItWasLeftWithItsUndoneOrdersToRedo(@TempDir Path data) {
    String match;
    JsonNode before;
    try (House house = House.open(data)) {
      match = house.begin("me", "me");
      house.post(match + "/orders", ask(0, "central", move("ge-12", "1701")));
      house.post(match + "/orders", ask(1, "central", move("ge-12", "1601")));
      house.post(match + "/orders", ask(2, "central", move("ge-117", "1701")));
      house.post(match + "/undo", "{\"revision\":3,\"as\":\"central\"}");
      house.post(match + "/undo", "{\"revision\":4,\"as\":\"central\"}");
      house.post(match + "/redo", "{\"revision\":5,\"as\":\"central\"}");
      before = house.get(match).json();
      assertThat(before.path("revision").asInt()).isEqualTo(6);
      assertThat(before.path("canRedo").asBoolean()).isTrue();
    }
    try (House house = House.open(data)) {
      assertThat(house.get(match).json()).isEqualTo(before);
      Answer again = house.post(match + "/redo", "{\"revision\":6,\"as\":\"central\"}");
      assertThat(again.status()).isEqualTo(200);
      assertThat(again.at("/canRedo").asBoolean()).isFalse();
      assertThat(house.get(match + "/log").json()).hasSize(3);
    }
  }

  @Test
  void whatABotGaveAsItsReasonsSurvivesARestart(@TempDir Path data) {
    String match;
    JsonNode before;
    try (House house = House.open(data)) {
      match = attackedByBot(house);
      before = house.get(match + "/log").json();
      assertThat(said(before)).isNotEmpty();
    }
    // The bot of a branch begins to play at once, but gives no order while we look.
    try (House house = House.open(data, 600_000)) {
      assertThat(house.get(match + "/log").json()).isEqualTo(before);
      assertThat(house.get(match + "/file").json().findValue("said"))
          .as("saved matches are as they were")
          .isNull();
      String other = "/api/matches/" + branch(house, match, before.size()).text("/id");
      assertThat(said(house.get(other + "/log").json())).isEqualTo(said(before));
      String earlier = "/api/matches/" + branch(house, match, 0).text("/id");
      assertThat(house.get(earlier + "/log").json()).isEmpty();
    }
  }

  /** Matches of the time before reasons and secrets were kept open as ever. */
  /** The columns of matches and deeds in the first version. */
  private static final Set<String> FIRST_COLUMNS =
      Set.of(
          ("id name rules game scenario options seats seed drawn laid opening created updated"
                  + " revision orders turn phase to_move outcome match_id kind line done")
              .split(" "));

  private static List<String> names(Statement statement, String query) throws SQLException {
    List<String> names = new ArrayList<>();
    try (ResultSet row = statement.executeQuery(query)) {
      while (row.next()) {
        names.add(row.getString(1));
      }
    }
    return names;
  }

  @Test
  void aFolderOfAnOlderVersionIsTakenOver(@TempDir Path data) throws SQLException {
    String match;
    int lines;
    try (House house = House.open(data)) {
      match = attackedByBot(house);
      lines = house.get(match + "/log").json().size();
    }
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("matches.db"));
        Statement statement = connection.createStatement()) {
      List<String> first = List.of("played_match", "deed", "flyway_schema_history");
      for (String table : names(statement, "SELECT name FROM sqlite_master WHERE type = 'table'")) {
        if (!first.contains(table)) {
          statement.executeUpdate("DROP TABLE " + table);
        }
      }
      for (String table : List.of("played_match", "deed")) {
        for (String column :
            names(statement, "SELECT name FROM pragma_table_info('" + table + "')")) {
          if (!FIRST_COLUMNS.contains(column) || (table + column).equals("deedrules")) {
            statement.executeUpdate("ALTER TABLE " + table + " DROP COLUMN " + column);
          }
        }
      }
      int forgotten =
          statement.executeUpdate("DELETE FROM flyway_schema_history WHERE version > '1'");
      assertThat(forgotten).isGreaterThan(5);
    }
    try (House house = House.open(data)) {
      JsonNode log = house.get(match + "/log").json();
      assertThat(log).hasSize(lines);
      assertThat(said(log)).isEmpty();
      assertThat(house.suggested(match).status()).isEqualTo(200);
    }
  }

  private static Answer branch(House house, String match, int line) {
    return house.post(match + "/branch", "{\"line\":" + line + "}");
  }

  /** A match in which a bot has attacked until somebody here must say what becomes of it. */
  private static String attackedByBot(House house) {
    String match = house.begin("bot:staff", "me");
    BlockingQueue<House.News> page = house.listen(match);
    while (house.get(match).text("/decision/side").equals("central")) {
      House.next(page, "update");
    }
    return match;
  }

  private static List<String> said(JsonNode log) {
    return log.findValuesAsText("said");
  }

  @Test
  void twoServersDoNotShareAFolder(@TempDir Path data) {
    Server.Settings settings = new Server.Settings("127.0.0.1", 0, false, "", data, 0);
    try (House house = House.open(data)) {
      assertThatThrownBy(() -> Server.start(Shelf.games(), settings))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("another Field Marshal");
      assertThat(house.get("/api/matches").status()).isEqualTo(200);
    }
  }

  @Test
  void diceGoOnWhereTheyWere(@TempDir Path data, @TempDir Path other) {
    assertThat(playedWithBreak(data, 40)).isEqualTo(playedWithBreak(other, 1_000));
  }

  /** The file of a match of sixty orders, with the server closed and opened after some of them. */
  private static JsonNode playedWithBreak(Path data, int broken) {
    House house = House.open(data);
    try {
      String match = house.begin("me", "me");
      for (int i = 0; i < 60; i++) {
        if (i == broken) {
          house.close();
          house = House.open(data);
        }
        assertThat(house.suggested(match).status()).isEqualTo(200);
      }
      ObjectNode file = (ObjectNode) house.get(match + "/file").json();
      // Each server has a seal of its own.
      file.remove("seal");
      assertThat(file.at("/dice/drawn").asInt()).as("dice were rolled").isPositive();
      return file;
    } finally {
      house.close();
    }
  }

  @Test
  void aMatchThatCannotBeReadIsToldToBeBrokenAndTheOthersPlayOn(@TempDir Path data)
      throws SQLException, IOException {
    String broken;
    String whole;
    try (House house = House.open(data)) {
      broken = house.begin("me", "me");
      whole = house.begin("me", "me");
      house.post(broken + "/orders", ask(0, "central", move("ge-12", "1701")));
      house.post(whole + "/orders", ask(0, "central", move("ge-12", "1701")));
    }
    String id = broken.substring("/api/matches/".length());
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("matches.db"));
        Statement statement = connection.createStatement()) {
      int changed =
          statement.executeUpdate(
              "UPDATE deed SET line = replace(line, '1701', '9999') WHERE match_id = '" + id + "'");
      assertThat(changed).isEqualTo(1);
    }
    try (House house = House.open(data)) {
      Answer shown = house.get(broken);
      assertThat(shown.status()).isEqualTo(422);
      assertThat(shown.text("/error")).contains("broken").contains("order 1");
      assertThat(house.get(whole).status()).isEqualTo(200);
      assertThat(house.get("/api/matches").json())
          .anySatisfy(one -> {
            assertThat(one.path("id").asText()).isEqualTo(id);
            assertThat(one.path("broken").asText()).contains("order 1");
          });
      assertThat(house.send(house.request(broken).DELETE().build()).status()).isEqualTo(204);
    }
  }
}
