package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Command;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.TerrainCode;

/** Chapter 10: the radius is enough; ridges and the Monitor have their say. */
class CaporettoCommand extends Command {
  CaporettoCommand(GreatWarInTheEast rules) {
    super(rules);
  }

  /** There is no command strength: whoever is in a radius is in command, of any nation. */
  @Override
  @Case({"CAP-10.0", "CAP-2.3b"})
  protected boolean unlimited() {
    return true;
  }

  @Override
  @Case("CAP-10.33")
  protected boolean crosses(int from, int direction, boolean able) {
    return super.crosses(from, direction, able)
        && (able || (board().side(from, direction) & TerrainCode.RIDGE) == 0);
  }

  /** Allied units with the Monitor are in command. */
  @Override
  @Case("CAP-10.55")
  public boolean inAnyRadius(Position p, Counter unit) {
    return withMonitor(p, unit) || super.inAnyRadius(p, unit);
  }

  private boolean withMonitor(Position p, Counter unit) {
    if (!p.onMap(unit)) {
      return false;
    }
    for (int u = p.first(p.place(unit)); u >= 0; u = p.next(u)) {
      if (counter(u).isMonitor() && counter(u).side() == unit.side()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Trace trace(Position p, Counter unit) {
    return unit.isCombat() && withMonitor(p, unit)
        ? new Trace(true, Hexes.of(p.place(unit)), "It is in the hex of the Monitor.", "CAP-10.55")
        : super.trace(p, unit);
  }
}
