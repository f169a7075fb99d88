package fieldmarshal.lab;

import fieldmarshal.bots.analysis.ChanceModel;
import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Fits the constants by which an analysis tells the chance to win from a position: two staffs that
 * err alike play many games, and what was seen when each part of a turn began is set beside the
 * end.
 */
@Command(
    name = "chances",
    mixinStandardHelpOptions = true,
    description =
        "Fits to games of two staffs how a position tells who will win, and prints or keeps the"
            + " constants, a line for each scenario.")
public final class Chances extends LabCommand {
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
      names = "--price",
      defaultValue = "3",
      description = "Of large weights (${DEFAULT-VALUE}).")
  private double price;

  @Option(names = "--file", paramLabel = "FILE", description = "Where the constants are kept.")
  private @Nullable Path file;

  Chances(List<Game> shelf) {
    super(shelf);
  }

  /** Plays, fits and prints. */
  public static void main(String[] args) {
    start(Chances::new, args);
  }

  @Override
  public Integer call()
      throws InterruptedException, ExecutionException, Game.BadSetup, IOException {
    PrintWriter out = out();
    try (ExecutorService pool = Executors.newFixedThreadPool(scope.threads())) {
      for (Game game : scope.games(shelf, games)) {
        for (Game.Scenario scenario : game.scenarios()) {
          Rules rules = game.rules(scenario.id(), game.usual(scenario.id()));
          Appraisal appraisal = rules.appraisal();
          if (scope.isMeant(scenario) && appraisal != null) {
            String line = fit(pool, rules, appraisal, scenario.id());
            out.println(line);
            keep(line);
          }
        }
      }
    }
    return 0;
  }

  private String fit(ExecutorService pool, Rules rules, Appraisal appraisal, String scenario)
      throws InterruptedException, ExecutionException {
    ChanceModel model = new ChanceModel(rules, appraisal, new double[ChanceModel.FEATURES.size()]);
    List<Future<List<Logistic.Case>>> played = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      long each = seed + i;
      played.add(pool.submit(() -> seen(rules, model, each)));
    }
    List<Logistic.Case> cases = new ArrayList<>();
    for (Future<List<Logistic.Case>> one : played) {
      cases.addAll(one.get());
    }
    StringBuilder line =
        new StringBuilder(rules.game().id())
            .append('\t')
            .append(scenario)
            .append('\t')
            .append(games);
    for (double weight : Logistic.fit(cases, price)) {
      line.append('\t').append(String.format(Locale.ROOT, "%.4f", weight));
    }
    return line.toString();
  }

  private static List<Logistic.Case> seen(Rules rules, ChanceModel model, long gameSeed) {
    StaffGame game = StaffGame.play(rules, gameSeed);
    List<Logistic.Case> seen = new ArrayList<>();
    for (Position p : game.parts()) {
      seen.add(new Logistic.Case(model.features(p), game.won()));
    }
    return seen;
  }

  /** Puts a line into the file, in the place of the one of the same scenario. */
  private void keep(String line) throws IOException {
    if (file == null) {
      return;
    }
    String key = line.substring(0, line.indexOf('\t', line.indexOf('\t') + 1) + 1);
    List<String> lines = new ArrayList<>(Files.exists(file) ? Files.readAllLines(file) : List.of());
    if (lines.isEmpty()) {
      lines.add("game\tscenario\tgames\t" + String.join("\t", ChanceModel.FEATURES));
    }
    lines.removeIf(each -> each.startsWith(key));
    lines.add(line);
    Files.write(file, lines);
  }
}
