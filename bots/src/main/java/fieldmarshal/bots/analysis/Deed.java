package fieldmarshal.bots.analysis;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Something that a side did in a part of a turn, or would have done, for an arrow on the map: a
 * unit went somewhere, or units attacked.
 *
 * @param units one that moved, or those who attacked
 * @param from where they stood
 * @param path where the unit went, hex by hex; empty for an attack
 * @param targets the hexes attacked; none for a move
 * @param why the reason, in a sentence; empty where none was given
 */
public record Deed(List<Unit> units, Hexes from, Hexes path, Hexes targets, String why) {
  public Deed {
    units = List.copyOf(units);
  }

  public boolean attack() {
    return !targets.isEmpty();
  }

  /** Whether it comes to the same. */
  private boolean same(Deed other) {
    return attack()
        ? targets.equals(other.targets)
        : !other.attack() && units.equals(other.units) && path.last() == other.path.last();
  }

  /** What a side does, put together from orders and what happened with them. */
  static final class Collector {
    private final Side side;
    private final Map<Unit, Deed> moves = new LinkedHashMap<>();
    private final List<Deed> attacks = new ArrayList<>();

    Collector(Side side) {
      this.side = side;
    }

    /** An order was carried out. */
    void add(Position before, Order order, List<Event> events, String why) {
      if (order instanceof Order.Attack attack
          && !attack.units().isEmpty()
          && attack.units().getFirst().side() == side) {
        Hexes from = Hexes.NONE;
        for (Unit unit : attack.units()) {
          int hex = before.place(unit);
          from = hex < 0 || from.contains(hex) ? from : from.plus(hex);
        }
        attacks.add(new Deed(attack.units(), from, Hexes.NONE, attack.targets(), why));
        return;
      }
      for (Event event : events) {
        if (event.bare() instanceof Event.Moved moved
            && moved.unit().side() == side
            && !moved.unit().isSymbol()
            && !moved.back()
            && moved.from() >= 0
            && !moved.path().isEmpty()) {
          add(moved, why);
        }
      }
    }

    private void add(Event.Moved moved, String why) {
      Deed earlier = moves.get(moved.unit());
      Hexes path = moved.path();
      if (earlier != null) {
        path = earlier.path();
        for (int i = 0; i < moved.path().size(); i++) {
          path = path.plus(moved.path().at(i));
        }
      }
      int from = earlier == null ? moved.from() : earlier.from().at(0);
      moves.put(
          moved.unit(), new Deed(List.of(moved.unit()), Hexes.of(from), path, Hexes.NONE, why));
    }

    List<Deed> deeds() {
      List<Deed> all = new ArrayList<>(attacks);
      moves.values().stream()
          .filter(each -> each.path().last() != each.from().at(0))
          .forEach(all::add);
      return all;
    }
  }

  /** Those of a list that another list does not have, the weightiest first, at most so many. */
  static List<Deed> beyond(Rules rules, Position p, List<Deed> deeds, List<Deed> others, int most) {
    Appraisal appraisal = rules.appraisal();
    return deeds.stream()
        .filter(each -> others.stream().noneMatch(each::same))
        .sorted(Comparator.comparingDouble(each -> -weight(appraisal, p, each)))
        .limit(most)
        .toList();
  }

  private static double weight(
      @org.jspecify.annotations.Nullable Appraisal appraisal, Position p, Deed deed) {
    double weight = deed.attack() ? 3 : 0;
    for (Unit unit : deed.units()) {
      weight +=
          appraisal == null ? 1 : Math.max(appraisal.attack(p, unit), appraisal.defence(p, unit));
    }
    return weight;
  }
}
