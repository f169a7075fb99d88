package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.List;

/**
 * Case 11.7: the Combat Results Table, nine columns by six rows. The figures are read from a file
 * that says which of them are reconstructed.
 */
public final class CombatTable {
  public static final List<String> COLUMNS =
      List.of("1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1");

  static final int ROWS = 6;
  static final int LAST = COLUMNS.size() - 1;

  /** The defender's number where all defending units are eliminated. */
  static final int ELIMINATED = -1;

  /** The column of even odds; a ratio of n to 1 stands n - 1 columns to the right of it. */
  private static final int EVEN = COLUMNS.indexOf("1:1");

  private final int[][] attacker = new int[ROWS][COLUMNS.size()];
  private final int[][] defender = new int[ROWS][COLUMNS.size()];

  public CombatTable(String resource) {
    this(resource, Tsv.resource(resource));
  }

  CombatTable(String file, List<Tsv.Row> lines) {
    boolean[] read = new boolean[ROWS];
    for (Tsv.Row line : lines) {
      int die = line.number("die");
      if (die < 1 || die > ROWS || read[die - 1]) {
        throw line.fault("die", "there is one row for each of 1 to 6, and this is another " + die);
      }
      read[die - 1] = true;
      for (int c = 0; c < COLUMNS.size(); c++) {
        String cell = line.text(COLUMNS.get(c));
        if (!cell.matches("\\d/(\\d|E)")) {
          throw line.fault(COLUMNS.get(c), "'" + cell + "' is no result such as 2/1 or 1/E");
        }
        attacker[die - 1][c] = cell.charAt(0) - '0';
        defender[die - 1][c] = cell.endsWith("E") ? ELIMINATED : cell.charAt(2) - '0';
      }
    }
    if (lines.size() != ROWS) {
      throw new IllegalArgumentException(file + ": " + lines.size() + " rows, not " + ROWS);
    }
  }

  /** The column of a ratio, rounded down for the defender; the last where nobody can resist. */
  @Case({"IF-11.7.6", "IF-11.7.12"})
  static int column(int attack, int defence) {
    if (defence == 0) {
      return LAST;
    }
    return attack >= defence
        ? Math.min(LAST, EVEN - 1 + attack / defence)
        : 2 * attack >= defence ? EVEN - 1 : 0;
  }

  /** The column after all shifts, which are summed first; it stays on the table. */
  @Case("IF-11.7.9")
  static int shifted(int column, int shift) {
    return Math.max(0, Math.min(LAST, column + shift));
  }

  /** The row of a modified die. */
  @Case("IF-11.7.9")
  static int row(int die) {
    return Math.max(1, Math.min(ROWS, die));
  }

  /** The steps that the attackers lose. */
  @Case("IF-11.7.1")
  int attacker(int column, int die) {
    return attacker[row(die) - 1][column];
  }

  /** The steps that the defenders lose, or {@link #ELIMINATED}. */
  @Case({"IF-11.7.1", "IF-11.7.2"})
  int defender(int column, int die) {
    return defender[row(die) - 1][column];
  }

  /** A result as it is written: "3/1", "1/E". */
  @Case("IF-11.7.1")
  public String result(int column, int die) {
    return written(attacker(column, die), defender(column, die));
  }

  static String written(int attacker, int defender) {
    return attacker + "/" + (defender == ELIMINATED ? "E" : "" + defender);
  }

  /** What a result as it is written means in words. */
  @Case({"IF-11.7.1", "IF-11.7.2"})
  static Meaning meaning(String result) {
    int slash = result.indexOf('/');
    int own = Integer.parseInt(result.substring(0, slash));
    boolean all = result.endsWith("E");
    int enemy = all ? 4 : Integer.parseInt(result.substring(slash + 1));
    return new Meaning(
        losing(own),
        all ? "is eliminated" : losing(enemy),
        Math.max(-1, Math.min(1, (enemy - own) / 4.0)));
  }

  private static String losing(int steps) {
    return steps == 0 ? "" : "loses " + steps + (steps == 1 ? " step" : " steps");
  }
}
