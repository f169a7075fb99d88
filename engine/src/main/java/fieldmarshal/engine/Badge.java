package fieldmarshal.engine;

/**
 * A sign of a letter or two, as a marker or the corner of a counter shows it.
 *
 * @param text at most three characters
 * @param tone whether it is good for its owner
 * @param glyph the drawing that a page that has it shows instead of the text; empty where there is
 *     none
 */
public record Badge(String text, Tone tone, String glyph) {
  // Drawings that pages have.
  /** Provisions, struck out. */
  public static final String DROP = "drop";

  /** A flag, struck out. */
  public static final String FLAG = "flag";

  public static final String WAGON = "wagon";

  /** Two arrowheads on a pennant. */
  public static final String PENNANT = "pennant";

  /** Lightning. */
  public static final String BOLT = "bolt";

  /** A cross over a line. */
  public static final String CUT = "cut";

  /** A work in ruins. */
  public static final String RUIN = "ruin";

  /** Water over the land. */
  public static final String WATER = "water";

  public static final String BRIDGE = "bridge";

  public enum Tone {
    GOOD,
    BAD,
    NEUTRAL
  }

  public static Badge good(String text) {
    return new Badge(text, Tone.GOOD, "");
  }

  public static Badge bad(String text) {
    return new Badge(text, Tone.BAD, "");
  }

  public static Badge neutral(String text) {
    return new Badge(text, Tone.NEUTRAL, "");
  }

  /** The same with a drawing. */
  public Badge drawn(String drawing) {
    return new Badge(text, tone, drawing);
  }
}
