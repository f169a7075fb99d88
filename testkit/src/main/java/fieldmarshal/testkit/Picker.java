package fieldmarshal.testkit;

import fieldmarshal.engine.Decision;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Picks some of the decisions of a game: the first of every kind, and then ever fewer, so that
 * those that come seldom are not drowned by those that come all the time.
 */
final class Picker {
  private final RandomGenerator random;
  private final int often;
  private final Map<String, Integer> seen = new HashMap<>();

  /**
   * Makes one.
   *
   * @param often how many of every kind are picked for certain
   */
  Picker(RandomGenerator random, int often) {
    this.random = random;
    this.often = often;
  }

  boolean picks(Decision decision) {
    String kind = decision instanceof Decision.Choose choose ? choose.kind() : "";
    return random.nextInt(seen.merge(kind, 1, Integer::sum)) < often;
  }
}
