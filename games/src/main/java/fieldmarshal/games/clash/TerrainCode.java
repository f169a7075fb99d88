package fieldmarshal.games.clash;

import fieldmarshal.engine.board.Board;
import java.util.List;

/** The terrains, hex features and hexside features of the maps, as numbers. */
public final class TerrainCode {
  public static final int CLEAR = 0;
  public static final int BROKEN = 1;
  public static final int FOREST = 2;
  public static final int MARSH = 3;
  public static final int BROKEN_FOREST = 4;
  public static final int MOUNTAIN = 5;
  public static final int LAKE = 6;
  public static final int SEA = 7;

  public static final int CITY = 1;
  public static final int TOWN = 1 << 1;
  public static final int VILLAGE = 1 << 2;
  public static final int FORT = 1 << 3;
  public static final int ZONE = 1 << 4;
  public static final int PASS_HEX = 1 << 5;

  public static final int RIVER = 1;

  public static final int MAJOR = 1 << 1;
  public static final int PASS = 1 << 2;

  /** A lake or the sea lies along the hexside. */
  public static final int WATER = 1 << 3;

  public static final int RAIL = 1 << 4;
  public static final int DOUBLE_TRACK = 1 << 5;

  public static final Board.Legend LEGEND =
      new Board.Legend(
          List.of("clear", "broken", "forest", "marsh", "broken-forest", "mountain", "lake", "sea"),
          List.of("city", "town", "village", "fort", "zone", "pass"),
          List.of("river", "major", "pass", "water", "rail", "double-track"));

  private TerrainCode() {}

  public static boolean isWater(int terrain) {
    return terrain >= LAKE;
  }
}
