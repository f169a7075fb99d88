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
  @Case("CAP-13.0b")
  protected int distance() {
    return 5;
  }

  @Override
  protected String distanceCase() {
    return "CAP-13.0b";
  }

  @Override
  @Case("CAP-13.0c")
  protected @Nullable Refused near(Position p, Counter unit) {
    return sheltered(p, unit) ? null : super.near(p, unit);
  }

  @Override
  @Case("CAP-13.0b")
  protected boolean disturbs(Position p, Counter enemy) {
    return super.disturbs(p, enemy)
        && !enemy.isMonitor()
        && !enemy.isLeader()
        && rules.supply().inSupply(p, enemy);
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
