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
 * @param needs what must be so before one may pass, met or not; none where nothing must
 */
public record Question(
    String title,
    boolean combat,
    boolean declares,
    List<Option> options,
    String pass,
    List<Need> needs) {

  /**
   * An answer by name.
   *
   * @param id as in {@link Order.Choose#option}
   * @param title what a button says
   * @param about what it means, where the title does not say all; a sentence or empty
   * @param most how many units may be named at once; 0 where that is not said
   */
  public record Option(String id, String title, String about, int most) {
    public Option(String id, String title, String about) {
      this(id, title, about, 0);
    }

    public Option(String id, String title) {
      this(id, title, "");
    }

    /** The same, where so many units may be named at once. */
    public Option upTo(int units) {
      return new Option(id, title, about, units);
    }
  }

  /**
   * Something that must be so before one may pass.
   *
   * @param what what is counted, as after two numbers: "divisions of the 1st Army"
   * @param have how many there are
   * @param need how many there must be
   */
  public record Need(String what, int have, int need, String caseId) {
    public boolean met() {
      return have == need;
    }
  }

  public Question {
    options = List.copyOf(options);
    needs = List.copyOf(needs);
  }

  public static Question of(String title, String pass) {
    return new Question(title, false, false, List.of(), pass, List.of());
  }

  /** A question that must be answered. */
  public static Question of(String title) {
    return of(title, "");
  }

  /** A question of a combat that is under way. */
  public static Question inCombat(String title, String pass) {
    return new Question(title, true, false, List.of(), pass, List.of());
  }

  /** A question of a combat that must be answered. */
  public static Question inCombat(String title) {
    return inCombat(title, "");
  }

  public Question with(List<Option> named) {
    return new Question(title, combat, declares, named, pass, needs);
  }

  /** The same, where attacks are only declared and fought later. */
  public Question declaring() {
    return new Question(title, combat, true, options, pass, needs);
  }

  /** The same, where all this must be so before one may pass. */
  public Question needing(List<Need> all) {
    return new Question(title, combat, declares, options, pass, all);
  }

  public Question with(Option... named) {
    return with(List.of(named));
  }
}
