package fieldmarshal.games.clash;

import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Compass;
import fieldmarshal.engine.board.Geography;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.board.MapReader;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A battle's map with what the rules ask of it: what a step costs, how far zones reach, works,
 * sources of supply, places and their points, the retreat compass; tables that depend on nothing
 * but the map.
 */
public final class Theatre {
  public static final int NOBODY = -1;

  /** A place that counts for victory. */
  public record Town(int hex, String name, int points, int owner) {}

  /** A fort or a fortified zone. */
  public record Works(
      String id, int hex, int side, String name, boolean fort, int steps, int ter) {}

  /**
   * A source of supply.
   *
   * @param nations the nations that may use it; empty for all of the side
   */
  public record Source(int hex, int side, Set<String> nations, String name) {
    public boolean feeds(Counter unit) {
      return unit.sideIndex() == side
          && (nations.isEmpty() || nations.contains(unit.nationality()));
    }
  }

  private final String folder;
  private final Board board;
  private final Geography geography;
  private final int[] owner;
  private final String[] country;
  private final int[] flood;
  private final int[] move = new int[TerrainCode.LEGEND.terrains().size()];
  private final String[] moveCase = new String[TerrainCode.LEGEND.terrains().size()];
  private final int majorCost;
  private final int passCost;
  private final List<Town> towns = new ArrayList<>();
  private final List<Works> works = new ArrayList<>();
  private final List<Source> sources = new ArrayList<>();
  private final int[] fortSide;
  private final int[] zoneSide;
  private final int[] townAt;
  private final boolean[] source;
  private final int[] cost;
  private final int[][] beside;
  private final int[][] zone;
  private final int[] rails;
  private final Compass[] compass = new Compass[2];
  private final Map<String, int[]> areas = new HashMap<>();
  private final Ground ground;

  /**
   * @param folder the folder of the battle's data
   * @param terrain the file of the common terrain chart
   */
  static Theatre load(String folder, String terrain, HexGrid grid, List<Side> sides) {
    return new Theatre(folder, terrain, grid, sides);
  }

  private Theatre(String folder, String terrain, HexGrid grid, List<Side> sides) {
    this.folder = folder + "/map";
    chart(terrain);
    majorCost = points(terrain, "major river", "move_add");
    passCost = points(terrain, "pass", "move");
    MapReader map =
        MapReader.ofWholeGrid(this.folder, grid, TerrainCode.LEGEND, MapReader.Columns.USUAL);
    int size = map.geometry().size();
    owner = filled(size);
    country = new String[size];
    flood = new int[size];
    fortSide = filled(size);
    zoneSide = filled(size);
    townAt = filled(size);
    source = new boolean[size];
    String[][] area = new String[sides.size()][size];
    map.hexes((row, hex) -> {
      map.features(row, "place", hex);
      if (!row.maybe("owner").isEmpty()) {
        owner[hex] = MapReader.side(row, "owner", sides);
      } else if (!TerrainCode.isWater(TerrainCode.LEGEND.terrains().indexOf(row.text("terrain")))) {
        throw row.fault("owner", "land belongs to somebody");
      }
      country[hex] = row.maybe("country");
      flood[hex] = row.number("flood", 0);
      area[0][hex] = row.maybe("central_area");
      area[1][hex] = row.maybe("entente_area");
    });
    map.hexsides("hexsides.tsv", "name", Theatre::sideBits);
    map.hexsides(
        "rails.tsv",
        "",
        row ->
            row.oneOf("tracks", "single", "double").equals("double")
                ? TerrainCode.RAIL | TerrainCode.DOUBLE_TRACK
                : TerrainCode.RAIL);
    places(map, sides);
    geography = map.geography();
    board = map.board();
    ground = new Ground(terrain, board);
    cost = new int[size * Board.DIRECTIONS];
    beside = new int[size][];
    zone = new int[size][];
    rails = new int[size];
    tables();
    for (Tsv.Row row : Tsv.resource(folder + "/compass.tsv")) {
      compass[MapReader.side(row, "side", sides)] = Compass.parse(grid, row.text("directions"));
    }
    for (Side side : sides) {
      areas(area[side.index()]);
    }
  }

  private static int[] filled(int size) {
    int[] array = new int[size];
    Arrays.fill(array, NOBODY);
    return array;
  }

  /** What entering a terrain costs. */
  @Case({"COG-11.3a", "COG-11.3b", "COG-11.3f", "COG-11.3j", "COG-11.3k"})
  private void chart(String file) {
    for (Tsv.Row row : Tsv.resource(file)) {
      int terrain = TerrainCode.LEGEND.terrains().indexOf(row.text("terrain"));
      if (terrain >= 0) {
        moveCase[terrain] = row.text("case");
        move[terrain] =
            row.oneOf("entry", "yes", "no", "adjacent").equals("no")
                ? Flood.PROHIBITED
                : row.number("move");
      }
    }
  }

  /** What a hexside costs or adds. */
  @Case({"COG-11.3c", "COG-11.3i"})
  private static int points(String file, String hexside, String column) {
    for (Tsv.Row row : Tsv.resource(file)) {
      if (row.text("terrain").equals(hexside)) {
        return row.number(column);
      }
    }
    return 0;
  }

  /** The files write "major river" and "coast"; here it is a major river, or water. */
  @Case({"COG-G1d", "COG-Y1d", "COG-G9e"})
  private static int sideBits(Tsv.Row row) {
    return switch (row.oneOf("kind", "river", "major river", "pass", "coast", "lake", "sea")) {
      case "river" -> TerrainCode.RIVER;
      case "major river" -> TerrainCode.RIVER | TerrainCode.MAJOR;
      case "pass" -> TerrainCode.PASS;
      default -> TerrainCode.WATER;
    };
  }

  private void places(MapReader map, List<Side> sides) {
    for (Tsv.Row row : map.rows("towns.tsv")) {
      int hex = map.hex(row, "hex");
      if (townAt[hex] >= 0) {
        throw row.fault("hex", "stands twice");
      }
      townAt[hex] = towns.size();
      towns.add(
          new Town(
              hex, row.text("name"), row.number("points"), MapReader.side(row, "owner", sides)));
    }
    for (Tsv.Row row : map.rows("fortresses.tsv")) {
      int hex = map.hex(row, "hex");
      int side = MapReader.side(row, "side", sides);
      boolean fort = row.oneOf("kind", "fort", "zone").equals("fort");
      map.feature(hex, fort ? TerrainCode.FORT : TerrainCode.ZONE);
      (fort ? fortSide : zoneSide)[hex] = side;
      works.add(
          new Works(
              row.text("id"),
              hex,
              side,
              row.text("name"),
              fort,
              row.number("strength"),
              row.number("ter")));
    }
    for (Tsv.Row row : map.rows("sources.tsv")) {
      int hex = map.hex(row, "hex");
      source[hex] = true;
      sources.add(
          new Source(
              hex,
              MapReader.side(row, "side", sides),
              Set.copyOf(row.words("nations")),
              row.text("name")));
    }
  }

  private void areas(String[] area) {
    for (int hex = 0; hex < area.length; hex++) {
      if (!area[hex].isEmpty()) {
        areas.computeIfAbsent(area[hex], army -> new int[area.length])[hex] = 1;
      }
    }
  }

  // ---- what depends on nothing but the map

  private void tables() {
    for (int hex = 0; hex < board.size(); hex++) {
      int[] land = new int[Board.DIRECTIONS];
      int[] reached = new int[Board.DIRECTIONS];
      int ways = 0;
      int count = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        cost[hex * Board.DIRECTIONS + d] = entering(hex, d, to);
        if ((board.side(hex, d) & TerrainCode.RAIL) != 0) {
          rails[hex] |= 1 << d;
        }
        if (open(hex, d)) {
          land[ways++] = to;
          if (zonePasses(hex, d, to)) {
            reached[count++] = to;
          }
        }
      }
      beside[hex] = Arrays.copyOf(land, ways);
      zone[hex] = Arrays.copyOf(reached, count);
    }
  }

  /** The points of a step: the terrain, a major river, or one point through a pass. */
  @Case({
    "COG-11.3a",
    "COG-11.3b",
    "COG-11.3c",
    "COG-11.3f",
    "COG-11.3h",
    "COG-11.3i",
    "COG-11.3j",
    "COG-11.3k",
    "COG-G9c",
    "COG-G9d"
  })
  private int entering(int from, int direction, int to) {
    if (!open(from, direction)) {
      return Flood.PROHIBITED;
    }
    int side = board.side(from, direction);
    if ((side & TerrainCode.PASS) != 0) {
      return passCost;
    }
    int points = move[board.terrain(to)];
    return (side & TerrainCode.MAJOR) != 0 ? points + majorCost : points;
  }

  /** No zone into or out of mountains, except through a pass. */
  @Case({"COG-7.1b", "COG-7.1c"})
  private boolean zonePasses(int from, int direction, int to) {
    return (board.side(from, direction) & TerrainCode.PASS) != 0
        || board.terrain(from) != TerrainCode.MOUNTAIN && board.terrain(to) != TerrainCode.MOUNTAIN;
  }

  public Board board() {
    return board;
  }

  public String folder() {
    return folder;
  }

  /** What the ground does for its defenders. */
  Ground ground() {
    return ground;
  }

  public Geography geography() {
    return geography;
  }

  /** The side that owns the hex at the start, or {@link #NOBODY} on water. */
  @Case("COG-4.2c")
  public int owner(int hex) {
    return owner[hex];
  }

  /** The country of 1914. */
  public String country(int hex) {
    return country[hex];
  }

  /** The stage in which the hex floods, or 0. */
  public int floodStage(int hex) {
    return flood[hex];
  }

  public List<Town> towns() {
    return towns;
  }

  /** The place that counts for victory in the hex, by its index, or {@link #NOBODY}. */
  public int townAt(int hex) {
    return townAt[hex];
  }

  public List<Works> works() {
    return works;
  }

  /** The side whose fort was built in the hex, or {@link #NOBODY}. */
  public int fortSide(int hex) {
    return fortSide[hex];
  }

  /** The side whose fortified zone was built in the hex, or {@link #NOBODY}. */
  public int zoneSide(int hex) {
    return zoneSide[hex];
  }

  public List<Source> sources() {
    return sources;
  }

  public boolean isSource(int hex) {
    return source[hex];
  }

  /** Land on both sides and no water between. */
  @Case("COG-11.3h")
  public boolean open(int hex, int direction) {
    int to = board.neighbour(hex, direction);
    return to >= 0
        && owner[to] != NOBODY
        && owner[hex] != NOBODY
        && (board.side(hex, direction) & TerrainCode.WATER) == 0;
  }

  /** What a step costs before works and floods, or {@link Flood#PROHIBITED}. */
  public int cost(int hex, int direction) {
    return cost[hex * Board.DIRECTIONS + direction];
  }

  /** What a major river adds to a step, or 0. */
  int majorCost(int hex, int direction) {
    return (board.side(hex, direction) & TerrainCode.MAJOR) != 0 ? majorCost : 0;
  }

  /** The case of what entering a terrain costs. */
  String terrainCase(int terrain) {
    return moveCase[terrain];
  }

  /** The neighbours that can be walked to. */
  public int[] beside(int hex) {
    return beside[hex];
  }

  /** The neighbours that a zone of control reaches by the terrain. */
  @Case({"COG-7.1a", "COG-7.1b", "COG-7.1c"})
  public int[] zone(int hex) {
    return zone[hex];
  }

  /** The directions in which a railway leaves the hex, as bits. */
  public int rails(int hex) {
    return rails[hex];
  }

  /** The directions in which a side retreats; north is the top edge of the map. */
  @Case({"COG-2.1b", "COG-2.1c", "COG-G5", "COG-Y5"})
  public Compass compass(int side) {
    return compass[side];
  }

  /** Whether the hex lies in the army's area of the map. */
  @Case("COG-2.28g")
  public boolean inArea(String army, int hex) {
    int[] area = areas.get(army);
    return area != null && area[hex] != 0;
  }

  /** Whether the hex has a city, a town or a village. */
  public boolean isPlace(int hex) {
    return board.has(hex, TerrainCode.CITY | TerrainCode.TOWN | TerrainCode.VILLAGE);
  }
}
