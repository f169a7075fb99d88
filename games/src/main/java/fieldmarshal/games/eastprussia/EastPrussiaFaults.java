package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.List;

/** What must be true of every position of East Prussia 1914 in which somebody has to decide. */
final class EastPrussiaFaults {
  private EastPrussiaFaults() {}

  static List<String> of(EastPrussiaRules rules, Position p) {
    List<String> faults = new ArrayList<>();
    for (Counter unit : rules.roster().all()) {
      if (p.onMap(unit)) {
        unitFaults(rules, p, unit, faults);
      } else {
        beside(rules, p, unit, faults);
      }
    }
    for (int hex = 0; hex < rules.board().size(); hex++) {
      hex(rules, p, hex, faults);
    }
    counts(rules, p, faults);
    return faults;
  }

  private static void unitFaults(
      EastPrussiaRules rules, Position p, Counter unit, List<String> faults) {
    Board board = rules.board();
    int hex = p.place(unit);
    String where = unit + " in " + board.number(hex);
    if (TerrainCode.isWater(board, hex)) {
      faults.add(where + " is in the water");
    }
    if (unit.isSymbol()) {
      faults.add(where + " is no counter");
    }
    if (unit.sideIndex() == Chapter.RUSSIAN && rules.zones().fortress(p, hex)) {
      faults.add(where + " is in a fortress that is whole");
    }
    if (p.has(unit, Flag.ENTRAINED)
        && (unit.sideIndex() != Chapter.GERMAN || rules.theatre().rails(hex) == 0)) {
      faults.add(where + " is entrained where no train is");
    }
    if (p.has(unit, Flag.DISRUPTED) && p.global(Global.PLAYER) != unit.sideIndex()) {
      faults.add(where + " is disrupted in the enemy's turn");
    }
    if (p.has(unit, Flag.CUT_OFF)) {
      faults.add(where + " carries a mark that belongs to views");
    }
    if (p.unitNumber(unit, UnitNumber.SPENT) < 0 || p.unitNumber(unit, UnitNumber.RESERVED) < 0) {
      faults.add(where + " has spent less than nothing");
    }
    if (p.unitNumber(unit, UnitNumber.RESERVED) > 0
        && p.global(Global.PLAYER) != unit.sideIndex()) {
      faults.add(where + " has points reserved in the enemy's turn");
    }
    if (unit.isReal() && rules.control().controller(p, hex) != unit.sideIndex()) {
      faults.add(where + " does not control its hex");
    }
  }

  private static void beside(
      EastPrussiaRules rules, Position p, Counter unit, List<String> faults) {
    int place = p.place(unit);
    if (place == EastPrussiaRules.UNSEEN) {
      faults.add(unit + " is unseen in the truth");
    }
    if (place == EastPrussiaRules.DUE && p.unitNumber(unit, UnitNumber.DUE) < 1) {
      faults.add(unit + " is due on no turn");
    }
    if (unit.isSymbol() && place != Position.UNUSED) {
      faults.add(unit + " is on the table");
    }
    if (p.has(unit, Flag.DISRUPTED | Flag.ENTRAINED | Flag.MOVING)) {
      faults.add(unit + " is marked beside the map");
    }
  }

  private static void hex(EastPrussiaRules rules, Position p, int hex, List<String> faults) {
    Board board = rules.board();
    boolean[] anybody = new boolean[2];
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      anybody[rules.roster().get(u).sideIndex()] = true;
    }
    if (anybody[0] && anybody[1]) {
      faults.add("both sides stand in " + board.number(hex));
    }
    if (rules.control().cut(p, hex) && rules.theatre().rails(hex) == 0) {
      faults.add("a line is cut where there is none, " + board.number(hex));
    }
    if (rules.control().destroyed(p, hex) && rules.theatre().fortressAt(hex) < 0) {
      faults.add("a fortress is destroyed where there is none, " + board.number(hex));
    }
    if (rules.control().pretended(p, hex)) {
      int side = rules.control().lasting(p, hex);
      if (side < 0 || rules.hidden().sees(p, side, hex) || rules.zones().friend(p, side, hex)) {
        faults.add("a dummy pretends to control " + board.number(hex) + " in the enemy's sight");
      }
    }
    boolean water = TerrainCode.isWater(board, hex);
    if (water != (rules.control().controller(p, hex) == Theatre.NOBODY)) {
      faults.add(board.number(hex) + " has the wrong controller");
    }
  }

  private static void counts(EastPrussiaRules rules, Position p, List<String> faults) {
    int turn = p.global(Global.TURN);
    if (turn < rules.plan().scenario().firstTurn() || turn > rules.plan().scenario().lastTurn()) {
      faults.add("it is turn " + turn);
    }
    if (rules.railways().used(p) > Math.max(5, rules.railways().capacity(p))) {
      faults.add(rules.railways().used(p) + " units on the railway");
    }
    if (p.global(Global.GERMAN_RESERVES) > 5
        || p.global(Global.FIRST_ARMY_RESERVES) > 1
        || p.global(Global.SECOND_ARMY_RESERVES) > 1) {
      faults.add("too many reserves");
    }
    if (p.global(Global.VIEW) != 0) {
      faults.add("the truth is marked as a view");
    }
    if (p.global(Global.PENALTY) != 0 && p.global(Global.PENALTY) != 50) {
      faults.add("a penalty of " + p.global(Global.PENALTY));
    }
  }
}
