package fieldmarshal.lab;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Rules;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.brusilov.Brusilov;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/**
 * Plays the first Russian player-turn of The Brusilov Offensive many times and tells how much of
 * the Austro-Hungarian front falls. The Russians attack all along the start line, the best odds
 * first, with all units that reach a hex, a headquarters' shift where one is to be had, and (with
 * "burn") a depot; they advance as far as they can. The Central Powers retreat at random and use
 * their headquarters.
 *
 * <p>{@code PanicTurn [games] [burn]}
 */
public final class PanicTurn {
  private final GreatWarInTheEast rules;
  private final boolean burn;

  private PanicTurn(GreatWarInTheEast rules, boolean burn) {
    this.rules = rules;
    this.burn = burn;
  }

  /** What one turn brought. */
  private record Tally(
      int attacks, int steps, int units, int russianSteps, int left, int taken, int hexes) {}

  public static void main(String[] args) throws Exception {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    boolean burn = args.length > 1 && args[1].equals("burn");
    Brusilov game = new Brusilov();
    Rules rules = game.rules("fourth-of-june", new TreeSet<>());
    PanicTurn turn = new PanicTurn((GreatWarInTheEast) rules, burn);
    List<Tally> all = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      all.add(turn.play(i + 1));
    }
    System.out.printf(
        Locale.ROOT,
        "%d games, depots %s%n%s%s%s%s%s%s%s",
        games,
        burn ? "burnt" : "kept",
        line("Russian attacks", all.stream().mapToInt(Tally::attacks).sorted().toArray()),
        line("Austro-Hungarian steps lost", all.stream().mapToInt(Tally::steps).sorted().toArray()),
        line("units eliminated", all.stream().mapToInt(Tally::units).sorted().toArray()),
        line("Russian steps lost", all.stream().mapToInt(Tally::russianSteps).sorted().toArray()),
        line("trench hexes left, of 33", all.stream().mapToInt(Tally::left).sorted().toArray()),
        line("trench hexes taken", all.stream().mapToInt(Tally::taken).sorted().toArray()),
        line("hexes entered in all", all.stream().mapToInt(Tally::hexes).sorted().toArray()));
  }

  private static String line(String what, int[] sorted) {
    double mean = java.util.Arrays.stream(sorted).average().orElse(0);
    return String.format(
        Locale.ROOT,
        "  %-30s mean %5.1f, from %d to %d, middle half %d to %d%n",
        what,
        mean,
        sorted[0],
        sorted[sorted.length - 1],
        sorted[sorted.length / 4],
        sorted[sorted.length * 3 / 4]);
  }

  private Tally play(long seed) {
    Match match = new Match(rules, "fourth-of-june", new TreeSet<>(), seed);
    RandomGenerator random = new Random(seed);
    int attacks = 0;
    while (match.decision() instanceof Decision.Choose choose
        && !rules.status(match.position()).phase().equals("replacement")
        && rules.status(match.position()).side() == Brusilov.RUSSIAN) {
      Order order = order(match.position(), choose, random);
      attacks += order instanceof Order.Attack ? 1 : 0;
      match.play(order);
    }
    return tally(match.position(), attacks);
  }

  private Order order(Position p, Decision.Choose choose, RandomGenerator random) {
    return switch (choose.kind()) {
      case Kind.ATTACK -> attack(p);
      case Kind.ADVANCE -> advance(p);
      case Kind.RETREAT -> rules.sample(p, random);
      case Kind.MOVE -> Order.PASS;
      default -> rules.suggest(p);
    };
  }

  /** The attack with the best odds that is still open, or none below even odds. */
  private Order attack(Position p) {
    Clerk clerk = rules.clerk();
    Hexes targets = clerk.targets(p);
    Order best = Order.PASS;
    double most = 0;
    for (int i = 0; i < targets.size(); i++) {
      Hexes target = Hexes.of(targets.at(i));
      Clerk.Muster muster = clerk.muster(p, target, List.of());
      if (muster.units().isEmpty()) {
        continue;
      }
      List<Order.Extra> extras = new ArrayList<>();
      for (Clerk.Offer offer : muster.offers()) {
        if (burn || !offer.spends()) {
          extras.add(offer.items().getFirst().extra());
        }
      }
      Order.Attack attack = new Order.Attack(muster.units(), target, extras);
      Preview preview = rules.preview(p, attack).value();
      if (preview != null) {
        double odds = preview.attack().total() / Math.max(0.5, preview.defence().total());
        if (odds >= 1 && odds > most) {
          most = odds;
          best = attack;
        }
      }
    }
    return best;
  }

  private Order advance(Position p) {
    Order[] best = {Order.PASS};
    int[] longest = new int[1];
    rules.orders(
        p,
        order -> {
          if (order instanceof Order.Advance advance && advance.path().size() > longest[0]) {
            longest[0] = advance.path().size();
            best[0] = order;
          }
          return true;
        });
    return best[0];
  }

  private Tally tally(Position p, int attacks) {
    Position start = rules.start();
    int steps = 0;
    int units = 0;
    int russian = 0;
    for (Counter unit : rules.roster().all()) {
      if (!start.onMap(unit) || !unit.hasSteps()) {
        continue;
      }
      int lost = p.lost(unit) - start.lost(unit);
      if (unit.nationality().equals("Austro-Hungarian")) {
        steps += lost;
        units += p.place(unit) == Position.ELIMINATED ? 1 : 0;
      } else if (unit.side() == Brusilov.RUSSIAN) {
        russian += lost;
      }
    }
    int left = 0;
    int taken = 0;
    for (int hex : rules.theatre().trenchLines().getFirst().hexes()) {
      boolean ours = rules.stacking().points(p, hex, Brusilov.CENTRAL) > 0;
      boolean theirs = rules.stacking().points(p, hex, Brusilov.RUSSIAN) > 0;
      left += ours ? 0 : 1;
      taken += theirs ? 1 : 0;
    }
    int hexes = 0;
    for (int hex = 0; hex < rules.board().size(); hex++) {
      hexes +=
          rules.theatre().front(hex) == Brusilov.CENTRAL.index()
                  && rules.pieces().lastOccupant(p, hex) == Brusilov.RUSSIAN.index()
              ? 1
              : 0;
    }
    return new Tally(attacks, steps, units, russian, left, taken, hexes);
  }
}
