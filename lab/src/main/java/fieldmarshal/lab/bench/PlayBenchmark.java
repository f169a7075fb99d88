package fieldmarshal.lab.bench;

import fieldmarshal.bots.Duel;
import fieldmarshal.bots.Recruit;
import fieldmarshal.engine.Rules;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Whole random games on one core, the choosing of the orders included: how long a game takes, and
 * how many orders are played in a second.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 6, time = 2)
@Measurement(iterations = 5, time = 2)
public class PlayBenchmark {
  private static final String[] BOTS = {Recruit.NAME, Recruit.NAME};

  /** The game and its scenario. */
  @Param({
    "gwe-caporetto/historical",
    "gwe-caporetto/tyrol",
    "gwe-brusilov/fourth-of-june",
    "gwe-brusilov/on-schedule",
    "east-prussia-1914/historical",
    "east-prussia-1914/masurian",
    "italian-front-1917/campaign",
    "clash-galicia/campaign",
    "clash-ypres/campaign"
  })
  @SuppressWarnings("NullAway.Init")
  String game;

  @SuppressWarnings("NullAway.Init")
  private Rules rules;

  private long seed;

  /** Counts the orders beside the games. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Count {
    public long orders;
  }

  @Setup
  public void prepare() {
    rules = Moments.rules(game);
  }

  /** The main figure is in milliseconds a game. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  public Duel.Result game() {
    return Duel.play(rules, BOTS, seed++);
  }

  /** The main figure is in games a second, the one beside it in orders a second. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Duel.Result games(Count count) {
    Duel.Result result = Duel.play(rules, BOTS, seed++);
    count.orders += result.orders();
    return result;
  }
}
