package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Chit;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.Unit;
import java.util.List;

/** A position in the words of the protocol. */
public final class StateJson {
  private final Notation notation;
  private final Rules rules;
  private final Clerk clerk;

  private boolean all = true;

  public StateJson(Notation notation) {
    this.notation = notation;
    this.rules = notation.rules();
    this.clerk = rules.clerk();
  }

  /** Fills in the position: the whole truth, or what is left of it in somebody's view. */
  public void write(ObjectNode node, Position position) {
    Rules.Status status = rules.status(position);
    Side side = status.side();
    node.put("turn", status.turn()).put("phase", status.phase());
    node.put("side", side == null ? null : side.id());
    ArrayNode units = node.putArray("units");
    for (Unit unit : rules.roster().all()) {
      units.add(unit(position, unit));
    }
    control(node.putObject("control"), position);
    ArrayNode markers = node.putArray("markers");
    for (Rules.Status.Marker marker : status.markers()) {
      markers
          .addObject()
          .put("name", marker.name())
          .put("value", marker.value())
          .put("case", marker.caseId());
    }
    PreviewJson.combat(node, notation, position);
    tracks(node.putArray("tracks"), position);
    mapMarkers(node.putArray("mapMarkers"), position);
    chits(node, position);
    List<Explanation> points = rules.points(position);
    node.set("points", Notation.points(rules.game().sides(), points));
    ArrayNode explained = node.putArray("pointsExplained");
    points.forEach(sum -> explained.add(Notation.explanation(sum).put("what", sum.what())));
  }

  private void tracks(ArrayNode array, Position position) {
    for (Track track : rules.tracks(position)) {
      Side side = track.side();
      ObjectNode node =
          array
              .addObject()
              .put("id", track.id())
              .put("title", track.title())
              .put("side", side == null ? null : side.id())
              .put("value", track.value())
              .put("least", track.least())
              .put("most", track.most());
      ArrayNode steps = node.putArray("steps");
      for (Track.Step step : track.steps()) {
        steps.addObject().put("value", step.value()).put("title", step.title());
      }
      node.put("case", track.caseId());
    }
  }

  /** The chits, each in the cup with its chance to be drawn next. */
  private void chits(ObjectNode node, Position position) {
    List<Chit> chits = rules.chits(position);
    if (chits.isEmpty()) {
      return;
    }
    long left = chits.stream().filter(Chit::inCup).count();
    ArrayNode array = node.putArray("chits");
    for (Chit chit : chits) {
      ObjectNode each =
          array
              .addObject()
              .put("part", chit.part().id())
              .put("title", chit.part().title())
              .put("side", chit.part().side().id())
              .put("nation", chit.nation())
              .put("label", chit.label());
      if (chit.inCup()) {
        each.put("chance", 1.0 / left);
      } else {
        each.put("drawn", chit.drawn()).put("active", chit.active());
      }
      Chit.Roll roll = chit.roll();
      if (roll != null) {
        ObjectNode die = each.putObject("roll");
        roll.values().forEach(die.putArray("values")::add);
        die.put("face", roll.face()).put("value", roll.value()).put("case", roll.caseId());
      }
    }
  }

  private void mapMarkers(ArrayNode array, Position position) {
    for (MapMarker marker : rules.mapMarkers(position)) {
      Side side = marker.side();
      ObjectNode node =
          array.addObject().put("kind", marker.kind()).put("hex", notation.hex(marker.hex()));
      if (marker.toward() >= 0) {
        node.put("toward", notation.hex(marker.toward()));
      }
      node.put("title", marker.title()).put("side", side == null ? null : side.id());
      node.set("badge", LexiconJson.badge(marker.badge()));
      node.put("case", marker.caseId());
    }
  }

  /** Leaves out the figures of units that are as printed, for readers who have the counters. */
  public StateJson withoutPrinted() {
    all = false;
    return this;
  }

  private void values(ObjectNode node, Position position, Unit unit) {
    ArrayNode values = node.putArray("values");
    for (Clerk.Value value : clerk.values(position, unit)) {
      if (!all && value.now() == value.printed()) {
        continue;
      }
      values
          .addObject()
          .put("id", value.id())
          .put("value", value.now())
          .put("printed", value.printed());
    }
  }

  /** One unit as it stands in a position. */
  public ObjectNode unit(Position position, Unit unit) {
    Rules.UnitState state = rules.unitState(position, unit);
    ObjectNode node =
        Json.object()
            .put("id", unit.id())
            .put("side", unit.side().id())
            .put("nationality", unit.nationality())
            .put("type", unit.type())
            .put("size", unit.size())
            .put("name", unit.name());
    if (position.onMap(unit)) {
      node.put("hex", notation.hex(position.place(unit)));
      if (position.layout().ordered()) {
        node.put("depth", position.depth(unit));
      }
    } else {
      node.put("box", state.place());
    }
    if (unit.isSymbol()) {
      // Its values are not known to the side that looks; a zero would be a lie.
      node.put("hidden", true);
    } else {
      node.put("steps", state.steps())
          .put("lost", state.lost())
          .put("attack", state.attack())
          .put("defense", state.defence())
          .put("move", state.move());
      values(node, position, unit);
      Clerk.Tab tab = clerk.tab(position, unit);
      if (tab != null) {
        node.putObject("tab")
            .put("id", tab.id())
            .put("text", tab.text())
            .put("title", tab.title())
            .put("tone", tab.tone());
      }
      if (clerk.lost(position, unit)) {
        node.put("dead", true);
      }
    }
    ArrayNode flags = node.putArray("flags");
    state.flags().forEach(flags::add);
    return node;
  }

  private void control(ObjectNode node, Position position) {
    for (Side side : rules.game().sides()) {
      Hexes held = rules.controlled(position, side);
      node.set(side.id(), notation.hexes(held));
    }
  }
}
