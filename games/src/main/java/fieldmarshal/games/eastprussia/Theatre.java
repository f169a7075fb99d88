package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Geography;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.board.HexSteps;
import fieldmarshal.engine.board.MapReader;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The map with what the rules ask of it: whose country a hex is, where units enter and draw supply,
 * towns and their points, fortresses, and tables that depend on nothing but the map.
 */
public final class Theatre {
  public static final int NOBODY = -1;

  /** No way from here. */
  static final int FAR = 1 << 20;

  private static final int RUSSIAN = 0;
  private static final int GERMAN = 1;
  private static final int RIVALS = 3;

  public record Town(int hex, String name, boolean city, int points, int owner) {}

  public record Fortress(String id, int hex, String name, int strength, boolean source) {}

  /** A hex that starts in other hands than its country's. */
  record Held(String group, int hex, int side) {}

  private final String folder;
  private final Board board;
  private final int[] country;
  private final Geography geography;
  private final List<Town> towns = new ArrayList<>();
  private final List<Fortress> fortresses = new ArrayList<>();
  private final List<Held> held = new ArrayList<>();
  private final boolean[] town;
  private final int[] fortressAt;
  private final int[] fortressZones;
  private final int[] rails;
  private final boolean[][] edge;
  private final int[][] entry = new int[3][];
  private final boolean[][] enters = new boolean[3][];
  private final boolean[] railEntry;
  private final int[][] zone;
  private final int[][] beside;
  private final HexSteps steps;
  private final HexSet[] carrying = new HexSet[2];
  private final int[][] sources = new int[2][];
  private final int[] cost;
  private final int[][] toSource = new int[2][];
  private final int[][] toEdge = new int[2][];
  private final int[][] near;

  static Theatre load(String folder, HexGrid grid) {
    return new Theatre(folder, grid);
  }

  private Theatre(String folder, HexGrid grid) {
    this.folder = folder;
    MapReader map =
        MapReader.ofWholeGrid(folder, grid, TerrainCode.LEGEND, MapReader.Columns.USUAL);
    int size = map.geometry().size();
    country = new int[size];
    town = new boolean[size];
    fortressAt = new int[size];
    edge = new boolean[2][size];
    railEntry = new boolean[size];
    Arrays.fill(country, NOBODY);
    Arrays.fill(fortressAt, NOBODY);
    map.hexes((row, hex) -> hex(map, row, hex));
    map.hexsides(
        "hexsides.tsv",
        "name",
        row ->
            row.oneOf("kind", "river", "lake", "sea").equals("river")
                ? TerrainCode.RIVER
                : TerrainCode.WATER_SIDE);
    map.hexsides("rails.tsv", "", row -> TerrainCode.RAIL);
    towns(map);
    fortresses(map);
    entries(map);
    for (Tsv.Row row : map.rows("control.tsv")) {
      held.add(
          new Held(row.oneOf("scenario", "campaign", "masurian"), map.hex(row, "hex"), side(row)));
    }
    geography = map.geography();
    board = map.board();
    rails = new int[size];
    zone = new int[size][];
    beside = new int[size][];
    cost = new int[size * Board.DIRECTIONS];
    fortressZones = new int[size];
    near = new int[size][];
    tables();
    steps = new HexSteps(beside);
  }

  private static int side(Tsv.Row row) {
    return row.oneOf("side", "russian", "german").equals("german") ? GERMAN : RUSSIAN;
  }

  private void hex(MapReader map, Tsv.Row row, int hex) {
    map.features(row, "place", hex);
    if (row.oneOf("water", "", "sea", "lake", "coast").equals("coast")) {
      map.feature(hex, TerrainCode.COAST);
    }
    switch (row.oneOf("country", "", "germany", "russia")) {
      case "germany" -> country[hex] = GERMAN;
      case "russia" -> country[hex] = RUSSIAN;
      default -> {
        if (TerrainCode.LEGEND.terrains().indexOf(row.text("terrain")) < TerrainCode.LAKE) {
          throw row.fault("country", "land belongs to somebody");
        }
      }
    }
  }

  private void towns(MapReader map) {
    for (Tsv.Row row : map.rows("towns.tsv")) {
      int hex = map.hex(row, "hex");
      if (town[hex]) {
        throw row.fault("hex", "stands twice");
      }
      town[hex] = true;
      towns.add(
          new Town(
              hex,
              row.text("name"),
              row.oneOf("kind", "town", "city").equals("city"),
              row.number("points"),
              row.oneOf("owner", "russian", "german").equals("german") ? GERMAN : RUSSIAN));
    }
  }

  private void fortresses(MapReader map) {
    for (Tsv.Row row : map.rows("fortresses.tsv")) {
      int hex = map.hex(row, "hex");
      map.feature(hex, TerrainCode.FORTRESS);
      fortressAt[hex] = fortresses.size();
      fortresses.add(
          new Fortress(
              row.text("id"), hex, row.text("name"), row.number("strength"), row.yes("source")));
    }
  }

  /** The edges: who draws supply there, who enters there. */
  @Case({"TWU-3.4m", "TWU-5.3a"})
  private void entries(MapReader map) {
    List<List<Integer>> lists = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (Tsv.Row row : map.rows("entries.tsv")) {
      int hex = map.hex(row, "hex");
      switch (row.oneOf(
          "code", "german-edge", "german-rail", "russian-edge", "first-army", "second-army")) {
        case "german-edge" -> {
          edge[GERMAN][hex] = true;
          lists.get(0).add(hex);
        }
        case "german-rail" -> railEntry[hex] = true;
        case "russian-edge" -> edge[RUSSIAN][hex] = true;
        case "first-army" -> lists.get(1).add(hex);
        default -> lists.get(2).add(hex);
      }
    }
    for (int army = 0; army < entry.length; army++) {
      entry[army] = lists.get(army).stream().mapToInt(Integer::intValue).toArray();
      enters[army] = new boolean[map.geometry().size()];
      for (int hex : entry[army]) {
        enters[army][hex] = true;
      }
    }
  }

  // ---- what depends on nothing but the map

  private void tables() {
    for (int hex = 0; hex < board.size(); hex++) {
      int[] reached = new int[Board.DIRECTIONS];
      int[] land = new int[Board.DIRECTIONS];
      int count = 0;
      int ways = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        if ((board.side(hex, d) & TerrainCode.RAIL) != 0) {
          rails[hex] |= 1 << d;
        }
        cost[hex * Board.DIRECTIONS + d] = entering(hex, d, to);
        if (open(hex, d)) {
          land[ways++] = to;
          if ((board.side(hex, d) & TerrainCode.RIVER) == 0) {
            reached[count++] = to;
          }
        }
      }
      beside[hex] = Arrays.copyOf(land, ways);
      zone[hex] = Arrays.copyOf(reached, count);
    }
    for (int f = 0; f < fortresses.size(); f++) {
      int hex = fortresses.get(f).hex();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if (open(hex, d)) {
          fortressZones[board.neighbour(hex, d)] |= 1 << f;
        }
      }
    }
    for (int side = 0; side < 2; side++) {
      int player = side;
      sources[side] =
          IntStream.range(0, board.size()).filter(hex -> isSource(player, hex)).toArray();
      toSource[side] = waysToSource(side);
      carrying[side] = new HexSet(board.size());
      for (int hex = 0; hex < board.size(); hex++) {
        if (toSource[side][hex] < FAR) {
          carrying[side].add(hex);
        }
      }
      toEdge[side] = distances(edge[side]);
    }
    for (int hex = 0; hex < board.size(); hex++) {
      near[hex] = board.within(hex, RIVALS);
    }
  }

  /** The hex figure of the chart is the whole cost; a river adds to it. */
  @Case({
    "TWU-TEC-CLEAR",
    "TWU-TEC-FOREST",
    "TWU-TEC-TOWN",
    "TWU-TEC-SWAMP",
    "TWU-TEC-RIVER",
    "TWU-TEC-FORT",
    "TWU-TEC-RAIL",
    "TWU-TEC-LAKE"
  })
  private int entering(int from, int direction, int to) {
    if (!open(from, direction)) {
      return fieldmarshal.engine.path.Flood.PROHIBITED;
    }
    int points = board.terrain(to) == TerrainCode.SWAMP ? 2 : 1;
    return (board.side(from, direction) & TerrainCode.RIVER) != 0 ? points + 1 : points;
  }

  /** Steps to the nearest source if nobody stood in the way. */
  private int[] waysToSource(int side) {
    int[] steps = new int[board.size()];
    Arrays.fill(steps, FAR);
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    for (int hex = 0; hex < board.size(); hex++) {
      if (isSource(side, hex) && carries(side, hex)) {
        steps[hex] = 0;
        queue.add(hex);
      }
    }
    while (!queue.isEmpty()) {
      int hex = queue.remove();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        if (open(hex, d) && carries(side, to) && steps[to] == FAR) {
          steps[to] = steps[hex] + 1;
          queue.add(to);
        }
      }
    }
    return steps;
  }

  private int[] distances(boolean[] from) {
    int[] least = new int[board.size()];
    Arrays.fill(least, FAR);
    for (int a = 0; a < board.size(); a++) {
      for (int b = 0; b < board.size(); b++) {
        if (from[b]) {
          least[a] = Math.min(least[a], board.distance(a, b));
        }
      }
    }
    return least;
  }

  public Board board() {
    return board;
  }

  String folder() {
    return folder;
  }

  /** The side whose country the hex is, or {@link #NOBODY} on water. */
  @Case({"TWU-2.0b", "TWU-9.4g"})
  public int country(int hex) {
    return country[hex];
  }

  public List<Town> towns() {
    return towns;
  }

  boolean isTown(int hex) {
    return town[hex];
  }

  public List<Fortress> fortresses() {
    return fortresses;
  }

  /** The number of the fortress in the hex, or {@link #NOBODY}. */
  int fortressAt(int hex) {
    return fortressAt[hex];
  }

  /** The fortresses that reach the hex, as bits: over rivers too, but not over lakes. */
  @Case("TWU-3.3d")
  int fortressZones(int hex) {
    return fortressZones[hex];
  }

  List<Held> held() {
    return held;
  }

  /** Land on both sides and no lake between. */
  @Case({"TWU-TEC-LAKE", "TWU-3.3f"})
  boolean open(int hex, int direction) {
    int to = board.neighbour(hex, direction);
    return to >= 0
        && country[to] != NOBODY
        && country[hex] != NOBODY
        && (board.side(hex, direction) & TerrainCode.WATER_SIDE) == 0;
  }

  boolean river(int hex, int direction) {
    return (board.side(hex, direction) & TerrainCode.RIVER) != 0;
  }

  /** The march cost of a step, or prohibited. */
  int cost(int hex, int direction) {
    return cost[hex * Board.DIRECTIONS + direction];
  }

  /** The neighbours that a unit's zone reaches. */
  @Case({"TWU-3.3a", "TWU-3.3b", "TWU-3.3f"})
  int[] zone(int hex) {
    return zone[hex];
  }

  /** The neighbours with no water between. */
  int[] beside(int hex) {
    return beside[hex];
  }

  /** The steps to these, for sets of hexes. */
  HexSteps steps() {
    return steps;
  }

  /** The hexes from which the map lets a line of the side run to a source. */
  HexSet carrying(int side) {
    return carrying[side];
  }

  /** The hexes that may feed the side. */
  int[] sources(int side) {
    return sources[side];
  }

  /** The directions in which a railway leaves the hex, as bits. */
  int rails(int hex) {
    return rails[hex];
  }

  /** A hex at the edge of the map that feeds the side. */
  @Case({"TWU-3.4f", "TWU-3.4g", "TWU-3.4m"})
  boolean isEdge(int side, int hex) {
    return edge[side][hex];
  }

  boolean isSource(int side, int hex) {
    return edge[side][hex]
        || side == GERMAN && fortressAt[hex] >= 0 && fortresses.get(fortressAt[hex]).source();
  }

  /** Whether a line of supply may pass through: no water, for Russians no forest and no swamp. */
  @Case({"TWU-3.4d", "TWU-3.4e", "TWU-TEC-FOREST", "TWU-TEC-SWAMP"})
  boolean carries(int side, int hex) {
    return country[hex] != NOBODY && (side == GERMAN || board.terrain(hex) == TerrainCode.CLEAR);
  }

  int toSource(int side, int hex) {
    return toSource[side][hex];
  }

  /** Hexes to the nearest edge hex of the side. */
  @Case("TWU-6.5b")
  int toEdge(int side, int hex) {
    return toEdge[side][hex];
  }

  /** The hexes within three of a hex. */
  @Case("TWU-7.2a")
  int[] near(int hex) {
    return near[hex];
  }

  /** Where units of an army enter: 0 for Germans, else the Russian army. */
  @Case({"TWU-5.3a", "TWU-9.3b"})
  int[] entry(int army) {
    return entry[army];
  }

  boolean enters(int army, int hex) {
    return enters[army][hex];
  }

  /** Where German reinforcements may come by rail. */
  @Case("TWU-5.3d")
  boolean isRailEntry(int hex) {
    return railEntry[hex];
  }

  Geography geography() {
    return geography;
  }
}
