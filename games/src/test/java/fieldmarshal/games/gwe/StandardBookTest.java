package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The standard rules name nothing that only one game of the series has. */
class StandardBookTest {
  /** Games, and the rivers, troubles, men and places of one game alone. */
  private static final List<String> EXCLUSIVE =
      List.of(
          "caporetto",
          "brusilov",
          "piave",
          "dniester",
          "lagoon",
          "switch-line",
          "switch_line",
          "panic",
          "strike",
          "inspir",
          "rommel",
          "milano",
          "living",
          "withheld");

  private static final Path SOURCES =
      Path.of(System.getProperty("fieldmarshal.home", ".."), "games/src/main/java");

  @Test
  void noClassOfTheStandardRulesNamesAGameOrWhatItAloneHas() throws IOException {
    Path folder = SOURCES.resolve("fieldmarshal/games/gwe");
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> classes =
          files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      assertThat(classes).hasSizeGreaterThan(30);
      for (Path file : classes) {
        if (file.endsWith("package-info.java")) {
          continue;
        }
        for (String line : Files.readAllLines(file)) {
          for (String word : EXCLUSIVE) {
            assertThat(line.toLowerCase(Locale.ROOT))
                .as(file.getFileName().toString())
                .doesNotContain(word);
          }
        }
      }
    }
  }

  @Test
  void whatTheStandardRulesKeepIsWhatTheProvingGroundKeeps() {
    assertThat(GreatWarInTheEast.STANDARD.globals().list())
        .containsExactly("turn", "player", "step");
    assertThat(GreatWarInTheEast.STANDARD.flags().list()).doesNotContain("panicked", "inspired");
    assertThat(GreatWarInTheEast.STANDARD.unitNumbers().list()).doesNotContain("walked");
  }
}
