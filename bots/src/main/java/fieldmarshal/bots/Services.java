package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Appraisal.Ways;
import fieldmarshal.engine.DepotAppraisal;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What goes with the troops when they have been told where to go: guns, headquarters, depots; and
 * trains.
 */
final class Services extends PlanStep {
  private static final int DEPOT_PLACES = 6;

  /** What a step counts that is supplied already, for where depots are wanted. */
  private static final double FED = 0.3;

  /** By hex: how much a depot is wanted there; not a number where nobody has asked. */
  private double[] wants = {};

  /** Where the fighters are to stand, and their steps. */
  private final List<Integer> camps = new ArrayList<>();

  private final List<Double> hunger = new ArrayList<>();

  Services(Draft plan) {
    super(plan);
  }

  void guns() {
    for (Unit unit : field.own) {
      if (appraisal.role(unit) != Role.GUN || plan.assigned[unit.index()]) {
        continue;
      }
      Ways reach = plan.ways(unit);
      int best = p.place(unit);
      double bestScore = gunScore(unit, best) + 0.1;
      for (int i = 1; i < reach.count(); i++) {
        int hex = reach.hex(i);
        double score = plan.fits(unit, hex) ? gunScore(unit, hex) : -1e9;
        if (score > bestScore) {
          bestScore = score;
          best = hex;
        }
      }
      plan.go(unit, best, "to stay with the troops");
    }
  }

  private double gunScore(Unit unit, int hex) {
    double score = 0.6 * field.known.hexValue(unit, hex);
    score += plan.fighters[hex] > 0 ? 3 : 0;
    double strength = plan.defence[hex] + appraisal.defence(p, unit) * field.known.cover(unit, hex);
    score -= 8 * Field.loss(Draft.CONTACT * field.threat[hex], strength);
    score -= Math.max(0, field.toEnemy[hex] - 2) * 0.4;
    if (!appraisal.supplied(p, unit, hex)) {
      score -= 2;
    }
    return score;
  }

  void headquarters() {
    boolean[] covered = new boolean[rules.roster().size()];
    List<Unit> hqs = new ArrayList<>();
    for (Unit unit : field.own) {
      if (appraisal.role(unit) == Role.HEADQUARTERS) {
        hqs.add(unit);
      }
    }
    hqs.sort(Comparator.comparingInt((Unit hq) -> -radius(hq)).thenComparingInt(Unit::index));
    List<Unit> fighters = fighters();
    for (Unit hq : hqs) {
      Ways reach = plan.ways(hq);
      int best = p.place(hq);
      double bestScore =
          plan.assigned[hq.index()] || plan.fits(hq, best)
              ? hqScore(hq, best, fighters, covered) + 0.5
              : -1e9;
      for (int i = 1; i < reach.count(); i++) {
        double score = hqScore(hq, reach.hex(i), fighters, covered);
        if (score > bestScore && plan.fits(hq, reach.hex(i))) {
          bestScore = score;
          best = reach.hex(i);
        }
      }
      int radius = radius(hq);
      for (Unit unit : field.own) {
        if (plan.goal[unit.index()] >= 0
            && board.distance(best, plan.goal[unit.index()]) <= radius) {
          covered[unit.index()] = true;
        }
      }
      if (!plan.assigned[hq.index()]) {
        plan.go(hq, best, "to command the units in front of it");
      }
    }
  }

  private double hqScore(Unit hq, int hex, List<Unit> fighters, boolean[] covered) {
    int radius = radius(hq);
    double score = 0;
    for (int i = 0; i < fighters.size(); i++) {
      Unit unit = fighters.get(i);
      int steps = p.stepsLeft(unit);
      int distance = board.distance(hex, plan.goal[unit.index()]);
      if (distance <= radius) {
        score += (covered[unit.index()] ? 0.15 : 1) * steps * 0.4;
      }
      score -= 0.004 * Math.min(20, distance) * steps;
    }
    for (Strike strike : plan.strikes) {
      if (strike.hqs().contains(hq) && board.distance(hex, strike.from()[0]) <= radius) {
        score += 3 + strike.value();
      }
    }
    int enemy = field.toEnemy[hex];
    if (plan.fighters[hex] == 0) {
      score -= enemy <= 1 ? 12 : enemy == 2 ? 4 : enemy == 3 ? 1.5 : 0;
    } else if (enemy <= 1) {
      score -= plan.fighters[hex] == 1 ? 6 : 4;
    }
    return score;
  }

  void depots() {
    List<Unit> depots = new ArrayList<>();
    for (Unit unit : field.own) {
      if (appraisal.role(unit) == Role.DEPOT) {
        depots.add(unit);
      }
    }
    depots.sort(
        Comparator.comparingDouble((Unit depot) -> -field.known.hexValue(depot, p.place(depot)))
            .thenComparingInt(Unit::index));
    Position at = p;
    for (Unit depot : depots) {
      Ways reach = plan.ways(depot);
      int best = p.place(depot);
      List<Place> places = new ArrayList<>();
      for (int i = 1; i < reach.count(); i++) {
        int hex = reach.hex(i);
        if (plan.fits(depot, hex)) {
          places.add(new Place(depot, hex, depotScore(depot, hex)));
        }
      }
      places.sort(
          Comparator.comparingDouble((Place place) -> -place.strength())
              .thenComparingInt(Place::hex));
      double here = depotScore(depot, best);
      double bestScore = here + fedSteps(at) + 0.3;
      Position then = at;
      for (int i = 0; i < Math.min(DEPOT_PLACES, places.size()); i++) {
        Place place = places.get(i);
        Position next = wouldBeSupplied(at, depot, place.hex());
        double score = next == null ? -1e9 : place.strength() + fedSteps(next);
        if (next == null && here < -15 && bestScore < 0) {
          // Better hungry than taken.
          next = at;
          score = place.strength() - 5;
        }
        if (next != null && score > bestScore) {
          bestScore = score;
          best = place.hex();
          then = next;
        }
      }
      at = then;
      plan.depotsIn[best]++;
      plan.go(depot, best, "to supply the units in front of it");
    }
  }

  /** What supply does for the troops where they are to stand. */
  private double fedSteps(Position at) {
    double fed = 0;
    for (Unit unit : field.own) {
      int there = plan.goal[unit.index()];
      if (there >= 0
          && appraisal.role(unit) == Role.FIGHTER
          && appraisal.supplied(at, unit, there)) {
        fed += 0.4 * p.stepsLeft(unit);
      }
    }
    return fed;
  }

  /** A depot feeds others only where it is fed itself, and not by itself. */
  private @Nullable Position wouldBeSupplied(Position at, Unit depot, int hex) {
    Hexes path = appraisal.path(at, depot, hex);
    if (path.isEmpty()
        || !(rules.judge(at, Order.Move.march(depot, path)) instanceof Granted granted)
        || !appraisal.supplied(granted.next(), depot, hex)) {
      return null;
    }
    for (Unit other : field.own) {
      int place = at.place(other);
      if (other != depot
          && appraisal.role(other) == Role.DEPOT
          && appraisal.supplied(at, other, place)
          && !appraisal.supplied(granted.next(), other, place)) {
        return null;
      }
    }
    return granted.next();
  }

  /** Forward and to the troops, but not where the enemy comes first. */
  private double depotScore(Unit depot, int hex) {
    double score =
        3 * field.known.hexValue(depot, hex) - 3 * plan.depotsIn[hex] + style.serve() * want(hex);
    if (field.toEnemy[hex] <= 1) {
      score -= plan.fighters[hex] == 0 ? 30 : 4;
    } else if (field.threat[hex] > 0) {
      double guard =
          plan.defence[hex] + appraisal.defence(p, depot) * field.known.cover(depot, hex);
      score -= plan.fighters[hex] > 0 ? 1 : friendBeside(hex) ? 2 : 7;
      score -= 6 * Field.loss(Draft.CONTACT * field.threat[hex], guard);
    }
    return score;
  }

  /**
   * The steps that are to stand near a hex, the nearer the more; those without supply above all.
   */
  private double want(int hex) {
    if (wants.length == 0) {
      wants = new double[board.size()];
      Arrays.fill(wants, Double.NaN);
      for (Unit unit : fighters()) {
        int there = plan.goal[unit.index()];
        hunger.add(p.stepsLeft(unit) * (appraisal.supplied(p, unit, there) ? FED : 1));
        camps.add(there);
      }
    }
    if (Double.isNaN(wants[hex])) {
      DepotAppraisal depots = appraisal.depots();
      double range = Math.max(1, depots == null ? 0 : depots.range(side));
      double want = 0;
      for (int i = 0; i < camps.size(); i++) {
        want += hunger.get(i) * Math.exp(-board.distance(hex, camps.get(i)) / range);
      }
      wants[hex] = want;
    }
    return wants[hex];
  }

  private boolean friendBeside(int hex) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(hex, d);
      if (to >= 0 && plan.fighters[to] > 0) {
        return true;
      }
    }
    return false;
  }

  // ---- trains

  void trains() {
    int tries = 0;
    double[] near = new double[board.size()];
    Arrays.fill(near, Double.NaN);
    for (Unit unit : field.own) {
      Role role = appraisal.role(unit);
      if (role == Role.FIXED || role == Role.OTHER || role == Role.HEADQUARTERS) {
        continue;
      }
      int here = p.place(unit);
      Position at = p;
      if (rules.judge(p, new Order.Detrain(unit)) instanceof Granted) {
        at = p;
      } else if (role != Role.DEPOT && field.toEnemy[here] < Draft.FAR_FROM_THE_ENEMY) {
        continue;
      } else if (tries++ < 12
          && rules.judge(p, new Order.Entrain(unit)) instanceof Granted granted) {
        at = granted.next();
      } else {
        continue;
      }
      ride(unit, at, near);
    }
  }

  /**
   * Plans a ride.
   *
   * @param near by hex, the steps in range of a depot there; not a number where nobody has asked
   */
  private void ride(Unit unit, Position at, double[] near) {
    int goalNow = plan.goal[unit.index()];
    double bestScore = rideScore(unit, goalNow, near) + (at == p ? 0 : 1);
    int best = -1;
    for (Hexes ride : rules.clerk().rides(at, unit)) {
      int hex = ride.last();
      if (field.held[hex] || !plan.fits(unit, hex)) {
        continue;
      }
      double score = rideScore(unit, hex, near);
      if (score > bestScore) {
        bestScore = score;
        best = hex;
      }
    }
    if (best < 0 && at != p) {
      return;
    }
    int hex = best < 0 ? p.place(unit) : best;
    plan.intents.removeIf(intent -> intent.unit() == unit);
    if (goalNow >= 0) {
      plan.stackingPoints[goalNow] -= appraisal.stackingPoints(unit);
    }
    plan.stackingPoints[hex] += appraisal.stackingPoints(unit);
    plan.fighters[hex]++;
    plan.intents.add(new Intent(unit, hex, true, "by rail to where it is needed"));
  }

  /** The fighters who are to stand somewhere. */
  private List<Unit> fighters() {
    List<Unit> fighters = new ArrayList<>();
    for (Unit unit : field.own) {
      if (plan.goal[unit.index()] >= 0 && appraisal.role(unit) == Role.FIGHTER) {
        fighters.add(unit);
      }
    }
    return fighters;
  }

  private double rideScore(Unit unit, int hex, double[] near) {
    if (appraisal.role(unit) == Role.DEPOT) {
      if (Double.isNaN(near[hex])) {
        near[hex] = stepsInRange(hex);
      }
      return depotScore(unit, hex) + 0.1 * near[hex];
    }
    return appraisal.role(unit) == Role.GUN ? gunScore(unit, hex) : plan.score(unit, hex);
  }

  /** The steps of the fighters who are to stand in range of a depot in a hex. */
  private double stepsInRange(int hex) {
    DepotAppraisal depots = appraisal.depots();
    int range = depots == null ? 0 : depots.range(side);
    double near = 0;
    for (Unit other : field.own) {
      int there = plan.goal[other.index()];
      if (there >= 0
          && board.distance(hex, there) <= range
          && appraisal.role(other) == Role.FIGHTER) {
        near += p.stepsLeft(other);
      }
    }
    return near;
  }
}
