package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Past;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * A match with hidden units as somebody sees it who watches, where the players have agreed to that:
 * everything, of both sides, as it stood when a turn began. The log ends there too.
 */
final class DelayedView {
  /** Nobody's eyes: nothing is left out. */
  private static final List<Side> ALL = List.of();

  private final LiveMatch live;
  private final Moment moment;
  private final int turns;

  /** How many lines of the log are shown. */
  private final int lines;

  /**
   * A view.
   *
   * @param turns 1 for all but the turn under way
   */
  DelayedView(LiveMatch live, int turns) {
    this.live = live;
    this.turns = turns;
    moment = live.moment();
    lines = lines(live, moment, turns);
  }

  private static int lines(LiveMatch live, Moment moment, int turns) {
    Past past = live.past();
    int all = Math.min(past.size(), moment.notices().size());
    if (!(moment.decision() instanceof Decision.Choose now)) {
      return all;
    }
    for (int i = 0; i < all; i++) {
      if (past.decision(i) instanceof Decision.Choose choose
          && choose.turn() > now.turn() - turns) {
        return i;
      }
    }
    return all;
  }

  /** The match as far as it is shown. */
  ObjectNode now() {
    List<Side> sides = live.game().sides();
    ObjectNode node = CommonView.now(live, moment, sides);
    Position position = live.before(lines, ALL);
    if (position != null && moment.toMove() != null) {
      ObjectNode then = CommonView.whole(live, lines, position, sides);
      node.set("state", then.get("state"));
      node.set("decision", then.get("decision"));
    }
    node.putObject("log").put("lines", lines);
    return node.put("late", turns);
  }

  /** The position before a line; problem 404 where it is not shown. */
  ObjectNode then(int line) {
    Position position = line > lines ? null : live.before(line, ALL);
    if (position == null) {
      throw new Problem(404, "The match has no line " + line + ".");
    }
    return CommonView.whole(live, line, position, live.game().sides()).put("lines", lines);
  }

  /** The log as far as it is shown. */
  ArrayNode log(int from, Function<Set<String>, Map<String, String>> names) {
    ArrayNode log = MatchView.log(live, from, ALL, names);
    while (log.size() > Math.max(0, lines - from)) {
      log.remove(log.size() - 1);
    }
    return log;
  }

  /** The dice of that part of the log. */
  ObjectNode rolls(int from) {
    ObjectNode node = MatchView.rolls(live, from, ALL);
    ArrayNode rolls = (ArrayNode) node.get("rolls");
    while (!rolls.isEmpty() && rolls.get(rolls.size() - 1).path("line").asInt(-1) >= lines) {
      rolls.remove(rolls.size() - 1);
    }
    return node.put("total", Math.min(node.path("total").asInt(), from + rolls.size()));
  }
}
