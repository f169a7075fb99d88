package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/** Cases 13.2.7 and 13.2.8: the General Mobilization of Italy. */
final class Mobilization extends Chapter {
  @Case("IF-13.2.8")
  private static final int FIRST_TURN = 3;

  @Case("IF-13.2.8")
  private static final int MOST = 2;

  @Case("IF-13.2.8")
  private static final int TURNS_BETWEEN = 2;

  Mobilization(ItalianFrontRules rules) {
    super(rules);
  }

  /** Why the Allies may not mobilize now, or null. */
  @Case({"IF-13.2.7", "IF-13.2.8"})
  @Nullable Refused barred(Position p, int side) {
    if (side != ALLIED) {
      return Refused.of("IF-13.2.7", "Only Italy can mobilize.");
    }
    if (turn(p) < FIRST_TURN) {
      return Refused.of("IF-13.2.8", "A General Mobilization is not allowed before turn 3.");
    }
    if (p.global(Global.MOBILIZATIONS) >= MOST) {
      return Refused.of("IF-13.2.8", "Italy has already mobilized twice.");
    }
    return p.global(Global.MOBILIZATIONS) > 0
            && turn(p) < p.global(Global.MOBILIZED) + TURNS_BETWEEN
        ? Refused.of(
            "IF-13.2.8", "The second mobilization must be at least two turns after the first.")
        : null;
  }

  /** A General Mobilization, declared at any moment of the phase. */
  @Case({"IF-13.2.7", "IF-13.2.8", "IF-5.2.3"})
  @Nullable Refused declare(Table t, int side) {
    Refused refused = barred(t.now(), side);
    if (refused != null) {
      return refused;
    }
    t.addGlobal(Global.MOBILIZATIONS, 1);
    t.setGlobal(Global.MOBILIZED, turn(t.now()));
    t.note("Italy declares a General Mobilization.", "IF-13.2.7");
    t.push(new Die());
    return null;
  }

  /** 1 to 3 brings four points, 4 to 6 brings six. */
  @Case("IF-13.2.7")
  record Die() implements Pending.Chance<ItalianFrontRules> {
    private static final String PURPOSE = "the General Mobilization";

    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, ALLIED, PURPOSE, "IF-13.2.7");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      int points = face <= 3 ? 4 : 6;
      t.tell(new Event.Rolled(PURPOSE, face, "IF-13.2.7"));
      t.note("Italy has " + points + " more replacement points this turn.", "IF-13.2.7");
      t.addGlobal(Replacements.pointsOf(Counter.Nation.ITALIAN), points);
    }
  }
}
