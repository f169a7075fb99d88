package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What matches and their files are called. */
final class Titles {
  /** What earlier branches and rematches have added to a name. */
  private static final Pattern ADDED = Pattern.compile(" \\((branch from turn \\d+|rematch)\\)$");

  private static final Pattern NOT_PLAIN = Pattern.compile("[^a-z0-9]+");
  private static final int LONGEST = 60;
  static final int LONGEST_NAME = 120;

  private Titles() {}

  static String branch(String name, int turn) {
    return plain(name) + " (branch from turn " + turn + ")";
  }

  static String rematch(String name) {
    return plain(name) + " (rematch)";
  }

  private static String plain(String name) {
    return ADDED.matcher(name).replaceFirst("");
  }

  /** The name that a saved match has in its file; null where it has none, or one that is none. */
  static @Nullable String saved(ObjectNode file) {
    String name = file.path("name").asText("");
    return name.isBlank() || !fits(name) ? null : name;
  }

  /** Whether something may be the name of a match: one line, and not a long one. */
  static boolean fits(String name) {
    return name.length() <= LONGEST_NAME && name.chars().noneMatch(Character::isISOControl);
  }

  /** The name of a file that a reader knows again: game, match and turn. */
  static String file(Game game, String name, Decision decision) {
    String at =
        switch (decision) {
          case Decision.Choose choose -> "turn-" + choose.turn();
          case Decision.Chance chance -> "turn-" + chance.turn();
          case Decision.Over over -> "finished";
        };
    String title = game.title();
    String first = slug(title.substring(title.indexOf(':') + 1));
    String second = slug(name);
    String both = second.isEmpty() || first.contains(second) ? first : first + "-" + second;
    return both + "-" + at + ".json";
  }

  private static String slug(String text) {
    String ascii = Normalizer.normalize(text, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
    String slug =
        NOT_PLAIN.matcher(ascii.replaceAll("\\p{M}", "")).replaceAll("-").replaceAll("^-|-$", "");
    return slug.length() > LONGEST ? slug.substring(0, LONGEST) : slug;
  }
}
