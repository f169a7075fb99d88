package fieldmarshal.games.clash;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Below;
import java.util.ArrayList;
import java.util.List;

/** What must be true of every position in which somebody has to decide. */
final class ClashFaults {
  private ClashFaults() {}

  static List<String> of(ClashRules rules, Position p) {
    List<String> faults = new ArrayList<>();
    for (Counter unit : rules.roster().all()) {
      if (p.onMap(unit)) {
        unitFaults(rules, p, unit, faults);
      } else if (p.flags(unit) != 0) {
        faults.add(unit + " is marked beside the map");
      }
      int army = p.unitNumber(unit, UnitNumber.ARMY);
      if (army < 1 || army > rules.armies().size() || rules.army(army).side() != unit.side()) {
        faults.add(unit + " belongs to army " + army);
      }
      if (p.place(unit) == ClashRules.DUE && p.unitNumber(unit, UnitNumber.DUE) < 1) {
        faults.add(unit + " is due on no turn");
      }
    }
    for (int hex = 0; hex < rules.board().size(); hex++) {
      hex(rules, p, hex, faults);
    }
    combat(rules, p, faults);
    int turn = p.global(Global.TURN);
    if (turn < rules.scenario().firstTurn() || turn > rules.scenario().lastTurn()) {
      faults.add("it is turn " + turn);
    }
    return faults;
  }

  private static void unitFaults(ClashRules rules, Position p, Counter unit, List<String> faults) {
    int hex = p.place(unit);
    String where = unit + " in " + rules.board().number(hex);
    if (rules.theatre().owner(hex) == Theatre.NOBODY) {
      faults.add(where + " is in the water");
    }
    if (rules.control().controller(p, hex) != unit.sideIndex()) {
      faults.add(where + " does not control its hex");
    }
    if (rules.control().works(p, 1 - unit.sideIndex(), hex)) {
      faults.add(where + " is in enemy works");
    }
    if (p.has(unit, Flag.ATTENUATED) && p.has(unit, Flag.OUT_OF_SUPPLY)) {
      faults.add(where + " is in attenuated supply and out of supply");
    }
    if (p.stepsLeft(unit) < 1) {
      faults.add(where + " has no steps");
    }
  }

  /** Stacking binds all through a combat; what a combat remembers is forgotten when it is over. */
  private static void combat(ClashRules rules, Position p, List<String> faults) {
    if (Below.find(p, Combat.Segment.class) == null) {
      for (Counter unit : rules.roster().all()) {
        if (p.has(unit, Flag.OF_A_COMBAT)) {
          faults.add(unit + " is marked by a combat that is over");
        }
      }
      for (Theatre.Works works : rules.theatre().works()) {
        if (Field.FORT_ATTACKED.is(p, works.hex())) {
          faults.add("the fort " + works.name() + " is marked by a combat that is over");
        }
      }
    } else if (p.pending() instanceof Combat.Segment) {
      for (int side = 0; side < 2; side++) {
        int full = rules.stacking().overstacked(p, side);
        if (full >= 0) {
          faults.add(rules.board().number(full) + " is overstacked in a combat");
        }
      }
      for (Counter unit : rules.roster().all()) {
        if (p.onMap(unit) && rules.stacking().mixes(p, unit, p.place(unit)) != null) {
          faults.add(unit + " may not stand in " + rules.board().number(p.place(unit)));
        }
      }
    }
  }

  private static void hex(ClashRules rules, Position p, int hex, List<String> faults) {
    Board board = rules.board();
    boolean[] anybody = new boolean[2];
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      anybody[rules.roster().get(u).sideIndex()] = true;
    }
    if (anybody[0] && anybody[1]) {
      faults.add("both sides stand in " + board.number(hex));
    }
    boolean water = rules.theatre().owner(hex) == Theatre.NOBODY;
    if (water != (rules.control().controller(p, hex) < 0)) {
      faults.add(board.number(hex) + " has the wrong controller");
    }
    if (Field.FORT.get(p, hex) > 0 && rules.theatre().fortSide(hex) < 0
        || Field.ZONE.is(p, hex) && rules.theatre().zoneSide(hex) < 0) {
      faults.add("there are no works at " + board.number(hex));
    }
    if (Field.FLOODED.is(p, hex) && rules.theatre().floodStage(hex) == 0) {
      faults.add(board.number(hex) + " never floods");
    }
  }
}
