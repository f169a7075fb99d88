package fieldmarshal.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A match as somebody sees it who belongs to no side: what every side may see. Of each side's units
 * that is what its enemy sees of them; of everything else that which all sides are told alike. What
 * sides count each for themselves is left out and told anew: that it is missing, or stands
 * elsewhere, would tell that one of them has done something in secret.
 */
final class CommonView {
  /** What is said to a player, not about the match. */
  private static final List<String> TO_PLAYERS =
      List.of(
          "suggest",
          "suggestAll",
          "canMove",
          "warnings",
          "canUndo",
          "canUndoPhase",
          "canUndoPart",
          "canRedo",
          "as");

  /** What each side counts for itself. */
  private static final List<String> COUNTED = List.of("revision", "lines", "log");

  private CommonView() {}

  /** The present. */
  static ObjectNode now(LiveMatch live, Moment moment, List<Side> sides) {
    ObjectNode node =
        meet(sides, sides.stream().map(side -> MatchView.now(live, moment, side)).toList());
    node.put("revision", moment.revision(sides));
    node.putObject("log").put("lines", moment.lines(sides));
    return node.put("canUndo", false).put("canRedo", false);
  }

  /** The position before a line of the common log. */
  static ObjectNode then(LiveMatch live, int line, Position position, List<Side> sides) {
    ObjectNode node =
        meet(
            sides, sides.stream().map(side -> MatchView.then(live, line, position, side)).toList());
    return node.put("revision", live.moment().revision(sides))
        .put("lines", live.moment().lines(sides));
  }

  /** The same with all units of each side as it sees them itself: nothing is hidden. */
  static ObjectNode whole(LiveMatch live, int line, Position position, List<Side> sides) {
    List<ObjectNode> views =
        sides.stream().map(side -> MatchView.then(live, line, position, side)).toList();
    ObjectNode node = meet(sides, views);
    if (node.get("state") instanceof ObjectNode state) {
      state.set("units", units(sides, views, 0));
    }
    return node.put("revision", live.moment().revision(sides));
  }

  private static ObjectNode meet(List<Side> sides, List<ObjectNode> views) {
    ObjectNode met = views.getFirst().deepCopy();
    for (ObjectNode view : views.subList(1, views.size())) {
      met = meet(met, view);
    }
    if (met.get("state") instanceof ObjectNode state) {
      state.set("units", units(sides, views, 1));
    }
    met.remove(TO_PLAYERS);
    met.remove(COUNTED);
    return met;
  }

  /** The units of each side as the side sees them that comes so many after it. */
  private static ArrayNode units(List<Side> sides, List<ObjectNode> views, int after) {
    ArrayNode units = Json.array();
    for (int i = 0; i < sides.size(); i++) {
      ObjectNode seen = views.get((i + after) % views.size());
      for (JsonNode unit : seen.at("/state/units")) {
        if (unit.path("side").asText().equals(sides.get(i).id())) {
          units.add(unit);
        }
      }
    }
    return units;
  }

  /** What two objects say alike. */
  private static ObjectNode meet(ObjectNode a, ObjectNode b) {
    ObjectNode met = Json.object();
    a.properties()
        .forEach(entry -> {
          JsonNode both = meet(entry.getValue(), b.get(entry.getKey()));
          if (both != null) {
            met.set(entry.getKey(), both);
          }
        });
    return met;
  }

  private static @Nullable JsonNode meet(JsonNode a, @Nullable JsonNode b) {
    if (a.equals(b)) {
      return a;
    }
    if (a instanceof ObjectNode one && b instanceof ObjectNode two) {
      return meet(one, two);
    }
    if (a instanceof ArrayNode one && b instanceof ArrayNode two) {
      return meet(one, two);
    }
    return null;
  }

  private static ArrayNode meet(ArrayNode a, ArrayNode b) {
    Set<JsonNode> other = new HashSet<>();
    b.forEach(other::add);
    List<JsonNode> both = new ArrayList<>();
    a.forEach(element -> {
      if (other.contains(element)) {
        both.add(element);
      }
    });
    return Json.array().addAll(both);
  }
}
