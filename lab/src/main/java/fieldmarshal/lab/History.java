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
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
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

  private static final int MANY = 200;
  private static final int MANY_FRONTS = 100;

  /** The cells of a kept line before its measures: game, scenario, bots, seed. */
  private static final int KEY = 4;

  @Option(names = "--games", description = "How many of each scenario (200; for a picture 100).")
  private @Nullable Integer wanted;

  private int games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The seed of the first game (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--bots",
      split = ",",
      description =
          "A bot for each side, in the order of the sides (staff,staff; for a picture"
              + " marshal:500ms,marshal:500ms).")
  private List<String> bots = List.of();

  @Option(
      names = "--keep",
      description =
          "Keeps what was measured in this file, a line a game (for a picture a line a game and"
              + " turn); games that stand there are not played again.")
  private @Nullable Path keep;

  @Option(
      names = "--picture",
      paramLabel = "FILE.svg",
      description =
          "Draws the fronts of one campaign by turn, beside history, and prints them with all that"
              + " is measured.")
  private @Nullable Path picture;

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
    if (wanted == null) {
      games = picture == null ? MANY : MANY_FRONTS;
    } else {
      games = wanted;
    }
    if (bots.isEmpty()) {
      bots = Collections.nCopies(2, picture == null ? "staff" : "marshal:500ms");
    }
    if (bots.size() != 2) {
      throw scope.wrong("--bots must name two, one for each side");
    }
    for (String name : bots) {
      if (Bots.named(name, 1) == null) {
        throw scope.wrong("there is no bot " + name);
      }
    }
    List<Tsv.Row> rows = Tsv.resource(TABLE);
    if (picture != null) {
      picture(picture, rows);
      return 0;
    }
    try (ExecutorService pool = Executors.newFixedThreadPool(scope.threads())) {
      for (Game game : scope.games(shelf, games)) {
        for (Game.Scenario scenario : game.scenarios()) {
          List<Tsv.Row> own = own(rows, game, scenario.id());
          if (scope.isMeant(scenario) && !own.isEmpty()) {
            tell(pool, game, scenario.id(), own);
          }
        }
      }
    }
    return 0;
  }

  private static List<Tsv.Row> own(List<Tsv.Row> rows, Game game, String scenario) {
    return rows.stream()
        .filter(row -> row.text("game").equals(game.id()) && row.text("scenario").equals(scenario))
        .toList();
  }

  /** A scenario that has fronts. */
  private record Drawn(Game game, Game.Scenario scenario, Rules rules, List<Front> fronts) {
    String name() {
      return game.id() + " " + scenario.id();
    }
  }

  private void picture(Path file, List<Tsv.Row> rows)
      throws InterruptedException, ExecutionException, Game.BadSetup, IOException {
    List<Drawn> meant = new ArrayList<>();
    for (Game game : scope.games(shelf, games)) {
      for (Game.Scenario scenario : game.scenarios()) {
        Rules rules = game.rules(scenario.id(), game.usual(scenario.id()));
        List<Front> fronts = Front.of(rules, scenario.id());
        if (scope.isMeant(scenario) && !fronts.isEmpty()) {
          meant.add(new Drawn(game, scenario, rules, fronts));
        }
      }
    }
    if (meant.size() != 1) {
      throw scope.wrong(
          "--picture draws one campaign, and "
              + (meant.isEmpty()
                  ? "no front is known for this"
                  : "there are "
                      + meant.stream().map(Drawn::name).collect(Collectors.joining(", "))));
    }
    Drawn drawn = meant.getFirst();
    List<Measure> measures =
        own(rows, drawn.game(), drawn.scenario().id()).stream()
            .map(row -> Measure.read(row, drawn.rules()))
            .toList();
    List<FrontGames.Kept> played = fronts(drawn, measures);
    FrontSeries series =
        new FrontSeries(
            drawn.game().title(),
            bots.get(0).equals(bots.get(1)) ? bots.getFirst() : String.join(" against ", bots),
            FrontSeries.dates(drawn.rules()),
            drawn.fronts(),
            played.stream().map(FrontGames.Kept::fronts).toList());
    Files.writeString(file, FrontPicture.draw(series));
    PrintWriter out = out();
    out.println(heading(drawn.name()));
    series.report().forEach(out::println);
    for (int m = 0; m < measures.size(); m++) {
      int one = m;
      out.println(
          measures
              .get(m)
              .report(played.stream().mapToDouble(game -> game.measures()[one]).toArray()));
    }
  }

  private String heading(String name) {
    return String.format(
        Locale.ROOT, "%s, %d games, %s", name, games, String.join(" against ", bots));
  }

  /** The games of the series, those that are kept and those that are played now. */
  private List<FrontGames.Kept> fronts(Drawn drawn, List<Measure> measures)
      throws InterruptedException, ExecutionException, IOException {
    FrontGames file = new FrontGames(keep);
    Map<String, FrontGames.Kept> kept = file.read(KEY, drawn.fronts().size(), measures.size());
    List<FrontGames.Kept> all = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(scope.threads())) {
      List<Future<FrontGames.Kept>> played = new ArrayList<>();
      for (int i = 0; i < games; i++) {
        long each = seed + i;
        FrontGames.Kept known = kept.get(key(drawn.game(), drawn.scenario().id(), each));
        played.add(pool.submit(() -> known != null ? known : play(drawn, measures, each)));
      }
      for (int i = 0; i < games; i++) {
        FrontGames.Kept one = played.get(i).get();
        String key = key(drawn.game(), drawn.scenario().id(), seed + i);
        if (!kept.containsKey(key)) {
          file.add(key, one);
        }
        all.add(one);
      }
    }
    return all;
  }

  private FrontGames.Kept play(Drawn drawn, List<Measure> measures, long gameSeed) {
    Chronicle chronicle = play(drawn.rules(), gameSeed);
    return new FrontGames.Kept(
        drawn.fronts().stream().map(front -> front.values(chronicle)).toArray(double[][]::new),
        measured(measures, chronicle));
  }

  private static double[] measured(List<Measure> measures, Chronicle chronicle) {
    return measures.stream().mapToDouble(one -> one.value().applyAsDouble(chronicle)).toArray();
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
      played.add(pool.submit(() -> known != null ? known : measured(measures, play(rules, each))));
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
    out.println(heading(game.id() + " " + scenario));
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
        if (cells.length == KEY + measures
            && !cells[KEY].equals(FrontGames.TURN)
            && !cells[KEY].equals(FrontGames.MEASURES)) {
          kept.put(
              String.join("\t", Arrays.copyOf(cells, KEY)),
              Arrays.stream(cells, KEY, cells.length).mapToDouble(Double::parseDouble).toArray());
        }
      }
    }
    return kept;
  }

  private Chronicle play(Rules rules, long gameSeed) {
    Bot[] players = new Bot[bots.size()];
    for (int side = 0; side < players.length; side++) {
      Bot bot = Bots.named(bots.get(side), Duel.botSeed(gameSeed, side));
      if (bot == null) {
        throw new IllegalArgumentException("there is no bot " + bots.get(side));
      }
      players[side] = bot;
    }
    return Chronicle.play(rules, players, gameSeed);
  }
}
