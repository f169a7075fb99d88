package fieldmarshal.server;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Where a user's matches are kept if he does not say. */
final class DataFolder {
  private DataFolder() {}

  static Path usual() {
    return of(
        System.getProperty("os.name", ""),
        Path.of(System.getProperty("user.home", ".")),
        System.getenv("LOCALAPPDATA"),
        System.getenv("XDG_DATA_HOME"));
  }

  /** Where a host keeps its people and matches: apart from the owner's own. */
  static Path host() {
    return usual().resolve("host");
  }

  /** The folder as each system has it. */
  static Path of(String system, Path home, @Nullable String local, @Nullable String xdg) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("win")) {
      Path base =
          local != null && !local.isBlank()
              ? Path.of(local)
              : home.resolve("AppData").resolve("Local");
      return base.resolve("Field Marshal");
    }
    if (name.contains("mac")) {
      return home.resolve("Library").resolve("Application Support").resolve("Field Marshal");
    }
    Path base =
        xdg != null && !xdg.isBlank() ? Path.of(xdg) : home.resolve(".local").resolve("share");
    return base.resolve("fieldmarshal");
  }
}
