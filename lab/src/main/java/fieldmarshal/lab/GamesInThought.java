package fieldmarshal.lab;

import fieldmarshal.bots.Playout;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Rules;
import fieldmarshal.games.Shelf;
import java.util.function.LongUnaryOperator;

/**
 * Plays a whole game as the marshal does in thought, from a seed, and returns a hash of its end.
 * {@link Beside} loads it once with each of two builds.
 */
public final class GamesInThought implements LongUnaryOperator {
  private static final int TO_THE_END = 100_000;

  private final Rules rules;

  /** Prepares games of a scenario with its usual options. */
  public GamesInThought(String game, String scenario) throws Game.BadSetup {
    Game found = Shelf.find(game);
    if (found == null) {
      throw new IllegalArgumentException("there is no game " + game);
    }
    rules = found.rules(scenario, found.usual(scenario));
  }

  @Override
  public long applyAsLong(long seed) {
    Playout.Cast cast = Playout.Cast.brisk(seed);
    return Playout.play(rules, rules.start(), cast, seed, TO_THE_END, () -> false)
        .position()
        .hashCode();
  }
}
