package fieldmarshal.engine;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What an attack would be, or what a combat under way still may be: strengths, modifiers, and the
 * stages through which it goes, each with how probable its results are.
 *
 * @param attack what the attacker counts now
 * @param attackRange the least and the most that it may turn out to be
 * @param modifiers what changes strengths, column, die or result
 * @param stages in the order of play
 * @param totals what comes of all stages together, each as a distribution
 * @param open what is not known yet, and what each way that it may turn out leaves
 */
public record Preview(
    Explanation attack,
    Explanation defence,
    Range attackRange,
    Range defenceRange,
    List<Part> modifiers,
    List<Stage> stages,
    List<Total> totals,
    List<Open> open) {
  public Preview {
    modifiers = List.copyOf(modifiers);
    stages = List.copyOf(stages);
    totals = List.copyOf(totals);
    open = List.copyOf(open);
  }

  /** A preview in which everything but the dice is known. */
  public static Preview of(
      Explanation attack, Explanation defence, List<Part> modifiers, List<Stage> stages) {
    return new Preview(
        attack,
        defence,
        Range.exactly(attack.total()),
        Range.exactly(defence.total()),
        modifiers,
        stages,
        List.of(),
        List.of());
  }

  /** The same with something that is not known, and what that makes of the defence. */
  public Preview with(Range defending, List<Open> unknown) {
    return new Preview(attack, defence, attackRange, defending, modifiers, stages, totals, unknown);
  }

  /** The same with what comes of all stages together. */
  public Preview with(List<Total> whole) {
    return new Preview(attack, defence, attackRange, defenceRange, modifiers, stages, whole, open);
  }

  /** The first roll on a table, or null where the combat knows none. */
  public @Nullable Roll roll() {
    for (Stage stage : stages) {
      if (stage instanceof Roll roll) {
        return roll;
      }
    }
    return null;
  }

  /** The odds of the first roll on a table, as the game words them. */
  public String odds() {
    Roll roll = roll();
    return roll == null ? "" : roll.odds();
  }

  /** The column of that roll, after all shifts. */
  public String column() {
    Roll roll = roll();
    return roll == null ? "" : roll.column();
  }

  /** What is added to the die of that roll. */
  public int dieModifier() {
    Roll roll = roll();
    return roll == null ? 0 : roll.modifier();
  }

  /** How probable its results are. */
  public List<Chance> outcomes() {
    Roll roll = roll();
    return roll == null ? List.of() : roll.outcomes();
  }

  /** A number that is not known exactly; {@code expected} is what the preview counts with. */
  public record Range(double least, double most, double expected) {
    public static Range exactly(double value) {
      return new Range(value, value, value);
    }

    public static Range of(Distribution distribution) {
      return new Range(distribution.least(), distribution.most(), distribution.expected());
    }
  }

  /** Where a combat under way has got to. */
  public enum Progress {
    DONE,
    NOW,
    TO_COME
  }

  /**
   * What stands above a stage.
   *
   * @param id a word by which a page knows the stage again
   */
  public record Heading(String id, String title, String caseId, Progress progress) {
    public Heading(String id, String title, String caseId) {
      this(id, title, caseId, Progress.TO_COME);
    }
  }

  /** A part of a combat. */
  public sealed interface Stage {
    Heading heading();
  }

  /** A player decides, or something is carried out without a die. */
  public record Step(Heading heading, @Nullable Side side, String about) implements Stage {}

  /**
   * One die is read on a table. Row and columns are named as in {@link Clerk.PrintedTable}.
   *
   * @param table the id of the printed table
   * @param row the row that the odds are looked up in; empty where there is one only
   * @param odds the odds, as the game words them
   * @param before the column before shifts
   * @param column the column after shifts
   * @param faces of the die; 0 where the table is read without one
   * @param result what was rolled; null while the die is to come
   * @param lack what the attack lacks for the next column; null where there is none, or it is not
   *     known
   */
  public record Roll(
      Heading heading,
      String table,
      String row,
      String odds,
      String before,
      String column,
      int faces,
      int modifier,
      List<Chance> outcomes,
      @Nullable String result,
      @Nullable Lack lack)
      implements Stage {
    public Roll {
      outcomes = List.copyOf(outcomes);
    }

    public Roll(
        Heading heading,
        String table,
        String row,
        String odds,
        String before,
        String column,
        int faces,
        int modifier,
        List<Chance> outcomes,
        @Nullable String result) {
      this(heading, table, row, odds, before, column, faces, modifier, outcomes, result, null);
    }
  }

  /** So many points more, and the odds would be those of another column. */
  public record Lack(int points, String odds) {
    /**
     * The least number of points that brings the next column.
     *
     * @param most points that are tried
     * @param columnWith the column with so many points more; the titles of columns belong to it
     */
    public static @Nullable Lack of(
        int column, int columns, int most, IntUnaryOperator columnWith, IntFunction<String> title) {
      for (int points = 1; column >= 0 && column + 1 < columns && points <= most; points++) {
        int better = columnWith.applyAsInt(points);
        if (better > column) {
          return new Lack(points, title.apply(better));
        }
      }
      return null;
    }
  }

  /**
   * Many dice, each for a unit.
   *
   * @param totals what they come to together
   */
  public record Dice(Heading heading, List<Die> dice, List<Total> totals) implements Stage {
    public Dice {
      dice = List.copyOf(dice);
      totals = List.copyOf(totals);
    }
  }

  /**
   * The die of one unit.
   *
   * @param unit whose die it is; null where it is nobody's
   * @param what what it is rolled for
   * @param modifier the sum of what is added to it
   * @param parts what that sum is made of
   * @param outcomes what it may bring; what it brought once it has fallen
   * @param face as it fell, before anything was added; null while it is to come
   */
  public record Die(
      @Nullable Unit unit,
      String what,
      int faces,
      int modifier,
      List<Part> parts,
      List<Chance> outcomes,
      @Nullable Integer face) {
    public Die {
      parts = List.copyOf(parts);
      outcomes = List.copyOf(outcomes);
    }

    /** A die that is to come. */
    public Die(
        @Nullable Unit unit,
        String what,
        int faces,
        int modifier,
        List<Part> parts,
        List<Chance> outcomes) {
      this(unit, what, faces, modifier, parts, outcomes, null);
    }

    /** The same die when it has fallen. */
    public Die fallen(int natural, String result, Meaning meaning) {
      return new Die(
          unit, what, faces, modifier, parts, List.of(new Chance(result, 1, meaning)), natural);
    }
  }

  /**
   * A sum over several dice or stages: steps lost, hits, units that retreat.
   *
   * @param role whose number it is; null where it is nobody's
   */
  public record Total(String id, String title, @Nullable Role role, Distribution distribution) {}

  /**
   * Something that is not known yet.
   *
   * @param what the reason, in a sentence ("One unit is not seen.")
   * @param side whose it is to decide or to know; null where nobody's
   * @param ways how it may turn out
   */
  public record Open(String what, String caseId, @Nullable Side side, List<Way> ways) {
    public Open {
      ways = List.copyOf(ways);
    }
  }

  /**
   * One way in which something open may turn out, and what that leaves.
   *
   * @param defence the strength of the defence then
   */
  public record Way(String what, double defence, String column, List<Chance> outcomes) {
    public Way {
      outcomes = List.copyOf(outcomes);
    }
  }

  /** What a modifier changes. */
  public enum Effect {
    /** Multiplies a strength; the amount is the factor. */
    MULTIPLY,
    /** Adds to a strength. */
    ADD,
    /** Shifts the column; to the right where the amount is above zero. */
    SHIFT,
    /** Adds to the die. */
    DIE,
    /** Adds to the figure of a result. */
    RESULT,
    /** Something else: its words say what. */
    OTHER
  }

  /**
   * A modifier with the case that makes it.
   *
   * @param role whose strength or result it changes, or who causes a shift or a modifier of the die
   *     (what the ground does is the defender's); null where it concerns both
   * @param amount the factor, points, columns or pips; 0 for {@link Effect#OTHER}
   * @param words the effect in a word ("x2", "1 right", "+1")
   */
  public record Part(
      String caseId, String what, @Nullable Role role, Effect effect, double amount, String words) {

    /** Doubles, trebles and so on. */
    public static Part times(Role role, int factor, String what, String caseId) {
      return new Part(caseId, what, role, Effect.MULTIPLY, factor, "x" + factor);
    }

    public static Part halves(Role role, String what, String caseId) {
      return new Part(caseId, what, role, Effect.MULTIPLY, 0.5, "x1/2");
    }

    /** Adds points to a strength. */
    public static Part adds(Role role, int points, String what, String caseId) {
      return new Part(caseId, what, role, Effect.ADD, points, signed(points));
    }

    /** Shifts the column: to the right above zero, to the left below. */
    public static Part shifts(Role role, int columns, String what, String caseId) {
      String words = Math.abs(columns) + (columns < 0 ? " left" : " right");
      return new Part(caseId, what, role, Effect.SHIFT, columns, words);
    }

    /** Adds to the die. */
    public static Part die(@Nullable Role role, int pips, String what, String caseId) {
      return new Part(caseId, what, role, Effect.DIE, pips, signed(pips));
    }

    /** Makes the result of a force worse. */
    public static Part worsens(Role role, int by, String what, String caseId) {
      String whose = role == Role.ATTACKER ? "attacker's" : "defender's";
      return new Part(caseId, what, role, Effect.RESULT, by, whose + " result " + signed(by));
    }

    /** Does what the words say. */
    public static Part other(@Nullable Role role, String words, String what, String caseId) {
      return new Part(caseId, what, role, Effect.OTHER, 0, words);
    }

    private static String signed(int amount) {
      return (amount > 0 ? "+" : "") + amount;
    }
  }

  /** A result with its probability and what it means. */
  public record Chance(String result, double probability, Meaning meaning) {}
}
