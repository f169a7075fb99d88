package fieldmarshal.server.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** All people that this server knows. */
public final class People {
  /** The id of whoever sits at the machine that the server runs on. */
  public static final String LOCAL = "local";

  public static final int LONGEST_NAME = 40;
  private static final int LONGEST_MAIL = 254;
  private static final Pattern MAIL =
      Pattern.compile("[^\\s@<>\"(),:;\\\\]+@[^\\s@<>\"(),:;\\\\]+");

  private final Jdbi jdbi;

  public People(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** Whether a name can be shown to others: one line, not empty, not too long. */
  public static boolean fits(String name) {
    return !name.isBlank()
        && name.strip().length() <= LONGEST_NAME
        && name.codePoints().noneMatch(Character::isISOControl);
  }

  /** An address as it is compared, or null where it is none. */
  public static @Nullable String address(String mail) {
    String plain = mail.strip().toLowerCase(Locale.ROOT);
    return plain.length() <= LONGEST_MAIL && MAIL.matcher(plain).matches() ? plain : null;
  }

  /** Whoever sits at this machine. */
  public Person local() {
    Person known = find(LOCAL);
    return known != null ? known : add(new Person(LOCAL, "Host", Person.Kind.LOCAL, null, true));
  }

  /** Somebody who came by an invitation. */
  public Person guest(String name) {
    return add(new Person(Tokens.id(), name.strip(), Person.Kind.GUEST, null, false));
  }

  /** An account that can sign in by a passkey alone. */
  public Person account(String name, @Nullable String mail, boolean admin) {
    return add(new Person(Tokens.id(), name.strip(), Person.Kind.ACCOUNT, mail, admin));
  }

  /**
   * Adds somebody. Where several requests add the same at once, the first is written and all of
   * them answer with that one: the first requests of a new server come together.
   */
  private Person add(Person person) {
    if (jdbi.withHandle(handle -> insert(handle, person)) > 0) {
      return person;
    }
    String mail = person.mail();
    Person known = mail == null ? find(person.id()) : byMail(mail);
    if (known == null) {
      throw new IllegalStateException("a person is neither added nor known");
    }
    return known;
  }

  private static int insert(Handle handle, Person person) {
    return handle
        .createUpdate(
            "INSERT INTO person (id, name, kind, mail, admin, created) VALUES (:id, :name, :kind,"
                + " :mail, :admin, :now) ON CONFLICT DO NOTHING")
        .bind("id", person.id())
        .bind("name", person.name())
        .bind("kind", person.kind().word())
        .bind("mail", person.mail())
        .bind("admin", person.admin() ? 1 : 0)
        .bind("now", Instant.now().toString())
        .execute();
  }

  public @Nullable Person find(String id) {
    return one("id", id);
  }

  /** The account of an address, or null. */
  public @Nullable Person byMail(String mail) {
    return one("mail", mail);
  }

  private @Nullable Person one(String column, String value) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("SELECT * FROM person WHERE " + column + " = :value")
            .bind("value", value)
            .map((row, context) -> person(row))
            .findOne()
            .orElse(null));
  }

  /** The names of some people, by their ids. */
  public Map<String, String> names(Collection<String> ids) {
    Map<String, String> names = new HashMap<>();
    for (String id : ids) {
      Person person = names.containsKey(id) ? null : find(id);
      if (person != null) {
        names.put(id, person.name());
      }
    }
    return names;
  }

  /** The account that looked after this host first; it is made where there is none. */
  public Person firstAdmin() {
    Person known =
        jdbi.withHandle(handle ->
            handle
                .createQuery(
                    "SELECT * FROM person WHERE admin = 1 AND kind = 'account' ORDER BY created"
                        + " LIMIT 1")
                .map((row, context) -> person(row))
                .findOne()
                .orElse(null));
    return known != null ? known : account("Administrator", null, true);
  }

  /** From now on he looks after this host. */
  public void makeAdmin(String id) {
    jdbi.useHandle(handle ->
        handle.createUpdate("UPDATE person SET admin = 1 WHERE id = :id").bind("id", id).execute());
  }

  public void rename(String id, String name) {
    set(id, "name", name.strip());
  }

  /** From now on he can come back from another browser. */
  public void makeAccount(String id) {
    jdbi.useHandle(handle ->
        handle
            .createUpdate("UPDATE person SET kind = 'account' WHERE id = :id AND kind = 'guest'")
            .bind("id", id)
            .execute());
  }

  /** The address is his from now on; nobody else may have it. */
  public void giveMail(String id, String mail) {
    set(id, "mail", mail);
    makeAccount(id);
  }

  private void set(String id, String column, String value) {
    jdbi.useHandle(handle ->
        handle
            .createUpdate("UPDATE person SET " + column + " = :value WHERE id = :id")
            .bind("id", id)
            .bind("value", value)
            .execute());
  }

  static Person person(ResultSet row) throws SQLException {
    return new Person(
        row.getString("id"),
        row.getString("name"),
        Person.Kind.of(row.getString("kind")),
        row.getString("mail"),
        row.getInt("admin") != 0);
  }
}
