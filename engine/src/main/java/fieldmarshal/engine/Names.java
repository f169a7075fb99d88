package fieldmarshal.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Gives numbers to names in the order in which they are asked for: the flags of a unit, the numbers
 * kept for each unit or for the whole game, features of hexes and hexsides. A rulebook keeps one
 * for each kind beside its constants:
 *
 * <pre>
 * static final Names ALL = new Names();
 * static final int TURN = ALL.number("turn");
 * </pre>
 *
 * <p>An exclusive book goes on from the standard one with {@link #more}, so that the standard book
 * does not know what it adds. Names are part of stored positions: a name stays what it is.
 */
public final class Names {
  private static final int BITS = 32;

  private final List<String> names = new ArrayList<>();
  private int structural;

  /** Goes on from these names; the list that it came from stays as it is. */
  public Names more() {
    Names more = new Names();
    more.names.addAll(names);
    more.structural = structural;
    return more;
  }

  /** A new name's number, from 0. */
  public int number(String name) {
    if (names.contains(name)) {
      throw new IllegalArgumentException("there is a " + name + " already");
    }
    names.add(name);
    return names.size() - 1;
  }

  /** Numbers in a row for one thing that is there several times, for each side say; the first. */
  public int numbers(String name, int count) {
    int first = number(name + "-1");
    for (int i = 2; i <= count; i++) {
      number(name + "-" + i);
    }
    return first;
  }

  /** A new name as a bit. */
  public int bit(String name) {
    int number = number(name);
    if (number >= BITS) {
      throw new IllegalArgumentException("no bit is left for " + name);
    }
    return 1 << number;
  }

  /**
   * A new flag that changes what a unit does to others merely by standing there; see {@link
   * Layout#structural}.
   */
  public int structural(String name) {
    int bit = bit(name);
    structural |= bit;
    return bit;
  }

  /** All structural flags. */
  public int structural() {
    return structural;
  }

  /** The names in the order of their numbers. */
  public List<String> list() {
    return List.copyOf(names);
  }

  /** The name of a bit. */
  public String ofBit(int bit) {
    return names.get(Integer.numberOfTrailingZeros(bit));
  }
}
