package fieldmarshal.engine;

/** Who is told something: both sides, or one of them. */
public sealed interface Audience {
  Audience EVERYBODY = new Everybody();

  /** One side alone. */
  static Audience only(Side side) {
    return new Only(side);
  }

  boolean includes(Side side);

  /** Both sides, and whoever looks on. */
  record Everybody() implements Audience {
    @Override
    public boolean includes(Side side) {
      return true;
    }
  }

  /** One side, and nobody else. */
  record Only(Side side) implements Audience {
    @Override
    public boolean includes(Side other) {
      return side.equals(other);
    }
  }
}
