package fieldmarshal.umpire;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Casebook;
import fieldmarshal.engine.data.Resources;
import fieldmarshal.umpire.json.BadRequest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which code enforces a case and which tests hold it to that: the list that the build makes. */
final class CaseIndex {
  private static final String RESOURCE = "fieldmarshal/case-index.tsv";

  private final Map<String, List<String>> classes = new HashMap<>();
  private final Map<String, List<String>> tests = new HashMap<>();

  private CaseIndex() {}

  /** The list of this build; empty where the build has made none. */
  static CaseIndex load() {
    CaseIndex index = new CaseIndex();
    InputStream in = Resources.open(RESOURCE);
    if (in == null) {
      return index;
    }
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      reader.lines().forEach(index::add);
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE, e);
    }
    return index;
  }

  private void add(String line) {
    String[] cells = line.split("\t", -1);
    if (cells.length == 4) {
      String member = cells[3].isEmpty() ? "" : "#" + cells[3];
      (cells[1].equals("test") ? tests : classes)
          .computeIfAbsent(cells[0], id -> new ArrayList<>())
          .add(cells[2].replace('$', '.') + member);
    }
  }

  List<String> classes(String caseId) {
    return classes.getOrDefault(caseId, List.of());
  }

  List<String> tests(String caseId) {
    return tests.getOrDefault(caseId, List.of());
  }

  /**
   * The cases of a game that a name means, at least one: an id (GWE-8.75), a bare number (8.75),
   * which several books may have, or either without the letter of its parts (8.63 for 8.63a to
   * 8.63c).
   */
  static List<Casebook.Entry> find(Game game, String name) throws BadRequest {
    List<Casebook.Entry> found = new ArrayList<>();
    int dash = name.indexOf('-');
    boolean whole = dash > 0 && Character.isLetter(name.charAt(0));
    String book = whole ? name.substring(0, dash + 1) : "";
    String number = whole ? name.substring(dash + 1) : name;
    for (Casebook casebook : game.books()) {
      for (Casebook.Entry entry : casebook.entries()) {
        if (entry.id().equalsIgnoreCase(name)) {
          return List.of(entry);
        }
      }
      if (!number.isEmpty()) {
        casebook.matching(number).stream()
            .filter(entry -> entry.id().regionMatches(true, 0, book, 0, book.length()))
            .forEach(found::add);
      }
    }
    if (found.isEmpty()) {
      throw new BadRequest(
          "there is no case " + BadRequest.quote(name) + " in the books of " + game.id());
    }
    return found;
  }
}
