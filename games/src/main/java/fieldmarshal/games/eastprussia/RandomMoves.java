package fieldmarshal.games.eastprussia;

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

/** Orders of a movement phase drawn at random: mostly towards the enemy, now and then by rail. */
final class RandomMoves extends Chapter {
  private final Movement march;
  private final boolean forcedMarch;

  RandomMoves(EastPrussiaRules rules) {
    super(rules);
    march = rules.movement();
    forcedMarch = rules.on(EastPrussia.FORCED_MARCH);
  }

  Order sample(Position p, RandomGenerator random) {
    int side = p.global(Global.PLAYER);
    Counter[] units = rules.unitsOf(side);
    if (random.nextInt(24) == 0) {
      return Order.PASS;
    }
    for (int i = 0; i < 24; i++) {
      Counter unit = units[random.nextInt(units.length)];
      int place = p.place(unit);
      if (place == EastPrussiaRules.DUE) {
        Order entry = rules.reinforcements().sample(p, unit, random);
        if (entry != null) {
          return entry;
        }
        continue;
      }
      if (place < 0) {
        continue;
      }
      Order order = sample(p, unit, random);
      if (order != null) {
        return order;
      }
    }
    return Order.PASS;
  }

  private @Nullable Order sample(Position p, Counter unit, RandomGenerator random) {
    int what = random.nextInt(16);
    if (what == 0 && rules.sequence().firstMovement(p)) {
      Order reserve = rules.reserves().sample(p, unit, random);
      if (reserve != null) {
        return reserve;
      }
    }
    if (march.mayAct(p, unit) != null) {
      return null;
    }
    if (what <= 3 || p.has(unit, Flag.ENTRAINED)) {
      Order rail = rules.railways().sample(p, unit, random);
      if (rail != null) {
        return rail;
      }
      if (rules.control().mayFix(p, unit) == null) {
        return Order.Choose.unit(Control.FIX, unit);
      }
    }
    String mode =
        p.has(unit, Flag.FORCED) || forcedMarch && random.nextInt(6) == 0
            ? Movement.FORCED
            : Movement.MARCH;
    if (march.mayMove(p, unit, mode) != null || Movement.stopped(p, unit) != null) {
      return null;
    }
    Hexes path = stroll(p, unit, mode, random);
    if (path == null) {
      return null;
    }
    if (random.nextInt(8) == 0) {
      Order.Move stack = together(p, unit, path, mode);
      if (stack != null) {
        return stack;
      }
    }
    return new Order.Move(List.of(unit), path, mode);
  }

  /** The whole stack along the path, if all its units can. */
  private Order.@Nullable Move together(Position p, Counter unit, Hexes path, String mode) {
    List<Unit> stack = new ArrayList<>();
    for (int u = p.first(p.place(unit)); u >= 0; u = p.next(u)) {
      Counter mate = counter(u);
      if (p.has(mate, Flag.MOVING) == p.has(unit, Flag.MOVING)
          && march.mayMarch(p, mate, path, mode) == null) {
        stack.add(mate);
      }
    }
    return stack.size() > 1 ? new Order.Move(stack, path, mode) : null;
  }

  /** A path of some steps that the unit may take, or null. */
  private @Nullable Hexes stroll(Position p, Counter unit, String mode, RandomGenerator random) {
    boolean force = mode.equals(Movement.FORCED);
    int left = march.left(p, unit, force);
    int from = p.place(unit);
    int[] path = new int[left + 1];
    int length = 0;
    int steps = 1 + random.nextInt(Math.max(1, left));
    int first =
        random.nextInt(3) == 0
            ? random.nextInt(Board.DIRECTIONS)
            : Heading.towards(board, p, unit, rules.unitsOf(1 - unit.sideIndex()), random);
    while (length < steps) {
      int next = -1;
      int paid = 0;
      for (int i = 0; i < Board.DIRECTIONS && next < 0; i++) {
        // Mostly straight on.
        int d = (first + (i % 2 == 0 ? i / 2 : Board.DIRECTIONS - 1 - i / 2)) % Board.DIRECTIONS;
        int to = board.neighbour(from, d);
        if (to < 0) {
          continue;
        }
        int cost = march.cost(p, from, d, to);
        if (cost != Flood.PROHIBITED
            && (cost <= left || length == 0 && Movement.minimum(p, unit))
            && march.step(p, unit, length == 0 ? from : -1, from, d, to, force) == null) {
          next = to;
          paid = cost;
        }
      }
      if (next < 0) {
        break;
      }
      path[length++] = next;
      left -= paid;
      from = next;
      if (left <= 0) {
        break;
      }
    }
    if (length == 0 || rules.reserves().mayEnd(p, unit, from, left, force) != null) {
      return null;
    }
    return Hexes.wrap(Arrays.copyOf(path, length));
  }
}
