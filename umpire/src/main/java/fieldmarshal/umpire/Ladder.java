package fieldmarshal.umpire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Who is how strong, out of the games that they played: Elo with 95 % intervals. */
final class Ladder {
  private static final int ROUNDS = 200;
  private static final int SAMPLES = 200;
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

  /** The mean of all is 1500. Intervals come from drawing the games again and again. */
  List<Rating> ratings() {
    double[] fitted = fit(games);
    double[][] drawn = new double[SAMPLES][];
    SplittableRandom random = new SplittableRandom(1917);
    for (int i = 0; i < SAMPLES; i++) {
      List<Played> again = new ArrayList<>();
      for (int j = 0; j < games.size(); j++) {
        again.add(games.get(random.nextInt(games.size())));
      }
      drawn[i] = fit(again);
    }
    List<Rating> ratings = new ArrayList<>();
    for (int bot = 0; bot < bots; bot++) {
      double[] own = new double[SAMPLES];
      for (int i = 0; i < SAMPLES; i++) {
        own[i] = drawn[i][bot];
      }
      Arrays.sort(own);
      ratings.add(
          new Rating(fitted[bot], own[(int) (0.025 * SAMPLES)], own[(int) (0.975 * SAMPLES) - 1]));
    }
    return ratings;
  }

  /** The strengths under which the results are most likely; half a draw of each pair is added. */
  private double[] fit(List<Played> sample) {
    double[][] won = new double[bots][bots];
    for (Played game : sample) {
      won[game.first()][game.second()] += game.score();
      won[game.second()][game.first()] += 1 - game.score();
    }
    double[] strength = new double[bots];
    Arrays.fill(strength, 1);
    for (int round = 0; round < ROUNDS; round++) {
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
}
