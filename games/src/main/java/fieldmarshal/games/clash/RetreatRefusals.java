package fieldmarshal.games.clash;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Compass;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cases 12.82 to 12.84: why a retreat does not go a way, or in a direction at all. */
final class RetreatRefusals extends Chapter {
  RetreatRefusals(ClashRules rules) {
    super(rules);
  }

  // ---- a way

  /** Why a way is none of a retreat. */
  @Case({"COG-12.75b", "COG-12.82", "COG-12.82c", "COG-12.83a", "COG-12.84a", "COG-12.84b"})
  Refused why(Position p, Retreats.Choice choice, Hexes path) {
    Counter unit = choice.unit();
    Retreats retreats = rules.retreats();
    int from = p.place(unit);
    Compass compass = theatre.compass(unit.sideIndex());
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      int d = board.direction(from, to);
      if (d < 0) {
        return Refused.of("COG-12.82", () -> title(to) + " is not next to the hex before it.");
      }
      if (to == p.place(unit) || path.first(i).contains(to)) {
        return Refused.of("COG-12.82", "A retreat may not enter a hex twice.");
      }
      Refused refused = barred(p, unit, from, d, to);
      if (refused != null) {
        return refused;
      }
      if (!compass.has(d) && retreats.compassWay(p, unit, from, path.first(i), choice.length())) {
        return sideways("COG-12.82", to);
      }
      if (!retreats.completes(p, unit, to, path, i + 1, choice.length())) {
        return incomplete("COG-12.82b", to);
      }
      from = to;
    }
    if (path.size() >= choice.length() && !path.isEmpty()) {
      Refused full = rules.stacking().fits(p, unit, path.last());
      return Refused.of(
          "COG-12.83a",
          full != null
              ? "The end hex of this retreat has no room for the unit."
              : "A retreat may be longer than required only if its end hex has no room.");
    }
    return Refused.of(
        "COG-12.75b",
        () ->
            "This retreat must be "
                + choice.length()
                + (choice.length() == 1 ? " hex long." : " hexes long."));
  }

  private Refused sideways(String caseId, int to) {
    return Refused.of(caseId, () -> title(to) + " is not in a retreat direction.");
  }

  private Refused incomplete(String caseId, int to) {
    return Refused.of(caseId, () -> "A retreat through " + title(to) + " would be too short.");
  }

  // ---- a direction

  /**
   * The directions in which none of the ways of a stack begins, each with the reason.
   *
   * @param compassOnly whether the retreat keeps to the compass in every step
   */
  @Case({"COG-12.82", "COG-12.82b", "COG-12.82c", "COG-12.83a", "COG-12.84a", "COG-14.3b"})
  List<Question.Closed> closed(
      Position p, List<Counter> stack, int length, List<Hexes> ways, boolean compassOnly) {
    List<Question.Closed> closed = new ArrayList<>();
    int from = p.place(stack.getFirst());
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(from, d);
      if (ways.stream().noneMatch(way -> way.at(0) == to)) {
        Refused refused =
            to < 0
                ? Refused.of("COG-12.82c", "A retreat may not leave the map.")
                : refused(p, stack, from, d, to, length, compassOnly);
        closed.add(
            new Question.Closed(
                List.copyOf(stack),
                board.grid().named(d),
                to < 0 ? Question.Closed.BEYOND : to,
                refused.why(),
                refused.caseId()));
      }
    }
    return closed;
  }

  /** Why no way begins with a step; there is none. */
  private Refused refused(
      Position p,
      List<Counter> stack,
      int from,
      int direction,
      int to,
      int length,
      boolean compassOnly) {
    Counter unit = stack.getFirst();
    Retreats retreats = rules.retreats();
    Refused refused = barred(p, unit, from, direction, to);
    if (refused != null) {
      return refused;
    }
    if (!theatre.compass(unit.sideIndex()).has(direction)
        && (compassOnly || retreats.compassWay(p, unit, from, Hexes.NONE, length))) {
      return sideways(compassOnly ? "COG-14.3b" : "COG-12.82", to);
    }
    if (!retreats.reaches(p, stack, to, length, compassOnly)) {
      return incomplete(compassOnly ? "COG-14.3b" : "COG-12.82b", to);
    }
    return Refused.of(
        "COG-12.83a", () -> "A retreat through " + title(to) + " would end in a hex without room.");
  }

  // ---- a step

  /** Why a step may not be taken, or null. */
  @Case({"COG-12.82c", "COG-12.84a"})
  private @Nullable Refused barred(Position p, Counter unit, int from, int direction, int to) {
    int side = unit.sideIndex();
    if (rules.retreats().mayEnter(p, unit, from, direction, to)) {
      return null;
    }
    if (!theatre.open(from, direction)) {
      return Refused.of("COG-12.82c", () -> "Sea or lake blocks the way to " + title(to) + ".");
    }
    if (rules.pieces().enemyIn(p, side, to)) {
      return Refused.of("COG-12.82c", () -> "Enemy units are in " + title(to) + ".");
    }
    if (rules.control().works(p, 1 - side, to)) {
      return Refused.of(
          "COG-12.82c", () -> "An enemy fort or fortified zone is in " + title(to) + ".");
    }
    Refused closed = rules.retreats().closed(p, unit, to);
    return closed != null
        ? closed
        : Refused.of("COG-12.84a", () -> title(to) + " is in an enemy zone of control.");
  }
}
