package fieldmarshal.server;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * The matches on disk. What a method has written when it returns survives the end of the process
 * and of the machine: SQLite with a write-ahead log that is flushed at every commit.
 */
final class Store implements AutoCloseable {

  /**
   * A match as it is set up.
   *
   * @param rules the version of the rules that it was begun with
   * @param tables the identity of the user's data that it is played with; empty with ours
   * @param drawn where the dice stand before the first deed
   */
  record Setup(
      String id,
      String name,
      String rules,
      String tables,
      String game,
      String scenario,
      List<String> options,
      String seats,
      long seed,
      long drawn,
      List<Integer> laid,
      List<Integer> opening) {}

  /** How a match stands, for the list of matches. */
  record Stand(
      int orders, int turn, String phase, @Nullable String toMove, @Nullable String outcome) {}

  /** A match in the list. */
  record Card(Setup setup, Stand stand, int revision, String updated) {}

  enum Kind {
    LINE,
    UNDO,
    REDO;

    String word() {
      return switch (this) {
        case LINE -> "line";
        case UNDO -> "undo";
        case REDO -> "redo";
      };
    }

    static Kind of(String word) {
      return switch (word) {
        case "line" -> LINE;
        case "undo" -> UNDO;
        default -> REDO;
      };
    }
  }

  /**
   * Something done in a match: a line of its log, or that one was taken back or played again.
   *
   * @param line the line as a saved match has it; null for the others
   * @param drawn where the dice stand afterwards
   * @param said what a bot gave as its reason
   * @param secretOf the side that alone noticed it, or null
   * @param format the format of the line
   * @param rules the version of the rules that played it; null where that is the match's
   */
  record Deed(
      int revision,
      Kind kind,
      @Nullable String line,
      long drawn,
      List<Integer> laid,
      @Nullable String said,
      @Nullable String secretOf,
      int format,
      @Nullable String rules) {}

  private final HikariDataSource pool;
  private final FileChannel key;
  private final Jdbi jdbi;

  private Store(HikariDataSource pool, FileChannel key) {
    this.pool = pool;
    this.key = key;
    this.jdbi = Jdbi.create(pool);
  }

  /**
   * Opens the database of a folder, or makes it. One program at a time keeps its matches there:
   * each has live matches in memory, and two copies of a match would soon differ.
   */
  static Store open(Path folder) throws IOException {
    Files.createDirectories(folder);
    FileChannel key =
        FileChannel.open(
            folder.resolve("in-use"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    boolean opened = false;
    try {
      if (!locked(key)) {
        throw new IOException("another Field Marshal keeps its matches in " + folder);
      }
      Store store = new Store(database(folder), key);
      opened = true;
      return store;
    } finally {
      if (!opened) {
        key.close();
      }
    }
  }

  private static boolean locked(FileChannel key) throws IOException {
    try {
      return key.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  private static HikariDataSource database(Path folder) {
    SQLiteConfig sqlite = new SQLiteConfig();
    sqlite.setJournalMode(SQLiteConfig.JournalMode.WAL);
    sqlite.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    sqlite.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    sqlite.setBusyTimeout(5_000);
    sqlite.enforceForeignKeys(true);
    SQLiteDataSource source = new SQLiteDataSource(sqlite);
    source.setUrl("jdbc:sqlite:" + folder.resolve("matches.db").toAbsolutePath());
    HikariConfig config = new HikariConfig();
    config.setDataSource(source);
    config.setMaximumPoolSize(4);
    config.setMinimumIdle(1);
    config.setPoolName("matches");
    HikariDataSource pool = new HikariDataSource(config);
    Flyway.configure(Store.class.getClassLoader())
        .dataSource(pool)
        .locations("classpath:fieldmarshal/server/migrations")
        .load()
        .migrate();
    return pool;
  }

  @Override
  public void close() {
    pool.close();
    try {
      key.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A new match with what was done in it already. */
  void create(Setup setup, Stand stand, List<Deed> deeds) {
    String now = Instant.now().toString();
    jdbi.useTransaction(handle -> {
      handle
          .createUpdate(
              "INSERT INTO played_match (id, name, rules, tables, game, scenario, options, seats,"
                  + " seed, drawn, laid, opening, created, updated, revision, orders, turn, phase,"
                  + " to_move, outcome) VALUES (:id, :name, :rules, :tables, :game, :scenario,"
                  + " :options, :seats, :seed, :drawn, :laid, :opening, :now, :now, :revision,"
                  + " :orders, :turn, :phase, :toMove, :outcome)")
          .bind("id", setup.id())
          .bind("name", setup.name())
          .bind("rules", setup.rules())
          .bind("tables", setup.tables())
          .bind("game", setup.game())
          .bind("scenario", setup.scenario())
          .bind("options", String.join(" ", setup.options()))
          .bind("seats", setup.seats())
          .bind("seed", setup.seed())
          .bind("drawn", setup.drawn())
          .bind("laid", text(setup.laid()))
          .bind("opening", text(setup.opening()))
          .bind("now", now)
          .bind("revision", deeds.stream().filter(deed -> deed.secretOf() == null).count())
          .bind("orders", stand.orders())
          .bind("turn", stand.turn())
          .bind("phase", stand.phase())
          .bind("toMove", stand.toMove())
          .bind("outcome", stand.outcome())
          .execute();
      deeds.forEach(deed -> insert(handle, setup.id(), deed, now));
    });
  }

  /**
   * Adds a deed. Fails where the match has one of that revision already. The list of matches, which
   * everybody reads, does not know what was done in secret.
   */
  void add(String id, Deed deed, Stand stand) {
    String now = Instant.now().toString();
    jdbi.useTransaction(handle -> {
      insert(handle, id, deed, now);
      if (deed.secretOf() != null) {
        return;
      }
      handle
          .createUpdate(
              "UPDATE played_match SET updated = :now, revision = revision + 1, orders = :orders,"
                  + " turn = :turn, phase = :phase, to_move = :toMove, outcome = :outcome WHERE"
                  + " id = :id")
          .bind("id", id)
          .bind("now", now)
          .bind("orders", stand.orders())
          .bind("turn", stand.turn())
          .bind("phase", stand.phase())
          .bind("toMove", stand.toMove())
          .bind("outcome", stand.outcome())
          .execute();
    });
  }

  private static void insert(Handle handle, String id, Deed deed, String now) {
    handle
        .createUpdate(
            "INSERT INTO deed (match_id, revision, kind, line, drawn, laid, said, secret_of,"
                + " format, rules, done) VALUES (:id, :revision, :kind, :line, :drawn, :laid,"
                + " :said, :secretOf, :format, :rules, :now)")
        .bind("id", id)
        .bind("revision", deed.revision())
        .bind("kind", deed.kind().word())
        .bind("line", deed.line())
        .bind("drawn", deed.drawn())
        .bind("laid", text(deed.laid()))
        .bind("said", deed.said())
        .bind("secretOf", deed.secretOf())
        .bind("format", deed.format())
        .bind("rules", deed.rules())
        .bind("now", now)
        .execute();
  }

  /** Some of all matches, the latest first. */
  List<Card> list(int from, int limit) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "SELECT * FROM played_match ORDER BY updated DESC, id LIMIT :limit OFFSET :from")
            .bind("limit", limit)
            .bind("from", from)
            .map((row, context) -> card(row))
            .list());
  }

  int count() {
    return jdbi.withHandle(handle ->
        handle.createQuery("SELECT count(*) FROM played_match").mapTo(Integer.class).one());
  }

  @Nullable Card find(String id) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("SELECT * FROM played_match WHERE id = :id")
            .bind("id", id)
            .map((row, context) -> card(row))
            .findOne()
            .orElse(null));
  }

  /** What was done in a match, in order. */
  List<Deed> deeds(String id) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "SELECT revision, kind, line, drawn, laid, said, secret_of, format, rules FROM"
                    + " deed WHERE match_id = :id ORDER BY revision")
            .bind("id", id)
            .map((row, context) -> deed(row))
            .list());
  }

  void remove(String id) {
    jdbi.useHandle(handle ->
        handle.createUpdate("DELETE FROM played_match WHERE id = :id").bind("id", id).execute());
  }

  private static Card card(ResultSet row) throws SQLException {
    Setup setup =
        new Setup(
            row.getString("id"),
            row.getString("name"),
            row.getString("rules"),
            row.getString("tables"),
            row.getString("game"),
            row.getString("scenario"),
            words(row.getString("options")),
            row.getString("seats"),
            row.getLong("seed"),
            row.getLong("drawn"),
            numbers(row.getString("laid")),
            numbers(row.getString("opening")));
    Stand stand =
        new Stand(
            row.getInt("orders"),
            row.getInt("turn"),
            row.getString("phase"),
            row.getString("to_move"),
            row.getString("outcome"));
    return new Card(setup, stand, row.getInt("revision"), row.getString("updated"));
  }

  private static Deed deed(ResultSet row) throws SQLException {
    return new Deed(
        row.getInt("revision"),
        Kind.of(row.getString("kind")),
        row.getString("line"),
        row.getLong("drawn"),
        numbers(row.getString("laid")),
        row.getString("said"),
        row.getString("secret_of"),
        row.getInt("format"),
        row.getString("rules"));
  }

  private static String text(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : Arrays.asList(text.split(" "));
  }

  private static List<Integer> numbers(String text) {
    return words(text).stream().map(Integer::valueOf).toList();
  }
}
