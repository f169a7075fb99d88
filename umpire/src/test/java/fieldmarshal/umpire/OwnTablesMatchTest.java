package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.games.eastprussia.EastPrussia;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match that was played with own tables. */
class OwnTablesMatchTest {
  private static final String CRT = "east-prussia-1914/crt.tsv";

  @Test
  void isOpenedWithTheSameTablesAndRefusedWithOthers(@TempDir Path folder) throws Exception {
    Path file = folder.resolve(CRT);
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    try (InputStream in = getClass().getClassLoader().getResourceAsStream("fieldmarshal/" + CRT)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      Files.writeString(file, text.replace("A2\tA1", "A3\tA1"));
    }
    Dialogue own = new Dialogue(List.of(OwnTables.of(folder).during(EastPrussia::new)));
    String game = "{'do':'new','game':'east-prussia-1914','scenario':'historical','seed':7}";
    own.granted(game);
    ObjectNode games = own.granted("{'do':'games'}");
    assertThat(games.at("/games/0/tables/files/0").asText()).isEqualTo(CRT);
    String identity = games.at("/games/0/tables/identity").asText();
    ObjectNode saved = (ObjectNode) own.granted("{'do':'save'}").get("match");
    assertThat(saved.get("tables").asText()).isEqualTo(identity).hasSize(12);
    own.granted("{'do':'load','match':" + saved + "}");

    Dialogue ours = new Dialogue(List.of(new EastPrussia()));
    assertThat(ours.error("{'do':'load','match':" + saved + "}"))
        .contains("own tables " + identity)
        .contains("here the game has the tables of Field Marshal")
        .contains("--data-override");
    ours.granted(game);
    ObjectNode plain = (ObjectNode) ours.granted("{'do':'save'}").get("match");
    assertThat(plain.has("tables")).isFalse();
    assertThat(own.error("{'do':'load','match':" + plain + "}"))
        .contains("here the game has own tables " + identity);
  }
}
