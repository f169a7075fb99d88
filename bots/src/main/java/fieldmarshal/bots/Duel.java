package fieldmarshal.bots;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;

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
   */
  public record Result(long seed, Outcome outcome, int turns, int orders, long nanos) {
    public long millis() {
      return nanos / 1_000_000;
    }

    /** The id of the winner, or "draw". */
    public String winner() {
      Side winner = outcome.winner();
      return winner == null ? "draw" : winner.id();
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
  private static long botSeed(long seed, int side) {
    return (seed + side * 0x632BE59BD9B4E019L) * 0xD1342543DE82EF95L;
  }

  /** Plays to the end. The bots stand in the order of the sides. */
  public static Result play(Rules rules, Bot[] bots, long seed) {
    long began = System.nanoTime();
    Dice dice = new Dice(seed);
    Position position = rules.start();
    int orders = 0;
    for (int i = 0; i < TOO_MANY; i++) {
      switch (rules.decision(position)) {
        case Decision.Chance chance ->
            position = rules.roll(position, dice.roll(chance.faces())).next();
        case Decision.Choose choose -> {
          position = obey(rules, position, choose.side(), bots[choose.side().index()]);
          orders++;
        }
        case Decision.Over over -> {
          long nanos = System.nanoTime() - began;
          return new Result(seed, over.outcome(), over.turn(), orders, nanos);
        }
      }
    }
    throw new IllegalStateException(
        "the game with seed " + seed + " has not ended after " + TOO_MANY + " decisions");
  }

  private static Position obey(Rules rules, Position position, Side side, Bot bot) {
    Order order = bot.decide(rules.view(position, side));
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
                  + refused.cause()
                  + ")");
    };
  }
}
