package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import java.util.ArrayList;
import java.util.List;

/** What must be true of every position of The Italian Front in which somebody has to decide. */
final class ItalianFrontFaults {
  private ItalianFrontFaults() {}

  static List<String> of(ItalianFrontRules rules, Position p) {
    List<String> faults = new ArrayList<>();
    for (Counter unit : rules.roster().all()) {
      unit(rules, p, unit, faults);
    }
    for (int hex = 0; hex < rules.board().size(); hex++) {
      hex(rules, p, hex, faults);
    }
    for (int morale : new int[] {Global.ITALIAN_MORALE, Global.AUSTRIAN_MORALE}) {
      if (p.global(morale) < MoraleTrack.LEAST || p.global(morale) > MoraleTrack.MOST) {
        faults.add("morale of " + p.global(morale));
      }
    }
    for (int track : new int[] {Global.ITALIAN_CASUALTIES, Global.AUSTRIAN_CASUALTIES}) {
      if (p.global(track) < 0 || p.global(track) > 20) {
        faults.add("casualties of " + p.global(track));
      }
    }
    int turn = p.global(Global.TURN);
    if (turn < 1 || turn > rules.scenario().lastTurn()) {
      faults.add("it is turn " + turn);
    }
    if (p.global(Global.VIEW) != 0) {
      faults.add("the truth is marked as a view");
    }
    if (p.global(Global.VENEZIA_ENTERED) != 0) {
      faults.add("nobody has looked at Venezia");
    }
    return faults;
  }

  private static void unit(ItalianFrontRules rules, Position p, Counter unit, List<String> faults) {
    int place = p.place(unit);
    if (place >= 0) {
      String where = unit + " in " + rules.board().number(place);
      if (unit.isSupport() || unit.isSymbol()) {
        faults.add(where + " is no combat unit");
      }
      if (TerrainCode.isWater(rules.board(), place)) {
        faults.add(where + " is in the water");
      }
      if (rules.theatre().isAlpine(place) && !unit.isMountain()) {
        faults.add(where + " is in an alpine hex");
      }
      if (rules.control().controller(p, place) != unit.sideIndex()) {
        faults.add(where + " does not control its hex");
      }
      if (p.lost(unit) >= unit.steps()) {
        faults.add(where + " has no step left");
      }
      return;
    }
    if (place == ItalianFrontRules.UNSEEN) {
      faults.add(unit + " is unseen in the truth");
    }
    if (place == ItalianFrontRules.DUE && p.unitNumber(unit, UnitNumber.DUE) < 1) {
      faults.add(unit + " is due on no turn");
    }
    if (unit.isSymbol() && place != Position.UNUSED) {
      faults.add(unit + " is on the table");
    }
    if (p.flags(unit) != 0 && !(unit.isSupport() && p.flags(unit) == Flag.USED)) {
      faults.add(unit + " is marked beside the map");
    }
  }

  private static void hex(ItalianFrontRules rules, Position p, int hex, List<String> faults) {
    boolean[] anybody = new boolean[2];
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      anybody[rules.roster().get(u).sideIndex()] = true;
    }
    if (anybody[0] && anybody[1]) {
      faults.add("both sides stand in " + rules.board().number(hex));
    }
    boolean water = TerrainCode.isWater(rules.board(), hex);
    if (water != (rules.control().controller(p, hex) == Theatre.NOBODY)) {
      faults.add(rules.board().number(hex) + " has the wrong controller");
    }
  }
}
