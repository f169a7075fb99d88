package fieldmarshal.server.seats;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** What players say to each other, what they offer, and what each notes for himself. */
public final class TalkBook {
  /** Something that somebody said. */
  public record Said(int number, String person, String text, String at) {}

  /**
   * An offer.
   *
   * @param side who made it
   * @param revision of the match, as both sides count, at which it was made
   */
  public record Offer(String kind, String side, int revision) {}

  private final Jdbi jdbi;

  public TalkBook(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  // ---- chat

  public void say(String match, String person, String text) {
    jdbi.useTransaction(handle ->
        handle
            .createUpdate(
                "INSERT INTO chat (match_id, number, person, said, done) SELECT :match,"
                    + " coalesce(max(number), 0) + 1, :person, :text, :now FROM chat WHERE"
                    + " match_id = :match")
            .bind("match", match)
            .bind("person", person)
            .bind("text", text)
            .bind("now", Instant.now().toString())
            .execute());
  }

  /** What was said after some number, the last of it where that is much. */
  public List<Said> said(String match, int after, int most) {
    return jdbi.withHandle(handle ->
            handle
                .createQuery(
                    "SELECT number, person, said, done FROM chat WHERE match_id = :match AND"
                        + " number > :after ORDER BY number DESC LIMIT :most")
                .bind("match", match)
                .bind("after", after)
                .bind("most", most)
                .map((row, context) ->
                    new Said(
                        row.getInt("number"),
                        row.getString("person"),
                        row.getString("said"),
                        row.getString("done")))
                .list())
        .reversed();
  }

  // ---- offers

  /**
   * Makes an offer, in the place of an earlier one of its kind.
   *
   * @param news tells of it, in the same transaction, unless the same offer stands already
   */
  public void offer(String match, Offer offer, Consumer<Handle> news) {
    jdbi.useTransaction(handle -> {
      int changed =
          handle
              .createUpdate(
                  "INSERT INTO offer (match_id, kind, side, revision) VALUES (:match, :kind, :side,"
                      + " :revision) ON CONFLICT (match_id, kind) DO UPDATE SET side = :side,"
                      + " revision = :revision WHERE side <> :side OR revision <> :revision")
              .bind("match", match)
              .bind("kind", offer.kind())
              .bind("side", offer.side())
              .bind("revision", offer.revision())
              .execute();
      if (changed > 0) {
        news.accept(handle);
      }
    });
  }

  /** The offers that stand at a revision. */
  public List<Offer> offers(String match, int revision) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "SELECT kind, side, revision FROM offer WHERE match_id = :match AND revision ="
                    + " :revision ORDER BY kind")
            .bind("match", match)
            .bind("revision", revision)
            .map((row, context) ->
                new Offer(row.getString("kind"), row.getString("side"), row.getInt("revision")))
            .list());
  }

  /** An offer is answered or withdrawn; false where somebody else was first. */
  public boolean close(String match, Offer offer) {
    return jdbi.withHandle(handle ->
        handle
                .createUpdate(
                    "DELETE FROM offer WHERE match_id = :match AND kind = :kind AND side = :side"
                        + " AND revision = :revision")
                .bind("match", match)
                .bind("kind", offer.kind())
                .bind("side", offer.side())
                .bind("revision", offer.revision())
                .execute()
            > 0);
  }

  // ---- notes

  /** What somebody has noted for himself, by hex. */
  public Map<String, String> notes(String match, String person) {
    Map<String, String> notes = new LinkedHashMap<>();
    jdbi.useHandle(handle ->
        handle
            .createQuery(
                "SELECT hex, said FROM note WHERE match_id = :match AND person = :person ORDER BY"
                    + " hex")
            .bind("match", match)
            .bind("person", person)
            .map((row, context) -> Map.entry(row.getString("hex"), row.getString("said")))
            .forEach(entry -> notes.put(entry.getKey(), entry.getValue())));
    return notes;
  }

  /** Notes something at a hex; nothing takes the note away. */
  public void note(String match, String person, String hex, String text) {
    String sql =
        text.isEmpty()
            ? "DELETE FROM note WHERE match_id = :match AND person = :person AND hex = :hex AND"
                + " :text = ''"
            : "INSERT INTO note (match_id, person, hex, said) VALUES (:match, :person, :hex, :text)"
                + " ON CONFLICT (match_id, person, hex) DO UPDATE SET said = :text";
    jdbi.useHandle(handle ->
        handle
            .createUpdate(sql)
            .bind("match", match)
            .bind("person", person)
            .bind("hex", hex)
            .bind("text", text)
            .execute());
  }
}
