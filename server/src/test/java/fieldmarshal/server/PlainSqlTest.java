package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What only SQLite understands stands in one class, so that another database adds no other code.
 */
class PlainSqlTest {
  private static final Pattern ONLY_SQLITE =
      Pattern.compile(
          "INSERT OR |REPLACE INTO|PRAGMA|sqlite_|AUTOINCREMENT|WITHOUT ROWID|\\browid\\b|strftime"
              + "|datetime\\('|\\bGLOB\\b|IFNULL|json_extract|last_insert_rowid");

  @Test
  void statementsAreThoseOfEveryDatabase() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
      files = all.filter(file -> file.toString().endsWith(".java")).toList();
    }
    assertThat(files).hasSizeGreaterThan(50);
    for (Path file : files) {
      if (!file.endsWith("Database.java")) {
        assertThat(Files.readString(file)).as("%s", file).doesNotContainPattern(ONLY_SQLITE);
      }
    }
  }
}
