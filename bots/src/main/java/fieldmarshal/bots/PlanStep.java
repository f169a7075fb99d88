package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.CommandAppraisal;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A step in planning a movement: it adds to what the steps before it have settled. */
abstract class PlanStep {
  /** The points that it must promise to cut somebody's supply, or to prevent it. */
  static final double WORTH_A_RAID = 0.7;

  final Draft plan;
  final Rules rules;
  final Appraisal appraisal;
  final @Nullable CommandAppraisal command;
  final Side side;
  final Style style;
  final Position p;
  final Board board;
  final Field field;

  PlanStep(Draft plan) {
    this.plan = plan;
    this.rules = plan.rules;
    this.appraisal = plan.appraisal;
    this.command = plan.command;
    this.side = plan.side;
    this.style = plan.style;
    this.p = plan.p;
    this.board = plan.board;
    this.field = plan.field;
  }

  /** The radius of a headquarters; its own hex alone where command is no matter. */
  final int radius(Unit hq) {
    return command == null ? 0 : command.radius(p, hq);
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
