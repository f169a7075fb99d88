package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Match.Saved;
import fieldmarshal.engine.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A match as it is kept: what was set up, every order with its dice, and where the dice stand. */
public final class MatchJson {
  private static final int MOST_DICE = 10_000;
  private static final int MOST_ORDERS = 1_000_000;
  private static final int HIGHEST_FACE = 6;

  /** What must be known before the orders can be read: which game, and how it was set up. */
  public record Setup(String game, String scenario, Set<String> options) {}

  private MatchJson() {}

  // ---- write

  public static ObjectNode write(Notation notation, Saved saved) {
    ObjectNode node =
        Json.object()
            .put("format", saved.format())
            .put("rules", saved.rules())
            .put("game", saved.game())
            .put("scenario", saved.scenario());
    saved.options().forEach(node.putArray("options")::add);
    node.put("seed", saved.seed());
    ObjectNode dice = node.putObject("dice").put("drawn", saved.drawn());
    dice.set("laid", numbers(saved.laid()));
    dice.set("opening", numbers(saved.opening()));
    ArrayNode orders = node.putArray("orders");
    saved.lines().forEach(line -> orders.add(write(notation, line)));
    return node;
  }

  /** One order, or one change by hand, with its dice. */
  public static ObjectNode write(Notation notation, Line line) {
    ObjectNode entry = Json.object();
    switch (line) {
      case Line.Played played -> entry.set("order", new OrderJson(notation).write(played.order()));
      case Line.Edited edited -> entry.set("edit", new EditJson(notation).write(edited.edit()));
    }
    entry.set("dice", numbers(line.dice()));
    return entry.put("digest", line.digest());
  }

  private static ArrayNode numbers(List<Integer> numbers) {
    ArrayNode array = Json.array();
    numbers.forEach(array::add);
    return array;
  }

  // ---- read

  public static Setup setup(ObjectNode match) throws BadRequest {
    Fields fields = new Fields("the match", match);
    int format = fields.number("format", 0, Integer.MAX_VALUE);
    if (format != Match.FORMAT) {
      throw fields.fault("format", "is " + format + "; this program reads " + Match.FORMAT);
    }
    return new Setup(
        fields.text("game"),
        fields.text("scenario"),
        new TreeSet<>(fields.someTexts("options", 100)));
  }

  /** The whole match, once its rules are open. */
  public static Saved read(Rules rules, ObjectNode match) throws BadRequest {
    Setup setup = setup(match);
    Notation notation = new Notation(rules, rules.start().layout());
    Fields fields = new Fields("the match", match);
    for (String known : List.of("format", "game", "scenario", "options")) {
      fields.has(known);
    }
    long seed = fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE);
    Fields dice = new Fields("dice", fields.object("dice"));
    Saved saved =
        new Saved(
            Match.FORMAT,
            fields.text("rules"),
            setup.game(),
            setup.scenario(),
            setup.options(),
            seed,
            dice.whole("drawn", 0, Long.MAX_VALUE),
            dice(dice, "laid"),
            dice(dice, "opening"),
            lines(notation, fields.objects("orders", MOST_ORDERS)));
    dice.done();
    fields.done();
    return saved;
  }

  private static List<Line> lines(Notation notation, List<Fields> entries) throws BadRequest {
    OrderJson orderJson = new OrderJson(notation);
    EditJson editJson = new EditJson(notation);
    List<Line> lines = new ArrayList<>(entries.size());
    for (int i = 0; i < entries.size(); i++) {
      try {
        lines.add(line(orderJson, editJson, entries.get(i)));
      } catch (BadRequest e) {
        throw new BadRequest("order " + (i + 1) + " of the match: " + e.getMessage());
      }
    }
    return lines;
  }

  private static Line line(OrderJson orderJson, EditJson editJson, Fields entry) throws BadRequest {
    List<Integer> dice = dice(entry, "dice");
    String digest = entry.text("digest");
    Line line;
    if (entry.has("edit")) {
      Fields edit = new Fields("edit", entry.object("edit"));
      line = new Line.Edited(editJson.read(edit.text("do"), edit), dice, digest);
      edit.done();
    } else {
      line = new Line.Played(orderJson.read(entry.object("order")), dice, digest);
    }
    entry.done();
    return line;
  }

  private static List<Integer> dice(Fields fields, String name) throws BadRequest {
    return fields.numbers(name, 1, HIGHEST_FACE, MOST_DICE);
  }
}
