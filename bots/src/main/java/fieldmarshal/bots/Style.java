package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Playbook;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** How a planner weighs things. */
final class Style {
  private static final double LIKING = 1.2;

  static final Style PLAIN = new Style(new Weights());

  /** Different ways to play a part of a turn, the plain one first. */
  static final Style[] BOOK = {
    PLAIN,
    // Forward.
    PLAIN.with(w -> {
      w.drive = 2;
      w.caution = 0.3;
      w.closeness = 0.4;
      w.line = 0.5;
      w.missed = 0.8;
    }),
    // Careful.
    PLAIN.with(w -> {
      w.drive = 1;
      w.caution = 1;
      w.leastGain = 0.5;
      w.mass = 1;
      w.closeness = 1;
      w.line = 2;
      w.missed = 0.7;
    }),
    // Fight.
    PLAIN.with(w -> {
      w.drive = 0.8;
      w.caution = 0.25;
      w.leastGain = -1.5;
      w.mass = 1.6;
      w.closeness = 1;
      w.missed = 0.3;
    }),
    // Fall back.
    PLAIN.with(w -> {
      w.drive = 0.4;
      w.caution = 2.5;
      w.leastGain = 2;
      w.mass = 0.9;
      w.closeness = 2;
      w.line = 0.5;
      w.missed = 0.5;
    }),
    // Hold.
    PLAIN.with(w -> {
      w.drive = 1;
      w.caution = 0.8;
      w.leastGain = 2;
      w.mass = 1.1;
      w.closeness = 1;
      w.line = 5;
      w.missed = 0.7;
    }),
    // Run.
    PLAIN.with(w -> {
      w.drive = 3;
      w.caution = 0.6;
      w.leastGain = 1;
      w.mass = 1.1;
      w.closeness = 0.5;
      w.line = 0;
      w.missed = 1.2;
    }),
    // Press.
    PLAIN.with(w -> {
      w.drive = 1.4;
      w.caution = 0.3;
      w.leastGain = -1.5;
      w.mass = 1.4;
      w.closeness = 0.4;
      w.line = 1.2;
      w.missed = 0.5;
    }),
  };

  /** The weights by name, while a style is made; at first those of the plain style. */
  static final class Weights implements Cloneable {
    /** The ground that victory asks for. */
    double drive = 1.1;

    /** What the enemy could do next. */
    double caution = 0.4;

    /** What an attack must promise before it is made, in points. */
    double leastGain = 0;

    /** How much more the enemy's losses count than one's own. */
    double mass = 1.35;

    /** How much units like to stand beside each other. */
    double closeness = 0.8;

    /** What it is worth to keep a hex of the line. */
    double line = 1.5;

    /** How much a march that an attack costs counts against it. */
    double missed = 0.45;

    /** How much of what it costs the enemy to be out of supply a raid is credited with. */
    double cut = 0.6;

    /** How much of what being cut off would cost a guard is credited with. */
    double guard = 0.3;

    /** How much a long way back to supply counts for whoever is out of it. */
    double home = 1;

    /** How much it counts that the enemy's next movement could cut off who stands there. */
    double foresight = 1;

    /** How much it draws depots where troops are. */
    double serve = 0.3;

    /** How much it counts to reopen a line of supply. */
    double relief = 1;

    /** What a unit costs that joins an attack: it can do nothing else in this part. */
    double thrift = 0.12;

    /** How much what an attack wins counts: the hex, the ground behind it, a goal. */
    double prize = 1;

    /** How much it counts to have a fighter in a hex worth holding. */
    double hold = 1;

    /** How long combat waits for those who may still march, where the player chooses its moment. */
    double patience = 1;

    /** How much it counts that a unit that attacks here can attack nowhere else. */
    double effort = 1;

    /** How much units like to go on where the enemy has left. */
    double follow = 1;

    /** How much steps count against ground when a question is answered. */
    double steps = 1;

    /** How much attacks count that can be made only in the next part. */
    double prepare = 1;

    /**
     * What else sets one plan apart from another: a small liking or dislike for each thing that can
     * be done, the same whenever it is asked; 0 for none.
     */
    long variation = 0;

    /** What the game is to tell for a page of its playbook. */
    Playbook.Page page = Playbook.Page.BLANK;

    /** What the side is about for some turns; null where it has no main effort. */
    @Nullable Axis axis = null;

    /** How often it errs, from 0 to 1. */
    double noise = 0;

    /** The share of its units that it leaves where they stand. */
    double forgets = 0;

    /** Which these are. */
    long memory = 0;

    /** Changes a weight as a playbook says: by a factor, or by an amount that is added. */
    private void change(Playbook.Weight weight, double by) {
      switch (weight) {
        case DRIVE -> drive *= by;
        case CAUTION -> caution *= by;
        case LEAST_GAIN -> leastGain += by;
        case MASS -> mass *= by;
        case CLOSENESS -> closeness *= by;
        case LINE -> line *= by;
        case MISSED -> missed *= by;
        case CUT -> cut *= by;
        case GUARD -> guard *= by;
        case THRIFT -> thrift *= by;
        case PRIZE -> prize *= by;
        case HOLD -> hold *= by;
        case PATIENCE -> patience *= by;
        case EFFORT -> effort *= by;
        case FOLLOW -> follow += by;
        case STEPS -> steps *= by;
        case PREPARE -> prepare *= by;
      }
    }

    private Weights copy() {
      try {
        return (Weights) clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private final Weights weights;

  private Style(Weights weights) {
    this.weights = weights;
  }

  /** The same with some weights changed. */
  Style with(Consumer<Weights> change) {
    Weights changed = weights.copy();
    change.accept(changed);
    return new Style(changed);
  }

  double drive() {
    return weights.drive;
  }

  double caution() {
    return weights.caution;
  }

  double leastGain() {
    return weights.leastGain;
  }

  double mass() {
    return weights.mass;
  }

  double closeness() {
    return weights.closeness;
  }

  double line() {
    return weights.line;
  }

  double missed() {
    return weights.missed;
  }

  double cut() {
    return weights.cut;
  }

  double guard() {
    return weights.guard;
  }

  double home() {
    return weights.home;
  }

  double foresight() {
    return weights.foresight;
  }

  double serve() {
    return weights.serve;
  }

  double relief() {
    return weights.relief;
  }

  double thrift() {
    return weights.thrift;
  }

  double prize() {
    return weights.prize;
  }

  double hold() {
    return weights.hold;
  }

  double patience() {
    return weights.patience;
  }

  double effort() {
    return weights.effort;
  }

  double follow() {
    return weights.follow;
  }

  double steps() {
    return weights.steps;
  }

  double prepare() {
    return weights.prepare;
  }

  Playbook.Page page() {
    return weights.page;
  }

  @Nullable Axis axis() {
    return weights.axis;
  }

  /** The same with another axis, or without one. */
  Style withAxis(@Nullable Axis axis) {
    return with(w -> w.axis = axis);
  }

  /** How much more than usual a hex draws a unit, in points. */
  double pull(int hex) {
    return weights.axis == null ? 0 : weights.axis.pull(hex);
  }

  /** How much more than usual an attack on a hex counts, in points. */
  double weight(int target) {
    return weights.axis == null ? 0 : weights.axis.weight(target);
  }

  double noise() {
    return weights.noise;
  }

  Style withNoise(double amount) {
    return with(w -> w.noise = amount);
  }

  /**
   * The same, but some units are left where they stand.
   *
   * @param share how many of them
   * @param memory which they are
   */
  Style forgetting(double share, long memory) {
    return share == 0
        ? this
        : with(w -> {
          w.forgets = share;
          w.memory = memory;
        });
  }

  /** Whether a unit is left where it stands. */
  boolean forgets(int unit) {
    return weights.forgets > 0
        && new SplittableRandom(weights.memory + unit * 0x9E3779B97F4A7C15L).nextDouble()
            < weights.forgets;
  }

  /** The same without guards, which take more time than anything else. */
  Style withoutGuards() {
    return with(w -> w.guard = 0);
  }

  /** The same with what a page of a playbook changes. */
  Style with(Playbook.Page page) {
    return with(w -> {
      page.changes().forEach(w::change);
      w.page = page;
    });
  }

  /** The same as a side does well to play it. */
  Style withPosture(Appraisal.Posture posture) {
    return with(w -> {
      w.drive *= posture.drive();
      w.caution *= posture.caution();
      w.leastGain += posture.leastGain();
      w.closeness *= posture.closeness();
      w.line *= posture.line();
    });
  }

  /** A style not far from this one. */
  Style near(RandomGenerator random) {
    return with(w -> {
      w.drive *= factor(random);
      w.caution *= factor(random);
      w.leastGain += 0.7 * random.nextGaussian();
      w.mass *= Math.exp(0.15 * random.nextGaussian());
      w.closeness *= factor(random);
      w.line *= factor(random);
      w.missed *= factor(random);
      w.cut *= factor(random);
      w.thrift *= factor(random);
      w.variation = random.nextLong();
    });
  }

  /** The same weights with other likings. */
  Style withVariation(long other) {
    return with(w -> w.variation = other);
  }

  /** The liking for a thing, in points: about one more or less. */
  double liking(int first, int second) {
    if (weights.variation == 0) {
      return 0;
    }
    long z = weights.variation + (first * 4099L + second + 1) * 0x9E3779B97F4A7C15L;
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
