package fieldmarshal.engine;

/**
 * What a flag of a unit means to a player.
 *
 * @param id the flag as {@link Rules.Standing#flags} names it
 * @param title in a few words, as part of a sentence: "out of supply"
 * @param shown whether a player has a use for it; the others are the clerk's
 * @param onCounter whether the badge is shown on the counter
 */
public record Condition(String id, String title, Badge badge, boolean shown, boolean onCounter) {

  /** Worth a word beside the counter and a badge on it. */
  public static Condition onCounter(String id, String title, Badge badge) {
    return new Condition(id, title, badge, true, true);
  }

  /** Worth a word beside the counter. */
  public static Condition beside(String id, String title, Badge badge) {
    return new Condition(id, title, badge, true, false);
  }

  /** The clerk's own, of which players need to know nothing. */
  public static Condition clerical(String id, String title) {
    return new Condition(id, title, Badge.neutral(""), false, false);
  }
}
