package fieldmarshal.games.gwe;

import fieldmarshal.engine.board.Board;
import java.util.List;

/** The terrains, hex features and hexside features of the Terrain Effects Chart, as numbers. */
public final class Ground {
  public static final int CLEAR = 0;
  public static final int FOREST = 1;
  public static final int BROKEN = 2;
  public static final int SWAMP = 3;
  public static final int ROUGH = 4;
  public static final int MOUNTAIN = 5;
  public static final int SEA = 6;
  public static final int LAKE = 7;

  public static final int CITY = 1;
  public static final int TOWN = 1 << 1;
  public static final int TRENCH = 1 << 2;
  public static final int FORTRESS = 1 << 3;
  public static final int COAST = 1 << 4;
  public static final int LAGOON = 1 << 5;
  public static final int LAGOON_COAST = 1 << 6;
  public static final int PIAVE = 1 << 7;
  public static final int SWITCH_LINE = 1 << 8;
  public static final int SOUTH = 1 << 9;

  public static final int RIVER = 1;
  public static final int MAJOR = 1 << 1;
  public static final int RIDGE = 1 << 2;
  public static final int BLOCKED = 1 << 3;
  public static final int RAIL = 1 << 4;
  public static final int DOUBLE = 1 << 5;

  public static final Board.Legend LEGEND =
      new Board.Legend(
          List.of("clear", "forest", "broken", "swamp", "rough", "mountain", "sea", "lake"),
          List.of(
              "city",
              "town",
              "trench",
              "fortress",
              "coast",
              "lagoon",
              "lagoon-coast",
              "beyond-piave",
              "switch-line",
              "south-of-dniester"),
          List.of("river", "major", "ridge", "blocked", "rail", "double-track"));

  private Ground() {}

  public static boolean isWater(Board board, int hex) {
    int terrain = board.terrain(hex);
    return terrain == SEA || terrain == LAKE;
  }
}
