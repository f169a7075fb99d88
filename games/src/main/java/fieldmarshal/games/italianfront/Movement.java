package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/** Chapter 7: movement. */
public final class Movement extends Chapter {
  Movement(ItalianFrontRules rules) {
    super(rules);
  }

  // ---- where nobody may go

  /**
   * Why a unit may never go from one hex into the next, whatever its points, or null: alpine hexes
   * are open to mountain infantry only and to nobody in winter, and in winter headquarters cross
   * rivers only by bridges.
   */
  @Case({"IF-7.9.2", "IF-7.11.1", "IF-7.11.3", "IF-7.10.1", "IF-2.3.1"})
  @Nullable Refused prohibited(Position p, Counter unit, int from, int direction, int to) {
    if (direction < 0 || !theatre.open(from, direction)) {
      return Refused.of("IF-7.10.1", () -> "Water blocks the way to " + title(to) + ".");
    }
    boolean winter = rules.weather().winter(p);
    if (theatre.isAlpine(to)) {
      if (winter) {
        return Refused.of("IF-7.11.1", () -> "In winter nobody enters " + title(to) + ".");
      }
      if (!unit.isMountain()) {
        return Refused.of(
            "IF-7.9.2", () -> "Only mountain infantry enters the alpine hex " + title(to) + ".");
      }
    }
    return winter
            && unit.isHq()
            && theatre.river(from, direction)
            && !theatre.bridge(from, direction)
        ? Refused.of("IF-7.11.3", "In winter headquarters cross rivers only by bridges.")
        : null;
  }

  void begin(Table t, int side) {
    t.push(new Moving(side));
  }

  /** What was noted of the movement of the side is wiped off. */
  void end(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      t.setFlag(unit, Flag.OF_A_MOVE | Flag.ENTERED, false);
      t.setUnitNumber(unit, UnitNumber.SPENT, 0);
    }
  }

  @Case("IF-7.1.1")
  record Moving(int side) implements PassFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(p, side, Kind.MOVE, "Move your units.", "IF-7.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Movement", "End movement");
    }
  }
}
