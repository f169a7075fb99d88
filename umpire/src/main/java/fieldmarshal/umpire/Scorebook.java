package fieldmarshal.umpire;

import fieldmarshal.umpire.json.BadRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
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
  Scorebook(@Nullable Path file) throws BadRequest {
    this.file = file;
    if (file == null) {
      return;
    }
    try (FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      byte[] text = Files.readAllBytes(file);
      int whole = whole(text);
      List<String> lines = text(text, whole == 0 ? text.length : whole).lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        if (!lines.get(i).isBlank()) {
          read(lines.get(i), i + 1);
        }
      }
      // A line that was broken off in the middle is taken away: its game is played again.
      channel.truncate(whole);
    } catch (CharacterCodingException e) {
      throw new BadRequest("--keep: " + file + " is not a file of games");
    } catch (IOException e) {
      throw new BadRequest("--keep: " + file + " cannot be written: " + reason(e));
    }
  }

  /** How much of the file is whole lines. */
  private static int whole(byte[] text) {
    int whole = text.length;
    while (whole > 0 && text[whole - 1] != '\n') {
      whole--;
    }
    return whole;
  }

  private static String text(byte[] text, int length) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text, 0, length)).toString();
  }

  /** Why a file cannot be written, in a word. */
  static String reason(IOException e) {
    return e instanceof NoSuchFileException
        ? "there is no such folder"
        : e instanceof AccessDeniedException ? "it is not allowed" : String.valueOf(e.getMessage());
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
            score.level().replaceAll("\\s+", " "),
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
