package fieldmarshal.lab;

import fieldmarshal.bots.analysis.ChanceModel;
import fieldmarshal.bots.analysis.Sampling;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Holds the chances that an analysis tells against what came of the games: two staffs that err
 * alike play many games, some positions of each are judged as an analysis judges them, and by
 * tenths of the chance told the share of games is printed that the first side won.
 */
@Command(
    name = "calibrate",
    mixinStandardHelpOptions = true,
    description =
        "Holds the chances that an analysis tells against what came of games of two staffs, by"
            + " tenths, with intervals of 95 %%. Games that the fit has not seen: begin with"
            + " another seed.")
public final class Calibrate extends LabCommand {
  private static final int TENTHS = 10;

  @Option(
      names = "--games",
      defaultValue = "200",
      description = "How many of each scenario (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      defaultValue = "9001",
      description = "The seed of the first game (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--positions",
      defaultValue = "3",
      description = "How many of each game are judged (${DEFAULT-VALUE}).")
  private int positions;

  @Option(
      names = "--playouts",
      defaultValue = "8",
      description = "How many games are played on from a position (${DEFAULT-VALUE}).")
  private int playouts;

  @Option(
      names = "--keep",
      paramLabel = "FILE",
      description = "Where what was judged is kept; what is there already is not played again.")
  private @Nullable Path file;

  Calibrate(List<Game> shelf) {
    super(shelf);
  }

  /** Plays and prints. */
  public static void main(String[] args) {
    start(Calibrate::new, args);
  }

  /**
   * A position that was judged.
   *
   * @param left how many of ten turns were left
   * @param told the chance of the first side
   */
  record Judged(long game, double noise, int left, double told, double won) {
    String line(String key) {
      return String.format(
          Locale.ROOT, "%s\t%d\t%.1f\t%d\t%.4f\t%.1f", key, game, noise, left, told, won);
    }

    static Judged read(String[] cells) {
      return new Judged(
          Long.parseLong(cells[2]),
          Double.parseDouble(cells[3]),
          Integer.parseInt(cells[4]),
          Double.parseDouble(cells[5]),
          Double.parseDouble(cells[6]));
    }
  }

  @Override
  public Integer call()
      throws InterruptedException, ExecutionException, Game.BadSetup, IOException {
    PrintWriter out = out();
    for (Game game : scope.games(shelf, games)) {
      for (Game.Scenario scenario : game.scenarios()) {
        if (!scope.isMeant(scenario)) {
          continue;
        }
        Rules rules = game.rules(scenario.id(), game.usual(scenario.id()));
        ChanceModel model = ChanceModel.of(rules, scenario.id());
        if (model != null) {
          out.printf("%s %s%n", game.id(), scenario.id());
          print(out, judge(rules, model, game.id() + "\t" + scenario.id()));
        }
      }
    }
    return 0;
  }

  private List<Judged> judge(Rules rules, ChanceModel model, String key)
      throws InterruptedException, ExecutionException, IOException {
    List<Judged> judged = new ArrayList<>(kept(key));
    Set<Long> known = new HashSet<>();
    judged.forEach(each -> known.add(each.game()));
    try (ExecutorService pool = Executors.newFixedThreadPool(scope.threads())) {
      List<Future<List<Judged>>> played = new ArrayList<>();
      for (long each = seed; each < seed + games; each++) {
        long number = each;
        if (!known.contains(number)) {
          played.add(pool.submit(() -> judge(rules, new Sampling(rules, model), number)));
        }
      }
      for (Future<List<Judged>> one : played) {
        for (Judged each : one.get()) {
          judged.add(each);
          keep(each.line(key));
        }
      }
    }
    return judged.stream()
        .filter(each -> each.game() >= seed && each.game() < seed + games)
        .toList();
  }

  private List<Judged> judge(Rules rules, Sampling sampling, long number) {
    StaffGame game = StaffGame.play(rules, number);
    SplittableRandom random = new SplittableRandom(number);
    List<Judged> judged = new ArrayList<>();
    for (int i = 0; i < positions; i++) {
      int at = random.nextInt(game.parts().size());
      Position p = game.parts().get(at);
      double told = sampling.estimate(p, playouts).chance();
      int left = TENTHS - TENTHS * at / game.parts().size();
      judged.add(new Judged(number, game.noise(), left, told, game.won()));
    }
    return judged;
  }

  private List<Judged> kept(String key) throws IOException {
    if (file == null || !Files.exists(file)) {
      return List.of();
    }
    return Files.readAllLines(file).stream()
        .filter(line -> line.startsWith(key + "\t"))
        .map(line -> Judged.read(line.split("\t")))
        .toList();
  }

  private void keep(String line) throws IOException {
    if (file != null) {
      Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
  }

  /** By tenths: what was told, what came of it, and the interval. */
  static void print(PrintWriter out, List<Judged> judged) {
    out.println("told        positions  games  mean told  won   interval      inside");
    int inside = 0;
    int filled = 0;
    for (int tenth = 0; tenth < TENTHS; tenth++) {
      int of = tenth;
      List<Judged> here =
          judged.stream()
              .filter(each -> Math.min(TENTHS - 1, (int) (each.told() * TENTHS)) == of)
              .toList();
      if (here.isEmpty()) {
        continue;
      }
      double told = here.stream().mapToDouble(Judged::told).average().orElse(0);
      double won = here.stream().mapToDouble(Judged::won).average().orElse(0);
      long distinct = here.stream().mapToLong(Judged::game).distinct().count();
      // Positions of one game share its end: games are counted, not positions.
      double[] interval = wilson(won, distinct);
      boolean in = told >= interval[0] && told <= interval[1];
      filled++;
      inside += in ? 1 : 0;
      out.printf(
          Locale.ROOT,
          "%3d-%3d %%  %9d  %5d     %5.1f %%  %3.0f %%  %3.0f to %3.0f %%   %s%n",
          10 * tenth,
          10 * tenth + 10,
          here.size(),
          distinct,
          100 * told,
          100 * won,
          100 * interval[0],
          100 * interval[1],
          in ? "yes" : "NO");
    }
    double brier =
        judged.stream()
            .mapToDouble(each -> (each.told() - each.won()) * (each.told() - each.won()))
            .average()
            .orElse(0);
    out.printf(
        Locale.ROOT,
        "%d positions, %d of %d tenths inside; mean squared error %.3f%n",
        judged.size(),
        inside,
        filled,
        brier);
  }

  /** Wilson's interval of 95 % for a share of so many games. */
  static double[] wilson(double share, double games) {
    double z = 1.96;
    double middle = (share + z * z / (2 * games)) / (1 + z * z / games);
    double half =
        z
            * Math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
            / (1 + z * z / games);
    return new double[] {middle - half, middle + half};
  }
}
