package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Lists and draws what the attacker may do in a combat sub-phase. */
final class AttackOrders extends Chapter {
  AttackOrders(ItalianFrontRules rules) {
    super(rules);
  }

  void orders(Position p, int side, OrderSink sink) {
    if (rules.combat().mayEnd(p, side) == null && !sink.accept(Order.PASS)) {
      return;
    }
    if (rules.combat().exhausted(p, side) == null) {
      Hexes targets = targets(p, side);
      for (int i = 0; i < targets.size(); i++) {
        if (!attacks(p, side, targets.at(i), sink)) {
          return;
        }
      }
    }
    if (rules.mines().list(p, side, sink) && rules.reconnaissance().list(p, side, sink)) {
      rules.stackOrder().orders(p, side, sink);
    }
  }

  /** The hexes that somebody can attack now. */
  Hexes targets(Position p, int side) {
    boolean[] seen = new boolean[board.size()];
    int[] targets = new int[board.size()];
    int count = 0;
    for (Counter unit : rules.unitsOf(side)) {
      int from = p.place(unit);
      if (from < 0 || rules.combat().mayAttack(p, side, unit) != null) {
        continue;
      }
      for (int hex : theatre.beside(from)) {
        if (!seen[hex]
            && rules.zones().enemy(p, side, hex)
            && rules.combat().mayBeAttacked(p, side, hex) == null) {
          seen[hex] = true;
          targets[count++] = hex;
        }
      }
    }
    return Hexes.wrap(Arrays.copyOf(targets, count));
  }

  /** The units that could join an attack on the hex. */
  List<Counter> attackers(Position p, int side, int target) {
    List<Counter> attackers = new ArrayList<>();
    for (int from : theatre.beside(target)) {
      if (!rules.zones().friend(p, side, from)) {
        continue;
      }
      for (int u = p.first(from); u >= 0; u = p.next(u)) {
        if (rules.combat().mayAttack(p, side, counter(u)) == null) {
          attackers.add(counter(u));
        }
      }
    }
    return attackers;
  }

  private boolean attacks(Position p, int side, int target, OrderSink sink) {
    List<Counter> attackers = attackers(p, side, target);
    int n = Math.min(attackers.size(), 24);
    for (int mask = (1 << n) - 1; mask > 0; mask--) {
      List<Unit> units = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        if ((mask >> i & 1) != 0) {
          units.add(attackers.get(i));
        }
      }
      if (!sink.accept(Order.Attack.of(units, target))) {
        return false;
      }
    }
    return true;
  }

  /** Some attack; to end the sub-phase where there is none. */
  Order any(Position p, int side) {
    if (rules.combat().exhausted(p, side) != null) {
      return Order.PASS;
    }
    Hexes targets = targets(p, side);
    return targets.isEmpty()
        ? Order.PASS
        : Order.Attack.of(List.copyOf(attackers(p, side, targets.at(0))), targets.at(0));
  }

  // ---- at random

  Order sample(Position p, int side, RandomGenerator random) {
    int what = random.nextInt(12);
    if (what < 3) {
      Order aside =
          what == 0
              ? rules.reconnaissance().sample(p, side, random)
              : what == 1
                  ? rules.mines().sample(p, side, random)
                  : rules.stackOrder().sample(p, side, random);
      if (aside != null) {
        return aside;
      }
    }
    if (what >= 5 && rules.combat().exhausted(p, side) == null) {
      Order attack = attack(p, side, random);
      if (attack != null) {
        return attack;
      }
    }
    return rules.combat().mayEnd(p, side) == null ? Order.PASS : any(p, side);
  }

  private @Nullable Order attack(Position p, int side, RandomGenerator random) {
    Counter[] units = rules.unitsOf(side);
    int start = random.nextInt(units.length);
    for (int i = 0; i < units.length; i++) {
      Counter unit = units[(start + i) % units.length];
      int from = p.place(unit);
      if (from < 0 || rules.combat().mayAttack(p, side, unit) != null) {
        continue;
      }
      int[] beside = theatre.beside(from);
      int turn = random.nextInt(Math.max(1, beside.length));
      for (int d = 0; d < beside.length; d++) {
        int target = beside[(turn + d) % beside.length];
        if (rules.zones().enemy(p, side, target)
            && rules.combat().mayBeAttacked(p, side, target) == null) {
          return attack(p, side, target, random);
        }
      }
    }
    return null;
  }

  private Order attack(Position p, int side, int target, RandomGenerator random) {
    List<Unit> units = new ArrayList<>(attackers(p, side, target));
    Unit one = units.get(random.nextInt(units.size()));
    if (random.nextInt(3) == 0) {
      units.removeIf(unit -> unit != one && random.nextInt(3) == 0);
    }
    return Order.Attack.of(units, target);
  }
}
