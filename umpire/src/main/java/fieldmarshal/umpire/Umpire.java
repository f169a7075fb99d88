package fieldmarshal.umpire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Difference;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.PositionText;
import fieldmarshal.engine.casebook.Casebook;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.GameJson;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The line protocol: a JSON object for each line that comes in, a JSON object for each line that
 * goes out. Nothing that comes in ends it or changes the position unless it is understood and
 * granted.
 *
 * <p>Here are the loop, the errors, and the verbs that need no match; {@link Desk} has the others.
 */
public final class Umpire {
  /** A saved match must fit in a line. */
  static final int LONGEST_LINE = 16 << 20;

  private static final int MOST_OPTIONS = 100;

  private final Catalogue catalogue;
  private final PrintStream diagnostics;
  private final CaseIndex index = CaseIndex.load();
  private @Nullable Desk desk;

  /**
   * An umpire with no match on the table.
   *
   * @param diagnostics where the umpire tells of its own faults
   */
  public Umpire(List<Game> games, PrintStream diagnostics) {
    this.catalogue = new Catalogue(games);
    this.diagnostics = diagnostics;
  }

  /** Answers until there is no more to read. */
  public void run(InputStream in, OutputStream out) throws IOException {
    Lines lines = new Lines(in, LONGEST_LINE);
    while (true) {
      String answer;
      try {
        String line = lines.next();
        if (line == null) {
          return;
        }
        answer = answer(line);
      } catch (BadRequest e) {
        answer = Json.write(error(e.getMessage()));
      }
      out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    }
  }

  /** The answer to one line, in one line. */
  public String answer(String line) {
    ObjectNode answer;
    try {
      answer = obey(Json.parse(line));
    } catch (BadRequest e) {
      answer = error(e.getMessage());
    } catch (RuntimeException | Error e) {
      e.printStackTrace(diagnostics);
      answer = error("internal: " + BadRequest.quote(String.valueOf(e)));
    }
    return Json.write(answer);
  }

  static ObjectNode error(@Nullable String message) {
    return Json.object().put("ok", false).put("error", String.valueOf(message));
  }

  private ObjectNode obey(ObjectNode request) throws BadRequest {
    Fields fields = new Fields("the request", request);
    String verb = fields.text("do");
    return switch (verb) {
      case "games" -> games(fields);
      case "new" -> begin(fields);
      case "load" -> load(fields);
      case "position" -> position(fields);
      case "rule" -> rule(fields);
      default -> {
        if (!Desk.VERBS.contains(verb)) {
          throw new BadRequest(
              "there is no verb "
                  + BadRequest.quote(verb)
                  + "; there are games, new, load, rule, "
                  + String.join(", ", Desk.VERBS));
        }
        if (desk == null) {
          throw new BadRequest("no match is being played; begin with 'new' or 'load'");
        }
        yield desk.obey(verb, fields);
      }
    };
  }

  private ObjectNode games(Fields fields) throws BadRequest {
    fields.done();
    ObjectNode answer = ok();
    answer.set("games", GameJson.write(catalogue.games()));
    return answer;
  }

  /** A match without a seed gets one that nobody chose, and says which. */
  private ObjectNode begin(Fields fields) throws BadRequest {
    String game = fields.text("game");
    String scenario = fields.text("scenario");
    List<String> options = fields.has("options") ? fields.texts("options", MOST_OPTIONS) : null;
    long seed =
        fields.has("seed")
            ? fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE)
            : new SplittableRandom().nextInt(Integer.MAX_VALUE);
    boolean stepwise = MatchJson.stepwise(fields);
    fields.done();
    Catalogue.Opened opened = catalogue.open(game, scenario, options);
    Desk next = new Desk(new Match(opened.rules(), scenario, opened.options(), seed));
    if (stepwise) {
      next.rewind();
    }
    ObjectNode answer = next.decided(ok()).put("seed", seed);
    desk = next;
    return answer;
  }

  /** A text that sets up another game than the one on the table, if any, opens that game. */
  private ObjectNode position(Fields fields) throws BadRequest {
    if (desk != null && !fields.has("text")) {
      return desk.obey("position", fields);
    }
    if (!fields.has("text")) {
      throw new BadRequest(
          "no match is being played; give a 'text', or begin with 'new' or 'load'");
    }
    String text = fields.text("text");
    PositionText.Setup setup;
    try {
      setup = PositionText.setup(text);
    } catch (Editor.Impossible e) {
      throw new BadRequest(String.valueOf(e.getMessage()));
    }
    if (desk != null && desk.plays(setup)) {
      return desk.obey("position", fields);
    }
    Catalogue.Opened opened = catalogue.open(setup.game(), setup.scenario(), setup.options());
    long seed = new SplittableRandom().nextInt(Integer.MAX_VALUE);
    Desk next = new Desk(new Match(opened.rules(), opened.scenario(), opened.options(), seed));
    ObjectNode answer = next.obey("position", fields).put("seed", seed);
    desk = next;
    return answer;
  }

  private ObjectNode load(Fields fields) throws BadRequest {
    ObjectNode saved = fields.object("match");
    boolean partly = fields.yes("partly");
    fields.done();
    MatchJson.Setup setup = MatchJson.setup(saved);
    Catalogue.Opened opened = catalogue.open(setup.game(), setup.scenario(), setup.options());
    Match.Replay replay = Match.replay(opened.rules(), MatchJson.read(opened.rules(), saved));
    Difference difference = replay.difference();
    Desk next = new Desk(replay.match());
    if (difference == null) {
      ObjectNode answer = next.decided(ok());
      desk = next;
      return answer;
    }
    Notation notation = new Notation(opened.rules(), replay.match().position().layout());
    ObjectNode differs = MatchJson.write(notation, difference);
    if (!partly) {
      ObjectNode refused = Desk.refusal("load", MatchJson.tell(notation, difference));
      refused.withObject("refusal").set("differs", differs);
      return refused;
    }
    ObjectNode answer = next.decided(ok());
    answer.set("differs", differs);
    desk = next;
    return answer;
  }

  private ObjectNode rule(Fields fields) throws BadRequest {
    Game game =
        desk == null || fields.has("game")
            ? catalogue.game(fields.text("game"))
            : desk.match().rules().game();
    String name = fields.text("case");
    fields.done();
    List<Casebook.Entry> found = CaseIndex.find(game, name);
    ObjectNode answer = tell(ok(), found.getFirst());
    if (found.size() > 1) {
      ArrayNode also = answer.putArray("also");
      found.stream().skip(1).forEach(other -> tell(also.addObject(), other));
    }
    return answer;
  }

  private ObjectNode tell(ObjectNode node, Casebook.Entry entry) {
    node.put("case", entry.id())
        .put("title", entry.title())
        .put("kind", entry.kind())
        .put("text", entry.text())
        .put("ruling", entry.ruling());
    index.classes(entry.id()).forEach(node.putArray("classes")::add);
    index.tests(entry.id()).forEach(node.putArray("tests")::add);
    return node;
  }

  static ObjectNode ok() {
    return Json.object().put("ok", true);
  }

  /** The match on the table, for tests that look at it from inside. */
  @Nullable Match match() {
    return desk == null ? null : desk.match();
  }
}
