package fieldmarshal.games.clash;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;

/**
 * The Combat Resolution Chart: for each column of odds what attackers and defenders add to their
 * dice, and how many attackers roll.
 */
public final class CombatChart {
  /** The columns from the worst odds to the best. */
  static final List<String> COLUMNS =
      List.of("1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1");

  static final int WORST = 0;
  static final int EVEN = 2;
  static final int BEST = COLUMNS.size() - 1;

  /** A limit that every attacking unit is within. */
  static final int ALL = Integer.MAX_VALUE;

  /** What attackers add at the best odds where they roll all the same: against works. */
  private static final int AGAINST_WORKS = -3;

  private static final String NOBODY = "N";

  private record Column(int attacker, boolean attackerRolls, int defender, boolean defenderRolls) {}

  private final List<Column> columns = new ArrayList<>();
  private final int[] limits = new int[COLUMNS.size()];
  private final String[] cases = new String[COLUMNS.size()];

  CombatChart(String resource) {
    for (Tsv.Row row : Tsv.resource(resource)) {
      int at = columns.size();
      if (at > BEST || !row.text("column").replace('-', ':').equals(COLUMNS.get(at))) {
        throw row.fault("column", "the columns are " + COLUMNS);
      }
      boolean attacker = !row.text("attacker").equals(NOBODY);
      boolean defender = !row.text("defender").equals(NOBODY);
      columns.add(
          new Column(
              attacker ? row.number("attacker") : AGAINST_WORKS,
              attacker,
              defender ? row.number("defender") : 0,
              defender));
      limits[at] = row.text("limit").equals("all") ? ALL : row.number("limit");
      cases[at] = row.text("case");
    }
    if (columns.size() != COLUMNS.size()) {
      throw new IllegalArgumentException(resource + " has " + columns.size() + " columns");
    }
  }

  /**
   * The column of a ratio, rounded in favour of the defender. Less than 1:3 is 1:3, more than 6:1
   * is 6:1.
   */
  @Case({"COG-12.71a", "COG-12.71b"})
  static int column(int attack, int defence) {
    if (attack >= defence) {
      return Math.min(EVEN - 1 + attack / Math.max(1, defence), BEST);
    }
    return Math.max(WORST, EVEN + 1 - (defence + attack - 1) / Math.max(1, attack));
  }

  /** The column after shifts to the left and then, with a marker, to the right. */
  @Case({"COG-12.71b", "COG-12.92c", "COG-X5"})
  static int shifted(int column, int left, int right) {
    return Math.min(BEST, Math.max(WORST, column - left) + right);
  }

  /** Whether defenders roll in a column. */
  @Case("COG-CRC-1-3")
  boolean defenderRolls(int column) {
    return columns.get(column).defenderRolls();
  }

  /** What each defender adds to its die. */
  @Case({
    "COG-CRC-1-2",
    "COG-CRC-1-1",
    "COG-CRC-2-1",
    "COG-CRC-3-1",
    "COG-CRC-4-1",
    "COG-CRC-5-1",
    "COG-CRC-6-1",
    "COG-X6"
  })
  int defenderModifier(int column) {
    return columns.get(column).defender();
  }

  /** What each attacker that rolls adds to its die. */
  @Case({
    "COG-CRC-1-3",
    "COG-CRC-1-2",
    "COG-CRC-1-1",
    "COG-CRC-2-1",
    "COG-CRC-3-1",
    "COG-CRC-4-1",
    "COG-CRC-5-1",
    "COG-CRC-FORT"
  })
  int attackerModifier(int column) {
    return columns.get(column).attacker();
  }

  /**
   * How many attackers roll at most.
   *
   * @param works whether the hex has a fort or a fortified zone that is intact
   */
  @Case({
    "COG-12.72a",
    "COG-CRC-2-1",
    "COG-CRC-3-1",
    "COG-CRC-4-1",
    "COG-CRC-5-1",
    "COG-CRC-6-1",
    "COG-CRC-FORT",
    "COG-X6"
  })
  int limit(int column, boolean works) {
    return works ? ALL : columns.get(column).attackerRolls() ? limits[column] : 0;
  }

  /** The case of a column. */
  String caseOf(int column) {
    return cases[column];
  }

  /** A limit as it is printed. */
  static String limitWords(int limit) {
    return limit == ALL ? "all" : limit == 0 ? "none" : String.valueOf(limit);
  }
}
