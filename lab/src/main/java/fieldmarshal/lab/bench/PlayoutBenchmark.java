package fieldmarshal.lab.bench;

import fieldmarshal.bots.Playout;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import java.util.concurrent.TimeUnit;
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
 * Parts of a turn as the marshal plays them in thought: the brisk staff on both sides, from the
 * start of the game on, a game after the other.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 6, time = 2)
@Measurement(iterations = 5, time = 2)
public class PlayoutBenchmark {
  /** The game and its scenario. */
  @Param({
    "gwe-caporetto/historical",
    "gwe-brusilov/fourth-of-june",
    "east-prussia-1914/historical",
    "italian-front-1917/campaign",
    "clash-galicia/campaign",
    "clash-ypres/campaign"
  })
  @SuppressWarnings("NullAway.Init")
  String game;

  @SuppressWarnings("NullAway.Init")
  private Rules rules;

  @SuppressWarnings("NullAway.Init")
  private Playout.Cast cast;

  @SuppressWarnings("NullAway.Init")
  private Position position;

  private long seed;
  private long parts;

  @Setup
  public void prepare() {
    rules = Moments.rules(game);
    begin();
  }

  private void begin() {
    seed++;
    cast = Playout.Cast.brisk(seed);
    position = rules.start();
  }

  /** A part is played; when the game is over, the next begins. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public Position part() {
    Playout.End end = Playout.play(rules, position, cast, parts++, 1, () -> false);
    position = end.position();
    if (end.outcome() != null) {
      begin();
    }
    return end.position();
  }
}
