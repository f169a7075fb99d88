package fieldmarshal.engine;

import java.util.List;

/** What an attack would be: strengths, odds, column, modifiers, and how probable each result is. */
public record Preview(
    Explanation attack,
    Explanation defence,
    String odds,
    String column,
    int dieModifier,
    List<Part> modifiers,
    List<Chance> outcomes) {

  /** A modifier with the case that makes it and its effect in a word ("x2", "1 right", "+1"). */
  public record Part(String cause, String what, String effect) {}

  public record Chance(String result, double probability) {}
}
