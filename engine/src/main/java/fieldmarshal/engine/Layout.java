package fieldmarshal.engine;

import java.util.List;

/**
 * What a game keeps in its positions: the names of the boxes beside the map, of the status flags,
 * of the numbers kept for each unit and of the numbers kept for the whole game.
 *
 * @param structural the flags that change what a unit does to others merely by standing there (its
 *     zone of control, say): when one of these changes, whatever was derived from the side's
 *     placement is derived anew
 */
public record Layout(
    int units,
    int hexes,
    List<String> boxes,
    List<String> flags,
    List<String> words,
    List<String> globals,
    int structural) {

  public Layout {
    boxes = List.copyOf(boxes);
    flags = List.copyOf(flags);
    words = List.copyOf(words);
    globals = List.copyOf(globals);
    if (flags.size() > 32) {
      throw new IllegalArgumentException("at most 32 flags fit");
    }
  }

  /** The place code of a box: hexes are zero and up, boxes are below. */
  public static int box(int index) {
    return -1 - index;
  }

  public String boxName(int place) {
    return boxes.get(-1 - place);
  }

  public String flagName(int flag) {
    return flags.get(Integer.numberOfTrailingZeros(flag));
  }
}
