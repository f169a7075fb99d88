package fieldmarshal.server;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which sides a page shows a match to. A page sees a position only as one of the sides that sit at
 * this screen may see it, never as a bot's side does; where bots play each other, the page is a
 * guest of the side that it names, or of the first.
 */
final class Sight {
  private Sight() {}

  /** The side as which a page looks that asks to look as some side, or does not say. */
  static Side of(LiveMatch live, @Nullable Side asked) {
    List<Side> humans = live.seats().humans(live.game());
    if (asked != null && (humans.isEmpty() || humans.contains(asked))) {
      return asked;
    }
    Side toMove = live.moment().toMove();
    if (toMove != null && humans.contains(toMove)) {
      return toMove;
    }
    return humans.isEmpty() ? live.game().sides().getFirst() : humans.getFirst();
  }

  /**
   * The sides whose common knowledge a page is told: the one that it names, or all at the screen.
   */
  static List<Side> viewers(LiveMatch live, @Nullable Side asked) {
    List<Side> humans = live.seats().humans(live.game());
    return asked != null || humans.isEmpty() ? List.of(of(live, asked)) : humans;
  }

  /**
   * Whether the sides see different things. Rules that hide nothing show the position itself; those
   * that do show another one.
   */
  @SuppressWarnings("ReferenceEquality")
  static boolean hidden(LiveMatch live, Position position) {
    return live.game().sides().stream()
        .anyMatch(side -> position(live, position, side) != position);
  }

  static Position position(LiveMatch live, Position position, Side side) {
    return live.rules().view(position, side).position();
  }

  /** The events that all of the sides are told of. */
  static List<Event> seen(List<Side> viewers, List<Event> events) {
    return events.stream()
        .filter(event -> all(viewers, event.audience()))
        .map(Event::bare)
        .toList();
  }

  static boolean all(List<Side> viewers, Audience audience) {
    return viewers.stream().allMatch(audience::includes);
  }
}
