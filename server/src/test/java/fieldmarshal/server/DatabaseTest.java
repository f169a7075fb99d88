package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.games.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are not what they should be: one sentence each, with the file and what to do. */
class DatabaseTest {
  @TempDir private Path folder;

  private Path file() {
    return folder.resolve(Database.FILE);
  }

  private void fails(String... words) {
    assertThatThrownBy(() -> Store.open(folder))
        .isInstanceOf(IOException.class)
        .message()
        .contains(file().toAbsolutePath().toString())
        .contains(words)
        .doesNotContain("\n", "Exception");
  }

  private void sql(String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = connection.createStatement()) {
      for (String each : statements) {
        statement.executeUpdate(each);
      }
    }
  }

  private Seating seating(Store store) {
    return new Seating(Shelf.games(), store, (live, moment, by, events, noticed) -> {});
  }

  @Test
  void aFileThatIsNoDatabase() throws IOException {
    Files.writeString(file(), "Dear diary, nothing of this is a database.");
    fails("is not a database", "--data");
    assertThat(file()).hasContent("Dear diary, nothing of this is a database.");
  }

  @Test
  void aDatabaseOfAnotherProgram() throws SQLException {
    sql("CREATE TABLE recipe (name TEXT)");
    fails("another program", "--data");
  }

  @Test
  void aDatabaseOfANewerFieldMarshal() throws Exception {
    Store.open(folder).close();
    sql(
        "INSERT INTO flyway_schema_history (installed_rank, version, description, type, script,"
            + " checksum, installed_by, execution_time, success) VALUES (99, '99', 'later', 'SQL',"
            + " 'V99__later.sql', 1, 'me', 1, 1)");
    fails("newer Field Marshal", "99");
  }

  @Test
  void aDatabaseThatIsCutOff() throws Exception {
    try (Store store = Store.open(folder)) {
      begin(seating(store));
    }
    byte[] all = Files.readAllBytes(file());
    Files.write(file(), Arrays.copyOf(all, all.length / 2));
    fails("damaged");
  }

  private static void mostPages(Store store, int pages) {
    List<Handle> all = new ArrayList<>();
    for (int i = 0; i < Database.CONNECTIONS; i++) {
      all.add(store.jdbi().open());
    }
    for (Handle handle : all) {
      handle.createQuery("PRAGMA max_page_count = " + pages).mapTo(Integer.class).one();
      handle.close();
    }
  }

  /** Whoever plays is told so; nothing is half done, and with room again the match goes on. */
  @Test
  void aDiskThatIsFullIsNamedAndNothingIsChanged() throws Exception {
    try (Club club = new Club(folder.resolve("full"), (to, subject, text) -> {})) {
      House anna = club.member("Anna");
      String match =
          Club.begin(anna, House.GAME, "historical", "private", "central=me", "allied=me");
      mostPages(club.store(), 1);
      House.Answer answer = anna.suggested(match);
      int done = 0;
      for (; answer.status() == 200 && done < 2_000; done++) {
        answer = anna.suggested(match);
      }
      assertThat(answer.status()).isEqualTo(507);
      assertThat(answer.text("/error")).contains("disk", "is full", "nothing was changed");
      assertThat(anna.get(match).revision()).isEqualTo(done);
      mostPages(club.store(), 1 << 20);
      assertThat(anna.suggested(match).revision()).isEqualTo(done + 1);
    }
  }

  @Test
  void aMatchThatIsDamagedLeavesTheOthersPlayable() throws Exception {
    String bad;
    String good;
    try (Store store = Store.open(folder)) {
      bad = begin(seating(store));
      good = begin(seating(store));
    }
    sql("UPDATE played_match SET earlier_rolls = 'nonsense' WHERE id = '" + bad + "'");
    try (Store store = Store.open(folder)) {
      Seating seating = seating(store);
      assertThat(seating.live(good).moment().revision()).isZero();
      assertThatThrownBy(() -> seating.live(bad))
          .isInstanceOfSatisfying(
              Problem.class, problem -> assertThat(problem.status()).isEqualTo(422));
    }
  }

  @Test
  void whatAKilledProgramLeftOfTheLibraryIsRemoved() throws IOException {
    Path left = folder.resolve("native").resolve("sqlite-left-behind.so");
    Files.createDirectories(left.getParent());
    Files.writeString(left, "old");
    Store.open(folder).close();
    assertThat(left).doesNotExist();
  }

  private static String begin(Seating seating) throws Exception {
    var opened = seating.open(House.GAME, "historical", List.of());
    return seating.begin(opened, Seats.ours(opened.game()), null, null);
  }
}
