package fieldmarshal.games.clash.galicia;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Reinforcements;

/** Reinforcements in Galicia: chapter G7. */
final class GaliciaReinforcements extends Reinforcements {
  GaliciaReinforcements(ClashRules rules) {
    super(rules);
  }

  @Override
  @Case({"COG-G7b", "COG-G7d"})
  protected String blockedCase(boolean edge) {
    return edge ? "COG-G7d" : "COG-G7b";
  }
}
