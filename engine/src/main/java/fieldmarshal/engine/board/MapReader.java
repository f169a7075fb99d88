package fieldmarshal.engine.board;

import fieldmarshal.engine.Side;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Reads the files of a map into a {@link Board}: hexes, hexsides, railways, places. The board's
 * legend and the game say what the words in a file mean. Every fault names file, line and field.
 *
 * <p>A game reads what it adds (fortresses, entries, towns with points) with {@link #rows} and
 * {@link #hex}, and asks for the {@link #board} last.
 */
public final class MapReader {

  /**
   * The names of the columns of a file of hexes. An empty name stands for a column that the file
   * does not have.
   *
   * @param hex the printed number
   * @param terrain a word of the legend
   * @param name the place in the hex
   * @param elevation mean height in metres
   * @param provenance where the entry comes from
   */
  public record Columns(
      String hex, String terrain, String name, String elevation, String provenance) {
    public static final Columns USUAL =
        new Columns("hex", "terrain", "name", "elevation", "provenance");
  }

  /** What a game makes of a row about a hex, beside what every map has. */
  public interface HexRow {
    void read(Tsv.Row row, int hex);
  }

  private final String folder;
  private final Board.Builder builder;
  private final Board geometry;
  private final Columns columns;
  private final String[] latitude;
  private final String[] longitude;
  private final int[] elevation;

  private MapReader(String folder, Columns columns, Board.Builder builder) {
    this.folder = folder;
    this.columns = columns;
    this.builder = builder;
    geometry = builder.geometry();
    latitude = new String[geometry.size()];
    longitude = new String[geometry.size()];
    elevation = new int[geometry.size()];
    Arrays.fill(latitude, "");
    Arrays.fill(longitude, "");
  }

  /** Begins a map that covers its grid: a hex without a row is a fault. */
  public static MapReader ofWholeGrid(
      String folder, HexGrid grid, Board.Legend legend, Columns columns) {
    return new MapReader(folder, columns, Board.builder(grid, legend));
  }

  /** Begins a map of any shape: the hexes that its file names are on it, and no others. */
  public static MapReader ofListedHexes(
      String folder, HexGrid grid, Board.Legend legend, Columns columns) {
    Set<String> listed = new HashSet<>();
    for (Tsv.Row row : Tsv.resource(folder + "/hexes.tsv")) {
      listed.add(row.text(columns.hex()));
    }
    return new MapReader(folder, columns, Board.builder(grid, legend, listed::contains));
  }

  // ---- help for the game's own files

  /** The board's geometry, while it is being read. */
  public Board geometry() {
    return geometry;
  }

  /** The rows of a file of the map. */
  public List<Tsv.Row> rows(String file) {
    return Tsv.resource(folder + "/" + file);
  }

  /** The hex whose number a cell holds. */
  public int hex(Tsv.Row row, String field) {
    return hex(geometry, row, field, row.text(field));
  }

  static int hex(Board board, Tsv.Row row, String field, String number) {
    int hex = board.find(number);
    if (hex < 0) {
      throw row.fault(field, "there is no hex " + number);
    }
    return hex;
  }

  /** The index of the side whose id a cell holds. */
  public static int side(Tsv.Row row, String field, List<Side> sides) {
    String word = row.text(field);
    for (Side side : sides) {
      if (side.id().equals(word)) {
        return side.index();
      }
    }
    throw row.fault(field, "there is no side " + word);
  }

  /** The hexes of a cell in their order, each next to the one before. */
  public List<Integer> chain(Tsv.Row row, String field) {
    List<Integer> hexes = new ArrayList<>();
    for (String number : row.words(field)) {
      int hex = hex(geometry, row, field, number);
      if (!hexes.isEmpty()) {
        touch(row, field, hexes.getLast(), hex);
      }
      hexes.add(hex);
    }
    return List.copyOf(hexes);
  }

  private void touch(Tsv.Row row, String field, int a, int b) {
    if (!geometry.adjacent(a, b)) {
      throw row.fault(field, geometry.number(a) + " and " + geometry.number(b) + " do not touch");
    }
  }

  /** Adds features to a hex. */
  public void feature(int hex, int bits) {
    builder.feature(hex, bits);
  }

  /** Adds the features that a cell names, separated by commas; none where it is empty. */
  public void features(Tsv.Row row, String field, int hex) {
    for (String part : row.maybe(field).split(",", -1)) {
      String word = part.strip();
      if (!word.isEmpty()) {
        int bit = geometry.legend().features().indexOf(word);
        if (bit < 0) {
          throw row.fault(field, "unknown: " + word);
        }
        builder.feature(hex, 1 << bit);
      }
    }
  }

  // ---- the files that every map has

  /** Reads hexes.tsv: terrain, name, where the hex lies on the globe, and what the game adds. */
  public void hexes(HexRow game) {
    boolean[] seen = new boolean[geometry.size()];
    for (Tsv.Row row : rows("hexes.tsv")) {
      int hex = hex(row, columns.hex());
      if (seen[hex]) {
        throw row.fault(columns.hex(), "stands twice");
      }
      seen[hex] = true;
      int terrain = geometry.legend().terrains().indexOf(row.text(columns.terrain()));
      if (terrain < 0) {
        throw row.fault(columns.terrain(), "unknown: " + row.text(columns.terrain()));
      }
      String name = columns.name().isEmpty() ? "" : row.maybe(columns.name());
      builder.hex(
          hex, terrain, name, columns.provenance().isEmpty() ? "" : row.text(columns.provenance()));
      if (row.has("lat")) {
        latitude[hex] = row.maybe("lat");
        longitude[hex] = row.maybe("lon");
      }
      if (!columns.elevation().isEmpty()) {
        elevation[hex] = row.number(columns.elevation(), 0);
      }
      game.read(row, hex);
    }
    for (int hex = 0; hex < seen.length; hex++) {
      if (!seen[hex]) {
        throw new IllegalArgumentException(
            folder + "/hexes.tsv: hex " + geometry.number(hex) + " is missing");
      }
    }
  }

  /**
   * Reads a file of hexsides or railways. A row joins two hexes ({@code hex_a} and {@code hex_b}),
   * or is a line through many ({@code hexes}).
   *
   * @param nameField the column with the name of the river, or empty where hexsides get no name
   * @param bits the features that a row stands for; a row of 0 is left out
   */
  public void hexsides(String file, String nameField, ToIntFunction<Tsv.Row> bits) {
    for (Tsv.Row row : rows(file)) {
      int features = bits.applyAsInt(row);
      if (features == 0) {
        continue;
      }
      String name = nameField.isEmpty() ? "" : row.maybe(nameField);
      if (row.has("hexes")) {
        List<Integer> line = chain(row, "hexes");
        for (int i = 1; i < line.size(); i++) {
          builder.side(line.get(i - 1), line.get(i), features, name);
        }
      } else {
        int a = hex(row, "hex_a");
        int b = hex(row, "hex_b");
        touch(row, "hex_b", a, b);
        builder.side(a, b, features, name);
      }
    }
  }

  /** The bit of a hexside word of the legend. */
  public int sideBit(Tsv.Row row, String field) {
    int bit = geometry.legend().sides().indexOf(row.text(field));
    if (bit < 0) {
      throw row.fault(field, "unknown: " + row.text(field));
    }
    return 1 << bit;
  }

  /**
   * Reads a file of places, for maps whose hexes do not hold their names.
   *
   * @param nameField the column with the name
   */
  public void places(String file, String nameField, HexRow game) {
    for (Tsv.Row row : rows(file)) {
      int hex = hex(row, "hex");
      builder.name(hex, row.text(nameField));
      game.read(row, hex);
    }
  }

  // ---- what came of it

  public Board board() {
    return builder.build();
  }

  public Geography geography() {
    return new Geography(latitude, longitude, elevation);
  }
}
