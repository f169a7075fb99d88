package fieldmarshal.engine.fog;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;

/**
 * Counters on the map lie face down until a flag says that the enemy has seen them; he knows how
 * many there are and where.
 *
 * @param viewGlobal the global that says whose view a position is
 * @param unseenBox the box of a counter, in a view, that the side does not know
 * @param seen the flag of counters that lie face up
 * @param shownFlags the flags that show on a counter that lies face down
 */
public record FaceDown(int viewGlobal, int unseenBox, int seen, int shownFlags) implements Secrets {
  @Override
  public Sight sight(Position truth, Side to) {
    return unit -> truth.onMap(unit) && !truth.has(unit, seen) ? Known.SYMBOL : Known.FACE;
  }
}
