package fieldmarshal.engine.board;

import java.util.Arrays;

/** A set of hexes as bits. */
public final class HexSet {
  private final long[] words;

  public HexSet(int size) {
    words = new long[words(size)];
  }

  private HexSet(long[] words) {
    this.words = words;
  }

  /** How many words of 64 bits a set of hexes of a map of this size has. */
  public static int words(int size) {
    return (size + 63) >>> 6;
  }

  /** One of the words; the first has the hexes 0 to 63. */
  public long word(int index) {
    return words[index];
  }

  /** Copies all words to an array. */
  public void copyTo(long[] array) {
    System.arraycopy(words, 0, array, 0, words.length);
  }

  public HexSet copy() {
    return new HexSet(words.clone());
  }

  public boolean has(int hex) {
    return (words[hex >>> 6] & (1L << hex)) != 0;
  }

  public void add(int hex) {
    words[hex >>> 6] |= 1L << hex;
  }

  public void remove(int hex) {
    words[hex >>> 6] &= ~(1L << hex);
  }

  public void addAll(HexSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] |= other.words[i];
    }
  }

  public void removeAll(HexSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] &= ~other.words[i];
    }
  }

  public void retainAll(HexSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] &= other.words[i];
    }
  }

  /** Adds the hexes of a set that is given as its words, and leaves there those that are new. */
  public void addNew(long[] other) {
    for (int i = 0; i < words.length; i++) {
      other[i] &= ~words[i];
      words[i] |= other[i];
    }
  }

  /** Leaves in a set that is given as its words only the hexes of this; false if it has none. */
  public boolean retainIn(long[] other) {
    long any = 0;
    for (int i = 0; i < words.length; i++) {
      other[i] &= words[i];
      any |= other[i];
    }
    return any != 0;
  }

  public void clear() {
    Arrays.fill(words, 0);
  }

  public boolean isEmpty() {
    for (long word : words) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  public int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** The first hex of the set at or after this one, or -1. */
  public int next(int from) {
    int i = from >>> 6;
    if (i >= words.length) {
      return -1;
    }
    long word = words[i] & (-1L << from);
    while (word == 0) {
      if (++i == words.length) {
        return -1;
      }
      word = words[i];
    }
    return (i << 6) + Long.numberOfTrailingZeros(word);
  }

  public int[] toArray() {
    int[] hexes = new int[size()];
    for (int hex = next(0), i = 0; hex >= 0; hex = next(hex + 1)) {
      hexes[i++] = hex;
    }
    return hexes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HexSet that && Arrays.equals(words, that.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }
}
