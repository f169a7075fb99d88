package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Replacement;
import org.jspecify.annotations.Nullable;

/** Chapter 13 with Caporetto's distance, dice and single steps. */
class CaporettoReplacement extends Replacement {
  private static final int DISTANCE = 5;

  private final boolean alliesFromTheStart;

  CaporettoReplacement(GreatWarInTheEast rules, boolean alliesFromTheStart) {
    super(rules);
    this.alliesFromTheStart = alliesFromTheStart;
  }

  @Override
  @Case({"CAP-13.0a", "CAP-13.0e", "CAP-13.0f"})
  protected boolean sizeFits(Counter unit, int lost) {
    return unit.steps() == 2 || unit.steps() == 4 && lost <= 2;
  }

  @Override
  @Case({"CAP-13.0b", "CAP-13.0c"})
  protected @Nullable Refused near(Position p, Counter unit) {
    if (sheltered(p, unit)) {
      return null;
    }
    int at = p.place(unit);
    for (Counter enemy : rules.unitsOf(1 - unit.side().index())) {
      if (p.onMap(enemy)
          && !enemy.isMonitor()
          && !enemy.isFortress()
          && !enemy.isLeader()
          && board().distance(at, p.place(enemy)) < DISTANCE
          && rules.supply().inSupply(p, enemy)) {
        return Refused.of(
            "CAP-13.0b",
            "The "
                + enemy.name()
                + " is "
                + board().distance(at, p.place(enemy))
                + " hexes from the "
                + unit.name()
                + "; "
                + DISTANCE
                + " are needed.");
      }
    }
    return null;
  }

  /** In a fortress of its own, with a line to a source that nothing interrupts. */
  @Case("CAP-13.0c")
  private boolean sheltered(Position p, Counter unit) {
    int hex = p.place(unit);
    Counter fortress = rules.fortresses().in(p, hex);
    return fortress != null
        && fortress.side() == unit.side()
        && rules.supply().openLine(p, unit.side(), hex);
  }

  @Override
  @Case({"CAP-13.0d", "CAP-25.1"})
  public int highest(Position p, Counter unit) {
    int turn = turn(p);
    return switch (unit.nationality()) {
      case Caporetto.ITALIAN -> turn <= 2 ? 0 : turn <= 9 ? 1 : turn <= 12 ? 2 : 3;
      case "French" -> alliesFromTheStart && turn >= 3 ? 1 : 0;
      case "British" -> alliesFromTheStart && turn >= 6 ? 1 : 0;
      default -> 1;
    };
  }

  @Override
  protected String dieCase() {
    return "CAP-13.0d";
  }

  @Override
  @Case("CAP-13.0e")
  protected int regained(Position p, Counter unit) {
    return 1;
  }
}
