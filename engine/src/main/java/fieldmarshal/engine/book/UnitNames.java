package fieldmarshal.engine.book;

import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Several units in one sentence: what their names have in common is said once. */
public final class UnitNames {
  /** A name with one number in it: what stands before, the number, what stands after. */
  private static final Pattern NUMBERED =
      Pattern.compile("(|.*? )(\\d+(?:st|nd|rd|th)?|[IVX]+)((?: \\D+)?)");

  private UnitNames() {}

  /**
   * A name in its parts: "Austro-Hungarian ", "3rd", " Cavalry Division" and, for several of them,
   * " Cavalry Divisions". Of a name without a number the first part is the whole.
   */
  public record Parts(String before, String number, String after, String afterMany) {}

  public static Parts parts(String name) {
    Matcher matcher = NUMBERED.matcher(name);
    return matcher.matches()
        ? new Parts(matcher.group(1), matcher.group(2), matcher.group(3), many(matcher.group(3)))
        : new Parts(name, "", "", "");
  }

  /** "German 12th and 200th Divisions, Austro-Hungarian 1st Division and Alpenkorps". */
  public static String of(Iterable<? extends Unit> units) {
    List<String> names = new ArrayList<>();
    units.forEach(unit -> names.add(unit.name()));
    return together(names);
  }

  /** The same at the beginning of a sentence: one unit alone has its article. */
  public static String begin(List<? extends Unit> units) {
    return units.size() == 1 ? units.getFirst().begins() : of(units);
  }

  static String together(List<String> names) {
    Map<Parts, List<String>> alike = new LinkedHashMap<>();
    for (String name : names) {
      Parts parts = parts(name);
      alike
          .computeIfAbsent(
              new Parts(parts.before(), "", parts.after(), parts.afterMany()),
              each -> new ArrayList<>())
          .add(parts.number());
    }
    List<String> groups = new ArrayList<>();
    alike.forEach((key, numbers) -> {
      if (numbers.getFirst().isEmpty()) {
        numbers.forEach(each -> groups.add(key.before()));
      } else {
        groups.add(
            key.before() + list(numbers) + (numbers.size() == 1 ? key.after() : key.afterMany()));
      }
    });
    return list(groups);
  }

  /** Things in a row: "a, b and c". */
  public static String list(List<String> words) {
    return row(words, " and ");
  }

  /** One of several things: "a, b or c". */
  public static String oneOf(List<String> words) {
    return row(words, " or ");
  }

  private static String row(List<String> words, String beforeTheLast) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + beforeTheLast + words.get(last);
  }

  private static String many(String noun) {
    return noun.isEmpty() || noun.endsWith("s") ? noun : noun + "s";
  }
}
