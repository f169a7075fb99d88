package fieldmarshal.testkit;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/**
 * Asks every question about every unit, wherever it is: on the map or in a box beside it. A
 * question that makes no sense gets a refusal or an empty answer; nothing else may happen.
 */
final class EveryUnit {
  private final Playthrough game;
  private final Rules rules;
  private final RandomGenerator random;

  /** The ids of what the game has offered for attacks so far, and of what nobody offers. */
  private final Set<String> offers = new TreeSet<>(Set.of("nothing of the kind"));

  EveryUnit(Playthrough game, RandomGenerator random) {
    this.game = game;
    this.rules = game.setup().rules();
    this.random = random;
  }

  /**
   * Asks about every unit where it is, and as if it were in another box. A unit that is on the map
   * is put into a box only where units move: a declared attack counts on those who make it.
   */
  void check(Decision.Choose decision) {
    Position position = game.match().position();
    String kind = decision.kind();
    for (Unit unit : rules.roster().all()) {
      ask(position, unit);
      for (int box = 0;
          shifts(position, kind, unit) && box < position.layout().boxes().size();
          box++) {
        Table table = new Table(position).silent();
        table.shift(unit, -1 - box);
        ask(table.now(), unit);
      }
    }
  }

  private static boolean shifts(Position position, String kind, Unit unit) {
    return kind.equals(Kind.MOVE) || kind.equals(Kind.ATTACK) && !position.onMap(unit);
  }

  private void ask(Position position, Unit unit) {
    try {
      look(position, unit);
      attack(position, unit);
      for (Order order : orders(position, unit)) {
        rules.judge(position, order);
      }
    } catch (RuntimeException e) {
      throw game.fault("a question about " + unit.id() + " ends in " + e, e);
    }
  }

  private void look(Position position, Unit unit) {
    rules.supply(position, unit);
    rules.command(position, unit);
    rules.unitState(position, unit);
    rules.reach(position, unit);
    Clerk clerk = rules.clerk();
    for (Clerk.Mode mode : clerk.modes(position, unit)) {
      clerk.reach(position, unit, mode.id());
    }
    clerk.rides(position, unit);
    clerk.costs(position, unit, Hexes.of(hex()));
    clerk.actions(position, unit);
    clerk.figures(unit);
  }

  /** The unit as attacker, and as one that adds to an attack whatever the game may offer. */
  private void attack(Position position, Unit unit) {
    Clerk clerk = rules.clerk();
    Hexes targets = clerk.targets(position);
    int target = targets.isEmpty() ? hex() : targets.at(random.nextInt(targets.size()));
    List<Unit> alone = List.of(unit);
    clerk.muster(position, Hexes.of(target), alone);
    clerk.muster(position, Hexes.of(target, hex()), alone);
    Clerk.Muster muster = clerk.muster(position, Hexes.of(target), List.of());
    muster.offers().forEach(offer -> offers.add(offer.id()));
    for (List<Unit> attackers : List.of(alone, muster.units())) {
      Order.Attack attack = Order.Attack.of(attackers, target);
      ask(position, attack);
      for (String offer : offers) {
        ask(position, attack.with(List.of(new Order.Extra(offer, unit))));
      }
    }
  }

  private void ask(Position position, Order.Attack attack) {
    rules.preview(position, attack);
    rules.judge(position, attack);
  }

  private List<Order> orders(Position position, Unit unit) {
    List<Unit> alone = List.of(unit);
    Unit other = rules.roster().get(random.nextInt(rules.roster().size()));
    Hexes path = Hexes.of(hex());
    return List.of(
        Order.Move.march(unit, path),
        new Order.Move(List.of(unit, other), path, Order.Move.MARCH),
        Order.Choose.units(option(position), alone),
        new Order.Lose(List.of(new Order.Portion(unit, 1))),
        new Order.Retreat(alone, path),
        new Order.Advance(alone, path),
        new Order.Displace(unit, hex()),
        new Order.Withdraw(unit),
        new Order.Entrain(unit),
        new Order.Rail(unit, path),
        new Order.Detrain(unit),
        new Order.Command(unit, List.of(other)),
        new Order.Command(other, alone),
        new Order.Replace(unit),
        new Order.Reinforce(unit, hex()),
        new Order.Place(unit, hex()));
  }

  private String option(Position position) {
    var options = rules.question(position).options();
    return options.isEmpty() ? "none" : options.get(random.nextInt(options.size())).id();
  }

  private int hex() {
    return random.nextInt(rules.board().size());
  }
}
