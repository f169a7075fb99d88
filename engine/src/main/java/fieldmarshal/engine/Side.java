package fieldmarshal.engine;

/**
 * One of the two players' sides. {@code index} is 0 for the side that moves first, else 1.
 *
 * @param name as it stands in a list: "Central Powers"
 * @param called as it stands in a sentence: "the Central Powers"
 * @param plural whether its verbs are in the plural: the Allies attack, but Russia attacks
 */
public record Side(int index, String id, String name, String called, boolean plural) {
  /** A side whose name is used without an article, in the singular: "Russia". */
  public Side(int index, String id, String name) {
    this(index, id, name, name, false);
  }

  /** A side of many with an article: "the Allies". */
  public static Side many(int index, String id, String name) {
    return new Side(index, id, name, "the " + name, true);
  }

  /**
   * The beginning of a sentence in which the side does something.
   *
   * @param verb without an ending: "control" becomes "The Allies control" or "Russia controls"
   */
  public String does(String verb) {
    return Character.toUpperCase(called.charAt(0))
        + called.substring(1)
        + " "
        + verb
        + (plural ? "" : "s");
  }

  @Override
  public String toString() {
    return id;
  }
}
