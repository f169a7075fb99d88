package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Appraisal.Ways;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Units that are to reopen our own lines of supply by their march: a friend in a hex beside the
 * enemy lets a line run through it. Where one unit does not suffice, two are tried that stand near
 * each other.
 */
final class Corridors extends PlanStep {
  private static final int MOST_POSTS = 8;
  private static final int MOST_PAIRS = 160;

  Corridors(Draft plan) {
    super(plan);
  }

  /** Posts that together feed somebody, and what that is worth beyond what it costs. */
  private record Opening(List<Place> posts, double gain) {}

  void plan() {
    if (style.guard() <= 0 || style.relief() <= 0 || !appraisal.starves()) {
      return;
    }
    Position thought = plan.thought();
    double hungry = field.unsuppliedOwn(thought);
    for (int posts = 0; posts < MOST_POSTS && hungry * style.relief() > WORTH_A_RAID; ) {
      Opening best = best(thought, hungry);
      if (best == null) {
        return;
      }
      for (Place post : best.posts()) {
        if (plan.assigned[post.unit().index()]) {
          plan.withdraw(post.unit());
        }
        plan.go(post.unit(), post.hex(), "to reopen a supply line");
        thought = thought.withUnitAt(post.unit(), post.hex());
        posts++;
      }
      hungry = field.unsuppliedOwn(thought);
    }
  }

  private @Nullable Opening best(Position thought, double hungry) {
    List<Place> places = places(style.relief() * hungry);
    Opening best = null;
    for (Place place : places) {
      best = better(thought, hungry, List.of(place), best);
    }
    int tried = 0;
    for (int i = 0; best == null && i < places.size(); i++) {
      Place one = places.get(i);
      for (int j = 0; j < i && tried < MOST_PAIRS; j++) {
        Place other = places.get(j);
        if (one.unit() != other.unit()
            && one.hex() != other.hex()
            && board.distance(one.hex(), other.hex()) <= 2) {
          tried++;
          best = better(thought, hungry, List.of(one, other), best);
        }
      }
    }
    return best;
  }

  private @Nullable Opening better(
      Position thought, double hungry, List<Place> posts, @Nullable Opening known) {
    Position then = thought;
    double cost = 0;
    for (Place post : posts) {
      then = then.withUnitAt(post.unit(), post.hex());
      cost += post.strength();
    }
    double gain = style.relief() * (hungry - field.unsuppliedOwn(then)) + cost;
    return gain > (known == null ? WORTH_A_RAID : known.gain()) ? new Opening(posts, gain) : known;
  }

  /** For each empty hex beside an enemy the unit that can go there and loses least by it. */
  private List<Place> places(double most) {
    @Nullable Place[] best = new Place[board.size()];
    for (Unit unit : field.own) {
      Ways reach = plan.ways(unit);
      if (appraisal.role(unit) != Role.FIGHTER || plan.taken(unit) || reach.count() <= 1) {
        continue;
      }
      int there = plan.goal[unit.index()];
      boolean settled = plan.assigned[unit.index()];
      if (settled) {
        plan.unsettle(unit);
      }
      double now = Double.NaN;
      for (int i = 0; i < reach.count(); i++) {
        int hex = reach.hex(i);
        if (hex == there && settled
            || field.toEnemy[hex] != 1
            || plan.fighters[hex] > 0
            || !plan.fits(unit, hex)) {
          continue;
        }
        if (Double.isNaN(now)) {
          now = settled ? plan.score(unit, there) : plan.bestScore(unit);
        }
        double less = plan.score(unit, hex) - now;
        Place known = best[hex];
        if (less > -most && (known == null || less > known.strength())) {
          best[hex] = new Place(unit, hex, less);
        }
      }
      if (settled) {
        plan.settle(unit, there);
      }
    }
    List<Place> places = new ArrayList<>();
    for (Place place : best) {
      if (place != null) {
        places.add(place);
      }
    }
    places.sort(
        Comparator.comparingDouble((Place place) -> -place.strength())
            .thenComparingInt(Place::hex));
    return places;
  }
}
