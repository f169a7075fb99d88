package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/** Case 7.2: the two Russian armies keep apart. */
final class Rivalry extends Chapter {
  private static final int APART = 4;
  private static final int NEEDED = 20;
  private static final int RANGE = 10;

  Rivalry(EastPrussiaRules rules) {
    super(rules);
  }

  /** Whether the armies may come together: by their own success, or after Samsonov's death. */
  @Case({"TWU-7.2c", "TWU-7.2d", "TWU-10.6.2.1b"})
  boolean over(Position p) {
    return p.global(Global.RIVALRY_ENDED) > 0
        || p.global(Global.SAMSONOV) == Headquarters.DEAD
            && turn(p) >= p.global(Global.SAMSONOV_TURN) + 2;
  }

  /** The hexes within three of each army. */
  private HexSet[] near(Position p) {
    return p.derivedFrom(RUSSIAN, Derived.RIVALS, this, Rivalry::derive);
  }

  private HexSet[] derive(Position p) {
    HexSet[] near = {new HexSet(0), new HexSet(board.size()), new HexSet(board.size())};
    for (Counter unit : rules.unitsOf(RUSSIAN)) {
      int hex = p.place(unit);
      if (hex >= 0 && unit.army() > 0) {
        for (int each : theatre.near(hex)) {
          near[unit.army()].add(each);
        }
      }
    }
    return near;
  }

  /** Why a unit may not come so near to the other army, or null. */
  @Case({"TWU-7.2a", "TWU-7.2b", "TWU-3.1b"})
  @Nullable Refused barred(Position p, Counter unit, int from, int to) {
    return unit.sideIndex() == GERMAN ? null : barred(p, rules.pieces().army(p, unit), from, to);
  }

  /** Who is too near already may only go away. */
  @Case({"TWU-7.2a", "TWU-7.2b"})
  @Nullable Refused barred(Position p, int army, int from, int to) {
    if (army == 0 || over(p)) {
      return null;
    }
    HexSet near = near(p)[3 - army];
    if (!near.has(to)
        || from >= 0 && near.has(from) && distance(p, 3 - army, to) > distance(p, 3 - army, from)) {
      return null;
    }
    return Refused.of(
        "TWU-7.2a", () -> title(to) + " is within three hexes of the other Russian army.");
  }

  private int distance(Position p, int army, int hex) {
    int least = APART;
    for (Counter unit : rules.unitsOf(RUSSIAN)) {
      if (unit.army() == army && p.place(unit) >= 0) {
        least = Math.min(least, board.distance(p.place(unit), hex));
      }
    }
    return least;
  }

  /** Twenty points of Second Army infantry in supply near Königsberg end it for good. */
  @Case({"TWU-7.2c", "TWU-9.3b", "TWU-3.4l"})
  void turnEnds(Table t) {
    Position p = t.now();
    if (p.global(Global.RIVALRY_ENDED) > 0 || rules.plan().masurian()) {
      return;
    }
    int points = 0;
    for (Counter unit : rules.unitsOf(RUSSIAN)) {
      if (unit.army() == 2
          && unit.isInfantry()
          && p.onMap(unit)
          && board.distance(p.place(unit), koenigsberg()) <= RANGE
          && rules.supply().inSupply(p, unit)) {
        points += unit.strength();
      }
    }
    if (points >= NEEDED) {
      t.setGlobal(Global.RIVALRY_ENDED, turn(p));
      t.note("The Russian First and Second Armies may cooperate from now on.", "TWU-7.2c");
    }
  }

  /** The fortress that feeds the Germans. */
  private int koenigsberg() {
    for (Theatre.Fortress fortress : theatre.fortresses()) {
      if (fortress.source()) {
        return fortress.hex();
      }
    }
    throw new IllegalStateException("no fortress is a source of supply");
  }
}
