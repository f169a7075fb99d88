package fieldmarshal.engine;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Options and a scenario that do not go together.
 *
 * @param options the options, by id, in the order in which the sentence names them
 * @param scenario the scenario, by id; empty where it has no part in it
 */
public record Clash(Sort sort, List<String> options, String scenario) {
  public Clash {
    options = List.copyOf(options);
  }

  /** In which way they do not. */
  public enum Sort {
    /** The first option needs the second. */
    NEEDS,
    /** The two options exclude each other. */
    EXCLUDES,
    /** The option has no use in the scenario. */
    UNUSED,
    /** The scenario has the option already. */
    INCLUDED,
    /** The two options together are another scenario. */
    SCENARIO
  }

  public static Clash needs(String option, String other) {
    return new Clash(Sort.NEEDS, List.of(option, other), "");
  }

  public static Clash excludes(String option, String other) {
    return new Clash(Sort.EXCLUDES, List.of(option, other), "");
  }

  public static Clash unused(String option, String scenario) {
    return new Clash(Sort.UNUSED, List.of(option), scenario);
  }

  public static Clash included(String option, String scenario) {
    return new Clash(Sort.INCLUDED, List.of(option), scenario);
  }

  public static Clash scenario(String option, String other, String scenario) {
    return new Clash(Sort.SCENARIO, List.of(option, other), scenario);
  }

  /** The reason as a sentence without its full stop, with the names that the reader knows. */
  public String words(UnaryOperator<String> optionName, UnaryOperator<String> scenarioName) {
    String first = optionName.apply(options.getFirst());
    String last = optionName.apply(options.getLast());
    String where = scenario.isEmpty() ? "" : scenarioName.apply(scenario);
    return switch (sort) {
      case NEEDS -> first + " needs " + last;
      case EXCLUDES -> first + " and " + last + " exclude each other";
      case UNUSED -> first + " has no use in the scenario " + where;
      case INCLUDED -> first + " is already part of the scenario " + where;
      case SCENARIO ->
          first + " and " + last + " together are the scenario " + where + "; choose that scenario";
    };
  }
}
