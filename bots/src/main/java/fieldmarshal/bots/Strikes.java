package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Appraisal.Ways;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The attacks that movement makes possible, the best first, with guns and headquarters for them.
 */
final class Strikes extends PlanStep {
  private static final int MOST_FIGHTERS = 12;

  /** What an attack counts that can be made only in the next part, when the enemy has moved. */
  private static final double NEXT_PART = 0.5;

  private final double when;
  private final Relief relief;
  private final List<Unit> ownGuns = new ArrayList<>();
  private final List<Unit> headquarters = new ArrayList<>();

  /** By hex: the room that those take who are to join a strike. */
  private final int[] more;

  Strikes(Draft plan) {
    super(plan);
    more = new int[board.size()];
    for (Unit unit : field.own) {
      switch (appraisal.role(unit)) {
        case GUN -> ownGuns.add(unit);
        case HEADQUARTERS -> headquarters.add(unit);
        default -> {}
      }
    }
    this.relief = new Relief(rules, appraisal, p, side);
    this.when = appraisal.combatFollows(p) ? 1 : NEXT_PART * style.prepare();
  }

  /** What all strikes that were planned promise together, in points. */
  double promise() {
    double sum = 0;
    for (Strike strike : plan.strikes) {
      sum += strike.value();
    }
    return sum;
  }

  void plan() {
    @Nullable List<Unit>[] near = Draft.listsByHex(board.size());
    for (Unit unit : field.own) {
      if (appraisal.role(unit) != Role.FIGHTER || appraisal.attack(p, unit) <= 0) {
        continue;
      }
      Ways reach = plan.ways(unit);
      if (reach.count() == 0) {
        beside(unit, p.place(unit), near);
      }
      for (int i = 0; i < reach.count(); i++) {
        beside(unit, reach.hex(i), near);
      }
    }
    PriorityQueue<Strike> open =
        new PriorityQueue<>(
            Comparator.comparingDouble((Strike strike) -> -strike.value())
                .thenComparingInt(Strike::target));
    for (int target = 0; target < board.size(); target++) {
      List<Unit> units = near[target];
      Strike strike = units == null ? null : strike(target, units);
      if (strike != null) {
        open.add(strike);
      }
    }
    while (!open.isEmpty()) {
      Strike best = open.remove();
      if (stands(best)) {
        commit(best);
        continue;
      }
      List<Unit> units = near[best.target()];
      Strike again = units == null ? null : strike(best.target(), units);
      if (again != null) {
        open.add(again);
      }
    }
  }

  private void beside(Unit unit, int from, @Nullable List<Unit>[] near) {
    if (field.toEnemy[from] > 1) {
      return;
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int target = board.neighbour(from, d);
      if (target >= 0 && field.held[target] && appraisal.crossing(from, d) > 0) {
        List<Unit> units = near[target];
        if (units == null) {
          units = new ArrayList<>();
          near[target] = units;
        }
        if (units.isEmpty() || units.getLast() != unit) {
          units.add(unit);
        }
      }
    }
  }

  private boolean stands(Strike strike) {
    int[] more = new int[strike.units().size()];
    for (int i = 0; i < strike.units().size(); i++) {
      Unit unit = strike.units().get(i);
      if (plan.assigned[unit.index()] && plan.goal[unit.index()] != strike.from()[i]) {
        return false;
      }
      int room = plan.stackingPoints[strike.from()[i]];
      for (int j = 0; j <= i; j++) {
        Unit other = strike.units().get(j);
        if (strike.from()[j] == strike.from()[i] && !plan.assigned[other.index()]) {
          room += appraisal.stackingPoints(other);
        }
      }
      more[i] = room;
      if (room > appraisal.room(p, unit, strike.from()[i])
          || plan.taken(unit)
          || !plan.assigned[unit.index()]
              && !together(unit, strike.from()[i], strike.units().subList(0, i), strike.from())) {
        return false;
      }
    }
    for (Unit gun : strike.guns()) {
      if (plan.assigned[gun.index()]) {
        return false;
      }
    }
    for (Unit hq : strike.hqs()) {
      if (plan.taken(hq)) {
        return false;
      }
    }
    return true;
  }

  private void commit(Strike strike) {
    plan.add(strike);
    String why =
        "to attack "
            + board.title(strike.target())
            + " with "
            + strike.units().size()
            + (strike.units().size() == 1 ? " unit" : " units");
    for (int i = 0; i < strike.units().size(); i++) {
      if (!plan.assigned[strike.units().get(i).index()]) {
        plan.go(strike.units().get(i), strike.from()[i], why);
      }
    }
    for (int i = 0; i < strike.guns().size(); i++) {
      Unit gun = strike.guns().get(i);
      int hex = gunHex(gun, strike.from());
      if (hex >= 0) {
        plan.go(gun, hex, "to support the attack on " + board.title(strike.target()));
      }
    }
  }

  private int gunHex(Unit gun, int[] from) {
    Ways reach = plan.ways(gun);
    for (int hex : from) {
      if ((hex == p.place(gun) || reach.contains(hex))
          && plan.stackingPoints[hex] + appraisal.stackingPoints(gun)
              <= appraisal.room(p, gun, hex)) {
        return hex;
      }
    }
    return -1;
  }

  private @Nullable Strike strike(int target, List<Unit> units) {
    List<Place> places = new ArrayList<>();
    for (Unit unit : units) {
      if (plan.taken(unit)) {
        continue;
      }
      Ways reach = plan.ways(unit);
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int from = board.neighbour(target, d);
        if (from < 0 || field.held[from]) {
          continue;
        }
        double crossing = appraisal.crossing(from, d >= 3 ? d - 3 : d + 3);
        boolean there =
            plan.assigned[unit.index()]
                ? plan.goal[unit.index()] == from
                : from == p.place(unit) || reach.contains(from);
        if (crossing > 0 && there) {
          double strength = appraisal.attack(p, unit) * crossing;
          if (!appraisal.supplied(p, unit, from)) {
            strength /= 2;
          }
          places.add(new Place(unit, from, strength + 0.01 * field.known.cover(unit, from)));
        }
      }
    }
    if (places.isEmpty()) {
      return null;
    }
    places.sort(
        Comparator.comparingDouble((Place place) -> -place.strength())
            .thenComparingInt(place -> place.unit().index())
            .thenComparingInt(Place::hex));
    return best(target, places);
  }

  private @Nullable Strike best(int target, List<Place> places) {
    double enemyWorth = Attacks.enemyWorth(rules, appraisal, p, side, target);
    Strike best = best(target, places, enemyWorth, null);
    if (appraisal.combinedAttacksOwe()) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int hex = board.neighbour(target, d);
        List<Place> alone = in(places, hex);
        if (!alone.isEmpty() && alone.size() < places.size()) {
          best = best(target, alone, enemyWorth, best);
        }
      }
    }
    return best;
  }

  private static List<Place> in(List<Place> places, int hex) {
    List<Place> in = new ArrayList<>();
    for (Place place : places) {
      if (place.hex() == hex) {
        in.add(place);
      }
    }
    return in;
  }

  /** The best that these can do, one after the other joining, or what was known before. */
  private @Nullable Strike best(
      int target, List<Place> places, double enemyWorth, @Nullable Strike known) {
    List<Unit> units = new ArrayList<>();
    int[] from = new int[MOST_FIGHTERS];
    for (Place place : places) {
      more[place.hex()] = 0;
    }
    Strike best = known;
    for (Place place : places) {
      Unit unit = place.unit();
      if (units.size() == MOST_FIGHTERS || units.contains(unit)) {
        continue;
      }
      int own = plan.assigned[unit.index()] ? 0 : appraisal.stackingPoints(unit);
      int room = plan.stackingPoints[place.hex()] + more[place.hex()] + own;
      if (room > appraisal.room(p, unit, place.hex())
          || own > 0 && !together(unit, place.hex(), units, from)) {
        continue;
      }
      more[place.hex()] += own;
      from[units.size()] = place.hex();
      units.add(unit);
      int[] hexes = Arrays.copyOf(from, units.size());
      List<Unit> guns = guns(hexes);
      List<Unit> hqs = shifters(hexes);
      int shift = 0;
      for (Unit hq : hqs) {
        shift += command == null ? 0 : command.shift(p, hq);
      }
      List<Unit> force = List.copyOf(units);
      Forecast forecast =
          appraisal.forecast(p, target, new Appraisal.Assault(force, hexes, guns, shift));
      if (forecast.best() < 0) {
        continue;
      }
      double value =
          worth(target, force, hexes, forecast, enemyWorth)
              - style.thrift() * units.size()
              + 2 * style.liking(target, 0)
              + style.weight(target);
      if (value > style.leastGain() && (best == null || value > best.value() + 0.05)) {
        best = new Strike(target, value, force, hexes, guns, hqs, forecast);
      }
      if (forecast.best() >= 1 && units.size() > best(best) + 2) {
        break;
      }
    }
    return best;
  }

  /** Whether a unit may stand in a hex with those who are to stand there for this strike too. */
  private boolean together(Unit unit, int hex, List<Unit> units, int[] from) {
    List<Unit> there = new ArrayList<>(plan.standing(hex));
    for (int i = 0; i < units.size(); i++) {
      if (from[i] == hex && !plan.assigned[units.get(i).index()]) {
        there.add(units.get(i));
      }
    }
    return appraisal.together(p, there, unit, hex);
  }

  private static int best(@Nullable Strike strike) {
    return strike == null ? 0 : strike.units().size();
  }

  /** What an attack is likely to bring, in points. */
  private double worth(
      int target, List<Unit> force, int[] from, Forecast forecast, double enemyWorth) {
    double ground = 0;
    double missed = 0;
    double danger = 0;
    for (int i = 0; i < force.size(); i++) {
      Unit unit = force.get(i);
      double strength = 0;
      for (int j = 0; j < force.size(); j++) {
        if (from[j] == from[i]) {
          strength += appraisal.defence(p, force.get(j)) * field.known.cover(force.get(j), from[j]);
        }
      }
      danger += plan.risk(from[i], strength) * field.known.worth(unit) * p.stepsLeft(unit);
      missed += Math.max(0, plan.prospect[unit.index()] - plan.ground(unit, from[i]));
      ground =
          Math.max(
              ground,
              field.known.hexValue(unit, target)
                  - field.known.hexValue(unit, from[i])
                  + (style.pull(target) - style.pull(from[i])));
    }
    double prize = appraisal.prize(p, side, target);
    return when
            * (style.mass()
                    * (forecast.enemy() * enemyWorth
                        + forecast.gone() * style.prize() * (0.8 + 1.5 * ground + prize))
                + relief.promise(style, target, forecast)
                - Attacks.price(appraisal, p, force, forecast.own()))
        - style.missed() * missed
        - (1 - 0.6 * forecast.gone()) * style.caution() * danger;
  }

  private List<Unit> guns(int[] from) {
    if (ownGuns.isEmpty()) {
      return List.of();
    }
    List<Unit> guns = new ArrayList<>();
    for (Unit unit : ownGuns) {
      if (guns.size() == 2) {
        break;
      }
      if (!plan.assigned[unit.index()]) {
        Ways reach = plan.ways(unit);
        for (int hex : from) {
          if ((hex == p.place(unit) || reach.contains(hex))
              && plan.stackingPoints[hex] + more[hex] + guns.size() + appraisal.stackingPoints(unit)
                  <= appraisal.room(p, unit, hex)) {
            guns.add(unit);
            break;
          }
        }
      }
    }
    return guns;
  }

  /** The headquarters that could help, one of each level. */
  private List<Unit> shifters(int[] from) {
    if (command == null || headquarters.isEmpty()) {
      return List.of();
    }
    List<Unit> hqs = new ArrayList<>();
    int levels = 0;
    for (Unit unit : headquarters) {
      if (command.shift(p, unit) <= 0
          || (levels >> command.level(unit) & 1) != 0
          || plan.taken(unit)) {
        continue;
      }
      int radius = command.radius(p, unit);
      if (board.distance(p.place(unit), from[0]) <= radius || canServe(unit, from[0], radius)) {
        hqs.add(unit);
        levels |= 1 << command.level(unit);
      }
    }
    return hqs;
  }

  private boolean canServe(Unit hq, int hex, int radius) {
    if (board.distance(p.place(hq), hex) > radius + 8) {
      return false;
    }
    Ways reach = plan.ways(hq);
    for (int i = 0; i < reach.count(); i++) {
      if (board.distance(reach.hex(i), hex) <= radius && field.toEnemy[reach.hex(i)] > 1) {
        return true;
      }
    }
    return false;
  }
}
