package fieldmarshal.bots;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.rolls.SeededRolls;
import java.util.HashMap;
import java.util.Map;

/**
 * Dice that fall the same for the same purpose after the same attack, whatever else a plan does. So
 * plans are compared by what they do and less by their luck.
 */
final class SharedDice {
  private final long seed;
  private final Map<Long, Integer> rolled = new HashMap<>();
  private int target;

  SharedDice(long seed) {
    this.seed = seed;
  }

  void follow(Order order) {
    if (order instanceof Order.Attack attack) {
      target = attack.targets().at(0);
    }
  }

  /** The hex of the last attack. */
  int target() {
    return target;
  }

  /** The last attack was on this hex. */
  void follow(int hex) {
    target = hex;
  }

  int roll(Decision.Chance chance) {
    long what = chance.purpose().hashCode() * 31L + chance.turn();
    what = what * 31 + chance.side().index();
    what = what * 4099 + target;
    int times = rolled.merge(what, 1, Integer::sum);
    return SeededRolls.face(seed, what * 64 + times, chance.faces());
  }
}
