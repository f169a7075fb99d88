package fieldmarshal.bots;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The bots by name. A name may carry settings: {@code staff:noise=0.3} errs, {@code
 * staff:forgets=0.3} leaves three units of ten where they stand, {@code staff:book} follows the
 * game's playbook as the marshal does but searches nothing, {@code marshal:500ms} thinks for half a
 * second a player-turn, {@code marshal:nodes=400} tries 400 player-turns however long that takes,
 * and so plays the same with the same seed.
 */
public final class Bots {
  /** Beyond this an erring staff chooses by chance among what it thinks of. */
  private static final double MOST_NOISE = 10;

  private Bots() {}

  public static List<String> names() {
    List<String> names = new ArrayList<>(List.of(Recruit.NAME));
    Levels.all().forEach(level -> names.add(level.bot()));
    return names;
  }

  /** What kind of player a bot is, in a sentence; empty where nobody has that name. */
  public static String about(String name) {
    String base = base(name);
    if (base.equals(Recruit.NAME)) {
      return "Knows only the rules.";
    }
    return Levels.all().stream()
        .filter(level -> level.bot().equals(base))
        .map(Levels.Level::about)
        .findFirst()
        .orElse("");
  }

  /** Whether a bot searches, and so plays better in a virtual machine that knows the game. */
  public static boolean searches(String name) {
    return base(name).equals(Marshal.NAME);
  }

  private static String base(String name) {
    int colon = name.indexOf(':');
    return colon < 0 ? name : name.substring(0, colon);
  }

  /** A new bot whose play its seed fixes, or null where nobody has that name. */
  public static @Nullable Bot named(String name, long seed) {
    Settings settings = Settings.of(name);
    if (settings == null) {
      return null;
    }
    return switch (base(name)) {
      case Recruit.NAME -> name.equals(Recruit.NAME) ? new Recruit(seed) : null;
      case Staff.NAME ->
          settings.millis() > 0 || settings.nodes() > 0
              ? null
              : settings.book()
                  ? ChangingStaff.byTheBook(name, settings.noise(), seed)
                  : settings.forgets() > 0
                      ? ChangingStaff.erring(
                          name, new Levels.Faults(settings.noise(), settings.forgets()), seed)
                      : new Staff(name, Style.PLAIN.withNoise(settings.noise()), seed);
      case Marshal.NAME ->
          settings.book() || settings.forgets() > 0 ? null : marshal(name, settings, seed);
      default -> Levels.errs(name) ? ChangingStaff.erring(name, seed) : null;
    };
  }

  private static Marshal marshal(String name, Settings settings, long seed) {
    long usual = settings.millis() > 0 ? settings.millis() : Marshal.USUAL_MILLIS;
    long millis = settings.nodes() > 0 ? 0 : usual;
    return new Marshal(name, millis, settings.nodes(), settings.noise(), seed);
  }

  /**
   * What stands after the colon: {@code noise=0.3}, {@code forgets=0.3}, {@code 500ms}, {@code
   * nodes=400}, {@code book}.
   */
  private record Settings(double noise, double forgets, long millis, long nodes, boolean book) {
    static @Nullable Settings of(String name) {
      int colon = name.indexOf(':');
      double noise = 0;
      double forgets = 0;
      long millis = 0;
      long nodes = 0;
      int budgets = 0;
      boolean book = false;
      if (colon < 0) {
        return new Settings(noise, forgets, millis, nodes, book);
      }
      try {
        for (String part : name.substring(colon + 1).split(":", -1)) {
          if (part.equals("book")) {
            book = true;
          } else if (part.startsWith("noise=")) {
            noise = Double.parseDouble(part.substring("noise=".length()));
          } else if (part.startsWith("forgets=")) {
            forgets = Double.parseDouble(part.substring("forgets=".length()));
          } else if (part.startsWith("nodes=")) {
            nodes = Long.parseLong(part.substring("nodes=".length()));
            budgets++;
          } else if (part.endsWith("ms")) {
            millis = Long.parseLong(part.substring(0, part.length() - 2));
            budgets++;
          } else if (part.endsWith("s")) {
            millis = Math.round(1000 * Double.parseDouble(part.substring(0, part.length() - 1)));
            budgets++;
          } else {
            return null;
          }
        }
      } catch (NumberFormatException e) {
        return null;
      }
      // One budget at most, and one that is something.
      boolean budgeted = budgets == 0 || budgets == 1 && (millis > 0 || nodes > 0);
      boolean sensible =
          noise >= 0
              && noise <= MOST_NOISE
              && forgets >= 0
              && forgets <= 1
              && !(book && forgets > 0)
              && millis <= 600_000;
      return budgeted && sensible ? new Settings(noise, forgets, millis, nodes, book) : null;
    }
  }
}
