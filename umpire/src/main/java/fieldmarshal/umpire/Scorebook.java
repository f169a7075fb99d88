package fieldmarshal.umpire;

import fieldmarshal.umpire.json.BadRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A ladder's games in a file, a line each, written as they end: a series that was broken off goes
 * on where it stopped.
 */
final class Scorebook {
  private static final int FIELDS = 9;

  /** Which game it is; bots by their names, the first side's first. */
  record Key(String game, String scenario, String first, String second, long seed) {
    Key {
      first = first.replaceAll("\\s", " ");
      second = second.replaceAll("\\s", " ");
    }
  }

  /**
   * How it went.
   *
   * @param score 1 when the first side won, 0 when it lost, a half in a draw
   * @param longest for each side the longest of its player-turns, in milliseconds
   */
  record Score(double score, String level, List<Long> longest) {}

  private final @Nullable Path file;
  private final Map<Key, Score> scores = new HashMap<>();

  /** A book in a file, with what it holds already; without a file nothing is kept. */
  Scorebook(@Nullable Path file) throws BadRequest, IOException {
    this.file = file;
    if (file == null || !Files.exists(file)) {
      return;
    }
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        read(lines.get(i), i + 1);
      }
    }
  }

  private void read(String line, int number) throws BadRequest {
    String[] parts = line.split("\t", -1);
    try {
      double score = Double.parseDouble(parts[5]);
      if (parts.length != FIELDS || score != 0 && score != 0.5 && score != 1) {
        throw new NumberFormatException();
      }
      scores.put(
          new Key(parts[0], parts[1], parts[2], parts[3], Long.parseLong(parts[4])),
          new Score(score, parts[6], List.of(Long.parseLong(parts[7]), Long.parseLong(parts[8]))));
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new BadRequest("--keep: line " + number + " of " + file + " is not a game");
    }
  }

  synchronized @Nullable Score find(Key key) {
    return scores.get(key);
  }

  /** Writes a game down; it is in the file when this returns. */
  synchronized void add(Key key, Score score) throws IOException {
    scores.put(key, score);
    if (file == null) {
      return;
    }
    String line =
        String.join(
            "\t",
            key.game(),
            key.scenario(),
            key.first(),
            key.second(),
            Long.toString(key.seed()),
            score.score() == 0.5 ? "0.5" : score.score() == 1 ? "1" : "0",
            score.level(),
            Long.toString(score.longest().get(0)),
            Long.toString(score.longest().get(1)));
    Files.writeString(
        file,
        line + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND,
        StandardOpenOption.SYNC);
  }
}
