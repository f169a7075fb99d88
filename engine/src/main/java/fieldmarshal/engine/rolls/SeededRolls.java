package fieldmarshal.engine.rolls;

/**
 * Rolls that a number fixes. Whoever knows the number knows every roll: for experiments, for bots
 * against each other, for tests, and for matches that were begun before rolls were sealed.
 */
public record SeededRolls(long seed) implements RollStream {

  @Override
  public int face(long index, int faces) {
    return face(seed, index, faces);
  }

  /** The face that a seed gives at an index: anyone can check it. */
  public static int face(long seed, long index, int faces) {
    long z = seed + (index + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    z = z ^ (z >>> 31);
    return 1 + (int) Math.unsignedMultiplyHigh(z, faces);
  }

  @Override
  public Stretch told(long drawn) {
    return new Stretch.Seeded(seed, drawn);
  }
}
