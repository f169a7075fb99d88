package fieldmarshal.engine;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * An immutable sequence of hexes by their dense index: a path, a set of targets. Equal when equal.
 */
public final class Hexes {
  public static final Hexes NONE = new Hexes(new int[0]);

  private final int[] hexes;

  private Hexes(int[] hexes) {
    this.hexes = hexes;
  }

  public static Hexes of(int... hexes) {
    return hexes.length == 0 ? NONE : new Hexes(hexes.clone());
  }

  /** Takes the array as it is; the caller gives it up. */
  public static Hexes wrap(int[] hexes) {
    return hexes.length == 0 ? NONE : new Hexes(hexes);
  }

  public int size() {
    return hexes.length;
  }

  public boolean isEmpty() {
    return hexes.length == 0;
  }

  public int at(int index) {
    return hexes[index];
  }

  public int last() {
    return hexes[hexes.length - 1];
  }

  public boolean contains(int hex) {
    for (int h : hexes) {
      if (h == hex) {
        return true;
      }
    }
    return false;
  }

  public Hexes from(int start) {
    return wrap(Arrays.copyOfRange(hexes, start, hexes.length));
  }

  public Hexes first(int count) {
    return wrap(Arrays.copyOf(hexes, count));
  }

  public Hexes plus(int hex) {
    int[] longer = Arrays.copyOf(hexes, hexes.length + 1);
    longer[hexes.length] = hex;
    return new Hexes(longer);
  }

  public Hexes map(IntUnaryOperator f) {
    return wrap(Arrays.stream(hexes).map(f).toArray());
  }

  public int[] toArray() {
    return hexes.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Hexes that && Arrays.equals(hexes, that.hexes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(hexes);
  }

  @Override
  public String toString() {
    return Arrays.toString(hexes);
  }
}
