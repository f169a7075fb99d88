package fieldmarshal.server.notices;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a notice speaks of.
 *
 * @param match the id of the match; null where it is about none
 * @param name its name
 * @param side the side that the player plays, by name
 * @param opponent the name of the other player; empty where there is none
 * @param turn the turn
 * @param until until when something is to be done; null where there is no such time
 * @param outcome how the game ended; empty where it did not
 */
public record Facts(
    @Nullable String match,
    String name,
    String side,
    String opponent,
    int turn,
    @Nullable Instant until,
    String outcome) {

  /** A notice about no match. */
  public static final Facts NONE = new Facts(null, "", "", "", 0, null, "");

  String text() {
    return Json.write(json());
  }

  ObjectNode json() {
    return Json.object()
        .put("match", match)
        .put("name", name)
        .put("side", side)
        .put("opponent", opponent)
        .put("turn", turn)
        .put("until", until == null ? null : until.toString())
        .put("outcome", outcome);
  }

  static Facts read(String text) {
    try {
      JsonNode node = Json.parse(text);
      String until = node.path("until").asText("");
      return new Facts(
          node.path("match").isNull() ? null : node.path("match").asText(),
          node.path("name").asText(),
          node.path("side").asText(),
          node.path("opponent").asText(),
          node.path("turn").asInt(),
          until.isEmpty() || until.equals("null") ? null : Instant.parse(until),
          node.path("outcome").asText());
    } catch (BadRequest e) {
      throw new IllegalStateException(e);
    }
  }
}
