package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.Unit;
import fieldmarshal.umpire.json.AnswerJson;
import fieldmarshal.umpire.json.DecisionJson;
import fieldmarshal.umpire.json.EventJson;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.Notation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be laid over the map: one method for each sheet of tracing paper. */
final class Overlay {
  private final Table table;
  private final Rules rules;
  private final Notation notation;
  private final Position position;
  private final List<Side> eyes;

  Overlay(Table table, Position position, List<Side> eyes) {
    this.table = table;
    this.rules = table.rules();
    this.notation = table.notation();
    this.position = position;
    this.eyes = eyes;
  }

  /** Which units are in supply, or in command, with the line that proves it. */
  void traced(ObjectNode node, List<Side> sides, boolean supply) {
    ArrayNode units = node.putArray("units");
    for (Unit unit : rules.roster().all()) {
      if (!position.onMap(unit) || !sides.contains(unit.side())) {
        continue;
      }
      Trace trace = supply ? rules.supply(position, unit) : rules.command(position, unit);
      ObjectNode one =
          units
              .addObject()
              .put("unit", unit.id())
              .put("side", unit.side().id())
              .put("hex", notation.hex(position.place(unit)));
      new AnswerJson(notation).trace(one, trace);
    }
  }

  void zones(ObjectNode node, List<Side> sides) {
    ObjectNode bySide = node.putObject("sides");
    sides.forEach(side -> bySide.set(side.id(), notation.hexes(rules.zones(position, side))));
  }

  void control(ObjectNode node, List<Side> sides) {
    ObjectNode bySide = node.putObject("sides");
    sides.forEach(side -> bySide.set(side.id(), notation.hexes(rules.controlled(position, side))));
  }

  void cost(ObjectNode node, Unit unit) {
    Reach reach = rules.clerk().reach(position, unit, Order.Move.MARCH).value();
    node.put("unit", unit.id());
    new AnswerJson(notation)
        .reach(node, reach == null ? new Reach(unit, List.of(), List.of()) : reach);
  }

  void victory(ObjectNode node) {
    List<Explanation> points = rules.points(position);
    node.set("points", Notation.points(rules.game().sides(), points));
    ArrayNode explained = node.putArray("pointsExplained");
    points.forEach(sum -> explained.add(Notation.explanation(sum).put("what", sum.what())));
    ArrayNode hexes = node.putArray("hexes");
    for (Clerk.Prize prize : rules.clerk().prizes(position)) {
      hexes
          .addObject()
          .put("hex", notation.hex(prize.hex()))
          .put("what", prize.what())
          .put("points", prize.points())
          .put("case", prize.cause());
    }
  }

  /**
   * What moved and fought in the last part of a turn that is over.
   *
   * @param whose the side whose part is meant; the one before the present where there is none
   */
  void last(ObjectNode node, @Nullable Side whose) {
    Decision now = rules.decision(position);
    Decision.Choose then = null;
    List<Event> events = new ArrayList<>();
    for (Table.Entry entry : table.log(eyes).reversed()) {
      if (!(rules.decision(entry.before()) instanceof Decision.Choose at)) {
        continue;
      }
      if (then == null && !same(at, now) && (whose == null || whose.equals(at.part().side()))) {
        then = at;
      }
      if (then != null && !same(at, then)) {
        break;
      }
      if (then != null) {
        events.addAll(0, Sight.seen(eyes, entry.events()));
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

  private static boolean same(Decision.Choose a, Decision b) {
    return b instanceof Decision.Choose choose
        && a.turn() == choose.turn()
        && a.part().equals(choose.part());
  }
}
