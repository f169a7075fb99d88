package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import fieldmarshal.bots.Bots;
import java.util.List;

/**
 * The opponents that the lobby offers, from the weakest to the strongest: the bots by their names,
 * and between the two lowest a staff officer who errs.
 */
final class Levels {

  /**
   * @param bot its name, with settings
   * @param novice whether it is a fair opponent for somebody's first match
   */
  record Level(String bot, String title, String about, boolean novice) {}

  private static final List<Level> ALL =
      List.of(
          named("recruit"),
          new Level(
              "staff:noise=0.6",
              "Sergeant",
              "Plans like Staff, and makes many mistakes; fair for a first match.",
              true),
          new Level(
              "staff:noise=0.3", "Captain", "Plans like Staff, and makes some mistakes.", false),
          named("staff"),
          named("marshal"));

  private Levels() {}

  private static Level named(String name) {
    String title = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    return new Level(name, title, Bots.about(name), false);
  }

  /** What players call a bot. */
  static String title(String bot) {
    return ALL.stream()
        .filter(level -> level.bot().equals(bot))
        .map(Level::title)
        .findFirst()
        .orElse(bot);
  }

  static void write(ArrayNode bots) {
    for (Level level : ALL) {
      bots.addObject()
          .put("id", level.bot())
          .put("seat", Seats.bot(level.bot()))
          .put("title", level.title())
          .put("about", level.about())
          .put("novice", level.novice());
    }
  }
}
