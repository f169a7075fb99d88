package fieldmarshal.games.italianfront;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Geography;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.board.MapReader;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The map with what the rules ask of it: who holds a hex at the start, the run of the front,
 * victory hexes, sources of supply, the coast, and tables that depend on nothing but the map.
 */
public final class Theatre {
  public static final int NOBODY = -1;

  static final String VENEZIA = "1911";

  private static final String[] FRONTS = {"1st", "4th", "2nd", "3rd", "conrad", "eugen"};
  private static final int WEST_EDGE = -1;
  private static final int[] NONE = {};

  private final String folder;
  private final Board board;
  private final Geography geography;
  private final int[] control;
  private final boolean[] italy;
  private final boolean[] victory;
  private final int[] source;
  private final String[] front;
  private final Map<String, int[]> runs = new HashMap<>();
  private final int[] victoryHexes;
  private final int[][] sources = new int[2][];
  private final int[][] beside;
  private final boolean[] open;

  static Theatre load(String folder, HexGrid grid) {
    return new Theatre(folder, grid);
  }

  /** Rows are counted from below, odd rows lie half a hex further east, column 99 is west of 00. */
  @Case("IF-2.1.1")
  static HexGrid grid() {
    return HexGrid.pointyTop(24, 26).from(15, WEST_EDGE).countedFromBelow().oddShifted();
  }

  private Theatre(String folder, HexGrid grid) {
    this.folder = folder;
    MapReader map =
        MapReader.ofWholeGrid(folder, grid, TerrainCode.LEGEND, MapReader.Columns.USUAL);
    int size = map.geometry().size();
    control = new int[size];
    italy = new boolean[size];
    victory = new boolean[size];
    source = new int[size];
    front = new String[size];
    Arrays.fill(control, NOBODY);
    Arrays.fill(source, NOBODY);
    Arrays.fill(front, "");
    map.hexes((row, hex) -> hex(map, row, hex));
    map.hexsides(
        "hexsides.tsv",
        "name",
        row ->
            row.oneOf("kind", "river", "water").equals("river")
                ? TerrainCode.RIVER
                : TerrainCode.WATER_SIDE);
    map.hexsides("rails.tsv", "", row -> TerrainCode.RAIL);
    geography = map.geography();
    board = map.board();
    victoryHexes = all(hex -> victory[hex]);
    beside = new int[size][];
    open = new boolean[size * Board.DIRECTIONS];
    for (int side = 0; side < 2; side++) {
      int player = side;
      sources[side] = all(hex -> source[hex] == player);
    }
    for (String run : FRONTS) {
      runs.put(run, all(hex -> front[hex].equals(run)));
    }
    tables();
  }

  private interface Test {
    boolean of(int hex);
  }

  private int[] all(Test test) {
    List<Integer> found = new ArrayList<>();
    for (int hex = 0; hex < control.length; hex++) {
      if (test.of(hex)) {
        found.add(hex);
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  @Case({"IF-0.6", "IF-2.6", "IF-3.3.6", "IF-3.4.2", "IF-5.2.4", "IF-14.2.1", "IF-14.2.2"})
  private void hex(MapReader map, Tsv.Row row, int hex) {
    map.features(row, "place", hex);
    if (row.yes("coast")) {
      map.feature(hex, TerrainCode.COAST);
    }
    control[hex] = side(row, "control");
    source[hex] = side(row, "source");
    italy[hex] = row.oneOf("country", "", "italy", "austria-hungary").equals("italy");
    victory[hex] = row.yes("vp");
    front[hex] = row.maybe("front");
    if (!front[hex].isEmpty() && !Arrays.asList(FRONTS).contains(front[hex])) {
      throw row.fault("front", "there is no front " + front[hex]);
    }
    boolean water = TerrainCode.LEGEND.terrains().indexOf(row.text("terrain")) >= TerrainCode.LAKE;
    if (water != (control[hex] == NOBODY)) {
      throw row.fault("control", "land belongs to somebody and water to nobody");
    }
  }

  private static int side(Tsv.Row row, String field) {
    return switch (row.oneOf(field, "", "central", "allied")) {
      case "central" -> Chapter.CENTRAL;
      case "allied" -> Chapter.ALLIED;
      default -> NOBODY;
    };
  }

  // ---- what depends on nothing but the map

  private void tables() {
    for (int hex = 0; hex < board.size(); hex++) {
      int[] land = new int[Board.DIRECTIONS];
      int ways = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        boolean way =
            to >= 0
                && !TerrainCode.isWater(board, hex)
                && !TerrainCode.isWater(board, to)
                && (board.side(hex, d) & TerrainCode.WATER_SIDE) == 0;
        open[hex * Board.DIRECTIONS + d] = way;
        if (way) {
          land[ways++] = to;
        }
      }
      beside[hex] = Arrays.copyOf(land, ways);
    }
  }

  public Board board() {
    return board;
  }

  String folder() {
    return folder;
  }

  Geography geography() {
    return geography;
  }

  /** The side that holds the hex at the start, or {@link #NOBODY} on water. */
  @Case("IF-3.4.2")
  public int controlAtStart(int hex) {
    return control[hex];
  }

  /** Whether the hex lies in Italy as it was in 1914. */
  @Case("IF-RE.B2")
  boolean inItaly(int hex) {
    return italy[hex];
  }

  @Case("IF-5.2.4")
  public boolean isVictoryHex(int hex) {
    return victory[hex];
  }

  @Case("IF-5.2.4")
  public int[] victoryHexes() {
    return victoryHexes;
  }

  /** Whether the hex is a source of supply of the side. */
  @Case({"IF-14.2.1", "IF-14.2.2"})
  boolean isSource(int side, int hex) {
    return source[hex] == side;
  }

  @Case({"IF-14.2.1", "IF-14.2.2"})
  int[] sources(int side) {
    return sources[side];
  }

  /** The run of front hexes that the hex belongs to: an army, an army group, or empty. */
  String front(int hex) {
    return front[hex];
  }

  /** The hexes of a run of the front. */
  int[] run(String name) {
    return runs.getOrDefault(name, NONE);
  }

  @Case("IF-16.7.1")
  boolean isCoast(int hex) {
    return board.has(hex, TerrainCode.COAST);
  }

  boolean isAlpine(int hex) {
    return board.terrain(hex) == TerrainCode.ALPINE;
  }

  /** Land on both sides and no water between. */
  @Case({"IF-7.10.1", "IF-TEC.sea"})
  boolean open(int hex, int direction) {
    return open[hex * Board.DIRECTIONS + direction];
  }

  /** The neighbours with no water between. */
  int[] beside(int hex) {
    return beside[hex];
  }

  boolean river(int hex, int direction) {
    return (board.side(hex, direction) & TerrainCode.RIVER) != 0;
  }

  boolean rail(int hex, int direction) {
    return (board.side(hex, direction) & TerrainCode.RAIL) != 0;
  }

  /** A river that a railway crosses; nothing ever removes it. */
  @Case({"IF-7.8.2", "IF-7.8.3", "IF-2.1.2"})
  boolean bridge(int hex, int direction) {
    int both = TerrainCode.RIVER | TerrainCode.RAIL;
    return (board.side(hex, direction) & both) == both;
  }
}
