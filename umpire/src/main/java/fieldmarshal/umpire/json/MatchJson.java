package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Difference;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Match.KeptLine;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Match.Saved;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.rolls.Stretch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A match as it is kept: what was set up, every order with its dice, and where the dice stand.
 * Format 1 is read as well: its digests were of sentences, so they are not compared; and format 2,
 * which had one seed for all rolls and did not tell which of them were laid out.
 */
public final class MatchJson {
  private static final int MOST_DICE = 10_000;
  private static final int MOST_ORDERS = 1_000_000;
  private static final int MOST_STREAMS = 1_000;
  private static final int FIRST_FORMAT = 1;

  /** The last format that does not say which dice were laid out. */
  private static final int ONE_SEED = 2;

  /** What must be known before the orders can be read: which game, and how it was set up. */
  public record Setup(String game, String scenario, Set<String> options) {}

  private MatchJson() {}

  // ---- write

  public static ObjectNode write(Notation notation, Saved saved) {
    ObjectNode node =
        Json.object()
            .put("format", Match.FORMAT)
            .put("rules", saved.rules())
            .put("game", saved.game())
            .put("scenario", saved.scenario());
    if (!saved.tables().isEmpty()) {
      node.put("tables", saved.tables());
    }
    saved.options().forEach(node.putArray("options")::add);
    boolean seeded =
        saved.rolls().size() == 1 && saved.rolls().getFirst() instanceof Stretch.Seeded;
    if (saved.rolls().getFirst() instanceof Stretch.Seeded only && seeded) {
      node.put("seed", only.seed());
    }
    ObjectNode dice = node.putObject("dice").put("drawn", saved.drawn());
    if (!seeded) {
      dice.set("streams", StretchJson.write(saved.rolls()));
    }
    dice.set("laid", numbers(saved.laid()));
    dice.set("opening", numbers(saved.opening()));
    ArrayNode orders = node.putArray("orders");
    saved.lines().forEach(kept -> orders.add(write(notation, kept)));
    return node;
  }

  /** Where a match differs from what it was; {@code opened} says how much of it there is. */
  public static ObjectNode write(Notation notation, Difference difference) {
    ObjectNode node =
        Json.object()
            .put("order", difference.order())
            .put("what", difference.sentence())
            .put("rules", difference.rules())
            .put("today", difference.today())
            .put("same", difference.same());
    Line line = difference.line();
    if (line != null) {
      node.setAll(asked(notation, line));
    }
    return node;
  }

  /** The same in sentences, with the order as it stands in the file. */
  public static String tell(Notation notation, Difference difference) {
    Line line = difference.line();
    String sentence = "The match does not replay: " + difference.sentence() + ".";
    return line == null
        ? sentence
        : sentence + " That order is " + Json.write(asked(notation, line)) + ".";
  }

  private static ObjectNode asked(Notation notation, Line line) {
    ObjectNode node = Json.object();
    switch (line) {
      case Line.Played played -> node.set("played", new OrderJson(notation).write(played.order()));
      case Line.Resigned resigned -> write(node, resigned);
      case Line.Agreed() -> node.put("agreed", "draw");
      case Line.Edited edited -> node.set("edit", new EditJson(notation).write(edited.edit()));
    }
    node.set("dice", numbers(line.dice()));
    return node;
  }

  private static void write(ObjectNode entry, Line.Resigned resigned) {
    entry.put("resigned", resigned.side().id());
    if (resigned.outOfTime()) {
      entry.put("outOfTime", true);
    }
  }

  /** One order, or one change by hand, with its dice. */
  public static ObjectNode write(Notation notation, KeptLine kept) {
    ObjectNode entry = Json.object();
    switch (kept.line()) {
      case Line.Played played -> entry.set("order", new OrderJson(notation).write(played.order()));
      case Line.Resigned resigned -> write(entry, resigned);
      case Line.Agreed() -> entry.put("agreed", "draw");
      case Line.Edited edited -> entry.set("edit", new EditJson(notation).write(edited.edit()));
    }
    entry.set("dice", numbers(kept.line().dice()));
    if (kept.laid() > 0) {
      entry.put("laid", kept.laid());
    }
    if (kept.line().stepwise()) {
      entry.put("stop", "all");
    }
    return entry.put("digest", kept.digest());
  }

  private static ArrayNode numbers(List<Integer> numbers) {
    ArrayNode array = Json.array();
    numbers.forEach(array::add);
    return array;
  }

  // ---- read

  public static Setup setup(ObjectNode match) throws BadRequest {
    Fields fields = new Fields("the match", match);
    format(fields);
    return new Setup(
        fields.text("game"),
        fields.text("scenario"),
        new TreeSet<>(fields.someTexts("options", 100)));
  }

  private static int format(Fields fields) throws BadRequest {
    int format = fields.number("format", 0, Integer.MAX_VALUE);
    if (format < FIRST_FORMAT || format > Match.FORMAT) {
      throw fields.fault(
          "format",
          "is " + format + "; this program reads " + FIRST_FORMAT + " to " + Match.FORMAT);
    }
    return format;
  }

  /** The whole match, once its rules are open. */
  public static Saved read(Rules rules, ObjectNode match) throws BadRequest {
    Setup setup = setup(match);
    Notation notation = new Notation(rules, rules.start().layout());
    Fields fields = new Fields("the match", match);
    // who sat where, what the match was called and who sealed it is for those who seat people
    for (String known : List.of("game", "scenario", "options", "seats", "name", "seal")) {
      fields.has(known);
    }
    int format = format(fields);
    int most = rules.game().mostFaces();
    Fields dice = new Fields("dice", fields.object("dice"));
    long drawn = dice.whole("drawn", 0, Long.MAX_VALUE);
    List<Stretch> rolls =
        dice.has("streams")
            ? StretchJson.read(dice.objects("streams", MOST_STREAMS))
            : List.of(
                new Stretch.Seeded(fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE), drawn));
    List<Integer> opening = dice(dice, "opening", most);
    List<KeptLine> lines = lines(notation, format, fields.objects("orders", MOST_ORDERS));
    if (format <= ONE_SEED && opening.size() + rolled(lines) != drawn) {
      lines = lines.stream().map(MatchJson::unproved).toList();
    }
    Saved saved =
        new Saved(
            format,
            fields.text("rules"),
            tables(rules.game(), fields),
            setup.game(),
            setup.scenario(),
            setup.options(),
            rolls,
            dice(dice, "laid", most),
            opening,
            lines);
    dice.done();
    fields.done();
    return saved;
  }

  private static int rolled(List<KeptLine> lines) {
    return lines.stream().mapToInt(kept -> kept.line().dice().size()).sum();
  }

  /** Some dice of the match were laid out, and nobody knows which: none of them is proved. */
  private static KeptLine unproved(KeptLine kept) {
    return new KeptLine(kept.line(), kept.digest(), kept.line().dice().size());
  }

  /** A match replays on the data that it was played with, and on no other. */
  private static String tables(Game game, Fields fields) throws BadRequest {
    String played = fields.has("tables") ? fields.text("tables") : "";
    String why = whyOtherTables(game, played);
    if (why != null) {
      throw new BadRequest(why);
    }
    return played;
  }

  /** Why a match that was played with these tables cannot be opened here; null where it can. */
  public static @Nullable String whyOtherTables(Game game, String played) {
    String here = game.tables().identity();
    return played.equals(here)
        ? null
        : "The match was played with "
            + (played.isEmpty() ? "the tables of Field Marshal" : "own tables " + played)
            + ", and here the game has "
            + (here.isEmpty() ? "the tables of Field Marshal" : "own tables " + here)
            + ". Start Field Marshal with the same tables ("
            + OwnTables.OPTION
            + ").";
  }

  private static List<KeptLine> lines(Notation notation, int format, List<Fields> entries)
      throws BadRequest {
    OrderJson orderJson = new OrderJson(notation);
    EditJson editJson = new EditJson(notation);
    Game game = notation.rules().game();
    List<KeptLine> lines = new ArrayList<>(entries.size());
    for (int i = 0; i < entries.size(); i++) {
      try {
        KeptLine kept =
            entries.get(i).has("resigned") || entries.get(i).has("agreed")
                ? ended(notation, entries.get(i))
                : line(orderJson, editJson, game.mostFaces(), entries.get(i));
        lines.add(format == FIRST_FORMAT ? new KeptLine(kept.line(), "", kept.laid()) : kept);
      } catch (BadRequest e) {
        throw new BadRequest("order " + (i + 1) + " of the match: " + e.getMessage());
      }
    }
    return lines;
  }

  /** A line by which the players ended the game. */
  private static KeptLine ended(Notation notation, Fields entry) throws BadRequest {
    if (entry.has("agreed") && !entry.text("agreed").equals("draw")) {
      throw entry.fault("agreed", "must be draw");
    }
    Line line =
        entry.has("agreed")
            ? new Line.Agreed()
            : new Line.Resigned(
                notation.side(entry.text("resigned")),
                entry.has("outOfTime") && entry.yes("outOfTime"));
    dice(entry, "dice", 1);
    KeptLine kept = new KeptLine(line, entry.text("digest"), 0);
    entry.done();
    return kept;
  }

  private static KeptLine line(OrderJson orderJson, EditJson editJson, int faces, Fields entry)
      throws BadRequest {
    List<Integer> dice = dice(entry, "dice", faces);
    String digest = entry.text("digest");
    boolean stepwise = stepwise(entry);
    int laid = entry.has("laid") ? entry.number("laid", 0, dice.size()) : 0;
    Line line;
    if (entry.has("edit")) {
      Fields edit = new Fields("edit", entry.object("edit"));
      line = new Line.Edited(editJson.read(edit.text("do"), edit), dice, stepwise);
      edit.done();
    } else {
      line = new Line.Played(orderJson.read(entry.object("order")), dice, stepwise);
    }
    entry.done();
    return new KeptLine(line, digest, laid);
  }

  /** Whether a request or a line wants the game to stop at every choice. */
  public static boolean stepwise(Fields fields) throws BadRequest {
    if (!fields.has("stop")) {
      return false;
    }
    String word = fields.text("stop");
    if (!word.equals("all")) {
      throw fields.fault("stop", "is " + BadRequest.quote(word) + "; it may be 'all'");
    }
    return true;
  }

  private static List<Integer> dice(Fields fields, String name, int faces) throws BadRequest {
    return fields.numbers(name, 1, faces, MOST_DICE);
  }
}
