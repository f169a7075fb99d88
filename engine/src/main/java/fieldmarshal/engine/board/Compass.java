package fieldmarshal.engine.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Some of the six directions of a map, such as those in which a side retreats. It is written as
 * names with blanks between, "NW SW S".
 *
 * @param pointy the hexes of the map have a point at the top
 * @param bits bit d stands for direction d
 */
public record Compass(boolean pointy, int bits) {

  public Compass {
    if (bits <= 0 || bits >= 1 << Board.DIRECTIONS) {
      throw new IllegalArgumentException("a compass has one to six of the directions 0 to 5");
    }
  }

  public static Compass of(HexGrid grid, List<Direction> directions) {
    int bits = 0;
    for (Direction direction : directions) {
      bits |= 1 << grid.index(direction);
    }
    return new Compass(grid.pointy(), bits);
  }

  /** Reads names with blanks or commas between; a name that these hexes do not have is a fault. */
  public static Compass parse(HexGrid grid, String names) {
    List<Direction> directions = new ArrayList<>();
    for (String name : names.strip().split("[ ,]+")) {
      directions.add(Direction.parse(name));
    }
    return of(grid, directions);
  }

  public boolean has(int direction) {
    return (bits & 1 << direction) != 0;
  }

  /** The opposite of each direction. */
  public Compass opposite() {
    int half = Board.DIRECTIONS / 2;
    int turned = (bits << half | bits >>> half) & (1 << Board.DIRECTIONS) - 1;
    return new Compass(pointy, turned);
  }

  /** Whether the directions lie side by side, with no gap between two of them. */
  public boolean together() {
    int starts = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      if (has(d) && !has((d + Board.DIRECTIONS - 1) % Board.DIRECTIONS)) {
        starts++;
      }
    }
    return starts <= 1;
  }

  /** The hexes of the map that lie in these directions from a hex. */
  public int[] neighbours(Board board, int hex) {
    int[] found = new int[Integer.bitCount(bits)];
    int count = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = has(d) ? board.neighbour(hex, d) : -1;
      if (to >= 0) {
        found[count++] = to;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** The directions by name, clockwise from the top of the sheet. */
  public List<Direction> directions() {
    List<Direction> all = pointy ? Direction.POINTY : Direction.FLAT;
    List<Direction> named = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      if (has(d)) {
        named.add(all.get(d));
      }
    }
    named.sort(null);
    return named;
  }

  @Override
  public String toString() {
    return directions().stream().map(Direction::name).collect(Collectors.joining(" "));
  }
}
