package fieldmarshal.engine;

/**
 * A sign of a letter or two, as a marker or the corner of a counter shows it.
 *
 * @param text at most three characters
 * @param tone whether it is good for its owner
 */
public record Badge(String text, Tone tone) {
  public enum Tone {
    GOOD,
    BAD,
    NEUTRAL
  }

  public static Badge good(String text) {
    return new Badge(text, Tone.GOOD);
  }

  public static Badge bad(String text) {
    return new Badge(text, Tone.BAD);
  }

  public static Badge neutral(String text) {
    return new Badge(text, Tone.NEUTRAL);
  }
}
