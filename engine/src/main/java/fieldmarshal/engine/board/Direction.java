package fieldmarshal.engine.board;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The name of a direction on the sheet: {@link #N} is the top of the sheet, wherever north lies on
 * the ground. Hexes with a point at the top have no N and no S, hexes with a flat top no E and no
 * W; {@link HexGrid#named} and {@link HexGrid#index} change between names and the numbers 0 to 5
 * that a {@link Board} counts with.
 */
public enum Direction {
  N,
  NE,
  E,
  SE,
  S,
  SW,
  W,
  NW;

  /** The six directions of pointy-top hexes, in the order of their numbers. */
  static final List<Direction> POINTY = List.of(E, SE, SW, W, NW, NE);

  /** The six directions of flat-top hexes, in the order of their numbers. */
  static final List<Direction> FLAT = List.of(SE, S, SW, NW, N, NE);

  private static final Map<String, Direction> BY_NAME =
      Arrays.stream(values()).collect(Collectors.toMap(Direction::name, Function.identity()));

  public Direction opposite() {
    return values()[(ordinal() + 4) % values().length];
  }

  /** The direction of a name such as "NE", in capital or small letters. */
  public static Direction parse(String name) {
    Direction found = BY_NAME.get(name.strip().toUpperCase(Locale.ROOT));
    if (found == null) {
      throw new IllegalArgumentException(
          "there is no direction '" + name + "'; there is " + Arrays.toString(values()));
    }
    return found;
  }
}
