package fieldmarshal.server;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a match stands after a change. It never changes, so that a reader needs no lock.
 *
 * @param notices who notices which line of the log
 */
record Moment(
    Revisions revisions,
    Position position,
    Decision decision,
    List<Notice> notices,
    boolean edited,
    List<Side> mayUndo,
    List<Side> mayUndoPhase,
    List<Side> mayUndoPart,
    List<Side> mayRedo) {

  /** Counts every change, also those that a side does not notice: for the program alone. */
  int revision() {
    return revisions.all();
  }

  /** Counts the changes that all of these sides have noticed. */
  int revision(List<Side> viewers) {
    return revisions.seenBy(viewers);
  }

  int revision(Side side) {
    return revision(List.of(side));
  }

  /** How many lines the log has for these sides together. */
  int lines(List<Side> viewers) {
    return (int) notices.stream().filter(notice -> Sight.all(viewers, notice.line())).count();
  }

  /** Where such a line stands in the log of everything; after the last one its end. */
  int line(int seen, List<Side> viewers) {
    int left = seen;
    for (int i = 0; i < notices.size(); i++) {
      if (Sight.all(viewers, notices.get(i).line()) && left-- == 0) {
        return i;
      }
    }
    return left == 0 ? notices.size() : -1;
  }

  /** The side that decides, or null when the game is over. */
  @Nullable Side toMove() {
    return decision instanceof Decision.Choose choose ? choose.side() : null;
  }
}
