package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.List;

/** A part of the plan of a movement: it adds to what the parts before it have settled. */
abstract class Part {
  /** The points that it must promise to cut somebody's supply, or to prevent it. */
  static final double WORTH_A_RAID = 0.7;

  final Draft plan;
  final Rules rules;
  final Appraisal appraisal;
  final Side side;
  final Style style;
  final Position p;
  final Board board;
  final Field field;

  Part(Draft plan) {
    this.plan = plan;
    this.rules = plan.rules;
    this.appraisal = plan.appraisal;
    this.side = plan.side;
    this.style = plan.style;
    this.p = plan.p;
    this.board = plan.board;
    this.field = plan.field;
  }

  /** A unit, a hex for it, and how good that is. */
  record Place(Unit unit, int hex, double strength) {}

  /** An attack that movement is to make possible. */
  record Strike(
      int target,
      double value,
      List<Unit> units,
      int[] from,
      List<Unit> guns,
      List<Unit> hqs,
      Forecast forecast) {}
}
