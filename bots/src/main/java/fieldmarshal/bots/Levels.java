package fieldmarshal.bots;

import fieldmarshal.engine.data.Tsv;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The opponents that the lobby offers, from the weakest to the strongest. The three lower ones are
 * staffs that err and forget units. How much they do differs from game to game, and in some from
 * side to side, so that a level is about as far below the next one in each of them; the amounts
 * were found by ladders.
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

  /**
   * How a level plays worse than a staff.
   *
   * @param noise how much it errs when it weighs things
   * @param forgets the share of its units that it leaves where they stand in a part of a turn
   */
  record Faults(double noise, double forgets) {
    static final Faults NONE = new Faults(0, 0);
  }

  /** Whose faults a line of the table tells. */
  private record Seat(String game, String side, String bot) {}

  private static final Map<Seat, Faults> FAULTS = read();

  private Levels() {}

  public static List<Level> all() {
    return ALL;
  }

  /** Whether a bot of this name plays as the table says. */
  static boolean errs(String bot) {
    return FAULTS.containsKey(new Seat(ANY, ANY, bot));
  }

  /** How a bot of this name plays a side of a game. */
  static Faults faults(String bot, String game, String side) {
    for (Seat seat :
        List.of(new Seat(game, side, bot), new Seat(game, ANY, bot), new Seat(ANY, ANY, bot))) {
      Faults faults = FAULTS.get(seat);
      if (faults != null) {
        return faults;
      }
    }
    return Faults.NONE;
  }

  private static Map<Seat, Faults> read() {
    Map<Seat, Faults> faults = new HashMap<>();
    for (Tsv.Row row : Tsv.resource(TABLE)) {
      faults.put(
          new Seat(row.text("game"), row.text("side"), row.text("level")),
          new Faults(row.real("noise"), row.real("forgets")));
    }
    return faults;
  }
}
