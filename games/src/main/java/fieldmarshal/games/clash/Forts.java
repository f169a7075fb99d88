package fieldmarshal.games.clash;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/**
 * Chapter 13: forts in combat. A fort is a defender of two steps that never attacks, moves or
 * retreats, has no zone and no weight in a stack; its steps are kept with the hex ({@link
 * Control#fort}).
 */
public class Forts extends Chapter {
  public Forts(ClashRules rules) {
    super(rules);
  }

  /** Whether a fort of the side is there to be attacked: each once in a combat. */
  @Case({"COG-12.2d", "COG-X16", "COG-13.0a", "COG-13.0f"})
  final boolean defends(Position p, int side, int hex) {
    return rules.control().fort(p, side, hex) > 0 && !Field.FORT_ATTACKED.is(p, hex);
  }

  /** The rating of the fort in a hex, reduced or not. */
  @Case({"COG-13.0a", "COG-13.0e", "COG-8.5b"})
  final int rating(int hex) {
    for (Theatre.Works works : theatre.works()) {
      if (works.hex() == hex && works.fort()) {
        return works.ter();
      }
    }
    throw new IllegalArgumentException("no fort in " + title(hex));
  }

  /** The fort loses a step; with the second it is gone for good. */
  @Case({"COG-13.0a", "COG-13.0e"})
  final void reduce(Table t, int hex) {
    int left = Field.FORT.get(t.now(), hex) - 1;
    Field.FORT.set(t, hex, left);
    t.note(
        "The fort at " + title(hex) + (left == 0 ? " is destroyed." : " is reduced."), "COG-13.0e");
  }

  /** Whether an attacker has cleared the hex: neither units nor a fort are left. */
  @Case({"COG-12.77a", "COG-13.0f", "COG-X11"})
  final boolean cleared(Position p, int attacker, int hex) {
    return !rules.pieces().enemyIn(p, attacker, hex)
        && rules.control().fort(p, 1 - attacker, hex) == 0;
  }
}
