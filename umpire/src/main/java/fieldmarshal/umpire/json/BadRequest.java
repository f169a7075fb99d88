package fieldmarshal.umpire.json;

/** Something from outside that cannot be understood. The message names what is wrong. */
public final class BadRequest extends Exception {
  private static final long serialVersionUID = 1;
  private static final int LONGEST = 60;

  public BadRequest(String message) {
    super(message);
  }

  /** What somebody wrote, fit to stand in a message: in quotes, short, without odd characters. */
  public static String quote(String text) {
    StringBuilder quoted = new StringBuilder("'");
    text.codePoints()
        .limit(LONGEST)
        .map(c -> isPlain(c) ? c : '\uFFFD')
        .forEach(quoted::appendCodePoint);
    if (text.codePointCount(0, text.length()) > LONGEST) {
      quoted.append('…');
    }
    return quoted.append("'").toString();
  }

  private static boolean isPlain(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.SURROGATE, Character.FORMAT, Character.UNASSIGNED -> false;
      default -> true;
    };
  }
}
