package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is what this server saved, or it says that it is not. */
class FileSealTest {
  private static House house;
  private static ObjectNode file;

  @BeforeAll
  static void open(@TempDir Path data) {
    house = House.open(data);
    String match = house.begin("me", "me");
    for (int i = 0; i < 40; i++) {
      house.suggested(match);
    }
    file = (ObjectNode) house.get(match + "/file").json();
    assertThat(file.path("orders").size()).isEqualTo(40);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static int matches() {
    return house.get("/api/matches").json().size();
  }

  private static JsonNode opened(House at, JsonNode saved) {
    Answer answer = at.post("/api/open", saved);
    assertThat(answer.status()).as(answer.response().body()).isEqualTo(201);
    return at.get("/api/matches/" + answer.text("/id")).json();
  }

  @Test
  void aFileOfOursOpensAsItWasSaved() {
    JsonNode match = opened(house, file);
    assertThat(match.path("origin").asText()).isEqualTo("file");
    assertThat(match.path("edited").asBoolean()).isFalse();
  }

  @Test
  void howAProgramHasLaidItOutDoesNotMatter() {
    ObjectNode turned = Json.object();
    List<String> names = new ArrayList<>();
    file.fieldNames().forEachRemaining(names::add);
    Collections.reverse(names);
    names.forEach(name -> turned.set(name, file.get(name)));
    Answer answer = house.post("/api/open", turned.toPrettyString());
    assertThat(answer.status()).as(answer.response().body()).isEqualTo(201);
  }

  @Test
  void whateverIsChangedInAFileOfOursItIsRefusedAndNothingIsDone() {
    List<Consumer<ObjectNode>> forgeries =
        List.of(
            forged -> forged.put("seed", 8),
            forged -> ((ArrayNode) forged.at("/dice/laid")).add(6),
            forged -> ((ArrayNode) forged.get("orders")).remove(39),
            forged -> ((ObjectNode) forged.at("/orders/3")).put("digest", ""),
            forged -> forged.put("name", "Another"),
            forged -> ((ObjectNode) forged.get("seal")).put("mac", "00"));
    int before = matches();
    for (Consumer<ObjectNode> forgery : forgeries) {
      ObjectNode forged = file.deepCopy();
      forgery.accept(forged);
      Answer answer = house.post("/api/open", forged);
      assertThat(answer.status()).as(answer.response().body()).isEqualTo(422);
      assertThat(answer.text("/error")).startsWith("The file was changed after it was saved here.");
    }
    assertThat(matches()).isEqualTo(before);
  }

  @Test
  void withoutTheSealItComesFromElsewhereAndSaysSo(@TempDir Path other) {
    ObjectNode bare = file.deepCopy();
    bare.remove("seal");
    JsonNode match = opened(house, bare);
    assertThat(match.path("origin").asText()).isEqualTo("elsewhere");
    assertThat(match.path("edited").asBoolean()).isTrue();
    // and so does a branch of it, and a file of that, sealed or not
    Answer branch =
        house.post(
            "/api/matches/" + match.path("id").asText() + "/branch", Json.object().put("line", 10));
    JsonNode branched = house.get("/api/matches/" + branch.text("/id")).json();
    assertThat(branched.path("origin").asText()).isEqualTo("elsewhere");
    JsonNode again = house.get("/api/matches/" + branch.text("/id") + "/file").json();
    assertThat(opened(house, again).path("edited").asBoolean()).isTrue();
    // on another server our seal says nothing
    try (House there = House.open(other)) {
      assertThat(opened(there, file).path("origin").asText()).isEqualTo("elsewhere");
    }
  }
}
