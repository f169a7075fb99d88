package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Layer;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.umpire.json.AnswerJson;
import fieldmarshal.umpire.json.DecisionJson;
import fieldmarshal.umpire.json.EventJson;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.Notation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be laid over the map: the game answers, the log tells where units went. */
final class Overlay {
  private final LiveMatch live;
  private final Rules rules;
  private final Notation notation;
  private final Position position;
  private final List<Side> viewers;

  Overlay(LiveMatch live, Position position, List<Side> viewers) {
    this.live = live;
    this.rules = live.rules();
    this.notation = live.notation();
    this.position = position;
    this.viewers = viewers;
  }

  /** What the game lays over the map. */
  void write(ObjectNode node, Layer layer) {
    switch (layer) {
      case Layer.Areas areas -> areas(node, areas);
      case Layer.Traces traces -> traces(node.putArray("units"), traces);
      case Layer.Costs costs -> {
        node.put("unit", costs.reach().unit().id());
        new AnswerJson(notation).reach(node, costs.reach());
      }
      case Layer.Prizes prizes -> prizes(node, prizes);
    }
  }

  private void areas(ObjectNode node, Layer.Areas areas) {
    ObjectNode bySide = node.putObject("sides");
    ArrayNode all = node.putArray("areas");
    for (Layer.Area area : areas.areas()) {
      Side side = area.side();
      if (side != null) {
        bySide.withArray(side.id()).addAll(notation.hexes(area.hexes()));
      }
      ObjectNode one = all.addObject().put("title", area.title()).put("tone", area.tone());
      one.put("side", side == null ? null : side.id());
      one.set("hexes", notation.hexes(area.hexes()));
    }
  }

  private void traces(ArrayNode units, Layer.Traces traces) {
    for (Layer.Joined joined : traces.units()) {
      Unit unit = joined.unit();
      ObjectNode one =
          units
              .addObject()
              .put("unit", unit.id())
              .put("side", unit.side().id())
              .put("hex", notation.hex(position.place(unit)));
      new AnswerJson(notation).trace(one, joined.trace());
    }
  }

  private void prizes(ObjectNode node, Layer.Prizes prizes) {
    List<Explanation> points = rules.points(position);
    node.set("points", Notation.points(rules.game().sides(), points));
    ArrayNode explained = node.putArray("pointsExplained");
    points.forEach(sum -> explained.add(Notation.explanation(sum).put("what", sum.what())));
    ArrayNode hexes = node.putArray("hexes");
    for (Clerk.Prize prize : prizes.prizes()) {
      hexes
          .addObject()
          .put("hex", notation.hex(prize.hex()))
          .put("what", prize.what())
          .put("points", prize.points())
          .put("case", prize.caseId());
    }
  }

  /**
   * What moved and fought in the last part of a turn that is over and in which somebody did; where
   * there is none, what has moved and fought in the present part so far.
   *
   * @param whose the side whose part is meant; the one before the present where there is none
   */
  void last(ObjectNode node, @Nullable Side whose) {
    Decision now = rules.decision(position);
    Decision.Choose then = null;
    List<Event> events = new ArrayList<>();
    for (LogEntry entry : live.log(viewers).reversed()) {
      if (!(entry.decision() instanceof Decision.Choose at)) {
        continue;
      }
      if (then != null && !same(at, then)) {
        if (stirring(events)) {
          break;
        }
        // nobody moved or fought in it: the part before it tells more
        then = null;
        events.clear();
      }
      if (then == null && !same(at, now) && (whose == null || whose.equals(at.part().side()))) {
        then = at;
      }
      if (then != null) {
        events.addAll(0, Sight.seen(viewers, entry.events()));
      }
    }
    if (!stirring(events)
        && now instanceof Decision.Choose here
        && (whose == null || whose.equals(here.part().side()))) {
      // nothing to tell of is over yet: what has been done so far
      then = here;
      events.clear();
      for (LogEntry entry : live.log(viewers)) {
        if (entry.decision() instanceof Decision.Choose at && same(at, here)) {
          events.addAll(Sight.seen(viewers, entry.events()));
        }
      }
    }
    if (then != null) {
      node.put("turn", then.turn()).put("side", then.part().side().id());
      node.set("part", DecisionJson.part(then.part()));
    }
    EventJson json = new EventJson(notation);
    ArrayNode moves = node.putArray("moves");
    ArrayNode fights = node.putArray("fights");
    for (Event event : events) {
      switch (event) {
        case Event.Moved moved -> moves.add(json.write(moved));
        case Event.Placed placed -> moves.add(json.write(placed));
        case Event.Removed removed -> moves.add(json.write(removed));
        case Event.Fought fought -> fights.add(json.write(fought));
        default -> Json.object();
      }
    }
  }

  /** Whether somebody moved or fought. */
  private static boolean stirring(List<Event> events) {
    return events.stream()
        .anyMatch(event -> event instanceof Event.Moved || event instanceof Event.Fought);
  }

  private static boolean same(Decision.Choose a, Decision b) {
    return b instanceof Decision.Choose choose
        && a.turn() == choose.turn()
        && a.part().equals(choose.part());
  }
}
