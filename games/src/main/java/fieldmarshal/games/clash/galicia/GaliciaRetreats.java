package fieldmarshal.games.clash.galicia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Retreats;

/** Retreats in Galicia: a garrison stays or is lost. */
final class GaliciaRetreats extends Retreats {
  GaliciaRetreats(ClashRules rules) {
    super(rules);
  }

  @Override
  @Case("COG-G10a")
  protected boolean rooted(Position p, Counter unit) {
    return !unit.attacks();
  }

  @Override
  @Case("COG-G10a")
  protected String ignoreCase(Position p, Counter unit) {
    return rooted(p, unit) ? "COG-G10a" : super.ignoreCase(p, unit);
  }

  @Override
  @Case("COG-G10a")
  protected String lostCase(Position p, Counter unit) {
    return rooted(p, unit) ? "COG-G10a" : super.lostCase(p, unit);
  }
}
