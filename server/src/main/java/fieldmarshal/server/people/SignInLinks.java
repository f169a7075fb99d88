package fieldmarshal.server.people;

import java.time.Clock;
import java.time.Duration;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * Links that sign somebody in. Each serves once, and not for long. One that went by mail shows that
 * whoever opens it reads that address.
 */
public final class SignInLinks {
  private static final Duration LENGTH = Duration.ofMinutes(20);

  /** So many letters in that time go to one address, whoever asks for them. */
  private static final int MOST = 5;

  /**
   * A link.
   *
   * @param mail the address that it was sent to; null where it was not sent
   * @param person who signs in, and to whom the address is to belong; null for the account of the
   *     address
   */
  public record Link(@Nullable String mail, @Nullable String person) {}

  private final Jdbi jdbi;
  private final Clock clock;

  public SignInLinks(Jdbi jdbi, Clock clock) {
    this.jdbi = jdbi;
    this.clock = clock;
  }

  /**
   * Makes one.
   *
   * @return the token, or null where the address has had enough letters for now
   */
  public @Nullable String make(@Nullable String mail, @Nullable String person) {
    String token = Tokens.fresh();
    String now = clock.instant().toString();
    return jdbi.inTransaction(handle -> {
      handle.createUpdate("DELETE FROM sign_in_link WHERE ends < :now").bind("now", now).execute();
      int out =
          handle
              .createQuery("SELECT count(*) FROM sign_in_link WHERE mail = :mail")
              .bind("mail", mail)
              .mapTo(Integer.class)
              .one();
      if (out >= MOST) {
        return null;
      }
      handle
          .createUpdate(
              "INSERT INTO sign_in_link (token, mail, person, made, ends) VALUES (:token, :mail,"
                  + " :person, :now, :ends)")
          .bind("token", Tokens.hash(token))
          .bind("mail", mail)
          .bind("person", person)
          .bind("now", now)
          .bind("ends", clock.instant().plus(LENGTH).toString())
          .execute();
      return token;
    });
  }

  /** Looks at one that still serves, and does not use it up; null where there is none. */
  public @Nullable Link look(String token) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "SELECT mail, person FROM sign_in_link WHERE token = :token AND used IS NULL AND"
                    + " ends > :now")
            .bind("token", Tokens.hash(token))
            .bind("now", clock.instant().toString())
            .map((row, context) -> new Link(row.getString("mail"), row.getString("person")))
            .findOne()
            .orElse(null));
  }

  /** Uses one up; null where there is none of that token that still serves. */
  public @Nullable Link use(String token) {
    String key = Tokens.hash(token);
    String now = clock.instant().toString();
    return jdbi.inTransaction(handle -> {
      int used =
          handle
              .createUpdate(
                  "UPDATE sign_in_link SET used = :now WHERE token = :token AND used IS NULL AND"
                      + " ends > :now")
              .bind("now", now)
              .bind("token", key)
              .execute();
      return used == 0
          ? null
          : handle
              .createQuery("SELECT mail, person FROM sign_in_link WHERE token = :token")
              .bind("token", key)
              .map((row, context) -> new Link(row.getString("mail"), row.getString("person")))
              .one();
    });
  }
}
