package fieldmarshal.engine;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What happened on the table. A position and its events tell the whole story; text is made later.
 *
 * <p>An event knows who is told of it. What everybody may know stands as it is; what one side alone
 * may know is {@link Told} to that side.
 */
public sealed interface Event {

  /** Who is told of it. */
  default Audience audience() {
    return Audience.EVERYBODY;
  }

  /** What happened, without its audience. */
  default Event bare() {
    return this;
  }

  /** The events that a side is told of, each bare. */
  static List<Event> seenBy(Side side, List<Event> events) {
    return events.stream()
        .filter(event -> event.audience().includes(side))
        .map(Event::bare)
        .toList();
  }

  /** Something that not everybody is told. */
  record Told(Event bare, Audience audience) implements Event {
    public Told {
      if (bare instanceof Told) {
        throw new IllegalArgumentException("an event has one audience: " + bare);
      }
    }
  }

  /** A unit went along a path; {@code how} is march, rail, retreat, advance and so on. */
  record Moved(Unit unit, int from, Hexes path, String how) implements Event {
    /** Ways to go that lead away from the enemy. */
    private static final Set<String> BACK = Set.of("retreat", "withdrawal", "displaced");

    /** Whether the unit fell back, of its own will or not. */
    public boolean back() {
      return BACK.contains(how);
    }
  }

  /** A unit was put somewhere without walking: a hex, or a box (see {@link Layout#boxName}). */
  record Placed(Unit unit, int place, String how) implements Event {}

  record Reduced(Unit unit, int steps, String caseId) implements Event {}

  record Restored(Unit unit, int steps, String caseId) implements Event {}

  record Removed(Unit unit, int from, String caseId) implements Event {}

  /** A status flag went on or off. */
  record Marked(Unit unit, int flag, boolean on, String caseId) implements Event {}

  /**
   * A die fell, or a chit was drawn.
   *
   * @param faces how many faces there were; 0 where that is not told
   * @param meaning what the face means, where it is more than a number; else empty
   */
  record Rolled(String purpose, int face, String caseId, int faces, String meaning)
      implements Event {
    /** What a chapter tells; the match adds the faces and the meaning. */
    public Rolled(String purpose, int face, String caseId) {
      this(purpose, face, caseId, 0, "");
    }

    Rolled of(int count, String meant) {
      return new Rolled(purpose, face, caseId, count, meant);
    }
  }

  record Controlled(int hex, Side side) implements Event {}

  record Scored(Side side, int points, String what, String caseId) implements Event {}

  record Revealed(Unit unit, Side to) implements Event {}

  /**
   * A phase begins. What is told after it belongs to that phase.
   *
   * @param part the part of the turn in which it is, where the side alone does not say that
   */
  record Began(int turn, Side side, String phase, @Nullable Part part) implements Event {
    /** A phase of a player-turn. */
    public Began(int turn, Side side, String phase) {
      this(turn, side, phase, null);
    }
  }

  /**
   * A combat came to its result, with what was said of it.
   *
   * @param column the column of the table that was read, where no earlier forecast need have told
   *     its chances; "" elsewhere
   * @param modifier what was added to the die before it was read on the table
   */
  record Fought(
      List<Unit> attackers,
      Hexes targets,
      String odds,
      String column,
      String result,
      int modifier,
      String caseId)
      implements Event {
    /** One whose die, if it has one, counts as it fell. */
    public Fought(List<Unit> attackers, Hexes targets, String odds, String result, String caseId) {
      this(attackers, targets, odds, "", result, 0, caseId);
    }
  }

  /** Anything else worth a line, in plain words. */
  record Noted(String text, String caseId) implements Event {}
}
