package fieldmarshal.bots;

import fieldmarshal.bots.Asked.Reply;
import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Answers what a player is asked beside marching and fighting. */
final class Answers {
  /** Decisions at which a line of thought ends: the player has the whole board before him again. */
  private static final Set<String> OPEN =
      Set.of(
          Kind.MOVE,
          Kind.ATTACK,
          Kind.WITHDRAW,
          Kind.REPLACE,
          Kind.REINFORCE,
          Kind.SET_UP,
          Kind.COMMAND,
          Kind.INSPIRE);

  private static final int MOST_ANSWERS = 64;

  /** So many are enough for games that are played in thought. */
  private static final int FEW_ANSWERS = 12;

  /** The points in danger that make a unit withdraw. */
  private static final double HARD_PRESSED = 4;

  private static final int LONGEST_THOUGHT = 16;

  /** What it costs to come in where somebody waits already. */
  private static final double CROWDED = 3;

  /** So many hexes apart counters stand that only pretend to be units. */
  private static final int APART = 6;

  private final SplittableRandom random;

  Answers(SplittableRandom random) {
    this.random = random;
  }

  /** The steps that are worth least. */
  Reply lose(Asked asked) {
    Rules rules = asked.rules();
    Appraisal appraisal = asked.appraisal();
    Position p = asked.position();
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
                          + 0.6 * appraisal.hexValue(p, unit, p.place(unit)) / steps);
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
    Order chosen = best[0];
    return new Reply(
        chosen == null ? rules.suggest(p) : chosen, "These losses cost the least strength.");
  }

  /**
   * Lets the unit that is worth most enter first, where its way to its goal is shortest and no
   * other unit stands in that way. Gives another answer if that is worth more.
   */
  Reply reinforce(Asked asked) {
    Rules rules = asked.rules();
    Appraisal appraisal = asked.appraisal();
    Position p = asked.position();
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
                    + appraisal.hexValue(p, unit, reinforce.hex())
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
      return new Reply(better, "The gain is worth more than the units would be here.");
    }
    return new Reply(orElse(best[0], pass[0], rules, p), "Units that enter early are worth more.");
  }

  private static int crowd(Position p, int hex) {
    int crowd = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      crowd++;
    }
    return crowd;
  }

  /** Withdraws only units that are in danger, before they are attacked. */
  Reply withdraw(Asked asked) {
    Rules rules = asked.rules();
    Appraisal appraisal = asked.appraisal();
    Position p = asked.position();
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
                scales.pressed(p, rules.board(), asked.side(), p.place(withdraw.unit()));
            if (pressed > most[0]) {
              most[0] = pressed;
              best[0] = order;
            }
          }
          return true;
        });
    return new Reply(
        orElse(best[0], pass[0], rules, p),
        best[0] == null
            ? "The unit can hold its hex."
            : "The unit could not hold its hex against the attack.");
  }

  /** Headquarters command whom they can, and the others try the die: it costs nothing. */
  Reply command(Asked asked) {
    return new Reply(
        asked.rules().suggest(asked.position()), "Units in command can move and attack.");
  }

  /** What is on the map stays; what is not goes where it is worth most. */
  Reply setUp(Asked asked) {
    Rules rules = asked.rules();
    Appraisal appraisal = asked.appraisal();
    Position p = asked.position();
    @Nullable Order[] best = {null};
    double[] most = {-1e9};
    boolean[] pass = new boolean[1];
    Field field = new Field(rules, appraisal, p, asked.side());
    rules.orders(
        p,
        order -> {
          if (order instanceof Order.Pass) {
            pass[0] = true;
          } else if (order instanceof Order.Place place && !p.onMap(place.unit())) {
            double score =
                appraisal.hexValue(p, place.unit(), place.hex())
                    - Math.abs(field.toEnemy[place.hex()] - 2)
                    + (appraisal.worth(p, place.unit()) == 0
                        ? -crowd(asked, place)
                        : p.first(place.hex()) >= 0 ? 0.5 : 0);
            if (score > most[0]) {
              most[0] = score;
              best[0] = order;
            }
          }
          return true;
        });
    return new Reply(
        orElse(best[0], pass[0], rules, p),
        best[0] == null ? "No unit needs to move." : "This hex is a good starting place.");
  }

  /** How near counters that only pretend to be units stand to each other: one of them is enough. */
  private static double crowd(Asked asked, Order.Place place) {
    Rules rules = asked.rules();
    Position p = asked.position();
    int nearest = APART;
    for (Unit unit : rules.roster().all()) {
      if (unit.side().equals(place.unit().side())
          && p.onMap(unit)
          && asked.appraisal().worth(p, unit) == 0) {
        nearest = Math.min(nearest, rules.board().distance(place.hex(), p.place(unit)));
      }
    }
    return 3 * (APART - nearest);
  }

  /** An order that was found; else nothing is done where that is allowed. */
  private static Order orElse(@Nullable Order found, boolean pass, Rules rules, Position p) {
    return found != null ? found : pass ? Order.PASS : rules.suggest(p);
  }

  /**
   * Any other question: each answer is looked at for what it leads to.
   *
   * @param brisk whether only some answers are looked at, and one face of the next die
   */
  Reply answer(Asked asked, boolean brisk) {
    Rules rules = asked.rules();
    Appraisal appraisal = asked.appraisal();
    Position p = asked.position();
    List<Order> orders = new ArrayList<>();
    int most = brisk ? FEW_ANSWERS : MOST_ANSWERS;
    rules.orders(
        p,
        order -> {
          orders.add(order);
          return orders.size() < most;
        });
    Order usual = rules.suggest(p);
    if (orders.size() == most && !orders.contains(usual)) {
      orders.add(usual);
    }
    Scales scales = new Scales(rules, appraisal);
    Style style = asked.style();
    Order best = usual;
    Granted comes = null;
    double highest = -1e18;
    for (Order order : orders) {
      if (!(rules.judge(p, order) instanceof Granted granted)) {
        continue;
      }
      double value =
          outlook(asked, scales, granted.next(), !brisk)
              - Room.wanting(rules, appraisal, granted.next(), asked.side());
      if (order instanceof Order.Pass) {
        value += 0.05;
      }
      if (style.noise() > 0) {
        value += style.noise() * 4 * random.nextGaussian();
      }
      if (value > highest) {
        highest = value;
        best = order;
        comes = granted;
      }
    }
    int looked = orders.size();
    return new Reply(
        best,
        () ->
            looked == 1
                ? "No other order was legal."
                : "This is the best of " + looked + " possible answers.",
        comes);
  }

  /** What comes of an answer, everybody then doing the usual; the next die is averaged. */
  private static double outlook(Asked asked, Scales scales, Position from, boolean average) {
    Rules rules = asked.rules();
    Position p = from;
    for (int i = 0; i < LONGEST_THOUGHT; i++) {
      switch (rules.decision(p)) {
        case Decision.Over over -> {
          return scales.value(p, asked.side(), asked.style());
        }
        case Decision.Chance chance -> {
          if (average) {
            double sum = 0;
            for (int face = 1; face <= chance.faces(); face++) {
              sum += outlook(asked, scales, rules.roll(p, face).next(), false);
            }
            return sum / chance.faces();
          }
          p = rules.roll(p, (chance.faces() + 1) / 2).next();
        }
        case Decision.Choose next -> {
          if (OPEN.contains(next.kind())
              || !(rules.judge(p, rules.suggest(p)) instanceof Granted granted)) {
            return scales.value(p, asked.side(), asked.style());
          }
          p = granted.next();
        }
      }
    }
    return scales.value(p, asked.side(), asked.style());
  }
}
