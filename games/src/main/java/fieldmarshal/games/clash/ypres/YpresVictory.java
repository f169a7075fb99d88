package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Victory;

/** Chapter Y14: victory at Ypres. The points and levels are data; here are instant victories. */
final class YpresVictory extends Victory {
  private final int dunkirk = board.hex("0713");
  private final int ypres = board.hex("2321");
  private final int poperinghe = board.hex("1820");
  private final int lille = board.hex("2931");
  private final int courtrai = board.hex("3621");

  YpresVictory(ClashRules rules) {
    super(rules);
  }

  private boolean german(Position p, int hex) {
    return rules.control().controller(p, hex) == CENTRAL;
  }

  @Override
  public double vital(int side, int hex) {
    if (side == CENTRAL) {
      return hex == dunkirk ? 8 : hex == ypres || hex == poperinghe ? 4 : 0;
    }
    return hex == lille || hex == courtrai ? 12 : 0;
  }

  @Override
  public boolean decides(int side, int hex) {
    return side == CENTRAL ? hex == dunkirk : hex == lille || hex == courtrai;
  }

  @Override
  public boolean holds(int side) {
    return side == ENTENTE;
  }

  /** Germany wins as soon as a unit enters Dunkirk. */
  @Override
  @Case("COG-Y14b")
  public void controlChanged(Table t, int hex) {
    if (hex == dunkirk && german(t.now(), hex)) {
      win(t, CENTRAL, "The Germans are in Dunkirk and win at once.", "COG-Y14b");
    }
  }

  /**
   * Ypres with Poperinghe, or infantry in Lille or Courtrai, wins at the end of a turn. Neither
   * comes before the other: where both are so at once nobody wins at once, and play goes on.
   */
  @Override
  @Case({"COG-Y14b", "COG-Y14c"})
  public void turnEnds(Table t) {
    Position p = t.now();
    boolean germans = german(p, ypres) && german(p, poperinghe);
    boolean entente = infantry(p, lille) || infantry(p, courtrai);
    if (germans && entente) {
      t.note(
          "The Germans hold Ypres and Poperinghe, and Entente infantry is in Lille or"
              + " Courtrai: no side wins now.",
          "COG-Y14b");
    } else if (germans) {
      win(t, CENTRAL, "The Germans hold Ypres and Poperinghe and win.", "COG-Y14b");
    } else if (entente) {
      win(t, ENTENTE, "Entente infantry is in Lille or Courtrai: the Entente wins.", "COG-Y14c");
    }
  }

  /** Whether infantry of the Entente stands in the hex. */
  @Case("COG-Y14c")
  private boolean infantry(Position p, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() == ENTENTE && unit.isInfantry()) {
        return true;
      }
    }
    return false;
  }

  @Override
  @Case({"COG-Y14b", "COG-Y14c"})
  protected String instant(int side) {
    return side == CENTRAL
        ? "Dunkirk; or Ypres and Poperinghe at the end of a turn"
        : "infantry in Lille or Courtrai at the end of a turn";
  }
}
