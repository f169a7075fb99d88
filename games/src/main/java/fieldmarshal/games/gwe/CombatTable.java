package fieldmarshal.games.gwe;

import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;

/** Cases 8.8 and 8.9: the Combat Results Table and the table of options, from their data files. */
public final class CombatTable {
  public static final int COLUMNS = 8;

  /** The result that leaves no choice. */
  public static final int E = 4;

  /** A result for both forces: 0 for none, 1, 2, 3, or {@link #E}. */
  public record Result(int attacker, int defender) {
    @Override
    public String toString() {
      return word(attacker) + "/" + word(defender);
    }
  }

  public enum Loss {
    NONE,
    HALF,
    ALL
  }

  /** One of the ways in which a result can be met. */
  public record Option(
      int result, int number, Loss loss, int retreat, boolean barsAdvance, String caseId) {}

  private final int[][] attack = new int[5][COLUMNS];
  private final int[][] defence = new int[5][COLUMNS];
  private final String[][] ratios = new String[5][COLUMNS];
  private final Result[][] results = new Result[9][COLUMNS];
  private final Map<Integer, Map<Integer, Option>> options = new HashMap<>();
  private final Map<Integer, Option> attackerOptions = new HashMap<>();

  public CombatTable(String folder) {
    for (Tsv.Row row : Tsv.resource(folder + "/crt.tsv")) {
      String name = row.text("row");
      for (int c = 0; c < COLUMNS; c++) {
        String cell = row.text("c" + (c + 1));
        if (name.startsWith("odds-")) {
          ratio(name.substring(5), c, cell);
        } else {
          String[] halves = cell.split("/");
          results[Integer.parseInt(name)][c] = new Result(value(halves[0]), value(halves[1]));
        }
      }
    }
    for (Tsv.Row row : Tsv.resource(folder + "/options.tsv")) {
      int result = value(row.text("result"));
      Option option =
          new Option(
              result,
              row.number("option"),
              Loss.valueOf(row.text("loss").toUpperCase(java.util.Locale.ROOT)),
              row.number("retreat"),
              row.yes("bars_advance"),
              row.text("case"));
      if (row.text("force").equals("attacker")) {
        attackerOptions.put(result, option);
      } else {
        options.computeIfAbsent(result, key -> new HashMap<>()).put(option.number(), option);
      }
    }
  }

  private void ratio(String ratings, int column, String cell) {
    String[] halves = cell.split("-");
    for (char rating : ratings.toCharArray()) {
      attack[rating - '0'][column] = Integer.parseInt(halves[0]);
      defence[rating - '0'][column] = Integer.parseInt(halves[1]);
      ratios[rating - '0'][column] = cell.replace('-', ':');
    }
  }

  private static int value(String word) {
    return switch (word.strip()) {
      case "-" -> 0;
      case "E" -> E;
      default -> Integer.parseInt(word.strip());
    };
  }

  public static String word(int result) {
    return result == 0 ? "-" : result == E ? "E" : Integer.toString(result);
  }

  /**
   * The column (0 to 7) of an attack in the row of a rating: the odds rounded down for the
   * defender; above the last column the last one; -1 below the first, where no attack may be made.
   * No defence at all is the last column.
   */
  @Case({"GWE-8.4", "GWE-8.8-ROWS", "GWE-8.8-MIN", "GWE-8.8-MAX", "GWE-8.0-PROC"})
  public int column(int tcr, long attackStrength, long defenceStrength) {
    for (int c = COLUMNS - 1; c >= 0; c--) {
      if (attackStrength * defence[tcr][c] >= defenceStrength * attack[tcr][c]) {
        return attackStrength == 0 ? -1 : c;
      }
    }
    return -1;
  }

  /** The odds printed above a column. */
  @Case("GWE-8.8-ROWS")
  public String ratio(int tcr, int column) {
    return ratios[tcr][column];
  }

  /** The result of a die, with its modifiers, in a column. */
  @Case({
    "GWE-8.8-D1",
    "GWE-8.8-D2",
    "GWE-8.8-D3",
    "GWE-8.8-D4",
    "GWE-8.8-D5",
    "GWE-8.8-D6",
    "GWE-8.8-D7",
    "GWE-8.8-D8",
    "GWE-8.54"
  })
  public Result result(int modifiedDie, int column) {
    return results[Math.max(1, Math.min(8, modifiedDie))][column];
  }

  /** How a defender may meet a result. */
  @Case({"GWE-8.5", "GWE-8.9-D1", "GWE-8.9-D2", "GWE-8.9-D3", "GWE-8.9-DE"})
  public Map<Integer, Option> options(int result) {
    return options.getOrDefault(result, Map.of());
  }

  /** How an attacker meets a result. */
  @Case({"GWE-8.9-A1", "GWE-8.9-A2"})
  public Option attackerOption(int result) {
    Option option = attackerOptions.get(result);
    if (option == null) {
      throw new IllegalArgumentException("no attacker's option for " + result);
    }
    return option;
  }

  /** What a result as it is written means in words. */
  @Case("GWE-8.5")
  public Meaning meaning(String result) {
    String[] halves = result.split("/");
    int attacker = value(halves[0]);
    int defender = value(halves[1]);
    StringJoiner ways = new StringJoiner("; or ");
    for (int number = 1; number <= 3; number++) {
      Option option = options(defender).get(number);
      if (option != null) {
        ways.add(defender == E ? "is eliminated" : words(option));
      }
    }
    String attacking =
        attacker == 0 ? "" : attacker == E ? "loses all steps" : words(attackerOption(attacker));
    // A defender's figure weighs more: he gives up ground too.
    double worth = (1.5 * weight(defender) - weight(attacker)) / (1.5 * weight(E));
    return new Meaning(attacking, ways.toString(), Math.max(-1, worth));
  }

  private static int weight(int result) {
    return result == E ? 5 : result;
  }

  private static String words(Option option) {
    String loss =
        switch (option.loss()) {
          case NONE -> "";
          case HALF -> "loses half of the steps";
          case ALL -> "loses all steps";
        };
    int hexes = option.retreat();
    String retreat = hexes == 0 ? "" : "retreats " + hexes + (hexes == 1 ? " hex" : " hexes");
    return loss.isEmpty() ? retreat : retreat.isEmpty() ? loss : loss + " and " + retreat;
  }

  /** The steps that a loss takes out of the affected ones. */
  @Case({"GWE-8.9-X3", "GWE-8.9-A1", "GWE-8.9-A2"})
  public static int steps(Loss loss, int affected) {
    return switch (loss) {
      case NONE -> 0;
      case HALF -> (affected + 1) / 2;
      case ALL -> affected;
    };
  }
}
