package fieldmarshal.lab.bench;

import fieldmarshal.engine.Position;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Zones;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The zones of control of a side, from scratch. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ZonesBenchmark {
  @Param({Moments.OPENING, Moments.MIDDLE})
  @SuppressWarnings("NullAway.Init")
  String moment;

  @SuppressWarnings("NullAway.Init")
  private GreatWarInTheEast rules;

  @SuppressWarnings("NullAway.Init")
  private Position position;

  @SuppressWarnings("NullAway.Init")
  private Moments.Stirred stirred;

  @Setup
  public void prepare() {
    rules = Moments.caporetto("historical");
    position = Moments.at(rules, moment);
  }

  @Setup(Level.Iteration)
  public void lay() {
    stirred = new Moments.Stirred(rules, position);
  }

  @Benchmark
  public Zones.Presence zonesOfASide() {
    return rules.zones().presence(stirred.again(), 1);
  }
}
