package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Zones;

/** Chapter 7 with depots that have zones (19.3) and cavalry that has none (19.43). */
class BrusilovZones extends Zones {
  BrusilovZones(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case("BRU-19.3")
  protected boolean withoutZone(Counter unit) {
    return unit.isHq();
  }

  @Override
  @Case("BRU-19.43")
  protected boolean exerts(Position p, Counter unit) {
    boolean living =
        p.has(unit, BrusilovState.LIVING) && board().has(p.place(unit), BrusilovTerrainCode.SOUTH);
    return !living && super.exerts(p, unit);
  }
}
