package fieldmarshal.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A position in one paragraph, as chess players write one in Forsyth-Edwards notation: to quote in
 * a report, a test or a link. Its sections stand in this order, a slash between them:
 *
 * <pre>
 * game gwe-caporetto historical switch-lines /
 * at turn 3, central, movement, part 1 /
 * waits clock, movement /
 * numbers turn 3, step 6 /
 * units 1802: ge-12 (lost 1, moved, spent 3), ge-26; eliminated: it-7 /
 * hexes 1: 1802-1805, 1902; 2: 2001
 * </pre>
 *
 * Only what differs from zero is written. Names are those of the game's {@link Layout}; {@code
 * hexes} gives for each value of a hex's byte the hexes that have it, runs of neighbours in the
 * order of the board with a dash; further bytes have {@code byte 2} before their value. In a game
 * with ordered stacks the units of a hex stand from the top down. {@code at} repeats whose decision
 * it is, for the reader; it must be true.
 *
 * <p>A decision can be written where every frame that waits has a name ({@link Rules#frames}). In
 * the middle of a combat there are frames that hold the combat; {@link #unwritten} says which
 * decision that is.
 */
public final class PositionText {
  private static final String BETWEEN = " / ";

  private PositionText() {}

  // ---- write

  /** Why a position cannot be written, in a sentence; null where it can. */
  public static @Nullable String unwritten(Rules rules, Position position) {
    if (names(rules, position) != null) {
      return null;
    }
    String asked =
        rules.decision(position) instanceof Decision.Choose choose
            ? "the decision '"
                + choose.kind()
                + "' of "
                + choose.side().name()
                + " ("
                + choose.prompt()
                + ")"
            : "what is going on";
    return "This position cannot be written down: "
        + asked
        + " is in the middle of something that the text has no words for.";
  }

  /**
   * The position as text.
   *
   * @param seenBy the side whose view it is, where it does not show everything; else null
   */
  public static String write(
      Rules rules, String scenario, Set<String> options, Position position, @Nullable Side seenBy) {
    List<String> frames = names(rules, position);
    if (frames == null) {
      throw new IllegalArgumentException(unwritten(rules, position));
    }
    List<String> sections = new ArrayList<>();
    String setup = "game " + rules.game().id() + " " + scenario;
    sections.add(
        options.isEmpty() ? setup : setup + " " + String.join(" ", new TreeSet<>(options)));
    if (seenBy != null) {
      sections.add("seen by " + seenBy.id());
    }
    sections.add("at " + moment(rules, position));
    sections.add("waits " + String.join(", ", frames));
    section(sections, "numbers", numbers(position));
    section(sections, "units", units(rules, position));
    section(sections, "hexes", hexes(rules, position));
    return String.join(BETWEEN, sections);
  }

  private static void section(List<String> sections, String name, List<String> entries) {
    if (!entries.isEmpty()) {
      sections.add(name + " " + String.join(name.equals("numbers") ? ", " : "; ", entries));
    }
  }

  /** The names of the frames that wait, the lowest first; null where one has no name. */
  private static @Nullable List<String> names(Rules rules, Position position) {
    List<String> names = new ArrayList<>();
    Position.Stack stack = position.stack();
    while (stack != null && stack.top() != null) {
      String found = null;
      for (Map.Entry<String, Pending<?>> entry : rules.frames().entrySet()) {
        if (entry.getValue().equals(stack.top())) {
          found = entry.getKey();
        }
      }
      if (found == null) {
        return null;
      }
      names.addFirst(found);
      stack = stack.rest();
    }
    return names;
  }

  static String moment(Rules rules, Position position) {
    return switch (rules.decision(position)) {
      case Decision.Choose choose ->
          "turn "
              + choose.turn()
              + ", "
              + choose.side().id()
              + ", "
              + choose.phase()
              + ", part "
              + choose.part().number();
      case Decision.Chance chance ->
          "turn " + chance.turn() + ", " + chance.side().id() + ", " + chance.phase();
      case Decision.Over over -> "turn " + over.turn() + ", over";
    };
  }

  private static List<String> numbers(Position p) {
    List<String> numbers = new ArrayList<>();
    for (int i = 0; i < p.layout().globals().size(); i++) {
      if (p.global(i) != 0) {
        numbers.add(p.layout().globals().get(i) + " " + p.global(i));
      }
    }
    return numbers;
  }

  private static List<String> units(Rules rules, Position p) {
    List<String> places = new ArrayList<>();
    for (int hex = 0; hex < rules.board().size(); hex++) {
      List<String> stack = new ArrayList<>();
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        stack.add(unit(p, rules.roster().get(u)));
      }
      if (!stack.isEmpty()) {
        places.add(rules.board().number(hex) + ": " + String.join(", ", stack));
      }
    }
    for (int box = 0; box < p.layout().boxes().size(); box++) {
      List<String> inside = new ArrayList<>();
      for (Unit unit : rules.roster().all()) {
        String text = p.place(unit) == Layout.box(box) ? unit(p, unit) : "";
        boolean said = p.place(unit) != Position.UNUSED || text.contains(" ");
        if (!text.isEmpty() && said) {
          inside.add(text);
        }
      }
      if (!inside.isEmpty()) {
        places.add(p.layout().boxes().get(box) + ": " + String.join(", ", inside));
      }
    }
    return places;
  }

  private static String unit(Position p, Unit unit) {
    List<String> facts = new ArrayList<>();
    if (p.lost(unit) != 0) {
      facts.add("lost " + p.lost(unit));
    }
    for (int flags = p.flags(unit); flags != 0; flags &= flags - 1) {
      facts.add(p.layout().flagName(Integer.lowestOneBit(flags)));
    }
    for (int number = 0; number < p.layout().unitNumbers().size(); number++) {
      if (p.unitNumber(unit, number) != 0) {
        facts.add(p.layout().unitNumbers().get(number) + " " + p.unitNumber(unit, number));
      }
    }
    return facts.isEmpty() ? unit.id() : unit.id() + " (" + String.join(", ", facts) + ")";
  }

  private static List<String> hexes(Rules rules, Position p) {
    List<String> values = new ArrayList<>();
    int size = rules.board().size();
    for (int which = 0; which < p.layout().hexBytes(); which++) {
      Map<Integer, List<String>> runs = new TreeMap<>();
      for (int hex = 0; hex < size; hex++) {
        int value = p.hex(hex, which);
        if (value == 0) {
          continue;
        }
        int from = hex;
        while (hex + 1 < size && p.hex(hex + 1, which) == value) {
          hex++;
        }
        String run = rules.board().number(from);
        runs.computeIfAbsent(value, key -> new ArrayList<>())
            .add(hex == from ? run : run + "-" + rules.board().number(hex));
      }
      String before = which == 0 ? "" : "byte " + (which + 1) + " ";
      runs.forEach((value, list) -> values.add(before + value + ": " + String.join(", ", list)));
    }
    return values;
  }

  // ---- read

  /** The game, scenario and options that a text is about. */
  public record Setup(String game, String scenario, Set<String> options) {}

  /** What the first section says. */
  public static Setup setup(String text) throws Editor.Impossible {
    String first = sections(text).getFirst();
    List<String> words = Arrays.asList(first.split(" +"));
    if (words.size() < 3 || !words.getFirst().equals("game")) {
      throw new Editor.Impossible(
          "section game: a position begins with 'game', a game, a scenario and its options");
    }
    return new Setup(words.get(1), words.get(2), new TreeSet<>(words.subList(3, words.size())));
  }

  /** The position that a text describes. The fault names all that is wrong, section by section. */
  public static Position read(Rules rules, String scenario, Set<String> options, String text)
      throws Editor.Impossible {
    Setup setup = setup(text);
    if (!setup.game().equals(rules.game().id())
        || !setup.scenario().equals(scenario)
        || !setup.options().equals(new TreeSet<>(options))) {
      throw new Editor.Impossible(
          "section game: the match is "
              + rules.game().id()
              + " "
              + scenario
              + " "
              + new TreeSet<>(options)
              + ", the text is "
              + setup.game()
              + " "
              + setup.scenario()
              + " "
              + setup.options());
    }
    PositionReader reader = new PositionReader(rules);
    Position position = reader.read(sections(text).stream().skip(1).toList());
    if (!reader.faults().isEmpty()) {
      throw new Editor.Impossible(String.join("; ", reader.faults()));
    }
    return position;
  }

  private static List<String> sections(String text) {
    return Arrays.stream(text.strip().split("\\s*(?:/|\\R)\\s*"))
        .filter(section -> !section.isBlank())
        .collect(
            Collectors.collectingAndThen(
                Collectors.toList(), list -> list.isEmpty() ? List.of("") : list));
  }
}
