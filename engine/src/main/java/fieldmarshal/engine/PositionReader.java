package fieldmarshal.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the sections of a {@link PositionText} after the first, and notes every fault. */
final class PositionReader {
  /** A unit with what is said of it: {@code ge-12 (lost 1, moved)}. */
  private static final Pattern UNIT = Pattern.compile("([^\\s,()]+)(?:\\s*\\(([^()]*)\\))?");

  private static final Pattern UNITS =
      Pattern.compile(UNIT.pattern() + "(?:\\s*,\\s*" + UNIT.pattern() + ")*");

  private static final Pattern VALUE = Pattern.compile("(?:byte (\\d+) )?(-?\\d+)");
  private static final List<String> NAMES =
      List.of("seen", "at", "waits", "numbers", "units", "hexes");

  private final Rules rules;
  private final Layout layout;
  private final Position position;
  private final List<String> faults = new ArrayList<>();

  PositionReader(Rules rules) {
    this.rules = rules;
    this.layout = rules.start().layout();
    this.position = Position.empty(layout, rules.roster());
  }

  List<String> faults() {
    return faults;
  }

  private void fault(String section, String what) {
    faults.add("section " + section + ": " + what);
  }

  Position read(List<String> sections) {
    Set<String> seen = new HashSet<>();
    String at = "";
    for (String section : sections) {
      int space = section.indexOf(' ');
      String name = space < 0 ? section : section.substring(0, space);
      String rest = space < 0 ? "" : section.substring(space + 1).strip();
      if (!NAMES.contains(name)) {
        fault(name, "there is no such section; there are game, " + String.join(", ", NAMES));
        continue;
      }
      if (!seen.add(name)) {
        fault(name, "it is there twice");
      }
      switch (name) {
        case "seen" -> fault(name, "this is what one side sees; a match needs the whole position");
        case "at" -> at = rest;
        case "waits" -> waits(rest);
        case "numbers" -> numbers(rest);
        case "units" -> units(rest);
        default -> hexes(rest);
      }
    }
    if (faults.isEmpty()) {
      whole(at);
    }
    return position;
  }

  private static List<String> split(String text, String separator) {
    return text.isBlank() ? List.of() : Arrays.asList(text.split("\\s*" + separator + "\\s*"));
  }

  private void waits(String text) {
    for (String name : split(text, ",")) {
      Pending<?> frame = rules.frames().get(name);
      if (frame == null) {
        fault(
            "waits",
            "there is no '" + name + "'; there are " + String.join(", ", rules.frames().keySet()));
      } else {
        position.push(frame);
      }
    }
  }

  private void numbers(String text) {
    for (String entry : split(text, ",")) {
      int space = entry.lastIndexOf(' ');
      int index = space < 0 ? -1 : layout.globals().indexOf(entry.substring(0, space).strip());
      Integer value = number(entry.substring(space + 1));
      if (index < 0 || value == null) {
        fault("numbers", "'" + entry + "' is no number of this game with its value");
      } else {
        position.setGlobal(index, value);
      }
    }
  }

  private static @Nullable Integer number(String text) {
    try {
      return Integer.valueOf(text);
    } catch (NumberFormatException e) {
      return null;
    }
  }

  // ---- units

  private void units(String text) {
    Set<String> named = new HashSet<>();
    for (String entry : split(text, ";")) {
      int colon = entry.indexOf(':');
      String where = colon < 0 ? entry : entry.substring(0, colon).strip();
      int hex = rules.board().find(where);
      int box = layout.boxes().indexOf(where);
      String list = colon < 0 ? "" : entry.substring(colon + 1).strip();
      if (hex < 0 && box < 0) {
        fault("units", "there is no hex or box '" + where + "'");
      } else if (!UNITS.matcher(list).matches()) {
        fault("units", "'" + list + "' at " + where + " is no list of units");
      } else {
        List<Integer> stack = new ArrayList<>();
        Matcher matcher = UNIT.matcher(list);
        while (matcher.find()) {
          unit(matcher, hex >= 0 ? hex : Layout.box(box), where, named, stack);
        }
        if (hex >= 0 && layout.ordered() && stack.size() == position.height(hex)) {
          position.setStack(hex, stack.stream().mapToInt(Integer::intValue).toArray());
        }
      }
    }
  }

  private void unit(
      Matcher matcher, int place, String where, Set<String> named, List<Integer> stack) {
    String id = matcher.group(1);
    Unit unit = rules.roster().find(id);
    if (unit == null) {
      fault("units", "there is no unit '" + id + "' (at " + where + ")");
      return;
    }
    if (!named.add(id)) {
      fault("units", id + " is named twice");
      return;
    }
    position.setPlace(unit, place);
    stack.add(unit.index());
    for (String fact : split(matcher.group(2) == null ? "" : matcher.group(2).strip(), ",")) {
      fact(unit, fact);
    }
  }

  private void fact(Unit unit, String fact) {
    int flag = layout.flags().indexOf(fact);
    if (flag >= 0) {
      position.setFlags(unit, position.flags(unit) | 1 << flag);
      return;
    }
    int space = fact.lastIndexOf(' ');
    String name = space < 0 ? fact : fact.substring(0, space).strip();
    Integer value = number(fact.substring(space + 1));
    int number = layout.unitNumbers().indexOf(name);
    if (space < 0 || value == null || (number < 0 && !name.equals("lost"))) {
      fault("units", "nothing called '" + fact + "' can be said of " + unit.id());
    } else if (number >= 0) {
      position.setUnitNumber(unit, number, value);
    } else if (value < 0 || value > unit.steps()) {
      fault("units", unit.id() + " has " + unit.steps() + " steps and cannot have lost " + value);
    } else {
      position.setLost(unit, value);
    }
  }

  // ---- hexes

  private void hexes(String text) {
    for (String entry : split(text, ";")) {
      int colon = entry.indexOf(':');
      Matcher matcher = VALUE.matcher(colon < 0 ? "" : entry.substring(0, colon).strip());
      Integer value = matcher.matches() ? number(matcher.group(2)) : null;
      String second = value == null ? null : matcher.group(1);
      Integer which = second == null ? Integer.valueOf(1) : number(second);
      if (value == null || value < Byte.MIN_VALUE || value > Byte.MAX_VALUE) {
        fault("hexes", "'" + entry + "' does not begin with a value and a colon");
      } else if (which == null || which < 1 || which > layout.hexBytes()) {
        fault("hexes", "a hex has no byte " + which);
      } else {
        for (String run : split(entry.substring(colon + 1).strip(), ",")) {
          run(run, which - 1, value);
        }
      }
    }
  }

  private void run(String run, int which, int value) {
    int whole = rules.board().find(run);
    int dash = run.indexOf('-', 1);
    int from = whole >= 0 || dash < 0 ? whole : rules.board().find(run.substring(0, dash));
    int to = whole >= 0 || dash < 0 ? whole : rules.board().find(run.substring(dash + 1));
    if (from < 0 || to < from) {
      fault("hexes", "there is no hex or run of hexes '" + run + "'");
      return;
    }
    for (int hex = from; hex <= to; hex++) {
      position.setHex(hex, which, value);
    }
  }

  // ---- the whole

  /** Whether the game can go on from here, and is where the text says. */
  private void whole(String at) {
    Pending<?> top = position.pending();
    if (!(top instanceof Pending.Choice<?>) && !(top instanceof Pending.End<?>)) {
      fault("waits", "the last name must be a decision or the end");
      return;
    }
    String now;
    try {
      now = PositionText.moment(rules, position);
      faults.addAll(rules.faults(position).stream().map(what -> "the position: " + what).toList());
    } catch (IndexOutOfBoundsException e) {
      fault("numbers", "they are out of range: " + e.getMessage());
      return;
    }
    if (!at.equals(now)) {
      fault("at", "the other sections are at '" + now + "', not at '" + at + "'");
    }
    if (faults.isEmpty() && top instanceof Pending.Choice<?> && !anything()) {
      fault("waits", "there is no legal order");
    }
  }

  private boolean anything() {
    boolean[] any = new boolean[1];
    rules.orders(
        position,
        order -> {
          any[0] = true;
          return false;
        });
    return any[0];
  }
}
