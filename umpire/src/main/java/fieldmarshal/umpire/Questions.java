package fieldmarshal.umpire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Site;
import fieldmarshal.umpire.json.AnswerJson;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.BoardJson;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.LexiconJson;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.OrderJson;
import fieldmarshal.umpire.json.StateJson;
import java.util.ArrayList;
import java.util.List;

/** What can be asked about a position without changing it. */
final class Questions {
  /** The verbs, all of which leave the position as it is. */
  static final List<String> VERBS =
      List.of(
          "state",
          "board",
          "vocabulary",
          "moves",
          "cost",
          "supply",
          "command",
          "zoc",
          "preview",
          "legal");

  private static final int MOST_ORDERS = 100_000;
  private static final int USUAL_ORDERS = 1_000;

  private final Rules rules;
  private final Notation notation;
  private final OrderJson orders;

  Questions(Notation notation) {
    this.rules = notation.rules();
    this.notation = notation;
    this.orders = new OrderJson(notation);
  }

  /**
   * Answers a question.
   *
   * @param whole the truth; with {@code as} the answer goes by what that side may know
   */
  ObjectNode answer(String verb, Fields fields, Position whole, boolean edited) throws BadRequest {
    Position position = seen(fields, whole);
    return switch (verb) {
      case "state" -> state(fields, position, edited);
      case "board" -> board(fields);
      case "vocabulary" -> vocabulary(fields);
      case "cost" -> cost(fields, position);
      case "moves" -> moves(fields, position);
      case "supply" -> trace(fields, position, true);
      case "command" -> trace(fields, position, false);
      case "zoc" -> zones(fields, position);
      case "preview" -> preview(fields, position);
      case "legal" -> legal(fields, position);
      default -> throw new IllegalArgumentException(verb);
    };
  }

  private Position seen(Fields fields, Position whole) throws BadRequest {
    return fields.has("as")
        ? rules.view(whole, notation.side(fields.text("as"))).position()
        : whole;
  }

  private ObjectNode state(Fields fields, Position position, boolean edited) throws BadRequest {
    fields.done();
    ObjectNode answer = Umpire.ok().put("edited", edited);
    new StateJson(notation).write(answer, position);
    return answer;
  }

  private ObjectNode board(Fields fields) throws BadRequest {
    fields.done();
    ObjectNode answer = Umpire.ok();
    BoardJson.write(answer, rules.board());
    answer.set("sites", sites());
    return answer;
  }

  private ArrayNode sites() {
    ArrayNode list = Json.array();
    for (Site site : rules.clerk().sites()) {
      ObjectNode node = list.addObject().put("kind", site.kind()).put("title", site.title());
      Side side = site.side();
      node.put("side", side == null ? null : side.id()).put("owner", site.owner());
      site.values().forEach(node::put);
      node.set("hexes", notation.hexes(site.hexes()));
      node.put("provenance", site.provenance());
    }
    return list;
  }

  private ObjectNode vocabulary(Fields fields) throws BadRequest {
    fields.done();
    ObjectNode answer = Umpire.ok();
    ArrayNode terms = answer.putArray("terms");
    for (Glossary.Term term : rules.game().glossary().terms()) {
      ObjectNode node = terms.addObject();
      node.put("use", Json.word(term.use())).put("word", term.word());
      if (!term.decision().isEmpty()) {
        node.put("decision", term.decision()).put("with", term.with());
      }
      node.put("meaning", term.meaning());
      if (!term.plural().isEmpty()) {
        node.put("plural", term.plural());
      }
      if (term.condition() != null) {
        LexiconJson.condition(node, term.condition());
      }
    }
    Kind.ALL.forEach(answer.putArray("kinds")::add);
    return answer;
  }

  private ObjectNode moves(Fields fields, Position position) throws BadRequest {
    Unit unit = notation.unit(fields.text("unit"));
    String mode = fields.has("mode") ? fields.text("mode") : null;
    fields.done();
    if (mode != null && !rules.game().glossary().has(Glossary.Use.MODE, mode)) {
      throw new BadRequest("there is no mode " + BadRequest.quote(mode) + "; see 'vocabulary'");
    }
    Rules.Answer<Reach> reach =
        mode == null ? rules.reach(position, unit) : rules.clerk().reach(position, unit, mode);
    ObjectNode answer = Umpire.ok().put("unit", unit.id());
    Reach value = reach.value();
    Refused refused = reach.refused();
    new AnswerJson(notation)
        .reach(answer, value != null ? value : new Reach(unit, List.of(), List.of()));
    if (refused != null) {
      answer.put("case", refused.caseId()).put("why", refused.why());
    }
    return answer;
  }

  /** What a given path costs, hex by hex. */
  private ObjectNode cost(Fields fields, Position position) throws BadRequest {
    Unit unit = notation.unit(fields.text("unit"));
    Hexes path = notation.hexes(fields.someTexts("path", rules.board().size()));
    fields.done();
    Rules.Answer<List<Explanation>> costs = rules.clerk().costs(position, unit, path);
    List<Explanation> value = costs.value();
    Refused refused = costs.refused();
    if (value == null) {
      return Desk.refusal(refused != null ? refused : Refused.of("cost", "No cost is known."));
    }
    ObjectNode answer = Umpire.ok().put("unit", unit.id());
    double total = 0;
    ArrayNode steps = answer.putArray("steps");
    for (int i = 0; i < value.size(); i++) {
      total += value.get(i).total();
      steps.add(Notation.explanation(value.get(i)).put("hex", notation.hex(path.at(i))));
    }
    return answer.put("mp", total);
  }

  private ObjectNode trace(Fields fields, Position position, boolean supply) throws BadRequest {
    Unit unit = notation.unit(fields.text("unit"));
    fields.done();
    Trace trace = supply ? rules.supply(position, unit) : rules.command(position, unit);
    ObjectNode answer = Umpire.ok().put("unit", unit.id());
    new AnswerJson(notation).trace(answer, trace);
    return answer;
  }

  private ObjectNode zones(Fields fields, Position position) throws BadRequest {
    Side side = notation.side(fields.text("side"));
    fields.done();
    ObjectNode answer = Umpire.ok().put("side", side.id());
    answer.set("hexes", notation.hexes(rules.zones(position, side)));
    return answer;
  }

  private ObjectNode preview(Fields fields, Position position) throws BadRequest {
    Order order = orders.read(fields.object("order"));
    fields.done();
    if (!(order instanceof Order.Attack attack)) {
      throw new BadRequest("only an order of type 'attack' has a preview");
    }
    Rules.Answer<Preview> preview = rules.preview(position, attack);
    Refused refused = preview.refused();
    if (refused != null) {
      return Desk.refusal(refused);
    }
    ObjectNode answer = Umpire.ok();
    Preview value = preview.value();
    if (value != null) {
      AnswerJson.preview(answer, value);
    }
    return answer;
  }

  private ObjectNode legal(Fields fields, Position position) throws BadRequest {
    int limit = fields.has("limit") ? fields.number("limit", 1, MOST_ORDERS) : USUAL_ORDERS;
    fields.done();
    List<Order> found = new ArrayList<>();
    rules.orders(
        position,
        order -> {
          found.add(order);
          return found.size() <= limit;
        });
    ObjectNode answer = Umpire.ok();
    ArrayNode list = answer.putArray("orders");
    found.stream().limit(limit).forEach(order -> list.add(orders.write(order)));
    return answer.put("complete", found.size() <= limit);
  }
}
