package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;

/**
 * Case 3.3: zones of control. For every side there is the truth, and what it looks like to an enemy
 * who cannot tell dummies from units; both are the same unless movement is hidden.
 */
public final class Zones extends Chapter {
  /** Where the units of a side stand and what their zones reach, rivers and lakes minded. */
  static final class Presence {
    /** Hexes with units. */
    final HexSet units;

    final HexSet zone;

    /** Hexes with anything that may be a unit for all the enemy knows. */
    final HexSet seen;

    final HexSet seenZone;

    Presence(HexSet units, HexSet zone, HexSet seen, HexSet seenZone) {
      this.units = units;
      this.zone = zone;
      this.seen = seen;
      this.seenZone = seenZone;
    }
  }

  private final boolean hidden;

  Zones(EastPrussiaRules rules) {
    super(rules);
    hidden = rules.on(EastPrussia.HIDDEN_MOVEMENT);
  }

  Presence presence(Position p, int side) {
    return side == RUSSIAN
        ? p.derivedFrom(RUSSIAN, Derived.ZONES + RUSSIAN, this, Zones::russian)
        : p.derivedFrom(GERMAN, Derived.ZONES + GERMAN, this, Zones::german);
  }

  private Presence russian(Position p) {
    return derive(p, RUSSIAN);
  }

  private Presence german(Position p) {
    return derive(p, GERMAN);
  }

  /** Every unit has a zone: lone artillery, headquarters and entrained units too, dummies not. */
  @Case({"TWU-3.3a", "TWU-3.3b", "TWU-3.3f", "TWU-10.1g", "TWU-5.2f", "TWU-3.5b"})
  private Presence derive(Position p, int side) {
    HexSet units = new HexSet(board.size());
    HexSet zone = new HexSet(board.size());
    HexSet seen = hidden ? new HexSet(board.size()) : units;
    HexSet seenZone = hidden ? new HexSet(board.size()) : zone;
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex < 0) {
        continue;
      }
      if (unit.isReal() && !units.has(hex)) {
        units.add(hex);
        for (int to : theatre.zone(hex)) {
          zone.add(to);
        }
      }
      if (hidden && !seen.has(hex)) {
        seen.add(hex);
        for (int to : theatre.zone(hex)) {
          seenZone.add(to);
        }
      }
    }
    return new Presence(units, zone, seen, seenZone);
  }

  /** Whether the hex holds a fortress that is whole. */
  @Case({"TWU-3.3e", "TWU-6.6f", "TWU-6.6i"})
  boolean fortress(Position p, int hex) {
    return theatre.fortressAt(hex) >= 0 && !rules.control().destroyed(p, hex);
  }

  /** Whether a fortress that is whole reaches the hex. */
  @Case({"TWU-3.3d", "TWU-6.6f"})
  private boolean fortressZone(Position p, int hex) {
    int bits = theatre.fortressZones(hex);
    while (bits != 0) {
      int f = Integer.numberOfTrailingZeros(bits);
      if (!rules.control().destroyed(p, theatre.fortresses().get(f).hex())) {
        return true;
      }
      bits &= bits - 1;
    }
    return false;
  }

  /** Whether the hex is in an enemy zone of control for the side. */
  @Case({"TWU-3.3c", "TWU-3.3d"})
  boolean enemyZone(Position p, int side, int hex) {
    return side == GERMAN
        ? presence(p, RUSSIAN).zone.has(hex) && !fortress(p, hex)
        : presence(p, GERMAN).zone.has(hex) || fortressZone(p, hex);
  }

  /** All hexes that are in an enemy zone of control for the side. */
  @Case({"TWU-3.3c", "TWU-3.3d"})
  HexSet enemyZone(Position p, int side) {
    HexSet zone = presence(p, 1 - side).zone.copy();
    if (side == GERMAN) {
      zone.removeAll(rules.control().ground(p).fortresses());
    } else {
      zone.addAll(rules.control().ground(p).fortressZone());
    }
    return zone;
  }

  /** The same for all the side knows: whatever it cannot tell from a unit is one. */
  @Case({"TWU-10.1a", "TWU-X-10.1+10.3"})
  boolean seenZone(Position p, int side, int hex) {
    return side == GERMAN
        ? presence(p, RUSSIAN).seenZone.has(hex) && !fortress(p, hex)
        : presence(p, GERMAN).seenZone.has(hex) || fortressZone(p, hex);
  }

  /** Whether a unit of the side stands in the hex. */
  boolean friend(Position p, int side, int hex) {
    return presence(p, side).units.has(hex);
  }

  /** Whether an enemy unit stands in the hex. */
  boolean enemy(Position p, int side, int hex) {
    return presence(p, 1 - side).units.has(hex);
  }

  /** Whether something stands in the hex that may be an enemy unit. */
  boolean seenEnemy(Position p, int side, int hex) {
    return presence(p, 1 - side).seen.has(hex);
  }

  /** Whether an enemy, or what may be one, is next to the hex, across rivers too. */
  @Case({"TWU-10.3b", "TWU-X-10.1+10.3"})
  boolean seenEnemyBeside(Position p, int side, int hex) {
    for (int d = 0; d < fieldmarshal.engine.board.Board.DIRECTIONS; d++) {
      int to = board.neighbour(hex, d);
      if (to >= 0 && seenEnemy(p, side, to)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit's own zone reaches a neighbour: not into an enemy fortress. */
  @Case({"TWU-3.3a", "TWU-3.3b", "TWU-3.3c", "TWU-6.3e", "TWU-6.0b"})
  boolean reaches(Position p, int side, int from, int to) {
    if (side == RUSSIAN && fortress(p, to)) {
      return false;
    }
    for (int hex : theatre.zone(from)) {
      if (hex == to) {
        return true;
      }
    }
    return false;
  }
}
