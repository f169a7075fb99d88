package fieldmarshal.engine;

import java.util.regex.Pattern;

/**
 * What is printed on a counter. Games extend it with their own values; where it stands and what it
 * has lost is in the {@link Position}. Units are the same when they are the same object.
 */
public class Unit {
  private static final Pattern ENDS_WITH_NUMBER = Pattern.compile(".* \\d+(?: \\(.*\\))?");

  private final int index;
  private final String id;
  private final Side side;
  private final String nationality;
  private final String type;
  private final String size;
  private final String designation;
  private final String name;
  private final int steps;

  public Unit(
      int index,
      String id,
      Side side,
      String nationality,
      String type,
      String size,
      String designation,
      String name,
      int steps) {
    this.index = index;
    this.id = id;
    this.side = side;
    this.nationality = nationality;
    this.type = type;
    this.size = size;
    this.designation = designation;
    this.name = name;
    this.steps = steps;
  }

  /** Its place in the roster, and so in every position. */
  public final int index() {
    return index;
  }

  public final String id() {
    return id;
  }

  public final Side side() {
    return side;
  }

  public final String nationality() {
    return nationality;
  }

  public final String type() {
    return type;
  }

  public final String size() {
    return size;
  }

  public final String designation() {
    return designation;
  }

  /** The full name, for prompts and logs. */
  public final String name() {
    return name;
  }

  /** As it stands in a sentence: "the 12th Division", but "Depot 4". */
  public final String called() {
    return article() + name;
  }

  /** The same at the beginning of a sentence: "The 12th Division". */
  public final String begins() {
    String called = called();
    return Character.toUpperCase(called.charAt(0)) + called.substring(1);
  }

  /** What stands before the name in a sentence; nothing before one that ends with its number. */
  protected String article() {
    return isSymbol() ? "a " : ENDS_WITH_NUMBER.matcher(name).matches() ? "" : "the ";
  }

  /** Steps at full strength. */
  public final int steps() {
    return steps;
  }

  /** Whether it only stands, in a side's view, for a counter whose face that side does not know. */
  public boolean isSymbol() {
    return false;
  }

  @Override
  public final String toString() {
    return id;
  }
}
