package fieldmarshal.server;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The client's modules on their way to a browser: without the comments, which hold their types and
 * are a quarter of what would be sent. Lines keep their numbers.
 */
final class Scripts {
  /** A comment with types, or a line that is nothing but a comment. */
  private static final Pattern COMMENT =
      Pattern.compile("/\\*\\*[\\s\\S]*?\\*/|^[ \\t]*//.*$", Pattern.MULTILINE);

  private Scripts() {}

  static String bare(String script) {
    Matcher comment = COMMENT.matcher(script);
    StringBuilder bare = new StringBuilder(script.length());
    int at = 0;
    while (comment.find()) {
      bare.append(script, at, comment.start());
      // After code a line break could end the statement: a space cannot.
      bare.append(
          startsLine(script, comment.start())
              ? "\n".repeat((int) comment.group().chars().filter(c -> c == '\n').count())
              : " ");
      at = comment.end();
    }
    return bare.append(script, at, script.length()).toString();
  }

  private static boolean startsLine(String script, int at) {
    int before = at - 1;
    while (before >= 0 && (script.charAt(before) == ' ' || script.charAt(before) == '\t')) {
      before--;
    }
    return before < 0 || script.charAt(before) == '\n';
  }
}
