package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Replacements;

/** Replacements at Ypres: each nation of the Entente has its own steps. */
final class YpresReplacements extends Replacements {
  YpresReplacements(ClashRules rules) {
    super(rules);
  }

  @Override
  @Case("COG-Y7b")
  protected String nationCase() {
    return "COG-Y7b";
  }
}
