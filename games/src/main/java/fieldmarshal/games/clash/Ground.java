package fieldmarshal.games.clash;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Case 12.9 as it stands in the common terrain chart: what the ground does for its defenders. */
final class Ground {
  /**
   * What a terrain, a place, works or a river do for those who defend there.
   *
   * @param what in words
   * @param defence what is added to their strength
   * @param shift the columns; below 0 to the left
   */
  record Effect(String what, int defence, int shift, String caseId) {}

  private static final Effect[] NONE = {};

  private static final Map<String, String> WORDS =
      Map.of(
          "broken", "broken ground",
          "broken-forest", "broken forest",
          "zone", "fortified zone",
          "pass", "mountain pass");

  /** What is said of them in a combat. */
  private static final Map<String, String> IN_COMBAT =
      Map.of(
          "fort", "units in a fort",
          "river", "attacked only across rivers",
          "major river", "attacked only across major rivers");

  final Effect fort;
  final Effect zone;
  final Effect river;
  final Effect majorRiver;
  private final Effect[][] inHex;

  /**
   * @param file the terrain chart
   */
  Ground(String file, Board board) {
    Map<String, Effect> effects = new HashMap<>();
    List<Tsv.Row> rows = Tsv.resource(file);
    for (Tsv.Row row : rows) {
      String terrain = row.text("terrain");
      String caseId = row.maybe("combat_case");
      Effect effect =
          new Effect(
              IN_COMBAT.getOrDefault(terrain, words(terrain)),
              row.number("defence"),
              row.number("shift"),
              caseId.isEmpty() ? "COG-12.91a" : caseId);
      if (effect.defence() < 0) {
        throw row.fault("defence", "must not be less than 0");
      }
      effects.put(terrain, effect);
    }
    fort = find(rows, effects, "fort");
    zone = find(rows, effects, "zone");
    river = find(rows, effects, "river");
    majorRiver = find(rows, effects, "major river");
    inHex = new Effect[board.size()][];
    for (int hex = 0; hex < inHex.length; hex++) {
      List<Effect> there = new ArrayList<>(2);
      for (String name : names(board, hex)) {
        Effect effect = find(rows, effects, name);
        if (effect.defence() != 0 || effect.shift() != 0) {
          there.add(effect);
        }
      }
      inHex[hex] = there.isEmpty() ? NONE : there.toArray(NONE);
    }
  }

  /** The rows that count for a hex. A pass in the mountains counts as a pass alone. */
  @Case({"COG-12.91a", "COG-12.92a", "COG-12.92d"})
  private static List<String> names(Board board, int hex) {
    List<String> names = new ArrayList<>(3);
    if (board.has(hex, TerrainCode.CITY)) {
      names.add("city");
    }
    names.add(
        board.has(hex, TerrainCode.PASS_HEX)
            ? "pass"
            : TerrainCode.LEGEND.terrains().get(board.terrain(hex)));
    if (board.has(hex, TerrainCode.TOWN)) {
      names.add("town");
    }
    if (board.has(hex, TerrainCode.VILLAGE)) {
      names.add("village");
    }
    return names;
  }

  /** The name of a terrain of the chart, as a player reads it. */
  static String words(String terrain) {
    return WORDS.getOrDefault(terrain, terrain);
  }

  private static Effect find(List<Tsv.Row> rows, Map<String, Effect> effects, String name) {
    Effect effect = effects.get(name);
    if (effect == null) {
      throw rows.getLast().fault("terrain", "after this there is no row for " + name);
    }
    return effect;
  }

  /** What the terrain and the places of a hex do. */
  Effect[] in(int hex) {
    return inHex[hex];
  }
}
