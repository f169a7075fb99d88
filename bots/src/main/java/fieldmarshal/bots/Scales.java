package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Outlook;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.List;

/**
 * What a position is worth to a side, in points: units, ground, supply, and who is hard pressed.
 */
public final class Scales {
  private static final double PRESSED = 0.3;

  private final Rules rules;
  private final Appraisal appraisal;

  public Scales(Rules rules, Appraisal appraisal) {
    this.rules = rules;
    this.appraisal = appraisal;
  }

  /** What a position is worth now, as a style sees it. */
  double value(Position p, Side side, Style style) {
    return sum(
        p, side, style.steps(), style.drive(), style.drive(), 1, style.caution() * PRESSED, 1);
  }

  /** What a position promises in the long run. */
  public double promise(Position p, Side side) {
    Outlook outlook = appraisal.outlook();
    double lead = 0;
    if (outlook.points() != 0) {
      List<Explanation> points = rules.points(p);
      lead = appraisal.lead(points.get(side.index()).total(), points.get(1 - side.index()).total());
    }
    return outlook.points() * lead
        + sum(
            p,
            side,
            outlook.worth() + outlook.worthATurn() * appraisal.turnsLeft(p),
            outlook.ground(),
            outlook.enemyGround(),
            outlook.unsupplied(),
            outlook.pressed(),
            outlook.enemy());
  }

  private double sum(
      Position p,
      Side side,
      double worth,
      double ownGround,
      double enemyGround,
      double unsupplied,
      double pressed,
      double enemy) {
    double value = 0;
    Board board = rules.board();
    for (Unit unit : rules.roster().all()) {
      int hex = p.place(unit);
      if (hex < 0) {
        continue;
      }
      Role role = appraisal.role(unit);
      int steps = Math.max(1, p.stepsLeft(unit));
      double own = worth * appraisal.worth(p, unit) * steps;
      if (role == Role.FIGHTER || role == Role.GUN) {
        own += (unit.side() == side ? ownGround : enemyGround) * appraisal.hexValue(p, unit, hex);
        own -=
            appraisal.supplied(p, unit, hex)
                ? 0
                : unsupplied * appraisal.costUnsupplied(p, unit, hex);
        if (p.first(hex) == unit.index()) {
          own -= pressed * pressed(p, board, unit.side(), hex);
        }
      } else if (role == Role.DEPOT) {
        own += worth * appraisal.hexValue(p, unit, hex);
      }
      value += unit.side() == side ? own : -enemy * own;
    }
    return value;
  }

  /** What the enemies beside a hex could cost those in it. */
  double pressed(Position p, Board board, Side side, int hex) {
    double attack = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = board.neighbour(hex, d);
      if (from < 0 || p.first(from) < 0) {
        continue;
      }
      double crossing = appraisal.crossing(from, d >= 3 ? d - 3 : d + 3);
      if (crossing <= 0) {
        continue;
      }
      for (int u = p.first(from); u >= 0; u = p.next(u)) {
        Unit unit = rules.roster().get(u);
        if (unit.side() == side) {
          break;
        }
        attack += crossing * appraisal.attack(p, unit);
      }
    }
    if (attack == 0) {
      return 0;
    }
    double defence = 0;
    double worth = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Unit unit = rules.roster().get(u);
      if (unit.steps() > 0) {
        defence += appraisal.defence(p, unit) * appraisal.cover(p, unit, hex);
        worth +=
            appraisal.worth(p, unit) * p.stepsLeft(unit) + 0.3 * appraisal.hexValue(p, unit, hex);
      }
    }
    return worth * Field.loss(attack, defence);
  }
}
