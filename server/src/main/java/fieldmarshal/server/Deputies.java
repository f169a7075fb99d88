package fieldmarshal.server;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import fieldmarshal.engine.standing.Policy;
import fieldmarshal.engine.standing.StandingOrders;
import fieldmarshal.server.standing.StandingBook;
import fieldmarshal.server.standing.StandingBook.Left;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Gives the answers of standing orders, at once and as their owner would: by what his side may
 * know, on top of the state that was looked at, and only where the rules grant them.
 */
final class Deputies {
  /** More matches than this are not remembered. */
  private static final int MOST_REFUSED = 1000;

  private final StandingBook book;

  /** The last revision of a match in which an answer was refused: there its owner is asked. */
  private final Map<String, Integer> refused = new ConcurrentHashMap<>();

  Deputies(StandingBook book) {
    this.book = book;
  }

  /** An answer with whoever left it. */
  private record Given(Side side, StandingOrders.Answer answer, String person) {}

  /** Whether a standing order answers what waits now. */
  boolean wanted(LiveMatch live) {
    return given(live, live.moment()) != null;
  }

  /** Gives the answer; where none is left, or it is not granted, the player is asked. */
  void answer(LiveMatch live, Moment moment) {
    Given given = given(live, moment);
    if (given == null) {
      return;
    }
    Verdict verdict =
        live.standingOrder(
            moment.revision(),
            given.side(),
            given.answer().order(),
            given.person(),
            given.answer().policy().id());
    if (verdict instanceof Verdict.No) {
      // By what the side may know the answer was legal; by the truth it is not.
      if (refused.size() > MOST_REFUSED) {
        refused.clear();
      }
      refused.put(live.id(), moment.revision());
    }
  }

  private @Nullable Given given(LiveMatch live, Moment moment) {
    Side side = moment.toMove();
    if (side == null || Integer.valueOf(moment.revision()).equals(refused.get(live.id()))) {
      return null;
    }
    Left left = book.of(live.id(), side);
    if (left == null) {
      return null;
    }
    View view = live.rules().view(moment.position(), side);
    StandingOrders.Answer answer = left.orders().answer(view);
    if (answer == null) {
      return null;
    }
    if (answer.policy() == Policy.CLERK) {
      // The clerk at the page proposes the same.
      Order careful = Room.keep(live.rules(), view.position(), answer.order());
      answer = new StandingOrders.Answer(careful, Policy.CLERK);
    }
    return new Given(side, answer, left.person());
  }
}
