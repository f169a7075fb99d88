package fieldmarshal.engine;

/**
 * A number that is kept for each hex, by name: who was there last, how far a fortress is damaged.
 * Small fields share a byte; one that needs more than a byte has bytes of its own. {@link Fields}
 * finds room for them.
 *
 * @param at the first of its bytes
 * @param shift how many bits of that byte lie below it
 * @param most the greatest number that it holds
 * @param bytes how many bytes it has; one where it shares a byte
 */
public record HexField(String name, int at, int shift, int most, int bytes) {

  public int get(Position p, int hex) {
    if (bytes > 1) {
      return wide(p, hex);
    }
    return p.hex(hex, at) >>> shift & mask();
  }

  private int wide(Position p, int hex) {
    int value = 0;
    for (int i = bytes - 1; i >= 0; i--) {
      value = value << Byte.SIZE | p.hex(hex, at + i) & 0xff;
    }
    return value;
  }

  /** Whether a field of one bit is set. */
  public boolean is(Position p, int hex) {
    return get(p, hex) != 0;
  }

  public void set(Table t, int hex, int value) {
    if (value < 0 || value > most) {
      throw new IllegalArgumentException(name + " is 0 to " + most + ", not " + value);
    }
    if (bytes > 1) {
      for (int i = 0; i < bytes; i++) {
        t.setHex(hex, at + i, value >>> i * Byte.SIZE);
      }
    } else {
      t.setHex(hex, at, t.now().hex(hex, at) & ~(mask() << shift) | value << shift);
    }
  }

  public void set(Table t, int hex, boolean on) {
    set(t, hex, on ? 1 : 0);
  }

  private int mask() {
    return (Integer.highestOneBit(most) << 1) - 1;
  }

  /** Finds room for the fields of a rulebook, in the order in which they are asked for. */
  public static final class Fields {
    private final Names names;
    private int bytes;
    private int bits = Byte.SIZE;

    public Fields() {
      this(new Names());
    }

    private Fields(Names names) {
      this.names = names;
    }

    /** Goes on from these fields, for an exclusive book; these stay as they are. */
    public Fields more() {
      Fields more = new Fields(names.more());
      more.bytes = bytes;
      more.bits = bits;
      return more;
    }

    /** A field of one bit. */
    public HexField flag(String name) {
      return number(name, 1);
    }

    /** A field for the numbers from 0 to the given one. */
    public HexField number(String name, int most) {
      if (most < 1) {
        throw new IllegalArgumentException(name + " holds 0 alone");
      }
      names.number(name);
      int width = Integer.SIZE - Integer.numberOfLeadingZeros(most);
      if (width > Byte.SIZE) {
        int wide = (width + Byte.SIZE - 1) / Byte.SIZE;
        HexField field = new HexField(name, bytes, 0, most, wide);
        bytes += wide;
        bits = Byte.SIZE;
        return field;
      }
      if (bits + width > Byte.SIZE) {
        bytes++;
        bits = 0;
      }
      HexField field = new HexField(name, bytes - 1, bits, most, 1);
      bits += width;
      return field;
    }

    /** How many bytes a hex needs for all of them. */
    public int bytes() {
      return Math.max(1, bytes);
    }
  }
}
