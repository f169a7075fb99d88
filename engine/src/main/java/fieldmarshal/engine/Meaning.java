package fieldmarshal.engine;

import org.jspecify.annotations.Nullable;

/**
 * What a result of a combat means, in words and for whom it is good.
 *
 * @param attacker what it does to the attacker, as the end of a sentence ("loses half of the
 *     steps"); empty for nothing
 * @param defender what it does to the defender, in the same way
 * @param worth how good it is for the attacker: 1 the best, -1 the worst, 0 even
 */
public record Meaning(String attacker, String defender, double worth) {

  /** For whom it is good, or null where it is good for nobody. */
  public @Nullable Role good() {
    return worth > 0 ? Role.ATTACKER : worth < 0 ? Role.DEFENDER : null;
  }

  /** The whole in one sentence without its full stop. */
  public String words() {
    if (defender.isEmpty() && attacker.isEmpty()) {
      return "No effect";
    }
    String first = defender.isEmpty() ? "" : "The defender " + defender;
    return attacker.isEmpty()
        ? first
        : first.isEmpty() ? "The attacker " + attacker : first + "; the attacker " + attacker;
  }
}
