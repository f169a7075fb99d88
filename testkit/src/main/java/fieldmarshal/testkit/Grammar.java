package fieldmarshal.testkit;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What goes wrong when names and numbers are put into sentences: "1 steps", "the the", "an Depot".
 */
final class Grammar {
  /** What is counted, and is no verb after the number of a unit: "Alpini Group 1 attacks". */
  private static final String THINGS =
      "steps|points|hexes|units|columns|turns|markers|divisions|depots|dice|stacking points"
          + "|movement points|replacement points|victory points|more points";

  private static final Pattern FAULT =
      Pattern.compile(
          String.join(
              "|",
              "(?<![\\d.,:½])\\b1 (?:" + THINGS + ")\\b",
              "\\b(?:[2-9]|\\d\\d+) (?:step|hex|unit)(?=[ .,;:])",
              "\\b[Aa] (?:[AEIOaeio](?!ne))[a-z]",
              "\\b[Aa]n [bcdfgjklmnpqrstvwxyz]",
              "(?i:\\b([a-z]{2,}) \\1\\b)",
              "\\.\\.|,,|;;|::| [.,;:]|  |\\(\\)|\\( | \\)|^[a-z]",
              "\\bnull\\b",
              "\\b(?:ge|ah|it|ru|br|fr|be|cz)-[a-z0-9]"));

  private Grammar() {}

  /** The words that are wrong in a sentence, or null. */
  static @Nullable String fault(String sentence) {
    Matcher matcher = FAULT.matcher(sentence);
    return matcher.find() ? matcher.group() : null;
  }
}
