package fieldmarshal.lab.tricks;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.lab.LabCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Plays every trick on each side against a bot, and beside it the staff with the same seeds: a
 * trick that does better than the staff shows what the bot does not understand.
 */
@Command(
    name = "tricks",
    mixinStandardHelpOptions = true,
    description =
        "Plays cheap tricks against a bot, on each side and with the same seeds as the staff, and"
            + " prints a line for each: game, scenario, trick, side, games, share of the points of"
            + " the trick, of the staff in its place, and their difference with the half width of"
            + " its 95 %% interval. A star marks a trick that does better by more than chance.")
public final class TrickSeries extends LabCommand {
  private static final double NORMAL_95 = 1.96;

  @Option(
      names = "--games",
      defaultValue = "100",
      description = "How many of each trick on each side (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The seed of the first game (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--against",
      defaultValue = "staff",
      description = "The bot that is tried (${DEFAULT-VALUE}).")
  @SuppressWarnings("NullAway.Init")
  private String against;

  @Option(names = "--trick", description = "One trick only; all of them, if left out.")
  private @Nullable String only;

  TrickSeries(List<Game> shelf) {
    super(shelf);
  }

  /** Plays and prints. */
  public static void main(String[] args) {
    start(TrickSeries::new, args);
  }

  @Override
  public Integer call() throws InterruptedException, ExecutionException, Game.BadSetup {
    if (Bots.named(against, 1) == null) {
      throw scope.wrong("there is no bot " + against);
    }
    List<Trick> tricks =
        Stream.of(Trick.values()).filter(one -> only == null || one.word().equals(only)).toList();
    if (tricks.isEmpty()) {
      throw scope.wrong(
          "there is no trick "
              + only
              + "; there is "
              + Stream.of(Trick.values()).map(Trick::word).collect(Collectors.joining(", ")));
    }
    try (ExecutorService pool = Executors.newFixedThreadPool(scope.threads())) {
      for (Game game : scope.games(shelf, games)) {
        for (Game.Scenario scenario : game.scenarios()) {
          if (scope.isMeant(scenario)) {
            play(pool, tricks, game, scenario.id());
          }
        }
      }
    }
    return 0;
  }

  private void play(ExecutorService pool, List<Trick> tricks, Game game, String scenario)
      throws InterruptedException, ExecutionException, Game.BadSetup {
    Rules rules = game.rules(scenario, Set.of());
    rules.start(); // made once, before the threads share the rules
    for (Side side : game.sides()) {
      double[] staff = shares(pool, rules, side, null);
      for (Trick trick : tricks) {
        double[] shares = shares(pool, rules, side, trick);
        print(game, scenario, trick, side, shares, staff);
      }
    }
  }

  private double[] shares(ExecutorService pool, Rules rules, Side side, @Nullable Trick trick)
      throws InterruptedException, ExecutionException {
    List<Future<Double>> running = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      long each = seed + i;
      running.add(pool.submit(() -> share(rules, side, trick, each)));
    }
    double[] shares = new double[games];
    for (int i = 0; i < games; i++) {
      shares[i] = running.get(i).get();
    }
    return shares;
  }

  /** What one game gives the side: 1 won, a half drawn. */
  private double share(Rules rules, Side side, @Nullable Trick trick, long gameSeed) {
    Bot[] bots = new Bot[2];
    for (int i = 0; i < bots.length; i++) {
      long own = Duel.botSeed(gameSeed, i);
      bots[i] =
          i != side.index()
              ? named(against, own)
              : trick == null ? named("staff", own) : new Trickster(trick, own);
    }
    try {
      Side winner = Duel.play(rules, bots, gameSeed).outcome().winner();
      return winner == null ? 0.5 : winner.equals(side) ? 1 : 0;
    } finally {
      for (Bot bot : bots) {
        bot.close();
      }
    }
  }

  private static Bot named(String name, long seed) {
    Bot bot = Bots.named(name, seed);
    if (bot == null) {
      throw new IllegalArgumentException("there is no bot " + name);
    }
    return bot;
  }

  private void print(
      Game game, String scenario, Trick trick, Side side, double[] shares, double[] staff) {
    double sum = 0;
    double other = 0;
    double squares = 0;
    for (int i = 0; i < games; i++) {
      double difference = shares[i] - staff[i];
      sum += shares[i];
      other += staff[i];
      squares += difference * difference;
    }
    double mean = (sum - other) / games;
    double variance = Math.max(0, squares / games - mean * mean);
    double half = NORMAL_95 * Math.sqrt(variance / games);
    out()
        .printf(
            Locale.ROOT,
            "%s\t%s\t%s\t%s\t%d\t%.0f\t%.0f\t%+.0f\t%.0f%s%n",
            game.id(),
            scenario,
            trick.word(),
            side.id(),
            games,
            100 * sum / games,
            100 * other / games,
            100 * mean,
            100 * half,
            mean > half ? "\t*" : "");
  }
}
