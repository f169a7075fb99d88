package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The modules of the client that need no page, tested where they stand: in client/src/test/js. */
class ModulesTest {
  static Stream<String> files() throws IOException {
    try (Stream<Path> all = Files.list(Node.home().resolve("client/src/test/js"))) {
      return all
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".test.js"))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void whatTheModulesPromiseHolds(String file) throws Exception {
    Node.Said said = run(Node.home().resolve("client/src/test/js").resolve(file));
    assertThat(said.exit()).as(said.text()).isZero();
    assertThat(said.text()).as("some tests were run").containsPattern("# pass [1-9]");
  }

  /** So that silence means something. */
  @Test
  void aBrokenPromiseWouldBeFound(@TempDir Path work) throws Exception {
    Path file = work.resolve("broken.test.js");
    Files.writeString(
        file,
        "import test from 'node:test'; import assert from 'node:assert';"
            + " test('no', () => assert.equal(1, 2));");
    assertThat(run(file).exit()).isNotZero();
  }

  private static Node.Said run(Path file) throws IOException, InterruptedException {
    return Node.run("--test", "--test-reporter=tap", file.toString());
  }
}
