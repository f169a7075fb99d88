package fieldmarshal.bots.analysis;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Playout;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * How probable it is that the first side wins, from games that staffs play on from a position. With
 * fitted constants a game is broken off after some parts and judged by them; without, it is played
 * to its end.
 */
public final class Sampling {
  /** So many parts of turns are played before a game is judged. */
  private static final int HORIZON = 4;

  /**
   * Players err in ways that staffs do not: so often a game is as good as tossed for. Fitted to 100
   * games of Caporetto (docs/analysis.md).
   */
  private static final double LAPSE = 0.05;

  private static final long SEED = 0x5DEECE66DL;

  private final Rules rules;
  private final @Nullable ChanceModel model;

  public Sampling(Rules rules, @Nullable ChanceModel model) {
    this.rules = rules;
    this.model = model;
  }

  /** Whether games are judged by fitted constants. */
  public boolean fitted() {
    return model != null;
  }

  /**
   * One game; the same number means the same dice from every position.
   *
   * @return not a number where it was broken off
   */
  public double play(Position p, int number, BooleanSupplier stop) {
    return play(p, number, Playout.Cast.staff(SEED + number), stop);
  }

  /** The same, with somebody else for a side in the part that is under way. */
  public double play(Position p, int number, int side, Bot bot, BooleanSupplier stop) {
    return play(p, number, Playout.Cast.staff(SEED + number).with(side, bot), stop);
  }

  private double play(Position p, int number, Playout.Cast cast, BooleanSupplier stop) {
    int parts = model == null ? Integer.MAX_VALUE : HORIZON;
    Playout.End end = Playout.play(rules, p, cast, SEED * (number + 1), parts, stop);
    double won =
        end.outcome() != null
            ? ChanceModel.won(end.outcome())
            : model == null || !end.whole() ? Double.NaN : model.chance(end.position());
    return LAPSE / 2 + (1 - LAPSE) * won;
  }

  /** So many games together. */
  public Estimate estimate(Position p, int games) {
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < games; i++) {
      double won = play(p, i, () -> false);
      sum += won;
      squares += won * won;
    }
    return Estimate.of(sum, squares, games);
  }
}
