package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Stacking;
import fieldmarshal.games.clash.TerrainCode;
import org.jspecify.annotations.Nullable;

/** Stacking at Ypres: cavalry in places (Y9b), and allies that stay apart (Y12). */
final class YpresStacking extends Stacking {
  private static final Refused NATIONS =
      Refused.of(
          "COG-Y12b",
          "British, French and Belgian units may not stack together, except in a city.");

  private final Counter marines;

  YpresStacking(ClashRules rules) {
    super(rules);
    marines = rules.roster().named("fr-mar-f");
  }

  /** Cavalry may stand with infantry in a city, a town or a village. */
  @Override
  @Case({"COG-Y9b", "COG-Y12b", "COG-Y12e"})
  protected @Nullable Refused apart(Position p, Counter unit, Counter there, int hex) {
    if (!theatre.isPlace(hex)) {
      Refused refused = super.apart(p, unit, there, hex);
      if (refused != null) {
        return refused;
      }
    }
    return strangers(unit, there) && !board.has(hex, TerrainCode.CITY) ? NATIONS : null;
  }

  /** Whether two units are of nations that stay apart; the French sailors join the Belgians. */
  @Case({"COG-Y12b", "COG-Y12e"})
  private boolean strangers(Counter unit, Counter there) {
    if (unit.nationality().equals(there.nationality())) {
      return false;
    }
    Counter other = unit == marines ? there : there == marines ? unit : null;
    return other == null || !other.nationality().equals("Belgian");
  }
}
