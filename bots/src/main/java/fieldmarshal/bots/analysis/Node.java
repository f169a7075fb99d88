package fieldmarshal.bots.analysis;

import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A point of the curve while it is being estimated. Guarded by the {@link Analyst}. */
final class Node {
  final int line;
  final int turn;
  final Part part;
  final Position position;

  /** What came of the games so far, by their number; not a number where one failed. */
  private final List<Double> games = new ArrayList<>();

  private double sum;
  private double squares;
  private int count;
  private int begun;
  private @Nullable Estimate known;

  /** How much the dice of the part that begins here changed the chance. */
  double dice;

  /** How much more than others it matters. */
  double weight = 1;

  Node(int line, int turn, Part part, Position position) {
    this.line = line;
    this.turn = turn;
    this.part = part;
    this.position = position;
  }

  /** The game has ended here. */
  void ends(double won) {
    known = Estimate.certain(won);
  }

  boolean certain() {
    return known != null;
  }

  /** The number of the next game that somebody is to play. */
  int begin() {
    return begun++;
  }

  int begun() {
    return begun;
  }

  void add(int number, double won) {
    while (games.size() <= number) {
      games.add(Double.NaN);
    }
    games.set(number, won);
    if (!Double.isNaN(won)) {
      sum += won;
      squares += won * won;
      count++;
    }
  }

  /** What came of a game; not a number where it has not been played. */
  double game(int number) {
    return number < games.size() ? games.get(number) : Double.NaN;
  }

  /** How many games have come to an end, also those that failed. */
  int played() {
    return games.size();
  }

  int count() {
    return count;
  }

  /** Whether there is an estimate from so many games. */
  boolean has(int least) {
    return known != null || count >= least;
  }

  Estimate estimate() {
    return known != null ? known : Estimate.of(sum, squares, Math.max(1, count));
  }
}
