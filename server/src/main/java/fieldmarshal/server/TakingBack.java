package fieldmarshal.server;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What may be taken back and played again in a match. Where something is hidden, or the sides are
 * different people's, that is more narrow: a refusal must not tell what the other side did.
 */
final class TakingBack {
  private final LiveMatch live;
  private final Match match;
  private final Seats seats;

  /** What could be played again, the next last. */
  private final List<Line> undone;

  TakingBack(LiveMatch live, Match match, Seats seats, List<Line> undone) {
    this.live = live;
    this.match = match;
    this.seats = seats;
    this.undone = undone;
  }

  private boolean hidden() {
    return Sight.hidden(live, match.position());
  }

  /** Why a side cannot ask for its last order back; null where it can. */
  @Nullable Refused whyNoTakeBack(Side side) {
    if (hidden()) {
      return Refused.of("undo", "This match has hidden units: orders cannot be taken back.");
    }
    int lines = linesBackTo(side);
    return lines == 0
        ? Refused.of("undo", "There is nothing to take back.")
        : match.whyNoUndoOf(lines);
  }

  /** How many lines go back with the last order of a side; none where it has given none. */
  int linesBackTo(Side side) {
    for (int lines = 1; lines <= match.size(); lines++) {
      int line = match.size() - lines;
      if (match.line(line) instanceof Line.Edited) {
        return 0;
      }
      if (match.rules().decision(match.before(line)) instanceof Decision.Choose choose
          && choose.side().equals(side)) {
        return lines;
      }
    }
    return 0;
  }

  /**
   * Why a side cannot take back so many orders, or null where it can. Where something is hidden, or
   * the sides are different people's, only the side that decides may, and only what it did itself:
   * that somebody cannot take something back must not tell him that the other side has done
   * something in secret.
   */
  @Nullable Refused whyNoUndo(Side as, Match.Back back) {
    boolean own = live.apart() || hidden();
    if (own && !as.equals(toMove())) {
      return Refused.of(
          "undo",
          live.apart()
              ? "The other side must decide now."
              : "The other side must decide now. It may have done something that you do not see.");
    }
    int lines = match.size();
    for (int i = 1; i <= match.linesBack(back); i++) {
      Refused refused = whyNotThis(lines - i, as, own);
      if (refused != null) {
        return refused;
      }
    }
    return match.whyNoUndo(back);
  }

  private @Nullable Refused whyNotThis(int line, Side as, boolean own) {
    if (match.line(line) instanceof Line.Edited) {
      return Refused.of("undo", "The position was changed by hand. This cannot be taken back.");
    }
    if (match.decision(line) instanceof Decision.Choose choose && !seats.human(choose.side())) {
      return Refused.of(
          "undo",
          "The other side, " + choose.side().called() + ", has decided something since then.");
    }
    if (own
        && match.decision(line) instanceof Decision.Choose choose
        && !choose.side().equals(as)) {
      return Refused.of(
          "undo", "The other side, " + choose.side().called() + ", gave the last order.");
    }
    return null;
  }

  private @Nullable Side toMove() {
    return match.decision() instanceof Decision.Choose choose ? choose.side() : null;
  }

  /** Where something is hidden, only the side that took something back may play it again. */
  boolean mayRedo(Side as) {
    Side side = toMove();
    return !undone.isEmpty()
        && side != null
        && seats.human(as)
        && seats.human(side)
        && (side.equals(as) || !live.apart() && !hidden());
  }
}
