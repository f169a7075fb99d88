package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import org.jspecify.annotations.Nullable;

/** Chapter 8: stacking. */
public final class Stacking extends Chapter {
  private static final String FOURTEENTH = "ge-14th-army-hq";

  /** Units that may stand in a hex beyond the chart with option 19.5. */
  private static final int CROWD = 2;

  private final Counter fourteenth;

  Stacking(ItalianFrontRules rules) {
    super(rules);
    fourteenth = rules.roster().named(FOURTEENTH);
  }

  // ---- 8.1 limits

  /** The limit of the Terrain Effects Chart. */
  @Case({
    "IF-8.1.1",
    "IF-0.4",
    "IF-TEC.clear",
    "IF-TEC.rough",
    "IF-TEC.mountain",
    "IF-TEC.alpine",
    "IF-TEC.marsh",
    "IF-TEC.dominant"
  })
  int chartLimit(int hex) {
    return switch (board.terrain(hex)) {
      case TerrainCode.CLEAR -> 4;
      case TerrainCode.ROUGH -> 3;
      case TerrainCode.MOUNTAIN, TerrainCode.MARSH -> 2;
      case TerrainCode.ALPINE, TerrainCode.DOMINANT -> 1;
      default -> 0;
    };
  }

  /** How many units may stand in a hex without being crowded. */
  @Case({"IF-8.1.1", "IF-8.6.1"})
  int normalLimit(Position p, int side, int hex) {
    return chartLimit(hex) + (side == CENTRAL && besideFourteenth(p, hex) ? 1 : 0);
  }

  /** How many units may stand in a hex when a sub-phase ends. */
  @Case({"IF-8.1.1", "IF-8.6.1", "IF-19.5.3"})
  int limit(Position p, int side, int hex) {
    return normalLimit(p, side, hex) + crowd();
  }

  /** What option 19.5 adds to the limit of every hex. */
  @Case("IF-19.5.3")
  int crowd() {
    return rules.on(ItalianFront.FREE_DEPLOYMENT)
            && !rules.reads(Reading.OVERSTACKING_AT_SET_UP_ONLY)
        ? CROWD
        : 0;
  }

  /** Whether more units stand in a hex than the chart allows. */
  @Case("IF-19.5.3")
  boolean overstacked(Position p, int hex) {
    int top = p.first(hex);
    return top >= 0 && p.height(hex) > normalLimit(p, counter(top).sideIndex(), hex);
  }

  /**
   * Whether a hex of the enemy looks overstacked: a headquarters that is not seen does not count.
   */
  @Case({"IF-19.5.3", "IF-11.6.3"})
  boolean seemsOverstacked(Position p, int hex) {
    int at = p.place(fourteenth);
    return at >= 0 && p.first(at) == fourteenth.index()
        ? overstacked(p, hex)
        : p.height(hex) > chartLimit(hex);
  }

  /** Clear or rough, next to the 14th Army's headquarters in support mode. */
  @Case("IF-8.6.1")
  private boolean besideFourteenth(Position p, int hex) {
    int terrain = board.terrain(hex);
    int at = p.place(fourteenth);
    return at >= 0
        && (terrain == TerrainCode.CLEAR || terrain == TerrainCode.ROUGH)
        && p.has(fourteenth, Flag.SUPPORT_MODE)
        && board.adjacent(at, hex);
  }

  /** The end of a combat or movement sub-phase: both sides lose what is too much, active first. */
  void check(Table t, int side) {}

  // ---- 8.5 nations

  /** Whether units of one side may stand in one hex. */
  @Case({"IF-8.5.1", "IF-8.5.2"})
  static boolean compatible(Counter a, Counter b) {
    return a.sideIndex() == CENTRAL || camp(a.nation()) == camp(b.nation());
  }

  private static Nation camp(Nation nation) {
    return nation == Nation.CZECH ? Nation.ITALIAN : nation;
  }

  /** Why a unit may not stand with those who are in the hex, or null. */
  @Case({"IF-8.5.1", "IF-8.5.2"})
  @Nullable Refused stranger(Position p, Counter unit, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter other = counter(u);
      if (other.sideIndex() == unit.sideIndex() && !compatible(unit, other)) {
        return Refused.of(
            "IF-8.5.2",
            () ->
                unit.name() + " may not stand with units of another nation in " + title(hex) + ".");
      }
    }
    return null;
  }
}
