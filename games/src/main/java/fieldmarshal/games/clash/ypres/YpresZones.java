package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Derived;
import fieldmarshal.games.clash.Zones;

/** Zones at Ypres: none into or out of the flood. They change when a hex floods. */
final class YpresZones extends Zones {
  YpresZones(ClashRules rules) {
    super(rules);
  }

  @Override
  @Case({"COG-Y10e", "COG-7.1c"})
  protected boolean closed(Position p, int side, int hex) {
    return rules.control().flooded(p, hex) || super.closed(p, side, hex);
  }

  @Override
  @Case({"COG-Y10e", "COG-7.1c"})
  public boolean exerts(Position p, Counter unit) {
    return super.exerts(p, unit) && !rules.control().flooded(p, p.place(unit));
  }

  @Override
  protected HexSet zones(Position p, int side) {
    return p.derived(
        Derived.ZONES + side,
        this,
        side == CENTRAL
            ? (zones, now) -> zones.reach(now, CENTRAL, true)
            : (zones, now) -> zones.reach(now, ENTENTE, true));
  }

  @Override
  protected HexSet infantryZones(Position p, int side) {
    return p.derived(
        Derived.INFANTRY_ZONES + side,
        this,
        side == CENTRAL
            ? (zones, now) -> zones.reach(now, CENTRAL, false)
            : (zones, now) -> zones.reach(now, ENTENTE, false));
  }
}
