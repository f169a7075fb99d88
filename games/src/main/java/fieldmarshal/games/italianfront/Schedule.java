package fieldmarshal.games.italianfront;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The charts of chapter 13: replacement points and withdrawals, turn by turn. */
final class Schedule {
  static final int TURNS = 13;

  /** What sort of unit a withdrawal asks for. */
  enum Sort {
    /** A unit that is named. */
    UNIT,
    /** Any division but cavalry. */
    DIVISION,
    CAVALRY,
    ARTILLERY
  }

  /**
   * A line of the withdrawal chart.
   *
   * @param unit the id of the unit that goes, where one is named; else empty
   */
  record Demand(int turn, Nation nation, Sort sort, int count, String unit, String caseId) {}

  private final Map<Nation, int[]> points = new EnumMap<>(Nation.class);
  private final List<Demand> demands = new ArrayList<>();

  @Case({
    "IF-13.2.10",
    "IF-13.2.11",
    "IF-13.2.12",
    "IF-13.2.13",
    "IF-13.2.14",
    "IF-13.3.5",
    "IF-13.3.6",
    "IF-13.3.7",
    "IF-13.3.8"
  })
  Schedule(List<Tsv.Row> replacements, List<Tsv.Row> withdrawals) {
    for (Tsv.Row row : replacements) {
      int[] turns = new int[TURNS + 1];
      for (int turn = 1; turn <= TURNS; turn++) {
        turns[turn] = row.number("turn_" + turn);
        if (turns[turn] < 0) {
          throw row.fault("turn_" + turn, "there are no points below zero");
        }
      }
      points.put(nation(row), turns);
    }
    for (Tsv.Row row : withdrawals) {
      Sort sort =
          switch (row.oneOf("kind", "unit", "division", "cavalry", "artillery")) {
            case "unit" -> Sort.UNIT;
            case "division" -> Sort.DIVISION;
            case "cavalry" -> Sort.CAVALRY;
            default -> Sort.ARTILLERY;
          };
      int turn = row.number("turn");
      if (turn < 1 || turn > TURNS) {
        throw row.fault("turn", turn + " is not between 1 and " + TURNS);
      }
      demands.add(
          new Demand(
              turn,
              nation(row),
              sort,
              row.number("count"),
              sort == Sort.UNIT ? row.text("unit") : "",
              row.text("case")));
    }
  }

  private static Nation nation(Tsv.Row row) {
    return switch (row.oneOf(
        "nationality", "Italian", "Austro-Hungarian", "German", "British", "French")) {
      case "Italian" -> Nation.ITALIAN;
      case "Austro-Hungarian" -> Nation.AUSTRIAN;
      case "German" -> Nation.GERMAN;
      case "British" -> Nation.BRITISH;
      default -> Nation.FRENCH;
    };
  }

  /** The points of a nation on a turn; the Czech unit has none, ever. */
  @Case({"IF-13.2.2", "IF-13.2.12"})
  int points(Nation nation, int turn) {
    int[] turns = points.get(nation);
    return turns == null ? 0 : turns[turn];
  }

  /** Whether the chart has a line for a nation. */
  boolean hasPoints(Nation nation) {
    return points.containsKey(nation);
  }

  /** What the chart demands of a nation on a turn. */
  List<Demand> demands(Nation nation, int turn) {
    return demands.stream()
        .filter(demand -> demand.turn() == turn && demand.nation() == nation)
        .toList();
  }
}
