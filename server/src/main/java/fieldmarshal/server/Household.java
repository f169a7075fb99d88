package fieldmarshal.server;

import fieldmarshal.server.people.Passkeys;
import fieldmarshal.server.people.People;
import fieldmarshal.server.people.Person;
import fieldmarshal.server.people.Sessions;
import fieldmarshal.server.people.SignInLinks;
import fieldmarshal.server.seats.Invitations;
import fieldmarshal.server.seats.SeatBook;
import fieldmarshal.server.seats.WatchBook;
import java.time.Clock;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** All that the server keeps of people, put together. */
final class Household {
  private final @Nullable Hosting hosting;
  private final People people;
  private final Sessions sessions;
  private final SeatBook seats;
  private final WatchBook watching;
  private final Invitations invitations;
  private final SignInLinks links;
  private final Gate gate;
  private final @Nullable Passkeys passkeys;

  /**
   * The people of a server.
   *
   * @param hosting how it is reached; null on the owner's own machine
   */
  Household(Jdbi jdbi, @Nullable Hosting hosting, Clock clock) {
    this.hosting = hosting;
    people = new People(jdbi);
    sessions = new Sessions(jdbi, clock);
    seats = new SeatBook(jdbi);
    watching = new WatchBook(jdbi);
    invitations = new Invitations(jdbi, clock);
    links = new SignInLinks(jdbi, clock);
    passkeys = hosting == null ? null : new Passkeys(jdbi, clock, hosting.host(), hosting.base());
    gate = new Gate(people, sessions, hosting == null, hosting != null && hosting.secure());
  }

  @Nullable Hosting hosting() {
    return hosting;
  }

  boolean local() {
    return hosting == null;
  }

  People people() {
    return people;
  }

  Sessions sessions() {
    return sessions;
  }

  SeatBook seats() {
    return seats;
  }

  WatchBook watching() {
    return watching;
  }

  Invitations invitations() {
    return invitations;
  }

  SignInLinks links() {
    return links;
  }

  /** Null where nobody signs in: on the owner's own machine. */
  @Nullable Passkeys passkeys() {
    return passkeys;
  }

  Gate gate() {
    return gate;
  }

  /**
   * The account of somebody who has shown that an address is his; one is made where there is none.
   */
  Person byMail(String mail) {
    boolean admin = hosting != null && mail.equals(hosting.admin());
    Person known = people.byMail(mail);
    if (known == null) {
      int end = Math.min(People.LONGEST_NAME, mail.indexOf('@'));
      return people.account(mail.substring(0, end), mail, admin);
    }
    if (admin && !known.admin()) {
      people.makeAdmin(known.id());
    }
    return known;
  }

  /**
   * A link by which the administrator comes in, where none was named by his address; else null. It
   * is printed where the host is started, which only he sees.
   */
  @Nullable String adminLink() {
    if (hosting == null || hosting.admin() != null) {
      return null;
    }
    String token = links.make(null, people.firstAdmin().id());
    return hosting.base() + "/sign-in#" + token;
  }
}
