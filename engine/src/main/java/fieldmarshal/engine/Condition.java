package fieldmarshal.engine;

/**
 * How a flag of a unit is shown to a player; the {@link Glossary} of a game has them.
 *
 * @param id the flag as {@link Rules.UnitState#flags} names it
 * @param title in a few words, as part of a sentence: "out of supply"
 * @param shown whether a player has a use for it; the others are the clerk's
 * @param onCounter whether the badge is shown on the counter
 * @param meaning what it means, in a sentence
 */
public record Condition(
    String id, String title, Badge badge, boolean shown, boolean onCounter, String meaning) {}
