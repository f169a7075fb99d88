package fieldmarshal.bots;

import fieldmarshal.engine.data.Tsv;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The opponents that the lobby offers, from the weakest to the strongest. The three lower ones are
 * staffs that err. How much they err differs from game to game, and in some from side to side, so
 * that a level is about as far below the next one in each of them; the amounts were found by
 * ladders.
 */
public final class Levels {
  private static final String TABLE = "fieldmarshal/bots/levels.tsv";

  /** The line for a game or a side that has none of its own. */
  private static final String ANY = "*";

  /**
   * One of them.
   *
   * @param bot its name
   * @param title what players call it
   * @param about what kind of player it is, in a sentence
   * @param brief the same in a few words, for a button
   * @param novice whether it is a fair opponent for somebody's first match
   */
  public record Level(String bot, String title, String about, String brief, boolean novice) {}

  private static final List<Level> ALL =
      List.of(
          new Level(
              "cadet",
              "Cadet",
              "Attacks, but does little else. A good opponent to learn against.",
              "only attacks",
              false),
          new Level(
              "sergeant",
              "Sergeant",
              "Makes many mistakes. A good opponent for a first match.",
              "many mistakes",
              true),
          new Level(
              "captain", "Captain", "Plans well, but makes some mistakes.", "some mistakes", false),
          new Level(
              Staff.NAME,
              "Staff",
              "Plans a whole turn, concentrates for good odds and stays in supply. Plays quickly.",
              "plans a turn",
              false),
          new Level(
              Marshal.NAME,
              "Marshal",
              "Compares many plans and the enemy's answers before it moves. Takes some time to think.",
              "compares plans",
              false));

  /** Whose errors a line of the table tells. */
  private record Seat(String game, String side) {}

  /** By seat and level how much it errs. */
  private static final Map<Seat, Map<String, Double>> NOISE = read();

  private Levels() {}

  public static List<Level> all() {
    return ALL;
  }

  /** Whether a bot of this name errs as the table says. */
  static boolean errs(String bot) {
    return NOISE.getOrDefault(new Seat(ANY, ANY), Map.of()).containsKey(bot);
  }

  /** How much a bot of this name errs on a side of a game. */
  static double noise(String bot, String game, String side) {
    for (Seat seat : List.of(new Seat(game, side), new Seat(game, ANY), new Seat(ANY, ANY))) {
      Map<String, Double> amounts = NOISE.get(seat);
      if (amounts != null) {
        return amounts.getOrDefault(bot, 0.0);
      }
    }
    return 0;
  }

  private static Map<Seat, Map<String, Double>> read() {
    Map<Seat, Map<String, Double>> noise = new HashMap<>();
    for (Tsv.Row row : Tsv.resource(TABLE)) {
      Map<String, Double> amounts = new HashMap<>();
      for (Level level : ALL) {
        if (row.has(level.bot())) {
          amounts.put(level.bot(), row.real(level.bot()));
        }
      }
      noise.put(new Seat(row.text("game"), row.text("side")), amounts);
    }
    return noise;
  }
}
