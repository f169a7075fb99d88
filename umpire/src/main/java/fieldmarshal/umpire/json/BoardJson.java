package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import java.util.ArrayList;
import java.util.List;

/** A map in the words of the protocol: hexes, then hexsides and rails, each once. */
public final class BoardJson {
  private static final String RAIL = "rail";

  private BoardJson() {}

  public static void write(ObjectNode node, Board board) {
    grid(node.putObject("grid"), board.grid());
    ArrayNode hexes = node.putArray("hexes");
    for (int hex = 0; hex < board.size(); hex++) {
      hexes.add(hex(board, hex));
    }
    ArrayNode hexsides = node.putArray("hexsides");
    ArrayNode rails = node.putArray("rails");
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if (board.neighbour(hex, d) > hex) {
          side(board, hex, d, hexsides, rails);
        }
      }
    }
  }

  private static void grid(ObjectNode node, HexGrid grid) {
    node.put("rows", grid.rows())
        .put("columns", grid.columns())
        .put("pointy", grid.pointy())
        .put("rowFirst", grid.rowFirst())
        .put("firstRow", grid.firstRow())
        .put("firstColumn", grid.firstColumn())
        .put("mirrored", grid.mirrored())
        .put("upward", grid.upward())
        .put("evenShift", grid.evenShift());
  }

  private static ObjectNode hex(Board board, int hex) {
    ObjectNode node =
        Json.object()
            .put("hex", board.number(hex))
            .put("terrain", board.terrainName(hex))
            .put("name", board.name(hex));
    fill(node.putArray("features"), named(board.features(hex), board.legend().features()));
    return node.put("x", rounded(board.x(hex)))
        .put("y", rounded(board.y(hex)))
        .put("provenance", board.provenance(hex));
  }

  private static void side(
      Board board, int hex, int direction, ArrayNode hexsides, ArrayNode rails) {
    List<String> features =
        new ArrayList<>(named(board.side(hex, direction), board.legend().sides()));
    List<String> tracks = features.stream().filter(BoardJson::isTrack).toList();
    features.removeAll(tracks);
    if (!tracks.isEmpty()) {
      fill(between(rails, board, hex, direction).putArray("features"), tracks);
    }
    if (!features.isEmpty()) {
      ObjectNode node = between(hexsides, board, hex, direction);
      node.put("name", board.sideName(hex, direction));
      fill(node.putArray("features"), features);
    }
  }

  /** Railways cross a hexside; everything else runs along it. */
  private static boolean isTrack(String feature) {
    return feature.contains(RAIL) || feature.contains("track");
  }

  private static ObjectNode between(ArrayNode list, Board board, int hex, int direction) {
    return list.addObject()
        .put("a", board.number(hex))
        .put("b", board.number(board.neighbour(hex, direction)));
  }

  private static List<String> named(int bits, List<String> names) {
    List<String> named = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if ((bits & 1 << i) != 0) {
        named.add(names.get(i));
      }
    }
    return named;
  }

  private static void fill(ArrayNode array, List<String> names) {
    names.forEach(array::add);
  }

  private static double rounded(double value) {
    return Math.round(value * 1000) / 1000.0;
  }
}
