package fieldmarshal.testkit;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * Asks the rules everything that can be asked of a position. Nothing may change by it, and what a
 * position remembers of earlier answers may not make them any different.
 */
final class Enquiry {
  private static final int FEW = 200;

  private Enquiry() {}

  /** Asks about the position that a game has come to. */
  static void check(Playthrough game, RandomGenerator random) {
    Rules rules = game.setup().rules();
    Position position = game.match().position();
    Position before = position.copy();
    int hash = position.hashCode();
    List<Object> answers = answers(rules, position);
    rulings(game, random);
    if (!position.equals(before) || position.hashCode() != hash) {
      throw game.fault("asking has changed the position");
    }
    Position stirred = stirred(rules, position, random);
    if (!stirred.equals(before)) {
      throw game.fault("units that went and came back are not where they were");
    }
    List<Object> afresh = answers(rules, stirred);
    for (int i = 0; i < answers.size(); i++) {
      if (!Objects.equals(answers.get(i), afresh.get(i))) {
        throw game.fault(
            "what is remembered is not so any more: " + answers.get(i) + ", but " + afresh.get(i));
      }
    }
  }

  /** An equal position for which nothing that was derived before holds any more. */
  private static Position stirred(Rules rules, Position position, RandomGenerator random) {
    Table table = new Table(position).silent();
    for (Side side : rules.game().sides()) {
      List<Unit> units = new ArrayList<>();
      for (Unit unit : rules.roster().all()) {
        if (unit.side() == side && position.onMap(unit)) {
          units.add(unit);
        }
      }
      if (!units.isEmpty()) {
        Unit unit = units.get(random.nextInt(units.size()));
        int home = position.place(unit);
        table.shift(unit, Position.ELIMINATED);
        table.shift(unit, home);
        if (position.layout().ordered()) {
          table.stack(home, fromTop(rules, position, home));
        }
      }
    }
    int hex = random.nextInt(rules.board().size());
    table.setHex(hex, position.hex(hex) ^ 1);
    table.setHex(hex, position.hex(hex));
    Position now = table.now();
    now.forget();
    return now;
  }

  private static List<Unit> fromTop(Rules rules, Position position, int hex) {
    List<Unit> units = new ArrayList<>();
    for (int u = position.first(hex); u >= 0; u = position.next(u)) {
      units.add(rules.roster().get(u));
    }
    return units;
  }

  /** Every question; the answers that can be compared. */
  private static List<Object> answers(Rules rules, Position position) {
    List<Object> answers = new ArrayList<>();
    answers.add(rules.decision(position));
    answers.add(rules.status(position));
    answers.add(rules.points(position));
    for (Side side : rules.game().sides()) {
      answers.add(rules.zones(position, side));
      answers.add(rules.controlled(position, side));
      if (rules.view(position, side).side() != side) {
        answers.add("the view of another side");
      }
    }
    for (Unit unit : rules.roster().all()) {
      answers.add(rules.supply(position, unit));
      answers.add(rules.command(position, unit));
      answers.add(rules.unitState(position, unit));
      answers.add(rules.reach(position, unit).value());
    }
    answers.addAll(few(rules, position));
    if (rules.decision(position) instanceof Decision.Choose) {
      answers.add(rules.suggest(position));
    }
    return answers;
  }

  private static List<Order> few(Rules rules, Position position) {
    List<Order> orders = new ArrayList<>();
    rules.orders(
        position,
        order -> {
          orders.add(order);
          return orders.size() < FEW;
        });
    return orders;
  }

  /** Rulings and previews of orders that are legal, and of some that are not. */
  private static void rulings(Playthrough game, RandomGenerator random) {
    Rules rules = game.setup().rules();
    Position position = game.match().position();
    List<Order> orders = few(rules, position);
    Order order = orders.isEmpty() ? Order.PASS : orders.get(random.nextInt(orders.size()));
    rules.judge(position, order);
    Variations variations = new Variations(rules, position, random);
    rules.judge(position, variations.vary(order, Order.PASS));
    List<Order.Attack> attacks =
        orders.stream()
            .filter(Order.Attack.class::isInstance)
            .map(Order.Attack.class::cast)
            .toList();
    if (attacks.isEmpty()) {
      rules.preview(position, Order.Attack.of(List.of(rules.roster().get(0)), 0));
      return;
    }
    Order.Attack attack = attacks.get(random.nextInt(attacks.size()));
    Rules.Answer<Preview> answer = rules.preview(position, attack);
    Preview preview = answer.value();
    if (preview == null) {
      throw game.fault(attack + " is listed, but has no preview: " + answer.refused());
    }
    for (Preview.Stage stage : preview.stages()) {
      switch (stage) {
        case Preview.Roll roll -> {
          // A table that is read without a die may only say how dice are modified.
          if (roll.faces() > 0 || !roll.outcomes().isEmpty()) {
            whole(game, attack, roll.outcomes());
          }
        }
        case Preview.Dice dice -> dice.dice().forEach(die -> whole(game, attack, die.outcomes()));
        case Preview.Step step -> {}
      }
    }
  }

  private static void whole(Playthrough game, Order.Attack attack, List<Preview.Chance> outcomes) {
    double sum = outcomes.stream().mapToDouble(Preview.Chance::probability).sum();
    if (Math.abs(sum - 1) > 1e-9) {
      throw game.fault(attack + " has results with a probability of " + sum + " in all");
    }
  }
}
