package fieldmarshal.bots.analysis;

/**
 * A chance that was estimated from games.
 *
 * @param chance the mean
 * @param error how far it may be off: its standard error
 * @param games how many games it was estimated from; 0 where it is known
 */
public record Estimate(double chance, double error, int games) {
  private static final double CONFIDENCE = 1.96;

  /** So much a single game may differ at least, however alike the first ones came out. */
  private static final double LEAST_SPREAD = 0.05;

  /** What is known for certain. */
  public static Estimate certain(double chance) {
    return new Estimate(chance, 0, 0);
  }

  /** Of the sums of so many games. */
  public static Estimate of(double sum, double squares, int games) {
    double mean = sum / games;
    double variance = games < 2 ? 0.25 : Math.max(0, squares - games * mean * mean) / (games - 1);
    // As if two games more had been as uncertain as a game can be: few games tell little.
    double spread =
        Math.max(LEAST_SPREAD * LEAST_SPREAD, (variance * games + 2 * 0.05) / (games + 2));
    return new Estimate(mean, Math.sqrt(spread / games), games);
  }

  /** The lower end of the interval of 95 %. */
  public double low() {
    return Math.max(0, chance - CONFIDENCE * error);
  }

  /** The upper end of it. */
  public double high() {
    return Math.min(1, chance + CONFIDENCE * error);
  }
}
