package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Zones;
import java.util.stream.IntStream;

/** Zones at Ypres: none into or out of the flood. They change when a hex floods. */
final class YpresZones extends Zones {
  private final int[] floodable;

  YpresZones(ClashRules rules) {
    super(rules);
    floodable =
        IntStream.range(0, board.size()).filter(hex -> theatre.floodStage(hex) > 0).toArray();
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
    return wet(p, side)
        ? p.derived(
            YpresState.ZONES + side,
            this,
            side == CENTRAL
                ? (zones, now) -> zones.reach(now, CENTRAL, true)
                : (zones, now) -> zones.reach(now, ENTENTE, true))
        : super.zones(p, side);
  }

  @Override
  protected HexSet infantryZones(Position p, int side) {
    return wet(p, side)
        ? p.derived(
            YpresState.INFANTRY_ZONES + side,
            this,
            side == CENTRAL
                ? (zones, now) -> zones.reach(now, CENTRAL, false)
                : (zones, now) -> zones.reach(now, ENTENTE, false))
        : super.infantryZones(p, side);
  }

  /**
   * Whether a unit of the side stands in the flood. Only then do its zones depend on more than
   * where its units stand.
   */
  private boolean wet(Position p, int side) {
    if (p.global(YpresState.SLUICES) == 0) {
      return false;
    }
    for (int hex : floodable) {
      int u = p.first(hex);
      if (u >= 0 && counter(u).sideIndex() == side && rules.control().flooded(p, hex)) {
        return true;
      }
    }
    return false;
  }
}
