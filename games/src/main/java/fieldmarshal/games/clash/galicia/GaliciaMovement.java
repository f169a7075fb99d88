package fieldmarshal.games.clash.galicia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Movement;
import org.jspecify.annotations.Nullable;

/** Movement in Galicia: garrisons stay (G10a), and turn 1 has a restraint (G10b). */
final class GaliciaMovement extends Movement {
  private static final Refused GARRISON =
      Refused.of("COG-G10a", "A garrison may not leave its hex.");
  private static final Refused RESTRAINT =
      Refused.of(
          "COG-G10b",
          "On turn 1 no unit of the Central Powers may enter a hex next to Russian infantry.");

  GaliciaMovement(ClashRules rules) {
    super(rules);
  }

  @Override
  @Case("COG-G10a")
  protected @Nullable Refused fixed(Position p, Counter unit) {
    return unit.attacks() ? null : GARRISON;
  }

  @Override
  @Case("COG-G10b")
  protected @Nullable Refused closed(Position p, Counter unit, int hex) {
    return turn(p) == 1 && unit.sideIndex() == CENTRAL && besideInfantry(p, hex) ? RESTRAINT : null;
  }

  private boolean besideInfantry(Position p, int hex) {
    for (int to : theatre.beside(hex)) {
      for (int u = p.first(to); u >= 0; u = p.next(u)) {
        Counter there = counter(u);
        if (there.sideIndex() == ENTENTE && there.isInfantry()) {
          return true;
        }
      }
    }
    return false;
  }
}
