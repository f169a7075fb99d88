package fieldmarshal.lab;

import fieldmarshal.engine.Game;
import fieldmarshal.testkit.Playthrough;
import fieldmarshal.testkit.Setup;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

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
public final class Soak extends LabCommand {
  private static final long TELL_EVERY = 5_000_000_000L;

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

  Soak(List<Game> shelf) {
    super(shelf);
  }

  /** Runs until it is done or something is wrong. */
  public static void main(String[] args) {
    start(Soak::new, args);
  }

  @Override
  public Integer call() throws InterruptedException {
    for (Game chosen : scope.games(shelf, games)) {
      Setup.Urn urn = new Setup.Urn(chosen);
      for (String id : scenarios(chosen)) {
        if (!new Run(urn, id).play()) {
          return 1;
        }
      }
    }
    return 0;
  }

  private List<String> scenarios(Game of) {
    return of.scenarios().stream().filter(scope::isMeant).map(Game.Scenario::id).toList();
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
      for (int i = 0; i < scope.threads(); i++) {
        workers.add(Thread.ofPlatform().start(this::work));
      }
      long told = began;
      for (Thread worker : workers) {
        while (!worker.join(java.time.Duration.ofMillis(200))) {
          if (System.nanoTime() - told > TELL_EVERY) {
            told = System.nanoTime();
            say("%s %s: %d of %d games played%n", urn.game().id(), id, played.get(), games);
          }
        }
      }
      if (!faults.isEmpty()) {
        tell(faults.firstKey(), faults.firstEntry().getValue());
        return false;
      }
      out()
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
      PrintWriter err = err();
      err.println(fault.getMessage());
      if (fault.getCause() != null) {
        fault.getCause().printStackTrace(err);
      } else if (!(fault instanceof AssertionError)) {
        fault.printStackTrace(err);
      }
      say(
          "%,d games went well. To see this one again:%n"
              + "  ./fieldmarshal soak --game %s --scenario %s --games 1 --seed %d%n",
          played.get(), urn.game().id(), id, seed + number);
      err.flush();
    }

    private void say(String format, Object... words) {
      err().printf(Locale.ROOT, format, words);
    }
  }
}
