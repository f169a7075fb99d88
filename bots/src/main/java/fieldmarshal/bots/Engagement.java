package fieldmarshal.bots;

import fieldmarshal.bots.Asked.Reply;
import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.CombatMomentAppraisal;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Attacks where the exact odds promise something, and goes on where the enemy has left. */
final class Engagement {
  private static final int MOST_DECLARATIONS = 3;

  private static final int MOST_ADVANCES = 64;

  /** What an attack may cost that must be made. */
  private static final double ANY_PRICE = 1e6;

  private final SplittableRandom random;
  private final Deque<Declarations.Planned> attacks = new ArrayDeque<>();
  private String planned = "";
  private int plans;
  private @Nullable Position expected;

  Engagement(SplittableRandom random) {
    this.random = random;
  }

  /** The same plans as another. */
  Engagement(Engagement other, SplittableRandom random) {
    this.random = random;
    this.attacks.addAll(other.attacks);
    this.planned = other.planned;
    this.plans = other.plans;
    this.expected = other.expected;
  }

  /** The next attack where each is fought as it is made. */
  Reply attack(Asked asked) {
    Rules rules = asked.rules();
    Appraisal appraisal = asked.appraisal();
    Position p = asked.position();
    Side side = asked.side();
    Style style = asked.style();
    Attacks attacks = new Attacks(rules, appraisal, side, style, random);
    Attacks.Found found =
        new Burning(rules, appraisal, side, style, attacks::all).better(p, attacks.best(p));
    if (found == null || !(rules.judge(p, found.attack()) instanceof Granted granted)) {
      return rules.judge(p, Order.PASS) instanceof Granted passed
          ? new Reply(Order.PASS, "No attack would gain more than it costs.", passed)
          : new Reply(owed(asked), "The rules require an attack.");
    }
    return new Reply(
        found.attack(), () -> sentence(rules, found.attack(), found.forecast()), granted);
  }

  /** The attack on the hex that the rules ask for which costs least. */
  private Order owed(Asked asked) {
    Rules rules = asked.rules();
    Position p = asked.position();
    Order usual = rules.suggest(p);
    if (!(usual instanceof Order.Attack attack)) {
      return usual;
    }
    Style style = asked.style().with(w -> w.leastGain = -ANY_PRICE);
    Attacks.Found found =
        new Attacks(rules, asked.appraisal(), asked.side(), style, random)
            .best(p, attack.targets().at(0));
    return found != null && rules.judge(p, found.attack()) instanceof Granted
        ? found.attack()
        : usual;
  }

  /** The attacks of a phase, one after the other as they were planned together. */
  Reply declare(Asked asked) {
    Rules rules = asked.rules();
    Appraisal appraisal = asked.appraisal();
    Position p = asked.position();
    if (!asked.when().equals(planned)) {
      planned = asked.when();
      plans = 0;
      expected = null;
    }
    if ((expected == null || !expected.equals(p)) && plans < MOST_DECLARATIONS) {
      plans++;
      attacks.clear();
      attacks.addAll(
          new Declarations(rules, appraisal, asked.side(), asked.style(), p, random).plan());
    }
    while (!attacks.isEmpty()) {
      Declarations.Planned next = attacks.removeFirst();
      if (rules.judge(p, next.attack()) instanceof Granted granted) {
        expected = granted.next();
        return new Reply(
            next.attack(), () -> sentence(rules, next.attack(), next.forecast()), granted);
      }
    }
    if (rules.judge(p, Order.PASS) instanceof Granted granted) {
      return new Reply(Order.PASS, "No other attack would gain more than it costs.", granted);
    }
    plans = MOST_DECLARATIONS;
    return new Reply(rules.suggest(p), "These attacks cannot be made together.");
  }

  /**
   * Whether combat begins now, where that is what is asked; else null. It begins when the attacks
   * that can be made now promise nearly as much as those that could be made when all who may still
   * march have marched: the enemy may march before them.
   */
  @Nullable Reply moment(Asked asked, CombatMomentAppraisal moment) {
    Rules rules = asked.rules();
    Position p = asked.position();
    @Nullable Order[] begin = {null};
    @Nullable Order[] wait = {null};
    if (asked.choose().kind().equals(Kind.MOVE) || asked.choose().kind().equals(Kind.ATTACK)) {
      return null;
    }
    double[] most = {0};
    rules.orders(
        p,
        order -> {
          if (!moment.begins(p, order)) {
            wait[0] = order;
          } else if (begin[0] == null || asked.appraisal().gain(p, order) > most[0]) {
            begin[0] = order;
            most[0] = asked.appraisal().gain(p, order);
          }
          return true;
        });
    Order now = begin[0];
    Order later = wait[0];
    if (now == null) {
      return null;
    }
    Field field = new Field(rules, asked.appraisal(), p, asked.side());
    double promise = promise(asked, field, (at, unit) -> Appraisal.Ways.NONE);
    double best =
        moment.lastCall(p)
            ? promise
            : Math.max(
                promise,
                asked.style().patience()
                    * moment.patience(p)
                    * promise(asked, field, moment::later));
    return later == null || promise > 0 && promise >= best
        ? new Reply(now, "The attacks that are possible now are worth it.")
        : new Reply(later, "The attack is better when more units have arrived.");
  }

  /** What the attacks promise that these marches make possible. */
  private double promise(
      Asked asked, Field field, BiFunction<Position, Unit, Appraisal.Ways> marches) {
    Draft draft =
        new Draft(
            asked.rules(), asked.appraisal(), asked.side(), asked.style(), field, random, marches);
    Strikes strikes = new Strikes(draft);
    strikes.plan();
    return strikes.promise();
  }

  private static String sentence(Rules rules, Order.Attack attack, Forecast forecast) {
    return String.format(
        "%s. Expected losses: defender %.1f steps, attacker %.1f. Chance to take the hex: %d %%.",
        rules.board().title(attack.targets().at(0)),
        forecast.enemy(),
        forecast.own(),
        Math.round(100 * forecast.gone()));
  }

  /** Advances every unit that gains by it, unless the enemies there are too strong. */
  Reply advance(Asked asked) {
    Rules rules = asked.rules();
    Appraisal appraisal = asked.appraisal();
    Position p = asked.position();
    Order[] best = {Order.PASS};
    double[] most = {0};
    double[] force = new double[rules.board().size()];
    List<Order.Advance> ways = new ArrayList<>();
    rules.orders(
        p,
        order -> {
          if (order instanceof Order.Advance advance
              && advance.units().size() == 1
              // Who is too many is lost, or must go again.
              && Room.fits(rules, appraisal, p, advance.units().get(0), advance.path().last())) {
            ways.add(advance);
            Unit unit = advance.units().get(0);
            int hex = advance.path().last();
            force[hex] += appraisal.defence(p, unit) * appraisal.cover(p, unit, hex);
          }
          return ways.size() < MOST_ADVANCES;
        });
    for (Order.Advance advance : ways) {
      Unit unit = advance.units().get(0);
      int hex = advance.path().last();
      double gain =
          ground(appraisal, p, unit, hex)
              - ground(appraisal, p, unit, p.place(unit))
              + (asked.style().pull(hex) - asked.style().pull(p.place(unit)))
              + appraisal.taking(p, asked.side(), hex);
      double attack = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int from = rules.board().neighbour(hex, d);
        for (int u = from < 0 ? -1 : p.first(from); u >= 0; u = p.next(u)) {
          Unit enemy = rules.roster().get(u);
          attack += enemy.side() == asked.side() ? 0 : appraisal.attack(p, enemy);
        }
      }
      double value =
          gain
              + 0.5 * asked.style().follow()
              - Field.loss(attack, force[hex]) * appraisal.worth(p, unit) * p.stepsLeft(unit)
              - forsaken(rules, appraisal, p, unit);
      if (value > most[0]) {
        most[0] = value;
        best[0] = advance;
      }
    }
    return new Reply(
        best[0],
        best[0] instanceof Order.Advance advance
            ? "The enemy has left the hex: advance to "
                + rules.board().title(advance.path().last())
                + "."
            : "A further advance would gain nothing.");
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
    double ground = appraisal.hexValue(p, unit, hex);
    return appraisal.supplied(p, unit, hex)
        ? ground
        : Math.min(0.8 * ground, ground - appraisal.costUnsupplied(p, unit, hex));
  }
}
