package fieldmarshal.games.clash;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;

/** Chapter 7: zones of control. Chapters 8, 11 and 12 say what they stop. */
public class Zones extends Chapter {
  public Zones(ClashRules rules) {
    super(rules);
  }

  /**
   * Whether an enemy's zone of control lies in a hex, for a side. A friendly unit there does not
   * help movement; supply, retreat and emergency withdrawal ask for it themselves.
   */
  @Case({"COG-7.1a", "COG-7.1b", "COG-7.1c", "COG-7.1d", "COG-7.1e", "COG-7.2b"})
  public final boolean enemyZone(Position p, int side, int hex) {
    return zones(p, 1 - side).has(hex) && !closed(p, side, hex);
  }

  /** The same for the zones of infantry alone: what infantry in retreat minds. */
  @Case("COG-12.84b")
  public final boolean enemyInfantryZone(Position p, int side, int hex) {
    return infantryZones(p, 1 - side).has(hex) && !closed(p, side, hex);
  }

  /** Whether no enemy zone enters the hex: the side's own works stand there. */
  @Case("COG-7.1c")
  protected boolean closed(Position p, int side, int hex) {
    return rules.control().works(p, side, hex);
  }

  /** The hexes that zones of a side's units reach by the terrain. */
  protected HexSet zones(Position p, int side) {
    return p.derivedFrom(
        side,
        Derived.ZONES + side,
        this,
        side == CENTRAL
            ? (zones, now) -> zones.reach(now, CENTRAL, true)
            : (zones, now) -> zones.reach(now, ENTENTE, true));
  }

  protected HexSet infantryZones(Position p, int side) {
    return p.derivedFrom(
        side,
        Derived.INFANTRY_ZONES + side,
        this,
        side == CENTRAL
            ? (zones, now) -> zones.reach(now, CENTRAL, false)
            : (zones, now) -> zones.reach(now, ENTENTE, false));
  }

  /** Works out the zones of a side's units. */
  protected final HexSet reach(Position p, int side, boolean cavalry) {
    HexSet reached = new HexSet(board.size());
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex >= 0 && (cavalry || unit.isInfantry()) && exerts(p, unit)) {
        for (int to : theatre.zone(hex)) {
          reached.add(to);
        }
      }
    }
    return reached;
  }

  /** Whether a unit on the map has a zone of control. */
  @Case({"COG-7.1a", "COG-7.1d", "COG-X4"})
  public boolean exerts(Position p, Counter unit) {
    return !p.has(unit, Flag.OUT_OF_SUPPLY);
  }

  /** Whether the zone of a unit reaches a neighbour of its hex. */
  @Case({"COG-7.1a", "COG-7.1b", "COG-7.1c", "COG-7.1d"})
  public final boolean reaches(Position p, Counter unit, int hex) {
    if (!exerts(p, unit) || closed(p, 1 - unit.sideIndex(), hex)) {
      return false;
    }
    for (int to : theatre.zone(p.place(unit))) {
      if (to == hex) {
        return true;
      }
    }
    return false;
  }
}
