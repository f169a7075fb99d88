package fieldmarshal.server.notices;

import fieldmarshal.server.people.Tokens;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Where a person wants his notices.
 *
 * @param mail whether by mail
 * @param digest the hour (UTC) of one letter a day in the place of single ones; null for single
 *     ones
 * @param push whether to the browsers that he has named
 * @param webhook the address of a chat system; null for none
 */
public record Wish(boolean mail, @Nullable Integer digest, boolean push, @Nullable String webhook) {
  private static final int MOST_BROWSERS = 10;

  /** Who has said nothing gets letters. */
  static final Wish USUAL = new Wish(true, null, true, null);

  /** A browser that shows notices, with what is needed to seal them for it. */
  public record Browser(String id, String endpoint, String key, String auth) {}

  public static Wish of(Handle handle, String person) {
    return handle
        .createQuery("SELECT * FROM notice_wish WHERE person = :person")
        .bind("person", person)
        .map((row, context) -> {
          int hour = row.getInt("digest");
          boolean single = row.wasNull();
          return new Wish(
              row.getInt("mail") != 0,
              single ? null : hour,
              row.getInt("push") != 0,
              row.getString("webhook"));
        })
        .findOne()
        .orElse(USUAL);
  }

  public void keep(Handle handle, String person) {
    handle
        .createUpdate(
            "INSERT INTO notice_wish (person, mail, digest, push, webhook) VALUES (:person, :mail,"
                + " :digest, :push, :webhook) ON CONFLICT (person) DO UPDATE SET mail = :mail,"
                + " digest = :digest, push = :push, webhook = :webhook")
        .bind("person", person)
        .bind("mail", mail ? 1 : 0)
        .bind("digest", digest)
        .bind("push", push ? 1 : 0)
        .bind("webhook", webhook)
        .execute();
  }

  /** The browsers of a person. */
  public static List<Browser> browsers(Handle handle, String person) {
    return handle
        .createQuery("SELECT * FROM push_browser WHERE person = :person ORDER BY made, id")
        .bind("person", person)
        .map((row, context) ->
            new Browser(
                row.getString("id"),
                row.getString("endpoint"),
                row.getString("key"),
                row.getString("auth")))
        .list();
  }

  /** A browser shows notices from now on; the oldest gives way where there are many. */
  public static void add(
      Handle handle, String person, String endpoint, String key, String auth, Instant now) {
    handle
        .createUpdate("DELETE FROM push_browser WHERE endpoint = :endpoint")
        .bind("endpoint", endpoint)
        .execute();
    List<Browser> known = browsers(handle, person);
    for (int i = 0; i <= known.size() - MOST_BROWSERS; i++) {
      forget(handle, known.get(i).id());
    }
    handle
        .createUpdate(
            "INSERT INTO push_browser (id, person, endpoint, key, auth, made) VALUES (:id, :person,"
                + " :endpoint, :key, :auth, :now)")
        .bind("id", Tokens.id())
        .bind("person", person)
        .bind("endpoint", endpoint)
        .bind("key", key)
        .bind("auth", auth)
        .bind("now", now.toString())
        .execute();
  }

  /** A browser shows none any more. */
  public static void remove(Handle handle, String person, String endpoint) {
    handle
        .createUpdate("DELETE FROM push_browser WHERE person = :person AND endpoint = :endpoint")
        .bind("person", person)
        .bind("endpoint", endpoint)
        .execute();
  }

  static void forget(Handle handle, String browser) {
    handle.createUpdate("DELETE FROM push_browser WHERE id = :id").bind("id", browser).execute();
  }
}
