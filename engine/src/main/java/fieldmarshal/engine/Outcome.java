package fieldmarshal.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a game ended: the winner (none in a draw), the level in words, and each side's points.
 *
 * @param because why it is this level, in words, where the level's title does not say all; else
 *     empty
 * @param rank which of {@link Rules#levels} it is, or {@link #UNRANKED}
 * @param resigned the side that gave the game up, or null where it was played to its end
 * @param ending in which way it came to its end
 */
public record Outcome(
    @Nullable Side winner,
    String level,
    String because,
    List<Explanation> points,
    int rank,
    @Nullable Side resigned,
    Ending ending) {
  /** In which way a game can come to its end. */
  public enum Ending {
    /** By its rules. */
    PLAYED,
    RESIGNED,
    /** A side had no time left. */
    TIME,
    /** Both sides called it a draw. */
    AGREED
  }

  /** It is none of the levels of the rulebook, as when a player gives up. */
  public static final int UNRANKED = -1;

  public Outcome {
    points = List.copyOf(points);
  }

  /** The end of a game that was played out, with the reason. */
  public Outcome(
      @Nullable Side winner, String level, String because, List<Explanation> points, int rank) {
    this(winner, level, because, points, rank, null, Ending.PLAYED);
  }

  /** The end of a game that was played out. */
  public Outcome(@Nullable Side winner, String level, List<Explanation> points, int rank) {
    this(winner, level, "", points, rank);
  }

  /** The end of a game that was played out, by rules that know no levels. */
  public Outcome(@Nullable Side winner, String level, List<Explanation> points) {
    this(winner, level, points, UNRANKED);
  }

  /** The end at one of the levels. */
  public static Outcome at(List<Level> levels, int rank, List<Explanation> points) {
    return new Outcome(levels.get(rank).winner(), levels.get(rank).title(), points, rank);
  }

  /** The end at one of the levels, with the reason. */
  public static Outcome at(List<Level> levels, int rank, String because, List<Explanation> points) {
    Level level = levels.get(rank);
    return new Outcome(level.winner(), level.title() + ": " + because, because, points, rank);
  }

  /** The end of a game that both sides called a draw, with the points as they are. */
  static Outcome agreed(Rules rules, Position position) {
    return new Outcome(
        null, "draw by agreement", "", rules.points(position), UNRANKED, null, Ending.AGREED);
  }

  /** The end of a game that was claimed because a side had no time left. */
  static Outcome outOfTime(Rules rules, Position position, Side side) {
    return new Outcome(
        other(rules, side),
        "loss on time by " + side.called(),
        "",
        rules.points(position),
        UNRANKED,
        null,
        Ending.TIME);
  }

  private static @Nullable Side other(Rules rules, Side side) {
    return rules.game().sides().stream()
        .filter(each -> !each.equals(side))
        .findFirst()
        .orElse(null);
  }

  /** The end of a game that a side gave up: the other side has won, with the points as they are. */
  static Outcome resigned(Rules rules, Position position, Side side) {
    return new Outcome(
        other(rules, side),
        "resignation by " + side.called(),
        "",
        rules.points(position),
        UNRANKED,
        side,
        Ending.RESIGNED);
  }
}
