package fieldmarshal.testkit;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Order.Portion;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The orders that a position lists, and what they stand for.
 *
 * <p>A list cannot hold every way to say the same thing. An order is covered by the list when it is
 *
 * <ul>
 *   <li>one of the listed, the order in which units, attacked hexes, chosen hexes and portions are
 *       named aside;
 *   <li>a march or a ride of which every hex that it enters is listed as the end of a march (in the
 *       same mode) or ride of that unit, or is the hex that it stands in: the list has one path to
 *       each hex, not all;
 *   <li>a march in another mode that leads to the equal position as the same march in a mode in
 *       which it is covered: a unit that has begun a forced march, say, goes on with it by any
 *       name;
 *   <li>an order that several units carry out together where each of them alone is covered. Which
 *       orders these are, the contract of the game says.
 * </ul>
 */
final class Listing {
  private record Walker(Unit unit, String mode) {}

  private static final String RAIL = "by rail";

  private final Rules rules;
  private final Position position;
  private final Predicate<Order> together;
  private final Predicate<Unit> needsCompany;
  private final List<Order> orders = new ArrayList<>();
  private final Set<Order> known = new HashSet<>();
  private final Map<Walker, Set<Integer>> ends = new HashMap<>();

  /** Where listed ways lead through; some of these hexes may be passed and not be an end. */
  private final Map<Walker, Set<Integer>> through = new HashMap<>();

  private final boolean complete;

  /** Reads at most so many orders. */
  Listing(
      Rules rules,
      Position position,
      int most,
      Predicate<Order> together,
      Predicate<Unit> needsCompany) {
    this.rules = rules;
    this.position = position;
    this.together = together;
    this.needsCompany = needsCompany;
    boolean[] cut = new boolean[1];
    rules.orders(
        position,
        order -> {
          if (orders.size() == most) {
            cut[0] = true;
            return false;
          }
          add(order);
          return true;
        });
    complete = !cut[0];
  }

  private void add(Order order) {
    orders.add(order);
    known.add(sorted(order));
    if (order instanceof Order.Move move && move.units().size() == 1) {
      way(move.units().getFirst(), move.mode(), move.path());
    } else if (order instanceof Order.Rail rail) {
      way(rail.unit(), RAIL, rail.path());
    }
  }

  private void way(Unit unit, String mode, Hexes path) {
    Walker walker = new Walker(unit, mode);
    ends.computeIfAbsent(walker, key -> new HashSet<>()).add(path.last());
    Set<Integer> passed = through.computeIfAbsent(walker, key -> new HashSet<>());
    for (int i = 0; i < path.size(); i++) {
      passed.add(path.at(i));
    }
  }

  List<Order> orders() {
    return orders;
  }

  /** Whether the list was read to its end. */
  boolean complete() {
    return complete;
  }

  /** Whether an order is one of the listed or comes to the same. */
  boolean covers(Order order) {
    if (known.contains(sorted(order))) {
      return true;
    }
    return switch (order) {
      case Order.Move move when move.units().size() == 1 ->
          walks(move.units().getFirst(), move.mode(), move.path()) || otherMode(move);
      case Order.Rail rail -> walks(rail.unit(), RAIL, rail.path());
      default -> together.test(order) && several(order);
    };
  }

  private boolean walks(Unit unit, String mode, Hexes path) {
    Set<Integer> reached = ends.getOrDefault(new Walker(unit, mode), Set.of());
    Set<Integer> walked = through.getOrDefault(new Walker(unit, mode), Set.of());
    for (int i = 0; i < path.size(); i++) {
      int hex = path.at(i);
      boolean passed = i < path.size() - 1 && (friends(unit, hex) || walked.contains(hex));
      if (!reached.contains(hex) && hex != position.place(unit) && !passed) {
        return false;
      }
    }
    return !path.isEmpty() && !reached.isEmpty();
  }

  /** Whether units of its own side stand in the hex: it may be passed where none may stay. */
  private boolean friends(Unit unit, int hex) {
    int first = position.first(hex);
    return first >= 0 && rules.roster().get(first).side() == unit.side();
  }

  private boolean otherMode(Order.Move move) {
    Unit unit = move.units().getFirst();
    for (Walker walker : ends.keySet()) {
      Order.Move other = new Order.Move(move.units(), move.path(), walker.mode());
      if (walker.unit() == unit
          && walks(unit, walker.mode(), move.path())
          && rules.judge(position, other) instanceof Ruling.Granted granted
          && rules.judge(position, move) instanceof Ruling.Granted same
          && same.next().equals(granted.next())) {
        return true;
      }
    }
    return false;
  }

  private boolean several(Order order) {
    List<Order> single =
        switch (order) {
          case Order.Move all ->
              alone(all.units(), unit -> new Order.Move(unit, all.path(), all.mode()));
          case Order.Retreat all -> alone(all.units(), unit -> new Order.Retreat(unit, all.path()));
          case Order.Advance all -> alone(all.units(), unit -> new Order.Advance(unit, all.path()));
          case Order.Command all -> alone(all.units(), unit -> new Order.Command(all.hq(), unit));
          case Order.Choose all ->
              alone(all.units(), unit -> new Order.Choose(all.option(), unit, all.hexes()));
          default -> List.of();
        };
    if (single.size() < 2) {
      return false;
    }
    List<Order> independent =
        single.stream().filter(one -> one.named().stream().noneMatch(needsCompany)).toList();
    return (independent.isEmpty() ? single : independent).stream().allMatch(this::covers);
  }

  private static List<Order> alone(
      List<Unit> units, java.util.function.Function<List<Unit>, Order> order) {
    if (new HashSet<>(units).size() != units.size()) {
      return List.of();
    }
    return units.stream().map(unit -> order.apply(List.of(unit))).toList();
  }

  // ---- in one order of naming

  /** The same order with everything that has no order of its own sorted. */
  static Order sorted(Order order) {
    return switch (order) {
      case Order.Move move -> new Order.Move(units(move.units()), move.path(), move.mode());
      case Order.Attack attack ->
          new Order.Attack(units(attack.units()), hexes(attack.targets()), extras(attack.extras()));
      case Order.Choose choose ->
          new Order.Choose(choose.option(), units(choose.units()), hexes(choose.hexes()));
      case Order.Lose lose -> new Order.Lose(portions(lose.losses()));
      case Order.Retreat retreat -> new Order.Retreat(units(retreat.units()), retreat.path());
      case Order.Advance advance -> new Order.Advance(units(advance.units()), advance.path());
      case Order.Command command -> new Order.Command(command.hq(), units(command.units()));
      default -> order;
    };
  }

  private static List<Unit> units(List<Unit> units) {
    return units.stream().sorted(Comparator.comparingInt(Unit::index)).toList();
  }

  private static List<Order.Extra> extras(List<Order.Extra> extras) {
    return extras.stream()
        .sorted(
            Comparator.comparing(Order.Extra::offer)
                .thenComparingInt(extra -> extra.unit() == null ? -1 : extra.unit().index())
                .thenComparingInt(Order.Extra::amount)
                .thenComparingInt(Order.Extra::hex))
        .toList();
  }

  private static List<Portion> portions(List<Portion> portions) {
    return portions.stream()
        .sorted(
            Comparator.comparingInt((Portion portion) -> portion.unit().index())
                .thenComparingInt(Portion::amount))
        .toList();
  }

  private static Hexes hexes(Hexes hexes) {
    int[] array = hexes.toArray();
    Arrays.sort(array);
    return Hexes.wrap(array);
  }
}
