package fieldmarshal.games.clash.galicia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Flag;
import fieldmarshal.games.clash.Victory;

/** Chapter G11: victory in Galicia. The points and levels are data; here are instant victories. */
final class GaliciaVictory extends Victory {
  private final int lemberg = board.hex("3721");
  private final int przemysl = board.hex("2621");
  private final int jaroslau = board.hex("2619");
  private final int krakow = board.hex("0319");
  private final int lublin = board.hex("2505");
  private final int cholm = board.hex("3206");

  GaliciaVictory(ClashRules rules) {
    super(rules);
  }

  private boolean controls(Position p, int side, int hex) {
    return rules.control().controller(p, hex) == side;
  }

  @Override
  public double vital(int side, int hex) {
    if (side == ENTENTE) {
      return hex == krakow ? 6 : hex == przemysl || hex == jaroslau || hex == lemberg ? 3 : 0;
    }
    return hex == lublin || hex == cholm ? 3 : 0;
  }

  @Override
  public boolean decides(int side, int hex) {
    return side == ENTENTE && hex == krakow;
  }

  /** Russia wins at once with Krakow, or with Przemysl, Jaroslau and Lemberg together. */
  @Override
  @Case("COG-G11b")
  public void controlChanged(Table t, int hex) {
    Position p = t.now();
    if (hex == krakow && controls(p, ENTENTE, krakow)) {
      win(t, ENTENTE, "The Entente has taken Krakow and wins at once.", "COG-G11b");
    } else if ((hex == przemysl || hex == jaroslau || hex == lemberg)
        && controls(p, ENTENTE, przemysl)
        && controls(p, ENTENTE, jaroslau)
        && controls(p, ENTENTE, lemberg)) {
      win(
          t,
          ENTENTE,
          "The Entente holds Przemysl, Jaroslau and Lemberg and wins at once.",
          "COG-G11b");
    }
  }

  /** The Central Powers win with infantry in Lublin and Cholm at the end of a turn. */
  @Override
  @Case("COG-G11c")
  public void turnEnds(Table t) {
    Position p = t.now();
    if (infantry(p, lublin) && infantry(p, cholm) && controls(p, CENTRAL, lemberg)) {
      win(
          t,
          CENTRAL,
          "The Central Powers have infantry in Lublin and Cholm, hold Lemberg, and win.",
          "COG-G11c");
    }
  }

  /** Whether infantry of the Central Powers that is not out of supply stands in the hex. */
  @Case("COG-G11c")
  private boolean infantry(Position p, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() == CENTRAL && unit.isInfantry() && !p.has(unit, Flag.OUT_OF_SUPPLY)) {
        return true;
      }
    }
    return false;
  }

  @Override
  @Case({"COG-G11b", "COG-G11c"})
  protected String instant(int side) {
    return side == ENTENTE
        ? "Krakow; or Przemysl, Jaroslau and Lemberg"
        : "Lublin, Cholm and Lemberg at the end of a turn";
  }
}
