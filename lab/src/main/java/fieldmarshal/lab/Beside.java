package fieldmarshal.lab;

import fieldmarshal.engine.Game;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongUnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Holds the playouts of this build against those of another one in the same process: each game is
 * played by both, by turns, so that whatever else the machine does slows both alike.
 */
@Command(
    name = "beside",
    mixinStandardHelpOptions = true,
    description =
        "Plays whole games in thought with this build and with another, by turns in one process,"
            + " and prints how many times as fast this one is (processor time of the thread).")
public final class Beside extends LabCommand {
  @Parameters(
      paramLabel = "FOLDER",
      description = "The jars of the other build, such as ../before/target/run/lab/20260101-1200.")
  @SuppressWarnings("NullAway.Init")
  private Path before;

  @Option(
      names = "--games",
      defaultValue = "20",
      description = "How many games of a scenario are measured (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--warm",
      defaultValue = "20",
      description = "How many are played before that (${DEFAULT-VALUE}).")
  private int warm;

  Beside(List<Game> shelf) {
    super(shelf);
  }

  /** Prints a line for each scenario. */
  public static void main(String[] args) {
    start(Beside::new, args);
  }

  @Override
  public Integer call() throws IOException, ReflectiveOperationException {
    boolean same = true;
    for (Game game : scope.games(shelf, games)) {
      for (Game.Scenario scenario : game.scenarios()) {
        if (scope.isMeant(scenario)) {
          same &= compare(game.id(), scenario.id());
        }
      }
    }
    return same ? 0 : 1;
  }

  private boolean compare(String game, String scenario)
      throws IOException, ReflectiveOperationException {
    try (URLClassLoader first = Builds.of(before);
        URLClassLoader second = Builds.present()) {
      LongUnaryOperator[] builds = {
        players(first, game, scenario), players(second, game, scenario)
      };
      ThreadMXBean clock = ManagementFactory.getThreadMXBean();
      long[] nanos = new long[2];
      double[] ratios = new double[games];
      boolean same = true;
      for (int i = 0; i < warm + games; i++) {
        long[] took = new long[2];
        long[] ends = new long[2];
        for (int j = 0; j < 2; j++) {
          int build = (i + j) % 2;
          long began = clock.getCurrentThreadCpuTime();
          ends[build] = builds[build].applyAsLong(i + 1);
          took[build] = clock.getCurrentThreadCpuTime() - began;
        }
        same &= ends[0] == ends[1];
        if (i >= warm) {
          nanos[0] += took[0];
          nanos[1] += took[1];
          ratios[i - warm] = took[0] / (double) took[1];
        }
      }
      Arrays.sort(ratios);
      out()
          .printf(
              Locale.ROOT,
              "%s %s: %.2f times as fast (middle half of the games %.2f to %.2f)%s%n",
              game,
              scenario,
              nanos[0] / (double) nanos[1],
              ratios[games / 4],
              ratios[games * 3 / 4],
              same ? "" : ", but the games differ");
      return same;
    }
  }

  private static LongUnaryOperator players(ClassLoader loader, String game, String scenario)
      throws ReflectiveOperationException {
    return (LongUnaryOperator)
        loader
            .loadClass(GamesInThought.class.getName())
            .getConstructor(String.class, String.class)
            .newInstance(game, scenario);
  }
}
