package fieldmarshal.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bots by name. */
public final class Bots {
  private Bots() {}

  public static List<String> names() {
    return List.of(Recruit.NAME);
  }

  /** A new bot whose play its seed fixes, or null where nobody has that name. */
  public static @Nullable Bot named(String name, long seed) {
    return name.equals(Recruit.NAME) ? new Recruit(seed) : null;
  }
}
