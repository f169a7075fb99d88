package fieldmarshal.lab;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.data.Tsv;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * Plays a campaign many times with bots and sets what happened beside history. What is measured
 * stands in {@code history.tsv}: totals by turn, places held, taken or fought for.
 */
@Command(
    name = "history",
    mixinStandardHelpOptions = true,
    description =
        "Plays whole games with bots, usual options, and tells for every measure of the game its"
            + " mean, its quartiles and in how many games it is what was wanted.")
public final class History implements Callable<Integer> {
  private static final String TABLE = "fieldmarshal/lab/history.tsv";

  private final List<Game> shelf;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Option(
      names = "--games",
      defaultValue = "200",
      description = "How many of each scenario (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The seed of the first game (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--bots",
      split = ",",
      defaultValue = "staff,staff",
      description = "A bot for each side, in the order of the sides (${DEFAULT-VALUE}).")
  @SuppressWarnings("NullAway.Init")
  private List<String> bots;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private Scope scope;

  History(List<Game> shelf) {
    this.shelf = shelf;
  }

  /** Plays and prints. */
  public static void main(String[] args) {
    Scope.main(History::run, args);
  }

  /** The same with games and printers of one's own. */
  static int run(List<Game> shelf, PrintWriter out, PrintWriter err, String... args) {
    return new CommandLine(new History(shelf)).setOut(out).setErr(err).execute(args);
  }

  @Override
  public Integer call() throws InterruptedException, ExecutionException, Game.BadSetup {
    if (bots.size() != 2) {
      throw scope.wrong("--bots must name two, one for each side");
    }
    for (String name : bots) {
      if (Bots.named(name, 1) == null) {
        throw scope.wrong("there is no bot " + name);
      }
    }
    List<Tsv.Row> rows = Tsv.resource(TABLE);
    try (ExecutorService pool = Executors.newFixedThreadPool(scope.threads())) {
      for (Game game : scope.games(shelf, games)) {
        for (Game.Scenario scenario : game.scenarios()) {
          List<Tsv.Row> own =
              rows.stream()
                  .filter(row ->
                      row.text("game").equals(game.id())
                          && row.text("scenario").equals(scenario.id()))
                  .toList();
          if (scope.isMeant(scenario) && !own.isEmpty()) {
            tell(pool, game, scenario.id(), own);
          }
        }
      }
    }
    return 0;
  }

  private void tell(ExecutorService pool, Game game, String scenario, List<Tsv.Row> rows)
      throws InterruptedException, ExecutionException, Game.BadSetup {
    Rules rules = game.rules(scenario, game.usual(scenario));
    List<Measure> measures = rows.stream().map(row -> Measure.read(row, rules)).toList();
    List<Future<double[]>> played = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      long each = seed + i;
      played.add(pool.submit(() -> play(rules, measures, each)));
    }
    double[][] values = new double[measures.size()][games];
    for (int i = 0; i < games; i++) {
      double[] one = played.get(i).get();
      for (int m = 0; m < one.length; m++) {
        values[m][i] = one[m];
      }
    }
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        Locale.ROOT,
        "%s %s, %d games, %s%n",
        game.id(),
        scenario,
        games,
        String.join(" against ", bots));
    for (int m = 0; m < values.length; m++) {
      out.println(measures.get(m).report(values[m]));
    }
  }

  private double[] play(Rules rules, List<Measure> measures, long gameSeed) {
    Bot[] players = new Bot[bots.size()];
    for (int side = 0; side < players.length; side++) {
      Bot bot = Bots.named(bots.get(side), Duel.botSeed(gameSeed, side));
      if (bot == null) {
        throw new IllegalArgumentException("there is no bot " + bots.get(side));
      }
      players[side] = bot;
    }
    Chronicle chronicle = Chronicle.play(rules, players, gameSeed);
    return measures.stream().mapToDouble(one -> one.value().applyAsDouble(chronicle)).toArray();
  }
}
