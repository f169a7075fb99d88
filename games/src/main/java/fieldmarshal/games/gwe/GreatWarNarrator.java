package fieldmarshal.games.gwe;

import fieldmarshal.engine.Layout;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Narrator;
import java.util.HashMap;
import java.util.Map;

/** Events in plain words, as the series' players speak. */
final class GreatWarNarrator extends Narrator {
  private static final Map<String, String> MOVED =
      Map.of(
          "rail", "moves by rail",
          "retreat", "retreats",
          "advance", "advances",
          "withdrawal", "withdraws",
          "fill", "moves",
          "forced", "makes a forced march");

  private static final Map<String, String> PLACED =
      Map.of(
          "reinforcement", "arrives at",
          "displaced", "is displaced to",
          "rail", "returns to the map at");

  private static final Map<String, Mark> MARKED =
      Map.of(
          "entrained", new Mark("entrains", "detrains"),
          "out-of-supply", new Mark("is out of supply", "is in supply"),
          "out-of-command", new Mark("is out of command", "is in command"),
          "fed-by-fortress",
              new Mark("is supplied by the fortress", "is no longer supplied by the fortress"),
          "reversed", same("is turned over"));

  /**
   * @param exclusive what the flags of one game mean
   */
  GreatWarNarrator(Board board, Layout layout, Map<String, Mark> exclusive) {
    super(board, layout, new Words(MOVED, PLACED, Map.of(), marks(exclusive)));
  }

  private static Mark same(String words) {
    return new Mark(words, words);
  }

  private static Map<String, Mark> marks(Map<String, Mark> exclusive) {
    Map<String, Mark> marks = new HashMap<>(MARKED);
    marks.putAll(exclusive);
    return marks;
  }

  @Override
  protected String controls() {
    return "hold";
  }

  @Override
  protected String phase(String id) {
    return id.replace('-', ' ');
  }
}
