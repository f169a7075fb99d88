package fieldmarshal.games.gwe;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Case 5.4: the Terrain Effects Chart. Costs depend on the map and on a few traits of the unit, not
 * on the position; so they are worked out once for every step and kind of mover, from the same
 * parts that explain them.
 */
public class TerrainEffects extends Chapter {
  private final int[][] costs;

  /** What matters about a unit when it moves. */
  protected record Mover(int tcr, boolean alpine, boolean heavy, boolean water, int side) {
    public Mover {}
  }

  public TerrainEffects(GreatWarInTheEast rules) {
    super(rules);
    costs = new int[rules.roster().size()][];
  }

  /** Fills the tables; called when the book is assembled. */
  final void prepare() {
    Map<Mover, int[]> known = new HashMap<>();
    for (Counter unit : rules.roster().all()) {
      costs[unit.index()] = known.computeIfAbsent(mover(unit), key -> table(unit));
    }
  }

  protected Mover mover(Counter unit) {
    return new Mover(
        unit.tcr(),
        unit.printed().alpine(),
        unit.isGun() || unit.isDepot(),
        unit.isMonitor(),
        unit.side().index());
  }

  private int[] table(Counter unit) {
    Board board = board();
    int[] table = new int[board.size() * Board.DIRECTIONS];
    for (int from = 0; from < board.size(); from++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(from, d);
        table[from * Board.DIRECTIONS + d] =
            to < 0 || barred(unit, from, d, to) != null
                ? Flood.PROHIBITED
                : (int) Explanation.sum("", "", parts(unit, from, d, to)).total();
      }
    }
    return table;
  }

  /** The cost of a step by terrain alone, or {@link Flood#PROHIBITED}. */
  public final int cost(Counter unit, int from, int direction) {
    return costs[unit.index()][from * Board.DIRECTIONS + direction];
  }

  /** The same for all steps, by hex and direction; not to be changed. */
  final int[] costs(Counter unit) {
    return costs[unit.index()];
  }

  /** The parts of that cost. */
  @Case({"GWE-5.12", "GWE-5.4-NOTE", "GWE-5.16", "GWE-5.4-RAIL"})
  public List<Explanation> parts(Counter unit, int from, int direction, int to) {
    List<Explanation> parts = new ArrayList<>();
    parts.add(hexCost(unit, to));
    if (board().has(to, TerrainCode.TRENCH)) {
      parts.add(trenchCost());
    }
    int side = board().side(from, direction);
    if ((side & TerrainCode.RIVER) != 0) {
      parts.add(riverCost(unit, from, direction));
    }
    if ((side & TerrainCode.RIDGE) != 0) {
      parts.add(ridgeCost(unit));
    }
    return parts;
  }

  /** The cost of the hex itself: a fortress or city before the terrain around it. */
  @Case({"GWE-5.4-CITY", "GWE-5.4-FORT", "GWE-5.4-TOWN"})
  protected Explanation hexCost(Counter unit, int hex) {
    if (board().has(hex, TerrainCode.FORTRESS)) {
      return Explanation.leaf("fortress", "GWE-5.4-FORT", 1);
    }
    if (board().has(hex, TerrainCode.CITY)) {
      return Explanation.leaf("city", "GWE-5.4-CITY", 1);
    }
    return switch (board().terrain(hex)) {
      case TerrainCode.FOREST -> forest(unit.tcr());
      case TerrainCode.BROKEN -> broken(unit.tcr());
      case TerrainCode.SWAMP -> swamp(unit.tcr());
      case TerrainCode.ROUGH -> rough();
      case TerrainCode.MOUNTAIN -> mountain(unit.tcr());
      default -> clear();
    };
  }

  @Case("GWE-5.4-CLEAR")
  private static Explanation clear() {
    return Explanation.leaf("clear", "GWE-5.4-CLEAR", 1);
  }

  @Case("GWE-5.4-FOREST")
  private static Explanation forest(int tcr) {
    return Explanation.leaf("forest", "GWE-5.4-FOREST", tcr <= 2 ? 1 : 2);
  }

  @Case("GWE-5.4-BROKEN")
  private static Explanation broken(int tcr) {
    return Explanation.leaf("broken", "GWE-5.4-BROKEN", tcr == 1 ? 1 : 2);
  }

  @Case("GWE-5.4-SWAMP")
  private static Explanation swamp(int tcr) {
    return Explanation.leaf("swamp", "GWE-5.4-SWAMP", tcr == 4 ? 3 : 2);
  }

  @Case("GWE-5.4-ROUGH")
  private static Explanation rough() {
    return Explanation.leaf("rough", "GWE-5.4-ROUGH", 2);
  }

  @Case("GWE-5.4-MOUNTAIN")
  private static Explanation mountain(int tcr) {
    return Explanation.leaf("mountain", "GWE-5.4-MOUNTAIN", tcr <= 2 ? 2 : 3);
  }

  @Case("GWE-5.4-TRENCH")
  protected Explanation trenchCost() {
    return Explanation.leaf("trench", "GWE-5.4-TRENCH", 1);
  }

  @Case({"GWE-5.4-RIVER", "GWE-5.4-MAJOR"})
  protected Explanation riverCost(Counter unit, int from, int direction) {
    return Explanation.leaf("river", "GWE-5.4-RIVER", 1);
  }

  /** The chart leaves the ridge's movement cost to the exclusive rules; here it has none. */
  @Case("GWE-5.4-RIDGE")
  protected Explanation ridgeCost(Counter unit) {
    return Explanation.leaf("ridge", "GWE-5.4-RIDGE", 0);
  }

  /** What no movement points buy. */
  public @Nullable Refused barred(Counter unit, int from, int direction, int to) {
    if (TerrainCode.isWater(board(), to)) {
      return lakeOrSea(to);
    }
    if ((board().side(from, direction) & TerrainCode.BLOCKED) != 0) {
      return blocked(from, to);
    }
    return null;
  }

  @Case("GWE-5.4-LAKE")
  protected final Refused lakeOrSea(int to) {
    return Refused.of("GWE-5.4-LAKE", () -> title(to) + " is water; land units may not enter it.");
  }

  @Case("GWE-5.4-BLOCKED")
  protected final Refused blocked(int from, int to) {
    return Refused.of(
        "GWE-5.4-BLOCKED",
        () -> "The hexside between " + title(from) + " and " + title(to) + " is impassable.");
  }

  // ---- effects on combat

  /** How often the strength of a defender in the hex is doubled. Doublings multiply. */
  @Case({
    "GWE-8.3",
    "GWE-5.4-CUM",
    "GWE-5.4-MOUNTAIN",
    "GWE-5.4-CITY",
    "GWE-5.4-TRENCH",
    "GWE-5.4-TOWN"
  })
  public final int defenceFactor(Position p, Counter unit, int hex) {
    int factor = 1;
    if (board().terrain(hex) == TerrainCode.MOUNTAIN) {
      factor *= 2;
    }
    if (board().has(hex, TerrainCode.CITY)) {
      factor *= 2;
    }
    if (entrenched(p, unit, hex)) {
      factor *= 2;
    }
    return factor;
  }

  /** Whether a trench in the hex shelters the unit. */
  @Case("GWE-5.4-TRENCH")
  public boolean entrenched(Position p, Counter unit, int hex) {
    return board().has(hex, TerrainCode.TRENCH);
  }
}
