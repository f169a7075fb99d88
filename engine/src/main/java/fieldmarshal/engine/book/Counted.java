package fieldmarshal.engine.book;

/** How many of something, in words: "1 step", "2 steps", "3 hexes". */
public final class Counted {
  private Counted() {}

  /**
   * A number and its noun.
   *
   * @param noun in the singular; its plural ends with -s, or with -es after an x
   */
  public static String of(int number, String noun) {
    return number + " " + (number == 1 ? noun : noun + (noun.endsWith("x") ? "es" : "s"));
  }
}
