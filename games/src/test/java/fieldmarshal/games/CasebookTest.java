package fieldmarshal.games;

import static java.util.Locale.ROOT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Casebook;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Holds code and tests to the rulebooks: every case of every game is enforced somewhere and tested
 * somewhere, and nobody cites a case that is in no book. The build lists the citations when tests
 * are compiled.
 */
class CasebookTest {
  private static final String INDEX = "fieldmarshal/case-index.tsv";

  private record Citation(String caseId, boolean test, String className, String member) {
    static Citation of(String line) {
      String[] cells = line.split("\t", -1);
      assertThat(cells).as(line).hasSize(4);
      assertThat(cells[1]).as(line).isIn("main", "test");
      return new Citation(cells[0], cells[1].equals("test"), cells[2], cells[3]);
    }

    String where() {
      return member.isEmpty() ? className : className + "." + member;
    }
  }

  private static List<Citation> citations() throws IOException {
    try (InputStream in = CasebookTest.class.getClassLoader().getResourceAsStream(INDEX);
        BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(
                    Objects.requireNonNull(in, INDEX + " is not on the class path"),
                    StandardCharsets.UTF_8))) {
      return reader.lines().map(Citation::of).toList();
    }
  }

  private static Map<String, Casebook.Entry> cases() {
    Map<String, Casebook.Entry> cases = new LinkedHashMap<>();
    for (Game game : Shelf.games()) {
      for (Casebook book : game.books()) {
        book.entries().forEach(entry -> cases.put(entry.id(), entry));
      }
    }
    return cases;
  }

  private static Set<String> cited(boolean test) throws IOException {
    Set<String> cited = new TreeSet<>();
    for (Citation citation : citations()) {
      if (citation.test() == test) {
        cited.add(citation.caseId());
      }
    }
    return cited;
  }

  private static void allCited(boolean test, String complaint) throws IOException {
    Set<String> cited = cited(test);
    List<String> missing = new ArrayList<>();
    for (Casebook.Entry entry : cases().values()) {
      if (!cited.contains(entry.id())) {
        missing.add("  " + entry.id() + " (" + entry.kind() + "): " + entry.title());
      }
    }
    if (!missing.isEmpty()) {
      fail(missing.size() + " " + complaint + ":\n" + String.join("\n", missing));
    }
  }

  @Test
  void everyCaseIsEnforcedSomewhere() throws IOException {
    allCited(false, "cases are cited by no class that plays the game");
  }

  @Test
  void everyCaseIsTestedSomewhere() throws IOException {
    allCited(true, "cases are cited by no test");
  }

  @Test
  void nobodyCitesACaseThatIsInNoBook() throws IOException {
    Set<String> known = cases().keySet();
    List<String> strays = new ArrayList<>();
    for (Citation citation : citations()) {
      if (!known.contains(citation.caseId())) {
        strays.add("  " + citation.caseId() + " in " + citation.where());
      }
    }
    if (!strays.isEmpty()) {
      fail(strays.size() + " citations name no case:\n" + String.join("\n", strays));
    }
  }

  /** What is read in a drawer or in the lobby, by where it stands. */
  private static Map<String, String> said() {
    Map<String, String> said = new LinkedHashMap<>();
    for (Casebook.Entry entry : cases().values()) {
      said.put(entry.id(), entry.title() + ". " + entry.text() + " " + entry.ruling());
    }
    for (Game game : Shelf.games()) {
      for (Game.Scenario each : game.scenarios()) {
        said.put(game.id() + " " + each.id(), each.title() + ". " + each.about());
      }
      for (Game.Option each : game.options()) {
        said.put(game.id() + " " + each.id(), each.title() + ". " + each.about());
      }
    }
    return said;
  }

  /**
   * A case is read by players, and so are its ruling and the examples: they say the rule, nothing
   * of files, lists and drafts, of what the book says or leaves open, and are no shorthand. What
   * was reconstructed is said once for a game.
   */
  @Test
  void casesSpeakToPlayersAndNotOfOurSources() {
    List<String> odd =
        List.of(
            "not said",
            "our reading",
            "our list",
            "map data",
            "unit data",
            "illegible",
            ".md",
            "are lost;",
            "has lost them",
            "script",
            "->",
            ">=",
            "1d6",
            "drms",
            "ledger",
            "reconstruct",
            "other reading",
            "not used here",
            "ruling",
            "the rules leave",
            "the rules do not",
            "the rules say",
            "the rules name",
            "the rules speak",
            "the rules fix",
            "the rules set",
            "the rules imply",
            "rulebook",
            "rule book",
            "the book:",
            "misprint",
            "errat",
            "correction",
            "published",
            "field marshal",
            "the program",
            "volume one",
            "follows from");
    List<String> found = new ArrayList<>();
    said()
        .forEach((where, what) -> {
          String said = what.toLowerCase(ROOT);
          odd.stream().filter(said::contains).forEach(word -> found.add(where + ": " + word));
          if (said.chars().filter(c -> c == '(').count()
                  != said.chars().filter(c -> c == ')').count()
              && !said.contains("(1) ")) {
            found.add(where + ": a bracket is open");
          }
        });
    for (Casebook.Entry entry : cases().values()) {
      if (!entry.ruling().isEmpty() && !entry.ruling().matches("(?s)[\\p{Lu}\\d].*\\.")) {
        found.add(entry.id() + ": its ruling is no sentence");
      }
    }
    assertThat(found).isEmpty();
  }

  /** The rules drawer and the lobby show it once; no case repeats it. */
  @Test
  void everyGameSaysOnceWhatOfItIsReconstructed() {
    for (Game game : Shelf.games()) {
      assertThat(game.origin())
          .as(game.id())
          .matches("\\p{Lu}.*\\.")
          .containsAnyOf("reconstruct", "we made")
          .hasSizeBetween(40, 220);
    }
  }

  @Test
  void theBooksAreNotEmptyAndNoCaseStandsInTwo() {
    for (Game game : Shelf.games()) {
      Set<String> seen = new TreeSet<>();
      assertThat(game.books()).as(game.id()).isNotEmpty();
      for (Casebook book : game.books()) {
        assertThat(book.entries()).as(book.book()).isNotEmpty();
        for (Casebook.Entry entry : book.entries()) {
          assertThat(seen.add(entry.id())).as(entry.id() + " stands in two books").isTrue();
          assertThat(entry.text()).as(entry.id()).endsWith(".");
        }
      }
    }
  }
}
