package fieldmarshal.engine.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * An immutable map. Hexes are dense small ints inside and printed numbers outside. A hex has one
 * terrain and any number of features; each of its six hexsides has features of its own (rivers,
 * ridges, rails). The {@link Legend} of the game says what the bits mean.
 *
 * <p>A map is a whole {@link HexGrid}, or those hexes of it that a shape picks: it may have holes
 * and ragged edges. Beyond an edge, or in a hole, there is no neighbour.
 */
public final class Board {
  public static final int DIRECTIONS = 6;

  /** The names behind the numbers: terrains by index, features and hexside features by bit. */
  public record Legend(List<String> terrains, List<String> features, List<String> sides) {
    public Legend {
      terrains = List.copyOf(terrains);
      features = List.copyOf(features);
      sides = List.copyOf(sides);
    }

    /** The bit of a hex feature, or 0 where this legend has none of that name. */
    public int feature(String name) {
      return bit(features, name);
    }

    /** The bit of a hexside feature, or 0 where this legend has none of that name. */
    public int side(String name) {
      return bit(sides, name);
    }

    private static int bit(List<String> names, String name) {
      int index = names.indexOf(name);
      return index < 0 ? 0 : 1 << index;
    }
  }

  private final HexGrid grid;
  private final Legend legend;
  private final String[] numbers;
  private final Map<String, Integer> byNumber = new HashMap<>();
  private final int[] neighbours;
  private final int[] rows;
  private final int[] columns;
  private final int[] q;
  private final int[] r;
  private final double[] x;
  private final double[] y;
  private final int[] terrain;
  private final int[] features;
  private final int[] sides;
  private final String[] sideNames;
  private final String[] names;
  private final String[] provenance;

  private Board(Builder from) {
    grid = from.grid;
    legend = from.legend;
    rows = from.rows;
    columns = from.columns;
    int size = rows.length;
    numbers = new String[size];
    q = new int[size];
    r = new int[size];
    x = new double[size];
    y = new double[size];
    neighbours = new int[size * DIRECTIONS];
    Map<Long, Integer> byPlace = new HashMap<>();
    for (int hex = 0; hex < size; hex++) {
      numbers[hex] = grid.number(rows[hex], columns[hex]);
      q[hex] = grid.q(rows[hex], columns[hex]);
      r[hex] = grid.r(rows[hex], columns[hex]);
      x[hex] = grid.x(rows[hex], columns[hex]);
      y[hex] = grid.y(rows[hex], columns[hex]);
      byNumber.put(numbers[hex], hex);
      byPlace.put(key(q[hex], r[hex]), hex);
    }
    for (int hex = 0; hex < size; hex++) {
      for (int d = 0; d < DIRECTIONS; d++) {
        neighbours[hex * DIRECTIONS + d] =
            byPlace.getOrDefault(key(q[hex] + HexGrid.dq(d), r[hex] + HexGrid.dr(d)), -1);
      }
    }
    terrain = from.terrain;
    features = from.features;
    sides = from.sides;
    sideNames = from.sideNames;
    names = from.names;
    provenance = from.provenance;
  }

  private static long key(int q, int r) {
    return ((long) q << 32) ^ (r & 0xffffffffL);
  }

  public HexGrid grid() {
    return grid;
  }

  public Legend legend() {
    return legend;
  }

  public int size() {
    return numbers.length;
  }

  /** The printed number. */
  public String number(int hex) {
    return numbers[hex];
  }

  /** The hex with a printed number, or -1. */
  public int find(String number) {
    return byNumber.getOrDefault(number, -1);
  }

  public int hex(String number) {
    int hex = find(number);
    if (hex < 0) {
      throw new IllegalArgumentException("there is no hex " + number);
    }
    return hex;
  }

  /** The row as it is counted on the map, which may begin anywhere. */
  public int row(int hex) {
    return rows[hex];
  }

  /** The column as it is counted on the map; the one printed as 99 may be -1. */
  public int column(int hex) {
    return columns[hex];
  }

  /** The neighbour in a direction, or -1 beyond the edge. */
  public int neighbour(int hex, int direction) {
    return neighbours[hex * DIRECTIONS + direction];
  }

  /** The neighbour in a direction by name, or -1 beyond the edge. */
  public int neighbour(int hex, Direction direction) {
    return neighbour(hex, grid.index(direction));
  }

  /** The direction from a hex to its neighbour, or -1 if they do not touch. */
  public int direction(int from, int to) {
    int at = from * DIRECTIONS;
    for (int d = 0; d < DIRECTIONS; d++) {
      if (neighbours[at + d] == to) {
        return d;
      }
    }
    return -1;
  }

  public boolean adjacent(int a, int b) {
    return direction(a, b) >= 0;
  }

  public boolean atEdge(int hex) {
    for (int d = 0; d < DIRECTIONS; d++) {
      if (neighbour(hex, d) < 0) {
        return true;
      }
    }
    return false;
  }

  /** Hexes between two hexes, the second included. */
  public int distance(int a, int b) {
    int dq = q[a] - q[b];
    int dr = r[a] - r[b];
    return Math.max(Math.max(Math.abs(dq), Math.abs(dr)), Math.abs(dq + dr));
  }

  public int terrain(int hex) {
    return terrain[hex];
  }

  public String terrainName(int hex) {
    return legend.terrains().get(terrain[hex]);
  }

  public int features(int hex) {
    return features[hex];
  }

  public boolean has(int hex, int feature) {
    return (features[hex] & feature) != 0;
  }

  /** The features of the hexside in a direction. */
  public int side(int hex, int direction) {
    return sides[hex * DIRECTIONS + direction];
  }

  /** The name of the river (or whatever it is) along a hexside, or empty. */
  public String sideName(int hex, int direction) {
    return sideNames[hex * DIRECTIONS + direction];
  }

  /** The name of the place in the hex, or empty. */
  public String name(int hex) {
    return names[hex];
  }

  /** The place and its number, as a player reads it: "Tolmino (1802)", or the bare number. */
  public String title(int hex) {
    return names[hex].isEmpty() ? numbers[hex] : names[hex] + " (" + numbers[hex] + ")";
  }

  public String provenance(int hex) {
    return provenance[hex];
  }

  public double x(int hex) {
    return x[hex];
  }

  public double y(int hex) {
    return y[hex];
  }

  /** Begins a board with every hex of the grid. */
  public static Builder builder(HexGrid grid, Legend legend) {
    return new Builder(grid, legend, number -> true);
  }

  /**
   * Begins a board of any shape.
   *
   * @param shape whether the hex of a printed number is on the map
   */
  public static Builder builder(HexGrid grid, Legend legend, Predicate<String> shape) {
    return new Builder(grid, legend, shape);
  }

  /** Gathers a board. */
  public static final class Builder {
    private final HexGrid grid;
    private final Legend legend;
    private final Board bare;
    private final int[] rows;
    private final int[] columns;
    private final int[] terrain;
    private final int[] features;
    private final int[] sides;
    private final String[] sideNames;
    private final String[] names;
    private final String[] provenance;

    private Builder(HexGrid grid, Legend legend, Predicate<String> shape) {
      this.grid = grid;
      this.legend = legend;
      int[] all = new int[grid.rows() * grid.columns()];
      int[] across = new int[all.length];
      int size = 0;
      for (int row = grid.firstRow(); row <= grid.lastRow(); row++) {
        for (int column = grid.firstColumn(); column <= grid.lastColumn(); column++) {
          if (shape.test(grid.number(row, column))) {
            all[size] = row;
            across[size++] = column;
          }
        }
      }
      rows = Arrays.copyOf(all, size);
      columns = Arrays.copyOf(across, size);
      terrain = new int[size];
      features = new int[size];
      sides = new int[size * DIRECTIONS];
      sideNames = new String[size * DIRECTIONS];
      names = new String[size];
      provenance = new String[size];
      Arrays.fill(sideNames, "");
      Arrays.fill(names, "");
      Arrays.fill(provenance, "");
      bare = new Board(this);
    }

    /** The board's geometry, while it is being gathered. */
    public Board geometry() {
      return bare;
    }

    public Builder hex(int hex, int terrainIndex, String name, String whence) {
      terrain[hex] = terrainIndex;
      names[hex] = name;
      provenance[hex] = whence;
      return this;
    }

    /** Names the place in a hex. */
    public Builder name(int hex, String name) {
      names[hex] = name;
      return this;
    }

    public Builder feature(int hex, int bits) {
      features[hex] |= bits;
      return this;
    }

    /** Adds features to a hexside, seen from both of its hexes. */
    public Builder side(int a, int b, int bits, String name) {
      int d = bare.direction(a, b);
      if (d < 0) {
        throw new IllegalArgumentException(
            bare.number(a) + " and " + bare.number(b) + " do not touch");
      }
      int here = a * DIRECTIONS + d;
      int there = b * DIRECTIONS + HexGrid.opposite(d);
      sides[here] |= bits;
      sides[there] |= bits;
      if (!name.isEmpty()) {
        sideNames[here] = name;
        sideNames[there] = name;
      }
      return this;
    }

    public Board build() {
      return new Board(this);
    }
  }

  /** The hexes at a distance of at most {@code range} from a hex, itself included. */
  public int[] within(int hex, int range) {
    List<Integer> found = new ArrayList<>();
    for (int other = 0; other < size(); other++) {
      if (distance(hex, other) <= range) {
        found.add(other);
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }
}
