package fieldmarshal.server;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Ruling.Refused;
import java.util.List;

/** What became of something that was asked of a match. */
sealed interface Verdict {
  record Done(Moment moment, List<Event> events) implements Verdict {}

  record Stale(Moment moment) implements Verdict {}

  record NotYours(String why) implements Verdict {}

  record No(Moment moment, Refused refused) implements Verdict {}
}
