package fieldmarshal.lab.bench;

import fieldmarshal.engine.Position;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A copy of a whole position, as every order makes one. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CopyBenchmark {
  @SuppressWarnings("NullAway.Init")
  private Position position;

  @Setup
  public void prepare() {
    position = Moments.at(Moments.caporetto("historical"), Moments.MIDDLE);
  }

  @Benchmark
  public Position copy() {
    return position.copy();
  }
}
