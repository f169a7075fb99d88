package fieldmarshal.engine;

import org.jspecify.annotations.Nullable;

/**
 * Where a saved match stops being what it was: the rules of today do something else with one of its
 * orders.
 *
 * @param order the number of the first order that differs, from one; 0 for the opening dice
 * @param line that order with its dice as the file has it; null for the opening dice
 * @param what what differs: half a sentence that goes on after the order's number
 * @param rules the version of the rules that the match was played by
 * @param today the version of the rules that played it again
 */
public record Difference(
    int order, Match.@Nullable Line line, String what, String rules, String today) {

  /** The same, where another version of the rules is known to have made the line. */
  public Difference madeBy(String version) {
    return new Difference(order, line, what, version, today);
  }

  /** Whether the rules have changed since; else somebody has changed the log. */
  public boolean byRules() {
    return !rules.equals(today);
  }

  /** How many orders are as they were. */
  public int same() {
    return Math.max(0, order - 1);
  }

  /** What differs and which rules were at work, without a full stop. */
  public String sentence() {
    return (order == 0 ? "the opening dice differ" : "order " + order + " " + what)
        + (byRules()
            ? "; the match was played by version "
                + rules
                + " of the rules, this is version "
                + today
            : "; the match was played by version " + rules + " of the rules, which is today's too");
  }
}
