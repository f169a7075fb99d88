package fieldmarshal.engine.book;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.List;

/** Several hexes in one sentence: "Udine (1711), 1712 and Cividale (1708)". */
public final class HexNames {
  private HexNames() {}

  public static String of(Board board, Hexes hexes) {
    List<String> titles = new ArrayList<>();
    for (int i = 0; i < hexes.size(); i++) {
      titles.add(board.title(hexes.at(i)));
    }
    return UnitNames.list(titles);
  }
}
