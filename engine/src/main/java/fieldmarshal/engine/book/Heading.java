package fieldmarshal.engine.book;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.random.RandomGenerator;

/** Where units go that are moved at random: armies seek each other. */
public final class Heading {
  private static final int LOOKED_AT = 6;

  private Heading() {}

  /** The direction from a unit towards some enemy unit that is not far; any where none is seen. */
  public static int towards(
      Board board, Position p, Unit unit, Unit[] enemies, RandomGenerator random) {
    int from = p.place(unit);
    int goal = -1;
    for (int i = 0; i < LOOKED_AT; i++) {
      int hex = p.place(enemies[random.nextInt(enemies.length)]);
      if (hex >= 0 && (goal < 0 || board.distance(from, hex) < board.distance(from, goal))) {
        goal = hex;
      }
    }
    int best = random.nextInt(Board.DIRECTIONS);
    if (goal < 0) {
      return best;
    }
    int least = Integer.MAX_VALUE;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(from, d);
      if (to >= 0 && board.distance(to, goal) < least) {
        least = board.distance(to, goal);
        best = d;
      }
    }
    return best;
  }
}
