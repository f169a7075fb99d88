package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Appraisal.Ways;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Units that are to bar the ways to our own lines of supply. */
final class Guards extends PlanStep {
  private static final int MOST_GUARDS = 6;
  private static final int GUARD_PLACES = 5;

  Guards(Draft plan) {
    super(plan);
  }

  /** A hex in which an enemy would cut us off, and what that would cost. */
  private record Breach(Unit enemy, int hex, double cost) {}

  /** Looks at where the enemy could cut us off now, and has the ways there barred. */
  void plan() {
    if (style.guard() <= 0) {
      return;
    }
    Position thought = plan.thought();
    List<Unit> free = new ArrayList<>();
    for (Unit unit : field.own) {
      if (appraisal.role(unit) == Role.FIGHTER
          && !plan.taken(unit)
          && plan.ways(unit).count() > 1) {
        free.add(unit);
      }
    }
    List<Breach> breaches = breaches(thought, field.enemies, null);
    for (int round = 0; round < MOST_GUARDS && !breaches.isEmpty(); round++) {
      Breach worst = breaches.getFirst();
      Guard guard = guard(thought, worst, breaches, free);
      if (guard == null) {
        breaches.removeIf(breach -> breach.enemy() == worst.enemy());
        continue;
      }
      Unit unit = guard.unit();
      plan.withdraw(unit);
      plan.go(unit, guard.hex(), "to protect the supply lines");
      free.remove(unit);
      thought = thought.withUnitAt(unit, guard.hex());
      breaches = guard.left();
    }
  }

  private record Guard(Unit unit, int hex, double gain, List<Breach> left) {}

  private @Nullable Guard guard(
      Position thought, Breach worst, List<Breach> breaches, List<Unit> free) {
    List<Place> places = new ArrayList<>();
    int from = p.place(worst.enemy());
    int length = board.distance(from, worst.hex());
    for (Unit unit : free) {
      Ways reach = plan.ways(unit);
      int there = plan.goal[unit.index()];
      plan.unsettle(unit);
      double now = Double.NaN;
      for (int i = 0; i < reach.count(); i++) {
        int hex = reach.hex(i);
        if (hex == there
            || board.distance(from, hex) + board.distance(hex, worst.hex()) > length + 1
            || !plan.fits(unit, hex)) {
          continue;
        }
        if (Double.isNaN(now)) {
          now = plan.score(unit, there);
        }
        double less = plan.score(unit, hex) - now;
        if (less > -style.guard() * worst.cost()) {
          places.add(new Place(unit, hex, less));
        }
      }
      plan.settle(unit, there);
    }
    places.sort(
        Comparator.comparingDouble((Place place) -> -place.strength())
            .thenComparingInt(place -> place.unit().index())
            .thenComparingInt(Place::hex));
    Guard best = null;
    List<Unit> raiders = new ArrayList<>();
    for (Breach breach : breaches) {
      if (!raiders.contains(breach.enemy())) {
        raiders.add(breach.enemy());
      }
    }
    for (int i = 0; i < Math.min(GUARD_PLACES, places.size()); i++) {
      Place place = places.get(i);
      List<Breach> left =
          breaches(thought.withUnitAt(place.unit(), place.hex()), raiders, breaches);
      double gain = style.guard() * (danger(breaches) - danger(left)) + place.strength();
      if (gain > (best == null ? 0.2 : best.gain())) {
        best = new Guard(place.unit(), place.hex(), gain, left);
      }
    }
    return best;
  }

  /** The enemy will not do all of it. */
  private static double danger(List<Breach> breaches) {
    double danger = 0;
    double weight = 1;
    for (int i = 0; i < Math.min(4, breaches.size()); i++) {
      danger += weight * breaches.get(i).cost();
      weight /= 2;
    }
    return danger;
  }

  /** Where these enemies could cut us off, the worst first; only in the hexes of others, if any. */
  private List<Breach> breaches(
      Position thought, List<Unit> enemies, @Nullable List<Breach> among) {
    List<Breach> breaches = new ArrayList<>();
    double[] seen = new double[board.size()];
    Arrays.fill(seen, among == null ? 0 : -1);
    if (among != null) {
      for (Breach breach : among) {
        seen[breach.hex()] = 0;
      }
    }
    double now = field.unsuppliedOwn(thought);
    boolean[] gates = field.gates(thought, side);
    for (Unit enemy : enemies) {
      if (appraisal.role(enemy) != Role.FIGHTER) {
        continue;
      }
      Ways reach = appraisal.threat(thought, enemy);
      for (int i = 1; i < reach.count(); i++) {
        int hex = reach.hex(i);
        if (gates[hex] && seen[hex] == 0) {
          seen[hex] = 1;
          double cost = field.unsuppliedOwn(thought.withUnitAt(enemy, hex)) - now;
          if (cost * style.guard() > WORTH_A_RAID) {
            breaches.add(new Breach(enemy, hex, cost));
          }
        }
      }
    }
    breaches.sort(
        Comparator.comparingDouble((Breach breach) -> -breach.cost())
            .thenComparingInt(Breach::hex));
    return breaches;
  }
}
