package fieldmarshal.games.gwe;

import fieldmarshal.engine.Names;
import fieldmarshal.engine.Side;
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
import java.util.TreeMap;

/**
 * A map of the series with what the rules ask of it beside terrain: whose side of the trenches a
 * hex is on, trench lines, rail exits, off-map links, entry hexes, fortresses.
 */
public final class Theatre {
  /** No side: between the lines, or sea. */
  public static final int NOBODY = -1;

  /** An off-map railway between two exits. */
  public record Link(int a, int b, int length, int side, String via) {
    public int other(int end) {
      return end == a ? b : a;
    }
  }

  public record Fort(
      String id, int hex, Side side, String nationality, String name, int strength, int weakened) {}

  /** A contiguous trench line. */
  public record HexLine(String id, String owner, List<Integer> hexes) {}

  /** A feature of hexes that only one game of the series has. */
  public sealed interface Exclusive {
    /** Its bit. */
    int feature();

    /** A hex has the feature where a column of hexes.tsv says the word. */
    record Word(int feature, String column, String word) implements Exclusive {}

    /** The hexes of the lines in a file have the feature. */
    record Lines(int feature, String file) implements Exclusive {}
  }

  private final Board board;
  private final int[] front;
  private final int[] trench;
  private final int[] rails;
  private final boolean[][] exit;
  private final List<Link> links;
  private final Map<String, List<Integer>> entries;
  private final List<Fort> forts;
  private final List<HexLine> lines;
  private final List<HexLine> exclusiveLines;
  private final Geography geography;

  /** Reads the map files of a folder of resources. */
  public static Theatre load(String folder, HexGrid grid, List<Side> sides) {
    return load(folder, grid, sides, TerrainCode.FEATURES, List.of());
  }

  /**
   * Reads the map files of a game that has features of its own.
   *
   * @param features the features of the standard rules and the game's own
   * @param exclusive where the game's own are found
   */
  public static Theatre load(
      String folder, HexGrid grid, List<Side> sides, Names features, List<Exclusive> exclusive) {
    MapReader map =
        MapReader.ofWholeGrid(folder, grid, TerrainCode.legend(features), MapReader.Columns.USUAL);
    return new Loader(map, sides, exclusive).load();
  }

  private Theatre(Loader from, Board board) {
    this.board = board;
    front = from.front;
    trench = from.trench;
    rails = new int[board.size()];
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if ((board.side(hex, d) & TerrainCode.RAIL) != 0) {
          rails[hex] |= 1 << d;
        }
      }
    }
    exit = from.exit;
    links = List.copyOf(from.links);
    entries = Map.copyOf(from.entries);
    forts = List.copyOf(from.forts);
    lines = List.copyOf(from.lines);
    exclusiveLines = List.copyOf(from.exclusiveLines);
    geography = from.map.geography();
  }

  public Board board() {
    return board;
  }

  /** The side (0 or 1) in or behind whose trenches the hex lies, or {@link #NOBODY}. */
  public int front(int hex) {
    return front[hex];
  }

  /** The number of the trench line in the hex, or 0. */
  public int trench(int hex) {
    return trench[hex];
  }

  /** The directions in which a railway leaves the hex, as bits. */
  public int rails(int hex) {
    return rails[hex];
  }

  /** A rail hex of the side's own network. */
  @Case({"CAP-5.32a", "BRU-18.27", "GWE-5.4-RAIL"})
  public boolean friendlyRail(int side, int hex) {
    return rails[hex] != 0 && front[hex] == side;
  }

  /** A place at the map edge from which the side draws supply. */
  public boolean exit(int side, int hex) {
    return exit[side][hex];
  }

  public List<Link> links() {
    return links;
  }

  public List<Integer> entry(String code) {
    return entries.getOrDefault(code, List.of());
  }

  public Map<String, List<Integer>> entries() {
    return entries;
  }

  public List<Fort> forts() {
    return forts;
  }

  public List<HexLine> trenchLines() {
    return lines;
  }

  /** The lines of a game's own feature. */
  public List<HexLine> exclusiveLines() {
    return exclusiveLines;
  }

  public Geography geography() {
    return geography;
  }

  private static final class Loader {
    private final MapReader map;
    private final Board grid;
    private final List<Side> sides;
    private final List<Exclusive> exclusive;
    private final Map<String, Map<String, Integer>> words = new TreeMap<>();
    private final int[] front;
    private final int[] trench;
    private final boolean[][] exit;
    private final List<Link> links = new ArrayList<>();
    private final Map<String, List<Integer>> entries = new HashMap<>();
    private final List<Fort> forts = new ArrayList<>();
    private final List<HexLine> lines = new ArrayList<>();
    private final List<HexLine> exclusiveLines = new ArrayList<>();

    Loader(MapReader map, List<Side> sides, List<Exclusive> exclusive) {
      this.map = map;
      this.sides = sides;
      this.exclusive = exclusive;
      grid = map.geometry();
      word(new Exclusive.Word(TerrainCode.COAST, "water", "coast"));
      for (Exclusive each : exclusive) {
        if (each instanceof Exclusive.Word word) {
          word(word);
        }
      }
      front = new int[grid.size()];
      trench = new int[grid.size()];
      exit = new boolean[2][grid.size()];
      Arrays.fill(front, NOBODY);
    }

    private void word(Exclusive.Word word) {
      words
          .computeIfAbsent(word.column(), column -> new TreeMap<>())
          .put(word.word(), word.feature());
    }

    Theatre load() {
      map.hexes(this::hex);
      map.hexsides("hexsides.tsv", "name", this::hexside);
      map.hexsides("rails.tsv", "", Loader::rail);
      trenches();
      fortresses();
      exits();
      return new Theatre(this, map.board());
    }

    private int side(Tsv.Row row, String field) {
      return MapReader.side(row, field, sides);
    }

    private void hex(Tsv.Row row, int hex) {
      map.features(row, "place", hex);
      String whose = row.maybe("side");
      if (!whose.isEmpty() && !whose.equals("between")) {
        front[hex] = side(row, "side");
      }
      words.forEach((column, features) -> {
        if (row.has(column)) {
          String word = row.maybe(column);
          Integer feature = features.get(word);
          if (feature != null) {
            map.feature(hex, feature);
          } else if (!word.isEmpty()) {
            throw row.fault(
                column, "'" + word + "' is none of " + String.join(", ", features.keySet()));
          }
        }
      });
    }

    private int hexside(Tsv.Row row) {
      int bit = map.sideBit(row, "kind");
      return bit == TerrainCode.MAJOR ? TerrainCode.RIVER | TerrainCode.MAJOR : bit;
    }

    private static int rail(Tsv.Row row) {
      boolean twice = row.has("tracks") && row.oneOf("tracks", "single", "double").equals("double");
      return twice ? TerrainCode.RAIL | TerrainCode.DOUBLE : TerrainCode.RAIL;
    }

    private void trenches() {
      for (Tsv.Row row : map.rows("trenches.tsv")) {
        List<Integer> hexes = map.chain(row, "hexes");
        lines.add(new HexLine(row.text("line"), row.text("owner"), hexes));
        for (int hex : hexes) {
          if (trench[hex] != 0 && trench[hex] != lines.size()) {
            throw row.fault("hexes", grid.number(hex) + " is in two lines");
          }
          trench[hex] = lines.size();
          map.feature(hex, TerrainCode.TRENCH);
        }
      }
      for (Exclusive each : exclusive) {
        if (each instanceof Exclusive.Lines own) {
          for (Tsv.Row row : map.rows(own.file())) {
            List<Integer> hexes = map.chain(row, "hexes");
            exclusiveLines.add(new HexLine(row.text("line"), "", hexes));
            hexes.forEach(hex -> map.feature(hex, own.feature()));
          }
        }
      }
    }

    private void fortresses() {
      for (Tsv.Row row : map.rows("fortresses.tsv")) {
        int hex = map.hex(row, "hex");
        map.feature(hex, TerrainCode.FORTRESS);
        forts.add(
            new Fort(
                row.text("id"),
                hex,
                sides.get(side(row, "side")),
                row.text("nationality"),
                row.text("name"),
                row.number("strength"),
                row.number("weakened")));
      }
    }

    private void exits() {
      for (Tsv.Row row : map.rows("exits.tsv")) {
        if (row.yes("source")) {
          exit[side(row, "side")][map.hex(row, "hex")] = true;
        }
      }
      for (Tsv.Row row : map.rows("links.tsv")) {
        links.add(
            new Link(
                map.hex(row, "hex_a"),
                map.hex(row, "hex_b"),
                row.number("length"),
                side(row, "side"),
                row.text("via")));
      }
      for (Tsv.Row row : map.rows("entries.tsv")) {
        entries
            .computeIfAbsent(row.text("code"), code -> new ArrayList<>())
            .add(map.hex(row, "hex"));
      }
    }
  }
}
