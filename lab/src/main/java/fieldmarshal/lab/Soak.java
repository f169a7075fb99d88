package fieldmarshal.lab;

import fieldmarshal.engine.Game;
import fieldmarshal.games.Shelf;
import fieldmarshal.testkit.Playthrough;
import fieldmarshal.testkit.Setup;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Plays random games with random options, many of them, and looks at the table after every order.
 * The checks are those of the contract that every game keeps in the tests; here they run for as
 * long as one likes.
 */
@Command(
    name = "soak",
    mixinStandardHelpOptions = true,
    description =
        "Plays random games of every scenario with random options, looks at the table after every"
            + " order, and plays each game again from its log. Ends at the first fault. One seed"
            + " gives one game; from each to the next the seed goes up by one.")
public final class Soak implements Callable<Integer> {
  private static final long TELL_EVERY = 5_000_000_000L;

  private final List<Game> shelf;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Option(names = "--game", description = "The game, such as gwe-caporetto; all, if left out.")
  private @Nullable String game;

  @Option(names = "--scenario", description = "The scenario; all, if left out.")
  private @Nullable String scenario;

  @Option(
      names = "--games",
      defaultValue = "2000",
      description = "How many of each scenario (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The seed of the first game (${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--threads", description = "At once; one for each processor, if left out.")
  private int threads = Runtime.getRuntime().availableProcessors();

  Soak(List<Game> shelf) {
    this.shelf = shelf;
  }

  /** Runs until it is done or something is wrong. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(Shelf.games(), out, err, args));
  }

  /** The same with games and printers of one's own. */
  static int run(List<Game> shelf, PrintWriter out, PrintWriter err, String... args) {
    return new CommandLine(new Soak(shelf)).setOut(out).setErr(err).execute(args);
  }

  @Override
  public Integer call() throws InterruptedException {
    if (games < 1 || threads < 1) {
      throw wrong((games < 1 ? "--games" : "--threads") + " must be at least 1");
    }
    for (Game chosen : games()) {
      Setup.Urn urn = new Setup.Urn(chosen);
      for (String id : scenarios(chosen)) {
        if (!new Run(urn, id).play()) {
          return 1;
        }
      }
    }
    return 0;
  }

  // ---- what to play

  private List<Game> games() {
    List<Game> chosen =
        shelf.stream().filter(each -> game == null || each.id().equals(game)).toList();
    if (chosen.isEmpty()) {
      throw wrong(
          "there is no game "
              + game
              + "; there is "
              + joined(shelf.stream().map(Game::id).toList()));
    }
    if (scenario != null
        && chosen.stream().flatMap(each -> each.scenarios().stream()).noneMatch(this::isMeant)) {
      throw wrong(
          "there is no scenario "
              + scenario
              + "; there is "
              + joined(
                  chosen.stream()
                      .flatMap(each -> each.scenarios().stream())
                      .map(Game.Scenario::id)
                      .toList()));
    }
    return chosen;
  }

  private List<String> scenarios(Game of) {
    return of.scenarios().stream().filter(this::isMeant).map(Game.Scenario::id).toList();
  }

  private boolean isMeant(Game.Scenario each) {
    return scenario == null || each.id().equals(scenario);
  }

  private static String joined(List<String> ids) {
    return ids.stream().distinct().collect(Collectors.joining(", "));
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  // ---- playing

  /** The games of one scenario. */
  private final class Run {
    private final Setup.Urn urn;
    private final String id;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger played = new AtomicInteger();
    private final AtomicLong orders = new AtomicLong();
    private final AtomicLong dice = new AtomicLong();

    /** What went wrong, by the number of the game. */
    private final ConcurrentSkipListMap<Integer, Throwable> faults = new ConcurrentSkipListMap<>();

    Run(Setup.Urn urn, String id) {
      this.urn = urn;
      this.id = id;
    }

    /** Whether all went well. */
    boolean play() throws InterruptedException {
      long began = System.nanoTime();
      List<Thread> workers = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        workers.add(Thread.ofPlatform().start(this::work));
      }
      long told = began;
      for (Thread worker : workers) {
        while (!worker.join(java.time.Duration.ofMillis(200))) {
          if (System.nanoTime() - told > TELL_EVERY) {
            told = System.nanoTime();
            err("%s %s: %d of %d games played%n", urn.game().id(), id, played.get(), games);
          }
        }
      }
      if (!faults.isEmpty()) {
        tell(faults.firstKey(), faults.firstEntry().getValue());
        return false;
      }
      spec.commandLine()
          .getOut()
          .printf(
              Locale.ROOT,
              "%s %s: %,d games, seeds %d to %d, %,d orders, %,d dice, no fault; %.1f s%n",
              urn.game().id(),
              id,
              played.get(),
              seed,
              seed + games - 1,
              orders.get(),
              dice.get(),
              (System.nanoTime() - began) / 1e9);
      return true;
    }

    /**
     * Takes one game after the other; games before a fault are played to the end, later ones not
     * begun.
     */
    private void work() {
      for (int i = next.getAndIncrement();
          i < games && faults.isEmpty();
          i = next.getAndIncrement()) {
        try {
          Playthrough through = new Playthrough(urn.draw(id, seed + i)).toTheEnd();
          through.replay();
          orders.addAndGet(through.orders());
          dice.addAndGet(through.dice());
          played.incrementAndGet();
        } catch (RuntimeException | Error e) {
          faults.put(i, e);
        }
      }
    }

    private void tell(int number, Throwable fault) {
      PrintWriter err = spec.commandLine().getErr();
      err.println(fault.getMessage());
      if (fault.getCause() != null) {
        fault.getCause().printStackTrace(err);
      } else if (!(fault instanceof AssertionError)) {
        fault.printStackTrace(err);
      }
      err(
          "%,d games went well. To see this one again:%n"
              + "  ./fieldmarshal soak --game %s --scenario %s --games 1 --seed %d%n",
          played.get(), urn.game().id(), id, seed + number);
      err.flush();
    }

    private void err(String format, Object... words) {
      spec.commandLine().getErr().printf(Locale.ROOT, format, words);
    }
  }
}
