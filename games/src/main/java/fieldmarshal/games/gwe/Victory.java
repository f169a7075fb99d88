package fieldmarshal.games.gwe;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Level;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who has won. The standard rules leave it to the exclusive ones. */
public abstract class Victory extends Chapter {
  protected Victory(GreatWarInTheEast rules) {
    super(rules);
  }

  /** A unit is about to lose steps, for whatever reason. */
  protected void stepsLost(Table t, Counter unit, int steps) {}

  /** A unit is about to be eliminated, for whatever reason. */
  protected void eliminated(Table t, Counter unit) {}

  /** The points of each side as they stand. */
  public abstract List<Explanation> points(Position p);

  public abstract Outcome outcome(Position p);

  /** The levels that the game can end with, from the best of one side to the best of the other. */
  public List<Level> levels() {
    return List.of();
  }

  /** What the winner lacks for the next level; null where not points alone decide. */
  public Level.@Nullable Missed missed(Position p) {
    return null;
  }

  /** The hexes that count for victory, for the eye. */
  public List<Clerk.Prize> prizes(Position p) {
    return List.of();
  }
}
