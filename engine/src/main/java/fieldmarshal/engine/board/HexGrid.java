package fieldmarshal.engine.board;

import java.util.List;

/**
 * How the hexes of a map are numbered and laid out. A printed number is two digits of row and two
 * of column, in either order; a row or column below zero is printed as the hundred's complement, so
 * that column -1 is 99. Inside, a hex has axial coordinates (q, r) that grow to the right and
 * downwards on the sheet, however its rows and columns are counted; six directions run clockwise
 * from east (pointy-top hexes in rows) or from south-east (flat-top hexes in columns), and the
 * opposite of direction d is d + 3.
 *
 * <p>A grid begins with {@link #pointyTop} or {@link #flatTop}; what is different on a map is said
 * by the methods after these.
 *
 * @param pointy pointy-top hexes in straight rows; otherwise flat-top hexes in straight columns
 * @param firstRow the number of the first row
 * @param firstColumn the number of the first column
 * @param rowFirst the number's first two digits are the row
 * @param mirrored the columns are counted from right to left
 * @param upward the rows are counted from below
 * @param evenShift which way the even rows (columns) are shifted by half a hex: +1 towards higher
 *     columns (rows), -1 towards lower ones
 */
public record HexGrid(
    boolean pointy,
    int rows,
    int columns,
    int firstRow,
    int firstColumn,
    boolean rowFirst,
    boolean mirrored,
    boolean upward,
    int evenShift) {

  private static final int[] DQ = {1, 0, -1, -1, 0, 1};
  private static final int[] DR = {0, 1, 1, 0, -1, -1};

  /** Two digits tell so many rows or columns apart. */
  private static final int MOST = 100;

  public HexGrid {
    if (rows < 1 || columns < 1 || rows > MOST || columns > MOST) {
      throw new IllegalArgumentException(
          rows + " rows and " + columns + " columns: 1 to " + MOST + " can be numbered");
    }
    if (evenShift != 1 && evenShift != -1) {
      throw new IllegalArgumentException("even lines are shifted by +1 or -1, not " + evenShift);
    }
  }

  /**
   * Pointy-top hexes in straight rows, numbered by row and column from 01 at the upper left; the
   * even rows lie half a hex further right.
   */
  public static HexGrid pointyTop(int rows, int columns) {
    return new HexGrid(true, rows, columns, 1, 1, true, false, false, 1);
  }

  /**
   * Flat-top hexes in straight columns, numbered by column and row from 01 at the upper left; the
   * even columns lie half a hex lower.
   */
  public static HexGrid flatTop(int rows, int columns) {
    return new HexGrid(false, rows, columns, 1, 1, false, false, false, 1);
  }

  /** The same grid with another number for the first row and the first column. */
  public HexGrid from(int row, int column) {
    return new HexGrid(pointy, rows, columns, row, column, rowFirst, mirrored, upward, evenShift);
  }

  /** The same grid with the columns counted from right to left. */
  public HexGrid countedFromTheRight() {
    return new HexGrid(
        pointy, rows, columns, firstRow, firstColumn, rowFirst, true, upward, evenShift);
  }

  /** The same grid with the rows counted from below. */
  public HexGrid countedFromBelow() {
    return new HexGrid(
        pointy, rows, columns, firstRow, firstColumn, rowFirst, mirrored, true, evenShift);
  }

  /**
   * The same grid with the odd rows (columns) shifted towards higher numbers, not the even ones.
   */
  public HexGrid oddShifted() {
    return new HexGrid(
        pointy, rows, columns, firstRow, firstColumn, rowFirst, mirrored, upward, -1);
  }

  /** The same grid with the other half of the printed number first. */
  public HexGrid numberedTheOtherWay() {
    return new HexGrid(
        pointy, rows, columns, firstRow, firstColumn, !rowFirst, mirrored, upward, evenShift);
  }

  // ---- directions

  public static int opposite(int direction) {
    return direction >= 3 ? direction - 3 : direction + 3;
  }

  static int dq(int direction) {
    return DQ[direction];
  }

  static int dr(int direction) {
    return DR[direction];
  }

  /** The six directions in the order of their numbers. */
  public List<Direction> directions() {
    return pointy ? Direction.POINTY : Direction.FLAT;
  }

  /** The name of a direction from 0 to 5. */
  public Direction named(int direction) {
    return directions().get(direction);
  }

  /** The number of a direction; one that these hexes do not have is a fault. */
  public int index(Direction direction) {
    int index = directions().indexOf(direction);
    if (index < 0) {
      throw new IllegalArgumentException(
          "hexes with a "
              + (pointy ? "pointy" : "flat")
              + " top have no neighbour in direction "
              + direction
              + ", only "
              + directions());
    }
    return index;
  }

  // ---- numbers and places

  public int lastRow() {
    return firstRow + rows - 1;
  }

  public int lastColumn() {
    return firstColumn + columns - 1;
  }

  public String number(int row, int column) {
    int r = Math.floorMod(row, MOST);
    int c = Math.floorMod(column, MOST);
    return rowFirst ? String.format("%02d%02d", r, c) : String.format("%02d%02d", c, r);
  }

  private static boolean even(int line) {
    return (line & 1) == 0;
  }

  /**
   * Twice the distance to the right of the hex's centre, in hex widths (pointy) or column steps.
   */
  private int across2(int row, int column) {
    int across = 2 * column + (pointy && even(row) ? evenShift : 0);
    return mirrored ? -across : across;
  }

  /** Twice the distance downwards, in row steps (pointy) or hex heights. */
  private int down2(int row, int column) {
    int down = 2 * row + (!pointy && even(column) ? evenShift : 0);
    return upward ? -down : down;
  }

  int q(int row, int column) {
    int across2 = across2(row, column);
    return pointy ? Math.floorDiv(across2 - down2(row, column) / 2, 2) : across2 / 2;
  }

  int r(int row, int column) {
    int down2 = down2(row, column);
    return pointy ? down2 / 2 : Math.floorDiv(down2 - across2(row, column) / 2, 2);
  }

  /** The centre's place to the right, in hex widths. */
  public double x(int row, int column) {
    return across2(row, column) / 2.0 * (pointy ? 1 : Math.sqrt(3) / 2);
  }

  /** The centre's place downwards, in hex widths (the distance between neighbouring centres). */
  public double y(int row, int column) {
    return down2(row, column) / 2.0 * (pointy ? Math.sqrt(3) / 2 : 1);
  }
}
