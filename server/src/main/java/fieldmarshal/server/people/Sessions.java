package fieldmarshal.server.people;

import java.time.Clock;
import java.time.Duration;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * The browsers that have shown who uses them. A browser keeps a token, the table its hash: a
 * session that was ended is nobody's, whatever copies of the token there are.
 */
public final class Sessions {
  private static final Duration LENGTH = Duration.ofDays(90);

  /**
   * A browser of somebody.
   *
   * @param key names the session here; it cannot be used to come in
   */
  public record Session(String key, Person person) {}

  private final Jdbi jdbi;
  private final Clock clock;

  public Sessions(Jdbi jdbi, Clock clock) {
    this.jdbi = jdbi;
    this.clock = clock;
  }

  /** How long a browser keeps its token, in seconds. */
  public static int seconds() {
    return (int) LENGTH.toSeconds();
  }

  /** Begins one; the token goes to the browser and nowhere else. */
  public String begin(Person person) {
    String token = Tokens.fresh();
    jdbi.useHandle(handle -> {
      handle
          .createUpdate("DELETE FROM session WHERE ends < :now")
          .bind("now", clock.instant().toString())
          .execute();
      handle
          .createUpdate(
              "INSERT INTO session (token, person, began, ends) VALUES (:token, :person, :now,"
                  + " :ends)")
          .bind("token", Tokens.hash(token))
          .bind("person", person.id())
          .bind("now", clock.instant().toString())
          .bind("ends", clock.instant().plus(LENGTH).toString())
          .execute();
    });
    return token;
  }

  /** Whose token that is, or null where it is nobody's, or not any more. */
  public @Nullable Session find(String token) {
    String key = Tokens.hash(token);
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "SELECT person.* FROM session JOIN person ON person.id = session.person WHERE"
                    + " session.token = :token AND session.ends > :now")
            .bind("token", key)
            .bind("now", clock.instant().toString())
            .map((row, context) -> new Session(key, People.person(row)))
            .findOne()
            .orElse(null));
  }

  /** Whether a session of that key goes on. */
  public boolean lives(String key) {
    return jdbi.withHandle(handle ->
        handle
                .createQuery("SELECT count(*) FROM session WHERE token = :key")
                .bind("key", key)
                .mapTo(Integer.class)
                .one()
            > 0);
  }

  /** Ends one. */
  public void end(String key) {
    jdbi.useHandle(handle ->
        handle.createUpdate("DELETE FROM session WHERE token = :key").bind("key", key).execute());
  }

  /** Ends all of somebody, in every browser. */
  public void endAll(String person) {
    jdbi.useHandle(handle ->
        handle
            .createUpdate("DELETE FROM session WHERE person = :person")
            .bind("person", person)
            .execute());
  }
}
