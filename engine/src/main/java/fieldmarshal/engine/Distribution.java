package fieldmarshal.engine;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * How probable each whole number is: of hits, of steps lost, of units that go. Distributions of
 * independent dice are added one by one, so that many dice cost little more than one: nobody
 * enumerates all their faces together.
 */
public final class Distribution {
  private final int least;
  private final double[] chances;

  /** The first and the last chance are not zero, unless there is only one. */
  private Distribution(int least, double[] chances) {
    int from = 0;
    int to = chances.length;
    while (to - from > 1 && chances[from] == 0) {
      from++;
    }
    while (to - from > 1 && chances[to - 1] == 0) {
      to--;
    }
    this.least = least + from;
    this.chances = Arrays.copyOfRange(chances, from, to);
  }

  /** One number for certain. */
  public static Distribution certain(int value) {
    return new Distribution(value, new double[] {1});
  }

  /** A number with this probability, else 0. */
  public static Distribution chance(double probability, int value) {
    return certain(value).or(probability, certain(0));
  }

  /** What each face of a die means. */
  public static Distribution die(int faces, IntUnaryOperator meaning) {
    int low = Integer.MAX_VALUE;
    int high = Integer.MIN_VALUE;
    for (int face = 1; face <= faces; face++) {
      low = Math.min(low, meaning.applyAsInt(face));
      high = Math.max(high, meaning.applyAsInt(face));
    }
    double[] chances = new double[high - low + 1];
    for (int face = 1; face <= faces; face++) {
      chances[meaning.applyAsInt(face) - low] += 1.0 / faces;
    }
    return new Distribution(low, chances);
  }

  /** The sum of independent numbers; 0 where there are none. */
  public static Distribution sum(List<Distribution> parts) {
    Distribution sum = certain(0);
    for (Distribution part : parts) {
      sum = sum.plus(part);
    }
    return sum;
  }

  /** The sum of this number and another that does not depend on it. */
  public Distribution plus(Distribution other) {
    double[] sums = new double[chances.length + other.chances.length - 1];
    for (int i = 0; i < chances.length; i++) {
      for (int j = 0; j < other.chances.length; j++) {
        sums[i + j] += chances[i] * other.chances[j];
      }
    }
    return new Distribution(least + other.least, sums);
  }

  /** The higher of this number and another that does not depend on it. */
  public Distribution highest(Distribution other) {
    int low = Math.max(least, other.least);
    int high = Math.max(most(), other.most());
    double[] result = new double[high - low + 1];
    double before = 0;
    for (int value = low; value <= high; value++) {
      double upTo = (1 - atLeast(value + 1)) * (1 - other.atLeast(value + 1));
      result[value - low] = Math.max(0, upTo - before);
      before = upTo;
    }
    return new Distribution(low, result);
  }

  /** This one with the given probability, the other else. */
  public Distribution or(double probability, Distribution other) {
    int low = Math.min(least, other.least);
    double[] mixed = new double[Math.max(most(), other.most()) - low + 1];
    add(mixed, low, probability);
    other.add(mixed, low, 1 - probability);
    return new Distribution(low, mixed);
  }

  /** What follows from each number: a table that is entered with it, a die that it changes. */
  public Distribution then(IntFunction<Distribution> next) {
    Distribution[] each = new Distribution[chances.length];
    int low = Integer.MAX_VALUE;
    int high = Integer.MIN_VALUE;
    for (int i = 0; i < chances.length; i++) {
      if (chances[i] > 0) {
        each[i] = next.apply(least + i);
        low = Math.min(low, each[i].least);
        high = Math.max(high, each[i].most());
      }
    }
    double[] mixed = new double[high - low + 1];
    for (int i = 0; i < chances.length; i++) {
      if (chances[i] > 0) {
        each[i].add(mixed, low, chances[i]);
      }
    }
    return new Distribution(low, mixed);
  }

  /** The number that each number is turned into. */
  public Distribution map(IntUnaryOperator turn) {
    return then(value -> certain(turn.applyAsInt(value)));
  }

  private void add(double[] into, int low, double weight) {
    for (int i = 0; i < chances.length; i++) {
      into[least + i - low] += weight * chances[i];
    }
  }

  public int least() {
    return least;
  }

  public int most() {
    return least + chances.length - 1;
  }

  public double expected() {
    double expected = 0;
    for (int i = 0; i < chances.length; i++) {
      expected += chances[i] * (least + i);
    }
    return expected;
  }

  public double probability(int value) {
    return value < least || value > most() ? 0 : chances[value - least];
  }

  /** How probable it is that the number is this or more. */
  public double atLeast(int value) {
    double sum = 0;
    for (int i = Math.max(0, value - least); i < chances.length; i++) {
      sum += chances[i];
    }
    return sum;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Distribution that
        && least == that.least
        && Arrays.equals(chances, that.chances);
  }

  @Override
  public int hashCode() {
    return 31 * least + Arrays.hashCode(chances);
  }

  @Override
  public String toString() {
    return least + ": " + Arrays.toString(chances);
  }
}
