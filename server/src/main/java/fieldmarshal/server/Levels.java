package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import fieldmarshal.bots.Levels.Level;
import java.util.Map;

/** The opponents that the lobby offers, as the page is told of them. */
final class Levels {
  /** What bots were called that matches of earlier days may still have. */
  private static final Map<String, String> EARLIER =
      Map.of("recruit", "Recruit", "staff:noise=0.6", "Sergeant", "staff:noise=0.3", "Captain");

  private Levels() {}

  /** What players call a bot. */
  static String title(String bot) {
    return fieldmarshal.bots.Levels.all().stream()
        .filter(level -> level.bot().equals(bot))
        .map(Level::title)
        .findFirst()
        .orElseGet(() -> EARLIER.getOrDefault(bot, bot));
  }

  static void write(ArrayNode bots) {
    for (Level level : fieldmarshal.bots.Levels.all()) {
      bots.addObject()
          .put("id", level.bot())
          .put("seat", Seats.bot(level.bot()))
          .put("title", level.title())
          .put("about", level.about())
          .put("brief", level.brief())
          .put("novice", level.novice());
    }
  }
}
