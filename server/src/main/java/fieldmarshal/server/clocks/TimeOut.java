package fieldmarshal.server.clocks;

import org.jspecify.annotations.Nullable;

/** What the opponent may do when a player's time is out. Nothing happens by itself. */
public enum TimeOut {
  /** He may claim the game. */
  CLAIM,
  /** He may have the clerk answer in the place of the player. */
  CLERK,
  /** He may warn the player, and claim the game when a further time has passed. */
  WARN;

  /** The word for it. */
  public String word() {
    return switch (this) {
      case CLAIM -> "claim";
      case CLERK -> "clerk";
      case WARN -> "warn";
    };
  }

  /** What a word means, or null where it means nothing. */
  public static @Nullable TimeOut named(String word) {
    for (TimeOut each : values()) {
      if (each.word().equals(word)) {
        return each;
      }
    }
    return null;
  }
}
