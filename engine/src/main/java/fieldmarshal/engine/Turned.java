package fieldmarshal.engine;

import fieldmarshal.engine.Match.Line;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line of the log, with what was before it and what happened. */
final class Turned {
  /** The position before it; null where it was put away, to be worked out when it is wanted. */
  @Nullable Position before;

  /** What the game waited for before it. */
  final Decision decision;

  /** Where the dice stood before it, and what was laid out then. */
  final long drawn;

  final List<Integer> laid;
  final Line line;
  final List<Event> events;

  /** How many of its dice were laid out. */
  int laidRolls;

  /** How many faces each of its dice had. */
  final List<Integer> faces;

  @Nullable String digest;

  /** Whether it showed something hidden; null where nobody has asked. */
  @Nullable Boolean shows;

  Turned(
      Position before,
      Decision decision,
      long drawn,
      List<Integer> laid,
      Line line,
      int laidRolls,
      List<Integer> faces,
      List<Event> events) {
    this.before = before;
    this.decision = decision;
    this.drawn = drawn;
    this.laid = laid;
    this.line = line;
    this.laidRolls = laidRolls;
    this.faces = faces;
    this.events = events;
  }
}
