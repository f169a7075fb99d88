package fieldmarshal.bots;

import fieldmarshal.bots.Playout.Cast;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Plays the first turns of a game in thought, again and again, and forgets them: a virtual machine
 * that has seen a game played searches several times as fast as one that has not, and the first
 * turns of a match matter most.
 */
public final class Practice {
  /** So many parts of turns are played before it begins anew. */
  private static final int PARTS = 6;

  private Practice() {}

  /**
   * Plays for some time.
   *
   * @param opening where the game begins
   * @param stop whether somebody needs the machine for something better
   */
  public static void play(Rules rules, Position opening, Duration most, BooleanSupplier stop) {
    long end = System.nanoTime() + most.toNanos();
    BooleanSupplier over = () -> stop.getAsBoolean() || System.nanoTime() - end >= 0;
    for (long seed = 1; !over.getAsBoolean(); seed++) {
      Bot[] bots = {Staff.brisk(Style.PLAIN, seed), Staff.brisk(Style.PLAIN, ~seed)};
      Playout.play(rules, opening, new Cast(bots, bots), seed, PARTS, over);
    }
  }
}
