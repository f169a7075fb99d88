package fieldmarshal.games.clash;

import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.Preview.Chance;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a die brings, as it is written: "D-" or "A-" no effect, "D1" or "A1" a step lost, "D1R2" a
 * step lost and a retreat of two hexes, "DE" or "AE" the last step lost. Of a whole combat "D2 A1"
 * tells the steps that each force has lost.
 */
final class Outcomes {
  private Outcomes() {}

  /** What a die brings a unit with so many steps; a fort never retreats. */
  @Case({"COG-12.75a", "COG-12.75b", "COG-12.75c", "COG-12.75d", "COG-12.76", "COG-13.0a"})
  static String of(Role role, int face, int modifier, int rating, int steps, boolean fort) {
    String whose = role == Role.ATTACKER ? "A" : "D";
    if (!Rating.loses(face, modifier, rating)) {
      return whose + "-";
    }
    if (steps <= 1) {
      return whose + "E";
    }
    int retreat = role == Role.ATTACKER || fort ? 0 : Rating.retreat(face, modifier, rating);
    return whose + "1" + (retreat == 0 ? "" : "R" + retreat);
  }

  static boolean loss(String result) {
    return result.charAt(1) != '-';
  }

  /** How far the unit retreats. */
  static int retreat(String result) {
    int at = result.indexOf('R');
    return at < 0 ? 0 : result.charAt(at + 1) - '0';
  }

  /** What the six faces bring. */
  static List<Chance> chances(Role role, int modifier, int rating, int steps, boolean fort) {
    Map<String, Double> results = new LinkedHashMap<>();
    for (int face = 1; face <= Rating.FACES; face++) {
      results.merge(of(role, face, modifier, rating, steps, fort), 1.0 / Rating.FACES, Double::sum);
    }
    List<Chance> chances = new ArrayList<>();
    results.forEach((result, chance) -> chances.add(new Chance(result, chance, meaning(result))));
    return chances;
  }

  /** A result of a die or of a whole combat in words. */
  @Case({"COG-12.75a", "COG-12.75b", "COG-12.75d", "COG-12.76"})
  static Meaning meaning(String result) {
    int blank = result.indexOf(' ');
    if (blank > 0) {
      int defender = steps(result.substring(0, blank));
      int attacker = steps(result.substring(blank + 1));
      return new Meaning(
          loses(attacker), loses(defender), Math.clamp((defender - attacker) / 3.0, -1, 1));
    }
    String words = words(result);
    double worth = worth(result);
    return result.charAt(0) == 'A' ? new Meaning(words, "", -worth) : new Meaning("", words, worth);
  }

  /** A die that has fallen, in a sentence; what is lost is told when it goes. */
  static String told(String who, int face, int modifier, int rating, String result) {
    int hexes = retreat(result);
    return who
        + " rolls "
        + (Rating.natural(face) || modifier == 0
            ? face
            : face
                + (modifier > 0 ? " + " : " - ")
                + Math.abs(modifier)
                + " = "
                + Rating.modified(face, modifier))
        + " against "
        + rating
        + (!loss(result) ? ": no effect" : hexes > 0 ? ": retreat of " + hexes(hexes) : "")
        + ".";
  }

  private static int steps(String part) {
    return Integer.parseInt(part.substring(1));
  }

  private static String loses(int steps) {
    return steps == 0 ? "" : "loses " + steps + (steps == 1 ? " step" : " steps");
  }

  private static String words(String result) {
    int hexes = retreat(result);
    return switch (result.charAt(1)) {
      case '-' -> "";
      case 'E' -> "is eliminated";
      default -> hexes == 0 ? "loses a step" : "loses a step and retreats " + hexes(hexes);
    };
  }

  private static String hexes(int count) {
    return count + (count == 1 ? " hex" : " hexes");
  }

  private static double worth(String result) {
    return switch (result.charAt(1)) {
      case '-' -> 0;
      case 'E' -> 1;
      default -> 0.1 + 0.27 * Math.max(1, retreat(result));
    };
  }
}
