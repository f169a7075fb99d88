package fieldmarshal.server.people;

import org.jspecify.annotations.Nullable;

/**
 * Somebody who plays or looks on.
 *
 * @param mail the address that he has shown to be his; null for guests
 * @param admin whether he looks after this host
 */
public record Person(String id, String name, Kind kind, @Nullable String mail, boolean admin) {
  /** What is known of him. */
  public enum Kind {
    /** Sits at the machine that the server runs on. */
    LOCAL,
    /** Came by an invitation; known by nothing but his browser. */
    GUEST,
    /** Can come back from another browser. */
    ACCOUNT;

    String word() {
      return switch (this) {
        case LOCAL -> "local";
        case GUEST -> "guest";
        case ACCOUNT -> "account";
      };
    }

    static Kind of(String word) {
      return switch (word) {
        case "local" -> LOCAL;
        case "guest" -> GUEST;
        default -> ACCOUNT;
      };
    }
  }
}
