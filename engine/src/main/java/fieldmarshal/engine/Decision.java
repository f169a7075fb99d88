package fieldmarshal.engine;

/** What the game waits for. */
public sealed interface Decision {

  /** A player decides. The prompt is one plain sentence; the case is the rule that asks. */
  record Choose(Side side, int turn, String phase, String kind, String prompt, String cause)
      implements Decision {}

  /** A die is rolled: {@code faces} faces, numbered from one. */
  record Chance(Side side, int turn, String phase, int faces, String purpose, String cause)
      implements Decision {}

  /** The game is over. */
  record Over(int turn, Outcome outcome) implements Decision {}
}
