package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Talks to an umpire in single quotes, which stand for the double ones of JSON. */
final class Dialogue {
  final ByteArrayOutputStream diagnostics = new ByteArrayOutputStream();
  final Umpire umpire;

  Dialogue() {
    this(Shelf.games());
  }

  Dialogue(List<Game> games) {
    umpire = new Umpire(games, new PrintStream(diagnostics, true, StandardCharsets.UTF_8));
  }

  /** An umpire with the historical scenario of Caporetto on the table. */
  static Dialogue caporetto() {
    Dialogue dialogue = new Dialogue();
    dialogue.granted("{'do':'new','game':'gwe-caporetto','scenario':'historical','seed':7}");
    return dialogue;
  }

  ObjectNode ask(String request) {
    return askRaw(request.replace('\'', '"'));
  }

  ObjectNode askRaw(String request) {
    String answer = umpire.answer(request);
    assertThat(answer).doesNotContain("\n").doesNotContain("\r");
    return parse(answer);
  }

  static ObjectNode parse(String text) {
    try {
      return Json.parse(text);
    } catch (BadRequest e) {
      throw new AssertionError(text, e);
    }
  }

  ObjectNode granted(String request) {
    ObjectNode answer = ask(request);
    assertThat(answer.path("ok").asBoolean()).as("%s: %s", request, answer).isTrue();
    return answer;
  }

  /** What is wrong, in the umpire's words. */
  String error(String request) {
    ObjectNode answer = ask(request);
    assertThat(answer.path("ok").asBoolean(true)).as("%s: %s", request, answer).isFalse();
    assertThat(names(answer)).as("%s: %s", request, answer).containsExactly("ok", "error");
    return answer.get("error").asText();
  }

  JsonNode refusal(String request) {
    ObjectNode answer = ask(request);
    assertThat(answer.path("ok").asBoolean(true)).as("%s: %s", request, answer).isFalse();
    assertThat(names(answer)).as("%s: %s", request, answer).containsExactly("ok", "refusal");
    assertThat(names(answer.get("refusal")))
        .startsWith("case", "why")
        .isSubsetOf("case", "why", "differs");
    return answer.get("refusal");
  }

  /** What the umpire told of its own faults. */
  String told() {
    return diagnostics.toString(StandardCharsets.UTF_8);
  }

  Match match() {
    return umpire.match();
  }

  static List<String> names(JsonNode node) {
    return node.properties().stream().map(entry -> entry.getKey()).toList();
  }
}
