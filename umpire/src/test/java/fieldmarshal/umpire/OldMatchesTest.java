package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Matches that were saved long ago are still opened. */
class OldMatchesTest {
  private static final Path FOLDER =
      Path.of("src/test/resources/fieldmarshal/umpire/format-1").toAbsolutePath();

  static List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(".json.gz"))
          .map(name -> name.substring(0, name.length() - ".json.gz".length()))
          .sorted()
          .toList();
    }
  }

  static ObjectNode read(String file) {
    try (InputStream in =
        new GZIPInputStream(Files.newInputStream(FOLDER.resolve(file + ".json.gz")))) {
      return Dialogue.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The first order that differs, by file, where a rule has been mended since. */
  private static Map<String, Integer> differences() throws IOException {
    return Files.readAllLines(FOLDER.resolve("differs.tsv")).stream()
        .skip(1)
        .map(line -> line.split("\t"))
        .collect(Collectors.toMap(fields -> fields[0], fields -> Integer.parseInt(fields[1])));
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyOldMatchOpensAndIsKeptInTheNewFormat(String file) throws IOException {
    ObjectNode old = read(file);
    assertThat(old.get("format").asInt()).isEqualTo(1);
    Dialogue umpire = new Dialogue();
    ObjectNode answer = umpire.ask("{'do':'load','partly':true,'match':" + old + "}");
    assertThat(answer.path("ok").asBoolean()).as("%s", answer).isTrue();
    int orders = old.get("orders").size();
    JsonNode differs = answer.path("differs");
    int first = differs.path("order").asInt(0);
    assertThat(first)
        .as("a mended rule changes this match: name it in differs.tsv: %s", differs)
        .isEqualTo(differences().getOrDefault(file, 0));
    int same = first == 0 ? orders : first - 1;
    assertThat(umpire.match().lines()).hasSize(same);
    if (first > 0) {
      assertThat(differs.get("rules").asText()).isEqualTo("1");
      assertThat(differs.get("what").asText()).contains("version 1 ");
    }

    JsonNode saved = umpire.granted("{'do':'save'}").get("match");
    assertThat(saved.get("format").asInt()).isEqualTo(fieldmarshal.engine.Match.FORMAT);
    assertThat(saved.get("rules").asText()).isEqualTo(umpire.match().rules().game().rulesVersion());
    assertThat(saved.at("/orders/0/digest").asText()).hasSize(16);
    Dialogue again = new Dialogue();
    again.granted("{'do':'load','match':" + saved + "}");
    assertThat(again.match().position()).isEqualTo(umpire.match().position());
    assertThat(again.granted("{'do':'save'}").get("match")).isEqualTo(saved);
  }

  @Test
  void theNamedDifferencesAreOfFilesThatAreThere() throws IOException {
    assertThat(files()).isNotEmpty().containsAll(differences().keySet());
  }
}
