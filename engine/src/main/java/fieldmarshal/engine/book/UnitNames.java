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
      Pattern.compile("(.*?)(\\d+(?:st|nd|rd|th)?)((?: \\D+)?)");

  private UnitNames() {}

  /** "German 12th and 200th Divisions, Austro-Hungarian 1st Division and Alpenkorps". */
  public static String of(Iterable<? extends Unit> units) {
    List<String> names = new ArrayList<>();
    units.forEach(unit -> names.add(unit.name()));
    return together(names);
  }

  static String together(List<String> names) {
    Map<List<String>, List<String>> alike = new LinkedHashMap<>();
    for (String name : names) {
      Matcher matcher = NUMBERED.matcher(name);
      List<String> key =
          matcher.matches() ? List.of(matcher.group(1), matcher.group(3)) : List.of(name, "");
      alike
          .computeIfAbsent(key, each -> new ArrayList<>())
          .add(matcher.matches() ? matcher.group(2) : "");
    }
    List<String> groups = new ArrayList<>();
    alike.forEach((key, numbers) -> {
      if (numbers.getFirst().isEmpty()) {
        numbers.forEach(each -> groups.add(key.getFirst()));
      } else {
        groups.add(
            key.getFirst() + list(numbers) + (numbers.size() == 1 ? key.get(1) : many(key.get(1))));
      }
    });
    return list(groups);
  }

  /** Things in a row: "a, b and c". */
  public static String list(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }

  private static String many(String noun) {
    return noun.isEmpty() || noun.endsWith("s") ? noun : noun + "s";
  }
}
