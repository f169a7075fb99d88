package fieldmarshal.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Difference;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.View;
import fieldmarshal.umpire.json.DecisionJson;
import fieldmarshal.umpire.json.EventJson;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.LexiconJson;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.OrderJson;
import fieldmarshal.umpire.json.StateJson;
import fieldmarshal.umpire.json.StretchJson;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** A match as a page is shown it: the words of the umpire, and what a page needs beside them. */
final class MatchView {
  private MatchView() {}

  /** The present, as a side may see it. */
  static ObjectNode now(LiveMatch live, Moment moment, Side side) {
    Rules rules = live.rules();
    ObjectNode node =
        Json.object()
            .put("id", live.id())
            .put("name", live.name())
            .put("revision", moment.revision(side))
            .put("game", live.setup().game())
            .put("scenario", live.setup().scenario());
    live.setup().options().forEach(node.putArray("options")::add);
    LexiconJson.overlays(node.putArray("overlays"), rules.clerk().overlays());
    node.set("seats", live.seats().json());
    node.set("players", live.seats().players());
    Origin origin = live.setup().origin();
    node.put("as", side.id())
        .put("edited", moment.edited() || origin == Origin.ELSEWHERE)
        .put("origin", origin.word());
    node.put("hidden", Sight.hidden(live, moment.position()));
    Position seen = Sight.position(live, moment.position(), side);
    node.set("decision", DecisionJson.write(rules, seen, moment.decision()));
    node.set("state", state(live, moment.position(), side));
    if (moment.decision() instanceof Decision.Over) {
      node.set("over", node.path("decision").path("outcome"));
    }
    Difference difference = live.difference();
    if (difference != null) {
      node.set("differs", differs(live, moment, difference, side));
    }
    node.put("canUndo", moment.mayUndo().contains(side));
    node.put("canUndoPhase", moment.mayUndoPhase().contains(side));
    node.put("canUndoPart", moment.mayUndoPart().contains(side));
    node.put("canRedo", moment.mayRedo().contains(side));
    if (moment.decision() instanceof Decision.Choose choose
        && difference == null
        && live.seats().human(choose.side())
        && (choose.side().equals(side) || !Sight.hidden(live, moment.position()))) {
      View view = rules.view(moment.position(), choose.side());
      OrderJson json = new OrderJson(live.notation());
      Order proposed = proposal(rules, view, choose.kind());
      node.set("suggest", json.write(proposed));
      List<Order> all = proposals(rules, view, choose, proposed);
      if (all.size() > 1) {
        ArrayNode orders = node.putArray("suggestAll");
        all.forEach(each -> orders.add(json.write(each)));
      }
      if (choose.kind().equals(Kind.MOVE)) {
        node.set("canMove", canMove(rules, view.position(), choose.side()));
      }
      if (choose.kind().equals(Kind.MOVE) || choose.kind().equals(Kind.ATTACK)) {
        node.set("warnings", warnings(rules, view.position(), choose.side()));
      }
    }
    node.putObject("log").put("lines", moment.lines(List.of(side)));
    return node;
  }

  /**
   * Where the match stops being what it was. Orders are counted as the side counts them; where
   * something is hidden, the order that differs is not told.
   */
  private static ObjectNode differs(
      LiveMatch live, Moment moment, Difference difference, Side side) {
    int line = moment.lines(List.of(side)) + 1;
    ObjectNode node =
        Json.object()
            .put("order", line)
            .put("rules", difference.rules())
            .put("today", difference.today());
    if (!Sight.hidden(live, moment.position()) && difference.line() instanceof Line.Played played) {
      node.set("played", new OrderJson(live.notation()).write(played.order()));
    }
    return Sight.hidden(live, moment.position())
        ? node.put(
            "text",
            "From order "
                + line
                + " on, this match would go differently today. It was played with version "
                + difference.rules()
                + " of the rules; this is version "
                + difference.today()
                + ".")
        : node.put("text", MatchJson.tell(live.notation(), difference));
  }

  /**
   * What a player accepts with one key: marching and attacking are left to him; to every other
   * question the answer is that of a staff officer who knows no more than his side does.
   */
  static Order proposal(Rules rules, View view, String kind) {
    Bot staff = kind.equals(Kind.MOVE) || kind.equals(Kind.ATTACK) ? null : Bots.named("staff", 1);
    return staff == null || rules.appraisal() == null
        ? rules.suggest(view.position())
        : Room.keep(rules, view.position(), staff.decide(view));
  }

  /** So many proposals are given together at most. */
  private static final int PROPOSALS = 50;

  /**
   * What is proposed where headquarters give command one after the other: all that they are
   * proposed to do, which is one act for a player. Everywhere else nothing.
   */
  private static List<Order> proposals(
      Rules rules, View view, Decision.Choose choose, Order first) {
    List<Order> all = new ArrayList<>();
    Position position = view.position();
    Order next = first;
    while (next instanceof Order.Command
        && all.size() < PROPOSALS
        && rules.judge(position, next) instanceof Ruling.Granted granted) {
      all.add(next);
      position = granted.next();
      boolean same =
          rules.decision(position) instanceof Decision.Choose then
              && then.side().equals(choose.side())
              && then.kind().equals(choose.kind());
      next =
          same ? proposal(rules, rules.view(position, choose.side()), choose.kind()) : Order.PASS;
    }
    return all;
  }

  /** What the side should know before it ends the phase. */
  private static ArrayNode warnings(Rules rules, Position position, Side side) {
    ArrayNode warnings = Json.array();
    for (Clerk.Warning warning : rules.clerk().warnings(position, side)) {
      ObjectNode node =
          warnings
              .addObject()
              .put("what", warning.what())
              .put("loss", warning.loss())
              .put("sort", Json.word(warning.sort()))
              .put("case", warning.caseId());
      node.set("units", Notation.ids(warning.units()));
    }
    return warnings;
  }

  /** The units of a side that can go somewhere now, by any way that the clerk knows. */
  static ArrayNode canMove(Rules rules, Position position, Side side) {
    ArrayNode units = Json.array();
    for (Unit unit : rules.roster().all()) {
      if (unit.side().equals(side) && position.onMap(unit) && canMove(rules, position, unit)) {
        units.add(unit.id());
      }
    }
    return units;
  }

  private static boolean canMove(Rules rules, Position position, Unit unit) {
    Clerk clerk = rules.clerk();
    for (Clerk.Mode mode : clerk.modes(position, unit)) {
      Reach reach = mode.refused() == null ? clerk.reach(position, unit, mode.id()).value() : null;
      if (reach != null && !reach.hexes().isEmpty()) {
        return true;
      }
    }
    return !clerk.rides(position, unit).isEmpty();
  }

  /**
   * The dice of the match from some number on, with what proves them. Of a die that fell where
   * these sides noticed nothing they are told only that it fell.
   */
  static ObjectNode rolls(LiveMatch live, int from, List<Side> viewers) {
    LiveMatch.Rolled rolled = live.rolled();
    List<Notice> notices = live.moment().notices();
    ObjectNode node = Json.object().put("total", rolled.fallen().size());
    node.set("streams", StretchJson.write(rolled.streams()));
    ArrayNode rolls = node.putArray("rolls");
    int[] lines = new int[notices.size() + 1];
    for (int i = 0; i < notices.size(); i++) {
      lines[i + 1] = lines[i] + (Sight.all(viewers, notices.get(i).line()) ? 1 : 0);
    }
    for (int i = from; i < rolled.fallen().size(); i++) {
      Match.Fallen die = rolled.fallen().get(i);
      ObjectNode roll = rolls.addObject().put("number", i + 1).put("laid", die.laid());
      int line = die.line();
      boolean told = line >= 0 && line < notices.size() && lines[line + 1] > lines[line];
      if (told) {
        roll.put("line", lines[line]);
      }
      if (line < 0 || told) {
        roll.put("face", die.face()).put("faces", die.faces());
      }
    }
    return node;
  }

  /** The position before a line of a side's log. */
  static ObjectNode then(LiveMatch live, int line, Position position, Side side) {
    ObjectNode node =
        Json.object()
            .put("id", live.id())
            .put("revision", live.moment().revision(side))
            .put("line", line)
            .put("lines", live.moment().lines(List.of(side)))
            .put("as", side.id());
    node.set("decision", DecisionJson.write(live.rules(), Sight.position(live, position, side)));
    node.set("state", state(live, position, side));
    return node;
  }

  /** A position through the eyes of a side; each unit on the map with its place in its stack. */
  private static ObjectNode state(LiveMatch live, Position truth, Side side) {
    Position position = Sight.position(live, truth, side);
    ObjectNode state = Json.object();
    new StateJson(live.notation()).withoutPrinted().write(state, position);
    for (JsonNode node : state.path("units")) {
      Unit unit = live.rules().roster().find(node.path("id").asText());
      if (unit != null && position.onMap(unit) && node instanceof ObjectNode object) {
        object.put("stack", stack(position, unit));
      }
    }
    boolean hidden = Sight.hidden(live, truth);
    ArrayNode loads = state.putArray("loads");
    for (Side each : live.game().sides()) {
      if (!hidden || each.equals(side)) {
        Room.write(loads, live, position, each);
      }
    }
    return state;
  }

  private static int stack(Position position, Unit unit) {
    int at = 0;
    for (int u = position.first(position.place(unit)); u != unit.index(); u = position.next(u)) {
      at++;
    }
    return at;
  }

  /**
   * The log of some sides, which counts only the lines that they notice, from a line on. Where
   * different people play, a line has the name of who gave the order.
   *
   * @param names finds the names of people by their ids
   */
  static ArrayNode log(
      LiveMatch live,
      int from,
      List<Side> viewers,
      Function<Set<String>, Map<String, String>> names) {
    ArrayNode log = Json.array();
    List<LogEntry> entries = live.log(viewers);
    Set<String> authors = new HashSet<>();
    entries.stream().skip(from).map(LogEntry::author).forEach(authors::add);
    authors.remove(null);
    Map<String, String> known = live.apart() ? names.apply(authors) : Map.of();
    for (int i = from; i < entries.size(); i++) {
      ObjectNode node = line(live, i, entries.get(i), viewers);
      String author = entries.get(i).author();
      if (author != null && known.containsKey(author)) {
        node.put("author", known.get(author));
      }
      log.add(node);
    }
    return log;
  }

  /** A line of the log. The order stands there, with its reason, where it may be read. */
  private static ObjectNode line(LiveMatch live, int number, LogEntry entry, List<Side> viewers) {
    ObjectNode node = Json.object().put("line", number);
    if (entry.decision() instanceof Decision.Choose choose) {
      Phase phase = live.rules().game().phase(choose.phase());
      node.put("turn", choose.turn())
          .put("side", choose.side().id())
          .put("phase", choose.phase())
          .put("kind", choose.kind())
          .put("phaseTitle", phase.title())
          .put("activity", Json.word(phase.activity()));
      node.set("part", DecisionJson.part(choose.part()));
    }
    List<Event> seen = Sight.seen(viewers, entry.events());
    if (entry.line() instanceof Line.Played played && Sight.all(viewers, entry.notice().order())) {
      node.set("order", new OrderJson(live.notation()).write(played.order()));
      if (entry.said() != null) {
        node.put("said", entry.said());
      }
      if (entry.standing() != null) {
        node.put("standing", entry.standing());
      }
    }
    if (entry.line() instanceof Line.Resigned(Side side, boolean outOfTime)) {
      node.put("resigned", side.id()).put("outOfTime", outOfTime);
      if (entry.said() != null) {
        node.put("said", entry.said());
      }
    }
    if (entry.line() instanceof Line.Agreed) {
      node.put("agreed", "draw");
    }
    if (entry.line() instanceof Line.Edited) {
      node.put("edited", true);
    }
    entry.line().dice().forEach(node.putArray("dice")::add);
    node.set("events", new EventJson(live.notation()).write(seen));
    return node;
  }
}
