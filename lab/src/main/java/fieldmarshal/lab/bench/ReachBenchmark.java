package fieldmarshal.lab.bench;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.path.Flood;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Movement;
import java.util.concurrent.TimeUnit;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.ShortestPathAlgorithm.SingleSourcePaths;
import org.jgrapht.alg.shortestpath.DijkstraShortestPath;
import org.jgrapht.graph.AsWeightedGraph;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedGraph;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;
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
 * The reach of one unit: our flood against the Dijkstra of JGraphT with exactly the same costs. The
 * graph is built beforehand. Our flood works the costs out as it goes, as it must when the enemy
 * has moved; so does JGraphT in one way of using it here, while in the two others the costs of that
 * unit in that position are in the graph already.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ReachBenchmark {
  /** The 12th Division with ten points to spend, and the XXX Corps with six, in the plain. */
  @Param({"ge-12", "it-xxx"})
  @SuppressWarnings("NullAway.Init")
  String unit;

  @SuppressWarnings("NullAway.Init")
  private Movement movement;

  @SuppressWarnings("NullAway.Init")
  private Position position;

  @SuppressWarnings("NullAway.Init")
  private Counter counter;

  @SuppressWarnings("NullAway.Init")
  private Graph<Integer, DefaultWeightedEdge> graph;

  @SuppressWarnings("NullAway.Init")
  private Graph<Integer, Step> asking;

  private Integer start = 0;
  private int budget;

  @Setup
  public void prepare() {
    GreatWarInTheEast rules = Moments.caporetto("historical");
    movement = rules.movement();
    position = Moments.at(rules, Moments.OPENING);
    counter = rules.roster().named(unit);
    start = position.place(counter);
    budget = movement.left(position, counter, Movement.MARCH);
    graph = graph(rules, position, counter);
    asking = asking(rules, position, counter);
  }

  /** A step from a hex to its neighbour. */
  record Step(int from, int direction, int to) {}

  /** Every step that the unit may take, with what it costs now. */
  static Graph<Integer, DefaultWeightedEdge> graph(
      GreatWarInTheEast rules, Position position, Counter counter) {
    Board board = rules.board();
    Graph<Integer, DefaultWeightedEdge> graph =
        new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class);
    for (int hex = 0; hex < board.size(); hex++) {
      graph.addVertex(hex);
    }
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        if (to < 0) {
          continue;
        }
        int cost = rules.movement().cost(position, counter, hex, d, to);
        if (cost != Flood.PROHIBITED) {
          graph.setEdgeWeight(graph.addEdge(hex, to), cost);
        }
      }
    }
    return graph;
  }

  /** Every step on the map, with what it costs now worked out when the graph is asked. */
  static Graph<Integer, Step> asking(GreatWarInTheEast rules, Position position, Counter counter) {
    Board board = rules.board();
    Movement movement = rules.movement();
    Graph<Integer, Step> steps = new SimpleDirectedGraph<>(Step.class);
    for (int hex = 0; hex < board.size(); hex++) {
      steps.addVertex(hex);
    }
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        if (to >= 0) {
          steps.addEdge(hex, to, new Step(hex, d, to));
        }
      }
    }
    return new AsWeightedGraph<>(
        steps,
        step -> {
          int cost = movement.cost(position, counter, step.from(), step.direction(), step.to());
          return cost == Flood.PROHIBITED ? Double.POSITIVE_INFINITY : cost;
        },
        false,
        false);
  }

  @Benchmark
  public Flood flood() {
    return movement.marchFlood(position, counter);
  }

  /** JGraphT, stopped at the same cost, that asks what every step costs, as our flood does. */
  @Benchmark
  public SingleSourcePaths<Integer, Step> jgraphtAskingWithinBudget() {
    return new DijkstraShortestPath<>(asking, budget).getPaths(start);
  }

  /** JGraphT, stopped at the same cost. */
  @Benchmark
  public SingleSourcePaths<Integer, DefaultWeightedEdge> jgraphtWithinBudget() {
    return new DijkstraShortestPath<>(graph, budget).getPaths(start);
  }

  /** JGraphT over the whole map. */
  @Benchmark
  public SingleSourcePaths<Integer, DefaultWeightedEdge> jgraphtWholeMap() {
    return new DijkstraShortestPath<>(graph).getPaths(start);
  }
}
