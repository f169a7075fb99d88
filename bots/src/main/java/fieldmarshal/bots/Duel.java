package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Two bots play a whole game. Nothing is logged, so that it is fast; one seed gives one game, die
 * for die and order for order.
 */
public final class Duel {
  /** No game comes near this many decisions and dice. */
  private static final int TOO_MANY = 1_000_000;

  /**
   * How a game went.
   *
   * @param turns the turn in which it ended
   * @param orders the orders that the players gave
   * @param forfeit why the loser could not go on; empty where the game was played to its end
   * @param blunders for each side what a player would call stupid; empty where it was not counted
   * @param turnNanos for each side how long it thought about each of its parts of a turn
   */
  public record Result(
      long seed,
      Outcome outcome,
      int turns,
      int orders,
      long nanos,
      String forfeit,
      List<Map<String, Integer>> blunders,
      List<List<Long>> turnNanos) {
    public Result {
      blunders = List.copyOf(blunders);
      turnNanos = List.copyOf(turnNanos);
    }

    public long millis() {
      return nanos / 1_000_000;
    }

    /** The id of the winner, or "draw". */
    public String winner() {
      Side winner = outcome.winner();
      return winner == null ? "draw" : winner.id();
    }
  }

  /** How long each side thinks about each of its parts of a turn. */
  private static final class Watch {
    private final String[] part = {"", ""};
    private final List<List<Long>> spent = List.of(new ArrayList<>(), new ArrayList<>());

    /** What a side is asked in the enemy's part counts with its own part before. */
    void add(Decision.Choose choose, long nanos) {
      int side = choose.side().index();
      List<Long> times = spent.get(side);
      String now = choose.turn() + "/" + choose.part().number();
      if (times.isEmpty() || choose.part().side() == choose.side() && !now.equals(part[side])) {
        part[side] = now;
        times.add(0L);
      }
      times.set(times.size() - 1, times.getLast() + nanos);
    }

    List<List<Long>> parts() {
      return spent.stream().map(List::copyOf).toList();
    }
  }

  private Duel() {}

  /** Plays with the bots of these names, one for each side, seeded from the seed of the game. */
  public static Result play(Rules rules, String[] names, long seed) {
    Bot[] bots = new Bot[names.length];
    for (int side = 0; side < names.length; side++) {
      Bot bot = Bots.named(names[side], botSeed(seed, side));
      if (bot == null) {
        throw new IllegalArgumentException("there is no bot " + names[side]);
      }
      bots[side] = bot;
    }
    return play(rules, bots, seed);
  }

  /** Far from the seeds of dice and of other bots, which would make them think alike. */
  public static long botSeed(long seed, int side) {
    return (seed + side * 0x632BE59BD9B4E019L) * 0xD1342543DE82EF95L;
  }

  /** Plays to the end. The bots stand in the order of the sides. */
  public static Result play(Rules rules, Bot[] bots, long seed) {
    return play(rules, bots, seed, false);
  }

  /**
   * Plays to the end, or until a bot forfeits.
   *
   * @param counting whether stupid plays are counted, where the game can tell them
   */
  public static Result play(Rules rules, Bot[] bots, long seed, boolean counting) {
    long began = System.nanoTime();
    Dice dice = new Dice(seed);
    Appraisal appraisal = counting ? rules.appraisal() : null;
    Blunders blunders = appraisal == null ? null : new Blunders(rules, appraisal);
    Watch watch = new Watch();
    Position position = rules.start();
    int orders = 0;
    for (int i = 0; i < TOO_MANY; i++) {
      switch (rules.decision(position)) {
        case Decision.Chance chance -> {
          Position next = rules.roll(position, dice.roll(chance.faces())).next();
          if (blunders != null) {
            blunders.came(position, null, next);
          }
          position = next;
        }
        case Decision.Choose choose -> {
          Bot bot = bots[choose.side().index()];
          long asked = System.nanoTime();
          Order order;
          try {
            order = bot.decide(rules.view(position, choose.side()));
          } catch (Forfeit forfeit) {
            Outcome outcome = lost(rules, position, choose.side());
            String why = String.valueOf(forfeit.getMessage());
            return result(seed, outcome, choose.turn(), orders, began, why, blunders, watch);
          }
          watch.add(choose, System.nanoTime() - asked);
          Position next = obey(rules, position, order, bot);
          if (blunders != null) {
            blunders.order(position, order, choose.kind(), choose.side());
            blunders.came(position, choose.kind(), next);
          }
          position = next;
          orders++;
        }
        case Decision.Over over -> {
          return result(seed, over.outcome(), over.turn(), orders, began, "", blunders, watch);
        }
      }
    }
    throw new IllegalStateException(
        "the game with seed " + seed + " has not ended after " + TOO_MANY + " decisions");
  }

  private static Result result(
      long seed,
      Outcome outcome,
      int turn,
      int orders,
      long began,
      String forfeit,
      @Nullable Blunders blunders,
      Watch watch) {
    long nanos = System.nanoTime() - began;
    return new Result(
        seed,
        outcome,
        turn,
        orders,
        nanos,
        forfeit,
        blunders == null ? List.of() : List.of(blunders.of(0), blunders.of(1)),
        watch.parts());
  }

  private static Outcome lost(Rules rules, Position position, Side side) {
    List<Side> sides = rules.game().sides();
    Side winner = sides.get(1 - side.index());
    List<Explanation> points = rules.points(position);
    return new Outcome(winner, side.name() + " forfeit", points);
  }

  private static Position obey(Rules rules, Position position, Order order, Bot bot) {
    return switch (rules.judge(position, order)) {
      case Granted granted -> granted.next();
      case Refused refused ->
          throw new IllegalStateException(
              bot.name()
                  + " gave an order that is refused: "
                  + order
                  + ": "
                  + refused.why()
                  + " ("
                  + refused.caseId()
                  + ")");
    };
  }
}
