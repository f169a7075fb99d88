package fieldmarshal.lab;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.eastprussia.Counter;
import java.util.HashSet;
import java.util.Set;

/**
 * A shift as before Tannenberg: how many German divisions that faced the Russian First Army when
 * the campaign began fight the Second Army on some of its turns, however they came there.
 *
 * <ul>
 *   <li>A division is German infantry with a printed strength of 5 or more; brigades of Landwehr
 *       and garrisons are none.
 *   <li>It faced the First Army if it stood within five hexes of infantry of the First Army in the
 *       position before the first decision. In the historical scenario these are the seven
 *       divisions of I, XVII and I Reserve Corps and the 3rd Reserve Division.
 *   <li>It fights the Second Army if it takes part in an attack on a hex in which a unit of the
 *       Second Army stands, or stands in a hex that a unit of the Second Army attacks.
 * </ul>
 *
 * In history all seven did by 31 August. {@code history.tsv} calls it a shift when four did.
 */
final class Shift {
  private static final int DIVISION = 5;
  private static final int NEAR = 5;

  private Shift() {}

  /** How many divisions went over, of a game of East Prussia. */
  static int of(Chronicle game, Rules rules, int from, int to) {
    return of(facing(rules), game.fights(from, to));
  }

  /** The divisions that faced the First Army. */
  static Set<Unit> facing(Rules rules) {
    Position start = rules.start();
    Set<Unit> facing = new HashSet<>();
    for (Unit unit : rules.roster().all()) {
      if (isDivision(unit) && start.onMap(unit)) {
        for (Unit other : rules.roster().all()) {
          if (isOf(1, other)
              && ((Counter) other).arm() == Counter.Arm.INFANTRY
              && start.onMap(other)
              && rules.board().distance(start.place(unit), start.place(other)) <= NEAR) {
            facing.add(unit);
          }
        }
      }
    }
    return facing;
  }

  private static boolean isDivision(Unit unit) {
    return unit instanceof Counter counter
        && counter.side().id().equals("german")
        && counter.arm() == Counter.Arm.INFANTRY
        && counter.strength() >= DIVISION;
  }

  private static boolean isOf(int army, Unit unit) {
    return unit instanceof Counter counter
        && counter.side().id().equals("russian")
        && counter.army() == army;
  }

  /** How many of these units fought the Second Army in these fights. */
  static int of(Set<Unit> facing, Iterable<Chronicle.Fight> fights) {
    Set<Unit> over = new HashSet<>();
    for (Chronicle.Fight fight : fights) {
      if (fight.defenders().stream().anyMatch(unit -> isOf(2, unit))) {
        over.addAll(fight.attackers());
      }
      if (fight.attackers().stream().anyMatch(unit -> isOf(2, unit))) {
        over.addAll(fight.defenders());
      }
    }
    over.retainAll(facing);
    return over.size();
  }
}
