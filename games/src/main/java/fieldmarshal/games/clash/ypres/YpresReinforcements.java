package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Reinforcements;

/** Reinforcements at Ypres: chapter Y7. Nations and cavalry stack as in Y9 and Y12. */
final class YpresReinforcements extends Reinforcements {
  YpresReinforcements(ClashRules rules) {
    super(rules);
  }

  @Override
  @Case("COG-Y7c")
  protected String blockedCase(boolean edge) {
    return "COG-Y7c";
  }
}
