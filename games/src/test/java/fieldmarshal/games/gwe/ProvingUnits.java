package fieldmarshal.games.gwe;

import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Side;
import java.util.ArrayList;
import java.util.List;

/** The counters of the {@link ProvingGround}. */
final class ProvingUnits {
  private final List<Counter> counters = new ArrayList<>();

  ProvingUnits(Theatre theatre) {
    side(ProvingGround.RED, "07", "06");
    side(ProvingGround.BLUE, "10", "11");
    for (char letter = 'a'; letter <= 'f'; letter++) {
      division(ProvingGround.BLUE, "4" + letter, 4, 2, 4, 4, 0, 1, letter == 'a' ? "1013" : "");
    }
    unit(ProvingGround.BLUE, "c4", Counter.Arm.INFANTRY, Counter.Size.CORPS, 4, 6, 10, 4, 3, 5, "");
    hq(ProvingGround.BLUE, "hq-4", 4, 0, 0, 6, 2, 1, 6, false, false, "");
    for (Theatre.Fort fort : theatre.forts()) {
      counters.add(
          new Counter(
              counters.size(),
              fort.id(),
              fort.side(),
              fort.nationality(),
              Counter.Arm.FORTRESS,
              Counter.Size.FORTRESS,
              fort.name(),
              "fortress of " + fort.name(),
              Counter.Size.FORTRESS.standardSteps(),
              new Counter.Printed(
                  0,
                  fort.strength(),
                  0,
                  0,
                  0,
                  0,
                  0,
                  0,
                  true,
                  0,
                  fort.weakened(),
                  0,
                  0,
                  0,
                  0,
                  2,
                  false,
                  false,
                  false),
              theatre.board().number(fort.hex()),
              "map",
              ""));
    }
  }

  Roster<Counter> roster() {
    return new Roster<>(counters);
  }

  /** The counters that both sides have; the first row is the front, the second the rear. */
  private void side(Side side, String front, String rear) {
    division(side, "1a", 1, 4, 6, 6, 2, 3, front + "07");
    division(side, "1b", 1, 4, 6, 6, 2, 3, front + "08");
    division(side, "1c", 1, 4, 6, 6, 2, 3, "");
    division(side, "1d", 1, 4, 6, 6, 2, 3, "3B");
    division(side, "2a", 2, 3, 5, 5, 1, 2, front + "09");
    division(side, "2b", 2, 3, 5, 5, 1, 2, front + "10");
    division(side, "2c", 2, 3, 5, 5, 1, 2, "");
    division(side, "2d", 2, 3, 5, 5, 1, 2, "2A");
    division(side, "3a", 3, 2, 4, 4, 1, 2, front + "04");
    division(side, "3b", 3, 2, 4, 4, 1, 2, front + "05");
    division(side, "3c", 3, 2, 4, 4, 1, 2, front + "06");
    division(side, "3d", 3, 2, 4, 4, 1, 2, "");
    division(side, "3e", 3, 2, 4, 4, 1, 2, "");
    division(side, "3f", 3, 2, 4, 4, 1, 2, "");
    unit(side, "c1", Counter.Arm.INFANTRY, Counter.Size.CORPS, 1, 10, 16, 6, 5, 8, "");
    unit(side, "c3", Counter.Arm.INFANTRY, Counter.Size.CORPS, 3, 8, 15, 4, 4, 8, front + "11");
    unit(side, "c3b", Counter.Arm.INFANTRY, Counter.Size.CORPS, 3, 8, 15, 4, 4, 8, "");
    for (int i = 1; i <= 4; i++) {
      unit(
          side,
          "cav" + i,
          Counter.Arm.CAVALRY,
          Counter.Size.DIVISION,
          Math.min(i, 3),
          2,
          3,
          8,
          1,
          1,
          i == 1 ? front + "14" : i == 3 ? front + "15" : "");
    }
    unit(side, "bde", Counter.Arm.INFANTRY, Counter.Size.BRIGADE, 3, 1, 2, 4, 0, 0, rear + "11");
    unit(side, "bde2", Counter.Arm.INFANTRY, Counter.Size.BRIGADE, 3, 1, 2, 4, 0, 0, "");
    unit(side, "depot1", Counter.Arm.DEPOT, Counter.Size.DEPOT, 3, 0, 1, 4, 0, 0, rear + "12");
    unit(side, "depot2", Counter.Arm.DEPOT, Counter.Size.DEPOT, 3, 0, 1, 4, 0, 0, "");
    hq(side, "hq-corps", 3, 0, 1, 4, 3, 1, 8, false, false, rear + "04");
    hq(side, "hq-corps2", 3, 0, 1, 4, 3, 1, 8, false, false, "");
    hq(side, "hq-army", 3, 0, 2, 16, 5, 2, 8, true, false, rear + "09");
    hq(side, "hq-1", 1, 0, 1, 8, 3, 1, 8, false, false, rear + "08");
    hq(side, "hq-heroic", 3, 2, 1, 4, 3, 1, 8, false, true, rear + "11");
  }

  private void division(
      Side side,
      String name,
      int tcr,
      int attack,
      int defence,
      int move,
      int backAttack,
      int backDefence,
      String setup) {
    unit(
        side,
        name,
        Counter.Arm.INFANTRY,
        Counter.Size.DIVISION,
        tcr,
        attack,
        defence,
        move,
        backAttack,
        backDefence,
        setup);
  }

  private void unit(
      Side side,
      String name,
      Counter.Arm arm,
      Counter.Size size,
      int tcr,
      int attack,
      int defence,
      int move,
      int backAttack,
      int backDefence,
      String setup) {
    add(
        side,
        name,
        arm,
        size,
        new Counter.Printed(
            attack,
            defence,
            move,
            0,
            0,
            0,
            0,
            0,
            size.standardSteps() > 1,
            backAttack,
            backDefence,
            0,
            0,
            0,
            size.standardStacking(),
            tcr,
            false,
            false,
            false),
        setup);
  }

  private void hq(
      Side side,
      String name,
      int tcr,
      int strength,
      int shift,
      int commandStrength,
      int radius,
      int level,
      int move,
      boolean reverse,
      boolean heroic,
      String setup) {
    add(
        side,
        name,
        Counter.Arm.HQ,
        Counter.Size.HQ,
        new Counter.Printed(
            strength,
            Math.max(1, strength),
            move,
            0,
            shift,
            commandStrength,
            radius,
            level,
            reverse,
            0,
            0,
            reverse ? shift - 1 : 0,
            reverse ? commandStrength - 4 : 0,
            reverse ? radius - 1 : 0,
            0,
            tcr,
            heroic,
            false,
            false),
        setup);
  }

  private void add(
      Side side,
      String name,
      Counter.Arm arm,
      Counter.Size size,
      Counter.Printed printed,
      String setup) {
    counters.add(
        new Counter(
            counters.size(),
            side.id() + "-" + name,
            side,
            side.name(),
            arm,
            size,
            name,
            side.name() + " " + name,
            size.standardSteps(),
            printed,
            setup,
            ProvingGround.FIELD,
            ""));
  }
}
