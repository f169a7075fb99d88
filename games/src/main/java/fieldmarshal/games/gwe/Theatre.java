package fieldmarshal.games.gwe;

import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
  public record Line(String id, String owner, List<Integer> hexes) {}

  private final Board board;
  private final int[] front;
  private final int[] trench;
  private final int[] rails;
  private final boolean[][] exit;
  private final List<Link> links;
  private final Map<String, List<Integer>> entries;
  private final List<Fort> forts;
  private final List<Line> lines;
  private final List<Line> switchLines;
  private final String[] lat;
  private final String[] lon;
  private final int[] elevation;

  /** Reads the map files of a folder of resources. */
  public static Theatre load(String folder, HexGrid grid, List<Side> sides) {
    return new Loader(folder, grid, sides).load();
  }

  private Theatre(Loader from, Board board) {
    this.board = board;
    front = from.front;
    trench = from.trench;
    rails = new int[board.size()];
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if ((board.side(hex, d) & Ground.RAIL) != 0) {
          rails[hex] |= 1 << d;
        }
      }
    }
    exit = from.exit;
    links = List.copyOf(from.links);
    entries = Map.copyOf(from.entries);
    forts = List.copyOf(from.forts);
    lines = List.copyOf(from.lines);
    switchLines = List.copyOf(from.switchLines);
    lat = from.lat;
    lon = from.lon;
    elevation = from.elevation;
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

  public List<Line> trenchLines() {
    return lines;
  }

  public List<Line> switchLines() {
    return switchLines;
  }

  public String latitude(int hex) {
    return lat[hex];
  }

  public String longitude(int hex) {
    return lon[hex];
  }

  public int elevation(int hex) {
    return elevation[hex];
  }

  private static final class Loader {
    private final String folder;
    private final List<Side> sides;
    private final Board.Builder board;
    private final Board grid;
    private final int[] front;
    private final int[] trench;
    private final boolean[][] exit;
    private final List<Link> links = new ArrayList<>();
    private final Map<String, List<Integer>> entries = new HashMap<>();
    private final List<Fort> forts = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final List<Line> switchLines = new ArrayList<>();
    private final String[] lat;
    private final String[] lon;
    private final int[] elevation;

    Loader(String folder, HexGrid hexGrid, List<Side> sides) {
      this.folder = folder;
      this.sides = sides;
      board = Board.builder(hexGrid, Ground.LEGEND);
      grid = board.geometry();
      front = new int[grid.size()];
      trench = new int[grid.size()];
      exit = new boolean[2][grid.size()];
      lat = new String[grid.size()];
      lon = new String[grid.size()];
      elevation = new int[grid.size()];
      Arrays.fill(front, NOBODY);
    }

    Theatre load() {
      hexes();
      hexsides();
      rails();
      trenches();
      fortresses();
      exits();
      return new Theatre(this, board.build());
    }

    private List<Tsv.Row> rows(String file) {
      return Tsv.resource(folder + "/" + file);
    }

    private int hex(Tsv.Row row, String field) {
      return hex(row, field, row.text(field));
    }

    private int hex(Tsv.Row row, String field, String number) {
      int hex = grid.find(number);
      if (hex < 0) {
        throw row.fault(field, "there is no hex " + number);
      }
      return hex;
    }

    private int side(Tsv.Row row, String field) {
      String word = row.text(field);
      for (Side side : sides) {
        if (side.id().equals(word)) {
          return side.index();
        }
      }
      throw row.fault(field, "there is no side " + word);
    }

    private void hexes() {
      boolean[] seen = new boolean[grid.size()];
      for (Tsv.Row row : rows("hexes.tsv")) {
        int hex = hex(row, "hex");
        if (seen[hex]) {
          throw row.fault("hex", "stands twice");
        }
        seen[hex] = true;
        int terrain = Ground.LEGEND.terrains().indexOf(row.text("terrain"));
        if (terrain < 0) {
          throw row.fault("terrain", "unknown: " + row.text("terrain"));
        }
        board.hex(hex, terrain, row.maybe("name"), row.text("provenance"));
        switch (row.oneOf("place", "", "town", "city")) {
          case "town" -> board.feature(hex, Ground.TOWN);
          case "city" -> board.feature(hex, Ground.CITY);
          default -> {}
        }
        if (row.has("water")) {
          water(row, hex);
        }
        if (row.has("piave") && row.maybe("piave").equals("southwest")) {
          board.feature(hex, Ground.PIAVE);
        }
        if (row.has("dniester") && row.oneOf("dniester", "", "south").equals("south")) {
          board.feature(hex, Ground.SOUTH);
        }
        String whose = row.maybe("side");
        if (!whose.isEmpty() && !whose.equals("between")) {
          front[hex] = side(row, "side");
        }
        lat[hex] = row.maybe("lat");
        lon[hex] = row.maybe("lon");
        elevation[hex] = row.number("elevation", 0);
      }
      for (int hex = 0; hex < seen.length; hex++) {
        if (!seen[hex]) {
          throw new IllegalArgumentException(
              folder + "/hexes.tsv: hex " + grid.number(hex) + " is missing");
        }
      }
    }

    private void water(Tsv.Row row, int hex) {
      switch (row.oneOf("water", "", "coast", "lagoon", "lagoon-coast")) {
        case "coast" -> board.feature(hex, Ground.COAST);
        case "lagoon" -> board.feature(hex, Ground.LAGOON);
        case "lagoon-coast" -> board.feature(hex, Ground.LAGOON_COAST | Ground.COAST);
        default -> {}
      }
    }

    private void hexsides() {
      for (Tsv.Row row : rows("hexsides.tsv")) {
        int bit = Ground.LEGEND.sides().indexOf(row.text("kind"));
        if (bit < 0) {
          throw row.fault("kind", "unknown: " + row.text("kind"));
        }
        edge(row, bit == 1 ? Ground.RIVER | Ground.MAJOR : 1 << bit, row.maybe("name"));
      }
    }

    private void rails() {
      for (Tsv.Row row : rows("rails.tsv")) {
        boolean twice =
            row.has("tracks") && row.oneOf("tracks", "single", "double").equals("double");
        edge(row, twice ? Ground.RAIL | Ground.DOUBLE : Ground.RAIL, "");
      }
    }

    private void edge(Tsv.Row row, int bits, String name) {
      int a = hex(row, "hex_a");
      int b = hex(row, "hex_b");
      if (!grid.adjacent(a, b)) {
        throw row.fault("hex_b", grid.number(a) + " and " + grid.number(b) + " do not touch");
      }
      board.side(a, b, bits, name);
    }

    private void trenches() {
      for (Tsv.Row row : rows("trenches.tsv")) {
        List<Integer> hexes = chain(row);
        lines.add(new Line(row.text("line"), row.text("owner"), hexes));
        for (int hex : hexes) {
          if (trench[hex] != 0 && trench[hex] != lines.size()) {
            throw row.fault("hexes", grid.number(hex) + " is in two lines");
          }
          trench[hex] = lines.size();
          board.feature(hex, Ground.TRENCH);
        }
      }
      for (Tsv.Row row : rows("switchlines.tsv")) {
        List<Integer> hexes = chain(row);
        switchLines.add(new Line(row.text("line"), "", hexes));
        hexes.forEach(hex -> board.feature(hex, Ground.SWITCH_LINE));
      }
    }

    private List<Integer> chain(Tsv.Row row) {
      List<Integer> hexes = new ArrayList<>();
      for (String number : row.words("hexes")) {
        int hex = hex(row, "hexes", number);
        if (!hexes.isEmpty() && !grid.adjacent(hexes.getLast(), hex)) {
          throw row.fault(
              "hexes", grid.number(hexes.getLast()) + " and " + number + " do not touch");
        }
        hexes.add(hex);
      }
      return List.copyOf(hexes);
    }

    private void fortresses() {
      for (Tsv.Row row : rows("fortresses.tsv")) {
        int hex = hex(row, "hex");
        board.feature(hex, Ground.FORTRESS);
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
      for (Tsv.Row row : rows("exits.tsv")) {
        if (row.yes("source")) {
          exit[side(row, "side")][hex(row, "hex")] = true;
        }
      }
      for (Tsv.Row row : rows("links.tsv")) {
        links.add(
            new Link(
                hex(row, "hex_a"),
                hex(row, "hex_b"),
                row.number("length"),
                side(row, "side"),
                row.text("via")));
      }
      for (Tsv.Row row : rows("entries.tsv")) {
        entries.computeIfAbsent(row.text("code"), code -> new ArrayList<>()).add(hex(row, "hex"));
      }
    }
  }
}
