package fieldmarshal.games.gwe;

import fieldmarshal.engine.Names;
import fieldmarshal.engine.board.Board;
import java.util.List;

/** The terrains, hex features and hexside features of the Terrain Effects Chart, as numbers. */
public final class TerrainCode {
  public static final int CLEAR = 0;
  public static final int FOREST = 1;
  public static final int BROKEN = 2;
  public static final int SWAMP = 3;
  public static final int ROUGH = 4;
  public static final int MOUNTAIN = 5;
  public static final int SEA = 6;
  public static final int LAKE = 7;

  /** The hex features of the standard rules; a game goes on from here. */
  public static final Names FEATURES = new Names();

  public static final int CITY = FEATURES.bit("city");
  public static final int TOWN = FEATURES.bit("town");
  public static final int TRENCH = FEATURES.bit("trench");
  public static final int FORTRESS = FEATURES.bit("fortress");
  public static final int COAST = FEATURES.bit("coast");

  public static final int RIVER = 1;
  public static final int MAJOR = 1 << 1;
  public static final int RIDGE = 1 << 2;
  public static final int BLOCKED = 1 << 3;
  public static final int RAIL = 1 << 4;
  public static final int DOUBLE = 1 << 5;

  /** The legend of a game's map. */
  static Board.Legend legend(Names features) {
    return new Board.Legend(
        List.of("clear", "forest", "broken", "swamp", "rough", "mountain", "sea", "lake"),
        features.list(),
        List.of("river", "major", "ridge", "blocked", "rail", "double-track"));
  }

  private TerrainCode() {}

  public static boolean isWater(Board board, int hex) {
    int terrain = board.terrain(hex);
    return terrain == SEA || terrain == LAKE;
  }
}
