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
import java.util.Arrays;
import java.util.List;
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
