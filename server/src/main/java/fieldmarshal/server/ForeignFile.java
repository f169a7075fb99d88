package fieldmarshal.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** How much of a file from elsewhere is taken: more than any match has, and not without end. */
final class ForeignFile {
  /** The longest games have a tenth of that. */
  static final int MOST_LINES = 20_000;

  /** Changes by hand are dear to play again, and a match has few. */
  static final int MOST_EDITS = 500;

  /** As many as all dice of a match. */
  private static final long MOST_ROLLS = 200_000;

  private ForeignFile() {}

  /** Problem 413 where it has more. */
  static void check(ObjectNode file) {
    JsonNode orders = file.path("orders");
    if (orders.size() > MOST_LINES) {
      throw new Problem(
          413, "The match has " + orders.size() + " lines. The limit is " + MOST_LINES + ".");
    }
    int edits = 0;
    for (JsonNode order : orders) {
      edits += order.has("edit") ? 1 : 0;
    }
    if (edits > MOST_EDITS) {
      throw new Problem(
          413,
          "The match was changed by hand " + edits + " times. The limit is " + MOST_EDITS + ".");
    }
    long drawn = 0;
    for (JsonNode stream : file.path("dice").path("streams")) {
      drawn += Math.max(0, Math.min(MOST_ROLLS, stream.path("drawn").asLong()));
    }
    if (drawn > MOST_ROLLS) {
      throw new Problem(413, "The match has more than " + MOST_ROLLS + " dice.");
    }
  }
}
