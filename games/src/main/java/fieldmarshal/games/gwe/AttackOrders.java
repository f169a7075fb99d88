package fieldmarshal.games.gwe;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The attacks that {@link Combat} grants: all of them for players, one at random for bots. */
final class AttackOrders extends Chapter {
  AttackOrders(GreatWarInTheEast rules) {
    super(rules);
  }

  /** Passing, then the attacks on single hexes, then those on several at once. */
  void list(Position p, OrderSink sink) {
    if (!sink.accept(Order.PASS)) {
      return;
    }
    List<Integer> targets = rules.combat().targets(p);
    for (int target : targets) {
      if (!attacks(p, Hexes.of(target), sink)) {
        return;
      }
    }
    for (int i = 0; i < targets.size(); i++) {
      if (!wider(p, targets, i + 1, Hexes.of(targets.get(i)), sink)) {
        return;
      }
    }
  }

  /** The attacks on some hexes and more beside them, as long as anyone reaches them all. */
  @Case("GWE-8.23")
  private boolean wider(Position p, List<Integer> targets, int from, Hexes chosen, OrderSink sink) {
    for (int i = from; i < targets.size(); i++) {
      if (board().distance(chosen.at(0), targets.get(i)) > 2) {
        continue;
      }
      Hexes more = chosen.plus(targets.get(i));
      if (!rules.combat().attackers(p, more).isEmpty()
          && (!attacks(p, more, sink) || !wider(p, targets, i + 1, more, sink))) {
        return false;
      }
    }
    return true;
  }

  /** The attacks on these hexes by every set of those who reach them, with all they may bring. */
  private boolean attacks(Position p, Hexes targets, OrderSink sink) {
    List<Counter> attackers = rules.combat().attackers(p, targets);
    int n = Math.min(attackers.size(), 24);
    for (int mask = (1 << n) - 1; mask > 0; mask--) {
      List<Unit> units = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        if ((mask >> i & 1) != 0) {
          units.add(attackers.get(i));
        }
      }
      Order.Attack plain = new Order.Attack(units, targets);
      Refused refused = rules.combat().check(p, plain);
      if (refused == null && !sink.accept(plain)) {
        return false;
      }
      List<Order.Portion> offers = rules.support().offers(p, units, targets.at(0));
      List<Counter> shifters = rules.combat().shifters(p, units);
      if ((refused == null || !hopeless(p, units, targets, offers, List.of()))
          && !combinations(p, units, targets, shifters, offers, List.of(), sink)) {
        return false;
      }
      for (Counter depot : rules.support().burnable(p, units)) {
        List<Unit> burn = List.of(depot);
        if (!hopeless(p, units, targets, offers, burn)
            && !combinations(p, units, targets, shifters, offers, burn, sink)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Whether these units stay below the least odds with all the support they can get. Shifts come
   * after that, so no combination is then worth a try.
   */
  @Case("GWE-8.8-MIN")
  private boolean hopeless(
      Position p, List<Unit> units, Hexes targets, List<Order.Portion> offers, List<Unit> burn) {
    Refused refused =
        rules.combat().check(p, Extras.attack(units, targets, List.of(), offers, burn));
    return refused != null && refused.caseId().equals("GWE-8.8-MIN");
  }

  /** All sets of shifts and amounts of support that the rules grant these units, none left out. */
  private boolean combinations(
      Position p,
      List<Unit> units,
      Hexes targets,
      List<Counter> shifters,
      List<Order.Portion> offers,
      List<Unit> burn,
      OrderSink sink) {
    for (int hqs = (1 << shifters.size()) - 1; hqs >= 0; hqs--) {
      List<Unit> shifts = new ArrayList<>();
      for (int i = 0; i < shifters.size(); i++) {
        if ((hqs >> i & 1) != 0) {
          shifts.add(shifters.get(i));
        }
      }
      int[] amounts = offers.stream().mapToInt(Order.Portion::amount).toArray();
      while (true) {
        List<Order.Portion> support = new ArrayList<>();
        for (int i = 0; i < amounts.length; i++) {
          if (amounts[i] > 0) {
            support.add(new Order.Portion(offers.get(i).unit(), amounts[i]));
          }
        }
        Order.Attack attack = Extras.attack(units, targets, shifts, support, burn);
        boolean plain = shifts.isEmpty() && support.isEmpty() && burn.isEmpty();
        if (!plain && rules.combat().check(p, attack) == null && !sink.accept(attack)) {
          return false;
        }
        int at = 0;
        while (at < amounts.length && amounts[at] == 0) {
          amounts[at] = offers.get(at).amount();
          at++;
        }
        if (at == amounts.length) {
          break;
        }
        amounts[at]--;
      }
    }
    return true;
  }

  /** A random attack of what happens to stand beside an enemy, or a pass. */
  Order sample(Position p, RandomGenerator random) {
    if (random.nextInt(12) == 0) {
      return Order.PASS;
    }
    Counter[] units = rules.unitsOf(phasing(p).index());
    int start = random.nextInt(units.length);
    int tries = 0;
    for (int i = 0; i < units.length && tries < 4; i++) {
      Counter unit = units[(start + i) % units.length];
      if (rules.combat().mayAttack(p, unit) != null) {
        continue;
      }
      int from = p.place(unit);
      int turn = random.nextInt(Board.DIRECTIONS);
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int target = board().neighbour(from, (turn + d) % Board.DIRECTIONS);
        if (target < 0 || rules.combat().mayBeAttacked(p, target) != null) {
          continue;
        }
        tries++;
        Order.Attack attack = sample(p, target, random);
        if (attack != null) {
          return attack;
        }
      }
    }
    return Order.PASS;
  }

  private Order.@Nullable Attack sample(Position p, int target, RandomGenerator random) {
    List<Unit> units = new ArrayList<>(rules.combat().attackers(p, Hexes.of(target)));
    if (random.nextInt(3) == 0) {
      units.removeIf(unit -> random.nextInt(4) == 0);
    }
    if (units.isEmpty()) {
      return null;
    }
    List<Unit> shifts = new ArrayList<>();
    for (Counter hq : rules.combat().shifters(p, units)) {
      if (random.nextInt(3) != 0 && levelFree(shifts, hq)) {
        shifts.add(hq);
      }
    }
    List<Order.Portion> support = new ArrayList<>();
    for (Order.Portion offer : rules.support().offers(p, units, target)) {
      if (random.nextInt(3) != 0) {
        support.add(offer);
      }
    }
    List<Counter> depots = random.nextInt(4) == 0 ? rules.support().burnable(p, units) : List.of();
    List<Unit> burn =
        depots.isEmpty() ? List.of() : List.of(depots.get(random.nextInt(depots.size())));
    Order.Attack attack = Extras.attack(units, Hexes.of(target), shifts, support, burn);
    if (rules.combat().check(p, attack) == null) {
      return attack;
    }
    attack = Extras.attack(units, Hexes.of(target), shifts, List.of(), List.of());
    return rules.combat().check(p, attack) == null ? attack : null;
  }

  private static boolean levelFree(List<Unit> shifts, Counter hq) {
    return shifts.stream()
        .noneMatch(each -> counter(each).printed().level() == hq.printed().level());
  }
}
