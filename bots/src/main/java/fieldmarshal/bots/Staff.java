package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.View;
import fieldmarshal.engine.board.Board;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Plans a whole movement at once, attacks where the exact odds promise something, and answers
 * everything else by looking at what each answer leads to.
 */
public final class Staff implements Bot {
  public static final String NAME = "staff";

  /** Decisions at which a line of thought ends: the player has the whole board before him again. */
  private static final Set<String> OPEN =
      Set.of("move", "attack", "withdraw", "replace", "reinforce", "set-up", "command", "inspire");

  private static final int MOST_ANSWERS = 64;

  /** A side's movement is planned again when something comes between, but not for ever. */
  private static final int MOST_PLANS = 60;

  private static final int MOST_DECLARATIONS = 3;

  /** The points in danger that make a unit withdraw. */
  private static final double HARD_PRESSED = 4;

  private static final int LONGEST_THOUGHT = 16;

  /** The steps that a depot may leave hungry when it goes where it is wanted. */
  private static final int STRAGGLERS = 4;

  /** What it costs to come in where somebody waits already. */
  private static final double CROWDED = 3;

  private final String name;
  private final Style untempered;
  private Style style;
  private @Nullable Side tempered;
  private final SplittableRandom random;
  private final boolean brisk;
  private final Deque<Intent> intents = new ArrayDeque<>();
  private final Deque<Declarations.Planned> attacks = new ArrayDeque<>();
  private String planned = "";
  private int plans;
  private @Nullable Position expected;
  private @Nullable Position replanned;
  private String why = "";

  public Staff(long seed) {
    this(NAME, Style.PLAIN, seed);
  }

  Staff(String name, Style style, long seed) {
    this(name, style, seed, false);
  }

  /** One that takes little time: it posts no guards and gives the usual answers. */
  static Staff brisk(Style style, long seed) {
    return new Staff(NAME, style.withoutGuards(), seed, true);
  }

  private Staff(String name, Style style, long seed, boolean brisk) {
    this.brisk = brisk;
    this.name = name;
    this.untempered = style;
    this.style = style;
    this.random = new SplittableRandom(seed);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String why() {
    return why;
  }

  @Override
  public Order decide(View view) {
    Rules rules = view.rules();
    Position p = view.position();
    why = "";
    Appraisal appraisal = rules.appraisal();
    if (appraisal == null || !(rules.decision(p) instanceof Decision.Choose choose)) {
      return rules.suggest(p);
    }
    if (choose.side() != tempered) {
      tempered = choose.side();
      style = untempered.tempered(appraisal.temper(choose.side()));
    }
    return switch (choose.kind()) {
      case "move" -> move(rules, appraisal, p, choose);
      case "attack" ->
          appraisal.declares()
              ? declare(rules, appraisal, p, choose)
              : attack(rules, appraisal, p, choose.side());
      case "lose" -> lose(rules, appraisal, p);
      case "reinforce" -> reinforce(rules, appraisal, p);
      case "withdraw" -> withdraw(rules, appraisal, p, choose);
      case "advance" -> advance(rules, appraisal, p, choose);
      case "set-up" -> setUp(rules, appraisal, p, choose.side());
      case "command" -> command(rules, p);
      default -> brisk ? rules.suggest(p) : answer(rules, appraisal, p, choose);
    };
  }

  // ---- movement

  private Order move(Rules rules, Appraisal appraisal, Position p, Decision.Choose choose) {
    String now = choose.turn() + choose.side().id() + choose.phase();
    if (!now.equals(planned)) {
      planned = now;
      plans = 0;
      expected = null;
    }
    Order arrival = errand(rules, appraisal, p, false);
    if (arrival != null) {
      return arrival;
    }
    // Anything may have happened since the last order, even that somebody took it back.
    if (!asExpected(rules, p) && plans < MOST_PLANS) {
      plans++;
      intents.clear();
      intents.addAll(Planner.plan(rules, appraisal, choose.side(), style, p, random));
    }
    while (!intents.isEmpty()) {
      Intent intent = intents.getFirst();
      Order order = order(rules, appraisal, p, intent);
      if (order != null
          && rules.judge(p, order) instanceof Granted granted
          && !starves(rules, appraisal, intent.unit(), p, granted.next())) {
        why = sentence(rules, intent);
        expected = granted.next();
        return order;
      }
      intents.removeFirst();
    }
    if (!Objects.equals(p, replanned) && plans < MOST_PLANS && crowded(rules, p, choose.side())) {
      // Somebody could not go where he was to go, and now there are too many in a hex.
      replanned = p;
      expected = null;
      return move(rules, appraisal, p, choose);
    }
    Order rest = errand(rules, appraisal, p, true);
    if (rest != null) {
      return rest;
    }
    Order ride = ride(rules, appraisal, p, choose.side());
    if (ride != null && rules.judge(p, ride) instanceof Granted granted) {
      expected = granted.next();
      why = "A headquarters on a train commands nobody.";
      return ride;
    }
    Order back = back(rules, appraisal, p, choose.side());
    if (back != null && rules.judge(p, back) instanceof Granted granted) {
      expected = granted.next();
      why = "A depot without supply feeds nobody.";
      return back;
    }
    expected = null;
    why = "Everybody stands where he should.";
    return Order.PASS;
  }

  /** Whether the side would have to give up units for lack of room if the movement ended now. */
  private static boolean crowded(Rules rules, Position p, Side side) {
    return rules.judge(p, Order.PASS) instanceof Granted granted
        && rules.decision(granted.next()) instanceof Decision.Choose next
        && next.side() == side
        && next.kind().equals("excess");
  }

  /** Whether everybody in sight stands where he was thought to stand by now. */
  private boolean asExpected(Rules rules, Position p) {
    Position then = expected;
    if (then == null) {
      return false;
    }
    for (Unit unit : rules.roster().all()) {
      if (then.place(unit) != p.place(unit) || then.lost(unit) != p.lost(unit)) {
        return false;
      }
    }
    return true;
  }

  /** What the game itself says is to be done, before the marches or after them. */
  private @Nullable Order errand(Rules rules, Appraisal appraisal, Position p, boolean marched) {
    Order order = appraisal.errand(p, marched);
    if (order == null || !(rules.judge(p, order) instanceof Granted granted)) {
      return null;
    }
    expected = marched ? granted.next() : null;
    why = marched ? "There is time for that too." : "The sooner they are here the better.";
    return order;
  }

  /** A headquarters that is aboard goes where it commands most, and gets off. */
  private static @Nullable Order ride(Rules rules, Appraisal appraisal, Position p, Side side) {
    for (Unit hq : rules.roster().all()) {
      if (hq.side() != side
          || appraisal.role(hq) != Appraisal.Role.HEADQUARTERS
          || !(rules.judge(p, new Order.Detrain(hq)) instanceof Granted)) {
        continue;
      }
      Order best = new Order.Detrain(hq);
      double most = commands(rules, appraisal, p, hq, p.place(hq)) + 1;
      for (Hexes ride : rules.clerk().rides(p, hq)) {
        double value = commands(rules, appraisal, p, hq, ride.last());
        if (value > most) {
          most = value;
          best = new Order.Rail(hq, ride);
        }
      }
      return best;
    }
    return null;
  }

  /** A depot that is cut off goes back towards supply. */
  private static @Nullable Order back(Rules rules, Appraisal appraisal, Position p, Side side) {
    for (Unit depot : rules.roster().all()) {
      int here = p.place(depot);
      if (here < 0
          || depot.side() != side
          || appraisal.role(depot) != Appraisal.Role.DEPOT
          || appraisal.supplied(p, depot, here)) {
        continue;
      }
      Appraisal.Ways ways = appraisal.ways(p, depot);
      int best = here;
      for (int i = 1; i < ways.count(); i++) {
        if (appraisal.hunger(p, depot, ways.hex(i)) < appraisal.hunger(p, depot, best)) {
          best = ways.hex(i);
        }
      }
      if (best != here) {
        return Order.Move.march(depot, appraisal.path(p, depot, best));
      }
    }
    return null;
  }

  /** The steps that a headquarters would have near it, the nearer the more. */
  private static double commands(Rules rules, Appraisal appraisal, Position p, Unit hq, int hex) {
    int radius = Math.max(1, appraisal.radius(p, hq));
    double steps = 0;
    for (Unit unit : rules.roster().all()) {
      if (unit.side() == hq.side()
          && p.onMap(unit)
          && appraisal.role(unit) == Appraisal.Role.FIGHTER) {
        double far = rules.board().distance(hex, p.place(unit)) / (double) radius;
        steps += p.stepsLeft(unit) * (far <= 1 ? 1 : Math.exp(-2 * (far - 1)));
      }
    }
    return steps;
  }

  /** Whether a depot that goes on leaves troops hungry: others have moved since it was planned. */
  private static boolean starves(
      Rules rules, Appraisal appraisal, Unit unit, Position before, Position after) {
    return appraisal.role(unit) == Appraisal.Role.DEPOT
        && fed(rules, appraisal, unit.side(), after)
            < fed(rules, appraisal, unit.side(), before) - STRAGGLERS;
  }

  private static int fed(Rules rules, Appraisal appraisal, Side side, Position p) {
    int steps = 0;
    for (Unit unit : rules.roster().all()) {
      int hex = p.place(unit);
      if (hex >= 0 && unit.side() == side && appraisal.supplied(p, unit, hex)) {
        steps += p.stepsLeft(unit);
      }
    }
    return steps;
  }

  private static String sentence(Rules rules, Intent intent) {
    String reason = intent.why().isEmpty() ? "" : " " + intent.why();
    return intent.unit().name() + " goes to " + rules.board().title(intent.hex()) + reason + ".";
  }

  /** The next order that brings the unit on, or null when it is there or cannot go on. */
  private static @Nullable Order order(
      Rules rules, Appraisal appraisal, Position p, Intent intent) {
    int here = p.place(intent.unit());
    if (intent.rail()) {
      if (here == intent.hex()) {
        return new Order.Detrain(intent.unit());
      }
      for (Hexes ride : rules.clerk().rides(p, intent.unit())) {
        if (ride.last() == intent.hex()) {
          return new Order.Rail(intent.unit(), ride);
        }
      }
      return new Order.Entrain(intent.unit());
    }
    if (here == intent.hex() || here < 0) {
      return null;
    }
    Hexes path = appraisal.path(p, intent.unit(), intent.hex());
    return path.isEmpty() ? null : Order.Move.march(intent.unit(), path);
  }

  // ---- combat

  private Order attack(Rules rules, Appraisal appraisal, Position p, Side side) {
    Attacks.Found found =
        new Burning(rules, appraisal, side, style)
            .better(p, new Attacks(rules, appraisal, side, style, random).best(p));
    if (found == null || !(rules.judge(p, found.attack()) instanceof Granted)) {
      why = "No attack promises more than it would cost.";
      return Order.PASS;
    }
    why = sentence(rules, found.attack(), found.forecast());
    return found.attack();
  }

  /** The attacks of a phase, one after the other as they were planned together. */
  private Order declare(Rules rules, Appraisal appraisal, Position p, Decision.Choose choose) {
    String now = choose.turn() + choose.side().id() + choose.phase();
    if (!now.equals(planned)) {
      planned = now;
      plans = 0;
      expected = null;
    }
    if ((expected == null || !expected.equals(p)) && plans < MOST_DECLARATIONS) {
      plans++;
      attacks.clear();
      attacks.addAll(new Declarations(rules, appraisal, choose.side(), style, p, random).plan());
    }
    while (!attacks.isEmpty()) {
      Declarations.Planned next = attacks.removeFirst();
      if (rules.judge(p, next.attack()) instanceof Granted granted) {
        expected = granted.next();
        why = sentence(rules, next.attack(), next.forecast());
        return next.attack();
      }
    }
    if (rules.judge(p, Order.PASS) instanceof Granted) {
      why = "No other attack promises more than it would cost.";
      return Order.PASS;
    }
    plans = MOST_DECLARATIONS;
    why = "These attacks cannot be made together.";
    return rules.suggest(p);
  }

  private static String sentence(Rules rules, Order.Attack attack, Forecast forecast) {
    return String.format(
        "%s: about %.1f steps of theirs for %.1f of ours, and in %d cases of a hundred they go.",
        rules.board().title(attack.targets().at(0)),
        forecast.enemy(),
        forecast.own(),
        Math.round(100 * forecast.gone()));
  }

  /** Forward with everybody who gains by it, unless what waits there is too strong for them. */
  private Order advance(Rules rules, Appraisal appraisal, Position p, Decision.Choose choose) {
    Order[] best = {Order.PASS};
    double[] most = {0};
    double[] force = new double[rules.board().size()];
    List<Order.Advance> ways = new ArrayList<>();
    rules.orders(
        p,
        order -> {
          if (order instanceof Order.Advance advance && advance.units().size() == 1) {
            ways.add(advance);
            Unit unit = advance.units().get(0);
            int hex = advance.path().last();
            force[hex] += appraisal.defence(p, unit) * appraisal.cover(p, unit, hex);
          }
          return ways.size() < MOST_ANSWERS;
        });
    for (Order.Advance advance : ways) {
      Unit unit = advance.units().get(0);
      int hex = advance.path().last();
      double gain = ground(appraisal, p, unit, hex) - ground(appraisal, p, unit, p.place(unit));
      double attack = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int from = rules.board().neighbour(hex, d);
        for (int u = from < 0 ? -1 : p.first(from); u >= 0; u = p.next(u)) {
          Unit enemy = rules.roster().get(u);
          attack += enemy.side() == choose.side() ? 0 : appraisal.attack(p, enemy);
        }
      }
      double value =
          gain
              + 0.5
              - Field.loss(attack, force[hex]) * appraisal.worth(p, unit) * p.stepsLeft(unit)
              - forsaken(rules, appraisal, p, unit);
      if (value > most[0]) {
        most[0] = value;
        best[0] = advance;
      }
    }
    why =
        best[0] instanceof Order.Advance advance
            ? "What the enemy has left is ours: on to "
                + rules.board().title(advance.path().last())
                + "."
            : "There is nothing to gain by going on.";
    return best[0];
  }

  /** What headquarters and depots are worth that a unit would leave alone beside an enemy. */
  private static double forsaken(Rules rules, Appraisal appraisal, Position p, Unit unit) {
    int here = p.place(unit);
    double worth = 0;
    for (int u = p.first(here); u >= 0; u = p.next(u)) {
      Unit mate = rules.roster().get(u);
      switch (appraisal.role(mate)) {
        case HEADQUARTERS, DEPOT ->
            worth += appraisal.worth(p, mate) * Math.max(1, p.stepsLeft(mate));
        case FIGHTER, GUN, FIXED -> {
          if (mate != unit) {
            return 0;
          }
        }
        case OTHER -> {}
      }
    }
    return worth > 0 && Field.fighterBeside(rules, appraisal, p, unit.side(), here) ? worth : 0;
  }

  private static double ground(Appraisal appraisal, Position p, Unit unit, int hex) {
    double ground = appraisal.ground(p, unit, hex);
    return appraisal.supplied(p, unit, hex)
        ? ground
        : Math.min(0.8 * ground, ground - appraisal.hunger(p, unit, hex));
  }

  /** The steps that are worth least. */
  private Order lose(Rules rules, Appraisal appraisal, Position p) {
    @Nullable Order[] best = {null};
    double[] least = {Double.MAX_VALUE};
    rules.orders(
        p,
        order -> {
          if (order instanceof Order.Lose lose) {
            double price = 0;
            for (Order.Portion loss : lose.losses()) {
              Unit unit = loss.unit();
              int steps = Math.max(1, p.stepsLeft(unit));
              price +=
                  loss.amount()
                      * (appraisal.worth(p, unit)
                          + 0.6 * appraisal.ground(p, unit, p.place(unit)) / steps);
              // The last step takes the counter with it.
              price += loss.amount() >= steps ? 1 : 0;
            }
            if (price < least[0]) {
              least[0] = price;
              best[0] = order;
            }
          }
          return true;
        });
    why = "These are the steps that we can best do without.";
    Order chosen = best[0];
    return chosen == null ? rules.suggest(p) : chosen;
  }

  /**
   * Whoever is worth most comes first, where the way to where he is wanted is shortest and others
   * do not stand in it; unless something else is worth more.
   */
  private Order reinforce(Rules rules, Appraisal appraisal, Position p) {
    @Nullable Order[] best = {null};
    @Nullable Order[] other = {null};
    double[] most = {-1e9};
    double[] dearest = new double[1];
    boolean[] pass = new boolean[1];
    rules.orders(
        p,
        order -> {
          pass[0] |= order instanceof Order.Pass;
          double gain = appraisal.gain(p, order);
          if (gain > dearest[0]) {
            dearest[0] = gain;
            other[0] = order;
          }
          if (order instanceof Order.Reinforce reinforce) {
            Unit unit = reinforce.unit();
            double value =
                100 * appraisal.worth(p, unit) * Math.max(1, p.stepsLeft(unit))
                    + appraisal.ground(p, unit, reinforce.hex())
                    - CROWDED * crowd(p, reinforce.hex());
            if (value > most[0]) {
              most[0] = value;
              best[0] = order;
            }
          }
          return true;
        });
    Order better = other[0];
    if (better != null) {
      why = "That is worth more than they would be here.";
      return better;
    }
    why = "The sooner they are here the better.";
    Order chosen = best[0];
    return chosen != null ? chosen : pass[0] ? Order.PASS : rules.suggest(p);
  }

  private static int crowd(Position p, int hex) {
    int crowd = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      crowd++;
    }
    return crowd;
  }

  /** Only who is hard pressed goes before the blow falls. */
  private Order withdraw(Rules rules, Appraisal appraisal, Position p, Decision.Choose choose) {
    Scales scales = new Scales(rules, appraisal);
    @Nullable Order[] best = {null};
    double[] most = {HARD_PRESSED};
    boolean[] pass = new boolean[1];
    rules.orders(
        p,
        order -> {
          pass[0] |= order instanceof Order.Pass;
          if (order instanceof Order.Withdraw withdraw) {
            double pressed =
                scales.pressed(p, rules.board(), choose.side(), p.place(withdraw.unit()));
            if (pressed > most[0]) {
              most[0] = pressed;
              best[0] = order;
            }
          }
          return true;
        });
    Order chosen = best[0];
    why = chosen == null ? "We can take what comes." : "It would not stand against what is coming.";
    return chosen != null ? chosen : pass[0] ? Order.PASS : rules.suggest(p);
  }

  /** Headquarters command whom they can, and the others try the die: it costs nothing. */
  private Order command(Rules rules, Position p) {
    why = "Whoever is in command can move and fight.";
    return rules.suggest(p);
  }

  // ---- setting up

  /** What is on the map stays; what is not goes where it is worth most. */
  private Order setUp(Rules rules, Appraisal appraisal, Position p, Side side) {
    Order[] best = new Order[1];
    double[] most = {-1e9};
    boolean[] pass = new boolean[1];
    Field field = new Field(rules, appraisal, p, side);
    rules.orders(
        p,
        order -> {
          if (order instanceof Order.Pass) {
            pass[0] = true;
          } else if (order instanceof Order.Place place && !p.onMap(place.unit())) {
            double score =
                appraisal.ground(p, place.unit(), place.hex())
                    - Math.abs(field.toEnemy[place.hex()] - 2)
                    + (p.first(place.hex()) >= 0 ? 0.5 : 0);
            if (score > most[0]) {
              most[0] = score;
              best[0] = order;
            }
          }
          return true;
        });
    why = best[0] == null ? "The line stands." : "A good place to begin from.";
    Order chosen = best[0];
    return chosen != null ? chosen : pass[0] ? Order.PASS : rules.suggest(p);
  }

  // ---- everything else

  private Order answer(Rules rules, Appraisal appraisal, Position p, Decision.Choose choose) {
    List<Order> orders = new ArrayList<>();
    rules.orders(
        p,
        order -> {
          orders.add(order);
          return orders.size() < MOST_ANSWERS;
        });
    Order usual = rules.suggest(p);
    if (orders.size() == MOST_ANSWERS && !orders.contains(usual)) {
      orders.add(usual);
    }
    Scales scales = new Scales(rules, appraisal);
    Order best = usual;
    double most = -1e18;
    for (Order order : orders) {
      if (!(rules.judge(p, order) instanceof Granted granted)) {
        continue;
      }
      double value = outlook(rules, scales, granted.next(), choose.side(), true);
      if (order instanceof Order.Pass) {
        value += 0.05;
      }
      if (style.noise() > 0) {
        value += style.noise() * 4 * random.nextGaussian();
      }
      if (value > most) {
        most = value;
        best = order;
      }
    }
    why =
        orders.size() == 1
            ? "There was no choice."
            : "Of " + orders.size() + " answers this leaves us best.";
    return Objects.requireNonNull(best);
  }

  /** What comes of an answer, everybody then doing the usual; the next die is averaged. */
  private double outlook(Rules rules, Scales scales, Position from, Side side, boolean average) {
    Position p = from;
    for (int i = 0; i < LONGEST_THOUGHT; i++) {
      switch (rules.decision(p)) {
        case Decision.Over over -> {
          return scales.value(p, side, style);
        }
        case Decision.Chance chance -> {
          if (average) {
            double sum = 0;
            for (int face = 1; face <= chance.faces(); face++) {
              sum += outlook(rules, scales, rules.roll(p, face).next(), side, false);
            }
            return sum / chance.faces();
          }
          p = rules.roll(p, (chance.faces() + 1) / 2).next();
        }
        case Decision.Choose next -> {
          if (OPEN.contains(next.kind())
              || !(rules.judge(p, rules.suggest(p)) instanceof Granted granted)) {
            return scales.value(p, side, style);
          }
          p = granted.next();
        }
      }
    }
    return scales.value(p, side, style);
  }
}
