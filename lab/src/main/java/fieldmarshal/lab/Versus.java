package fieldmarshal.lab;

import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Game;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * A bot of this build against one of another build. Each has a board of its own, in its own build;
 * orders and dice go from one to the other. Where the two builds judge an order differently, the
 * game is broken off, told, and not counted.
 */
@Command(
    name = "versus",
    mixinStandardHelpOptions = true,
    description =
        "Lets a bot of this build play one of another build, both sides with each seed, and prints"
            + " its share of the points with an interval of 95 %%.")
public final class Versus extends LabCommand {
  private static final String DIFFER = "differ";

  @Parameters(
      paramLabel = "FOLDER",
      description = "The jars of the other build, such as ../before/target/run/lab/20260101-1200.")
  @SuppressWarnings("NullAway.Init")
  private Path before;

  @Option(
      names = "--bot",
      defaultValue = "marshal",
      description = "The bot of this build (${DEFAULT-VALUE}).")
  private String bot = "";

  @Option(names = "--theirs", description = "The bot of the other build; the same, if left out.")
  private @Nullable String theirs;

  @Option(
      names = "--games",
      defaultValue = "100",
      description = "Seeds; each is played on both sides (${DEFAULT-VALUE}).")
  private int games;

  @Option(names = "--seed", defaultValue = "1", description = "The first seed (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--side",
      description = "The side of this build's bot, 0 or 1; both, if left out.")
  private @Nullable Integer only;

  @Option(names = "--fresh", description = "Each game in a new process, with a cold machine.")
  private boolean fresh;

  @Option(
      names = "--keep",
      description = "A file with a line a game: what stands there is not played again.")
  private @Nullable Path keep;

  Versus(List<Game> shelf) {
    super(shelf);
  }

  /** Prints a line a scenario. */
  public static void main(String[] args) {
    start(Versus::new, args);
  }

  /**
   * How a game went.
   *
   * @param points of this build's bot: 1, 0.5 or 0; not a number where the builds differ
   * @param longest the longest that its bot thought about an order, in milliseconds
   */
  private record Played(int side, double points, long longest) {}

  @Override
  public Integer call() throws IOException, ReflectiveOperationException, InterruptedException {
    for (Game game : scope.games(shelf, games)) {
      for (Game.Scenario scenario : game.scenarios()) {
        if (scope.isMeant(scenario)) {
          series(game, scenario.id());
        }
      }
    }
    return 0;
  }

  private String opponent() {
    return theirs == null ? bot : theirs;
  }

  private void series(Game game, String scenario)
      throws IOException, ReflectiveOperationException, InterruptedException {
    List<Played> all = new ArrayList<>();
    List<String> known =
        keep != null && Files.exists(keep) ? Files.readAllLines(keep) : new ArrayList<>();
    try (URLClassLoader ours = Builds.present();
        URLClassLoader other = Builds.of(before)) {
      for (long each = seed; each < seed + games; each++) {
        for (int side = 0; side < 2; side++) {
          if (only != null && only != side) {
            continue;
          }
          String start =
              String.join("\t", game.id(), scenario, bot, opponent(), each + "", side + "", "");
          String line = known.stream().filter(one -> one.startsWith(start)).findFirst().orElse("");
          if (line.isEmpty()) {
            line =
                start
                    + (fresh
                        ? apart(game.id(), scenario, each, side)
                        : play(ours, other, game.id(), scenario, each, side));
            if (keep != null) {
              Files.writeString(
                  keep, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
          }
          String[] fields = line.split("\t", -1);
          all.add(
              new Played(
                  side,
                  fields[6].equals(DIFFER) ? Double.NaN : Double.parseDouble(fields[6]),
                  Long.parseLong(fields[7])));
        }
      }
    }
    tell(game, scenario, all);
  }

  private void tell(Game game, String scenario, List<Played> all) {
    List<Played> counted = all.stream().filter(each -> !Double.isNaN(each.points())).toList();
    out()
        .printf(
            Locale.ROOT,
            "%s %s: %s against their %s: %s",
            game.id(),
            scenario,
            bot,
            opponent(),
            share(counted));
    for (int side = 0; side < 2; side++) {
      int mine = side;
      List<Played> one = counted.stream().filter(each -> each.side() == mine).toList();
      if (!one.isEmpty()) {
        out().printf("; %s %s", game.sides().get(side).name(), share(one));
      }
    }
    out()
        .printf(
            Locale.ROOT,
            "; longest thought %d ms%s%n",
            all.stream().mapToLong(Played::longest).max().orElse(0),
            counted.size() == all.size()
                ? ""
                : "; games in which the builds differ: " + (all.size() - counted.size()));
    out().flush();
  }

  private static String share(List<Played> games) {
    if (games.isEmpty()) {
      return "no game that counts";
    }
    double points = games.stream().mapToDouble(Played::points).sum();
    double[] interval = Calibrate.wilson(points / games.size(), games.size());
    return String.format(
        Locale.ROOT,
        "%.1f of %d, %.0f %% (%.0f to %.0f)",
        points,
        games.size(),
        100 * points / games.size(),
        100 * interval[0],
        100 * interval[1]);
  }

  /** One game in a process of its own. */
  private String apart(String game, String scenario, long each, int side)
      throws IOException, InterruptedException {
    Path result = Files.createTempFile("versus", ".tsv");
    try {
      List<String> command =
          new ArrayList<>(
              List.of(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  Versus.class.getName(),
                  before.toString(),
                  "--bot",
                  bot,
                  "--theirs",
                  opponent(),
                  "--game",
                  game,
                  "--scenario",
                  scenario,
                  "--games",
                  "1",
                  "--seed",
                  each + "",
                  "--side",
                  side + "",
                  "--keep",
                  result.toString()));
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectInput(ProcessBuilder.Redirect.from(nothing()))
              .start();
      StringBuilder told = new StringBuilder();
      try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
        said.lines().forEach(line -> told.append(line).append('\n'));
      }
      List<String> lines = Files.readAllLines(result);
      if (process.waitFor() != 0 || lines.isEmpty()) {
        throw new IOException("the game was not played: " + told);
      }
      String[] fields = lines.getLast().split("\t", -1);
      return fields[6] + "\t" + fields[7];
    } finally {
      Files.deleteIfExists(result);
    }
  }

  private static File nothing() {
    return new File(System.getProperty("os.name", "").startsWith("Windows") ? "NUL" : "/dev/null");
  }

  /** One game: the points of this build's bot, and the longest order in milliseconds. */
  private String play(
      ClassLoader ours, ClassLoader other, String game, String scenario, long each, int side)
      throws ReflectiveOperationException {
    List<UnaryOperator<String>> seats = new ArrayList<>();
    for (int one = 0; one < 2; one++) {
      seats.add(
          seat(
              one == side ? ours : other,
              game,
              scenario,
              one == side ? bot : opponent(),
              Duel.botSeed(each, one)));
    }
    Dice dice = new Dice(each);
    long longest = 0;
    while (true) {
      String next = seats.get(side).apply("next");
      if (!seats.get(1 - side).apply("next").equals(next)) {
        return DIFFER + "\t" + longest;
      }
      String[] words = next.split(" ");
      int number = Integer.parseInt(words[1]);
      String news =
          switch (words[0]) {
            case "over" -> "";
            case "die" -> "die " + dice.roll(number);
            default -> {
              long began = System.nanoTime();
              String order = seats.get(number).apply("decide");
              if (number == side) {
                longest = Math.max(longest, (System.nanoTime() - began) / 1_000_000);
              }
              yield "order " + order;
            }
          };
      if (news.isEmpty()) {
        return (number < 0 ? 0.5 : number == side ? 1 : 0) + "\t" + longest;
      }
      for (UnaryOperator<String> seat : seats) {
        if (!seat.apply(news).equals("yes")) {
          return DIFFER + "\t" + longest;
        }
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static UnaryOperator<String> seat(
      ClassLoader loader, String game, String scenario, String name, long botSeed)
      throws ReflectiveOperationException {
    return (UnaryOperator<String>)
        loader
            .loadClass(Seat.class.getName())
            .getConstructor(String.class, String.class, String.class, long.class)
            .newInstance(game, scenario, name, botSeed);
  }
}
