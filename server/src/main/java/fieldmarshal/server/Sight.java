package fieldmarshal.server;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Through whose eyes a page looks. A page sees a position only as one of the sides that sit at this
 * screen may see it, never as a bot's side does; where bots play each other, the page is a guest of
 * the side that it names, or of the first.
 */
final class Sight {
  private Sight() {}

  /** The side as which a page looks that asks to look as some side, or does not say. */
  static Side of(Table table, @Nullable Side asked) {
    List<Side> humans = table.seats().humans(table.game());
    if (asked != null && (humans.isEmpty() || humans.contains(asked))) {
      return asked;
    }
    Side toMove = table.moment().toMove();
    if (toMove != null && humans.contains(toMove)) {
      return toMove;
    }
    return humans.isEmpty() ? table.game().sides().getFirst() : humans.getFirst();
  }

  /**
   * The sides whose common knowledge a page is told: the one that it names, or all at the screen.
   */
  static List<Side> eyes(Table table, @Nullable Side asked) {
    List<Side> humans = table.seats().humans(table.game());
    return asked != null || humans.isEmpty() ? List.of(of(table, asked)) : humans;
  }

  /**
   * Whether the sides see different things. Rules that hide nothing show the position itself; those
   * that do show another one.
   */
  @SuppressWarnings("ReferenceEquality")
  static boolean hidden(Table table, Position position) {
    return table.game().sides().stream()
        .anyMatch(side -> position(table, position, side) != position);
  }

  static Position position(Table table, Position position, Side side) {
    return table.rules().view(position, side).position();
  }

  /** The events that all of the sides are told of. */
  static List<Event> seen(List<Side> eyes, List<Event> events) {
    return events.stream().filter(event -> all(eyes, event.audience())).map(Event::bare).toList();
  }

  static boolean all(List<Side> eyes, Audience audience) {
    return eyes.stream().allMatch(audience::includes);
  }
}
