package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.analysis.Proposal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.AnalysisJson;
import fieldmarshal.umpire.json.Json;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/**
 * What the marshal would do now, for a player who plays against a bot and asks for it. The marshal
 * sees what the player sees. In a match between people nobody is told.
 */
final class Hints {
  private static final String BUDGET = "1500ms";

  private final Semaphore thinkers = new Semaphore(1);

  /** Why a side gets no hint now; null where it gets one. */
  static @Nullable String whyNot(LiveMatch live, Side side) {
    if (!(live.moment().decision() instanceof Decision.Choose choose)) {
      return "The game is over.";
    }
    if (live.seats().humans(live.game()).size() != 1) {
      return "Hints are given only in a match against a bot.";
    }
    if (!live.seats().human(side) || choose.side() != side) {
      return choose.side().does("decide") + " now.";
    }
    return live.difference() == null ? null : "You can only look at this match.";
  }

  /** The plan, or a problem that says why there is none. */
  ObjectNode of(LiveMatch live, Side side) {
    String why = whyNot(live, side);
    if (why != null) {
      throw new Problem(403, why);
    }
    Moment moment = live.moment();
    if (!thinkers.tryAcquire()) {
      throw new Problem(503, "The marshal is busy. Ask again in a moment.");
    }
    try {
      Proposal proposal =
          Proposal.of(
              live.rules().view(moment.position(), side),
              BUDGET,
              live.setup().seed() * 31 + moment.revision(side));
      AnalysisJson json = new AnalysisJson(live.notation());
      ObjectNode node = Json.object().put("revision", moment.revision(side));
      node.put("why", proposal.why()).put("tried", proposal.marshal().tried());
      node.set("deeds", json.deeds(proposal.deeds()));
      node.set("orders", json.orders(proposal.orders()));
      return node;
    } finally {
      thinkers.release();
    }
  }
}
