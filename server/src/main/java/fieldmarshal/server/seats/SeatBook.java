package fieldmarshal.server.seats;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** Who holds which seat of which match, who owns it, who watches, and who may come to it. */
public final class SeatBook {
  /**
   * A match as far as people are concerned.
   *
   * @param owner who began it; null in matches of before
   * @param holders the people who hold seats, by side
   */
  public record Company(@Nullable String owner, Access access, Map<String, String> holders) {}

  private final Jdbi jdbi;

  public SeatBook(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** The company of a match; an empty one where there is no such match. */
  public Company of(String match) {
    return jdbi.withHandle(handle -> {
      Map<String, String> holders = holders(handle, match);
      return handle
          .createQuery("SELECT owner, access FROM played_match WHERE id = :id")
          .bind("id", match)
          .map((row, context) ->
              new Company(row.getString("owner"), Access.of(row.getString("access")), holders))
          .findOne()
          .orElse(new Company(null, Access.PRIVATE, Map.of()));
    });
  }

  private static Map<String, String> holders(Handle handle, String match) {
    Map<String, String> holders = new LinkedHashMap<>();
    handle
        .createQuery("SELECT side, person FROM seat WHERE match_id = :id")
        .bind("id", match)
        .map((row, context) -> Map.entry(row.getString("side"), row.getString("person")))
        .forEach(entry -> holders.put(entry.getKey(), entry.getValue()));
    return holders;
  }

  /** Says whose match it is and who may come. */
  public void own(String match, String owner, Access access) {
    jdbi.useHandle(handle ->
        handle
            .createUpdate("UPDATE played_match SET owner = :owner, access = :access WHERE id = :id")
            .bind("id", match)
            .bind("owner", owner)
            .bind("access", access.word())
            .execute());
  }

  /** Somebody sits down; false where another sits there already. */
  public boolean take(String match, String side, String person) {
    return jdbi.inTransaction(handle -> take(handle, match, side, person));
  }

  static boolean take(Handle handle, String match, String side, String person) {
    return handle
            .createUpdate(
                "INSERT INTO seat (match_id, side, person, since) VALUES (:match, :side, :person,"
                    + " :now) ON CONFLICT (match_id, side) DO NOTHING")
            .bind("match", match)
            .bind("side", side)
            .bind("person", person)
            .bind("now", Instant.now().toString())
            .execute()
        > 0;
  }

  static void watch(Handle handle, String match, String person) {
    handle
        .createUpdate(
            "INSERT INTO watcher (match_id, person, since) VALUES (:match, :person, :now) ON"
                + " CONFLICT (match_id, person) DO NOTHING")
        .bind("match", match)
        .bind("person", person)
        .bind("now", Instant.now().toString())
        .execute();
  }

  /** Whether somebody was let in to watch. */
  public boolean watches(String match, String person) {
    return jdbi.withHandle(handle ->
        handle
                .createQuery(
                    "SELECT count(*) FROM watcher WHERE match_id = :match AND person = :person")
                .bind("match", match)
                .bind("person", person)
                .mapTo(Integer.class)
                .one()
            > 0);
  }

  /** All that one person has becomes another's: a guest turns out to be a known account. */
  public void handOver(String from, String to) {
    jdbi.useTransaction(handle -> {
      for (String sql :
          List.of(
              "UPDATE seat SET person = :to WHERE person = :from",
              "UPDATE played_match SET owner = :to WHERE owner = :from",
              "UPDATE deed SET author = :to WHERE author = :from",
              "UPDATE standing_order SET person = :to WHERE person = :from",
              "INSERT INTO watcher (match_id, person, since) SELECT match_id, :to, since FROM"
                  + " watcher WHERE person = :from ON CONFLICT (match_id, person) DO NOTHING",
              "DELETE FROM watcher WHERE person = :from",
              "UPDATE push_browser SET person = :to WHERE person = :from",
              "UPDATE outbox SET person = :to WHERE person = :from",
              "UPDATE invitation SET made_by = :to WHERE made_by = :from",
              "UPDATE invitation SET used_by = :to WHERE used_by = :from")) {
        var update = handle.createUpdate(sql).bind("from", from);
        (sql.contains(":to") ? update.bind("to", to) : update).execute();
      }
    });
  }
}
