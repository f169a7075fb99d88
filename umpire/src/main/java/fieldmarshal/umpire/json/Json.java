package fieldmarshal.umpire.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;

/** Reads and writes JSON as trees; what is read may be hostile. */
public final class Json {
  private static final ObjectMapper MAPPER =
      new ObjectMapper(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(50)
                          .maxNumberLength(100)
                          .maxNameLength(1_000)
                          .maxStringLength(100_000)
                          .build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private Json() {}

  public static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  public static ArrayNode array() {
    return JsonNodeFactory.instance.arrayNode();
  }

  /** A constant of the program as the protocol writes it. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The object that the text is, and nothing beside it. */
  public static ObjectNode parse(String text) throws BadRequest {
    JsonNode node;
    try {
      node = MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new BadRequest("not JSON: " + reason(e));
    }
    if (node instanceof ObjectNode object) {
      return object;
    }
    throw new BadRequest("a JSON object is needed, not " + kind(node));
  }

  private static String reason(JsonProcessingException e) {
    String said = e.getOriginalMessage();
    String line = said == null ? "unreadable" : said.lines().findFirst().orElse("unreadable");
    String where = e.getLocation() == null ? "" : " at column " + e.getLocation().getColumnNr();
    return (line.length() > 200 ? line.substring(0, 200) + "…" : line) + where;
  }

  /** In one line. */
  public static String write(JsonNode node) {
    return text(node, false);
  }

  /** In many lines, for reading. */
  public static String pretty(JsonNode node) {
    return text(node, true);
  }

  private static String text(JsonNode node, boolean pretty) {
    try {
      return pretty
          ? MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node)
          : MAPPER.writeValueAsString(node);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree cannot be written", e);
    }
  }

  /** What a piece of JSON is, in a word. */
  static String kind(JsonNode node) {
    return switch (node.getNodeType()) {
      case ARRAY -> "an array";
      case BOOLEAN -> "true or false";
      case NULL -> "null";
      case NUMBER -> "a number";
      case OBJECT, POJO -> "an object";
      case STRING, BINARY -> "a string";
      case MISSING -> "nothing";
    };
  }
}
