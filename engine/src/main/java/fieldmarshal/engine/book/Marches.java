package fieldmarshal.engine.book;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Marches of single counters by movement points: lists them, judges them, prices them. The game
 * says who may march, how far, and what a step costs.
 */
public final class Marches {

  /** What a game says of its marches. */
  public interface Terms {
    /** Why the counter may not march now, or null. */
    @Nullable Refused barred(Position p, Piece unit);

    /** The movement points of the counter. */
    int allowance(Position p, Piece unit);

    /** What the step costs, or {@link Flood#PROHIBITED}. */
    int enter(Position p, Piece unit, int from, int direction, int to);

    /** Why a step is prohibited. */
    Refused closed(Position p, Piece unit, int to);
  }

  private final Board board;
  private final String caseId;
  private final Terms terms;
  private final ThreadLocal<Flood> floods;

  /**
   * @param caseId the case of movement points
   */
  public Marches(Board board, String caseId, Terms terms) {
    this.board = board;
    this.caseId = caseId;
    this.terms = terms;
    floods = ThreadLocal.withInitial(() -> new Flood(board));
  }

  /** Whether the counter may march now. */
  public boolean may(Position p, Piece unit) {
    return terms.barred(p, unit) == null;
  }

  /** Where the counter gets to, were it its turn, with one cheapest path each. */
  public List<Reach.Step> from(Position p, Piece unit) {
    Flood flood = floods.get();
    flood.run(
        p.place(unit),
        terms.allowance(p, unit),
        (from, direction, to) -> terms.enter(p, unit, from, direction, to));
    List<Reach.Step> steps = new ArrayList<>();
    for (int i = 1; i < flood.count(); i++) {
      int hex = flood.reached(i);
      steps.add(new Reach.Step(hex, flood.cost(hex), Hexes.wrap(flood.path(hex))));
    }
    return steps;
  }

  /** Lists every march of the counter; false when the sink has had enough. */
  public boolean list(Position p, Piece unit, OrderSink sink) {
    if (may(p, unit)) {
      for (Reach.Step step : from(p, unit)) {
        if (!sink.accept(Order.Move.march(unit, step.path()))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Where the counter may march now. */
  public Answer<Reach> reach(Position p, Piece unit) {
    Refused barred = terms.barred(p, unit);
    return barred != null
        ? Answer.refused(barred)
        : Answer.of(new Reach(unit, from(p, unit), List.of()));
  }

  /** Why the march may not be made, or null. */
  public @Nullable Refused refuse(Position p, Order.Move move) {
    if (move.units().size() != 1 || !move.mode().equals(Order.Move.MARCH)) {
      return Refused.of(caseId, "Counters march one by one.");
    }
    Piece unit = (Piece) move.units().getFirst();
    Refused barred = terms.barred(p, unit);
    if (barred != null) {
      return barred;
    }
    Answer<List<Explanation>> costs = costs(p, unit, move.path());
    List<Explanation> steps = costs.value();
    if (steps == null) {
      return costs.refused();
    }
    double total = steps.stream().mapToDouble(Explanation::total).sum();
    int most = terms.allowance(p, unit);
    return move.path().isEmpty() || total > most
        ? Refused.of(
            caseId,
            "The march costs " + Counted.of((int) total, "movement point") + " of " + most + ".")
        : null;
  }

  /** What each step of a path costs. */
  public Answer<List<Explanation>> costs(Position p, Unit unit, Hexes path) {
    Piece piece = (Piece) unit;
    return PathCosts.of(
        board,
        p.place(unit),
        path,
        Refused.of(caseId, "The hexes of the path do not touch, or do not begin there."),
        (from, direction, to) ->
            terms.enter(p, piece, from, direction, to) == Flood.PROHIBITED
                ? terms.closed(p, piece, to)
                : null,
        (from, to) ->
            Explanation.leaf(
                board.title(to),
                caseId,
                terms.enter(p, piece, from, board.direction(from, to), to)));
  }
}
