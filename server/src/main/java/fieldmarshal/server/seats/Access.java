package fieldmarshal.server.seats;

import org.jspecify.annotations.Nullable;

/** Who may come to a match. */
public enum Access {
  /** Nobody but those who sit there. */
  PRIVATE,
  /** Whoever has a link. */
  INVITED,
  /** Everybody on this host: it is listed, and a free seat can be taken. */
  OPEN;

  /** The word for it. */
  public String word() {
    return switch (this) {
      case PRIVATE -> "private";
      case INVITED -> "invited";
      case OPEN -> "open";
    };
  }

  /** What a stored word means. */
  public static Access of(String word) {
    Access access = named(word);
    return access == null ? PRIVATE : access;
  }

  /** What a word means, or null where it means nothing. */
  public static @Nullable Access named(String word) {
    for (Access access : values()) {
      if (access.word().equals(word)) {
        return access;
      }
    }
    return null;
  }
}
