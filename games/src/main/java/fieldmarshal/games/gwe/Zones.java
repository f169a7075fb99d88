package fieldmarshal.games.gwe;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;

/** Chapter 7: zones of control. */
public class Zones extends Chapter {

  /** What a side's units do to the hexes around them, worked out once for a placement. */
  public static final class Presence {
    /** Hexes in the side's zones. */
    public final HexSet zone;

    /** Hexes that an enemy may not enter: any unit or fortress but headquarters and their like. */
    public final HexSet bars;

    /** Hexes in which a unit or fortress of the side does away with enemy zones (7.24). */
    public final HexSet cover;

    /** Hexes with a headquarters. */
    public final HexSet hq;

    Presence(int size) {
      zone = new HexSet(size);
      bars = new HexSet(size);
      cover = new HexSet(size);
      hq = new HexSet(size);
    }

    /** Holds nothing but headquarters. */
    public boolean onlyHq(int hex) {
      return hq.has(hex) && !bars.has(hex);
    }
  }

  public Zones(GreatWarInTheEast rules) {
    super(rules);
  }

  public final Presence presence(Position p, int side) {
    return p.derivedFrom(
        side, Derived.ZONES + side, this, side == 0 ? Zones::first : Zones::second);
  }

  private Presence first(Position p) {
    return work(p, 0);
  }

  private Presence second(Position p) {
    return work(p, 1);
  }

  private Presence work(Position p, int side) {
    Presence presence = new Presence(board().size());
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex < 0) {
        continue;
      }
      if (unit.isHq()) {
        presence.hq.add(hex);
      }
      if (bars(unit)) {
        presence.bars.add(hex);
      }
      if (negates(unit)) {
        presence.cover.add(hex);
      }
      if (exerts(p, unit)) {
        extend(presence.zone, unit, hex);
      }
    }
    return presence;
  }

  private void extend(HexSet zone, Counter unit, int hex) {
    Board board = board();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(hex, d);
      if (to >= 0 && extendsTo(unit, hex, d, to)) {
        zone.add(to);
      }
    }
  }

  /** Whether a hex is in the zone of control of a side. */
  @Case({"GWE-2.4-ZOC", "GWE-7.25"})
  public final boolean controls(Position p, Side side, int hex) {
    return presence(p, side.index()).zone.has(hex);
  }

  /**
   * Whether enemy zones reach the hex and no friend of the side stands there to do away with them.
   */
  @Case({"GWE-7.24"})
  public final boolean barredByZone(Position p, Side side, int hex) {
    return presence(p, 1 - side.index()).zone.has(hex) && !presence(p, side.index()).cover.has(hex);
  }

  /** Whether the zone crosses a hexside. */
  @Case({"GWE-7.11", "GWE-5.4-BLOCKED"})
  protected boolean extendsTo(Counter unit, int from, int direction, int to) {
    return (board().side(from, direction) & TerrainCode.BLOCKED) == 0;
  }

  /** Whether the unit has a zone at all: in every phase of both player-turns. */
  @Case({"GWE-7.12", "GWE-7.0", "GWE-5.36"})
  protected boolean exerts(Position p, Counter unit) {
    if (unit.isFortress()) {
      return p.stepsLeft(unit) > 0;
    }
    return unit.hasSteps() && !withoutZone(unit) && !p.has(unit, Flag.ENTRAINED);
  }

  @Case({"GWE-7.26", "GWE-10.52a"})
  protected boolean withoutZone(Counter unit) {
    return unit.isHq() || unit.isDepot();
  }

  /** The extra movement points to enter a hex in an enemy zone. */
  @Case({"GWE-7.21", "GWE-7.22", "GWE-5.15", "GWE-5.4-EZOC"})
  public int costToEnter(Counter unit) {
    return 1;
  }

  /** Units and fortresses do away with enemy zones in their hex; headquarters alone do not. */
  @Case("GWE-7.24")
  protected boolean negates(Counter unit) {
    return unit.hasSteps();
  }

  /** Whether the unit keeps the enemy out of its hex: all but headquarters (10.52). */
  @Case({"GWE-5.13", "GWE-10.52a"})
  protected boolean bars(Counter unit) {
    return unit.hasSteps();
  }
}
