package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.List;

/** The two Combat Results Tables: 11 ratio columns by 10 die rows, one for each attacker. */
public final class CombatTable {
  public static final List<String> COLUMNS =
      List.of("1:4", "1:3", "1:2", "1:1.5", "1:1", "1.5:1", "2:1", "3:1", "4:1", "5:1", "6:1");

  /** The column from which an attack counts for the first turn. */
  static final int TWO_TO_ONE = COLUMNS.indexOf("2:1");

  static final int ROWS = 10;

  /** The least ratio of each column: attacker and defender. */
  private static final int[][] LEAST = {
    {1, 4}, {1, 3}, {1, 2}, {2, 3}, {1, 1}, {3, 2}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}
  };

  private final String[][][] cells = new String[2][ROWS][COLUMNS.size()];

  CombatTable(String resource) {
    int read = 0;
    for (Tsv.Row row : Tsv.resource(resource)) {
      int side = row.oneOf("table", "russian", "german").equals("german") ? 1 : 0;
      int die = row.number("die");
      if (die < 0 || die >= ROWS) {
        throw row.fault("die", "there is no row " + die);
      }
      for (int c = 0; c < COLUMNS.size(); c++) {
        cells[side][die][c] =
            row.oneOf(COLUMNS.get(c), "AE", "A1", "A2", "A3", "EX", "D1", "D2", "D3", "DE");
      }
      read++;
    }
    if (read != 2 * ROWS) {
      throw new IllegalArgumentException(resource + ": " + read + " rows, not " + 2 * ROWS);
    }
  }

  /** The best column that the ratio reaches; exact fractions decide. */
  @Case({"TWU-6.0d", "TWU-6.0e"})
  static int column(int attack, int defence) {
    int column = 0;
    for (int c = 1; c < LEAST.length; c++) {
      if (attack * LEAST[c][1] >= defence * LEAST[c][0]) {
        column = c;
      }
    }
    return column;
  }

  /** The row of a modified die: less than 0 reads 0, more than 9 reads 9. */
  @Case("TWU-6.0g")
  static int row(int die) {
    return Math.max(0, Math.min(ROWS - 1, die));
  }

  /** What a result as it is written means in words. */
  @Case({"TWU-6.4a", "TWU-6.4b", "TWU-6.4c", "TWU-6.4e", "TWU-6.4f"})
  static Meaning meaning(String result) {
    return switch (result) {
      case "AE" -> new Meaning("is eliminated", "", -1);
      case "DE" -> new Meaning("", "is eliminated", 1);
      case "EX" ->
          new Meaning("loses units of at least half the defender's strength", "is eliminated", 0);
      default -> {
        int hexes = result.charAt(1) - '0';
        String words = "retreats " + hexes + (hexes == 1 ? " hex" : " hexes");
        yield result.charAt(0) == 'A'
            ? new Meaning(words, "", -hexes / 5.0)
            : new Meaning("", words, hexes / 5.0);
      }
    };
  }

  /** The result of a modified die for an attacker of that side. */
  @Case({
    "TWU-6.0f",
    "TWU-CRT-G",
    "TWU-CRT-R",
    "TWU-GOLD-1",
    "TWU-GOLD-2",
    "TWU-GOLD-3",
    "TWU-GOLD-4",
    "TWU-GOLD-5",
    "TWU-GOLD-6",
    "TWU-GOLD-7",
    "TWU-GOLD-8",
    "TWU-GOLD-9",
    "TWU-GOLD-10",
    "TWU-GOLD-11",
    "TWU-GOLD-12"
  })
  public String result(int attacker, int column, int die) {
    return cells[attacker][row(die)][column];
  }
}
