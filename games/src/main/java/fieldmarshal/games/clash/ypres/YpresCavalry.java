package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.Cavalry;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;

/** Cavalry at Ypres: whoever does not retire before infantry fights dismounted, as infantry. */
final class YpresCavalry extends Cavalry {
  YpresCavalry(ClashRules rules) {
    super(rules);
  }

  @Override
  @Case("COG-Y9a")
  protected int ratingHit(Position p, Counter defender) {
    return rules.pieces().ter(p, defender);
  }

  @Override
  @Case("COG-Y9a")
  protected int limitHit(Position p, int limit) {
    return limit;
  }
}
