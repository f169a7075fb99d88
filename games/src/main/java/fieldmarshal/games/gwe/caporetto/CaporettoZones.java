package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.Zones;

/** Chapter 7 with Stosstruppen, trenches, ridges and the Monitor. */
class CaporettoZones extends Zones {
  CaporettoZones(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case("CAP-7.0")
  public int costToEnter(Counter unit) {
    return unit.printed().stosstruppen() ? 0 : super.costToEnter(unit);
  }

  @Override
  @Case({"CAP-7.1a", "CAP-7.1b"})
  protected boolean extendsTo(Counter unit, int from, int direction, int to) {
    if (!super.extendsTo(unit, from, direction, to)) {
      return false;
    }
    if ((board().side(from, direction) & TerrainCode.RIDGE) != 0 && !unit.printed().alpine()) {
      return false;
    }
    int here = theatre().trench(from);
    int there = theatre().trench(to);
    return here == 0 || there == 0 || here == there;
  }

  @Override
  @Case("CAP-7.26")
  protected boolean withoutZone(Counter unit) {
    return super.withoutZone(unit) || unit.isMonitor();
  }
}
