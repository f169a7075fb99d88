package fieldmarshal.engine;

import java.util.List;

/**
 * What a game keeps in its positions: the names of the boxes beside the map, of the status flags,
 * of the numbers kept for each unit and of the numbers kept for the whole game.
 *
 * @param structural the flags that change what a unit does to others merely by standing there (its
 *     zone of control, say): when one of these changes, whatever was derived from the side's
 *     placement is derived anew
 * @param stacks whether the units of a hex lie in an order of their own
 * @param hexBytes how many bytes are kept for each hex: one, or more where a game has more to keep
 * @param derived how many things chapters derive from a position and keep with it
 */
public record Layout(
    int units,
    int hexes,
    List<String> boxes,
    List<String> flags,
    List<String> unitNumbers,
    List<String> globals,
    int structural,
    Stacks stacks,
    int hexBytes,
    int derived) {

  /** The order in which the units of a hex lie. */
  public enum Stacks {
    /** The order of the roster, however they came: no order that anybody minds. */
    UNORDERED,
    /** An order that is part of the position; whoever comes lies on top. */
    ON_TOP,
    /** An order that is part of the position; whoever comes lies below the others. */
    BELOW
  }

  private static final int FEW = 8;

  /** Stacks without an order, one byte for each hex, room for a few derived things. */
  public Layout(
      int units,
      int hexes,
      List<String> boxes,
      List<String> flags,
      List<String> unitNumbers,
      List<String> globals,
      int structural) {
    this(units, hexes, boxes, flags, unitNumbers, globals, structural, Stacks.UNORDERED, 1, FEW);
  }

  /** The same with stacks of this kind. */
  public Layout withStacks(Stacks kind) {
    return new Layout(
        units, hexes, boxes, flags, unitNumbers, globals, structural, kind, hexBytes, derived);
  }

  /** The same with so many bytes for each hex. */
  public Layout withHexBytes(int count) {
    return new Layout(
        units, hexes, boxes, flags, unitNumbers, globals, structural, stacks, count, derived);
  }

  /** The same with room for so many derived things. */
  public Layout withDerived(int count) {
    return new Layout(
        units, hexes, boxes, flags, unitNumbers, globals, structural, stacks, hexBytes, count);
  }

  /** Whether the order of a stack is part of the position. */
  public boolean ordered() {
    return stacks != Stacks.UNORDERED;
  }

  public Layout {
    boxes = List.copyOf(boxes);
    flags = List.copyOf(flags);
    unitNumbers = List.copyOf(unitNumbers);
    globals = List.copyOf(globals);
    if (flags.size() > 32) {
      throw new IllegalArgumentException("at most 32 flags fit");
    }
    if (hexBytes < 1) {
      throw new IllegalArgumentException("a hex keeps one byte at least");
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
