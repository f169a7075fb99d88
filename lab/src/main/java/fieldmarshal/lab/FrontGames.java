package fieldmarshal.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The file in which a series of games keeps its fronts: for each game a line for the start and for
 * the end of each turn, and one for its measures. A game whose measures are missing was not written
 * to its end and does not count.
 */
final class FrontGames {
  /** The word before the number of a turn. */
  static final String TURN = "turn";

  /** The word before the measures of a game. */
  static final String MEASURES = "measures";

  private static final String GONE = "gone";

  private final @Nullable Path file;

  FrontGames(@Nullable Path file) {
    this.file = file;
  }

  /**
   * What is kept of a game.
   *
   * @param fronts the values of each front from the start on
   */
  record Kept(double[][] fronts, double[] measures) {}

  void add(String key, Kept game) throws IOException {
    if (file == null) {
      return;
    }
    StringBuilder lines = new StringBuilder();
    for (int turn = 0; turn < game.fronts()[0].length; turn++) {
      int now = turn;
      lines
          .append(key)
          .append('\t')
          .append(TURN)
          .append('\t')
          .append(turn)
          .append('\t')
          .append(
              Arrays.stream(game.fronts())
                  .map(values -> word(values[now]))
                  .collect(Collectors.joining("\t")))
          .append('\n');
    }
    lines.append(key).append('\t').append(MEASURES);
    for (double measure : game.measures()) {
      lines.append('\t').append(measure);
    }
    lines.append('\n');
    Files.writeString(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static String word(double value) {
    return value == Front.GONE ? GONE : String.format(Locale.ROOT, "%.2f", value);
  }

  /** The games of the file that are whole and have so many fronts and measures, by their keys. */
  Map<String, Kept> read(int keyCells, int fronts, int measures) throws IOException {
    Map<String, Kept> games = new HashMap<>();
    if (file == null || !Files.exists(file)) {
      return games;
    }
    Map<String, TreeMap<Integer, double[]>> turns = new HashMap<>();
    for (String line : Files.readAllLines(file)) {
      List<String> cells = List.of(line.split("\t", -1));
      if (cells.size() <= keyCells) {
        continue;
      }
      String key = String.join("\t", cells.subList(0, keyCells));
      if (cells.get(keyCells).equals(TURN) && cells.size() == keyCells + 2 + fronts) {
        turns
            .computeIfAbsent(key, none -> new TreeMap<>())
            .put(
                Integer.parseInt(cells.get(keyCells + 1)),
                numbers(cells.subList(keyCells + 2, cells.size())));
      } else if (cells.get(keyCells).equals(MEASURES)
          && cells.size() == keyCells + 1 + measures
          && turns.containsKey(key)) {
        TreeMap<Integer, double[]> own = turns.get(key);
        double[][] values = new double[fronts][own.size()];
        for (int front = 0; front < fronts; front++) {
          int one = front;
          Arrays.setAll(values[front], turn -> own.getOrDefault(turn, new double[fronts])[one]);
        }
        games.put(key, new Kept(values, numbers(cells.subList(keyCells + 1, cells.size()))));
      }
    }
    return games;
  }

  private static double[] numbers(List<String> cells) {
    return cells.stream()
        .mapToDouble(cell -> cell.equals(GONE) ? Front.GONE : Double.parseDouble(cell))
        .toArray();
  }
}
