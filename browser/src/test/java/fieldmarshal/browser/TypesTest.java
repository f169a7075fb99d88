package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The modules of the client are plain JavaScript with types in their comments; the TypeScript
 * compiler checks them. It comes as a jar, and the Node that runs it with Playwright's driver.
 */
class TypesTest {
  private static final String FOLDER = "/META-INF/resources/webjars/typescript/";

  @Test
  void everyModuleOfTheClientHasRightTypes(@TempDir Path work) throws Exception {
    Path compiler = unpack(work).resolve("tsc.js");
    Path settings = Node.home().resolve("client/jsconfig.json");
    assertThat(settings).exists();
    assertThat(run(compiler, settings)).isEmpty();
  }

  /** So that silence means something. */
  @Test
  void aWrongTypeWouldBeFound(@TempDir Path work) throws Exception {
    Path compiler = unpack(work).resolve("tsc.js");
    Path client = Node.home().resolve("client");
    String settings = Files.readString(client.resolve("jsconfig.json"), StandardCharsets.UTF_8);
    Files.writeString(
        work.resolve("jsconfig.json"),
        settings.replaceAll("\"include\".*", "\"include\": [\"*.js\"]"));
    Files.writeString(
        work.resolve("a.js"), "/** @param {number} n */ export const f = (n) => n.length;");
    assertThat(run(compiler, work.resolve("jsconfig.json"))).contains("TS2339");
  }

  private static String run(Path compiler, Path settings) throws IOException, InterruptedException {
    return Node.run(compiler.toString(), "-p", settings.toString(), "--pretty", "false").text();
  }

  /** The compiler and its libraries, out of their jar. */
  private static Path unpack(Path work) throws IOException, URISyntaxException {
    URI jar =
        Objects.requireNonNull(
                TypesTest.class.getResource(
                    "/META-INF/maven/org.webjars.npm/typescript/pom.properties"))
            .toURI();
    Path target = Files.createDirectories(work.resolve("typescript"));
    try (FileSystem files = FileSystems.newFileSystem(jar, Map.of());
        Stream<Path> versions = Files.list(files.getPath(FOLDER))) {
      Path lib = versions.findFirst().orElseThrow().resolve("lib");
      try (Stream<Path> all = Files.list(lib)) {
        for (Path file : all.filter(Files::isRegularFile).toList()) {
          Files.copy(file, target.resolve(file.getFileName().toString()));
        }
      }
    }
    return target;
  }
}
