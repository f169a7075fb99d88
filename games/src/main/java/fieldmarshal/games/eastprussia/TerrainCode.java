package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.board.Board;
import java.util.List;

/** The terrains, hex features and hexside features of the Terrain Effects Chart, as numbers. */
public final class TerrainCode {
  public static final int CLEAR = 0;
  public static final int FOREST = 1;
  public static final int SWAMP = 2;
  public static final int LAKE = 3;
  public static final int SEA = 4;

  public static final int CITY = 1;
  public static final int TOWN = 1 << 1;
  public static final int FORTRESS = 1 << 2;
  public static final int COAST = 1 << 3;

  public static final int RIVER = 1;
  public static final int WATER_SIDE = 1 << 1;
  public static final int RAIL = 1 << 2;

  public static final Board.Legend LEGEND =
      new Board.Legend(
          List.of("clear", "forest", "swamp", "lake", "sea"),
          List.of("city", "town", "fortress", "coast"),
          List.of("river", "lake", "rail"));

  private TerrainCode() {}

  public static boolean isWater(Board board, int hex) {
    return board.terrain(hex) >= LAKE;
  }
}
