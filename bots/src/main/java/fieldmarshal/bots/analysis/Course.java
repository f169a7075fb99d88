package fieldmarshal.bots.analysis;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Past;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import java.util.ArrayList;
import java.util.List;

/**
 * How a match went, so far or to its end.
 *
 * @param entries the lines of the log
 * @param last the position after all of them
 */
public record Course(Rules rules, String scenario, List<Entry> entries, Position last) {
  public Course {
    entries = List.copyOf(entries);
  }

  /** A line of the log, the position before it and what happened. */
  public record Entry(Past past, int number) {
    public Line line() {
      return past.line(number);
    }

    public Position before() {
      return past.before(number);
    }

    public List<Event> events() {
      return past.events(number);
    }
  }

  /** That of a match. */
  public static Course of(Match match) {
    return of(match.rules(), match.scenario(), match.past(), match.size(), match.position());
  }

  /** That of the first lines of a match, with the position after them. */
  public static Course of(Rules rules, String scenario, Past past, int lines, Position last) {
    List<Entry> entries = new ArrayList<>();
    for (int line = 0; line < lines; line++) {
      entries.add(new Entry(past, line));
    }
    return new Course(rules, scenario, entries, last);
  }

  /** The position before a line; after the last line the last one. */
  Position before(int line) {
    return line < entries.size() ? entries.get(line).before() : last;
  }

  boolean over() {
    return rules.decision(last) instanceof Decision.Over;
  }
}
