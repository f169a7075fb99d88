package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Who finds room in a hex, and what it costs that there is too little. */
final class Room {
  /** How probable it is that whoever is too many is lost: often he can still march away. */
  private static final double LOST = 0.5;

  private Room() {}

  /** Whether a unit that is not in a hex finds room there now. */
  static boolean fits(Rules rules, Appraisal appraisal, Position p, Unit unit, int hex) {
    int own = appraisal.stackingPoints(unit);
    return own == 0 || own + taken(rules, appraisal, p, hex) <= appraisal.room(p, unit, hex);
  }

  /** What a side is likely to lose where more of its units stand in a hex than find room. */
  static double wanting(Rules rules, Appraisal appraisal, Position p, Side side) {
    double lost = 0;
    for (Unit unit : rules.roster().all()) {
      int hex = p.place(unit);
      // Each hex once, with the unit on top of it.
      if (hex >= 0
          && unit.side() == side
          && p.first(hex) == unit.index()
          && p.next(unit.index()) >= 0
          && taken(rules, appraisal, p, hex) > appraisal.room(p, unit, hex)) {
        lost += LOST * excess(rules, appraisal, p, hex, appraisal.room(p, unit, hex));
      }
    }
    return lost;
  }

  private static int taken(Rules rules, Appraisal appraisal, Position p, int hex) {
    int taken = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      taken += appraisal.stackingPoints(rules.roster().get(u));
    }
    return taken;
  }

  /** What those are worth who must go, the cheapest first, until the others find room. */
  private static double excess(Rules rules, Appraisal appraisal, Position p, int hex, int room) {
    List<Unit> there = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (appraisal.stackingPoints(rules.roster().get(u)) > 0) {
        there.add(rules.roster().get(u));
      }
    }
    there.sort(Comparator.comparingDouble(unit -> worth(appraisal, p, unit)));
    int over = taken(rules, appraisal, p, hex) - room;
    double lost = 0;
    for (int i = 0; over > 0 && i < there.size(); i++) {
      lost += worth(appraisal, p, there.get(i));
      over -= appraisal.stackingPoints(there.get(i));
    }
    return lost;
  }

  private static double worth(Appraisal appraisal, Position p, Unit unit) {
    return appraisal.worth(p, unit) * Math.max(1, p.stepsLeft(unit));
  }
}
