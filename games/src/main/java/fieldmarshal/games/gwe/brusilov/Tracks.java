package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;

/** The railway lines by hexside: how many tracks each has. Two lines may share a hexside. */
final class Tracks {
  private static final int[] NONE = {};

  private final int[][] lines;
  private final boolean[] twice;

  private Tracks(int[][] lines, boolean[] twice) {
    this.lines = lines;
    this.twice = twice;
  }

  @Case({"BRU-18.31", "BRU-18.33"})
  static Tracks load(Board board, List<Tsv.Row> rows) {
    int[][] lines = new int[board.size() * Board.DIRECTIONS][];
    java.util.Arrays.fill(lines, NONE);
    List<Boolean> twice = new ArrayList<>();
    for (Tsv.Row row : rows) {
      int a = board.hex(row.text("hex_a"));
      int b = board.hex(row.text("hex_b"));
      int d = board.direction(a, b);
      add(lines, a * Board.DIRECTIONS + d, twice.size());
      add(lines, b * Board.DIRECTIONS + HexGrid.opposite(d), twice.size());
      twice.add(row.oneOf("tracks", "single", "double").equals("double"));
    }
    boolean[] all = new boolean[twice.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = twice.get(i);
    }
    return new Tracks(lines, all);
  }

  private static void add(int[][] lines, int at, int line) {
    int[] more = java.util.Arrays.copyOf(lines[at], lines[at].length + 1);
    more[lines[at].length] = line;
    lines[at] = more;
  }

  /** The lines that cross a hexside; not to be changed. */
  int[] lines(int hex, int direction) {
    return lines[hex * Board.DIRECTIONS + direction];
  }

  int count() {
    return twice.length;
  }

  boolean twice(int line) {
    return twice[line];
  }
}
