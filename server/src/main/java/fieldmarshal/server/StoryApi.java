package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Level;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.umpire.json.AnswerJson;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.DecisionJson;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.StateJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a match, or the enemy's last player-turn, comes to: facts for pages that tell of it. */
final class StoryApi {
  /** So many fights of a match are told, the weightiest first. */
  private static final int FIGHTS = 12;

  private static final double THOUSAND = 1000;

  private final Viewers everybody;

  StoryApi(Viewers everybody) {
    this.everybody = everybody;
  }

  void routes(RoutesConfig routes) {
    routes.get("/api/matches/{m}/story", ctx -> new Story(ctx).match());
    routes.get("/api/matches/{m}/day", ctx -> new Story(ctx).day());
  }

  /** One question about one match, as the asker may see it. */
  private final class Story {
    private final Context ctx;
    private final LiveMatch live;
    private final Rules rules;
    private final Notation notation;
    private final Side side;
    private final List<Side> viewers;
    private final List<Side> sides;

    Story(Context ctx) throws BadRequest {
      this.ctx = ctx;
      Viewer viewer = everybody.of(ctx);
      live = viewer.live();
      rules = live.rules();
      notation = live.notation();
      side = viewer.side(ctx);
      viewers = List.of(side);
      sides = rules.game().sides();
    }

    // ---- the whole match

    void match() {
      Chronicle chronicle = Chronicle.whole(live, side, viewers);
      ObjectNode node = Json.object().put("id", live.id()).put("as", side.id());
      node.set(
          "decision",
          DecisionJson.write(
              rules,
              Sight.position(live, live.moment().position(), side),
              live.moment().decision()));
      levels(node.putArray("levels"));
      missed(node);
      turns(node, chronicle);
      ArrayNode fights = node.putArray("fights");
      chronicle.fights().stream()
          .sorted(Comparator.comparingDouble(Chronicle.Fight::weight).reversed())
          .limit(FIGHTS)
          .forEach(fight -> fights.add(fight(fight)));
      node.putObject("length")
          .put("orders", chronicle.end())
          .put("attacks", chronicle.fights().size())
          .put("seconds", live.secondsPlayed());
      Reply.json(ctx, node);
    }

    private void levels(ArrayNode array) {
      for (Level level : rules.levels()) {
        Side winner = level.winner();
        array
            .addObject()
            .put("winner", winner == null ? null : winner.id())
            .put("title", level.title())
            .put("needs", level.needs())
            .put("case", level.caseId());
      }
    }

    /** What was missing for the next level, where the game was played to its end. */
    private void missed(ObjectNode node) {
      if (live.moment().decision() instanceof Decision.Over over
          && over.outcome().ending() == Outcome.Ending.PLAYED
          && rules.missed(live.moment().position()) instanceof Level.Missed missed) {
        node.putObject("missed")
            .put("side", missed.side().id())
            .put("points", missed.points())
            .put("rank", missed.rank());
      }
    }

    private void turns(ObjectNode node, Chronicle chronicle) {
      int[] owner = owners(chronicle.seen(0));
      int[] holder = holders(chronicle.seen(0));
      ObjectNode start = node.putObject("start");
      start.set("control", control(chronicle.seen(0)));
      start.set("points", points(chronicle.seen(0)));
      ArrayNode turns = node.putArray("turns");
      int line = 0;
      for (Chronicle.TurnEnd turn : chronicle.turns()) {
        ObjectNode one = turns.addObject().put("turn", turn.turn()).put("line", turn.line());
        one.set("points", points(turn.seen()));
        int from = line;
        one.set(
            "lost",
            lost(
                chronicle.losses().stream()
                    .filter(loss -> loss.line() >= from && loss.line() < turn.line())
                    .toList()));
        int[] now = holders(turn.seen());
        one.set("taken", taken(holder, now));
        int[] theirs = owners(turn.seen());
        one.set("towns", towns(owner, now, prizes(turn.seen())));
        owner = theirs;
        holder = now;
        line = turn.line();
      }
    }

    private ObjectNode points(Position position) {
      return Notation.points(sides, rules.points(position));
    }

    private ObjectNode control(Position position) {
      ObjectNode node = Json.object();
      sides.forEach(each -> node.set(each.id(), notation.hexes(rules.controlled(position, each))));
      return node;
    }

    /** Who holds each hex: the number of the side, or -1. */
    private int[] holders(Position position) {
      int[] holder = new int[rules.board().size()];
      Arrays.fill(holder, -1);
      for (Side each : sides) {
        for (int hex : rules.controlled(position, each).toArray()) {
          holder[hex] = each.index();
        }
      }
      return holder;
    }

    /** The same; a hex where nobody has been yet belongs to whom it belonged from the start. */
    private int[] owners(Position position) {
      int[] owner = holders(position);
      for (int hex = 0; hex < owner.length; hex++) {
        if (owner[hex] < 0) {
          owner[hex] = rules.clerk().home(hex);
        }
      }
      return owner;
    }

    /** The hexes that have come to each side. */
    private ObjectNode taken(int[] before, int[] now) {
      ObjectNode node = Json.object();
      for (Side each : sides) {
        ArrayNode hexes = node.putArray(each.id());
        for (int hex = 0; hex < now.length; hex++) {
          if (now[hex] == each.index() && before[hex] != now[hex]) {
            hexes.add(notation.hex(hex));
          }
        }
      }
      return node;
    }

    /** The places with a name that one side has taken from the other. */
    private ArrayNode towns(int[] was, int[] is, Map<Integer, Integer> prizes) {
      ArrayNode towns = Json.array();
      for (int hex = 0; hex < is.length; hex++) {
        String name = rules.board().name(hex);
        if (was[hex] >= 0 && is[hex] >= 0 && was[hex] != is[hex] && !name.isEmpty()) {
          towns
              .addObject()
              .put("hex", notation.hex(hex))
              .put("name", name)
              .put("side", sides.get(is[hex]).id())
              .put("points", prizes.getOrDefault(hex, 0));
        }
      }
      return towns;
    }

    /** What the hexes that count are worth. */
    private Map<Integer, Integer> prizes(Position position) {
      Map<Integer, Integer> prizes = new HashMap<>();
      for (Clerk.Prize prize : rules.clerk().prizes(position)) {
        prizes.merge(prize.hex(), prize.points(), Math::max);
      }
      return prizes;
    }

    /** The steps that each side lost. */
    private ObjectNode lost(List<Chronicle.Loss> losses) {
      ObjectNode node = Json.object();
      for (Side each : sides) {
        node.put(
            each.id(),
            losses.stream()
                .filter(loss -> loss.unit().side().equals(each))
                .mapToInt(Chronicle.Loss::steps)
                .sum());
      }
      return node;
    }

    private ObjectNode fight(Chronicle.Fight fight) {
      ObjectNode node =
          Json.object()
              .put("line", fight.line())
              .put("turn", fight.turn())
              .put("side", fight.attacker().id())
              .put("odds", fight.fought().odds())
              .put("result", fight.fought().result())
              .put("face", fight.face())
              .put("weight", fight.weight())
              .put("swing", fight.after() - fight.before());
      Double moved = fight.chanceMoved();
      if (moved != null) {
        node.put("chance", Math.round(moved * THOUSAND) / THOUSAND);
      }
      node.set("part", DecisionJson.part(fight.part()));
      node.set("attackers", Notation.ids(fight.fought().attackers()));
      node.set("targets", notation.hexes(fight.fought().targets()));
      node.set("meaning", AnswerJson.meaning(rules.meaning(fight.fought().result())));
      Position before = seen(fight);
      ArrayNode defenders = node.putArray("defenders");
      for (int hex : fight.fought().targets().toArray()) {
        for (int u = before.first(hex); u >= 0; u = before.next(u)) {
          Unit unit = rules.roster().all().get(u);
          if (!unit.side().equals(fight.attacker())) {
            defenders.add(unit.id());
          }
        }
      }
      node.set("counters", counters(fight, before, defenders));
      node.set("lost", lost(fight.losses()));
      ArrayNode destroyed = node.putArray("destroyed");
      fight.losses().stream()
          .filter(Chronicle.Loss::destroyed)
          .forEach(loss -> destroyed.add(loss.unit().id()));
      ArrayNode walks = node.putArray("walks");
      fight.walks().forEach(walk -> walks.add(walk(walk.line(), walk.moved())));
      return node;
    }

    /** The first unit of each side as it stood before the fight. */
    private ArrayNode counters(Chronicle.Fight fight, Position before, ArrayNode defenders) {
      ArrayNode counters = Json.array();
      StateJson state = new StateJson(notation).withoutPrinted();
      fight.fought().attackers().stream()
          .limit(1)
          .forEach(unit -> counters.add(state.unit(before, unit)));
      if (!defenders.isEmpty()) {
        for (Unit unit : rules.roster().all()) {
          if (unit.id().equals(defenders.get(0).asText())) {
            counters.add(state.unit(before, unit));
          }
        }
      }
      return counters;
    }

    private Position seen(Chronicle.Fight fight) {
      Position truth = live.before(fight.line(), viewers);
      return Sight.position(live, truth == null ? live.moment().position() : truth, side);
    }

    private ObjectNode walk(int line, Event.Moved moved) {
      ObjectNode node =
          Json.object()
              .put("line", line)
              .put("unit", moved.unit().id())
              .put("side", moved.unit().side().id())
              .put("how", moved.how())
              .put("back", moved.back())
              .put("hexes", moved.path().size());
      if (moved.from() >= 0) {
        node.put("from", notation.hex(moved.from()));
      }
      return moved.path().isEmpty() ? node : node.put("to", notation.hex(moved.path().last()));
    }

    // ---- the enemy's last part

    void day() {
      Chronicle chronicle = Chronicle.enemy(live, side, viewers);
      int from = chronicle.first();
      int to = chronicle.end();
      ObjectNode node =
          Json.object().put("id", live.id()).put("as", side.id()).put("from", from).put("to", to);
      Decision.Choose last = to > from ? chronicle.decision(to - 1) : null;
      if (last == null) {
        Reply.json(ctx, node.put("empty", true));
        return;
      }
      Part part = last.part();
      node.put("turn", last.turn()).set("part", DecisionJson.part(part));
      Position before = chronicle.seen(from);
      Position after = chronicle.seen(to);
      ObjectNode totals = node.putObject("totals");
      totals.set("lost", lost(chronicle.losses()));
      totals.set("points", points(after));
      totals.set("pointsBefore", points(before));
      int[] was = owners(before);
      int[] is = owners(after);
      totals.set("taken", counts(was, is));
      ArrayNode facts = node.putArray("facts");
      towns(facts, chronicle, was, is, after);
      for (Chronicle.Fight fight : chronicle.fights()) {
        facts.add(fight(fight).put("kind", "fight"));
      }
      for (Chronicle.Loss loss : chronicle.losses()) {
        ObjectNode fact =
            fact(facts, loss.destroyed() ? "destroyed" : "reduced", loss.line(), loss.unit());
        place(fact.put("steps", loss.steps()), "hex", loss.hex());
      }
      walks(facts, chronicle);
      supply(facts, to, before, after);
      Reply.json(ctx, node);
    }

    private ObjectNode counts(int[] was, int[] is) {
      ObjectNode node = Json.object();
      for (Side each : sides) {
        int count = 0;
        for (int hex = 0; hex < is.length; hex++) {
          count += is[hex] == each.index() && was[hex] >= 0 && was[hex] != is[hex] ? 1 : 0;
        }
        node.put(each.id(), count);
      }
      return node;
    }

    private ObjectNode fact(ArrayNode facts, String kind, int line, @Nullable Unit unit) {
      ObjectNode fact = facts.addObject().put("kind", kind).put("line", line);
      if (unit != null) {
        fact.put("unit", unit.id()).put("side", unit.side().id());
        if (unit.isSymbol()) {
          fact.put("hidden", true);
        }
      }
      return fact;
    }

    private void place(ObjectNode fact, String field, int place) {
      if (place >= 0) {
        fact.put(field, notation.hex(place));
      }
    }

    /** Named places, and those that count for victory, that have changed hands. */
    private void towns(ArrayNode facts, Chronicle chronicle, int[] was, int[] is, Position after) {
      Map<Integer, Integer> prizes = prizes(after);
      for (int hex = 0; hex < is.length; hex++) {
        String name = rules.board().name(hex);
        if (was[hex] == is[hex]
            || is[hex] < 0
            || was[hex] < 0 && is[hex] == side.index()
            || name.isEmpty() && !prizes.containsKey(hex)) {
          continue;
        }
        facts
            .addObject()
            .put("kind", "taken")
            .put("line", line(chronicle, hex))
            .put("hex", notation.hex(hex))
            .put("side", sides.get(is[hex]).id())
            .put("name", name)
            .put("prize", prizes.containsKey(hex))
            .put("points", prizes.getOrDefault(hex, 0));
      }
    }

    /** The last line in which a hex came to somebody, or somebody went there. */
    private int line(Chronicle chronicle, int hex) {
      for (int line = chronicle.end() - 1; line >= chronicle.first(); line--) {
        for (Event event : chronicle.events(line)) {
          if (event instanceof Event.Controlled(var at, _) && at == hex
              || event instanceof Event.Moved moved && moved.path().contains(hex)) {
            return line;
          }
        }
      }
      return chronicle.end() - 1;
    }

    /** Where units went, each once: from the first hex to the last; and who came to the map. */
    private void walks(ArrayNode facts, Chronicle chronicle) {
      Map<String, ObjectNode> of = new LinkedHashMap<>();
      for (int line = chronicle.first(); line < chronicle.end(); line++) {
        for (Event event : chronicle.events(line)) {
          if (event instanceof Event.Moved moved && !moved.path().isEmpty()) {
            String kind = moved.back() ? "retreat" : "march";
            ObjectNode known = of.get(kind + moved.unit().id());
            if (known == null) {
              ObjectNode fact = walk(line, moved).put("kind", kind);
              if (moved.unit().isSymbol()) {
                fact.put("hidden", true);
              }
              of.put(kind + moved.unit().id(), fact);
            } else {
              known
                  .put("line", line)
                  .put("how", moved.how())
                  .put("to", notation.hex(moved.path().last()))
                  .put("hexes", known.path("hexes").asInt() + moved.path().size());
            }
          } else if (event instanceof Event.Placed(var unit, var place, var how) && place >= 0) {
            place(fact(facts, "came-in", line, unit).put("how", how), "hex", place);
          }
        }
      }
      of.values().forEach(facts::add);
    }

    /** Who has lost his line of supply, and who has one again, of those that the side may ask. */
    private void supply(ArrayNode facts, int line, Position before, Position after) {
      boolean hidden = Sight.hidden(live, live.moment().position());
      for (Unit unit : rules.roster().all()) {
        if (unit.isSymbol()
            || !before.onMap(unit)
            || !after.onMap(unit)
            || hidden && !unit.side().equals(side)) {
          continue;
        }
        boolean had = rules.supply(before, unit).in();
        if (had != rules.supply(after, unit).in()) {
          place(
              fact(facts, had ? "cut" : "relieved", Math.max(0, line - 1), unit),
              "hex",
              after.place(unit));
        }
      }
    }
  }
}
