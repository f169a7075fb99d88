package fieldmarshal.engine.board;

/**
 * How the hexes of a map are numbered and laid out. A printed number is two digits of row and two
 * of column, in either order. Inside, a hex has axial coordinates (q, r); six directions run
 * clockwise from east (pointy-top hexes in rows) or from south-east (flat-top hexes in columns),
 * and the opposite of direction d is d + 3.
 *
 * @param pointy pointy-top hexes in straight rows; otherwise flat-top hexes in straight columns
 * @param rowFirst the number's first two digits are the row
 * @param mirrored column 01 is at the right (east) edge
 * @param evenShift which way the even rows (columns) are shifted by half a hex: +1 towards higher
 *     columns (rows), -1 towards lower ones
 */
public record HexGrid(
    int rows, int columns, boolean pointy, boolean rowFirst, boolean mirrored, int evenShift) {

  private static final int[] DQ = {1, 0, -1, -1, 0, 1};
  private static final int[] DR = {0, 1, 1, 0, -1, -1};

  public static int opposite(int direction) {
    return direction >= 3 ? direction - 3 : direction + 3;
  }

  static int dq(int direction) {
    return DQ[direction];
  }

  static int dr(int direction) {
    return DR[direction];
  }

  public String number(int row, int column) {
    return rowFirst
        ? String.format("%02d%02d", row, column)
        : String.format("%02d%02d", column, row);
  }

  /**
   * Twice the distance to the right of the hex's centre, in hex widths (pointy) or column steps.
   */
  private int across2(int row, int column) {
    if (pointy) {
      int across = 2 * column + (row % 2 == 0 ? evenShift : 0);
      return mirrored ? -across : across;
    }
    return mirrored ? -2 * column : 2 * column;
  }

  int q(int row, int column) {
    if (pointy) {
      return Math.floorDiv(across2(row, column) - row, 2);
    }
    return across2(row, column) / 2;
  }

  int r(int row, int column) {
    if (pointy) {
      return row;
    }
    int down2 = 2 * row + (column % 2 == 0 ? evenShift : 0);
    return Math.floorDiv(down2 - across2(row, column) / 2, 2);
  }

  /** The centre's place to the right, in hex widths. */
  public double x(int row, int column) {
    return pointy ? across2(row, column) / 2.0 : across2(row, column) / 2.0 * (Math.sqrt(3) / 2);
  }

  /** The centre's place downwards, in hex widths (the distance between neighbouring centres). */
  public double y(int row, int column) {
    return pointy ? row * (Math.sqrt(3) / 2) : row + (column % 2 == 0 ? evenShift * 0.5 : 0);
  }
}
