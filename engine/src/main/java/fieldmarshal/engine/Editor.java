package fieldmarshal.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sets up a situation by hand. An impossible one is a fault that names what is wrong. */
public interface Editor {
  /**
   * Where a unit is put.
   *
   * @param place hex index or box code
   * @param steps steps remaining, or -1 for all
   */
  record Placing(Unit unit, int place, int steps, List<String> flags) {}

  final class Impossible extends Exception {
    private static final long serialVersionUID = 1;

    public Impossible(String message) {
      super(message);
    }
  }

  /** The box with a name ("eliminated", "turn 7"), or null. */
  @Nullable Placing box(Unit unit, String box, int steps, List<String> flags);

  Position place(Position position, boolean clear, List<Placing> placings) throws Impossible;

  /** Sets one of the numbers kept for the whole game, such as points or losses. */
  Position total(Position position, String name, int value) throws Impossible;

  Position control(Position position, Side side, Hexes hexes) throws Impossible;

  Position go(Position position, int turn, Part part, String phase) throws Impossible;
}
