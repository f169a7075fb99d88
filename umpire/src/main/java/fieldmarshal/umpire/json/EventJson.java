package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Unit;
import java.util.List;

/**
 * Events in the words of the protocol, each with a plain sentence. If an event is told to one side
 * only, a reader who may see everything is told which side.
 */
public final class EventJson {
  private final Notation notation;

  public EventJson(Notation notation) {
    this.notation = notation;
  }

  public ArrayNode write(List<Event> events) {
    ArrayNode array = Json.array();
    Event before = null;
    for (Event event : events) {
      ObjectNode node = write(event);
      if (event.bare() instanceof Event.Fought
          && before != null
          && before.bare() instanceof Event.Rolled die) {
        node.put("face", die.face());
      }
      array.add(node);
      before = event;
    }
    return array;
  }

  public ObjectNode write(Event event) {
    return fields(event).put("text", notation.rules().tell(event));
  }

  private ObjectNode fields(Event event) {
    return switch (event) {
      case Event.Moved moved -> {
        Unit unit = moved.unit();
        ObjectNode node = typed("moved").put("unit", unit.id());
        notation.place(node, moved.from(), "from", "fromBox");
        node.set("path", notation.hexes(moved.path()));
        yield node.put("how", moved.how()).put("back", moved.back());
      }
      case Event.Placed(var unit, var place, var how) -> {
        ObjectNode node = typed("placed").put("unit", unit.id());
        notation.place(node, place);
        yield node.put("how", how);
      }
      case Event.Reduced(var unit, var steps, var caseId) ->
          typed("reduced").put("unit", unit.id()).put("steps", steps).put("case", caseId);
      case Event.Restored(var unit, var steps, var caseId) ->
          typed("restored").put("unit", unit.id()).put("steps", steps).put("case", caseId);
      case Event.Removed(var unit, var from, var caseId) -> {
        ObjectNode node = typed("removed").put("unit", unit.id());
        notation.place(node, from, "from", "fromBox");
        yield node.put("case", caseId);
      }
      case Event.Marked(var unit, var flag, var on, var caseId) ->
          typed("marked")
              .put("unit", unit.id())
              .put("flag", notation.flag(flag))
              .put("on", on)
              .put("case", caseId);
      case Event.Rolled rolled -> {
        ObjectNode node =
            typed("rolled")
                .put("purpose", rolled.purpose())
                .put("face", rolled.face())
                .put("case", rolled.caseId());
        if (rolled.faces() > 0) {
          node.put("faces", rolled.faces());
        }
        yield rolled.meaning().isEmpty() ? node : node.put("meaning", rolled.meaning());
      }
      case Event.Controlled(var hex, var side) ->
          typed("controlled").put("hex", notation.hex(hex)).put("side", side.id());
      case Event.Scored(var side, var points, var what, var caseId) ->
          typed("scored")
              .put("side", side.id())
              .put("points", points)
              .put("what", what)
              .put("case", caseId);
      case Event.Revealed(var unit, var to) ->
          typed("revealed").put("unit", unit.id()).put("to", to.id());
      case Event.Began(var turn, var side, var phase, var part) -> {
        ObjectNode node =
            typed("began")
                .put("turn", turn)
                .put("side", side.id())
                .put("phase", phase)
                .put("phaseTitle", notation.rules().game().phase(phase).title())
                .put("activity", Json.word(notation.rules().game().phase(phase).activity()));
        yield part == null ? node : node.set("part", DecisionJson.part(part));
      }
      case Event.Fought fought -> {
        ObjectNode node = typed("fought");
        node.set("attackers", Notation.ids(fought.attackers()));
        node.set("targets", notation.hexes(fought.targets()));
        node.put("odds", fought.odds()).put("result", fought.result()).put("case", fought.caseId());
        if (fought.modifier() != 0) {
          node.put("modifier", fought.modifier());
        }
        List<Preview.Chance> chances = notation.rules().chances(fought);
        if (!chances.isEmpty()) {
          node.set("outcomes", PreviewJson.chances(chances));
        }
        yield node.set("meaning", AnswerJson.meaning(notation.rules().meaning(fought.result())));
      }
      case Event.Noted(_, var caseId) -> typed("noted").put("case", caseId);
      case Event.Told(var bare, var audience) ->
          audience instanceof Audience.Only(var side)
              ? fields(bare).put("only", side.id())
              : fields(bare);
    };
  }

  private static ObjectNode typed(String type) {
    return Json.object().put("type", type);
  }
}
