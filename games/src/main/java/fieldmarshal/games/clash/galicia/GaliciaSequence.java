package fieldmarshal.games.clash.galicia;

import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Sequence;

/** The sequence in Galicia: Conrad may redeploy before the first marker is drawn. */
final class GaliciaSequence extends Sequence {
  private final Redeployment redeployment;

  GaliciaSequence(ClashRules rules, Redeployment redeployment) {
    super(rules);
    this.redeployment = redeployment;
  }

  @Override
  @Case({"COG-G3", "COG-G10c"})
  protected void operationsOpen(Table t) {
    redeployment.operationsBegin(t);
  }
}
