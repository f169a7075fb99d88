package fieldmarshal.engine;

import java.util.List;

/**
 * A decision as a player reads it: a title, what each option means, what it means to pass.
 *
 * @param title a few words
 * @param combat whether it belongs to a combat that is under way
 * @param options what the names in {@link Order.Choose} mean, in the order in which they are shown
 * @param declares whether attacks are only declared here, and fought when all are
 * @param pass what {@link Order.Pass} does here, as a button says it; empty where nobody may pass
 */
public record Question(
    String title, boolean combat, boolean declares, List<Option> options, String pass) {

  /**
   * An answer by name.
   *
   * @param id as in {@link Order.Choose#option}
   * @param title what a button says
   * @param about what it means, where the title does not say all; a sentence or empty
   */
  public record Option(String id, String title, String about) {
    public Option(String id, String title) {
      this(id, title, "");
    }
  }

  public Question {
    options = List.copyOf(options);
  }

  public static Question of(String title, String pass) {
    return new Question(title, false, false, List.of(), pass);
  }

  /** A question that must be answered. */
  public static Question of(String title) {
    return of(title, "");
  }

  /** A question of a combat that is under way. */
  public static Question inCombat(String title, String pass) {
    return new Question(title, true, false, List.of(), pass);
  }

  /** A question of a combat that must be answered. */
  public static Question inCombat(String title) {
    return inCombat(title, "");
  }

  public Question with(List<Option> named) {
    return new Question(title, combat, declares, named, pass);
  }

  /** The same, where attacks are only declared and fought later. */
  public Question declaring() {
    return new Question(title, combat, true, options, pass);
  }

  public Question with(Option... named) {
    return with(List.of(named));
  }
}
