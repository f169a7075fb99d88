package fieldmarshal.umpire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Who is how strong, out of the games that they played: Elo with 95 % intervals. */
final class Ladder {
  private static final int MOST_ROUNDS = 20_000;

  /** When no strength changes by a larger part in a round, they are found. */
  private static final double ENOUGH = 1e-7;

  private static final int SAMPLES = 1000;
  private static final double SCALE = 400 / Math.log(10);

  /**
   * A game.
   *
   * @param first the bot on the first side
   * @param score 1 when it won, 0 when it lost, a half in a draw
   * @param longestFirst the longest of its player-turns, in milliseconds
   */
  record Played(int first, int second, double score, long longestFirst, long longestSecond) {}

  /** A bot's strength. */
  record Rating(double elo, double low, double high) {}

  /** A share with its 95 % interval by Wilson's formula; a draw is half won. */
  record Share(double won, int drawn, int of, double low, double high) {
    static Share of(double won, int drawn, int of) {
      if (of == 0) {
        return new Share(0, 0, 0, 0, 1);
      }
      double z = 1.96;
      double p = won / of;
      double middle = (p + z * z / (2 * of)) / (1 + z * z / of);
      double half = z * Math.sqrt(p * (1 - p) / of + z * z / (4.0 * of * of)) / (1 + z * z / of);
      return new Share(won, drawn, of, Math.max(0, middle - half), Math.min(1, middle + half));
    }

    double rate() {
      return of == 0 ? 0 : won / of;
    }
  }

  private final int bots;
  private final List<Played> games;

  Ladder(int bots, List<Played> games) {
    this.bots = bots;
    this.games = List.copyOf(games);
  }

  /** The games that a bot played on a side (-1 for both), against another (-1 for all). */
  Share share(int bot, int side, int other) {
    double won = 0;
    int drawn = 0;
    int of = 0;
    for (Played game : games) {
      if (game.first() == game.second()) {
        continue;
      }
      if (game.first() == bot && side != 1 && (other < 0 || game.second() == other)) {
        won += game.score();
      } else if (game.second() == bot && side != 0 && (other < 0 || game.first() == other)) {
        won += 1 - game.score();
      } else {
        continue;
      }
      drawn += game.score() == 0.5 ? 1 : 0;
      of++;
    }
    return Share.of(won, drawn, of);
  }

  /** The longest of a bot's player-turns, in milliseconds. */
  long longest(int bot) {
    long longest = 0;
    for (Played game : games) {
      longest = game.first() == bot ? Math.max(longest, game.longestFirst()) : longest;
      longest = game.second() == bot ? Math.max(longest, game.longestSecond()) : longest;
    }
    return longest;
  }

  /**
   * The mean of all is 1500. Intervals come from drawing for each pair, again and again, what its
   * share might truly be after these games (Beta distribution, Jeffreys' prior): so they have a
   * width even where one bot has won all games.
   */
  List<Rating> ratings() {
    double[][] won = new double[bots][bots];
    for (Played game : games) {
      won[game.first()][game.second()] += game.score();
      won[game.second()][game.first()] += 1 - game.score();
    }
    double[] fitted = fit(won);
    double[][] drawn = new double[SAMPLES][];
    SplittableRandom random = new SplittableRandom(1917);
    for (int i = 0; i < SAMPLES; i++) {
      drawn[i] = fit(again(won, random));
    }
    List<Rating> ratings = new ArrayList<>();
    for (int bot = 0; bot < bots; bot++) {
      double[] own = new double[SAMPLES];
      for (int i = 0; i < SAMPLES; i++) {
        own[i] = drawn[i][bot];
      }
      Arrays.sort(own);
      ratings.add(
          new Rating(
              fitted[bot],
              Math.min(fitted[bot], own[(int) (0.025 * SAMPLES)]),
              Math.max(fitted[bot], own[(int) (0.975 * SAMPLES) - 1])));
    }
    return ratings;
  }

  /** The same games with other luck. */
  private double[][] again(double[][] won, SplittableRandom random) {
    double[][] again = new double[bots][bots];
    for (int i = 0; i < bots; i++) {
      for (int j = i + 1; j < bots; j++) {
        double played = won[i][j] + won[j][i];
        if (played > 0) {
          double first = gamma(won[i][j] + 0.5, random);
          double share = first / (first + gamma(won[j][i] + 0.5, random));
          again[i][j] = share * played;
          again[j][i] = played - again[i][j];
        }
      }
    }
    return again;
  }

  /** A number of the Gamma distribution, by the method of Marsaglia and Tsang. */
  private static double gamma(double shape, SplittableRandom random) {
    if (shape < 1) {
      return gamma(shape + 1, random) * Math.pow(random.nextDouble(), 1 / shape);
    }
    double d = shape - 1.0 / 3;
    double c = 1 / Math.sqrt(9 * d);
    while (true) {
      double x = random.nextGaussian();
      double v = Math.pow(1 + c * x, 3);
      if (v > 0 && Math.log(1 - random.nextDouble()) < 0.5 * x * x + d - d * v + d * Math.log(v)) {
        return d * v;
      }
    }
  }

  /** The strengths under which the results are most likely; half a draw of each pair is added. */
  private double[] fit(double[][] won) {
    double[] strength = new double[bots];
    Arrays.fill(strength, 1);
    double change = 1;
    for (int round = 0; round < MOST_ROUNDS && change > ENOUGH; round++) {
      double[] next = new double[bots];
      for (int i = 0; i < bots; i++) {
        double wins = 0;
        double weight = 0;
        for (int j = 0; j < bots; j++) {
          if (j != i) {
            wins += won[i][j] + 0.25;
            weight += (won[i][j] + won[j][i] + 0.5) / (strength[i] + strength[j]);
          }
        }
        next[i] = weight == 0 ? 1 : wins / weight;
      }
      change = change(strength, next);
      strength = next;
    }
    double mean = 0;
    for (double each : strength) {
      mean += Math.log(each) / bots;
    }
    double[] elo = new double[bots];
    for (int i = 0; i < bots; i++) {
      elo[i] = 1500 + SCALE * (Math.log(strength[i]) - mean);
    }
    return elo;
  }

  private static double change(double[] before, double[] after) {
    double change = 0;
    for (int i = 0; i < before.length; i++) {
      change = Math.max(change, Math.abs(after[i] / before[i] - 1));
    }
    return change;
  }
}
