package fieldmarshal.bots;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A game that is played on in thought from some position, for some parts of a turn or to its end.
 * With one seed dice fall the same for the same purpose after the same attack, from whatever
 * position, so that positions can be compared.
 */
public final class Playout {
  private static final int TOO_MANY = 100_000;

  /**
   * Where it ended.
   *
   * @param outcome of the game, if it came to its end
   * @param whole whether it was played as far as was asked
   */
  public record End(Position position, @Nullable Outcome outcome, boolean whole) {}

  /** Who plays: two bots for the part that is under way, and two for the parts after it. */
  public record Cast(Bot[] first, Bot[] later) {
    /** The plain staff for both sides. */
    public static Cast staff(long seed) {
      Bot[] bots = {new Staff(Duel.botSeed(seed, 0)), new Staff(Duel.botSeed(seed, 1))};
      return new Cast(bots, bots);
    }

    /** The staff that takes little time, as the marshal has it play in thought. */
    public static Cast brisk(long seed) {
      Bot[] bots = {
        Staff.brisk(Style.PLAIN, Duel.botSeed(seed, 0)),
        Staff.brisk(Style.PLAIN, Duel.botSeed(seed, 1))
      };
      return new Cast(bots, bots);
    }

    /** The same, with somebody else for a side in the first part. */
    public Cast with(int side, Bot bot) {
      Bot[] changed = first.clone();
      changed[side] = bot;
      return new Cast(changed, later);
    }
  }

  private Playout() {}

  /** The turn and its part, as a word: it changes when another part begins. */
  public static String part(Decision.Choose choose) {
    return choose.turn() + "/" + choose.part().number();
  }

  /**
   * Plays on.
   *
   * @param parts how many parts of turns, the one under way included
   * @param stop whether nobody wants it any more
   */
  public static End play(
      Rules rules, Position from, Cast cast, long seed, int parts, BooleanSupplier stop) {
    SharedDice dice = new SharedDice(seed);
    Position p = from;
    String began = "";
    int played = 0;
    for (int i = 0; i < TOO_MANY; i++) {
      switch (rules.decision(p)) {
        case Decision.Chance chance -> p = rules.roll(p, dice.roll(chance)).next();
        case Decision.Over over -> {
          return new End(p, over.outcome(), true);
        }
        case Decision.Choose choose -> {
          String now = part(choose);
          if (!now.equals(began)) {
            played += began.isEmpty() ? 0 : 1;
            began = now;
            if (played == parts) {
              return new End(p, null, true);
            }
            if (stop.getAsBoolean()) {
              return new End(p, null, false);
            }
          }
          Bot bot = (played == 0 ? cast.first() : cast.later())[choose.side().index()];
          Order order = bot.decide(rules.view(p, choose.side()));
          dice.follow(order);
          p = next(rules, p, bot, order);
        }
      }
    }
    throw new IllegalStateException("goes on for ever");
  }

  /** What comes of an order that a bot has given. */
  static Position next(Rules rules, Position p, Bot bot, Order order) {
    Granted foreseen = bot.foreseen(p, order);
    if (foreseen != null) {
      return foreseen.next();
    }
    if (!(rules.judge(p, order) instanceof Granted granted)) {
      throw new IllegalStateException("refused: " + order);
    }
    return granted.next();
  }
}
