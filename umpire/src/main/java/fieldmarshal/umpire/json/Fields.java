package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The fields of an object from outside. Each is asked for by name and type; {@link #done} complains
 * of those that nobody asked for. Every fault names the field.
 */
public final class Fields {
  private final String where;
  private final ObjectNode node;
  private final Set<String> known = new LinkedHashSet<>();

  /**
   * The fields of an object.
   *
   * @param where what the object is, for messages: "the order", "units[2]"
   */
  public Fields(String where, ObjectNode node) {
    this.where = where;
    this.node = node;
  }

  /** A fault of one field. */
  public BadRequest fault(String field, String what) {
    return new BadRequest(where + ": '" + field + "' " + what);
  }

  public boolean has(String field) {
    known.add(field);
    return node.has(field);
  }

  /** The first of these names that is there. */
  public @Nullable String present(List<String> names) throws BadRequest {
    String found = null;
    for (String name : names) {
      if (has(name)) {
        if (found != null) {
          throw fault(name, "says the same as '" + found + "'; give one of them");
        }
        found = name;
      }
    }
    return found;
  }

  boolean isText(String field) {
    JsonNode value = node.get(field);
    return value != null && value.isTextual();
  }

  private JsonNode need(String field) throws BadRequest {
    known.add(field);
    JsonNode value = node.get(field);
    if (value == null) {
      throw fault(field, "is missing");
    }
    return value;
  }

  private BadRequest wrong(String field, String needed, JsonNode value) {
    return fault(field, "must be " + needed + ", not " + Json.kind(value));
  }

  public String text(String field) throws BadRequest {
    return text(field, need(field));
  }

  private String text(String field, JsonNode value) throws BadRequest {
    if (!value.isTextual()) {
      throw wrong(field, "a string", value);
    }
    return value.textValue();
  }

  public boolean yes(String field) throws BadRequest {
    if (!has(field)) {
      return false;
    }
    JsonNode value = need(field);
    if (!value.isBoolean()) {
      throw wrong(field, "true or false", value);
    }
    return value.booleanValue();
  }

  public int number(String field, int least, int most) throws BadRequest {
    return number(field, need(field), least, most);
  }

  private int number(String field, JsonNode value, int least, int most) throws BadRequest {
    return (int) whole(field, value, least, most);
  }

  /** A whole number of 64 bits. */
  public long whole(String field, long least, long most) throws BadRequest {
    return whole(field, need(field), least, most);
  }

  private long whole(String field, JsonNode value, long least, long most) throws BadRequest {
    if (!value.isIntegralNumber()) {
      throw value.isNumber()
          ? fault(field, "must be a whole number")
          : wrong(field, "a whole number", value);
    }
    if (!value.canConvertToLong() || value.longValue() < least || value.longValue() > most) {
      throw fault(field, "must lie between " + least + " and " + most);
    }
    return value.longValue();
  }

  public ObjectNode object(String field) throws BadRequest {
    return object(field, need(field));
  }

  private ObjectNode object(String field, JsonNode value) throws BadRequest {
    if (value instanceof ObjectNode object) {
      return object;
    }
    throw wrong(field, "an object", value);
  }

  private ArrayNode array(String field, int most) throws BadRequest {
    JsonNode value = need(field);
    if (!(value instanceof ArrayNode array)) {
      throw wrong(field, "an array", value);
    }
    if (array.size() > most) {
      throw fault(field, "has " + array.size() + " entries; at most " + most + " are taken");
    }
    return array;
  }

  /** An array of strings; empty where the field is not there. */
  public List<String> texts(String field, int most) throws BadRequest {
    if (!has(field)) {
      return List.of();
    }
    ArrayNode array = array(field, most);
    List<String> texts = new ArrayList<>(array.size());
    for (int i = 0; i < array.size(); i++) {
      texts.add(text(field + "[" + i + "]", array.get(i)));
    }
    return texts;
  }

  /** An array of strings that must be there. */
  public List<String> someTexts(String field, int most) throws BadRequest {
    need(field);
    return texts(field, most);
  }

  /** An array of whole numbers. */
  public List<Integer> numbers(String field, int least, int most, int size) throws BadRequest {
    ArrayNode array = array(field, size);
    List<Integer> numbers = new ArrayList<>(array.size());
    for (int i = 0; i < array.size(); i++) {
      numbers.add(number(field + "[" + i + "]", array.get(i), least, most));
    }
    return numbers;
  }

  /** An array of objects, each to be read by its own fields. */
  public List<Fields> objects(String field, int most) throws BadRequest {
    ArrayNode array = array(field, most);
    List<Fields> objects = new ArrayList<>(array.size());
    for (int i = 0; i < array.size(); i++) {
      String name = field + "[" + i + "]";
      objects.add(new Fields(name, object(name, array.get(i))));
    }
    return objects;
  }

  /** An object whose names are free and whose values are numbers, in its own order. */
  public List<Map.Entry<String, Integer>> amounts(String field, int least, int most)
      throws BadRequest {
    List<Map.Entry<String, Integer>> amounts = new ArrayList<>();
    for (Map.Entry<String, JsonNode> entry : object(field).properties()) {
      String name = field + "." + entry.getKey();
      amounts.add(Map.entry(entry.getKey(), number(name, entry.getValue(), least, most)));
    }
    return amounts;
  }

  /** Everything was asked for; what is left is not known here. */
  public void done() throws BadRequest {
    for (Map.Entry<String, JsonNode> entry : node.properties()) {
      if (!known.contains(entry.getKey())) {
        throw new BadRequest(
            where + ": there is no field " + BadRequest.quote(entry.getKey()) + " here");
      }
    }
  }
}
