package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.TerrainEffects;
import org.jspecify.annotations.Nullable;

/** Case 5.4 with cars out of the mountains (24.41) and shaken units out of the trenches (23). */
class BrusilovTerrain extends TerrainEffects {
  BrusilovTerrain(GreatWarInTheEast rules) {
    super(rules);
  }

  /** The cars have a table of costs of their own; no unit here is alpine, so the mark is free. */
  @Override
  protected Mover mover(Counter unit) {
    Mover mover = super.mover(unit);
    return BrusilovPieces.isCar(unit)
        ? new Mover(mover.tcr(), true, mover.heavy(), mover.water(), mover.side())
        : mover;
  }

  @Override
  @Case("BRU-24.41")
  public @Nullable Refused barred(Counter unit, int from, int direction, int to) {
    return BrusilovPieces.isCar(unit) && board().terrain(to) == TerrainCode.MOUNTAIN
        ? noMountain(unit)
        : super.barred(unit, from, direction, to);
  }

  @Case("BRU-24.41")
  static Refused noMountain(Counter unit) {
    return Refused.of("BRU-24.41", () -> unit.begins() + " may not enter mountains.");
  }

  @Override
  @Case({"BRU-23.11", "BRU-23.51"})
  public boolean entrenched(Position p, Counter unit, int hex) {
    return super.entrenched(p, unit, hex)
        && !BrusilovPieces.isReduced(p, unit)
        && !BrusilovRules.of(rules).panic().panics(p, unit);
  }
}
