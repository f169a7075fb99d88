package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import org.jspecify.annotations.Nullable;

/** Option 19.2: one Italian division a turn crosses Lake Garda, from the west to the east. */
final class LakeGarda extends Chapter {
  /** What the crossing costs, in movement points. */
  @Case("IF-19.2.1")
  static final int COST = 2;

  private final boolean on;
  private final int west;
  private final int east;

  LakeGarda(ItalianFrontRules rules) {
    super(rules);
    on = rules.on(ItalianFront.LAKE_GARDA);
    west = board.hex("2100");
    east = board.hex("2001");
  }

  /** Whether the step is the crossing, which goes one way only. */
  @Case("IF-19.2.1")
  boolean isCrossing(int from, int to) {
    return on && from == west && to == east;
  }

  /** Why the unit may not cross now, or null. */
  @Case("IF-19.2.1")
  @Nullable Refused mayCross(Position p, Counter unit) {
    if (unit.nation() != Nation.ITALIAN || !unit.isDivision()) {
      return Refused.of("IF-19.2.1", "Only an Italian division may cross Lake Garda.");
    }
    return p.global(Global.GARDA) == turn(p)
        ? Refused.of("IF-19.2.1", "A division has already crossed Lake Garda this turn.")
        : null;
  }

  /** A division has crossed. */
  @Case("IF-19.2.1")
  void crossed(Table t) {
    t.setGlobal(Global.GARDA, turn(t.now()));
  }
}
