package fieldmarshal.engine.casebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CaseIndexerTest {

  @SuppressWarnings("unused") // only its marks are read
  @Case("X-1.0")
  private static final class Chapter {

    @Case("X-1.3")
    private final int limit;

    @Case("X-1.4")
    Chapter(int limit) {
      this.limit = limit;
    }

    @Case({"X-1.2", "X-1.1"})
    int section() {
      return limit + 1;
    }

    int unmarked() {
      return limit;
    }
  }

  @TempDir Path scratch;

  @Test
  void listsEveryMarkOfClassesMethodsFieldsAndConstructors() throws Exception {
    Path classes = directoryWithTheChapter();
    Path index = scratch.resolve("made/on/demand/case-index.tsv");
    String name = Chapter.class.getName();

    CaseIndexer.main(
        new String[] {classes.toString(), scratch.resolve("none").toString(), index.toString()});

    assertThat(Files.readAllLines(index))
        .containsExactly(
            "X-1.0\tmain\t" + name + "\t",
            "X-1.1\tmain\t" + name + "\tsection",
            "X-1.2\tmain\t" + name + "\tsection",
            "X-1.3\tmain\t" + name + "\tlimit",
            "X-1.4\tmain\t" + name + "\t<init>");
  }

  @Test
  void tellsTestsFromTheCodeThatTheyTest() throws Exception {
    Path classes = directoryWithTheChapter();

    assertThat(CaseIndexer.citations(classes, true))
        .hasSize(5)
        .allMatch(CaseIndexer.Citation::test);
  }

  @Test
  void leavesAnUnchangedListAlone() throws Exception {
    String classes = directoryWithTheChapter().toString();
    Path index = scratch.resolve("case-index.tsv");
    String[] arguments = {classes, classes, index.toString()};
    CaseIndexer.main(arguments);
    FileTime longAgo = FileTime.fromMillis(1_000_000_000_000L);
    Files.setLastModifiedTime(index, longAgo);

    CaseIndexer.main(arguments);
    assertThat(Files.getLastModifiedTime(index)).isEqualTo(longAgo);

    Files.writeString(index, "stale\n");
    CaseIndexer.main(arguments);
    assertThat(Files.readAllLines(index)).hasSize(10).isSorted();
  }

  @Test
  void saysWhatItNeeds() {
    assertThatThrownBy(() -> CaseIndexer.main(new String[] {"one"}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("classes directory");
  }

  private Path directoryWithTheChapter() throws IOException, URISyntaxException {
    String file = Chapter.class.getName().replace('.', '/') + ".class";
    Path compiled =
        Path.of(Chapter.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path copy = scratch.resolve("classes").resolve(file);
    Files.createDirectories(copy.getParent());
    Files.copy(compiled.resolve(file), copy);
    return scratch.resolve("classes");
  }
}
