package fieldmarshal.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an attack would be: strengths, odds, column, modifiers, and how probable each result is. */
public record Preview(
    Explanation attack,
    Explanation defence,
    String odds,
    String column,
    int dieModifier,
    List<Part> modifiers,
    List<Chance> outcomes) {

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
   * @param role whose strength or result it changes, or who causes a shift or a modifier of the
   *     die; null where it concerns both
   * @param amount the factor, points, columns or pips; 0 for {@link Effect#OTHER}
   * @param words the effect in a word ("x2", "1 right", "+1")
   */
  public record Part(
      String cause, String what, @Nullable Role role, Effect effect, double amount, String words) {

    /** Doubles, trebles and so on. */
    public static Part times(Role role, int factor, String what, String cause) {
      return new Part(cause, what, role, Effect.MULTIPLY, factor, "x" + factor);
    }

    public static Part halves(Role role, String what, String cause) {
      return new Part(cause, what, role, Effect.MULTIPLY, 0.5, "x1/2");
    }

    /** Adds points to a strength. */
    public static Part adds(Role role, int points, String what, String cause) {
      return new Part(cause, what, role, Effect.ADD, points, signed(points));
    }

    /** Shifts the column: to the right above zero, to the left below. */
    public static Part shifts(Role role, int columns, String what, String cause) {
      String words = Math.abs(columns) + (columns < 0 ? " left" : " right");
      return new Part(cause, what, role, Effect.SHIFT, columns, words);
    }

    /** Adds to the die. */
    public static Part die(@Nullable Role role, int pips, String what, String cause) {
      return new Part(cause, what, role, Effect.DIE, pips, signed(pips));
    }

    /** Makes the result of a force worse. */
    public static Part worsens(Role role, int by, String what, String cause) {
      String whose = role == Role.ATTACKER ? "attacker's" : "defender's";
      return new Part(cause, what, role, Effect.RESULT, by, whose + " result " + signed(by));
    }

    /** Does what the words say. */
    public static Part other(@Nullable Role role, String words, String what, String cause) {
      return new Part(cause, what, role, Effect.OTHER, 0, words);
    }

    private static String signed(int amount) {
      return (amount > 0 ? "+" : "") + amount;
    }
  }

  /** A result with its probability and what it means. */
  public record Chance(String result, double probability, Meaning meaning) {}
}
