package fieldmarshal.umpire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.analysis.Course;
import fieldmarshal.bots.analysis.Luck;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Match.Edit;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.PositionText;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.BackJson;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.DecisionJson;
import fieldmarshal.umpire.json.EditJson;
import fieldmarshal.umpire.json.EventJson;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.LuckJson;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.OrderJson;
import java.util.Iterator;
import java.util.List;

/** The match on the umpire's table and the verbs about it. */
final class Desk {
  static final List<String> VERBS =
      List.of(
          "decision",
          "state",
          "board",
          "vocabulary",
          "place",
          "control",
          "set",
          "goto",
          "dice",
          "position",
          "moves",
          "cost",
          "supply",
          "command",
          "zoc",
          "preview",
          "legal",
          "order",
          "resign",
          "undo",
          "redo",
          "luck",
          "save");

  private static final int MOST_DICE = 10_000;

  private final Match match;
  private final Rules rules;
  private final Notation notation;
  private final OrderJson orders;
  private final Questions questions;
  private final EventJson events;

  Desk(Match match) {
    this.match = match;
    rules = match.rules();
    notation = new Notation(rules, match.position().layout());
    orders = new OrderJson(notation);
    questions = new Questions(notation);
    events = new EventJson(notation);
  }

  Match match() {
    return match;
  }

  /** Whether the match is of this game, scenario and options. */
  boolean plays(PositionText.Setup setup) {
    return setup.equals(
        new PositionText.Setup(rules.game().id(), match.scenario(), match.options()));
  }

  ObjectNode obey(String verb, Fields fields) throws BadRequest {
    return switch (verb) {
      case "decision" -> decision(fields);
      case "state",
          "board",
          "vocabulary",
          "moves",
          "cost",
          "supply",
          "command",
          "zoc",
          "preview",
          "legal" ->
          questions.answer(verb, fields, match.position(), match.edited());
      case "place", "control", "set", "goto" -> edit(verb, fields);
      case "position" -> position(fields);
      case "dice" -> dice(fields);
      case "order" -> order(fields);
      case "resign" -> resign(fields);
      case "undo" -> undo(fields);
      case "redo" -> redo(fields);
      case "luck" -> luck(fields);
      case "save" -> save(fields);
      default -> throw new IllegalArgumentException(verb);
    };
  }

  /** Adds what the game waits for. */
  ObjectNode decided(ObjectNode answer) {
    answer.set("decision", DecisionJson.write(rules, match.position(), match.decision()));
    return answer;
  }

  static ObjectNode refusal(String caseId, String why) {
    ObjectNode answer = Json.object().put("ok", false);
    answer.putObject("refusal").put("case", caseId).put("why", why);
    return answer;
  }

  static ObjectNode refusal(Refused refused) {
    return refusal(refused.caseId(), refused.why());
  }

  // ---- the situation

  private ObjectNode decision(Fields fields) throws BadRequest {
    fields.done();
    return decided(Umpire.ok());
  }

  /** Changes the table by hand. */
  private ObjectNode edit(String verb, Fields fields) throws BadRequest {
    Edit edit = new EditJson(notation).read(verb, fields);
    boolean stepwise = edit instanceof Edit.Go && MatchJson.stepwise(fields);
    fields.done();
    return edit(edit, stepwise);
  }

  /** Begins again before the first choice, even where it leaves only one order. */
  void rewind() throws BadRequest {
    edit(new Edit.Start(), true);
  }

  /** Changes the match by hand. A new clock or a new board clears the dice that were laid out. */
  private ObjectNode edit(Edit edit, boolean stepwise) throws BadRequest {
    List<Integer> laid = match.laid();
    if (edit instanceof Edit.Go || edit instanceof Edit.SetUp) {
      match.clearLaid();
    }
    try {
      match.edit(edit, stepwise);
    } catch (Editor.Impossible e) {
      match.clearLaid();
      match.lay(laid);
      throw new BadRequest(String.valueOf(e.getMessage()));
    }
    return told(() -> happened(match.events(match.size() - 1)));
  }

  /** The position as text, or the position that a text describes. */
  private ObjectNode position(Fields fields) throws BadRequest {
    if (fields.has("text")) {
      Edit edit = new EditJson(notation).read("position", fields);
      fields.done();
      return edit(edit, false);
    }
    Side as = fields.has("as") ? notation.side(fields.text("as")) : null;
    fields.done();
    Position truth = match.position();
    Position shown = as == null ? truth : rules.view(truth, as).position();
    Side viewer = as == null || shown.equals(truth) ? null : as;
    String unwritten = PositionText.unwritten(rules, shown);
    if (unwritten != null) {
      throw new BadRequest(unwritten);
    }
    return Umpire.ok()
        .put("text", PositionText.write(rules, match.scenario(), match.options(), shown, viewer));
  }

  private ObjectNode dice(Fields fields) throws BadRequest {
    if (fields.yes("clear")) {
      match.clearLaid();
    }
    List<Integer> rolls =
        fields.has("rolls")
            ? fields.numbers("rolls", 1, rules.game().mostFaces(), MOST_DICE)
            : List.of();
    fields.done();
    int waiting = match.laid().size();
    if (waiting + rolls.size() > MOST_DICE) {
      throw new BadRequest(
          waiting + " dice wait already; at most " + MOST_DICE + " can be laid out");
    }
    match.lay(rolls);
    ObjectNode answer = Umpire.ok().put("waiting", waiting + rolls.size());
    match.laid().forEach(answer.putArray("rolls")::add);
    return answer;
  }

  // ---- orders

  private ObjectNode order(Fields fields) throws BadRequest {
    Order order = orders.read(fields.object("order"));
    boolean stepwise = MatchJson.stepwise(fields);
    fields.done();
    Position before = match.position();
    ObjectNode answer = ruled(match.play(order, stepwise));
    if (answer.path("ok").asBoolean() && !stepwise) {
      answer.set("taken", taken(before, order, match.line(match.size() - 1).dice()));
    }
    return answer;
  }

  private ObjectNode resign(Fields fields) throws BadRequest {
    Side side = notation.side(fields.text("side"));
    fields.done();
    return ruled(match.resign(side));
  }

  /** The choices since an order that left only one answer and were made without asking. */
  private ArrayNode taken(Position before, Order order, List<Integer> dice) {
    ArrayNode taken = Json.array();
    Iterator<Integer> faces = dice.iterator();
    Position position = ((Granted) rules.judgeStep(before, order)).next();
    while (true) {
      if (rules.decision(position) instanceof Decision.Chance) {
        position = rules.rollStep(position, faces.next()).next();
        continue;
      }
      Order sole = rules.soleOrder(position);
      if (sole == null) {
        return taken;
      }
      ObjectNode made = taken.addObject();
      made.set("decision", DecisionJson.write(rules, position));
      made.set("order", orders.write(sole));
      position = ((Granted) rules.judgeStep(position, sole)).next();
    }
  }

  private ObjectNode ruled(Ruling ruling) {
    return switch (ruling) {
      case Granted granted -> told(() -> happened(granted.events()));
      case Refused refused -> refusal(refused);
    };
  }

  private ObjectNode happened(List<Event> happened) {
    ObjectNode answer = Umpire.ok();
    answer.set("events", events.write(happened));
    return decided(answer);
  }

  /** Words for what has just been done; where they fail, it is not done. */
  private ObjectNode told(Telling telling) {
    boolean told = false;
    try {
      ObjectNode answer = telling.tell();
      told = true;
      return answer;
    } finally {
      if (!told) {
        match.retract();
      }
    }
  }

  private interface Telling {
    ObjectNode tell();
  }

  private ObjectNode undo(Fields fields) throws BadRequest {
    Match.Back back = BackJson.read(fields);
    fields.done();
    Refused refused = match.undo(back);
    return refused == null ? decided(Umpire.ok()) : refusal(refused);
  }

  private ObjectNode redo(Fields fields) throws BadRequest {
    fields.done();
    Ruling ruling = match.redo();
    return ruling == null ? refusal("redo", "There is nothing to play again.") : ruled(ruling);
  }

  /** The luck of the dice so far; with {@code as} what that side may know of it. */
  private ObjectNode luck(Fields fields) throws BadRequest {
    List<Side> viewers = fields.has("as") ? List.of(notation.side(fields.text("as"))) : List.of();
    fields.done();
    ObjectNode answer = Umpire.ok();
    boolean over = match.decision() instanceof Decision.Over;
    answer.set(
        "luck",
        LuckJson.withheld(over, rules, match.position(), viewers)
            ? LuckJson.withheld()
            : new LuckJson(notation).write(Luck.of(Course.of(match)), line -> line));
    return answer;
  }

  private ObjectNode save(Fields fields) throws BadRequest {
    fields.done();
    ObjectNode answer = Umpire.ok();
    answer.set("match", MatchJson.write(notation, match.save()));
    return answer;
  }
}
