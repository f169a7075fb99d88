package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Appraisal.Ways;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which hexes the enemy could cut off from supply by his next movement: the raids that would cost
 * us most are made in thought, each by itself, and a hex is exposed by the part of them that leaves
 * it without supply.
 */
final class Exposure {
  /** The raids that are made in thought, at most. */
  private static final int RAIDS = 8;

  /** A raid that costs less than this part of the worst one is left out. */
  private static final double HALF_AS_BAD = 0.4;

  /** A hex that fewer of the raids cut off counts as safe. */
  private static final double SAFE = 0.34;

  private record Raid(Unit enemy, int hex, double cost) {}

  private final Field field;
  private final Appraisal appraisal;
  private final List<Position> raids = new ArrayList<>();

  /** By unit and hex; not a number where nobody has asked. */
  private final Map<Unit, double[]> known = new HashMap<>();

  private final Map<Unit, double[]> back = new HashMap<>();

  Exposure(Field field, Appraisal appraisal, boolean looking) {
    this.field = field;
    this.appraisal = appraisal;
    if (!looking) {
      return;
    }
    Position p = field.position;
    boolean[] gates = field.gates(p, field.side);
    double now = field.unsuppliedOwn(p);
    boolean[] seen = new boolean[gates.length];
    List<Raid> all = new ArrayList<>();
    for (Unit enemy : field.enemies) {
      if (appraisal.role(enemy) != Role.FIGHTER) {
        continue;
      }
      Ways reach = appraisal.threat(p, enemy);
      for (int i = 1; i < reach.count(); i++) {
        int hex = reach.hex(i);
        if (gates[hex] && !seen[hex]) {
          seen[hex] = true;
          double cost = field.unsuppliedOwn(p.withUnitAt(enemy, hex)) - now;
          if (cost > PlanStep.WORTH_A_RAID) {
            all.add(new Raid(enemy, hex, cost));
          }
        }
      }
    }
    all.sort(Comparator.comparingDouble((Raid raid) -> -raid.cost()).thenComparingInt(Raid::hex));
    for (Raid raid : all) {
      if (raids.size() < RAIDS && raid.cost() >= HALF_AS_BAD * all.getFirst().cost()) {
        raids.add(p.withUnitAt(raid.enemy(), raid.hex()));
      }
    }
  }

  /** Whether no raid would cost us anything. */
  boolean none() {
    return raids.isEmpty();
  }

  /** The part of the raids that would leave a unit in a hex without supply. */
  double of(Unit unit, int hex) {
    if (raids.isEmpty()) {
      return 0;
    }
    double[] of =
        known.computeIfAbsent(
            unit,
            each -> {
              double[] fresh = new double[field.board.size()];
              Arrays.fill(fresh, Double.NaN);
              return fresh;
            });
    if (Double.isNaN(of[hex])) {
      int cut = 0;
      for (Position raid : raids) {
        cut += appraisal.supplied(raid, unit, hex) ? 0 : 1;
      }
      of[hex] = (double) cut / raids.size();
    }
    return of[hex];
  }

  /** How many turns a unit marches from a hex to where it would be safe, about. */
  double wayBack(Unit unit, int hex) {
    return back.computeIfAbsent(unit, this::wayBack)[hex] / Field.A_MARCH;
  }

  private double[] wayBack(Unit unit) {
    return field.wayTo(
        hex -> appraisal.supplied(field.position, unit, hex) && of(unit, hex) < SAFE);
  }
}
