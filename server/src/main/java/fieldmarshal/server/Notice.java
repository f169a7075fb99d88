package fieldmarshal.server;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a line of the log is to whom.
 *
 * @param line who notices that there was something at all: a side that may read the order, is told
 *     of something that it did, or sees the table change by it
 * @param order who may read the order
 */
record Notice(Audience line, Audience order) {
  static final Notice PUBLIC = new Notice(Audience.EVERYBODY, Audience.EVERYBODY);

  /** Of every line of a match. */
  static List<Notice> of(Match match) {
    List<Notice> notices = new ArrayList<>();
    for (int line = 0; line < match.size(); line++) {
      notices.add(of(match, line));
    }
    return notices;
  }

  /** Of one line of a match. */
  static Notice of(Match match, int line) {
    Notice notice = made(match, line);
    // Rolls are numbered for everybody: a die falls openly, or its number would tell of it.
    return match.line(line).dice().isEmpty()
        ? notice
        : new Notice(Audience.EVERYBODY, notice.order());
  }

  private static Notice made(Match match, int line) {
    int next = line + 1;
    return match.line(line) instanceof Line.Played played
        ? of(
            match.rules(),
            match.before(line),
            played.order(),
            match.events(line),
            next < match.size() ? match.before(next) : match.position())
        : PUBLIC;
  }

  /** The id of the side that alone notices the line, or null where everybody does. */
  @Nullable String secretOf() {
    return line instanceof Audience.Only(var side) ? side.id() : null;
  }

  static Notice of(Rules rules, Position before, Order order, List<Event> events, Position after) {
    Audience read = rules.audience(before, order);
    if (rules.decision(before) instanceof Decision.Choose choose) {
      for (Side side : rules.game().sides()) {
        if (!side.equals(choose.side())
            && !read.includes(side)
            && !noticed(rules, before, events, after, side)) {
          return new Notice(Audience.only(choose.side()), read);
        }
      }
    }
    return new Notice(Audience.EVERYBODY, read);
  }

  private static boolean noticed(
      Rules rules, Position before, List<Event> events, Position after, Side side) {
    return events.stream().anyMatch(event -> event.audience().includes(side))
        || !rules.decision(before).equals(rules.decision(after))
        || !rules.view(before, side).position().equals(rules.view(after, side).position());
  }
}
