package fieldmarshal.games.italianfront;

import fieldmarshal.engine.board.Board;
import java.util.List;

/** The terrains, hex features and hexside features of the Terrain Effects Chart, as numbers. */
public final class TerrainCode {
  public static final int CLEAR = 0;
  public static final int ROUGH = 1;
  public static final int MOUNTAIN = 2;
  public static final int ALPINE = 3;
  public static final int MARSH = 4;
  public static final int DOMINANT = 5;
  public static final int LAKE = 6;
  public static final int SEA = 7;

  public static final int CITY = 1;
  public static final int TOWN = 1 << 1;
  public static final int COAST = 1 << 2;

  public static final int RIVER = 1;
  public static final int WATER_SIDE = 1 << 1;
  public static final int RAIL = 1 << 2;

  public static final Board.Legend LEGEND =
      new Board.Legend(
          List.of("clear", "rough", "mountain", "alpine", "marsh", "dominant", "lake", "sea"),
          List.of("city", "town", "coast"),
          List.of("river", "water", "rail"));

  private TerrainCode() {}

  public static boolean isWater(Board board, int hex) {
    return board.terrain(hex) >= LAKE;
  }
}
