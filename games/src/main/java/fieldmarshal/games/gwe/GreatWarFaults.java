package fieldmarshal.games.gwe;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What must be true of every position of a Great War in the East game in which somebody has to
 * decide something.
 */
final class GreatWarFaults {
  /** The steps in which a hex may hold more than the limit: it is looked at when the phase ends. */
  private static final Set<Sequence.Step> CROWDED =
      Set.of(
          Sequence.Step.MOVEMENT,
          Sequence.Step.MOVEMENT_CLOSES,
          Sequence.Step.ATTRITION_FEED,
          Sequence.Step.ATTRITION,
          Sequence.Step.MOVEMENT_ENDS,
          Sequence.Step.WITHDRAWAL_ENDS,
          Sequence.Step.COMBAT_ENDS,
          Sequence.Step.REPLACEMENT_ENDS);

  /** The steps in which reinforcements may stand on top of a full hex. */
  private static final Set<Sequence.Step> ARRIVING =
      Set.of(Sequence.Step.REINFORCEMENT, Sequence.Step.COMMAND);

  private GreatWarFaults() {}

  static List<String> of(GreatWarInTheEast rules, Position p) {
    List<String> faults = new ArrayList<>();
    for (Counter unit : rules.roster().all()) {
      if (p.onMap(unit)) {
        unitFaults(rules, p, unit, faults);
      } else {
        beside(rules, p, unit, faults);
      }
    }
    for (int hex = 0; hex < rules.board().size(); hex++) {
      if (p.first(hex) >= 0) {
        hex(rules, p, hex, faults);
      }
    }
    int turn = p.global(Global.TURN);
    if (turn < rules.firstTurn() || turn > rules.lastTurn()) {
      faults.add("it is turn " + turn);
    }
    return faults;
  }

  /** A unit on the map stands on its own element, alive, and aboard only where there are rails. */
  private static void unitFaults(
      GreatWarInTheEast rules, Position p, Counter unit, List<String> faults) {
    Board board = rules.board();
    int hex = p.place(unit);
    String where = unit + " in " + board.number(hex);
    boolean water = TerrainCode.isWater(board, hex);
    if (unit.isMonitor() ? !water && !board.has(hex, TerrainCode.COAST) : water) {
      faults.add(where + (water ? " is in the water" : " is aground"));
    }
    if (unit.hasSteps() && p.stepsLeft(unit) < 1) {
      faults.add(where + " has no step left");
    }
    if (p.has(unit, Flag.ENTRAINED) && !rules.theatre().friendlyRail(unit.side().index(), hex)) {
      faults.add(where + " is entrained where no friendly railway is");
    }
    if (unit.isFortress() && !unit.setup().equals(board.number(hex))) {
      faults.add(where + " has left " + unit.setup());
    }
    if (unit.isFortress() && p.has(unit, Flag.ENTRAINED | Flag.MOVED | Flag.OUT_OF_COMMAND)) {
      faults.add(where + " is marked as a unit is");
    }
    if (p.unitNumber(unit, UnitNumber.SPENT) < 0 || p.unitNumber(unit, UnitNumber.RAILED) < 0) {
      faults.add(where + " has spent less than nothing");
    }
    if (p.unitNumber(unit, UnitNumber.RAILED) > rules.railways().rate(unit.side())) {
      faults.add(where + " has ridden " + p.unitNumber(unit, UnitNumber.RAILED) + " hexes");
    }
    if (p.unitNumber(unit, UnitNumber.LINK) != 0) {
      faults.add(where + " is on a railway off the map as well");
    }
  }

  /** A unit beside the map is dead, still to come, out of the game, or aboard a train. */
  private static void beside(
      GreatWarInTheEast rules, Position p, Counter unit, List<String> faults) {
    int box = p.place(unit);
    if (box == Position.ELIMINATED
        ? p.stepsLeft(unit) != 0
        : p.lost(unit) != 0 && box != Railways.OFF_MAP) {
      faults.add(
          unit + " has " + p.stepsLeft(unit) + " steps in the box " + p.layout().boxName(box));
    }
    if (box == Railways.OFF_MAP
        && (!p.has(unit, Flag.ENTRAINED) || p.unitNumber(unit, UnitNumber.LINK) == 0)) {
      faults.add(unit + " is off the map without a train");
    }
    if (box == Railways.OFF_MAP && unit.hasSteps() && p.stepsLeft(unit) < 1) {
      faults.add(unit + " is off the map without a step");
    }
    if (box == Reinforcements.DUE && p.unitNumber(unit, UnitNumber.DUE) < 1) {
      faults.add(unit + " is due on no turn");
    }
    if (unit.isFortress() && box != Position.ELIMINATED) {
      faults.add(unit + " is beside the map");
    }
  }

  private static void hex(GreatWarInTheEast rules, Position p, int hex, List<String> faults) {
    boolean[] held = new boolean[2];
    boolean[] anybody = new boolean[2];
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = rules.roster().get(u);
      if (unit.isMonitor()) {
        continue;
      }
      int side = unit.side().index();
      if (unit.isHq() && displacing(p, unit)) {
        continue; // it is about to go
      }
      anybody[side] = true;
      held[side] |= !unit.isHq();
    }
    String number = rules.board().number(hex);
    if (anybody[0] && anybody[1]) {
      faults.add("both sides stand in " + number);
    }
    Sequence.Step step = rules.sequence().step(p);
    for (Side side : rules.sides()) {
      if (held[side.index()] && !CROWDED.contains(step)) {
        int points = points(rules, p, hex, side, ARRIVING.contains(step));
        if (points > rules.stacking().limit()
            && !rules.stacking().excused(p, hex, side)
            && !thinning(p, hex)) {
          faults.add(points + " stacking points of " + side.called() + " stand in " + number);
        }
      }
    }
  }

  /** The owner is about to be asked what must go. */
  private static boolean thinning(Position p, int hex) {
    for (Position.Stack at = p.stack(); at != null && at.top() != null; at = at.rest()) {
      if (at.top() instanceof Stacking.Excess excess && excess.hex() == hex) {
        return true;
      }
    }
    return false;
  }

  private static int points(
      GreatWarInTheEast rules, Position p, int hex, Side side, boolean arriving) {
    int points = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = rules.roster().get(u);
      if (unit.side() == side && !(arriving && p.has(unit, Flag.ARRIVED))) {
        points += unit.stacking();
      }
    }
    return points;
  }

  private static boolean displacing(Position p, Counter hq) {
    for (Position.Stack at = p.stack(); at != null && at.top() != null; at = at.rest()) {
      if (at.top() instanceof Headquarters.Displacing displacing && displacing.hq() == hq) {
        return true;
      }
    }
    return false;
  }
}
