package fieldmarshal.server;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Past;
import fieldmarshal.engine.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line of the log.
 *
 * @param past all lines as they were when it was asked for
 * @param number where it stands among them
 * @param said what a bot gave as its reason
 * @param author the id of the person who gave the order; null where that is not known
 * @param standing the policy of the standing order that gave it; null where none did
 */
record LogEntry(
    Past past,
    int number,
    @Nullable String said,
    @Nullable String author,
    @Nullable String standing,
    Notice notice) {
  /** The position before it. */
  Position before() {
    return past.before(number);
  }

  /** What the game waited for before it. */
  Decision decision() {
    return past.decision(number);
  }

  Line line() {
    return past.line(number);
  }

  List<Event> events() {
    return past.events(number);
  }
}
