package fieldmarshal.engine.book;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Distribution;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.List;

/**
 * What a game that is data tells bots where it says nothing else: every counter fights and marches,
 * one in a hex, towns count as towns.tsv has it, a step is worth a point, and an attack brings what
 * its dice may bring.
 */
public class DataAppraisal implements Appraisal {
  private final DataRules<?> rules;

  public DataAppraisal(DataRules<?> rules) {
    this.rules = rules;
  }

  @Override
  public Role role(Unit unit) {
    return Role.FIGHTER;
  }

  @Override
  public double attack(Position p, Unit unit) {
    return rules.figure(p, (Piece) unit, "attack");
  }

  @Override
  public double defence(Position p, Unit unit) {
    return rules.figure(p, (Piece) unit, "defense");
  }

  @Override
  public double cover(Position p, Unit unit, int hex) {
    return 1;
  }

  @Override
  public double crossing(int from, int direction) {
    return rules.board().neighbour(from, direction) < 0 ? 0 : 1;
  }

  @Override
  public int stackingPoints(Unit unit) {
    return 1;
  }

  @Override
  public int room(Position p, Unit unit, int hex) {
    return 1;
  }

  /** The nearer a town that the side does not hold, the better. */
  @Override
  public double hexValue(Position p, Unit unit, int hex) {
    double best = 0;
    for (Clerk.Prize prize : rules.data().words().prizes()) {
      boolean held = rules.holder(p, prize.hex()) == unit.side().index();
      double worth = prize.points() * (held ? HELD : 1);
      best = Math.max(best, worth / (1 + rules.board().distance(hex, prize.hex())));
    }
    return best;
  }

  /** How much it is still worth to be near a town that the side holds already. */
  private static final double HELD = 0.5;

  @Override
  public double holdingValue(Position p, Side side, int hex) {
    for (Clerk.Prize prize : rules.data().words().prizes()) {
      if (prize.hex() == hex) {
        return prize.points() * HELD;
      }
    }
    return 0;
  }

  @Override
  public boolean supplied(Position p, Unit unit, int hex) {
    return true;
  }

  @Override
  public double costUnsupplied(Position p, Unit unit, int hex) {
    return 0;
  }

  @Override
  public final Ways ways(Position p, Unit unit) {
    return rules.movement().marches().may(p, (Piece) unit) ? threat(p, unit) : Ways.NONE;
  }

  @Override
  public final Hexes path(Position p, Unit unit, int hex) {
    for (Reach.Step step : rules.movement().marches().from(p, (Piece) unit)) {
      if (step.hex() == hex) {
        return step.path();
      }
    }
    return Hexes.NONE;
  }

  @Override
  public final Ways threat(Position p, Unit unit) {
    if (!p.onMap(unit)) {
      return Ways.NONE;
    }
    List<Reach.Step> steps = rules.movement().marches().from(p, (Piece) unit);
    int[] hexes = new int[steps.size() + 1];
    int[] costs = new int[hexes.length];
    hexes[0] = p.place(unit);
    for (int i = 1; i < hexes.length; i++) {
      hexes[i] = steps.get(i - 1).hex();
      costs[i] = steps.get(i - 1).cost();
    }
    return new Ways(hexes, costs);
  }

  @Override
  public double worth(Position p, Unit unit) {
    return 1;
  }

  @Override
  public final Forecast forecast(Position p, int target, Assault assault) {
    return forecast(p, assault.units(), target);
  }

  @Override
  public final Forecast forecast(Position p, Order.Attack attack) {
    return forecast(p, attack.units(), attack.targets().at(0));
  }

  private Forecast forecast(Position p, List<Unit> units, int target) {
    Piece defender = rules.in(p, target);
    if (defender == null || units.isEmpty()) {
      return Forecast.NONE;
    }
    Preview preview = rules.combat().volley(p, units, target).preview();
    Distribution enemy = preview.totals().get(0).distribution();
    Distribution own = preview.totals().get(1).distribution();
    int steps = p.stepsLeft(defender);
    return new Forecast(
        own.expected(),
        enemy.map(hits -> Math.min(hits, steps)).expected(),
        enemy.atLeast(steps),
        enemy.atLeast(1));
  }

  @Override
  public final int turnsLeft(Position p) {
    return rules.scenario().lastTurn() - rules.turn(p) + 1;
  }

  @Override
  public final int partsInTurn() {
    return rules.partsInTurn();
  }
}
