package fieldmarshal.testkit;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Two positions that a side may not tell apart. */
final class Ignorance {
  private static final int FEW = 400;
  private static final int TRIED = 12;

  /** What has been compared. */
  static final class Tally {
    int pairs;
    int orders;
    int enemyOrders;
    int answers;
    int guesses;
  }

  /** Whether what is the truth for everybody is the same in both. */
  interface Alike {
    boolean in(Rules rules, Position one, Position other, Side side);
  }

  private final Playthrough game;
  private final Rules rules;
  private final Tally tally;
  private final Position one;
  private final Position other;
  private final Side side;
  private final String what;
  private final Alike alike;
  private final RandomGenerator random;

  Ignorance(
      Playthrough game,
      Tally tally,
      Position one,
      Position other,
      Side side,
      String what,
      Alike alike,
      RandomGenerator random) {
    this.game = game;
    this.rules = game.setup().rules();
    this.tally = tally;
    this.one = one;
    this.other = other;
    this.side = side;
    this.what = what;
    this.alike = alike;
    this.random = random;
  }

  boolean comparable() {
    return alike.in(rules, one, other, side);
  }

  /** Looks for a difference. The counters are those that changed places, if any did. */
  void check(@Nullable Unit a, @Nullable Unit b) {
    tally.pairs++;
    same("its view", view(one), view(other));
    boolean asked =
        rules.decision(one) instanceof Decision.Choose choose && choose.side().equals(side);
    same("what is beside the map", rules.status(view(one)), rules.status(view(other)));
    same("the tracks", rules.tracks(view(one)), rules.tracks(view(other)));
    same("the markers of the map", rules.mapMarkers(view(one)), rules.mapMarkers(view(other)));
    same("the points", rules.points(view(one)), rules.points(view(other)));
    same("the combat under way", rules.combat(view(one)), rules.combat(view(other)));
    lookUp(asked);
    if (asked) {
      decide();
    } else {
      enemyOrders(a, b);
    }
  }

  private void same(String by, @Nullable Object first, @Nullable Object second) {
    if (!Objects.equals(first, second)) {
      throw game.fault(
          what + ", and " + side + " can tell by " + by + ": " + difference(rules, first, second));
    }
    tally.answers++;
  }

  /** What is not the same in two things. */
  static String difference(Rules rules, @Nullable Object first, @Nullable Object second) {
    if (!(first instanceof Position a) || !(second instanceof Position b)) {
      return first + ", but " + second;
    }
    List<String> found = new ArrayList<>();
    for (Unit unit : rules.roster().all()) {
      if (a.place(unit) != b.place(unit) || a.flags(unit) != b.flags(unit)) {
        found.add(unit + " in " + a.place(unit) + ", but in " + b.place(unit));
      }
      for (int number = 0; number < a.layout().unitNumbers().size(); number++) {
        if (a.unitNumber(unit, number) != b.unitNumber(unit, number)) {
          found.add(unit + " has another " + a.layout().unitNumbers().get(number));
        }
      }
    }
    for (int hex = 0; hex < a.layout().hexes(); hex++) {
      if (a.hex(hex) != b.hex(hex) || a.first(hex) != b.first(hex)) {
        found.add("hex " + rules.board().number(hex));
      }
    }
    for (int i = 0; i < a.layout().globals().size(); i++) {
      if (a.global(i) != b.global(i)) {
        found.add(a.layout().globals().get(i) + " " + a.global(i) + ", but " + b.global(i));
      }
    }
    return found.isEmpty() ? "what waits" : String.join("; ", found);
  }

  private Position view(Position p) {
    return rules.view(p, side).position();
  }

  // ---- its own decisions

  private void decide() {
    same("the decision", rules.decision(one), rules.decision(other));
    same("the question", rules.question(one), rules.question(other));
    List<Order> listed = few(one);
    same("the legal orders", listed, few(other));
    same("the legal orders in its view", listed, few(view(one)));
    same("what is suggested", rules.suggest(one), rules.suggest(other));
    Variations variations = new Variations(rules, one, random);
    for (int i = 0; i < TRIED && !listed.isEmpty(); i++) {
      Order order = listed.get(random.nextInt(listed.size()));
      judge(i % 2 == 0 ? order : variations.vary(order, listed.get(random.nextInt(listed.size()))));
    }
    for (Order order : listed) {
      if (order instanceof Order.Attack attack && random.nextInt(4) == 0) {
        preview(attack);
        if (variations.vary(attack, order) instanceof Order.Attack like) {
          preview(like);
        }
      }
    }
  }

  private void preview(Order.Attack attack) {
    same("the preview of " + attack, rules.preview(one, attack), rules.preview(other, attack));
  }

  private void judge(Order order) {
    // Orders that name what the side does not know are none that it can give.
    if (!order.named().stream().allMatch(unit -> unit.side().equals(side))) {
      return;
    }
    tally.orders++;
    String by = "the ruling on " + Variations.describe(rules, order);
    Ruling first = rules.judge(one, order);
    Ruling second = rules.judge(other, order);
    if (!(first instanceof Ruling.Granted a) || !(second instanceof Ruling.Granted b)) {
      same(by, first, second);
      same(by + " in its view", first, rules.judge(view(one), order));
      return;
    }
    same(by + " in its view", true, rules.judge(view(one), order) instanceof Ruling.Granted);
    boolean firstShows = reveals(one, a);
    boolean secondShows = reveals(other, b);
    boolean toldAlike = told(a).equals(told(b)) && view(a.next()).equals(view(b.next()));
    if (toldAlike) {
      same("whether it may take back " + order, firstShows, secondShows);
    } else if (!firstShows && !secondShows && alike.in(rules, a.next(), b.next(), side)) {
      same("what it is told of " + order, told(a), told(b));
      same("its view after " + order, view(a.next()), view(b.next()));
    }
    same("whether it reads " + order, reads(one, order), reads(other, order));
  }

  private boolean reveals(Position before, Ruling.Granted ruling) {
    return ruling.events().stream().anyMatch(event -> event.bare() instanceof Event.Revealed)
        || rules.shows(before, ruling.next());
  }

  private List<String> told(Ruling.Granted ruling) {
    List<String> lines = new ArrayList<>();
    for (Event event : Event.seenBy(side, ruling.events())) {
      lines.add(event + ": " + rules.tell(event));
    }
    return lines;
  }

  private boolean reads(Position before, Order order) {
    return rules.audience(before, order).includes(side);
  }

  private List<Order> few(Position p) {
    List<Order> orders = new ArrayList<>();
    rules.orders(
        p,
        order -> {
          orders.add(order);
          return orders.size() < FEW;
        });
    return orders;
  }

  // ---- what it may look up

  private void lookUp(boolean asked) {
    Clerk clerk = rules.clerk();
    // In the enemy's turn his targets are his own affair; whoever asks then is shown his view.
    if (asked) {
      Hexes targets = clerk.targets(one);
      same("the targets", targets, clerk.targets(other));
      for (int i = 0; i < targets.size(); i++) {
        Hexes target = Hexes.of(targets.at(i));
        same(
            "who may attack",
            clerk.muster(one, target, List.of()),
            clerk.muster(other, target, List.of()));
      }
    }
    for (Unit unit : rules.roster().all()) {
      if (unit.side().equals(side) && one.onMap(unit) && random.nextInt(6) == 0) {
        lookUp(clerk, unit);
      }
    }
  }

  private void lookUp(Clerk clerk, Unit unit) {
    same("the modes of " + unit, clerk.modes(one, unit), clerk.modes(other, unit));
    for (Clerk.Mode mode : clerk.modes(one, unit)) {
      same(
          "the reach of " + unit,
          clerk.reach(one, unit, mode.id()),
          clerk.reach(other, unit, mode.id()));
    }
    same("the reach of " + unit, rules.reach(one, unit), rules.reach(other, unit));
    same("what else " + unit + " may do", clerk.actions(one, unit), clerk.actions(other, unit));
    same("the rides of " + unit, clerk.rides(one, unit), clerk.rides(other, unit));
    Hexes path = walk(one.place(unit));
    same("the costs of " + unit, clerk.costs(one, unit, path), clerk.costs(other, unit, path));
    same("the state of " + unit, rules.unitState(one, unit), rules.unitState(other, unit));
    same("the supply of " + unit, rules.supply(one, unit).in(), rules.supply(other, unit).in());
    same("the command of " + unit, rules.command(one, unit).in(), rules.command(other, unit).in());
  }

  private Hexes walk(int from) {
    Hexes path = Hexes.NONE;
    int at = from;
    for (int i = random.nextInt(3); i >= 0; i--) {
      int to = rules.board().neighbour(at, random.nextInt(6));
      at = to < 0 ? at : to;
      path = path.plus(at);
    }
    return path;
  }

  // ---- orders of the enemy

  /** The enemy orders the one something, or the same to the other in its place. */
  private void enemyOrders(@Nullable Unit a, @Nullable Unit b) {
    if (!(rules.decision(one) instanceof Decision.Choose)) {
      return;
    }
    for (Order order : few(one)) {
      boolean named = a != null && order.named().contains(a);
      if (random.nextInt(named ? 4 : 20) == 0) {
        Order same = renamed(order, a, b);
        if (same != null) {
          enemyOrder(order, same);
        }
      }
    }
  }

  private void enemyOrder(Order order, Order same) {
    if (!(rules.judge(one, order) instanceof Ruling.Granted first)
        || !(rules.judge(other, same) instanceof Ruling.Granted second)
        || reveals(one, first)
        || reveals(other, second)
        || !alike.in(rules, first.next(), second.next(), side)) {
      return;
    }
    tally.enemyOrders++;
    same("what it is told of " + order, told(first), told(second));
    same("its view after " + order, view(first.next()), view(second.next()));
    same("whether it reads " + order, reads(one, order), reads(other, same));
  }

  /** The order with the two counters in each other's place; null where it cannot be said. */
  private static @Nullable Order renamed(Order order, @Nullable Unit a, @Nullable Unit b) {
    if (a == null || b == null) {
      return order;
    }
    return switch (order) {
      case Order.Pass pass -> pass;
      case Order.Move move -> new Order.Move(renamed(move.units(), a, b), move.path(), move.mode());
      case Order.Choose choose ->
          new Order.Choose(choose.option(), renamed(choose.units(), a, b), choose.hexes());
      case Order.Retreat retreat ->
          new Order.Retreat(renamed(retreat.units(), a, b), retreat.path());
      case Order.Advance advance ->
          new Order.Advance(renamed(advance.units(), a, b), advance.path());
      case Order.Entrain entrain -> new Order.Entrain(renamed(entrain.unit(), a, b));
      case Order.Rail rail -> new Order.Rail(renamed(rail.unit(), a, b), rail.path());
      case Order.Detrain detrain -> new Order.Detrain(renamed(detrain.unit(), a, b));
      case Order.Reinforce in -> new Order.Reinforce(renamed(in.unit(), a, b), in.hex());
      case Order.Place place -> new Order.Place(renamed(place.unit(), a, b), place.hex());
      default -> null;
    };
  }

  private static List<Unit> renamed(List<Unit> units, Unit a, Unit b) {
    return units.stream().map(unit -> renamed(unit, a, b)).toList();
  }

  private static Unit renamed(Unit unit, Unit a, Unit b) {
    return unit == a ? b : unit == b ? a : unit;
  }
}
