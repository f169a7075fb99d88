package fieldmarshal.server;

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
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;
import org.jspecify.annotations.Nullable;

/**
 * The matches on disk. What a method has written when it returns survives the end of the process
 * and of the machine: SQLite with a write-ahead log that is flushed at every commit.
 */
final class Store implements AutoCloseable {
  /** Who does nothing for so long has left the table. */
  private static final Duration BREAK = Duration.ofMinutes(10);

  /**
   * A match as it is set up.
   *
   * @param rules the version of the rules that it was begun with
   * @param tables the identity of the user's data that it is played with; empty with ours
   * @param seed what the bots of the match begin with; it says nothing about the dice
   * @param rolls where its rolls come from
   * @param drawn where the dice stand before the first deed
   * @param origin where its first part was played
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
      KeptRolls rolls,
      long drawn,
      List<Integer> laid,
      List<Integer> opening,
      Origin origin) {}

  /**
   * How a match stands, for the list of matches.
   *
   * @param part names the part of the turn, and the turn; empty where it is read from the list
   */
  record Stand(
      int orders,
      int turn,
      String part,
      String phase,
      @Nullable String toMove,
      @Nullable String outcome) {}

  /** Writes what belongs to a deed into the transaction of the deed. */
  interface Beside {
    /**
     * A deed that everybody notices was written; the list of matches is as it was before.
     *
     * @param stand how the match stands now
     */
    void added(Handle handle, String match, Stand stand);
  }

  /**
   * What an analysis found.
   *
   * @param revision of the match at that time
   */
  record Analysis(int revision, String found) {}

  /**
   * A match in the list.
   *
   * @param since when the decision came to the side that has it; null where that is not known
   */
  record Card(Setup setup, Stand stand, int revision, String updated, @Nullable String since) {}

  /** Which matches are listed: all, those that somebody has to do with, or those open to all. */
  sealed interface Which {
    record All() implements Which {}

    record Of(String person) implements Which {}

    record Open() implements Which {}

    private String where() {
      return switch (this) {
        case All all -> "1 = 1";
        case Of of ->
            "owner = :person OR id IN (SELECT match_id FROM seat WHERE person = :person) OR id IN"
                + " (SELECT match_id FROM watcher WHERE person = :person)";
        case Open open -> "access = 'open'";
      };
    }

    private Map<String, String> values() {
      return this instanceof Of of ? Map.of("person", of.person()) : Map.of();
    }
  }

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
   * @param author the person who did it; null for bots and in matches of before
   * @param standing the policy of the standing order that gave the answer; null where none did
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
      @Nullable String rules,
      @Nullable String author,
      @Nullable String standing) {}

  private final HikariDataSource pool;
  private final FileChannel key;
  private final Jdbi jdbi;
  private volatile Beside beside = (handle, match, stand) -> {};

  private Store(HikariDataSource pool, FileChannel key) {
    this.pool = pool;
    this.key = key;
    this.jdbi = Jdbi.create(pool);
    // A fault is logged whole; what was to be written may be a secret.
    jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
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
      Store store = new Store(Database.open(folder), key);
      opened = true;
      return store;
    } finally {
      if (!opened) {
        key.close();
      }
    }
  }

  /** Says who writes beside each deed. */
  void beside(Beside writer) {
    beside = writer;
  }

  /** For the tables of people and seats, which lie in the same database. */
  Jdbi jdbi() {
    return jdbi;
  }

  /** Keeps what an analysis found, in the place of an earlier one. */
  void keepAnalysis(String id, int revision, String found) {
    jdbi.useHandle(handle ->
        handle
            .createUpdate(
                "INSERT INTO analysis (played, revision, found) SELECT id, :revision, :found FROM"
                    + " played_match WHERE id = :id ON CONFLICT (played) DO UPDATE SET revision ="
                    + " :revision, found = :found")
            .bind("id", id)
            .bind("revision", revision)
            .bind("found", found)
            .execute());
  }

  /** What was found of a match last, or null. */
  @Nullable Analysis analysis(String id) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("SELECT revision, found FROM analysis WHERE played = :id")
            .bind("id", id)
            .map((row, context) -> new Analysis(row.getInt("revision"), row.getString("found")))
            .findOne()
            .orElse(null));
  }

  private static boolean locked(FileChannel key) throws IOException {
    try {
      return key.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
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
    KeptRolls rolls = setup.rolls();
    jdbi.useTransaction(handle -> {
      handle
          .createUpdate(
              "INSERT INTO played_match (id, name, rules, tables, game, scenario, options, seats,"
                  + " seed, secret, chain, awaits_seeds, player_seeds, earlier_rolls, drawn, laid,"
                  + " opening, created, updated, waits_since, revision, orders, turn, phase,"
                  + " to_move, outcome, origin) VALUES (:id, :name, :rules, :tables, :game, :scenario,"
                  + " :options, :seats, :seed, :secret, :chain, :awaitsSeeds, :playerSeeds,"
                  + " :earlierRolls, :drawn, :laid, :opening, :now, :now, :now, :revision, :orders,"
                  + " :turn, :phase, :toMove, :outcome, :origin)")
          .bind("id", setup.id())
          .bind("name", setup.name())
          .bind("rules", setup.rules())
          .bind("tables", setup.tables())
          .bind("game", setup.game())
          .bind("scenario", setup.scenario())
          .bind("options", String.join(" ", setup.options()))
          .bind("seats", setup.seats())
          .bind("seed", rolls.isSealed() ? setup.seed() : rolls.seed())
          .bind("secret", rolls.secret())
          .bind("chain", rolls.length())
          .bind("awaitsSeeds", rolls.awaits() ? 1 : 0)
          .bind("playerSeeds", String.join(" ", rolls.seeds()))
          .bind("earlierRolls", rolls.earlierText())
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
          .bind("origin", setup.origin().word())
          .execute();
      insert(handle, setup.id(), deeds, now);
    });
  }

  /**
   * Adds a deed. Fails where the match has one of that revision already. The list of matches, which
   * everybody reads, does not know what was done in secret.
   */
  void add(String id, Deed deed, Stand stand) {
    add(id, List.of(deed), stand);
  }

  /** Adds several deeds, or none of them. */
  void add(String id, List<Deed> deeds, Stand stand) {
    String now = Instant.now().toString();
    long open = deeds.stream().filter(deed -> deed.secretOf() == null).count();
    jdbi.useTransaction(handle -> {
      insert(handle, id, deeds, now);
      if (open == 0) {
        return;
      }
      beside.added(handle, id, stand);
      handle
          .createUpdate(
              "UPDATE played_match SET updated = :now, revision = revision + :open, orders ="
                  + " :orders, turn = :turn, phase = :phase, waits_since = CASE WHEN to_move IS NOT"
                  + " DISTINCT FROM :toMove THEN waits_since ELSE :now END, to_move = :toMove,"
                  + " outcome = :outcome WHERE id = :id")
          .bind("id", id)
          .bind("open", open)
          .bind("now", now)
          .bind("orders", stand.orders())
          .bind("turn", stand.turn())
          .bind("phase", stand.phase())
          .bind("toMove", stand.toMove())
          .bind("outcome", stand.outcome())
          .execute();
    });
  }

  /** Many of them are one round trip, not as many. */
  private static void insert(Handle handle, String id, List<Deed> deeds, String now) {
    if (deeds.isEmpty()) {
      return;
    }
    PreparedBatch batch =
        handle.prepareBatch(
            "INSERT INTO deed (match_id, revision, kind, line, drawn, laid, said, secret_of,"
                + " format, rules, author, standing, done) VALUES (:id, :revision, :kind, :line,"
                + " :drawn, :laid, :said, :secretOf, :format, :rules, :author, :standing, :now)");
    for (Deed deed : deeds) {
      batch
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
          .bind("author", deed.author())
          .bind("standing", deed.standing())
          .bind("now", now)
          .add();
    }
    batch.execute();
  }

  /** Some of the matches, the latest first. */
  List<Card> list(Which which, int from, int limit) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "SELECT * FROM played_match WHERE "
                    + which.where()
                    + " ORDER BY updated DESC, id LIMIT :limit OFFSET :from")
            .bindMap(which.values())
            .bind("limit", limit)
            .bind("from", from)
            .map((row, context) -> card(row))
            .list());
  }

  int count(Which which) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("SELECT count(*) FROM played_match WHERE " + which.where())
            .bindMap(which.values())
            .mapTo(Integer.class)
            .one());
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

  /** The rolls after a revision come from another stream. */
  void reseal(String id, KeptRolls rolls, int revision) {
    jdbi.useHandle(handle ->
        handle
            .createUpdate(
                "UPDATE played_match SET secret = :secret, chain = :chain, player_seeds = :seeds,"
                    + " earlier_rolls = :earlier, drawn = 0, rolls_from = :revision, awaits_seeds ="
                    + " 0, next_secret = NULL WHERE id = :id")
            .bind("id", id)
            .bind("secret", rolls.secret())
            .bind("chain", rolls.length())
            .bind("seeds", String.join(" ", rolls.seeds()))
            .bind("earlier", rolls.earlierText())
            .bind("revision", revision)
            .execute());
  }

  /** Whether a match has a deed of that revision. */
  boolean has(String id, int revision) {
    return jdbi.withHandle(handle ->
        handle
                .createQuery(
                    "SELECT count(*) FROM deed WHERE match_id = :id AND revision = :revision")
                .bind("id", id)
                .bind("revision", revision)
                .mapTo(Integer.class)
                .one()
            > 0);
  }

  /** What was done in a match, in order. */
  List<Deed> deeds(String id) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "SELECT revision, kind, line, drawn, laid, said, secret_of, format, rules, author,"
                    + " standing FROM deed WHERE match_id = :id ORDER BY revision")
            .bind("id", id)
            .map((row, context) -> deed(row))
            .list());
  }

  /** Gives a match another name. */
  void rename(String id, String name) {
    jdbi.useHandle(handle ->
        handle
            .createUpdate("UPDATE played_match SET name = :name WHERE id = :id")
            .bind("id", id)
            .bind("name", name)
            .execute());
  }

  /**
   * How long a match was played: the time between deeds, where it is shorter than a break. What was
   * done in secret is left out: it would tell that something was done.
   */
  long secondsPlayed(String id) {
    List<Instant> done =
        jdbi.withHandle(handle ->
            handle
                .createQuery(
                    "SELECT done FROM deed WHERE match_id = :id AND secret_of IS NULL ORDER BY"
                        + " revision")
                .bind("id", id)
                .map((row, context) -> row.getString("done"))
                .list()
                .stream()
                .map(Instant::parse)
                .toList());
    Duration played = Duration.ZERO;
    for (int i = 1; i < done.size(); i++) {
      Duration pause = Duration.between(done.get(i - 1), done.get(i));
      if (pause.compareTo(BREAK) < 0) {
        played = played.plus(pause);
      }
    }
    return played.toSeconds();
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
            rolls(row),
            row.getLong("drawn"),
            numbers(row.getString("laid")),
            numbers(row.getString("opening")),
            Origin.of(row.getString("origin")));
    Stand stand =
        new Stand(
            row.getInt("orders"),
            row.getInt("turn"),
            "",
            row.getString("phase"),
            row.getString("to_move"),
            row.getString("outcome"));
    return new Card(
        setup,
        stand,
        row.getInt("revision"),
        row.getString("updated"),
        row.getString("waits_since"));
  }

  private static KeptRolls rolls(ResultSet row) throws SQLException {
    return new KeptRolls(
        row.getBytes("secret"),
        row.getLong("seed"),
        row.getInt("chain"),
        words(row.getString("player_seeds")),
        row.getString("earlier_rolls"),
        row.getInt("awaits_seeds") > 0,
        row.getInt("rolls_from"));
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
        row.getString("rules"),
        row.getString("author"),
        row.getString("standing"));
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
