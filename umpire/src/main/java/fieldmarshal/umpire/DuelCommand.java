package fieldmarshal.umpire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.Notation;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets bots play whole matches without a screen. */
@Command(
    name = "duel",
    mixinStandardHelpOptions = true,
    description =
        "Lets two bots play whole games and prints how each ended. One seed gives one game; with"
            + " several games the seed goes up by one from each to the next.")
final class DuelCommand implements Callable<Integer> {
  private static final long TELL_EVERY = 2_000_000_000L;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Option(names = "--game", required = true, description = "The game, such as gwe-caporetto.")
  @SuppressWarnings("NullAway.Init")
  private String game;

  @Option(
      names = "--scenario",
      description = "The scenario. Default: the first scenario of the game.")
  private @Nullable String scenario;

  @Option(
      names = "--options",
      split = ",",
      arity = "0..1",
      description =
          "The options that are used, separated by commas; '' for none. Default: the usual"
              + " options.")
  private @Nullable List<String> options;

  @Option(
      names = "--bots",
      split = ",",
      defaultValue = "recruit,recruit",
      description =
          "A bot for each side, in the order of the sides (${DEFAULT-VALUE}): recruit, staff,"
              + " staff:noise=0.3, marshal, marshal:500ms, marshal:nodes=400, or another program,"
              + " exec:COMMAND.")
  @SuppressWarnings("NullAway.Init")
  private List<String> bots;

  @Option(
      names = "--games",
      defaultValue = "1",
      description = "How many games are played (${DEFAULT-VALUE}).")
  private int games;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private SeriesOptions series;

  @Override
  public Integer call() throws BadRequest, InterruptedException {
    Catalogue.Opened opened = open();
    String[] names = names(opened.game().sides());
    series.check(games);
    long began = System.nanoTime();
    List<Duel.Result> results = play(opened, names);
    long nanos = Math.max(1, System.nanoTime() - began);
    Summary summary = summary(opened.game().sides(), results, nanos);
    PrintWriter out = spec.commandLine().getOut();
    if (series.json()) {
      out.println(Json.write(json(opened.game().sides(), results, summary)));
    } else {
      print(out, opened.game().sides(), results, summary);
    }
    return 0;
  }

  private Catalogue.Opened open() throws BadRequest {
    Catalogue catalogue = new Catalogue(Shelf.games());
    String first = catalogue.game(game).scenarios().getFirst().id();
    List<String> chosen =
        options == null ? null : options.stream().filter(name -> !name.isBlank()).toList();
    return catalogue.open(game, scenario == null ? first : scenario, chosen);
  }

  private String[] names(List<Side> sides) throws BadRequest {
    if (bots.size() != sides.size()) {
      throw new BadRequest(
          "--bots: " + sides.size() + " bots are needed, one for each side, not " + bots.size());
    }
    for (String bot : bots) {
      Players.check(bot);
    }
    return bots.toArray(String[]::new);
  }

  // ---- playing

  private List<Duel.Result> play(Catalogue.Opened opened, String[] names)
      throws InterruptedException, BadRequest {
    opened.rules().start(); // made once, before the threads share the rules
    List<Duel.Result> results = new ArrayList<>(games);
    ExecutorService pool = Executors.newFixedThreadPool(series.threads());
    try {
      List<Future<Duel.Result>> running = new ArrayList<>(games);
      for (int i = 0; i < games; i++) {
        long own = series.seed() + i;
        running.add(pool.submit(() -> Players.play(opened, names, own, series.limitMillis())));
      }
      long told = System.nanoTime();
      for (int i = 0; i < games; i++) {
        results.add(await(running.get(i), series.seed() + i));
        if (System.nanoTime() - told > TELL_EVERY) {
          told = System.nanoTime();
          spec.commandLine().getErr().printf("%d of %d games played%n", i + 1, games);
        }
      }
    } finally {
      pool.shutdownNow();
    }
    return results;
  }

  private static Duel.Result await(Future<Duel.Result> game, long seed)
      throws InterruptedException, BadRequest {
    try {
      return game.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof BadRequest bad) {
        throw bad;
      }
      throw new IllegalStateException("the game with seed " + seed + " broke off", e.getCause());
    }
  }

  // ---- telling

  /** All games together. */
  private record Summary(int games, Map<String, Integer> wins, long ordersPerSecond) {}

  private static Summary summary(List<Side> sides, List<Duel.Result> results, long nanos) {
    Map<String, Integer> wins = new LinkedHashMap<>();
    sides.forEach(side -> wins.put(side.id(), 0));
    wins.put("draw", 0);
    long orders = 0;
    for (Duel.Result result : results) {
      wins.merge(result.winner(), 1, Integer::sum);
      orders += result.orders();
    }
    return new Summary(results.size(), wins, Math.round(orders * 1e9 / nanos));
  }

  private static ObjectNode json(List<Side> sides, List<Duel.Result> results, Summary summary) {
    ObjectNode node = Json.object();
    ArrayNode list = node.putArray("games");
    for (Duel.Result result : results) {
      ObjectNode game =
          list.addObject()
              .put("seed", result.seed())
              .put("winner", result.winner())
              .put("level", result.outcome().level());
      game.set("points", Notation.points(sides, result.outcome().points()));
      game.put("turns", result.turns())
          .put("orders", result.orders())
          .put("millis", result.millis());
      tellMore(game, sides, result);
    }
    ObjectNode all = node.putObject("summary").put("games", summary.games());
    ObjectNode wins = all.putObject("wins");
    summary.wins().forEach(wins::put);
    all.put("ordersPerSecond", summary.ordersPerSecond());
    Tally tally = Tally.of(sides, results);
    tally.write(all);
    return node;
  }

  /** What is told only where there is something to tell. */
  private static void tellMore(ObjectNode game, List<Side> sides, Duel.Result result) {
    if (!result.forfeit().isEmpty()) {
      game.put("forfeit", result.forfeit());
    }
    if (!result.blunders().isEmpty()) {
      ObjectNode follies = game.putObject("follies");
      for (Side side : sides) {
        ObjectNode own = follies.putObject(side.id());
        result.blunders().get(side.index()).forEach(own::put);
      }
    }
  }

  private static void print(
      PrintWriter out, List<Side> sides, List<Duel.Result> results, Summary summary) {
    out.printf(
        "%20s  %-10s %-24s %-24s %5s %7s %7s%n",
        "seed", "winner", "level", "points", "turns", "orders", "millis");
    for (Duel.Result result : results) {
      out.printf(
          "%20d  %-10s %-24s %-24s %5d %7d %7d%n",
          result.seed(),
          result.winner(),
          result.outcome().level(),
          points(sides, result),
          result.turns(),
          result.orders(),
          result.millis());
    }
    out.printf(
        "%d games; won: %s; %d orders a second%n",
        summary.games(), words(summary.wins()), summary.ordersPerSecond());
    for (Duel.Result result : results) {
      if (!result.forfeit().isEmpty()) {
        out.printf("seed %d: forfeit: %s%n", result.seed(), result.forfeit());
      }
    }
    Tally.of(sides, results).print(out);
  }

  private static String points(List<Side> sides, Duel.Result result) {
    Map<String, String> points = new LinkedHashMap<>();
    Notation.points(sides, result.outcome().points())
        .properties()
        .forEach(entry -> points.put(entry.getKey(), entry.getValue().asText()));
    return words(points);
  }

  private static String words(Map<String, ?> amounts) {
    List<String> words = new ArrayList<>();
    amounts.forEach((name, amount) -> words.add(name + " " + amount));
    return String.join(", ", words);
  }
}
