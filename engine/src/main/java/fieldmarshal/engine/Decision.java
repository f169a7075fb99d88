package fieldmarshal.engine;

/** What the game waits for. */
public sealed interface Decision {

  /**
   * A player decides.
   *
   * @param side who decides
   * @param part the part of the turn in which it is asked; it may be the other side's
   * @param kind one of {@link Kind}
   * @param prompt what he decides, in plain sentences; they do not name his side
   * @param cause the rule that asks
   */
  record Choose(
      Side side, int turn, Part part, String phase, String kind, String prompt, String cause)
      implements Decision {}

  /** A die is rolled: {@code faces} faces, numbered from one. */
  record Chance(Side side, int turn, String phase, int faces, String purpose, String cause)
      implements Decision {}

  /** The game is over. */
  record Over(int turn, Outcome outcome) implements Decision {}
}
