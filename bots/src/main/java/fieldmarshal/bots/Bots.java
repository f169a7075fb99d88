package fieldmarshal.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bots by name. */
public final class Bots {
  private Bots() {}

  public static List<String> names() {
    return List.of(Recruit.NAME, Staff.NAME);
  }

  /** What kind of player a bot is, in a sentence; empty where nobody has that name. */
  public static String about(String name) {
    return name.equals(Recruit.NAME)
        ? "Knows the rules and nothing else; good for learning how to win."
        : "";
  }

  /** A new bot whose play its seed fixes, or null where nobody has that name. */
  public static @Nullable Bot named(String name, long seed) {
    return switch (name) {
      case Recruit.NAME -> new Recruit(seed);
      case Staff.NAME -> new Staff(seed);
      default -> null;
    };
  }
}
