package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.TerrainEffects;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The Terrain Effects Chart with ridges (5.4), rivers (18) and the Monitor's water (17.31). */
class CaporettoTerrain extends TerrainEffects {
  private static final Set<String> WIDE = Set.of("Tagliamento", "Piave");

  CaporettoTerrain(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  public List<Explanation> parts(Counter unit, int from, int direction, int to) {
    return unit.isMonitor()
        ? List.of(Explanation.leaf("water", "CAP-17.31", 1))
        : super.parts(unit, from, direction, to);
  }

  @Override
  @Case({"CAP-18.1", "CAP-18.2"})
  protected Explanation riverCost(Counter unit, int from, int direction) {
    boolean major = (board().side(from, direction) & TerrainCode.MAJOR) != 0;
    String name = board().sideName(from, direction);
    String what = "over the " + (name.isEmpty() ? "river" : name);
    if (!major) {
      return Explanation.leaf(what, "CAP-18.1", 1);
    }
    boolean central = unit.side().index() == Caporetto.CENTRAL.index();
    return Explanation.leaf(what, "CAP-18.2", !central ? 1 : WIDE.contains(name) ? 3 : 2);
  }

  @Override
  @Case("CAP-5.4b")
  protected Explanation ridgeCost(Counter unit) {
    return Explanation.leaf("ridge", "CAP-5.4b", unit.printed().alpine() ? 1 : 2);
  }

  @Override
  @Case({"CAP-5.4a", "CAP-17.31"})
  public @Nullable Refused barred(Counter unit, int from, int direction, int to) {
    if (unit.isMonitor()) {
      return sails(from, to)
          ? null
          : Refused.of(
              "CAP-17.31", () -> "No water connects " + title(from) + " to " + title(to) + ".");
    }
    Refused refused = super.barred(unit, from, direction, to);
    if (refused == null
        && (unit.isGun() || unit.isDepot())
        && (board().side(from, direction) & TerrainCode.RIDGE) != 0) {
      return Refused.of(
          "CAP-5.4a", () -> (unit.isGun() ? "Artillery" : "A depot") + " cannot cross a ridge.");
    }
    return refused;
  }

  /**
   * The Monitor goes from water to water. Between two coastal hexes the water is contiguous when
   * one and the same stretch of open water touches both.
   */
  @Case("CAP-17.31")
  private boolean sails(int from, int to) {
    if (!wet(from) || !wet(to)) {
      return false;
    }
    if (TerrainCode.isWater(board(), from) || TerrainCode.isWater(board(), to)) {
      return true;
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int between = board().neighbour(from, d);
      if (between >= 0 && TerrainCode.isWater(board(), between) && board().adjacent(between, to)) {
        return true;
      }
    }
    return false;
  }

  private boolean wet(int hex) {
    return TerrainCode.isWater(board(), hex) || board().has(hex, TerrainCode.COAST);
  }
}
