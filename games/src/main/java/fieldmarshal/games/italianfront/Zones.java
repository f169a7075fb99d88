package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;

/**
 * Chapter 9: zones of control. Every unit has one, but no unit reaches where it may not go: into
 * alpine hexes only mountain infantry, in winter nobody; and a headquarters, which in winter
 * crosses rivers by bridges alone, then reaches over no river without one. The book forbids both by
 * one sentence (9.1) and speaks of hexes; our ruling is that a hexside which is closed to the unit
 * closes the hex behind it as seen from there.
 */
public final class Zones extends Chapter {
  /** A unit of the side is next to the hex and may go there. */
  private static final byte ANY = 1;

  /** The same of a unit that is no headquarters. */
  private static final byte FIGHTING = 2;

  /** The same of a unit that the enemy sees. */
  private static final byte SEEN = 4;

  /** The same of a unit that may be no headquarters for all that the enemy sees. */
  private static final byte SEEN_FIGHTING = 8;

  /** A headquarters reaches over a river: the same four, which do not count in winter. */
  private static final int NOT_IN_WINTER = 4;

  Zones(ItalianFrontRules rules) {
    super(rules);
  }

  /** Whether the hex is in a zone of control of the side. */
  @Case({"IF-9.1.1", "IF-9.1.2", "IF-9.1.3", "IF-9.2.1"})
  boolean zone(Position p, int side, int hex) {
    return has(p, side, hex, ANY);
  }

  /** Whether it is in the zone of a unit of the side that is no headquarters. */
  @Case({"IF-9.1.1", "IF-15.2.2"})
  boolean fightingZone(Position p, int side, int hex) {
    return has(p, side, hex, FIGHTING);
  }

  /**
   * Whether the enemy of the side sees that the hex is in a zone of it: what lies below the top of
   * a stack may be mountain infantry, which nobody sees who goes into an alpine hex.
   */
  @Case({"IF-9.1.1", "IF-11.6.1"})
  boolean seenZone(Position p, int side, int hex) {
    return has(p, side, hex, SEEN);
  }

  /**
   * Whether the enemy of the side sees that the hex may be in the zone of a unit of it that is no
   * headquarters: whatever lies below another unit may be none.
   */
  @Case({"IF-11.6.3", "IF-15.2.5"})
  boolean seenFightingZone(Position p, int side, int hex) {
    return has(p, side, hex, SEEN_FIGHTING);
  }

  private boolean has(Position p, int side, int hex, byte what) {
    byte zones = p.derivedFrom(side, Derived.ZONES + side, this, SIDES[side])[hex];
    return (zones & what) != 0
        ? !(theatre.isAlpine(hex) && rules.weather().winter(p))
        : (zones & what << NOT_IN_WINTER) != 0 && !rules.weather().winter(p);
  }

  private static final Position.Derive<byte[], Zones>[] SIDES = sides();

  @SuppressWarnings("unchecked")
  private static Position.Derive<byte[], Zones>[] sides() {
    return new Position.Derive[] {
      (Position.Derive<byte[], Zones>) (zones, p) -> zones.derive(p, CENTRAL),
      (Position.Derive<byte[], Zones>) (zones, p) -> zones.derive(p, ALLIED)
    };
  }

  /** What lies below a top unit may be anything for the enemy: it reaches in winter as well. */
  @Case({"IF-9.1.2", "IF-7.11.3", "IF-11.6.3"})
  private byte[] derive(Position p, int side) {
    byte[] zones = new byte[board.size()];
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex < 0) {
        continue;
      }
      boolean top = p.first(hex) == unit.index();
      boolean hq = unit.isHq();
      int what = hq ? ANY : ANY | FIGHTING;
      int fighting = hq && top ? 0 : SEEN_FIGHTING;
      for (int to : theatre.beside(hex)) {
        if (hq && !theatre.isAlpine(to) && !overBridge(hex, to)) {
          int always = top ? 0 : fighting | SEEN;
          zones[to] |= (byte) (always | (what | fighting | SEEN) << NOT_IN_WINTER);
        } else if (!theatre.isAlpine(to)) {
          zones[to] |= (byte) (what | fighting | SEEN);
        } else if (unit.isMountain()) {
          zones[to] |= (byte) (top ? what | SEEN | SEEN_FIGHTING : what);
        }
      }
    }
    return zones;
  }

  /** Whether no river lies between two hexes, or one with a bridge. */
  @Case("IF-7.11.3")
  private boolean overBridge(int hex, int to) {
    int direction = board.direction(hex, to);
    return !theatre.river(hex, direction) || theatre.bridge(hex, direction);
  }

  /** Whether an enemy of the side stands in the hex. */
  boolean enemy(Position p, int side, int hex) {
    int first = p.first(hex);
    return first >= 0 && counter(first).sideIndex() != side;
  }

  /** Whether a unit of the side stands in the hex. */
  boolean friend(Position p, int side, int hex) {
    int first = p.first(hex);
    return first >= 0 && counter(first).sideIndex() == side;
  }
}
