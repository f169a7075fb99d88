package fieldmarshal.games.clash;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.Board;
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
