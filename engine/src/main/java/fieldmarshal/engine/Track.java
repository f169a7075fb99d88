package fieldmarshal.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A track beside the map with its marker.
 *
 * @param side whose it is, or null where it belongs to nobody or to both
 * @param most the last box, or null where the track has no end
 * @param steps the boxes that mean something, in order; none where numbers say it all
 */
public record Track(
    String id,
    String title,
    @Nullable Side side,
    int value,
    int least,
    @Nullable Integer most,
    List<Step> steps,
    String caseId) {

  /** A box that means something: from this value on, or this value alone on a track of words. */
  public record Step(int value, String title) {}

  public Track {
    steps = List.copyOf(steps);
  }

  /** So many of so many. */
  public static Track counted(
      String id, String title, @Nullable Side side, int value, int most, String caseId) {
    return new Track(id, title, side, value, 0, most, List.of(), caseId);
  }

  /** A number without an end. */
  public static Track open(
      String id, String title, @Nullable Side side, int value, int least, String caseId) {
    return new Track(id, title, side, value, least, null, List.of(), caseId);
  }

  /** One of several states, counted from zero. */
  public static Track states(
      String id, String title, @Nullable Side side, int value, List<String> titles, String caseId) {
    List<Step> steps = new java.util.ArrayList<>();
    for (int i = 0; i < titles.size(); i++) {
      steps.add(new Step(i, titles.get(i)));
    }
    return new Track(id, title, side, value, 0, titles.size() - 1, steps, caseId);
  }

  /** The same with its marker on another value. */
  public Track at(int now) {
    return new Track(id, title, side, now, least, most, steps, caseId);
  }

  /** The turn track; the dates of the turns are in {@link Clerk#turns}. */
  public static Track turns(int turn, int first, int last, String caseId) {
    return new Track("turn", "Turn", null, Math.min(turn, last), first, last, List.of(), caseId);
  }

  public Track with(Step... meanings) {
    return new Track(id, title, side, value, least, most, List.of(meanings), caseId);
  }
}
