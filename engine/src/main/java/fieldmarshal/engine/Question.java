package fieldmarshal.engine;

import java.util.List;

/**
 * A decision as a player reads it: a title, what each option means, what it means to pass.
 *
 * @param title a few words
 * @param combat whether it belongs to a combat that is under way
 * @param options what the names in {@link Order.Choose} mean, in the order in which they are shown
 * @param pass what {@link Order.Pass} does here, as a button says it
 */
public record Question(String title, boolean combat, List<Option> options, String pass) {

  /** An answer by name. */
  public record Option(String id, String title, String about) {}

  public Question {
    options = List.copyOf(options);
  }

  public static Question of(String title, String pass) {
    return new Question(title, false, List.of(), pass);
  }

  /** A question of a combat that is under way. */
  public static Question inCombat(String title, String pass) {
    return new Question(title, true, List.of(), pass);
  }

  public Question with(List<Option> named) {
    return new Question(title, combat, named, pass);
  }
}
