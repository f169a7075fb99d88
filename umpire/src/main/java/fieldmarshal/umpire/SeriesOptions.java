package fieldmarshal.umpire;

import fieldmarshal.umpire.json.BadRequest;
import picocli.CommandLine.Option;

/** What every series of games by bots is told: the first seed, how many at once, how long. */
final class SeriesOptions {
  private static final int MOST_GAMES = 100_000;
  private static final int MOST_THREADS = 256;
  private static final int LONGEST_LIMIT = 3600;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The seed of the first game (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      defaultValue = "1",
      description = "How many games are played at once (${DEFAULT-VALUE}).")
  private int threads;

  @Option(
      names = "--limit",
      defaultValue = "5",
      description = "Seconds that another program has for a decision (${DEFAULT-VALUE}).")
  private double limit;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /** Complains of what cannot be. */
  void check(int games) throws BadRequest {
    between("--games", games, MOST_GAMES);
    between("--threads", threads, MOST_THREADS);
    if (!(limit > 0 && limit <= LONGEST_LIMIT)) {
      throw new BadRequest("--limit must lie between 0 and " + LONGEST_LIMIT + " seconds");
    }
  }

  private static void between(String option, int value, int most) throws BadRequest {
    if (value < 1 || value > most) {
      throw new BadRequest(option + " must lie between 1 and " + most);
    }
  }

  long seed() {
    return seed;
  }

  int threads() {
    return threads;
  }

  long limitMillis() {
    return Math.round(limit * 1000);
  }

  boolean json() {
    return json;
  }
}
