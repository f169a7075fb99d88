package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Appraisal.Ways;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plans the movement of a whole side: first the attacks that movement makes possible, the best
 * first, with guns and headquarters for them; then everybody else, each to the hex that is worth
 * most to him; then headquarters, depots and trains.
 */
final class Planner {
  private static final int MOST_FIGHTERS = 12;
  private static final double CONTACT = 0.9;

  private static final int DEPOT_PLACES = 6;
  private static final int MOST_RAIDS = 6;
  private static final int MOST_GUARDS = 6;
  private static final int GUARD_PLACES = 5;

  /** The points that a raid must promise. */
  private static final double WORTH_A_RAID = 0.7;

  private static final int FAR_FROM_THE_ENEMY = 6;

  private final Rules rules;
  private final Appraisal appraisal;
  private final Side side;
  private final Style style;
  private final RandomGenerator random;

  private final Position p;
  private final Board board;
  private final Field field;
  private final Map<Unit, Ways> ways = new HashMap<>();
  private final int[] bulk;
  private final double[] defence;
  private final int[] fighters;
  private final boolean[] assigned;
  private final int[] goal;
  private final double[] prospect;

  /** Hexes of the line that our fighters hold now. */
  private final boolean[] line;

  private final int[] depotsIn;

  /** What stands in a hex and cannot defend itself. */
  private final double[] ward;

  private final List<Intent> intents = new ArrayList<>();
  private final List<Strike> strikes = new ArrayList<>();

  /** An attack that movement is to make possible. */
  private record Strike(
      int target,
      double value,
      List<Unit> units,
      int[] from,
      List<Unit> guns,
      List<Unit> hqs,
      Forecast forecast) {}

  Planner(
      Rules rules,
      Appraisal appraisal,
      Side side,
      Style style,
      Position position,
      RandomGenerator random) {
    this.rules = rules;
    this.appraisal = appraisal;
    this.side = side;
    this.style = style;
    this.random = random;
    this.p = position;
    this.board = rules.board();
    this.field = new Field(rules, appraisal, position, side);
    int size = board.size();
    bulk = new int[size];
    defence = new double[size];
    fighters = new int[size];
    ward = new double[size];
    depotsIn = new int[size];
    line = new boolean[size];
    assigned = new boolean[rules.roster().size()];
    goal = new int[rules.roster().size()];
    prospect = new double[rules.roster().size()];
    Arrays.fill(goal, -1);
  }

  List<Intent> plan() {
    for (Unit unit : field.own) {
      Role role = appraisal.role(unit);
      if (role == Role.FIXED || role == Role.OTHER) {
        continue;
      }
      Ways reach = appraisal.ways(p, unit);
      ways.put(unit, reach);
      int hex = p.place(unit);
      goal[unit.index()] = hex;
      if (role == Role.FIGHTER) {
        line[hex] = field.toEnemy[hex] <= 2;
        if (reach.count() <= 1) {
          settle(unit, hex);
        }
        prospect[unit.index()] = prospect(unit, hex, reach);
      }
    }
    for (Unit unit : field.own) {
      Role role = appraisal.role(unit);
      if (role == Role.FIXED) {
        defence[p.place(unit)] += appraisal.defence(p, unit);
      } else if (role == Role.DEPOT || role == Role.GUN) {
        ward[p.place(unit)] += appraisal.worth(p, unit) * p.stepsLeft(unit);
      }
    }
    strikes();
    raids();
    fighters();
    guards();
    guns();
    headquarters();
    depots();
    trains();
    return intents;
  }

  /** The best ground that a march would bring. */
  private double prospect(Unit unit, int here, Ways reach) {
    double best = ground(unit, here);
    for (int i = 1; i < reach.count(); i++) {
      best = Math.max(best, ground(unit, reach.hex(i)));
    }
    return best;
  }

  private double ground(Unit unit, int hex) {
    double ground = appraisal.ground(p, unit, hex) * style.drive();
    return appraisal.supplied(p, unit, hex) ? ground : ground - appraisal.hunger(p, unit, hex);
  }

  /** The unit will stand there. */
  private void settle(Unit unit, int hex) {
    assigned[unit.index()] = true;
    goal[unit.index()] = hex;
    bulk[hex] += appraisal.bulk(unit);
    defence[hex] += appraisal.defence(p, unit) * appraisal.cover(p, unit, hex);
    if (appraisal.role(unit) == Role.FIGHTER) {
      fighters[hex]++;
    }
  }

  private void go(Unit unit, int hex, String why) {
    settle(unit, hex);
    if (hex != p.place(unit)) {
      intents.add(new Intent(unit, hex, false, why));
    }
  }

  // ---- attacks

  private void strikes() {
    Map<Integer, List<Unit>> near = new HashMap<>();
    for (Unit unit : field.own) {
      if (appraisal.role(unit) != Role.FIGHTER || appraisal.attack(p, unit) <= 0) {
        continue;
      }
      Ways reach = ways.getOrDefault(unit, Ways.NONE);
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
      List<Unit> units = near.get(target);
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
      Strike again = strike(best.target(), near.getOrDefault(best.target(), List.of()));
      if (again != null) {
        open.add(again);
      }
    }
  }

  private void beside(Unit unit, int from, Map<Integer, List<Unit>> near) {
    if (field.toEnemy[from] > 1) {
      return;
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int target = board.neighbour(from, d);
      if (target >= 0 && field.held[target] && appraisal.crossing(from, d) > 0) {
        List<Unit> units = near.computeIfAbsent(target, key -> new ArrayList<>());
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
      if (assigned[unit.index()] && goal[unit.index()] != strike.from()[i]) {
        return false;
      }
      int room = bulk[strike.from()[i]];
      for (int j = 0; j <= i; j++) {
        Unit other = strike.units().get(j);
        if (strike.from()[j] == strike.from()[i] && !assigned[other.index()]) {
          room += appraisal.bulk(other);
        }
      }
      more[i] = room;
      if (room > appraisal.room() || taken(unit)) {
        return false;
      }
    }
    for (Unit gun : strike.guns()) {
      if (assigned[gun.index()]) {
        return false;
      }
    }
    for (Unit hq : strike.hqs()) {
      if (taken(hq)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a unit belongs to a strike already. */
  private boolean taken(Unit unit) {
    for (Strike strike : strikes) {
      if (strike.units().contains(unit) || strike.hqs().contains(unit)) {
        return true;
      }
    }
    return false;
  }

  private void commit(Strike strike) {
    strikes.add(strike);
    String why =
        "to strike at "
            + board.title(strike.target())
            + " with "
            + strike.units().size()
            + (strike.units().size() == 1 ? " unit" : " units");
    for (int i = 0; i < strike.units().size(); i++) {
      if (!assigned[strike.units().get(i).index()]) {
        go(strike.units().get(i), strike.from()[i], why);
      }
    }
    for (int i = 0; i < strike.guns().size(); i++) {
      Unit gun = strike.guns().get(i);
      int hex = gunHex(gun, strike.from());
      if (hex >= 0) {
        go(gun, hex, "to support the attack on " + board.title(strike.target()));
      }
    }
  }

  private int gunHex(Unit gun, int[] from) {
    Ways reach = ways.getOrDefault(gun, Ways.NONE);
    for (int hex : from) {
      if ((hex == p.place(gun) || reach.contains(hex))
          && bulk[hex] + appraisal.bulk(gun) <= appraisal.room()) {
        return hex;
      }
    }
    return -1;
  }

  /** Who could go where for an attack, and how strong he would be there. */
  private record Place(Unit unit, int hex, double strength) {}

  private @Nullable Strike strike(int target, List<Unit> units) {
    List<Place> places = new ArrayList<>();
    for (Unit unit : units) {
      if (taken(unit)) {
        continue;
      }
      Ways reach = ways.getOrDefault(unit, Ways.NONE);
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int from = board.neighbour(target, d);
        if (from < 0 || field.held[from]) {
          continue;
        }
        double crossing = appraisal.crossing(from, d >= 3 ? d - 3 : d + 3);
        boolean there =
            assigned[unit.index()]
                ? goal[unit.index()] == from
                : from == p.place(unit) || reach.contains(from);
        if (crossing > 0 && there) {
          double strength = appraisal.attack(p, unit) * crossing;
          if (!appraisal.supplied(p, unit, from)) {
            strength /= 2;
          }
          places.add(new Place(unit, from, strength + 0.01 * appraisal.cover(p, unit, from)));
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
    List<Unit> units = new ArrayList<>();
    List<Integer> from = new ArrayList<>();
    Map<Integer, Integer> more = new HashMap<>();
    Strike best = null;
    double enemyWorth = enemyWorth(target);
    for (Place place : places) {
      Unit unit = place.unit();
      if (units.size() == MOST_FIGHTERS || units.contains(unit)) {
        continue;
      }
      int own = assigned[unit.index()] ? 0 : appraisal.bulk(unit);
      int room = bulk[place.hex()] + more.getOrDefault(place.hex(), 0) + own;
      if (room > appraisal.room()) {
        continue;
      }
      more.merge(place.hex(), own, Integer::sum);
      units.add(unit);
      from.add(place.hex());
      int[] hexes = from.stream().mapToInt(Integer::intValue).toArray();
      List<Unit> guns = guns(hexes, more);
      List<Unit> hqs = shifters(hexes);
      int shift = 0;
      for (Unit hq : hqs) {
        shift += appraisal.shift(p, hq);
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
              + 2 * style.liking(target, 0);
      if (value > style.nerve() && (best == null || value > best.value() + 0.05)) {
        best = new Strike(target, value, force, hexes, guns, hqs, forecast);
      }
      if (forecast.best() >= 1 && units.size() > best(best) + 2) {
        break;
      }
    }
    return best;
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
          strength +=
              appraisal.defence(p, force.get(j)) * appraisal.cover(p, force.get(j), from[j]);
        }
      }
      danger += risk(from[i], strength) * appraisal.worth(p, unit) * p.stepsLeft(unit);
      missed += Math.max(0, prospect[unit.index()] - ground(unit, from[i]));
      ground =
          Math.max(ground, appraisal.ground(p, unit, target) - appraisal.ground(p, unit, from[i]));
    }
    return style.mass() * (forecast.enemy() * enemyWorth + forecast.gone() * (0.8 + 1.5 * ground))
        - price(appraisal, p, force, forecast.own())
        - style.missed() * missed
        - (1 - 0.6 * forecast.gone()) * style.caution() * danger;
  }

  /** What a loss costs its owner, who gives up the cheapest steps he has. */
  static double price(Appraisal appraisal, Position p, List<Unit> force, double loss) {
    double left = loss;
    double price = 0;
    boolean[] paid = new boolean[force.size()];
    while (left > 0) {
      int cheapest = -1;
      double least = Double.MAX_VALUE;
      for (int i = 0; i < paid.length; i++) {
        Unit unit = force.get(i);
        int steps = p.stepsLeft(unit);
        double step =
            appraisal.worth(p, unit)
                + 0.6 * appraisal.ground(p, unit, p.place(unit)) / Math.max(1, steps);
        if (!paid[i] && steps > 0 && step < least) {
          least = step;
          cheapest = i;
        }
      }
      if (cheapest < 0) {
        break;
      }
      paid[cheapest] = true;
      double taken = Math.min(left, p.stepsLeft(force.get(cheapest)));
      price += taken * least;
      left -= taken;
    }
    return price;
  }

  /** What a step of those in a hex is worth to their side, with the ground it holds. */
  private double enemyWorth(int hex) {
    return enemyWorth(rules, appraisal, p, side, hex);
  }

  static double enemyWorth(Rules rules, Appraisal appraisal, Position p, Side side, int hex) {
    double worth = 0;
    double steps = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Unit unit = rules.roster().get(u);
      if (unit.side() != side && p.stepsLeft(unit) > 0) {
        worth += appraisal.worth(p, unit) * p.stepsLeft(unit);
        if (appraisal.supplied(p, unit, hex)) {
          worth += 0.8 * appraisal.ground(p, unit, hex);
        }
        steps += p.stepsLeft(unit);
      }
    }
    return steps == 0 ? 0 : worth / steps;
  }

  private List<Unit> guns(int[] from, Map<Integer, Integer> more) {
    List<Unit> guns = new ArrayList<>();
    for (Unit unit : field.own) {
      if (guns.size() == 2) {
        break;
      }
      if (appraisal.role(unit) == Role.GUN && !assigned[unit.index()]) {
        Ways reach = ways.getOrDefault(unit, Ways.NONE);
        for (int hex : from) {
          if ((hex == p.place(unit) || reach.contains(hex))
              && bulk[hex] + more.getOrDefault(hex, 0) + guns.size() + appraisal.bulk(unit)
                  <= appraisal.room()) {
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
    List<Unit> hqs = new ArrayList<>();
    int levels = 0;
    for (Unit unit : field.own) {
      if (appraisal.role(unit) != Role.HEADQUARTERS
          || appraisal.shift(p, unit) <= 0
          || (levels >> appraisal.level(unit) & 1) != 0
          || taken(unit)) {
        continue;
      }
      int radius = appraisal.radius(p, unit);
      if (board.distance(p.place(unit), from[0]) <= radius || canServe(unit, from[0], radius)) {
        hqs.add(unit);
        levels |= 1 << appraisal.level(unit);
      }
    }
    return hqs;
  }

  private boolean canServe(Unit hq, int hex, int radius) {
    if (board.distance(p.place(hq), hex) > radius + 8) {
      return false;
    }
    Ways reach = ways.getOrDefault(hq, Ways.NONE);
    for (int i = 0; i < reach.count(); i++) {
      if (board.distance(reach.hex(i), hex) <= radius && field.toEnemy[reach.hex(i)] > 1) {
        return true;
      }
    }
    return false;
  }

  // ---- raids

  /**
   * Who can stand across the enemy's lines of supply does so, the best cut first, where it is worth
   * more than what he would do else.
   */
  private void raids() {
    Position thought = p;
    for (Unit unit : field.own) {
      if (goal[unit.index()] >= 0 && goal[unit.index()] != p.place(unit)) {
        thought = thought.standing(unit, goal[unit.index()]);
      }
    }
    List<Unit> raiders = new ArrayList<>();
    Map<Integer, Double> cuts = new HashMap<>();
    for (Unit unit : field.own) {
      if (appraisal.role(unit) == Role.FIGHTER && !assigned[unit.index()]) {
        raiders.add(unit);
      }
    }
    double now = field.hungerOfEnemies(thought);
    boolean[] gates = field.gates(thought, rules.game().sides().get(1 - side.index()));
    for (Unit unit : raiders) {
      Ways reach = ways.getOrDefault(unit, Ways.NONE);
      for (int i = 1; i < reach.count(); i++) {
        int hex = reach.hex(i);
        if (gates[hex] && !cuts.containsKey(hex) && fits(unit, hex)) {
          cuts.put(hex, field.hungerOfEnemies(thought.standing(unit, hex)) - now);
        }
      }
    }
    cuts.values().removeIf(cut -> cut * style.cut() < WORTH_A_RAID);
    for (int raid = 0; raid < MOST_RAIDS && !cuts.isEmpty(); raid++) {
      Unit best = null;
      int bestHex = -1;
      double most = 0;
      for (Unit unit : raiders) {
        Ways reach = ways.getOrDefault(unit, Ways.NONE);
        double other = Double.NaN;
        for (int i = 1; i < reach.count(); i++) {
          int hex = reach.hex(i);
          Double cut = cuts.get(hex);
          if (cut == null || !fits(unit, hex)) {
            continue;
          }
          if (Double.isNaN(other)) {
            other = bestScore(unit, reach);
          }
          double gain = style.cut() * cut + score(unit, hex) - other;
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
      go(best, bestHex, "to stand across the enemy's supply");
      raiders.remove(best);
      thought = thought.standing(best, bestHex);
      double then = field.hungerOfEnemies(thought);
      for (Map.Entry<Integer, Double> entry : cuts.entrySet()) {
        Unit any = anyReaching(raiders, entry.getKey());
        entry.setValue(
            any == null ? 0 : field.hungerOfEnemies(thought.standing(any, entry.getKey())) - then);
      }
      cuts.values().removeIf(cut -> cut * style.cut() < WORTH_A_RAID);
    }
  }

  private @Nullable Unit anyReaching(List<Unit> units, int hex) {
    for (Unit unit : units) {
      if (ways.getOrDefault(unit, Ways.NONE).contains(hex) && fits(unit, hex)) {
        return unit;
      }
    }
    return null;
  }

  private double bestScore(Unit unit, Ways reach) {
    double best = fits(unit, p.place(unit)) ? score(unit, p.place(unit)) : -1e3;
    for (int i = 1; i < reach.count(); i++) {
      if (fits(unit, reach.hex(i))) {
        best = Math.max(best, score(unit, reach.hex(i)));
      }
    }
    return best;
  }

  // ---- everybody else

  private void fighters() {
    List<Unit> rest = new ArrayList<>();
    for (Unit unit : field.own) {
      if (appraisal.role(unit) == Role.FIGHTER && !assigned[unit.index()]) {
        rest.add(unit);
      }
    }
    // The strongest choose first: they make the stacks that others lean on.
    rest.sort(
        Comparator.comparingDouble(
                (Unit unit) -> -appraisal.defence(p, unit) - 0.001 * appraisal.attack(p, unit))
            .thenComparingInt(Unit::index));
    for (Unit unit : rest) {
      Ways reach = ways.getOrDefault(unit, Ways.NONE);
      int here = p.place(unit);
      int best = here;
      double bestScore = fits(unit, here) ? score(unit, here) + 0.15 : -1e9;
      double stay = bestScore;
      for (int i = 1; i < reach.count(); i++) {
        int hex = reach.hex(i);
        if (!fits(unit, hex)) {
          continue;
        }
        double score = score(unit, hex) - 0.01 * reach.cost(i);
        if (score > bestScore) {
          bestScore = score;
          best = hex;
        }
      }
      go(unit, best, reason(unit, here, best, stay));
    }
  }

  private String reason(Unit unit, int here, int there, double stay) {
    if (here == there) {
      return "";
    }
    double ground = appraisal.ground(p, unit, there) - appraisal.ground(p, unit, here);
    if (stay <= -1e8) {
      return "to make room in " + board.title(here);
    }
    if (field.threat[there] < field.threat[here] && ground <= 0) {
      return "because the enemy could strike at "
          + board.title(here)
          + " with "
          + Math.round(field.threat[here]);
    }
    if (!appraisal.supplied(p, unit, here) && appraisal.supplied(p, unit, there)) {
      return "to come back into supply";
    }
    if (ground > 0) {
      return "because victory lies that way";
    }
    return "to close up with its neighbours";
  }

  private boolean fits(Unit unit, int hex) {
    return bulk[hex] + appraisal.bulk(unit) <= appraisal.room();
  }

  private double score(Unit unit, int hex) {
    int steps = p.stepsLeft(unit);
    double ground = appraisal.ground(p, unit, hex) * style.drive();
    double score =
        appraisal.supplied(p, unit, hex) ? ground : ground - appraisal.hunger(p, unit, hex);
    if (!appraisal.commanded(p, side, hex)) {
      score -= 0.3 * steps;
    }
    double strength = defence[hex] + appraisal.defence(p, unit) * appraisal.cover(p, unit, hex);
    double part = risk(hex, strength);
    score -= style.caution() * part * (appraisal.worth(p, unit) * steps + 0.4 * ground);
    if (fighters[hex] == 0) {
      score += (field.toEnemy[hex] <= 1 ? 1.5 : 1) * appraisal.key(p, side, hex);
      score += field.threat[hex] > 0 ? keep(hex) : 0;
      score += line[hex] ? style.line() : 0;
    }
    score += style.shoulder() * shoulder(hex);
    score += 0.5 * style.liking(unit.index(), hex);
    if (style.noise() > 0) {
      score += style.noise() * 4 * random.nextGaussian();
    }
    return score;
  }

  /** What it is worth to stay with those who cannot defend themselves. */
  private double keep(int hex) {
    return field.toEnemy[hex] <= 2 ? Math.min(12, ward[hex]) : Math.min(6, 0.6 * ward[hex]);
  }

  /** The part of a force in a hex that the enemy's next turn is likely to cost. */
  private double risk(int hex, double strength) {
    double part = Field.loss(CONTACT * field.threat[hex], strength);
    if (field.toEnemy[hex] <= 1 && field.exits(hex, fighters) == 0) {
      part = Math.min(1, 2.5 * part + 0.05);
    }
    return part;
  }

  /** Neighbours two hexes away close the gap between them; one hex away they can help. */
  private double shoulder(int hex) {
    if (field.toEnemy[hex] > FAR_FROM_THE_ENEMY) {
      return 0;
    }
    int beside = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(hex, d);
      beside += to >= 0 && fighters[to] > 0 ? 1 : 0;
    }
    return 0.25 * Math.min(2, beside);
  }

  // ---- guards

  /** A hex in which an enemy would cut us off, and what that would cost. */
  private record Breach(Unit enemy, int hex, double cost) {}

  /** Looks at where the enemy could cut us off now, and has the ways there barred. */
  private void guards() {
    if (style.guard() <= 0) {
      return;
    }
    Position thought = p;
    for (Unit unit : field.own) {
      if (goal[unit.index()] >= 0 && goal[unit.index()] != p.place(unit)) {
        thought = thought.standing(unit, goal[unit.index()]);
      }
    }
    List<Unit> free = new ArrayList<>();
    for (Unit unit : field.own) {
      if (appraisal.role(unit) == Role.FIGHTER
          && !taken(unit)
          && ways.getOrDefault(unit, Ways.NONE).count() > 1) {
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
      withdraw(unit);
      go(unit, guard.hex(), "to bar the way to our supply");
      free.remove(unit);
      thought = thought.standing(unit, guard.hex());
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
      Ways reach = ways.getOrDefault(unit, Ways.NONE);
      int there = goal[unit.index()];
      unsettle(unit);
      double now = Double.NaN;
      for (int i = 0; i < reach.count(); i++) {
        int hex = reach.hex(i);
        if (hex == there
            || board.distance(from, hex) + board.distance(hex, worst.hex()) > length + 1
            || !fits(unit, hex)) {
          continue;
        }
        if (Double.isNaN(now)) {
          now = score(unit, there);
        }
        double less = score(unit, hex) - now;
        if (less > -style.guard() * worst.cost()) {
          places.add(new Place(unit, hex, less));
        }
      }
      settle(unit, there);
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
      List<Breach> left = breaches(thought.standing(place.unit(), place.hex()), raiders, breaches);
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
    double now = field.hungerOfOwn(thought);
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
          double cost = field.hungerOfOwn(thought.standing(enemy, hex)) - now;
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

  /** Takes a unit from where it was to stand. */
  private void withdraw(Unit unit) {
    unsettle(unit);
    intents.removeIf(intent -> intent.unit() == unit);
  }

  private void unsettle(Unit unit) {
    int hex = goal[unit.index()];
    assigned[unit.index()] = false;
    bulk[hex] -= appraisal.bulk(unit);
    defence[hex] -= appraisal.defence(p, unit) * appraisal.cover(p, unit, hex);
    fighters[hex]--;
  }

  // ---- guns, headquarters, depots

  private void guns() {
    for (Unit unit : field.own) {
      if (appraisal.role(unit) != Role.GUN || assigned[unit.index()]) {
        continue;
      }
      Ways reach = ways.getOrDefault(unit, Ways.NONE);
      int best = p.place(unit);
      double bestScore = gunScore(unit, best) + 0.1;
      for (int i = 1; i < reach.count(); i++) {
        int hex = reach.hex(i);
        double score = fits(unit, hex) ? gunScore(unit, hex) : -1e9;
        if (score > bestScore) {
          bestScore = score;
          best = hex;
        }
      }
      go(unit, best, "to be with the troops");
    }
  }

  private double gunScore(Unit unit, int hex) {
    double score = 0.6 * appraisal.ground(p, unit, hex);
    score += fighters[hex] > 0 ? 3 : 0;
    double strength = defence[hex] + appraisal.defence(p, unit) * appraisal.cover(p, unit, hex);
    score -= 8 * Field.loss(CONTACT * field.threat[hex], strength);
    score -= Math.max(0, field.toEnemy[hex] - 2) * 0.4;
    if (!appraisal.supplied(p, unit, hex)) {
      score -= 2;
    }
    return score;
  }

  private void headquarters() {
    boolean[] covered = new boolean[rules.roster().size()];
    List<Unit> hqs = new ArrayList<>();
    for (Unit unit : field.own) {
      if (appraisal.role(unit) == Role.HEADQUARTERS) {
        hqs.add(unit);
      }
    }
    hqs.sort(
        Comparator.comparingInt((Unit hq) -> -appraisal.radius(p, hq))
            .thenComparingInt(Unit::index));
    for (Unit hq : hqs) {
      Ways reach = ways.getOrDefault(hq, Ways.NONE);
      int best = p.place(hq);
      double bestScore = hqScore(hq, best, covered) + 0.5;
      for (int i = 1; i < reach.count(); i++) {
        double score = hqScore(hq, reach.hex(i), covered);
        if (score > bestScore) {
          bestScore = score;
          best = reach.hex(i);
        }
      }
      int radius = appraisal.radius(p, hq);
      for (Unit unit : field.own) {
        if (goal[unit.index()] >= 0 && board.distance(best, goal[unit.index()]) <= radius) {
          covered[unit.index()] = true;
        }
      }
      go(hq, best, "to command the troops in front of it");
    }
  }

  private double hqScore(Unit hq, int hex, boolean[] covered) {
    int radius = appraisal.radius(p, hq);
    double score = 0;
    for (Unit unit : field.own) {
      int there = goal[unit.index()];
      if (there < 0 || appraisal.role(unit) != Role.FIGHTER) {
        continue;
      }
      int distance = board.distance(hex, there);
      if (distance <= radius) {
        score += (covered[unit.index()] ? 0.15 : 1) * p.stepsLeft(unit) * 0.4;
      }
      score -= 0.004 * Math.min(20, distance) * p.stepsLeft(unit);
    }
    for (Strike strike : strikes) {
      if (strike.hqs().contains(hq) && board.distance(hex, strike.from()[0]) <= radius) {
        score += 3 + strike.value();
      }
    }
    int enemy = field.toEnemy[hex];
    if (fighters[hex] == 0) {
      score -= enemy <= 1 ? 12 : enemy == 2 ? 4 : enemy == 3 ? 1.5 : 0;
    } else if (enemy <= 1) {
      score -= fighters[hex] == 1 ? 6 : 4;
    }
    return score;
  }

  private void depots() {
    List<Unit> depots = new ArrayList<>();
    for (Unit unit : field.own) {
      if (appraisal.role(unit) == Role.DEPOT) {
        depots.add(unit);
      }
    }
    depots.sort(
        Comparator.comparingDouble((Unit depot) -> -appraisal.ground(p, depot, p.place(depot)))
            .thenComparingInt(Unit::index));
    Position at = p;
    for (Unit depot : depots) {
      Ways reach = ways.getOrDefault(depot, Ways.NONE);
      int best = p.place(depot);
      List<Place> places = new ArrayList<>();
      for (int i = 1; i < reach.count(); i++) {
        int hex = reach.hex(i);
        if (fits(depot, hex)) {
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
      depotsIn[best]++;
      go(depot, best, "to feed the troops ahead");
    }
  }

  /** What supply does for the troops where they are to stand. */
  private double fedSteps(Position at) {
    double fed = 0;
    for (Unit unit : field.own) {
      int there = goal[unit.index()];
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

  /** Forward, but not where the enemy comes first. */
  private double depotScore(Unit depot, int hex) {
    double score = 3 * appraisal.ground(p, depot, hex) - 3 * depotsIn[hex];
    if (field.toEnemy[hex] <= 1) {
      score -= fighters[hex] == 0 ? 30 : 4;
    } else if (field.threat[hex] > 0) {
      double guard = defence[hex] + appraisal.defence(p, depot) * appraisal.cover(p, depot, hex);
      score -= fighters[hex] > 0 ? 1 : friendBeside(hex) ? 2 : 7;
      score -= 6 * Field.loss(CONTACT * field.threat[hex], guard);
    }
    return score;
  }

  private boolean friendBeside(int hex) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(hex, d);
      if (to >= 0 && fighters[to] > 0) {
        return true;
      }
    }
    return false;
  }

  // ---- trains

  private void trains() {
    int tries = 0;
    for (Unit unit : field.own) {
      Role role = appraisal.role(unit);
      if (role == Role.FIXED || role == Role.OTHER || role == Role.HEADQUARTERS) {
        continue;
      }
      int here = p.place(unit);
      Position at = p;
      if (rules.judge(p, new Order.Detrain(unit)) instanceof Granted) {
        at = p;
      } else if (role != Role.DEPOT && field.toEnemy[here] < FAR_FROM_THE_ENEMY) {
        continue;
      } else if (tries++ < 12
          && rules.judge(p, new Order.Entrain(unit)) instanceof Granted granted) {
        at = granted.next();
      } else {
        continue;
      }
      ride(unit, at);
    }
  }

  private void ride(Unit unit, Position at) {
    int goalNow = goal[unit.index()];
    double bestScore = rideScore(unit, goalNow) + (at == p ? 0 : 1);
    int best = -1;
    for (Hexes ride : rules.clerk().rides(at, unit)) {
      int hex = ride.last();
      if (field.held[hex] || !fits(unit, hex)) {
        continue;
      }
      double score = rideScore(unit, hex);
      if (score > bestScore) {
        bestScore = score;
        best = hex;
      }
    }
    if (best < 0 && at != p) {
      return;
    }
    int hex = best < 0 ? p.place(unit) : best;
    intents.removeIf(intent -> intent.unit() == unit);
    if (goalNow >= 0) {
      bulk[goalNow] -= appraisal.bulk(unit);
    }
    bulk[hex] += appraisal.bulk(unit);
    fighters[hex]++;
    intents.add(new Intent(unit, hex, true, "by rail to where it is needed"));
  }

  private double rideScore(Unit unit, int hex) {
    if (appraisal.role(unit) == Role.DEPOT) {
      double near = 0;
      for (Unit other : field.own) {
        int there = goal[other.index()];
        if (there >= 0 && appraisal.role(other) == Role.FIGHTER) {
          near += board.distance(hex, there) <= appraisal.range(side) ? p.stepsLeft(other) : 0;
        }
      }
      return depotScore(unit, hex) + 0.1 * near;
    }
    return appraisal.role(unit) == Role.GUN ? gunScore(unit, hex) : score(unit, hex);
  }
}
