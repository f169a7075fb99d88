package fieldmarshal.engine;

/** One of the two players' sides. {@code index} is 0 for the side that moves first, else 1. */
public record Side(int index, String id, String name) {
  @Override
  public String toString() {
    return id;
  }
}
