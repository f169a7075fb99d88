package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.analysis.Deed;
import fieldmarshal.bots.analysis.Estimate;
import fieldmarshal.bots.analysis.Report;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Side;
import java.util.List;

/** What an analysis found. Chances are those of the first side, from 0 to 1. */
public final class AnalysisJson {
  private static final double DIGITS = 1e4;

  private final Notation notation;

  public AnalysisJson(Notation notation) {
    this.notation = notation;
  }

  /** The whole of it. */
  public ObjectNode write(Report report) {
    List<Side> sides = notation.rules().game().sides();
    ObjectNode node =
        Json.object()
            .put("state", Json.word(report.state()))
            .put("side", sides.getFirst().id())
            .put("done", report.done())
            .put("total", report.total())
            .put("progress", round(report.progress()))
            .put("secondsLeft", Math.round(report.secondsLeft()))
            .put("games", report.games())
            .put("fitted", report.fitted())
            .put("weighed", report.weighed())
            .put("unseen", report.unseen())
            .put("begins", report.begins());
    ArrayNode points = node.putArray("points");
    for (Report.Point point : report.points()) {
      ObjectNode each = points.addObject().put("line", point.line()).put("turn", point.turn());
      each.set("part", part(point.part()));
      estimate(each, point.chance());
      each.put("dice", round(point.dice()));
    }
    ArrayNode mistakes = node.putArray("mistakes");
    report.mistakes().forEach(mistake -> mistakes.add(write(mistake)));
    Report.Shares shares = report.shares();
    ObjectNode sum =
        node.putObject("shares")
            .put("from", round(shares.from()))
            .put("to", round(shares.to()))
            .put("dice", round(shares.dice()));
    ObjectNode decisions = sum.putObject("decisions");
    for (Side side : sides) {
      decisions.put(side.id(), round(shares.decisions()[side.index()]));
    }
    return node;
  }

  private static ObjectNode part(Part part) {
    return Json.object()
        .put("number", part.number())
        .put("side", part.side().id())
        .put("id", part.id())
        .put("title", part.title());
  }

  private static void estimate(ObjectNode node, Estimate estimate) {
    node.put("chance", round(estimate.chance()))
        .put("low", round(estimate.low()))
        .put("high", round(estimate.high()))
        .put("games", estimate.games());
  }

  private ObjectNode write(Report.Mistake mistake) {
    ObjectNode node =
        Json.object()
            .put("point", mistake.point())
            .put("line", mistake.line())
            .put("turn", mistake.turn())
            .put("side", mistake.side().id());
    node.set("part", part(mistake.part()));
    node.put("mark", mistake.blunder() ? "??" : "?")
        .put("loss", round(mistake.loss()))
        .put("error", round(mistake.error()))
        .put("after", round(mistake.played()))
        .put("why", mistake.why());
    estimate(node.putObject("expected"), mistake.expected());
    node.set("played", deeds(mistake.deeds()));
    node.set("proposed", deeds(mistake.proposed()));
    node.set("orders", orders(mistake.orders()));
    return node;
  }

  /** Orders, as the protocol writes them. */
  public ArrayNode orders(List<Order> orders) {
    OrderJson json = new OrderJson(notation);
    ArrayNode list = Json.array();
    orders.forEach(order -> list.add(json.write(order)));
    return list;
  }

  /** What was done or is proposed, for arrows on the map. */
  public ArrayNode deeds(List<Deed> deeds) {
    ArrayNode list = Json.array();
    for (Deed deed : deeds) {
      ObjectNode each = list.addObject().put("kind", deed.attack() ? "attack" : "move");
      each.set("units", Notation.ids(deed.units()));
      each.set("from", notation.hexes(deed.from()));
      each.set("path", notation.hexes(deed.path()));
      each.set("targets", notation.hexes(deed.targets()));
      each.put("why", deed.why());
    }
    return list;
  }

  private static double round(double value) {
    return Math.round(value * DIGITS) / DIGITS + 0.0;
  }
}
