package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Heading;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Orders of movement and infiltration drawn at random: mostly towards the enemy. */
final class RandomMoves extends Chapter {
  private static final int TRIES = 24;
  private static final int LONGEST = 24;

  RandomMoves(ItalianFrontRules rules) {
    super(rules);
  }

  Order sample(Position p, int side, Marching march, RandomGenerator random) {
    int what = random.nextInt(TRIES);
    if (what == 0) {
      return Order.PASS;
    }
    if (what == 1) {
      Order top = rules.stackOrder().sample(p, side, random);
      if (top != null) {
        return top;
      }
    }
    Counter[] units = rules.unitsOf(side);
    for (int i = 0; i < TRIES; i++) {
      Counter unit = units[random.nextInt(units.length)];
      if (p.place(unit) < 0 || march.mayMove(p, unit) != null) {
        continue;
      }
      Order order = sample(p, unit, march, random);
      if (order != null) {
        return order;
      }
    }
    return Order.PASS;
  }

  private @Nullable Order sample(Position p, Counter unit, Marching march, RandomGenerator random) {
    Hexes path = stroll(p, unit, march, random);
    if (path == null) {
      return null;
    }
    if (random.nextInt(3) == 0) {
      Order.Move stack = together(p, unit, path, march);
      if (stack != null) {
        return stack;
      }
    }
    return march.mayEnd(p, List.of(unit), path.last()) == null
        ? new Order.Move(List.of(unit), path, Order.Move.MARCH)
        : null;
  }

  /** The whole stack along the path, if its units can. */
  private Order.@Nullable Move together(Position p, Counter unit, Hexes path, Marching march) {
    List<Unit> stack = new ArrayList<>();
    List<Counter> units = new ArrayList<>();
    for (int u = p.first(p.place(unit)); u >= 0; u = p.next(u)) {
      Counter mate = counter(u);
      if (((p.flags(mate) ^ p.flags(unit)) & Flag.ON_THE_WAY) == 0
          && march.mayMarch(p, unit.sideIndex(), mate, path) == null) {
        stack.add(mate);
        units.add(mate);
      }
    }
    return stack.size() > 1
            && !march.crosses(p.place(unit), path)
            && march.mayEnd(p, units, path.last()) == null
        ? new Order.Move(stack, path, Order.Move.MARCH)
        : null;
  }

  /** A path of some steps that the unit may take, or null. */
  private @Nullable Hexes stroll(Position p, Counter unit, Marching march, RandomGenerator random) {
    int left = march.left(p, unit);
    boolean fresh = Marching.fresh(p, unit);
    int start = p.place(unit);
    int from = start;
    int steps = 1 + random.nextInt(LONGEST / 2);
    int[] path = new int[steps];
    int length = 0;
    int first =
        random.nextInt(3) == 0
            ? random.nextInt(Board.DIRECTIONS)
            : Heading.towards(board, p, unit, rules.unitsOf(1 - unit.sideIndex()), random);
    while (length < steps && left > 0) {
      int next = -1;
      int paid = 0;
      for (int i = 0; i < Board.DIRECTIONS && next < 0; i++) {
        // Mostly straight on.
        int d = (first + (i % 2 == 0 ? i / 2 : Board.DIRECTIONS - 1 - i / 2)) % Board.DIRECTIONS;
        int to = board.neighbour(from, d);
        if (to >= 0 && march.opens(p, unit, length == 0 ? from : -1, from, d, to)) {
          int price = march.price(p, unit, from, d, to, left, fresh && length == 0);
          if (price != Flood.PROHIBITED) {
            next = to;
            paid = price;
          }
        }
      }
      if (next < 0) {
        break;
      }
      path[length++] = next;
      left -= paid;
      from = next;
    }
    return length == 0 ? null : Hexes.wrap(Arrays.copyOf(path, length));
  }
}
