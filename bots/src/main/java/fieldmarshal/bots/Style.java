package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import java.util.random.RandomGenerator;

/**
 * How a planner weighs things.
 *
 * @param drive the ground that victory asks for
 * @param caution what the enemy could do next
 * @param nerve what an attack must promise before it is made, in points
 * @param mass how much more the enemy's losses count than one's own
 * @param shoulder how much units like to stand beside each other
 * @param line what it is worth to keep a hex of the line
 * @param missed how much a march that an attack costs counts against it
 * @param cut the part of what the enemy's hunger would cost him that a raid is credited with
 * @param guard the part of what being cut off would cost that a guard is credited with
 * @param thrift what a unit costs that joins an attack: it can do nothing else this turn
 * @param whim what else sets one plan apart from another: a small liking or dislike for each thing
 *     that can be done, the same whenever it is asked; 0 for none
 * @param noise how often it errs, from 0 to 1
 */
record Style(
    double drive,
    double caution,
    double nerve,
    double mass,
    double shoulder,
    double line,
    double missed,
    double cut,
    double guard,
    double thrift,
    long whim,
    double noise) {
  private static final double LIKING = 1.2;

  static final Style PLAIN = new Style(1.1, 0.4, 0, 1.35, 0.8, 1.5, 0.45, 0.6, 0.3, 0.12, 0, 0);

  /** Different ways to play a turn, the plain one first. */
  static final Style[] BOOK = {
    PLAIN,
    new Style(2, 0.3, 0, 1.35, 0.4, 0.5, 0.8, 0.6, 0.3, 0.12, 0, 0), // forward
    new Style(1, 1, 0.5, 1, 1, 2, 0.7, 0.6, 0.3, 0.12, 0, 0), // careful
    new Style(0.8, 0.25, -1.5, 1.6, 1, 1.5, 0.3, 0.6, 0.3, 0.12, 0, 0), // fight
    new Style(0.4, 2.5, 2, 0.9, 2, 0.5, 0.5, 0.6, 0.3, 0.12, 0, 0), // fall back
    new Style(1, 0.8, 2, 1.1, 1, 5, 0.7, 0.6, 0.3, 0.12, 0, 0), // hold
    new Style(3, 0.6, 1, 1.1, 0.5, 0, 1.2, 0.6, 0.3, 0.12, 0, 0), // run
    new Style(1.4, 0.3, -1.5, 1.4, 0.4, 1.2, 0.5, 0.6, 0.3, 0.12, 0, 0), // press
  };

  Style withNoise(double amount) {
    return new Style(
        drive, caution, nerve, mass, shoulder, line, missed, cut, guard, thrift, whim, amount);
  }

  /** The same without guards, which take more time than anything else. */
  Style withoutGuards() {
    return new Style(
        drive, caution, nerve, mass, shoulder, line, missed, cut, 0, thrift, whim, noise);
  }

  /** The same as a side does well to play it. */
  Style tempered(Appraisal.Temper temper) {
    return new Style(
        drive * temper.drive(),
        caution * temper.caution(),
        nerve + temper.nerve(),
        mass,
        shoulder * temper.shoulder(),
        line * temper.line(),
        missed,
        cut,
        guard,
        thrift,
        whim,
        noise);
  }

  /** A style not far from this one. */
  Style near(RandomGenerator random) {
    return new Style(
        drive * factor(random),
        caution * factor(random),
        nerve + 0.7 * random.nextGaussian(),
        mass * Math.exp(0.15 * random.nextGaussian()),
        shoulder * factor(random),
        line * factor(random),
        missed * factor(random),
        cut * factor(random),
        guard,
        thrift * factor(random),
        random.nextLong(),
        noise);
  }

  /** The same weights with other likings. */
  Style withWhim(long other) {
    return new Style(
        drive, caution, nerve, mass, shoulder, line, missed, cut, guard, thrift, other, noise);
  }

  /** The liking for a thing, in points: about one more or less. */
  double liking(int first, int second) {
    if (whim == 0) {
      return 0;
    }
    long z = whim + (first * 4099L + second + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    // The sum of four even numbers is near enough to a normal one.
    double sum = (z & 0xffff) + (z >>> 16 & 0xffff) + (z >>> 32 & 0xffff) + (z >>> 48 & 0xffff);
    return LIKING * (sum / 65536 - 2) * 1.7;
  }

  private static double factor(RandomGenerator random) {
    return Math.exp(0.4 * random.nextGaussian());
  }
}
