package fieldmarshal.lab;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.data.Tsv;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

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
public final class History extends LabCommand {
  private static final String TABLE = "fieldmarshal/lab/history.tsv";

  /** The cells of a kept line before its measures: game, scenario, bots, seed. */
  private static final int KEY = 4;

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

  @Option(
      names = "--keep",
      description =
          "Keeps what was measured in this file, a line a game; games that stand there are not"
              + " played again.")
  private @Nullable Path keep;

  History(List<Game> shelf) {
    super(shelf);
  }

  /** Plays and prints. */
  public static void main(String[] args) {
    start(History::new, args);
  }

  @Override
  public Integer call()
      throws InterruptedException, ExecutionException, Game.BadSetup, IOException {
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
      throws InterruptedException, ExecutionException, Game.BadSetup, IOException {
    Rules rules = game.rules(scenario, game.usual(scenario));
    List<Measure> measures = rows.stream().map(row -> Measure.read(row, rules)).toList();
    List<Future<double[]>> played = new ArrayList<>();
    Map<String, double[]> kept = kept(measures.size());
    for (int i = 0; i < games; i++) {
      long each = seed + i;
      double[] known = kept.get(key(game, scenario, each));
      played.add(pool.submit(() -> known != null ? known : play(rules, measures, each)));
    }
    double[][] values = new double[measures.size()][games];
    for (int i = 0; i < games; i++) {
      double[] one = played.get(i).get();
      String key = key(game, scenario, seed + i);
      if (keep != null && !kept.containsKey(key)) {
        Files.writeString(
            keep, line(key, one), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      }
      for (int m = 0; m < one.length; m++) {
        values[m][i] = one[m];
      }
    }
    PrintWriter out = out();
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

  private String key(Game game, String scenario, long gameSeed) {
    return String.join("\t", game.id(), scenario, String.join(",", bots), "" + gameSeed);
  }

  private static String line(String key, double[] values) {
    StringBuilder line = new StringBuilder(key);
    for (double value : values) {
      line.append('\t').append(value);
    }
    return line.append('\n').toString();
  }

  /** The games of the file that have all measures, by what they are. */
  private Map<String, double[]> kept(int measures) throws IOException {
    Map<String, double[]> kept = new HashMap<>();
    if (keep != null && Files.exists(keep)) {
      for (String line : Files.readAllLines(keep)) {
        String[] cells = line.split("\t", -1);
        if (cells.length == KEY + measures) {
          kept.put(
              String.join("\t", Arrays.copyOf(cells, KEY)),
              Arrays.stream(cells, KEY, cells.length).mapToDouble(Double::parseDouble).toArray());
        }
      }
    }
    return kept;
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
