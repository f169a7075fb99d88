package fieldmarshal.engine;

import java.util.List;

/**
 * What happened on the table. A position and its events tell the whole story; text is made later.
 */
public sealed interface Event {

  /** A unit went along a path; {@code how} is march, rail, retreat, advance and so on. */
  record Moved(Unit unit, int from, Hexes path, String how) implements Event {}

  /** A unit was put somewhere without walking: a hex, or a box (see {@link Layout#boxName}). */
  record Placed(Unit unit, int place, String how) implements Event {}

  record Reduced(Unit unit, int steps, String cause) implements Event {}

  record Restored(Unit unit, int steps, String cause) implements Event {}

  record Removed(Unit unit, int from, String cause) implements Event {}

  /** A status flag went on or off. */
  record Marked(Unit unit, int flag, boolean on, String cause) implements Event {}

  record Rolled(String purpose, int face, String cause) implements Event {}

  record Controlled(int hex, Side side) implements Event {}

  record Scored(Side side, int points, String what, String cause) implements Event {}

  record Revealed(Unit unit, Side to) implements Event {}

  record Began(int turn, Side side, String phase) implements Event {}

  /** A combat came to its result, with what was said of it. */
  record Fought(List<Unit> attackers, Hexes targets, String odds, String result, String cause)
      implements Event {}

  /** Anything else worth a line, in plain words. */
  record Noted(String text, String cause) implements Event {}
}
