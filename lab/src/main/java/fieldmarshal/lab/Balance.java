package fieldmarshal.lab;

import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.Catalogue;
import fieldmarshal.umpire.json.BadRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * How often each side wins when bots play: the figures that the lobby shows. One line of the file
 * for each scenario; the seeds are 1 to the number of games, so that a line can be played again.
 */
@Command(
    name = "balance",
    mixinStandardHelpOptions = true,
    description =
        "Lets bots play every scenario of every game with the usual options, seeds 1 to N, and"
            + " writes down how often each side won, for the lobby. With --game or --scenario only"
            + " those lines of the file are written anew.")
public final class Balance extends LabCommand {
  private static final long TELL_EVERY = 5_000_000_000L;

  private static final String COLUMNS = "game\tscenario\tbots\tgames\tfirst\tsecond\tdrawn\tturns";

  @Option(
      names = "--games",
      defaultValue = "200",
      description = "How many of each scenario (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--bots",
      split = ",",
      defaultValue = "staff,staff",
      description = "A bot for each side, in the order of the sides (${DEFAULT-VALUE}).")
  @SuppressWarnings("NullAway.Init")
  private List<String> bots;

  @Option(
      names = "--file",
      defaultValue = "server/src/main/resources/fieldmarshal/server/balance.tsv",
      description = "What is written (${DEFAULT-VALUE}).")
  @SuppressWarnings("NullAway.Init")
  private Path file;

  Balance(List<Game> shelf) {
    super(shelf);
  }

  /** Plays and writes. */
  public static void main(String[] args) {
    start(Balance::new, args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    check();
    Map<String, String> known = known();
    Map<String, String> lines = new LinkedHashMap<>();
    for (Game each : shelf) {
      for (Game.Scenario one : each.scenarios()) {
        String key = each.id() + "\t" + one.id();
        if (scope.isMeant(each, one)) {
          String line = key + "\t" + play(each, one);
          lines.put(key, line);
          out().println(line);
        } else if (known.containsKey(key)) {
          lines.put(key, known.get(key));
        }
      }
    }
    List<String> all = new ArrayList<>();
    all.add(
        "# How often each side wins when bots play, usual options, seeds 1 to the number of"
            + " games.");
    all.add("# Last made by: " + command());
    all.add(COLUMNS);
    all.addAll(lines.values());
    Files.write(file, all, StandardCharsets.UTF_8);
    return 0;
  }

  /** What gives the same lines again; how many threads there are makes no difference. */
  private String command() {
    return "./fieldmarshal balance --games "
        + games
        + " --bots "
        + String.join(",", bots)
        + scope.typed();
  }

  // ---- what to play

  /** Nothing is played for hours in order to fail then. */
  private void check() {
    scope.games(shelf, games);
    if (bots.size() != 2 || bots.stream().anyMatch(bot -> Bots.named(bot, 1) == null)) {
      throw scope.wrong(
          "--bots: there is no such pair as "
              + String.join(",", bots)
              + "; name two of "
              + String.join(", ", Bots.names()));
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw scope.wrong("there is no folder for " + file);
    }
  }

  /** The lines that are in the file already, by game and scenario. */
  private Map<String, String> known() throws IOException {
    Map<String, String> known = new LinkedHashMap<>();
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        String[] cells = line.split("\t", 3);
        if (cells.length == 3) {
          known.put(cells[0] + "\t" + cells[1], line);
        }
      }
    }
    return known;
  }

  // ---- playing

  private String play(Game of, Game.Scenario one) throws InterruptedException {
    Rules rules = rules(of, one.id());
    rules.start(); // made once, before the threads share the rules
    String[] names = bots.toArray(String[]::new);
    int[] won = new int[3];
    long turns = 0;
    ExecutorService pool = Executors.newFixedThreadPool(scope.threads());
    try {
      List<Future<Duel.Result>> running = new ArrayList<>(games);
      for (int i = 1; i <= games; i++) {
        long seed = i;
        running.add(pool.submit(() -> Duel.play(rules, names, seed)));
      }
      long told = System.nanoTime();
      for (int i = 0; i < games; i++) {
        Duel.Result result = await(running.get(i), of, one, i + 1);
        Side winner = result.outcome().winner();
        won[winner == null ? 2 : winner.index()]++;
        turns += result.turns() - one.firstTurn() + 1;
        if (System.nanoTime() - told > TELL_EVERY) {
          told = System.nanoTime();
          err().printf("%s %s: %d of %d games played%n", of.id(), one.id(), i + 1, games);
        }
      }
    } finally {
      pool.shutdownNow();
    }
    return String.format(
        Locale.ROOT,
        "%s\t%d\t%d\t%d\t%d\t%.1f",
        String.join(",", bots),
        games,
        won[0],
        won[1],
        won[2],
        turns / (double) games);
  }

  private Rules rules(Game of, String scenarioId) {
    try {
      return new Catalogue(shelf).open(of.id(), scenarioId, null).rules();
    } catch (BadRequest e) {
      throw new IllegalStateException(of.id() + " " + scenarioId, e);
    }
  }

  private static Duel.Result await(Future<Duel.Result> played, Game of, Game.Scenario one, int seed)
      throws InterruptedException {
    try {
      return played.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(
          of.id() + " " + one.id() + ": the game with seed " + seed + " broke off", e.getCause());
    }
  }
}
