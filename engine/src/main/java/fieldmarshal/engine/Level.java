package fieldmarshal.engine;

import org.jspecify.annotations.Nullable;

/**
 * A level of victory that a game can end with. {@link Rules#levels} lists them from the best of one
 * side to the best of the other.
 *
 * @param winner who wins, or null in a draw
 * @param title as the players call it
 * @param needs what it takes, in a few words
 * @param caseId the case that says so
 */
public record Level(@Nullable Side winner, String title, String needs, String caseId) {

  /**
   * What was missing for a better level, where points alone decide.
   *
   * @param side whose points
   * @param points so many more of them, or fewer where this is less than 0
   * @param rank the level that they would have been
   */
  public record Missed(Side side, int points, int rank) {}
}
