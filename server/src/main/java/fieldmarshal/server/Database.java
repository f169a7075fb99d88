package fieldmarshal.server;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * Opens the database of a folder. Where it cannot be opened, the fault is told in one sentence that
 * names the file and what can be done.
 */
final class Database {
  static final String FILE = "matches.db";

  /** So many use it at once. */
  static final int CONNECTIONS = 4;

  private static final byte[] HEAD = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
  private static final String HISTORY = "flyway_schema_history";

  /** Where the library of the database is unpacked; what a killed program left there is removed. */
  private static final String LIBRARY = "native";

  private Database() {}

  static HikariDataSource open(Path folder) throws IOException {
    Path file = folder.resolve(FILE).toAbsolutePath();
    library(folder);
    sound(file);
    SQLiteDataSource source = new SQLiteDataSource(config());
    source.setUrl("jdbc:sqlite:" + file);
    HikariDataSource pool = null;
    boolean opened = false;
    try {
      ours(source, file);
      pool = pool(source);
      migrate(pool, file);
      opened = true;
      return pool;
    } catch (SQLException | RuntimeException e) {
      throw new IOException(why(file, e), e);
    } finally {
      if (!opened && pool != null) {
        pool.close();
      }
    }
  }

  private static SQLiteConfig config() {
    SQLiteConfig sqlite = new SQLiteConfig();
    sqlite.setJournalMode(SQLiteConfig.JournalMode.WAL);
    sqlite.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    sqlite.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    sqlite.setBusyTimeout(5_000);
    sqlite.enforceForeignKeys(true);
    return sqlite;
  }

  private static HikariDataSource pool(SQLiteDataSource source) {
    HikariConfig config = new HikariConfig();
    config.setDataSource(source);
    config.setMaximumPoolSize(CONNECTIONS);
    config.setMinimumIdle(1);
    config.setPoolName("matches");
    return new HikariDataSource(config);
  }

  private static void library(Path folder) throws IOException {
    Path own = folder.resolve(LIBRARY).toAbsolutePath();
    Files.createDirectories(own);
    try (Stream<Path> left = Files.list(own)) {
      for (Path file : left.toList()) {
        Files.deleteIfExists(file);
      }
    }
    System.setProperty("org.sqlite.tmpdir", own.toString());
  }

  /** Whether the file is a database at all. */
  private static void sound(Path file) throws IOException {
    if (!Files.exists(file) || Files.size(file) == 0) {
      return;
    }
    try (InputStream in = Files.newInputStream(file)) {
      if (!Arrays.equals(in.readNBytes(HEAD.length), HEAD)) {
        throw new IOException(file + " is not a database; move it away, or use another --data");
      }
    }
  }

  /** Whether the database is whole and holds our tables, or nothing yet. */
  private static void ours(SQLiteDataSource source, Path file) throws SQLException, IOException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      if (!one(statement, "PRAGMA quick_check(1)").equals("ok")) {
        throw new IOException(damaged(file));
      }
      boolean empty = one(statement, "SELECT count(*) FROM sqlite_master").equals("0");
      String found =
          one(statement, "SELECT count(*) FROM sqlite_master WHERE name = '" + HISTORY + "'");
      if (!empty && found.equals("0")) {
        throw new IOException(
            file + " is a database of another program; move it away, or use another --data");
      }
    }
  }

  private static String one(Statement statement, String query) throws SQLException {
    try (ResultSet row = statement.executeQuery(query)) {
      return row.next() ? row.getString(1) : "";
    }
  }

  private static void migrate(HikariDataSource pool, Path file) throws IOException {
    Flyway flyway =
        Flyway.configure(Database.class.getClassLoader())
            .dataSource(pool)
            .locations("classpath:fieldmarshal/server/migrations")
            .load();
    MigrationInfo now = flyway.info().current();
    MigrationVersion known =
        Stream.of(flyway.info().all())
            .filter(info -> !info.getScript().isEmpty() && info.getState().isResolved())
            .map(MigrationInfo::getVersion)
            .max(MigrationVersion::compareTo)
            .orElseThrow();
    if (now != null && now.getVersion().isNewerThan(known.getVersion())) {
      throw new IOException(
          file
              + " was written by a newer Field Marshal (its tables are version "
              + now.getVersion()
              + ", this program knows "
              + known
              + "); start that one, or use another --data");
    }
    flyway.migrate();
  }

  /** Whether something failed because there was no room left for it. */
  static boolean full(Throwable fault) {
    for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLiteException sqlite
          && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_FULL) {
        return true;
      }
    }
    return false;
  }

  private static String damaged(Path file) {
    return file
        + " is damaged; put a copy back that is whole, or move it away and begin with an empty one";
  }

  private static String why(Path file, Exception e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLiteException sqlite) {
        return switch (sqlite.getResultCode()) {
          case SQLITE_FULL -> "the disk of " + file + " is full; make room and start again";
          case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM ->
              file + " cannot be written; mend its rights, or use another --data";
          case SQLITE_CORRUPT, SQLITE_NOTADB -> damaged(file);
          default -> file + " cannot be opened: " + sqlite.getMessage();
        };
      }
    }
    List<String> lines = String.valueOf(e.getMessage()).lines().toList();
    return file + " cannot be opened: " + (lines.isEmpty() ? e.getClass() : lines.getFirst());
  }
}
