package fieldmarshal.server.seats;

import fieldmarshal.server.people.Tokens;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * Links that let somebody in. One to a seat serves once; one to watch from serves many. Of the
 * token in the link only the hash is kept, so a link can be shown when it is made and not again.
 */
public final class Invitations {
  private static final Duration LENGTH = Duration.ofDays(30);

  /**
   * A link that is out.
   *
   * @param side the seat that it gives; null where it lets one watch
   */
  public record Invitation(
      String id, String match, @Nullable String side, String madeBy, String made) {}

  /** What came of using a link. */
  public enum Use {
    /** He sits there, or watches, now. */
    LET_IN,
    /** The seat is another's by now. */
    TAKEN,
    /** There is no such link, or not any more. */
    NONE
  }

  private final Jdbi jdbi;
  private final Clock clock;

  public Invitations(Jdbi jdbi, Clock clock) {
    this.jdbi = jdbi;
    this.clock = clock;
  }

  /**
   * Makes a link; earlier ones to the same seat, or to watch the same match, serve no more.
   *
   * @return the token
   */
  public String make(String match, @Nullable String side, String by) {
    String token = Tokens.fresh();
    String now = clock.instant().toString();
    jdbi.useTransaction(handle -> {
      handle
          .createUpdate(
              "UPDATE invitation SET revoked = :now WHERE match_id = :match AND used_by IS NULL"
                  + " AND revoked IS NULL AND side IS NOT DISTINCT FROM :side")
          .bind("now", now)
          .bind("match", match)
          .bind("side", side)
          .execute();
      handle
          .createUpdate(
              "INSERT INTO invitation (id, token, match_id, side, made_by, made, ends) VALUES"
                  + " (:id, :token, :match, :side, :by, :now, :ends)")
          .bind("id", Tokens.id())
          .bind("token", Tokens.hash(token))
          .bind("match", match)
          .bind("side", side)
          .bind("by", by)
          .bind("now", now)
          .bind("ends", clock.instant().plus(LENGTH).toString())
          .execute();
    });
    return token;
  }

  /** The link of a token, as long as it serves; else null. */
  public @Nullable Invitation find(String token) {
    return jdbi.withHandle(handle -> find(handle, token));
  }

  private @Nullable Invitation find(Handle handle, String token) {
    return handle
        .createQuery(
            "SELECT * FROM invitation WHERE token = :token AND used_by IS NULL AND revoked IS NULL"
                + " AND ends > :now")
        .bind("token", Tokens.hash(token))
        .bind("now", clock.instant().toString())
        .map((row, context) -> invitation(row))
        .findOne()
        .orElse(null);
  }

  /** Somebody uses a link; two who use it at the same moment do not both get the seat. */
  public Use use(String token, String person) {
    return jdbi.inTransaction(handle -> {
      Invitation found = find(handle, token);
      if (found == null) {
        return Use.NONE;
      }
      String side = found.side();
      if (side == null) {
        SeatBook.watch(handle, found.match(), person);
        return Use.LET_IN;
      }
      if (!SeatBook.take(handle, found.match(), side, person)) {
        return Use.TAKEN;
      }
      handle
          .createUpdate("UPDATE invitation SET used_by = :person WHERE id = :id")
          .bind("id", found.id())
          .bind("person", person)
          .execute();
      return Use.LET_IN;
    });
  }

  /** The links of a match that still serve. */
  public List<Invitation> of(String match) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "SELECT * FROM invitation WHERE match_id = :match AND used_by IS NULL AND revoked"
                    + " IS NULL AND ends > :now ORDER BY made")
            .bind("match", match)
            .bind("now", clock.instant().toString())
            .map((row, context) -> invitation(row))
            .list());
  }

  /** From now on the link serves no more; false where the match has none of that name. */
  public boolean revoke(String match, String id) {
    return jdbi.withHandle(handle ->
        handle
                .createUpdate(
                    "UPDATE invitation SET revoked = :now WHERE id = :id AND match_id = :match AND"
                        + " revoked IS NULL AND used_by IS NULL")
                .bind("now", clock.instant().toString())
                .bind("id", id)
                .bind("match", match)
                .execute()
            > 0);
  }

  private static Invitation invitation(ResultSet row) throws SQLException {
    return new Invitation(
        row.getString("id"),
        row.getString("match_id"),
        row.getString("side"),
        row.getString("made_by"),
        row.getString("made"));
  }
}
