package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Position;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.Reinforcements;
import fieldmarshal.games.gwe.Sequence;
import fieldmarshal.games.gwe.TerrainCode;
import java.util.ArrayList;
import java.util.List;

/** The same for the Brusilov Offensive: depots, cars, panic, Romania. */
final class BrusilovFaults {
  private BrusilovFaults() {}

  static List<String> of(BrusilovRules rules, Position p) {
    List<String> faults = new ArrayList<>();
    BrusilovReinforcements depots = (BrusilovReinforcements) rules.reinforcements();
    for (int side = 0; side < 2; side++) {
      if (depots.onMap(p, side) > (side == 0 ? 11 : 10)) {
        faults.add("too many depots of side " + side);
      }
    }
    if (p.global(BrusilovState.DEPOTS_TAKEN) > 2) {
      faults.add("more than two depots came");
    }
    for (Counter unit : rules.roster().all()) {
      unit(rules, p, unit, faults);
    }
    return faults;
  }

  private static void unit(BrusilovRules rules, Position p, Counter unit, List<String> faults) {
    int hex = p.place(unit);
    if (hex >= 0 && rules.theatre().front(hex) < 0) {
      faults.add(unit + " is in Romania");
    }
    if (hex >= 0
        && unit.id().equals("ru-ac")
        && rules.board().terrain(hex) == TerrainCode.MOUNTAIN) {
      faults.add("the cars are in the mountains");
    }
    if (p.has(unit, BrusilovState.PANICKED) && !rules.firstTurn(p)) {
      faults.add(unit + " is still in panic");
    }
    if (p.has(unit, BrusilovState.PANICKED)
        && (!unit.nationality().equals("Austro-Hungarian")
            || List.of("ah-54", "ah-55", "ah-38", "ah-19", "ah-32").contains(unit.id()))) {
      faults.add(unit + " has panicked and should not");
    }
    if (p.has(unit, BrusilovState.LIVING) && !unit.isCavalry()) {
      faults.add(unit + " lives off the land");
    }
    boolean fighting = rules.sequence().step(p) == Sequence.Step.COMBAT;
    if (p.has(unit, Flag.ENGAGED) && !fighting) {
      faults.add(unit + " is still engaged");
    }
    if (p.has(unit, BrusilovState.WITHHELD) && hex != Position.UNUSED) {
      faults.add(unit + " was withheld and is in play");
    }
    boolean guard = unit.scenario().equals("guards");
    if (guard && !rules.has(Brusilov.GUARDS) && hex != Position.UNUSED) {
      faults.add(unit + " has come without its option");
    }
    if (hex == Reinforcements.DUE && unit.isDepot()) {
      faults.add(unit + " waits, but depots do not");
    }
  }
}
