package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Trace;

/** What the rules say when they are asked: reach, supply, odds. */
public final class AnswerJson {
  private final Notation notation;

  public AnswerJson(Notation notation) {
    this.notation = notation;
  }

  /** Movement points as the game counts them: whole, or with a fraction. */
  public JsonNode points(int counted) {
    int parts = notation.rules().clerk().fractions();
    return counted % parts == 0
        ? IntNode.valueOf(counted / parts)
        : DoubleNode.valueOf((double) counted / parts);
  }

  public void reach(ObjectNode node, Reach reach) {
    ArrayNode hexes = node.putArray("hexes");
    for (Reach.Step step : reach.hexes()) {
      hexes
          .addObject()
          .put("hex", notation.hex(step.hex()))
          .<ObjectNode>set("mp", points(step.cost()))
          .set("path", notation.hexes(step.path()));
    }
    ArrayNode refused = node.putArray("refused");
    for (Reach.ClosedHex closed : reach.refused()) {
      Refused why = closed.why();
      refused
          .addObject()
          .put("hex", notation.hex(closed.hex()))
          .put("case", why.caseId())
          .put("why", why.why());
    }
  }

  public void trace(ObjectNode node, Trace trace) {
    node.put("in", trace.in());
    Hexes path = trace.path();
    if (path != null) {
      node.set("path", notation.hexes(path));
    }
    if (!trace.why().isEmpty()) {
      node.put("why", trace.why());
    }
    node.put("case", trace.caseId());
  }

  /** What a result means: words, for whom it is good, and how good for the attacker. */
  public static ObjectNode meaning(Meaning meaning) {
    Role good = meaning.good();
    return Json.object()
        .put("words", meaning.words())
        .put("attacker", meaning.attacker())
        .put("defender", meaning.defender())
        .put("good", good == null ? null : Json.word(good))
        .put("worth", meaning.worth());
  }

  public static void preview(ObjectNode node, Preview preview) {
    PreviewJson.write(node, preview);
  }
}
