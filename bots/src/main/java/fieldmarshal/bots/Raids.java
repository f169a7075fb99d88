package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Appraisal.Ways;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Units that are to stand across the enemy's lines of supply. */
final class Raids extends PlanStep {
  private static final int MOST_RAIDS = 6;

  Raids(Draft plan) {
    super(plan);
  }

  /**
   * Sends units across the enemy's lines of supply, the best cut first, where that is worth more
   * than anything else the unit could do.
   */
  void plan() {
    Position thought = plan.thought();
    List<Unit> raiders = new ArrayList<>();
    Map<Integer, Double> cuts = new HashMap<>();
    for (Unit unit : field.own) {
      if (appraisal.role(unit) == Role.FIGHTER && !plan.assigned[unit.index()]) {
        raiders.add(unit);
      }
    }
    double now = field.unsuppliedEnemies(thought);
    boolean[] gates = field.gates(thought, rules.game().sides().get(1 - side.index()));
    for (Unit unit : raiders) {
      Ways reach = plan.ways(unit);
      for (int i = 1; i < reach.count(); i++) {
        int hex = reach.hex(i);
        if (gates[hex] && !cuts.containsKey(hex) && plan.fits(unit, hex)) {
          cuts.put(hex, field.unsuppliedEnemies(thought.withUnitAt(unit, hex)) - now);
        }
      }
    }
    cuts.values().removeIf(cut -> cut * style.cut() < WORTH_A_RAID);
    for (int raid = 0; raid < MOST_RAIDS && !cuts.isEmpty(); raid++) {
      Unit best = null;
      int bestHex = -1;
      double most = 0;
      for (Unit unit : raiders) {
        Ways reach = plan.ways(unit);
        double other = Double.NaN;
        for (int i = 1; i < reach.count(); i++) {
          int hex = reach.hex(i);
          Double cut = cuts.get(hex);
          if (cut == null || !plan.fits(unit, hex)) {
            continue;
          }
          if (Double.isNaN(other)) {
            other = plan.bestScore(unit);
          }
          double gain = style.cut() * cut + plan.score(unit, hex) - other;
          if (gain > most) {
            most = gain;
            best = unit;
            bestHex = hex;
          }
        }
      }
      if (best == null) {
        return;
      }
      plan.go(best, bestHex, "to cut the enemy's supply line");
      raiders.remove(best);
      thought = thought.withUnitAt(best, bestHex);
      double then = field.unsuppliedEnemies(thought);
      for (Map.Entry<Integer, Double> entry : cuts.entrySet()) {
        Unit any = anyReaching(raiders, entry.getKey());
        entry.setValue(
            any == null
                ? 0
                : field.unsuppliedEnemies(thought.withUnitAt(any, entry.getKey())) - then);
      }
      cuts.values().removeIf(cut -> cut * style.cut() < WORTH_A_RAID);
    }
  }

  private @Nullable Unit anyReaching(List<Unit> units, int hex) {
    for (Unit unit : units) {
      if (plan.ways(unit).contains(hex) && plan.fits(unit, hex)) {
        return unit;
      }
    }
    return null;
  }
}
